"""The games as environments for learning: PettingZoo, Gymnasium, many games at once, and OpenSpiel.

They need the extra `rl`. Importing `metropole.rl.openspiel` registers the games there.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from os import PathLike
from typing import TYPE_CHECKING

from metropole.extras import advice
from metropole.kernel import MetropoleError

if TYPE_CHECKING:
    from metropole.rl.aec import MetropoleAEC
    from metropole.rl.many import VectorEnv
    from metropole.rl.parallel import MetropoleParallel
    from metropole.rl.setting import EnvConfig
    from metropole.rl.single import AgainstBots


class NotInstalledError(MetropoleError):
    """What an environment is made with is not there."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say how to install what cannot be imported."""
    try:
        yield
    except ImportError as error:
        raise NotInstalledError(f"{error.name} is not installed; try: {advice(extra)}") from error


def pettingzoo_env(
    edition: str,
    seats: int,
    *,
    board: str | PathLike[str] | None = None,
    reward: str = "win",
    shaping: float = 0.0,
    observations: str = "named",
    render_mode: str | None = None,
) -> "MetropoleAEC":
    """PettingZoo's AEC environment of an edition, such as `colonialism/compass+events`.

    `board` is the path of a board file, instead of the shipped one; every environment takes one.
    `reward` is `win`, `rank` or `score`, all given at the end. With `shaping`, players also earn so many times what
    their lead grows by, step by step. `observations` are `named` (an array for each group of the layout) or `flat`
    (one array, `observation`). `render_mode` is `ansi`, `human`, `rgb_array` or `svg`.
    """
    with needing("rl"):
        from metropole.rl.aec import MetropoleAEC

    return MetropoleAEC(set_up(edition, seats, board, reward, shaping, observations, render_mode))


def parallel_env(
    edition: str,
    seats: int,
    *,
    board: str | PathLike[str] | None = None,
    reward: str = "win",
    shaping: float = 0.0,
    observations: str = "named",
    render_mode: str | None = None,
) -> "MetropoleParallel":
    """PettingZoo's parallel environment: sealed rounds are answered by all at once, and who is not asked waits."""
    with needing("rl"):
        from metropole.rl.parallel import MetropoleParallel

    return MetropoleParallel(set_up(edition, seats, board, reward, shaping, observations, render_mode))


def gymnasium_env(
    edition: str,
    seats: int,
    *,
    opponents: str | Sequence[str] = "random",
    seat: int | None = 0,
    board: str | PathLike[str] | None = None,
    reward: str = "win",
    shaping: float = 0.0,
    observations: str = "named",
    render_mode: str | None = None,
) -> "AgainstBots":
    """Gymnasium's environment: you against bots, named like `greedy` or `search:200ms`, at one seat or any (None)."""
    with needing("rl"):
        from metropole.rl.single import AgainstBots

    return AgainstBots(set_up(edition, seats, board, reward, shaping, observations, render_mode), opponents, seat)


def vector(
    edition: str, seats: int, games: int, *, board: str | PathLike[str] | None = None, reward: str = "win"
) -> "VectorEnv":
    """Many games that go on with one call."""
    with needing("rl"):
        from metropole.rl.many import VectorEnv

    return VectorEnv(edition, seats, games, board=board, reward=reward)


def set_up(
    edition: str,
    seats: int,
    board: str | PathLike[str] | None,
    reward: str,
    shaping: float,
    observations: str,
    render_mode: str | None,
) -> "EnvConfig":
    with needing("rl"):
        from metropole.rl.setting import EnvConfig

    return EnvConfig(
        edition,
        seats,
        board=board,
        reward=reward,
        shaping=shaping,
        observations=observations,
        render_mode=render_mode,
    )


__all__ = ["gymnasium_env", "parallel_env", "pettingzoo_env", "vector"]
