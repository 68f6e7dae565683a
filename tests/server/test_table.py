"""A table is its rows: played by many at once, taken up again after any of them, it is always the same table."""

from random import Random
from typing import Any

import msgspec
import pytest

from metropole import journal, registry, verify
from metropole.server import wire
from metropole.server.levels import LEVELS
from metropole.server.new_table import open_table
from metropole.server.refusals import CODES, ApiError
from metropole.server.store import LogRow
from metropole.server.table import BrokenLogError, Table
from metropole.text import LANGUAGES
from metropole.text.messages import message
from tests.server import tables

# --- rows make the table ---


class Shadow:
    """Loads the table anew after every row, and demands that nobody can tell it from the living one."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self.rng, self.loads = table, rng, 0
        self.kept = (table.standing.number, table.snapshot())
        self.follower = Table.load(table.id, table.rows, tables.SECRET)

    def __call__(self, row: LogRow) -> None:
        table, rng = self.table, self.rng
        self.follower.apply(row)
        self.follower.apply(row)
        if len(table.rows) > 150 and rng.random() < 0.85:
            return
        looking = tables.viewers(table) if rng.random() < 0.1 else [rng.choice(tables.viewers(table))]
        self.compare(self.follower, table.seq - 1, looking)
        self.compare(self.loaded(self.kept), table.seq - 1, looking)
        if len(table.rows) < 60 or rng.random() < 0.2:
            self.compare(self.loaded(None), table.seq - 1, tables.viewers(table))
            self.loads += 1
        if rng.random() < 0.02:
            self.compare(self.loaded(self.kept), 0, tables.viewers(table))
        if rng.random() < 0.2:
            self.kept = (table.standing.number, msgspec.json.decode(tables.snapshot(table)))

    def loaded(self, kept: tuple[int, dict[str, Any]] | None) -> Table:
        return Table.load(self.table.id, self.table.rows, tables.SECRET, kept)

    def compare(self, other: Table, since: int, looking: list[wire.Viewer]) -> None:
        table = self.table
        assert tables.snapshot(other) == tables.snapshot(table)
        assert (other.seq, other.lineage, other.drawn) == (table.seq, table.lineage, table.drawn)
        assert other.summary(tables.LATER) == table.summary(tables.LATER)
        for viewer in looking:
            assert tables.seen(other, viewer, since) == tables.seen(table, viewer, since)


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_a_table_taken_up_again_is_the_same(edition: str, seats: int) -> None:
    """After every row, from the rows alone or from a snapshot and the rows after it; the journal replays to the end."""
    people = tables.crowd(edition, seats, 1, wild=0.12, absence="bot")
    shadow = Shadow(people.table, Random(2))
    people.heard.append(shadow)

    people.play()

    table = people.table
    assert table.standing.state == "finished"
    assert shadow.loads > 60
    assert {"draft", "move", "undone", "replaced", "returned", "finished"} <= {row.kind for row in table.rows}
    again = journal.parse(table.journal_text(), "journal")
    assert again.game.numbers() == table.the_course.game.numbers()
    assert again.game.over
    report = verify.check(table.journal_text())
    assert (report.status, report.checked) == (verify.FITS, table.drawn)


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_a_move_is_one_row(edition: str, seats: int) -> None:
    """It has every answer that was drafted and not taken back, and it ends where somebody is asked."""
    table = tables.finished(edition, seats, 3)
    drafted: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    moves = 0
    for row in table.rows:
        if row.kind == "draft" and "retract" in row.body:
            drafted[row.body["seat"]].pop()
        elif row.kind == "draft":
            drafted[row.body["seat"]].extend(row.body["lines"])
        elif row.kind == "move":
            said = [line for line in row.body["lines"] if line[0].isdigit()]
            waiting = [line for seat in range(seats) for line in drafted[seat]]
            assert sorted(set(said) | set(waiting)) == sorted(set(said))
            assert len(said) == len(waiting) + 1
            assert said == sorted(said, key=lambda line: line[0])
            assert (row.body["seat"] is None) >= (len({line[0] for line in said}) > 1)
            drafted = {seat: [] for seat in range(seats)}
            moves += 1
    assert moves > 50
    assert table.rows[-1].kind == "finished"
    assert table.rows[-1].body == {"secret": tables.SECRET.secret.hex(), "salt": tables.SECRET.salt.hex()}


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_the_order_of_sealed_answers_does_not_matter(edition: str, seats: int) -> None:
    """Whoever answers first, and whatever is taken back between: the same row, the same position, the same frames."""
    several = 0
    for seed in range(16, 22):
        people, rng = tables.crowd(edition, seats, seed), Random(seed)
        people.play(rng.randrange(30))
        start = people.table
        while not start.the_course.is_sealed or any(start.standing.drafts):
            people.step()
        answers = chosen(start, rng)
        several += len(answers) > 1
        ends = []
        for order in (sorted(answers), sorted(answers, reverse=True), None):
            table = Table.load(start.id, start.rows, tables.SECRET)
            answer_all(table, answers, order, rng)
            frames = [tables.seen(table, viewer) for viewer in tables.viewers(table)]
            ends.append((table.public[-1].body, table.the_course.game.numbers(), frames))
        assert ends[0] == ends[1] == ends[2]
    assert several > 1


def chosen(table: Table, rng: Random) -> dict[int, list[str]]:
    """Some complete answer of every seat."""
    answers: dict[int, list[str]] = {}
    for seat in tables.speaking(table):
        draft: list[int] = []
        game = table.the_course.game
        while options := game.sealed_round().offer(game, seat, draft):
            draft.append(rng.choice(options))
        answers[seat] = [game.space.name(action) for action in draft]
    return answers


def answer_all(table: Table, answers: dict[int, list[str]], order: list[int] | None, rng: Random) -> None:
    """Seat after seat; or, without an order, all mixed, with answers taken back and given again."""
    left = {seat: words[:] for seat, words in answers.items()}
    while any(left.values()):
        seat = rng.choice([seat for seat in left if left[seat]])
        if order:
            seat = next(seat for seat in order if left[seat])
        elif rng.random() < 0.3 and len(left[seat]) < len(answers[seat]):
            tables.do(table, wire.Retract(), f"p{seat}", seat)
            left[seat] = answers[seat][-len(left[seat]) - 1 :]
            continue
        tables.do(table, wire.Play(left[seat].pop(0)), f"p{seat}", seat)


def test_rows_come_in_order() -> None:
    """A row twice changes nothing; a row too early is an error; so is a log that begins in the middle."""
    table = tables.begun("colonialism/compass", 2)
    before = tables.snapshot(table)
    for row in table.rows:
        table.apply(row)
    assert tables.snapshot(table) == before
    with pytest.raises(BrokenLogError, match="row 9 comes after row 4"):
        table.apply(LogRow(9, tables.LATER, "p0", "", "move", {"seat": 0, "lines": []}))
    with pytest.raises(BrokenLogError, match="begins with row 2"):
        Table.load("table-1", table.rows[1:], tables.SECRET)
    with pytest.raises(BrokenLogError, match="no rows"):
        Table.load("table-1", [], tables.SECRET)


def test_a_snapshot_of_another_version_is_not_read() -> None:
    """The rows are the truth; what cannot be understood is played again."""
    table = tables.begun("colonialism/compass", 2)
    old = {"version": "0/0", "standing": {}, "game": [1, 2, 3]}
    assert tables.snapshot(Table.load(table.id, table.rows, tables.SECRET, (3, old))) == tables.snapshot(table)


def test_a_snapshot_of_another_layout_is_not_read() -> None:
    """An update that keeps the rules may keep where they stand otherwise: the game is played again, not misread."""
    table = tables.begun("colonialism/compass", 2)
    old = table.snapshot()
    old["game"] = [old["game"][0] ^ 1, *old["game"][1:]]
    assert tables.snapshot(Table.load(table.id, table.rows, tables.SECRET, (len(table.rows), old))) == (
        tables.snapshot(table)
    )


def test_deciding_changes_nothing() -> None:
    """The rows of a decision that is never written leave no trace."""
    people = tables.crowd("empires/revised", 3, 5)
    for _ in range(60):
        table = people.table
        before = tables.snapshot(table)
        seat = tables.speaking(table)[0]
        words = table.the_course.game.space.name(tables.question_to(table, seat).options[0])
        decided = table.decide(tables.command(table, wire.Play(words), seat), f"p{seat}", tables.LATER)
        assert isinstance(decided, list)
        assert tables.snapshot(table) == before
        people.step()


def test_only_the_first_row_of_a_command_has_its_key() -> None:
    """So that a command can be recognized, and is recognized once."""
    table = tables.opened("colonialism/compass", [wire.Me(), wire.Open()])
    rows = table.decide(tables.command(table, wire.Join(1, "Berta"), idem="abc"), "p1", tables.LATER)
    assert isinstance(rows, list)
    found = [(row.number, row.kind, row.idem, row.actor) for row in rows]
    assert [(3, "seated", "abc", "p1"), (4, "started", "", "p1")] == found


# --- the life of a table ---


def test_the_last_one_to_sit_down_begins_the_game() -> None:
    """Against bots at once. All that is dealt before the first question is in the row with which it begins."""
    table = tables.opened("colonialism/compass", [wire.Me(), wire.Open(), wire.BotSeat()])
    assert ["created", "seated", "bot"] == [row.kind for row in table.rows]
    rows = tables.do(table, wire.Join(1, "Berta", "my dice"), "p1")
    assert ["seated", "started"] == [row.kind for row in rows]
    assert "my dice" == rows[0].body["contribution"]
    assert rows[1].body["lines"][0].startswith("* tile ")
    assert table.the_course.game.awaiting() == [0, 1, 2] or len(table.awaiting()) == 1
    against_bots = tables.opened("empires/revised", [wire.Me("x"), wire.BotSeat("greedy"), wire.BotSeat("random")])
    assert ["created", "seated", "bot", "bot", "started"] == [row.kind for row in against_bots.rows]


def test_the_host_begins_the_game() -> None:
    """Where that was agreed, and when every seat is taken."""
    table = tables.opened("colonialism/compass", [wire.Me(), wire.Open()], auto=False)
    assert "seats-open" == tables.refused(table, wire.Start(), "p0")
    tables.do(table, wire.Replace(1, "greedy"), "p0")
    assert ["created", "seated", "bot"] == [row.kind for row in table.rows]
    assert "not-host" == tables.refused(table, wire.Start(), "p1")
    tables.do(table, wire.Start(), "p0")
    assert "running" == table.standing.state
    assert "already-begun" == tables.refused(table, wire.Start(), "p0")


def test_contributions_decide_the_dice() -> None:
    """With other contributions the same secret deals otherwise; who adds nothing has a word of nobody's choice."""
    said = ("mine", "yours", "", "")
    found = [tables.opened("colonialism/compass", [wire.Me(words), wire.BotSeat()]) for words in said]
    mine, yours, none, again = [table.rows[-1].body["lines"] for table in found]
    assert mine != yours != none == again
    assert ["none", "bot"] == [chair.contribution for chair in found[-1].standing.chairs]


