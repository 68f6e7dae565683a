"""CR 12.12.2, 12.12.3 A year of war on land and at sea."""

import pytest

from metropole.games.empires.positions import seat_of, shown
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    city,
    colony,
    diplomacy,
    fleets,
    is_independent,
    rolls,
    squadrons,
    unrest,
    with_counters,
)
from tests.rules.empires.common import asked, dice, each_told, prompt, space, told
from tests.rules.empires.wars import counters, quietly, table, war
from tests.rules.questions import listen

RED_AND_BLUE = {"red": 2, "blue": 2}

# How many each side has, and how many dice each rolls.
DICE = [
    (1, 1, 1, 1),
    (4, 3, 4, 3),
    (1, 9, 1, 5),
    (6, 4, 5, 4),
    (5, 5, 5, 5),
    (7, 7, 5, 5),
    (10, 6, 5, 4),
    (5, 6, 4, 5),
]


def present(g: Game, territory: str) -> dict[str, int]:
    """How many counters everybody has in a territory with one resource."""
    stack = shown(g, territory).split(", ")
    return {colour: stack.count(colour) for colour in stack if colour}


# --- where ---


@pytest.mark.rule("CR-12.12.2-a")
def test_a_battle_wherever_both_sides_are() -> None:
    """Each shared territory or colony sees a battle; allies on one side, neutrals and loners see none."""
    g = table(
        seats=5,
        west_africa="yellow: red; black: blue, blue",  # on different spaces
        egypt="red, green",  # of one side
        persia="blue, yellow",  # one of them is not at war
        east_africa="green, orange",  # allies alone
        levant="blue",
        new_spain="blue, blue, red",  # the enemy's colony
        brazil="yellow, red, blue",  # a third player's colony
        colonies={"new spain": "blue", "brazil": "yellow"},
        squadrons=RED_AND_BLUE,
    )
    events = listen(g)

    quietly(war(g, ally="green", helper="orange"), "leave")

    battles = [TERRITORIES[place] for place in each_told(events, facts.BATTLE, "territory")]
    assert ["west africa", "east africa", "new spain", "brazil"] == battles
    assert [("red", 1), ("blue", 2), ("red", 1), ("blue", 1), ("red", 1), ("blue", 2)] == rolls(events)[:6]


@pytest.mark.rule("CR-12.12.2-a")
def test_no_land_battle_without_the_enemy() -> None:
    """Nothing is shared: the year begins at sea."""
    g = table(brazil="red, green", egypt="blue", squadrons=RED_AND_BLUE)
    events = listen(g)

    quietly(war(g), "surrender")

    assert ["sea-battle"] == [fact[0] for fact in told(events, facts.BATTLE, facts.SEA_BATTLE)]


# --- dice on land ---


@pytest.mark.rule("CR-12.12.2-b", "CR-12.12.2-c")
@pytest.mark.ruling("AMB-113")
@pytest.mark.parametrize(("own", "enemy", "rolled", "against"), DICE)
def test_dice_on_land(own: int, enemy: int, rolled: int, against: int) -> None:
    """One for each counter, at most five; where both have five or more the smaller side rolls four."""
    g = war(table(brazil=counters(red=own, blue=enemy)))

    assert rolled == dice(g)
    assert against == dice(say(g, 0))


@pytest.mark.rule("CR-12.12.2-b", "CR-12.12.2-c")
def test_allies_add_their_counters() -> None:
    """Two and four against five and one: six against six, five dice each."""
    g = table(brazil=counters(red=2, green=4, blue=5, orange=1), egypt=counters(red=2, green=3, blue=2, orange=4))
    war(g, ally="green", helper="orange")

    assert 4 == dice(g)  # in Egypt five against six
    assert 5 == dice(say(g, 0))
    assert 5 == dice(say(g, 0))
    assert 5 == dice(say(g, 0))


@pytest.mark.rule("CR-12.12.2-b")
def test_counters_of_others_do_not_roll() -> None:
    """A neutral player's counters give no dice and suffer no losses, whatever the dice show."""
    g = war(table(brazil=counters(green=3, red=1, blue=1), squadrons=RED_AND_BLUE))

    assert 1 == dice(g)
    assert 1 == dice(say(g, 1))
    say(g, 1)

    assert "green, green, green" == shown(g, "brazil")


