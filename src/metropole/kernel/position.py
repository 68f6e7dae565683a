"""The position of a game: plain numbers and lists of numbers, by name."""


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
