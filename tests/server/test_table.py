"""A table is its rows: played by many at once, taken up again after any of them, it is always the same table."""

from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

from metropole import boards, journal, verify
from metropole.server import wire
from metropole.server.levels import LEVELS
from metropole.server.messages import message
from metropole.server.new_table import open_table
from metropole.server.refusals import CODES, ApiError
from metropole.server.store import LogRow
from metropole.server.table import BrokenLogError, Table
from metropole.text import LANGUAGES
from tests.server.tables import (
    LATER,
    RULE_SETS,
    SECRET,
    begun,
    command,
    crowd,
    do,
    opened,
    refused,
    seen,
    snapshot,
    speak,
    speaking,
    viewers,
)

# --- rows make the table ---


class Shadow:
    """Loads the table anew after every row, and demands that nobody can tell it from the living one."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.kept = (table.standing.number, table.snapshot())
        self.follower = Table.load(table.id, table.rows, SECRET)
        self.loads = 0

    def __call__(self, row: LogRow) -> None:
        table, rng = self.table, self.rng
        self.follower.apply(row)
        self.follower.apply(row)
        if len(table.rows) > 150 and rng.random() < 0.85:
            return
        looking = viewers(table) if rng.random() < 0.1 else [rng.choice(viewers(table))]
        self.compare(self.follower, table.seq - 1, looking)
        self.compare(self.loaded(self.kept), table.seq - 1, looking)
        if len(table.rows) < 60 or rng.random() < 0.2:
            self.compare(self.loaded(None), table.seq - 1, viewers(table))
            self.loads += 1
        if rng.random() < 0.02:
            self.compare(self.loaded(self.kept), 0, viewers(table))
        if rng.random() < 0.2:
            plain = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
            self.kept = (table.standing.number, plain)

    def loaded(self, kept: tuple[int, dict[str, Any]] | None) -> Table:
        return Table.load(self.table.id, self.table.rows, SECRET, kept)

    def compare(self, other: Table, since: int, looking: list[wire.Viewer]) -> None:
        table = self.table
        assert snapshot(other) == snapshot(table)
        assert (other.seq, other.lineage, other.drawn) == (table.seq, table.lineage, table.drawn)
        assert other.summary(LATER) == table.summary(LATER)
        for viewer in looking:
            assert seen(other, viewer, since) == seen(table, viewer, since)


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_a_table_taken_up_again_is_the_same(edition: str, seats: int) -> None:
    """After every row, from the rows alone or from a snapshot and the rows after it; the journal replays to the end."""
    people = crowd(edition, seats, 1, wild=0.06, absence="bot")
    shadow = Shadow(people.table, Random(2))
    people.heard.append(shadow)

    people.play()

    table = people.table
    assert table.standing.state == "finished"
    assert shadow.loads > 60
    kinds = {row.kind for row in table.rows}
    assert kinds >= {"draft", "move", "undone", "replaced", "returned", "finished"}
    again = journal.parse(table.journal_text(), "journal")
    assert again.game.numbers() == table.the_course.game.numbers()
    assert again.game.over
    report = verify.check(table.journal_text())
    assert (report.status, report.checked) == (verify.FITS, table.drawn)


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_a_move_is_one_row(edition: str, seats: int) -> None:
    """It has every answer that was drafted and not taken back, and it ends where somebody is asked."""
    people = crowd(edition, seats, 3)
    people.play()
    table = people.table
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
    assert table.rows[-1].body == {"secret": SECRET.secret.hex(), "salt": SECRET.salt.hex()}


def sealed_table(edition: str, seats: int, seed: int) -> Table:
    """A table at a sealed round that nobody has answered yet."""
    people = crowd(edition, seats, seed)
    rng = Random(seed)
    for _ in range(rng.randrange(30)):
        people.step()
    while not people.table.the_course.is_sealed or any(people.table.standing.drafts):
        people.step()
    return people.table


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_the_order_of_sealed_answers_does_not_matter(edition: str, seats: int) -> None:
    """Whoever answers first, and whatever is taken back between: the same row, the same position, the same frames."""
    several = 0
    for seed in range(6):
        start = sealed_table(edition, seats, seed)
        rng = Random(seed)
        answers = chosen(start, rng)
        several += len(answers) > 1
        ends: list[Table] = []
        for order in (sorted(answers), sorted(answers, reverse=True), None):
            table = Table.load(start.id, start.rows, SECRET)
            answer_all(table, answers, order, rng)
            ends.append(table)
        first = ends[0]
        for table in ends[1:]:
            assert table.public[-1].body == first.public[-1].body
            assert table.the_course.game.numbers() == first.the_course.game.numbers()
            assert [seen(table, viewer) for viewer in viewers(table)] == [seen(first, v) for v in viewers(first)]
    assert several > 1


def chosen(table: Table, rng: Random) -> dict[int, list[str]]:
    """Some complete answer of every seat."""
    answers: dict[int, list[str]] = {}
    for seat in speaking(table):
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
            do(table, wire.Retract(), f"p{seat}", seat)
            left[seat] = answers[seat][-len(left[seat]) - 1 :]
            continue
        do(table, wire.Play(left[seat].pop(0)), f"p{seat}", seat)


def test_rows_come_in_order() -> None:
    """A row twice changes nothing; a row too early is an error; so is a log that begins in the middle."""
    table = begun("colonialism/compass", 2)
    before = snapshot(table)
    for row in table.rows:
        table.apply(row)
    assert snapshot(table) == before
    with pytest.raises(BrokenLogError, match="row 9 comes after row 4"):
        table.apply(LogRow(9, LATER, "p0", "", "move", {"seat": 0, "lines": []}))
    with pytest.raises(BrokenLogError, match="begins with row 2"):
        Table.load("table-1", table.rows[1:], SECRET)
    with pytest.raises(BrokenLogError, match="no rows"):
        Table.load("table-1", [], SECRET)


def test_a_snapshot_of_another_version_is_not_read() -> None:
    """The rows are the truth; what cannot be understood is played again."""
    table = begun("colonialism/compass", 2)
    old = {"version": "0/0", "standing": {}, "game": [1, 2, 3]}
    assert snapshot(Table.load(table.id, table.rows, SECRET, (3, old))) == snapshot(table)


def test_deciding_changes_nothing() -> None:
    """The rows of a decision that is never written leave no trace."""
    people = crowd("empires/revised", 3, 5)
    for _ in range(60):
        before = snapshot(people.table)
        seat = speaking(people.table)[0]
        options = people.table.seen_by(seat).question(seat).options
        words = people.table.the_course.game.space.name(options[0])
        assert isinstance(people.table.decide(command(people.table, wire.Play(words), seat), f"p{seat}", LATER), list)
        assert snapshot(people.table) == before
        people.step()


def test_only_the_first_row_of_a_command_has_its_key() -> None:
    """So that a command can be recognized, and is recognized once."""
    table = opened("colonialism/compass", [wire.Me(), wire.Open()])
    rows = table.decide(command(table, wire.Join(1, "Berta"), idem="abc"), "p1", LATER)
    assert isinstance(rows, list)
    assert [("seated", "abc", "p1"), ("started", "", "p1")] == [(row.kind, row.idem, row.actor) for row in rows]
    assert [row.number for row in rows] == [3, 4]


# --- the life of a table ---


def test_the_last_one_to_sit_down_begins_the_game() -> None:
    """If so agreed; everything that is dealt before the first question is in the row with which it begins."""
    table = opened("colonialism/compass", [wire.Me(), wire.Open(), wire.BotSeat()])
    assert ["created", "seated", "bot"] == [row.kind for row in table.rows]
    rows = do(table, wire.Join(1, "Berta", "my dice"), "p1")
    assert ["seated", "started"] == [row.kind for row in rows]
    assert "my dice" == rows[0].body["contribution"]
    assert rows[1].body["lines"][0].startswith("* tile ")
    assert table.the_course.game.awaiting() == [0, 1, 2] or len(table.awaiting()) == 1


def test_the_host_begins_the_game() -> None:
    """Where that was agreed, and when every seat is taken."""
    table = opened("colonialism/compass", [wire.Me(), wire.Open()], auto=False)
    assert "seats-open" == refused(table, wire.Start(), "p0")
    do(table, wire.Replace(1, "greedy"), "p0")
    assert ["created", "seated", "bot"] == [row.kind for row in table.rows]
    assert "not-host" == refused(table, wire.Start(), "p1")
    do(table, wire.Start(), "p0")
    assert "running" == table.standing.state
    assert "already-begun" == refused(table, wire.Start(), "p0")


def test_a_game_against_bots_begins_at_once() -> None:
    """Nobody is missing: the first rows include the beginning."""
    table = opened("empires/revised", [wire.Me("x"), wire.BotSeat("greedy"), wire.BotSeat("random")])
    assert ["created", "seated", "bot", "bot", "started"] == [row.kind for row in table.rows]


def test_contributions_decide_the_dice() -> None:
    """With other contributions the same secret deals otherwise; who adds nothing has a word of nobody's choice."""
    deals: list[list[str]] = []
    for words in ("mine", "yours", "", ""):
        table = opened("colonialism/compass", [wire.Me(words), wire.BotSeat()])
        deals.append(table.rows[-1].body["lines"])
    assert deals[0] != deals[1] != deals[2] == deals[3]
    assert ["none", "bot"] == [chair.contribution for chair in table.standing.chairs]


