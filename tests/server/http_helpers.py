"""The application in this process, with people and tables that are the same every time.

Everything that is kept stands in a `Memory` that can be laid aside and put back, so that each case of a long table of
cases begins with the same people at the same tables.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from argon2 import PasswordHasher
from starlette.applications import Starlette

from metropole.server.app import ServerConfig, build
from metropole.server.hub import Hub
from metropole.server.new_table import open_table
from metropole.server.people import Passwords, digest, read_recovery
from metropole.server.request_context import Service
from metropole.server.store import Account, LoginSession, LogRow, Store
from metropole.server.table import Table
from metropole.server.wire import AskUndo, Join, NewTable, Open, Replace, SeatRequest
from tests.server.asgi import HERE, HOST, Headers, LiveClient, Pieces, Response, ask
from tests.server.memory import Memory, MemoryStore
from tests.server.tables import LATER, SECRET, ChaosPlayers, do, snapshot, speak, speaking

ORIGIN = f"http://{HOST}"


# --- people and tables, the same every time ---


@dataclass
class ManualClock:
    """Stands still unless told."""

    now: float = 100_000.0

    def __call__(self) -> float:
        return self.now


def token_of(name: str) -> str:
    return sha256(name.encode()).hexdigest()[:43]


def recovery_of(name: str) -> str:
    return (sha256(name.encode()).hexdigest().upper() * 2)[:20]


def bearer(name: str) -> list[tuple[str, str]]:
    return [("authorization", f"Bearer {token_of(name)}")]


def cookie(name: str, origin: str | None = ORIGIN) -> list[tuple[str, str]]:
    shown = [("cookie", f"metropole={token_of(name)}")]
    return shown if origin is None else [*shown, ("origin", origin)]


PASSWORD = "correct horse battery"
LIGHT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
HASHED = LIGHT.hash(PASSWORD)
PEOPLE = ("anna", "bert", "carl", "dora")  # host and player, opponent, an account without seat, a spectator
DAY = 24 * 3600


def let_in(memory: Memory, name: str, player: str, until: float) -> None:
    """The token of this name is that of a player, until then."""
    key = digest(token_of(name))
    memory.sessions[key] = LoginSession(key, player, until - 90 * DAY, until)


def add_people(memory: Memory, now: float) -> None:
    """Four accounts and a guest, each signed in; of anna also a session that has expired. The revoked one is gone."""
    for name in PEOPLE:
        recovery = digest(read_recovery(recovery_of(name)))
        memory.players[name] = Account(name, name.title(), now, recovery, f"{name}-login", HASHED)
    memory.players["emil"] = Account("emil", "Emil", now, digest("EMIL"))
    for name in (*PEOPLE, "emil"):
        let_in(memory, name, name, now + 90 * DAY)
    let_in(memory, "expired", "anna", now - DAY)


def keep(memory: Memory, table: Table) -> None:
    """A table as if it had been played here."""
    stored = [msgspec.json.decode(msgspec.json.encode(row), type=LogRow) for row in table.rows]
    memory.rows[table.id] = [replace(row, idem="") for row in stored]
    memory.summaries[table.id] = table.summary(LATER)
    memory.secrets[table.id] = (SECRET.secret, SECRET.salt)
    memory.snapshots[table.id] = (table.standing.number, json.loads(snapshot(table)))


EDITION = "colonialism/spielworxx"


def seated(id: str, edition: str, seats: int, **wishes: Any) -> Table:
    """A table of anna's, where anna and bert sit; further seats are open."""
    places: list[SeatRequest] = [Open() for _ in range(seats)]
    table = open_table(id, NewTable(edition, places, **wishes), "anna", "Anna", SECRET, 1000.0)
    assert isinstance(table, Table), table
    do(table, Join(0, "Anna"), "anna")
    do(table, Join(1, "Bert"), "bert")
    return table


def waiting(id: str, **wishes: Any) -> Table:
    """A third seat is open."""
    return seated(id, "colonialism/original+short", 3, **wishes)


def full(id: str, **wishes: Any) -> Table:
    """Anna sits on the third seat too, and has not begun."""
    table = waiting(id, auto=False, **wishes)
    do(table, Join(2, "Anna"), "anna")
    return table


def running(id: str, **wishes: Any) -> Table:
    """A game of anna and bert in which anna is asked first. The id is tried with numbers until the dice say so."""
    for attempt in range(100):
        table = seated(f"{id}-{attempt}", EDITION, 2, **wishes)
        if speaking(table) == [0]:
            return table
    raise AssertionError("bert always begins")


def drafting(id: str, **wishes: Any) -> Table:
    """A game in which anna has drafted something that nobody knows of."""
    for attempt in range(20):
        table = running(f"{id}-{attempt}", **wishes)
        for _ in range(200):
            if table.standing.drafts[0]:
                return table
            if not speaking(table):
                break
            speak(table, speaking(table)[0])
    raise AssertionError("nobody drafts")


