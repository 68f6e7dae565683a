"""The locals of a procedure, by name and kind.

A frame keeps numbers in registers. A slot gives one of them a name and a type: it lies after another slot, so that
nobody counts registers, and `g[SLOT]` reads it as what it is. Slots belong to the module that names them; those that
nearly all procedures share stand where the game is defined.
"""

from typing import Final, Generic, TypeVar

REGISTERS: Final = 9
BITS: Final = 7  # of a number in a list
LONGEST: Final = 8

NumberT = TypeVar("NumberT", bound=int)


class Local:
    """A register of a frame. What is secret is in nobody's view but its owner's."""

    def __init__(self, after: "Local | None" = None, secret: bool = False) -> None:
        self.register: int = 0 if after is None else after.register + 1
        self.secret = secret
        assert self.register < REGISTERS, "a procedure has no more locals than a frame has registers"


class Slot(Local, Generic[NumberT]):
    """One number of a kind; 0 until something is put there."""


class Slots(Local, Generic[NumberT]):
    """A short list of numbers of a kind; empty until something is put there.

    In the frame it is one number: seven bits for each, from the last to the first, and 0 for the empty list.
    """


def listed(packed: int) -> list[int]:
    """The list that a number stands for."""
    found: list[int] = []
    while packed:
        found.append((packed & (1 << BITS) - 1) - 1)
        packed >>= BITS
    return found[::-1]


def appended(packed: int, number: int) -> int:
    """The list with one number more.

    >>> listed(appended(appended(0, 3), 5))
    [3, 5]
    """
    return packed << BITS | number + 1
