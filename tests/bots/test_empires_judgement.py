"""What the greedy bot thinks of a position of Empires, and the small choices a person would make at once."""

import pytest

from metropole import bots
from metropole.bots.empires.chances import at_least, sea_odds
from metropole.bots.empires.evaluation import counters_missing, crown
from metropole.bots.empires.plans import PLANS, TurnAnalysis, best_row
from metropole.bots.empires.weights import NATION_WORTH, WEIGHTS
from metropole.empires.action_space import CARDS
from metropole.empires.board import BRAZIL, CHARACTERS, INDIA, NATIONS, TERRITORIES
from metropole.empires.game import FLEETS_PHASE, Game
from metropole.empires.state import TRACK_COUNT
from metropole.empires.view import view
from metropole.kernel import Decision
from metropole.testing.empires import laid_out, perform, say, seat_of, to_round, use

BLUE = seat_of("blue")


def answer(g: Game) -> str:
    """What the greedy bot says to the open question."""
    assert isinstance(g.pending, Decision)
    return g.space.name(bots.make("greedy").decide(view(g, g.pending.seat), 0))


def planned(g: Game) -> list[str]:
    """The cards of the row that the bot would lay."""
    return [CARDS[card] for card in best_row(TurnAnalysis(g, BLUE), []).cards]


def test_weighs_every_nation_track_and_character() -> None:
    assert len(NATIONS) == len(NATION_WORTH)
    assert TRACK_COUNT == len((WEIGHTS.seafaring, WEIGHTS.navy, WEIGHTS.logistics, WEIGHTS.economy))
    assert set(range(len(CHARACTERS))) == set(PLANS)


# --- dice ---


@pytest.mark.parametrize(("need", "chance"), [(0, 1.0), (1, 0.98266), (3, 0.70086), (4, 0.44074), (7, 0.01966)])
def test_knows_the_chances_of_ten_dice(need: int, chance: float) -> None:
    assert chance == pytest.approx(at_least(10, need), abs=1e-5)


def test_knows_the_odds_at_sea() -> None:
    """Nobody to fight is a victory, equals are equal, and more squadrons are better."""
    assert (1.0, 0.0) == sea_odds(2, 0)
    assert sea_odds(3, 3)[0] == pytest.approx(sea_odds(3, 3)[1])
    assert sea_odds(4, 2)[0] > sea_odds(3, 2)[0] > sea_odds(2, 2)[0]


# --- worth ---


def test_counts_what_a_colony_still_takes() -> None:
    """Brazil has native power two; against two red counters three are needed."""
    assert 2 == counters_missing(laid_out(), BLUE, BRAZIL)
    assert 0 == counters_missing(laid_out(brazil="blue, blue, red"), BLUE, BRAZIL)
    assert 3 == counters_missing(laid_out(brazil="red, red"), BLUE, BRAZIL)


def test_knows_what_is_barred() -> None:
    """Opium takes a better economy."""
    assert -1 == counters_missing(laid_out(), BLUE, INDIA)
    assert 7 == counters_missing(laid_out(tracks={"blue": "economy 6"}), BLUE, INDIA)


def test_the_last_prestige_is_worth_most() -> None:
    """Unless debts stand in its way."""
    near = laid_out(prestige={"blue": 9})
    owing = laid_out(prestige={"blue": 9}, loans={"blue": [4]})

    assert crown(near, BLUE, 1) > crown(owing, BLUE, 1) == 1.0


# --- the turn ---


def test_founds_a_colony_after_sending_for_it() -> None:
    """One counter is missing in Brazil, and nothing is left to explore."""
    row = planned(laid_out(treasury={"blue": 2}, brazil="blue"))

    assert row.index("viceroy/ambassador") < row.index("explorer/conqueror")


def test_ships_before_it_sells() -> None:
    row = planned(laid_out(fleets={"blue": 3}, barbary="blue", levant="blue", egypt="blue"))

    assert row.index("merchant/governor") < row.index("trader/financier")


def test_learns_before_it_sails() -> None:
    """Seafaring helps the exploration of the same turn, when hardly anything is explored yet."""
    row = planned(laid_out(treasury={"blue": 5}, unexplored=", ".join(TERRITORIES[3:]), america=False))

    assert row.index("scientist/missionary") < row.index("explorer/conqueror")


def test_takes_the_prestige_that_wins() -> None:
    g = laid_out(prestige={"blue": 9}, brazil="blue, blue", unexplored="west indies")
    to_round(g, "blue", "explorer/conqueror")

    assert "use conqueror" == answer(g)


def test_repays_what_keeps_it_from_winning() -> None:
    g = laid_out(prestige={"blue": 10}, treasury={"blue": 7}, loans={"blue": [3, 4]})
    to_round(g, "blue", "merchant/governor")

    assert "pile 1" == answer(g)


def test_gives_nothing_away() -> None:
    g = laid_out(treasury={"blue": 9})
    to_round(g, "blue", "sovereign/rebel")

    assert not answer(g).startswith("gift")


def test_builds_fleets_that_have_something_to_ship() -> None:
    g = laid_out(treasury={"blue": 6}, fleets={"blue": 1}, barbary="blue", east_indies="blue", new_spain="blue")
    perform(g, FLEETS_PHASE)

    assert answer(g) in ("amount 2", "amount 3")


# --- choices ---


def test_explores_where_success_is_likely() -> None:
    g = use(laid_out(unexplored="west indies, australia, congo"), "blue", "explorer")

    assert "territory west indies" == answer(g)


def test_attacks_the_defenceless() -> None:
    g = laid_out(squadrons={"blue": 4, "red": 4, "green": 0, "orange": 4}, prestige={"red": 5, "green": 5, "orange": 5})
    use(g, "blue", "sovereign")

    assert "player green" == answer(g)


def test_begins_no_war_among_equals() -> None:
    g = laid_out(squadrons=dict.fromkeys(("blue", "red", "green", "orange"), 3), prestige={"red": 5})
    to_round(g, "blue", "sovereign/rebel")

    assert "use sovereign" != answer(g)


def test_city_goes_to_an_own_colony() -> None:
    """At the lowest price."""
    g = laid_out(
        treasury={"blue": 4}, tracks={"blue": "economy 4"}, brazil="blue", peru="blue", colonies={"peru": "blue"}
    )
    use(g, "blue", "governor")

    assert "territory peru" == answer(g)
    say(g, answer(g))
    assert "amount 1" == answer(g)


def test_rebellion_hits_others() -> None:
    """The leader's colony falls rather than a bystander's counter."""
    g = laid_out(prestige={"red": 8}, brazil="red, green", colonies={"brazil": "red"}, unrest={"brazil": 3})
    use(g, "blue", "rebel")

    assert "stir rebellion" == answer(g)


def test_sells_what_pays() -> None:
    g = laid_out(fleets={"red": 1}, barbary="blue")
    use(g, "red", "merchant")
    say(g, "space barbary 1")

    assert "yes" == answer(g)


def test_surrenders_when_there_is_nothing_to_lose() -> None:
    """Without prestige a hopeless war ends at once."""
    g = laid_out(squadrons={"blue": 6, "red": 1}, prestige={"blue": 3, "red": 0}, brazil="blue, blue, red")
    use(g, "blue", "sovereign")
    say(g, "player red")
    while not isinstance(g.pending, Decision):
        g.answer(0)

    assert "yes" == answer(g)
