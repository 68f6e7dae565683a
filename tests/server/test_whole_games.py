"""Whole games over the network, from the first guest to the result, and everybody has seen the same game.

Quick by default; METROPOLE_LONG=1 plays every rule set in full length in every place.
"""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from metropole import journal, verify
from metropole.kernel import Outcome
from metropole.server.wire import BotSeat, Join, Me, NewTable, Open, TableFrame
from tests.server import players
from tests.server.conftest import Postgres
from tests.server.ledger import account
from tests.server.servers import ServerProcess, serving

LONG = bool(os.environ.get("METROPOLE_LONG"))
WHOLE = (
    ("colonialism/original", 3),
    ("colonialism/spielworxx", 3),
    ("colonialism/compass+events+upgrades", 3),
    ("empires/second", 4),
    ("empires/revised", 3),
)
SHORT = (
    ("colonialism/original+short", 3),
    ("colonialism/spielworxx+quickstart", 3),
    ("colonialism/compass+quickstart", 3),
    ("empires/second+cap15", 4),
    ("empires/revised+fastend", 3),
)
GAMES = WHOLE if LONG else SHORT
SOME = WHOLE if LONG else SHORT[:2]
NOBODY = players.SignedInPerson("", "")


@dataclass
class Party:
    """A table with two people, bots, and those who look on from both servers."""

    table: str
    ports: tuple[int, int]
    windows: list[players.TableClient]
    ends: list[TableFrame]


async def party(servers: list[ServerProcess], edition: str, seats: int, ledger: players.Ledger) -> Party:
    """A game to its end: one person over a live channel, the other in German over HTTP, each at his server."""
    first, last = servers[0].port, servers[-1].port
    dice = Random(edition)
    anna = await players.come_in(first, f"Anna {edition}"[:30])
    bert = await players.come_in(last, f"Bert {edition}"[:30], "de")
    bots = [BotSeat("random") for _ in range(seats - 2)]
    table = await players.open_table(last, anna, NewTable(edition, [Me("annas dice"), Open(), *bots]))
    joining = players.PollingClient(first, bert, table, ledger)
    await joining.do(Join(1, contribution="berts dice"))
    await joining.close()

    def window(kind: players.ClientMaker, port: int, person: players.SignedInPerson) -> players.TableClient:
        return kind(port, person, table, ledger)

    windows = [
        window(players.SocketClient, first, anna),
        window(players.PollingClient, last, bert),
        window(players.SocketClient, last, NOBODY),
    ]
    people = [
        players.TablePlayer(windows[0], dice),
        players.TablePlayer(windows[1], dice),
        players.Spectator(windows[2], dice),
    ]
    ends = await players.together([player.play() for player in people])
    return Party(table, (first, last), windows, ends)


async def check(played: Party) -> None:
    """Everybody has seen the same end, by the same way; and the file of the game proves it."""
    assert [frame.seat for frame in played.ends] == [0, 1, -1]
    assert len({frame.seq for frame in played.ends}) == 1
    results = [frame.result for frame in played.ends]
    assert results[0] is not None
    for result in results[1:]:
        assert result is not None
        assert result.scores == results[0].scores
        assert (result.totals, result.ranks, result.ending) == (results[0].totals, results[0].ranks, results[0].ending)
    for window in played.windows:
        for port in played.ports:
            assert await whole_log(window, port) == as_text(window)
    text = await file_of(played)
    report = verify.check(text)
    assert (report.status, report.checked > 0) == (verify.FITS, True), report
    log = journal.parse(text, played.table)
    assert log.game.over
    assert isinstance(log.game.pending, Outcome)
    assert log.game.pending.scores == results[0].scores


async def whole_log(window: players.TableClient, port: int) -> list[bytes]:
    """What somebody gets who asks for everything after the end."""
    seat = window.frame.seat if window.frame else -1
    late = players.PollingClient(port, window.person, window.table, players.Ledger(), seat)
    try:
        await late.look()
    finally:
        await late.close()
    numbers = [entry.seq for entry in late.log]
    assert numbers[0] == 1
    assert numbers[-1] == late.since
    return as_text(late)


def as_text(window: players.TableClient) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in window.log]


async def file_of(played: Party) -> str:
    http = players.Http(played.ports[0])
    try:
        return (await http.call("GET", f"/api/tables/{played.table}/game")).decode()
    finally:
        await http.close()


def play(where: str, place: Path, count: int, games: tuple[tuple[str, int], ...]) -> None:
    """All games at once, and then the account."""
    ledger = players.Ledger()

    async def all_games(servers: list[ServerProcess]) -> None:
        parties = await players.together([party(servers, edition, seats, ledger) for edition, seats in games])
        for played in parties:
            await check(played)
        print(f"\n{len(parties)} games, {sum(ledger.seen.values())} lines, {ledger.frames} frames; {ledger.speed()}")

    with serving(where, place, count) as servers:
        asyncio.run(all_games(servers))
        assert [server.troubles() for server in servers] == [[] for _ in servers]
    assert asyncio.run(account(where, ledger)) == []
    assert len(ledger.seen) == len(games)


def test_every_rule_set_to_the_end(new_file: str, tmp_path: Path) -> None:
    play(new_file, tmp_path, 1, GAMES)


def test_on_two_servers_with_one_database(postgres: Postgres, tmp_path: Path) -> None:
    play(postgres.database(), tmp_path, 2, SOME)
