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
from metropole.server.store import Store
from metropole.server.store.connect import open_store
from metropole.server.table import Table
from metropole.server.wire import BotSeat, Me, NewTable, PerMove
from tests.server.clubs import Town, town
from tests.server.conftest import Postgres
from tests.server.ledger import account
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


async def kill_under_play(server: ServerProcess, players: Town, dice: Random) -> list[str]:
    """Let them play a while, kill the server, and hold what is on disk against all that was heard of it."""
    await players.more(dice.randrange(1, 40))
    await asyncio.sleep(dice.random() * 0.02)
    server.kill()
    await players.all_cut_off()
    return await account(server.where, players.ledger.copy(), final=False)


def report(ledger: Ledger, kind: str, count: int) -> None:
    lost = [one for one in ledger.said if one.lost]
    print(f"\n{kind}: {count} times, {ledger.acknowledged} acknowledged, {len(lost)} in doubt; {ledger.speed()}")


def test_killed_server_loses_nothing(new_file: str, tmp_path: Path) -> None:
    dice = Random(20)

    async def live_through(server: ServerProcess) -> tuple[Town, float]:
        players = town([server.port], CLUBS)
        slowest = 0.0
        players.begin()
        for kill in range(1, KILLS + 1):
            assert await kill_under_play(server, players, dice) == []
            begun = time.monotonic()
            await asyncio.to_thread(server.start)
            if kill % 4 == 0:
                await players.all_go_on()
                slowest = max(slowest, time.monotonic() - begun)
        await players.end()
        return players, slowest

    with serving(new_file, tmp_path) as [server]:
        players, slowest = asyncio.run(live_through(server))
        assert server.troubles() == []
    assert asyncio.run(account(new_file, players.ledger)) == []
    assert [one for one in players.ledger.said if one.answer is None] == []
    assert any([one.lost for one in players.ledger.said]), "no kill has met a command"
    assert slowest < 4 * SOON
    report(players.ledger, "killed", server.kills)
    print(f"all tables play on {slowest:.1f} s after the start at the latest")


def test_hasty_server_is_found(new_file: str, tmp_path: Path) -> None:
    """A server that acknowledges before the commit does not stand the same test."""
    dice = Random(21)

    async def lose(server: ServerProcess) -> list[str]:
        players = town([server.port], CLUBS)
        players.begin()
        try:
            return await kill_under_play(server, players, dice)
        finally:
            for task in players.tasks:
                task.cancel()
            await asyncio.gather(*players.tasks, return_exceptions=True)

    with serving(new_file, tmp_path, variant="hasty") as [server]:
        found = asyncio.run(lose(server))
    assert [fault for fault in found if fault.endswith("acknowledged and lost")]
    assert [fault for fault in found if "was shown, and" in fault]


def test_killed_postgres_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    """The servers stay, and play goes on by itself."""
    url = postgres.database()

    async def live_through(servers: list[ServerProcess]) -> Town:
        players = town([server.port for server in servers], CLUBS)
        players.begin()
        for crash in range(CRASHES):
            await players.more(30)
            await asyncio.to_thread([pull_the_plug, kill_a_child][crash % 2], postgres)
            assert await account(url, players.ledger.copy(), final=False) == []
            await players.all_go_on()
        await players.end()
        return players

    with serving(url, tmp_path, 2) as servers:
        players = asyncio.run(live_through(servers))
    assert asyncio.run(account(url, players.ledger)) == []
    assert [one for one in players.ledger.said if one.answer is None] == []
    report(players.ledger, "PostgreSQL crashed", CRASHES)


# --- many tables ---


def running_table(number: int, now: float) -> Table:
    """A game under way, in which the person has less time for each answer than the server will be away."""
    edition = ("colonialism/compass+quickstart", "empires/revised")[number % 2]
    wanted = NewTable(edition, [Me(), Me(), BotSeat("random")], clock=PerMove(3000), absence="bot")
    table = open_table(f"running{number}", wanted, "p0", "Anna", SECRET, now)
    assert isinstance(table, Table)
    ChaosPlayers(table, Random(number), now=now).play(80)
    return table


async def fill(store: Store, now: float) -> int:
    """Many running games, left alone for an hour; how many of them wait for a person."""
    await store.open()
    waiting = 0
    for number in range(RUNNING):
        table = running_table(number, now - 3600 - 80 * 20)
        await store.keep_secret(table.id, SECRET.secret, SECRET.salt)
        await store.append(table.id, 0, [replace(row, idem="") for row in table.rows], table.summary(now))
        waiting += table.next_due() is not None
    await store.beat("before", now - 3600)
    await store.close()
    return waiting


def count(file: str, *kinds: str) -> int:
    places = ", ".join(["?"] * len(kinds))
    with closing(sqlite3.connect(file)) as connection:
        found: tuple[int] = connection.execute(f"SELECT count(*) FROM log WHERE kind IN ({places})", kinds).fetchone()
    return found[0]


def test_many_running_tables_wake_up_in_time(new_file: str, tmp_path: Path) -> None:
    """A server with hundreds of games serves at once, and nobody has lost time while it was away."""
    waiting = asyncio.run(fill(open_store(new_file), time.time()))

    async def wake(server: ServerProcess) -> tuple[float, float]:
        http = Http(server.port)
        await http.call("GET", "/healthz")
        healthy = time.monotonic()
        await http.call("GET", f"/api/tables/running{RUNNING - 1}")
        shown = time.monotonic()
        async with asyncio.timeout(60):
            while count(new_file, "credit") < waiting:
                await asyncio.sleep(0.05)
        await http.close()
        return healthy, shown

    begun = time.monotonic()
    with serving(new_file, tmp_path) as [server]:
        healthy, shown = asyncio.run(wake(server))
        woken = time.monotonic()
        assert server.troubles() == []
    print(f"\nhealthy {healthy - begun:.2f} s, a frame {shown - begun:.2f} s, all woken {woken - begun:.2f} s after")
    assert waiting > RUNNING / 4
    assert shown - begun < SOON
    assert count(new_file, "credit") == waiting
    assert count(new_file, "timeout", "replaced") == 0
