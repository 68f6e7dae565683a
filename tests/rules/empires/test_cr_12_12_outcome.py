"""CR 12.12.5 The outcome of a war, the printed example, and wars at random."""

from collections import Counter
from random import Random

import pytest

from metropole import laws
from metropole.games.empires.positions import laid_out, shown, to_round, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import COLOURS
from metropole.games.empires.rules.board import TERRITORIES, Territory
from metropole.games.empires.rules.control import controller, settled
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import counters as present
from metropole.games.empires.rules.revised.prestige import recount
from metropole.games.empires.rules.state import NOBODY
from metropole.laws import random_step
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    colony,
    diplomacy,
    fleets,
    practice_board,
    prestige,
    rolls,
    squadrons,
    treasury,
    with_counters,
)
from tests.rules.empires.common import FOUR, asked, available, prompt, told, winner
from tests.rules.empires.wars import (
    accept,
    at_sea,
    counters,
    declare,
    offer,
    points,
    questions,
    quietly,
    support,
    table,
    war,
)
from tests.rules.questions import listen

BLUE, RED, GREEN, ORANGE = range(4)
EQUAL = {"red": 3, "blue": 3}


def after_year(g: Game, caused: int = 0, suffered: int = 0) -> Game:
    """The end of the year's battles, with so many hits at sea; nobody goes overseas."""
    at_sea(g, caused, suffered)
    return say(g, "pass") if prompt(g) == "invade" else g


def all_points(g: Game) -> list[int]:
    """Points from wars of Red, Blue, Green and Orange."""
    return [points(g, colour) for colour in ("red", "blue", "green", "orange")]


# --- who is asked ---


@pytest.mark.rule("CR-12.12.5-a", "CR-12.12.5-b", "CR-12.12.5-c", "CR-12.12.5-d")
def test_the_order_of_the_questions() -> None:
    """The attacker's ally, the attacker, the defender's ally and the defender, after each year."""
    g = war(table(squadrons=EQUAL), ally="green", helper="orange")
    order = [("leave", "green"), ("surrender", "red"), ("leave", "orange"), ("surrender", "blue")]

    for _ in range(4):
        after_year(g)
        assert order == questions(g, "successes" if g.s.year < 4 else "navy-step")


@pytest.mark.rule("CR-12.12.5-a")
def test_the_attacker_s_ally_leaves() -> None:
    """Green leaves without losing anything; Green's ships and counters are missing from the next year on."""
    g = table(brazil="green, green, red, blue", squadrons={"red": 2, "green": 3, "blue": 4}, diplomacy={"green": 5})
    events = listen(g)
    after_year(war(g, ally="green"))
    before = [prestige(g, "green"), diplomacy(g, "green"), squadrons(g, "green"), points(g, "green")]

    say(g, "yes", "no", "no")
    after_year(g)

    assert before == [prestige(g, "green"), diplomacy(g, "green"), squadrons(g, "green"), points(g, "green")]
    assert [("ally-left", GREEN)] == told(events, facts.ALLY_LEFT)
    assert [("red", 3), ("blue", 1), ("red", 5), ("blue", 4)] == rolls(events)[:4]
    assert [("red", 1), ("blue", 1), ("red", 2), ("blue", 4)] == rolls(events)[4:]
    assert ("surrender", "red") == (prompt(g), asked(g))


@pytest.mark.rule("CR-12.12.5-c")
def test_the_defender_s_ally_leaves() -> None:
    """Orange leaves without losing anything, and is not asked again."""
    g = table(squadrons={"red": 2, "orange": 3, "blue": 1}, diplomacy={"orange": 5})
    events = listen(g)
    after_year(war(g, helper="orange"))

    say(g, "no", "yes", "no")

    assert (5, 3, 0) == (diplomacy(g, "orange"), squadrons(g, "orange"), points(g, "orange"))
    after_year(g)
    assert [("red", 2), ("blue", 4), ("red", 2), ("blue", 1)] == rolls(events)
    assert [("surrender", "red"), ("surrender", "blue")] == questions(g, "successes")


