"""What a viewer gets: all that they may know, and not one byte of anything else."""

from collections.abc import Callable
from functools import partial, wraps
from random import Random
from typing import Any

import msgspec
import pytest

from metropole import registry
from metropole.games.colonialism.rules.board import INDIA
from metropole.kernel import Event
from metropole.kernel.view import SPECTATOR
from metropole.server import frames, game_replay, wire
from metropole.server.refusals import ApiError
from metropole.server.store import LogRow
from metropole.server.table import Table
from metropole.text import LANGUAGES, bundles, voice
from tests.laws.play import position
from tests.laws.test_secrecy import TwinGames, in_segment
from tests.server import tables
from tests.server.worlds import demand_equal

# --- what is in a frame ---


def look(table: Table, seat: int = SPECTATOR, since: int = 0, language: str = "en") -> wire.TableFrame:
    """What somebody on a seat, or a spectator, sees."""
    player = table.standing.chairs[seat].player if seat != SPECTATOR else ""
    return table.frame(table.viewer(player, seat), since, language, tables.LATER)


def test_before_the_game() -> None:
    """Who sits where, and what was agreed; nothing is asked and nothing lies on the table."""
    places: list[wire.SeatRequest] = [wire.Me(), wire.Open(), wire.BotSeat("random")]
    frame = look(tables.opened("colonialism/compass", places, title="Friday  night", private=True), 0)
    assert ("open", None, [], None) == (frame.state, frame.question, frame.awaiting, frame.result)
    assert (frames.NOTHING, frames.NOTHING) == (frame.scene, frame.own)
    assert [("person", "Anna", "", "Blue"), ("open", "", "", "Red"), ("bot", "", "random", "Green")] == [
        (seat.kind, seat.name, seat.level, seat.colour) for seat in frame.seats
    ]
    about = frame.about
    assert ("Friday night", True, "colonialism/compass") == (about.title, about.private, about.edition)
    assert (0, [0], True) == (frame.seat, frame.mine, frame.host)
    told = ["The table is open: colonialism/compass.", "Anna sits down as Blue.", "A bot (Random) sits down as Green."]
    assert told == [entry.text for entry in frame.log]


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_a_frame_has_the_scene_and_the_question(edition: str, seats: int) -> None:
    """What lies open, and what its own view shows a seat; every option in words to be played, with a paragraph."""
    people = tables.crowd(edition, seats, 51)
    kit, asked = people.table.rule_set.kit, 0
    for _ in range(50):
        people.step()
        table = people.table
        for seat in range(SPECTATOR, seats):
            frame = look(table, seat, table.seq)
            view = table.seen_by(seat).view(seat)
            assert (frame.scene, frame.own) == (frames.encoded(kit.scene(view)), frames.encoded(kit.own_scene(view)))
            assert frame.awaiting == table.awaiting()
            if seat not in tables.speaking(table):
                assert frame.question is None or not frame.question.options
                continue
            question = frame.question
            assert question is not None
            assert [choice.action for choice in question.options] == [view.shown().space.name(a) for a in view.options]
            assert all([question.section, question.text, *[choice.label for choice in question.options]])
            assert len(question.given) == len(table.standing.drafts[seat])
            asked += 1
    assert asked >= 50


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_the_log_says_what_it_is_about(edition: str, seats: int) -> None:
    """Facts with their numbers under the names that the rules give them; and whose seat it was, beside the game."""
    people = tables.crowd(edition, seats, 52)
    people.play(60)
    table, told = people.table, look(people.table).log
    fields = dict(table.voice("en", SPECTATOR).vocabulary.facts)
    facts = [entry for entry in told if not entry.kind.startswith("table-")]
    assert len({entry.kind for entry in facts}) > 5
    assert [] == [entry for entry in facts if tuple(entry.about) != fields[entry.kind]]
    assert list(range(seats)) == [entry.about["seat"] for entry in told if entry.kind == "table-seated"][:seats]
    heard = [fact.event for seq in range(1, table.seq + 1) for fact in frames.facts_for(table, seq, SPECTATOR)]
    assert [event.numbers for event in heard] == [tuple(entry.about.values()) for entry in facts]


