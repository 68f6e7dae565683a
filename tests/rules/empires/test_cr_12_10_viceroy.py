"""CR 12.10 Viceroy: counters are sent to one territory, or taken back from one."""

from functools import partial

import pytest

from metropole.games.empires.positions import laid_out, shown, use
from metropole.games.empires.rules import facts
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    can,
    colony,
    diplomacy,
    is_independent,
    table,
    treasury,
    unrest,
    with_counters,
)
from tests.rules.empires.common import asked, prompt, space
from tests.rules.questions import listen

revised = partial(table, "empires/revised")


# --- sending ---


@pytest.mark.rule("CR-12.10-a")
def test_one_explored_territory() -> None:
    """Treasury becomes counters in one explored territory; after the first only its spaces are left to choose."""
    g = revised(unexplored="persia, brazil", treasury={"red": 4}, tracks={"red": "logistics 3"})

    use(g, "red", "viceroy")
    assert {"territory west africa", "territory egypt"} <= set(offered(g))
    assert not {"territory persia", "territory brazil", "territory congo", "territory amazonia"} & set(offered(g))
    say(g, "territory west africa", space(g, "west africa", "yellow"))
    assert ["done", space(g, "west africa", "yellow"), space(g, "west africa", "black")] == offered(g)
    say(g, "done")

    assert g.over
    assert "yellow: red; black: " == shown(g, "west africa")
    assert 3 == treasury(g, "red")


@pytest.mark.rule("CR-12.10-a")
def test_counters_come_from_the_treasury() -> None:
    """Ships cannot be sent; without treasury and without counters on the map there is nothing to do."""
    assert can(revised(treasury={"red": 1}), "red", "viceroy")
    assert not can(revised(fleets={"red": 3}, squadrons={"red": 3}, goods={"red": 3}), "red", "viceroy")
    assert ["recall egypt", "recall brazil"] == offered(use(revised(brazil="red", egypt="red"), "red", "viceroy"))


@pytest.mark.rule("CR-12.10-c")
@pytest.mark.parametrize("colonies", [{}, {"brazil": "red"}])
@pytest.mark.parametrize(("logistics", "money", "sent"), [(1, 9, 1), (2, 9, 2), (3, 9, 3), (4, 9, 4), (4, 2, 2)])
def test_as_many_as_logistics_allow(logistics: int, money: int, sent: int, colonies: dict[str, str]) -> None:
    """At most the Logistics value and what the treasury holds, in a territory as in an own colony."""
    tracks = {"red": f"logistics {logistics}"}
    g = revised(brazil="red", colonies=colonies, treasury={"red": money}, tracks=tracks)

    say(use(g, "red", "viceroy"), "territory brazil")
    while not g.over:
        say(g, "space brazil 1")

    assert ", ".join(["red"] * (1 + sent)) == shown(g, "brazil")
    assert money - sent == treasury(g, "red")


@pytest.mark.rule("CR-12.10-c")
def test_fewer_than_logistics_allow() -> None:
    """At least one, and no more than the player likes."""
    g = revised(treasury={"red": 9}, tracks={"red": "logistics 4"})

    say(use(g, "red", "viceroy"), "territory brazil")
    assert ["done", "space brazil 1"] == offered(g)  # the first has only one place to go to
    say(g, "done")

    assert g.over
    assert "red" == shown(g, "brazil")


@pytest.mark.rule("CR-12.10-d")
@pytest.mark.ruling("AMB-97")
@pytest.mark.parametrize(
    ("stacks", "allowed"),
    [
        ("yellow: blue, blue", True),
        ("yellow: blue, blue, green", True),
        ("yellow: blue, blue, red", False),
        ("yellow: blue, blue; black: red", False),
        ("yellow: red, red, red, blue, blue", False),
    ],
)
def test_the_colony_of_another(stacks: str, allowed: bool) -> None:
    """Only where the player has no counter, on whatever space; even a majority there does not open it to them."""
    g = revised(
        west_africa=stacks, colonies={"west africa": "blue"}, treasury={"red": 4}, tracks={"red": "logistics 4"}
    )

    assert allowed == ("territory west africa" in offered(use(g, "red", "viceroy")))


@pytest.mark.rule("CR-12.10-d", "CR-12.10-g")
@pytest.mark.ruling("AMB-97")
def test_one_counter_in_the_colony_of_another() -> None:
    """Logistics 4 make no difference: one counter, without unrest, on any space, and none the next time."""
    g = revised(
        west_africa="yellow: blue, blue",
        colonies={"west africa": "blue"},
        treasury={"red": 4},
        tracks={"red": "logistics 4"},
    )

    say(use(g, "red", "viceroy"), "territory west africa")
    assert [space(g, "west africa", "yellow"), space(g, "west africa", "black")] == offered(g)
    say(g, space(g, "west africa", "black"))

    assert g.over
    assert "yellow: blue, blue; black: red" == shown(g, "west africa")
    assert (3, 0) == (treasury(g, "red"), unrest(g, "west africa"))
    assert "territory west africa" not in offered(use(g, "red", "viceroy"))


