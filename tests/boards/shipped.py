"""A shipped board file and the small damages that tests do to it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from metropole import registry

SPACE = r'colour = \{{ is = "{}", (flag = "[KR+-]+") \}}\npicture = \{{ is = "{}"'
NEW_SPACE = r'colour = {{ is = "{}", \1 }}\npicture = {{ is = "{}"'


class FileChange(NamedTuple):
    """A row of a table beside this file: a shipped board with one change, and what comes of it."""

    name: str
    text: str
    line: int
    answer: str


class Shipped:
    """The text of a shipped board file."""

    def __init__(self, name: str) -> None:
        self.game = name
        self.read = registry.find_kit(self.game).parse_board
        self.load = registry.find_kit(self.game).load_board
        self.text = registry.find_kit(self.game).shipped_text()

    def edited(self, old: str, new: str, under: str = "") -> str:
        """The file with something replaced, as the heads of the tables explain it."""
        header = under.rstrip("* ")
        start = self.text.index(f"[{header}]\n") if header else 0
        before, after = self.text[:start], self.text[start:]
        pattern, text = re.escape(old), new.replace("\\", r"\\")
        if re.fullmatch(r"\w+ \w+", old):
            pattern, text = SPACE.format(*old.split()), NEW_SPACE.format(*new.split())
        elif " ... " in old:
            first, last = old.split(" ... ")
            pattern = f"(?s){re.escape(first)}.*?(?={re.escape(last)})"
        changed, count = re.subn(pattern, text, after, count=0 if under.endswith("*") else 1)
        assert count, f"{old!r} is not under {under!r}"
        return before + changed

    def changes(self) -> list[FileChange]:
        """The rows of the table of this file."""
        table = Path(__file__).with_name(f"{self.game}.txt").read_text("utf-8")
        return [self.change(row.split(" | ")) for row in table.splitlines() if not row.startswith("#")]

    def change(self, row: list[str]) -> FileChange:
        """The change that a row describes, with the line that is complained about."""
        name, under, old, new, answer, *line = [unfolded("" if cell == "-" else cell) for cell in row]
        text = self.edited(old, new, under)
        return FileChange(name, text, line_of(text, line[0]) if line else first_change(self.text, text), answer)


def unfolded(cell: str) -> str:
    """A cell with its line ends, and with what is too long for a row."""
    return cell.replace(r"\n", "\n").replace(r"\r", "\r").replace("<huge>", f"0x{'f' * 9000}")


def line_of(text: str, wanted: str) -> int:
    """The number of the first line that begins as wanted; more lines may follow."""
    before, found, _ = f"\n{text}".partition(f"\n{wanted}")
    assert found, wanted
    return 1 + before.count("\n")


def first_change(old: str, new: str) -> int:
    """The number of the first line in which two texts differ."""
    pairs = zip(old.split("\n"), new.split("\n"), strict=False)
    return next(number for number, (before, after) in enumerate(pairs, 1) if before != after)


def named(words: Sequence[str], things: int) -> list[str]:
    """The words for the things in a set."""
    return [word for thing, word in enumerate(words) if things >> thing & 1]


COLONIALISM = Shipped("colonialism")
EMPIRES = Shipped("empires")
