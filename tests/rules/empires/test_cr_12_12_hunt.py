"""CR 12.12.7 War against the privateers in the own fleet box."""

import pytest

from metropole.games.empires.positions import seat_of, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.characters import can, fleets, rolls, squadrons
from tests.rules.empires.common import asked, available, dice, differences, prompt, remembered, told
from tests.rules.empires.wars import table
from tests.rules.questions import chance, listen

HUNTER = {"red": 3}


def hunt(g: Game) -> Game:
    """Let Red fight the privateers in Red's box, up to the first roll."""
    use(g, "red", "sovereign")
    return say(g, "hunt") if prompt(g) == "war" else g


def lurking(g: Game, owner: str, box: str = "red") -> int:
    """How many privateers of a player lie in a box."""
    return g.s.privateers[seat_of(owner) * g.seats + seat_of(box)]


# --- when ---


@pytest.mark.rule("CR-12.12.7-a", "CR-12.12-b")
@pytest.mark.ruling("AMB-124")
@pytest.mark.parametrize(
    ("ships", "privateers", "possible"),
    [
        (1, {"blue in red": 1}, True),
        (0, {"blue in red": 1}, False),
        (1, {}, False),
        (5, {"red in blue": 2, "blue in green": 2}, False),
    ],
)
def test_when_it_is_possible(ships: int, privateers: dict[str, int], possible: bool) -> None:
    """With a squadron and a privateer in the own box; here Red stands behind all others and has no other war."""
    g = table(diplomacy={"red": 1}, squadrons={"red": ships}, privateers=privateers)

    assert possible == available(g, "red", "sovereign")
    assert possible == can(g, "red", "sovereign")


# --- shots ---


@pytest.mark.rule("CR-12.12.7-a")
@pytest.mark.parametrize(("ships", "rolled"), [(1, 1), (3, 3), (5, 5), (8, 5)])
def test_dice_of_the_sovereign(ships: int, rolled: int) -> None:
    """One special die for each squadron, at most five, however many privateers there are."""
    g = hunt(table(squadrons={"red": ships}, privateers={"blue in red": 1}))

    assert rolled == dice(g)


@pytest.mark.rule("CR-12.12.7-a")
@pytest.mark.parametrize(("hits", "left"), [(0, 4), (1, 3), (3, 1)])
def test_each_success_destroys_a_privateer(hits: int, left: int) -> None:
    """They go to their owner's pool, not to the treasury; those in other boxes are not concerned."""
    g = table(squadrons=HUNTER, privateers={"blue in red": 4, "blue in green": 3})

    say(hunt(g), hits)

    assert (left, 3) == (lurking(g, "blue"), lurking(g, "blue", "green"))
    assert [0] * 4 == g.s.treasury


@pytest.mark.rule("CR-12.12.7-a")
def test_more_hits_than_privateers() -> None:
    """Two successes against one privateer: it is gone, and the war with it. Nobody fires back."""
    g = say(hunt(table(squadrons=HUNTER, privateers={"blue in red": 1})), 2)

    assert g.over
    assert (0, 3) == (lurking(g, "blue"), squadrons(g, "red"))


@pytest.mark.rule("CR-12.12.7-a")
@pytest.mark.ruling("AMB-124")
def test_the_hunter_spreads_the_hits() -> None:
    """Where several have privateers, Red says whose are hit, one after the other."""
    g = table(squadrons=HUNTER, privateers={"blue in red": 1, "green in red": 2, "red in orange": 1})

    say(hunt(g), 2)
    assert ("red", ["player blue", "player green"]) == (asked(g), offered(g))
    say(g, "player green")
    assert ["player blue", "player green"] == offered(g)
    say(g, "player green")

    assert (1, 0) == (lurking(g, "blue"), lurking(g, "green"))
    assert "sixes" == prompt(g)