def test_coming_and_going_before_the_game() -> None:
    """A seat can be taken once, by one person several, and left again; afterwards nobody gets up."""
    table = opened("colonialism/compass", [wire.Open(), wire.Open(), wire.Open()])
    do(table, wire.Join(0, "Anna"), "p0")
    assert "seat-taken" == refused(table, wire.Join(0, "Berta"), "p1")
    assert "no-such-seat" == refused(table, wire.Join(3, "Berta"), "p1")
    do(table, wire.Join(1, "Anna"), "p0")
    assert "which-seat" == refused(table, wire.Leave(), "p0")
    do(table, wire.Leave(), "p0", 1)
    assert ["person", "open", "open"] == [chair.kind for chair in table.standing.chairs]
    assert "not-seated" == refused(table, wire.Leave(), "p1")
    do(table, wire.Join(1, "Berta"), "p1")
    assert "not-your-seat" == refused(table, wire.Leave(), "p1", 0)
    assert "not-host" == refused(table, wire.Replace(2, "greedy"), "p1")
    do(table, wire.Replace(2, "greedy"), "p0")
    assert "already-begun" == refused(table, wire.Leave(), "p1", 1)
    assert "already-begun" == refused(table, wire.Join(1, "Carl"), "p2")


def test_only_the_host_gives_up_and_only_before_the_game() -> None:
    """A table that was given up takes no more commands."""
    table = opened("colonialism/compass", [wire.Me(), wire.Open()])
    assert "not-host" == refused(table, wire.Abort(), "p1")
    do(table, wire.Abort(), "p0")
    assert "aborted" == table.standing.state == table.summary(LATER).state
    assert "aborted" == refused(table, wire.Join(1, "Berta"), "p1")
    assert "aborted" == refused(table, wire.Play("draw"), "p0")
    assert "already-begun" == refused(begun("colonialism/compass", 2), wire.Abort(), "p0")


