"""CR 12.12.6 Escalation: after a war everybody may arm."""

import pytest

from metropole.games.empires.positions import laid_out, to_round
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised.turn import end_turn
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, can, from_step, loans, practice_board, squadrons, treasury
from tests.rules.empires.common import asked, prompt, track
from tests.rules.empires.wars import at_sea, questions, quietly, table, war

LATE = 6
EQUAL = {"red": 2, "blue": 2}


def to_steps(g: Game, ally: str = "", helper: str = "") -> Game:
    """After a war of Red against Blue without losses, when the first player is asked about the navy track."""
    return quietly(war(g, ally=ally, helper=helper), "navy-step")


def to_squadrons(g: Game, colour: str, ally: str = "", helper: str = "") -> Game:
    """The same, when a certain player is asked about squadrons and nobody has bought anything."""
    return quietly(war(g, ally=ally, helper=helper), "escalate", colour)


# --- the navy track ---


@pytest.mark.rule("CR-12.12.6-a", "CR-12.12.6-c")
@pytest.mark.parametrize("order", ["blue, red, green, orange", "orange, blue, green, red"])
def test_everybody_in_reverse_order(order: str) -> None:
    """First the steps, from the last player to the first; then squadrons, in the same order."""
    g = table(order=order, squadrons=EQUAL, treasury=dict.fromkeys(("red", "blue", "green", "orange"), 9), turn=LATE)
    reverse = order.split(", ")[::-1]

    asked_for = questions(to_steps(g), "over")

    assert [("navy-step", colour) for colour in reverse] + [("escalate", colour) for colour in reverse] == asked_for


@pytest.mark.rule("CR-12.12.6-a")
@pytest.mark.parametrize("end", ["attacker", "defender", "sunk", "draw"])
def test_after_every_war(end: str) -> None:
    """However the war has ended."""
    g = war(table(squadrons=EQUAL))

    if end == "draw":
        quietly(g, "navy-step")
    elif end == "sunk":
        say(at_sea(g, 2, 0), "no")
    else:
        say(at_sea(g, 0, 0), *(["yes"] if end == "attacker" else ["no", "yes"]))

    assert ("navy-step", "orange") == (prompt(g), asked(g))


@pytest.mark.rule("CR-12.12.6-a")
@pytest.mark.parametrize(("navy", "price"), [(1, 2), (2, 3), (3, 4)])
def test_a_step_at_its_normal_price(navy: int, price: int) -> None:
    """The number on the space entered; who was not at war pays no more than who was."""
    for colour in ("red", "orange"):
        g = table(order=f"blue, green, {'red, orange' if colour == 'orange' else 'orange, red'}", squadrons=EQUAL)
        g.s.treasury = [4] * 4
        g.s.tracks[1::4] = [navy - 1] * 4

        to_steps(g)
        assert colour == asked(g)
        say(g, "yes")

        assert (navy + 1, 4 - price) == (track(g, colour, "navy"), treasury(g, colour))
        assert colour != asked(g)


@pytest.mark.rule("CR-12.12.6-a")
def test_steps_that_cannot_be_bought() -> None:
    """The track has an end, and without the price there is only the loan."""
    g = table(
        squadrons=EQUAL,
        treasury={"orange": 20, "green": 1, "red": 2},
        tracks={"orange": "navy 4"},
        turn=LATE,
    )

    to_steps(g)
    assert ("green", ["no", "emergency"]) == (asked(g), offered(g))  # Orange at the end is not asked

    say(g, "no")
    assert ("red", ["yes", "no", "emergency"]) == (asked(g), offered(g))


@pytest.mark.rule("CR-12.12.6-b")
@pytest.mark.ruling("AMB-122")
def test_not_after_a_scientist_s_step() -> None:
    """Orange has bought a step with the scientist this turn: none for Orange in the escalation."""
    g = table(squadrons=EQUAL, treasury={"orange": 20})

    say(to_round(g, "orange"), "use scientist", "track navy")
    assert 2 == track(g, "orange", "navy")
    to_steps(g)

    assert "green" == asked(g)


