"""What the greedy bot thinks of a position of Empires, and the small choices a person would make at once.

Whatever is said in the same words under both rulebooks is asked of both.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from metropole import bots
from metropole.games.empires.bot import evaluation, plans, weights
from metropole.games.empires.bot.chances import at_least, sea_odds
from metropole.games.empires.bot.evaluation import crown
from metropole.games.empires.bot.revised import evaluation as revised_evaluation
from metropole.games.empires.bot.revised import plans as revised_plans
from metropole.games.empires.bot.revised import weights as revised_weights
from metropole.games.empires.bot.revised.evaluation import turns_left, wealth
from metropole.games.empires.bot.revised.wars import hunt_worth, odds
from metropole.games.empires.positions import laid_out, offered, perform, say, seat_of, started, to_round, use
from metropole.games.empires.rules import prompts
from metropole.games.empires.rules.action_space import CARDS
from metropole.games.empires.rules.board import BRAZIL, CHARACTERS, INDIA, NATIONS, TERRITORIES, Territory
from metropole.games.empires.rules.game import FLEETS_PHASE, REPAYMENTS, TURN, Game
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.state import TRACK_COUNT
from metropole.games.empires.rules.view import view
from metropole.kernel import Chance, Decision

BLUE = seat_of("blue")
SECOND, REVISED = "empires/second", "empires/revised"
NATIONS_GAME = f"{SECOND}+nations"
Keywords: TypeAlias = dict[str, Any]  # of `laid_out`
UNKNOWN = ", ".join([name for name in TERRITORIES if name != "brazil"])
in_both = pytest.mark.parametrize("edition", [SECOND, REVISED])


def answer(g: Game) -> str:
    """What the greedy bot says to the open question."""
    assert isinstance(g.pending, Decision)
    return g.space.name(bots.make("greedy").decide(view(g, g.pending.seat), 0))


def in_round(edition: str, card: str = "", **position: Any) -> str:
    """What blue does when its round begins, in the second edition with this card."""
    return answer(to_round(laid_out(edition, **position), "blue", card))


def using(edition: str, character: str, *said: str | int, **position: Any) -> Game:
    """Blue uses a character, and this is said and rolled then."""
    return say(use(laid_out(edition, **position), "blue", character), *said)


def lays_before(earlier: str, later: str, **position: Any) -> bool:
    """Whether the row that the bot would lay in the second edition has both cards in this order."""
    row = plans.best_row(plans.TurnAnalysis(laid_out(**position), BLUE), []).cards
    return row.index(CARDS.index(earlier)) < row.index(CARDS.index(later))


def until(g: Game, key: str, dice: int = 0) -> Game:
    """Go on to this question; dice show so many, or as few as possible, and everybody takes the first option."""
    while not (isinstance(g.pending, Decision) and g.pending.prompt.key == key):
        pending = g.pending
        if isinstance(pending, Chance):
            g.answer(dice if dice in pending.outcomes else pending.outcomes[0])
        else:
            assert isinstance(pending, Decision)
            g.answer(pending.options[0])
    return g


def test_weighs_every_nation_track_and_character() -> None:
    second, revised = weights.WEIGHTS, revised_weights.WEIGHTS

    assert TRACK_COUNT == len((second.seafaring, second.navy, second.logistics, second.economy))
    assert TRACK_COUNT == len((revised.seafaring, revised.navy, revised.logistics, revised.economy))
    assert set(range(len(CHARACTERS))) == {*plans.PLANS, *plans.PLAIN}
    assert set(plans.PLAIN) == set(revised_plans.PLAIN)
    assert len(NATIONS) == len(weights.NATION_WORTH)


# --- dice ---


@pytest.mark.parametrize(("need", "chance"), [(0, 1.0), (1, 0.98266), (3, 0.70086), (4, 0.44074), (7, 0.01966)])
def test_knows_the_chances_of_ten_dice(need: int, chance: float) -> None:
    assert chance == pytest.approx(at_least(10, need), abs=1e-5)


@pytest.mark.parametrize("war", [sea_odds, odds])
def test_knows_the_odds_at_sea(war: Callable[[int, int], tuple[float, float]]) -> None:
    """Nobody to fight is a victory, equals are equal, and more squadrons are better; four years may have no winner."""
    assert (1.0, 0.0) == war(2, 0)
    assert war(3, 3)[0] == pytest.approx(war(3, 3)[1])
    assert war(4, 2)[0] > war(3, 2)[0] > war(2, 2)[0]
    assert sum(odds(8, 8)) < 1.0


# --- worth ---


@pytest.mark.parametrize(
    ("position", "territory", "missing"),
    [
        ({}, BRAZIL, 2),  # its native power
        ({"brazil": "blue, blue, red"}, BRAZIL, 0),
        ({"brazil": "red, red"}, BRAZIL, 3),
        ({}, INDIA, -1),  # opium takes a better economy
        ({"tracks": {"blue": "economy 6"}}, INDIA, 7),
    ],
)
def test_counts_what_a_colony_still_takes(position: Keywords, territory: Territory, missing: int) -> None:
    assert missing == evaluation.counters_missing(laid_out(**position), BLUE, territory)
    assert missing == evaluation.counters_missing(laid_out(REVISED, **position), BLUE, territory)


def test_the_last_prestige_is_worth_most() -> None:
    """Unless debts stand in its way."""
    near = laid_out(prestige={"blue": 9})
    owing = laid_out(prestige={"blue": 9}, loans={"blue": [4]})

    assert crown(near, BLUE, 1) > crown(owing, BLUE, 1) == 1.0


def test_time_runs_out() -> None:
    """With the turns, and with the points of the leader."""
    assert turns_left(laid_out(REVISED, turn=2)) > turns_left(laid_out(REVISED, turn=8)) > 0.0
    assert turns_left(laid_out(REVISED, turn=3, war_points={"red": 9})) < turns_left(laid_out(REVISED, turn=3))


def test_a_loan_weighs_more_towards_the_end() -> None:
    """Ten counters cost two points at the end, and less before."""
    early, late = [laid_out(REVISED, turn=turn) for turn in (1, 11)]
    before, after = [wealth(g, BLUE, 2, 0) - wealth(g, BLUE, 2, 10) for g in (early, late)]

    assert 0.0 < before < after
    assert after > 1.0


# --- the turn ---


def test_founds_a_colony_after_sending_for_it() -> None:
    """One counter is missing in Brazil, and nothing is left to explore."""
    assert lays_before("viceroy/ambassador", "explorer/conqueror", treasury={"blue": 2}, brazil="blue")


def test_ships_before_it_sells() -> None:
    ready: Keywords = {"fleets": {"blue": 3}, "barbary": "blue", "levant": "blue", "egypt": "blue"}
    last_cards = laid_out(REVISED, tracks={"blue": "economy 4"}, locked={"blue": "sovereign/rebel"}, round=4, **ready)
    last_cards.s.laid[BLUE] = 0b100011

    assert lays_before("merchant/governor", "trader/financier", **ready)
    assert "use merchant" == answer(to_round(last_cards, "blue"))


def test_learns_before_it_sails() -> None:
    """Seafaring helps the exploration of the same turn, when hardly anything is explored yet."""
    unknown = ", ".join(TERRITORIES[3:])
    row = ("scientist/missionary", "explorer/conqueror")

    assert lays_before(*row, treasury={"blue": 5}, unexplored=unknown, america=False)


def test_takes_the_prestige_that_wins() -> None:
    assert "use conqueror" == in_round(
        SECOND, "explorer/conqueror", prestige={"blue": 9}, brazil="blue, blue", unexplored="west indies"
    )


def test_takes_the_point_that_wins() -> None:
    """Nine points, and a city for the last two treasuries; an exploration might win too, but only might."""
    colony: Keywords = {"brazil": "blue", "colonies": {"brazil": "blue"}, "unexplored": UNKNOWN}

    assert "use governor" == in_round(REVISED, treasury={"blue": 2}, war_points={"blue": 7}, **colony)


def test_sells_to_pay_for_victory() -> None:
    """Ten points but for five counters of the loan: the trader brings the treasury that ends the game."""
    owing: Keywords = {"war_points": {"blue": 10}, "loans": {"blue": [5]}}

    assert "use trader" == in_round(REVISED, goods={"blue": 5}, tracks={"blue": "economy 6"}, brazil="red", **owing)


def test_founds_the_colony_that_stands_ready() -> None:
    """Nothing is left to explore, and two counters hold Brazil."""
    assert "use conqueror" == in_round(REVISED, brazil="blue, blue")


def test_sends_what_a_colony_misses() -> None:
    """Nothing but Brazil is known so far."""
    g = using(REVISED, "viceroy", treasury={"blue": 3}, brazil="blue", unexplored=UNKNOWN)

    assert "territory brazil" == answer(g)


def test_gives_nothing_away() -> None:
    assert not in_round(SECOND, "sovereign/rebel", treasury={"blue": 9}).startswith("gift")


def test_never_lays_a_card_that_serves() -> None:
    """Only what does more harm than good is played without an action."""
    choice = in_round(REVISED, treasury={"blue": 9}, fleets={"blue": 3}, barbary="blue", levant="blue")

    assert choice.startswith("use")


def test_locks_what_it_needs_least() -> None:
    """A colony stands ready and goods wait for the trader: neither card is left out."""
    g = laid_out(REVISED, brazil="blue, blue", goods={"blue": 4}, tracks={"blue": "economy 4"}, treasury={"blue": 3})
    g.s.round, g.s.laid = 5, [0b011111] * g.seats
    until(perform(g, TURN), "lock")

    assert answer(g) not in ("lock explorer/conqueror", "lock trader/financier")


# --- exploration and colonies ---


@in_both
@pytest.mark.parametrize(
    ("unexplored", "likely"),
    [("west indies, australia, congo", "west indies"), ("southern africa, canada", "southern africa")],
)
def test_explores_where_success_is_likely(edition: str, unexplored: str, likely: str) -> None:
    g = using(edition, "explorer", unexplored=unexplored, treasury={"blue": 3}, fleets={"blue": 2})

    assert f"territory {likely}" == answer(g)


def test_leaves_china_for_later() -> None:
    """Its monopolies are soon broken elsewhere; the resource of the East Indies is found nowhere else."""
    g = started(REVISED, 4)
    explored: list[str] = []
    while len(explored) < 2:
        pending = g.pending
        if isinstance(pending, Chance):
            g.answer(pending.outcomes[0])
        elif isinstance(pending, Decision):
            said = answer(g)
            if pending.prompt is prompts.EXPLORE:
                explored.append(said)
            g.answer(g.space.parse(said))

    assert ["territory west africa", "territory east indies"] == explored


@pytest.mark.parametrize(("rolled", "expected"), [(3, "yes"), (1, "no")])
def test_buys_up_for_little_and_not_for_much(rolled: int, expected: str) -> None:
    """One short costs one treasury; three short cost all six, and Persia is not worth that."""
    able: Keywords = {"treasury": {"blue": 6}, "fleets": {"blue": 2}, "barbary": "red"}
    g = using(REVISED, "explorer", "territory persia", rolled, unexplored="persia, canada", **able)

    assert expected == answer(g)


def test_occupies_what_it_has_explored() -> None:
    g = using(REVISED, "explorer", 6, unexplored="southern africa", treasury={"blue": 5}, fleets={"blue": 3})

    assert answer(g).startswith("with")


@pytest.mark.parametrize(("tracks", "rolls_on"), [({}, "no"), ({"blue": "seafaring 3"}, "yes")])
def test_rolls_again_for_australia_if_it_is_likely(tracks: dict[str, str], rolls_on: str) -> None:
    """A failure would cost the counter that can be placed now."""
    means: Keywords = {"treasury": {"blue": 9}, "fleets": {"blue": 3}, "tracks": tracks}
    g = using(SECOND, "explorer", 10, unexplored="australia", **means)

    assert rolls_on == answer(g)
    assert "with" in answer(say(g, "no"))


@pytest.mark.parametrize(("second", "said"), [("brazil", "yes"), ("new spain", "no")])
def test_historical_city_is_worth_more_unless_the_next_one_pays(second: str, said: str) -> None:
    """With Economy 2 a city of 2 would keep Spain from founding one in its other colony with a historical city."""
    colonies = {"west indies": "blue", second: "blue"}
    means: Keywords = {"treasury": {"blue": 9}, "west_indies": "blue", second.replace(" ", "_"): "blue"}
    g = using(NATIONS_GAME, "governor", nations={"blue": "spain"}, colonies=colonies, **means)

    assert said == answer(say(g, "territory west indies", "amount 1"))


def test_city_goes_to_an_own_colony() -> None:
    """At the lowest price."""
    colony: Keywords = {"brazil": "blue", "peru": "blue", "colonies": {"peru": "blue"}}
    g = using(SECOND, "governor", treasury={"blue": 4}, tracks={"blue": "economy 4"}, **colony)

    assert "territory peru" == answer(g)
    assert "amount 1" == answer(say(g, "territory peru"))


# --- money and ships ---


@in_both
def test_builds_fleets_that_have_something_to_ship(edition: str) -> None:
    goods: Keywords = dict.fromkeys(("barbary", "east_indies", "new_spain"), "blue")
    g = laid_out(edition, treasury={"blue": 6}, fleets={"blue": 1}, **goods)

    assert answer(perform(g, FLEETS_PHASE)) in ("amount 2", "amount 3", *["amount 4"] * (edition == REVISED))


def test_repays_what_keeps_it_from_winning() -> None:
    assert "pile 1" == in_round(
        SECOND, "merchant/governor", prestige={"blue": 10}, treasury={"blue": 7}, loans={"blue": [3, 4]}
    )


@pytest.mark.parametrize(("treasury", "loan", "amount"), [(20, 10, 10), (8, 16, 1)])
def test_repays_before_interest_what_it_can_spare(treasury: int, loan: int, amount: int) -> None:
    """And the counter too many: sixteen counters cost two, fifteen cost one."""
    g = laid_out(REVISED, turn=3, treasury={"blue": treasury}, loans={"blue": [loan]})
    g.s.phase = 5
    perform(g, REPAYMENTS)

    assert "pile 1" == answer(g)
    assert f"amount {amount}" == answer(say(g, "pile 1"))


def test_keeps_its_treasury_for_the_turn() -> None:
    g = to_round(laid_out(REVISED, treasury={"blue": 10}, loans={"blue": [10]}, barbary="blue"), "blue")

    assert "pile 1" in offered(g)
    assert "pile 1" != answer(g)


@in_both
def test_sells_what_pays(edition: str) -> None:
    g = use(laid_out(edition, fleets={"red": 1}, barbary="blue"), "red", "merchant")

    assert "yes" == answer(say(g, "space barbary 1"))


def test_an_even_purchase_alone_is_fruitless() -> None:
    """Two bought goods count as much as one."""
    g = using(REVISED, "merchant", fleets={"blue": 2}, barbary="red", egypt="green", levant="orange")

    assert "done" == answer(say(g, answer(g), "yes"))


def test_the_privateer_of_the_leader_is_sunk() -> None:
    ships: Keywords = {"fleets": {"blue": 2}, "squadrons": {"blue": 3}, "barbary": "blue", "egypt": "blue"}
    ships["privateers"] = {"red in blue": 1, "green in blue": 1}
    said = ("space barbary 1", "space egypt 1", "amount 1", 1, "amount 1", 0, "yes", 1)

    assert "player green" == answer(using(REVISED, "merchant", *said, war_points={"green": 7}, **ships))


# --- rebels ---


@in_both
def test_a_rebellion_hits_the_leader(edition: str) -> None:
    """Their colony falls, for which they cannot pay, rather than a bystander's counter."""
    leading: Keywords = {"prestige": {"red": 8}, "war_points": {"red": 7}, "treasury": {"blue": 8}}
    g = using(edition, "rebel", brazil="red, green", colonies={"brazil": "red"}, unrest={"brazil": 3}, **leading)

    assert "stir rebellion" == answer(g)


