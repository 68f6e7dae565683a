"""Real servers, each a process of its own: started, killed, and started again on the same database and port.

Run as a program, this is a server with a planted fault or with a clock that a test can set.
"""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from metropole.server import app
from metropole.server.bots import BotPool
from metropole.server.hub import Hub
from metropole.server.store import Store, connect
from tests.server.crash import ROOT, Hasty

READY = "Metropole serves at http://localhost:"
KILL = signal.SIGKILL if os.name == "posix" else signal.SIGTERM
HASTE = 0.05  # seconds between one deed of a hasty server and the next


def free_port() -> int:
    """A port that stays ours while nobody listens: none of those that the system gives to whoever calls."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                tried.bind(("127.0.0.1", port))
                return port


@dataclass
class ServerProcess:
    """One process. `variant` names a fault to plant, with a path after a colon where it needs one."""

    where: str
    log: Path
    variant: str = ""
    limits: str = "0"
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[str] | None = None
    said: str = ""  # on its standard output, after the first line; known when it was stopped

    def start(self) -> None:
        """Start it and wait until it listens."""
        program = ("tests.server.servers", self.variant) if self.variant else ("metropole",)
        where = ("--port", str(self.port), "--database", self.where, "--limits", self.limits)
        command = [sys.executable, "-m", *program, "serve", *where, "--no-browser", "--bots", "1"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith(f"{READY}{self.port} "), f"{said!r}\n{self.log.read_text()[-2000:]}"

    def kill(self) -> None:
        """Without a word, as a machine does that runs out of memory."""
        self.end(KILL)

    def stop(self) -> None:
        """As an operator does."""
        self.end(signal.SIGTERM)

    def end(self, by: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(by)
        try:
            said, _ = process.communicate(timeout=30)
            self.said += said if by == signal.SIGTERM else ""
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
    Hasty.delay = HASTE
    setattr(connect, "SqliteStore", Hasty)  # noqa: B010 -- a class is replaced


def set_clock(path: str) -> None:
    """The time is that of the machine and as many seconds more as a file says."""

    def hub(store: Store, bots: BotPool) -> Hub:
        return Hub(store, bots, lambda: time.time() + float(Path(path).read_text()))

    setattr(app, "Hub", hub)  # noqa: B010 -- a class is replaced


VARIANTS: dict[str, Callable[..., None]] = {"hasty": hasten, "clock": set_clock}


def advance(path: Path, seconds: float) -> None:
    """Let so much time pass for every server that looks at this clock."""
    fresh = path.with_suffix(".next")
    fresh.write_text(str(float(path.read_text()) + seconds))
    fresh.replace(path)


def main() -> None:
    from metropole.cli import main as serve

    name, *given = sys.argv.pop(1).split(":", 1)
    VARIANTS[name](*given)
    serve()


if __name__ == "__main__":
    main()
