"""8, 9 Colonies, Independent States and Unrest."""

import pytest

from metropole.games.empires.positions import laid_out, seat_of, shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import native_power
from metropole.games.empires.rules.state import NOBODY
from metropole.testing import offered, say
from tests.rules.empires.common import (
    available,
    board_with,
    dice,
    explore,
    prompt,
    rebellion,
    say_if,
    send,
    territory,
    told,
)
from tests.rules.questions import listen

NEW_SPAIN = territory("new spain")
WEST_AFRICA = territory("west africa")


def is_independent(g: Game, name: str) -> bool:
    return bool(g.s.independent >> territory(name) & 1)


# --- 8 access ---


@pytest.mark.rule("CE-8-b")
def test_only_the_owner_places_counters() -> None:
    """Red's Colony in New Spain is closed to Blue, even where Blue has a counter, and open to Red."""
    g = laid_out(new_spain="red, blue", colonies={"new spain": "red"}, treasury={"blue": 1, "red": 1})
    use(g, "blue", "viceroy")
    assert "territory new spain" not in offered(g)
    assert "territory west africa" in offered(g)
    send(g, "red", "new spain", "yellow")
    assert "red, blue, red" == shown(g, "new spain")


@pytest.mark.rule("CE-8-c")
def test_earlier_counters_stay() -> None:
    """Founding a Colony leaves the counters of others where they are."""
    g = laid_out(new_spain="red, red, blue, red, red, green")
    say(use(g, "red", "conqueror"), "pass", "no")
    assert seat_of("red") == g.s.colonies[NEW_SPAIN]
    assert "red, red, blue, red, red, green" == shown(g, "new spain")


# --- 8 loss ---


def colony_in_danger(**kept: dict[str, int]) -> Game:
    """Red's Colony in New Spain, with one Red counter below one of Blue's, and two Unrest."""
    return laid_out(
        new_spain="red, blue",
        colonies={"new spain": "red"},
        unrest={"new spain": 2},
        prestige=kept.get("prestige", {"red": 5, "blue": 5}),
        missions=kept.get("missions", {}),
    )


@pytest.mark.rule("CE-8-e", "CE-8-f", "CE-8-g", "CE-8-h", "CE-8-i")
def test_loss_of_a_colony() -> None:
    """Red's last counter is lost: marker and Unrest go, Red loses one Prestige, and the state is independent."""
    g = colony_in_danger()
    events = listen(g)
    say(rebellion(g, "green", "new spain", 1), "run 0")
    assert "blue" == shown(g, "new spain")
    assert NOBODY == g.s.colonies[NEW_SPAIN]
    assert 0 == g.s.unrest[NEW_SPAIN]
    assert [5, 4, 0, 0] == g.s.prestige
    assert 1 << NEW_SPAIN == g.s.independent
    assert [("colony-lost", 1, NEW_SPAIN), ("independent", NEW_SPAIN)] == told(
        events, facts.COLONY_LOST, facts.INDEPENDENT
    )


@pytest.mark.rule("CE-8-e")
def test_a_colony_stands_while_a_counter_is_left() -> None:
    """Another's counter is lost, or one of two own ones: the Colony stands, even where Red no longer controls."""
    g = colony_in_danger()
    say(rebellion(g, "green", "new spain", 1), "run 1")
    assert (seat_of("red"), 2, 5) == (g.s.colonies[NEW_SPAIN], g.s.unrest[NEW_SPAIN], g.s.prestige[1])

    g = laid_out(
        new_spain="red, red, blue, blue", colonies={"new spain": "red"}, unrest={"new spain": 1}, prestige={"red": 1}
    )
    say(rebellion(g, "green", "new spain", 1), "run 0")
    assert "blue, blue, red" == shown(g, "new spain")
    assert (seat_of("red"), 1) == (g.s.colonies[NEW_SPAIN], g.s.prestige[1])


@pytest.mark.rule("CE-8-e")
@pytest.mark.ruling("AMB-53")
def test_a_colony_is_lost_between_two_casualties() -> None:
    """Two counters are to go, and the first is Red's last: the Colony is lost before the second is chosen."""
    g = laid_out(
        new_spain="red, blue, orange", colonies={"new spain": "red"}, unrest={"new spain": 1}, prestige={"red": 1}
    )
    say(rebellion(g, "green", "new spain", 2), "run 0")
    assert "casualty-run" == prompt(g)
    assert (NOBODY, 0, 0) == (g.s.colonies[NEW_SPAIN], g.s.unrest[NEW_SPAIN], g.s.prestige[1])
    assert is_independent(g, "new spain")
    say(g, "run 0")
    assert "orange" == shown(g, "new spain")


