"""Practice tables: they begin where a finished game stood after a line, and go on with dice of their own."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from metropole import journal, verify
from metropole.kernel.view import SPECTATOR
from metropole.server import story
from metropole.server.forking import inheritance
from metropole.server.hub import Hub
from metropole.server.new_table import open_table
from metropole.server.refusals import ApiError
from metropole.server.seal import Secret
from metropole.server.store import LogRow
from metropole.server.table import Table
from metropole.server.wire import AskUndo, Fork, Origin, Viewer
from tests.server.http_helpers import LocalServer, bearer, no_bots, world
from tests.server.tables import LATER, RULE_SETS, ChaosPlayers, begun, crowd, do, snapshot, speak, speaking

FRESH = Secret(bytes(range(100, 132)), bytes(range(50, 66)))


def finished(edition: str, seats: int, seed: int = 1, wild: float = 0.0) -> Table:
    played = crowd(edition, seats, seed, wild)
    played.play()
    assert played.table.standing.state == "finished"
    return played.table


def forked(table: Table, seq: int, seat: int = 0, level: str = "random", secret: Secret = FRESH) -> Table:
    """A practice table, its rows written as plain text and read again."""
    inherited = inheritance(table, Fork(seq, seat, level))
    opened = open_table("practice-1", inherited.wanted, "me", "Mia", secret, LATER, "", inherited)
    assert isinstance(opened, Table)
    rows = [msgspec.json.decode(msgspec.json.encode(row), type=LogRow) for row in opened.rows]
    again = Table.load(opened.id, rows, secret)
    assert snapshot(again) == snapshot(opened)
    return again


def refusal(table: Table, wish: Fork) -> str:
    with pytest.raises(ApiError) as caught:
        inheritance(table, wish)
    return caught.value.code


# --- where it begins ---


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_a_fork_stands_where_the_game_stood(edition: str, seats: int) -> None:
    """After any line, also one that was undone later, or one in the middle of what all choose at once."""
    table = finished(edition, seats, 2, wild=0.04)
    undone = [row.body["to"] for row in table.public if row.kind == "undone"]
    assert undone
    rng = Random(edition)
    for seq in [table.lineage[0], table.lineage[-2], *rng.sample(range(table.lineage[0], table.lineage[-1]), 8)]:
        fork = forked(table, seq, seq % seats)
        assert fork.the_course.game.numbers() == table.position(seq).numbers()
        assert fork.standing.state == "running"
        assert fork.lines(fork.lineage) == table.lines(table.lineage_at(seq))
        assert not any([line.startswith("!") for line in fork.lines(fork.lineage)])


def test_who_sits_where_and_what_was_agreed() -> None:
    table = finished("colonialism/compass", 3)
    fork = forked(table, 40, 1, "greedy")
    assert [(chair.player, chair.level) for chair in fork.standing.chairs] == [
        *[("", "greedy"), ("me", ""), ("", "greedy")]
    ]
    assert (fork.host, fork.settings.private, fork.settings.edition) == ("me", True, table.settings.edition)
    drawn = len([line for line in table.lines(table.lineage_at(40)) if line.startswith("* ")])
    assert fork.settings.forked == Origin(table.id, 40, drawn)
    assert fork.drawn == drawn
    frame = fork.frame(fork.viewer("me"), 0, "en", LATER)
    assert (frame.about.forked, frame.seat) == (fork.settings.forked, 1)
    assert frame.log[0].text.endswith("It plays on from line 40 of another game.")
    assert table.frame(Viewer(), 0, "en", LATER).about.forked is None


def test_tables_written_before_there_were_forks_are_read() -> None:
    table = begun("colonialism/compass", 2)
    rows = [msgspec.json.decode(msgspec.json.encode(row), type=LogRow) for row in table.rows]
    del rows[0].body["forked"]
    assert Table.load(table.id, rows, table.secret).settings.forked is None


# --- going on ---


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_a_fork_is_played_to_its_end_with_dice_of_its_own(edition: str, seats: int) -> None:
    """What it inherited is left as it was; all rolls after that follow from its own seal, and the file says so."""
    table = finished(edition, seats, 3)
    fork = forked(table, table.lineage[len(table.lineage) // 2])
    ChaosPlayers(fork, Random(5)).play()
    assert fork.standing.state == "finished"
    text = fork.journal_text()
    assert fork.settings.forked is not None
    inherited = fork.settings.forked.drawn
    assert f"\ninherited {inherited}\n" in text
    report = verify.check(text)
    assert report.status == verify.FITS
    assert report.checked == text.count("\n* ") - inherited > 0
    assert f"{inherited} more were inherited from another game, and are not checked" in report.message
    assert journal.parse(text, "practice").text() == text
    assert verify.check(text.replace(f"\ninherited {inherited}\n", "\n")).status == verify.DIFFERS


def test_other_dice_than_those_of_the_game() -> None:
    """Whoever answers as before is not dealt what was dealt before."""
    table = finished("colonialism/compass", 2, 4)
    ends = []
    for secret in (FRESH, Secret(bytes(32), bytes(16))):
        fork = forked(table, table.lineage[0], secret=secret)
        for _ in range(60):
            speak(fork, speaking(fork)[0], None if fork.standing.chairs[speaking(fork)[0]].player else "")
        ends.append(fork.the_course.game.numbers())
    assert ends[0] != ends[1]


def test_snapshots_of_a_fork() -> None:
    """A table loaded by snapshot and one loaded by replay are the same, and go on alike."""
    table = finished("empires/second+nations+cap15", 3, 1)
    fork = forked(table, 60)
    kept = (len(fork.rows), msgspec.json.decode(snapshot(fork)))
    loaded = Table.load(fork.id, fork.rows, FRESH, kept)
    for one in (fork, loaded):
        ChaosPlayers(one, Random(1)).play(80)
    assert snapshot(fork) == snapshot(loaded)
    assert fork.drawn == loaded.drawn
    assert [fact.event.kind for fact in loaded.heard(20)] == [fact.event.kind for fact in fork.heard(20)]


def test_history_log_and_story_go_back_to_the_first_line() -> None:
    """Each inherited line is a line of the fork, and tells what it told before."""
    table = finished("colonialism/compass", 3, 6)
    fork = forked(table, 50)
    ahead = fork.lineage[0] - table.lineage[0]
    for seq in range(1, fork.seq + 1):
        frame = fork.history(Viewer(), seq, "en")
        assert frame.log
        if seq > fork.lineage[0]:
            before = table.history(Viewer(), table.lineage_at(50)[fork.lineage.index(seq)], "en")
            assert [entry.text for entry in frame.log] == [entry.text for entry in before.log]
            assert frame.view == before.view
    assert ahead == 0  # one row for the table, one for each seat
    told = story.tell(story.past(fork, Viewer(SPECTATOR)), "en")
    assert told.marks[0].seq == fork.lineage[0]
    assert told.marks[-1].seq == fork.seq


def test_a_fork_can_go_back_beyond_its_beginning() -> None:
    """Numbers of outcomes are used once: what is drawn anew is drawn by the fork's own dice."""
    table = finished("colonialism/original+short", 2, 6)
    fork = forked(table, 40)
    do(fork, AskUndo(fork.lineage[3]), "me", 0)
    ChaosPlayers(fork, Random(2)).play()
    report = verify.check(fork.journal_text())
    assert report.status == verify.FITS
    assert report.checked > 20