# --- surrender ---


@pytest.mark.rule("CR-12.12.5-b", "CR-12.12.5-c")
@pytest.mark.parametrize("ships", [(9, 1), (3, 3), (1, 9)])
def test_the_attacker_surrenders(ships: tuple[int, int]) -> None:
    """Red loses a point and Blue gains one, whoever is stronger; nobody else is asked any more."""
    g = table(squadrons={"red": ships[0], "blue": ships[1]})
    events = listen(g)

    say(after_year(war(g, helper="orange")), "yes")

    assert [-1, 1, 0, 0] == all_points(g)
    assert [("surrendered", RED, BLUE)] == told(events, facts.SURRENDERED)
    assert (-1, 1) == (prestige(g, "red"), prestige(g, "blue"))
    assert {"navy-step", "escalate"} == {key for key, _ in questions(g, "over")}


@pytest.mark.rule("CR-12.12.5-d")
@pytest.mark.ruling("AMB-118")
@pytest.mark.parametrize(("red", "blue", "loses"), [(3, 2, False), (9, 8, False), (3, 3, True), (2, 5, True)])
def test_the_defender_surrenders(red: int, blue: int, loses: bool) -> None:
    """Red gains a point; Blue loses one, but not with fewer squadrons."""
    g = war(table(squadrons={"red": red, "blue": blue}))

    say(after_year(g), "no", "yes")

    assert [1, -1 if loses else 0, 0, 0] == all_points(g)
    assert (1, -1 if loses else 0) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CR-12.12.5-d")
@pytest.mark.ruling("AMB-118")
@pytest.mark.parametrize(
    ("green", "orange", "leavers", "loses"),
    [
        (2, 0, "", False),
        (0, 2, "", True),
        (2, 0, "green", True),  # three against three
        (2, 2, "orange", False),
        (2, 2, "green orange", True),
        (1, 0, "green", True),
    ],
)
def test_only_allies_still_there_count(green: int, orange: int, leavers: str, loses: bool) -> None:
    """The squadrons are compared side by side, with those allies who are still at war."""
    g = table(squadrons={"red": 3, "blue": 3, "green": green, "orange": orange})
    after_year(war(g, ally="green", helper="orange"))

    say(g, "yes" if "green" in leavers else "no", "no", "yes" if "orange" in leavers else "no", "yes")

    assert [1, -1 if loses else 0, 0, 0] == all_points(g)


@pytest.mark.rule("CR-12.12.5-b", "CR-12.12.5-d")
@pytest.mark.ruling("AMB-125")
def test_points_of_war_may_be_negative() -> None:
    """Red loses two wars: two points below zero. A victory is counted for the principal who won, and nobody else."""
    g = table(squadrons=EQUAL, diplomacy={"red": 7, "green": 7})

    for _ in range(2):
        quietly(say(after_year(war(g, ally="green", helper="orange")), "no", "yes"))

    assert [-2, 2, 0, 0] == all_points(g)
    assert [2, 0, 0, 0] == g.s.victories
    assert -2 == prestige(g, "red")


# --- forced surrender, and no winner ---


@pytest.mark.rule("CR-12.12.5-e")
@pytest.mark.ruling("AMB-117", "AMB-118")
def test_a_defender_without_squadrons() -> None:
    """Blue's side has none left: Green and Red are asked as ever, then Blue must surrender, and loses no point."""
    g = war(table(squadrons={"red": 3, "blue": 2, "orange": 1}), ally="green", helper="orange")

    after_year(g, caused=3)

    assert [("leave", "green"), ("surrender", "red")] == questions(g, "navy-step")
    assert [1, 0, 0, 0] == all_points(g)


@pytest.mark.rule("CR-12.12.5-b", "CR-12.12.5-e")
@pytest.mark.ruling("AMB-117")
def test_an_attacker_may_surrender_before_the_defender_must() -> None:
    """Red decides before Blue, who has nothing left: whoever surrenders first has lost."""
    g = war(table(squadrons={"red": 3, "blue": 1}))

    say(after_year(g, caused=1), "yes")

    assert [-1, 1, 0, 0] == all_points(g)


