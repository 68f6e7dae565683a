"""CR 12.12.4 The military expedition."""

import pytest

from metropole.games.empires.positions import shown
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    colony,
    diplomacy,
    fleets,
    is_independent,
    rolls,
    squadrons,
    treasury,
    unrest,
)
from tests.rules.empires.common import asked, dice, prompt, say_if, told
from tests.rules.empires.wars import at_sea, counters, questions, quietly, table, war
from tests.rules.questions import listen

A_COLONY = {"new spain": "blue"}  # native power four
RICH = {"red": 9, "blue": 9, "green": 9, "orange": 9}


def overseas(**ships: int) -> Game:
    """Red and Blue have money, Logistics 4, and a colony each where nobody else is; Red has more squadrons."""
    return table(
        new_spain=counters(blue=4),
        egypt=counters(red=4),
        colonies={"new spain": "blue", "egypt": "red"},
        squadrons={"red": 5, "blue": 3} | ships,
        treasury=RICH,
        tracks=dict.fromkeys(("red", "blue"), "logistics 4"),
    )


def land(g: Game, count: int) -> Game:
    """Send up to so many counters to New Spain: it has one resource, and the first counter goes there unasked."""
    say(g, "territory new spain")
    for _ in range(count - 1):
        say_if(g, "send-more", "space new spain 1")
    return say_if(g, "send-more", "done")


# --- who, and when ---


@pytest.mark.rule("CR-12.12.4-a")
def test_the_attacker_in_the_first_year() -> None:
    """Red rules the sea after a victory and may go at once."""
    g = say(war(overseas()), 1, 0)

    assert ("invade", "red", 1) == (prompt(g), asked(g), g.s.year)
    assert ["pass", "territory new spain"] == offered(g)


@pytest.mark.rule("CR-12.12.4-a")
def test_the_defender_from_the_second_year() -> None:
    """Blue rules the sea after a victory each year, but is asked only from the second year on."""
    g = say(war(overseas(blue=9)), 0, 1)

    assert [("surrender", "red"), ("surrender", "blue")] == questions(g, "successes")
    say(g, 0, 1)

    assert ("invade", "blue", 2) == (prompt(g), asked(g), g.s.year)
    assert ["pass", "territory egypt"] == offered(g)


@pytest.mark.rule("CR-12.12.4-a")
def test_the_attacker_in_later_years() -> None:
    """Red may go in each year anew in which Red has won at sea."""
    g = say(war(overseas(red=9, blue=9)), 1, 0)

    for year in (1, 2, 3, 4):
        assert ("invade", "red", year) == (prompt(g), asked(g), g.s.year)
        say(g, "pass")
        if year < 4:
            say(quietly(g, "successes"), 1, 0)


@pytest.mark.rule("CR-12.12.4-a")
def test_allies_never_go() -> None:
    """The ships are the ally's, the victory is too; still it is the principal who is asked, and nobody else."""
    g = overseas(red=0, green=6)

    say(war(g, ally="green"), 2, 0)

    assert [("invade", "red")] == questions(g, "leave")


# --- supremacy and victory at sea ---


@pytest.mark.rule("CR-12.12.4-b")
@pytest.mark.parametrize(
    ("red", "blue", "goes"),
    [(5, 3, True), (3, 3, True), (2, 3, False), (2, 4, False), (3, 4, False), (4, 4, True)],
)
def test_supremacy(red: int, blue: int, goes: bool) -> None:
    """After one hit on Blue, Red must have more squadrons than Blue: as many are not enough, nor is the victory."""
    g = say(war(overseas(red=red, blue=blue)), 1, 0)

    assert goes == (prompt(g) == "invade")


@pytest.mark.rule("CR-12.12.4-b")
@pytest.mark.parametrize(("green", "orange", "goes"), [(0, 0, True), (0, 2, False), (2, 2, True), (3, 5, False)])
def test_supremacy_of_the_sides(green: int, orange: int, goes: bool) -> None:
    """The squadrons of allies count on both sides."""
    g = overseas(red=4, blue=3, green=green, orange=orange)

    say(war(g, ally="green", helper="orange"), 1, 0)

    assert goes == (prompt(g) == "invade")


