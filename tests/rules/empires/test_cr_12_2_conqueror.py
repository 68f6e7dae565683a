"""CR 12.2 Conqueror: what a colony needs, and what founding it costs and brings."""

import pytest

from metropole.games.empires.positions import seat_of, shown
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.queries import pool
from metropole.testing import offered, say
from tests.rules.empires.characters import colony, fleets, practice_board, prestige, unrest
from tests.rules.empires.common import asked, prompt, say_if, space, told
from tests.rules.empires.overseas import act, choices, peopled, row, table
from tests.rules.questions import listen

# --- what it needs ---


@pytest.mark.rule("CR-12.2-a")
def test_one_colony_each_time() -> None:
    """Of two territories that are ripe for it one is chosen, and the other stays as it is."""
    g = table(new_spain=row("red", 4), west_indies="red")

    act(g, "red", "conqueror")
    assert ["territory new spain", "territory west indies"] == offered(g)
    say(g, "territory new spain")

    assert g.over
    assert ("red", "nobody") == (colony(g, "new spain"), colony(g, "west indies"))
    assert "red" == shown(g, "west indies")


@pytest.mark.rule("CR-12.2-b")
@pytest.mark.parametrize("counters", [1, 3, 4, 5])
def test_as_many_counters_as_native_power(counters: int) -> None:
    """New Spain has native power 4: three own counters do not do, four or more do."""
    g = table(new_spain=row("red", counters))

    assert (counters >= 4) == ("conqueror" in choices(g, "red"))


@pytest.mark.rule("CR-12.2-b")
def test_own_counters_on_all_spaces_count() -> None:
    """In West Africa, native power 3, counters on gold and slaves are added; those of others are not."""
    assert "conqueror" in choices(table(west_africa="yellow: red, red; black: red"), "red")
    assert "conqueror" not in choices(table(west_africa="yellow: red, blue; black: red, blue"), "red")


@pytest.mark.rule("CR-12.2-c")
@pytest.mark.parametrize(
    ("slaves", "possible"),
    [("red", True), ("red, blue", True), ("blue, red", False), ("blue", False), ("", False)],
)
def test_control_of_all_resources(slaves: str, possible: bool) -> None:
    """With plenty on gold, slaves must be controlled as well; counters of others on top are no bar."""
    g = table(west_africa=f"yellow: red, red, red, blue; black: {slaves}")

    assert possible == ("conqueror" in choices(g, "red"))


@pytest.mark.rule("CR-12.2-h")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_one_colony_in_a_territory(owner: str) -> None:
    """Where there is a colony, one's own or another's, none is founded."""
    g = table(new_spain=row("red", 8), colonies={"new spain": owner})

    assert "conqueror" not in choices(g, "red")


@pytest.mark.rule("CR-12.2-i")
@pytest.mark.parametrize(("power", "possible"), [(0, False), (1, True)])
def test_nobody_to_conquer(power: int, possible: bool) -> None:
    """Without native power there is no colony, however many counters stand there."""
    g = table(board=practice_board(brazil=power), brazil=row("red", 5))

    assert possible == ("conqueror" in choices(g, "red"))


# --- what it costs ---


