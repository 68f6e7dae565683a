"""The store in one file, for one process.

One thread writes. Everything that waits to be written at a moment goes to disk together, at the price of one write;
whoever conflicts fails alone. A second thread reads.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from metropole.server.store import ConflictError, StoreOpenError, UnconfirmedWriteError, UnreadableError, schema
from metropole.server.store.lock import Lock, LockHeldError
from metropole.server.store.sql import Found, SqlStatement, SqlStore

T = TypeVar("T")
OLDEST = (3, 37, 0)  # strict tables
LARGEST_GROUP = 500
PRAGMAS = ("synchronous = FULL", "fullfsync = ON", "foreign_keys = ON", "trusted_schema = OFF")
CONFLICTS = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
PRIMARY = 0xFF  # the part of a code of an error that says which kind it is
TROUBLE = (sqlite3.OperationalError, sqlite3.InternalError, MemoryError)

log = logging.getLogger(__name__)


@dataclass
class SqliteJob:
    """Something to execute, and who waits for it."""

    statements: Sequence[SqlStatement]
    judge: Callable[[Sequence[Found]], object]
    waiting: asyncio.Future[Any]
    answer: object = None
    error: Exception | None = None

    def perform(self, connection: sqlite3.Connection) -> None:
        self.answer = self.judge([connection.execute(*statement).fetchall() for statement in self.statements])

    def deliver(self) -> None:
        if self.waiting.done():
            return
        if self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.answer)


class WriterThread:
    """A thread that does what is asked of it, everything that waits at once."""

    def __init__(self, name: str, work: Callable[[list[SqliteJob]], None]) -> None:
        self._work = work
        self._jobs: SimpleQueue[SqliteJob | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, statements: Sequence[SqlStatement], judge: Callable[[Sequence[Found]], T]) -> T:
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(SqliteJob(statements, judge, waiting))
        return await waiting

    async def finish(self) -> None:
        """Do what has been asked, then nothing more."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while jobs := self._waiting():
            try:
                self._work(jobs)
            except Exception as error:  # the thread must outlive whatever happens, and so must those who wait
                log.exception("the store failed")
                for job in jobs:
                    job.error = UnconfirmedWriteError(str(error))
            self._loop.call_soon_threadsafe(_deliver, jobs)

    def _waiting(self) -> list[SqliteJob]:
        """Everything that waits now, as soon as there is something; empty at the end."""
        jobs: list[SqliteJob] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == LARGEST_GROUP:
                return jobs
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs
        if jobs:
            self._jobs.put(None)  # to be found again next time
        return jobs


class SqliteStore(SqlStore):
    """A store in a file of SQLite, which no other process may use at the same time."""

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._lock = Lock(self._path.with_name(self._path.name + ".lock"))
        self._connections: list[sqlite3.Connection] = []
        self._writer: WriterThread | None = None
        self._reader: WriterThread | None = None

    async def open(self) -> None:
        self._take()
        try:
            writing, reading = await asyncio.to_thread(self._connect)
        except BaseException:
            self._release()
            raise
        self._writer = WriterThread("store-writer", lambda jobs: self._write_together(writing, jobs))
        self._reader = WriterThread("store-reader", lambda jobs: _read_each(reading, jobs))

    async def close(self) -> None:
        lanes = [lane for lane in (self._reader, self._writer) if lane is not None]
        self._reader = self._writer = None
        for lane in lanes:
            await lane.finish()
        self._release()

    def listen(self, heard: Callable[[str], None]) -> None:
        """There is nothing to hear: nobody else can write."""

    async def execute(
        self, statements: Sequence[SqlStatement], judge: Callable[[Sequence[Found]], T], touched: str = ""
    ) -> T:
        if self._writer is None:
            raise UnconfirmedWriteError(f"{self._path} is not open")
        return await self._writer.do(statements, judge)

    async def fetch(self, statement: SqlStatement) -> Found:
        if self._reader is None:
            raise UnconfirmedWriteError(f"{self._path} is not open")
        return await self._reader.do([statement], lambda found: found[0])

    # --- opening ---

    def _take(self) -> None:
        try:
            self._lock.take()
        except LockHeldError as held:
            holder = f"process {held}" if str(held) else "another process"
            raise StoreOpenError(f"{self._path} is in use by {holder}") from held
        except OSError as error:
            raise StoreOpenError(f"{self._path} cannot be opened: {error.strerror}") from error

    def _release(self) -> None:
        for connection in self._connections:
            with suppress(sqlite3.Error):
                connection.close()
        self._connections.clear()
        self._lock.release()

    def _connect(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """One connection to write, one to read, to a file whose schema is of today."""
        if sqlite3.sqlite_version_info < OLDEST:
            raise StoreOpenError(f"SQLite {sqlite3.sqlite_version} is too old; 3.37 is the oldest that will do")
        try:
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))  # secrets: for the eyes of the owner
            writing = self._connection()
            self._migrate(writing)
            reading = self._connection()
            reading.execute("PRAGMA query_only = ON")
        except (OSError, sqlite3.Error) as error:
            raise StoreOpenError(f"{self._path} cannot be opened: {error}") from error
        return writing, reading

    def _connection(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=10, isolation_level=None, check_same_thread=False)
        self._connections.append(connection)
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise StoreOpenError(f"{self._path} cannot be opened: a write-ahead log is not possible there")
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        if tables and ("schema_version",) not in tables:
            raise StoreOpenError(f"{self._path} is a database of something else")
        version = connection.execute(schema.VERSION).fetchone()[0] if tables else 0
        for number, step in schema.missing("sqlite", version, str(self._path)):
            connection.executescript(f"BEGIN IMMEDIATE;\n{step}\n{schema.REACHED.format(number)};\nCOMMIT;")

    # --- writing ---

    def _write_together(self, connection: sqlite3.Connection, jobs: list[SqliteJob]) -> None:
        """All in one transaction; nobody is told anything before it is on disk."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                _attempt(connection, job)
            self._commit(connection)
        except Exception as error:
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            log.error("%s cannot be written: %s", self._path, error)
            for job in jobs:
                job.error = UnconfirmedWriteError(f"the store cannot be written: {error}")

    def _commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")


def _attempt(connection: sqlite3.Connection, job: SqliteJob) -> None:
    """Do it, or leave no trace of it and say why; raises only if nothing can be written at all."""
    connection.execute("SAVEPOINT job")
    try:
        job.perform(connection)
    except Exception as error:
        if isinstance(error, TROUBLE) or type(error) is sqlite3.DatabaseError:
            raise
        connection.execute("ROLLBACK TO job")
        job.error = _meaning(error)
    connection.execute("RELEASE job")


def _meaning(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in CONFLICTS:
        return ConflictError(str(error))
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return LookupError("there is no such table or player")
    return error


def _read_each(connection: sqlite3.Connection, jobs: list[SqliteJob]) -> None:
    for job in jobs:
        try:
            job.perform(connection)
        except sqlite3.Error as error:
            kind = UnreadableError if is_damage(error) else UnconfirmedWriteError
            job.error = kind(f"the store cannot be read: {error}")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether what lies in the file is wrong. Text that is no UTF-8 has no code: not SQLite finds it, but Python."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, sqlite3.OperationalError)  # our own mistakes have other kinds
    return code & PRIMARY == sqlite3.SQLITE_CORRUPT


def _deliver(jobs: list[SqliteJob]) -> None:
    for job in jobs:
        job.deliver()