@pytest.mark.rule("CR-12.12.4-c")
@pytest.mark.ruling("AMB-114")
@pytest.mark.parametrize(
    ("caused", "suffered", "goes"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (1, 2, False)]
)
def test_the_last_battle_must_be_won(caused: int, suffered: int, goes: bool) -> None:
    """More losses caused than suffered: a draw is none, and nothing against nothing is none either."""
    g = say(war(overseas(red=9)), caused, suffered)

    assert goes == (prompt(g) == "invade")


@pytest.mark.rule("CR-12.12.4-c")
@pytest.mark.ruling("AMB-114")
@pytest.mark.parametrize(("merchants", "goes"), [(0, False), (1, True)])
def test_fleets_count_as_losses(merchants: int, goes: bool) -> None:
    """Blue loses the only squadron, and a fleet if there is one, for one of Red's; a hit on nothing is no loss."""
    g = overseas(blue=1)
    g.s.fleets[0] = merchants

    say(war(g), 2, 1)

    assert (0, 4) == (squadrons(g, "blue"), squadrons(g, "red"))
    assert 0 == fleets(g, "blue")
    assert goes == (prompt(g) == "invade")


@pytest.mark.rule("CR-12.12.4-c")
@pytest.mark.ruling("AMB-114")
def test_only_the_battle_of_this_year_counts() -> None:
    """A victory in the first year does not serve in the second, which ends without losses."""
    g = say(war(overseas()), 1, 0, "pass")

    say(quietly(g, "successes"), 0, 0)

    assert "surrender" == prompt(g)


# --- where, how many, and the unrest ---


@pytest.mark.rule("CR-12.12.4-d")
@pytest.mark.ruling("AMB-115")
def test_any_colony_of_the_enemy_side() -> None:
    """Colonies of the enemy and their ally; no other territory, and neither own colonies nor those of others."""
    g = table(
        seats=5,
        egypt="red, red",
        levant="green, green",
        new_spain="blue, blue",
        brazil="orange",
        peru="yellow, yellow",
        guyanas="blue",
        colonies={"egypt": "red", "levant": "green", "new spain": "blue", "brazil": "orange", "peru": "yellow"},
        squadrons={"red": 5, "blue": 2},
        treasury=RICH,
    )

    say(war(g, ally="green", helper="orange"), 1, 0)

    assert ["pass", "territory new spain", "territory brazil"] == offered(g)


@pytest.mark.rule("CR-12.12.4-d")
def test_an_ally_who_left_is_no_enemy() -> None:
    """Orange has given up: Orange's colony is safe."""
    g = table(
        new_spain="blue, blue",
        brazil="orange",
        colonies={"new spain": "blue", "brazil": "orange"},
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
    )

    say(war(g, helper="orange"), 0, 0, "no", "yes", "no", 1, 0)

    assert ["pass", "territory new spain"] == offered(g)


