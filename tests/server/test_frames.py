"""What a viewer gets: all that he may know, and not one byte of anything else."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from metropole import journal, registry
from metropole.empires.control import piled
from metropole.kernel import Event
from metropole.kernel.view import SPECTATOR
from metropole.server import clock, decisions, frames
from metropole.server.game_replay import paragraph_of
from metropole.server.refusals import ApiError, refuse
from metropole.server.store import LogRow
from metropole.server.table import Table
from metropole.server.wire import (
    AskUndo,
    Bank,
    BotSeat,
    Me,
    Open,
    PerMove,
    QuestionShown,
    Replace,
    Retract,
    Return,
    SealShown,
    SeatShown,
    TableFrame,
    TimeShown,
    Viewer,
)
from metropole.tui.view_from_wire import rebuilt
from tests.laws.play import position
from tests.laws.test_secrecy import TwinGames, in_segment
from tests.server.tables import (
    LATER,
    RULE_SETS,
    SECRET,
    ChaosPlayers,
    begun,
    crowd,
    do,
    opened,
    put,
    seen,
    speak,
    speaking,
    viewers,
)
from tests.server.worlds import LeakError, compare, compare_refusals, demand_equal, twin

# --- what is in a frame ---


def look(table: Table, seat: int = SPECTATOR, since: int = 0, language: str = "en") -> TableFrame:
    """What somebody on a seat, or a spectator, sees."""
    player = table.standing.chairs[seat].player if seat != SPECTATOR else ""
    return table.frame(table.viewer(player, seat), since, language, LATER)


def test_before_the_game() -> None:
    """Who sits where, and what was agreed; nothing is asked and nothing lies on the table."""
    table = opened("colonialism/compass", [Me(), Open(), BotSeat("random")], title="Friday  night", private=True)
    frame = look(table, 0)
    assert ("open", {}, None, [], None) == (frame.state, frame.view, frame.question, frame.awaiting, frame.result)
    assert [("person", "Anna", ""), ("open", "", ""), ("bot", "", "random")] == [
        (seat.kind, seat.name, seat.level) for seat in frame.seats
    ]
    assert ["Blue", "Red", "Green"] == [seat.colour for seat in frame.seats]
    assert ("Friday night", True, "colonialism/compass") == (
        frame.about.title,
        frame.about.private,
        frame.about.edition,
    )
    assert (0, [0], True) == (frame.seat, frame.mine, frame.host)
    assert [
        "The table is open: colonialism/compass.",
        "Anna sits down as Blue.",
        "A bot (random) sits down as Green.",
    ] == [entry.text for entry in frame.log]


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_a_frame_has_the_view_and_the_question(edition: str, seats: int) -> None:
    """The numbers of the seat's own view; every option in words that can be played, with a label and a paragraph."""
    people = crowd(edition, seats, 51)
    asked = 0
    for _ in range(50):
        people.step()
        table = people.table
        for seat in range(SPECTATOR, seats):
            frame = look(table, seat, table.seq)
            view = table.title.kind.view(table.seen_by(seat), seat)
            assert frame.view == view.numbers()
            assert frame.awaiting == table.awaiting()
            if seat not in speaking(table):
                assert frame.question is None or not frame.question.options
                continue
            question = frame.question
            assert question is not None
            assert [choice.action for choice in question.options] == [view.table.space.name(a) for a in view.options]
            assert all([choice.label for choice in question.options])
            assert question.section
            assert question.text
            assert len(question.given) == len(table.standing.drafts[seat])
            asked += 1
    assert asked >= 50


def test_numbers_too_large_for_browsers_are_sent_as_texts() -> None:
    """Fourteen counters on one space: the lowest, the controller's, must not be rounded away; programs read it back."""
    title = registry.find("empires/second")
    chart = title.kind.load_board(None)
    game = title.start(4, chart)
    tall = piled([1 + counter % 4 for counter in range(14)])
    game.s.stacks = [tall, *game.s.stacks[1:]]
    numbers = title.kind.view(game, SPECTATOR).numbers()

    sent = msgspec.json.decode(msgspec.json.encode(frames.exact(numbers)))

    assert sent["stacks"][:2] == [str(tall), 0]
    assert {**sent, "stacks": numbers["stacks"]} == numbers
    assert rebuilt(title, chart, sent).table.s.stacks[0] == tall