def test_one_person_on_several_seats() -> None:
    """He looks from one of them at a time, and speaks for the one he names."""
    table = begun("colonialism/compass", 3, ("p0", "p1", "p0"))
    assert "which-seat" == refused(table, wire.Retract(), "p0")
    assert "not-your-seat" == refused(table, wire.Retract(), "p0", 1)
    viewer = table.viewer("p0", 2)
    assert viewer == wire.Viewer(2, (0, 2), True)
    assert table.viewer("p0") == wire.Viewer(0, (0, 2), True)
    assert table.viewer("p1") == wire.Viewer(1, (1,), False)
    assert table.viewer("p7") == wire.Viewer(-1, (), False)
    with pytest.raises(ApiError, match="not-your-seat"):
        table.viewer("p1", 2)


def test_names_come_from_the_command_or_the_account() -> None:
    """And are looked at before anybody else sees them."""
    table = opened("colonialism/compass", [wire.Open(), wire.Open(), wire.Open()])
    rows = table.decide(command(table, wire.Join(0)), "p0", LATER, "Account")
    assert isinstance(rows, list)
    assert "Account" == rows[0].body["name"]
    assert "name-characters" == refused(table, wire.Join(0, "An\u202ena"), "p0")
    assert "contribution-form" == refused(table, wire.Join(0, "Anna", " x"), "p0")