@pytest.mark.rule("CR-12.10-f")
@pytest.mark.parametrize(("counters", "lowest", "standing"), [(1, "blue", 4), (2, "red, red", 3), (3, "red, red", 3)])
def test_taking_control(counters: int, lowest: str, standing: int) -> None:
    """A tie changes nothing; with more counters Red goes to the bottom and pays one step, however many are sent."""
    g = revised(brazil="blue", treasury={"red": counters}, tracks={"red": "logistics 4"})

    say(use(g, "red", "viceroy"), "territory brazil", *["space brazil 1"] * (counters - 1))

    assert g.over
    assert shown(g, "brazil").startswith(lowest)
    assert standing == diplomacy(g, "red")


@pytest.mark.rule("CR-12.10-f")
def test_a_step_for_each_space() -> None:
    """Two spaces taken in one action cost two steps: one from its holder, one that ends a monopoly."""
    g = revised(west_africa="yellow: blue", east_africa="green", treasury={"red": 4}, tracks={"red": "logistics 3"})
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")

    say(use(g, "red", "viceroy"), "territory west africa", slaves, gold, gold)

    assert 2 == diplomacy(g, "red")


@pytest.mark.rule("CR-12.10-f")
@pytest.mark.parametrize(("economy", "spaces"), [(4, ["blue"]), (6, ["blue", "purple"])])
def test_tea_and_opium(economy: int, spaces: list[str]) -> None:
    """Opium is closed to the Viceroy's counters before Economy 6."""
    g = revised(treasury={"red": 2}, tracks={"red": f"logistics 2, economy {economy}"})

    say(use(g, "red", "viceroy"), "territory india")

    assert {space(g, "india", colour) for colour in spaces} == set(offered(g)) - {"done"}


@pytest.mark.rule("CR-12.10-f", "CR-12.10-g")
def test_printed_example_of_control() -> None:
    """C4-4: Blue puts two counters on Red's one in Brazil: Blue controls it, moves left once, and brings one unrest."""
    g = laid_out("empires/revised", brazil="red", treasury={"blue": 2}, tracks={"blue": "logistics 2"})

    say(use(g, "blue", "viceroy"), "territory brazil", "space brazil 1")

    assert g.over
    assert "blue, blue, red" == shown(g, "brazil")
    assert (3, 1) == (diplomacy(g, "blue"), unrest(g, "brazil"))


@pytest.mark.rule("CR-12.10-g")
@pytest.mark.parametrize("colonies", [{}, {"west africa": "red"}])
@pytest.mark.parametrize(("sent", "markers"), [("Y", 0), ("YY", 1), ("YB", 1), ("YBB", 1), ("YYYY", 2), ("YBYB", 2)])
def test_the_table_of_unrest(sent: str, markers: int, colonies: dict[str, str]) -> None:
    """The printed table, by all counters sent together, on one space or two, to a territory or an own colony."""
    g = revised(
        west_africa="yellow: red, red",
        colonies=colonies,
        treasury={"red": len(sent)},
        tracks={"red": "logistics 4"},
        unrest={"west africa": 1},
    )
    spaces = {"Y": space(g, "west africa", "yellow"), "B": space(g, "west africa", "black")}

    say(use(g, "red", "viceroy"), "territory west africa", *[spaces[letter] for letter in sent])

    assert g.over
    assert 1 + markers == unrest(g, "west africa")
    assert 2 + len(sent) == shown(g, "west africa").count("red")


@pytest.mark.rule("CR-12.10-a", "CR-12.10-c", "CR-12.10-g")
def test_printed_example() -> None:
    """C4-21: Red has one counter in New Spain and Logistics 2; Red sends two, and one unrest comes with them."""
    g = laid_out("empires/revised", new_spain="red", treasury={"red": 5}, tracks={"red": "logistics 2"})

    say(use(g, "red", "viceroy"), "territory new spain", "space new spain 1")

    assert g.over
    assert "red, red, red" == shown(g, "new spain")
    assert (1, 3) == (unrest(g, "new spain"), treasury(g, "red"))


# --- taking back ---


@pytest.mark.rule("CR-12.10-b")
@pytest.mark.ruling("AMB-24", "AMB-98")
@pytest.mark.parametrize(("before", "after"), [("red, blue, blue, red", "blue, blue, red"), ("red, blue, red", None)])
def test_counters_that_leave_the_same_stack(before: str, after: str | None) -> None:
    """Whichever is taken back Blue controls: nothing is asked. It is where the stacks would differ."""
    g = revised(brazil=before)

    use(g, "red", "viceroy")

    assert (after is None) == (prompt(g) == "recall-run")
    assert after in (None, shown(g, "brazil"))


@pytest.mark.rule("CR-12.10-b", "CR-12.10-e")
@pytest.mark.parametrize("logistics", [1, 2, 3])
def test_as_many_back_as_logistics_allow(logistics: int) -> None:
    """Counters return to the treasury, at most the Logistics value; no unrest comes or goes."""
    g = revised(brazil="red, red, red, red", tracks={"red": f"logistics {logistics}"}, unrest={"brazil": 2})
    told = listen(g)

    use(g, "red", "viceroy")
    while not g.over:
        say(g, "space brazil 1")

    assert ", ".join(["red"] * (4 - logistics)) == shown(g, "brazil")
    assert (logistics, 2) == (treasury(g, "red"), unrest(g, "brazil"))
    assert 1 == [fact.kind for fact in told].count(facts.CHARACTER_USED)


