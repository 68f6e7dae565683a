"""Bots, seen from the server: processes of their own that are asked with a view and trusted with nothing.

Whatever a bot does (hang, crash, print, answer nonsense), its table gets an answer that was offered. Other tables do
not wait for it: a table that gives its name keeps one worker busy at most, so a hanging bot leaves the rest to them.
"""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext, suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Self
from weakref import WeakValueDictionary

import msgspec

from metropole.bots import KNOWN, UnknownBot
from metropole.kernel import NotAwaited
from metropole.kernel.playout import Dice
from metropole.registry import Title
from metropole.server.botworker import READY, Answer, Request

FALLBACK: Final = "greedy"
FIRST_OPTION: Final = "first option"  # nobody's choice: the answer when every bot has failed

WORKER: Final = (sys.executable, "-P", "-m", "metropole.server.botworker")
START: Final = 30.0  # seconds until a worker is ready
OVERTIME: Final = 5.0  # seconds after which a worker that the server could not end ends itself
LONGEST_TROUBLE: Final = 400
INHERITED: Final = ("HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Choice:
    """What a seat answers, in words; which level chose it; and what went wrong before, for the operator alone."""

    action: str
    by: str
    trouble: str = ""


class Closed(Exception):
    """There are no bots any more: the server is shutting down."""


class Trouble(Exception):
    """A worker has failed; the message says how, in one line."""


def known_level(name: str) -> str:
    """The name of a level that a table may have; others are refused."""
    if name not in KNOWN:
        raise UnknownBot(f"level: '{name}' is unknown (known: {', '.join(KNOWN)})")
    return name


# --- what a bot is told ---


def ask(title: Title, chart: Any, board_text: str | None, game: Any, seat: int, level: str, seed: int) -> Request:
    """The request that goes to a worker, made from the view of the seat and from nothing else of the game.

    `board_text` is the TOML of the chart, or None for the shipped board. The seed must not depend on anything that the
    seat may not know.
    """
    return request_from(title.kind.view(game, seat), title, chart.digest, board_text, level, seed)


# What the two games' views share beyond the kernel's part is their table.
def request_from(seen: Any, title: Title, digest: str, board_text: str | None, level: str, seed: int) -> Request:
    """Everything hidden is dealt anew by the seed: equal views and equal seeds give equal requests."""
    if not seen.options:
        raise NotAwaited(f"seat {seen.seat + 1} is not asked anything now")
    world = title.kind.redeal(seen, Dice(seed))
    return Request(
        id=0,
        edition=title.name,
        seats=seen.seats,
        board=board_text,
        digest=digest,
        seat=seen.seat,
        level=level,
        seed=seed,
        numbers=world.numbers(),
        options=[world.space.name(option) for option in seen.options],
    )


# --- one worker ---


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """What a worker needs of the server's environment, which may hold passwords and keys."""
    return {name: value for name, value in own.items() if name in INHERITED or name.startswith("PYTHON")}


def one_line(text: str) -> str:
    """Text of a bot or about it, fit for a log."""
    line = " ".join(text.split())
    return line[:LONGEST_TROUBLE] if line.isprintable() else repr(line)[:LONGEST_TROUBLE]


class Worker:
    """A process that answers one request at a time. It is started when needed, and anew after any failure."""

    def __init__(self, command: Sequence[str], timeout: float, start: float) -> None:
        self.command = command
        self.timeout = timeout
        self.patience = start
        self.process: Process | None = None
        self.ready = False  # started, and done with whatever it was asked
        self.closed = False

    async def answer(self, request: Request) -> str:
        """One of the options, or Trouble. In trouble, or when nobody waits any more, the process ends."""
        try:
            process = await self.running()
            self.ready = False
            action = await self.exchange(process, request)
            self.ready = True
            return action
        except (OSError, RuntimeError) as error:  # cannot be started, or has gone; uvloop says it the second way
            raise Trouble(one_line(f"the worker cannot be reached: {error}")) from error
        finally:
            if not self.ready:
                self.kill()

    async def exchange(self, process: Process, request: Request) -> str:
        """Ask, and check what comes back."""
        assert process.stdin is not None
        try:
            async with asyncio.timeout(self.timeout):
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                await process.stdin.drain()
                answer = await heard(process)
        except TimeoutError:
            raise Trouble(f"no answer within {self.timeout:g} seconds") from None
        if answer.id != request.id:
            raise Trouble(f"answered {answer.id} instead of {request.id}")
        if answer.error:
            raise Trouble(one_line(answer.error))
        if answer.action not in request.options:
            raise Trouble(one_line(f"answered '{answer.action}', which is not offered"))
        return answer.action

    async def running(self) -> Process:
        """The process, ready for a request."""
        if self.ready and self.process is not None and self.process.returncode is None:
            return self.process
        await self.end()
        self.process = process = await asyncio.create_subprocess_exec(
            *self.command,
            *("--limit", str(self.timeout + OVERTIME)),
            stdin=PIPE,
            stdout=PIPE,
            env=environment(os.environ),
            start_new_session=True,  # an interrupt at the terminal is for the server, which then ends its workers
        )
        if self.closed:
            raise Closed
        try:
            async with asyncio.timeout(self.patience):
                first = await heard(process)
        except TimeoutError:
            raise Trouble(f"the worker was not ready within {self.patience:g} seconds") from None
        if first != READY:
            raise Trouble("the worker did not begin by saying that it is ready")
        return process

    def kill(self) -> None:
        """End the process and whatever it has started, at once."""
        self.ready = False
        if self.process is None or self.process.returncode is not None:
            return
        with suppress(ProcessLookupError, PermissionError):  # it has ended by itself
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)

    async def end(self) -> None:
        """End the process and wait until nothing is left of it."""
        self.kill()
        if self.process is None:
            return
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        with suppress(OSError):
            await self.process.stdout.read()
        await self.process.wait()
        self.process = None


