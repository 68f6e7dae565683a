"""How much each figure of a seat says about its chances, learned from games of the greedy bot with itself.

The model is a conditional logit: the figures of a seat, times their weights, are its strength, and e to the power of
the strengths is in proportion to the chances of the seats. The weights are the most likely ones, given who won.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf, log, sqrt
from operator import mul
from statistics import fmean
from typing import Any, Final

from metropole import registry
from metropole.bots.greedy import Greedy
from metropole.bots.interface import Budget
from metropole.bots.search.games import stage
from metropole.bots.value_model import FIGURES, WEIGHED, chances, figures_of, progress_of, shares
from metropole.kernel import Chance
from metropole.kernel.chance import roll
from metropole.kernel.playout import PlayoutRng
from metropole.sim.plan import seed_of
from metropole.sim.playing import SEEDS
from metropole.sim.tuning.common import TuningError, WorkerPool

HELD_OUT: Final = 5  # one in so many games is not learned from
STEPS: Final = 400
LEARNING_RATE: Final = 0.1  # of the first step; the last is almost none
L2: Final = 0.0005  # towards nothing, so that figures that say the same share what they say
INERTIA: Final = 0.9
MEMORY: Final = 0.99
DIGITS: Final = 4
NEVER: Final = 1e-12  # the chance of what was held to be impossible
LITTLE: Final = 1e-8  # what may be taken for nothing

# --- games ---


@dataclass(frozen=True)
class GameTask:
    """A game to be played, in which so many answers in a hundred are given at random."""

    edition: str
    seats: int
    seed: int
    number: int
    noise: int


@dataclass(frozen=True)
class TrainingGame:
    """A game: how much of it was over at the end of each stage, the figures of every seat then, and who won."""

    moments: list[tuple[float, list[list[float]]]]
    victory: list[float]


def tasks(edition: str, seats: list[int], games: int, seed: int, noise: int) -> list[GameTask]:
    """So many games, with one number of seats after the other."""
    if games < HELD_OUT * len(seats):
        raise TuningError(f"games: {games} are too few; at least {HELD_OUT * len(seats)} are needed")
    return [GameTask(edition, seats[number % len(seats)], seed, number, noise) for number in range(games)]


def told(task: GameTask) -> TrainingGame:
    """Play one game and look at it whenever a stage is over."""
    title = registry.find(task.edition)
    g = title.start(task.seats)
    greedy = Greedy()
    dice, chooser, slips = [
        PlayoutRng(seed_of(task.seed, task.number, whose)) for whose in ("chance", "greedy", "slips")
    ]
    now, moments = stage(g), []
    while not g.over:
        if stage(g) != now:
            now = stage(g)
            moments.append((progress_of(g), [figures_of(g, seat) for seat in range(task.seats)]))
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, dice))
        elif slips.randrange(100) < task.noise:
            g.advance(pending.options[slips.randrange(len(pending.options))])
        else:
            view = title.kind.view(g, pending.seat)
            g.advance(greedy.choose(view, pending, Budget(seed=chooser.randrange(SEEDS))))
    return TrainingGame(moments, chances(g))


# --- fitting ---


class DesignMatrix:
    """The moments of games as a table with a row for each seat; a figure has two columns, for early and for late."""

    def __init__(self, stories: list[TrainingGame]) -> None:
        self.rows: list[list[float]] = []
        self.victory: list[float] = []
        self.seats: list[int] = []
        for story in stories:
            for progress, figures in story.moments:
                self.seats.append(len(figures))
                self.victory.extend(story.victory)
                self.rows.extend(
                    [[*[x * (1 - progress) for x in row], *[x * progress for x in row]] for row in figures]
                )
        self.columns = [list(column) for column in zip(*self.rows, strict=True)]

    def tables(self) -> Iterator[slice]:
        """The rows of each moment."""
        first = 0
        for seats in self.seats:
            yield slice(first, first + seats)
            first += seats

    def spreads(self) -> list[float]:
        """How far the seats of a table differ in each column; where they never do, endlessly: it gets no weight."""
        spreads = [self.spread(column) for column in self.columns]
        return [spread if spread > LITTLE else inf for spread in spreads]

    def spread(self, column: list[float]) -> float:
        squares = 0.0
        for table in self.tables():
            mean = fmean(column[table])
            squares += sum([(x - mean) ** 2 for x in column[table]])
        return sqrt(squares / len(column))

    def chances(self, weights: list[float]) -> list[float]:
        """Every seat's chance of victory at every moment."""
        strengths = [sum(map(mul, row, weights)) for row in self.rows]
        found: list[float] = []
        for table in self.tables():
            found.extend(shares(strengths[table]))
        return found

    def loss(self, weights: list[float]) -> float:
        """The mean log-loss of a moment: nothing for who knows the winner, more the less the winner was expected."""
        surprises = [log(max(NEVER, p)) for p in self.chances(weights)]
        return -sum([won * surprise for won, surprise in zip(self.victory, surprises, strict=True)]) / len(self.seats)

    def uniform(self) -> float:
        """The log-loss of who takes all seats for equal."""
        return fmean([log(seats) for seats in self.seats])

    def slope(self, weights: list[float]) -> list[float]:
        """How the log-likelihood of a moment grows with each weight."""
        missed = [won - p for won, p in zip(self.victory, self.chances(weights), strict=True)]
        return [sum(map(mul, missed, column)) / len(self.seats) for column in self.columns]


