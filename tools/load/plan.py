"""What the crowd is to do."""

from dataclasses import dataclass
from typing import Final

from metropole.kernel import MetropoleError
from metropole.registry import RECOMMENDED, find

SEATS: Final = 4


class LoadError(MetropoleError):
    """The crowd cannot be brought together; the message says why, in one line."""


@dataclass(frozen=True)
class LoadPlan:
    """How many, how fast, for how long, and what they play. Connections beyond the players' are spectators'.

    `ahead` answers are given at every table before anything is measured: games begin with much that nobody else sees.
    """

    games: int = 200
    connections: int = 800
    rate: float = 50.0
    seconds: float = 60.0
    ahead: int = 40
    rules: tuple[str, ...] = (RECOMMENDED,)
    seed: int = 1

    def check(self) -> None:
        if self.connections < self.games * SEATS:
            raise LoadError(f"connections: {self.games} games have {self.games * SEATS} players, all of them connected")
        for name in self.rules:
            if SEATS not in find(name).seats:
                raise LoadError(f"rules: {name} is not for {SEATS}")