def test_coming_and_going_before_the_game() -> None:
    """A seat can be taken once, by one person several, and left again; afterwards nobody gets up."""
    table = tables.opened("colonialism/compass", [wire.Open(), wire.Open(), wire.Open()])
    tables.do(table, wire.Join(0, "Anna"), "p0")
    assert "seat-taken" == tables.refused(table, wire.Join(0, "Berta"), "p1")
    assert "no-such-seat" == tables.refused(table, wire.Join(3, "Berta"), "p1")
    tables.do(table, wire.Join(1, "Anna"), "p0")
    assert "which-seat" == tables.refused(table, wire.Leave(), "p0")
    tables.do(table, wire.Leave(), "p0", 1)
    assert ["person", "open", "open"] == [chair.kind for chair in table.standing.chairs]
    assert "not-seated" == tables.refused(table, wire.Leave(), "p1")
    tables.do(table, wire.Join(1, "Berta"), "p1")
    assert "not-your-seat" == tables.refused(table, wire.Leave(), "p1", 0)
    assert "not-host" == tables.refused(table, wire.Replace(2, "greedy"), "p1")
    tables.do(table, wire.Replace(2, "greedy"), "p0")
    assert "already-begun" == tables.refused(table, wire.Leave(), "p1", 1)
    assert "already-begun" == tables.refused(table, wire.Join(1, "Carl"), "p2")