@pytest.mark.rule("CR-12.12.2-b")
def test_both_sides_roll_at_once() -> None:
    """Whoever falls has rolled all the same: both sides wipe each other out, with the full number of dice."""
    g = war(table(brazil=counters(red=2, blue=2), squadrons=RED_AND_BLUE))

    say(g, 2)
    assert 2 == dice(g)
    say(g, 2)

    assert "" == shown(g, "brazil")


@pytest.mark.rule("CR-12.12.2-b")
def test_losses_stay_in_their_territory() -> None:
    """Successes beyond the enemy's counters there are lost; those elsewhere are not touched."""
    g = war(table(brazil="red, red, red, blue", egypt="blue, blue, red", squadrons=RED_AND_BLUE))

    say(g, 0, 0, 3, 0)

    assert "red, red, red" == shown(g, "brazil")
    assert "blue, blue, red" == shown(g, "egypt")


# --- losses on land ---


@pytest.mark.rule("CR-12.12.2-b")
@pytest.mark.ruling("AMB-112")
@pytest.mark.parametrize(
    ("resource", "run", "stacks"),
    [
        ("yellow", "run 0", "yellow: red, blue; black: blue"),
        ("yellow", "run 2", "yellow: blue, red; black: blue"),
        ("black", "", "yellow: blue, red, blue; black: "),
    ],
)
def test_the_enemy_principal_chooses(resource: str, run: str, stacks: str) -> None:
    """Red, who scored, says which counter of Blue's goes, its place in the stack included."""
    g = war(table(west_africa="yellow: blue, red, blue; black: blue", squadrons=RED_AND_BLUE))

    say(g, 1, 0)
    assert ("war-casualty", "red") == (prompt(g), asked(g))
    say(g, space(g, "west africa", resource))
    if run:
        assert ["run 0", "run 2"] == offered(g)
        say(g, run)

    assert stacks == shown(g, "west africa")


@pytest.mark.rule("CR-12.12.2-b")
@pytest.mark.ruling("AMB-112")
def test_nobody_chooses_where_all_are_lost() -> None:
    """Two successes against two counters in two spaces: both are gone, and nobody is asked which first."""
    g = war(table(west_africa="yellow: red, blue; black: red, blue", squadrons=RED_AND_BLUE))

    say(g, 2, 0)

    assert "successes" == prompt(g)
    assert "yellow: red; black: red" == shown(g, "west africa")


@pytest.mark.rule("CR-12.12.2-b")
@pytest.mark.ruling("AMB-112")
def test_principals_choose_among_allies_counters_too() -> None:
    """Only allies are there; still Red picks from Orange's counters, and Blue from Green's."""
    g = table(west_africa="yellow: green, orange; black: orange, green", squadrons=RED_AND_BLUE)

    say(war(g, ally="green", helper="orange"), 1, 1)

    assert "red" == asked(g)
    say(g, space(g, "west africa", "yellow"))
    assert "blue" == asked(g)
    say(g, space(g, "west africa", "black"))
    assert "yellow: green; black: orange" == shown(g, "west africa")


@pytest.mark.rule("CR-12.12.2-d")
@pytest.mark.ruling("AMB-113")
@pytest.mark.parametrize(
    ("principal", "ally", "hits", "left"),
    [
        (3, 1, 1, (2, 1)),
        (3, 1, 2, (2, 0)),
        (3, 1, 3, (1, 0)),
        (1, 3, 1, (1, 2)),
        (1, 3, 2, (0, 2)),
        (1, 3, 3, (0, 1)),
        (5, 4, 2, (4, 3)),
        (5, 4, 3, (3, 3)),  # again the one who had more, though both have as many by then
        (2, 2, 1, (1, 2)),
        (2, 2, 3, (0, 1)),
        (2, 1, 5, (0, 0)),
    ],
)
@pytest.mark.parametrize("attacked", [True, False])
def test_allies_lose_in_turn(principal: int, ally: int, hits: int, left: tuple[int, int], attacked: bool) -> None:
    """The one with more counters loses first, then the other, and so on; with as many, the principal does."""
    if attacked:
        g = table(brazil=counters(red=5, blue=principal, orange=ally), squadrons=RED_AND_BLUE)
        say(war(g, helper="orange"), hits, 0)
    else:
        g = table(brazil=counters(blue=principal, orange=ally, red=5), squadrons=RED_AND_BLUE)
        say(war(g, "blue", "red", ally="orange"), 0, hits)

    here = present(g, "brazil")
    assert (5, left) == (here["red"], (here.get("blue", 0), here.get("orange", 0)))


