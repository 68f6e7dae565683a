"""Whatever somebody meets at the prompt says in one line what it is."""

import pytest

from metropole import journal, registry
from metropole.kernel import ActionSpace, Decision, Event, Flow, Outcome, Procedure, Prompt, Question, Sealed
from metropole.kernel.questions import EVERYBODY, Chance, Drawn, WeightedChance
from metropole.kernel.view import SPECTATOR, View
from metropole.testing import at_random

ACT = Prompt("act", "5.1")
SPACE = ActionSpace([("pass", ()), ("move", ("north", "south"))])


def nothing(g: object) -> None:
    """A step."""


@pytest.mark.parametrize(
    ("shown", "thing"),
    [
        ("<Prompt act, 5.1>", ACT),
        ("<Question: nothing is asked>", Question()),
        ("<Decision seat 1: act, 2 options>", Decision(0, ACT, [3, 5])),
        ("<Decision seat 4: act, 1 option, sealed>", Decision(3, ACT, [3], sealed=True)),
        ("<Sealed act>", Sealed(ACT, lambda game, seat, given: [])),
        ("<Chance die: 3 outcomes>", Chance("die", 3, 3)),
        ("<WeightedChance bag: 2 outcomes>", WeightedChance("bag", [4, 7], [1, 9])),
        ("<Drawn card: 3 outcomes>", Drawn("card", [1], [5, 6], [])),
        ("<Outcome turn cap: ranks [2, 1], scores [3, 9]>", Outcome([3, 9], [0, 0], [2, 1], "turn cap")),
        ("<Event 7: (1, 4)>", Event(7, (1, 4), EVERYBODY, EVERYBODY)),
        ("<Event 7: (1, 4), only for seat 2>", Event(7, (1, 4), 1, EVERYBODY)),
        ("<Event 7: (), not for seat 1>", Event(7, (), EVERYBODY, 0)),
        ("<ActionSpace: 3 actions of 2 verbs>", SPACE),
        ("<Procedure 5.2: 2 steps>", Procedure("5.2", nothing, nothing)),
        ("<Flow, 3 seats, Question: nothing is asked>", Flow([], SPACE, 3)),
        ("<View of seat 2>", View(1, 3)),
        ("<View of a spectator>", View(SPECTATOR, 3)),
    ],
)
def test_the_kernel_shows_itself(shown: str, thing: object) -> None:
    assert shown == repr(thing)


@pytest.mark.parametrize(
    ("name", "game", "view"),
    [
        ("colonialism/compass", "<Game compass, 4 seats, turn 1: ", "ColonialismView"),
        ("empires/second+nations", "<Game second+nations, 4 seats, turn 1: ", "EmpiresView"),
    ],
)
def test_games_and_views_show_themselves(name: str, game: str, view: str) -> None:
    """A game shows its question; a view only whose it is and what they are asked, and its table no question at all."""
    g = at_random(registry.find(name).start(4), 1, stop=lambda g: isinstance(g.pending, Decision))
    asked, see = g.pending, g.view
    assert isinstance(asked, Decision)
    other = (asked.seat + 1) % 4

    assert f"{game}{repr(asked)[1:]}" == repr(g)
    assert f"<{view} of seat {asked.seat + 1}: {asked.prompt.key}>" == repr(see(asked.seat))
    assert f"<{view} of seat {other + 1}>" == repr(see(other))
    assert f"<{view} of a spectator>" == repr(see(SPECTATOR))
    assert f"{game}Question: nothing is asked>" == repr(see(asked.seat).shown())


@pytest.mark.parametrize("name", ["colonialism/compass+events", "empires/revised"])
def test_rule_sets_and_journals_show_themselves(name: str) -> None:
    """By name, and not with all their rules."""
    rule_set = registry.find(name)
    begun = journal.begin(rule_set, 3, rule_set.kit.load_board())
    lines = len(begun.lines)

    assert f"<RuleSet {name}, {rule_set.seats.start} to {rule_set.seats.stop - 1} seats>" == repr(rule_set)
    assert f"<Book {rule_set.book.name}>" == repr(rule_set.book)
    assert f"<Kit {rule_set.kit.name}>" == repr(rule_set.kit)
    assert f"<Edition {rule_set.edition.name}>" == repr(rule_set.edition)
    assert f"<Journal {name}, 3 seats, {lines} lines>" == repr(begun)