def test_only_the_host_gives_up_and_only_before_the_game() -> None:
    """A table that was given up takes no more commands."""
    table = tables.opened("colonialism/compass", [wire.Me(), wire.Open()])
    assert "not-host" == tables.refused(table, wire.Abort(), "p1")
    tables.do(table, wire.Abort(), "p0")
    assert "aborted" == table.standing.state == table.summary(tables.LATER).state
    assert "aborted" == tables.refused(table, wire.Join(1, "Berta"), "p1")
    assert "aborted" == tables.refused(table, wire.Play("draw"), "p0")
    assert "already-begun" == tables.refused(tables.begun("colonialism/compass", 2), wire.Abort(), "p0")


def test_one_person_on_several_seats() -> None:
    """They look from one of them at a time, and speak for the one they name."""
    table = tables.begun("colonialism/compass", 3, ("p0", "p1", "p0"))
    assert "which-seat" == tables.refused(table, wire.Retract(), "p0")
    assert "not-your-seat" == tables.refused(table, wire.Retract(), "p0", 1)
    assert table.viewer("p0", 2) == wire.Viewer(2, (0, 2), True)
    assert table.viewer("p0") == wire.Viewer(0, (0, 2), True)
    assert table.viewer("p1") == wire.Viewer(1, (1,), False)
    assert table.viewer("p7") == wire.Viewer(-1, (), False)
    with pytest.raises(ApiError, match="not-your-seat"):
        table.viewer("p1", 2)