def test_a_fork_of_a_fork() -> None:
    table = finished("colonialism/original+short", 2, 7)
    first = forked(table, 30)
    ChaosPlayers(first, Random(2)).play()
    second = forked(first, first.lineage[-8])
    ChaosPlayers(second, Random(3)).play()
    assert verify.check(second.journal_text()).status == verify.FITS
    assert second.settings.forked is not None
    assert second.settings.forked.table == first.id


# --- refusals ---


def test_what_cannot_be_forked() -> None:
    running = begun("colonialism/compass", 2)
    assert refusal(running, Fork(4, 0)) == "fork-unfinished"
    table = finished("colonialism/original+short", 2)
    assert refusal(table, Fork(0, 0)) == "no-such-line"
    assert refusal(table, Fork(table.seq + 1, 0)) == "no-such-line"
    assert refusal(table, Fork(2, 0)) == "fork-nowhere"
    assert refusal(table, Fork(table.seq, 0)) == "fork-nowhere"
    assert refusal(table, Fork(20, 2)) == "no-such-seat"
    assert refusal(table, Fork(20, 0, "wizard")) == "unknown-level"


# --- over HTTP ---


def over_http(check: Any, **settings: Any) -> None:
    async def run() -> None:
        async with world(("running", "finished"), **settings) as found:
            await check(found)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hub, "wake_bots", no_bots)
        asyncio.run(run())


async def wish(w: LocalServer, body: Any, key: str = "", who: str = "carl", state: str = "finished") -> Any:
    headers = [*bearer(who), *([("idempotency-key", key)] if key else [])]
    target = f"/api/tables/{w.tables[state]}/fork"
    return await w.ask("POST", target, headers, json.dumps(body).encode(), "10.0.0.1")


def test_anybody_forks_a_finished_game_and_the_same_key_gives_the_same_table() -> None:
    async def check(w: LocalServer) -> None:
        first = await wish(w, {"seq": 9, "seat": 1, "level": "random"}, "k1")
        again = await wish(w, {"seq": 9, "seat": 1, "level": "random"}, "k1")
        other = await wish(w, {"seq": 9, "seat": 1}, "k2")
        assert (first.status, first.json()) == (201, again.json())
        assert other.json() != first.json()
        frame = (await w.ask("GET", f"/api/tables/{first.json()['table']}", bearer("carl"), b"", "10.0.0.1")).json()
        assert (frame["state"], frame["mine"], frame["host"]) == ("running", [1], True)
        assert frame["about"]["forked"]["table"] == w.tables["finished"]
        assert frame["about"]["private"] is True

    over_http(check)


def test_running_games_are_refused_in_words() -> None:
    async def check(w: LocalServer) -> None:
        reply = await wish(w, {"seq": 9, "seat": 1}, state="running")
        assert (reply.status, reply.code) == (409, "fork-unfinished")
        reply = await wish(w, {"seq": 1, "seat": 1})
        assert (reply.status, reply.code) == (422, "fork-nowhere")

    over_http(check)


def test_forks_count_as_new_tables() -> None:
    """Five in a minute, as of other tables."""

    async def check(w: LocalServer) -> None:
        statuses = [(await wish(w, {"seq": 9, "seat": 0})).status for _ in range(6)]
        assert statuses == [201] * 5 + [429]

    over_http(check, generous=1.0)
