"""2.1 The board: six regions, five sea zones, what touches what, and the printed tiles."""

from typing import Final, NewType

Region = NewType("Region", int)
Zone = NewType("Zone", int)
Colour = NewType("Colour", int)

REGIONS: Final = ("north africa", "sub-saharan africa", "middle east", "india", "china", "southeast asia")
NORTH_AFRICA: Final = Region(0)
SUB_SAHARAN_AFRICA: Final = Region(1)
MIDDLE_EAST: Final = Region(2)
INDIA: Final = Region(3)
CHINA: Final = Region(4)
SOUTHEAST_ASIA: Final = Region(5)

ZONES: Final = ("atlantic", "mediterranean", "arabian sea", "bay of bengal", "south china sea")
ATLANTIC: Final = Zone(0)
MEDITERRANEAN: Final = Zone(1)
ARABIAN_SEA: Final = Zone(2)
BAY_OF_BENGAL: Final = Zone(3)
SOUTH_CHINA_SEA: Final = Zone(4)

COLOURS: Final = ("yellow", "brown", "black")
YELLOW: Final = Colour(0)
BROWN: Final = Colour(1)
BLACK: Final = Colour(2)

EVENTS: Final = (
    "berlin conference",
    "young turks",
    "opium trade",
    "boxer rebellion",
    "sick man of europe",
    "open door policy",
    "congo atrocities",
    "agadir crisis",
    "urabi revolt",
    "tripartite convention",
    "gurkhas",
    "cultivation system",
)


class Board:
    """2.1 What is printed and never changes. Places are indices; sets of places are bit masks."""

    def __init__(
        self,
        neighbours: list[int],
        shores: list[int],
        values: list[list[int]],
        limits: list[list[int]],
        interests: list[tuple[int, int]],
        event_place: list[int],
        event_other: list[int],
    ) -> None:
        self.neighbours: list[int] = neighbours  # per region: mask of regions
        self.shores: list[int] = shores  # per zone: mask of regions
        self.reached: list[int] = reached_from(shores)  # per set of zones: mask of regions
        self.seas: list[int] = seas_of(shores)  # per region: mask of zones
        self.values: list[list[int]] = values  # [players][region]; nobody plays with 0 or 1, those are empty
        self.limits: list[list[int]] = limits  # [players][region]
        self.interest_region: list[int] = [region for region, _ in interests]
        self.interest_colour: list[int] = [colour for _, colour in interests]
        self.event_place: list[int] = event_place  # a region; urabi revolt: a zone; opium trade: black leaves here
        self.event_other: list[int] = event_other  # opium trade: brown leaves here; every other event: -1


def reached_from(shores: list[int]) -> list[int]:
    """2.1 The regions that touch any of some zones, for every set of zones."""
    reached = [0]
    for shore in shores:
        reached += [regions | shore for regions in reached]
    return reached


def seas_of(shores: list[int]) -> list[int]:
    """2.1 The zones each region touches, read from the regions each zone touches."""
    seas = [0] * len(REGIONS)
    for zone in range(len(shores)):
        for region in range(len(REGIONS)):
            if shores[zone] >> region & 1:
                seas[region] |= 1 << zone
    return seas