def test_names_come_from_the_command_or_the_account() -> None:
    """And are looked at before anybody else sees them."""
    table = tables.opened("colonialism/compass", [wire.Open(), wire.Open(), wire.Open()])
    rows = table.decide(tables.command(table, wire.Join(0)), "p0", tables.LATER, "Account")
    assert isinstance(rows, list)
    assert "Account" == rows[0].body["name"]
    assert "name-characters" == tables.refused(table, wire.Join(0, "An\u202ena"), "p0")
    assert "contribution-form" == tables.refused(table, wire.Join(0, "Anna", " x"), "p0")


# --- answers ---


def test_every_refusal_has_its_code() -> None:
    """No word of the game, not offered, not awaited, not your seat, not seated, over."""
    table = tables.begun("colonialism/compass", 2)
    while table.the_course.is_sealed:
        tables.speak(table, tables.speaking(table)[0])
    asked = tables.speaking(table)[0]
    assert "unknown-action" == tables.refused(table, wire.Play("fly to the moon"), f"p{asked}", asked)
    assert "not-offered" == tables.refused(table, wire.Play("play dragon"), f"p{asked}", asked)
    assert "not-awaited" == tables.refused(table, wire.Play("draw"), f"p{1 - asked}", 1 - asked)
    assert "not-your-seat" == tables.refused(table, wire.Play("draw"), f"p{1 - asked}", asked)
    assert "not-seated" == tables.refused(table, wire.Play("draw"), "p9")
    assert "not-seated" == tables.refused(table, wire.Play("draw"), "p9", asked)
    waiting = tables.opened("colonialism/compass", [wire.Me(), wire.Open()])
    assert "not-begun" == tables.refused(waiting, wire.Play("draw"), "p0")


def test_a_finished_game_takes_no_answers() -> None:
    """Whoever plays, takes back, resigns or goes back is told that it is over."""
    table = tables.finished("colonialism/original+short", 2)
    wishes: list[wire.CommandBody] = [wire.Play("draw"), wire.Retract(), wire.Resign(), wire.Return(), wire.AskUndo(5)]
    for what in [*wishes, wire.Join(0, "Anna"), wire.Replace(0, "greedy")]:
        assert "over" == tables.refused(table, what, "p0")


def test_whoever_has_not_seen_everything_is_stale() -> None:
    """An old line number, or a wrong count of one's own drafts: look again."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 2))
    tables.speak(table, 0)
    for seq, draft in ((table.seq - 1, 1), (table.seq + 1, 1), (table.seq, 0), (table.seq, 2)):
        order = wire.Command(seq, "key", wire.Retract(), draft, 0)
        refusal = table.decide(order, "p0", tables.LATER)
        assert isinstance(refusal, ApiError)
        assert table.answer(order, "p0", "en", refusal) == wire.Stale(table.seq, 1)
    tables.do(table, wire.Retract(), "p0", 0)
    assert 2 == table.standing.draft_revision[0], "taking back counts too, or an old command might fit again"


def test_taking_back_one_by_one() -> None:
    """In a sealed round the last answer first, also after the last card was named; when the round is over, nothing."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 2))
    assert "nothing-to-retract" == tables.refused(table, wire.Retract(), "p0", 0)
    tables.keep_six(table, 0)
    assert "answered" == tables.refused(table, wire.Play("keep army"), "p0", 0)
    assert [1] == tables.speaking(table)
    six = table.standing.drafts[0][:]
    tables.do(table, wire.Retract(), "p0", 0)
    assert six[:5] == table.standing.drafts[0]
    tables.speak(table, 0)
    tables.keep_six(table, 1)
    assert "move" == table.public[-1].kind
    assert "nothing-to-retract" == tables.refused(table, wire.Retract(), "p0", 0)