def test_a_sealed_round_shows_ones_own_answers() -> None:
    """So far, and when one has said enough; a spectator is asked nothing."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 3))
    first = look(table, 0).question
    assert first is not None
    assert (True, "keep-six", []) == (first.sealed, first.prompt, first.given)
    tables.keep_six(table, 0)
    question = look(table, 0).question
    assert isinstance(question, wire.QuestionShown)
    assert ([], 6) == (question.options, len(question.given))
    assert "You have answered. Others are still choosing." == question.text
    assert (None, [0, 1, 2]) == (look(table).question, look(table).awaiting)
    tables.do(table, wire.Retract(), "p0", 0)
    assert (5, 7) == (len(table.standing.drafts[0]), look(table, 0).draft)


def test_the_table_in_words_is_for_who_asks() -> None:
    """Now and in the past, in the language of the frame; a hand is in it for its owner only."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 3))
    owner, other = wire.Viewer(0, (0,)), wire.Viewer()
    assert (None, None) == (look(table, 0).outline, table.history(owner, table.seq, "en").outline)

    told = [table.frame(viewer, table.seq, "de", tables.LATER, True).outline or [] for viewer in (owner, other)]
    then = table.history(owner, table.seq, "de", True).outline
    headings = [[section.heading for section in sections] for sections in told]
    assert "Ihre Hand" in headings[0]
    assert "Ihre Hand" not in headings[1]
    assert told[0] == then


def test_a_person_whose_seat_a_bot_plays_is_not_asked() -> None:
    """They still see their cards."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 3))
    tables.do(table, wire.Replace(1, "random"), "p1")
    frame = look(table, 1)
    assert frame.question is None
    assert frame.own == frames.encoded(table.rule_set.kit.own_scene(table.the_course.game.view(1)))
    assert ("person", "random", False) == (frame.seats[1].kind, frame.seats[1].level, frame.seats[1].resigned)


def test_the_log_goes_on_where_one_has_stopped_reading() -> None:
    """Every entry once, in order; what a seat alone was told is in its log alone."""
    people = tables.crowd("colonialism/compass", 3, 52)
    people.play(80)
    table = people.table
    for viewer in tables.viewers(table):
        whole = table.frame(viewer, 0, "en", tables.LATER).log
        for seq in (0, 1, 5, table.seq - 1, table.seq, table.seq + 7):
            assert table.frame(viewer, seq, "en", tables.LATER).log == [entry for entry in whole if entry.seq > seq]
        assert [entry.seq for entry in whole] == sorted([entry.seq for entry in whole])
    logs = [look(table, seat).log for seat in range(SPECTATOR, 3)]
    assert [False, True, True, True] == [any([entry.text.startswith("You draw") for entry in log]) for log in logs]


def test_every_entry_has_its_paragraph() -> None:
    """Facts of the game have one, events of the table none; of the revised rules those of the revised book."""
    for edition, seats in tables.RULE_SETS:
        people = tables.crowd(edition, seats, 53)
        people.play(60)
        log = look(people.table).log
        assert all([bool(entry.section) != entry.kind.startswith("table-") for entry in log])
        if edition == "empires/revised":
            assert {entry.section.split()[0] for entry in log if entry.section} == {"CR"}


def test_two_languages() -> None:
    """The same facts in other words."""
    people = tables.crowd("empires/revised", 3, 54)
    people.play(60)
    english, german = look(people.table, 0), look(people.table, 0, language="de")
    pairs = list(zip(english.log, german.log, strict=True))
    assert [msgspec.structs.replace(one, text=other.text) for one, other in pairs] == german.log
    assert sum([one.text != other.text for one, other in pairs]) > 0.9 * len(pairs)


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised"])
def test_the_end(edition: str) -> None:
    """The result in words and numbers, the seal opened, and every seat open to everybody; not one moment earlier."""
    people = tables.crowd(edition, 3, 55)
    while people.table.standing.state == "running":
        frame = look(people.table, since=people.table.seq)
        assert (frame.result, frame.seal.secret, frame.seal.salt) == (None, "", "")
        with pytest.raises(ApiError, match="not-your-seat"):
            people.table.viewer("stranger", 0)
        people.step()
    frame = look(people.table)
    assert frame.result is not None
    assert (1, 4, None) == (min(frame.result.ranks), len(frame.result.text), frame.question)
    assert (tables.SECRET.secret.hex(), tables.SECRET.salt.hex()) == (frame.seal.secret, frame.seal.salt)
    assert ["dice 0", "dice 1", "dice 2"] == frame.seal.contributions
    assert people.table.viewer("stranger", 2) == wire.Viewer(2, (), False)
    with pytest.raises(ApiError, match="not-your-seat"):
        people.table.viewer("stranger", 3)


# --- what is made once ---


def counted(calls: list[str], name: str, make: Callable[..., Any]) -> Callable[..., Any]:
    """What writes down that it is called."""

    @wraps(make)
    def counting(*given: Any) -> Any:
        calls.append(name)
        return make(*given)

    return counting


def forget_words(table: Table) -> None:
    """As if nobody had ever looked."""
    table.latest = frames.LatestLine()
    for kept in (frames.choice, game_replay.voice_of, voice.sentence):
        kept.cache_clear()


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_words_that_are_kept_are_those_that_would_be_made(edition: str, seats: int) -> None:
    """Whatever was said before, to others and elsewhere on the table, everybody hears their own words."""
    people = tables.crowd(edition, seats, 56)
    for _ in range(4):
        people.play(15)
        table = people.table
        cases = [(viewer, language) for viewer in tables.viewers(table) for language in LANGUAGES]
        kept = [tables.seen(table, viewer, language=language) for viewer, language in cases]
        for (viewer, language), seen in zip(cases, kept, strict=True):
            forget_words(table)
            assert seen == tables.seen(table, viewer, language=language)


def test_nothing_is_put_into_words_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks again, from the beginning on, costs no message of the game more."""
    people = tables.crowd("empires/revised", 3, 57)
    people.play(60)
    before = [tables.seen(people.table, viewer) for viewer in tables.viewers(people.table)]
    calls: list[str] = []
    monkeypatch.setattr(voice, "spoken", counted(calls, "spoken", bundles.spoken))
    assert before == [tables.seen(people.table, viewer) for viewer in tables.viewers(people.table)]
    assert [] == calls
    forget_words(people.table)
    look(people.table)
    assert calls


