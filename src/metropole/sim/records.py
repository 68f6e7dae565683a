"""What is kept of a finished game: one line of JSON."""

from collections.abc import Iterable
from fractions import Fraction
from math import floor, log2
from typing import Final

import msgspec

SHORTEST: Final = -7  # the first bucket of thinking times: everything below 2**-6 ms


class ThinkingTimes(msgspec.Struct):
    """How long a seat has thought: how often, altogether, the longest time, and how the times spread.

    Bucket `b` counts the decisions that took from 2**b to 2**(b + 1) milliseconds.
    """

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    buckets: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """One more decision, to the microsecond."""
        bucket = bucket_of(seconds)
        self.count += 1
        self.seconds = round(self.seconds + seconds, 6)
        self.longest = max(self.longest, round(seconds, 6))
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def typical(self) -> float:
        """The median in milliseconds, as nearly as the buckets tell."""
        below = 0
        for bucket, count in sorted(self.buckets.items()):
            if 2 * (below + count) >= self.count:
                return float(2 ** (bucket + (self.count / 2 - below) / count))
            below += count
        return 0.0


def bucket_of(seconds: float) -> int:
    """The bucket of a thinking time."""
    return max(SHORTEST, floor(log2(1000 * seconds))) if seconds > 0 else SHORTEST


def together(thoughts: Iterable[ThinkingTimes]) -> ThinkingTimes:
    """The thinking of several seats or games as one."""
    whole = ThinkingTimes()
    for one in thoughts:
        whole.count += one.count
        whole.seconds += one.seconds
        whole.longest = max(whole.longest, one.longest)
        for bucket, count in one.buckets.items():
            whole.buckets[bucket] = whole.buckets.get(bucket, 0) + count
    return whole


class GameRecord(msgspec.Struct, omit_defaults=True):
    """One finished game. Lists go by seat; `actions` count a seat's answers, `facts` what everybody could see.

    `troubles` has a line for every decision that was made in the place of a bot that failed, and `tracebacks` the
    first one of each such bot. `last_table` is what everybody saw at the end, drawn for a page; one game has it.
    """

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: list[int]
    totals: list[int]
    ranks: list[int]
    ending: str
    turns: int
    decisions: int
    seconds: float
    thought: list[ThinkingTimes]
    actions: list[dict[str, int]]
    facts: dict[str, int]
    troubles: list[str]
    tracebacks: dict[str, str] = msgspec.field(default_factory=dict)
    last_table: str = ""

    @property
    def counts(self) -> bool:
        """Whether everybody played for themselves: only then does the game say anything about anybody."""
        return not self.troubles

    def victory(self, seat: int) -> Fraction:
        """A67 Whoever shares the victory has a part of it."""
        return Fraction(1, self.ranks.count(1)) if self.ranks[seat] == 1 else Fraction(0)

    def troubles_of(self, seat: int) -> list[str]:
        """What went wrong with the bot of one seat."""
        return [trouble for trouble in self.troubles if trouble.startswith(f"seat {seat + 1} ")]


def counted(records: Iterable[GameRecord]) -> list[GameRecord]:
    """The games in which everybody played for themselves."""
    return [record for record in records if record.counts]


def uncounted(without: int, games: int) -> str:
    """Why so many of the games say nothing about anybody."""
    return f"{without} of {games} games count for nobody: greedy answered there in place of a bot that failed"
