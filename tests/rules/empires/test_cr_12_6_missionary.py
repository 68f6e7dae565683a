"""CR 12.6 Missionary."""

import pytest

from metropole.games.empires.positions import shown
from metropole.testing import offered, say
from tests.rules.empires.characters import is_independent, missions, practice_board
from tests.rules.empires.common import differences, prompt, remembered, say_if
from tests.rules.empires.overseas import act, choices, rebellion, row, table, with_all_cards


@pytest.mark.rule("CR-12.6-a")
def test_where_the_player_has_a_counter() -> None:
    """Explored territories with an own counter: in control or not, with unrest or not, in another's colony as well."""
    g = table(
        unexplored="india",
        egypt="red",
        brazil="blue, red",
        new_spain="blue, blue, red",
        persia="blue",
        colonies={"new spain": "blue"},
        unrest={"egypt": 2},
    )

    act(g, "red", "missionary")

    assert {"territory egypt", "territory brazil", "territory new spain"} == set(offered(g))


@pytest.mark.rule("CR-12.6-a")
def test_not_without_a_counter() -> None:
    """A player without counters on the map has no use for the Missionary."""
    assert "missionary" not in choices(table(brazil="blue"), "red")


@pytest.mark.rule("CR-12.6-a")
def test_a_mission_and_nothing_else() -> None:
    """One mission comes to the territory; it costs nothing, and unrest stays."""
    g = table(brazil="red", unrest={"brazil": 2})
    before = remembered(g)

    act(g, "red", "missionary")

    assert 1 == missions(g, "brazil")
    assert {"missions", "missions_placed", "uses"} == differences(g, before)


@pytest.mark.rule("CR-12.6-b")
@pytest.mark.parametrize(("placed", "hits", "left"), [(0, 2, 3), (1, 2, 4), (2, 2, 5), (1, 1, 5), (2, 5, 2), (2, 1, 5)])
@pytest.mark.parametrize("owner", ["", "blue"])
def test_losses_in_a_rebellion(placed: int, hits: int, left: int, owner: str) -> None:
    """Each mission makes one success of a rebellion harmless, in a territory as in a colony."""
    g = table(
        board=practice_board(peru=6),
        peru=row("blue", 5),
        colonies={"peru": owner} if owner else {},
        unrest={"peru": 2},
        missions={"peru": placed},
        treasury={"red": 3},
    )

    rebellion(g, "red", "peru", hits)
    say_if(g, "foothold", "pass")

    assert g.over
    assert row("blue", left) == shown(g, "peru")
    assert placed == missions(g, "peru"), "missions are not used up"


@pytest.mark.rule("CR-12.6-c")
@pytest.mark.ruling("AMB-160")
@pytest.mark.parametrize("owner", ["", "red", "blue"])
@pytest.mark.parametrize(
    ("power", "room"),
    [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2), (9, 3), (12, 3), (13, 4)],
)
def test_room_for_missions(power: int, room: int, owner: str) -> None:
    """One for every four native power or part of four, in a territory as in a colony, and so on beyond eight."""
    g = table(board=practice_board(peru=power), peru="red, blue", colonies={"peru": owner} if owner else {})

    for placed in range(room):
        assert placed == missions(g, "peru")
        act(g, "red", "missionary")
        with_all_cards(g)

    assert room == missions(g, "peru")
    assert "missionary" not in choices(g, "red")


@pytest.mark.rule("CR-12.6-c")
def test_missions_of_others_take_room() -> None:
    """What another has placed counts: where Blue's mission fills New Spain, Red finds no room."""
    g = table(new_spain="blue, red")

    act(g, "blue", "missionary")

    assert 1 == missions(g, "new spain")
    assert "missionary" not in choices(g, "red")


@pytest.mark.ruling("AMB-158")
def test_more_missions_than_room() -> None:
    """Two missions of independent New Spain stay when a colony ends its independence, and a third finds no room."""
    g = table(new_spain=row("red", 8), independent="new spain", missions={"new spain": 2})

    act(g, "red", "conqueror")

    assert (False, 2) == (is_independent(g, "new spain"), missions(g, "new spain"))
    assert "missionary" not in choices(g, "red")


@pytest.mark.rule("CR-12.6-a")
def test_the_player_chooses() -> None:
    """Of several places one is chosen, and only there a mission is placed."""
    g = table(brazil="red", egypt="red")

    act(g, "red", "missionary")
    assert "mission-where" == prompt(g)
    say(g, "territory brazil")

    assert (1, 0) == (missions(g, "brazil"), missions(g, "egypt"))
