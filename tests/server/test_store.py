"""Both stores keep the contract, open only what they should, and say what is wrong when something is."""

import asyncio
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest

from metropole.extras import advice
from metropole.server.store import (
    LoginSession,
    Seated,
    Store,
    StoreOpenError,
    UnconfirmedWriteError,
    UnreadableError,
    schema,
    sql,
    sqlite,
)
from metropole.server.store import postgres as on_postgres
from metropole.server.store.connect import open_store
from metropole.server.store.lock import Lock
from metropole.server.store.sqlite import SqliteJob, SqliteStore
from tests.server import store_contract as contract
from tests.server.conftest import Postgres
from tests.server.store_contract import StoreClaim, add, numbers, outcome, outcomes, player, row, write_words

LATER = 999


@asynccontextmanager
async def opened(where: str | Store) -> AsyncIterator[Any]:
    """A store, open until the end of the block."""
    store = open_store(where) if isinstance(where, str) else where
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def run(where: str, doing: Callable[[Any], Awaitable[Any]] | None = None) -> Any:
    """Open a store, do something or nothing, close it."""
    async with opened(where) as store:
        return await doing(store) if doing is not None else None


def beside(where: str, *statements: str) -> list[tuple[Any, ...]]:
    """Something done to a database without a store, and what the last statement found."""
    if where.startswith("postgresql:"):
        import psycopg

        with psycopg.connect(where, autocommit=True) as connection:
            cursors = [connection.execute(statement.encode()) for statement in statements]
            return cursors[-1].fetchall() if cursors[-1].description else []
    with closing(sqlite3.connect(where, isolation_level=None)) as file:
        return [file.execute(statement).fetchall() for statement in statements][-1]


@pytest.mark.parametrize("claim", contract.CLAIMS, ids=lambda claim: str(claim.__name__))
async def test_contract(where: str, claim: StoreClaim) -> None:
    await run(where, claim)


# --- the contract can fail ---


def leaves_traces(connection: sqlite3.Connection, job: SqliteJob) -> None:
    """What was written before a conflict stays."""
    try:
        job.perform(connection)
    except Exception as error:
        job.error = sqlite._meaning(error)


def drags_others_down(connection: sqlite3.Connection, job: SqliteJob) -> None:
    job.perform(connection)


async def judges_nothing(self: SqliteStore, statements: Any, judge: Any, touched: str = "") -> Any:
    assert self._writer is not None
    return await self._writer.do(statements, lambda found: None)


SEATED_ONLY = sql.SEATED.replace("OR seat.awaited <> excluded.awaited", "")
FAULTS: list[tuple[object, str, object, StoreClaim]] = [
    (sqlite, "_attempt", leaves_traces, contract.a_conflict_writes_nothing),
    (sqlite, "_attempt", leaves_traces, contract.gaps_are_refused),
    (sqlite, "_attempt", drags_others_down, contract.whoever_conflicts_fails_alone),
    (SqliteStore, "execute", judges_nothing, contract.gaps_are_refused),
    (sql, "SEATED", SEATED_ONLY, contract.a_summary_comes_back_as_it_was),
    (sql, "LISTED", sql.LISTED.replace("g.wanted DESC, ", ""), contract.what_awaits_a_player_comes_first),
    (sql, "OWN", sql.OWN.replace("mine.wanted DESC, ", ""), contract.what_awaits_a_player_comes_first),
    (sql, "PUBLIC", sql.PUBLIC.replace("private = 0 AND", ""), contract.public_lists_show_the_last_changed_first),
    (sql, "SNAPSHOT", sql.SNAPSHOT.split("WHERE")[0], contract.the_latest_snapshot_is_kept),
    (sql, "login_key", lambda login: login, contract.a_login_belongs_to_one),
    (sql, "is_storable", lambda value: True, contract.what_cannot_be_kept_is_refused),
]


@pytest.mark.parametrize(("place", "name", "fault", "claim"), FAULTS, ids=lambda each: getattr(each, "__name__", None))
async def test_faults_are_caught(
    new_file: str, monkeypatch: pytest.MonkeyPatch, place: object, name: str, fault: object, claim: StoreClaim
) -> None:
    """A store with a fault fails the claim that speaks of it."""
    monkeypatch.setattr(place, name, fault)
    with pytest.raises((AssertionError, sqlite3.Error, UnicodeEncodeError, pytest.fail.Exception)):
        await run(new_file, claim)


