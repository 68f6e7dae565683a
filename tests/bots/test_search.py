"""The bot that thinks ahead: it repeats itself, spends what it may, peeps at nothing, and takes a victory at hand."""

import os
import struct
import subprocess
import sys
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, signal
from typing import Any, cast

import pytest

from metropole.bots import Budget
from metropole.bots.heuristics import chances
from metropole.bots.search import Estimate, Searcher, runner, think
from metropole.bots.search.runner import VisitCounts, can_fork, estimates, is_decided, search_for
from metropole.bots.search.tree import Node, Search
from metropole.games.colonialism.rules.prompts import ACT
from metropole.kernel import Decision
from metropole.kernel.view import View
from tests.bots.positions import BOOKS, asked, every_question, own_view, walked, walked_on

ROOT = Path(__file__).parents[2]
FEW = 4
forks = pytest.mark.skipif(not can_fork(), reason="no process can be split here")

# Questions that a random game may not leave out: sealed rounds, actions under way, wars.
NEEDED = {
    "colonialism/original": {"keep-six", "keep-one", "act", "card-region", "collect"},
    "colonialism/spielworxx": {"keep-six", "keep-one", "act", "card-region"},
    "colonialism/compass+events+upgrades": {"keep-six", "keep-one", "act", "card-region"},
    "empires/second": {"program", "character", "explore", "war", "surrender", "send"},
    "empires/revised": {"lock", "play", "explore", "war", "support", "ally", "escalate", "surrender"},
}
SEALED = [
    ("colonialism/original", 3, "keep-six"),
    ("colonialism/original", 3, "keep-one"),
    ("empires/second", 4, "program"),
    ("empires/revised", 4, "lock"),
    ("empires/revised", 4, "support"),
]


def at_act() -> View:
    """What a seat sees that is asked for its first action."""
    return cast(View, own_view("colonialism/compass", asked("colonialism/compass", 2, ACT.key)))


def visits(found: list[Estimate]) -> int:
    return sum([one.visits for one in found])


# --- the same again ---


@pytest.mark.parametrize(
    ("rule_set", "seats", "key"), [("colonialism/compass", 2, "act"), ("empires/second", 4, "character"), *SEALED[-2:]]
)
def test_same_seed_same_estimates(rule_set: str, seats: int, key: str) -> None:
    view = own_view(rule_set, asked(rule_set, seats, key))
    first, second = [think(view, Budget(seed=3, iterations=FEW)) for _ in range(2)]

    assert first == second


def test_other_seeds_differ() -> None:
    found = [think(at_act(), Budget(seed=seed, iterations=FEW)) for seed in (1, 2, 3)]

    assert not found[0] == found[1] == found[2]


@forks
@pytest.mark.parametrize("cores", [1, 2])
def test_same_in_another_process(cores: int) -> None:
    """Nothing depends on where objects lie, nor on the order of sets."""
    budget = Budget(seed=5, iterations=9, cores=cores)
    told = f"from tests.bots.test_search import *; print(think(at_act(), {budget!r}))"
    hashing = {**os.environ, "PYTHONHASHSEED": "77"}
    said = subprocess.check_output([sys.executable, "-c", told], cwd=ROOT, env=hashing, text=True)

    assert str(think(at_act(), budget)) == said.strip()


# --- every question ---


@pytest.mark.parametrize(("rule_set", "seats"), BOOKS)
def test_answers_every_question(rule_set: str, seats: int) -> None:
    """With an option that is offered; every iteration counts once, and the game and the view stay as they were."""
    found = every_question(rule_set, seats)
    for (key, _), g in found.items():
        view = own_view(rule_set, g)
        before = g.numbers(), repr(view.numbers())

        estimates = think(view, Budget(seed=2, iterations=1))

        assert (g.numbers(), repr(view.numbers())) == before, key
        assert {one.action for one in estimates} <= set(g.pending.options), key
        assert 1 == visits(estimates), key
        assert all([0.0 <= one.chance <= 1.0 for one in estimates]), key
    assert NEEDED[rule_set] <= {key for key, _ in found}
    assert any(given for _, given in found) == (rule_set != "empires/revised")


