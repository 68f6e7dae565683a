"""How fast the engine is: random games including the generation of options, in one process."""

from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from metropole.kernel import Chance, Decision
from metropole.kernel.chance import roll
from metropole.registry import Title

SEATS = 4
COPIES = 2000


@dataclass(frozen=True)
class Measure:
    """The median of some repetitions, and their spread as a part of it (largest minus smallest)."""

    median: float
    spread: float


@dataclass(frozen=True)
class Speed:
    """What was measured for one rule set."""

    edition: str
    games: Measure  # per second
    decisions: Measure  # per second
    nodes: Measure  # decisions and chance outcomes per second
    copy: Measure  # microseconds


def measured(values: list[float]) -> Measure:
    middle = median(values)
    return Measure(middle, (max(values) - min(values)) / middle)


def measure(title: Title, repeats: int, games: int) -> Speed:
    """Play random games several times over, after one to warm up."""
    timed(title, 1, 0)
    runs = [timed(title, games, seed) for seed in range(repeats)]
    return Speed(
        title.name,
        measured([games / seconds for seconds, _, _ in runs]),
        measured([decisions / seconds for seconds, decisions, _ in runs]),
        measured([nodes / seconds for seconds, _, nodes in runs]),
        measured([copy_time(title, seed) for seed in range(repeats)]),
    )


def timed(title: Title, games: int, seed: int) -> tuple[float, int, int]:
    """Seconds, decisions and nodes of some games."""
    rng = Random(seed)
    decisions = nodes = 0
    begun = perf_counter()
    for _ in range(games):
        more, all_nodes = play_out(title.start(SEATS), rng)
        decisions += more
        nodes += all_nodes
    return perf_counter() - begun, decisions, nodes


def play_out(g: Any, rng: Random, most: int = 1 << 30) -> tuple[int, int]:
    """Play at random to the end, or so many nodes far: the decisions and all nodes."""
    decisions = nodes = 0
    while nodes < most:
        pending = g.pending
        if isinstance(pending, Decision):
            g.advance(pending.options[rng.randrange(len(pending.options))])
            decisions += 1
        elif isinstance(pending, Chance):
            g.advance(roll(pending, rng))
        else:
            break
        nodes += 1
    return decisions, nodes


def copy_time(title: Title, seed: int) -> float:
    """Microseconds for a copy of a whole game in its middle."""
    g = title.start(SEATS)
    play_out(g, Random(seed), 400)
    begun = perf_counter()
    for _ in range(COPIES):
        g.copy()
    return (perf_counter() - begun) / COPIES * 1e6
