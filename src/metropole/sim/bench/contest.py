"""One contestant in a process of its own: how fast it plays, how fast it is copied, how much room it takes.

This file runs in our environment, and in others that hold those we compare with and nothing of Metropole. So it
imports only the standard library, and what it measures by name, late.
"""

import gc
import importlib
import json
import os
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from runpy import run_path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from metropole.encoding import AnyEncoder
    from metropole.kernel import Game

ENDLESS = 1 << 60
WARM_UP = 2  # games
POSITIONS = 20  # of which copies are made
MOMENTS = 5  # at which one game is held
FILLING = 300  # games held before growth is measured, so that memory set free earlier is used up
COPIES_AT_ONCE = 100
OBSERVED_AT_ONCE = 20
MIDDLE = 120  # decisions
KIB = 1024

Figures = dict[str, float | None]
StateT = TypeVar("StateT")


class Contestant(Protocol[StateT]):
    """A game that can be played at random from Python, one decision at a time."""

    def start(self, seed: int) -> StateT:
        """A new game."""

    def play(self, state: StateT, rng: Random, most: int = ENDLESS) -> int:
        """Choose among all legal moves, blindly, to the end or so many decisions far. Says how many there were."""

    def over(self, state: StateT) -> bool:
        """Whether nobody has anything left to decide."""

    def copier(self, state: StateT) -> Callable[[], StateT]:
        """What makes a copy of the state when it is called."""


class Metropole:
    """One of our games. Forced answers are not asked, and so not counted; chance is drawn as for the others."""

    def __init__(self, edition: str, seats: int) -> None:
        kernel = importlib.import_module("metropole.kernel")
        self.inside = importlib.import_module("metropole.kernel.playout")
        self.decision, self.chance, self.outcome = kernel.Decision, kernel.Chance, kernel.Outcome
        self.rule_set = importlib.import_module("metropole.registry").find(edition)
        self.seats = seats

    def start(self, seed: int) -> "Game":
        game: Game = self.rule_set.start(self.seats)
        return game

    def play(self, state: "Game", rng: Random, most: int = ENDLESS) -> int:
        decision, chance, ticket = self.decision, self.chance, rng.random
        decisions = 0
        while decisions < most:
            pending = state.pending
            if isinstance(pending, decision):
                state.advance(pending.options[rng.randrange(len(pending.options))])
                decisions += 1
            elif isinstance(pending, chance):
                state.advance(pending.at(int(ticket() * pending.total)))
            else:
                break
        return decisions

    def over(self, state: "Game") -> bool:
        return isinstance(state.pending, self.outcome)

    def copier(self, state: "Game") -> "Callable[[], Game]":
        return state.copy

    def playouts(self, seed: int) -> Callable[[int], int]:
        """Whole games inside the engine; each call says how many decisions the game had."""
        dice = self.inside.PlayoutRng(seed)
        playout = self.inside.playout
        return lambda number: int(playout(self.start(number), dice))


def contestant(name: str, seats: int, file: str = "") -> Contestant[Any]:
    """One of our games; or, of a file that has `PEERS`, somebody else."""
    found: Contestant[Any] = run_path(file)["PEERS"][name]() if file else Metropole(name, seats)
    return found


# --- measures ---