@pytest.mark.rule("CR-12.10-b")
def test_fewer_back_than_logistics_allow() -> None:
    """Whoever has taken one may stop."""
    g = revised(brazil="red, red, red", tracks={"red": "logistics 3"})

    use(g, "red", "viceroy")
    assert ("recall-more", ["done", "space brazil 1"]) == (prompt(g), offered(g))
    say(g, "done")

    assert g.over
    assert ("red, red", 1) == (shown(g, "brazil"), treasury(g, "red"))


@pytest.mark.rule("CR-12.10-b")
@pytest.mark.ruling("AMB-98")
def test_sending_and_taking_back_are_not_mixed() -> None:
    """It is one or the other, and in one territory: after the first counter only more of the same are offered."""
    g = revised(
        west_africa="yellow: red, red; black: red, blue",
        brazil="red",
        treasury={"red": 3},
        tracks={"red": "logistics 4"},
    )
    spaces = [space(g, "west africa", "yellow"), space(g, "west africa", "black")]

    use(g, "red", "viceroy")
    assert {"recall west africa", "recall brazil", "territory west africa", "territory brazil"} <= set(offered(g))
    sending, taking = say(g.copy(), "territory brazil"), say(g, "recall west africa")
    assert ["done", "space brazil 1"] == offered(sending)
    assert spaces == offered(taking)
    say(taking, spaces[0])
    assert ["done", *spaces] == offered(taking)
    say(taking, spaces[1], spaces[0])

    assert g.over
    assert "yellow: ; black: blue" == shown(g, "west africa")
    assert ("red", 6) == (shown(g, "brazil"), treasury(g, "red"))


@pytest.mark.rule("CR-12.10-b")
@pytest.mark.ruling("AMB-98")
def test_back_from_the_colony_of_another() -> None:
    """Own counters may leave any colony; those of others stay."""
    g = revised(new_spain="blue, blue, red", brazil="blue", colonies={"new spain": "blue"})

    use(g, "red", "viceroy")

    assert g.over
    assert ("blue, blue", 1) == (shown(g, "new spain"), treasury(g, "red"))
    assert "blue" == colony(g, "new spain")


@pytest.mark.ruling("AMB-98")
def test_control_follows_without_a_step() -> None:
    """Blue is left with more counters than Red and has control; it costs nobody a step."""
    g = revised(brazil="red, red, blue, blue", egypt="blue")

    use(g, "red", "viceroy")

    assert g.over
    assert "blue, blue, red" == shown(g, "brazil")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.ruling("AMB-98", "AMB-24")
@pytest.mark.parametrize(("run", "stack"), [(0, "green, red"), (2, "red, green")])
def test_any_own_counter_of_a_stack(run: int, stack: str) -> None:
    """In a mixed stack Red says which of Red's counters to take, from the bottom or higher up."""
    g = use(revised(brazil="red, green, red"), "red", "viceroy")

    assert ("recall-run", "red", ["run 0", "run 2"]) == (prompt(g), asked(g), offered(g))
    say(g, f"run {run}")

    assert g.over
    assert stack == shown(g, "brazil")


@pytest.mark.ruling("AMB-24")
def test_safe_counters_are_a_run_of_their_own() -> None:
    """Counters that survived a rebellion differ from those that came later: Red says which to take."""
    g = revised(brazil="red, red", safe="brazil", treasury={"red": 2}, tracks={"red": "logistics 2"})
    say(use(g, "red", "viceroy"), "territory brazil", "space brazil 1")

    use(g, "red", "viceroy")

    assert ("recall-run", ["run 0", "run 1"]) == (prompt(g), offered(g))


@pytest.mark.rule("CR-12.10-b")
@pytest.mark.parametrize(("others", "independent"), [("", True), (", blue", False)])
def test_the_last_counter_leaves_an_independent_state(others: str, independent: bool) -> None:
    """When nobody is left the territory is independent; as long as another player is there it is not."""
    g = with_counters(revised(unrest={"brazil": 2}), {"brazil": f"red{others}"})

    use(g, "red", "viceroy")

    assert g.over
    assert independent == is_independent(g, "brazil")


@pytest.mark.rule("CR-12.10-b")
@pytest.mark.parametrize(("taken", "owner"), [(1, "red"), (2, "nobody")])
def test_an_own_colony_can_be_given_up(taken: int, owner: str) -> None:
    """New Spain is held by two counters: with the second of three taken back it is no colony any more."""
    g = revised(new_spain="red, red, red, blue", colonies={"new spain": "red"}, tracks={"red": f"logistics {taken}"})

    say(use(g, "red", "viceroy"), *["space new spain 1"] * (taken - 1))

    assert g.over
    assert owner == colony(g, "new spain")
    assert taken == treasury(g, "red")