@pytest.mark.rule("CR-12.12.2-f")
def test_losses_are_gone_before_the_next_battle() -> None:
    """The casualties of Egypt are gone when the dice for Brazil are about to roll."""
    g = war(table(egypt="blue, blue, red, red", brazil="red, blue", squadrons=RED_AND_BLUE))

    say(g, 1, 0)

    assert "blue, red, red" == shown(g, "egypt")
    assert 1 == dice(g)
    assert "red, blue" == shown(g, "brazil")


@pytest.mark.rule("CR-12.12.2-f")
def test_the_fallen_do_not_fight_again() -> None:
    """Counters and ships lost in the first year roll no dice in the second."""
    g = table(brazil="red, blue, blue, blue", squadrons={"red": 3, "blue": 3})
    events = listen(g)

    say(war(g), 1, 0, 1, 0, "no", "no", 0, 0, 0, 0)

    assert [("red", 1), ("blue", 3), ("red", 3), ("blue", 3)] == rolls(events)[:4]
    assert [("red", 1), ("blue", 2), ("red", 3), ("blue", 2)] == rolls(events)[4:]


@pytest.mark.rule("CR-12.12.2-f")
@pytest.mark.ruling("AMB-126")
def test_control_waits_for_the_end_of_the_war() -> None:
    """Losses give Red the majority, but Blue still lies below and controls the space while the war goes on."""
    g = war(table(brazil="blue, blue, red, red", squadrons=RED_AND_BLUE))

    say(g, 1, 0)

    assert "blue, red, red" == shown(g, "brazil")
    assert (3, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))


