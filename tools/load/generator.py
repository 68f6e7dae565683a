"""The crowd: tables, people and moves. Moves are sent when they are due and not when the last one was answered, so a
slow server cannot slow down its own test.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.load.plan import SEATS, LoadError, LoadPlan
from tools.load.report import LoadReport, ProcessStats, percentile

PATIENCE: Final = 30.0  # seconds for a server that does not answer
OPENING_AT_ONCE: Final = 32  # connections
SETTING_AT_ONCE: Final = 4  # tables
TOLD_EVERY: Final = 2.0  # seconds
MOST_ERRORS: Final = 1000
OTHERS: Final = 64  # files that are no connections


LoadProgress = Callable[[str], None]


# --- what is read of what the server says: no more than is needed to play on ---


class LoadOption(Struct):
    action: str


class LoadQuestion(Struct):
    options: list[LoadOption]


class LoadFrame(Struct):
    seq: int
    draft: int
    state: str
    question: LoadQuestion | None


class LoadFrameUpdate(Struct, tag="frame"):
    frame: LoadFrame


class LoadAnswer(Struct):
    type: str
    seq: int
    draft: int
    code: str = ""


class LoadAnswerUpdate(Struct, tag="answer"):
    idem: str
    answer: LoadAnswer


class LoadChatUpdate(Struct, tag="talk"):
    pass


class LoadErrorMessage(Struct, tag="error"):
    code: str


READER: Final = msgspec.json.Decoder(LoadFrameUpdate | LoadAnswerUpdate | LoadChatUpdate | LoadErrorMessage)


# --- one server ---


@contextmanager
def own_server(database: str | None) -> Iterator[tuple[str, int, Path]]:
    """A server in a process of its own: its address, its process and its log."""
    with tempfile.TemporaryDirectory(prefix="metropole-load-") as place:
        where = database or str(Path(place) / "load.db")
        command = [sys.executable, "-m", "metropole", "serve", "--port", "0", "--no-browser", "--limits", "0"]
        log = Path(place) / "server.log"
        with log.open("wb") as heard:
            process = subprocess.Popen([*command, "--database", where], stdout=subprocess.PIPE, stderr=heard, text=True)
            try:
                assert process.stdout is not None
                words = process.stdout.readline().split()
                address = next((word for word in words if word.startswith("http://")), "")
                if not address:
                    raise LoadError(f"the server did not start: {log.read_text()[-300:].strip()}")
                yield address, process.pid, log
            finally:
                stop(process)


def stop(process: "subprocess.Popen[str]") -> None:
    """End the server, kindly if it lets us."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def errors_in(log: Path) -> list[str]:
    """What the server itself wrote down as gone wrong."""
    return [f"server log: {line[:300]}" for line in log.read_text().splitlines() if '"level": "error"' in line]


# --- people and tables, by plain requests ---


class Door:
    """One caller of the server."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.line = HTTPConnection(parts.hostname or "localhost", parts.port, timeout=PATIENCE)

    def post(self, path: str, body: object, token: str = "") -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        try:
            self.line.request("POST", path, msgspec.json.encode(body), headers)
            response = self.line.getresponse()
            data = response.read()
        except (OSError, HTTPException) as error:
            raise LoadError(f"the server does not answer: {error}") from None
        if response.status >= 300:
            raise LoadError(f"{path}: {response.status} {data[:200].decode(errors='replace')}")
        answer: dict[str, Any] = msgspec.json.decode(data)
        return answer

    def guest(self, name: str) -> str:
        return str(self.post("/api/players", {"name": name})["token"])


def set_table(address: str, rules: str, number: int) -> tuple[str, list[str]]:
    """A table with a guest on every seat, begun: its name, and who may play there."""
    door = Door(address)
    try:
        tokens = [door.guest(f"Guest {number}-{seat}") for seat in range(SEATS)]
        places = [{"type": "me"}, *[{"type": "open"}] * (SEATS - 1)]
        table = door.post("/api/tables", {"edition": rules, "places": places}, tokens[0])["table"]
        for seat in range(1, SEATS):
            order = {"seq": seat + 1, "idem": "join", "do": {"type": "join", "seat": seat}}
            answer = door.post(f"/api/tables/{table}/commands", order, tokens[seat])
            if answer["type"] != "accepted":
                raise LoadError(f"a seat was not given: {answer}")
        return str(table), tokens
    finally:
        door.line.close()


# --- the crowd ---


@dataclass(eq=False)
class Move:
    """A command under way: when it was sent, what its sender had seen, and who has not seen more yet."""

    sent: float
    seq: int
    draft: int
    mover: "LoadConnection"
    waiting: "set[LoadConnection]"
    answered: bool = False
    arrivals: list[float] = field(default_factory=list)  # at others, since it was sent

    @property
    def over(self) -> bool:
        return self.answered and not self.waiting


class SimulatedTable:
    """A table and everybody at it. One command at a time: who has not seen the last one would only be told so."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.channels: list[LoadConnection] = []
        self.move: Move | None = None

    def ready(self) -> "list[LoadConnection]":
        """Those who have something to say now."""
        return [channel for channel in self.channels if channel.options] if self.move is None else []


