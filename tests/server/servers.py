"""Real servers, each a process of its own: started, killed, and started again on the same database and port.

Run as a program, this is a server with a planted fault or with a clock that a test can set.
"""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from metropole.server import app
from metropole.server.bots import BotPool
from metropole.server.hub import Hub
from metropole.server.store import LogRow, Store, Summary
from metropole.server.store.sqlite import SqliteStore

ROOT = Path(__file__).resolve().parent.parent.parent
READY = "Metropole serves at http://localhost:"
KILL = signal.SIGKILL if os.name == "posix" else signal.SIGTERM
HASTE = 0.05  # seconds between the word and the deed of a hasty server


def free_port() -> int:
    """A port that stays ours while nobody listens: none of those that the system gives to whoever calls."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                tried.bind(("127.0.0.1", port))
                return port


class ServerProcess:
    """One process. `variant` names a fault to plant, with a path after a colon where it needs one."""

    def __init__(self, where: str, log: Path, variant: str = "", limits: str = "0") -> None:
        self.where = where
        self.limits = limits
        self.said = ""  # on its standard output, after the first line; known when it was stopped
        self.log = log
        self.variant = variant
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.kills = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.stop()

    def start(self) -> float:
        """Start it and wait until it listens; how many seconds that took."""
        program = ("tests.server.servers", self.variant) if self.variant else ("metropole",)
        where = ("--port", str(self.port), "--database", self.where, "--limits", self.limits)
        command = [sys.executable, "-m", *program, "serve", *where, "--no-browser", "--bots", "1"]
        begun = time.monotonic()
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith(f"{READY}{self.port} "), f"{said!r}\n{self.log.read_text()[-2000:]}"
        return time.monotonic() - begun

    def kill(self) -> None:
        """Without a word, as a machine does that runs out of memory."""
        self.end(KILL)
        self.kills += 1

    def stop(self) -> None:
        """As an operator does."""
        self.end(signal.SIGTERM)

    def end(self, by: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with process:
            process.send_signal(by)
            try:
                process.wait(30)
                if by == signal.SIGTERM and process.stdout is not None:
                    self.said += process.stdout.read()
            except subprocess.TimeoutExpired:
                process.kill()
                raise

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def lines(self) -> list[str]:
        """Everything that it has written to its log."""
        return self.log.read_text().splitlines()

    def troubles(self) -> list[str]:
        """What the server itself calls an error in its log."""
        return [line for line in self.lines if '"level": "error"' in line]


@contextmanager
def serving(
    where: str, place: Path, count: int = 1, variant: str = "", limits: str = "0"
) -> Iterator[list[ServerProcess]]:
    """Some servers on one database, until the end of the block."""
    servers = [ServerProcess(where, place / f"server{number}.log", variant, limits) for number in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.stop()


# --- faults and clocks ---


def hasten() -> None:
    """Say yes before anything is on disk."""
    honest = SqliteStore.append
    later: set[asyncio.Task[None]] = set()
    order = asyncio.Lock()

    async def write(store: SqliteStore, table: str, after: int, rows: list[LogRow], summary: Summary) -> None:
        async with order:
            await asyncio.sleep(HASTE)
            await honest(store, table, after, rows, summary)

    async def hasty(store: SqliteStore, table: str, after: int, rows: list[LogRow], summary: Summary) -> None:
        task = asyncio.create_task(write(store, table, after, rows, summary))
        later.add(task)
        task.add_done_callback(later.discard)

    setattr(SqliteStore, "append", hasty)  # noqa: B010 -- a method is replaced


def set_clock(path: str) -> None:
    """The time is that of the machine and as many seconds more as a file says."""

    def now() -> float:
        return time.time() + float(Path(path).read_text())

    def room(store: Store, bots: BotPool) -> Hub:
        return Hub(store, bots, now)

    setattr(app, "Hub", room)  # noqa: B010 -- a class is replaced


VARIANTS: dict[str, Callable[..., None]] = {"hasty": hasten, "clock": set_clock}


def advance(path: Path, seconds: float) -> None:
    """Let so much time pass for every server that looks at this clock."""
    fresh = path.with_suffix(".next")
    fresh.write_text(str(float(path.read_text()) + seconds))
    os.replace(fresh, path)


def main() -> None:
    from metropole.cli import main as serve

    name, *given = sys.argv.pop(1).split(":", 1)
    VARIANTS[name](*given)
    serve()


if __name__ == "__main__":
    main()