@pytest.mark.ruling("AMB-54")
def test_an_empty_territory_is_no_independent_state() -> None:
    """Without a Colony nothing becomes independent: the last counter is lost, and the Unrest stays."""
    g = laid_out(new_spain="red", unrest={"new spain": 2}, prestige={"red": 3})
    rebellion(g, "green", "new spain", 1)
    assert "" == shown(g, "new spain")
    assert (0, 2, 3) == (g.s.independent, g.s.unrest[NEW_SPAIN], g.s.prestige[1])


@pytest.mark.rule("CE-8-h")
@pytest.mark.ruling("AMB-57")
def test_a_loss_without_prestige() -> None:
    """Red has no Prestige to lose with the Colony; the Colony is lost all the same."""
    g = colony_in_danger(prestige={"blue": 5})
    say(rebellion(g, "green", "new spain", 1), "run 0")
    assert [5, 0, 0, 0] == g.s.prestige
    assert is_independent(g, "new spain")


@pytest.mark.rule("CE-8-h")
@pytest.mark.ruling("AMB-58", "AMB-57")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_a_colony_with_the_city_costs_two(before: int, after: int) -> None:
    """A Colony lost with the Booming City in it costs two Prestige as far as there are any; the city stays."""
    g = laid_out(
        new_spain="red",
        colonies={"new spain": "red"},
        unrest={"new spain": 1},
        city="new spain 3",
        prestige={"red": before, "blue": 4},
    )
    rebellion(g, "green", "new spain", 1)
    assert [4, after, 0, 0] == g.s.prestige
    assert (NEW_SPAIN, 3) == (g.s.city, g.s.city_value)


@pytest.mark.ruling("AMB-58")
def test_a_city_that_once_served_another() -> None:
    """The city gave its Prestige to Blue, and Blue's loss costs two; with Red's later Colony it is two again."""
    g = laid_out(
        west_indies="blue, red",
        colonies={"west indies": "blue"},
        unrest={"west indies": 1},
        city="west indies 1",
        treasury={"red": 1},
        prestige={"blue": 4, "red": 4},
    )
    say(rebellion(g, "green", "west indies", 1), "run 0")
    assert [2, 4, 0, 0] == g.s.prestige
    send(g, "red", "west indies", "beige")
    say(use(g, "red", "conqueror"), "pass", "no")
    assert [2, 6, 0, 0] == g.s.prestige
    for _ in range(2):
        say(say_if(use(g, "green", "rebel"), "rebel", "stir unrest"), "territory west indies")
    rebellion(g, "green", "west indies", 2)
    assert [2, 4, 0, 0] == g.s.prestige


@pytest.mark.ruling("AMB-156")
def test_missions_stay_when_a_colony_is_lost() -> None:
    """Only Unrest goes with a Colony. With a Mission there is no rebellion, so the loss comes by war."""
    g = laid_out(
        new_spain="red, blue",
        colonies={"new spain": "red"},
        unrest={"new spain": 2},
        missions={"new spain": 1},
        prestige={"red": 2},
    )
    say(use(g, "blue", "sovereign"), "player red", 1, 0)
    assert NOBODY == g.s.colonies[NEW_SPAIN]
    assert is_independent(g, "new spain")
    assert (0, 1) == (g.s.unrest[NEW_SPAIN], g.s.missions[NEW_SPAIN])


# --- 8 independent states ---


@pytest.mark.rule("CE-8-j")
def test_native_power_is_doubled_for_a_founder() -> None:
    """Independent West Indies have Native Power 2: one counter founds no Colony, two do."""
    g = laid_out(west_indies="blue", independent="west indies", treasury={"blue": 1})
    assert 2 == native_power(g, territory("west indies"))
    assert not available(g, "blue", "conqueror")
    send(g, "blue", "west indies", "beige")
    assert available(g, "blue", "conqueror")
    assert available(laid_out(west_indies="blue"), "blue", "conqueror")


@pytest.mark.rule("CE-8-j")
def test_native_power_is_doubled_in_a_rebellion() -> None:
    """Independent West Africa, twice 3, with two Unrest rebels with twelve dice instead of six."""
    for independent, count in (("", 6), ("west africa", 12)):
        g = laid_out(west_africa="yellow: red", unrest={"west africa": 2}, independent=independent)
        say(use(g, "blue", "rebel"), "stir rebellion")
        assert count == dice(g)


