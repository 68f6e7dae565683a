"""Time: nobody pays for a server that was away, and when time runs out, what was agreed happens.

The servers look at a clock that the tests set, so that hours pass at once.
"""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from metropole.server import wire
from metropole.server.bots import BotPool
from metropole.server.hub import Hub
from metropole.server.store import LogRow, Summary, UnconfirmedWriteError
from metropole.server.store.sqlite import SqliteStore
from tests.server.ledger import accounted
from tests.server.players import Ledger, PollingClient, SignedInPerson, come_in, next_key, open_table, together
from tests.server.servers import advance

GIVEN = 60  # seconds
BEAT = 2_000  # milliseconds between two signs of life of a server: so much too much may be credited
SLACK = 20_000  # milliseconds that a loaded machine may need for a few requests

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there as it is here")


@dataclass
class Thinker:
    """Somebody who sits on all seats of a table, and thinks."""

    window: PollingClient
    seat: int  # of the first who is asked
    answer: wire.Command  # the first that is offered to them

    async def left(self) -> int:
        """Milliseconds."""
        clock = (await self.window.look()).clock
        own = clock.seats[self.seat] if clock else None
        assert own is not None
        return own.left

    async def shown(self) -> wire.SeatShown:
        return (await self.window.look()).seats[self.seat]

    async def until(self, is_so: Callable[[wire.SeatShown], bool]) -> wire.SeatShown:
        async with asyncio.timeout(30):
            while not is_so(shown := await self.shown()):
                await asyncio.sleep(0.02)
        return shown

    def times(self, kind: str) -> int:
        """How often the log told of this."""
        return [entry.kind for entry in self.window.log].count(kind)


async def thinker(port: int, person: SignedInPerson, ledger: Ledger, **wishes: Any) -> Thinker:
    """At a table where single answers are moves."""
    wanted = wire.NewTable("empires/revised", [wire.Me(), wire.Me(), wire.Me()], level="random", **wishes)
    table = await open_table(port, person, wanted)
    window = PollingClient(port, person, table, ledger)
    seat = (await window.look()).awaiting[0]
    await window.close()
    window = PollingClient(port, person, table, ledger, seat)
    frame = await window.look()
    assert frame.question is not None
    said = wire.Play(frame.question.options[0].action)
    return Thinker(window, seat, wire.Command(frame.seq, next_key(), said, frame.draft, seat))


async def beaten(file: str, after: float) -> None:
    """Wait until the server has said, after this moment, that it is alive."""
    with closing(sqlite3.connect(file)) as connection:
        async with asyncio.timeout(30):
            while connection.execute("SELECT max(at) FROM beat").fetchone()[0] < after:
                await asyncio.sleep(0.02)


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    path = tmp_path / "clock"
    path.write_text("0")
    return path


@pytest.mark.parametrize("rule", [wire.PerMove(GIVEN), wire.Bank(GIVEN)])
async def test_outage_is_not_charged(new_file: str, tmp_path: Path, clock: Path, rule: wire.Clock) -> None:
    """Most of the time that is left passes while the server is away, and then the rest of it while it is there."""
    async with accounted(new_file, tmp_path, variant=f"clock:{clock}") as ([server], ledger):
        anna = await come_in(server.port, "Anna")
        idle, quick = [await thinker(server.port, anna, ledger, clock=rule, absence="resign") for _ in range(2)]
        advance(clock, 10)
        await beaten(new_file, time.time() + 10)
        before = await idle.left()
        assert 50_000 - SLACK < before <= 50_000
        server.kill()
        advance(clock, 3000)
        await asyncio.to_thread(server.start)
        quick.answer = replace(quick.answer, seq=quick.answer.seq + 1)  # the credit will be there first
        assert isinstance(await quick.window.say(quick.answer), wire.Accepted)
        assert before - SLACK < await idle.left() < before + BEAT
        assert before - SLACK < await quick.left() <= GIVEN * 1000
        for one in (idle, quick):
            assert (one.times("table-credit"), one.times("table-timeout")) == (1, 0)
        advance(clock, GIVEN)
        await idle.until(lambda shown: shown.resigned)
        assert idle.times("table-timeout") == 1
        await together([one.window.close() for one in (idle, quick)])


async def test_what_was_agreed_happens(new_file: str, tmp_path: Path, clock: Path) -> None:
    """A bot plays until one returns, or to the end, or nothing happens but that everybody knows."""
    rule = wire.PerMove(GIVEN)
    async with accounted(new_file, tmp_path, variant=f"clock:{clock}") as ([server], ledger):
        anna = await come_in(server.port, "Anna")
        bot, resigned, waiting = [
            await thinker(server.port, anna, ledger, clock=rule, absence=absence)
            for absence in ("bot", "resign", "wait")
        ]
        advance(clock, GIVEN - SLACK / 1000)
        assert not (await waiting.shown()).absent
        advance(clock, SLACK / 1000)
        shown = await bot.until(lambda shown: shown.absent)
        assert (shown.kind, shown.level, shown.resigned) == ("person", "random", False)
        shown = await resigned.until(lambda shown: shown.resigned)
        assert (shown.kind, shown.level) == ("person", "random")
        shown = await waiting.until(lambda shown: shown.absent)
        assert (shown.kind, shown.level, shown.resigned) == ("person", "", False)
        waiting.answer = replace(waiting.answer, seq=waiting.answer.seq + 1)
        assert isinstance(await waiting.window.say(waiting.answer), wire.Accepted)
        assert isinstance(await bot.window.do(wire.Return(), bot.seat), wire.Accepted)
        assert not (await bot.shown()).level
        answer = await resigned.window.do(wire.Return(), resigned.seat)
        assert isinstance(answer, wire.Rejected)
        assert answer.code == "resigned"
        await together([one.window.close() for one in (bot, resigned, waiting)])


# --- interrupted ---


class Interrupted(SqliteStore):
    """Fails once, when the first rows of a table are to be written."""

    failed = False

    async def append(self, table: str, after: int, rows: list[LogRow], summary: Summary) -> None:
        if not self.failed:
            self.failed = True
            raise UnconfirmedWriteError("the power has failed")
        await super().append(table, after, rows, summary)


async def test_table_can_be_opened_after_an_interruption(new_file: str) -> None:
    """The same request with the same key gives a table that is there, with the dice that were sealed first."""
    store = Interrupted(new_file)
    await store.open()
    hub = Hub(store, BotPool(1, 1.0))
    wanted = wire.NewTable("colonialism/original", [wire.Me(), wire.Me()])
    with pytest.raises(UnconfirmedWriteError):
        await hub.open_table(wanted, "p0", "Anna", "key")
    table = await hub.open_table(wanted, "p0", "Anna", "key")
    assert await hub.open_table(wanted, "p0", "Anna", "key") == table
    assert (await hub.frame(table, "p0", 0, 0, "en")).state == "running"
    await hub.close()
    await store.close()
