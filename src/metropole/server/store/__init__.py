"""What is kept, and what keeping it means: whatever a store has returned from is on disk.

A table is one append-only log. Everything else here is either derived from the logs (summaries and seats, for lists) or
no part of any game (people, sessions, talk, notes).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from metropole.kernel import MetropoleError


class ConflictError(Exception):
    """Somebody else was faster: the row, name or key is already there. Nothing was written."""


class UnconfirmedWriteError(Exception):
    """The store cannot say that the write is on disk: it may be there or not. A row with an `idem` can be asked for."""


Body = dict[str, Any]  # what a row or a snapshot says, as JSON has it


class UnreadableError(MetropoleError):
    """What is kept there is damaged: it cannot be read, and asking again does not help."""


class StoreOpenError(MetropoleError):
    """A store cannot be opened: it is in use, out of reach, or newer than the program."""


class UnstorableTextError(MetropoleError):
    """A text with a NUL or half a surrogate pair; no store keeps it, and looking for it finds nothing."""


@dataclass(frozen=True)
class LogRow:
    """One line of a table's log. `idem` is empty but for the first row that a command wrote."""

    number: int
    at: float
    actor: str
    idem: str
    kind: str
    body: Body


@dataclass(frozen=True)
class Seated:
    """A person on a seat, for the list of their tables."""

    seat: int
    player: str
    awaited: bool


@dataclass(frozen=True)
class Summary:
    """What lists of tables show; derived from the log and written in the same transaction as its rows."""

    table: str
    state: str  # open, running, finished or aborted
    private: bool
    created: float
    changed: float
    due: float | None  # when the clock of somebody awaited runs out
    shown: Body  # edition, title, seats: whatever a list needs to draw itself
    seated: tuple[Seated, ...] = ()


@dataclass(frozen=True)
class Account:
    """Somebody who can sit down. A guest has no login; `recovery` and `password` are hashes."""

    id: str
    name: str
    created: float
    recovery: str
    login: str | None = None
    password: str | None = None


@dataclass(frozen=True)
class LoginSession:
    """A signed-in device; `key` is the hash of what the device holds."""

    key: str
    player: str
    created: float
    expires: float


@dataclass(frozen=True)
class ChatLine:
    """A line of chat; no part of the game."""

    number: int
    at: float
    player: str
    name: str
    text: str


class Store(Protocol):
    """Every method returns after the write is durable, or raises and has written nothing.

    Only after UnconfirmedWriteError, or when the waiting task is cancelled, it is unknown whether the write happened.
    LookupError: the table or player that this belongs to does not exist. UnreadableError: what is asked for is damaged.
    """

    async def open(self) -> None:
        """Make it ready, creating or migrating what is there; StoreOpenError if that cannot be."""

    async def close(self) -> None:
        """Finish what is under way and let go. Nothing happens if it is not open."""

    # --- tables ---

    async def append(self, table: str, after: int, rows: list[LogRow], summary: Summary) -> None:
        """Add rows `after + 1`, `after + 2`, ... and replace the summary, all or nothing; Conflict if one is there.

        Conflict also if this actor's `idem` is there; ValueError if the rows would leave a gap.
        """

    async def rows(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows of a table after this number, in order; none if there is no such table."""

    async def row_of(self, table: str, actor: str, idem: str) -> LogRow | None:
        """The row that a command has written, if it ever was accepted."""

    async def save_snapshot(self, table: str, number: int, body: Body) -> None:
        """Remember a position after this row, to load it faster; only the latest is kept."""

    async def snapshot(self, table: str) -> tuple[int, Body] | None: ...

    async def public_tables(self, states: tuple[str, ...], most: int) -> list[Summary]:
        """Tables that are not private, the last changed first."""

    async def tables_of(self, player: str, most: int) -> list[Summary]:
        """Tables where this player has a seat: those that await them first, then the last changed."""

    async def due_tables(self, before: float, most: int) -> list[str]:
        """Running tables where a clock has run out before this moment."""

    async def running_tables(self) -> list[str]:
        """Every table whose state is running."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this, in the event loop, with the id of a table to which another process may have added rows or talk.

        An empty id means that anything may have changed: for a while nothing could be heard. Nothing is missed
        that was written after `open` returned.
        """

    # --- dice secrets: written once, with the table ---

    async def keep_secret(self, table: str, secret: bytes, salt: bytes) -> None:
        """Conflict if there is one; the table itself may come later."""

    async def secret(self, table: str) -> tuple[bytes, bytes] | None: ...

    # --- people ---

    async def add_player(self, player: Account) -> None:
        """Conflict if the login is taken."""

    async def change_player(self, player: Account) -> None:
        """Conflict if the login is taken by somebody else."""

    async def player(self, id: str) -> Account | None: ...

    async def player_by_login(self, login: str) -> Account | None:
        """Capital letters make no difference, here or for whether a login is taken."""

    async def player_by_recovery(self, recovery: str) -> Account | None: ...

    async def add_session(self, session: LoginSession) -> None: ...

    async def session(self, key: str) -> LoginSession | None:
        """The session, even if it has expired."""

    async def end_session(self, key: str) -> None: ...

    async def end_sessions_of(self, player: str) -> None: ...

    # --- beside the game ---

    async def say(self, table: str, at: float, player: str, name: str, text: str) -> ChatLine:
        """Add a line of chat; lines are numbered from 1 without gap."""

    async def talk(self, table: str, after: int, most: int) -> list[ChatLine]:
        """The lines after this number, the oldest first."""

    async def save_note(self, table: str, player: str, text: str) -> None: ...

    async def note(self, table: str, player: str) -> str:
        """What this player has noted; empty if nothing."""

    # --- the server itself ---

    async def beat(self, process: str, now: float) -> None:
        """This process is alive."""

    async def last_beat(self) -> float | None:
        """When any process was last known to be alive."""