def test_a_sealed_round_shows_ones_own_answers() -> None:
    """So far, and when one has said enough; a spectator is asked nothing."""
    table = sealed(begun("colonialism/compass", 3))
    first = look(table, 0).question
    assert first is not None
    assert (True, "keep-six", []) == (first.sealed, first.prompt, first.given)
    for _ in range(6):
        speak(table, 0)
    question = look(table, 0).question
    assert isinstance(question, QuestionShown)
    assert ([], 6) == (question.options, len(question.given))
    assert "You have answered. Others are still choosing." == question.text
    assert look(table).question is None
    assert [0, 1, 2] == look(table).awaiting
    do(table, Retract(), "p0", 0)
    assert (5, 7) == (len(table.standing.drafts[0]), look(table, 0).draft)


def test_a_person_whose_seat_a_bot_plays_is_not_asked() -> None:
    """He still sees his cards."""
    table = sealed(begun("colonialism/compass", 3))
    do(table, Replace(1, "random"), "p1")
    frame = look(table, 1)
    assert frame.question is None
    assert frame.view["hands"] == table.title.kind.view(table.the_course.game, 1).numbers()["hands"]
    assert ("person", "random", False) == (frame.seats[1].kind, frame.seats[1].level, frame.seats[1].resigned)


def test_the_log_goes_on_where_one_has_stopped_reading() -> None:
    """Every entry once, in order; what a seat alone was told is in its log alone."""
    people = crowd("colonialism/compass", 3, 52)
    people.play(80)
    table = people.table
    for viewer in viewers(table):
        whole = table.frame(viewer, 0, "en", LATER).log
        for seq in (0, 1, 5, table.seq - 1, table.seq, table.seq + 7):
            assert table.frame(viewer, seq, "en", LATER).log == [entry for entry in whole if entry.seq > seq]
        assert [entry.seq for entry in whole] == sorted([entry.seq for entry in whole])
    drawn = [
        sum([entry.text.startswith("You draw") for entry in look(table, seat).log]) for seat in range(SPECTATOR, 3)
    ]
    assert drawn[0] == 0
    assert min(drawn[1:]) > 0


def test_every_entry_has_its_paragraph() -> None:
    """Facts of the game have one, events of the table none; of the revised rules those of the revised book."""
    for edition, seats in RULE_SETS:
        people = crowd(edition, seats, 53)
        people.play(60)
        log = look(people.table).log
        assert all([bool(entry.section) != entry.kind.startswith("table-") for entry in log])
        if edition == "empires/revised":
            assert {entry.section.split()[0] for entry in log if entry.section} == {"CR"}


def test_two_languages() -> None:
    """The same facts in other words."""
    people = crowd("empires/revised", 3, 54)
    people.play(60)
    english, german = look(people.table, 0), look(people.table, 0, language="de")
    assert [(entry.seq, entry.kind, entry.numbers) for entry in english.log] == [
        (entry.seq, entry.kind, entry.numbers) for entry in german.log
    ]
    different = [a.text != b.text for a, b in zip(english.log, german.log, strict=True)]
    assert sum(different) > 0.9 * len(different)


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised"])
def test_the_end(edition: str) -> None:
    """The result in words and numbers, the seal opened, and every seat open to everybody; not one moment earlier."""
    people = crowd(edition, 3, 55)
    while people.table.standing.state == "running":
        frame = look(people.table, since=people.table.seq)
        assert (frame.result, frame.seal.secret, frame.seal.salt) == (None, "", "")
        with pytest.raises(ApiError, match="not-your-seat"):
            people.table.viewer("stranger", 0)
        people.step()
    frame = look(people.table)
    assert frame.result is not None
    assert min(frame.result.ranks) == 1
    assert len(frame.result.text) == 4
    assert (SECRET.secret.hex(), SECRET.salt.hex()) == (frame.seal.secret, frame.seal.salt)
    assert ["dice 0", "dice 1", "dice 2"] == frame.seal.contributions
    assert frame.question is None
    assert people.table.viewer("stranger", 2) == Viewer(2, (), False)
    with pytest.raises(ApiError, match="not-your-seat"):
        people.table.viewer("stranger", 3)


