"""How fast the engine is, how the cost grows, and how it compares with others.

Random games, with the legal moves of every position: driven from Python one move at a time, and inside the engine.
Everything is measured in rounds, one contestant after the other in each, so that load on the machine hits all alike.
"""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import zip_longest
from math import isfinite
from typing import Any

from metropole.kernel import MetropoleError, flow
from metropole.sim.bench.adapters import ADAPTERS
from metropole.sim.bench.contest import Figures
from metropole.sim.bench.peers import Peers, gathered
from metropole.sim.bench.processes import BenchFailedError, BenchTask, Processes, Runner
from metropole.sim.bench.report import OURS, RATED, Samples, of_adapters, ratios

__all__ = ["Peers", "BenchPlan", "Processes", "compiled", "gathered", "measure", "steps"]

SEATS = 4
OTHER_SEATS = (("colonialism/compass", 2), ("colonialism/compass", 3), ("empires/second", 5), ("empires/second", 6))
HELD = (10, 1000)
HELD_THOROUGHLY = (10, 1000, 100_000)
TRACED = 1000  # games
STARTS = 5  # of an interpreter, in each round
BARE = "pass"
IMPORT = "import metropole.colonialism"

BenchProgress = Callable[[str, int], None]  # what is measured now, and in which round (0 for what is measured once)


class BenchPlanError(MetropoleError):
    """A measurement that cannot be made as asked."""


@dataclass(frozen=True)
class BenchPlan:
    """How long and how often to measure."""

    rounds: int = 5
    seconds: float = 1.0
    thorough: bool = False
    peers: list[str] = field(default_factory=list)
    adapters: list[str] = field(default_factory=list)

    def check(self) -> None:
        if self.rounds < 1:
            raise BenchPlanError(f"rounds: {self.rounds} is not possible; at least one has to be measured")
        if not isfinite(self.seconds) or self.seconds < 0:
            raise BenchPlanError(f"seconds: {self.seconds} is no length of time")

    @property
    def held(self) -> tuple[int, ...]:
        return HELD_THOROUGHLY if self.thorough else HELD

    def in_turn(self) -> list[str]:
        """Our games and the peers, one of these after one of those."""
        pairs = zip_longest(OURS, self.peers)
        return [name for pair in pairs for name in pair if name is not None]


def steps(plan: BenchPlan) -> int:
    """How often `measure` will tell what it is doing."""
    once = len(OURS) * len(plan.held)
    return once + plan.rounds * (len(plan.in_turn()) + len(plan.adapters) + len(OTHER_SEATS) + 2)


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return flow.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def measure(plan: BenchPlan, runner: Runner, tell: BenchProgress) -> dict[str, Any]:
    """Measure everything; the result holds plain values only."""
    plan.check()
    bench = Bench(plan, runner, tell)
    memory = bench.memory()
    for number in range(plan.rounds):
        bench.round(number)
    return {**conditions(plan), **bench.results(), "memory": memory}