@pytest.mark.rule("CR-12.12.6-b")
def test_after_another_step_of_the_scientist() -> None:
    """A step on another track does not matter."""
    g = table(squadrons=EQUAL, treasury={"orange": 20})

    say(to_round(g, "orange"), "use scientist", "track logistics")
    to_steps(g)

    assert ("orange", ["yes", "no", "emergency"]) == (asked(g), offered(g))


@pytest.mark.rule("CR-12.12.6-b")
@pytest.mark.ruling("AMB-122")
def test_no_further_step_this_turn() -> None:
    """Having bought it, Orange may buy no other navy step this turn: neither with the scientist nor in a second war."""
    g = table(squadrons=EQUAL, treasury={"orange": 20, "red": 20}, diplomacy={"red": 7}, turn=LATE)

    quietly(say(to_steps(g), "yes"))
    scientist = say(to_round(g.copy(), "orange"), "use scientist")
    assert ["track seafaring", "track logistics", "track economy"] == offered(scientist)
    to_steps(g)
    assert "green" == asked(g)

    quietly(g)
    from_step(g, end_turn)  # the next turn is another matter
    scientist = say(to_round(g.copy(), "orange"), "use scientist")
    assert "track navy" in offered(scientist)
    assert "orange" == asked(to_steps(g))


@pytest.mark.rule("CR-12.12.6-b")
def test_declining_bars_nothing() -> None:
    """Only who has bought the step is barred from another."""
    g = table(squadrons=EQUAL, treasury={"orange": 2}, tracks={"orange": "seafaring 3, logistics 4, economy 10"})

    quietly(to_steps(g))

    assert can(g, "orange", "scientist")


# --- squadrons ---


@pytest.mark.rule("CR-12.12.6-d")
@pytest.mark.parametrize(("ships", "options"), [(0, [0, 1]), (3, [0, 1]), (4, [0, 1])])
def test_who_was_not_at_war_buys_one(ships: int, options: list[int]) -> None:
    """One for two treasuries, with fewer than five."""
    g = table(squadrons=EQUAL | {"green": ships}, treasury={"green": 9}, turn=LATE)

    to_squadrons(g, "green")
    assert [f"amount {n}" for n in options] + ["emergency"] == offered(g)
    say(g, "amount 1")

    assert (ships + 1, 7) == (squadrons(g, "green"), treasury(g, "green"))
    assert "green" != asked(g)


@pytest.mark.rule("CR-12.12.6-d")
@pytest.mark.parametrize("money", [0, 1])
def test_one_treasury_is_not_enough_for_a_bystander(money: int) -> None:
    """Bystanders pay double: with one treasury they can only borrow."""
    g = table(squadrons=EQUAL, treasury={"green": money}, turn=LATE)

    assert ["amount 0", "emergency"] == offered(to_squadrons(g, "green"))


@pytest.mark.rule("CR-12.12.6-d", "CR-12.12.6-e", "CR-12.12.6-f")
@pytest.mark.parametrize("ships", [5, 6, 9])
def test_nobody_buys_with_five(ships: int) -> None:
    """With five or more nobody is asked, at war or not."""
    g = table(
        squadrons=dict.fromkeys(("red", "blue", "green", "orange"), ships), treasury={"red": 9, "green": 9}, turn=LATE
    )

    assert "escalate" not in [key for key, _ in questions(to_steps(g), "over")]