def test_best_first() -> None:
    """What may be relied upon most leads, every option once, and that one is chosen."""
    view, budget = at_act(), Budget(seed=4, iterations=20)
    found = think(view, budget)
    assert view.prompt is not None

    assert 1 < len(found) == len({one.action for one in found})
    assert found == sorted(found, key=lambda one: -one.assured)
    assert 20 == visits(found)
    assert found[0].action == Searcher().choose(view, Decision(view.seat, view.prompt, view.options), budget)


def test_one_option_needs_no_thought() -> None:
    """There is nothing in this view to think about."""
    assert 7 == Searcher().choose(View(0, 2), Decision(0, ACT, [7]), Budget())


# --- attention ---


def test_what_loses_gives_way() -> None:
    """However much rules of thumb speak for it; and at last everything has been tried."""
    options, worth = [4, 5, 6], {4: 0.0, 5: 0.9, 6: 0.1}
    node = Node(2)
    node.priors = {4: 0.9, 5: 0.05, 6: 0.05}
    for _ in range(200):
        chosen = node.choice(1, options)
        for one in (node, node.child(chosen)):
            one.note([1.0 - worth[chosen], worth[chosen]])

    assert set(options) == set(node.children)
    assert node.children[5].visits > 100
    assert 200 == node.visits


# --- a victory at hand ---


@pytest.mark.parametrize(
    ("book", "seats", "seed"), [("original", 2, 230), ("original", 4, 305), ("spielworxx", 2, 33), ("compass", 3, 21)]
)
def test_takes_the_winning_move(book: str, seats: int, seed: int) -> None:
    """The last choice of a game: what wins with certainty is chosen where other answers lose."""
    rule_set = f"colonialism/{book}"
    *_, last, _ = [g.copy() for g in walked(rule_set, seats, seed)]
    results = {option: played_out(last, option) for option in last.pending.options}

    best = think(own_view(rule_set, last), Budget(seed=1, iterations=40))[0]

    assert {0.0} in results.values()
    assert {1.0} == results[best.action]


def played_out(g: Any, action: int) -> set[float]:
    """What the asked seat gets of the victory after an answer that leaves no more choices, whatever chance brings."""
    ends = [list(walked_on(after(g, action), seed))[-1] for seed in range(8)]
    return {chances(end)[g.pending.seat] for end in ends}


def test_repays_the_last_loan() -> None:
    """Ten prestige without a loan win at once; every other amount leaves some of it."""
    g = asked("empires/second", 4, "repay-amount", seed=2)
    g.s.own()
    g.s.prestige = [9] * 4
    g.s.prestige[g.pending.seat] = g.edition.victory
    winning = [option for option in g.pending.options if after(g, option).over]

    best = think(own_view("empires/second", g), Budget(seed=1, iterations=20))[0]

    assert 1 == len(winning) < len(g.pending.options)
    assert (winning[0], 1.0) == (best.action, best.chance)


def after(g: Any, action: int) -> Any:
    then = g.copy()
    then.advance(action)
    return then


# --- sealed rounds ---


@pytest.mark.parametrize(("rule_set", "seats", "key"), SEALED)
def test_real_answers_do_not_matter(rule_set: str, seats: int, key: str) -> None:
    """Others have answered one thing or another, unseen: all estimates are the same."""
    g = asked(rule_set, seats, key)
    worlds = [answered_by_others(g, place) for place in (0, -1)]

    found = [think(own_view(rule_set, world), Budget(seed=6, iterations=FEW)) for world in worlds]

    assert worlds[0].answers != worlds[1].answers
    assert [g.pending.seat] * 2 == [world.pending.seat for world in worlds]
    assert found[0] == found[1]


def answered_by_others(g: Any, place: int) -> Any:
    """Everybody but the asked seat has given the first, or the last, of all answers."""
    world = g.copy()
    for other in world.awaiting():
        if other != g.pending.seat:
            world.retract(other)
            while question := world.question(other):
                world.advance(question.options[place], other)
    return world


# --- time ---


