"""Bots, seen from the server: processes of their own that are asked with a view and trusted with nothing.

Whatever a bot does (hang, crash, print, answer nonsense), its table gets an answer that was offered. Other tables do
not wait for it: a table that gives its name keeps one worker busy at most, so a hanging bot leaves the rest to them.
"""

import asyncio
import logging
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext, suppress
from dataclasses import dataclass
from itertools import count
from typing import Final, Self
from weakref import WeakValueDictionary

import msgspec

from metropole.bots import requests
from metropole.kernel import Game
from metropole.registry import Chart, RuleSet

FIRST_OPTION: Final = "first option"  # nobody's choice: the answer when every bot has failed
POLITE: Final = (*requests.WORKER, "--polite")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotDecision:
    """What a seat answers, in words; which level chose it; and what went wrong before, for the operator alone."""

    action: str
    by: str
    trouble: str = ""


class PoolClosedError(Exception):
    """There are no bots any more: the server is shutting down."""


# --- what a bot is told ---


def ask(
    rule_set: RuleSet, chart: Chart, board_text: str | None, game: Game, seat: int, level: str, seed: int
) -> requests.Request:
    """The request that goes to a worker, made from the view of the seat and from nothing else of the game.

    `board_text` is the TOML of the chart, or None for the shipped board. The seed must not depend on anything that the
    seat may not know.
    """
    return requests.request_from(game.view(seat), rule_set, chart.digest, board_text, level, seed)


# --- one worker ---


class BotProcess:
    """A process that answers one request at a time. It is started when needed, and anew after any failure."""

    def __init__(self, command: Sequence[str], timeout: float, start: float) -> None:
        self.command = command
        self.timeout = timeout
        self.patience = start
        self.process: Process | None = None
        self.ready = False  # started, and done with whatever it was asked
        self.closed = False

    async def answer(self, request: requests.Request) -> str:
        """One of the options, or BotError. In trouble, or when nobody waits any more, the process ends."""
        try:
            process = await self.running()
            self.ready = False
            action = await self.exchange(process, request)
            self.ready = True
            return action
        except (OSError, RuntimeError) as error:  # cannot be started, or has gone; uvloop says it the second way
            raise requests.BotError(requests.one_line(f"the worker cannot be reached: {error}")) from error
        finally:
            if not self.ready:
                self.kill()

    async def exchange(self, process: Process, request: requests.Request) -> str:
        """Ask, and check what comes back."""
        assert process.stdin is not None
        try:
            async with asyncio.timeout(self.timeout):
                process.stdin.write(requests.written(request))
                await process.stdin.drain()
                answer = await heard(process)
        except TimeoutError:
            raise requests.BotError(f"no answer within {self.timeout:g} seconds") from None
        return requests.offered(answer, request)

    async def running(self) -> Process:
        """The process, ready for a request."""
        if self.ready and self.process is not None and self.process.returncode is None:
            return self.process
        await self.end()
        self.process = process = await asyncio.create_subprocess_exec(
            *self.command,
            *("--limit", str(self.timeout + requests.OVERTIME)),
            stdin=PIPE,
            stdout=PIPE,
            env=requests.environment(os.environ),
            start_new_session=True,  # an interrupt at the terminal is for the server, which then ends its workers
        )
        if self.closed:
            raise PoolClosedError
        try:
            async with asyncio.timeout(self.patience):
                first = await heard(process)
        except TimeoutError:
            raise requests.BotError(f"the worker was not ready within {self.patience:g} seconds") from None
        requests.greeted(first)
        return process

    def kill(self) -> None:
        """End the process and whatever it has started, at once."""
        self.ready = False
        if self.process is not None and self.process.returncode is None:
            requests.kill(self.process)

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


async def heard(process: Process) -> requests.BotResponse:
    """The next line of a worker."""
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
    except ValueError as error:  # no end of the line
        raise requests.BotError(requests.one_line(f"the worker answered nonsense: {error}")) from error
    return requests.read_answer(line)


# --- all workers ---


class BotPool:
    """A few workers for all tables. They are started when first needed; `close` ends them all.

    A worker that gives no good answer within `timeout` seconds is replaced. No answer is given sooner than `pause`
    seconds after it was asked for, so that people can follow. `command` starts a worker; `--limit` is added to it.
    """

    def __init__(
        self,
        workers: int,
        timeout: float,
        pause: float = 0.0,
        start: float = requests.START,
        command: Sequence[str] = POLITE,
    ) -> None:
        self.workers = [BotProcess(command, timeout, start) for _ in range(workers)]
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

    async def choose(self, request: requests.Request, table: str = "") -> BotDecision:
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

    async def decided(self, worker: BotProcess, request: requests.Request) -> BotDecision:
        """The wanted level decides, or else a plain one in a fresh process, or else nobody."""
        troubles: list[str] = []
        for level in (request.level, requests.FALLBACK):
            if self.closed:
                raise PoolClosedError
            try:
                action = await worker.answer(msgspec.structs.replace(request, id=next(self.ids), level=level))
                return BotDecision(action, level, "; ".join(troubles))
            except requests.BotError as trouble:
                if self.closed:
                    raise PoolClosedError from None
                log.warning("bot '%s', seat %d of %s: %s", level, request.seat + 1, request.edition, trouble)
                troubles.append(f"{level}: {trouble}")
        return BotDecision(request.options[0], FIRST_OPTION, "; ".join(troubles))

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
