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
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import pytest

from metropole.extras import advice
from metropole.server.store import (
    LoginSession,
    Seated,
    Store,
    StoreOpenError,
    UnconfirmedWriteError,
    schema,
    sql,
    sqlite,
)
from metropole.server.store import postgres as on_postgres
from metropole.server.store.connect import open_store
from metropole.server.store.lock import Lock
from metropole.server.store.sql import SqlStore
from metropole.server.store.sqlite import SqliteJob, SqliteStore
from tests.server import store_contract as contract
from tests.server.conftest import Postgres
from tests.server.store_contract import CLAIMS, StoreClaim, add, numbers, outcome, player, row, summary, write_words

T = TypeVar("T")
LATER = 999


async def opened(store: Store, doing: Callable[[Any], Awaitable[T]]) -> T:
    await store.open()
    try:
        return await doing(store)
    finally:
        await store.close()


def run(where: str | Store, doing: Callable[[Any], Awaitable[T]]) -> T:
    """Open a store, do something, close it."""
    return asyncio.run(opened(open_store(where) if isinstance(where, str) else where, doing))


async def nothing(store: Store) -> None:
    """It is enough to have opened it."""


def beside(where: str, *statements: str) -> list[tuple[Any, ...]]:
    """Something done to a database without a store, and what the last statement found."""
    if where.startswith("postgresql:"):
        import psycopg

        with psycopg.connect(where, autocommit=True) as connection:
            cursors = [connection.execute(statement.encode()) for statement in statements]
            return cursors[-1].fetchall() if cursors[-1].description else []
    with closing(sqlite3.connect(where, isolation_level=None)) as file:
        return [file.execute(statement).fetchall() for statement in statements][-1]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: str(claim.__name__))
def test_contract(where: str, claim: StoreClaim) -> None:
    run(where, claim)


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


FAULTS: list[tuple[object, str, object, StoreClaim]] = [
    (sqlite, "_attempt", leaves_traces, contract.a_conflict_writes_nothing),
    (sqlite, "_attempt", leaves_traces, contract.gaps_are_refused),
    (sqlite, "_attempt", drags_others_down, contract.whoever_conflicts_fails_alone),
    (SqliteStore, "execute", judges_nothing, contract.gaps_are_refused),
    (
        sql,
        "SEATED",
        sql.SEATED.replace("OR seat.awaited <> excluded.awaited", ""),
        contract.a_summary_comes_back_as_it_was,
    ),
    (sql, "LISTED", sql.LISTED.replace("g.wanted DESC, ", ""), contract.what_awaits_a_player_comes_first),
    (sql, "OWN", sql.OWN.replace("mine.wanted DESC, ", ""), contract.what_awaits_a_player_comes_first),
    (sql, "PUBLIC", sql.PUBLIC.replace("private = 0 AND", ""), contract.public_lists_show_the_last_changed_first),
    (sql, "SNAPSHOT", sql.SNAPSHOT.split("WHERE")[0], contract.the_latest_snapshot_is_kept),
    (sql, "login_key", lambda login: login, contract.a_login_belongs_to_one),
    (sql, "is_storable", lambda value: True, contract.what_cannot_be_kept_is_refused),
]


@pytest.mark.parametrize(("place", "name", "fault", "claim"), FAULTS, ids=lambda each: getattr(each, "__name__", None))
def test_faults_are_caught(
    new_file: str, monkeypatch: pytest.MonkeyPatch, place: object, name: str, fault: object, claim: StoreClaim
) -> None:
    """A store with a fault fails the claim that speaks of it."""
    monkeypatch.setattr(place, name, fault)
    with pytest.raises((AssertionError, sqlite3.Error, UnicodeEncodeError, pytest.fail.Exception)):
        run(new_file, claim)


# --- both ---


