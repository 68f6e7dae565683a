"""The door of the server, for tests: the application in this process, spoken to without a network, and a real one.

Everything that is kept stands in a `Memory` that can be laid aside and put back, so that each case of a long table of
cases begins with the same people at the same tables.
"""

import asyncio
import json
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

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
from tests.server.memory import Memory, MemoryStore
from tests.server.tables import LATER, SECRET, ChaosPlayers, do, snapshot, speak, speaking

Headers = Iterable[tuple[str, str]]

PATIENCE = 60.0  # seconds; nothing waits that long unless it is broken
HOST = "localhost"
ORIGIN = f"http://{HOST}"


# --- requests without a network ---


@dataclass(frozen=True)
class Reply:
    """What came back."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str:
        return "; ".join([value for key, value in self.headers if key == name])

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a problem, or of an answer to a command; else nothing."""
        found = self.json() if self.header("content-type") == "application/json" and self.body else None
        if not isinstance(found, dict):
            return ""
        return str(found.get("code") or (found.get("type") if "seq" in found else "") or "")


def scope_of(kind: str, method: str, target: str, headers: Headers, client: str) -> dict[str, Any]:
    """A request as a server hands it over."""
    path, _, query = target.partition("?")
    given = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    if not any([name == b"host" for name, _ in given]):
        given = [(b"host", HOST.encode()), *given]
    scope: dict[str, Any] = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": given,
        "client": (client, 50000),
        "server": (HOST, 80),
        "state": {},
    }
    if kind == "http":
        return scope | {"method": method}
    return scope | {"subprotocols": [], "extensions": {"websocket.http.response": {}}}


async def ask(
    app: Starlette,
    method: str,
    target: str,
    headers: Headers = (),
    body: bytes | list[bytes] = b"",
    client: str = "10.0.0.1",
) -> Reply:
    """One request, its body in one piece or several. An exception in the server is a failure of the test."""
    pieces = list(body) if isinstance(body, list) else [body]
    messages = [
        {"type": "http.request", "body": piece, "more_body": left > 0}
        for left, piece in zip(range(len(pieces) - 1, -1, -1), pieces, strict=True)
    ]
    sent: list[Any] = []

    async def receive() -> Any:
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    try:
        await app(scope_of("http", method, target, headers, client), receive, send)
    except Exception as error:
        raise AssertionError(f"{method} {target} {headers} {body[:300]!r} broke the server") from error
    return reply_of(sent)


def reply_of(sent: list[Any]) -> Reply:
    start = sent[0]
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start.get("headers", [])]
    return Reply(start["status"], headers, b"".join([message.get("body", b"") for message in sent[1:]]))


class Closed(Exception):
    """The server has closed the channel, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Window:
    """A live channel without a network. `denial` is what came back instead of a channel."""

    def __init__(self, app: Starlette, target: str, headers: Headers = (), client: str = "10.0.0.1") -> None:
        self.scope = scope_of("websocket", "GET", target, headers, client)
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Any] = asyncio.Queue()
        self.denial: Reply | None = None
        self.task = asyncio.ensure_future(app(self.scope, self.incoming.get, self.outgoing.put))
        self.incoming.put_nowait({"type": "websocket.connect"})

    async def __aenter__(self) -> "Window":
        first = await self.next()
        if first["type"] == "websocket.http.response.start":
            body = await self.next()
            self.denial = reply_of([first, body])
        elif first["type"] == "websocket.close":
            self.denial = Reply(403, [], b"")
        else:
            assert first["type"] == "websocket.accept", first
        return self

    async def __aexit__(self, *_: object) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await asyncio.wait_for(self.task, PATIENCE)

    async def next(self) -> Any:
        """The next message, unless the channel has ended without one: then whatever ended it."""
        getting = asyncio.ensure_future(self.outgoing.get())
        await asyncio.wait({getting, self.task}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if getting.done():
            return getting.result()
        await asyncio.sleep(0)
        if getting.done():
            return getting.result()
        getting.cancel()
        assert self.task.done(), "the server says nothing"
        self.task.result()
        raise AssertionError("the server has gone without a word")

    def send(self, message: Any) -> None:
        """Text as it is, anything else as JSON."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "bytes": data})

    async def receive(self) -> Any:
        """The next message as what it says; Closed if it is the last."""
        message = await self.next()
        if message["type"] == "websocket.close":
            raise Closed(message.get("code", 1000))
        assert message["type"] == "websocket.send", message
        return json.loads(message["text"])

    async def until(self, kind: str) -> Any:
        """The next message of a kind; others before it are passed over."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def closed(self) -> int:
        """Read on until the server closes; with which code."""
        try:
            while True:
                await self.receive()
        except Closed as end:
            return end.code


# --- people and tables, the same every time ---


class ManualClock:
    """Stands still unless told."""

    def __init__(self, now: float = 100_000.0) -> None:
        self.now = now

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


def add_people(memory: Memory, now: float) -> None:
    """Four accounts, each signed in; of anna also a session that has expired. The revoked one is gone."""
    for name in PEOPLE:
        recovery = digest(read_recovery(recovery_of(name)))
        memory.players[name] = Account(name, name.title(), now, recovery, f"{name}-login", HASHED)
        memory.sessions[digest(token_of(name))] = LoginSession(digest(token_of(name)), name, now, now + 90 * DAY)
    memory.players["emil"] = Account("emil", "Emil", now, digest("EMIL"))  # a guest, without login
    memory.sessions[digest(token_of("emil"))] = LoginSession(digest(token_of("emil")), "emil", now, now + 90 * DAY)
    expired = digest(token_of("expired"))
    memory.sessions[expired] = LoginSession(expired, "anna", now - 2 * DAY, now - DAY)


def keep(memory: Memory, table: Table) -> None:
    """A table as if it had been played here."""
    stored = [msgspec.json.decode(msgspec.json.encode(row), type=LogRow) for row in table.rows]
    memory.rows[table.id] = [replace(row, idem="") for row in stored]
    memory.summaries[table.id] = table.summary(LATER)
    memory.secrets[table.id] = (SECRET.secret, SECRET.salt)
    memory.snapshots[table.id] = (table.standing.number, json.loads(snapshot(table)))


EDITION = "colonialism/spielworxx"


def opened(id: str, edition: str, seats: int, **wishes: Any) -> Table:
    """A table of anna's with all seats open."""
    places: list[SeatRequest] = [Open() for _ in range(seats)]
    found = open_table(id, NewTable(edition, places, **wishes), "anna", "Anna", SECRET, 1000.0)
    assert isinstance(found, Table), found
    return found


