"""How fast the engine is, and how the cost grows.

Random games, with the legal moves of every position: driven from Python one move at a time, and inside the engine.
Everything is measured in rounds, one contestant after the other in each, so that load on the machine hits all alike.
"""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from math import isfinite
from typing import Any

from metropole.kernel import MetropoleError, flow
from metropole.sim.bench.contest import Figures
from metropole.sim.bench.processes import BenchTask, Processes, Runner
from metropole.sim.bench.report import OURS, RATED, Measure, Samples, divided

__all__ = ["Bench", "BenchPlan", "Processes", "compiled"]

SEATS = 4
OTHER_SEATS = (("colonialism/compass", 2), ("colonialism/compass", 3), ("empires/second", 5), ("empires/second", 6))
HELD = (10, 1000)
HELD_THOROUGHLY = (10, 1000, 100_000)
TRACED = 1000  # games
STARTS = 5  # of an interpreter, in each round
BARE = "pass"
IMPORT = "import metropole.registry"

BenchProgress = Callable[[str, int], None]  # what is measured now, and in which round (0 for what is measured once)


class BenchPlanError(MetropoleError):
    """A measurement that cannot be made as asked."""


@dataclass(frozen=True)
class BenchPlan:
    """How long and how often to measure."""

    rounds: int = 5
    seconds: float = 1.0
    thorough: bool = False

    def check(self) -> None:
        if self.rounds < 1:
            raise BenchPlanError(f"rounds: {self.rounds} is not possible; at least one has to be measured")
        if not isfinite(self.seconds) or self.seconds < 0:
            raise BenchPlanError(f"seconds: {self.seconds} is no length of time")

    @property
    def held(self) -> tuple[int, ...]:
        return HELD_THOROUGHLY if self.thorough else HELD


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return flow.__file__.endswith(tuple(EXTENSION_SUFFIXES))


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
    """A measurement of our own games. Whoever compares them with others adds those."""

    def __init__(self, plan: BenchPlan, runner: Runner) -> None:
        self.plan = plan
        self.runner = runner
        self.samples = Samples()
        self.tell: BenchProgress = lambda what, number: None

    def in_turn(self) -> list[str]:
        """Everybody at the usual table, one after the other in each round."""
        return list(OURS)

    def steps(self) -> int:
        """How often `measure` will tell what it is doing."""
        once = len(OURS) * len(self.plan.held)
        return once + self.plan.rounds * (len(self.in_turn()) + len(OTHER_SEATS) + 2)

    def measure(self, tell: BenchProgress) -> dict[str, Any]:
        """Measure everything; the result holds plain values only."""
        self.plan.check()
        self.tell = tell
        memory = self.memory()
        for number in range(self.plan.rounds):
            self.round(number)
        return {**conditions(self.plan), **self.results(), "memory": memory}

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
        for name in self.in_turn():
            self.tell(name, number + 1)
            self.contest(name, number)
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
        for measures in (("driven", "playout", "copy"), ("held",)):
            task = BenchTask(name, measures, self.plan.seconds, number)
            self.samples.add(name, self.runner.together(task)[0])

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
        self.samples.add("import", {"bare": bare, "games": loaded, "difference": loaded - bare})

    def ratios(self) -> dict[str, Measure | None]:
        """The figures that answer how fast this is."""
        two, one = [self.samples.of("processes", key) for key in ("two", "one")]
        return {"two_processes_vs_one": divided(two, one)}

    def results(self) -> dict[str, Any]:
        """Medians, spreads and ratios of all rounds."""
        found = self.ratios()
        measure = self.samples.measure
        return {
            "ratios": {key: value and value.median for key, value in found.items()},
            "ratio_spreads": {key: value and value.spread for key, value in found.items()},
            "contestants": self.samples.contestants(OURS),
            "seats": self.seats(),
            "processes": {key: measure("processes", key) for key in ("one", "two")},
            "import_seconds": {key: measure("import", key) for key in ("bare", "games", "difference")},
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