def fitted(sample: DesignMatrix, steps: int = STEPS) -> list[float]:
    """The most likely weights: gradient ascent (Adam) over the whole sample, with columns of equal spread."""
    spreads = sample.spreads()
    found, drift, size = [[0.0] * len(spreads) for _ in range(3)]
    for step in range(steps):
        slope = sample.slope([weight / spread for weight, spread in zip(found, spreads, strict=True)])
        rate = LEARNING_RATE * (1 - step / steps)
        for i, spread in enumerate(spreads):
            uphill = slope[i] / spread - L2 * found[i]
            drift[i] = INERTIA * drift[i] + (1 - INERTIA) * uphill
            size[i] = MEMORY * size[i] + (1 - MEMORY) * uphill**2
            speed = sqrt(size[i] / (1 - MEMORY ** (step + 1))) + LITTLE
            found[i] += rate * drift[i] / (1 - INERTIA ** (step + 1)) / speed
    return [weight / spread for weight, spread in zip(found, spreads, strict=True)]


# --- the whole ---


@dataclass(frozen=True)
class Losses:
    """The log-loss of a sample: if all seats are taken for equal, with the weights in use, and with the new ones."""

    games: int
    moments: int
    uniform: float
    in_use: float
    fitted: float


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they do with the games they were learned from and with others."""

    book: str
    weights: list[float]
    learned: Losses
    held_out: Losses

    def as_json(self) -> dict[str, Any]:
        """As the file has it."""
        figures = FIGURES[self.book.split("/")[0]]
        early, late = self.weights[: len(figures)], self.weights[len(figures) :]
        return {"early": dict(zip(figures, early, strict=True)), "late": dict(zip(figures, late, strict=True))}


def divided(stories: list[TrainingGame], seats: int) -> tuple[list[TrainingGame], list[TrainingGame]]:
    """The games to learn from, and those held out: every fifth of each number of seats."""
    parts: tuple[list[TrainingGame], list[TrainingGame]] = ([], [])
    for number, story in enumerate(stories):
        parts[number // seats % HELD_OUT == HELD_OUT - 1].append(story)
    return parts


def fit(edition: str, stories: list[TrainingGame], seats: int) -> Fit:
    """Learn from most of the games, and try the weights on the others."""
    book = registry.find(edition).book.name
    parts = divided(stories, seats)
    samples = [DesignMatrix(part) for part in parts]
    weights = [round(weight, DIGITS) for weight in fitted(samples[0])]
    in_use = [*WEIGHED[book].early, *WEIGHED[book].late]
    learned, held_out = [
        Losses(len(part), len(sample.seats), sample.uniform(), sample.loss(in_use), sample.loss(weights))
        for part, sample in zip(parts, samples, strict=True)
    ]
    return Fit(book, weights, learned, held_out)


def stories_of(crew: WorkerPool, work: list[GameTask]) -> Iterator[TrainingGame]:
    """The games, in order."""
    return crew.each(told, work)