@pytest.mark.rule("CR-12.12.4-d")
@pytest.mark.ruling("AMB-115")
@pytest.mark.parametrize(("sent", "stirred"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_counters_and_unrest(sent: int, stirred: int) -> None:
    """As many as logistics allow, from the treasury, also where one has a counter; unrest as with the viceroy."""
    g = table(
        new_spain=counters(blue=4, red=1),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
        tracks={"red": "logistics 4"},
        unrest={"new spain": 1},
    )

    land(say(war(g), 0, 0, 1, 0), sent)

    assert "successes" == prompt(g)
    assert (1 + sent, 9 - sent) == (shown(g, "new spain").count("red"), treasury(g, "red"))
    assert 1 + stirred == unrest(g, "new spain")


@pytest.mark.rule("CR-12.12.4-d")
@pytest.mark.ruling("AMB-115")
@pytest.mark.parametrize(("logistics", "money", "most"), [(1, 9, 1), (2, 9, 2), (3, 9, 3), (4, 2, 2)])
def test_limits_of_an_expedition(logistics: int, money: int, most: int) -> None:
    """No more than logistics, and no more than the treasury holds."""
    g = table(
        new_spain=counters(blue=4),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury={"red": money},
        tracks={"red": f"logistics {logistics}"},
    )

    land(say(war(g), 1, 0), 9)

    assert most == shown(g, "new spain").count("red")
    assert money - most == treasury(g, "red")


@pytest.mark.rule("CR-12.12.4-d")
def test_without_means_there_is_no_expedition() -> None:
    """An empty treasury sends nobody."""
    g = overseas()
    g.s.treasury[1] = 0

    say(war(g), 1, 0)

    assert "surrender" == prompt(g)


@pytest.mark.rule("CR-12.12.4-d")
def test_tea_and_opium_stay_closed() -> None:
    """In China only the silk is open to a player with Economy 4, as for their viceroy."""
    g = table(
        china="blue: blue, blue, blue, blue; green: ",
        colonies={"china": "blue"},
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
        tracks={"red": "logistics 2, economy 4"},
    )

    say(war(g), 1, 0, "territory china")
    quietly(g, "successes")

    assert "blue: blue, blue, blue, blue, red; green: " == shown(g, "china")


@pytest.mark.rule("CR-12.12.4-d")
def test_the_first_territory_of_the_board_is_one_too() -> None:
    """An expedition to Barbary arrives there."""
    g = table(
        barbary=counters(blue=4),
        colonies={"barbary": "blue"},
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
    )

    say(war(g), 1, 0, "territory barbary")

    assert 1 == shown(g, "barbary").count("red")


@pytest.mark.rule("CR-12.12.4-d")
def test_one_colony_a_year() -> None:
    """After one expedition there is no other in the same year."""
    g = table(
        new_spain=counters(blue=4),
        egypt=counters(blue=4),
        colonies={"new spain": "blue", "egypt": "blue"},
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
    )

    say(land(say(war(g), 1, 0), 1), 0, 0)

    assert "surrender" == prompt(g)


@pytest.mark.rule("CR-12.12.4-d")
@pytest.mark.ruling("AMB-126")
def test_invaders_control_nothing_during_the_war() -> None:
    """Four invaders outnumber two owners, but lie on top of them: control waits for the end of the war."""
    g = table(
        new_spain=counters(blue=2),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
        tracks={"red": "logistics 4"},
    )

    land(say(war(g), 1, 0), 4)

    assert counters(blue=2, red=4) == shown(g, "new spain")
    assert (3, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))


@pytest.mark.rule("CR-12.12.4-d", "CR-12.12.5-j", "CR-5.4-b")
@pytest.mark.ruling("AMB-126")
def test_invaders_of_a_fallen_colony_take_control() -> None:
    """The colony has fallen, so Red stays, and takes the resource from Blue when the war is over, for a step."""
    g = table(
        new_spain=counters(blue=2),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
        tracks={"red": "logistics 4"},
    )

    say(land(say(war(g), 1, 0), 4), 1, 0)
    assert counters(blue=1, red=4) == shown(g, "new spain")
    quietly(g, "navy-step")

    assert counters(red=4, blue=1) == shown(g, "new spain")
    assert (2, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))


# --- the battle ---


@pytest.mark.rule("CR-12.12.4-e")
@pytest.mark.parametrize(
    ("present", "sent", "rolled"),
    [
        ({"blue": 4}, 1, (1, 4)),
        ({"blue": 4}, 4, (4, 4)),
        ({"blue": 6, "red": 1}, 4, (4, 5)),  # five against six
        ({"blue": 2, "orange": 3, "green": 2}, 4, (5, 4)),  # six against five
        ({"blue": 4, "orange": 2, "green": 2}, 4, (5, 5)),  # six against six
        ({"blue": 4, "green": 1, "yellow": 5}, 2, (3, 4)),
    ],
)
def test_dice_of_the_battle(present: dict[str, int], sent: int, rolled: tuple[int, int]) -> None:
    """At once, with everybody of both sides who is there, and the number of dice as on land."""
    g = table(
        seats=5,
        new_spain=counters(**present),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
        tracks={"red": "logistics 4"},
    )

    land(at_sea(war(g, ally="green", helper="orange"), 1, 0), sent)

    assert rolled[0] == dice(g)
    assert rolled[1] == dice(say(g, 0))


@pytest.mark.rule("CR-12.12.4-e")
def test_the_battle_is_fought_at_once() -> None:
    """The landing, then the battle, before anybody may surrender; both sides lose at the same time."""
    g = overseas()
    events = listen(g)

    land(at_sea(war(g), 1, 0), 2)
    say(g, 2, 2)

    happened = told(events, facts.SEA_BATTLE, facts.INVASION, facts.BATTLE)
    assert ["sea-battle", "invasion", "battle"] == [fact[0] for fact in happened]
    assert [("red", 5), ("blue", 3), ("red", 2), ("blue", 4)] == rolls(events)
    assert counters(blue=2) == shown(g, "new spain")
    assert ("surrender", "red") == (prompt(g), asked(g))


