"""Counters to send, as the viceroys of both rulebooks think of them."""

from typing import Final

from metropole.games.empires.rules.board import Territory

NEVER_DONE: Final = -100.0


class Sending:
    """Some counters for one territory: what they change, and whether a colony can be founded then."""

    def __init__(self, territory: Territory, spaces: tuple[int, ...], gain: float) -> None:
        self.territory = territory
        self.spaces = spaces
        self.gain = gain
        self.conquest = NEVER_DONE
