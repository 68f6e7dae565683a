"""From the figures of many rounds to medians, spreads and ratios."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from metropole.sim.bench.contest import Figures

OURS = ("colonialism/compass", "empires/second", "empires/revised")
RATED = {"colonialism": "colonialism/compass", "empires": "empires/second"}
FIGURES = (
    "driven_decisions",
    "driven_games",
    "playout_decisions",
    "playout_games",
    "copy_us",
    "held_bytes",
)


@dataclass(frozen=True)
class Measure:
    """The median of some rounds, and their spread as a part of it (largest minus smallest)."""

    median: float
    spread: float


def summed(values: list[float]) -> Measure:
    middle = median(values)
    return Measure(middle, (max(values) - min(values)) / middle if middle else 0.0)


class Samples:
    """Every figure of every contestant, round by round."""

    def __init__(self) -> None:
        self.values: dict[str, dict[str, list[float]]] = {}

    def add(self, name: str, figures: Figures) -> None:
        known = self.values.setdefault(name, {})
        for figure, value in figures.items():
            if value is not None:
                known.setdefault(figure, []).append(value)

    def drop(self, name: str) -> None:
        """Forget somebody who has failed."""
        self.values.pop(name, None)

    def of(self, name: str, figure: str) -> list[float]:
        return self.values.get(name, {}).get(figure, [])

    def measure(self, name: str, figure: str) -> dict[str, float] | None:
        """Median and spread in plain values, or nothing."""
        values = self.of(name, figure)
        return asdict(summed(values)) if values else None

    def contestants(self, names: Iterable[str]) -> dict[str, Any]:
        """Everything about those of them who were measured at the usual table."""
        present = [name for name in names if name in self.values]
        return {name: {figure: self.measure(name, figure) for figure in FIGURES} for name in present}


def divided(above: list[float], below: list[float]) -> Measure | None:
    """The ratio round by round, so that what slows the machine down for a while slows both down."""
    rounds = [one / other for one, other in zip(above, below, strict=False)]
    return summed(rounds) if rounds else None