@pytest.mark.rule("CR-12.12.5-a", "CR-12.12.5-f")
@pytest.mark.ruling("AMB-117")
@pytest.mark.parametrize(("leaves", "result"), [("yes", [0, 0, 0, 0]), ("no", [1, 0, 0, 0])])
def test_an_ally_whose_ships_are_the_last(leaves: str, result: list[int]) -> None:
    """Only Green has squadrons left and decides before Blue must surrender: without Green there is no winner."""
    g = war(table(squadrons={"green": 2, "blue": 1}), ally="green")

    after_year(g, caused=1)
    say(g, leaves)
    quietly(g, "navy-step")

    assert result == all_points(g)


@pytest.mark.rule("CR-12.12.5-e")
@pytest.mark.ruling("AMB-117")
def test_an_ally_of_a_beaten_side_is_not_asked() -> None:
    """Neither side's ally has anything to decide once the side has no squadron."""
    for navies, lost in (({"red": 1, "green": 0, "blue": 5}, (0, 1)), ({"red": 5, "blue": 1, "orange": 0}, (1, 0))):
        g = war(table(squadrons=navies), ally="green", helper="orange")
        beaten = "green" if lost[1] else "orange"
        assert ("leave", beaten) not in questions(after_year(g, *lost), "navy-step")


@pytest.mark.rule("CR-12.12.5-e", "CR-12.12.5-b")
@pytest.mark.ruling("AMB-117")
def test_an_attacker_without_squadrons() -> None:
    """Red's side has none left: Red surrenders and loses a point."""
    g = war(table(squadrons={"red": 1, "green": 1, "blue": 5}), ally="green", helper="orange")

    after_year(g, suffered=2)

    assert "navy-step" == prompt(g)
    assert [-1, 1, 0, 0] == all_points(g)


@pytest.mark.rule("CR-12.12.5-e")
def test_an_ally_s_squadrons_keep_a_side_afloat() -> None:
    """Blue has none, but Blue's side has one: nobody is forced."""
    g = war(table(squadrons={"red": 3, "blue": 1, "orange": 2}), helper="orange")

    after_year(g, caused=2)

    assert (0, 1) == (squadrons(g, "blue"), squadrons(g, "orange"))
    assert ("surrender", "red") == (prompt(g), asked(g))


@pytest.mark.rule("CR-12.12.5-a", "CR-12.12.5-e")
@pytest.mark.ruling("AMB-117")
@pytest.mark.parametrize(("leaver", "result"), [("green", [-1, 1, 0, 0]), ("orange", [1, 0, 0, 0])])
def test_an_ally_who_leaves_takes_their_ships(leaver: str, result: list[int]) -> None:
    """The principal is without squadrons when the ally has left, and surrenders at once."""
    g = table(squadrons={"green": 2, "orange": 2})
    after_year(war(g, ally="green", helper="orange"))

    say(g, "yes") if leaver == "green" else say(g, "no", "no", "yes")

    assert "navy-step" == prompt(g)
    assert result == all_points(g)


@pytest.mark.rule("CR-12.12.5-f")
@pytest.mark.parametrize("ships", [1, 2, 0])
def test_nobody_has_a_squadron_left(ships: int) -> None:
    """Both navies are gone, or never were there: no winner, no points, no step for the defender, one year."""
    g = table(squadrons={"red": ships, "blue": ships}, treasury={"red": 9})
    events = listen(g)
    war(g)

    if ships:
        after_year(g, ships, ships)

    assert "navy-step" == prompt(g)
    assert [0, 0, 0, 0] == all_points(g)
    assert [("war-drawn",)] == told(events, facts.WAR_DRAWN)
    assert (1, 4) == (len(told(events, facts.YEAR_BEGAN)), diplomacy(g, "blue"))
    assert [0] * 4 == g.s.victories


