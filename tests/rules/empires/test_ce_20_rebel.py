"""CE 20 Rebel: rebellions, new unrest, and missions that go."""

import pytest

from metropole.games.empires.positions import laid_out, shown, use
from metropole.games.empires.rules import facts
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    colony,
    is_independent,
    missions,
    prestige,
    rebel,
    rolls,
    table,
    unrest,
    with_counters,
)
from tests.rules.empires.common import asked, dice, each_told, prompt, space
from tests.rules.questions import listen

# --- one of three ---


@pytest.mark.rule("CE-20-a")
def test_exactly_one_of_three() -> None:
    """The Rebel chooses a rebellion, new unrest, or a mission that goes; doing nothing is not among them."""
    g = use(table(brazil="blue", unrest={"brazil": 1}, missions={"egypt": 1}), "red", "rebel")

    assert ["stir rebellion", "stir unrest", "stir mission"] == offered(g)
    say(g, "stir mission")

    assert g.over
    assert 1 == unrest(g, "brazil")
    assert "blue" == shown(g, "brazil")


@pytest.mark.rule("CE-20-b")
@pytest.mark.ruling("AMB-69")
def test_where_a_rebellion_can_begin() -> None:
    """Only where there is unrest, no mission, and at least one counter."""
    g = table(
        brazil="blue",
        egypt="blue",
        persia="blue",
        canada="red",
        unrest={"brazil": 1, "persia": 2, "levant": 1, "canada": 1},
        missions={"persia": 1},
    )

    say(use(g, "red", "rebel"), "stir rebellion")

    assert ["territory canada", "territory brazil"] == offered(g)


@pytest.mark.rule("CE-20-b")
@pytest.mark.ruling("AMB-69")
def test_no_rebellion_anywhere() -> None:
    """Where nobody would be hit no rebellion is offered at all."""
    g = use(table(brazil="blue", unrest={"egypt": 2}, missions={"brazil": 1}), "red", "rebel")

    assert ["stir unrest", "stir mission"] == offered(g)


@pytest.mark.rule("CE-20-c")
def test_new_unrest() -> None:
    """One unrest marker in any explored territory, with or without others, counters or missions."""
    g = table(brazil="blue", unexplored="persia", unrest={"brazil": 2}, missions={"brazil": 1})

    say(use(g, "red", "rebel"), "stir unrest")
    assert "territory levant" in offered(g)
    assert "territory persia" not in offered(g)
    say(g, "territory brazil")

    assert g.over
    assert (3, 1) == (unrest(g, "brazil"), missions(g, "brazil"))


@pytest.mark.rule("CE-20-d")
@pytest.mark.ruling("AMB-67")
def test_a_mission_goes() -> None:
    """One mission is discarded and does not turn into unrest again."""
    g = table(missions={"brazil": 2, "egypt": 1})

    say(use(g, "red", "rebel"), "stir mission")
    assert ["territory egypt", "territory brazil"] == offered(g)
    say(g, "territory brazil")

    assert g.over
    assert (0, 1) == (unrest(g, "brazil"), missions(g, "brazil"))
    assert 1 == missions(g, "egypt")


# --- the dice ---


@pytest.mark.rule("CE-20-e")
@pytest.mark.parametrize(("territory", "power"), [("west indies", 1), ("west africa", 3), ("new spain", 4)])
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_dice_of_a_rebellion(territory: str, power: int, markers: int) -> None:
    """Native power times unrest markers."""
    g = with_counters(laid_out(unrest={territory: markers}), {territory: "blue"})

    assert power * markers == dice(rebel(g, "red", territory))


@pytest.mark.ruling("AMB-160")
@pytest.mark.rule("CE-20-e")
def test_dice_in_an_independent_state() -> None:
    """Native power is doubled there, beyond eight if need be: sixteen dice for each marker in China."""
    g = table(china="blue", independent="china", unrest={"china": 2})

    assert 32 == dice(rebel(g, "red", "china"))


@pytest.mark.rule("CE-20-h")
@pytest.mark.parametrize("owner", ["", "blue", "red"])
def test_a_colony_makes_no_difference(owner: str) -> None:
    """The same dice and the same losses in a colony, one's own included."""
    g = table(
        new_spain="blue, blue, red",
        unrest={"new spain": 1},
        colonies={"new spain": owner} if owner else {},
    )

    assert 4 == dice(rebel(g, "red", "new spain"))
    say(g, 1)

    assert "blue, red" == shown(g, "new spain")


# --- the losses ---


@pytest.mark.rule("CE-20-f", "CE-20-g")
@pytest.mark.ruling("AMB-68")
@pytest.mark.parametrize("hits", [0, 1, 2])
def test_a_counter_for_each_success(hits: int) -> None:
    """Each success costs a counter; the unrest stays."""
    g = table(brazil="blue, blue, blue, blue", unrest={"brazil": 2})

    say(rebel(g, "red", "brazil"), hits)

    assert ", ".join(["blue"] * (4 - hits)) == shown(g, "brazil")
    assert 2 == unrest(g, "brazil")


