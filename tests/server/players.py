"""Scripted people: they come in, sit down, play at random over HTTP or a live channel, and remember what they hear.

Whatever happens to the server, they come back, and what they are not sure of they say again with the same key.
"""

import asyncio
import ssl
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import count
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from metropole.server import wire

PATIENCE = 60.0  # seconds for anything that a server does
IDLE = 3.0  # seconds after which a connection may have been closed by the other side
RETRACTS = 0.1  # how often an answer is taken back
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used, but dear if made for every connection
KEYS = count(1)

FrameKey = tuple[int, int]  # the line and the own drafts that a frame shows: only ever more
BEFORE: FrameKey = (-1, -1)


class ServerLostError(Exception):
    """The server is gone or cannot say: whether it was done is unknown."""


class RefusalError(Exception):
    """A request was refused; its code is the argument."""


# --- what was said and heard ---


@dataclass(eq=False)
class SentCommand:
    """A command, when it was first sent, and what became of it; without an answer that is unknown."""

    table: str
    who: str
    command: wire.Command
    sent: float
    heard: float = float("inf")
    answer: wire.Answer | None = None
    lost: int = 0  # how often it was sent in vain


@dataclass(eq=False)
class Ledger:
    """Everything that people said and were told, at all tables."""

    said: list[SentCommand] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)  # the highest line of each table that anybody was told of
    acknowledged: int = 0
    frames: int = 0

    def begin(self, table: str, who: str, command: wire.Command) -> SentCommand:
        one = SentCommand(table, who, command, time.monotonic())
        self.said.append(one)
        return one

    def end(self, one: SentCommand, answer: wire.Answer) -> wire.Answer:
        one.heard, one.answer = time.monotonic(), answer
        self.see(one.table, answer.seq)
        self.acknowledged += isinstance(answer, wire.Accepted)
        return answer

    def see(self, table: str, seq: int) -> None:
        self.seen[table] = max(seq, self.seen.get(table, 0))

    def copy(self) -> "Ledger":
        """What is in it now."""
        return Ledger([replace(one) for one in self.said], dict(self.seen), self.acknowledged, self.frames)

    def speed(self) -> str:
        """Milliseconds from the first word to the answer, of what never was lost."""
        heard = [one for one in self.said if one.answer is not None and not one.lost]
        if not heard:
            return "nothing was answered"
        waits = sorted([(one.heard - one.sent) * 1000 for one in heard])
        middle, most = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        return f"{len(waits)} answers, p50 {middle:.1f} ms, p99 {most:.1f} ms"


# --- HTTP ---