class LoadConnection:
    """One open window of a player, or of a spectator."""

    def __init__(self, crowd: "LoadGenerator", game: SimulatedTable, token: str) -> None:
        self.crowd = crowd
        self.game = game
        self.token = token
        self.seq = self.draft = -1
        self.options: list[LoadOption] = []
        self.first = asyncio.Event()
        self.socket: ClientConnection | None = None

    async def open(self, address: str) -> None:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        where = f"ws://{urlsplit(address).netloc}/api/tables/{self.game.id}/live"
        self.socket = await connect(
            where,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            max_size=None,
        )

    async def listen(self) -> None:
        """Everything that comes, until the window is closed; before the end it should not be."""
        assert self.socket is not None
        with suppress(WebSocketException):
            while True:
                data = await self.socket.recv(decode=False)
                self.hear(data, perf_counter())
        if not self.crowd.ending:
            self.crowd.wrong(f"a connection was closed: {self.socket.close_code}")
            self.first.set()

    def hear(self, data: bytes | str, now: float) -> None:
        message = READER.decode(data)
        if isinstance(message, LoadFrameUpdate):
            self.crowd.count_frame(len(data))
            self.see(message.frame, now)
        elif isinstance(message, LoadAnswerUpdate):
            self.crowd.acknowledge(self, message.answer, now)
        elif isinstance(message, LoadErrorMessage):
            self.crowd.wrong(f"error {message.code}")

    def see(self, frame: LoadFrame, now: float) -> None:
        if frame.seq < self.seq:
            self.crowd.wrong(f"line {frame.seq} came after line {self.seq}")
        self.seq, self.draft = frame.seq, frame.draft
        self.options = frame.question.options if frame.question else []
        self.first.set()
        move = self.game.move
        if move is None or self not in move.waiting:
            return
        if frame.seq > move.seq or (self is move.mover and frame.draft > move.draft):
            move.waiting.discard(self)
            if self is not move.mover:
                move.arrivals.append(now - move.sent)
            self.crowd.finish(self.game, move)