@pytest.mark.rule("CR-12.2-d", "CR-12.2-f")
@pytest.mark.parametrize(("own", "left"), [(4, 2), (5, 3), (6, 3), (7, 4), (9, 5)])
@pytest.mark.parametrize(("blue", "blue_left"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_everybody_loses_half(own: int, left: int, blue: int, blue_left: int) -> None:
    """Each player's half is rounded down separately; one of the founder's becomes a fleet, the rest go to the pool."""
    g = table(new_spain=f"{row('red', own)}, {row('blue', blue)}", fleets={"red": 2, "blue": 2})
    before = [pool(g, seat_of("red")), pool(g, seat_of("blue"))]

    act(g, "red", "conqueror")

    expected = row("red", left) + (f", {row('blue', blue_left)}" if blue else "")
    assert ("red", expected) == (colony(g, "new spain"), shown(g, "new spain"))
    assert (3, 2) == (fleets(g, "red"), fleets(g, "blue"))
    after = [pool(g, seat_of("red")), pool(g, seat_of("blue"))]
    assert [own - left - 1, blue - blue_left] == [now - then for now, then in zip(after, before, strict=True)]


@pytest.mark.rule("CR-12.2-d")
def test_half_of_the_territory_not_of_each_space() -> None:
    """Red's three and one on two spaces are four counters, of which two go; nobody elsewhere loses anything."""
    g = table(west_africa="yellow: red, red, red; black: red", brazil="red, red, blue, blue")

    act(g, "red", "conqueror", "territory west africa")
    for _ in range(2):
        say_if(g, "remove-own", space(g, "west africa", "yellow"))

    assert ("yellow: red; black: red", "red") == (shown(g, "west africa"), colony(g, "west africa"))
    assert "red, red, blue, blue" == shown(g, "brazil")


@pytest.mark.rule("CR-12.2-e")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_the_unrest_goes(before: int, after: int) -> None:
    """Half of the markers, rounded down, are removed; elsewhere all stay."""
    g = table(new_spain=row("red", 4), unrest={"new spain": before, "brazil": 4})

    act(g, "red", "conqueror")

    assert (after, 4) == (unrest(g, "new spain"), unrest(g, "brazil"))


@pytest.mark.rule("CR-12.2-f")
@pytest.mark.ruling("AMB-51")
def test_a_single_counter() -> None:
    """The West Indies, native power 1: the founder's only counter stays, and there is no fleet."""
    g = table(west_indies="red", fleets={"red": 1})

    act(g, "red", "conqueror")

    assert ("red", "red", 1) == (colony(g, "west indies"), shown(g, "west indies"), fleets(g, "red"))


@pytest.mark.rule("CR-12.2-d")
@pytest.mark.ruling("AMB-50")
def test_each_chooses_their_own() -> None:
    """The founder first, then the others in the order of play, and each only from where their own counters are."""
    g = table(
        order="green, red, orange, blue",
        west_africa="yellow: red, red, blue, green; black: red, red, green, blue",
    )

    act(g, "red", "conqueror")
    assert ("remove-own", "red") == (prompt(g), asked(g))
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")
    say(g, gold, slaves)
    assert "green" == asked(g)
    say(g, gold)
    assert "blue" == asked(g)
    say(g, gold)

    assert "yellow: red; black: red, green, blue" == shown(g, "west africa")


@pytest.mark.ruling("AMB-50")
def test_which_of_the_own_counters() -> None:
    """In one stack the owner says which: Blue gives up the upper of two, so Green's stays above the lower."""
    g = table(new_spain="red, red, red, red, blue, green, blue")

    act(g, "red", "conqueror")
    assert ("remove-own-run", "blue") == (prompt(g), asked(g))
    say(g, offered(g)[-1])

    assert "red, red, blue, green" == shown(g, "new spain")


@pytest.mark.rule("CR-12.2-c")
@pytest.mark.ruling("AMB-52")
def test_control_lost_by_founding() -> None:
    """Red gives up both counters on gold, which falls to Blue without a step: the colony stands."""
    g = table(west_africa="yellow: red, red, blue; black: red, red")

    act(g, "red", "conqueror")
    say(g, *[space(g, "west africa", "yellow")] * 2)

    assert "yellow: blue; black: red, red" == shown(g, "west africa")
    assert "red" == colony(g, "west africa")
    assert [4] * 4 == g.s.diplomacy


# --- what it brings ---


@pytest.mark.rule("CR-12.2-g")
@pytest.mark.parametrize(("name", "points"), [("india", 2), ("china", 2), ("peru", 1), ("egypt", 1)])
def test_points(name: str, points: int) -> None:
    """One point for the colony, two in India or China; control is what it was before, and so are its points."""
    counters = row("red", 4) if name in ("peru", "egypt") else f"{row('red', 2)}; {row('red', 2)}"
    g = peopled(table(board=practice_board(india=4, china=4, peru=4, egypt=4)), {name: counters})
    before = prestige(g, "red")

    act(g, "red", "conqueror")
    for i in (1, 2):
        say_if(g, "remove-own", f"space {name} {i}")

    assert "red" == colony(g, name)
    assert before + points == prestige(g, "red")


@pytest.mark.rule("CR-12.2-g")
def test_the_marker_comes_last() -> None:
    """First counters go, then unrest, then the fleet is there, then the colony, and then its point."""
    g = table(new_spain=row("red", 4), unrest={"new spain": 2})
    events = listen(g)

    act(g, "red", "conqueror")

    kinds = [fact[0] for fact in told(events)]
    wanted = [
        "counter-removed",
        "counter-removed",
        "unrest-removed",
        "fleets-gained",
        "colony-founded",
        "prestige-gained",
    ]
    assert wanted == [kind for kind in kinds if kind in wanted]
    assert [("prestige-gained", seat_of("red"), 1)] == told(events, facts.PRESTIGE_GAINED)


@pytest.mark.ruling("AMB-24", "AMB-50")
def test_counters_that_leave_the_same_stack() -> None:
    """Between Blue's two lay only a counter that Red has already given up: Blue is not asked which of them goes."""
    g = table(board=practice_board(brazil=4), brazil="red, red, blue, red, blue, red, red")

    act(g, "red", "conqueror")
    assert ("remove-own-run", "red") == (prompt(g), asked(g))
    say(g, "run 2", "run 0")

    assert g.over
    assert "red, blue, red, red" == shown(g, "brazil")


@pytest.mark.rule("CR-12.2-b", "CR-12.2-d", "CR-12.2-f", "CR-12.2-g")
@pytest.mark.parametrize("others", ["", ", black, blue"])
def test_printed_example(others: str) -> None:
    """C4-11, EX-CR-12.2-1: five red counters in New Spain; three stay, one is a fleet, Black and Blue keep theirs."""
    g = table(seats=6, new_spain=f"{row('red', 5)}{others}")
    before, reserve = prestige(g, "red"), pool(g, seat_of("red"))

    act(g, "red", "conqueror")

    assert f"red, red, red{others}" == shown(g, "new spain")
    assert ("red", 1) == (colony(g, "new spain"), fleets(g, "red"))
    assert (before + 1, reserve + 1) == (prestige(g, "red"), pool(g, seat_of("red")))
