"""The colours, signs and shapes of the table; the browser imports the same files."""

import re
from importlib.resources import files
from typing import Final

import msgspec

COLOUR: Final = re.compile(r"--([\w-]+): (#[0-9a-f]+)")
DARK: Final = "[data-theme='dark']"


def read(file: str) -> str:
    return (files("metropole.pictures") / file).read_text("utf-8")


def light_colours(file: str) -> dict[str, str]:
    """The colours in a style sheet, by name; those of the light theme, which stand first."""
    return dict(COLOUR.findall(read(file).partition(DARK)[0]))


class DiscShape(msgspec.Struct, frozen=True):
    """A wooden disc from the side, and how many lie in a column; `flat` is half the height of the top."""

    width: float
    thick: float
    flat: float
    high: int
    columns: int
    step: float  # from one column to the next


class CubeShape(msgspec.Struct, frozen=True):
    """A wooden cube: all of it, its two lit and unlit sides, and its edges."""

    body: str
    light: str
    dark: str
    edges: str


class ShipShape(msgspec.Struct, frozen=True):
    """Two sails and a hull."""

    mast: str
    sails: tuple[str, ...]
    hull: str


class CardShape(msgspec.Struct, frozen=True):
    """A small card: the stripes of its back, and the lines of a face that is not read."""

    width: float
    height: float
    stripes: str
    lines: str


class CounterShape(msgspec.Struct, frozen=True):
    """A counter of a player from the side; in a tall stack they are thinner, from `counted` on a number is written."""

    wide: float
    deep: float
    thick: float
    tallest: float
    counted: int


class ChipShape(msgspec.Struct, frozen=True):
    """What stands under a name: the width of a figure, and two fields that are no rectangles."""

    glyph: float
    difficulty: str
    marked: str


class Symbols(msgspec.Struct, frozen=True):
    """Colour never stands alone: every faction has a symbol, in a circle of radius 10 round the origin."""

    symbols: dict[str, str]
    pale: frozenset[str]  # factions whose symbol is dark


class Shapes(msgspec.Struct, frozen=True):
    """Everything else that is drawn alike here and in the browser, each round the origin."""

    disc: DiscShape
    cube: CubeShape
    ship: ShipShape
    card: CardShape
    counter: CounterShape
    house: str
    chip: ChipShape
    signs: dict[str, str]
    solid: frozenset[str]  # signs that are filled; the others are lines


SYMBOLS: Final = msgspec.json.decode(read("symbols.json"), type=Symbols)
SHAPES: Final = msgspec.json.decode(read("shapes.json"), type=Shapes)
TOKENS: Final = light_colours("tokens.css") | light_colours("map.css")

INK: Final = TOKENS["ink"]
FAINT: Final = TOKENS["ink2"]
PANEL: Final = TOKENS["panel"]
OUTLINE: Final = TOKENS["outline"]
WARN: Final = TOKENS["warn"]
HALO: Final = TOKENS["halo"]
PAPER: Final = "#fffdf7"


def is_pale(faction: str) -> bool:
    return faction in SYMBOLS.pale