def test_taking_back_within_an_action() -> None:
    """Step by step to where it began; nobody else can."""
    people = tables.crowd("colonialism/compass", 2, 8)
    table = people.table
    while table.the_course.is_sealed or not any(table.standing.drafts):
        people.step()
    seat = tables.speaking(table)[0]
    line = table.seq
    assert "nothing-to-retract" == tables.refused(table, wire.Retract(), f"p{1 - seat}", 1 - seat)
    while table.standing.drafts[seat]:
        tables.do(table, wire.Retract(), f"p{seat}", seat)
    assert (line, seat) == (table.seq, tables.speaking(table)[0])


# --- bots on seats ---


def test_bots_are_awaited_with_their_level() -> None:
    """And answer through the server, which answers for nobody else."""
    table = tables.begun("colonialism/compass", 2, ("p0", ""))
    while (1, "greedy") not in table.bot_seats_awaited():
        tables.speak(table, 0)
    tables.speak(table, 1, "")
    assert "not-your-seat" == tables.refused(table, wire.Play("draw"), "", 0)
    assert "not-your-seat" == tables.refused(table, wire.Play("draw"), "p0", 1)
    assert "bot-plays" == tables.refused(table, wire.AskUndo(5), "", 1)


def test_a_bot_plays_for_somebody_who_may_return() -> None:
    """Asked for by themselves or by the host, but by nobody else; drafts of either are void."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 3))
    tables.speak(table, 1)
    assert "not-host" == tables.refused(table, wire.Replace(1, "greedy"), "p2")
    assert "unknown-level" == tables.refused(table, wire.Replace(1, "genius"), "p1")
    assert "no-such-seat" == tables.refused(table, wire.Replace(3, "greedy"), "p0")
    tables.do(table, wire.Replace(1, "random"), "p0")
    assert ([], 0) == (table.standing.drafts[1], table.standing.draft_revision[1])
    assert [(1, "random")] == table.bot_seats_awaited()
    assert "already-bot" == tables.refused(table, wire.Replace(1, "greedy"), "p1")
    assert "bot-plays" == tables.refused(table, wire.Play("keep army"), "p1", 1)
    assert "bot-plays" == tables.refused(table, wire.Retract(), "p1", 1)
    tables.speak(table, 1, "")
    tables.do(table, wire.Return(), "p1", 1)
    assert ([], []) == (table.bot_seats_awaited(), table.standing.drafts[1])
    assert "person-plays" == tables.refused(table, wire.Return(), "p1", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_resigns_does_not_come_back(level: str) -> None:
    """A bot of the level agreed on plays to the end, whatever it is; one of the same level can sit down elsewhere."""
    table = tables.begun("colonialism/compass", 2, level=level)
    tables.do(table, wire.Resign(), "p1", 1)
    assert "resigned" == tables.refused(table, wire.Return(), "p1", 1)
    assert "resigned" == tables.refused(table, wire.Resign(), "p1", 1)
    tables.do(table, wire.Replace(0, level), "p0")
    assert [(level, False), (level, True)] == [(chair.level, chair.resigned) for chair in table.standing.chairs]


# --- lists ---


def test_lists_know_who_is_awaited() -> None:
    """For each person alone: who has said enough in a sealed round is awaited no more."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 2))
    tables.keep_six(table, 0)
    summary = table.summary(tables.LATER)
    assert [(0, "p0", False), (1, "p1", True)] == [(s.seat, s.player, s.awaited) for s in summary.seated]
    assert ("running", False, 1000.0) == (summary.state, summary.private, summary.created)
    assert "colonialism/compass" == summary.shown["edition"]


# --- new tables ---


