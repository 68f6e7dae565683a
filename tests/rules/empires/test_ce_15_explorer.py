"""CE 15 Explorer: ten dice against a difficulty, and the first counter in a new territory."""

import pytest

from metropole.games.empires.positions import laid_out, shown, use
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    can,
    diplomacy,
    explore,
    fleets,
    prestige,
    successes_needed,
    table,
    tokens,
    treasury,
    unrest,
    with_counters,
)
from tests.rules.empires.common import dice, prompt, space

# --- the attempt ---


@pytest.mark.rule("CE-15-a")
def test_an_unexplored_territory_and_ten_dice() -> None:
    """Only territories that still hold prestige can be chosen; then ten dice are rolled."""
    g = use(table(unexplored="india, brazil", treasury={"red": 3}), "red", "explorer")

    assert ["territory india", "territory brazil"] == offered(g)
    say(g, "territory india")

    assert 10 == dice(g)


@pytest.mark.rule("CE-15-a")
def test_nothing_left_to_explore() -> None:
    """Without an unexplored territory there is nothing for the Explorer to do."""
    assert can(table(unexplored="brazil"), "red", "explorer")
    assert not can(table(), "red", "explorer")


@pytest.mark.rule("CE-15-b", "CE-15-e")
@pytest.mark.parametrize(("successes", "success"), [(0, False), (3, False), (4, True), (10, True)])
def test_as_many_successes_as_the_difficulty(successes: int, success: bool) -> None:
    """New Spain has difficulty 4: four successes explore it and lead to a second step, three do not."""
    g = laid_out(unexplored="new spain, india", treasury={"red": 3}, fleets={"red": 1})

    say(explore(g, "red", "new spain"), successes)

    assert (0 if success else 1) == tokens(g, "new spain")
    assert (1 if success else 0) == prestige(g, "red")
    assert ("occupy" if success else "over") == prompt(g)


@pytest.mark.rule("CE-15-c")
@pytest.mark.parametrize("seafaring", [0, 1, 2, 3])
def test_seafaring_helps(seafaring: int) -> None:
    """The explorer's own Seafaring is taken off the difficulty, and nobody else's."""
    g = laid_out(unexplored="new spain, india", tracks={"red": f"seafaring {seafaring}", "blue": "seafaring 3"})

    assert 4 - seafaring == successes_needed(g, "red", "new spain")


@pytest.mark.rule("CE-15-d")
@pytest.mark.parametrize(
    ("near", "need"),
    [
        ({}, 3),
        ({"new spain": "red"}, 2),
        ({"new spain": "blue, blue, red"}, 2),
        ({"new spain": "red, red, red"}, 2),
        ({"new spain": "red", "guyanas": "red, red", "new france": "red"}, 2),
        ({"new spain": "blue"}, 3),
        ({"east indies": "red", "egypt": "red"}, 3),
    ],
)
def test_an_adjacent_counter_helps_once(near: dict[str, str], need: int) -> None:
    """One own counter next to the West Indies makes them easier by one; further ones, or others', add nothing."""
    g = with_counters(laid_out(unexplored="west indies"), near)

    assert need == successes_needed(g, "red", "west indies")


@pytest.mark.rule("CE-15-b", "CE-15-c", "CE-15-d")
def test_printed_example_of_the_difficulty() -> None:
    """India, difficulty 4, with Seafaring 1: three successes, and two with a counter in Persia."""
    alone = laid_out(unexplored="india", tracks={"red": "seafaring 1"})
    nearby = laid_out(unexplored="india", tracks={"red": "seafaring 1"}, persia="red")

    assert 3 == successes_needed(alone, "red", "india")
    assert 2 == successes_needed(nearby, "red", "india")


@pytest.mark.rule("CE-15-f")
@pytest.mark.parametrize(("territory", "step"), [("india", 1), ("china", 1), ("new spain", 0), ("east indies", 0)])
def test_india_and_china_give_standing(territory: str, step: int) -> None:
    """Whoever explores India or China moves one space right, other discoveries do not; failing gives nothing."""
    g = table(unexplored="india, china, new spain, east indies")

    failed = say(explore(g.copy(), "red", territory), 0)
    say(explore(g, "red", territory), 10)

    assert 4 + step == diplomacy(g, "red")
    assert 4 == diplomacy(failed, "red")


