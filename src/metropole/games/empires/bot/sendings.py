"""Counters on their way, as the explorers and viceroys of both rulebooks think of them."""

from typing import Final

from metropole.games.empires.rules.board import Territory

NEVER_DONE: Final = -100.0
NO_FLEET: Final = -1


class Foothold:
    """The second step of an exploration: a merchant fleet or not, and adventurers, each to its space."""

    def __init__(
        self, territory: Territory, gain: float = 0.0, fleet: int = NO_FLEET, adventurers: tuple[int, ...] = ()
    ) -> None:
        self.territory = territory
        self.gain = gain
        self.fleet = fleet
        self.adventurers = adventurers


class Sending:
    """Some counters for one territory: what they change, and whether a colony can be founded then."""

    def __init__(self, territory: Territory, spaces: tuple[int, ...], gain: float) -> None:
        self.territory = territory
        self.spaces = spaces
        self.gain = gain
        self.conquest = NEVER_DONE