@pytest.mark.rule("CR-12.12.5-g")
def test_after_the_fourth_year() -> None:
    """Both sides still have squadrons, however unequal: no winner, no points, no step for the defender."""
    g = war(table(squadrons={"red": 9, "blue": 1}))
    events = listen(g)

    quietly(g, "navy-step")

    assert [0, 0, 0, 0] == all_points(g)
    assert [("war-drawn",)] == told(events, facts.WAR_DRAWN)
    assert 4 == diplomacy(g, "blue")


@pytest.mark.rule("CR-12.12.5-e", "CR-12.12.5-g")
def test_defeat_in_the_fourth_year() -> None:
    """The last squadron sinks in the fourth year: that is a surrender, not a draw."""
    g = war(table(squadrons={"red": 9, "blue": 1}))
    for _ in range(3):
        say(after_year(g), "no", "no")

    say(after_year(g, caused=1), "no")

    assert [1, 0, 0, 0] == all_points(g)


# --- payment ---


@pytest.mark.rule("CR-12.12.5-h")
@pytest.mark.ruling("AMB-03")
@pytest.mark.parametrize("end", ["attacker", "defender", "draw"])
def test_allies_are_paid(end: str) -> None:
    """At the end, whoever won, both pay their allies what they offered; nobody pays a volunteer they rejected."""
    g = table(seats=5, squadrons=EQUAL, treasury={"red": 5, "blue": 5, "green": 1, "orange": 1, "yellow": 1})
    offer(offer(declare(g, "red", "blue"), "red", 3), "blue", 2)
    support(g, green="attacker", orange="defender", yellow="attacker")
    accept(accept(g, "red", "green"), "blue", "orange")
    after_year(g)
    assert [5, 5, 1, 1, 1] == g.s.treasury

    if end == "draw":
        quietly(g, "navy-step")
    else:
        say(g, "no", "yes") if end == "attacker" else say(g, "no", "no", "no", "yes")

    assert [3, 2, 4, 3, 1] == g.s.treasury


@pytest.mark.rule("CR-12.12.5-h")
def test_offers_without_an_ally_are_not_paid() -> None:
    """Nobody came: nobody is paid."""
    g = table(squadrons=EQUAL, treasury={"red": 5, "blue": 5})

    quietly(war(g, offers=(3, 3)))

    assert [5, 5, 0, 0] == g.s.treasury


@pytest.mark.rule("CR-12.12.5-h", "CR-12.12.5-a")
@pytest.mark.ruling("AMB-119")
def test_an_ally_who_left_is_paid() -> None:
    """Green leaves after the first year and gets the money at the end of the war, not before."""
    g = table(squadrons=EQUAL, treasury={"red": 5})

    say(after_year(war(g, ally="green", offers=(3, 0))), "yes")
    assert (5, 0) == (treasury(g, "red"), treasury(g, "green"))
    quietly(g, "navy-step")

    assert (2, 3) == (treasury(g, "red"), treasury(g, "green"))


@pytest.mark.rule("CR-12.12.5-h")
@pytest.mark.ruling("AMB-119")
def test_a_promise_that_cannot_be_kept() -> None:
    """Red has spent all but one of three treasuries on an expedition: Green gets that one."""
    g = table(
        new_spain=counters(blue=4),
        colonies={"new spain": "blue"},
        squadrons={"red": 5, "blue": 3},
        treasury={"red": 3},
        tracks={"red": "logistics 2"},
    )

    at_sea(war(g, ally="green", offers=(3, 0)), 1, 0)
    say(g, "territory new spain", "space new spain 1", 0, 2, "no", "yes")

    assert (0, 1) == (treasury(g, "red"), treasury(g, "green"))


@pytest.mark.rule("CR-12.12.5-h")
@pytest.mark.ruling("AMB-03")
def test_payment_comes_from_the_own_pool() -> None:
    """With limited counters the payer's go back to their pool, and the ally takes what the ally's pool still has."""
    g = laid_out(
        "empires/revised+strictcounters",
        board=practice_board(),
        squadrons=EQUAL,
        treasury={"red": 3, "green": 20},
        fleets={"green": 14},
    )

    quietly(war(g, ally="green", offers=(3, 0)), "navy-step")

    assert (0, 21) == (treasury(g, "red"), treasury(g, "green"))


