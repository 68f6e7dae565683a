"""One broken table harms no other, and a server that cannot do its work says so."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from metropole.server import health, hub, wire
from metropole.server.app import ServerConfig, build
from metropole.server.bots import BotPool
from metropole.server.hub import Hub
from metropole.server.people import Passwords
from metropole.server.store import LogRow, UnconfirmedWriteError, UnreadableError
from metropole.server.table import Table
from tests.server.asgi import PATIENCE
from tests.server.http_helpers import LIGHT, UNBUILT, LocalServer, ManualClock, add_people, bearer, finished, keep
from tests.server.memory import Memory, MemoryStore
from tests.server.tables import begun

BROKEN = "broken"
GOOD = ("a-good", "z-good")  # before and after it, however tables are ordered


class FaultyStore(MemoryStore):
    """Loses its power to write, or a table, as told."""

    def __init__(self, memory: Memory) -> None:
        super().__init__(memory)
        self.full = False
        self.lost: dict[str, Exception] = {}
        self.tried = asyncio.Event()  # something was to be written
        self.given = asyncio.Event()  # rows are
        self.given.set()

    async def beat(self, process: str, now: float) -> None:
        self.tried.set()
        if self.full:
            raise UnconfirmedWriteError("no space left")
        await super().beat(process, now)

    async def rows(self, table: str, after: int = 0) -> list[LogRow]:
        await self.given.wait()
        if table in self.lost:
            raise self.lost[table]
        return await super().rows(table, after)

    async def running_tables(self) -> list[str]:
        return sorted(await super().running_tables())


def planted(memory: Memory, id: str, people: tuple[str, ...] = ("anna", "bert", ""), **wishes: Any) -> Table:
    """A running game with this id, where the third seat is a bot's."""
    table = begun("empires/revised", len(people), people, **wishes)
    table.id = id
    keep(memory, table)
    del memory.snapshots[id]
    return table


def other_rules(store: FaultyStore) -> None:
    rows = store.memory.rows[BROKEN]
    rows[0] = replace(rows[0], body={**rows[0].body, "rules": "0"})


def no_settings(store: FaultyStore) -> None:
    rows = store.memory.rows[BROKEN]
    rows[0] = replace(rows[0], body={"nothing": 1})


def no_move(store: FaultyStore) -> None:
    rows = store.memory.rows[BROKEN]
    rows.append(replace(rows[-1], number=len(rows) + 1, kind="move", body={"lines": ["0 fly away"]}))


def gap(store: FaultyStore) -> None:
    del store.memory.rows[BROKEN][1]


def no_secret(store: FaultyStore) -> None:
    del store.memory.secrets[BROKEN]


def damaged(store: FaultyStore) -> None:
    store.lost[BROKEN] = UnreadableError("no JSON")


def not_given(store: FaultyStore) -> None:
    """The store fails for this table alone, as with a bad sector; it cannot say that it always will."""
    store.lost[BROKEN] = UnconfirmedWriteError("input/output error")


DEFINITE = (other_rules, no_settings, no_move, gap, damaged)
FAULTS = (*DEFINITE, no_secret, not_given)
BELOW = ("", "/history/1", "/story", "/stations?since=0", "/game", "/advice", "/board")
Fault = Callable[[FaultyStore], None]


@asynccontextmanager
async def served(
    fault: Fault | None = None, beaten: float | None = None, **wishes: Any
) -> AsyncIterator[tuple[LocalServer, FaultyStore]]:
    """A server that finds three running tables when it starts, with a fault in the one in the middle."""
    memory = Memory()
    clock = ManualClock()
    store = FaultyStore(memory)
    add_people(memory, clock.now)
    for id in (*GOOD, BROKEN):
        planted(memory, id, **wishes)
    if memory.summaries[BROKEN].due is not None:
        memory.summaries[BROKEN] = replace(memory.summaries[BROKEN], due=1.0)  # before all others
    if fault is not None:
        fault(store)
    if beaten is not None:
        memory.beats["before"] = beaten
    app = build(store, ServerConfig(generous=0.0, bot_workers=1, static=UNBUILT), Passwords(LIGHT))
    async with app.router.lifespan_context(app):
        found = LocalServer(app, store, memory, clock)
        found.service.people.clock = clock
        yield found, store


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


