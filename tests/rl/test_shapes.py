"""Over a thousand random games, observations keep their shape and their bounds."""

import numpy as np
import pytest

from metropole.kernel.playout import PlayoutRng
from metropole.rl import vector
from tests.laws.play import ALL
from tests.rl.tables import EVERY, SOME

TOGETHER = 9  # tables at a time
GAMES = 1000 // len(EVERY) + 1 if ALL else 2  # of each rule set and number of seats


@pytest.mark.parametrize(("edition", "seats"), SOME)
def test_shapes_and_bounds_are_constant(edition: str, seats: int) -> None:
    many = vector(edition, seats, min(GAMES, TOGETHER))
    highest = np.array(many.layout.highest, np.uint8)
    batch = many.reset(seed=seats)
    dice = PlayoutRng(seats)
    ended = 0
    while ended < GAMES:
        assert batch.observations.shape == (len(many), many.layout.size)
        assert batch.masks.shape == (len(many), many.rules.actions)
        assert (batch.observations <= highest).all()
        assert batch.masks.any(axis=1).all()
        legal = [np.flatnonzero(mask) for mask in batch.masks]
        batch = many.step([actions[dice.randrange(len(actions))] for actions in legal])
        ended += int(batch.ended.sum())


def test_that_makes_a_thousand_games() -> None:
    assert not ALL or len(SOME) * GAMES >= 1000