def test_reopening_keeps_everything(where: str) -> None:
    seated = (Seated(0, "ann", True), Seated(1, "bob", False))

    async def fill(store: Store) -> None:
        await add(store, 0, row(1, "k", word="ä"), row(2), seated=seated, due=4.0)
        await store.save_snapshot("t1", 2, {"numbers": [1]})
        await store.keep_secret("t1", b"secret", b"salt")
        await store.add_player(player("ann", login="Ann"))
        await store.add_session(LoginSession("key", "ann", 1.0, 2.0))
        await store.say("t1", 1.0, "ann", "Ann", "hello")
        await store.save_note("t1", "ann", "attack!")
        await store.beat("one", 5.0)

    async def everything(store: Store) -> list[Any]:
        found: list[Any] = [await store.rows("t1"), await store.row_of("t1", "ann", "k"), await store.snapshot("t1")]
        found += [await store.public_tables(("running",), 9), await store.tables_of("bob", 9)]
        found += [await store.due_tables(9.0, 9), await store.running_tables(), await store.secret("t1")]
        found += [await store.player("ann"), await store.player_by_login("ANN"), await store.session("key")]
        return [*found, await store.talk("t1", 0, 9), await store.note("t1", "ann"), await store.last_beat()]

    async def fill_and_look(store: Store) -> list[Any]:
        await fill(store)
        return await everything(store)

    before = run(where, fill_and_look)
    assert before[0] == [row(1, "k", word="ä"), row(2)]
    assert all(before)
    assert run(where, everything) == before


def test_closed_store_says_so(where: str) -> None:
    """Before it is opened and after it is closed; closing twice does no harm."""

    async def use() -> None:
        store = open_store(where)
        assert await outcome(store.rows("t1")) == await outcome(add(store, 0, row(1))) == "UnconfirmedWriteError"
        await store.close()
        await opened(store, nothing)
        await store.close()
        assert await outcome(store.rows("t1")) == await outcome(add(store, 0, row(1))) == "UnconfirmedWriteError"

    asyncio.run(use())


def test_closing_waits_for_the_threads(new_file: str) -> None:
    """Nothing of a store is left at work when it is closed."""

    async def names(store: Store) -> set[str]:
        return {thread.name for thread in threading.enumerate()}

    assert {"store-reader", "store-writer"} <= run(new_file, names)
    assert not {"store-reader", "store-writer"} & {thread.name for thread in threading.enumerate()}