class Http(httpx2.AsyncClient):
    """A way to a server, for one request after the other."""

    def __init__(self, port: int, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        limits = httpx2.Limits(keepalive_expiry=IDLE)
        url = f"http://127.0.0.1:{port}"
        super().__init__(base_url=url, headers=headers, timeout=PATIENCE, limits=limits, verify=TLS, trust_env=False)

    async def call(self, method: str, path: str, body: Any = None, key: str = "") -> bytes:
        """What is answered; RefusalError if it is refused, ServerLostError if nobody knows."""
        content = b"" if body is None else msgspec.json.encode(body)
        try:
            reply = await self.request(method, path, content=content, headers={"Idempotency-Key": key} if key else {})
        except httpx2.TransportError as error:
            raise ServerLostError(str(error)) from error
        if reply.status_code == 503:
            raise ServerLostError(reply.text)
        assert reply.status_code < 500, reply.text
        if reply.status_code >= 400:
            raise RefusalError(reply.json()["code"])
        return reply.content


@dataclass(frozen=True)
class SignedInPerson:
    """Somebody who has come in."""

    name: str
    token: str
    language: str = "en"


NOBODY = SignedInPerson("", "")


async def come_in(port: int, name: str, language: str = "en") -> SignedInPerson:
    async with Http(port) as http:
        data = await http.call("POST", "/api/players", {"name": name})
    return SignedInPerson(name, msgspec.json.decode(data, type=wire.Admitted).token, language)


async def open_table(port: int, host: SignedInPerson, wanted: wire.NewTable, key: str = "") -> str:
    async with Http(port, host.token) as http:
        return msgspec.json.decode(await http.call("POST", "/api/tables", wanted, key), type=wire.Opened).table


async def until_served(work: Any) -> Any:
    """Do something again and again while the server is away; it must be something that may be done twice."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await work()
            except ServerLostError:
                await asyncio.sleep(0.03)


# --- how one looks at a table ---


@dataclass(eq=False)
class TableClient(ABC):
    """How somebody looks at a table and speaks there. What they are shown must follow from what they saw before."""

    port: int
    person: SignedInPerson
    table: str
    ledger: Ledger
    seat: int | None = None
    frame: wire.TableFrame | None = None
    log: list[wire.LogEntry] = field(default_factory=list)

    @property
    def key(self) -> FrameKey:
        return (self.frame.seq, self.frame.draft) if self.frame else BEFORE

    @property
    def since(self) -> int:
        return self.frame.seq if self.frame else 0

    def query(self, since: int) -> str:
        asked: dict[str, str | int] = {"since": since, "language": self.person.language}
        return urlencode(asked if self.seat is None else {**asked, "seat": self.seat})

    def take(self, frame: wire.TableFrame) -> None:
        assert (frame.seq, frame.draft) >= self.key, f"{self.person.name}: {self.key} became {frame.seq, frame.draft}"
        numbers = [entry.seq for entry in frame.log]
        assert numbers == sorted(numbers)
        assert all([self.since < number <= frame.seq for number in numbers]), (self.since, frame.seq, numbers)
        assert frame.seat >= 0 or frame.question is None, "a spectator is asked"
        self.log += frame.log
        self.frame = frame
        self.ledger.frames += 1
        self.ledger.see(self.table, frame.seq)

    async def say(self, command: wire.Command) -> wire.Answer:
        """Say it once; Lost if there is no answer."""
        return await self.settle(self.ledger.begin(self.table, self.person.name, command))

    async def settle(self, one: SentCommand) -> wire.Answer:
        """Say it, perhaps again."""
        try:
            return self.ledger.end(one, await self.ask(one.command))
        except ServerLostError:
            one.lost += 1
            raise

    async def do(self, what: wire.CommandBody, seat: int | None = None) -> wire.Answer:
        """Something, by somebody who has just looked."""
        frame = await self.look()
        return await self.say(wire.Command(frame.seq, next_key(), what, frame.draft, seat))

    @abstractmethod
    async def look(self) -> wire.TableFrame:
        """The table as it is now."""

    @abstractmethod
    async def news(self, after: FrameKey) -> wire.TableFrame:
        """The table as soon as there is more to see than at this moment."""

    @abstractmethod
    async def ask(self, command: wire.Command) -> wire.Answer: ...

    @abstractmethod
    async def close(self) -> None: ...


def next_key() -> str:
    return f"key-{next(KEYS)}"


class PollingClient(TableClient):
    """Over HTTP, asking again and again."""

    @cached_property
    def http(self) -> Http:
        return Http(self.port, self.person.token)

    async def look(self) -> wire.TableFrame:
        data = await self.http.call("GET", f"/api/tables/{self.table}?{self.query(self.since)}")
        frame = msgspec.json.decode(data, type=wire.TableFrame)
        self.take(frame)
        return frame

    async def news(self, after: FrameKey) -> wire.TableFrame:
        pause = 0.005
        while True:
            frame = await self.look()
            if self.key > after:
                return frame
            await asyncio.sleep(pause)
            pause = min(0.1, pause * 1.5)

    async def ask(self, command: wire.Command) -> wire.Answer:
        data = await self.http.call("POST", f"/api/tables/{self.table}/commands", command)
        answer: wire.Answer = msgspec.json.decode(data, type=wire.Answer)
        return answer

    async def close(self) -> None:
        await self.http.aclose()
        del self.http  # whoever comes back has another one


@dataclass(eq=False)
class SocketClient(TableClient):
    """Over a live channel, opened again when it was lost."""

    socket: ClientConnection | None = None
    reading: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: dict[str, asyncio.Future[wire.Answer]] = field(default_factory=dict)

    async def open(self) -> ClientConnection:
        if self.socket is not None:
            return self.socket
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live?{self.query(self.since)}"
        headers = {"Authorization": f"Bearer {self.person.token}"} if self.person.token else {}
        try:
            self.socket = await connect(
                url, additional_headers=headers, compression=None, proxy=None, ping_interval=None, max_size=None
            )
        except (OSError, WebSocketException, TimeoutError, EOFError) as error:
            raise ServerLostError(str(error)) from error
        self.reading = asyncio.create_task(self.read(self.socket))
        return self.socket

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.hear(msgspec.json.decode(text, type=wire.Message))
        except (OSError, WebSocketException):
            pass
        finally:
            self.socket = None
            self.changed.set()
            for waiting in self.waiting.values():
                if not waiting.done():
                    waiting.set_exception(ServerLostError("the channel was closed"))

    def hear(self, message: wire.Message) -> None:
        if isinstance(message, wire.FrameUpdate):
            self.take(message.frame)
            self.changed.set()
        elif isinstance(message, wire.AnswerUpdate | wire.ErrorMessage):
            waiting = self.waiting.get(message.idem)
            if waiting is None or waiting.done():
                return
            if isinstance(message, wire.AnswerUpdate):
                waiting.set_result(message.answer)
            else:
                waiting.set_exception(
                    ServerLostError() if message.code == "unavailable" else RefusalError(message.code)
                )

    async def look(self) -> wire.TableFrame:
        return await self.news(BEFORE)

    async def news(self, after: FrameKey) -> wire.TableFrame:
        async with asyncio.timeout(PATIENCE):
            while self.frame is None or self.key <= after:
                self.changed.clear()
                await self.open()
                await self.changed.wait()
                self.check_reading()
                if self.socket is None:
                    raise ServerLostError("the channel was closed")
        return self.frame

    def check_reading(self) -> None:
        """What was found wrong while reading is raised here."""
        if self.reading is not None and self.reading.done() and not self.reading.cancelled():
            self.reading.result()

    async def ask(self, command: wire.Command) -> wire.Answer:
        socket = await self.open()
        waiting: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()
        self.waiting[command.idem] = waiting
        try:
            await socket.send(msgspec.json.encode(command).decode())
            async with asyncio.timeout(PATIENCE):
                return await waiting
        except (OSError, WebSocketException, TimeoutError) as error:
            raise ServerLostError(str(error)) from error
        finally:
            del self.waiting[command.idem]
            if waiting.done() and not waiting.cancelled():
                waiting.exception()  # heard of

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await asyncio.wait([self.reading])
            self.check_reading()
        self.socket = None


# --- how one plays ---


@dataclass(eq=False)
class TablePlayer:
    """Plays at a table to the end, whatever happens to the server; takes an answer back now and then."""

    window: TableClient
    rng: Random
    pending: SentCommand | None = None
    acted: FrameKey = BEFORE

    async def play(self) -> wire.TableFrame:
        """The last frame."""
        try:
            while True:
                try:
                    return await self.go_on()
                except ServerLostError:
                    await asyncio.sleep(0.03)
        finally:
            await self.window.close()

    async def go_on(self) -> wire.TableFrame:
        while True:
            if self.pending is not None:
                await self.window.settle(self.pending)
                self.pending = None
            frame = await self.window.news(self.acted)
            if frame.state in ("finished", "aborted"):
                return frame
            self.acted = (frame.seq, frame.draft)
            what = self.choose(frame)
            if what is not None:
                command = wire.Command(frame.seq, next_key(), what, frame.draft, frame.seat)
                self.pending = self.window.ledger.begin(self.window.table, self.window.person.name, command)

    def choose(self, frame: wire.TableFrame) -> wire.CommandBody | None:
        asked = frame.question
        if asked is None or not (asked.options or asked.given):
            return None
        if asked.given and self.rng.random() < RETRACTS:
            return wire.Retract()
        return wire.Play(self.rng.choice(asked.options).action) if asked.options else None


class Spectator(TablePlayer):
    """Only looks."""

    def choose(self, frame: wire.TableFrame) -> wire.CommandBody | None:
        return None


async def together(work: Iterable[Any]) -> list[Any]:
    """All at once; the first failure ends all of them."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one) for one in work]
    return [task.result() for task in tasks]
