"""Going back: by consent, to an earlier line; nothing is learned by it, and what was drawn is drawn anew."""

from random import Random
from typing import Any

import pytest

from metropole import journal, verify
from metropole.server.table import Table
from metropole.server.wire import AnswerUndo, AskUndo, Play, Replace, Resign, UndoShown
from tests.server import tables
from tests.server.worlds import twin


def played(edition: str, seats: int, seed: int, moves: int = 25) -> tables.ChaosPlayers:
    """A game in which some moves were made and nothing is drafted."""
    people = tables.crowd(edition, seats, seed)
    while len(people.table.lineage) < moves or any(people.table.standing.drafts):
        people.step()
    return people


def shown(table: Table) -> list[Any]:
    """What everybody sees of the position, and is asked."""
    seen = [table.frame(viewer, table.seq, "en", 0.0) for viewer in tables.viewers(table)]
    return [(frame.scene, frame.own, frame.question, frame.awaiting) for frame in seen]


def agree(table: Table, asker: int, to: int) -> None:
    """Everybody goes back to a line."""
    tables.do(table, AskUndo(to), f"p{asker}", asker)
    for seat in range(table.settings.seats):
        if seat != asker:
            tables.do(table, AnswerUndo(True), f"p{seat}", seat)
    assert "undone" == table.public[-1].kind


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_back_to_the_earlier_position(edition: str, seats: int) -> None:
    """To the number; all see again what they saw then, are asked what they were asked then, and nothing more."""
    people = played(edition, seats, 31, 8)
    table = people.table
    rng = Random(31)
    for _ in range(4):
        people.step()
        while any(table.standing.drafts):
            people.step()
        lineage, numbers, then, drawn = table.lineage[:], table.the_course.game.numbers(), shown(table), table.drawn
        while len(table.lineage) < len(lineage) + rng.randrange(1, 8):
            people.step()
        later = table.drawn
        agree(table, rng.randrange(seats), lineage[-1])
        assert (numbers, lineage, then) == (table.the_course.game.numbers(), table.lineage, shown(table))
        assert table.drawn == later >= drawn
        assert not any(table.standing.drafts)
        for viewer in tables.viewers(table):
            assert tables.seen(table, viewer) == tables.seen(twin(table, viewer, rng), viewer)


def test_what_is_drawn_after_going_back_is_drawn_anew() -> None:
    """The outcomes are counted on, so that the same answers bring other cards; the journal can still be checked."""
    people = played("colonialism/compass", 2, 33, 60)
    table = people.table
    while not chances(table):
        people.step()
    to = table.lineage[-2]
    answers = [line for line in table.public[-1].body["lines"] if line[0] in "12"]
    found, counts = {chances(table)}, [table.drawn]
    for _ in range(8):
        agree(table, 0, to)
        for line in answers:
            seat = int(line[0]) - 1
            tables.do(table, Play(line[2:]), f"p{seat}", seat)
        found.add(chances(table))
        counts.append(table.drawn)
    assert any([line.startswith("=") for line in table.lines(table.lineage)]), "fingerprints are no answers"
    assert len(found) > 1
    assert counts == sorted(set(counts))
    people.play()
    assert journal.parse(table.journal_text(), "x").game.numbers() == table.the_course.game.numbers()
    report = verify.check(table.journal_text())
    assert (verify.FITS, table.drawn) == (report.status, report.checked)


def chances(table: Table) -> tuple[str, ...]:
    """What was drawn in the last line if it was a move, where there was a choice of many."""
    lines = table.public[-1].body["lines"] if table.public[-1].kind == "move" else []
    return tuple([line for line in lines if line.startswith("* card")])


