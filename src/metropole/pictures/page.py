"""What the pictures of both games share: a bar that says where the game stands, the map, and a line for each seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from metropole.kernel.view import SPECTATOR, View
from metropole.pictures.maps import WIDTH, Map, PlaceT
from metropole.pictures.marks import SERIF, at, line, path, rect, tag, words
from metropole.pictures.palette import FAINT, INK, PANEL, TOKENS
from metropole.text.voice import AnySpeaker

HEIGHT: Final = 820
BAR: Final = 36
MARGIN: Final = 14
RULE_SETS: Final = 20  # high
ROW: Final = 24
LOWER: Final = 5  # from the middle of a line to the baseline of its text
FIGURE: Final = 15
NOTE: Final = 13.5
SMALL: Final = 12


@dataclass(frozen=True)
class Column:
    """What is told of every seat: a heading, and the marks for a seat, drawn round the middle of its cell."""

    title: str
    width: float
    draw: Callable[[int], str]
    is_left: bool = False  # drawn from the left end of its cell


@dataclass(frozen=True)
class Page:
    """A position, ready to be drawn."""

    game: str
    moment: str
    viewer: str
    ground: str
    pieces: str
    corners: str
    columns: Sequence[Column]
    order: Sequence[int]  # of the seats, from the first line to the last
    awaited: Sequence[int]
    foot: str = ""


class Layers(NamedTuple):
    """A picture in two layers: the ground, which seldom changes, and everything above it."""

    ground: str
    above: str


def below_map(chart: Map[PlaceT]) -> float:
    return BAR + chart.height * WIDTH / chart.width


def layers(page: Page, chart: Map[PlaceT]) -> Layers:
    """The ground, and what lies on it; what is beside the map covers what juts out of it."""
    top, scale = below_map(chart), WIDTH / chart.width
    table = at(0, top, rect(0, 0, WIDTH, HEIGHT - top, fill=PANEL), seats(page))
    above = [at(0, BAR, page.pieces, scale=scale), bar(page), page.corners, table]
    return Layers(at(0, BAR, page.ground, scale=scale), "".join(above))


def whole(*marks: str, **attributes: str) -> str:
    """A document of these marks."""
    return tag(
        "svg",
        *marks,
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        **attributes,
    )


def bar(page: Page) -> str:
    """Which game, where it stands, and who looks at it."""
    middle = BAR / 2 + LOWER
    return "".join(
        [
            rect(0, 0, WIDTH, BAR, fill=TOKENS["bar"]),
            words(MARGIN, middle, page.game, 16, weight=600, font_family=SERIF, fill=TOKENS["bartext"]),
            words(WIDTH / 2, middle, page.moment, 16, "middle", 600, fill=TOKENS["bartext"]),
            words(WIDTH - MARGIN, middle, page.viewer, 14, "end", fill=TOKENS["barsub"]),
        ]
    )


def viewer_of(view: View, speaker: AnySpeaker) -> str:
    if view.seat == SPECTATOR:
        return speaker.say("drawing-spectator")
    return speaker.say("drawing-seen-by", seat=speaker.seat(view.seat))


# --- one line for each seat ---


def seats(page: Page) -> str:
    headings = rect(0, 0, WIDTH, RULE_SETS, fill=TOKENS["panel2"]) + cells(page.columns, RULE_SETS / 2, heading)
    lines = [at(0, RULE_SETS + ROW * i, seat_line(page, seat)) for i, seat in enumerate(page.order)]
    foot = at(MARGIN, RULE_SETS + ROW * len(page.order) + ROW / 2, page.foot)
    return "".join([headings, *lines, foot])


def seat_line(page: Page, seat: int) -> str:
    edge = line((0, ROW), (WIDTH, ROW), stroke=TOKENS["line"], stroke_width=1)
    awaited = path("M3 6l7 6-7 6z", fill=INK) if seat in page.awaited else ""
    return edge + awaited + cells(page.columns, ROW / 2, lambda column: column.draw(seat))


def cells(columns: Sequence[Column], middle: float, draw: Callable[[Column], str]) -> str:
    marks: list[str] = []
    x = float(MARGIN)
    for column in columns:
        marks.append(at(x if column.is_left else x + column.width / 2, middle, draw(column)))
        x += column.width
    return "".join(marks)


def heading(column: Column) -> str:
    return words(0, LOWER - 1, column.title, SMALL, "start" if column.is_left else "middle", fill=FAINT)


def number(count: int) -> str:
    """Zeros are faint."""
    return words(0, LOWER, str(count).replace("-", "−"), FIGURE, "middle", 600, fill=INK if count else FAINT)


def counted(title: str, width: float, numbers: Sequence[int]) -> Column:
    """A number for each seat."""
    return Column(title, width, lambda seat: number(numbers[seat]))


def note(text: str, x: float = 0, anchor: str = "start", weight: int = 400, fill: str = INK) -> str:
    """A short text in a cell."""
    return words(x, LOWER, text, NOTE, anchor, weight, fill=fill)


# --- corners of the map ---


def plate(x: float, y: float, width: float, height: float, *marks: str) -> str:
    """A panel that lies on the map."""
    edge = rect(0, 0, width, height, rx=7, fill=PANEL, stroke=TOKENS["line2"], stroke_width=1)
    return at(x, y, edge, *marks)
