"""The position of a game: plain numbers and lists of numbers, by name.

A list in a position is not changed but replaced, so a copy of a position shares it with the original. A game may name
a few lists that change all the time: those are every position's own, changed in place, and copied with it.
"""

from typing import Final

from mypy_extensions import mypyc_attr

LONGEST: Final = 128
ZEROS: Final = [[0] * count for count in range(LONGEST)]  # lists of nothing, by length, for every position to share
BLANKS: Final = [[-1] * count for count in range(LONGEST)]  # and lists of nobody, or nowhere


def adjust(values: list[int], at: int, count: int) -> None:
    """More, or less, in one place of a list of the position's own."""
    values[at] = values[at] + count


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value in one place."""
    new = values[:]
    new[at] = value
    return new


def added(values: list[int], at: int, count: int) -> list[int]:
    """The list with more, or less, in one place."""
    new = values[:]
    new[at] = values[at] + count
    return new


def tidied(values: list[int]) -> list[int]:
    """The list itself, or the one that all share if nothing is left in it."""
    return values if any(value for value in values) else ZEROS[len(values)]


def without_one(values: list[int], at: int) -> list[int]:
    """The list without one of its places."""
    new = values[:]
    del new[at]
    return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Games add the fields, and say which there are, in a fixed order."""

    def names(self) -> list[str]:
        raise NotImplementedError

    def numbers(self) -> dict[str, int | list[int]]:
        """Every field by name."""
        return {name: getattr(self, name) for name in self.names()}

    def own(self) -> None:
        """Make every list this position's own, so that somebody who lays out a position may change it."""
        self.put(self.numbers())

    def put(self, numbers: dict[str, int | list[int]]) -> None:
        """Set fields by name."""
        for name, value in numbers.items():
            setattr(self, name, value if isinstance(value, int) else value[:])
