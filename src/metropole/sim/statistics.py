"""What the games of a tournament say about its bots."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import log, sqrt
from statistics import NormalDist, fmean
from typing import Final

from metropole.sim.records import GameRecord, counted, together

Z95: Final = NormalDist().inv_cdf(0.975)  # 95 % of a normal distribution lie within so many deviations of its mean
ELO: Final = 400 / log(10)
PRECISE: Final = 1e-10
MOST_ROUNDS: Final = 10_000


@dataclass(frozen=True)
class BotStanding:
    """How one bot did. It has all victories of its seats, a shared one in parts, and `share` of its games' victories.

    The means are per seat played. `low` and `high` enclose the share with 95 % certainty, `par` is what it would be if
    all were equal, and `decision_ms` the median of its thinking times as nearly as is known. `troubles` are from games
    that do not count.
    """

    games: int
    wins: float
    share: float
    low: float
    high: float
    par: float
    elo: float
    mean_score: float
    mean_total: float
    mean_rank: float
    decision_ms: float
    longest_ms: float
    troubles: int


@dataclass(frozen=True)
class SeatStanding:
    """What a seat was worth, whoever sat there."""

    seat: int
    games: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    mean_rank: float


def standings(records: Sequence[GameRecord]) -> dict[str, BotStanding]:
    """How every bot did in the games that count, the best first."""
    valid = counted(records)
    ratings = elo(valid)
    failures = Counter([bot for one in records for seat, bot in enumerate(one.bots) for _ in one.troubles_of(seat)])
    table = {name: standing(name, valid, rating, failures[name]) for name, rating in ratings.items()}
    return dict(sorted(table.items(), key=lambda item: (-item[1].share, item[0])))


def standing(name: str, records: Sequence[GameRecord], rating: float, troubles: int) -> BotStanding:
    """One bot over all games in which it sat at the table."""
    places = [(record, seat) for record in records for seat, bot in enumerate(record.bots) if bot == name]
    games = len({record.number for record, _ in places})
    wins = sum([record.victory(seat) for record, seat in places], Fraction(0))
    low, high = wilson(float(wins), games)
    thought = together([record.thought[seat] for record, seat in places])
    return BotStanding(
        games=games,
        wins=float(wins),
        share=float(wins / games),
        low=low,
        high=high,
        par=float(sum([Fraction(1, len(record.bots)) for record, _ in places], Fraction(0)) / games),
        elo=rating,
        mean_score=fmean([record.scores[seat] for record, seat in places]),
        mean_total=fmean([record.totals[seat] for record, seat in places]),
        mean_rank=fmean([record.ranks[seat] for record, seat in places]),
        decision_ms=thought.typical(),
        longest_ms=1000 * thought.longest,
        troubles=troubles,
    )


def chairs(records: Sequence[GameRecord]) -> list[SeatStanding]:
    """Every seat, in order; they count from one."""
    return [chair(seat, records) for seat in range(len(records[0].bots))] if records else []


def chair(seat: int, records: Sequence[GameRecord]) -> SeatStanding:
    wins = float(sum([record.victory(seat) for record in records], Fraction(0)))
    return SeatStanding(
        seat + 1,
        len(records),
        wins,
        wins / len(records),
        *wilson(wins, len(records)),
        mean_score=fmean([record.scores[seat] for record in records]),
        mean_rank=fmean([record.ranks[seat] for record in records]),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of Wilson (1927) for a share, with 95 % certainty.

    Victories in parts are put into it as they are: their spread is smaller than that of whole ones, so the interval is
    rather too wide. Games of one deal are taken for independent.
    """
    share = wins / games
    weight = Z95**2 / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * sqrt((share * (1 - share) + weight / 4) / games) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(records: Sequence[GameRecord]) -> dict[str, float]:
    """Ratings with mean 0: who is rated 400 more is expected to end before the other ten times out of eleven.

    Every pair of seats with different bots is a contest, which the better rank wins; equal ranks draw. The strengths
    are the most likely ones (Bradley and Terry), found step by step (Hunter 2004). A draw of each pair that was never
    played keeps them finite.
    """
    names = sorted({name for record in records for name in record.bots})
    if not names:
        return {}
    points, contests = contested(records, names)
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(MOST_ROUNDS):
        better = {name: improved(name, strengths, points, contests) for name in names}
        mean = fmean([log(strength) for strength in better.values()])
        change = max([abs(log(better[name] / strengths[name]) - mean) for name in names])
        strengths = better
        if change < PRECISE:
            break
    mean = fmean([log(strength) for strength in strengths.values()])
    return {name: ELO * (log(strengths[name]) - mean) for name in names}


BotPair = tuple[str, str]


def contested(records: Sequence[GameRecord], names: list[str]) -> tuple[dict[str, float], dict[BotPair, float]]:
    """The points of every bot, and how often each pair met; one draw of each pair is added."""
    points = dict.fromkeys(names, (len(names) - 1) / 2)
    contests = dict.fromkeys([(one, other) for one in names for other in names if one != other], 1.0)
    for record in records:
        for (bot, rank), (other, its) in combinations(zip(record.bots, record.ranks, strict=True), 2):
            if bot != other:
                gained = 0.5 if rank == its else float(rank < its)
                points[bot] += gained
                points[other] += 1 - gained
                contests[bot, other] += 1
                contests[other, bot] += 1
    return points, contests


def improved(name: str, strengths: dict[str, float], points: dict[str, float], contests: dict[BotPair, float]) -> float:
    """The strength that its points would be expected of, the others being as strong as they seem."""
    met = [contests[name, other] / (strengths[name] + strengths[other]) for other in strengths if other != name]
    return points[name] / sum(met) if met else 1.0
