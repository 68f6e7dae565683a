"""What the environments have in common: rules, rewards, the form of observations, and pictures."""

from collections.abc import Callable
from os import PathLike
from typing import Final

import numpy as np
from numpy.typing import NDArray

from metropole.encoding.episode import Episode
from metropole.kernel import MetropoleError
from metropole.kernel.view import SPECTATOR, View
from metropole.registry import Chart
from metropole.rl import render
from metropole.rl.rewards import Rewards
from metropole.rl.rules import Seeds, rules_on
from metropole.rl.spaces import Observation, Shape

Picture = str | NDArray[np.uint8] | None

PICTURES: Final[dict[str, Callable[[View, Chart], Picture]]] = {
    "human": lambda view, chart: print(render.ansi(view, chart)),
    "ansi": render.ansi,
    "rgb_array": render.rgb,
    "svg": render.svg,
}


class UnknownModeError(MetropoleError):
    """There are no such pictures."""


class NoGameError(MetropoleError):
    """There is no game to act in: none has begun, or the last one is over."""

    def __init__(self) -> None:
        super().__init__("there is no game to act in; reset() begins one")


class EnvConfig:
    """One table after the other, as an environment was asked for."""

    def __init__(
        self,
        edition: str,
        seats: int,
        *,
        board: str | PathLike[str] | None,
        reward: str,
        shaping: float,
        observations: str,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in PICTURES:
            raise UnknownModeError(f"render_mode: '{render_mode}' is unknown (known: {', '.join(PICTURES)})")
        self.rules = rules_on(edition, seats, board)
        self.rewards = Rewards(reward, shaping)
        self.shape = Shape(self.rules.layout, self.rules.actions, observations)
        self.render_mode = render_mode
        self.table = Episode(self.rules)
        self.seeds = Seeds()
        self.agents = [f"player_{seat}" for seat in range(self.rules.seats)]

    def deal(self, seed: int | None) -> None:
        """Begin a new game."""
        self.table.deal(self.seeds.next(seed))
        self.rewards.begin(self.table.game)

    def observe(self, seat: int) -> Observation:
        return self.shape.arrays(self.table.observation(seat), self.table.mask(seat))

    def picture(self, seat: int = SPECTATOR) -> Picture:
        """The table as a seat sees it, in the form that was asked for; for people it is printed."""
        if self.render_mode is None:
            return None
        return PICTURES[self.render_mode](self.rules.view(self.table.game, seat), self.rules.chart)


def zeros(agents: list[str]) -> dict[str, float]:
    return dict.fromkeys(agents, 0.0)


def earned(agents: list[str], rewards: list[float] | None) -> dict[str, float]:
    """Rewards by agent."""
    return zeros(agents) if rewards is None else dict(zip(agents, rewards, strict=True))