@pytest.mark.rule("CE-20-g")
@pytest.mark.parametrize(
    ("answers", "stacks"),
    [
        (["yellow", 0], "yellow: green; black: blue"),
        (["yellow", 1], "yellow: blue; black: blue"),
        (["black"], "yellow: blue, green; black: "),
    ],
)
def test_the_rebel_chooses(answers: list[str | int], stacks: str) -> None:
    """Whoever used the card says which counter of which stack and of whom it is; its owner has no say."""
    g = table(west_africa="yellow: blue, green; black: blue", unrest={"west africa": 1})

    say(rebel(g, "red", "west africa"), 1)
    resource, *run = answers
    say(g, space(g, "west africa", str(resource)), *[f"run {number}" for number in run])

    assert g.over
    assert stacks == shown(g, "west africa")


@pytest.mark.rule("CE-20-i")
def test_own_counters_last() -> None:
    """The rebel's own counters are not offered while others have any in the territory, on whatever space."""
    g = table(west_africa="yellow: red, blue; black: red", unrest={"west africa": 1})

    say(rebel(g, "red", "west africa"), 2)
    assert "yellow: red; black: red" == shown(g, "west africa")
    assert {space(g, "west africa", "yellow"), space(g, "west africa", "black")} == set(offered(g))
    say(g, space(g, "west africa", "black"))

    assert g.over
    assert "yellow: red; black: " == shown(g, "west africa")


@pytest.mark.rule("CE-20-i")
def test_losses_as_far_as_possible() -> None:
    """More successes than counters empty the territory, the rebel's own included."""
    g = table(brazil="blue, red", unrest={"brazil": 3})

    say(rebel(g, "red", "brazil"), 6)

    assert g.over
    assert "" == shown(g, "brazil")


@pytest.mark.rule("CE-20-f", "CE-20-h")
def test_a_colony_falls_in_a_rebellion() -> None:
    """Without a counter of its owner the colony is lost at once; what is still to be lost is lost nonetheless."""
    g = table(
        new_spain="blue, green, green",
        colonies={"new spain": "blue"},
        unrest={"new spain": 1},
        prestige={"blue": 3},
    )

    say(rebel(g, "red", "new spain"), 2, "run 0")

    assert "green" == shown(g, "new spain")
    assert "nobody" == colony(g, "new spain")
    assert is_independent(g, "new spain")
    assert (2, 0) == (prestige(g, "blue"), unrest(g, "new spain"))


@pytest.mark.rule("CE-20-b")
@pytest.mark.ruling("AMB-82", "AMB-68")
def test_again_in_the_same_territory() -> None:
    """A second rebellion of the turn may strike where the first one did, with as many dice."""
    g = table(brazil="blue, blue, blue", unrest={"brazil": 1})
    events = listen(g)

    say(rebel(g, "red", "brazil"), 1)
    say(rebel(g, "green", "brazil"), 1)

    assert [("red", 2), ("green", 2)] == rolls(events)
    assert "blue" == shown(g, "brazil")


@pytest.mark.rule("CE-20-f", "CE-20-g")
def test_nobody_chooses_where_all_are_lost() -> None:
    """As many successes as counters of others: all of them go, and Red is only asked for Red's own."""
    g = laid_out(west_africa="yellow: blue, red; black: green, red, red", unrest={"west africa": 2})
    gone = g.copy()
    events = listen(g)

    say(rebel(g, "red", "west africa"), 3)
    assert [0, 2] == each_told(events, facts.COUNTER_REMOVED, "seat")
    assert ("casualty", "red") == (prompt(g), asked(g))
    assert {space(g, "west africa", colour) for colour in ("yellow", "black")} == set(offered(g))
    say(g, space(g, "west africa", "black"))
    assert "yellow: red; black: red" == shown(g, "west africa")

    say(rebel(gone, "red", "west africa"), 6)
    assert gone.over
    assert "yellow: ; black: " == shown(gone, "west africa")


@pytest.mark.rule("CE-20-g")
@pytest.mark.ruling("AMB-24")
def test_counters_that_leave_the_same_stack() -> None:
    """Whichever of Red's two is lost, Blue's two come to lie at the bottom: Blue is not asked which."""
    g = laid_out(brazil="red, blue, blue, red", unrest={"brazil": 1})

    say(rebel(g, "blue", "brazil"), 1)

    assert g.over
    assert "blue, blue, red" == shown(g, "brazil")


@pytest.mark.rule("CE-20-e", "CE-20-f", "CE-20-g")
def test_printed_example() -> None:
    """West Africa, two unrest markers, one Blue and two Green: Red rolls six dice and chooses for each success."""
    g = laid_out(west_africa="yellow: blue, green; black: green", unrest={"west africa": 2})

    assert 6 == dice(rebel(g, "red", "west africa"))
    say(g, 2)
    assert ("casualty", "red") == (prompt(g), asked(g))
    say(g, space(g, "west africa", "black"), "run 0")

    assert g.over
    assert "yellow: green; black: " == shown(g, "west africa")