def test_the_secret_is_nowhere_before_the_end() -> None:
    """Neither secret nor salt, a fingerprint or a journal line is anywhere in what anybody gets."""
    people = crowd("colonialism/compass", 2, 56)
    people.play(120)
    table = people.table
    lines = {line for row in table.public for line in row.body.get("lines", []) if line[0] in "=*"}
    assert len(lines) > 40
    for viewer in viewers(table):
        frame = seen(table, viewer).decode()
        for needle in (SECRET.secret.hex(), SECRET.salt.hex(), *lines):
            assert needle not in frame


# --- two worlds ---


def check_worlds(people: ChaosPlayers, steps: int, share: float) -> int:
    """Play on, and now and then compare the table with its twins for every viewer. Says how many pairs there were."""
    pairs = 0
    for _ in range(steps):
        if people.table.standing.state != "running":
            break
        people.step()
        if people.rng.random() < share and people.table.standing.state == "running":
            for viewer in viewers(people.table):
                compare(people.table, twin(people.table, viewer, people.rng), viewer, people.rng)
                pairs += 1
    return pairs


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_two_worlds_look_the_same(edition: str, seats: int) -> None:
    """Another deal, other drafts, another secret: frames, answers, refusals and lists are equal byte for byte."""
    assert check_worlds(crowd(edition, seats, 11, wild=0.03), 160, 0.12) >= 45


def test_twins_really_differ() -> None:
    """The other table has other cards and other drafts: what is compared is not the same thing twice."""
    people = crowd("colonialism/compass", 3, 2)
    dealt = drafted = told = pairs = 0
    for _ in range(60):
        people.step()
        for viewer in viewers(people.table):
            other = twin(people.table, viewer, people.rng)
            pairs += 1
            dealt += other.the_course.game.numbers() != people.table.the_course.game.numbers()
            drafted += other.standing.drafts != people.table.standing.drafts
            told += any(other.facts[seq] != people.table.facts[seq] for seq in range(1, people.table.seq + 1))
    assert (dealt, told) > (0.95 * pairs, 0.95 * pairs)
    assert drafted > 0.3 * pairs


class Unseen:
    """Every draft of somebody else leaves every byte that a viewer gets as it was, clocks included."""

    def __init__(self, people: ChaosPlayers) -> None:
        self.people = people
        self.drafts = 0
        self.before: dict[Viewer, bytes] = {}
        self.shown: Any = None

    def look(self) -> None:
        table, now = self.people.table, self.people.now + 30
        self.before = {viewer: seen(table, viewer, table.seq - 1, now) for viewer in viewers(table)}
        self.shown = public(table)

    def __call__(self, row: LogRow) -> None:
        table = self.people.table
        if row.kind == "draft" and self.before:
            now = row.at + 30
            demand_equal(public(table), self.shown, "list")
            for viewer, frame in self.before.items():
                if row.body["seat"] not in viewer.mine:
                    demand_equal(seen(table, viewer, table.seq - 1, now), frame, row)
                    self.drafts += 1


def public(table: Table) -> Any:
    summary = table.summary(LATER)
    return summary.changed, summary.shown, table.seq


def check_drafts(people: ChaosPlayers, steps: int) -> int:
    """Play on and look before and after every draft, at one and the same moment."""
    watching = Unseen(people)
    people.heard.append(watching)
    for _ in range(steps):
        if people.table.standing.state != "running":
            break
        people.now += people.rng.choice([0.0, 0.004, 1.5, 20.0])
        watching.look()
        people.speak()
    return watching.drafts


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
@pytest.mark.parametrize("rule", [Bank(9000, 5), PerMove(900)])
def test_drafts_of_others_are_unseen(edition: str, seats: int, rule: Bank | PerMove) -> None:
    """That, when and how often somebody drafts or takes back shows nowhere."""
    assert check_drafts(crowd(edition, seats, 12, clock=rule), 120) > 60


