"""A real server in a process of its own, and clients that play at it."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
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
    options = frame.question.options if frame.question is not None else []
    return options[(7 * frame.seq + 3 * frame.draft) % len(options)].action if options else ""


def plays(frames: Iterable[TableFrame], play: Callable[[str], object]) -> list[LogEntry]:
    """Answer whatever is asked, to the end; everything that was told."""
    told: list[LogEntry] = []
    for frame in frames:
        told += frame.log
        if action := choice(frame):
            assert isinstance(play(action), Accepted | Stale)
    return told


def plays_by_watching(client: Client, table: str) -> list[LogEntry]:
    """See over the live channel, answer over HTTP."""
    return plays(client.watch(table), partial(client.play, table))