class LoadGenerator:
    """Everybody, and what is measured."""

    def __init__(self, plan: LoadPlan, address: str, tell: LoadProgress) -> None:
        self.plan = plan
        self.address = address
        self.tell = tell
        self.rng = Random(plan.seed)
        self.games: deque[SimulatedTable] = deque()
        self.channels: list[LoadConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.ending = False
        self.keys = count(1)
        self.report = LoadReport()

    # --- what happens ---

    def wrong(self, what: str) -> None:
        self.report.error_count += 1
        if len(self.report.errors) < MOST_ERRORS:
            self.report.errors.append(what)

    def count_frame(self, size: int) -> None:
        self.report.frames += 1
        self.report.frame_bytes += size

    def acknowledge(self, channel: LoadConnection, answer: LoadAnswer, now: float) -> None:
        move = channel.game.move
        if move is None or move.mover is not channel or move.answered:
            self.wrong("an answer to nothing")
            return
        self.report.acknowledged.append(now - move.sent)
        move.answered = True
        if answer.type != "accepted":
            self.wrong(f"{answer.type} {answer.code}".strip())
            move.waiting.clear()
        elif answer.seq == move.seq:  # a draft: nobody else hears of it
            move.waiting &= {channel}
        self.finish(channel.game, move)

    def finish(self, game: SimulatedTable, move: Move) -> None:
        """A move that everybody has seen makes room for the next."""
        if move.over:
            game.move = None
            self.report.moves += 1
            self.report.fanned_out += move.arrivals

    # --- coming together ---

    async def gather(self) -> None:
        """Set the tables and open all windows."""
        began = perf_counter()
        numbers = range(self.plan.games)
        rules = [self.plan.rules[number % len(self.plan.rules)] for number in numbers]
        with ThreadPoolExecutor(SETTING_AT_ONCE) as threads:
            for done, (table, tokens) in enumerate(threads.map(partial(set_table, self.address), rules, numbers)):
                game = SimulatedTable(table)
                self.games.append(game)
                self.channels += [LoadConnection(self, game, token) for token in tokens]
                self.say(began, done + 1, self.plan.games, "tables")
                await asyncio.sleep(0)
        extra = self.plan.connections - len(self.channels)
        self.channels += [LoadConnection(self, self.games[i % len(self.games)], "") for i in range(extra)]
        await self.connect_all()
        await self.go_ahead()
        self.report = LoadReport(perf_counter() - began, errors=self.report.errors, error_count=self.report.error_count)

    async def connect_all(self) -> None:
        began, places = perf_counter(), asyncio.Semaphore(OPENING_AT_ONCE)
        opened = 0

        async def connected(channel: LoadConnection) -> None:
            nonlocal opened
            async with places:
                await channel.open(self.address)
                channel.game.channels.append(channel)
                self.listening.append(asyncio.create_task(channel.listen()))
                await asyncio.wait_for(channel.first.wait(), PATIENCE)
            opened += 1
            self.say(began, opened, len(self.channels), "connections")

        await together([connected(channel) for channel in self.channels])

    async def go_ahead(self) -> None:
        """Play the beginning of every game as fast as it goes."""
        began = heard = perf_counter()
        missing = dict.fromkeys(self.games, self.plan.ahead)
        while any(missing.values()) or self.is_under_way():
            for game in [game for game in self.games if missing[game] and game.ready()]:
                await self.send(game, self.rng.choice(game.ready()))
                missing[game] -= 1
                heard = perf_counter()
            if perf_counter() > heard + PATIENCE:
                raise LoadError("the games do not go on")
            await asyncio.sleep(0.002)
        self.tell(f"every game is {self.plan.ahead} answers ahead, {perf_counter() - began:.0f} s")

    def is_under_way(self) -> bool:
        return any([game.move is not None for game in self.games])

    def say(self, began: float, done: int, of: int, what: str) -> None:
        if done == of or done % max(1, of // 10) == 0:
            self.tell(f"{done} of {of} {what}, {perf_counter() - began:.0f} s")

    # --- playing ---

    async def play(self) -> None:
        """So many moves a second, each when it is due."""
        plan, began = self.plan, perf_counter()
        told = began
        for i in range(round(plan.rate * plan.seconds)):
            due = began + i / plan.rate
            while (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            now = perf_counter()
            self.report.late.append(now - due)
            await self.play_one()
            if now > told + TOLD_EVERY:
                told = now
                self.tell_progress(began, now)
        await self.settle()
        self.report.seconds = perf_counter() - began

    def tell_progress(self, began: float, now: float) -> None:
        so_far = percentile(sorted(self.report.acknowledged), 99) or 0.0
        left = max(0.0, began + self.plan.seconds - now)
        told = f"{self.report.moves} moves, {self.report.error_count} errors, p99 {so_far * 1000:.0f} ms"
        self.tell(f"{told}, {left:.0f} s left")

    async def play_one(self) -> None:
        """The next table in turn where somebody has something to say."""
        for _ in range(len(self.games)):
            game = self.games[0]
            self.games.rotate(-1)
            if speakers := game.ready():
                await self.send(game, self.rng.choice(speakers))
                return
        self.report.held += 1

    async def send(self, game: SimulatedTable, mover: LoadConnection) -> None:
        action = self.rng.choice(mover.options).action
        order = {"seq": mover.seq, "draft": mover.draft, "idem": str(next(self.keys))}
        text = msgspec.json.encode({**order, "do": {"type": "play", "action": action}}).decode()
        assert mover.socket is not None
        mover.options = []
        game.move = Move(perf_counter(), mover.seq, mover.draft, mover, set(game.channels))
        try:
            await mover.socket.send(text)
        except WebSocketException:
            self.wrong("a command could not be sent")

    async def settle(self) -> None:
        """Wait for what is under way; whatever does not come is an error."""
        until = perf_counter() + PATIENCE
        while self.is_under_way() and perf_counter() < until:
            await asyncio.sleep(0.02)
        for game in self.games:
            if game.move is not None:
                self.wrong("a move was not answered" if not game.move.answered else "a move was not seen by everybody")

    async def leave(self) -> None:
        self.ending = True
        sockets = [channel.socket for channel in self.channels if channel.socket is not None]
        for socket in sockets:
            socket.transport.abort()
        await asyncio.gather(*self.listening, return_exceptions=True)


async def together(work: Sequence[Coroutine[Any, Any, None]]) -> None:
    """All at once; the first failure ends the rest."""
    try:
        async with asyncio.TaskGroup() as group:
            for one in work:
                group.create_task(one)
    except BaseExceptionGroup as errors:
        first = errors.exceptions[0]
        raise LoadError(f"a connection could not be opened: {type(first).__name__} {first}") from None


async def run(plan: LoadPlan, address: str, pid: int | None, tell: LoadProgress) -> LoadReport:
    """Bring the crowd together, let it play, and send it home."""
    crowd = LoadGenerator(plan, address, tell)
    try:
        await crowd.gather()
        server, own = ProcessStats(pid), ProcessStats(os.getpid())
        await crowd.play()
        crowd.report.server, crowd.report.generator = server.used(), own.used()
    finally:
        await crowd.leave()
    return crowd.report


def measured(plan: LoadPlan, database: str | None, server: str | None, tell: LoadProgress) -> LoadReport:
    """The whole measurement, on a server of our own or on one that runs already."""
    plan.check()
    allow_files(plan.connections + OTHERS)
    if server is not None:
        return in_fast_loop(run(plan, server.rstrip("/"), None, tell))
    with own_server(database) as (address, pid, log):
        report = in_fast_loop(run(plan, address, pid, tell))
        for line in errors_in(log):
            report.error_count += 1
            report.errors.append(line)
    return report


def in_fast_loop(work: Coroutine[Any, Any, LoadReport]) -> LoadReport:
    """Run it in the quickest event loop there is: the generator shares its machine with the server."""
    if sys.platform == "win32":
        return asyncio.run(work)
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def allow_files(wanted: int) -> None:
    """As many open files as there are connections, for us and for the server that we start."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now < wanted:
        if most != resource.RLIM_INFINITY and most < wanted:
            raise LoadError(f"connections: this system allows {most} open files")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