@pytest.mark.rule("CR-12.12.6-e")
@pytest.mark.parametrize(
    ("ships", "money", "prices"),
    [
        (1, 9, [0, 1, 2, 3, 5]),
        (1, 4, [0, 1, 2, 3]),  # the fifth costs two, more than is left
        (1, 5, [0, 1, 2, 3, 5]),
        (2, 2, [0, 1, 2]),
        (3, 9, [0, 1, 3]),
        (4, 9, [0, 2]),
        (4, 1, [0]),
    ],
)
def test_who_was_at_war_buys_several(ships: int, money: int, prices: list[int]) -> None:
    """One treasury each up to the fourth, two for the fifth; for each number on offer, what it costs."""
    for colour in ("red", "blue"):
        g = table(squadrons={"red": ships, "blue": ships}, treasury={colour: money}, turn=LATE)
        to_squadrons(g, colour)

        counts = [int(word.split()[1]) for word in offered(g) if word.startswith("amount")]
        assert list(range(len(prices))) == counts
        for count, price in enumerate(prices):
            bought = say(g.copy(), f"amount {count}")
            assert (ships + count, money - price) == (squadrons(bought, colour), treasury(bought, colour))


@pytest.mark.rule("CR-12.12.6-e")
@pytest.mark.ruling("AMB-121")
@pytest.mark.parametrize("leaves", [True, False])
def test_allies_were_at_war(leaves: bool) -> None:
    """Allies of both sides pay the price of warring players, even if they left the war."""
    g = table(squadrons=EQUAL, treasury={"green": 9, "orange": 9}, turn=LATE)
    at_sea(war(g, ally="green", helper="orange"), 0, 0)
    say(g, "yes", "no", "yes", "no") if leaves else say(g, "no", "no", "no", "no")

    for colour in ("orange", "green"):
        quietly(g, "escalate", colour)
        say(g, "amount 4")
        assert (4, 5) == (squadrons(g, colour), treasury(g, colour))


@pytest.mark.rule("CR-12.12.6-d", "CR-12.12.6-e")
def test_a_rejected_volunteer_was_not_at_war() -> None:
    """Green offered help in vain, and an earlier war does not count either: Green pays double."""
    g = table(squadrons=EQUAL, treasury={"green": 9}, diplomacy={"red": 7, "green": 7}, turn=LATE)

    quietly(war(g, ally="green"))
    quietly(war(g), "escalate", "green")

    assert ["amount 0", "amount 1", "emergency"] == offered(g)


@pytest.mark.rule("CR-12.12.6-f")
@pytest.mark.parametrize(("turn", "limit"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5), (9, 5)])
def test_the_limit_of_the_turn(turn: int, limit: int) -> None:
    """Nobody buys beyond five; in the first three turns beyond two, three and four. So for both kinds of players."""
    g = table(squadrons={"red": 1, "blue": 1, "green": limit - 1, "orange": limit}, treasury={"red": 9}, turn=turn)
    g.s.treasury = [9] * 4

    assert "green" == asked(quietly(war(g), "escalate"))  # and not Orange, who has as many as are allowed
    assert 1 == max(amounts_offered(g))
    to_red = quietly(g, "escalate", "red")

    assert limit - 1 == max(amounts_offered(to_red))


def amounts_offered(g: Game) -> list[int]:
    """The numbers on offer beside the loan."""
    return [int(word.split()[1]) for word in offered(g) if word.startswith("amount")]


# --- the emergency loan ---


@pytest.mark.rule("CR-12.12.6-g")
def test_a_loan_for_squadrons() -> None:
    """Ten counters of debt for eight treasuries; then Red buys as before."""
    g = table(squadrons=EQUAL, turn=LATE)
    to_squadrons(g, "red")
    assert ["amount 0", "emergency"] == offered(g)

    say(g, "emergency")
    assert ("red", [10], 8) == (asked(g), loans(g, "red"), treasury(g, "red"))
    say(g, "amount 3")

    assert (5, 4) == (squadrons(g, "red"), treasury(g, "red"))


@pytest.mark.rule("CR-12.12.6-g")
def test_a_loan_for_a_step() -> None:
    """The step is paid from what was borrowed and what was there."""
    g = table(squadrons=EQUAL, treasury={"orange": 1}, tracks={"orange": "navy 3"})
    assert ["no", "emergency"] == offered(to_steps(g))

    say(g, "emergency")
    assert ("navy-step", "orange", ["yes", "no"]) == (prompt(g), asked(g), offered(g))
    say(g, "yes")

    assert ([10], 5, 4) == (loans(g, "orange"), treasury(g, "orange"), track(g, "orange", "navy"))