@pytest.mark.rule("CR-12.12.4-f")
@pytest.mark.ruling("AMB-113")
@pytest.mark.parametrize(
    ("present", "hits", "left"),
    [
        ({"blue": 4, "orange": 2}, (3, 0), {"blue": 2, "orange": 1, "red": 3}),
        ({"blue": 2, "orange": 3}, (3, 0), {"blue": 1, "orange": 1, "red": 3}),
        ({"blue": 3, "orange": 3}, (1, 0), {"blue": 2, "orange": 3, "red": 3}),
        ({"blue": 4, "green": 4}, (0, 1), {"blue": 4, "green": 3, "red": 3}),
        ({"blue": 4, "green": 2}, (0, 3), {"blue": 4, "green": 1, "red": 1}),
    ],
)
def test_allies_lose_in_turn_here_too(present: dict[str, int], hits: tuple[int, int], left: dict[str, int]) -> None:
    """The one with more counters in the colony first, the invaders among them."""
    g = table(
        new_spain=counters(**present),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury=RICH,
        tracks={"red": "logistics 3"},
    )

    land(at_sea(war(g, ally="green", helper="orange"), 1, 0), 3)
    say(g, *hits)
    while prompt(g).startswith("war-casualty"):
        say(g, offered(g)[0])

    stack = shown(g, "new spain").split(", ")
    assert left == {colour: stack.count(colour) for colour in stack}


@pytest.mark.rule("CR-12.12.4-g")
@pytest.mark.parametrize(("hits", "owner"), [(2, "blue"), (3, "nobody")])
def test_a_colony_falls_to_an_expedition(hits: int, owner: str) -> None:
    """With fewer than two counters the colony of native power four is lost; the war goes on."""
    g = overseas()

    land(at_sea(war(g), 1, 0), 3)
    say(g, hits, 0)

    assert owner == colony(g, "new spain")
    assert ("surrender", "red") == (prompt(g), asked(g))
    assert [("surrender", "red"), ("surrender", "blue")] == questions(g, "successes")


@pytest.mark.rule("CR-12.12.4-g")
def test_invaders_of_a_fallen_colony_stay() -> None:
    """It is no enemy colony any more when the war ends, so nobody goes home from there; next year they fight on."""
    g = overseas()

    land(at_sea(war(g), 1, 0), 3)
    say(g, 3, 0, "no", "no")

    assert counters(blue=1, red=3) == shown(g, "new spain")
    assert 3 == dice(g)
    quietly(g)
    assert counters(red=3, blue=1) == shown(g, "new spain")
    assert not is_independent(g, "new spain")


@pytest.mark.rule("CR-12.12.4-d")
@pytest.mark.ruling("AMB-116")
def test_unrest_breaks_out_before_the_battle() -> None:
    """Two invaders bring the fifth unrest marker: ten dice of the rebellion, and only the survivors fight."""
    g = table(
        new_spain=counters(blue=4),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury={"red": 2},
        tracks={"red": "logistics 2"},
        unrest={"new spain": 4},
    )

    land(at_sea(war(g), 1, 0), 2)
    assert 10 == dice(g)
    say(g, 3)  # two of Blue's and one of Red's

    assert counters(blue=2, red=1) == shown(g, "new spain")
    assert (3, "blue") == (unrest(g, "new spain"), colony(g, "new spain"))
    assert 1 == dice(g)
    assert 2 == dice(say(g, 1))


@pytest.mark.rule("CR-12.12.4-e")
@pytest.mark.ruling("AMB-116")
def test_no_battle_when_the_rebels_leave_nobody() -> None:
    """The rebellion wipes out everybody, and the year goes on without a battle ashore."""
    g = table(
        new_spain=counters(blue=2),
        colonies=A_COLONY,
        squadrons={"red": 5, "blue": 3},
        treasury={"red": 2},
        tracks={"red": "logistics 2"},
        unrest={"new spain": 4},
    )
    events = listen(g)

    say(land(at_sea(war(g), 1, 0), 2), 4)

    assert [] == told(events, facts.BATTLE)
    assert ("nobody", True) == (colony(g, "new spain"), is_independent(g, "new spain"))
    assert "surrender" == prompt(g)
