"""The maps that lie with the boards, and the ground they give: seas, land, names."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, Generic, TypeVar

import msgspec

from metropole.pictures.marks import SERIF, line, path, rect, tag, words
from metropole.pictures.palette import FAINT, HALO, INK, TOKENS

Point = tuple[float, float]

WIDTH: Final = 1200  # of a picture
LETTER: Final = 0.5  # the width of a letter, by the size of the text


class MapPlace(msgspec.Struct):
    """A playable place; its position in `places` is the number that the rules give it."""

    key: str
    tint: str
    d: str
    label: Point
    align: str
    leader: Point | None = None
    frame: str = ""


class Sea(msgspec.Struct):
    """A sea zone."""

    d: str
    label: Point
    ships: Point


class Lane(msgspec.Struct):
    """A way between two places that no land joins."""

    line: tuple[Point, Point]


class Box(msgspec.Struct):
    """A printed box on the open sea."""

    key: str
    at: Point


PlaceT = TypeVar("PlaceT", bound=MapPlace)


class Map(msgspec.Struct, Generic[PlaceT], rename="camel"):
    """What `web/map/make.mjs` writes. All numbers are units of the map."""

    game: str
    width: float
    height: float
    text: float
    places: list[PlaceT]
    zones: list[Sea]
    zone_lines: str
    lanes: list[Lane]
    boxes: list[Box]
    decoration: str
    graticule: str


@dataclass(frozen=True)
class Look:
    """How a place is drawn: its tint, and how faint it is."""

    fill: str
    opacity: float = 1.0
    is_out: bool = False  # of the game


def read(package: str, place: type[PlaceT]) -> Map[PlaceT]:
    """The map of a game, from its package."""
    return msgspec.json.decode((files(package) / "map.json").read_bytes(), type=Map[place])  # type: ignore[valid-type]  # a type chosen when it runs


def tinted(place: MapPlace) -> Look:
    return Look(TOKENS[place.tint])


# --- the ground ---


def ground(chart: Map[PlaceT], looks: Sequence[Look], names: Sequence[str], seas: Sequence[str]) -> str:
    """Everything that lies below the pieces."""
    unit = chart.width / WIDTH  # one pixel of the picture
    return "".join(
        [
            shapes(chart),
            sea(chart, unit),
            coasts(chart, unit),
            frames(chart, looks, unit),
            land(chart, looks, unit),
            lanes(chart, unit),
            leaders(chart, names, unit),
            *[sea_name(zone, name, chart.text) for zone, name in zip(chart.zones, seas, strict=True)],
            *[place_name(*one, chart.text) for one in zip(chart.places, looks, names, strict=True)],
        ]
    )


def shape(chart: Map[PlaceT], number: int | str) -> str:
    """The name of a shape; two pictures on one page may share those of one game."""
    return f"metropole-{chart.game}-{number}"


def shapes(chart: Map[PlaceT]) -> str:
    """All land, to be used several times."""
    places = [path(place.d, id=shape(chart, i), fill_rule="evenodd") for i, place in enumerate(chart.places)]
    return tag("defs", path(chart.decoration, id=shape(chart, "land")), *places)


def used(chart: Map[PlaceT], number: int | str, **attributes: str | float) -> str:
    return tag("use", href=f"#{shape(chart, number)}", **attributes)


def sea(chart: Map[PlaceT], unit: float) -> str:
    """The zones, the graticule, and the dotted lines between zones."""
    tones = (TOKENS["sea"], TOKENS["sea2"])
    zones = [path(zone.d, fill=tones[number % 2]) for number, zone in enumerate(chart.zones)]
    grid = path(chart.graticule, fill="none", stroke="#fff", stroke_opacity=0.35, stroke_width=unit)
    dots = f"{0.1 * unit:g} {4 * unit:g}"
    borders = path(
        chart.zone_lines,
        fill="none",
        stroke=TOKENS["sealine"],
        stroke_width=1.3 * unit,
        stroke_dasharray=dots,
        stroke_linecap="round",
    )
    return "".join([rect(0, 0, chart.width, chart.height, fill=tones[0]), *zones, grid, borders])


def coasts(chart: Map[PlaceT], unit: float) -> str:
    """Two soft lines round all land, and the land where nobody plays."""
    everything = [used(chart, number) for number in ("land", *range(len(chart.places)))]
    soft = [
        tag(
            "g",
            *everything,
            fill="none",
            stroke=TOKENS["sealine"],
            stroke_opacity=opacity,
            stroke_width=width * unit,
            stroke_linejoin="round",
        )
        for width, opacity in ((10, 0.13), (4, 0.2))
    ]
    rest = used(chart, "land", fill=TOKENS["land"], stroke=TOKENS["landline"], stroke_width=0.8 * unit)
    return "".join([*soft, rest])


def frames(chart: Map[PlaceT], looks: Sequence[Look], unit: float) -> str:
    """The curves round archipelagos."""
    return "".join(
        [
            path(
                place.frame,
                fill=look.fill,
                fill_opacity=0.35,
                stroke=TOKENS["border"],
                stroke_opacity=0.7,
                stroke_width=unit,
                stroke_dasharray=f"{4 * unit:g} {3 * unit:g}",
            )
            for place, look in zip(chart.places, looks, strict=True)
            if place.frame and not look.is_out
        ]
    )


def land(chart: Map[PlaceT], looks: Sequence[Look], unit: float) -> str:
    return "".join(
        [
            used(
                chart,
                number,
                fill=look.fill,
                fill_opacity=look.opacity,
                stroke=TOKENS["landline" if look.is_out else "border"],
                stroke_width=0.9 * unit,
            )
            for number, look in enumerate(looks)
        ]
    )


def lanes(chart: Map[PlaceT], unit: float) -> str:
    dots = f"{0.1 * unit:g} {5 * unit:g}"
    return "".join(
        [
            line(*lane.line, stroke=INK, stroke_width=2.6 * unit, stroke_dasharray=dots, stroke_linecap="round")
            for lane in chart.lanes
        ]
    )


def leaders(chart: Map[PlaceT], names: Sequence[str], unit: float) -> str:
    """Thin lines from land to names that stand in the sea."""
    return "".join(
        [
            line(place.leader, leader_end(place, place.leader, name, chart.text), stroke=FAINT, stroke_width=unit)
            for place, name in zip(chart.places, names, strict=True)
            if place.leader
        ]
    )


def leader_end(place: MapPlace, start: Point, name: str, size: float) -> Point:
    """Where the box round the letters is nearest to the land."""
    x, y = place.label
    long = len(name) * size * LETTER
    left = {"start": x, "end": x - long}.get(place.align, x - long / 2)
    return nearest(start[0], left - 4, left + long + 4), nearest(start[1], y - size * 0.75, y + 4)


def nearest(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))


# --- names ---


def place_name(place: MapPlace, look: Look, name: str, size: float) -> str:
    return words(
        *place.label,
        name,
        size,
        place.align,
        400 if look.is_out else 600,
        font_family=SERIF,
        fill=FAINT if look.is_out else INK,
        stroke=HALO,
        stroke_opacity=0.85,
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def sea_name(zone: Sea, name: str, size: float) -> str:
    return words(
        *zone.label,
        name,
        size * 0.9,
        "middle",
        font_family=SERIF,
        font_style="italic",
        fill=TOKENS["seatext"],
        stroke=TOKENS["sea"],
        stroke_opacity=0.6,
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
    )
