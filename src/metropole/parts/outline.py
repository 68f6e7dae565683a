"""What lies on a table in words: headings with rows. Enough to play by it alone, read, heard or printed.

A browser makes tables of it; at a terminal, for learners and in notebooks it is lines of text.
"""

from itertools import zip_longest
from typing import Final, Generic, TypeVar

from msgspec import Struct

from metropole.kernel import Game
from metropole.kernel.view import View
from metropole.parts.ansi import Paint
from metropole.text.voice import AnySpeaker

COMMON: Final = frozenset(View(0, 0).numbers())  # what every view has, whatever the game
GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)
SpeakerT = TypeVar("SpeakerT", bound=AnySpeaker)

INDENT: Final = "  "
PLAIN: Final = Paint(False, ())


class Cell(Struct, frozen=True, omit_defaults=True):
    """Some words, and the thing they stand for, such as `heap:0`: the first noun of the verb `heap`.

    Parts follow the words, with a joint between one and the next. `paint` is the seat or the colour of a piece in whose
    colour all of it is printed, such as `seat:1`.
    """

    text: str = ""
    thing: str = ""
    paint: str = ""
    parts: tuple["Cell", ...] = ()
    joint: str = ", "


class OutlineColumn(Struct, frozen=True, omit_defaults=True):
    """What stands under each other. In a line of text a cell stands between lead and tail, unless it is empty.

    Without a lead a column is no part of the line. What is aligned, `<` or `>`, is as wide as the widest or as it says.
    """

    head: str
    lead: str | None = None
    tail: str = ""
    align: str = ""


class OutlineSection(Struct, frozen=True, omit_defaults=True):
    """A heading, notes, and rows under it. The first cell of a row names what the others tell of.

    In lines of text a legend says what the columns are, rows that flow follow their heading in one line, and a section
    with a key is shown in full to whoever types it.
    """

    heading: str
    rows: list[list[Cell]] = []
    columns: list[OutlineColumn] = []
    notes: list[Cell] = []
    depth: int = 1
    flows: bool = False
    legend: str = ""
    key: str = ""
    none: str = ""  # what is said where there are no rows


def labelled(head: str, before: str = ", ") -> OutlineColumn:
    """A column that a line tells as `, hand 3`."""
    return OutlineColumn(head, f"{before}{head} ")


def words(text: str | int) -> Cell:
    return Cell(str(text))


class Telling(Generic[GameT, ViewT, SpeakerT]):
    """Who tells somebody of a table: what is seen of the game, and in whose words."""

    def __init__(self, g: GameT, seen: ViewT, speaker: SpeakerT) -> None:
        self.g = g
        self.seen = seen
        self.speaker = speaker

    def say(self, key: str, **blanks: str | int) -> str:
        return self.speaker.say(key, **blanks)

    def head(self, key: str) -> str:
        """What a column of this game is called."""
        return self.say(self.speaker.own(f"outline-{key}"))

    def name(self, seat: int) -> str:
        return self.speaker.seat(seat)

    def owned(self, seat: int, text: str) -> Cell:
        """Something in the colour of a seat."""
        return Cell(text, paint=f"seat:{seat}")

    def player(self, seat: int, name: str = "") -> Cell:
        """Who sits there; the viewer is told which player they are."""
        text = name or self.name(seat)
        shown = self.say("tui-you", seat=text) if seat == self.seen.seat else text
        return Cell(shown, f"seat:{seat}", f"seat:{seat}")

    def choosing(self, seat: int) -> Cell:
        """Whether somebody is asked something now."""
        return Cell(self.say("outline-choosing") if seat in self.seen.awaiting else "")


# --- a game that brings none ---


def own_numbers(view: View) -> dict[str, object]:
    """What a game has put into a view of it, by name."""
    return {name: value for name, value in view.numbers().items() if name not in COMMON}


def of_numbers(view: View, heading: str) -> list[OutlineSection]:
    """Everything that the viewer knows of the position, by the names that the rules have for it."""
    rows = [[Cell(name), Cell(shown(value))] for name, value in own_numbers(view).items()]
    return [OutlineSection(heading, rows)]


def shown(value: object) -> str:
    return " ".join([str(one) for one in value]) if isinstance(value, list) else str(value)


# --- lines of text ---