def test_sealed_answers_are_unseen_whoever_asks_to_go_back() -> None:
    """A public line in the middle of a sealed round says nothing about who has answered it."""
    worlds: list[list[bytes]] = []
    for answers in (0, 3, 6):
        table = sealed(begun("colonialism/compass", 3, clock=Bank(600, 0)))
        for i in range(answers):
            speak(table, 1, now=3000.0 + i)
        put(table, table.credit(2.5, 3010.0))
        do(table, AskUndo(table.lineage[0]), "p0", 0, now=3020.0)
        worlds.append([seen(table, viewer, 0, 3100.0) for viewer in viewers(table) if viewer.seat != 1])
    assert worlds[0] == worlds[1] == worlds[2]


def sealed(table: Table) -> Table:
    while not table.the_course.is_sealed:
        speak(table, speaking(table)[0], now=2000.0)
    return table


def test_a_bot_that_takes_over_says_nothing_about_drafts() -> None:
    """Whoever is replaced, or returns, in the middle of a sealed round: others learn nothing from his clock."""
    worlds: list[list[bytes]] = []
    for answers in (0, 2, 6):
        table = sealed(begun("colonialism/compass", 3, clock=Bank(600, 0)))
        for i in range(answers):
            speak(table, 1, now=3000.0 + i)
        do(table, Replace(1, "greedy"), "p0", now=3100.0)
        do(table, Return(), "p1", 1, now=3200.0)
        worlds.append([seen(table, viewer, 0, 3210.0) for viewer in viewers(table) if viewer.seat != 1])
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.parametrize(("name", "seats"), [("colonialism/original", 3), ("colonialism/compass+events+upgrades", 3)])
def test_the_paragraph_of_a_fact_says_no_more_than_the_fact(name: str, seats: int) -> None:
    """Two games with different secrets, played on alike: a seat hears the same facts under the same paragraphs."""
    steps = 0
    for seed in range(10):
        rng = Random(seed)
        pair = TwinGames(position(name, seats, seed), rng.randrange(SPECTATOR, seats), rng)
        for game, heard in zip(pair.games, pair.heard, strict=True):
            game.listener = Sections(game, pair.seat, heard)
        segment = in_segment(pair.games[0])
        while pair.step() and in_segment(pair.games[0]) == segment:
            pair.compare()
            steps += 1
    assert steps > 60


class Sections:
    """Writes down what one seat hears, and under which paragraph."""

    def __init__(self, game: Any, seat: int, heard: list[str]) -> None:
        self.game = game
        self.seat = seat
        self.heard = heard

    def __call__(self, event: Event) -> None:
        if event.concerns(self.seat):
            self.heard.append(f"{paragraph_of(self.game)} {event.kind} {event.numbers}")


def check_refusals(people: ChaosPlayers, steps: int) -> int:
    """Play on, and try what is not offered. Says how much was tried."""
    tried = 0
    for _ in range(steps):
        people.step()
        for seat in speaking(people.table):
            tried += compare_refusals(people.table, seat, people.rng)
    return tried


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_what_is_not_offered_is_refused_alike(edition: str, seats: int) -> None:
    """A card that somebody does not hold, one that does not exist, an action for another time: the same bytes."""
    assert check_refusals(crowd(edition, seats, 4), 50) > 500


# --- the past ---


def check_history(people: ChaosPlayers, steps: int) -> int:
    """Write down what everybody sees after every line; the past must look like that. Says how many lines there were."""
    seen_then: dict[tuple[int, Viewer], TableFrame] = {}

    def remember(row: LogRow) -> None:
        table = people.table
        undrafted = [v for v in viewers(table) if v.seat == SPECTATOR or not table.standing.drafts[v.seat]]
        for viewer in undrafted:
            seen_then.setdefault((table.seq, viewer), table.frame(viewer, table.seq - 1, "en", LATER))

    people.heard.append(remember)
    people.play(steps)
    table = people.table
    for (seq, viewer), then in seen_then.items():
        expected = msgspec.structs.replace(then, question=None, clock=None, undo=None, back=None, draft=0)
        demand_equal(table.history(viewer, seq, "en"), msgspec.structs.replace(expected, seal=frames.seal(table)), seq)
    return len({seq for seq, _ in seen_then})


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_the_past_looks_as_it_did(edition: str, seats: int) -> None:
    """After every line, from everybody's eyes, also where the table went back later."""
    people = crowd(edition, seats, 25, wild=0.08)
    assert check_history(people, 110) > 40
    for seq in (-1, 0, people.table.seq + 1):
        with pytest.raises(ApiError, match="no-such-line"):
            people.table.history(Viewer(), seq, "en")