def conditions(plan: BenchPlan) -> dict[str, Any]:
    """What the figures depend on beside the code."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "system": platform.system(),
        "processors": os.cpu_count(),
        "compiled": compiled(),
        "rounds": plan.rounds,
        "seconds": plan.seconds,
    }


class Bench:
    """A measurement under way."""

    def __init__(self, plan: BenchPlan, runner: Runner, tell: BenchProgress) -> None:
        self.plan = plan
        self.runner = runner
        self.tell = tell
        self.samples = Samples()
        self.failed: dict[str, str] = {}

    def memory(self) -> list[dict[str, Any]]:
        """How much room each of many games takes, held at once."""
        rows: list[dict[str, Any]] = []
        for name in OURS:
            for count in self.plan.held:
                self.tell(f"{name}, {count} games held", 0)
                figures: Figures = {"traced_bytes": None, "held_bytes": None}
                for measure in measures_of_memory(count):
                    figures |= self.runner.together(BenchTask(name, (measure,), 0.0, count=count))[0]
                rows.append({"edition": name, "games": count, **figures})
        return rows

    def round(self, number: int) -> None:
        """Everything that is repeated, once."""
        for name in self.plan.in_turn():
            self.tell(name, number + 1)
            if name not in self.failed:
                self.contest(name, number)
        for name in self.plan.adapters:
            self.tell(name, number + 1)
            if name not in self.failed:
                self.adapter(name, number)
        self.tell("two processes", number + 1)
        self.processes(number)
        for name, seats in OTHER_SEATS:
            self.tell(f"{name}, {seats} seats", number + 1)
            task = BenchTask(name, ("driven", "playout"), self.plan.seconds, number, seats)
            self.samples.add(at_table(name, seats), self.runner.together(task)[0])
        self.tell("import", number + 1)
        self.imports()

    def contest(self, name: str, number: int) -> None:
        """One contestant at the usual table."""
        measures = ("driven", "playout", "copy")
        tasks = [BenchTask(name, each, self.plan.seconds, number) for each in (measures, ("held",))]
        self.attempt(name, name in OURS, tasks)

    def adapter(self, name: str, number: int) -> None:
        """One game behind an interface for learners."""
        self.attempt(name, ADAPTERS[name].ours, [BenchTask(name, ("adapter",), self.plan.seconds, number)])

    def attempt(self, name: str, ours: bool, tasks: list[BenchTask]) -> None:
        """A peer that fails is out; our own failure is nobody's fault but ours."""
        try:
            for task in tasks:
                self.samples.add(name, self.runner.together(task)[0])
        except BenchFailedError as error:
            if ours:
                raise
            self.samples.drop(name)
            self.failed[name] = str(error)

    def processes(self, number: int) -> None:
        """Games of one process alone, and of two at the same time."""
        first, second = [BenchTask(OURS[0], ("playout",), self.plan.seconds, 2 * number + i) for i in range(2)]
        (alone,) = self.runner.together(first)
        both = self.runner.together(first, second)
        games = [each["playout_games"] for each in both]
        self.samples.add("processes", {"one": alone["playout_games"], "two": sum([each or 0.0 for each in games])})

    def imports(self) -> None:
        """How long a new interpreter takes to know the game, and how long to know nothing: the quickest of some."""
        pairs = [[self.runner.seconds_for(code) for code in (BARE, IMPORT)] for _ in range(STARTS)]
        bare, loaded = [min(each) for each in zip(*pairs, strict=True)]
        self.samples.add("import", {"bare": bare, "colonialism": loaded, "difference": loaded - bare})

    def results(self) -> dict[str, Any]:
        """Medians, spreads and ratios of all rounds."""
        found = ratios(self.samples)
        measure = self.samples.measure
        return {
            "ratios": {key: value and value.median for key, value in found.items()},
            "ratio_spreads": {key: value and value.spread for key, value in found.items()},
            "fastest_peer": self.samples.fastest_peer() or None,
            "contestants": self.samples.contestants(),
            "adapters": of_adapters(self.samples),
            "seats": self.seats(),
            "processes": {key: measure("processes", key) for key in ("one", "two")},
            "import_seconds": {key: measure("import", key) for key in ("bare", "colonialism", "difference")},
            "failed": self.failed,
        }

    def seats(self) -> list[dict[str, Any]]:
        """Speed by the number of seats."""
        rows: list[dict[str, Any]] = []
        for name, seats in sorted([*OTHER_SEATS, *[(name, SEATS) for name in RATED.values()]]):
            who = name if seats == SEATS else at_table(name, seats)
            figures = {key: self.samples.measure(who, key) for key in ("driven_decisions", "playout_decisions")}
            rows.append({"edition": name, "seats": seats, **figures})
        return rows


def measures_of_memory(count: int) -> list[str]:
    """Few games are too little for the growth of a process to show, and many take too long to trace."""
    return [*(["traced"] if count <= TRACED else []), *(["held"] if count >= TRACED else [])]


def at_table(name: str, seats: int) -> str:
    """The name under which the figures of another number of seats are kept."""
    return f"{name}, {seats} seats"
