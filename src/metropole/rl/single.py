"""Gymnasium's environment: one seat is yours, bots have the others."""

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from metropole import bots
from metropole.kernel import Event, MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.rl.rules import SEED_BITS, whole
from metropole.rl.setting import PICTURES, EnvConfig, NoGameError, Picture
from metropole.rl.spaces import Observation

REFUSED: Final = "refused"  # in the info of a step: why nothing has happened
NAME: Final = "metropole/AgainstBots-v0"


class OpponentCountError(MetropoleError):
    """There are not as many bots as other seats, or there is no such seat."""


class AgainstBots(gymnasium.Env[Observation, SupportsIndex]):
    """Every answer of yours is one step; bots and chance answer in between.

    An action that is not legal changes nothing: the same question stays open, and the info says why.
    """

    metadata = {"render_modes": list(PICTURES), "render_fps": 2}  # noqa: RUF012 -- Gymnasium declares it so

    def __init__(self, setting: EnvConfig, opponents: str | Sequence[str], seat: int | None) -> None:
        seats = setting.rules.seats
        if seat is not None and not 0 <= whole("seat", seat) < seats:
            raise OpponentCountError(
                f"seat: {seat} is not possible; 0 to {seats - 1} are, or None for another every game"
            )
        self.setting = setting
        self.table = setting.table
        self.layout = setting.rules.layout
        self.render_mode = setting.render_mode
        self.observation_space = setting.shape.space
        self.action_space = spaces.Discrete(setting.rules.actions)
        self.opponents = named(opponents, seats - 1)
        self.fixed_seat = seat
        self.seat = seat or 0
        self.dice = PlayoutRng(0)
        self.players: dict[int, bots.BotPlayer] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        super().reset(seed=seed)
        self.setting.deal(seed)
        self.dice = PlayoutRng(self.setting.seeds.next(None))
        seats = self.setting.rules.seats
        self.seat = self.dice.randrange(seats) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        self.players = {seat: bots.make(name) for seat, name in zip(others, self.opponents, strict=True)}
        self.table.game.listener = self.tell
        self.let_bots_play()
        return self.observe(), {}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        if not self.players or self.over:
            raise NoGameError
        try:
            self.table.act(whole("action", action))
        except MetropoleError as error:
            return self.observe(), 0.0, False, False, {REFUSED: str(error)}
        reward = self.earned() + self.let_bots_play()
        return self.observe(), reward, self.over, False, {}

    def __setstate__(self, state: dict[str, object]) -> None:
        """A copy, or what comes out of a file, listens to its own game."""
        self.__dict__.update(state)
        self.table.game.listener = self.tell

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    def earned(self) -> float:
        """What the last answer, whoever gave it, was worth to you."""
        rewards = self.setting.rewards.of_step(self.table.game)
        return 0.0 if rewards is None else rewards[self.seat]

    def let_bots_play(self) -> float:
        """Go on until you are asked, or the game is over. Says what you have earned meanwhile."""
        total = 0.0
        table = self.table
        while not self.over and table.asked != self.seat:
            view = self.setting.rules.view(table.game, table.asked)
            table.act(self.players[table.asked].decide(view, self.dice.randrange(1 << SEED_BITS)))
            total += self.earned()
        return total

    def tell(self, event: Event) -> None:
        """What happens is counted for the observations, and told to the bots that want to know."""
        self.table.history.hear(event)
        for seat, player in self.players.items():
            if event.concerns(seat):
                player.hear(event)

    def observe(self) -> Observation:
        return self.setting.observe(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as those expect who mask them for Stable-Baselines3."""
        return np.frombuffer(self.table.mask(self.seat), np.bool_)

    def render(self) -> Any:
        picture: Picture = self.setting.picture(self.seat)
        return picture


def named(opponents: str | Sequence[str], count: int) -> list[str]:
    """A bot for each of the other seats: one name for all of them, or one each."""
    names = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(names) != count:
        raise OpponentCountError(f"opponents: {len(names)} bots are not possible; the other seats are {count}")
    for name in names:
        bots.parts(name)
    return names


# So `gymnasium.make("metropole.rl.single:metropole/AgainstBots-v0", edition="colonialism/compass", seats=3)` works.
gymnasium.register(NAME, "metropole.rl:gymnasium_env")
