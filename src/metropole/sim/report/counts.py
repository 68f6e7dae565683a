"""What the records of many games say beyond the standings: seats, scores, lengths, times, actions and facts."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, sqrt
from statistics import fmean, median, stdev
from typing import Final, NamedTuple

from metropole.sim.records import GameRecord, ThinkingTimes, together
from metropole.sim.statistics import Z95, wilson

FEWEST_SEATS: Final = 15  # with and without an action, before anything is said about it
MOST_BARS: Final = 24
ROUND: Final = tuple([size * ten for ten in (1, 10, 100, 1000, 10_000, 100_000) for size in (1, 2, 5)])

SeatRecord = tuple[GameRecord, int]  # a game and one of its seats


@dataclass(frozen=True)
class Rate:
    """Victories, in parts, of a number of tries."""

    wins: float
    tries: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """A mean over games, between the bounds of its interval, and the spread of the single values."""

    mean: float
    low: float
    high: float
    median: float
    least: float
    most: float


@dataclass(frozen=True)
class CardEffect:
    """How an action goes with victory, among seats of the same bot."""

    action: str
    seats: int
    others: int
    share: float
    other_share: float
    difference: float
    low: float
    high: float
    winners_mean: float
    others_mean: float


def places(records: Iterable[GameRecord], bot: str | None = None) -> list[SeatRecord]:
    """Every seat of every game, of one bot or of all."""
    return [(record, seat) for record in records for seat, name in enumerate(record.bots) if bot in (None, name)]


def rate(at: Sequence[SeatRecord]) -> Rate:
    """How often these seats have won."""
    wins = float(sum([record.victory(seat) for record, seat in at], Fraction(0)))
    return Rate(wins, len(at), wins / len(at), *wilson(wins, len(at)))


def by_seat(records: Sequence[GameRecord], bot: str) -> list[Rate | None]:
    """How often a bot has won at each seat; nothing where it never sat."""
    at: list[list[SeatRecord]] = [[] for _ in records[0].bots]
    for place in places(records, bot):
        at[place[1]].append(place)
    return [rate(there) if there else None for there in at]


def mean(values: Sequence[float]) -> Mean:
    """The mean and how sure it is; the bounds are the mean itself where there is one value only."""
    middle = fmean(values)
    error = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(middle, middle - error, middle + error, median(values), min(values), max(values))


def histogram(values: Sequence[int], step: int) -> list[tuple[float, float]]:
    """The part of the values in every stretch of this length; a stretch lies around its middle."""
    stretches = Counter([value // step for value in values])
    return [(stretch * step + (step - 1) / 2, count / len(values)) for stretch, count in sorted(stretches.items())]


def stretch(values: Sequence[int]) -> int:
    """A round length that divides the values into a readable number of stretches."""
    room = max(values) - min(values) + 1
    least = ceil(room / MOST_BARS)
    return next(size for size in ROUND if size >= least)


def endings(records: Iterable[GameRecord]) -> list[tuple[str, int]]:
    """How games ended, the most usual first."""
    return sorted(Counter([record.ending for record in records]).items(), key=lambda one: (-one[1], one[0]))


class TroubleCount(NamedTuple):
    """What went wrong, how often, and in which game first."""

    words: str
    times: int
    first_game: int


def troubles(records: Iterable[GameRecord]) -> list[TroubleCount]:
    """Everything that went wrong, in the order in which it was first seen."""
    seen: dict[str, list[int]] = {}
    for record in records:
        for trouble in record.troubles:
            seen.setdefault(trouble, []).append(record.number)
    return [TroubleCount(trouble, len(games), games[0]) for trouble, games in seen.items()]


def thinking(records: Iterable[GameRecord], bot: str) -> ThinkingTimes:
    """All thought of one bot, put together."""
    return together([record.thought[seat] for record, seat in places(records, bot)])


def within(thought: ThinkingTimes, part: float) -> float:
    """Milliseconds within which this part of the decisions was made: the upper bound of a bucket, or the longest."""
    left = part * thought.count
    for bucket, count in sorted(thought.buckets.items()):
        left -= count
        if left <= 0:
            return min(float(2 ** (bucket + 1)), 1000 * thought.longest)
    return 1000 * thought.longest


def most_given(records: Iterable[GameRecord], bot: str) -> list[tuple[str, float]]:
    """How often a bot gives each answer, per seat and game, the most usual first."""
    at = places(records, bot)
    given: Counter[str] = Counter()
    for record, seat in at:
        given.update(record.actions[seat])
    return sorted([(action, count / len(at)) for action, count in given.items()], key=lambda one: (-one[1], one[0]))


class Given:
    """Who gave an answer: seats and victories by bot, and how often winners and others gave it."""

    def __init__(self) -> None:
        self.seats: Counter[str] = Counter()
        self.wins: dict[str, float] = {}
        self.by_winners = 0
        self.by_others = 0

    def add(self, bot: str, wins: float, count: int) -> None:
        """One seat that gave it so often."""
        self.seats[bot] += 1
        self.wins[bot] = self.wins.get(bot, 0.0) + wins
        if wins:
            self.by_winners += count
        else:
            self.by_others += count


def effects(records: Sequence[GameRecord]) -> list[CardEffect]:
    """How actions go with victory, the best first; those given by too few seats or by too many are left out."""
    everybody = Given()
    given: dict[str, Given] = {}
    for record, seat in places(records):
        bot, wins = record.bots[seat], float(record.victory(seat))
        everybody.add(bot, wins, 1)
        for action, count in record.actions[seat].items():
            given.setdefault(action, Given()).add(bot, wins, count)
    found = [effect(action, those, everybody) for action, those in given.items()]
    return sorted([one for one in found if one is not None], key=lambda one: (-one.difference, one.action))


def effect(action: str, given: Given, everybody: Given) -> CardEffect | None:
    """The difference between seats that gave an answer and seats that did not, bot by bot.

    Bots are weighed by how much they tell (Mantel and Haenszel), so that one that wins more often lends nothing to what
    it likes to do; one that always wins or never does tells nothing. For the interval, each share has one victory and
    one defeat added (Agresti and Caffo).
    """
    weighed = spread = total = 0.0
    gave, others = [0.0, 0.0], [0.0, 0.0]  # victories and seats
    for bot, seats in given.seats.items():
        rest = everybody.seats[bot] - seats
        if rest == 0 or everybody.wins[bot] in (0, everybody.seats[bot]):
            continue
        wins, rest_wins = given.wins[bot], everybody.wins[bot] - given.wins[bot]
        weight = seats * rest / (seats + rest)
        weighed += weight * (wins / seats - rest_wins / rest)
        spread += weight**2 * (doubt(wins, seats) + doubt(rest_wins, rest))
        total += weight
        gave, others = [gave[0] + wins, gave[1] + seats], [others[0] + rest_wins, others[1] + rest]
    if min(gave[1], others[1]) < FEWEST_SEATS:
        return None
    middle, error = weighed / total, Z95 * sqrt(spread) / total
    return CardEffect(
        action,
        seats=round(gave[1]),
        others=round(others[1]),
        share=gave[0] / gave[1],
        other_share=others[0] / others[1],
        difference=middle,
        low=middle - error,
        high=middle + error,
        winners_mean=given.by_winners / max(1, everybody.by_winners),
        others_mean=given.by_others / max(1, everybody.by_others),
    )


def doubt(wins: float, seats: int) -> float:
    """The variance of a share, never quite zero."""
    share = (wins + 1) / (seats + 2)
    return share * (1 - share) / (seats + 2)
