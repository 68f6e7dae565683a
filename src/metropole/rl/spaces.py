"""Observations and actions as the spaces of Gymnasium."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from metropole.encoding import Layout
from metropole.kernel import MetropoleError

FORMS: Final = ("named", "flat")
MASK: Final = "action_mask"
FLAT: Final = "observation"
CELL: Final = np.dtype(np.uint8)
LEGAL: Final = np.dtype(np.int8)

ByteArray = NDArray[Any]  # of bytes or bits
Observation = dict[str, ByteArray]


class UnknownFormError(MetropoleError):
    """Observations do not come in this form."""


class Shape:
    """How a buffer of bytes becomes an observation: arrays by the name of their group, or one array for all."""

    def __init__(self, layout: Layout, actions: int, form: str) -> None:
        if form not in FORMS:
            raise UnknownFormError(f"observations: '{form}' is unknown (known: {', '.join(FORMS)})")
        self.parts = [*layout.groups.items()] if form == "named" else [(FLAT, slice(0, layout.size))]
        highest = np.array(layout.highest, np.uint8)
        self.boxes: dict[str, spaces.Space[ByteArray]] = {
            name: spaces.Box(np.zeros_like(highest[part]), highest[part], dtype=np.uint8) for name, part in self.parts
        }
        self.space = self.with_actions(actions)

    def with_actions(self, actions: int) -> spaces.Space[Any]:
        """The space of observations with a mask of so many actions."""
        space: spaces.Space[Any] = spaces.Dict({**self.boxes, MASK: spaces.Box(0, 1, (actions,), np.int8)})
        return space

    def arrays(self, cells: bytearray, mask: bytearray) -> Observation:
        """The observation whose numbers and legal actions are these."""
        every = np.frombuffer(cells, CELL)
        arrays: Observation = {}
        for name, part in self.parts:
            arrays[name] = every[part]
        arrays[MASK] = np.frombuffer(mask, LEGAL)
        return arrays