async def heard(process: Process) -> Answer:
    """The next line of a worker."""
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise Trouble("the worker ended without an answer")
        return msgspec.json.decode(line, type=Answer)
    except ValueError as error:  # no JSON, no answer, or no end of the line
        raise Trouble(one_line(f"the worker answered nonsense: {error}")) from error


# --- all workers ---


class Bots:
    """A few workers for all tables. They are started when first needed; `close` ends them all.

    A worker that gives no good answer within `timeout` seconds is replaced. No answer is given sooner than `pause`
    seconds after it was asked for, so that people can follow. `command` starts a worker; `--limit` is added to it.
    """

    def __init__(
        self,
        workers: int,
        timeout: float,
        pause: float = 0.0,
        start: float = START,
        command: Sequence[str] = WORKER,
    ) -> None:
        self.workers = [Worker(command, timeout, start) for _ in range(workers)]
        self.idle = self.workers[::-1]
        self.vacancies = asyncio.Semaphore(workers)
        self.pause = pause
        self.ids = count(1)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.closed = False
        self.closing = asyncio.Lock()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def pids(self) -> list[int]:
        """The processes that are running now."""
        processes = [worker.process for worker in self.workers]
        return [process.pid for process in processes if process is not None and process.returncode is None]

    async def choose(self, request: Request, table: str = "") -> Choice:
        """An answer that is offered, whatever the bot does. Requests of the same table, if named, wait in line."""
        clock = asyncio.get_running_loop()
        earliest = clock.time() + self.pause
        async with self.turn(table), self.vacancies:
            worker = self.idle.pop()
            try:
                choice = await self.decided(worker, request)
            finally:
                self.idle.append(worker)
        await asyncio.sleep(max(0.0, earliest - clock.time()))
        return choice

    def turn(self, table: str) -> AbstractAsyncContextManager[object]:
        """One request at a time per table, so that a table cannot keep all workers busy."""
        return self.turns.setdefault(table, asyncio.Lock()) if table else nullcontext()

    async def decided(self, worker: Worker, request: Request) -> Choice:
        """The wanted level decides, or else a plain one in a fresh process, or else nobody."""
        troubles: list[str] = []
        for level in (request.level, FALLBACK):
            if self.closed:
                raise Closed
            try:
                action = await worker.answer(msgspec.structs.replace(request, id=next(self.ids), level=level))
                return Choice(action, level, "; ".join(troubles))
            except Trouble as trouble:
                if self.closed:
                    raise Closed from None
                log.warning("bot '%s', seat %d of %s: %s", level, request.seat + 1, request.edition, trouble)
                troubles.append(f"{level}: {trouble}")
        return Choice(request.options[0], FIRST_OPTION, "; ".join(troubles))

    async def close(self) -> None:
        """End all workers: at once, even if nobody waits for the rest. Whoever waits for an answer gets Closed."""
        self.closed = True
        for worker in self.workers:
            worker.closed = True
            worker.kill()
        async with self.closing, AsyncExitStack() as all_workers:
            for _ in self.workers:
                await all_workers.enter_async_context(self.vacancies)
            for worker in self.workers:
                await worker.end()
