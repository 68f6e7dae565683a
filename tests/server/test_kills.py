"""Servers and databases are killed under play: what was acknowledged is there once, in order, and nothing was shown
that is not. METROPOLE_LONG=1 kills many times as often.
"""

import asyncio
import os
import sqlite3
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from metropole.server.new_table import open_table
from metropole.server.table import Table
from metropole.server.wire import BotSeat, Me, NewTable, PerMove
from tests.server.clubs import Town, town
from tests.server.conftest import Postgres
from tests.server.crash import opened
from tests.server.ledger import account, accounted
from tests.server.players import Http, Ledger
from tests.server.servers import ServerProcess, serving
from tests.server.tables import SECRET, ChaosPlayers
from tests.server.test_crash import kill_a_child, pull_the_plug

LONG = bool(os.environ.get("METROPOLE_LONG"))
KILLS = 200 if LONG else 8
CRASHES = 50 if LONG else 3
CLUBS = 4  # two people and a spectator each
RUNNING = 200 if LONG else 80
SOON = 5.0  # seconds

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there as it is here")


async def kill_under_play(server: ServerProcess, people: Town, dice: Random) -> list[str]:
    """Let them play a while, kill the server, and hold what is on disk against all that was heard of it."""
    await people.more(dice.randrange(1, 40))
    await asyncio.sleep(dice.random() * 0.02)
    server.kill()
    await people.all_cut_off()
    return await account(server.where, people.ledger.copy(), final=False)


def report(ledger: Ledger, kind: str, count: int) -> None:
    """Nothing is left in doubt that was."""
    lost = [one for one in ledger.said if one.lost]
    print(f"\n{kind}: {count} times, {ledger.acknowledged} acknowledged, {len(lost)} in doubt; {ledger.speed()}")
    assert [one for one in ledger.said if one.answer is None] == []


async def test_killed_server_loses_nothing(new_file: str, tmp_path: Path) -> None:
    dice, slowest = Random(20), 0.0
    async with accounted(new_file, tmp_path) as ([server], ledger):
        people = town([server.port], CLUBS, ledger)
        for kill in range(1, KILLS + 1):
            assert await kill_under_play(server, people, dice) == []
            begun = time.monotonic()
            await asyncio.to_thread(server.start)
            if kill % 4 == 0:
                await people.all_go_on()
                slowest = max(slowest, time.monotonic() - begun)
        await people.end()
    report(ledger, "killed", KILLS)
    print(f"all tables play on {slowest:.1f} s after the start at the latest")
    assert any([one.lost for one in ledger.said]), "no kill has met a command"
    assert slowest < 4 * SOON


async def test_hasty_server_is_found(new_file: str, tmp_path: Path) -> None:
    """A server that acknowledges before the commit does not stand the same test."""
    with serving(new_file, tmp_path, variant="hasty") as [server]:
        people = town([server.port], CLUBS, Ledger())
        try:
            found = await kill_under_play(server, people, Random(21))
        finally:
            await people.stop()
    assert [fault for fault in found if fault.endswith("acknowledged and lost")]
    assert [fault for fault in found if "was shown, and" in fault]


async def test_killed_postgres_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    """The servers stay, and play goes on by itself."""
    url, ledger = postgres.database(), Ledger()
    with serving(url, tmp_path, 2) as servers:
        people = town([server.port for server in servers], CLUBS, ledger)
        for crash in range(CRASHES):
            await people.more(30)
            await asyncio.to_thread([pull_the_plug, kill_a_child][crash % 2], postgres)
            assert await account(url, ledger.copy(), final=False) == []
            await people.all_go_on()
        await people.end()
    assert await account(url, ledger) == []
    report(ledger, "PostgreSQL crashed", CRASHES)


# --- many tables ---


def running_table(number: int, now: float) -> Table:
    """A game under way, in which the person has less time for each answer than the server will be away."""
    edition = ("colonialism/compass+quickstart", "empires/revised")[number % 2]
    wanted = NewTable(edition, [Me(), Me(), BotSeat("random")], clock=PerMove(3000), absence="bot")
    table = open_table(f"running{number}", wanted, "p0", "Anna", SECRET, now)
    assert isinstance(table, Table)
    ChaosPlayers(table, Random(number), now=now).play(80)
    return table


async def fill(where: str, now: float) -> int:
    """Many running games, left alone for an hour; how many of them wait for a person."""
    waiting = 0
    async with opened(where) as store:
        for number in range(RUNNING):
            table = running_table(number, now - 3600 - 80 * 20)
            await store.keep_secret(table.id, SECRET.secret, SECRET.salt)
            await store.append(table.id, 0, [replace(row, idem="") for row in table.rows], table.summary(now))
            waiting += table.next_due() is not None
        await store.beat("before", now - 3600)
    return waiting


def count(file: str, *kinds: str) -> int:
    places = ", ".join(["?"] * len(kinds))
    with closing(sqlite3.connect(file)) as connection:
        found: tuple[int] = connection.execute(f"SELECT count(*) FROM log WHERE kind IN ({places})", kinds).fetchone()
    return found[0]


async def test_many_running_tables_wake_up_in_time(new_file: str, tmp_path: Path) -> None:
    """A server with hundreds of games serves at once, and nobody has lost time while it was away."""
    waiting = await fill(new_file, time.time())
    begun = time.monotonic()
    with serving(new_file, tmp_path) as [server]:
        async with Http(server.port) as http:
            await http.call("GET", "/healthz")
            healthy = time.monotonic() - begun
            await http.call("GET", f"/api/tables/running{RUNNING - 1}")
            shown = time.monotonic() - begun
        async with asyncio.timeout(60):
            while count(new_file, "credit") < waiting:
                await asyncio.sleep(0.05)
        print(f"\nhealthy {healthy:.2f} s, a frame {shown:.2f} s, all woken {time.monotonic() - begun:.2f} s after")
        assert server.troubles() == []
    assert waiting > RUNNING / 4
    assert shown < SOON
    assert (waiting, 0) == (count(new_file, "credit"), count(new_file, "timeout", "replaced"))
