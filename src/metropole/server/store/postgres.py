"""The store in PostgreSQL, for several processes at once.

Whoever adds to a table tells the others within the same transaction. Such transactions can only be committed one after
another, so everything that waits while others are under way shares one; if anything in it fails, each is tried alone.
Connections that are lost are replaced; what had not yet been asked to be committed is tried again.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain, repeat
from typing import Any, TypeVar, cast

import psycopg
from psycopg import AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from metropole.server.store import ConflictError, StoreOpenError, UnconfirmedWriteError, UnreadableError, schema
from metropole.server.store.sql import Found, SqlStatement, SqlStore

T = TypeVar("T")
Connection = AsyncConnection[tuple[Any, ...]]
Pool = AsyncConnectionPool[Connection]

CHANNEL = "metropole"
CLOSED = "the store was closed, and it is unknown whether it was written"
NOTIFY = "SELECT pg_notify(?, ?)"
PATIENCE = 15.0  # seconds that somebody waits for a database that is away
MOST_CONNECTIONS = 10
MOST_GROUPS = 3  # transactions under way at once; what comes while they are waits and then shares one
LARGEST_GROUP = 100
FAREWELL = 3.0  # seconds that those who are writing get when the store is closed
RETRY = 3.0  # seconds within which a lost connection is tried again, over and over
DELAYS = (0.0, 0.1, 0.3, 1.0, 2.0)  # before listening is tried again; the last one for ever
SILENCE = 15.0  # seconds after which it is asked whether the connection that listens is still alive
MIGRATING = 0x6D6574726F706F6C  # the number of an advisory lock

SETTINGS = """
SET synchronous_commit = on;
SET lock_timeout = '10s';
SET idle_in_transaction_session_timeout = '5s'
"""

KEEP_ALIVE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
GONE = (errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow, errors.IdleInTransactionSessionTimeout)
DAMAGE = (errors.DataCorrupted, errors.IndexCorrupted, errors.CharacterNotInRepertoire, errors.UntranslatableCharacter)

log = logging.getLogger(__name__)


@cache
def _translated(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def _line(error: Exception) -> str:
    """What a database says, on one line."""
    return " ".join(str(error).split())


@dataclass
class PostgresJob:
    """Something to execute, and who waits for it."""

    statements: Sequence[SqlStatement]
    judge: Callable[[Sequence[Found]], object]
    touched: str
    waiting: asyncio.Future[Any]

    def succeed(self, answer: object) -> None:
        if not self.waiting.done():
            self.waiting.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.waiting.done():
            self.waiting.set_exception(error)


class PostgresStore(SqlStore):
    """A store in a database of PostgreSQL, which any number of processes may share."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = secrets.token_hex(4)  # to know one's own voice
        self._heard: list[Callable[[str], None]] = []
        self._pool: Pool | None = None
        self._ear: Connection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._jobs: list[PostgresJob] = []
        self._groups: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        try:
            async with await self._connect() as connection:
                await _migrate(connection)
            self._ear = await self._prick_up()
        except psycopg.Error as error:
            raise StoreOpenError(f"PostgreSQL cannot be opened: {_line(error)}") from error
        self._listening = asyncio.create_task(self._listen(self._ear), name="store-listener")
        self._pool = AsyncConnectionPool(
            self._url,
            kwargs={"autocommit": True, "fallback_application_name": "metropole", **KEEP_ALIVE},
            min_size=1,
            max_size=MOST_CONNECTIONS,
            open=False,
            configure=_configure,
            timeout=PATIENCE,
            reconnect_timeout=RETRY,
            reconnect_failed=Pool.check,  # begins anew
        )
        await self._pool.open()

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        listening, self._listening = self._listening, None
        await self._finish()
        if listening is not None:
            listening.cancel()
            await asyncio.wait([listening])
        if self._ear is not None:
            await self._ear.close()
        if pool is not None:
            await pool.close()

    async def _finish(self) -> None:
        """Let those finish who are writing; if the database is away, they cannot."""
        groups = list(self._groups)
        if groups:
            await asyncio.wait(groups, timeout=FAREWELL)
            for group in groups:
                group.cancel()
            await asyncio.wait(groups)
        for job in self._jobs:
            job.fail(UnconfirmedWriteError(CLOSED))
        self._jobs.clear()

    async def _connect(self, name: str = "metropole") -> Connection:
        return await AsyncConnection.connect(self._url, autocommit=True, fallback_application_name=name, **KEEP_ALIVE)

    # --- writing and reading ---

    def _opened(self) -> Pool:
        if self._pool is None:
            raise UnconfirmedWriteError("PostgreSQL is not open")
        return self._pool

    async def execute(
        self, statements: Sequence[SqlStatement], judge: Callable[[Sequence[Found]], T], touched: str = ""
    ) -> T:
        pool = self._opened()
        if touched:
            statements = [*statements, (NOTIFY, (CHANNEL, f"{touched} {self._name}"))]
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(PostgresJob(statements, judge, touched, waiting))
        if len(self._groups) < MOST_GROUPS:
            self._groups.add(asyncio.create_task(self._write_waiting(pool), name="store-writer"))
        return await waiting

    async def _write_waiting(self, pool: Pool) -> None:
        """Write whatever waits, together, until nothing does."""
        try:
            while jobs := self._jobs[:LARGEST_GROUP]:
                del self._jobs[: len(jobs)]
                await _write_jobs(pool, jobs)
        finally:  # in the same moment as nothing waits, or somebody could wait for ever
            self._groups.remove(cast("asyncio.Task[None]", asyncio.current_task()))

    async def fetch(self, statement: SqlStatement) -> Found:
        try:
            return (await _patiently(self._opened(), lambda connection: _answers(connection, [statement])))[0]
        except psycopg.Error as error:
            kind = UnreadableError if isinstance(error, DAMAGE) else UnconfirmedWriteError
            raise kind(f"the store cannot be read: {_line(error)}") from error

    # --- listening ---

    def listen(self, heard: Callable[[str], None]) -> None:
        self._heard.append(heard)

    def _tell(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        for heard in self._heard:
            loop.call_soon(heard, table)

    async def _prick_up(self) -> Connection:
        """A connection that hears everything from now on."""
        connection = await self._connect("metropole listener")
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _listen(self, ear: Connection) -> None:
        """Pass on what others say, for ever; when that was not possible for a while, say that too."""
        while True:
            try:
                await self._pass_on(ear)
            except (psycopg.Error, TimeoutError) as error:
                log.warning("nothing can be heard: %s", _line(error))
            await ear.close()
            self._ear = ear = await self._prick_up_again()
            self._tell("")

    async def _pass_on(self, ear: Connection) -> None:
        while True:
            async for notice in ear.notifies(timeout=SILENCE):
                table, _, sender = notice.payload.rpartition(" ")
                if sender != self._name:
                    self._tell(table)
            async with asyncio.timeout(SILENCE):
                await ear.execute("SELECT 1")

    async def _prick_up_again(self) -> Connection:
        for delay in chain(DELAYS, repeat(DELAYS[-1])):
            await asyncio.sleep(delay)
            with suppress(psycopg.Error):
                return await self._prick_up()
        raise AssertionError("for ever has an end")


async def _configure(connection: Connection) -> None:
    await connection.execute(SETTINGS)


async def _patiently(pool: Pool, work: Callable[[Connection], Awaitable[T]]) -> T:
    """Work on a connection, and on another one if that is lost, until patience is at its end."""
    clock = asyncio.get_running_loop()
    end = clock.time() + PATIENCE
    while True:
        async with pool.connection(end - clock.time()) as connection:
            try:
                return await work(connection)
            except psycopg.Error as error:
                if not connection.closed and not isinstance(error, GONE):
                    raise
                log.warning("the connection was lost: %s", _line(error))
                await connection.close()
        await pool.check()  # the others may be lost as well


async def _answers(connection: Connection, statements: Sequence[SqlStatement]) -> list[Found]:
    """What each statement gives; they travel together."""
    async with connection.pipeline():
        cursors = [await connection.execute(_translated(sql), values) for sql, values in statements]
    return [await cursor.fetchall() if cursor.description else [] for cursor in cursors]


async def _write(
    connection: Connection, statements: Sequence[SqlStatement], judge: Callable[[Sequence[Found]], T]
) -> T:
    """All or nothing. Whatever goes wrong before the commit is asked for may be tried again, nothing after it."""
    answer = judge((await _answers(connection, [("BEGIN", ()), *statements]))[1:])
    try:
        done = await connection.execute("COMMIT")
    except psycopg.Error as error:
        raise UnconfirmedWriteError(f"it is unknown whether the store was written: {_line(error)}") from error
    if done.statusmessage != "COMMIT":
        raise UnconfirmedWriteError(f"the store was not written: {done.statusmessage}")
    return answer


async def _write_jobs(pool: Pool, jobs: list[PostgresJob]) -> None:
    """Each of them is answered, even if this is cancelled."""
    try:
        if len(jobs) == 1 or not await _write_together(pool, jobs):
            await asyncio.gather(*[_write_alone(pool, job) for job in jobs])
    finally:
        for job in jobs:
            job.fail(UnconfirmedWriteError(CLOSED))


async def _write_together(pool: Pool, jobs: list[PostgresJob]) -> bool:
    """All in one transaction; False if one of them cannot be written, and so none is."""
    ordered = sorted(jobs, key=lambda job: job.touched)  # everybody asks for the same locks in the same order
    statements = [statement for job in ordered for statement in job.statements]

    def judge(found: Sequence[Found]) -> list[object]:
        rest = iter(found)
        return [job.judge([next(rest) for _ in job.statements]) for job in ordered]

    try:
        answers = await _patiently(pool, lambda connection: _write(connection, statements, judge))
    except (UnconfirmedWriteError, PoolTimeout) as trouble:
        for job in ordered:
            job.fail(UnconfirmedWriteError(_line(trouble)))
        return True
    except Exception as error:
        log.info("not together: %s", _line(error))
        return False
    for job, answer in zip(ordered, answers, strict=True):
        job.succeed(answer)
    return True


async def _write_alone(pool: Pool, job: PostgresJob) -> None:
    try:
        job.succeed(await _patiently(pool, lambda connection: _write(connection, job.statements, job.judge)))
    except errors.UniqueViolation as error:
        job.fail(ConflictError(_line(error)))
    except errors.ForeignKeyViolation:
        job.fail(LookupError("there is no such table or player"))
    except psycopg.Error as error:
        job.fail(UnconfirmedWriteError(f"the store cannot be written: {_line(error)}"))
    except Exception as error:
        job.fail(error)


async def _migrate(connection: Connection) -> None:
    """Bring the schema up to date; only one process at a time does that."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        if await _one(connection, "SHOW server_encoding") != "UTF8":
            raise StoreOpenError("the database must have the encoding UTF8")
        is_new = await _one(connection, "SELECT to_regclass('schema_version')") is None
        version = 0 if is_new else await _one(connection, schema.VERSION)
        for number, step in schema.missing("postgres", version, "the database"):
            await connection.execute(step.encode())
            await connection.execute(schema.REACHED.format(number).encode())


async def _one(connection: Connection, sql: str) -> Any:
    found = await (await connection.execute(sql.encode())).fetchone()
    return None if found is None else found[0]
