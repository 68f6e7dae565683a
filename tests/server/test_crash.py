"""Whatever was acknowledged is there after a crash, once, in order and without gap."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from random import Random

import pytest

from metropole.server.store import postgres as on_postgres
from metropole.server.store.connect import open_store
from tests.server.conftest import Postgres
from tests.server.crash import TABLES, Acknowledged, account, killed_writer, written

KILLS = 5

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there as it is here")


async def test_killed_writer_loses_nothing(new_file: str) -> None:
    dice = Random(5)
    acknowledged: list[Acknowledged] = []
    for _ in range(KILLS):
        before = len(acknowledged)
        acknowledged += killed_writer(new_file, "honest", dice.randrange(1, 400))
        assert len(acknowledged) > before
        assert await account(new_file, acknowledged) == []
    with closing(sqlite3.connect(new_file)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def test_haste_is_found(new_file: str) -> None:
    """A store that acknowledges before the commit does not stand the same test."""
    dice = Random(5)
    acknowledged: list[Acknowledged] = []
    found: list[str] = []
    for _ in range(KILLS):
        acknowledged += killed_writer(new_file, "hasty", dice.randrange(1, 400))
        found += await account(new_file, acknowledged)
    assert [fault for fault in found if fault.endswith("was lost")]


def kill_a_child(postgres: Postgres) -> None:
    """One of the processes that serve us; the server then ends all others and starts again."""
    [(pid,)] = postgres.execute("SELECT min(pid) FROM pg_stat_activity WHERE application_name = 'metropole'")
    os.kill(pid, signal.SIGKILL)


def pull_the_plug(postgres: Postgres) -> None:
    postgres.stop()
    postgres.start()


class Writing:
    """Somebody who writes to a store of PostgreSQL in this process, which lives on when the database dies."""

    def __init__(self, url: str) -> None:
        self.store = open_store(url)
        self.acknowledged: list[Acknowledged] = []
        self.heard: list[str] = []

    async def start(self) -> None:
        self.store.listen(self.heard.append)
        await self.store.open()
        self._tasks = [asyncio.create_task(self._write(table)) for table in TABLES]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks)
        await self.store.close()

    async def more(self, rows: int) -> None:
        """Wait until so many more have been acknowledged."""
        goal = len(self.acknowledged) + rows
        await self.until(lambda: len(self.acknowledged) >= goal)

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not is_so():
                await asyncio.sleep(0.01)

    async def survive(self, kill: Callable[[Postgres], None], postgres: Postgres) -> None:
        """Go on as before, and know that something may have been missed."""
        await self.more(100)
        before = self.heard.count("")
        await asyncio.to_thread(kill, postgres)
        await self.more(100)
        await self.until(lambda: self.heard.count("") > before)

    async def _write(self, table: str) -> None:
        async for each in written(self.store, table):
            self.acknowledged.append(each)


async def test_killed_postgres_loses_nothing(postgres: Postgres) -> None:
    """Twice under full load, and the store goes on by itself, writing and listening."""
    url = postgres.database()
    writing = Writing(url)
    await writing.start()
    for kill in (kill_a_child, pull_the_plug):
        await writing.survive(kill, postgres)
    await writing.stop()
    assert await account(url, writing.acknowledged) == []


async def test_lazy_postgres_is_found(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a commit does not wait for the disk, the same kill loses rows that were acknowledged."""
    monkeypatch.setattr(on_postgres, "SETTINGS", on_postgres.SETTINGS.replace("_commit = on", "_commit = off"))
    monkeypatch.setattr(on_postgres, "FAREWELL", 0.2)
    postgres.set_up(wal_writer_delay="10s", wal_writer_flush_after="1GB")  # nor does anybody else see to it
    url = postgres.database()
    writing = Writing(url)
    try:
        await writing.start()
        await writing.more(200)
        await asyncio.to_thread(postgres.stop)
        await writing.stop()
    finally:
        postgres.start()
    found = await account(url, writing.acknowledged)
    assert [fault for fault in found if fault.endswith("was lost")]
