"""What the greedy bot thinks of a position of the revised rules, and the choices a person would make at once."""

import pytest

from metropole import bots
from metropole.bots.empires.revised.evaluation import counters_missing, turns_left, wealth
from metropole.bots.empires.revised.plans import PLANS
from metropole.bots.empires.revised.wars import odds
from metropole.bots.empires.revised.weights import WEIGHTS
from metropole.empires.board import BRAZIL, CHARACTERS, INDIA, TERRITORIES
from metropole.empires.game import FLEETS_PHASE, REPAYMENTS, TURN, Game
from metropole.empires.state import TRACK_COUNT
from metropole.empires.view import view
from metropole.kernel import Chance, Decision
from metropole.testing.empires import laid_out, offered, perform, say, seat_of, to_round, use

BLUE = seat_of("blue")
REVISED = "empires/revised"
UNKNOWN = ", ".join([name for name in TERRITORIES if name != "brazil"])
EVERYBODY = ("blue", "red", "green", "orange")


def answer(g: Game) -> str:
    """What the greedy bot says to the open question."""
    assert isinstance(g.pending, Decision)
    return g.space.name(bots.make("greedy").decide(view(g, g.pending.seat), 0))


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


def first_use(g: Game, colour: str = "blue") -> str:
    """What the bot does when its round begins."""
    return answer(to_round(g, colour))


def test_weighs_every_track_and_character() -> None:
    assert TRACK_COUNT == len((WEIGHTS.seafaring, WEIGHTS.navy, WEIGHTS.logistics, WEIGHTS.economy))
    assert set(range(len(CHARACTERS))) == set(PLANS)


# --- worth ---


def test_knows_the_odds_of_four_years() -> None:
    """Nobody to fight is a victory, equals are equal, and some wars end without a winner."""
    assert (1.0, 0.0) == odds(2, 0)
    assert odds(3, 3)[0] == pytest.approx(odds(3, 3)[1])
    assert odds(4, 2)[0] > odds(3, 2)[0] > odds(2, 2)[0]
    assert sum(odds(8, 8)) < 1.0


def test_counts_what_a_colony_still_takes() -> None:
    """Opium in India takes a better economy."""
    assert 0 == counters_missing(laid_out(REVISED, brazil="blue, blue, red"), BLUE, BRAZIL)
    assert 3 == counters_missing(laid_out(REVISED, brazil="red, red"), BLUE, BRAZIL)
    assert -1 == counters_missing(laid_out(REVISED), BLUE, INDIA)


def test_time_runs_out() -> None:
    """With the turns, and with the points of the leader."""
    ahead = laid_out(REVISED, turn=3, war_points={"red": 9})

    assert turns_left(laid_out(REVISED, turn=2)) > turns_left(laid_out(REVISED, turn=8)) > 0.0
    assert turns_left(ahead) < turns_left(laid_out(REVISED, turn=3))


def test_a_loan_weighs_more_towards_the_end() -> None:
    """Ten counters cost two points at the end, and less before."""
    early, late = [laid_out(REVISED, turn=turn) for turn in (1, 11)]
    before, after = [wealth(g, BLUE, 2, 0) - wealth(g, BLUE, 2, 10) for g in (early, late)]

    assert 0.0 < before < after
    assert after > 1.0


# --- the turn ---


def test_founds_the_colony_that_stands_ready() -> None:
    """Nothing is left to explore, and two counters hold Brazil."""
    assert "use conqueror" == first_use(laid_out(REVISED, brazil="blue, blue"))


def test_sends_what_a_colony_misses() -> None:
    """Nothing but Brazil is known so far."""
    g = laid_out(REVISED, treasury={"blue": 3}, brazil="blue", unexplored=UNKNOWN)
    use(g, "blue", "viceroy")

    assert "territory brazil" == answer(g)


def test_takes_the_point_that_wins() -> None:
    """Nine points, and a city for the last two treasuries; an exploration might win too, but only might."""
    g = laid_out(
        REVISED,
        treasury={"blue": 2},
        war_points={"blue": 7},
        brazil="blue",
        colonies={"brazil": "blue"},
        unexplored=UNKNOWN,
    )

    assert "use governor" == first_use(g)


