"""CE 24 Viceroy: counters for the resources of one territory."""

import pytest

from metropole.games.empires.positions import laid_out, shown, use
from metropole.testing import offered, say
from tests.rules.empires.characters import can, diplomacy, table, treasury, unrest
from tests.rules.empires.common import space


@pytest.mark.rule("CE-24-a")
def test_one_explored_territory() -> None:
    """Treasury becomes counters in one explored territory, without unrest; after the first only its spaces are left."""
    g = table(unexplored="persia, brazil", treasury={"red": 4}, tracks={"red": "logistics 3"})

    use(g, "red", "viceroy")
    assert {"territory west africa", "territory egypt"} <= set(offered(g))
    assert not {"territory persia", "territory brazil"} & set(offered(g))
    say(g, "territory west africa", space(g, "west africa", "yellow"))
    assert ["done", space(g, "west africa", "yellow"), space(g, "west africa", "black")] == offered(g)
    say(g, "done")

    assert g.over
    assert "yellow: red; black: " == shown(g, "west africa")
    assert (3, 0) == (treasury(g, "red"), unrest(g, "west africa"))


@pytest.mark.rule("CE-24-a")
def test_not_into_the_colony_of_another() -> None:
    """An own colony may be reinforced, another's may not, whoever has counters there."""
    g = table(brazil="red", new_spain="blue, red", colonies={"brazil": "red", "new spain": "blue"}, treasury={"red": 2})

    use(g, "red", "viceroy")

    assert "territory brazil" in offered(g)
    assert "territory new spain" not in offered(g)


@pytest.mark.rule("CE-24-a")
def test_not_without_treasury() -> None:
    """The counters come from the treasury."""
    assert can(table(treasury={"red": 1}), "red", "viceroy")
    assert not can(table(fleets={"red": 3}, squadrons={"red": 3}), "red", "viceroy")


@pytest.mark.rule("CE-24-c")
@pytest.mark.parametrize(("logistics", "money", "sent"), [(1, 9, 1), (2, 9, 2), (3, 9, 3), (4, 9, 4), (4, 2, 2)])
def test_as_many_as_logistics_allow(logistics: int, money: int, sent: int) -> None:
    """At most as many counters as the Logistics value, and as the treasury holds."""
    g = table(treasury={"red": money}, tracks={"red": f"logistics {logistics}"})

    say(use(g, "red", "viceroy"), "territory brazil")
    while not g.over:
        say(g, "space brazil 1")

    assert ", ".join(["red"] * sent) == shown(g, "brazil")
    assert money - sent == treasury(g, "red")


@pytest.mark.rule("CE-24-d")
@pytest.mark.parametrize(
    ("resources", "stacks"),
    [
        (["yellow", "yellow"], "yellow: red, red; black: "),
        (["yellow", "black"], "yellow: red; black: red"),
        (["black", "yellow"], "yellow: red; black: red"),
        (["black", "black"], "yellow: ; black: red, red"),
    ],
)
def test_freely_over_the_resources(resources: list[str], stacks: str) -> None:
    """All on one resource or spread over several, as the player likes."""
    g = table(treasury={"red": 2}, tracks={"red": "logistics 2"})

    say(use(g, "red", "viceroy"), "territory west africa")
    say(g, *[space(g, "west africa", resource) for resource in resources])

    assert g.over
    assert stacks == shown(g, "west africa")


@pytest.mark.rule("CE-24-e")
@pytest.mark.parametrize(("counters", "lowest", "standing"), [(1, "blue", 4), (2, "red, red", 3), (3, "red, red", 3)])
def test_taking_control(counters: int, lowest: str, standing: int) -> None:
    """A tie changes nothing; with more counters Red goes to the bottom and pays one step, however many are sent."""
    g = table(brazil="blue", treasury={"red": counters}, tracks={"red": "logistics 4"})

    say(use(g, "red", "viceroy"), "territory brazil", *["space brazil 1"] * (counters - 1))

    assert g.over
    assert shown(g, "brazil").startswith(lowest)
    assert (counters, 1) == (shown(g, "brazil").count("red"), shown(g, "brazil").count("blue"))
    assert standing == diplomacy(g, "red")


@pytest.mark.rule("CE-24-e")
@pytest.mark.ruling("AMB-25")
def test_a_step_for_each_space() -> None:
    """Two spaces taken in one action cost two steps: one from its holder, one that ends a monopoly."""
    g = table(west_africa="yellow: blue", east_africa="green", treasury={"red": 4}, tracks={"red": "logistics 3"})
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")

    say(use(g, "red", "viceroy"), "territory west africa", slaves, gold, gold)

    assert 2 == diplomacy(g, "red")


@pytest.mark.rule("CE-24-c", "CE-24-d", "CE-24-e")
@pytest.mark.parametrize(("others", "standing"), [("", 4), ("blue", 3), ("red", 4)])
def test_printed_example(others: str, standing: int) -> None:
    """Red, Logistics 2, adds one counter to Red's gold and one to the slaves, which may break a monopoly of slaves."""
    g = table(west_africa="yellow: red", east_africa=others, treasury={"red": 5}, tracks={"red": "logistics 2"})

    say(use(g, "red", "viceroy"), "territory west africa")
    say(g, space(g, "west africa", "yellow"), space(g, "west africa", "black"))

    assert g.over
    assert "yellow: red, red; black: red" == shown(g, "west africa")
    assert standing == diplomacy(g, "red")


@pytest.mark.ruling("AMB-30")
def test_control_is_settled_once_for_each_space() -> None:
    """All counters for a space lie on top before control is looked at."""
    g = laid_out(brazil="blue", treasury={"red": 3}, tracks={"red": "logistics 4"})

    say(use(g, "red", "viceroy"), "territory brazil", "space brazil 1", "space brazil 1")

    assert "red, red, red, blue" == shown(g, "brazil")
