"""Scripted people: they come in, sit down, play at random over HTTP or a live channel, and remember what they hear.

Whatever happens to the server, they come back, and what they are not sure of they say again with the same key.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from typing import Any, Protocol
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from metropole.server import wire

PATIENCE = 60.0  # seconds for anything that a server does
IDLE = 3.0  # seconds after which a connection may have been closed by the other side
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

    def waits(self) -> list[float]:
        """Milliseconds from the first word to the answer, of what never was lost, in order."""
        return sorted([(one.heard - one.sent) * 1000 for one in self.said if one.answer is not None and not one.lost])

    def speed(self) -> str:
        waits = self.waits()
        if not waits:
            return "nothing was answered"
        middle, most = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        return f"{len(waits)} answers, p50 {middle:.1f} ms, p99 {most:.1f} ms"


# --- HTTP ---


class Http:
    """One connection to a server, for one request after the other."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def call(self, method: str, path: str, body: Any = None, key: str = "") -> bytes:
        """What is answered; Refusal if it is refused, Lost if nobody knows."""
        try:
            async with asyncio.timeout(PATIENCE):
                status, data = await self.exchange(self.request(method, path, body, key))
        except (OSError, EOFError, asyncio.LimitOverrunError, TimeoutError) as error:
            await self.close()
            raise ServerLostError(str(error)) from error
        if status == 503:
            raise ServerLostError(data.decode())
        assert status < 500, data
        if status >= 400:
            raise RefusalError(msgspec.json.decode(data, type=wire.Problem).code)
        return data

    def request(self, method: str, path: str, body: Any, key: str) -> bytes:
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(data)}"]
        lines += [f"Authorization: Bearer {self.token}"] if self.token else []
        lines += [f"Idempotency-Key: {key}"] if key else []
        return "\r\n".join([*lines, "", ""]).encode() + data

    async def exchange(self, request: bytes) -> tuple[int, bytes]:
        reader, writer = await self.open()
        writer.write(request)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        sizes = [int(line.split(":")[1]) for line in head if line.lower().startswith("content-length:")]
        data = await reader.readexactly(sizes[0] if sizes else 0)
        self.used = time.monotonic()
        return int(head[0].split()[1]), data

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is not None and (self.streams[0].at_eof() or time.monotonic() > self.used + IDLE):
            await self.close()
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        return self.streams

    async def close(self) -> None:
        streams, self.streams = self.streams, None
        if streams is not None:
            streams[1].close()
            with suppress(OSError):
                await streams[1].wait_closed()


@dataclass(frozen=True)
class SignedInPerson:
    """Somebody who has come in."""

    name: str
    token: str
    language: str = "en"


async def come_in(port: int, name: str, language: str = "en") -> SignedInPerson:
    http = Http(port)
    try:
        data = await http.call("POST", "/api/players", {"name": name})
    finally:
        await http.close()
    return SignedInPerson(name, msgspec.json.decode(data, type=wire.Admitted).token, language)


async def open_table(port: int, host: SignedInPerson, wanted: wire.NewTable, key: str = "") -> str:
    http = Http(port, host.token)
    try:
        return msgspec.json.decode(await http.call("POST", "/api/tables", wanted, key), type=wire.Opened).table
    finally:
        await http.close()


async def until_served(work: Any) -> Any:
    """Do something again and again while the server is away; it must be something that may be done twice."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await work()
            except ServerLostError:
                await asyncio.sleep(0.03)


# --- how one looks at a table ---


class TableClient(ABC):
    """How somebody looks at a table and speaks there. What he is shown must follow from what he was shown before."""

    def __init__(self, port: int, person: SignedInPerson, table: str, ledger: Ledger, seat: int | None = None) -> None:
        self.port = port
        self.person = person
        self.table = table
        self.ledger = ledger
        self.seat = seat
        self.frame: wire.TableFrame | None = None
        self.log: list[wire.LogEntry] = []

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

    def __init__(self, port: int, person: SignedInPerson, table: str, ledger: Ledger, seat: int | None = None) -> None:
        super().__init__(port, person, table, ledger, seat)
        self.http = Http(port, person.token)

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
        await self.http.close()


class SocketClient(TableClient):
    """Over a live channel, opened again when it was lost."""

    def __init__(self, port: int, person: SignedInPerson, table: str, ledger: Ledger, seat: int | None = None) -> None:
        super().__init__(port, person, table, ledger, seat)
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        self.waiting: dict[str, asyncio.Future[wire.Answer]] = {}

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


class ClientMaker(Protocol):
    def __call__(
        self, port: int, person: SignedInPerson, table: str, ledger: Ledger, seat: int | None = None
    ) -> PollingClient | SocketClient: ...


# --- how one plays ---


class TablePlayer:
    """Plays at a table to the end, whatever happens to the server; takes an answer back now and then."""

    def __init__(self, window: TableClient, rng: Random, retracts: float = 0.05) -> None:
        self.window = window
        self.rng = rng
        self.retracts = retracts
        self.pending: SentCommand | None = None
        self.acted = BEFORE

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
        if asked.given and self.rng.random() < self.retracts:
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
