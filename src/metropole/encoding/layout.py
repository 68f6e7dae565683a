"""What each number of an observation means: fields with names, axes and labels, in a fixed order."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Final

from metropole.kernel import MetropoleError

MOST: Final = 255  # every number is one byte; what is larger counts as this much

GROUPS: Final = {
    "board": "what lies open on the table",
    "secrets": "what only the observer knows",
    "hidden": "how many cards, and the like, others have that the observer cannot see",
    "phase": "where the game stands and what the observer is asked",
    "history": "how often what has happened so far",
}


class UnknownCellError(MetropoleError):
    """No number of the observation is meant by this."""


@dataclass(frozen=True)
class Axis:
    """One direction of a field, with a label for each of its places."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True)
class ObservationField:
    """Some numbers of one kind: a single one, or one for each place along one or more axes."""

    group: str
    name: str
    meaning: str
    axes: tuple[Axis, ...] = ()
    most: int = MOST  # the highest value

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple([len(axis.labels) for axis in self.axes]) or (1,)

    @property
    def size(self) -> int:
        return prod(self.shape)

    def labels(self) -> Iterator[str]:
        """The name of every number, such as `discs[you, india]`."""
        for place in product(*[axis.labels for axis in self.axes]):
            yield f"{self.name}[{', '.join(place)}]" if place else self.name


@dataclass(frozen=True)
class Layout:
    """The fields of an observation, group by group."""

    fields: tuple[ObservationField, ...]

    def __post_init__(self) -> None:
        ranks = [list(GROUPS).index(field.group) for field in self.fields]
        assert ranks == sorted(ranks), "the fields of a group lie together"
        assert len({field.name for field in self.fields}) == len(self.fields), "every name is used once"

    @cached_property
    def size(self) -> int:
        return sum([field.size for field in self.fields])

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each field lies."""
        places: dict[str, slice] = {}
        start = 0
        for field in self.fields:
            places[field.name] = slice(start, start + field.size)
            start += field.size
        return places

    @cached_property
    def groups(self) -> dict[str, slice]:
        """Where each group of fields lies."""
        found: dict[str, slice] = {}
        for field in self.fields:
            place = self.places[field.name]
            found[field.group] = slice(found.get(field.group, place).start, place.stop)
        return found

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each number means, by its index."""
        return tuple([label for field in self.fields for label in field.labels()])

    @cached_property
    def highest(self) -> tuple[int, ...]:
        """The highest value of each number."""
        return tuple([field.most for field in self.fields for _ in range(field.size)])

    def field(self, name: str) -> ObservationField:
        """The field with this name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise UnknownCellError(f"field: '{name}' is unknown (known: {', '.join(self.places)})")

    def index(self, label: str) -> int:
        """The index of a number from its label, such as `discs[you, india]`."""
        if label not in self.labels:
            raise UnknownCellError(f"label: '{label}' is unknown; labels read like '{self.labels[-1]}'")
        return self.labels.index(label)


def seats_from(seats: int) -> Axis:
    """Players as the observer counts them: themselves, then the others in seat order."""
    return Axis("player", ("you", *[f"you+{i}" for i in range(1, seats)]))