@pytest.mark.rule("CR-12.12.6-g")
def test_a_loan_is_added_to_the_old_one() -> None:
    """There is one loan box."""
    g = table(squadrons=EQUAL, loans={"orange": [7]})

    say(to_steps(g), "emergency")

    assert [17] == loans(g, "orange")


@pytest.mark.rule("CR-12.12.6-g")
@pytest.mark.ruling("AMB-123")
def test_one_loan_in_an_escalation() -> None:
    """Who has borrowed for the step cannot borrow again for squadrons, nor twice for these."""
    g = table(squadrons=EQUAL, treasury={"orange": 1}, tracks={"orange": "navy 1"}, turn=LATE)

    say(to_steps(g), "emergency", "yes")
    quietly(g, "escalate", "orange")
    assert ["amount 0", "amount 1"] == offered(g)
    quietly(g, "escalate", "red")

    assert "emergency" not in offered(say(g, "emergency"))


@pytest.mark.rule("CR-12.12.6-g")
@pytest.mark.ruling("AMB-123")
def test_another_loan_in_another_escalation() -> None:
    """The limit is one for each escalation."""
    g = table(squadrons=EQUAL, diplomacy={"red": 7}, turn=LATE)

    quietly(say(to_steps(g), "emergency"))
    quietly(war(g), "escalate", "orange")

    assert "emergency" in offered(g)


@pytest.mark.rule("CR-12.12.6-g")
@pytest.mark.ruling("AMB-123")
def test_a_loan_without_a_purchase() -> None:
    """Whoever may buy may borrow, and need buy nothing with it, neither a step nor a squadron."""
    g = table(squadrons=EQUAL, turn=LATE)

    say(to_steps(g), "emergency", "no")
    assert ([10], 8, 1) == (loans(g, "orange"), treasury(g, "orange"), track(g, "orange", "navy"))
    quietly(g, "escalate", "red")
    assert [0, 1, 2, 3] == amounts(say(g, "emergency"))
    say(g, "amount 0")

    assert ([10], 8, 2) == (loans(g, "red"), treasury(g, "red"), squadrons(g, "red"))


@pytest.mark.rule("CR-12.12.6-g")
@pytest.mark.ruling("AMB-123")
def test_who_can_buy_nothing_cannot_borrow() -> None:
    """With the track at its end there is no turn to buy a step, with five squadrons none to buy another."""
    g = table(squadrons=EQUAL | {"green": 5}, tracks={"orange": "navy 4", "green": "navy 4"}, turn=LATE)

    assert "red" == asked(to_steps(g))  # neither Orange nor Green can buy a step
    keys = questions(g.copy(), "over")
    assert ("escalate", "green") not in keys


@pytest.mark.rule("CR-12.12.6-g")
@pytest.mark.ruling("AMB-01")
@pytest.mark.parametrize(("held", "lends"), [(17, True), (18, False)])
def test_a_loan_needs_its_counters(held: int, lends: bool) -> None:
    """When counters are limited, eighteen must be in the pool: ten for the loan and eight for the treasury."""
    g = laid_out(
        "empires/revised+strictcounters", board=practice_board(), squadrons=EQUAL, goods={"orange": held}, turn=LATE
    )

    assert (("navy-step", "orange") == (prompt(to_steps(g)), asked(g))) == lends


@pytest.mark.rule("CR-12.12.6-a", "CR-12.12.6-c")
def test_nobody_must_arm() -> None:
    """Everybody may decline everything, and then nothing changes."""
    g = table(squadrons=EQUAL, treasury=dict.fromkeys(("red", "blue", "green", "orange"), 9), turn=LATE)
    to_steps(g)
    before = [g.s.treasury[:], g.s.squadrons[:], g.s.tracks[:], g.s.piles[:]]

    quietly(g)

    assert before == [g.s.treasury, g.s.squadrons, g.s.tracks, g.s.piles]
