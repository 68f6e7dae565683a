"""A store that forgets everything: what a store means, in the fewest words. For tests only."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from metropole.server.store import Account, ChatLine, ConflictError, LoginSession, LogRow, Summary, UnstorableTextError


@dataclass
class Memory:
    """Everything kept. Two stores over the same memory are two processes over the same database."""

    rows: dict[str, list[LogRow]] = field(default_factory=dict)
    summaries: dict[str, Summary] = field(default_factory=dict)
    snapshots: dict[str, tuple[int, dict[str, Any]]] = field(default_factory=dict)
    secrets: dict[str, tuple[bytes, bytes]] = field(default_factory=dict)
    players: dict[str, Account] = field(default_factory=dict)
    sessions: dict[str, LoginSession] = field(default_factory=dict)
    talk: dict[str, list[ChatLine]] = field(default_factory=dict)
    notes: dict[tuple[str, str], str] = field(default_factory=dict)
    beats: dict[str, float] = field(default_factory=dict)
    heard: list[tuple["MemoryStore", Callable[[str], None]]] = field(default_factory=list, repr=False)


class MemoryStore:
    """The whole of `Store`. Each method lets everybody else run first, as a store on disk would, and is then atomic."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()

    def beside(self) -> "MemoryStore":
        """The store of another process, over the same memory."""
        return MemoryStore(self.memory)

    async def open(self) -> None:
        await asyncio.sleep(0)

    async def close(self) -> None:
        await asyncio.sleep(0)
        self.memory.heard[:] = [pair for pair in self.memory.heard if pair[0] is not self]

    # --- tables ---

    async def append(self, table: str, after: int, rows: list[LogRow], summary: Summary) -> None:
        await asyncio.sleep(0)
        before = self.memory.rows.get(table, [])
        if not rows or after > len(before) or [row.number - after for row in rows] != list(range(1, len(rows) + 1)):
            raise ValueError(f"table {table} has {len(before)} rows; these would leave a gap")
        if summary.table != table:
            raise ValueError(f"the summary of {summary.table} is not that of {table}")
        check(table, *[text for row in rows for text in (row.actor, row.idem, row.kind)])
        keys = [(row.actor, row.idem) for row in [*before, *rows] if row.idem]
        if after < len(before) or len(set(keys)) < len(keys):
            raise ConflictError(f"table {table} has {len(before)} rows")
        kept, shown = [replace(row, body=as_json(row.body)) for row in rows], as_json(summary.shown)
        self.memory.rows[table] = before + kept
        self.memory.summaries[table] = replace(summary, shown=shown)
        self.tell(table)

    async def rows(self, table: str, after: int = 0) -> list[LogRow]:
        await asyncio.sleep(0)
        return [replace(row, body=as_json(row.body)) for row in self.memory.rows.get(table, [])[after:]]

    async def row_of(self, table: str, actor: str, idem: str) -> LogRow | None:
        found = [row for row in await self.rows(table) if row.idem and (row.actor, row.idem) == (actor, idem)]
        return found[0] if found else None

    async def save_snapshot(self, table: str, number: int, body: dict[str, Any]) -> None:
        await asyncio.sleep(0)
        self.need(table)
        if number >= self.memory.snapshots.get(table, (0, {}))[0]:
            self.memory.snapshots[table] = (number, as_json(body))

    async def snapshot(self, table: str) -> tuple[int, dict[str, Any]] | None:
        await asyncio.sleep(0)
        if table not in self.memory.snapshots:
            return None
        number, body = self.memory.snapshots[table]
        return number, as_json(body)

    async def summaries(self, fits: Callable[[Summary], bool]) -> list[Summary]:
        """Those that fit, the last changed first."""
        await asyncio.sleep(0)
        found = [replace(one, shown=as_json(one.shown)) for one in self.memory.summaries.values() if fits(one)]
        return sorted(found, key=lambda summary: summary.changed, reverse=True)

    async def public_tables(self, states: tuple[str, ...], most: int) -> list[Summary]:
        return (await self.summaries(lambda one: not one.private and one.state in states))[:most]

    async def tables_of(self, player: str, most: int) -> list[Summary]:
        found = await self.summaries(lambda one: player in [seated.player for seated in one.seated])
        return sorted(found, key=lambda one: not awaits(one, player))[:most]

    async def due_tables(self, before: float, most: int) -> list[str]:
        found = await self.summaries(lambda one: one.state == "running" and one.due is not None and one.due < before)
        return [one.table for one in sorted(found, key=lambda one: one.due or 0)][:most]

    async def running_tables(self) -> list[str]:
        return [one.table for one in await self.summaries(lambda one: one.state == "running")]

    def listen(self, heard: Callable[[str], None]) -> None:
        self.memory.heard.append((self, heard))

    def tell(self, table: str) -> None:
        """Let the other processes know that something was added to a table."""
        for store, heard in self.memory.heard:
            if store is not self:
                asyncio.get_running_loop().call_soon(heard, table)

    def need(self, table: str) -> None:
        if table not in self.memory.rows:
            raise LookupError(f"there is no table {table}")

    # --- dice secrets ---

    async def keep_secret(self, table: str, secret: bytes, salt: bytes) -> None:
        await asyncio.sleep(0)
        if table in self.memory.secrets:
            raise ConflictError(f"table {table} has its secret")
        self.memory.secrets[table] = (secret, salt)

    async def secret(self, table: str) -> tuple[bytes, bytes] | None:
        await asyncio.sleep(0)
        return self.memory.secrets.get(table)

    # --- people ---

    async def add_player(self, player: Account) -> None:
        await asyncio.sleep(0)
        if player.id in self.memory.players:
            raise ConflictError("this player is there")
        self.put(player)

    async def change_player(self, player: Account) -> None:
        await asyncio.sleep(0)
        if player.id not in self.memory.players:
            raise LookupError("there is no such player")
        self.put(player)

    def put(self, player: Account) -> None:
        check(player.id, player.name, player.login)
        others = [other for other in self.memory.players.values() if other.id != player.id]
        if player.login is not None and player.login.casefold() in [(other.login or "").casefold() for other in others]:
            raise ConflictError("this login is taken")
        if player.recovery in [other.recovery for other in others]:
            raise ConflictError("this recovery code is taken")
        self.memory.players[player.id] = player

    async def player(self, id: str) -> Account | None:
        await asyncio.sleep(0)
        return self.memory.players.get(id)

    async def player_by_login(self, login: str) -> Account | None:
        return await self.first_player(lambda one: one.login is not None and one.login.casefold() == login.casefold())

    async def player_by_recovery(self, recovery: str) -> Account | None:
        return await self.first_player(lambda one: one.recovery == recovery)

    async def first_player(self, fits: Callable[[Account], bool]) -> Account | None:
        await asyncio.sleep(0)
        return next((one for one in self.memory.players.values() if fits(one)), None)

    async def add_session(self, session: LoginSession) -> None:
        await asyncio.sleep(0)
        if session.player not in self.memory.players:
            raise LookupError("there is no such player")
        if session.key in self.memory.sessions:
            raise ConflictError("this session is there")
        self.memory.sessions[session.key] = session

    async def session(self, key: str) -> LoginSession | None:
        await asyncio.sleep(0)
        return self.memory.sessions.get(key)

    async def end_session(self, key: str) -> None:
        await asyncio.sleep(0)
        self.memory.sessions.pop(key, None)

    async def end_sessions_of(self, player: str) -> None:
        await asyncio.sleep(0)
        for key in [key for key, session in self.memory.sessions.items() if session.player == player]:
            del self.memory.sessions[key]

    # --- beside the game ---

    async def say(self, table: str, at: float, player: str, name: str, text: str) -> ChatLine:
        await asyncio.sleep(0)
        self.need(table)
        check(player, name, text)
        lines = self.memory.talk.setdefault(table, [])
        lines.append(ChatLine(len(lines) + 1, at, player, name, text))
        self.tell(table)
        return lines[-1]

    async def talk(self, table: str, after: int, most: int) -> list[ChatLine]:
        await asyncio.sleep(0)
        return self.memory.talk.get(table, [])[after:][:most]

    async def save_note(self, table: str, player: str, text: str) -> None:
        await asyncio.sleep(0)
        self.need(table)
        check(player, text)
        self.memory.notes[table, player] = text

    async def note(self, table: str, player: str) -> str:
        await asyncio.sleep(0)
        return self.memory.notes.get((table, player), "")

    # --- the server itself ---

    async def beat(self, process: str, now: float) -> None:
        await asyncio.sleep(0)
        self.memory.beats[process] = now

    async def last_beat(self) -> float | None:
        await asyncio.sleep(0)
        return max(self.memory.beats.values(), default=None)


def awaits(summary: Summary, player: str) -> bool:
    return any([seated.awaited for seated in summary.seated if seated.player == player])


def as_json(body: dict[str, Any]) -> dict[str, Any]:
    """A copy, as a store on disk would give it back: nothing shared, and nothing that UTF-8 or JSON do not know."""
    text = json.dumps(body, ensure_ascii=False)
    check(text)
    copied: dict[str, Any] = json.loads(text)
    return copied


def check(*texts: str | None) -> None:
    """Unstorable if one has a NUL or half a surrogate pair."""
    if re.search("[\0\ud800-\udfff]", "".join([text or "" for text in texts])):
        raise UnstorableTextError("a text with a NUL or half a surrogate pair")