def lines(sections: list[OutlineSection], paint: Paint) -> list[str]:
    """An outline in lines: of each section what belongs into a line."""
    return [line for section in sections for line in section_lines(section, paint)]


def section_lines(section: OutlineSection, paint: Paint) -> list[str]:
    columns = columns_of(section)
    if section.columns and all([column.lead is None for column in columns]):
        return []
    outer, inner = INDENT * (section.depth - 1), INDENT * section.depth
    widths = [width_of(column, cells) for column, cells in zip(columns, zip_longest(*section.rows), strict=False)]
    found = [row_line(columns, row, widths, paint) for row in section.rows]
    if section.flows:
        return [f"{outer}{section.heading}: {', '.join(found) or section.none}"]
    heading = f"{section.heading} {section.legend}".rstrip()
    notes = [outer + told(note, paint) for note in section.notes]
    rows = [inner + row.replace("\n", f"\n{inner}{INDENT}{INDENT}") for row in found]
    return [outer + paint.heading(heading), *notes, *"\n".join(rows).splitlines()]


def columns_of(section: OutlineSection) -> list[OutlineColumn]:
    """Where no columns are named, everything stands in columns."""
    deep = max([len(row) for row in section.rows], default=0)
    return section.columns or [OutlineColumn("", "" if number == 0 else "  ", align="<") for number in range(deep)]


def width_of(column: OutlineColumn, cells: tuple[Cell | None, ...]) -> int:
    if not column.align:
        return 0
    return int(column.align[1:] or max([len(told(cell)) for cell in cells if cell]))


def row_line(columns: list[OutlineColumn], row: list[Cell], widths: list[int], paint: Paint) -> str:
    line = ""
    for column, cell, width in zip(columns, row, widths, strict=False):
        text = told(cell)
        if text and column.lead is not None:
            pad = " " * (width - len(text))
            before, after = (pad, "") if column.align.startswith(">") else ("", pad)
            line += f"{column.lead}{before}{told(cell, paint)}{after}{column.tail}"
    return line.rstrip()


def told(cell: Cell, paint: Paint = PLAIN) -> str:
    """A cell in a line."""
    text = cell.text + cell.joint.join([told(part, paint) for part in cell.parts])
    if not paint.coloured:
        return text
    kind, _, number = cell.paint.partition(":")
    if kind == "seat":
        return paint.seat(int(number), text)
    return paint.cube(int(number), text) if kind == "colour" else text


# --- looking something up ---


def in_full(section: OutlineSection, paint: Paint) -> list[str]:
    """A section with all that its rows tell; where they are only names, in one line."""
    found = [full_row(row) for row in section.rows]
    if all([len(row) == 1 for row in section.rows]):
        return [f"{section.heading}: {', '.join(found) or section.none}"]
    return [paint.heading(section.heading), *[INDENT + row.replace("\n", f"\n{INDENT * 3}") for row in found]]


def full_row(row: list[Cell]) -> str:
    """What it is, and all about it; what has lines of its own stands below."""
    first, rest = told(row[0]), "; ".join([text for cell in row[1:] if (text := told(cell))])
    return f"{first}\n{rest}" if "\n" in rest else f"{first}: {rest}" if rest else first


def about(sections: list[OutlineSection], thing: str) -> list[str]:
    """The lines that tell of a thing: rows that it heads."""
    found: list[str] = []
    for section in sections:
        rows = [row for row in section.rows if row and thing in things(row[0])]
        if rows and section.depth > 1:
            alone = OutlineSection(section.heading, rows, section.columns, flows=section.flows)
            found.extend([line.strip() for line in section_lines(alone, PLAIN)[0 if section.flows else 1 :]])
    return found


def things(cell: Cell) -> list[str]:
    """What a cell stands for, and its parts."""
    return [cell.thing, *[thing for part in cell.parts for thing in things(part)]]


def with_ending(sections: list[OutlineSection], places: list[str], paint: Paint = PLAIN) -> list[str]:
    """The table, and who has won, if somebody has."""
    won = [paint.heading(place) if i == 0 else INDENT + place for i, place in enumerate(places)]
    return [*lines(sections, paint), *won]


def ending(speaker: AnySpeaker, view: View) -> list[str]:
    """Who has won, if somebody has, and everybody's place."""
    return speaker.outcome(view.outcome) if view.outcome is not None else []
