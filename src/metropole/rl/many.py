"""Many games at once: one call answers in all of them."""

from dataclasses import dataclass
from os import PathLike
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from metropole.encoding.episode import Episode, EpisodeBatch
from metropole.kernel import MetropoleError
from metropole.rl.rewards import scheme
from metropole.rl.rules import NotWholeError, Seeds, rules_on, whole

INTEGERS: Final = "iu"  # kinds of arrays


class BatchSizeError(MetropoleError):
    """Not as many as there are games."""


@dataclass(frozen=True)
class Batch:
    """Where all games stand: who is asked in each, what they see, and what they may answer.

    Of a game that has just ended, `ended` is true and `rewards` has what it was worth to each seat; what is seen is
    already the next one.
    """

    seats: NDArray[np.int64]  # [game]
    observations: NDArray[np.uint8]  # [game, cell]
    masks: NDArray[np.bool_]  # [game, action]
    ended: NDArray[np.bool_]  # [game]
    rewards: NDArray[np.float32]  # [game, seat]


class VectorEnv:
    """So many games of one rule set; a new one begins where one has ended."""

    def __init__(
        self, edition: str, seats: int, games: int, *, board: str | PathLike[str] | None = None, reward: str = "win"
    ) -> None:
        if whole("games", games) < 1:
            raise BatchSizeError(f"games: {games} is not possible; at least one is")
        self.rules = rules_on(edition, seats, board)
        self.layout = self.rules.layout
        self.scheme = scheme(reward)
        self.tables = EpisodeBatch([Episode(self.rules) for _ in range(games)])
        self.seeds = Seeds()

    def __len__(self) -> int:
        return len(self.tables.tables)

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew."""
        for number, table in enumerate(self.tables.tables):
            table.deal(self.seeds.next(seed if number == 0 else None))
        return self.batch([])

    def step(self, actions: ArrayLike) -> Batch:
        """One answer in every game, by whoever is asked there."""
        answers = np.asarray(actions)
        if answers.shape != (len(self),):
            raise BatchSizeError(f"actions: the shape {answers.shape} is not possible; it must be ({len(self)},)")
        if answers.dtype.kind not in INTEGERS:
            raise NotWholeError(f"actions: {answers.dtype} is not possible; actions are whole numbers")
        return self.batch(self.tables.act(answers.tolist()))

    def batch(self, over: list[int]) -> Batch:
        """What there is to see, after some games have ended."""
        ended = np.zeros(len(self), np.bool_)
        rewards = np.zeros((len(self), self.rules.seats), np.float32)
        for number in over:
            table = self.tables.tables[number]
            outcome = table.outcome
            assert outcome is not None
            ended[number] = True
            rewards[number] = self.scheme(outcome)
            table.deal(self.seeds.next(None))
        return Batch(
            np.array(self.tables.asked(), np.int64),
            np.frombuffer(self.tables.observations(), np.uint8).reshape(len(self), -1),
            np.frombuffer(self.tables.masks(), np.bool_).reshape(len(self), -1),
            ended,
            rewards,
        )