def kinds(memory: Memory, id: str) -> list[str]:
    return [row.kind for row in memory.rows[id]]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hearts that beat faster, so that nobody waits for them."""
    monkeypatch.setattr(hub, "BEAT", 0.02)


# --- a broken table ---


@pytest.mark.parametrize("fault", FAULTS)
async def test_s8_a_broken_table_keeps_no_other_asleep(fault: Fault, bots_sleep: None) -> None:
    """All others are given back the time of an outage, and then the process says that it is alive."""
    async with served(fault, beaten=5.0, clock=wire.PerMove(3000)) as (server, _):
        await until(lambda: all(["credit" in kinds(server.memory, id) for id in GOOD]))
        await until(lambda: max(server.memory.beats.values()) > 5.0)
        assert (await server.ask("GET", "/healthz")).status == 200


@pytest.mark.parametrize("fault", FAULTS)
async def test_s8_a_broken_table_stops_no_clock(fault: Fault, bots_sleep: None) -> None:
    """Time has run out everywhere, first at the broken table."""
    async with served(fault, clock=wire.PerMove(10), absence="bot") as (server, _):
        await until(lambda: all(["timeout" in kinds(server.memory, id) for id in GOOD]))


@pytest.mark.parametrize("fault", FAULTS)
async def test_s8_a_broken_table_stops_no_bot(fault: Fault) -> None:
    """Bots whose turn it is play on where they can."""
    memory = Memory()
    store = FaultyStore(memory)
    for id in (*GOOD, BROKEN):
        planted(memory, id, people=("", "", ""))
    before = {id: len(memory.rows[id]) for id in GOOD}
    fault(store)
    bots = BotPool(1, 30.0)
    tables = Hub(store, bots)
    await tables.open()
    try:
        await until(lambda: all([len(memory.rows[id]) > before[id] for id in GOOD]))
    finally:
        await tables.close()
        await bots.close()


@pytest.mark.parametrize("fault", FAULTS)
async def test_s8_a_broken_table_is_written_down_once(
    fault: Fault, bots_sleep: None, caplog: pytest.LogCaptureFixture
) -> None:
    """With its id, however often it is due and asked for."""
    with caplog.at_level(logging.ERROR, "metropole.server"):
        async with served(fault, clock=wire.PerMove(10)) as (server, store):
            await until(lambda: all(["timeout" in kinds(server.memory, id) for id in GOOD]))
            for _ in range(3):
                store.tried.clear()
                await asyncio.wait_for(store.tried.wait(), PATIENCE)
                await server.hub.tick()
            if fault in DEFINITE:
                await server.tell("anna", "GET", f"/api/tables/{BROKEN}")
    named = [record for record in caplog.records if vars(record).get("happening", {}).get("table") == BROKEN]
    assert [record.message for record in named] == ["store-trouble" if fault is not_given else "table-failed"]


@pytest.mark.parametrize("fault", DEFINITE)
async def test_s8_a_request_for_a_broken_table_is_refused_in_words(fault: Fault, bots_sleep: None) -> None:
    """In the language of whoever asks, over HTTP and at the door of the live channel; nothing is a fault of ours."""
    command = msgspec.json.encode(wire.Command(1, "k", wire.Resign()))
    asked = [("GET", below) for below in BELOW]
    async with served(fault) as (server, _):
        for method, below in [*asked, ("POST", "/commands")]:
            target = f"/api/tables/{BROKEN}{below}"
            body = command if method == "POST" else b""
            answer = await server.ask(method, target, [*bearer("anna"), ("accept-language", "de")], body)
            assert (answer.status, answer.code) == (409, "table-unreadable"), target
            assert "Dieser Tisch lässt sich nicht öffnen" in answer.json()["reason"]
        denied = await server.knock(f"/api/tables/{BROKEN}/live", bearer("anna"))
        assert (denied.status, denied.code) == (409, "table-unreadable")
        assert "This table cannot be opened" in denied.json()["reason"]
        assert (await server.tell("anna", "GET", f"/api/tables/{GOOD[1]}")).status == 200


async def test_s8_rows_before_a_snapshot_may_be_broken(bots_sleep: None) -> None:
    """They are replayed only when somebody asks for what they told."""
    async with served() as (server, _):
        table = finished("old")
        keep(server.memory, table)
        rows = server.memory.rows[table.id]
        number = next(i for i, row in enumerate(rows) if row.kind == "move")
        rows[number] = replace(rows[number], body={"lines": ["0 fly away"]})
        for below in ("?since=0", f"/history/{table.seq}", "/story", "/stations?since=0"):
            answer = await server.tell("anna", "GET", f"/api/tables/{table.id}{below}")
            assert (answer.status, answer.code) == (409, "table-unreadable"), below


async def test_s8_a_table_that_can_be_read_again_is_looked_after(bots_sleep: None) -> None:
    """Somebody who asks for it is enough."""
    async with served(damaged, clock=wire.PerMove(10)) as (server, store):
        await until(lambda: BROKEN in server.hub.unreadable)
        store.lost.clear()
        assert (await server.tell("anna", "GET", f"/api/tables/{BROKEN}")).status == 200
        await until(lambda: "timeout" in kinds(server.memory, BROKEN))


async def test_s8_a_table_that_the_store_did_not_give_is_tried_again(bots_sleep: None) -> None:
    """By the server itself, and it gets its time back."""
    async with served(not_given, beaten=5.0, clock=wire.PerMove(3000)) as (server, store):
        await until(lambda: BROKEN in server.hub.stuck)
        store.lost.clear()
        await until(lambda: "credit" in kinds(server.memory, BROKEN))
        assert BROKEN not in server.hub.stuck


async def test_s8_broken_tables_take_nobodys_place(bots_sleep: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few tables are looked at in a tick."""
    monkeypatch.setattr(hub, "KEPT", 1)
    async with served(damaged, clock=wire.PerMove(10), absence="bot") as (server, _):
        await until(lambda: all(["timeout" in kinds(server.memory, id) for id in GOOD]))


