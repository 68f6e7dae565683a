"""Writers that are killed, and the account they have to give afterwards.

Run as a program, this writes rows to a store and prints every one that was acknowledged, until it is killed.
"""

import asyncio
import random
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from metropole.server.store import LogRow, Seated, Store, StoreOpenError, Summary, UnconfirmedWriteError
from metropole.server.store.connect import open_store
from metropole.server.store.sqlite import SqliteStore

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES = [f"table{number}" for number in range(6)]

Acknowledged = tuple[str, int, str]  # table, number and key of a row


class Hasty(SqliteStore):
    """The fault that must be found: it says yes before anything is on disk."""

    delay = 0.0  # seconds between one deed and the next

    def __init__(self, path: Path | str) -> None:
        super().__init__(path)
        self._later: set[asyncio.Task[None]] = set()
        self._order = asyncio.Lock()

    async def append(self, table: str, after: int, rows: list[LogRow], summary: Summary) -> None:
        task = asyncio.create_task(self._write(table, after, rows, summary))
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        await asyncio.sleep(0)

    async def _write(self, table: str, after: int, rows: list[LogRow], summary: Summary) -> None:
        async with self._order:
            await asyncio.sleep(self.delay)
        await super().append(table, after, rows, summary)


STORES: dict[str, Callable[[str], Store]] = {"honest": open_store, "hasty": Hasty}


def summary(table: str, last: int) -> Summary:
    seated = (Seated(0, "ann", last % 2 == 0),)
    return Summary(table, "running", False, 1.0, float(last), None, {"last": last}, seated)


async def written(store: Store, table: str) -> AsyncIterator[Acknowledged]:
    """Write for ever, one or two rows at a time, going on where the table ends; every acknowledged row.

    After trouble, the key of the command tells whether it was written: then it counts, else it is sent again.
    """
    last = len(await store.rows(table))
    while True:
        key = f"{table} {last + 1} {random.random()}"
        rows = [LogRow(last + 1, 1.0, "ann", key, "move", {"word": "x" * random.randrange(400)})]
        if random.random() < 0.3:
            rows.append(LogRow(last + 2, 1.0, "ann", "", "move", {}))
        while not await accepted(store, table, last, rows):
            pass
        for row in rows:
            yield table, row.number, row.idem
        last += len(rows)


async def accepted(store: Store, table: str, last: int, rows: list[LogRow]) -> bool:
    try:
        await store.append(table, last, rows, summary(table, last + len(rows)))
    except UnconfirmedWriteError:
        return await store.row_of(table, rows[0].actor, rows[0].idem) is not None
    return True


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    """The store, as soon as it can be opened: a database that has crashed needs a moment."""
    store, is_open = open_store(where), False
    async with asyncio.timeout(60):
        while not is_open:
            try:
                await store.open()
                is_open = True
            except StoreOpenError:
                await asyncio.sleep(0.05)
    try:
        yield store
    finally:
        await store.close()


async def account(where: str, acknowledged: list[Acknowledged]) -> list[str]:
    """Everything that is wrong with what is there, measured by what was promised."""
    found: list[str] = []
    async with opened(where) as store:
        lasts = {each.table: each.shown["last"] for each in await store.public_tables(("running",), 99)}
        for table in TABLES:
            rows = await store.rows(table)
            keys = {row.number: row.idem for row in rows}
            if [row.number for row in rows] != list(range(1, len(rows) + 1)):
                found.append(f"{table}: a gap")
            if lasts.get(table, len(rows)) != len(rows):
                found.append(f"{table}: the summary is not that of the last row")
            found += [f"{table}: {key} twice" for key, count in Counter(keys.values()).items() if key and count > 1]
            own = [(number, key) for name, number, key in acknowledged if name == table]
            found += [f"{table}: row {number} was lost" for number, key in own if keys.get(number) != key]
    return found


def killed_writer(where: str, kind: str, count: int) -> list[Acknowledged]:
    """What a process had acknowledged when it was killed, some time after this many rows."""
    command = [sys.executable, "-m", "tests.server.crash", kind, where]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            lines = [process.stdout.readline() for _ in range(count)]
        finally:
            process.kill()
        lines += process.stdout.readlines()
    whole = [line[:-1].split("\t") for line in lines if line.endswith("\n")]
    return [(table, int(number), key) for table, number, key in whole]


async def write_and_print(where: str, kind: str) -> None:
    store = STORES[kind](where)
    await store.open()

    async def write(table: str) -> None:
        async for name, number, key in written(store, table):
            print(f"{name}\t{number}\t{key}", flush=True)

    await asyncio.gather(*[write(table) for table in TABLES])


if __name__ == "__main__":
    asyncio.run(write_and_print(sys.argv[2], sys.argv[1]))
