"""What house rules may change in an edition: its figures, what each may be, and how a change is written down.

A change is a pair of words, such as `drawn=4`. It is part of the name of a rule set, so house rules go wherever names
go: into journals, plans and requests, to other processes and other machines.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final, Generic, Protocol, TypeVar

from metropole.kernel import MetropoleError

EditionT = TypeVar("EditionT")

FigureValue = int | bool | tuple[int, ...]
YES: Final = "yes"
NO: Final = "no"
NUMBER: Final = re.compile("[0-9]{1,9}")
NEAR: Final = 0.6  # how much a word must be like one of ours to be taken for it


class FigureError(MetropoleError):
    """Something that cannot be changed like this; `key` names it."""

    def __init__(self, key: str, problem: str, allowed: str) -> None:
        super().__init__(f"{key} {problem}; allowed: {allowed}")
        self.key, self.problem, self.allowed = key, problem, allowed


# --- what a figure may be ---


class FigureKind(Protocol):
    """What a figure may be, in words; read from a file or from a name, and written as part of a name."""

    @property
    def allowed(self) -> str: ...

    def read(self, value: object) -> FigureValue | None: ...

    def parse(self, text: str) -> FigureValue | None: ...

    def written(self, value: FigureValue) -> str: ...


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        return f"{self.low} to {self.high}"

    def read(self, value: object) -> FigureValue | None:
        if isinstance(value, bool) or not isinstance(value, int):
            return None
        return value if self.low <= value <= self.high else None

    def parse(self, text: str) -> FigureValue | None:
        return self.read(int(text)) if NUMBER.fullmatch(text) else None

    def written(self, value: FigureValue) -> str:
        return str(value)


@dataclass(frozen=True)
class OneOf:
    """One of a few whole numbers."""

    numbers: tuple[int, ...]

    @property
    def allowed(self) -> str:
        return " or ".join([str(number) for number in self.numbers])

    def read(self, value: object) -> FigureValue | None:
        if isinstance(value, bool) or not isinstance(value, int):
            return None
        return value if value in self.numbers else None

    def parse(self, text: str) -> FigureValue | None:
        return self.read(int(text)) if NUMBER.fullmatch(text) else None

    def written(self, value: FigureValue) -> str:
        return str(value)


@dataclass(frozen=True)
class YesOrNo:
    """Whether something is so; in a file true or false."""

    @property
    def allowed(self) -> str:
        return "true or false"

    def read(self, value: object) -> FigureValue | None:
        return value if isinstance(value, bool) else None

    def parse(self, text: str) -> FigureValue | None:
        return {YES: True, NO: False}.get(text)

    def written(self, value: FigureValue) -> str:
        return YES if value else NO


@dataclass(frozen=True)
class Wholes:
    """So many whole numbers within bounds."""

    low: int
    high: int
    least: int
    most: int

    @property
    def allowed(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {count} whole numbers from {self.low} to {self.high}"

    def read(self, value: object) -> FigureValue | None:
        if not isinstance(value, list | tuple) or not self.least <= len(value) <= self.most:
            return None
        each = Whole(self.low, self.high)
        return tuple(value) if all([each.read(one) is not None for one in value]) else None

    def parse(self, text: str) -> FigureValue | None:
        parts = text.split("-")
        return self.read([int(part) for part in parts]) if all([NUMBER.fullmatch(part) for part in parts]) else None

    def written(self, value: FigureValue) -> str:
        return "-".join([str(one) for one in value]) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True)
class FirstToLast(Wholes):
    """From one whole number to another; in a file a list of the two."""

    least: int = 2
    most: int = 2

    @property
    def allowed(self) -> str:
        return f"a list of the first and the last, from {self.low} to {self.high}"

    def read(self, value: object) -> FigureValue | None:
        found = super().read(value)
        return found if isinstance(found, tuple) and found[0] <= found[1] else None


@dataclass(frozen=True)
class Named:
    """One of some things by its name; its number is kept. Others may be there, but cannot be chosen."""

    names: tuple[str, ...]  # by number
    choice: tuple[int, ...]

    @property
    def allowed(self) -> str:
        return ", ".join([self.names[number] for number in self.choice])

    def read(self, value: object) -> FigureValue | None:
        return self.parse(dashed(value)) if isinstance(value, str) else None

    def parse(self, text: str) -> FigureValue | None:
        return next((number for number in self.choice if dashed(self.names[number]) == text), None)

    def written(self, value: FigureValue) -> str:
        return dashed(self.names[value]) if isinstance(value, int) else str(value)


def dashed(name: str) -> str:
    """A name of several words as one."""
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())


# --- figures ---


@dataclass(frozen=True)
class HouseFigure(Generic[EditionT]):
    """Something of an edition that a house rule may change. In texts it is `figure-` and `words`, `of` a thing or none.

    Figures of a card have the card's name before a dot, such as `trade.presence`.
    """

    key: str
    kind: FigureKind
    get: Callable[[EditionT], FigureValue] = field(compare=False)
    put: Callable[[EditionT, FigureValue], EditionT] = field(compare=False)  # a value that the kind has read
    words: str
    of: tuple[str, int] | None = None

    def changed(self, edition: EditionT, value: FigureValue) -> "FigureChange":
        return FigureChange(self, self.get(edition), value)


AnyFigure = HouseFigure[Any]  # of whichever game


@dataclass(frozen=True)
class FigureChange:
    """A figure that house rules change: what it was in the book, and what it is now."""

    figure: AnyFigure
    before: FigureValue
    now: FigureValue

    @property
    def written(self) -> str:
        """As part of a name."""
        return f"{self.figure.key}={self.figure.kind.written(self.now)}"

    @property
    def row(self) -> list[str]:
        """What is changed, from what, to what."""
        written = self.figure.kind.written
        return [self.figure.key, written(self.before), written(self.now)]


def sought(key: str, figures: Sequence[AnyFigure]) -> AnyFigure:
    """The figure with this key; if there is none, the one that may be meant, and all there are."""
    for figure in figures:
        if figure.key == key:
            return figure
    raise FigureError(key, f"is unknown{meant(key, [one.key for one in figures])}", summed_up(figures))


def meant(word: str, known: Sequence[str]) -> str:
    """A question, if a word looks like one of ours."""
    near = get_close_matches(word, known, n=1, cutoff=NEAR)
    return f", did you mean '{near[0]}'?" if near else ""


def summed_up(figures: Sequence[AnyFigure]) -> str:
    """All keys; those of cards by what a card has."""
    if not figures:
        return "nothing, as this game has no figures for house rules"
    plain = [figure.key for figure in figures if figure.of is None]
    parts = dict.fromkeys([figure.key.partition(".")[2] for figure in figures if figure.of is not None])
    return ", ".join([*plain, *[f"CARD.{part}" for part in parts]])


def applied(edition: EditionT, changes: Sequence[FigureChange]) -> EditionT:
    """The edition with all changes."""
    for change in changes:
        edition = change.figure.put(edition, change.now)
    return edition


def differing(figures: Sequence[AnyFigure], edition: EditionT, other: EditionT) -> list[FigureChange]:
    """The figures in which another edition differs."""
    return [
        figure.changed(edition, figure.get(other)) for figure in figures if figure.get(edition) != figure.get(other)
    ]