# --- planted leaks ---


# Small mistakes, each of which would tell somebody what he may not know.


def view_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "view_of", lambda table, game, viewer: table.title.kind.view(game, 0))


def the_whole_position(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda table, viewer: table.the_course.game.s.numbers())


def the_fingerprint(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda table, viewer: {"state": journal.fingerprint(table.the_course.game)})


def the_chance_counter(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda table, viewer: {"drawn": table.drawn})


def the_number_of_rows(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda table, viewer: {"rows": len(table.rows)})


def drafts_of_others(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda table, viewer: {"drafts": [len(draft) for draft in table.standing.drafts]})


def when_the_clock_runs_out(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda table, viewer: {"due": table.next_due()})


def add_to_view(patch: pytest.MonkeyPatch, more: Callable[[Table, Viewer], dict[str, Any]]) -> None:
    present = frames.present

    def leaky(table: Table, viewer: Viewer, since: int, language: str, now: float) -> TableFrame:
        frame = present(table, viewer, since, language, now)
        return msgspec.structs.replace(frame, view={**frame.view, **more(table, viewer)})

    patch.setattr(frames, "present", leaky)


def facts_for_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "facts_for", lambda table, seq, seat: table.heard(seq))


def journal_lines_in_the_log(patch: pytest.MonkeyPatch) -> None:
    entry = frames.table_entry

    def leaky(table: Table, seq: int, row: LogRow, voice: Any) -> Any:
        return msgspec.structs.replace(entry(table, seq, row, voice), text=str(row.body))

    patch.setattr(frames, "table_entry", leaky)


def numbers_of_rows_in_the_log(patch: pytest.MonkeyPatch) -> None:
    entry = frames.table_entry

    def leaky(table: Table, seq: int, row: LogRow, voice: Any) -> Any:
        return msgspec.structs.replace(entry(table, seq, row, voice), seq=row.number)

    patch.setattr(frames, "table_entry", leaky)


def the_secret_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "seal", lambda table: SealShown("", [], table.secret.secret.hex()))


def drafts_counted_as_lines(patch: pytest.MonkeyPatch) -> None:
    add_to_frame(patch, lambda table, viewer: {"seq": len(table.rows)})


def drafts_counted_for_everybody(patch: pytest.MonkeyPatch) -> None:
    add_to_frame(patch, lambda table, viewer: {"draft": sum(table.standing.draft_revision)})


def awaiting_who_has_not_answered(patch: pytest.MonkeyPatch) -> None:
    add_to_frame(patch, lambda table, viewer: {"awaiting": speaking(table)})


def question_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, viewer: Viewer) -> dict[str, Any]:
        asked = table.the_course.game.pending
        space = table.the_course.game.space
        return {"view": {"options": [space.name(action) for action in asked.options]}}

    add_to_frame(patch, leaky)


def add_to_frame(patch: pytest.MonkeyPatch, more: Callable[[Table, Viewer], dict[str, Any]]) -> None:
    present = frames.present

    def leaky(table: Table, viewer: Viewer, since: int, language: str, now: float) -> TableFrame:
        return msgspec.structs.replace(present(table, viewer, since, language, now), **more(table, viewer))

    patch.setattr(frames, "present", leaky)


def true_clocks_for_everybody(patch: pytest.MonkeyPatch) -> None:
    time_of = frames.time_of

    def leaky(table: Table, viewer: Viewer, seat: int, now: float) -> TimeShown | None:
        return time_of(table, Viewer(viewer.seat, tuple(range(6))), seat, now)

    patch.setattr(frames, "time_of", leaky)


def clocks_that_stop_after_an_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "awaited_people", lambda table: speaking(table))


def clocks_wound_by_drafts(patch: pytest.MonkeyPatch) -> None:
    apply_draft = Table.apply_draft

    def leaky(table: Table, row: LogRow) -> None:
        apply_draft(table, row)
        table.standing.times.at = clock.milliseconds(row.at)

    patch.setattr(Table, "apply_draft", leaky)


def lists_that_notice_drafts(patch: pytest.MonkeyPatch) -> None:
    apply_draft = Table.apply_draft

    def leaky(table: Table, row: LogRow) -> None:
        apply_draft(table, row)
        table.standing.changed = row.at

    patch.setattr(Table, "apply_draft", leaky)


