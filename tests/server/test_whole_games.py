"""Whole games over the network, from the first guest to the result, and everybody has seen the same game.

Quick by default; METROPOLE_LONG=1 plays every rule set in full length in every place.
"""

import os
from pathlib import Path

import msgspec

from metropole import journal, verify
from metropole.kernel import Outcome
from metropole.server.wire import TableFrame
from tests.server import players
from tests.server.clubs import Club
from tests.server.conftest import Postgres
from tests.server.ledger import accounted

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


async def check(club: Club, ends: list[TableFrame]) -> None:
    """Everybody has seen the same end, by the same way; and the file of the game proves it."""
    assert [(frame.seat, frame.seq) for frame in ends] == [(seat, ends[0].seq) for seat in (0, 1, -1)]
    results = [frame.result for frame in ends if frame.result is not None]
    same = [(result.scores, result.totals, result.ranks, result.ending) for result in results]
    assert same == [same[0]] * 3
    for player in club.members:
        for port in club.ports:
            assert await whole_log(player.window, port) == as_text(player.window)
    async with players.Http(club.ports[0]) as http:
        text = (await http.call("GET", f"/api/tables/{club.table}/game")).decode()
    report = verify.check(text)
    assert (report.status, report.checked > 0) == (verify.FITS, True), report
    log = journal.parse(text, club.table)
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
    assert (late.log[0].seq, late.log[-1].seq) == (1, late.since)
    return as_text(late)


def as_text(window: players.TableClient) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in window.log]


async def play(where: str, place: Path, count: int, games: tuple[tuple[str, int], ...]) -> None:
    """All games at once, and then the account."""
    async with accounted(where, place, count) as (servers, ledger):
        ports = (servers[0].port, servers[-1].port)
        clubs = [Club(ports, number, ledger, game) for number, game in enumerate(games)]
        people = [await club.people() for club in clubs]
        work = [club.play_one(*two) for club, two in zip(clubs, people, strict=True)]
        for club, ends in zip(clubs, await players.together(work), strict=True):
            await check(club, ends)
        print(f"\n{len(games)} games, {sum(ledger.seen.values())} lines, {ledger.frames} frames")
    assert len(ledger.seen) == len(games)


async def test_every_rule_set_to_the_end(new_file: str, tmp_path: Path) -> None:
    await play(new_file, tmp_path, 1, GAMES)


async def test_on_two_servers_with_one_database(postgres: Postgres, tmp_path: Path) -> None:
    await play(postgres.database(), tmp_path, 2, SOME)