@pytest.mark.rule("CR-12.12.5-i")
@pytest.mark.parametrize("end", ["attacker", "defender"])
def test_allies_have_no_part_in_the_result(end: str) -> None:
    """Neither on the winning nor on the losing side does an ally gain or lose points."""
    g = table(squadrons=EQUAL)

    after_year(war(g, ally="green", helper="orange"))
    say(g, "no", "yes") if end == "attacker" else say(g, "no", "no", "no", "yes")

    assert (0, 0) == (prestige(g, "green"), prestige(g, "orange"))
    assert (0, 0) == (points(g, "green"), points(g, "orange"))
    assert {-1, 1} == {points(g, "red"), points(g, "blue")}


# --- after the war ---


@pytest.mark.rule("CR-12.12.5-j")
@pytest.mark.ruling("AMB-126")
def test_points_are_counted_after_the_war() -> None:
    """Blue's only resource passes to Red in the first year, and a colony falls: the points follow at the end."""
    g = table(
        brazil=counters(blue=2, red=2),
        new_spain=counters(blue=2, red=2),
        colonies={"new spain": "blue"},
        city="new spain 3",
        squadrons=EQUAL,
    )
    assert [4, 0, 0, 0] == g.s.prestige  # two monopolies, a colony and a city

    say(war(g), 2, 0, 2, 0)
    assert (counters(red=2), "nobody") == (shown(g, "brazil"), colony(g, "new spain"))
    assert [4, 0, 0, 0] == g.s.prestige
    quietly(g, "navy-step")

    assert [0, 2, 0, 0] == g.s.prestige


@pytest.mark.rule("CR-12.12.5-j", "CR-5.4-a", "CR-5.4-b")
@pytest.mark.ruling("AMB-126")
def test_control_is_taken_after_the_war() -> None:
    """Two spaces on which Red now outnumbers Blue pass to Red at the end, for a step left each."""
    g = table(
        brazil="blue, blue, red, red", guyanas="blue, blue, red, red", squadrons=EQUAL, diplomacy={"red": 6, "blue": 4}
    )
    events = listen(g)

    say(war(g), 1, 0, 1, 0)
    assert ["blue, red, red"] * 2 == [shown(g, where) for where in ("brazil", "guyanas")]
    assert (5, []) == (diplomacy(g, "red"), told(events, facts.CONTROL_TAKEN))
    quietly(g, "navy-step")

    assert ["red, red, blue"] * 2 == [shown(g, where) for where in ("brazil", "guyanas")]
    assert (3, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))
    assert 2 == len(told(events, facts.CONTROL_TAKEN))


@pytest.mark.rule("CR-12.12.5-j", "CR-5.4-b")
@pytest.mark.ruling("AMB-126")
def test_control_after_the_war_is_for_everybody() -> None:
    """Green, who was not at war, outnumbers what is left of Blue: Green takes the space and pays for it."""
    g = table(brazil="blue, blue, green, green, red", squadrons=EQUAL)

    say(war(g), 1, 0)
    quietly(g, "navy-step")

    assert "green, green, blue, red" == shown(g, "brazil")
    assert [4, 3, 3, 4] == g.s.diplomacy


@pytest.mark.rule("CR-12.12.5-j", "CR-5.4-b")
@pytest.mark.ruling("AMB-126")
def test_a_majority_that_is_lost_again() -> None:
    """Red outnumbers Blue after the first year and no longer after the second: there is nothing to take or pay."""
    g = table(brazil="blue, blue, red, red", squadrons=EQUAL)

    say(war(g), 1, 0)
    quietly(g, "surrender", "blue")
    say(g, "no", 0, 1)
    quietly(g, "navy-step")

    assert "blue, red" == shown(g, "brazil")
    assert (3, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))