def waiting(id: str, **wishes: Any) -> Table:
    """Anna and bert sit there, a third seat is open."""
    table = opened(id, "colonialism/original+short", 3, **wishes)
    do(table, Join(0, "Anna"), "anna")
    do(table, Join(1, "Bert"), "bert")
    return table


def running(id: str, **wishes: Any) -> Table:
    """A game of anna and bert in which anna is asked first. The id is tried with numbers until the dice say so."""
    for attempt in range(100):
        table = opened(f"{id}-{attempt}", EDITION, 2, **wishes)
        do(table, Join(0, "Anna"), "anna")
        do(table, Join(1, "Bert"), "bert")
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


STATES = {
    "open": waiting,
    "full": lambda id, **wishes: filled(waiting(id, auto=False, **wishes)),
    "running": running,
    "moved": moved,
    "drafting": drafting,
    "asking": asking,
    "deputised": deputised,
    "finished": finished,
}


def filled(table: Table) -> Table:
    do(table, Join(2, "Anna"), "anna")
    return table


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
    def room(self) -> Hub:
        return self.service.room

    def lay_aside(self) -> None:
        """Remember everything as it is now."""
        self.aside = None
        self.aside = copied(self.memory)

    def put_back(self) -> None:
        """Everything as it was when it was laid aside."""
        assert self.aside is not None
        fresh = copied(self.aside)
        for name in KEPT:
            setattr(self.memory, name, getattr(fresh, name))
        self.room.halls.clear()

    def kept(self) -> dict[str, Any]:
        """All that is kept, but for sessions that have run out and the beats of the process."""
        now = self.service.people.clock()
        found = vars(copied(self.memory))
        found["sessions"] = {key: one for key, one in found["sessions"].items() if one.expires > now}
        return {name: found[name] for name in KEPT if name != "snapshots"}

    async def ask(
        self,
        method: str,
        target: str,
        headers: Headers = (),
        body: bytes | list[bytes] = b"",
        client: str = "10.0.0.1",
    ) -> Reply:
        return await ask(self.app, method, target, headers, body, client)

    async def tell(self, name: str, method: str, target: str, body: Any = None, client: str = "10.0.0.1") -> Reply:
        """A well-formed request of somebody who shows his token; nobody if the name is empty."""
        data = b"" if body is None else json.dumps(body).encode()
        return await self.ask(method, target, bearer(name) if name else (), data, client)

    def window(self, target: str, headers: Headers = (), client: str = "10.0.0.1") -> Window:
        return Window(self.app, target, headers, client)


KEPT = ("rows", "summaries", "snapshots", "secrets", "players", "sessions", "talk", "notes")


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
    states: Iterable[str] = ("running",), generous: float = 0.0, **settings: Any
) -> AsyncIterator[LocalServer]:
    """A server with tables in these states, public and private ones."""
    memory, clock = Memory(), ManualClock()
    store = MemoryStore(memory)
    settings.setdefault("static", UNBUILT)
    app = build(store, ServerConfig(generous=generous, bot_workers=1, **settings), Passwords(LIGHT))
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


def no_bots(room: Hub, hall: Any) -> None:
    """Bots that never play: what happens after a command is not of interest here."""


# --- a server of its own ---


@dataclass
class Running:
    """A server in a process of its own; `lines` is everything it has written to its error stream."""

    process: "subprocess.Popen[str]"
    port: int
    database: str
    lines: list[str] = field(default_factory=list)
    said: str = ""  # on its standard output, after the first line; known when it has ended

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


@contextmanager
def server(*options: str, limits: str = "0") -> Iterator[Running]:
    """A real server until the end of the block; it must end when told, whatever has been done to it."""
    with tempfile.TemporaryDirectory(prefix="metropole-door-") as place:
        where = str(Path(place) / "metropole.db")
        command = [sys.executable, "-m", "metropole", "serve", "--port", "0", "--database", where, "--no-browser"]
        process = subprocess.Popen(
            [*command, "--limits", limits, "--bots", "1", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        stderr, lines = process.stderr, list[str]()
        reader = threading.Thread(target=lambda: lines.extend(iter(stderr.readline, "")))
        reader.start()
        running = None
        try:
            first = process.stdout.readline()
            assert first.startswith("Metropole serves at "), (first, lines)
            running = Running(process, int(first.split("localhost:")[1].split()[0]), where, lines)
            yield running
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise
            finally:
                reader.join()
                if running is not None:
                    running.said = process.stdout.read()
                process.stdout.close()
                stderr.close()