def test_a_place_without_a_write_ahead_log_is_refused(new_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers would wait for writers there; a database in memory stands for such a place."""
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **options: connect(":memory:", **options))

    with pytest.raises(StoreOpenError, match="write-ahead log is not possible"):
        run(new_file, nothing)


def test_log_is_never_changed(where: str) -> None:
    """Not even by hand."""
    run(where, lambda store: add(store, 0, row(1)))
    for statement in ("UPDATE log SET kind = 'other'", "DELETE FROM log"):
        with pytest.raises(Exception, match="rows of the log are never"):
            beside(where, statement)
    assert run(where, numbers) == [1]


def test_newer_database_is_refused(where: str) -> None:
    run(where, nothing)
    beside(where, f"INSERT INTO schema_version VALUES ({LATER})")

    with pytest.raises(StoreOpenError, match=rf"newer metropole \(schema {LATER}; this one knows \d+\)"):
        run(where, nothing)

    beside(where, f"DELETE FROM schema_version WHERE version = {LATER}")
    run(where, nothing)


def test_older_database_is_migrated(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Step by step and only once; what is there stays there."""
    run(where, lambda store: add(store, 0, row(1)))
    known = schema.steps
    monkeypatch.setattr(schema, "steps", lambda dialect: [*known(dialect), "CREATE TABLE later (x TEXT);"])

    assert run(where, numbers) == run(where, numbers) == [1]

    assert beside(where, "INSERT INTO later VALUES ('x')", "SELECT x FROM later") == [("x",)]
    assert len(beside(where, "SELECT version FROM schema_version")) == len(schema.steps("sqlite"))


def test_failed_migration_changes_nothing(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run(where, lambda store: add(store, 0, row(1)))
    known = schema.steps
    bad = "CREATE TABLE later (x TEXT); INSERT INTO nowhere VALUES (1);"
    with monkeypatch.context() as patch:
        patch.setattr(schema, "steps", lambda dialect: [*known(dialect), bad])
        with pytest.raises(StoreOpenError, match="nowhere"):
            run(where, nothing)

    assert run(where, numbers) == [1]
    beside(where, "CREATE TABLE later (x TEXT)")


def test_schema_is_in_the_package() -> None:
    """As numbered files, in the words of either database."""
    names = sorted([path.name for path in files(schema).iterdir() if path.name.endswith(".sql")])
    assert names == [f"{number:03}.sql" for number in range(1, len(names) + 1)]
    assert len(schema.steps("sqlite")) == len(schema.steps("postgres")) == len(names) > 0


# --- SQLite ---


class Counting(SqliteStore):
    """Knows how often it went to disk."""

    commits = 0

    def _commit(self, connection: sqlite3.Connection) -> None:
        self.commits += 1
        super()._commit(connection)


def test_writes_share_a_commit(new_file: str) -> None:
    """Two hundred at once need only a few."""
    store = Counting(new_file)

    async def write(store: Counting) -> None:
        await asyncio.gather(*[add(store, 0, row(1), table=f"t{number}") for number in range(200)])
        assert len(await store.running_tables()) == 200

    run(store, write)
    assert 0 < store.commits < 40


def test_every_commit_reaches_the_disk(new_file: str) -> None:
    """Write-ahead log, and synchronised at every commit."""

    async def look(store: SqlStore) -> Any:
        asked = [("PRAGMA synchronous", ()), ("PRAGMA journal_mode", ()), ("PRAGMA foreign_keys", ())]
        return await store.execute(asked, lambda found: [lines[0][0] for lines in found])

    assert run(new_file, look) == [2, "wal", 1]


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


def test_full_disk_is_trouble_for_all(new_file: str) -> None:
    """Nothing is acknowledged and nothing is there; reading goes on; with room again, writing too."""

    async def fill(store: Store) -> None:
        await add(store, 0, row(1))
        with full_disk(Path(new_file + "-wal").stat().st_size + 10_000):
            doing = [add(store, 0, row(1, words="x" * 20_000), table=f"new{number}") for number in range(20)]
            outcomes = await asyncio.gather(*[outcome(each) for each in [add(store, 1, row(2)), *doing]])
            outcomes = outcomes[1:]  # the first may have gone alone, before the others came
            assert set(outcomes) == {"UnconfirmedWriteError"}
            last = max(await numbers(store))
            assert await store.running_tables() == ["t1"]
        await add(store, last, row(last + 1))
        await asyncio.gather(*[add(store, 0, row(1), table=f"new{number}") for number in range(20)])

    run(new_file, fill)

    async def count(store: Store) -> int:
        return len(await store.running_tables())

    assert run(new_file, count) == 21


def test_failing_commit_is_trouble_for_all(new_file: str) -> None:
    """Whoever went into the same transaction hears of it, and the next transaction is not hurt."""

    class Failing(SqliteStore):
        failing = False

        def _commit(self, connection: sqlite3.Connection) -> None:
            if self.failing:
                raise sqlite3.OperationalError("disk I/O error")
            super()._commit(connection)

    async def write(store: Failing) -> None:
        await add(store, 0, row(1))
        store.failing = True
        doing = [add(store, 0, row(1)), add(store, 1, row(2)), *[add(store, 0, row(1), table=t) for t in "abcdef"]]
        outcomes = await asyncio.gather(*[outcome(each) for each in doing])
        store.failing = False
        assert set(outcomes) == {"UnconfirmedWriteError"}
        assert await store.running_tables() == ["t1"]
        await add(store, 1, row(2))
        assert await numbers(store) == [1, 2]

    run(Failing(new_file), write)


HOLDER = """
import asyncio, sys
from metropole.server.store.connect import open_store

async def hold():
    await open_store(sys.argv[1]).open()
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


def test_file_belongs_to_one_process(new_file: str) -> None:
    """The second is refused, by whom is said, and the death of the first frees the file."""
    with subprocess.Popen([sys.executable, "-c", HOLDER, new_file], stdout=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            with pytest.raises(StoreOpenError, match=rf"metropole.db is in use by process {holder.pid}$"):
                run(new_file, nothing)
        finally:
            holder.kill()
    run(new_file, nothing)


def test_file_belongs_to_one_store(new_file: str) -> None:
    async def again(store: Store) -> None:
        other = open_store(new_file)
        with pytest.raises(StoreOpenError, match=f"is in use by process {os.getpid()}"):
            await other.open()
        await other.close()
        await add(store, 0, row(1))

    run(new_file, again)
    assert run(new_file, numbers) == [1]


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


def test_file_is_for_the_owner(new_file: str) -> None:
    """It holds secrets."""

    async def modes(store: Store) -> list[int]:
        await add(store, 0, row(1))
        return [stat.S_IMODE(os.stat(new_file + end).st_mode) for end in ("", "-wal", "-shm", ".lock")]

    assert run(new_file, modes) == [0o600] * 4


def test_other_files_are_refused(tmp_path: Path) -> None:
    """And left as they are."""
    text, other = tmp_path / "text.db", tmp_path / "other.db"
    text.write_text("This is a letter, not a database. " * 50)
    beside(str(other), "CREATE TABLE pets (name TEXT)")

    for where, reason in [(text, "not a database"), (other, "something else"), (tmp_path / "no" / "x.db", "No such")]:
        with pytest.raises(StoreOpenError, match=rf"^{re.escape(str(where))} .*{reason}[^\n]*$"):
            run(str(where), nothing)
    assert text.read_text().startswith("This is a letter")
    assert beside(str(other), "SELECT count(*) FROM pets") == [(0,)]


# --- PostgreSQL ---


def test_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "metropole.server.store.postgres", raising=False)
    for where in ("postgresql://localhost/x", "postgres://localhost/x"):
        with pytest.raises(StoreOpenError, match=re.escape(advice("postgres"))):
            open_store(where)


def test_unreachable_database_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(StoreOpenError, match=r"^PostgreSQL cannot be opened: [^\n]+$") as refused:
        run(f"postgresql://someone:hunter2@/x?host={tmp_path}", nothing)
    assert "hunter2" not in str(refused.value)


def test_many_may_open_a_new_database_at_once(postgres: Postgres) -> None:
    url = postgres.database()

    async def open_all() -> None:
        stores = [open_store(url) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        await asyncio.gather(*[add(store, 0, row(1), table=f"t{number}") for number, store in enumerate(stores)])
        assert [await store.running_tables() for store in stores] == [["t0", "t1", "t2", "t3"]] * 4
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(open_all())


def test_commits_are_synchronous(postgres: Postgres) -> None:
    """Even if the database is set up otherwise."""
    url = postgres.database()
    beside(url, f"ALTER DATABASE {urlsplit(url).path[1:]} SET synchronous_commit = off")

    async def look(store: SqlStore) -> Any:
        return await store.execute([("SHOW synchronous_commit", ())], lambda found: found[0])

    assert beside(url, "SHOW synchronous_commit") == [("off",)]
    assert run(url, look) == [("on",)]


def test_other_encodings_are_refused(postgres: Postgres) -> None:
    name = "latin"
    postgres.execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    with pytest.raises(StoreOpenError, match="UTF8"):
        run(postgres.url(name), nothing)


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


def test_stores_hear_each_other(postgres: Postgres) -> None:
    """Rows and talk, not what is one's own, nothing that failed; a listener that fails does not end it."""
    url = postgres.database()

    async def talk() -> tuple[list[str], list[str]]:
        heard: tuple[list[str], list[str]] = ([], [])
        stores = [open_store(url), open_store(url)]
        failures: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failures.append(context["exception"]))
        stores[1].listen(lambda table: [].remove(table))  # type: ignore[arg-type]  # there is nothing to remove
        for store, ears in zip(stores, heard, strict=True):
            await store.open()
            store.listen(ears.append)
        await add(stores[0], 0, row(1), table="t1")
        assert await outcome(add(stores[0], 0, row(1), table="t1")) == "ConflictError"
        await stores[0].say("t1", 1.0, "ann", "Ann", "hello")
        await add(stores[1], 0, row(1), table="t2")
        await add(stores[0], 1, row(2), table="t1")
        await add(stores[0], 1, row(2), table="t2")
        await until(lambda: len(heard[1]) == 4 and len(heard[0]) == 1)
        for store in stores:
            await store.close()
        assert [type(failure) for failure in failures] == [ValueError] * 4
        return heard

    assert asyncio.run(talk()) == (["t2"], ["t1", "t1", "t1", "t2"])


def test_deaf_listener_recovers(postgres: Postgres) -> None:
    """It says that it may have missed something, and hears again."""
    url = postgres.database()

    async def lose(store: Store) -> list[str]:
        heard: list[str] = []
        other = open_store(url)
        await other.open()
        other.listen(heard.append)
        await add(store, 0, row(1))
        await until(lambda: heard == ["t1"])
        assert await cut(url, "metropole listener") == 2
        await add(store, 1, row(2))
        await until(lambda: "" in heard)
        assert await numbers(other) == [1, 2]
        await add(store, 2, row(3))
        await until(lambda: heard[-1] == "t1")
        await other.close()
        return heard

    assert run(url, lose)[:2] == ["t1", ""]


def test_lost_connections_are_replaced(postgres: Postgres) -> None:
    """Nobody notices, neither when reading nor when writing."""
    url = postgres.database()

    async def lose(store: Store) -> None:
        await asyncio.gather(*[add(store, 0, row(1), table=f"t{number}") for number in range(20)])
        for last in range(1, 4):
            assert await cut(url, "metropole") > 0
            doing = [add(store, last, row(last + 1), table=f"t{number}") for number in range(20)]
            assert set(await asyncio.gather(*[outcome(each) for each in doing])) == {"done"}
            assert await cut(url, "metropole") > 0
            assert await numbers(store, "t7") == list(range(1, last + 2))

    run(url, lose)


def test_writes_share_a_transaction(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred at once need only a few; one that fails is written apart from the others."""
    writes: list[int] = []
    honest = on_postgres._write

    async def counted(connection: Any, statements: Any, judge: Any) -> Any:
        writes.append(len(statements))
        return await honest(connection, statements, judge)

    monkeypatch.setattr(on_postgres, "_write", counted)

    async def write(store: Store) -> None:
        await asyncio.gather(*[add(store, 0, row(1), table=f"t{number}") for number in range(200)])
        assert len(await store.running_tables()) == 200

    run(postgres.database(), write)
    assert len(writes) < 20


def test_two_may_write_the_same_tables(postgres: Postgres) -> None:
    """Many tables at once from both sides; nobody waits for the other for ever, and nothing is lost."""
    url = postgres.database()
    tables = [f"t{number}" for number in range(8)]

    async def write(one: Store) -> None:
        two = open_store(url)
        await two.open()
        writers = [(store, table, name) for table in tables for name, store in (("one", one), ("two", two))]
        doing = [write_words(store, table, [f"{name}{word}" for word in range(6)]) for store, table, name in writers]
        await asyncio.gather(*doing[::2], *reversed(doing[1::2]))
        await two.close()
        for table in tables:
            rows = await one.rows(table)
            assert [each.number for each in rows] == list(range(1, 13))
            assert len({each.idem for each in rows}) == 12

    run(url, write)


def test_lost_commit_is_trouble(postgres: Postgres) -> None:
    """It is not tried again: nobody knows whether it happened. The next one finds a connection."""
    url = postgres.database()
    run(url, nothing)
    beside(
        url,
        """CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$""",
        """CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.kind = 'cut') EXECUTE FUNCTION cut()""",
    )

    async def lose(store: Store) -> None:
        await add(store, 0, row(1))
        fatal = row(2, "k")
        with pytest.raises(UnconfirmedWriteError, match="unknown whether"):
            await store.append("t1", 1, [type(fatal)(2, 1.0, "ann", "k", "cut", {})], summary())
        assert await store.row_of("t1", "ann", "k") is None
        await add(store, 1, fatal)
        assert await numbers(store) == [1, 2]

        others = [add(store, 0, row(1), table=f"new{number}") for number in range(5)]
        doing = [store.append("t1", 2, [type(fatal)(3, 1.0, "ann", "", "cut", {})], summary()), *others]
        assert await asyncio.gather(*[outcome(each) for each in doing]) == ["UnconfirmedWriteError"] * 6
        assert await store.running_tables() == ["t1"]

    run(url, lose)


def test_other_trouble_is_trouble(postgres: Postgres) -> None:
    """A database that may only be read: refused at once, and well again at once."""
    url = postgres.database()

    async def write(store: on_postgres.PostgresStore) -> None:
        await add(store, 0, row(1))
        only_read: Sequence[sql.SqlStatement] = [("SET TRANSACTION READ ONLY", ()), ("UPDATE game SET talked = 9", ())]
        with pytest.raises(UnconfirmedWriteError, match="read-only transaction"):
            await store.execute(only_read, lambda found: None)
        await add(store, 1, row(2))
        assert await numbers(store) == [1, 2]

    run(url, write)


def test_absent_database_is_waited_for(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience has an end; but who is still waiting when the database is back is served."""
    url = postgres.database()
    monkeypatch.setattr(on_postgres, "RETRY", 0.2)

    async def wait(store: Store) -> None:
        await add(store, 0, row(1))
        name = urlsplit(url).path[1:]
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

    run(url, wait)