def test_sells_to_pay_for_victory() -> None:
    """Ten points but for five counters of the loan: the trader brings the treasury that ends the game."""
    g = laid_out(
        REVISED,
        war_points={"blue": 10},
        loans={"blue": [5]},
        goods={"blue": 5},
        tracks={"blue": "economy 6"},
        brazil="red",
    )

    assert "use trader" == first_use(g)


def test_ships_before_it_sells() -> None:
    g = laid_out(
        REVISED,
        fleets={"blue": 3},
        tracks={"blue": "economy 4"},
        barbary="blue",
        levant="blue",
        egypt="blue",
        locked={"blue": "sovereign/rebel"},
        round=4,
    )
    g.s.laid[BLUE] = 0b100011

    assert "use merchant" == first_use(g)


def test_explores_where_success_is_likely() -> None:
    g = laid_out(REVISED, unexplored="southern africa, canada", treasury={"blue": 3}, fleets={"blue": 2})
    use(g, "blue", "explorer")

    assert "territory southern africa" == answer(g)


@pytest.mark.parametrize(("rolled", "expected"), [(3, "yes"), (1, "no")])
def test_buys_up_for_little_and_not_for_much(rolled: int, expected: str) -> None:
    """One short costs one treasury; three short cost all six, and Persia is not worth that."""
    g = laid_out(REVISED, unexplored="persia, canada", treasury={"blue": 6}, fleets={"blue": 2}, barbary="red")
    use(g, "blue", "explorer")
    say(g, "territory persia")
    g.answer(rolled)

    assert expected == answer(g)


def test_occupies_what_it_has_explored() -> None:
    g = laid_out(REVISED, unexplored="southern africa", treasury={"blue": 5}, fleets={"blue": 3})
    use(g, "blue", "explorer")
    g.answer(6)

    assert answer(g).startswith("with")


def test_never_lays_a_card_that_serves() -> None:
    """Only what does more harm than good is played without an action."""
    g = laid_out(REVISED, treasury={"blue": 9}, fleets={"blue": 3}, barbary="blue", levant="blue")

    assert first_use(g).startswith("use")


def test_locks_what_it_needs_least() -> None:
    """A colony stands ready and goods wait for the trader: neither card is left out."""
    g = laid_out(REVISED, brazil="blue, blue", goods={"blue": 4}, tracks={"blue": "economy 4"}, treasury={"blue": 3})
    g.s.round, g.s.laid = 5, [0b011111] * g.seats
    until(perform(g, TURN), "lock")

    assert answer(g) not in ("lock explorer/conqueror", "lock trader/financier")


# --- money and ships ---


def test_builds_fleets_that_have_something_to_ship() -> None:
    g = laid_out(
        REVISED, treasury={"blue": 6}, fleets={"blue": 1}, barbary="blue", east_indies="blue", new_spain="blue"
    )
    perform(g, FLEETS_PHASE)

    assert answer(g) in ("amount 2", "amount 3", "amount 4")


def test_repays_before_interest_what_it_can_spare() -> None:
    g = laid_out(REVISED, treasury={"blue": 20}, loans={"blue": [10]})
    g.s.phase = 5
    perform(g, REPAYMENTS)

    assert "pile 1" == answer(g)
    say(g, "pile 1")
    assert "amount 10" == answer(g)


def test_saves_interest_by_paying_the_counter_too_many() -> None:
    """Sixteen counters cost two, fifteen cost one."""
    g = laid_out(REVISED, turn=3, treasury={"blue": 8}, loans={"blue": [16]})
    g.s.phase = 5
    perform(g, REPAYMENTS)
    say(g, "pile 1")

    assert "amount 1" == answer(g)


def test_keeps_its_treasury_for_the_turn() -> None:
    g = laid_out(REVISED, treasury={"blue": 10}, loans={"blue": [10]}, barbary="blue")

    assert "pile 1" in offered(to_round(g, "blue"))
    assert "pile 1" != answer(g)


