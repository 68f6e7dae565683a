"""Many games between bots, and what they show. The same seed gives the same games, however many processes play them."""

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from statistics import fmean
from typing import Any

from metropole import bots, registry
from metropole.bots import Bot
from metropole.bots.blind import Blind
from metropole.kernel import Chance, MetropoleError
from metropole.kernel.chance import roll
from metropole.kernel.playout import Dice, playout
from metropole.registry import Title

__all__ = ["Plan", "Result", "Standing", "line_up", "play", "seed_of", "simulate", "standings"]


class BadPlan(MetropoleError):
    """A simulation that cannot be played as asked."""


@dataclass(frozen=True)
class Plan:
    """Which games to play: the rule set, one bot per seat before rotation, how many games, the seed and the board."""

    edition: str
    bots: tuple[str, ...]
    games: int
    seed: int
    board: Path | None = None

    @property
    def title(self) -> Title:
        return registry.find(self.edition)

    def chart(self) -> Any:
        """The board of the game, read from the file or the shipped one."""
        return self.title.kind.load_board(self.board)

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of one game: everybody moves one seat on from game to game."""
        shift = number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]

    def check(self) -> None:
        """Refuse what cannot be played before the first game begins."""
        self.title.start(len(self.bots), self.chart())
        for name in set(self.bots):
            bots.make(name)
        if self.games < 1:
            raise BadPlan(f"games: {self.games} is not possible; at least one has to be played")


@dataclass(frozen=True)
class Result:
    """One finished game."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class Standing:
    """How one bot did over all games and seats; a shared victory counts in parts."""

    bot: str
    seats: int
    wins: float
    share: float
    mean_score: float
    mean_total: float


def line_up(names: list[str], seats: int) -> tuple[str, ...]:
    """One bot per seat; fewer bots than seats repeat in a cycle."""
    if len(names) > seats:
        raise BadPlan(f"bots: {len(names)} are named for {seats} seats; name at most one per seat")
    if not names or not all(names):
        raise BadPlan("bots: an empty name; write them with commas, such as random,greedy")
    return tuple([names[i % len(names)] for i in range(seats)])


def seed_of(seed: int, number: int) -> int:
    """The seed of one game, which depends on nothing but the seed of the whole and the number of the game."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8], "big")


def play(plan: Plan, number: int, chart: Any = None) -> Result:
    """One game from start to end. Every bot sees its own view and nothing else."""
    names = plan.seated(number)
    dice = Dice(seed_of(plan.seed, number))
    g = plan.title.start(len(names), chart or plan.chart())
    blind = all(name == Blind.name for name in names)
    decisions = playout(g, dice) if blind else let_play(g, plan.title, [bots.make(name) for name in names], dice)
    end = g.pending
    return Result(number, names, tuple(end.scores), tuple(end.totals), tuple(end.ranks), decisions)


def let_play(g: Any, title: Title, players: list[Bot], dice: Dice) -> int:
    """Let the players of a game decide everything until it is over. Says how many decisions there were."""
    decisions = 0
    while not g.over:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, dice))
        else:
            g.answer(players[pending.seat].choose(title.kind.view(g, pending.seat), dice), pending.seat)
            decisions += 1
    return decisions


def play_some(plan: Plan, numbers: list[int]) -> list[Result]:
    """A few games in one process."""
    chart = plan.chart()
    return [play(plan, number, chart) for number in numbers]


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[Result]:
    """All games of a plan, in order; `progress` hears how many more have ended."""
    plan.check()
    results: list[Result] = []
    for some in batches(plan, jobs):
        results.extend(some)
        if progress is not None:
            progress(len(some))
    return results


def batches(plan: Plan, jobs: int) -> Iterator[list[Result]]:
    """The games in the order of their numbers, played here or in several processes."""
    if jobs <= 1:
        chart = plan.chart()
        for number in range(plan.games):
            yield [play(plan, number, chart)]
        return
    size = max(1, min(64, plan.games // (4 * jobs)))
    parts = [list(range(first, min(first + size, plan.games))) for first in range(0, plan.games, size)]
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal, (SIGINT, SIG_IGN)) as pool:  # one interrupt is enough
        yield from pool.map(play_some, [plan] * len(parts), parts)


def standings(results: list[Result]) -> list[Standing]:
    """What every bot achieved, the best first."""
    names = sorted({name for result in results for name in result.bots})
    table = [standing(name, results) for name in names]
    return sorted(table, key=lambda one: (-one.share, one.bot))


def standing(name: str, results: list[Result]) -> Standing:
    """One bot's part of all victories, and its means per seat played."""
    places = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    wins = sum([victory(result, seat) for result, seat in places], Fraction(0))
    return Standing(
        name,
        len(places),
        float(wins),
        float(wins / len(results)),
        fmean([result.scores[seat] for result, seat in places]),
        fmean([result.totals[seat] for result, seat in places]),
    )


def victory(result: Result, seat: int) -> Fraction:
    """A67 Whoever shares the victory has a part of it."""
    winners = result.ranks.count(1)
    return Fraction(1, winners) if result.ranks[seat] == 1 else Fraction(0)