# --- answers ---


def test_every_refusal_has_its_code() -> None:
    """No word of the game, not offered, not awaited, not your seat, not seated, over."""
    table = begun("colonialism/compass", 2)
    while table.the_course.is_sealed:
        speak(table, speaking(table)[0])
    asked = speaking(table)[0]
    assert "unknown-action" == refused(table, wire.Play("fly to the moon"), f"p{asked}", asked)
    assert "not-offered" == refused(table, wire.Play("play dragon"), f"p{asked}", asked)
    assert "not-awaited" == refused(table, wire.Play("draw"), f"p{1 - asked}", 1 - asked)
    assert "not-your-seat" == refused(table, wire.Play("draw"), f"p{1 - asked}", asked)
    assert "not-seated" == refused(table, wire.Play("draw"), "p9")
    assert "not-seated" == refused(table, wire.Play("draw"), "p9", asked)
    assert "not-begun" == refused(opened("colonialism/compass", [wire.Me(), wire.Open()]), wire.Play("draw"), "p0")


def test_a_finished_game_takes_no_answers() -> None:
    """Whoever plays, takes back, resigns or goes back is told that it is over."""
    people = crowd("colonialism/original+short", 2, 1)
    people.play()
    for what in (
        wire.Play("draw"),
        wire.Retract(),
        wire.Resign(),
        wire.Return(),
        wire.AskUndo(5),
        wire.Join(0, "Anna"),
        wire.Replace(0, "greedy"),
    ):
        assert "over" == refused(people.table, what, "p0")


def test_whoever_has_not_seen_everything_is_stale() -> None:
    """An old line number, or a wrong count of one's own drafts: look again."""
    table = begun("colonialism/compass", 2)
    while not table.the_course.is_sealed:
        speak(table, speaking(table)[0])
    speak(table, 0)
    for seq, draft in ((table.seq - 1, 1), (table.seq + 1, 1), (table.seq, 0), (table.seq, 2)):
        order = wire.Command(seq, "key", wire.Retract(), draft, 0)
        refusal = table.decide(order, "p0", LATER)
        assert isinstance(refusal, ApiError)
        assert table.answer(order, "p0", "en", refusal) == wire.Stale(table.seq, 1)
    do(table, wire.Retract(), "p0", 0)
    assert 2 == table.standing.draft_revision[0], "taking back counts too, or an old command might fit again"


def test_taking_back_one_by_one() -> None:
    """In a sealed round the last answer first, also after the last card was named; when the round is over, nothing."""
    table = begun("colonialism/compass", 2)
    while not table.the_course.is_sealed:
        speak(table, speaking(table)[0])
    assert "nothing-to-retract" == refused(table, wire.Retract(), "p0", 0)
    for _ in range(6):
        speak(table, 0)
    assert "answered" == refused(table, wire.Play("keep army"), "p0", 0)
    assert [1] == speaking(table)
    six = table.standing.drafts[0][:]
    do(table, wire.Retract(), "p0", 0)
    assert six[:5] == table.standing.drafts[0]
    speak(table, 0)
    for _ in range(6):
        speak(table, 1)
    assert "move" == table.public[-1].kind
    assert "nothing-to-retract" == refused(table, wire.Retract(), "p0", 0)


