"""The pieces as they look in the browser, each round the origin unless something else is said."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from metropole.pictures.marks import AttributeValue, at, haloed, path, rect, tag, words
from metropole.pictures.palette import HALO, INK, OUTLINE, PANEL, PAPER, SHAPES, SYMBOLS, TOKENS, WARN, is_pale

EDGE: Final[dict[str, AttributeValue]] = {"stroke": OUTLINE, "stroke_width": 0.9, "stroke_linejoin": "round"}


def symbol(faction: str, scale: float = 1.0, tall: float = 0.0) -> str:
    """The sign of a faction; `tall` is the scale of its height if it is drawn from the side."""
    ink = INK if is_pale(faction) else "#fff"
    return path(
        SYMBOLS.symbols[faction], fill=ink, fill_rule="evenodd", transform=f"scale({scale:g} {tall or scale:g})"
    )


def badge(faction: str, scale: float = 1.0) -> str:
    """A round counter with the sign."""
    disc = tag("circle", r=9.8, fill=TOKENS[faction], stroke=OUTLINE, stroke_width=1.1)
    return at(0, 0, disc, symbol(faction), scale=scale)


# --- discs ---

DISC: Final = SHAPES.disc


def stack_width(count: int) -> float:
    return DISC.width + (max(1, min(DISC.columns, ceil(count / DISC.high))) - 1) * DISC.step


def discs(faction: str, count: int) -> str:
    """Wooden discs in columns; the origin is the middle of the foot."""
    left = (DISC.width - stack_width(count)) / 2
    columns = min(DISC.columns, ceil(count / DISC.high))
    heights = [min(DISC.high, count - DISC.high * place) for place in range(columns)]
    return "".join([at(left + i * DISC.step, -DISC.flat, column(faction, high)) for i, high in enumerate(heights)])


def column(faction: str, high: int) -> str:
    top = at(0, -high * DISC.thick, symbol(faction, 0.82, 0.46))
    return "".join([*[at(0, -(i + 1) * DISC.thick, disc(faction)) for i in range(high)], top])


def disc(faction: str) -> str:
    r, thick, flat = DISC.width / 2 - 0.5, DISC.thick, DISC.flat
    side = f"M{-r} 0v{thick}a{r} {flat} 0 0 0 {2 * r} 0v{-thick}z"
    body = path(side, fill=TOKENS[faction], **EDGE)
    shade = path(side, fill="#000", fill_opacity=0.14)
    return body + shade + tag("ellipse", rx=r, ry=flat, fill=TOKENS[faction], **EDGE)


# --- cubes and ships ---

CUBE: Final = SHAPES.cube
SHIP: Final = SHAPES.ship


def cube(colour: str) -> str:
    return "".join(
        [
            path(CUBE.body, fill=TOKENS[f"cube-{colour}"]),
            path(CUBE.light, fill="#fff", fill_opacity=0.24),
            path(CUBE.dark, fill="#000", fill_opacity=0.2),
            path(CUBE.edges, fill="none", stroke=TOKENS["cube-outline"], stroke_width=0.9, stroke_linejoin="round"),
        ]
    )


def cube_outline() -> str:
    return path(CUBE.edges, fill="none", stroke=TOKENS["ink2"], stroke_width=1.1, stroke_linejoin="round")


def ship(faction: str, is_used: bool) -> str:
    """A used ship lies on its side."""
    lying: dict[str, AttributeValue] = {"transform": "rotate(80) scale(0.94)", "opacity": 0.8} if is_used else {}
    return tag(
        "g",
        path(SHIP.mast, stroke=OUTLINE, stroke_width=1.4),
        *[path(wood, fill=TOKENS[faction], **EDGE) for wood in (*SHIP.sails, SHIP.hull)],
        path(SHIP.hull, fill="#000", fill_opacity=0.14),
        at(-4.7, -1.2, symbol(faction), scale=0.58),
        **lying,
    )


# --- cards ---

CARD: Final = SHAPES.card


def card(faction: str, code: str = "", is_open: bool = False) -> str:
    """A small card, its upper left corner at the origin: striped is face down, the code is what is known of it."""
    ink = OUTLINE if is_pale(faction) else TOKENS[faction]
    marks = [rect(0, 0, CARD.width, CARD.height, rx=2, fill=PAPER, stroke=ink, stroke_width=1.3)]
    if not is_open:
        marks.append(path(CARD.stripes, fill="none", stroke=ink, stroke_width=1.7))
    if code:
        plate = [] if is_open else [rect(1.2, 4, CARD.width - 2.4, 10, rx=1.5, fill=PAPER)]
        marks += [*plate, words(CARD.width / 2, 12.6, code, 10.5 if len(code) == 1 else 8.6, "middle", 700)]
    elif is_open:
        marks.append(path(CARD.lines, stroke=ink, stroke_width=1.1))
    return "".join(marks)


# --- counters and colonies ---

COUNTER: Final = SHAPES.counter


def counters(colours: Sequence[str], doomed: int = 0) -> str:
    """Counters of players on one another, from the side; the origin is the foot of the lowest."""
    thick = min(COUNTER.thick, COUNTER.tallest / max(1, len(colours)))
    height = len(colours) * thick
    marks = [counter(colour, -i * thick, thick) for i, colour in enumerate(colours)]
    marks.append(at(0, -height, symbol(colours[-1], 0.72, 0.42)))
    if len(colours) >= COUNTER.counted:
        marks.append(haloed(COUNTER.wide + 2, 4 - height / 2, str(len(colours)), 12, "start", 3))
    if doomed:
        marks.append(at(COUNTER.wide, -height - 2, lost(doomed)))
    return "".join(marks)


def counter(colour: str, y: float, thick: float) -> str:
    top, wide, deep = y - thick, COUNTER.wide, COUNTER.deep
    side = f"M{-wide} {top:g}v{thick:g}a{wide} {deep} 0 0 0 {2 * wide} 0v{-thick:g}a{wide} {deep} 0 0 0 {-2 * wide} 0z"
    body = path(side, fill=TOKENS[colour], **EDGE)
    return body + tag("ellipse", cy=top, rx=wide, ry=deep, fill=TOKENS[colour], **EDGE)


def lost(count: int) -> str:
    """Counters about to be lost."""
    return tag("circle", r=7, fill=WARN) + words(0, 4, f"−{count}", 10, "middle", 700, fill=PANEL)


def house(colour: str, is_plain: bool = False) -> str:
    """A colony in the colour of its owner."""
    wall = path(SHAPES.house, fill=TOKENS[colour], **EDGE)
    return wall if is_plain else wall + at(0, 2, symbol(colour), scale=0.95)


# --- chips ---

DARK: Final = {"power": "#5f5d57", "unrest": WARN, "city": INK, "relevant": INK}  # all others are light


class Chip(NamedTuple):
    """A small sign, with a number or without."""

    kind: str
    text: str = ""

    @property
    def width(self) -> float:
        if self.kind == "power":
            return 28 if len(self.text) > 1 else 22
        fixed = {"difficulty": 25, "marked": 18}.get(self.kind)
        return fixed or (25 + SHAPES.chip.glyph * len(self.text) if self.text else 24)


def chip(shown: Chip) -> str:
    """The origin is the left end, at half the height."""
    ink = PANEL if shown.kind in DARK else INK
    if shown.kind == "marked":
        return path(
            SHAPES.chip.marked, transform="translate(9 0)", fill=WARN, stroke=HALO, stroke_width=2, paint_order="stroke"
        )
    if shown.kind == "difficulty":
        field = path(SHAPES.chip.difficulty, fill=PANEL, stroke=INK, stroke_width=1.2)
        return field + figure(12.5, shown.text, ink)
    if shown.kind == "power":
        return rect(0, -11, shown.width, 22, rx=11, fill=DARK["power"]) + figure(shown.width / 2, shown.text, "#fff")
    field = rect(0, -11, shown.width, 22, rx=5, fill=DARK.get(shown.kind, PANEL), stroke=INK, stroke_width=1)
    return field + at(12, 0, sign(shown.kind, ink)) + words(21, 5.2, shown.text, 15.2, "start", 700, fill=ink)


def figure(x: float, text: str, ink: str) -> str:
    return words(x, 5.2, text, 15.2, "middle", 700, fill=ink)


def sign(kind: str, ink: str) -> str:
    if kind in SHAPES.solid:
        return path(SHAPES.signs[kind], fill=ink)
    return path(
        SHAPES.signs[kind], fill="none", stroke=ink, stroke_width=1.2, stroke_linejoin="round", stroke_linecap="round"
    )
