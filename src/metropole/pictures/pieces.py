"""The pieces as they look in the browser, each round the origin unless something else is said."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from metropole.pictures.marks import AttributeValue, at, haloed, path, rect, tag, words
from metropole.pictures.palette import HALO, INK, OUTLINE, PANEL, PAPER, SYMBOLS, TOKENS, WARN, is_pale

EDGE: Final[dict[str, AttributeValue]] = {"stroke": OUTLINE, "stroke_width": 0.9, "stroke_linejoin": "round"}


def symbol(faction: str, scale: float = 1.0, tall: float = 0.0) -> str:
    """The sign of a faction; `tall` is the scale of its height if it is drawn from the side."""
    ink = INK if is_pale(faction) else "#fff"
    return path(SYMBOLS[faction], fill=ink, fill_rule="evenodd", transform=f"scale({scale:g} {tall or scale:g})")


def badge(faction: str, scale: float = 1.0) -> str:
    """A round counter with the sign."""
    disc = tag("circle", r=9.8, fill=TOKENS[faction], stroke=OUTLINE, stroke_width=1.1)
    return at(0, 0, disc, symbol(faction), scale=scale)


# --- discs ---

DISC: Final = 20  # wide
THICK: Final = 4.6
FLAT: Final = 3.4  # half the height of the top
HIGH: Final = 5
COLUMNS: Final = 4
STEP: Final = DISC * 0.82


def stack_width(count: int) -> float:
    return DISC + (max(1, min(COLUMNS, ceil(count / HIGH))) - 1) * STEP


def discs(faction: str, count: int) -> str:
    """Wooden discs in columns; the origin is the middle of the foot."""
    left = (DISC - stack_width(count)) / 2
    heights = [min(HIGH, count - HIGH * place) for place in range(min(COLUMNS, ceil(count / HIGH)))]
    return "".join([at(left + i * STEP, -FLAT, column(faction, high)) for i, high in enumerate(heights)])


def column(faction: str, high: int) -> str:
    top = at(0, -high * THICK, symbol(faction, 0.82, 0.46))
    return "".join([*[at(0, -(i + 1) * THICK, disc(faction)) for i in range(high)], top])


def disc(faction: str) -> str:
    r = DISC / 2 - 0.5
    side = f"M{-r} 0v{THICK}a{r} {FLAT} 0 0 0 {2 * r} 0v{-THICK}z"
    body = path(side, fill=TOKENS[faction], **EDGE)
    shade = path(side, fill="#000", fill_opacity=0.14)
    return body + shade + tag("ellipse", rx=r, ry=FLAT, fill=TOKENS[faction], **EDGE)


# --- cubes and ships ---

CUBE: Final = "M0-6.8 5.9-3.4v6.8L0 6.8l-5.9-3.4v-6.8z"
CUBE_EDGES: Final = f"{CUBE}M-5.9-3.4 0 0l5.9-3.4M0 0v6.8"
HULL: Final = "M-13 5.4h26c-.7 3.3-2.6 5.6-4.6 6.6H-8.4c-2-1-3.9-3.3-4.6-6.6z"
SAILS: Final = ("M-1-13.5V3.6h-10.5C-10.8-3.6-7-10-1-13.5z", "M1.2-10.5C6-7.4 8.8-2.4 9.4 3.6H1.2z")


def cube(colour: str) -> str:
    return "".join(
        [
            path(CUBE, fill=TOKENS[f"cube-{colour}"]),
            path("M0-6.8 5.9-3.4 0 0l-5.9-3.4z", fill="#fff", fill_opacity=0.24),
            path("M0 0l5.9-3.4v6.8L0 6.8z", fill="#000", fill_opacity=0.2),
            path(CUBE_EDGES, fill="none", stroke=TOKENS["cube-outline"], stroke_width=0.9, stroke_linejoin="round"),
        ]
    )


def cube_outline() -> str:
    return path(CUBE_EDGES, fill="none", stroke=TOKENS["ink2"], stroke_width=1.1, stroke_linejoin="round")


def ship(faction: str, is_used: bool) -> str:
    """A used ship lies on its side."""
    lying: dict[str, AttributeValue] = {"transform": "rotate(80) scale(0.94)", "opacity": 0.8} if is_used else {}
    return tag(
        "g",
        path("M0-14V5", stroke=OUTLINE, stroke_width=1.4),
        *[path(wood, fill=TOKENS[faction], **EDGE) for wood in (*SAILS, HULL)],
        path(HULL, fill="#000", fill_opacity=0.14),
        at(-4.7, -1.2, symbol(faction), scale=0.58),
        **lying,
    )


# --- cards ---

CARD_WIDTH: Final = 13
CARD_HEIGHT: Final = 18
STRIPES: Final = "M2.1 0L0 2.1M6.3 0L0 6.3M10.5 0L0 10.5M13 1.7L0 14.7M13 5.9L.9 18M13 10.1L5.1 18M13 14.3L9.3 18"


def card(faction: str, code: str = "", is_open: bool = False) -> str:
    """A small card, its upper left corner at the origin: striped is face down, the code is what is known of it."""
    ink = OUTLINE if is_pale(faction) else TOKENS[faction]
    marks = [rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=2, fill=PAPER, stroke=ink, stroke_width=1.3)]
    if not is_open:
        marks.append(path(STRIPES, fill="none", stroke=ink, stroke_width=1.7))
    if code:
        plate = [] if is_open else [rect(1.2, 4, CARD_WIDTH - 2.4, 10, rx=1.5, fill=PAPER)]
        marks += [*plate, words(CARD_WIDTH / 2, 12.6, code, 10.5 if len(code) == 1 else 8.6, "middle", 700)]
    elif is_open:
        marks.append(path("M3.5 6h6M3.5 9h6M3.5 12h4", stroke=ink, stroke_width=1.1))
    return "".join(marks)


# --- counters and colonies ---

WIDE: Final = 9.5
DEEP: Final = 3.9
TALLEST: Final = 24
COUNTED: Final = 6  # from so many on a number is written


def counters(colours: Sequence[str], doomed: int = 0) -> str:
    """Counters of players on one another, from the side; the origin is the foot of the lowest."""
    thick = min(4.6, TALLEST / max(1, len(colours)))
    height = len(colours) * thick
    marks = [counter(colour, -i * thick, thick) for i, colour in enumerate(colours)]
    marks.append(at(0, -height, symbol(colours[-1], 0.72, 0.42)))
    if len(colours) >= COUNTED:
        marks.append(haloed(WIDE + 2, 4 - height / 2, str(len(colours)), 12, "start", 3))
    if doomed:
        marks.append(at(WIDE, -height - 2, lost(doomed)))
    return "".join(marks)


def counter(colour: str, y: float, thick: float) -> str:
    top = y - thick
    side = f"M{-WIDE} {top:g}v{thick:g}a{WIDE} {DEEP} 0 0 0 {2 * WIDE} 0v{-thick:g}a{WIDE} {DEEP} 0 0 0 {-2 * WIDE} 0z"
    body = path(side, fill=TOKENS[colour], **EDGE)
    return body + tag("ellipse", cy=top, rx=WIDE, ry=DEEP, fill=TOKENS[colour], **EDGE)


def lost(count: int) -> str:
    """Counters about to be lost."""
    return tag("circle", r=7, fill=WARN) + words(0, 4, f"−{count}", 10, "middle", 700, fill=PANEL)


def house(colour: str, is_plain: bool = False) -> str:
    """A colony in the colour of its owner."""
    wall = path("M-9.5 10V-1.8L0-11 9.5-1.8V10z", fill=TOKENS[colour], **EDGE)
    return wall if is_plain else wall + at(0, 2, symbol(colour), scale=0.95)


# --- chips ---

GLYPH: Final = 8.1  # one figure at the size of chips
SIGNS: Final = {
    "unrest": (
        "M.4-5.4C.9-2.8 3.6-1.7 3.6 1.5 3.6 3.8 2 5.2 0 5.2S-3.6 3.8-3.6 1.5c0-1.5.8-2.5 1.6-3.3.2.9.6 1.4 1.2 1.7"
        "C-1.2-2-.8-4 .4-5.4z"
    ),
    "mission": (
        "M0-3.4C-1.7-4.5-3.7-4.7-5.6-4.4v8.4c1.9-.3 3.9-.1 5.6 1 1.7-1.1 3.7-1.3 5.6-1v-8.4"
        "C3.7-4.7 1.7-4.5 0-3.4zM0-3.4V5"
    ),
    "city": "M-5 5V-.5h3V5M-2 5v-9L1-5.5 4-4V5M-6 5H6M.6-1.5h.8M.6 1.5h.8",
    "relevant": "M-3.5 5v-8L0-5.5 3.5-3v8M-5 5H5M0 5V2M-.4-1h.8",
    "prestige": "M0-5.6 1.7-2 5.6-1.5 2.8 1.2 3.5 5.1 0 3.2-3.5 5.1-2.8 1.2-5.6-1.5-1.7-2z",
    "independent": "M-3 5.5V-5h7L2.5-2.5 4 0h-7",
}
SOLID: Final = ("unrest", "prestige")
BOLT: Final = "M1-5.5-3.5 1H0l-1 4.5L3.5-1H0z"
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
        return fixed or (25 + GLYPH * len(self.text) if self.text else 24)


def chip(shown: Chip) -> str:
    """The origin is the left end, at half the height."""
    ink = PANEL if shown.kind in DARK else INK
    if shown.kind == "marked":
        return path(BOLT, transform="translate(9 0)", fill=WARN, stroke=HALO, stroke_width=2, paint_order="stroke")
    if shown.kind == "difficulty":
        field = path("M12.5-12.5 25 0 12.5 12.5 0 0z", fill=PANEL, stroke=INK, stroke_width=1.2)
        return field + figure(12.5, shown.text, ink)
    if shown.kind == "power":
        return rect(0, -11, shown.width, 22, rx=11, fill=DARK["power"]) + figure(shown.width / 2, shown.text, "#fff")
    field = rect(0, -11, shown.width, 22, rx=5, fill=DARK.get(shown.kind, PANEL), stroke=INK, stroke_width=1)
    return field + at(12, 0, sign(shown.kind, ink)) + words(21, 5.2, shown.text, 15.2, "start", 700, fill=ink)


def figure(x: float, text: str, ink: str) -> str:
    return words(x, 5.2, text, 15.2, "middle", 700, fill=ink)


def sign(kind: str, ink: str) -> str:
    if kind in SOLID:
        return path(SIGNS[kind], fill=ink)
    return path(SIGNS[kind], fill="none", stroke=ink, stroke_width=1.2, stroke_linejoin="round", stroke_linecap="round")