def test_taking_back_within_an_action() -> None:
    """Step by step to where it began; nobody else can."""
    people = crowd("colonialism/compass", 2, 8)
    table = people.table
    while table.the_course.is_sealed or not any(table.standing.drafts):
        people.step()
    seat = speaking(table)[0]
    line = table.seq
    assert "nothing-to-retract" == refused(table, wire.Retract(), f"p{1 - seat}", 1 - seat)
    while table.standing.drafts[seat]:
        do(table, wire.Retract(), f"p{seat}", seat)
    assert (line, seat) == (table.seq, speaking(table)[0])


# --- bots on seats ---


def test_bots_are_awaited_with_their_level() -> None:
    """And answer through the server, which answers for nobody else."""
    table = begun("colonialism/compass", 2, ("p0", ""))
    while (1, "greedy") not in table.bot_seats_awaited():
        speak(table, 0)
    speak(table, 1, "")
    assert "not-your-seat" == refused(table, wire.Play("draw"), "", 0)
    assert "not-your-seat" == refused(table, wire.Play("draw"), "p0", 1)
    assert "bot-plays" == refused(table, wire.AskUndo(5), "", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_sit_down(level: str) -> None:
    table = begun("colonialism/compass", 2, level=level)
    do(table, wire.Replace(1, level), "p0")
    assert level == table.standing.chairs[1].level


def test_a_bot_plays_for_somebody_who_may_return() -> None:
    """Asked for by himself or by the host, but by nobody else; drafts of either are void."""
    table = begun("colonialism/compass", 3)
    while not table.the_course.is_sealed:
        speak(table, speaking(table)[0])
    speak(table, 1)
    assert "not-host" == refused(table, wire.Replace(1, "greedy"), "p2")
    assert "unknown-level" == refused(table, wire.Replace(1, "genius"), "p1")
    assert "no-such-seat" == refused(table, wire.Replace(3, "greedy"), "p0")
    do(table, wire.Replace(1, "random"), "p0")
    assert ([], 0) == (table.standing.drafts[1], table.standing.draft_revision[1])
    assert [(1, "random")] == table.bot_seats_awaited()
    assert "already-bot" == refused(table, wire.Replace(1, "greedy"), "p1")
    assert "bot-plays" == refused(table, wire.Play("keep army"), "p1", 1)
    assert "bot-plays" == refused(table, wire.Retract(), "p1", 1)
    speak(table, 1, "")
    do(table, wire.Return(), "p1", 1)
    assert [] == table.bot_seats_awaited()
    assert [] == table.standing.drafts[1]
    assert "person-plays" == refused(table, wire.Return(), "p1", 1)


def test_whoever_resigns_does_not_come_back() -> None:
    """A bot of the level agreed on plays to the end."""
    table = begun("colonialism/compass", 2, level="random")
    do(table, wire.Resign(), "p1", 1)
    chair = table.standing.chairs[1]
    assert ("random", True) == (chair.level, chair.resigned)
    assert "resigned" == refused(table, wire.Return(), "p1", 1)
    assert "resigned" == refused(table, wire.Resign(), "p1", 1)


# --- lists and journals ---


def test_lists_know_who_is_awaited() -> None:
    """For each person himself: who has said enough in a sealed round is awaited no more."""
    table = begun("colonialism/compass", 2)
    while not table.the_course.is_sealed:
        speak(table, speaking(table)[0])
    for _ in range(6):
        speak(table, 0)
    summary = table.summary(LATER)
    assert [(0, "p0", False), (1, "p1", True)] == [(s.seat, s.player, s.awaited) for s in summary.seated]
    assert ("running", False, 1000.0) == (summary.state, summary.private, summary.created)
    assert "colonialism/compass" == summary.shown["edition"]


def test_no_journal_before_the_end() -> None:
    """It holds everybody's cards."""
    with pytest.raises(ApiError, match="not-finished"):
        begun("colonialism/compass", 2).journal_text()


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
    refusal = open_table("t", wanted, "p0", "Anna", SECRET, 1.0)
    assert isinstance(refusal, ApiError)
    assert code == refusal.code
    assert refusal.message("en") != refusal.message("de")


def test_a_board_of_ones_own() -> None:
    """The table plays on it and says so."""
    text = files(boards).joinpath(boards.SHIPPED).read_text("utf-8")
    table = opened("colonialism/compass", [wire.Me(), wire.BotSeat()], board=text)
    assert text == table.settings.board
    assert table.chart.digest == table.title.kind.load_board(None).digest


def test_every_code_has_its_sentence() -> None:
    """And every line of the log that is no move; in both languages, and not the same in both."""
    blanks: dict[str, str | int] = {"seats": 2, "known": "x", "edition": "x", "least": 2, "most": 4, "why": "x"}
    blanks |= {"name": "x", "seat": "x", "level": "x", "line": 3, "answer": "yes"}
    kinds = "created seated bot left started undo-asked undo-answered undone replaced returned credit timeout finished"
    for code in [*CODES, "others-choose", "log-aborted", *[f"log-{kind}" for kind in kinds.split()]]:
        assert len({message(code, language, **blanks) for language in LANGUAGES}) == len(LANGUAGES)


# --- limits of what comes in ---


def sent(**changes: Any) -> bytes:
    """A command as it comes over the wire, with something changed."""
    plain: dict[str, Any] = {"seq": 3, "idem": "k", "draft": 0, "seat": 0, "do": {"type": "play", "action": "draw"}}
    return msgspec.json.encode({**plain, **changes})


@pytest.mark.parametrize(
    "change",
    [
        {"seq": -1},
        {"seq": 10**9},
        {"seq": 1.5},
        {"seq": "3"},
        {"idem": ""},
        {"idem": "x" * 65},
        {"idem": "a b"},
        {"draft": -1},
        {"seat": 6},
        {"seat": -1},
        {"more": 1},
        {"do": {"type": "cheat"}},
        {"do": {"type": "play"}},
        {"do": {"type": "play", "action": "x" * 81}},
        {"do": {"type": "play", "action": ""}},
        {"do": {"type": "play", "action": "draw", "as": 2}},
        {"do": {"type": "join", "seat": 0, "name": "x" * 61}},
        {"do": {"type": "join", "seat": 0, "contribution": "x" * 65}},
        {"do": {"type": "ask_undo", "to": -1}},
        {"do": {"type": "answer_undo", "yes": 1}},
        {"do": {"type": "replace", "seat": 0, "level": "x" * 61}},
        {"do": None},
    ],
)
def test_what_does_not_fit_is_no_command(change: dict[str, Any]) -> None:
    """Too long, too large, of the wrong kind, or with something in it that nobody asked for."""
    assert isinstance(msgspec.json.decode(sent(), type=wire.Command), wire.Command)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent(**change), type=wire.Command)


@pytest.mark.parametrize(
    "change",
    [
        {"places": []},
        {"places": [{"type": "open"}] * 7},
        {"places": [{"type": "king"}]},
        {"clock": {"type": "per_move", "seconds": 0}},
        {"clock": {"type": "bank", "seconds": 60, "increment": -1}},
        {"absence": "wonder"},
        {"board": "x" * 65537},
        {"title": "x" * 81},
        {"secret": "x"},
    ],
)
def test_what_does_not_fit_is_no_table(change: dict[str, Any]) -> None:
    plain = {"edition": "colonialism/compass", "places": [{"type": "me"}, {"type": "bot", "level": "greedy"}]}
    assert isinstance(msgspec.json.decode(msgspec.json.encode(plain), type=wire.NewTable), wire.NewTable)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({**plain, **change}), type=wire.NewTable)