# --- both ---


async def everything(store: Store) -> list[Any]:
    """What can be read of the table and the player of the next test."""
    found: list[Any] = [await store.rows("t1"), await store.row_of("t1", "ann", "k"), await store.snapshot("t1")]
    found += [await store.public_tables(("running",), 9), await store.tables_of("bob", 9)]
    found += [await store.due_tables(9.0, 9), await store.running_tables(), await store.secret("t1")]
    found += [await store.player("ann"), await store.player_by_login("ANN"), await store.session("key")]
    return [*found, await store.talk("t1", 0, 9), await store.note("t1", "ann"), await store.last_beat()]


async def test_reopening_keeps_everything(where: str) -> None:
    async with opened(where) as store:
        seated = (Seated(0, "ann", True), Seated(1, "bob", False))
        await add(store, 0, row(1, "k", word="ä"), row(2), seated=seated, due=4.0)
        await store.save_snapshot("t1", 2, {"numbers": [1]})
        await store.keep_secret("t1", b"secret", b"salt")
        await store.add_player(player("ann", login="Ann"))
        await store.add_session(LoginSession("key", "ann", 1.0, 2.0))
        await store.say("t1", 1.0, "ann", "Ann", "hello")
        await store.save_note("t1", "ann", "attack!")
        await store.beat("one", 5.0)
        before = await everything(store)

    assert before[0] == [row(1, "k", word="ä"), row(2)]
    assert all(before)
    assert await run(where, everything) == before


async def test_closed_store_says_so(where: str) -> None:
    """Before it is opened and after it is closed; closing twice does no harm."""
    store = open_store(where)
    assert await outcome(store.rows("t1")) == await outcome(add(store, 0, row(1))) == "UnconfirmedWriteError"
    await store.close()
    async with opened(store):
        pass
    await store.close()
    assert await outcome(store.rows("t1")) == await outcome(add(store, 0, row(1))) == "UnconfirmedWriteError"


async def test_closing_waits_for_the_threads(new_file: str) -> None:
    """Nothing of a store is left at work when it is closed."""
    own = {"store-reader", "store-writer"}
    async with opened(new_file):
        assert own <= {thread.name for thread in threading.enumerate()}
    assert not own & {thread.name for thread in threading.enumerate()}