@pytest.mark.rule("CE-15-f")
def test_no_standing_beyond_the_right_end() -> None:
    """On the last space the marker stays; the exploration succeeds all the same."""
    g = table(unexplored="india", diplomacy={"red": 7})

    say(explore(g, "red", "india"), 10)

    assert 7 == diplomacy(g, "red")
    assert 1 == prestige(g, "red")


# --- the second step ---


@pytest.mark.rule("CE-15-g")
def test_the_second_step_is_optional() -> None:
    """After a success the explorer may leave it at that."""
    g = table(unexplored="west africa", treasury={"red": 2}, fleets={"red": 2})

    say(explore(g, "red", "west africa"), 10)
    assert ["pass", "with fleet", "with adventurers"] == offered(g)
    say(g, "pass")

    assert g.over
    assert (2, 2, 0) == (treasury(g, "red"), fleets(g, "red"), unrest(g, "west africa"))
    assert "yellow: ; black: " == shown(g, "west africa")


@pytest.mark.rule("CE-15-g", "CE-15-h")
@pytest.mark.parametrize(
    ("resource", "stacks"), [("yellow", "yellow: red; black: "), ("black", "yellow: ; black: red")]
)
def test_a_merchant_fleet(resource: str, stacks: str) -> None:
    """A fleet becomes the first counter on a resource of choice, without unrest, and that is all."""
    g = table(unexplored="west africa", treasury={"red": 2}, fleets={"red": 2})

    say(explore(g, "red", "west africa"), 10, "with fleet", space(g, "west africa", resource))

    assert g.over
    assert stacks == shown(g, "west africa")
    assert (2, 1, 0) == (treasury(g, "red"), fleets(g, "red"), unrest(g, "west africa"))


@pytest.mark.rule("CE-15-g", "CE-15-i")
@pytest.mark.parametrize(
    ("resource", "stacks"), [("yellow", "yellow: red; black: "), ("black", "yellow: ; black: red")]
)
def test_adventurers(resource: str, stacks: str) -> None:
    """A treasury becomes the first counter and brings one unrest marker, and that is all."""
    g = table(unexplored="west africa", treasury={"red": 2}, fleets={"red": 2})

    say(explore(g, "red", "west africa"), 10, "with adventurers", space(g, "west africa", resource))

    assert g.over
    assert stacks == shown(g, "west africa")
    assert (1, 2, 1) == (treasury(g, "red"), fleets(g, "red"), unrest(g, "west africa"))


@pytest.mark.rule("CE-15-h", "CE-15-i")
@pytest.mark.parametrize(
    ("fleet", "money", "choices"),
    [(1, 0, ["pass", "with fleet"]), (0, 1, ["pass", "with adventurers"]), (0, 0, [])],
)
def test_only_with_what_one_has(fleet: int, money: int, choices: list[str]) -> None:
    """Without a merchant fleet there are the adventurers only, without treasury the fleet, without both nothing."""
    g = table(unexplored="brazil", treasury={"red": money}, fleets={"red": fleet})

    say(explore(g, "red", "brazil"), 10)

    assert choices == ([] if g.over else offered(g))


@pytest.mark.rule("CE-15-b", "CE-15-f", "CE-15-i")
def test_printed_example_of_adventurers() -> None:
    """Red explores India with four successes and sends adventurers to the silk."""
    g = laid_out(unexplored="india", treasury={"red": 4}, prestige={"red": 1}, tracks={"red": "seafaring 1"})

    say(explore(g, "red", "india"), 4, "with adventurers")

    assert g.over
    assert (0, 2) == (tokens(g, "india"), prestige(g, "red"))
    assert 5 == diplomacy(g, "red")
    assert 3 == treasury(g, "red")
    assert 1 == unrest(g, "india")
    assert "blue: red" in shown(g, "india")
