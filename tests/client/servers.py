"""A real server in a process of its own, and clients that play at it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from metropole.client import Client
from metropole.server.wire import Accepted, LogEntry, Stale, TableFrame
from tests.server import servers
from tests.server.servers import ServerProcess

SHORT = "colonialism/original+short"


@contextmanager
def serving(place: Path) -> Iterator[ServerProcess]:
    with servers.serving(str(place / "tables.db"), place) as [server]:
        yield server


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