@pytest.mark.rule("CR-5.5-a", "CR-5.5-b", "CR-5.5-c")
@pytest.mark.ruling("AMB-126")
@pytest.mark.parametrize(
    ("before", "hits", "after"),
    [
        ("blue, red, red", 1, "red, red"),
        ("blue, red, green, green", 1, "green, green, red"),
        ("blue, blue, green, red, red", 2, "red, red, green"),
        ("blue, blue, green, red, red", 1, "blue, green, red, red"),
    ],
)
def test_the_lowest_counter_falls(before: str, hits: int, after: str) -> None:
    """Only when no counter of the controller is left at the bottom does control pass at once, and free of charge."""
    g = war(table(brazil=before, squadrons=RED_AND_BLUE))

    say(g, hits, 0)

    assert after == shown(g, "brazil")
    assert [4, 3, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-12.12.2-b")
def test_control_is_settled_after_all_losses() -> None:
    """One loss on either side leaves Blue below and in control: the losses are not settled one after the other."""
    g = war(table(brazil="blue, blue, red, red", squadrons=RED_AND_BLUE))

    say(g, 1, 1)
    quietly(g, "navy-step")

    assert "blue, red" == shown(g, "brazil")


# --- colonies ---


@pytest.mark.rule("CR-12.12.2-e")
@pytest.mark.parametrize(
    ("where", "held", "hits", "owner"),
    [
        ("new spain", 3, 1, "blue"),  # power four: two are enough
        ("new spain", 3, 2, "nobody"),
        ("egypt", 3, 1, "blue"),  # power three: one and a half, rounded up
        ("egypt", 3, 2, "nobody"),
        ("brazil", 2, 1, "blue"),  # power two: one
        ("brazil", 2, 2, "nobody"),
    ],
)
def test_a_colony_falls_in_battle(where: str, held: int, hits: int, owner: str) -> None:
    """Below half the native power, rounded up, the colony is lost; the war goes on."""
    g = with_counters(table(squadrons=RED_AND_BLUE), {where: counters(blue=held, red=2)})
    g.s.colonies[TERRITORIES.index(where)] = seat_of("blue")

    say(war(g), hits, 0)

    assert owner == colony(g, where)
    assert "successes" == prompt(g)
    assert ("surrender", "red") == (prompt(say(g, 0, 0)), asked(g))


@pytest.mark.rule("CR-12.12.2-e")
def test_colonies_of_attackers_and_allies_fall_too() -> None:
    """Whoever of the four the owner is; a third player's colony is not concerned."""
    g = table(
        seats=5,
        new_spain=counters(red=2, blue=1),
        egypt=counters(green=2, blue=1),
        brazil=counters(orange=1, red=1),
        persia=counters(yellow=3, red=1, blue=1),
        colonies={"new spain": "red", "egypt": "green", "brazil": "orange", "persia": "yellow"},
        squadrons=RED_AND_BLUE,
    )

    say(war(g, ally="green", helper="orange"), 0, 1, 1, 1, 0, 1, 1, 0)

    assert ["nobody"] * 3 == [colony(g, where) for where in ("egypt", "new spain", "brazil")]
    assert "yellow" == colony(g, "persia")


@pytest.mark.rule("CR-12.12.2-e")
def test_what_stands_in_a_lost_colony() -> None:
    """Its cities are gone with it; with counters left the territory is an ordinary one, and its unrest stays."""
    g = table(
        new_spain=counters(blue=3, red=2),
        colonies={"new spain": "blue"},
        city="new spain 4",
        relevant={"new spain": 1},
        unrest={"new spain": 2},
        squadrons=RED_AND_BLUE,
    )

    say(war(g), 2, 0)

    assert ("nobody", "nowhere") == (colony(g, "new spain"), city(g))
    assert 0 == sum(g.s.relevant_cities)
    assert (False, 2) == (is_independent(g, "new spain"), unrest(g, "new spain"))
    assert "blue, red, red" == shown(g, "new spain")


@pytest.mark.rule("CR-12.12.2-e", "CR-8.2-f")
@pytest.mark.ruling("AMB-81")
def test_a_territory_emptied_by_war() -> None:
    """Everybody falls, a colony with them: an independent state, in which the unrest stays."""
    g = table(brazil="blue, red", colonies={"brazil": "blue"}, unrest={"brazil": 2}, squadrons=RED_AND_BLUE)

    say(war(g), 1, 1)

    assert ("nobody", True, 2) == (colony(g, "brazil"), is_independent(g, "brazil"), unrest(g, "brazil"))


# --- dice at sea ---


@pytest.mark.rule("CR-12.12.3-a")
@pytest.mark.ruling("AMB-113")
@pytest.mark.parametrize(("own", "enemy", "rolled", "against"), DICE)
def test_dice_at_sea(own: int, enemy: int, rolled: int, against: int) -> None:
    """One for each squadron, at most five; where both have five or more the smaller side rolls four."""
    g = war(table(squadrons={"red": own, "blue": enemy}, fleets={"red": 9, "blue": 9}))

    assert rolled == dice(g)
    assert against == dice(say(g, 0))


@pytest.mark.rule("CR-12.12.3-a")
@pytest.mark.parametrize(("ships", "rolled"), [((2, 1, 3, 1), (3, 4)), ((2, 3, 3, 3), (4, 5)), ((0, 2, 1, 0), (2, 1))])
def test_allies_add_their_squadrons(ships: tuple[int, int, int, int], rolled: tuple[int, int]) -> None:
    """The dice follow from the squadrons of both on a side together; a bystander's do not count."""
    red, green, blue, orange = ships
    g = table(seats=5, squadrons={"red": red, "green": green, "blue": blue, "orange": orange, "yellow": 9})

    war(g, ally="green", helper="orange")

    assert rolled[0] == dice(g)
    assert rolled[1] == dice(say(g, 0))


@pytest.mark.rule("CR-12.12.3-a")
def test_both_fleets_fire_at_once() -> None:
    """Sunk ships have fired: both navies are gone."""
    g = war(table(squadrons=RED_AND_BLUE))

    say(g, 2)
    assert 2 == dice(g)
    say(g, 2)

    assert (0, 0) == (squadrons(g, "red"), squadrons(g, "blue"))


# --- losses at sea ---


@pytest.mark.rule("CR-12.12.3-a", "CR-12.12.3-c")
@pytest.mark.parametrize(("hits", "left"), [(0, (3, 4)), (2, (1, 4)), (3, (0, 4)), (4, (0, 3)), (5, (0, 2))])
def test_squadrons_before_fleets(hits: int, left: tuple[int, int]) -> None:
    """Each hit sinks a squadron; once there is none left, a merchant fleet."""
    g = war(table(squadrons={"red": 5, "blue": 3}, fleets={"blue": 4, "red": 4}))

    say(g, hits, 0)

    assert left == (squadrons(g, "blue"), fleets(g, "blue"))
    assert (5, 4) == (squadrons(g, "red"), fleets(g, "red"))


@pytest.mark.rule("CR-12.12.3-b")
@pytest.mark.ruling("AMB-113")
@pytest.mark.parametrize(
    ("principal", "ally", "hits", "left"),
    [
        (3, 1, 1, (2, 1)),
        (3, 1, 2, (2, 0)),
        (1, 4, 1, (1, 3)),
        (1, 4, 2, (0, 3)),
        (1, 4, 3, (0, 2)),
        (5, 4, 3, (3, 3)),
        (2, 2, 1, (1, 2)),
        (2, 2, 3, (0, 1)),
        (0, 3, 2, (0, 1)),
    ],
)
@pytest.mark.parametrize("attacked", [True, False])
def test_allies_lose_ships_in_turn(principal: int, ally: int, hits: int, left: tuple[int, int], attacked: bool) -> None:
    """The larger navy loses first, then the other, and so on; of equal ones the principal's. No fleet is touched."""
    g = table(squadrons={"red": 9, "blue": principal, "orange": ally}, fleets={"blue": 3, "orange": 3})

    if attacked:
        say(war(g, helper="orange"), hits, 0)
    else:
        say(war(g, "blue", "red", ally="orange"), 0, hits)

    assert left == (squadrons(g, "blue"), squadrons(g, "orange"))
    assert (9, 3, 3) == (squadrons(g, "red"), fleets(g, "blue"), fleets(g, "orange"))


@pytest.mark.rule("CR-12.12.3-c")
@pytest.mark.parametrize(
    ("held", "hits", "left"),
    [
        ((1, 5), 2, (0, 5)),  # the principal first, though the ally has more
        ((1, 5), 3, (0, 4)),
        ((1, 5), 4, (0, 3)),  # the principal has none left
        ((2, 2), 4, (0, 1)),
        ((0, 2), 2, (0, 1)),
        ((1, 1), 5, (0, 0)),  # and more hits than ships
    ],
)
@pytest.mark.parametrize("attacked", [True, False])
def test_fleets_are_lost_in_turn(held: tuple[int, int], hits: int, left: tuple[int, int], attacked: bool) -> None:
    """One squadron, the ally's, goes first; then fleets of the principal and the ally by turns."""
    g = table(squadrons={"red": 9, "orange": 1}, fleets={"red": 2, "blue": held[0], "orange": held[1], "green": 4})

    if attacked:
        say(war(g, helper="orange"), hits, 0)
    else:
        say(war(g, "blue", "red", ally="orange"), 0, hits)

    assert (0, left) == (squadrons(g, "orange"), (fleets(g, "blue"), fleets(g, "orange")))
    assert (2, 4) == (fleets(g, "red"), fleets(g, "green"))


@pytest.mark.rule("CR-12.12.3-a", "CR-12.12.3-c")
def test_without_a_navy() -> None:
    """A side without squadrons rolls nothing at sea, and its fleets are hit at once."""
    g = war(table(squadrons={"red": 3}, fleets={"blue": 2}))
    events = listen(g)

    say(g, 1)

    assert [("red", 3), ("blue", 0)] == rolls(events)
    assert 1 == fleets(g, "blue")
