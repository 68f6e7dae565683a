"""Practice tables: they begin where a finished game stood after a line, and go on with dice of their own."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from metropole import journal, verify
from metropole.kernel.view import SPECTATOR
from metropole.server import story
from metropole.server.forking import inheritance
from metropole.server.new_table import open_table
from metropole.server.refusals import ApiError
from metropole.server.seal import Secret
from metropole.server.table import Table
from metropole.server.wire import AskUndo, Fork, Origin, Viewer
from tests.server.asgi import Response
from tests.server.http_helpers import LocalServer, bearer, world
from tests.server.tables import LATER, RULE_SETS, ChaosPlayers, begun, do, finished, reread, snapshot

FRESH = Secret(bytes(range(100, 132)), bytes(range(50, 66)))


def forked(table: Table, seq: int, seat: int = 0, level: str = "random") -> Table:
    """A practice table, its rows written as plain text and read again."""
    inherited = inheritance(table, Fork(seq, seat, level))
    opened = open_table("practice-1", inherited.wanted, "me", "Mia", FRESH, LATER, "", inherited)
    assert isinstance(opened, Table)
    again = Table.load(opened.id, reread(opened.rows), FRESH)
    assert snapshot(again) == snapshot(opened)
    return again


# --- where it begins ---


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_a_fork_stands_where_the_game_stood(edition: str, seats: int) -> None:
    """After any line, also one that was undone later, or one in the middle of what all choose at once."""
    table = finished(edition, seats, 17, wild=0.1)
    assert "undone" in [row.kind for row in table.public]
    first, *_, last_but_one, last = table.lineage
    for seq in [first, last_but_one, *Random(edition).sample(range(first, last), 8)]:
        fork = forked(table, seq, seq % seats)
        assert fork.the_course.game.numbers() == table.position(seq).numbers()
        assert fork.standing.state == "running"
        assert fork.lines(fork.lineage) == table.lines(table.lineage_at(seq))
        assert not any([line.startswith("!") for line in fork.lines(fork.lineage)])


def test_who_sits_where_and_what_was_agreed() -> None:
    table = finished("colonialism/compass", 3)
    fork = forked(table, 40, 1, "greedy")
    chairs = [(chair.player, chair.level) for chair in fork.standing.chairs]
    assert [("", "greedy"), ("me", ""), ("", "greedy")] == chairs
    assert (fork.host, fork.settings.private, fork.settings.edition) == ("me", True, table.settings.edition)
    drawn = len([line for line in table.lines(table.lineage_at(40)) if line.startswith("* ")])
    assert (fork.settings.forked, fork.drawn) == (Origin(table.id, 40, drawn), drawn)
    frame = fork.frame(fork.viewer("me"), 0, "en", LATER)
    assert (frame.about.forked, frame.seat) == (fork.settings.forked, 1)
    assert frame.log[0].text.endswith("It plays on from line 40 of another game.")
    assert table.frame(Viewer(), 0, "en", LATER).about.forked is None


def test_tables_written_before_there_were_forks_are_read() -> None:
    table = begun("colonialism/compass", 2)
    rows = reread(table.rows)
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
    inherited, report = fork.settings.forked.drawn, verify.check(text)
    assert f"\ninherited {inherited}\n" in text
    assert report.status == verify.FITS
    assert report.checked == text.count("\n* ") - inherited > 0
    assert f"{inherited} more were inherited from another game, and are not checked" in report.message
    assert journal.parse(text, "practice").text() == text
    assert verify.check(text.replace(f"\ninherited {inherited}\n", "\n")).status == verify.DIFFERS


def test_snapshots_of_a_fork() -> None:
    """A table loaded by snapshot and one loaded by replay are the same, and go on alike."""
    fork = forked(finished("empires/second+nations+cap15", 3), 60)
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
    assert fork.lineage[0] == table.lineage[0]  # one row for the table, one for each seat
    for seq in range(1, fork.seq + 1):
        frame = fork.history(Viewer(), seq, "en")
        assert frame.log
        if seq > fork.lineage[0]:
            before = table.history(Viewer(), table.lineage_at(50)[fork.lineage.index(seq)], "en")
            assert [entry.text for entry in frame.log] == [entry.text for entry in before.log]
            assert (frame.scene, frame.own) == (before.scene, before.own)
    marks = story.tell(story.past(fork, Viewer(SPECTATOR)), "en").marks
    assert (fork.lineage[0], fork.seq) == (marks[0].seq, marks[-1].seq)


def test_a_fork_can_go_back_beyond_its_beginning() -> None:
    """Numbers of outcomes are used once: what is drawn anew is drawn by the fork's own dice."""
    fork = forked(finished("colonialism/original+short", 2, 6), 40)
    do(fork, AskUndo(fork.lineage[3]), "me", 0)
    ChaosPlayers(fork, Random(2)).play()
    report = verify.check(fork.journal_text())
    assert report.status == verify.FITS
    assert report.checked > 20