def test_everybody_else_is_asked() -> None:
    """One after the other; the last consent does it, and it shows who has agreed."""
    table = played("colonialism/compass", 3, 34).table
    to = table.lineage[-3]
    tables.do(table, AskUndo(to), "p1", 1)
    assert UndoShown(1, to, [], [0, 2]) == table.frame(tables.viewers(table)[0], 0, "en", 0.0).undo
    assert "undo-open" == tables.refused(table, AskUndo(to), "p0", 0)
    assert "undo-answered" == tables.refused(table, AnswerUndo(True), "p1", 1)
    tables.do(table, AnswerUndo(True), "p2", 2)
    assert UndoShown(1, to, [2], [0]) == table.frame(tables.viewers(table)[0], 0, "en", 0.0).undo
    assert "undo-answered" == tables.refused(table, AnswerUndo(True), "p2", 2)
    assert ["undo_answered", "undone"] == [row.kind for row in tables.do(table, AnswerUndo(True), "p0", 0)]
    assert (to, None) == (table.lineage[-1], table.standing.asked)
    assert "no-undo-open" == tables.refused(table, AnswerUndo(True), "p2", 2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_refusal_ends_it(seat: int) -> None:
    """Of anybody, also of the one who had asked, or who had agreed."""
    table = played("colonialism/compass", 3, 34).table
    line = table.lineage[:]
    tables.do(table, AskUndo(table.lineage[-3]), "p1", 1)
    tables.do(table, AnswerUndo(True), "p2", 2)
    tables.do(table, AnswerUndo(False), f"p{seat}", seat)
    assert (line, None) == (table.lineage, table.standing.asked)


def test_a_move_ends_it_and_a_draft_does_not() -> None:
    """For a draft nobody knows of."""
    people = played("empires/revised", 3, 35)
    table = people.table
    ended = kept = 0
    for _ in range(120):
        if table.standing.asked is None:
            tables.do(table, AskUndo(table.lineage[-2]), "p0", 0, now=people.now)
        rows = len(table.public)
        people.speak()
        moved = len(table.public) > rows
        assert moved == (table.standing.asked is None)
        ended, kept = ended + moved, kept + (not moved)
    assert min(ended, kept) > 10


def test_a_change_of_hands_ends_it() -> None:
    """Somebody who was asked leaves their seat to a bot: the question would be another one."""
    table = played("colonialism/compass", 3, 36).table
    tables.do(table, AskUndo(table.lineage[-3]), "p1", 1)
    tables.do(table, Replace(2, "greedy"), "p2")
    assert table.standing.asked is None
    tables.do(table, AskUndo(table.lineage[-3]), "p1", 1)
    tables.do(table, AnswerUndo(True), "p0", 0)
    assert "undone" == table.public[-1].kind


def test_alone_with_bots_it_happens_at_once() -> None:
    """Bots consent, and so does oneself on other seats; who has resigned is not asked."""
    for people in (("p0", "", ""), ("p0", "p0", ""), ("p0", "p1", "")):
        table = tables.begun("colonialism/compass", 3, people)
        if "p1" in people:
            tables.do(table, Resign(), "p1", 1)
        while len(table.lineage) < 10:
            tables.speak(table, tables.speaking(table)[0])
        assert ["undo_asked", "undone"] == [row.kind for row in tables.do(table, AskUndo(table.lineage[4]), "p0", 0)]
        assert 5 == len(table.lineage)


def test_drafts_are_void_after_going_back() -> None:
    """Of everybody, in a sealed round too; counts of drafts begin anew."""
    people = played("empires/second+nations+cap15", 3, 37)
    table = people.table
    while not table.the_course.is_sealed:
        people.step()
    while sum([bool(draft) for draft in table.standing.drafts]) < 2:
        people.speak()
    agree(table, 2, table.lineage[-2])
    assert ([[], [], []], [0, 0, 0]) == (table.standing.drafts, table.standing.draft_revision)


def test_lines_to_which_one_cannot_go_back() -> None:
    """Not to the present, not to what was undone, not to lines that are no move, not before the beginning."""
    table = played("colonialism/compass", 2, 38).table
    away = table.lineage[-2]
    for line in (table.lineage[-1], table.seq + 1, 1, 0):
        assert "undo-impossible" == tables.refused(table, AskUndo(line), "p0", 0)
    agree(table, 0, table.lineage[-3])
    assert "undo-impossible" == tables.refused(table, AskUndo(away), "p0", 0)
    agree(table, 0, table.lineage[0])
    assert "started" == table.public[table.lineage[-1] - 1].kind


def test_the_line_before_ones_own_last_answer() -> None:
    """A frame says where to go back to; there the viewer is asked again what they answered last."""
    people = played("empires/revised", 3, 39)
    table = people.table
    for _ in range(30):
        people.step()
        for viewer in tables.viewers(table):
            back = table.frame(viewer, table.seq, "en", 0.0).back
            if viewer.seat == -1:
                assert back is None
            elif back is not None:
                assert viewer.seat in table.position(back).awaiting()


def test_the_log_keeps_what_was_undone() -> None:
    """People have seen it; the log says what happened and that the table went back."""
    table = played("colonialism/compass", 2, 40).table
    before = [table.frame(viewer, 0, "en", 0.0).log for viewer in tables.viewers(table)]
    agree(table, 0, table.lineage[2])
    for viewer, log in zip(tables.viewers(table), before, strict=True):
        now = table.frame(viewer, 0, "en", 0.0).log
        assert now[: len(log)] == log
        assert ["table-undo_asked", "table-undo_answered", "table-undone"] == [entry.kind for entry in now[len(log) :]]