def test_names_of_a_board_stay_on_it() -> None:
    """Two boards with the same numbers and other names, at two tables: each speaks of its own places."""
    shipped = registry.COLONIALISM.shipped_text()
    boards = (shipped, shipped.replace('"India"', '"Hindustan"'), None)
    played = [tables.begun("colonialism/compass", 3, board=board) for board in boards]
    assert 1 == len({look(table).about.board for table in played})
    assert ["India", "Hindustan", "India"] == [table.voice("en", 0).named("region", INDIA) for table in played]


def test_what_lies_open_is_described_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each line, whoever looks and however often; who has drafted something gets a scene of their own."""
    table = tables.to_sealed_round(tables.begun("colonialism/compass", 3))
    calls: list[str] = []
    kit = type(table.rule_set.kit)
    for name in ("scene", "own_scene"):
        monkeypatch.setattr(kit, name, counted(calls, name, getattr(kit, name)))
    for seat in (SPECTATOR, SPECTATOR, 0, 1, 2):
        look(table, seat)
    assert (1, 5) == (calls.count("scene"), calls.count("own_scene"))
    tables.speak(table, 1)
    for seat in (SPECTATOR, 0, 1, 2):
        look(table, seat)
    assert 2 == calls.count("scene")
    tables.keep_six(table, 0, 2)
    while table.the_course.is_sealed:
        tables.speak(table, 1)
    for seat in (SPECTATOR, 0, 1, 2):
        look(table, seat)
    assert 3 == calls.count("scene")


# --- what nobody learns from others ---


def going_back(table: Table) -> None:
    """A public line: somebody asks to go back."""
    tables.put(table, table.credit(2.5, 3010.0))
    tables.do(table, wire.AskUndo(table.lineage[0]), "p0", 0, now=3020.0)


def bot_takes_over(table: Table) -> None:
    """Somebody is replaced, and returns."""
    tables.do(table, wire.Replace(1, "greedy"), "p0", now=3100.0)
    tables.do(table, wire.Return(), "p1", 1, now=3200.0)


@pytest.mark.parametrize("happens", [going_back, bot_takes_over])
def test_sealed_answers_are_unseen(happens: Callable[[Table], None]) -> None:
    """What happens in the middle of a sealed round says nothing about who has answered it, nor does any clock."""
    worlds: list[list[bytes]] = []
    for answers in (0, 3, 6):
        table = tables.begun("colonialism/compass", 3, clock=wire.Bank(600, 0))
        tables.to_sealed_round(table, now=2000.0)
        for i in range(answers):
            tables.speak(table, 1, now=3000.0 + i)
        happens(table)
        worlds.append([tables.seen(table, viewer, 0, 3210.0) for viewer in tables.viewers(table) if viewer.seat != 1])
    assert worlds[0] == worlds[1] == worlds[2]


def hear(game: Any, seat: int, heard: list[str], event: Event) -> None:
    """A seat writes down what it hears, and under which paragraph."""
    if event.concerns(seat):
        heard.append(f"{game.paragraph} {event.kind} {event.numbers}")


@pytest.mark.parametrize(("name", "seats"), [("colonialism/original", 3), ("colonialism/compass+events+upgrades", 3)])
def test_the_paragraph_of_a_fact_says_no_more_than_the_fact(name: str, seats: int) -> None:
    """Two games with different secrets, played on alike: a seat hears the same facts under the same paragraphs."""
    steps = 0
    for seed in range(10):
        rng = Random(seed)
        pair = TwinGames(position(name, seats, seed), rng.randrange(SPECTATOR, seats), rng)
        for game, heard in zip(pair.games, pair.heard, strict=True):
            game.listener = partial(hear, game, pair.seat, heard)
        segment = in_segment(pair.games[0])
        while pair.step() and in_segment(pair.games[0]) == segment:
            pair.compare()
            steps += 1
    assert steps > 60


# --- the past ---


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_the_past_looks_as_it_did(edition: str, seats: int) -> None:
    """As it was written down after every line, from everybody's eyes, also where the table went back later."""
    people = tables.crowd(edition, seats, 25, wild=0.08)
    table = people.table
    seen_then: dict[tuple[int, wire.Viewer], wire.TableFrame] = {}

    def remember(row: LogRow) -> None:
        undrafted = [v for v in tables.viewers(table) if v.seat == SPECTATOR or not table.standing.drafts[v.seat]]
        for viewer in undrafted:
            seen_then.setdefault((table.seq, viewer), table.frame(viewer, table.seq - 1, "en", tables.LATER))

    people.heard.append(remember)
    people.play(110)

    for (seq, viewer), then in seen_then.items():
        expected = msgspec.structs.replace(then, question=None, clock=None, undo=None, back=None, draft=0)
        demand_equal(table.history(viewer, seq, "en"), msgspec.structs.replace(expected, seal=frames.seal(table)), seq)
    assert len({seq for seq, _ in seen_then}) > 40
    for seq in (-1, 0, table.seq + 1):
        with pytest.raises(ApiError, match="no-such-line"):
            table.history(wire.Viewer(), seq, "en")


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_before_the_beginning_the_table_is_laid_out(edition: str, seats: int) -> None:
    """Who looks back so far sees the board as it is printed, and nobody has done anything."""
    table, rules = tables.begun(edition, seats), registry.find(edition)
    laid_out = rules.kit.scene(rules.start(seats).view(SPECTATOR))
    frame = table.history(wire.Viewer(), 1, "en")
    assert b"null" == bytes(frame.own)
    assert msgspec.json.encode(laid_out) == bytes(frame.scene)
