"""Positions as arrays of numbers, for those who learn: what a seat sees, and what each number means.

An observation is an array of bytes. `Encoder.layout` says which byte means what; observations of one game with the same
number of seats are laid out alike, whatever the edition.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from metropole.encoding.history import Deeds, History
from metropole.encoding.layout import GROUPS, MOST, Axis, Layout, ObservationField, UnknownCellError
from metropole.kernel import Game
from metropole.kernel.view import View

GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True)
class Encoder(Generic[GameT, ViewT]):
    """How the positions of a game with so many seats are told to learners."""

    seats: int
    layout: Layout
    deeds: Deeds
    of_game: Callable[[GameT, int], bytearray]
    of_view: Callable[[ViewT], bytearray]

    def history(self) -> History:
        """Nothing has happened yet. Let it hear every fact of the game."""
        return History(self.seats, self.deeds)

    def observe(self, game: GameT, seat: int, history: History) -> bytearray:
        """What a seat of a game sees: nothing of it is beyond a view of that seat."""
        return self.of_game(game, seat) + history.seen_by(seat)

    def encode(self, view: ViewT, history: History) -> bytearray:
        """The same from a view."""
        return self.of_view(view) + history.seen_by(view.seat)


AnyEncoder = Encoder[Any, Any]  # of whichever game; learners ask too often to be looked at each time

__all__ = [
    "AnyEncoder",
    "GROUPS",
    "MOST",
    "Axis",
    "Encoder",
    "ObservationField",
    "History",
    "Layout",
    "UnknownCellError",
]
