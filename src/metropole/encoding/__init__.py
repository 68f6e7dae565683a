"""Positions as arrays of numbers, for those who learn: what a seat sees, and what each number means.

An observation is an array of bytes. `Encoder.layout` says which byte means what; observations of one game with the same
number of seats are laid out alike, whatever the edition.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from metropole.encoding import colonialism, empires
from metropole.encoding.layout import GROUPS, MOST, Axis, Field, Layout, UnknownCell
from metropole.kernel import Event
from metropole.kernel.view import View


class History(Protocol):
    """What everybody has seen so far, counted."""

    def hear(self, event: Event) -> None:
        """Take note of a fact."""

    def copy(self) -> "History": ...

    def seen_by(self, seat: int) -> bytearray:
        """The tallies of all players, the observer's first."""


@dataclass(frozen=True)
class Encoder:
    """How the positions of a game with so many seats are told to learners."""

    seats: int
    layout: Layout
    new_history: Callable[[int], Any]
    of_game: Callable[[Any, int], bytearray]
    of_view: Callable[[Any], bytearray]

    def history(self) -> History:
        """Nothing has happened yet. Let it hear every fact of the game."""
        new: History = self.new_history(self.seats)
        return new

    def observe(self, game: Any, seat: int, history: History) -> bytearray:
        """What a seat of a game sees: nothing of it is beyond a view of that seat."""
        return self.of_game(game, seat) + history.seen_by(seat)

    def encode(self, view: View, history: History) -> bytearray:
        """The same from a view."""
        return self.of_view(view) + history.seen_by(view.seat)


MODULES = {"colonialism": colonialism, "empires": empires}


def encoder(game: str, seats: int) -> Encoder:
    """The encoder of a game, `colonialism` or `empires`, for so many seats."""
    module = MODULES[game]
    return Encoder(seats, module.layout(seats), module.History, module.observe, module.encode)


__all__ = ["GROUPS", "MOST", "Axis", "Encoder", "Field", "History", "Layout", "UnknownCell", "encoder"]