def rates(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per second of whole games, for about so long and at least one game."""
    decisions = games = 0
    begun = perf_counter()
    spent = 0.0
    while not games or spent < seconds:
        decisions += play(games)
        games += 1
        spent = perf_counter() - begun
    return decisions / spent, games / spent


def driven(one: Contestant[StateT], seconds: float, seed: int) -> Figures:
    """Random play with every move chosen here, in Python."""
    rng = Random(seed)
    decisions, games = rates(lambda number: one.play(one.start(seed + number), rng), seconds)
    return {"driven_decisions": decisions, "driven_games": games}


def playouts(one: Contestant[StateT], seconds: float, seed: int) -> Figures:
    """Random play inside the engine, for the games that have it."""
    if not isinstance(one, Metropole):
        return {}
    decisions, games = rates(one.playouts(seed), seconds)
    return {"playout_decisions": decisions, "playout_games": games}


def copies(one: Contestant[StateT], seconds: float, seed: int) -> Figures:
    """Microseconds for a copy, over positions from the middle of different games."""
    makers = [one.copier(state) for state in held(one, POSITIONS, 1, Random(seed))]
    count = 0
    begun = perf_counter()
    spent = 0.0
    while not count or spent < seconds:
        for make in makers:
            for _ in range(COPIES_AT_ONCE):
                make()
        count += COPIES_AT_ONCE * len(makers)
        spent = perf_counter() - begun
    return {"copy_us": spent / count * 1e6}


def held(one: Contestant[StateT], count: int, moments: int, rng: Random) -> list[StateT]:
    """Copies of games in their middle: each game is copied at some different moments."""
    length = typical_length(one, rng)
    middle = range(length // 4, length * 3 // 4 + 1)
    kept: list[StateT] = []
    while len(kept) < count:
        state = one.start(rng.randrange(1 << 30))
        at = 0
        for moment in sorted(rng.sample(middle, min(moments, len(middle)))):
            at += one.play(state, rng, moment - at)
            if one.over(state):
                break
            kept.append(one.copier(state)())
    return kept[:count]


def typical_length(one: Contestant[StateT], rng: Random) -> int:
    """How many decisions a random game has, roughly."""
    return sum([one.play(one.start(number), rng) for number in range(WARM_UP)]) // WARM_UP


def room(one: Contestant[StateT], count: int, seed: int) -> Figures:
    """Bytes by which the process grows for each of many games that it holds at once."""
    rng = Random(seed)
    filling = held(one, FILLING, MOMENTS, rng)
    before = collected_resident()
    kept = held(one, count, MOMENTS, rng)
    after = collected_resident()
    assert len(filling) + len(kept) == FILLING + count  # all are still held
    return {"held_bytes": None if before is None or after is None else (after - before) / count}


def collected_resident() -> int | None:
    gc.collect()
    return resident()


def traced_room(one: Contestant[StateT], count: int, seed: int) -> Figures:
    """Bytes of each game held, as Python counts its own blocks: exact for few games, but slow."""
    rng = Random(seed)
    held(one, 1, 1, rng)
    tracemalloc.start()
    kept = held(one, count, MOMENTS, rng)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(kept) == count
    return {"traced_bytes": taken / count}


def resident() -> int | None:
    """The bytes of this process that lie in memory; elsewhere than on Linux, the most there ever were."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        usage = importlib.import_module("resource")
    except ImportError:
        return None
    most = int(usage.getrusage(usage.RUSAGE_SELF).ru_maxrss)
    return most if sys.platform == "darwin" else most * KIB


def measured(one: Contestant[StateT], task: dict[str, Any]) -> Figures:
    """All that one task asks for."""
    seconds, seed = task["seconds"], task["seed"]
    figures: Figures = {}
    for measure in task["measures"]:
        if measure == "driven":
            figures |= driven(one, seconds, seed)
        elif measure == "playout":
            figures |= playouts(one, seconds, seed)
        elif measure == "copy":
            figures |= copies(one, seconds / 4, seed)
        elif measure == "held":
            figures |= room(one, task["count"], seed)
        else:
            figures |= traced_room(one, task["count"], seed)
    return figures


# --- duels ---


def encoder_of(edition: str, seats: int) -> "AnyEncoder":
    """How positions of an edition are told to learners, in this build; older ones had no kits."""
    rule_set = importlib.import_module("metropole.registry").find(edition)
    if hasattr(rule_set, "kit"):
        found: AnyEncoder = rule_set.kit.encoder(seats)
    else:
        found = importlib.import_module("metropole.encoding").encoder(edition.partition("/")[0], seats)
    return found


class DuelWork:
    """Small pieces of work by number, the same ones for every build; each says how long a unit of it took.

    The unit of a game is a decision: where rules differ between builds, games differ in length.
    """

    def __init__(self, edition: str, seats: int) -> None:
        self.one = Metropole(edition, seats)
        self.encoder = encoder_of(edition, seats)
        self.middles: dict[int, Game] = {}

    def seconds(self, measure: str, number: int) -> float:
        piece = {"playout": self.playout, "driven": self.driven, "copy": self.copy, "observe": self.observe}[measure]
        middle = self.middle(number)
        begun = perf_counter()
        units = piece(number, middle)
        return (perf_counter() - begun) / units

    def middle(self, number: int) -> "Game":
        """A game under way, played there once."""
        if number not in self.middles:
            state = self.one.start(number)
            self.one.play(state, Random(number), MIDDLE)
            self.middles[number] = state
        return self.middles[number]

    def playout(self, number: int, middle: "Game") -> int:
        return self.one.playouts(number)(number)

    def driven(self, number: int, middle: "Game") -> int:
        return self.one.play(self.one.start(number), Random(number))

    def copy(self, number: int, middle: "Game") -> int:
        for _ in range(COPIES_AT_ONCE):
            middle.copy()
        return COPIES_AT_ONCE

    def observe(self, number: int, middle: "Game") -> int:
        history = self.encoder.history()
        for _ in range(OBSERVED_AT_ONCE):
            self.encoder.observe(middle, 0, history)
        return OBSERVED_AT_ONCE


def duel(task: dict[str, Any]) -> None:
    """Do the pieces that are asked for, one a line, until nobody asks any more."""
    work = DuelWork(task["contestant"], task["seats"])
    print("ready", flush=True)
    for line in sys.stdin:
        measure, number = line.split()
        print(work.seconds(measure, int(number)), flush=True)


def main(argument: str) -> None:
    """Get ready, wait for the word to begin, and print the figures."""
    task = json.loads(argument)
    if task["measures"] == ["duel"]:
        duel(task)
        return
    one = contestant(task["contestant"], task["seats"], task.get("file", ""))
    typical_length(one, Random(task["seed"]))
    when_told(lambda: measured(one, task))


def when_told(measure: Callable[[], Figures]) -> None:
    """Wait for the word to begin, and print the figures."""
    print("ready", flush=True)
    sys.stdin.readline()
    print(json.dumps(measure()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
