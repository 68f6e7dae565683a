"""What both databases have in common: every operation as SQL that means the same to SQLite and PostgreSQL."""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, TypeAlias, TypeVar

import msgspec

from metropole.server import store

T = TypeVar("T")
SqlValue: TypeAlias = str | int | float | bytes | None
SqlStatement: TypeAlias = tuple[str, tuple[SqlValue, ...]]
Found: TypeAlias = list[tuple[Any, ...]]  # the lines that one statement gave

UNSTORABLE = "a text must not contain NUL or half a surrogate pair"
ROW = "number, at, actor, idem, kind, body"
PLAYER = "id, name, created, recovery, login, password"
TALK = "number, at, player, name, text"

SUMMED_UP = """
INSERT INTO game (id, state, private, created, changed, due, shown) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET state = excluded.state, private = excluded.private, created = excluded.created,
    changed = excluded.changed, due = excluded.due, shown = excluded.shown
RETURNING (SELECT coalesce(max(number), 0) FROM log WHERE log.game = game.id)
"""

SEATED = """
INSERT INTO seat (game, seat, player, awaited) VALUES {}
ON CONFLICT (game, seat) DO UPDATE SET player = excluded.player, awaited = excluded.awaited
WHERE seat.player <> excluded.player OR seat.awaited <> excluded.awaited
"""

LISTED = """
SELECT g.id, g.state, g.private, g.created, g.changed, g.due, g.shown, s.seat, s.player, s.awaited
FROM ({}) g LEFT JOIN seat s ON s.game = g.id
ORDER BY g.wanted DESC, g.changed DESC, g.id, s.seat
"""

PUBLIC = """
SELECT game.*, 0 AS wanted FROM game WHERE private = 0 AND state IN ({}) ORDER BY changed DESC, id LIMIT ?
"""

OWN = """
SELECT game.*, mine.wanted FROM game
JOIN (SELECT game, max(awaited) AS wanted FROM seat WHERE player = ? GROUP BY game) mine ON mine.game = game.id
ORDER BY mine.wanted DESC, game.changed DESC, game.id LIMIT ?
"""

SNAPSHOT = """
INSERT INTO snapshot (game, number, body) VALUES (?, ?, ?)
ON CONFLICT (game) DO UPDATE SET number = excluded.number, body = excluded.body
WHERE snapshot.number <= excluded.number
"""

SAID = f"""
INSERT INTO talk (game, {TALK}) SELECT id, talked, ?, ?, ?, ? FROM game WHERE id = ? RETURNING number
"""


def is_storable(value: SqlValue) -> bool:
    """Whether both databases would give it back unchanged."""
    if not isinstance(value, str):
        return True
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False


def as_text(body: store.Body) -> str:
    try:
        return msgspec.json.encode(body).decode()
    except UnicodeEncodeError as error:
        raise store.UnstorableTextError(UNSTORABLE) from error


def as_body(text: str) -> store.Body:
    try:
        body: store.Body = msgspec.json.decode(text, type=store.Body)
    except msgspec.MsgspecError as error:
        raise store.UnreadableError("a body is no JSON") from error
    return body


def login_key(login: str | None) -> str | None:
    """Two logins with the same key are the same login."""
    return None if login is None else unicodedata.normalize("NFKC", login).casefold()


def places(width: int, count: int = 1) -> str:
    """Room for so many values: `(?, ?), (?, ?)`."""
    return ", ".join(["(" + ", ".join(["?"] * width) + ")"] * count)


def as_row(found: tuple[Any, ...]) -> store.LogRow:
    number, at, actor, idem, kind, body = found
    return store.LogRow(number, at, actor, idem, kind, as_body(body))


def as_summaries(found: Found) -> list[store.Summary]:
    """One summary for all lines of a table, which stand together, one for every seat."""
    summaries: list[store.Summary] = []
    for fields, lines in groupby(found, key=lambda line: line[:7]):
        table, state, private, created, changed, due, shown = fields
        seated = [store.Seated(seat, player, bool(awaited)) for *_, seat, player, awaited in lines if seat is not None]
        summaries.append(
            store.Summary(table, state, bool(private), created, changed, due, as_body(shown), seated=tuple(seated))
        )
    return summaries