async def test_s8_a_live_channel_waits_for_a_store_that_is_away(bots_sleep: None) -> None:
    """It is no fault of ours either."""
    async with served(not_given) as (server, _):
        denied = await server.knock(f"/api/tables/{BROKEN}/live", bearer("anna"))
        assert (denied.status, denied.code) == (503, "unavailable")


# --- health ---


async def test_s8_health_knows_that_nothing_can_be_written(bots_sleep: None) -> None:
    """Though everything can be read; and it knows when that is over."""
    async with served() as (server, store):
        assert (await server.ask("GET", "/healthz")).status == 200
        store.full = True
        await until(lambda: server.hub.health.is_refused)
        sick = await server.ask("GET", "/healthz", [("accept-language", "de")])
        assert (sick.status, sick.code) == (503, "store-unwritable")
        assert "nicht in seinen Speicher schreiben" in sick.json()["reason"]
        store.full = False
        await until(lambda: not server.hub.health.is_refused)
        assert (await server.ask("GET", "/healthz")).status == 200


async def test_s8_health_knows_while_time_is_owed(bots_sleep: None) -> None:
    """Nobody says yet that the process is alive, in case it dies; what can be written shows all the same."""

    def slow(store: FaultyStore) -> None:
        store.given.clear()

    async with served(slow, beaten=5.0, clock=wire.PerMove(3000)) as (server, store):
        for _ in range(2):
            store.tried.clear()
            await asyncio.wait_for(store.tried.wait(), PATIENCE)
        assert (await server.ask("GET", "/healthz")).status == 200
        assert await store.last_beat() == 5.0
        store.full = True
        await until(lambda: server.hub.health.is_refused)
        assert (await server.ask("GET", "/healthz")).code == "store-unwritable"
        store.full = False
        store.given.set()
        await until(lambda: max(server.memory.beats.values()) > 5.0)


@pytest.mark.parametrize("which", [0, 1])
async def test_s8_health_knows_that_the_heart_has_stopped(which: int, bots_sleep: None) -> None:
    """That which beats, or that which looks at the clocks."""
    async with served() as (server, _):
        heart = server.hub.health.vital[which]
        heart.cancel()
        await asyncio.wait([heart])
        dead = await server.ask("GET", "/healthz")
        assert (dead.status, dead.code) == (503, "heartbeat-stopped")


async def test_s8_the_heart_outlives_what_nobody_expected(bots_sleep: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a store raises."""
    async with served() as (server, store):
        seen = asyncio.Event()

        async def due_tables(before: float, most: int) -> list[str]:
            seen.set()
            raise RuntimeError("nobody expected this")

        monkeypatch.setattr(store, "due_tables", due_tables)
        for _ in range(2):
            seen.clear()
            await asyncio.wait_for(seen.wait(), PATIENCE)
        assert (await server.ask("GET", "/healthz")).status == 200


async def test_s8_health_does_not_write(bots_sleep: None) -> None:
    """However often somebody asks."""
    async with served() as (server, store):
        server.hub.health.vital = ()
        for task in list(server.hub.tasks):
            task.cancel()
        await asyncio.gather(*server.hub.tasks, return_exceptions=True)
        store.tried.clear()
        before = server.kept()
        for _ in range(5):
            assert (await server.ask("GET", "/healthz")).status == 200
        assert not store.tried.is_set()
        assert before == server.kept()


def test_s8_a_write_that_never_comes_back_is_none() -> None:
    """A store that hangs is found out by the time that has passed."""
    clock = ManualClock()
    found = health.Health(clock)
    assert "store-unwritable" == found.problem()
    found.confirm()
    found.ticked()
    assert "" == found.problem()
    clock.now += health.OVERDUE + 1
    assert "store-unwritable" == found.problem()
    found.confirm()
    clock.now += health.OVERDUE - 1
    assert "" == found.problem()


def test_s8_clocks_that_nobody_looks_at_are_noticed() -> None:
    clock = ManualClock()
    found = health.Health(clock)
    found.ticked()
    clock.now += health.SILENT + 1
    found.confirm()
    assert "heartbeat-stopped" == found.problem()
