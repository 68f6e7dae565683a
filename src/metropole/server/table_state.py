"""How a table stands after a row: everything that is neither the game itself nor can be read off the rows at once."""

from typing import Literal

from msgspec import Struct

from metropole.server.clock import ChessClock
from metropole.server.seats import SeatAssignment
from metropole.server.store import Body
from metropole.server.wire import Absence, Clock, Origin

RowBody = tuple[str, Body]  # the kind of a row, and what it says
TableStatus = Literal["open", "running", "finished", "aborted"]


class Promise(Struct, frozen=True):
    """The seal of the dice, published before the first of them is rolled."""

    commitment: str


class TableSettings(Struct, frozen=True):
    """What was agreed when the table was opened: the body of its first row."""

    edition: str
    board: str | None
    seats: int
    title: str
    clock: Clock
    absence: Absence
    level: str
    private: bool
    auto: bool
    seal: Promise
    rules: int  # the version of the rules under which the game is played to its end
    forked: Origin | None = None


class UndoRequest(Struct):
    """Somebody asks to go back: from which seat, to which line, and who has agreed by now."""

    seat: int
    to: int
    agreed: list[str]


class TableState(Struct):
    """Drafts are actions by seat; `draft_revision` counts a seat's drafts and retractions since the last move."""

    number: int
    state: TableStatus
    changed: float  # when everybody last could see a change
    chairs: list[SeatAssignment]
    times: ChessClock
    drafts: list[list[int]]
    draft_revision: list[int]
    asked: UndoRequest | None = None
    secret: str = ""  # both are revealed by the last row
    salt: str = ""

    def forget_drafts(self) -> None:
        """What had been drafted is said, or void."""
        self.drafts = [[] for _ in self.drafts]
        self.draft_revision = [0 for _ in self.draft_revision]
