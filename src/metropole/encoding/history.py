"""What has happened, counted: how often everybody has seen each player do what."""

from typing import Final

from metropole.encoding.layout import MOST
from metropole.kernel import Event
from metropole.kernel.questions import EVERYBODY

UNCOUNTED: Final = -1


class Deeds:
    """Which facts of a game count, and in which of its places; some have one for each card, say, that they name.

    The first number of such a fact is the player, the second what is named.
    """

    def __init__(self, facts: int, single: dict[int, int], naming: dict[int, int], size: int) -> None:
        self.places = [single.get(kind, naming.get(kind, UNCOUNTED)) for kind in range(facts)]
        self.names = [kind in naming for kind in range(facts)]
        self.size = size  # places of each player


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
        if deeds.names[event.kind]:
            place += event.numbers[1]
        place += event.numbers[0] * deeds.size
        self.tallies[place] = min(self.tallies[place] + 1, MOST)

    def copy(self) -> "History":
        other = History(0, self.deeds)
        other.tallies = self.tallies[:]
        return other

    def seen_by(self, seat: int) -> bytearray:
        """The tallies of all players, the observer's first."""
        first = seat * self.deeds.size
        return self.tallies[first:] + self.tallies[:first]
