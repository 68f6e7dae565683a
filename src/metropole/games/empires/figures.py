"""What house rules may change in Empires, and within which bounds the rules can be played."""

from dataclasses import replace
from typing import Any, Final

from metropole.games.empires.rules.game import Edition
from metropole.games.empires.rules.queries import COUNTERS, MARKERS
from metropole.parts.figures import (
    FigureError,
    FigureKind,
    FigureValue,
    FirstToLast,
    HouseFigure,
    Whole,
    Wholes,
    YesOrNo,
)

MOST_TREASURY: Final = 100
MOST_FLEETS: Final = 12
MOST_SQUADRONS: Final = 12
MOST_PRESTIGE: Final = 30
MOST_GIFTS: Final = 20
LAST_TURN: Final = 60
MOST_SEATS: Final = 6
MOST_NATIONS: Final = 5
HIGHEST_ROLL: Final = 6
MOST_ROLLS: Final = 12
REVISED_ONLY: Final = ("hunt_is_war", "empire_lasts", "strict_city")


def figures(edition: Edition) -> tuple[HouseFigure[Edition], ...]:
    """Everything that can be changed in a book with these options."""
    return (
        seats(MOST_NATIONS if edition.nations else MOST_SEATS),
        entry("treasury", Whole(1, MOST_TREASURY)),
        entry("fleets", Whole(0, MOST_FLEETS)),
        entry("squadrons", Whole(0, MOST_SQUADRONS)),
        entry("victory", Whole(1, MOST_PRESTIGE)),
        *(revised_figures() if edition.end_rolls else second_figures()),
        entry("strict_counters", YesOrNo()),
    )


def check(edition: Edition) -> None:
    """AMB-01 With strict counters nobody begins with more of them than the box holds."""
    most = COUNTERS - MARKERS - edition.fleets - edition.squadrons
    if edition.strict_counters and edition.treasury > most:
        raise FigureError("treasury", f"is {edition.treasury}", f"at most {most}, the counters that are left")


def second_figures() -> list[HouseFigure[Edition]]:
    return [
        entry("gift_cap", Whole(0, MOST_GIFTS)),
        entry("free_gifts", YesOrNo()),
        entry("turn_cap", Whole(0, LAST_TURN)),
    ]


def revised_figures() -> list[HouseFigure[Edition]]:
    return [
        entry("end_rolls", Wholes(1, HIGHEST_ROLL, 1, MOST_ROLLS)),
        *[entry(name, YesOrNo()) for name in REVISED_ONLY],
    ]


def entry(name: str, kind: FigureKind) -> HouseFigure[Edition]:
    """A field of the edition."""

    def get(edition: Edition) -> FigureValue:
        value: FigureValue = getattr(edition, name)
        return value

    def put(edition: Edition, value: FigureValue) -> Edition:
        changes: dict[str, Any] = {name: value}
        return replace(edition, **changes)

    return HouseFigure(name, kind, get, put, name.replace("_", "-"))


def seats(most: int) -> HouseFigure[Edition]:
    """For how many it is."""

    def get(edition: Edition) -> FigureValue:
        return edition.seats.start, edition.seats.stop - 1

    def put(edition: Edition, value: FigureValue) -> Edition:
        assert isinstance(value, tuple)
        return replace(edition, seats=range(value[0], value[1] + 1))

    return HouseFigure("seats", FirstToLast(2, most), get, put, "seats")
