"""Better numbers for the greedy bot, found by trial: challengers with a few numbers changed play those in use.

A challenger sits at one seat, the numbers in use at all others. It moves one seat on from game to game, and the dice
stay the same until it has sat everywhere: such a deal says one thing, the challenger's victories above its due. Only
who is better by a one-sided test over all deals replaces the numbers in use.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Final

from metropole import registry
from metropole.bots import BotPlayer
from metropole.bots.heuristics import chances
from metropole.bots.interface import Budget
from metropole.bots.weight_override import GreedyWith, WeightValues
from metropole.registry import RuleSet
from metropole.sim.plan import seed_of
from metropole.sim.playing import Tally, let_play
from tools.tuning.common import WorkerPool

TURNED: Final = 3  # numbers that a challenger changes
REACH: Final = 0.4  # how far: the deviation of the logarithm
Z95_ONE_SIDED: Final = NormalDist().inv_cdf(0.95)  # the one-sided 95 % quantile of the normal distribution
FEWEST_DEALS: Final = 6
FINAL: Final = 2  # times the games of a round, to be sure at the end
SUMMED: Final = ("purse",)  # Empires adds it up when it is loaded, so it cannot change during a game

WeightIndex = tuple[str, int]
ALONE: Final = -1  # the index of a number that stands alone

# --- numbers ---


def places(numbers: WeightValues) -> list[WeightIndex]:
    """The numbers that may be changed: not whole ones, which count something, nor those that are nothing."""
    found: list[WeightIndex] = []
    for name, value in numbers.items():
        several = isinstance(value, tuple)
        found.extend(
            [
                (name, i if several else ALONE)
                for i, number in enumerate(value if several else [value])
                if isinstance(number, float) and number and name not in SUMMED
            ]
        )
    return found


def number_at(numbers: WeightValues, place: WeightIndex) -> float:
    name, index = place
    number: float = numbers[name] if index == ALONE else numbers[name][index]
    return number


def changed(numbers: WeightValues, place: WeightIndex, number: float) -> WeightValues:
    """The same numbers but for one."""
    name, index = place
    if index == ALONE:
        return {**numbers, name: number}
    return {**numbers, name: (*numbers[name][:index], number, *numbers[name][index + 1 :])}


def challenger(numbers: WeightValues, random: Random) -> WeightValues:
    """A few numbers are multiplied by something around one; their signs stay."""
    known = places(numbers)
    for place in random.sample(known, min(TURNED, len(known))):
        number = number_at(numbers, place) * exp(random.gauss(0, REACH))
        numbers = changed(numbers, place, float(f"{number:.4g}"))
    return numbers


# --- matches ---


@dataclass(frozen=True)
class Contest:
    """One game: the challenger sits at one seat."""

    edition: str
    seats: int
    seat: int
    seed: int
    deal: int
    present: WeightValues
    challenger: WeightValues


def victory(contest: Contest) -> float:
    """Play it: the challenger's part of the victory."""
    rule_set = registry.find(contest.edition)
    numbers = [contest.challenger if seat == contest.seat else contest.present for seat in range(contest.seats)]
    players = [BotPlayer("greedy", GreedyWith(rule_set.book.name, own), Budget()) for own in numbers]
    g = rule_set.start(contest.seats)
    let_play(g, players, Tally(players), contest.seed, contest.deal)
    return chances(g)[contest.seat]