@pytest.mark.rule("CR-12.12.5-j", "CR-12.12.5-k")
@pytest.mark.ruling("AMB-126")
def test_what_goes_home_takes_no_control() -> None:
    """Red's counters leave Blue's colony before control is looked at: the resource is Blue's, and Red pays nothing."""
    g = table(
        new_spain=counters(red=3, green=1, blue=2), colonies={"new spain": "blue"}, squadrons=EQUAL, treasury={"red": 1}
    )

    quietly(war(g), "navy-step")

    assert "blue, blue, green" == shown(g, "new spain")
    assert (3, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))


@pytest.mark.rule("CR-12.12.5-j", "CR-12.12.5-k")
@pytest.mark.ruling("AMB-126")
def test_who_stays_in_an_enemy_colony_pays() -> None:
    """Red goes home; Green, no enemy, now has more than the owner and takes the resource for a step."""
    g = table(
        new_spain=counters(blue=3, green=3, red=1),
        colonies={"new spain": "blue"},
        squadrons=EQUAL,
    )

    say(war(g), 1, 0)
    quietly(g, "navy-step")

    assert counters(green=3, blue=2) == shown(g, "new spain")
    assert [4, 3, 3, 4] == g.s.diplomacy


@pytest.mark.rule("CR-12.12.5-j", "CR-12.12.5-l")
@pytest.mark.ruling("AMB-126")
def test_a_losing_defender_takes_control_first() -> None:
    """On the first space of the track Blue cannot pay for the space taken; then the defeat moves Blue one right."""
    g = table(brazil="red, red, blue, blue", squadrons={"red": 5, "blue": 3}, diplomacy={"red": 7, "blue": 1})

    say(war(g), 0, 1)
    quietly(g, "surrender", "blue")
    say(g, "yes")

    assert ("blue, blue, red", 2) == (shown(g, "brazil"), diplomacy(g, "blue"))


@pytest.mark.rule("CR-12.12.5-j")
@pytest.mark.ruling("AMB-126")
def test_victory_is_looked_at_after_the_war() -> None:
    """Red's tenth point is a monopoly won in the first year: Red wins when the war is over, before anybody arms."""
    g = table(brazil=counters(blue=1, red=1), squadrons=EQUAL, war_points={"red": 9})

    say(war(g), 1, 0)
    assert "red" == shown(g, "brazil")
    keys = [key for key, _ in questions(g, "over")]

    assert ["surrender"] * 8 == keys
    assert "red" == winner(g)


@pytest.mark.rule("CR-12.12.5-j")
def test_a_war_can_win_the_game() -> None:
    """The tenth point is that of the war itself."""
    g = table(squadrons=EQUAL, war_points={"red": 9})

    say(after_year(war(g)), "no", "yes")

    assert "red" == winner(g)


@pytest.mark.rule("CR-12.12.5-k")
@pytest.mark.ruling("AMB-120")
def test_counters_come_home_from_enemy_colonies() -> None:
    """All that enemies have there, also from before the war; counters of others, and those elsewhere, stay."""
    g = table(
        seats=5,
        new_spain=counters(blue=4, red=1, green=2, orange=1, yellow=1),
        brazil=counters(orange=3, red=1),
        egypt=counters(red=2, blue=1, orange=1, green=1),
        levant=counters(green=3, blue=1),
        persia=counters(yellow=5, red=1, blue=1),
        guyanas=counters(red=1, blue=1),
        colonies={"new spain": "blue", "brazil": "orange", "egypt": "red", "levant": "green", "persia": "yellow"},
        squadrons=EQUAL,
    )

    quietly(war(g, ally="green", helper="orange"), "navy-step")

    assert counters(blue=4, orange=1, yellow=1) == shown(g, "new spain")
    assert counters(orange=3) == shown(g, "brazil")
    assert counters(red=2, green=1) == shown(g, "egypt")
    assert counters(green=3) == shown(g, "levant")
    assert counters(yellow=5, red=1, blue=1) == shown(g, "persia")
    assert counters(red=1, blue=1) == shown(g, "guyanas")
    assert [2, 2, 2, 1, 0] == g.s.treasury


