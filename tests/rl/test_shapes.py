"""Over many random games, observations keep their shape and their bounds; `METROPOLE_LONG=1` makes it a thousand."""

import numpy as np
import pytest

from metropole.kernel.playout import PlayoutRng
from metropole.rl import vector
from tests.rl.choosing import chosen
from tests.tables import FEW, LONG

TOGETHER = 9  # tables at a time
GAMES = 1000 // len(FEW) + 1 if LONG else 2  # of each rule set and number of seats


@pytest.mark.parametrize(("edition", "seats"), FEW)
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
        batch = many.step([chosen(mask, dice) for mask in batch.masks])
        ended += int(batch.ended.sum())