async def test_a_place_without_a_write_ahead_log_is_refused(new_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers would wait for writers there; a database in memory stands for such a place."""
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **options: connect(":memory:", **options))

    with pytest.raises(StoreOpenError, match="write-ahead log is not possible"):
        await run(new_file)


async def test_log_is_never_changed(where: str) -> None:
    """Not even by hand."""
    await run(where, lambda store: add(store, 0, row(1)))
    for statement in ("UPDATE log SET kind = 'other'", "DELETE FROM log"):
        with pytest.raises(Exception, match="rows of the log are never"):
            beside(where, statement)
    assert await run(where, numbers) == [1]


@pytest.mark.parametrize("body", ["'no JSON'", "'[1]'", "'{\"half\": '"])
async def test_s8_what_is_damaged_is_told_from_trouble(where: str, body: str) -> None:
    """Asking again does not help there; everything else can be read and written."""
    await run(where, lambda store: add(store, 0, row(1)))
    beside(
        where, f"INSERT INTO log (game, number, at, actor, idem, kind, body) VALUES ('t1', 2, 0, '', '', 'x', {body})"
    )
    async with opened(where) as store:
        with pytest.raises(UnreadableError):
            await store.rows("t1")
        assert await store.rows("t1", 2) == []
        await store.beat("one", 5.0)


def test_our_own_mistakes_are_no_damage() -> None:
    """What Python finds wrong with a call, such as a database that was closed before."""
    closed = sqlite3.connect(":memory:")
    closed.close()
    with pytest.raises(sqlite3.ProgrammingError) as found:
        closed.execute("select 1")
    assert not sqlite.is_damage(found.value)


async def test_s8_text_that_is_no_utf8_is_damage(new_file: str) -> None:
    """SQLite takes it from anybody; PostgreSQL from nobody."""
    await run(new_file, lambda store: add(store, 0, row(1)))
    values = "'t1', 2, 0, '', '', 'x', CAST(x'ff' AS TEXT)"
    beside(new_file, f"INSERT INTO log (game, number, at, actor, idem, kind, body) VALUES ({values})")
    async with opened(new_file) as store:
        with pytest.raises(UnreadableError):
            await store.rows("t1")
        assert await store.rows("t1", 2) == []


async def test_newer_database_is_refused(where: str) -> None:
    await run(where)
    beside(where, f"INSERT INTO schema_version VALUES ({LATER})")

    with pytest.raises(StoreOpenError, match=rf"newer metropole \(schema {LATER}; this one knows \d+\)"):
        await run(where)

    beside(where, f"DELETE FROM schema_version WHERE version = {LATER}")
    await run(where)


async def test_older_database_is_migrated(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Step by step and only once; what is there stays there. A step that fails leaves nothing behind."""
    await run(where, lambda store: add(store, 0, row(1)))
    known, later = schema.steps, "CREATE TABLE later (x TEXT);"
    monkeypatch.setattr(schema, "steps", lambda dialect: [*known(dialect), f"{later} INSERT INTO nowhere VALUES (1);"])
    with pytest.raises(StoreOpenError, match="nowhere"):
        await run(where)

    monkeypatch.setattr(schema, "steps", lambda dialect: [*known(dialect), later])
    assert await run(where, numbers) == await run(where, numbers) == [1]

    assert beside(where, "INSERT INTO later VALUES ('x')", "SELECT x FROM later") == [("x",)]
    assert len(beside(where, "SELECT version FROM schema_version")) == len(schema.steps("sqlite"))


def test_schema_is_in_the_package() -> None:
    """As numbered files, in the words of either database."""
    names = sorted([path.name for path in files(schema).iterdir() if path.name.endswith(".sql")])
    assert names == [f"{number:03}.sql" for number in range(1, len(names) + 1)]
    assert len(schema.steps("sqlite")) == len(schema.steps("postgres")) == len(names) > 0


async def test_writes_share_a_transaction(where: str) -> None:
    """Two hundred at once need only a few."""
    place: Any = on_postgres if where.startswith("postgresql:") else SqliteStore
    name = "_write" if place is on_postgres else "_commit"
    with patch.object(place, name, autospec=True, side_effect=getattr(place, name)) as writing:
        async with opened(where) as store:
            await asyncio.gather(*[add(store, 0, row(1), table=f"t{number}") for number in range(200)])
            assert len(await store.running_tables()) == 200
    assert 0 < writing.call_count < 20


# --- SQLite ---


async def test_every_commit_reaches_the_disk(new_file: str) -> None:
    """Write-ahead log, and synchronised at every commit."""
    asked = [("PRAGMA synchronous", ()), ("PRAGMA journal_mode", ()), ("PRAGMA foreign_keys", ())]
    async with opened(new_file) as store:
        assert await store.execute(asked, lambda found: [lines[0][0] for lines in found]) == [2, "wal", 1]


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file can grow beyond this size."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_full_disk_is_trouble_for_all(new_file: str) -> None:
    """Nothing is acknowledged and nothing is there; reading goes on; with room again, writing too."""
    async with opened(new_file) as store:
        await add(store, 0, row(1))
        with full_disk(Path(new_file + "-wal").stat().st_size + 10_000):
            doing = [add(store, 0, row(1, words="x" * 20_000), table=f"new{number}") for number in range(20)]
            _, *others = await outcomes(add(store, 1, row(2)), *doing)  # the first may have gone alone, before them
            assert set(others) == {"UnconfirmedWriteError"}
            last = max(await numbers(store))
            assert await store.running_tables() == ["t1"]
        await add(store, last, row(last + 1))
        await asyncio.gather(*[add(store, 0, row(1), table=f"new{number}") for number in range(20)])

    async with opened(new_file) as store:
        assert len(await store.running_tables()) == 21


async def test_failing_commit_is_trouble_for_all(new_file: str) -> None:
    """Whoever went into the same transaction hears of it, and the next transaction is not hurt."""
    async with opened(new_file) as store:
        await add(store, 0, row(1))
        doing = [add(store, 0, row(1)), add(store, 1, row(2)), *[add(store, 0, row(1), table=t) for t in "abcdef"]]
        with patch.object(SqliteStore, "_commit", side_effect=sqlite3.OperationalError("disk I/O error")):
            assert set(await outcomes(*doing)) == {"UnconfirmedWriteError"}
        assert await store.running_tables() == ["t1"]
        await add(store, 1, row(2))
        assert await numbers(store) == [1, 2]


async def test_failing_commit_says_so_and_keeps_nothing(new_file: str, caplog: pytest.LogCaptureFixture) -> None:
    """The answer is an error that names the reason, the log has it once, and the file is as it was, now and later."""
    async with opened(new_file) as store:
        await add(store, 0, row(1))
        before = beside(new_file, "SELECT * FROM log")
        with (
            patch.object(SqliteStore, "_commit", side_effect=sqlite3.OperationalError("disk I/O error")),
            pytest.raises(UnconfirmedWriteError, match=r"^the store cannot be written: disk I/O error$"),
        ):
            await add(store, 1, row(2))
        assert await numbers(store) == [1]
        assert beside(new_file, "SELECT * FROM log") == before
    assert [f"{new_file} cannot be written: disk I/O error"] == [record.getMessage() for record in caplog.records]

    async with opened(new_file) as store:
        assert await numbers(store) == [1]
        await add(store, 1, row(2))
        assert await numbers(store) == [1, 2]


@pytest.mark.parametrize("lane", ["writer", "reader"])
async def test_thread_outlives_what_nobody_expects(new_file: str, lane: str, caplog: pytest.LogCaptureFixture) -> None:
    """An error outside the database is an answer too: nobody knows what was written, and the next is heard as usual."""
    place, name = (SqliteStore, "_write_together") if lane == "writer" else (sqlite, "_read_each")
    async with opened(new_file) as store:
        await add(store, 0, row(1))
        with patch.object(place, name, side_effect=RuntimeError("out of the blue")):
            doing = add(store, 1, row(2)) if lane == "writer" else store.rows("t1")
            with pytest.raises(UnconfirmedWriteError, match=r"^out of the blue$"):
                await doing
        assert ["the store failed"] == [record.getMessage() for record in caplog.records]
        assert await numbers(store) == [1]
        await add(store, 1, row(2))
        assert await numbers(store) == [1, 2]


HOLDER = """
import asyncio, sys, time
from metropole.server.store.connect import open_store

store = open_store(sys.argv[1])
asyncio.run(store.open())
print("open", flush=True)
time.sleep(60)
"""


async def test_file_belongs_to_one_process_and_one_store(new_file: str) -> None:
    """The second is refused, by whom is said, and the death of the first frees the file."""
    with subprocess.Popen([sys.executable, "-c", HOLDER, new_file], stdout=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            with pytest.raises(StoreOpenError, match=rf"metropole.db is in use by process {holder.pid}$"):
                await run(new_file)
        finally:
            holder.kill()

    async with opened(new_file) as store:
        other = open_store(new_file)
        with pytest.raises(StoreOpenError, match=f"is in use by process {os.getpid()}"):
            await other.open()
        await other.close()
        await add(store, 0, row(1))
    assert await run(new_file, numbers) == [1]


FORKING = """
import os, sys, time
from pathlib import Path
from metropole.server.store.lock import Lock

lock = Lock(Path(sys.argv[1]))
lock.take()
if os.fork() == 0:
    print(os.getpid(), flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")
def test_forked_child_does_not_keep_the_lock(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lock")
    with subprocess.Popen([sys.executable, "-c", FORKING, str(lock.path)], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    try:
        lock.take()
        lock.release()
    finally:
        os.kill(child, signal.SIGKILL)


async def test_file_is_for_the_owner(new_file: str) -> None:
    """It holds secrets."""
    async with opened(new_file) as store:
        await add(store, 0, row(1))
        modes = [stat.S_IMODE(os.stat(new_file + end).st_mode) for end in ("", "-wal", "-shm", ".lock")]
    assert modes == [0o600] * 4


async def test_other_files_are_refused(tmp_path: Path) -> None:
    """And left as they are."""
    text, other = tmp_path / "text.db", tmp_path / "other.db"
    text.write_text("This is a letter, not a database. " * 50)
    beside(str(other), "CREATE TABLE pets (name TEXT)")

    for where, reason in [(text, "not a database"), (other, "something else"), (tmp_path / "no" / "x.db", "No such")]:
        with pytest.raises(StoreOpenError, match=rf"^{re.escape(str(where))} .*{reason}[^\n]*$"):
            await run(str(where))
    assert text.read_text().startswith("This is a letter")
    assert beside(str(other), "SELECT count(*) FROM pets") == [(0,)]


# --- PostgreSQL ---


def test_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "metropole.server.store.postgres", raising=False)
    for where in ("postgresql://localhost/x", "postgres://localhost/x"):
        with pytest.raises(StoreOpenError, match=re.escape(advice("postgres"))):
            open_store(where)


async def test_unreachable_database_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(StoreOpenError, match=r"^PostgreSQL cannot be opened: [^\n]+$") as refused:
        await run(f"postgresql://someone:hunter2@/x?host={tmp_path}")
    assert "hunter2" not in str(refused.value)


async def test_many_may_open_a_new_database_at_once(postgres: Postgres) -> None:
    url = postgres.database()
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*[store.open() for store in stores])
    await asyncio.gather(*[add(store, 0, row(1), table=f"t{number}") for number, store in enumerate(stores)])
    assert [await store.running_tables() for store in stores] == [["t0", "t1", "t2", "t3"]] * 4
    await asyncio.gather(*[store.close() for store in stores])


async def test_commits_are_synchronous(postgres: Postgres) -> None:
    """Even if the database is set up otherwise."""
    url = postgres.database()
    beside(url, f"ALTER DATABASE {urlsplit(url).path[1:]} SET synchronous_commit = off")

    assert beside(url, "SHOW synchronous_commit") == [("off",)]
    async with opened(url) as store:
        assert await store.execute([("SHOW synchronous_commit", ())], lambda found: found[0]) == [("on",)]


async def test_other_encodings_are_refused(postgres: Postgres) -> None:
    name = "latin"
    postgres.execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    with pytest.raises(StoreOpenError, match="UTF8"):
        await run(postgres.url(name))


async def cut(url: str, name: str) -> int:
    """End the connections with this name; how many there were."""
    these = f"pg_stat_activity WHERE datname = current_database() AND application_name = '{name}'"
    ended = beside(url, f"SELECT pg_terminate_backend(pid) FROM {these}")
    await asyncio.sleep(0.1)
    return len(ended)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_stores_hear_each_other(postgres: Postgres) -> None:
    """Rows and talk, not what is one's own, nothing that failed; a listener that fails does not end it."""
    url = postgres.database()
    one, two = open_store(url), open_store(url)
    heard: tuple[list[str], list[str]] = ([], [])
    failures: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: failures.append(context["exception"]))
    two.listen(lambda table: [].remove(table))  # type: ignore[arg-type]  # there is nothing to remove
    async with opened(one), opened(two):
        one.listen(heard[0].append)
        two.listen(heard[1].append)
        await add(one, 0, row(1), table="t1")
        assert await outcome(add(one, 0, row(1), table="t1")) == "ConflictError"
        await one.say("t1", 1.0, "ann", "Ann", "hello")
        await add(two, 0, row(1), table="t2")
        await add(one, 1, row(2), table="t1")
        await add(one, 1, row(2), table="t2")
        await until(lambda: len(heard[1]) == 4 and len(heard[0]) == 1)

    assert [type(failure) for failure in failures] == [ValueError] * 4
    assert heard == (["t2"], ["t1", "t1", "t1", "t2"])


async def test_deaf_listener_recovers(postgres: Postgres) -> None:
    """It says that it may have missed something, and hears again."""
    url = postgres.database()
    heard: list[str] = []
    async with opened(url) as store, opened(url) as other:
        other.listen(heard.append)
        await add(store, 0, row(1))
        await until(lambda: heard == ["t1"])
        assert await cut(url, "metropole listener") == 2
        await add(store, 1, row(2))
        await until(lambda: "" in heard)
        assert await numbers(other) == [1, 2]
        await add(store, 2, row(3))
        await until(lambda: heard[-1] == "t1")

    assert heard[:2] == ["t1", ""]


async def test_lost_connections_are_replaced(postgres: Postgres) -> None:
    """Nobody notices, neither when reading nor when writing."""
    url = postgres.database()
    async with opened(url) as store:
        await asyncio.gather(*[add(store, 0, row(1), table=f"t{number}") for number in range(20)])
        for last in range(1, 4):
            assert await cut(url, "metropole") > 0
            doing = [add(store, last, row(last + 1), table=f"t{number}") for number in range(20)]
            assert set(await outcomes(*doing)) == {"done"}
            assert await cut(url, "metropole") > 0
            assert await numbers(store, "t7") == list(range(1, last + 2))


async def test_two_may_write_the_same_tables(postgres: Postgres) -> None:
    """Many tables at once from both sides; nobody waits for the other for ever, and nothing is lost."""
    url = postgres.database()
    tables = [f"t{number}" for number in range(8)]
    async with opened(url) as one, opened(url) as two:
        writers = [(store, table, name) for table in tables for name, store in (("one", one), ("two", two))]
        doing = [write_words(store, table, [f"{name}{word}" for word in range(6)]) for store, table, name in writers]
        await asyncio.gather(*doing[::2], *reversed(doing[1::2]))
        for table in tables:
            rows = await one.rows(table)
            assert [each.number for each in rows] == list(range(1, 13))
            assert len({each.idem for each in rows}) == 12


async def test_lost_commit_is_trouble(postgres: Postgres) -> None:
    """It is not tried again: nobody knows whether it happened. The next one finds a connection."""
    url = postgres.database()
    await run(url)
    beside(
        url,
        """CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$""",
        """CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.kind = 'cut') EXECUTE FUNCTION cut()""",
    )

    async with opened(url) as store:
        await add(store, 0, row(1))
        with pytest.raises(UnconfirmedWriteError, match="unknown whether"):
            await add(store, 1, replace(row(2, "k"), kind="cut"))
        assert await store.row_of("t1", "ann", "k") is None
        await add(store, 1, row(2, "k"))
        assert await numbers(store) == [1, 2]

        others = [add(store, 0, row(1), table=f"new{number}") for number in range(5)]
        fatal = add(store, 2, replace(row(3), kind="cut"))
        assert await outcomes(fatal, *others) == ["UnconfirmedWriteError"] * 6
        assert await store.running_tables() == ["t1"]


async def test_other_trouble_is_trouble(postgres: Postgres) -> None:
    """A database that may only be read: refused at once, and well again at once."""
    async with opened(postgres.database()) as store:
        await add(store, 0, row(1))
        with pytest.raises(UnconfirmedWriteError, match="read-only transaction"):
            await store.execute([("SET TRANSACTION READ ONLY", ()), ("UPDATE game SET talked = 9", ())], len)
        await add(store, 1, row(2))
        assert await numbers(store) == [1, 2]


async def test_absent_database_is_waited_for(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience has an end; but who is still waiting when the database is back is served."""
    url = postgres.database()
    name = urlsplit(url).path[1:]
    monkeypatch.setattr(on_postgres, "RETRY", 0.2)

    async with opened(url) as store:
        await add(store, 0, row(1))
        postgres.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        monkeypatch.setattr(on_postgres, "PATIENCE", 0.5)
        with pytest.raises(UnconfirmedWriteError, match="cannot be written"):
            await add(store, 1, row(2))
        with pytest.raises(UnconfirmedWriteError, match="cannot be read"):
            await store.rows("t1")

        monkeypatch.setattr(on_postgres, "PATIENCE", 5.0)
        waiting = asyncio.create_task(add(store, 1, row(2)))
        await asyncio.sleep(0.7)
        assert not waiting.done()
        postgres.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        await waiting
        assert await numbers(store) == [1, 2]
