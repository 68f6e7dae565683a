"""What a game is worth to each player when it is over, and what a position seems worth before."""

from collections.abc import Callable
from math import isfinite, nan
from typing import Final

from metropole import registry
from metropole.kernel import Game, MetropoleError, Outcome


class UnknownRewardError(MetropoleError):
    """No way to reward has this name."""


class NotFiniteError(MetropoleError):
    """Something else where a finite number is wanted."""


def win(outcome: Outcome) -> list[float]:
    """1 for the winner, and the others lose it in equal parts; who share the victory share the reward."""
    seats = len(outcome.ranks)
    winners = outcome.ranks.count(1)
    return [((rank == 1) * seats / winners - 1.0) / (seats - 1) for rank in outcome.ranks]


def rank(outcome: Outcome) -> list[float]:
    """From 1 for the first to -1 for the last in even steps; who share a rank share what their places are worth."""
    seats = len(outcome.ranks)
    ahead = [rank - 1 + (outcome.ranks.count(rank) - 1) / 2 for rank in outcome.ranks]
    return [1.0 - 2.0 * places / (seats - 1) for places in ahead]


def score(outcome: Outcome) -> list[float]:
    """The points of the game itself."""
    return [float(points) for points in outcome.scores]


SCHEMES: Final[dict[str, Callable[[Outcome], list[float]]]] = {"win": win, "rank": rank, "score": score}


def scheme(name: str) -> Callable[[Outcome], list[float]]:
    """The way to reward with this name."""
    if name not in SCHEMES:
        raise UnknownRewardError(f"reward: '{name}' is unknown (known: {', '.join(SCHEMES)})")
    return SCHEMES[name]


def amount(name: str, value: float) -> float:
    """Some finite number."""
    try:
        found = float(value)
    except (TypeError, ValueError):
        found = nan
    if not isfinite(found):
        raise NotFiniteError(f"{name}: {value!r} is not possible; 0.1 would be, and 0 for none")
    return found


class Rewards:
    """What every step earns: all of it at the end, unless positions on the way count too.

    With shaping, each player also earns what their lead has grown by, times this factor, and loses the last lead at the
    end: so games are worth the same in sum, whatever the way.
    """

    def __init__(self, name: str, shaping: float = 0.0) -> None:
        self.scheme = scheme(name)
        self.shaping = amount("shaping", shaping)
        self.leads: list[float] = []

    def begin(self, game: Game) -> None:
        """A new game stands at its first question."""
        self.leads = leads(game) if self.shaping else []

    def of_step(self, game: Game) -> list[float] | None:
        """What each player has just earned; nothing if it is nothing for everybody."""
        pending = game.pending
        final = self.scheme(pending) if isinstance(pending, Outcome) else None
        if not self.shaping:
            return final
        before = self.leads
        self.leads = leads(game) if final is None else [0.0] * game.seats
        grown = [self.shaping * (now - then) for now, then in zip(self.leads, before, strict=True)]
        return grown if final is None else [own + more for own, more in zip(final, grown, strict=True)]


def leads(game: Game) -> list[float]:
    """By how much each player seems to be ahead of the others' average, from what lies open; -1 to 1 or so."""
    standing = [standing_of(game, seat) for seat in range(game.seats)]
    total = sum(standing)
    return [own - (total - own) / (game.seats - 1) for own in standing]


def standing_of(game: Game, seat: int) -> float:
    """What a player has to show: points, in parts of what a victory takes."""
    return registry.kit_of(game).standing(game, seat)