class SqlStore(ABC):
    """A store on top of a database: it needs to know only how to write and how to read."""

    @abstractmethod
    async def execute(
        self, statements: Sequence[SqlStatement], judge: Callable[[Sequence[Found]], T], touched: str = ""
    ) -> T:
        """Execute all or nothing, and answer with what `judge` makes of the lines found once it is on disk.

        Nothing is written if `judge` raises. Conflict if something was to be unique, LookupError if something refers
        to nothing. `touched` is the table that other processes should look at.
        """

    @abstractmethod
    async def fetch(self, statement: SqlStatement) -> Found:
        """The lines that a statement finds in what is on disk."""

    async def judged(self, judge: Callable[[Sequence[Found]], T], *statements: SqlStatement, touched: str = "") -> T:
        """Write if `judge` agrees; UnstorableTextError if a text is."""
        if not all(is_storable(value) for _, values in statements for value in values):
            raise store.UnstorableTextError(UNSTORABLE)
        return await self.execute(statements, judge, touched)

    async def write(self, sql: str, *values: SqlValue) -> None:
        await self.judged(lambda found: None, (sql, values))

    async def read(self, sql: str, *values: SqlValue) -> Found:
        return await self.fetch((sql, values)) if all(is_storable(value) for value in values) else []

    # --- tables ---

    async def append(self, table: str, after: int, rows: list[store.LogRow], summary: store.Summary) -> None:
        if [row.number for row in rows] != list(range(after + 1, after + 1 + len(rows))) or not rows:
            raise ValueError(f"rows {[row.number for row in rows]} do not follow {after}")
        if summary.table != table:
            raise ValueError(f"the summary of {summary.table} is not that of {table}")

        def judge(found: Sequence[Found]) -> None:
            last = found[0][0][0]
            if last > after:
                raise store.ConflictError(f"{table} has a row {after + 1}")
            if last < after:
                raise ValueError(f"{table} has no row {after}")

        statements = [(SUMMED_UP, _summed_up(summary)), _added(table, rows), *_seated(table, summary.seated)]
        await self.judged(judge, *statements, touched=table)

    async def rows(self, table: str, after: int = 0) -> list[store.LogRow]:
        sql = f"SELECT {ROW} FROM log WHERE game = ? AND number > ? ORDER BY number"
        return [as_row(line) for line in await self.read(sql, table, after)]

    async def row_of(self, table: str, actor: str, idem: str) -> store.LogRow | None:
        sql = f"SELECT {ROW} FROM log WHERE game = ? AND actor = ? AND idem = ? AND idem <> ''"
        found = await self.read(sql, table, actor, idem)
        return as_row(found[0]) if found else None

    async def save_snapshot(self, table: str, number: int, body: store.Body) -> None:
        await self.write(SNAPSHOT, table, number, as_text(body))

    async def snapshot(self, table: str) -> tuple[int, store.Body] | None:
        found = await self.read("SELECT number, body FROM snapshot WHERE game = ?", table)
        return (found[0][0], as_body(found[0][1])) if found else None

    async def public_tables(self, states: tuple[str, ...], most: int) -> list[store.Summary]:
        if not states:
            return []
        sql = LISTED.format(PUBLIC.format(", ".join(["?"] * len(states))))
        return as_summaries(await self.read(sql, *states, most))

    async def tables_of(self, player: str, most: int) -> list[store.Summary]:
        return as_summaries(await self.read(LISTED.format(OWN), player, most))

    async def due_tables(self, before: float, most: int) -> list[str]:
        sql = "SELECT id FROM game WHERE state = 'running' AND due IS NOT NULL AND due < ? ORDER BY due, id LIMIT ?"
        return [table for (table,) in await self.read(sql, before, most)]

    async def running_tables(self) -> list[str]:
        return [table for (table,) in await self.read("SELECT id FROM game WHERE state = 'running' ORDER BY id")]

    # --- dice secrets ---

    async def keep_secret(self, table: str, secret: bytes, salt: bytes) -> None:
        await self.write("INSERT INTO secret (game, secret, salt) VALUES (?, ?, ?)", table, secret, salt)

    async def secret(self, table: str) -> tuple[bytes, bytes] | None:
        found = await self.read("SELECT secret, salt FROM secret WHERE game = ?", table)
        return (bytes(found[0][0]), bytes(found[0][1])) if found else None

    # --- people ---

    async def add_player(self, player: store.Account) -> None:
        sql = f"INSERT INTO player ({PLAYER}, login_key) VALUES {places(7)}"
        key = login_key(player.login)
        values = (player.id, player.name, player.created, player.recovery, player.login, player.password, key)
        await self.write(sql, *values)

    async def change_player(self, player: store.Account) -> None:
        def judge(found: Sequence[Found]) -> None:
            if not found[0]:
                raise LookupError(f"there is no player {player.id}")

        sql = """UPDATE player SET name = ?, created = ?, recovery = ?, login = ?, password = ?, login_key = ?
            WHERE id = ? RETURNING id"""
        key = login_key(player.login)
        values = (player.name, player.created, player.recovery, player.login, player.password, key, player.id)
        await self.judged(judge, (sql, values))

    async def player(self, id: str) -> store.Account | None:
        return await self._player_where("id = ?", id)

    async def player_by_login(self, login: str) -> store.Account | None:
        return await self._player_where("login_key = ?", login_key(login))

    async def player_by_recovery(self, recovery: str) -> store.Account | None:
        return await self._player_where("recovery = ? AND recovery <> ''", recovery)

    async def _player_where(self, condition: str, value: SqlValue) -> store.Account | None:
        found = await self.read(f"SELECT {PLAYER} FROM player WHERE {condition}", value)
        return store.Account(*found[0]) if found else None

    async def add_session(self, session: store.LoginSession) -> None:
        values = (session.key, session.player, session.created, session.expires)
        await self.write(f"INSERT INTO session (key, player, created, expires) VALUES {places(4)}", *values)

    async def session(self, key: str) -> store.LoginSession | None:
        found = await self.read("SELECT key, player, created, expires FROM session WHERE key = ?", key)
        return store.LoginSession(*found[0]) if found else None

    async def end_session(self, key: str) -> None:
        await self.write("DELETE FROM session WHERE key = ?", key)

    async def end_sessions_of(self, player: str) -> None:
        await self.write("DELETE FROM session WHERE player = ?", player)

    # --- beside the game ---

    async def say(self, table: str, at: float, player: str, name: str, text: str) -> store.ChatLine:
        def judge(found: Sequence[Found]) -> store.ChatLine:
            if not found[1]:
                raise LookupError(f"there is no table {table}")
            return store.ChatLine(found[1][0][0], at, player, name, text)

        count = ("UPDATE game SET talked = talked + 1 WHERE id = ?", (table,))
        return await self.judged(judge, count, (SAID, (at, player, name, text, table)), touched=table)

    async def talk(self, table: str, after: int, most: int) -> list[store.ChatLine]:
        sql = f"SELECT {TALK} FROM talk WHERE game = ? AND number > ? ORDER BY number LIMIT ?"
        return [store.ChatLine(*line) for line in await self.read(sql, table, after, most)]

    async def save_note(self, table: str, player: str, text: str) -> None:
        sql = """INSERT INTO note (game, player, text) VALUES (?, ?, ?)
            ON CONFLICT (game, player) DO UPDATE SET text = excluded.text"""
        await self.write(sql, table, player, text)

    async def note(self, table: str, player: str) -> str:
        found = await self.read("SELECT text FROM note WHERE game = ? AND player = ?", table, player)
        return str(found[0][0]) if found else ""

    # --- the server itself ---

    async def beat(self, process: str, now: float) -> None:
        sql = "INSERT INTO beat (process, at) VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
        await self.write(sql, process, now)

    async def last_beat(self) -> float | None:
        found = await self.read("SELECT max(at) FROM beat")
        return None if found[0][0] is None else float(found[0][0])


def _summed_up(summary: store.Summary) -> tuple[SqlValue, ...]:
    own = (summary.table, summary.state, int(summary.private), summary.created, summary.changed, summary.due)
    return (*own, as_text(summary.shown))


def _added(table: str, rows: list[store.LogRow]) -> SqlStatement:
    values = [(table, row.number, row.at, row.actor, row.idem, row.kind, as_text(row.body)) for row in rows]
    return f"INSERT INTO log (game, {ROW}) VALUES {places(7, len(rows))}", tuple(
        [value for row in values for value in row]
    )


def _seated(table: str, seated: tuple[store.Seated, ...]) -> list[SqlStatement]:
    """Everybody who has a seat, and nobody else."""
    if not seated:
        return [("DELETE FROM seat WHERE game = ?", (table,))]
    others = f"DELETE FROM seat WHERE game = ? AND seat NOT IN {places(len(seated))}"
    values = [(table, one.seat, one.player, int(one.awaited)) for one in seated]
    return [
        (others, (table, *[one.seat for one in seated])),
        (SEATED.format(places(4, len(seated))), tuple([value for one in values for value in one])),
    ]