class Steady:
    """A tree that takes a second for an iteration, and gives its attention to these options in turn."""

    def __init__(self, *turns: int) -> None:
        self.turns = turns
        self.done = 0
        self.root = Node(2)
        self.view = View(0, 2)

    def iterate(self) -> None:
        self.root.child(self.turns[self.done % len(self.turns)]).note([0.5, 0.5])
        self.root.note([0.5, 0.5])
        self.done += 1


@pytest.mark.parametrize(
    ("turns", "seconds", "expected"),
    [
        ((1, 2), 100.0, 100),  # nobody leads: to the end
        ((1,), 100.0, 51),  # in the 49 that are left nobody catches up
        ((1, 1, 1, 2), 100.0, 67),  # 51 to 16
        ((1,), 20.0, 16),  # a lead of eleven would do, but counts only after a while
        ((1,), 5.0, 5),
    ],
)
def test_stops_when_nobody_can_catch_up(
    monkeypatch: pytest.MonkeyPatch, turns: tuple[int, ...], seconds: float, expected: int
) -> None:
    tree = Steady(*turns)
    monkeypatch.setattr(runner, "perf_counter", lambda: float(tree.done))

    search_for(cast(Search, tree), seconds)

    assert expected == tree.done


@pytest.mark.parametrize(
    ("tally", "left", "expected"),
    [
        ({1: (30, 15.0), 2: (10, 5.0)}, 19.0, True),
        ({1: (30, 15.0), 2: (10, 5.0)}, 20.0, False),
        ({1: (30, 15.0)}, 29.0, True),  # there is no other
        ({1: (90, 0.0), 2: (20, 18.0)}, 5.0, False),  # the one tried most is not the best
    ],
)
def test_decided(tally: VisitCounts, left: float, expected: bool) -> None:
    assert expected == is_decided(tally, left)


def test_few_trials_are_not_relied_upon() -> None:
    """A clear difference counts after a few of them, a small one does not."""
    assert [2, 1] == [one.action for one in estimates({1: (168, 0.0), 2: (22, 13.4)})]
    assert [1, 2] == [one.action for one in estimates({1: (168, 50.4), 2: (22, 7.3)})]


def test_thinks_for_a_second_if_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves on by a quarter whenever somebody looks at it."""
    looks = count(0.25, 0.25)
    monkeypatch.setattr(runner, "perf_counter", lambda: next(looks))

    assert 4 == visits(think(at_act(), Budget(seed=1)))


# --- several processes ---


@forks
@pytest.mark.parametrize(("iterations", "cores"), [(7, 2), (2, 3)])
def test_shares_the_iterations(iterations: int, cores: int) -> None:
    """Nothing is lost in the division, and nothing added."""
    assert iterations == visits(think(at_act(), Budget(seed=1, iterations=iterations, cores=cores)))


@forks
@pytest.mark.parametrize("last_words", [b"", struct.pack("!i", 100) + b"x"], ids=["none", "one letter of a hundred"])
def test_a_process_that_dies_is_not_missed(monkeypatch: pytest.MonkeyPatch, last_words: bytes) -> None:
    """What the others found out is the answer."""

    def die(view: View, budget: Budget, there: Connection) -> None:
        os.write(there.fileno(), last_words)
        there.close()

    monkeypatch.setattr(runner, "report", die)

    assert 3 == visits(think(at_act(), Budget(seed=1, iterations=7, cores=2)))


@forks
def test_interrupts_are_for_the_first_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are deaf to Ctrl-C: who waits for them decides."""

    def is_deaf(view: View, budget: Budget) -> VisitCounts:
        return {int(getsignal(SIGINT) is SIG_IGN): (1, 0.5)}

    monkeypatch.setattr(runner, "search", is_deaf)
    before = signal(SIGINT, default_int_handler)  # whoever runs the tests may be deaf

    try:
        found = think(at_act(), Budget(cores=3))
    finally:
        signal(SIGINT, before)

    assert [(0, 1), (1, 2)] == [(one.action, one.visits) for one in sorted(found, key=lambda one: one.action)]


def test_thinks_alone_where_nothing_can_be_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "can_fork", lambda: False)
    together, alone = [think(at_act(), Budget(seed=3, iterations=FEW, cores=cores)) for cores in (2, 1)]

    assert together == alone