@pytest.mark.rule("CR-12.12.7-a")
@pytest.mark.ruling("AMB-124")
@pytest.mark.parametrize("hits", [3, 4])
def test_nobody_chooses_where_all_are_sunk(hits: int) -> None:
    """As many successes as privateers in the box: all are gone, and Red is not asked whose first."""
    g = table(squadrons={"red": 4}, privateers={"blue in red": 1, "green in red": 2, "blue in green": 1})

    say(hunt(g), hits)

    assert g.over
    assert (0, 0, 1) == (lurking(g, "blue"), lurking(g, "green"), lurking(g, "blue", "green"))


# --- return fire ---


@pytest.mark.rule("CR-12.12.7-b")
@pytest.mark.parametrize(
    ("hits", "outcomes", "weights"),
    [(0, [0, 1, 2, 3], [125, 75, 15, 1]), (1, [0, 1, 2], [25, 10, 1]), (2, [0, 1], [5, 1])],
)
def test_each_survivor_rolls_a_die(hits: int, outcomes: list[int], weights: list[int]) -> None:
    """Ordinary dice, one for each privateer that was not hit, and a six is one chance in six."""
    g = say(hunt(table(squadrons=HUNTER, privateers={"blue in red": 3})), hits)

    assert ("sixes", outcomes, weights) == (prompt(g), chance(g).outcomes, chance(g).weights)


@pytest.mark.rule("CR-12.12.7-b")
@pytest.mark.parametrize(("ships", "sixes", "left"), [(3, 0, 3), (3, 2, 1), (1, 3, 0)])
def test_a_six_sinks_a_squadron(ships: int, sixes: int, left: int) -> None:
    """Each six one squadron, as long as there are any; merchant fleets are not touched."""
    g = table(squadrons={"red": ships}, fleets={"red": 4}, privateers={"blue in red": 3})

    say(hunt(g), 0, sixes)

    assert (left, 4) == (squadrons(g, "red"), fleets(g, "red"))


# --- two rounds ---


@pytest.mark.rule("CR-12.12.7-c")
def test_two_rounds() -> None:
    """Red fires with what is left, and so do the privateers; after the second round it is over."""
    g = table(squadrons={"red": 5}, privateers={"blue in red": 4})
    events = listen(g)

    say(hunt(g), 1, 2)
    assert (3, 3) == (squadrons(g, "red"), lurking(g, "blue"))
    assert 3 == dice(g)
    say(g, 1)
    assert [0, 1, 2] == chance(g).outcomes
    say(g, 1)

    assert g.over
    assert (2, 2) == (squadrons(g, "red"), lurking(g, "blue"))
    assert [("red", 5), ("red", 3)] == rolls(events)


@pytest.mark.rule("CR-12.12.7-c")
def test_without_squadrons_nobody_fires_in_the_second_round() -> None:
    """The last squadron sinks in the first round: the privateers stay."""
    g = table(squadrons={"red": 1}, privateers={"blue in red": 2})
    events = listen(g)

    say(hunt(g), 0, 1)
    while not g.over:
        assert "sixes" == prompt(g)
        say(g, 0)

    assert (0, 2) == (squadrons(g, "red"), lurking(g, "blue"))
    assert [("red", 1)] == rolls(events)


@pytest.mark.rule("CR-12.12.7-c", "CR-12.12-b")
@pytest.mark.ruling("AMB-108")
def test_nothing_else_happens() -> None:
    """No step, no points and no allies, and nobody arms afterwards; only the war box is taken, as by any war."""
    g = table(squadrons=HUNTER, privateers={"blue in red": 2}, war_box=3, treasury={"red": 5})
    before = remembered(g)
    events = listen(g)

    say(hunt(g), 1, 1, 0, 0)

    assert g.over
    assert {"squadrons", "privateers", "uses", "treasury", "war_box", "fought"} == differences(g, before)
    assert [] == told(events, facts.WAR_DECLARED, facts.DIPLOMACY_MOVED)
    assert [("war-box-taken", seat_of("red"), 3)] == told(events, facts.WAR_BOX_TAKEN)