def seats_that_show_activity(patch: pytest.MonkeyPatch) -> None:
    add_to_frame(
        patch,
        lambda table, viewer: {
            "seats": [SeatShown("person", "", "", "", False, bool(draft)) for draft in table.standing.drafts]
        },
    )


def drafts_in_the_log(patch: pytest.MonkeyPatch) -> None:
    note = Table.note

    def leaky(table: Table, row: LogRow) -> None:
        note(table, row)
        if row.kind == "draft":
            table.public.append(LogRow(row.number, row.at, "", "", "credit", {}))
            table.facts[len(table.public)] = []

    patch.setattr(Table, "note", leaky)


def refusals_that_list_hands(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table) -> str:
        game = table.the_course.game
        asked = [game.question(seat) for seat in range(table.settings.seats)]
        return str([question.options for question in asked if question])

    refuse_otherwise(patch, lambda table, words: refuse("wrong-board", why=leaky(table)))


def refusals_that_know_what_exists(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, words: str) -> ApiError:
        return refuse("not-offered" if words in table.the_course.game.space.names else "unknown-action")

    refuse_otherwise(patch, leaky)


def refuse_otherwise(patch: pytest.MonkeyPatch, leaky: Callable[[Table, str], ApiError]) -> None:
    offered = decisions.offered

    def leaky_offered(table: Table, seat: int, words: str) -> int:
        try:
            return offered(table, seat, words)
        except ApiError:
            raise leaky(table, words) from None

    patch.setattr(decisions, "offered", leaky_offered)


def stale_before_whose_seat(patch: pytest.MonkeyPatch) -> None:
    speaking_seat = decisions.speaking_seat

    def leaky(table: Table, order: Any, player: str) -> int:
        if order.seat is not None:
            decisions.check_drafted(table, order, order.seat)
        return speaking_seat(table, order, player)

    patch.setattr(decisions, "speaking_seat", leaky)


def answers_that_count_all_drafts(patch: pytest.MonkeyPatch) -> None:
    answer = Table.answer

    def leaky(table: Table, *given: Any) -> Any:
        return msgspec.structs.replace(answer(table, *given), draft=sum(table.standing.draft_revision))

    patch.setattr(Table, "answer", leaky)


def going_back_to_before_drafts(patch: pytest.MonkeyPatch) -> None:
    add_to_frame(patch, lambda table, viewer: {"back": table.standing.number})


def history_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    past = frames.past

    def leaky(table: Table, viewer: Viewer, seq: int, language: str) -> TableFrame:
        return past(table, Viewer(1), seq, language)

    patch.setattr(frames, "past", leaky)


LEAKS = (
    *(view_of_another_seat, the_whole_position, the_fingerprint, the_chance_counter, the_number_of_rows),
    *(drafts_of_others, when_the_clock_runs_out, facts_for_everybody, journal_lines_in_the_log),
    *(numbers_of_rows_in_the_log, the_secret_before_the_end, drafts_counted_as_lines, drafts_counted_for_everybody),
    *(awaiting_who_has_not_answered, question_of_another_seat, true_clocks_for_everybody),
    *(clocks_that_stop_after_an_answer, clocks_wound_by_drafts, lists_that_notice_drafts, seats_that_show_activity),
    *(drafts_in_the_log, refusals_that_list_hands, refusals_that_know_what_exists, stale_before_whose_seat),
    *(answers_that_count_all_drafts, going_back_to_before_drafts, history_of_another_seat),
)


def battery() -> None:
    """A short run of all checks."""
    assert check_worlds(crowd("colonialism/compass", 3, 21), 60, 0.2) > 20
    assert check_drafts(crowd("colonialism/compass", 3, 22), 60) > 20
    assert check_refusals(crowd("colonialism/compass", 3, 23), 20) > 100
    assert check_history(crowd("colonialism/compass", 3, 24, wild=0.05), 60) > 20


def test_the_battery_is_silent_when_nothing_leaks() -> None:
    """So that what it finds below is what was planted."""
    battery()


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_planted_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them is noticed by the checks above."""
    leak(monkeypatch)
    with pytest.raises(LeakError):
        battery()