def test_stirs_where_it_is_not_itself() -> None:
    g = using(REVISED, "rebel", war_points={"red": 5}, brazil="blue, blue", peru="red", colonies={"peru": "red"})

    assert "territory peru" == answer(g)
    assert "territory brazil" != answer(say(g, "territory peru"))


def test_averts_the_loss_of_a_colony() -> None:
    """Two successes against two counters, one of which holds it: one loss is bought off, the other not worth it."""
    colony: Keywords = {"brazil": "blue, blue", "unrest": {"brazil": 2}, "colonies": {"brazil": "blue"}}
    g = use(laid_out(REVISED, treasury={"blue": 9, "red": 9}, **colony), "red", "rebel")

    assert "space brazil 1" == answer(until(say(g, "stir rebellion"), "avert", dice=2))


# --- war ---


@in_both
def test_attacks_the_defenceless(edition: str) -> None:
    prestige = dict.fromkeys(("red", "green", "orange"), 5)
    g = using(edition, "sovereign", squadrons={"blue": 4, "red": 4, "green": 0, "orange": 4}, prestige=prestige)

    assert "player green" == answer(g)


@in_both
def test_begins_no_war_among_equals(edition: str) -> None:
    equals = dict.fromkeys(("blue", "red", "green", "orange"), 3)

    assert "use sovereign" != in_round(edition, "sovereign/rebel", squadrons=equals, prestige={"red": 5})