@pytest.mark.rule("CE-8-k")
def test_nothing_else_changes_in_an_independent_state() -> None:
    """Counters can be sent there, goods shipped from it, Unrest, Missions and a city placed, as anywhere else."""
    g = laid_out(west_africa="yellow: blue", independent="west africa", treasury={"blue": 9}, fleets={"blue": 1})
    send(g, "blue", "west africa", "black")
    assert "yellow: blue; black: blue" == shown(g, "west africa")
    say(use(g, "blue", "merchant"), "space west africa 2")
    assert 1 == g.s.goods[0]
    say(use(g, "blue", "missionary"), "territory west africa")
    say(use(g, "blue", "rebel"), "stir unrest", "territory west africa")
    assert (1, 1) == (g.s.missions[WEST_AFRICA], g.s.unrest[WEST_AFRICA])
    say(use(g, "blue", "governor"), "amount 1")
    assert WEST_AFRICA == g.s.city
    assert is_independent(g, "west africa")


@pytest.mark.rule("CE-8-k", "CE-8-j")
def test_only_that_state_is_doubled() -> None:
    """An Independent State changes nothing in its neighbours."""
    g = laid_out(independent="new spain")
    assert (8, 1, 3) == (
        native_power(g, NEW_SPAIN),
        native_power(g, territory("west indies")),
        native_power(g, territory("new france")),
    )


@pytest.mark.rule("CE-8-l")
def test_a_new_colony_ends_independence() -> None:
    """Eight counters found a Colony in independent New Spain: the marker goes, and Native Power is 4 again."""
    g = laid_out(new_spain=", ".join(["blue"] * 8), independent="new spain", goods={"blue": 20})
    say(use(g, "blue", "conqueror"), "pass", "no")
    assert seat_of("blue") == g.s.colonies[NEW_SPAIN]
    assert not is_independent(g, "new spain")
    assert 4 == native_power(g, NEW_SPAIN)
    assert "amount 6" == offered(use(g, "blue", "trader"))[-1], "Economy 2 and Native Power 4"


@pytest.mark.rule("CE-8-i", "CE-8-j", "CE-8-l")
def test_the_fate_of_a_state() -> None:
    """West Indies as a Colony, then independent with Native Power 2, then a Colony of Blue with Native Power 1."""
    g = laid_out(
        west_indies="red, blue",
        colonies={"west indies": "red"},
        unrest={"west indies": 1},
        treasury={"blue": 1},
        prestige={"red": 1},
    )
    say(rebellion(g, "green", "west indies", 1), "run 0")
    assert 2 == native_power(g, territory("west indies"))
    send(g, "blue", "west indies", "beige")
    say(use(g, "blue", "conqueror"), "pass", "no")
    assert 1 == native_power(g, territory("west indies"))
    assert [1, 0, 0, 0] == g.s.prestige


# --- 9 unrest ---


@pytest.mark.rule("CE-9-a")
@pytest.mark.parametrize(
    ("unrest", "missions", "revolts"), [(0, 0, False), (1, 0, True), (3, 0, True), (1, 1, False), (3, 1, False)]
)
def test_who_can_revolt(unrest: int, missions: int, revolts: bool) -> None:
    """Unrest there must be, and no Mission, however much Unrest there is."""
    g = laid_out(new_spain="red", unrest={"new spain": unrest}, missions={"new spain": missions})
    use(g, "blue", "rebel")
    assert revolts == ("stir rebellion" in offered(g))


@pytest.mark.rule("CE-9-a")
def test_a_mission_elsewhere_does_not_help() -> None:
    """Of two territories with Unrest the one without a Mission can revolt."""
    g = laid_out(
        new_spain="red",
        west_africa="yellow: red",
        unrest={"new spain": 1, "west africa": 1},
        missions={"new spain": 1, "india": 1},
    )
    say(use(g, "blue", "rebel"), "stir rebellion")
    assert 3 == dice(g), "West Africa is the only choice"


@pytest.mark.rule("CE-9-b")
def test_unrest_is_unrest() -> None:
    """Markers from adventurers and from a Rebel count the same: with three of them Native Power 3 rolls nine dice."""
    g = laid_out(board=board_with(native_power={"brazil": 3}), unexplored="brazil", treasury={"red": 1})
    say(explore(g, "red", "brazil", 10), "with adventurers")
    for _ in range(2):
        say(use(g, "blue", "rebel"), "stir unrest", "territory brazil")
    assert 3 == g.s.unrest[territory("brazil")]
    say(use(g, "blue", "rebel"), "stir rebellion")
    assert 9 == dice(g)