def test_a_fork_of_a_fork() -> None:
    first = forked(finished("colonialism/original+short", 2, 7), 30)
    ChaosPlayers(first, Random(2)).play()
    second = forked(first, first.lineage[-8])
    ChaosPlayers(second, Random(3)).play()
    assert verify.check(second.journal_text()).status == verify.FITS
    assert second.settings.forked is not None
    assert second.settings.forked.table == first.id


# --- refusals ---


def test_what_cannot_be_forked() -> None:
    running, table = begun("colonialism/compass", 2), finished("colonialism/original+short", 2)
    for code, whose, wish in [
        ("fork-unfinished", running, Fork(4, 0)),
        ("no-such-line", table, Fork(0, 0)),
        ("no-such-line", table, Fork(table.seq + 1, 0)),
        ("fork-nowhere", table, Fork(2, 0)),
        ("fork-nowhere", table, Fork(table.seq, 0)),
        ("no-such-seat", table, Fork(20, 2)),
        ("unknown-level", table, Fork(20, 0, "wizard")),
    ]:
        with pytest.raises(ApiError, match=f"{code}$"):
            inheritance(whose, wish)


# --- over HTTP ---


async def wish(w: LocalServer, body: Any, key: str = "", state: str = "finished") -> Response:
    headers = [*bearer("carl"), *([("idempotency-key", key)] if key else [])]
    return await w.ask("POST", f"/api/tables/{w.tables[state]}/fork", headers, json.dumps(body).encode())


@pytest.mark.usefixtures("bots_sleep")
async def test_anybody_forks_a_finished_game_and_the_same_key_gives_the_same_table() -> None:
    """Running games are refused in words."""
    async with world(["running", "finished"]) as w:
        first = await wish(w, {"seq": 9, "seat": 1, "level": "random"}, "k1")
        again = await wish(w, {"seq": 9, "seat": 1, "level": "random"}, "k1")
        other = await wish(w, {"seq": 9, "seat": 1}, "k2")
        assert (first.status, first.json()) == (201, again.json())
        assert other.json() != first.json()
        frame = (await w.tell("carl", "GET", f"/api/tables/{first.json()['table']}")).json()
        assert (frame["state"], frame["mine"], frame["host"]) == ("running", [1], True)
        assert (frame["about"]["forked"]["table"], frame["about"]["private"]) == (w.tables["finished"], True)
        early, nowhere = await wish(w, {"seq": 9, "seat": 1}, state="running"), await wish(w, {"seq": 1, "seat": 1})
        assert (early.status, early.code, nowhere.status, nowhere.code) == (409, "fork-unfinished", 422, "fork-nowhere")


@pytest.mark.usefixtures("bots_sleep")
async def test_forks_count_as_new_tables() -> None:
    """Five in a minute, as of other tables."""
    async with world(["finished"], generous=1.0) as w:
        assert [201] * 5 + [429] == [(await wish(w, {"seq": 9, "seat": 0})).status for _ in range(6)]
