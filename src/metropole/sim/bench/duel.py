"""Two builds of Metropole against each other: the same small pieces of work in turn, and the quickest of each counts.

What slows a machine down slows both down, for a piece takes milliseconds and the other build does it right afterwards;
and the quickest of many is what the code costs, without whatever came between.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from metropole.sim.bench import IMPORT, SEATS, STARTS, BenchPlan, BenchPlanError, BenchProgress, contest
from metropole.sim.bench.processes import BenchProcess, BenchTask, Processes, own_source

EDITIONS = (
    "colonialism/original",
    "colonialism/spielworxx",
    "colonialism/compass",
    "colonialism/compass+events+upgrades",
    "empires/second",
    "empires/second+nations",
    "empires/revised",
)
MEASURES = ("playout", "driven", "copy", "observe")
PIECES = 8
FEWEST = 3  # times that a piece is done at least


class Duellist(Protocol):
    """One of the builds. Tests have their own."""

    def answer(self, line: str) -> str:
        """How long a piece took, of a measure and with a number."""


@dataclass(frozen=True)
class Duel:
    """This build against another one, which lies in a directory that holds the package."""

    plan: BenchPlan
    against: Path

    def check(self) -> None:
        self.plan.check()
        if not (self.against / "metropole" / "__init__.py").is_file():
            raise BenchPlanError(
                f"against: {self.against} holds no build of Metropole; a directory with the package in it is needed, "
                "such as src of a clone, or what 'python3 do.py compile' names there"
            )

    def builds(self) -> tuple[str, str]:
        """The other one, and this one."""
        return str(self.against.resolve()), own_source()

    def steps(self) -> int:
        """How often `fight` will tell what it is doing."""
        return len(EDITIONS) * len(MEASURES) + 1

    def fight(self, tell: BenchProgress) -> dict[str, Any]:
        """How many times as fast this build is, by edition and measure; and at being imported."""
        self.check()
        rows = {edition: dict(self.rows(edition, tell)) for edition in EDITIONS}
        tell("import", 0)
        return {"ratios": rows, "import": self.imports()}

    def rows(self, edition: str, tell: BenchProgress) -> Iterator[tuple[str, float]]:
        command = [
            sys.executable,
            "-P",
            contest.__file__,
            json.dumps(asdict(BenchTask(edition, ("duel",), 0, 0, SEATS))),
        ]
        sides = [BenchProcess(command, build) for build in self.builds()]
        try:
            for side in sides:
                side.wait_until_ready()
            for measure in MEASURES:
                tell(f"{edition}, {measure}", 0)
                yield measure, self.ratio(sides, measure)
        finally:
            for side in sides:
                side.close()

    def ratio(self, sides: Sequence[Duellist], measure: str) -> float:
        """The time of theirs as a multiple of ours, each with the quickest of every piece."""
        best = [[float("inf")] * PIECES for _ in sides]
        begun, turn = perf_counter(), 0
        while turn < FEWEST or perf_counter() - begun < self.plan.rounds * self.plan.seconds:
            for piece in range(PIECES):
                for side in (0, 1) if turn % 2 else (1, 0):
                    taken = float(sides[side].answer(f"{measure} {piece}"))
                    best[side][piece] = min(best[side][piece], taken)
            turn += 1
        theirs, ours = [sum(pieces) for pieces in best]
        return theirs / ours

    def imports(self) -> float:
        """The same for a new interpreter that gets to know the game."""
        runner = Processes()
        pairs = [[runner.seconds_for(IMPORT, build) for build in self.builds()] for _ in range(STARTS)]
        return min([pair[0] for pair in pairs]) / min([pair[1] for pair in pairs])


def rows(found: dict[str, Any]) -> list[list[str]]:
    """A table of the ratios: above 1, this build is faster."""
    head = ["this build, times as fast", *MEASURES]
    body = [
        [edition, *[f"{ratios[measure]:.2f}" for measure in MEASURES]] for edition, ratios in found["ratios"].items()
    ]
    return [head, *body, ["import", f"{found['import']:.2f}", *["" for _ in MEASURES[1:]]]]
