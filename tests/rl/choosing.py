"""What a learner that knows nothing does."""

from typing import Any

import numpy as np

from metropole.kernel.playout import PlayoutRng


def chosen(mask: Any, dice: PlayoutRng) -> int:
    """One of the legal actions, at random."""
    legal = np.flatnonzero(mask)
    return int(legal[dice.randrange(len(legal))])
