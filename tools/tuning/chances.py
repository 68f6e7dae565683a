"""How much each figure of a seat says about its chances, learned from games of the greedy bot with itself.

The model is a conditional logit: the figures of a seat, times their weights, are its strength, and e to the power of
the strengths is in proportion to the chances of the seats. The weights are the most likely ones, given who won.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from metropole import registry
from metropole.bots.greedy import Greedy
from metropole.bots.heuristics import chances
from metropole.bots.interface import Budget
from metropole.kernel import Chance, Decision
from metropole.kernel.chance import roll
from metropole.kernel.playout import PlayoutRng
from metropole.sim.plan import seed_of
from metropole.sim.playing import SEEDS
from tools.tuning.common import TuningError, WorkerPool

HELD_OUT: Final = 5  # one in so many games is not learned from
STEPS: Final = 400
LEARNING_RATE: Final = 0.1  # of Adam at the first step; it falls to almost zero
L2: Final = 0.0005  # weight decay, which also splits a weight evenly between features that are correlated
BETA1, BETA2 = 0.9, 0.99  # Adam's decay of the mean gradient, and of its square
DIGITS: Final = 4
NEVER: Final = 1e-12  # the least probability, so that the logarithm is finite
LITTLE: Final = 1e-8  # epsilon

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
    rule_set = registry.find(task.edition)
    g = rule_set.start(task.seats)
    greedy = Greedy()
    dice, chooser, slips = [
        PlayoutRng(seed_of(task.seed, task.number, whose)) for whose in ("chance", "greedy", "slips")
    ]
    bot = rule_set.kit.bot
    now, moments = bot.stage(g), []
    while not g.over:
        if bot.stage(g) != now:
            now = bot.stage(g)
            moments.append((bot.progress(g), [bot.figures_of(g, seat) for seat in range(task.seats)]))
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, dice))
            continue
        assert isinstance(pending, Decision)
        if slips.randrange(100) < task.noise:
            g.advance(pending.options[slips.randrange(len(pending.options))])
        else:
            view = g.view(pending.seat)
            g.advance(greedy.choose(view, pending, Budget(seed=chooser.randrange(SEEDS))))
    return TrainingGame(moments, chances(g))


# --- fitting ---


Array = npt.NDArray[np.float64]


class DesignMatrix:
    """The moments of games as a matrix with a row for each seat; a figure has two columns, for early and for late."""

    def __init__(self, games: list[TrainingGame]) -> None:
        moments = [(progress, np.array(figures), game) for game in games for progress, figures in game.moments]
        self.rows: Array = np.vstack([np.hstack([x * (1 - progress), x * progress]) for progress, x, _ in moments])
        self.victory: Array = np.concatenate([game.victory for _, _, game in moments])
        self.seats = np.array([len(figures) for _, figures, _ in moments])
        self.first = np.cumsum(self.seats) - self.seats  # row of each moment

    def of_moment(self, values: Array) -> Array:
        """What each moment has, on every row of it."""
        return np.repeat(values, self.seats, axis=0)

    def spreads(self) -> Array:
        """How far the seats of a table differ in each column; where they never do, endlessly: it gets no weight."""
        means = np.add.reduceat(self.rows, self.first) / self.seats[:, None]
        spreads = np.sqrt(((self.rows - self.of_moment(means)) ** 2).mean(axis=0))
        return np.where(spreads > LITTLE, spreads, np.inf)

    def chances(self, weights: Array) -> Array:
        """Every seat's chance of victory at every moment: softmax over the seats of a table."""
        strengths = self.rows @ weights
        odds = np.exp(strengths - self.of_moment(np.maximum.reduceat(strengths, self.first)))
        return odds / self.of_moment(np.add.reduceat(odds, self.first))

    def loss(self, weights: Array | list[float]) -> float:
        """The mean log-loss of a moment: nothing for who knows the winner, more the less the winner was expected."""
        surprises = np.log(np.maximum(NEVER, self.chances(np.asarray(weights))))
        return float(-(self.victory @ surprises) / len(self.seats))

    def uniform(self) -> float:
        """The log-loss of who takes all seats for equal."""
        return float(np.log(self.seats).mean())

    def gradient(self, weights: Array) -> Array:
        """How the log-likelihood of a moment grows with each weight."""
        return (self.victory - self.chances(weights)) @ self.rows / len(self.seats)


def fitted(sample: DesignMatrix, steps: int = STEPS) -> list[float]:
    """The most likely weights: gradient ascent (Adam) over the whole sample, with columns of equal spread."""
    spreads = sample.spreads()
    found, mean, square = [np.zeros(len(spreads)) for _ in range(3)]
    for step in range(steps):
        gradient = sample.gradient(found / spreads) / spreads - L2 * found
        mean = BETA1 * mean + (1 - BETA1) * gradient
        square = BETA2 * square + (1 - BETA2) * gradient**2
        rate = LEARNING_RATE * (1 - step / steps) / (1 - BETA1 ** (step + 1))
        found += rate * mean / (np.sqrt(square / (1 - BETA2 ** (step + 1))) + LITTLE)
    weights: list[float] = (found / spreads).tolist()
    return weights


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
        figures = registry.find(self.book).kit.bot.figures
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
    value = registry.find(book).kit.bot.values[book.partition("/")[2]]
    in_use = [*value.early, *value.late]
    learned, held_out = [
        Losses(len(part), len(sample.seats), sample.uniform(), sample.loss(in_use), sample.loss(weights))
        for part, sample in zip(parts, samples, strict=True)
    ]
    return Fit(book, weights, learned, held_out)


def stories_of(crew: WorkerPool, work: list[GameTask]) -> Iterator[TrainingGame]:
    """The games, in order."""
    return crew.each(told, work)