@pytest.mark.parametrize(
    ("code", "wishes"),
    [
        ("unknown-edition", {"edition": "colonialism/compas"}),
        ("wrong-seats", {"places": [wire.Me()]}),
        ("wrong-board", {"board": "game = 'colonialism'"}),
        ("wrong-board", {"board": "game = 'empires'"}),
        ("unknown-level", {"level": "genius"}),
        ("unknown-level", {"places": [wire.Me(), wire.BotSeat("genius")]}),
        ("title-characters", {"title": "a\nb"}),
        ("contribution-form", {"places": [wire.Me(" x"), wire.BotSeat()]}),
        ("name-characters", {"name": "\u202e"}),
    ],
)
def test_a_table_that_cannot_be(code: str, wishes: dict[str, Any]) -> None:
    """Each wish that cannot be met is refused with its code, in a sentence of either language."""
    wanted = wire.NewTable(**{"edition": "colonialism/compass", "places": [wire.Me(), wire.Open()], **wishes})
    refusal = open_table("t", wanted, "p0", "Anna", tables.SECRET, 1.0)
    assert isinstance(refusal, ApiError)
    assert code == refusal.code
    assert refusal.message("en") != refusal.message("de")


def test_a_board_of_ones_own() -> None:
    """The table plays on it and says so."""
    text = registry.COLONIALISM.shipped_text()
    table = tables.opened("colonialism/compass", [wire.Me(), wire.BotSeat()], board=text)
    assert text == table.settings.board
    assert table.chart.digest == table.rule_set.kit.load_board().digest


def test_every_code_has_its_sentence() -> None:
    """And every line of the log that is no move; in both languages, and not the same in both."""
    blanks: dict[str, str | int] = {"seats": 2, "known": "x", "edition": "x", "least": 2, "most": 4, "why": "x"}
    blanks |= {"name": "x", "seat": "x", "level": "x", "line": 3, "answer": "yes", "seconds": 5}
    kinds = "created seated bot left started undo-asked undo-answered undone replaced returned credit timeout finished"
    for code in [*CODES, "others-choose", "log-aborted", *[f"log-{kind}" for kind in kinds.split()]]:
        assert len({message(code, language, **blanks) for language in LANGUAGES}) == len(LANGUAGES)


# --- limits of what comes in ---

NEW_TABLE = {"edition": "colonialism/compass", "places": [{"type": "me"}, {"type": "bot", "level": "greedy"}]}
COMMAND = {"seq": 3, "idem": "k", "draft": 0, "seat": 0, "do": {"type": "play", "action": "draw"}}
BAD_PLAYS: list[dict[str, Any]] = [{}, {"action": ""}, {"action": "x" * 81}, {"action": "draw", "as": 2}]
UNFIT: list[tuple[dict[str, Any], dict[str, Any]]] = [
    *[(COMMAND, {"seq": seq}) for seq in (-1, 10**9, 1.5, "3")],
    *[(COMMAND, {"idem": idem}) for idem in ("", "x" * 65, "a b")],
    *[(COMMAND, {"seat": seat}) for seat in (6, -1)],
    (COMMAND, {"draft": -1}),
    (COMMAND, {"more": 1}),
    (COMMAND, {"do": None}),
    (COMMAND, {"do": {"type": "cheat"}}),
    *[(COMMAND, {"do": {"type": "play", **bad}}) for bad in BAD_PLAYS],
    (COMMAND, {"do": {"type": "join", "seat": 0, "name": "x" * 61}}),
    (COMMAND, {"do": {"type": "join", "seat": 0, "contribution": "x" * 65}}),
    (COMMAND, {"do": {"type": "ask_undo", "to": -1}}),
    (COMMAND, {"do": {"type": "answer_undo", "yes": 1}}),
    (COMMAND, {"do": {"type": "replace", "seat": 0, "level": "x" * 61}}),
    *[(NEW_TABLE, {"places": places}) for places in ([], [{"type": "open"}] * 7, [{"type": "king"}])],
    (NEW_TABLE, {"clock": {"type": "per_move", "seconds": 0}}),
    (NEW_TABLE, {"clock": {"type": "bank", "seconds": 60, "increment": -1}}),
    (NEW_TABLE, {"absence": "wonder"}),
    (NEW_TABLE, {"board": "x" * 65537}),
    (NEW_TABLE, {"title": "x" * 81}),
    (NEW_TABLE, {"secret": "x"}),
]


@pytest.mark.parametrize(("plain", "change"), UNFIT, ids=[str(change)[:60] for _, change in UNFIT])
def test_what_does_not_fit_is_no_command_and_no_table(plain: dict[str, Any], change: dict[str, Any]) -> None:
    """Too long, too large, of the wrong kind, or with something in it that nobody asked for."""
    wanted = wire.Command if plain is COMMAND else wire.NewTable
    assert isinstance(msgspec.json.decode(msgspec.json.encode(plain), type=wanted), wanted)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({**plain, **change}), type=wanted)