class TunedMatch:
    """Two sets of numbers at the same tables. `edges` has the victories of each deal above what is due to a seat."""

    def __init__(self, rule_set: RuleSet, seats: list[int], games: int, seed: int) -> None:
        self.rule_set = rule_set
        self.seed = seed
        self.seats: list[int] = []  # of each deal
        while sum(self.seats) < games or len(self.seats) < FEWEST_DEALS:
            self.seats.append(seats[len(self.seats) % len(seats)])
        self.edges: list[float] = []

    @property
    def games(self) -> int:
        """How many have been played."""
        return sum(self.seats[: len(self.edges)])

    @property
    def due(self) -> float:
        """The part of the victories that equals would have."""
        return fmean([1 / seats for seats in self.seats[: len(self.edges)]])

    @property
    def share(self) -> float:
        """The part that the challenger has."""
        return self.due + fmean(self.edges)

    def play(self, crew: WorkerPool, present: WeightValues, other: WeightValues, deals: int) -> None:
        """Play on until there are so many deals."""
        fresh = range(len(self.edges), deals)
        contests = [
            Contest(self.rule_set.name, self.seats[deal], seat, self.seed, deal, present, other)
            for deal in fresh
            for seat in range(self.seats[deal])
        ]
        parts = crew.each(victory, contests)
        for deal in fresh:
            seats = self.seats[deal]
            self.edges.append(fmean([next(parts) for _ in range(seats)]) - 1 / seats)

    def is_won(self) -> bool:
        """Student's test: would equals do as well in at most one match of twenty?"""
        count = len(self.edges)
        error = stdev(self.edges) / sqrt(count)
        return fmean(self.edges) > 0 and fmean(self.edges) >= student(count - 1) * error


def student(freedom: int) -> float:
    """What a normal deviation becomes when the spread itself is estimated (the first term of the usual series)."""
    return Z95_ONE_SIDED + (Z95_ONE_SIDED**3 + Z95_ONE_SIDED) / (4 * freedom)


def contested(crew: WorkerPool, match: TunedMatch, present: WeightValues, other: WeightValues) -> bool:
    """Whether the challenger wins. Who has gained nothing after half of the deals is sent away."""
    deals = len(match.seats)
    match.play(crew, present, other, deals // 2)
    if fmean(match.edges) <= 0:
        return False
    match.play(crew, present, other, deals)
    return match.is_won()


# --- rounds ---


@dataclass(frozen=True)
class Round:
    """A challenger: what it changes, its share of the victories and what was due, and whether it stays."""

    changes: dict[str, tuple[float, float]]
    games: int
    share: float
    due: float
    kept: bool


class Tuner:
    """The numbers in use, and the search for better ones."""

    def __init__(
        self, crew: WorkerPool, edition: str, numbers: WeightValues, seats: list[int], games: int, seed: int
    ) -> None:
        self.crew = crew
        self.rule_set = registry.find(edition)
        self.first = numbers
        self.numbers = numbers
        self.seats = seats
        self.games = games
        self.seed = seed

    def rounds(self, count: int) -> Iterator[Round]:
        """Challenger after challenger."""
        for number in range(count):
            other = challenger(self.numbers, Random(seed_of(self.seed, number, "challenger")))
            yield self.trial(other, seed_of(self.seed, number, "round"))

    def trial(self, other: WeightValues, seed: int) -> Round:
        """Let a challenger play, and keep it if it wins."""
        match = TunedMatch(self.rule_set, self.seats, self.games, seed)
        kept = contested(self.crew, match, self.numbers, other)
        changes = differences(self.numbers, other)
        if kept:
            self.numbers = other
        return Round(changes, match.games, match.share, match.due, kept)

    def proof(self) -> Round:
        """What was found against the numbers of the beginning, with new dice: twice the games, and the same test."""
        match = TunedMatch(self.rule_set, self.seats, FINAL * self.games, seed_of(self.seed, 0, "proof"))
        kept = contested(self.crew, match, self.first, self.numbers)
        return Round(differences(self.first, self.numbers), match.games, match.share, match.due, kept)


def differences(before: WeightValues, after: WeightValues) -> dict[str, tuple[float, float]]:
    """By name, with an index where there are several: the number before and after."""
    return {
        name if index == ALONE else f"{name}[{index}]": (
            number_at(before, (name, index)),
            number_at(after, (name, index)),
        )
        for name, index in places(before)
        if number_at(before, (name, index)) != number_at(after, (name, index))
    }
