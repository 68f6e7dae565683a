"""The position of a game: plain numbers and lists of numbers, by name.

A list in a position is never changed, only replaced. So a copy of a position shares all its lists with the original.
"""


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


def without_one(values: list[int], at: int) -> list[int]:
    """The list without one of its places."""
    new = values[:]
    del new[at]
    return new


class Position:
    """Games add the fields, and say which there are, in a fixed order."""

    def names(self) -> list[str]:
        raise NotImplementedError

    def numbers(self) -> dict[str, int | list[int]]:
        """Every field by name."""
        return {name: getattr(self, name) for name in self.names()}

    def put(self, numbers: dict[str, int | list[int]]) -> None:
        """Set fields by name."""
        for name, value in numbers.items():
            setattr(self, name, value if isinstance(value, int) else value[:])
