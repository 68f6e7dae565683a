"""What has happened, counted: how often everybody has seen each player do what."""

from typing import Final

from metropole.encoding.layout import MOST
from metropole.kernel import Event
from metropole.kernel.questions import EVERYBODY, FactTable

UNCOUNTED: Final = -1
NOTHING: Final = -1


class Deeds:
    """Which facts of a game count, and in which of its places; some have one for each card, say, that they name.

    Many facts are heard, so where their numbers stand is looked up by name once for all.
    """

    def __init__(self, facts: FactTable, single: dict[int, int], naming: dict[int, tuple[str, int]], size: int) -> None:
        self.places = [UNCOUNTED for _ in facts]
        self.seats = [NOTHING for _ in facts]
        self.named = [NOTHING for _ in facts]
        self.size = size  # places of each player
        for kind, place in single.items():
            self.places[kind] = place
            self.seats[kind] = facts[kind][1].index("seat")
        for kind, (named, place) in naming.items():
            self.places[kind] = place
            self.seats[kind] = facts[kind][1].index("seat")
            self.named[kind] = facts[kind][1].index(named)


class History:
    """The deeds of all players so far. What is told to one player alone does not count."""

    def __init__(self, seats: int, deeds: Deeds) -> None:
        self.deeds = deeds
        self.tallies = bytearray(seats * deeds.size)

    def hear(self, event: Event) -> None:
        """Take note of a fact, if it is one that counts."""
        deeds = self.deeds
        place = deeds.places[event.kind]
        if event.only != EVERYBODY or place == UNCOUNTED:
            return
        named = deeds.named[event.kind]
        if named != NOTHING:
            place += event.numbers[named]
        place += event.numbers[deeds.seats[event.kind]] * deeds.size
        self.tallies[place] = min(self.tallies[place] + 1, MOST)

    def copy(self) -> "History":
        other = History(0, self.deeds)
        other.tallies = self.tallies[:]
        return other

    def seen_by(self, seat: int) -> bytearray:
        """The tallies of all players, the observer's first."""
        first = seat * self.deeds.size
        return self.tallies[first:] + self.tallies[:first]
