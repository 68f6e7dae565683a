"""What lies on a table, as headings with rows of words: enough to play a game that nobody has drawn."""

from itertools import zip_longest
from typing import Final

from msgspec import Struct

from metropole.kernel.view import View
from metropole.parts.ansi import Paint

COMMON: Final = frozenset(View(0, 0).numbers())  # what every view has, whatever the game


class Cell(Struct, frozen=True):
    """Some words, and the thing they stand for, such as `heap:0`: the first noun of the verb `heap`."""

    text: str
    thing: str = ""


class OutlineSection(Struct, frozen=True):
    """A heading, and rows under it. The first cell of a row names what the others tell of."""

    heading: str
    rows: list[list[Cell]]


def own_numbers(view: View) -> dict[str, object]:
    """What a game has put into a view of it, by name."""
    return {name: value for name, value in view.numbers().items() if name not in COMMON}


def of_numbers(view: View, heading: str) -> list[OutlineSection]:
    """Everything that the viewer knows of the position, by the names that the rules have for it."""
    rows = [[Cell(name), Cell(shown(value))] for name, value in own_numbers(view).items()]
    return [OutlineSection(heading, rows)]


def shown(value: object) -> str:
    return " ".join([str(one) for one in value]) if isinstance(value, list) else str(value)


def lines(sections: list[OutlineSection], paint: Paint) -> list[str]:
    """An outline in lines of text, the cells of a section in columns."""
    found: list[str] = []
    for section in sections:
        columns = zip_longest(*[[len(cell.text) for cell in row] for row in section.rows], fillvalue=0)
        widths = [max(column) for column in columns]
        found.append(paint.heading(section.heading))
        found.extend([line(row, widths) for row in section.rows])
    return found


def line(row: list[Cell], widths: list[int]) -> str:
    cells = [cell.text.ljust(width) for cell, width in zip(row, widths, strict=False)]
    return f"  {'  '.join(cells)}".rstrip()
