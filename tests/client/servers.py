"""A real server in a process of its own, and clients that play at it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from metropole.client import Client
from metropole.server.wire import Accepted, LogEntry, Stale, TableFrame

READY = re.compile(r"Metropole serves at http://localhost:(\d+) ")
SHORT = "colonialism/original+short"


class ServerProcess:
    """One database, and a process that serves it; after it was killed, another one at the same port."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        options = ["--no-browser", "--limits", "0", "--bots", "1", "--database", str(self.place / "tables.db")]
        command = [sys.executable, "-m", "metropole", "serve", "--port", str(self.port), *options]
        with (self.place / "log.jsonl").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = READY.match(line)
        assert found, f"{line!r} {(self.place / 'log.jsonl').read_text()}"
        self.port = int(found[1])

    def kill(self) -> None:
        """The process ends without a last word."""
        self.end(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: int) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            assert self.process.stdout is not None
            with self.process.stdout:
                self.process.wait(60)
            self.process = None


@contextmanager
def serving(place: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(place)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def guest(server: ServerProcess, name: str, language: str = "en") -> Client:
    client = Client(server.url, language=language, patience=120)
    client.join(name)
    return client


def choice(frame: TableFrame) -> str:
    """One of the options, another one each time, and the same one whenever the moment is the same; none without any."""
    if frame.question is None or not frame.question.options:
        return ""
    options = frame.question.options
    return options[(7 * frame.seq + 3 * frame.draft) % len(options)].action


def plays_by_watching(client: Client, table: str) -> list[LogEntry]:
    """See over the live channel, answer over HTTP."""
    told: list[LogEntry] = []
    for frame in client.watch(table):
        told += frame.log
        action = choice(frame)
        if action:
            assert isinstance(client.play(table, action), Accepted | Stale)
    return told