@pytest.mark.rule("CR-12.12.5-k")
@pytest.mark.ruling("AMB-120")
def test_all_come_home_when_they_control() -> None:
    """Red has more counters than the owner and controls the resource: every one of them goes home."""
    g = table(new_spain=counters(red=3, blue=2), colonies={"new spain": "blue"}, squadrons=EQUAL)

    quietly(war(g), "navy-step")

    assert "blue, blue" == shown(g, "new spain")
    assert 3 == treasury(g, "red")


@pytest.mark.rule("CR-12.12.5-k")
@pytest.mark.ruling("AMB-120")
def test_allies_who_left_go_home_too() -> None:
    """Green has left the war, but Green's counters leave Blue's colony, and Blue's leave Green's."""
    g = table(
        new_spain=counters(blue=4, green=2),
        egypt=counters(green=2, blue=1),
        colonies={"new spain": "blue", "egypt": "green"},
        squadrons=EQUAL,
    )

    say(after_year(war(g, ally="green")), "yes")
    quietly(g, "navy-step")

    assert (counters(blue=4), counters(green=2)) == (shown(g, "new spain"), shown(g, "egypt"))
    assert (2, 1) == (treasury(g, "green"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.12.5-k")
def test_invaders_go_home() -> None:
    """An expedition that did not bring the colony down returns to the treasury when Blue has surrendered."""
    g = table(
        new_spain=counters(blue=4),
        colonies={"new spain": "blue"},
        squadrons={"red": 5, "blue": 1},
        treasury={"red": 2},
        tracks={"red": "logistics 2"},
    )

    at_sea(war(g), 1, 0)
    say(g, "territory new spain", "space new spain 1", 1, 1, "no")

    assert ("navy-step", counters(blue=3)) == (prompt(g), shown(g, "new spain"))
    assert 1 == treasury(g, "red")


@pytest.mark.rule("CR-12.12.5-l")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (7, 7)])
@pytest.mark.parametrize("forced", [True, False])
def test_a_losing_defender_moves_right(before: int, after: int, forced: bool) -> None:
    """One space, as far as the track goes, whether by choice or by force; the ally does not move."""
    g = table(diplomacy={"red": 7, "blue": before, "green": 7, "orange": 2}, squadrons={"red": 5, "blue": 3})
    war(g, ally="green", helper="orange")

    if forced:
        say(after_year(g, caused=3), "no", "no")
    else:
        say(after_year(g), "no", "no", "no", "yes")

    assert [after, 6, 6, 2] == g.s.diplomacy


@pytest.mark.rule("CR-12.12.5-l")
def test_a_losing_attacker_does_not_move_right() -> None:
    """Red's place is that of the declaration; Blue, who won, stays."""
    g = war(table(squadrons=EQUAL))

    say(after_year(g), "yes")

    assert (3, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))


# --- the printed example ---


@pytest.mark.rule("CR-12.12-a")
@pytest.mark.parametrize("standing", [1, 2])
def test_printed_example_too_far_left(standing: int) -> None:
    """C4-23: from the first or second space Blue might not attack Red on the third."""
    g = table(diplomacy={"blue": standing, "red": 3, "green": 1}, squadrons={"blue": 6, "red": 3})

    use(g, "blue", "sovereign")

    assert g.over or "player red" not in offered(g)
    assert RED != g.s.defender