def moved(id: str, **wishes: Any) -> Table:
    """A game with some moves, in which anna is asked again."""
    table = running(id, **wishes)
    begun = table.seq
    while table.seq < begun + 2 or speaking(table) != [0]:
        speak(table, speaking(table)[0])
    return table


def asking(id: str, **wishes: Any) -> Table:
    """A game in which bert asks to go back."""
    table = moved(id, **wishes)
    do(table, AskUndo(table.lineage[0]), "bert", 1)
    return table


def deputised(id: str, **wishes: Any) -> Table:
    """A game in which bots play for anna and bert."""
    table = running(id, **wishes)
    do(table, Replace(0, "random"), "anna")
    do(table, Replace(1, "random"), "bert")
    return table


def finished(id: str, **wishes: Any) -> Table:
    """A game that is over."""
    table = running(id, **wishes)
    ChaosPlayers(table, Random(id)).play()
    assert table.standing.state == "finished"
    return table


STATES: dict[str, Callable[..., Table]] = {
    "open": waiting,
    **{made.__name__: made for made in (full, running, moved, drafting, asking, deputised, finished)},
}


@dataclass
class LocalServer:
    """The server in this process, with people and tables."""

    app: Starlette
    store: Store
    memory: Memory
    clock: ManualClock
    tables: dict[str, str] = field(default_factory=dict)  # by state, "private " before it where it is private
    aside: Memory | None = None

    @property
    def service(self) -> Service:
        found: Service = self.app.state.service
        return found

    @property
    def hub(self) -> Hub:
        return self.service.hub

    def lay_aside(self) -> None:
        """Remember everything as it is now."""
        self.aside = copied(self.memory)

    def put_back(self) -> None:
        """Everything as it was when it was laid aside."""
        assert self.aside is not None
        fresh = copied(self.aside)
        for name in KEPT:
            setattr(self.memory, name, getattr(fresh, name))
        self.hub.loaded_tables.clear()

    def kept(self) -> dict[str, Any]:
        """All that is kept, but for sessions that have run out and the beats of the process."""
        now = self.service.people.clock()
        found = vars(copied(self.memory))
        found["sessions"] = {key: one for key, one in found["sessions"].items() if one.expires > now}
        return {name: found[name] for name in KEPT if name != "snapshots"}

    def address(self, state: str, below: str = "") -> str:
        """Of the table in this state."""
        return f"/api/tables/{self.tables[state]}{below}"

    async def ask(
        self, method: str, target: str, headers: Headers = (), body: Pieces = b"", client: str = HERE
    ) -> Response:
        return await ask(self.app, method, target, headers, body, client)

    async def tell(self, name: str, method: str, target: str, body: Any = None, client: str = HERE) -> Response:
        """A well-formed request of somebody who shows their token; nobody if the name is empty."""
        data = b"" if body is None else json.dumps(body).encode()
        return await self.ask(method, target, bearer(name) if name else (), data, client)

    def window(self, target: str, headers: Headers = (), client: str = HERE) -> LiveClient:
        return LiveClient(self.app, target, headers, client)

    async def knock(self, target: str, headers: Headers = (), client: str = HERE) -> Response:
        """What comes back to whoever wants a live channel: 101 if it opens. Then it is closed again."""
        async with self.window(target, headers, client) as window:
            return window.denial or Response(101, [], b"")


KEPT = [name for name in vars(Memory()) if name not in ("beats", "heard")]  # whatever a store keeps for somebody


def copied(memory: Memory) -> Memory:
    """The containers anew; what is in them is never changed."""
    fresh = Memory()
    for name in KEPT:
        container = getattr(memory, name)
        setattr(fresh, name, {key: list(one) if isinstance(one, list) else one for key, one in container.items()})
    return fresh


UNBUILT = Path(__file__).parent / "none"  # whatever has been built here, tests see the same pages


@asynccontextmanager
async def world(
    states: Iterable[str] = ("running",), generous: float = 0.0, static: Path = UNBUILT, **settings: Any
) -> AsyncIterator[LocalServer]:
    """A server with tables in these states, public and private ones."""
    memory, clock = Memory(), ManualClock()
    store = MemoryStore(memory)
    app = build(store, ServerConfig(generous=generous, bot_workers=1, static=static, **settings), Passwords(LIGHT))
    found = LocalServer(app, store, memory, clock)
    async with app.router.lifespan_context(app):
        found.service.limits.clock = clock
        found.service.people.clock = clock
        add_people(memory, clock.now)
        for state in states:
            for private in (False, True):
                table = STATES[state](f"{'private-' if private else ''}{state}", private=private)
                found.tables[f"private {state}" if private else state] = table.id
                keep(memory, table)
        found.lay_aside()
        await asyncio.sleep(0)  # what the server does beside its requests has begun
        yield found


def no_bots(hub: Hub, loaded: Any) -> None:
    """Bots that never play: what happens after a command is not of interest here."""