def test_sells_what_pays() -> None:
    g = laid_out(REVISED, fleets={"red": 1}, barbary="blue")
    use(g, "red", "merchant")
    say(g, "space barbary 1")

    assert "yes" == answer(g)


def test_an_even_purchase_alone_is_fruitless() -> None:
    """Two bought goods count as much as one."""
    g = laid_out(REVISED, fleets={"blue": 2}, barbary="red", egypt="green", levant="orange")
    use(g, "blue", "merchant")
    say(g, answer(g))
    say(g, "yes")

    assert "done" == answer(g)


def test_the_privateer_of_the_leader_is_sunk() -> None:
    g = laid_out(
        REVISED,
        fleets={"blue": 2},
        squadrons={"blue": 3},
        barbary="blue",
        egypt="blue",
        privateers={"red in blue": 1, "green in blue": 1},
        war_points={"green": 7},
    )
    use(g, "blue", "merchant")
    say(g, "space barbary 1", "space egypt 1", "amount 1")
    g.answer(1)
    say(g, "amount 1")
    g.answer(0)
    say(g, "yes")
    g.answer(1)

    assert "player green" == answer(g)


# --- rebels ---


def test_a_rebellion_hits_the_leader() -> None:
    """He cannot pay for his colony, and more than one counter is at stake."""
    g = laid_out(
        REVISED,
        treasury={"blue": 8},
        war_points={"red": 7},
        brazil="red, green",
        colonies={"brazil": "red"},
        unrest={"brazil": 3},
    )
    use(g, "blue", "rebel")

    assert "stir rebellion" == answer(g)


def test_stirs_where_it_is_not_itself() -> None:
    g = laid_out(REVISED, war_points={"red": 5}, brazil="blue, blue", peru="red", colonies={"peru": "red"})
    use(g, "blue", "rebel")

    assert "territory peru" == answer(g)
    say(g, answer(g))
    assert "territory brazil" != answer(g)


def rising(treasury: int, **colonies: str) -> Game:
    """A rebellion in Brazil with two successes against two blue counters."""
    g = laid_out(
        REVISED, treasury={"blue": treasury, "red": 9}, brazil="blue, blue", unrest={"brazil": 2}, colonies=colonies
    )
    use(g, "red", "rebel")
    say(g, "stir rebellion")
    return until(g, "avert", dice=2)


def test_averts_the_loss_of_a_colony() -> None:
    """One of two counters holds it: one loss is bought off, the other is not worth it."""
    g = rising(9, brazil="blue")

    assert "space brazil 1" == answer(g)


# --- war ---


def test_attacks_the_defenceless() -> None:
    g = laid_out(REVISED, squadrons={"blue": 5, "red": 4, "green": 0, "orange": 4})
    use(g, "blue", "sovereign")

    assert "player green" == answer(g)


def test_begins_no_war_among_equals() -> None:
    g = laid_out(REVISED, squadrons=dict.fromkeys(EVERYBODY, 3))

    assert "use sovereign" != first_use(g)


def at_war(blue: int, red: int) -> Game:
    """Blue against red, after a first year without any losses."""
    g = laid_out(REVISED, squadrons={"blue": blue, "red": red})
    use(g, "blue", "sovereign")
    say(g, "player red")
    return until(g, "surrender")


def test_surrenders_a_hopeless_war() -> None:
    """Outnumbered at sea a defender loses no point by giving in, only what another year would cost."""
    g = at_war(6, 1)
    say(g, "no")

    assert "yes" == answer(g)


def test_fights_on_when_winning() -> None:
    assert "no" == answer(at_war(6, 1))


def test_helps_nobody_for_nothing() -> None:
    g = laid_out(REVISED, squadrons={"blue": 5, "red": 3, "green": 2, "orange": 2})
    use(g, "blue", "sovereign")
    say(g, "player red")
    until(g, "support")

    assert "support nobody" == answer(g)