@pytest.mark.rule("CR-12.12.1-a", "CR-12.12.2-b", "CR-12.12.3-a", "CR-12.12.3-c", "CR-12.12.5-d", "CR-12.12.5-e")
@pytest.mark.rule("CR-12.12.5-l")
@pytest.mark.ruling("AMB-118")
def test_printed_example() -> None:
    """C4-23, EX-CR-12.12-1: Blue with six squadrons against Red with three, in India three counters against six."""
    g = table(
        india="blue: red, red, red, red, red, red, blue, blue, blue",
        diplomacy={"blue": 3, "red": 3},
        squadrons={"blue": 6, "red": 3},
        fleets={"blue": 3, "red": 3},
    )
    events = listen(g)

    declare(g, "blue", "red")
    assert 2 == diplomacy(g, "blue")
    before = [prestige(g, "blue"), prestige(g, "red")]
    say(support(g), 0, 0, 4, 0)
    say(g, "no")  # Blue goes on, and then Red has to give up

    assert [("blue", 3), ("red", 5), ("blue", 5), ("red", 3)] == rolls(events)
    assert (0, 2) == (squadrons(g, "red"), fleets(g, "red"))
    assert (6, 3) == (squadrons(g, "blue"), fleets(g, "blue"))
    assert [("surrendered", RED, BLUE)] == told(events, facts.SURRENDERED)
    assert [before[0] + 1, before[1]] == [prestige(g, "blue"), prestige(g, "red")]
    assert (2, 4) == (diplomacy(g, "blue"), diplomacy(g, "red"))


# --- wars at random ---

WARS = 320
PLACES = ("new spain", "egypt", "brazil", "persia", "west africa", "india", "china", "guyanas")


def at_random(rng: Random) -> Game:
    """A position in which a war may take any course: ships, money, shared territories and colonies as they come."""
    seats = rng.randrange(3, 7)
    colours = COLOURS[:seats]
    g = table(
        seats=seats,
        squadrons={colour: rng.randrange(9) for colour in colours},
        fleets={colour: rng.randrange(4) for colour in colours},
        treasury={colour: rng.randrange(8) for colour in colours},
        diplomacy={colour: rng.randrange(1, 8) for colour in colours},
        tracks={colour: f"logistics {rng.randrange(1, 5)}" for colour in colours},
        war_box=rng.randrange(3),
        turn=rng.randrange(1, 7),
        unrest={place: rng.randrange(5) for place in PLACES},
    )
    with_counters(g, {place: ", ".join(rng.choices(colours, k=rng.randrange(9))) for place in PLACES})
    g.s.stacks = [settled(stack) for stack in g.s.stacks]
    for territory in map(TERRITORIES.index, PLACES):
        owner = controller(g.s.stacks[g.board.spaces[territory][0]])
        if owner >= 0 and 2 * present(g, owner, Territory(territory)) >= g.board.native_power[territory]:
            g.s.colonies[territory] = owner
    recount(g)
    return g


@pytest.mark.rule("CR-12.12.1-g", "CR-12.12.5-e", "CR-12.12.5-f", "CR-12.12.5-g")
def test_wars_at_random() -> None:
    """Whatever is decided and rolled, a war ends within four years, in a surrender or without a winner, and tidily."""
    rng = Random(12)
    endings: Counter[str] = Counter()
    years: Counter[int] = Counter()
    while years.total() < WARS:
        g = at_random(rng)
        events = listen(g)
        declare_at_random(g, FOUR[rng.randrange(3)], rng)
        if told(events, facts.WAR_DECLARED):
            play_on(g, rng)
            (ending,) = told(events, facts.SURRENDERED, facts.WAR_DRAWN)
            endings[str(ending[0])] += 1
            years[len(told(events, facts.YEAR_BEGAN))] += 1
            assert (0, 1)[ending[0] == "surrendered"] == sum(g.s.victories)

    assert {1, 2, 3, 4} == set(years)
    assert 2 == len(endings)


def declare_at_random(g: Game, colour: str, rng: Random) -> None:
    """Let a player use the sovereign in their round, if they can, against whom they like."""
    if available(g, colour, "sovereign"):
        say(to_round(g, colour), "use sovereign")
        if prompt(g) == "war":
            random_step(g, rng)


def play_on(g: Game, rng: Random) -> None:
    """At random, but seldom giving in, to the end of the war; then nothing of it is left."""
    while not g.over:
        assert g.s.year <= 4
        laws.check(g)
        if prompt(g) in ("leave", "surrender") and rng.random() < 0.8:
            say(g, "no")
        else:
            random_step(g, rng)
    assert [NOBODY] * 4 == [g.s.attacker, g.s.defender, *g.s.allies]
    assert ([], 0) == (g.s.doomed, sum(g.s.quotas))