def test_surrenders_when_there_is_nothing_to_lose() -> None:
    """Without prestige a hopeless war ends at once."""
    war: Keywords = {"squadrons": {"blue": 6, "red": 1}, "prestige": {"blue": 3}, "brazil": "blue, blue, red"}

    assert "yes" == answer(until(using(SECOND, "sovereign", "player red", **war), "surrender"))


def test_surrenders_a_hopeless_war_and_fights_on_when_winning() -> None:
    """Outnumbered at sea a defender loses no point by giving in, only what another year would cost."""
    winning = until(using(REVISED, "sovereign", "player red", squadrons={"blue": 6, "red": 1}), "surrender")

    assert "no" == answer(winning)
    assert "yes" == answer(say(winning, "no"))


def test_does_not_surrender_to_nobody() -> None:
    """The enemy has no squadron left and must give in next: there is no year to come, however much was at stake."""
    g = using(REVISED, "sovereign", "player red", squadrons={"blue": 6}, brazil="blue, " * 9 + "red, red")

    assert "no" == answer(until(g, "surrender"))


@pytest.mark.parametrize(
    ("stack", "position", "paid"),
    [("red, red, blue, blue", 1, True), ("red, blue, blue, red", 3, True), ("red, blue, blue, red", 0, False)],
)
def test_reckons_with_the_step_after_a_war(stack: str, position: int, paid: bool) -> None:
    """Who still lies at the bottom has to be ousted for a step; who has lost the lowest counter has not."""
    g = using(REVISED, "sovereign", "player red", squadrons={"blue": 3, "red": 3}, brazil=stack)
    space = g.board.spaces[BRAZIL][0]

    assert paid == (revised_evaluation.toll(g, BLUE, space, [space * POSITIONS + position]) > 0.0)


def test_hunts_for_the_war_box() -> None:
    """A hunt that takes a full box is worth more than one that leaves it; an empty box makes no difference."""
    lurking: Keywords = {"squadrons": {"blue": 2}, "privateers": {"red in blue": 1}}
    full, free = [hunt_worth(laid_out(name, war_box=4, **lurking), BLUE) for name in (REVISED, f"{REVISED}+freehunt")]

    assert full > free == hunt_worth(laid_out(REVISED, **lurking), BLUE)


def test_helps_nobody_for_nothing() -> None:
    g = using(REVISED, "sovereign", "player red", squadrons={"blue": 5, "red": 3, "green": 2, "orange": 2})

    assert "support nobody" == answer(until(g, "support"))
