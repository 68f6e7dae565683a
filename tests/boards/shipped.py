"""A shipped board file and the small damages that tests do to it."""

from importlib.resources import files


class Shipped:
    """The text of a shipped board file."""

    def __init__(self, name: str) -> None:
        self.text = files("metropole.boards").joinpath(name).read_text("utf-8")

    def edited(self, old: str, new: str) -> str:
        """The file with the first occurrence of something replaced."""
        assert old in self.text, old
        return self.text.replace(old, new, 1)

    def within(self, header: str, old: str, new: str) -> str:
        """The file with something replaced at its first occurrence after a header."""
        before, found, after = self.text.partition(header + "\n")
        assert found, header
        assert old in after, old
        return before + found + after.replace(old, new, 1)

    def without(self, start: str, end: str) -> str:
        """The file without the lines from one text up to, not including, another."""
        before, found, after = self.text.partition(start)
        assert found, start
        return before + after[after.index(end) :]


def line_of(text: str, wanted: str) -> int:
    """The number of the first line that reads as wanted; `a|b` is the line a directly before the line b."""
    lines = text.split("\n")
    first, _, second = wanted.partition("|")
    return 1 + next(
        index for index, line in enumerate(lines) if first == line and (not second or second == lines[index + 1])
    )


def mask(*places: int) -> int:
    """A set of places."""
    return sum(1 << place for place in places)
