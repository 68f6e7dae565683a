"""Stations: every fact once and in order, numbers for ever, captions from what one may know, positions in between."""

import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from metropole import journal, registry, stations
from metropole.games.colonialism.rules import facts as colonialism
from metropole.games.empires.rules import facts as empires
from metropole.games.empires.rules.state import NO_CARD
from metropole.games.empires.rules.view import HIDDEN_CARD
from metropole.journal import Journal
from metropole.kernel import Event, Game
from metropole.kernel.view import SPECTATOR
from metropole.parts.captions import LONGEST, MORE, Clause
from metropole.parts.stations import TURN, LoggedEvent, Station, StationCutter, StationKit, caption
from metropole.text import LANGUAGES
from tests.third_game import install_nim

FOLDER = Path(__file__).parent / "games"
GAMES = sorted(FOLDER.glob("*.game"))
EACH_GAME = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


@cache
def recorded(path: Path) -> Journal:
    return journal.read(path)


@cache
def cut(path: Path) -> list[Station]:
    return list(stations.of_journal(recorded(path)))


def told(record: Journal) -> list[Event]:
    """Everything that a game tells, as whoever plays it hears it."""
    heard: list[Event] = []
    log = journal.begin(record.rule_set, record.header.seats, record.chart)
    log.game.listener = heard.append
    for line in record.lines:
        journal.take_line(log, line)
    return heard


def plain(events: list[Event]) -> list[tuple[object, ...]]:
    return [(event.kind, event.numbers, event.only, event.hidden_from) for event in events]


# --- cutting ---


@EACH_GAME
def test_every_fact_is_in_one_station(path: Path) -> None:
    """All facts exactly once and in order, for everybody as they may hear them; numbers count up, lines never fall."""
    record, found = recorded(path), cut(path)
    whole = told(record)
    assert plain(whole) == plain([fact.event for station in found for fact in station.facts])
    for seat in range(SPECTATOR, record.header.seats):
        own = [fact.event for station in found for fact in station.heard(seat)]
        assert plain([event for event in whole if event.concerns(seat)]) == plain(own)
    assert list(range(1, len(found) + 1)) == [station.number for station in found]
    lines = [station.seq for station in found]
    assert sorted(lines) == lines
    assert {station.kind for station in found} <= set(record.rule_set.kit.stations.kinds)
    assert len(found) > 20


@EACH_GAME
def test_what_goes_on_in_a_later_line_continues(path: Path) -> None:
    """A station that continues has before it what the earlier parts have told, and is of the same kind."""
    found = cut(path)
    parts = [station for station in found if station.continues]
    assert parts
    for part in parts:
        earlier = [one for one in found[: part.number - 1] if (*one.before, *one.facts)[0] is part.before[0]]
        assert {part.kind} == {one.kind for one in earlier}
        assert [fact for one in earlier for fact in one.facts] == list(part.before)


@EACH_GAME
def test_more_lines_change_no_station(path: Path) -> None:
    """Half a game has the first stations of the whole one; the line of the last may still go on."""
    record = recorded(path)
    half = record.fork(len(record.lines) // 2)
    known = [summary(one) for one in stations.of_journal(half)]
    assert known
    assert known == [summary(one) for one in cut(path)[: len(known)]]


def summary(station: Station) -> tuple[object, ...]:
    return (station.number, station.seq, station.kind, station.continues, plain([f.event for f in station.facts]))


@pytest.mark.parametrize("name", ["colonialism-compass", "empires-second-ten-prestige", "empires-revised-ten-points"])
def test_going_back_renumbers_nothing(name: str) -> None:
    """What was taken back keeps its numbers; the game goes on with the next one, and what continued continues."""
    record = recorded(FOLDER / f"{name}.game")
    played = [line for line in record.lines if not line.startswith("=")]
    long, back = played[:400], 250
    told = replayed(record, long)
    before = list(stations.of_journal(told))
    told.undo_by_consent(back)
    for line in long[back:]:
        journal.take_line(told, line)
    after = list(stations.of_journal(told))
    assert [summary(one) for one in before] == [summary(one) for one in after[: len(before)]]
    again = after[len(before) :]
    assert [one.number for one in again] == list(range(len(before) + 1, len(after) + 1))
    tail = plain([fact.event for one in before for fact in one.facts])
    repeated = plain([fact.event for one in again for fact in one.facts])
    assert repeated
    assert tail[-len(repeated) :] == repeated


def replayed(record: Journal, lines: list[str]) -> Journal:
    log = journal.begin(record.rule_set, record.header.seats, record.chart)
    for line in lines:
        journal.take_line(log, line)
    return log


def test_every_kind_is_played() -> None:
    """The recorded games have every kind of station that a game declares."""
    for kit in registry.OWN:
        paths = [path for path in GAMES if path.name.startswith(kit.name)]
        found = {station.kind for path in paths for station in cut(path)}
        assert set(kit.stations.kinds) - found <= {TURN}


# --- captions ---


@EACH_GAME
def test_captions(path: Path) -> None:
    """In both languages for everybody: something, not too long, in words; the same facts lead to the same caption."""
    record = recorded(path)
    kit = record.rule_set.kit.stations
    for seat in (SPECTATOR, 0):
        english, german = [record.rule_set.speaker(language, record.chart, seat) for language in LANGUAGES]
        differing = 0
        for station in cut(path):
            texts = [caption(kit, station, speaker) for speaker in (english, german)]
            differing += texts[0] != texts[1]
            for text in texts:
                assert text
                assert len(text) <= LONGEST + len(MORE) + 1
                assert not re.search(r"[{}]|caption-|\b[a-z]+-[a-z]+-[a-z]+\b|None|  |: ,|, ,|[:,]$", text), text
                assert text[0] == text[0].upper()
        assert differing > 0.8 * len(cut(path))


@EACH_GAME
def test_captions_are_made_from_clauses(path: Path) -> None:
    """Hardly ever must the sentences of facts stand in for one."""
    record = recorded(path)
    kit, speaker = record.rule_set.kit.stations, record.rule_set.speaker("en", record.chart)
    plain = [caption(kit, station, speaker) for station in cut(path)]
    assert [] == [text for text in plain if text.endswith(".")]


def test_captions_say_what_happened() -> None:
    """A region with cards, conflict and cubes; the same to who has lost there; an own card and a hidden one."""
    path = FOLDER / "colonialism-compass-events-upgrades.game"
    record = recorded(path)
    kit, found = record.rule_set.kit.stations, cut(path)
    said = {
        (language, seat): [caption(kit, one, record.rule_set.speaker(language, record.chart, seat)) for one in found]
        for language in LANGUAGES
        for seat in (SPECTATOR, 0, 1)
    }
    assert "North Africa: Green +3, limit 3, Red −1, Green takes 1 black" in said["en", SPECTATOR]
    assert "North Africa: Green +3, limit 3, you −1, Green takes 1 black" in said["en", 1]
    assert "Nordafrika: Grün +3, Limit 3, Sie −1, Grün nimmt 1 schwarz" in said["de", 1]
    assert "Blue lays a policy card at the Middle East" in said["en", 1]
    assert "You lay Mineral Resources at the Middle East" in said["en", 0]
    assert "You draw 3 cards: Consolidate Holdings, Fleet, Hegemony" in said["en", 0]
    assert "Blau zieht 3 Karten" in said["de", 1]


def test_a_caption_grows_with_its_station() -> None:
    """What a question has interrupted is told from its beginning."""
    path = FOLDER / "empires-revised-alliance.game"
    record = recorded(path)
    speaker = record.rule_set.speaker("en", record.chart)
    said = [caption(record.rule_set.kit.stations, one, speaker) for one in cut(path) if one.kind == "rebellion"]
    assert "Rebellion in West Africa: 2 of 2 dice" == said[0]
    assert said[1].startswith("Rebellion in West Africa: 2 of 2 dice, Blue saves 1 counter")
    assert said[2].startswith("Rebellion in West Africa: 2 of 2 dice, Blue saves 2 counters")


# --- positions ---


@EACH_GAME
def test_the_position_is_the_one_after_its_facts(path: Path) -> None:
    """From one station to the next exactly so much has changed on the table as the facts between them say."""
    count = COUNTS[recorded(path).rule_set.kit.name]
    found = cut(path)
    changed = 0
    for last, station in pairwise(found):
        assert last.game is not None
        assert station.game is not None
        before, after = count(last.game), count(station.game)
        expected = Counter(before)
        for fact in station.facts:
            expected.update(CHANGES[recorded(path).rule_set.kit.name](fact.event))
        assert {key: n for key, n in expected.items() if n} == {key: n for key, n in after.items() if n}, station
        changed += before != after
    assert changed > 20


def discs(game: Game) -> dict[tuple[str, int], int]:
    s = registry.COLONIALISM.own_game(game).s
    each = len(s.discs) // game.seats
    return {("discs", seat): sum(s.discs[seat * each : (seat + 1) * each]) for seat in range(game.seats)}


def discs_told(event: Event) -> dict[tuple[str, int], int]:
    if event.kind not in (colonialism.DISCS_ADDED, colonialism.DISCS_REMOVED):
        return {}
    told = colonialism.about(event)
    return {("discs", told["seat"]): told["count"] * (1 if event.kind == colonialism.DISCS_ADDED else -1)}


FORCES = {
    empires.FLEETS_GAINED: ("fleets", 1),
    empires.FLEETS_LOST: ("fleets", -1),
    empires.SQUADRONS_GAINED: ("squadrons", 1),
    empires.SQUADRONS_LOST: ("squadrons", -1),
}


def forces(game: Game) -> dict[tuple[str, int], int]:
    s = registry.EMPIRES.own_game(game).s
    return {
        (name, seat): n for name in ("fleets", "squadrons") for seat, n in enumerate(getattr(s, name)[: game.seats])
    }


def forces_told(event: Event) -> dict[tuple[str, int], int]:
    if event.kind not in FORCES:
        return {}
    name, sign = FORCES[event.kind]
    told = empires.about(event)
    return {(name, told["seat"]): sign * told["count"]}


COUNTS = {"colonialism": discs, "empires": forces}
CHANGES = {"colonialism": discs_told, "empires": forces_told}


@EACH_GAME
def test_in_the_middle_of_a_line_nobody_is_asked(path: Path) -> None:
    """Positions between two stations of a line can be seen and drawn by everybody, and wait for nobody."""
    found = cut(path)
    inner = [one for one, following in pairwise(found) if one.seq == following.seq]
    for station in inner[:60]:
        assert station.game is not None
        for seat in range(SPECTATOR, station.game.seats):
            view = station.game.view(seat)
            assert ([], None, []) == (view.awaiting, view.prompt, view.options)
            rule_set = recorded(path).rule_set
            kit = rule_set.kit
            assert msgspec.json.encode(kit.scene(view)) != b"null"
            assert kit.outline(view, rule_set.speaker("de"))
    assert found[-1].game is not None
    assert found[-1].game.over


@pytest.mark.parametrize("path", [path for path in GAMES if "empires-second" in path.name], ids=lambda path: path.stem)
def test_cards_that_were_not_turned_stay_hidden_in_between(path: Path) -> None:
    """After every station a spectator sees as many cards in rows as were revealed in the turn."""
    turned, shown = 0, []
    for station in cut(path):
        kinds = [fact.event.kind for fact in station.facts]
        turned = 0 if empires.TURN_BEGAN in kinds else turned
        turned += kinds.count(empires.CARD_REVEALED)
        assert station.game is not None
        rows = registry.EMPIRES.own_view(station.game.view(SPECTATOR)).table.s.rows
        open_cards = len([card for card in rows if card not in (NO_CARD, HIDDEN_CARD)])
        assert open_cards in (0, turned), station
        shown.append(open_cards)
    assert len(set(shown)) > 3


# --- the cutter by itself ---


class ToldLines:
    """A tiny game: it tells what a test makes it tell, nowhere in particular."""

    def __init__(self, kit: StationKit) -> None:
        self.game = journal.begin(registry.find("colonialism/compass"), 2).game
        self.cutter = StationCutter(kit)
        self.cutter.looks = False
        self.cutter.listen(self.game, None)

    def line(self, seq: int, *events: Event) -> list[tuple[int, str, bool, int]]:
        for event in events:
            self.cutter.hear(event)
        return [(one.number, one.kind, one.continues, len(one.facts)) for one in self.cutter.end_line(seq)]


def fact(kind: int, only: int = -1, hidden_from: int = -1) -> Event:
    return Event(kind, (0,), only, hidden_from)


def test_heads_joins_and_twins() -> None:
    """A head begins anew, what joins does not, and what others hear of a whispered head is the same station."""
    told = ToldLines(StationKit(heads={1: "act"}, joins={2: "pass"}))
    assert [(1, "act", False, 2), (2, "pass", False, 2), (3, "act", False, 1)] == told.line(
        5, fact(1), fact(0), fact(2), fact(2), fact(1)
    )
    assert [(4, "act", True, 1), (5, "act", False, 3)] == told.line(6, fact(0), fact(1, 0), fact(1, -1, 0), fact(0))
    assert [] == told.line(7)
    assert [(6, "act", False, 1), (7, "act", False, 1)] == told.line(8, fact(1), fact(1))


def test_without_a_word_each_line_is_a_turn() -> None:
    told = ToldLines(StationKit())
    assert [(1, TURN, False, 2)] == told.line(1, fact(1), fact(2))
    assert [] == told.line(2)
    assert [(2, TURN, False, 1)] == told.line(3, fact(2))


def test_what_nobody_tells_a_reader_has_a_caption_too() -> None:
    rule_set = registry.find("colonialism/compass")
    hidden = LoggedEvent(Event(colonialism.CARD_DRAWN, (0, 3), 0, -1), "5.1.1")
    station = Station(1, 1, "nothing", (), (hidden,), None)
    kit = StationKit(clauses={"nothing": (Clause("cards", (colonialism.CARD_DRAWN,)),)})
    said = {seat: caption(kit, station, rule_set.speaker("en", you=seat)) for seat in (0, 1)}
    assert {0: "1 card", 1: "Something happens unseen"} == said


def test_a_third_game_has_stations_without_saying_anything(tmp_path: Path) -> None:
    """One for each line, also where it is forced what follows; the sentence of what happened is its caption."""
    install_nim(tmp_path)
    code = """
from metropole import journal, registry, stations
from metropole.parts.stations import caption
rule_set = registry.find("nim/plain")
log = journal.begin(rule_set, 2)
while not log.game.over:
    log.answer(log.game.pending.options[0], log.game.pending.seat)
found = list(stations.of_journal(log))
print(sum([len(one.facts) for one in found]), log.game.s.turn, {one.kind for one in found}, len(found))
print(caption(rule_set.kit.stations, found[0], rule_set.speaker("de")))
"""
    told, turns, kind, number, said = run(code, tmp_path).replace("\n", " ").split(" ", 4)
    assert (turns, "{'turn'}") == (told, kind)
    assert 2 < int(number) <= int(turns)
    assert "Blau" in said


def run(code: str, *folders: Path) -> str:
    """What a program prints that finds these folders too."""
    paths = os.pathsep.join([*map(str, folders), *sys.path])
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": paths}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_whoever_plays_pays_nothing() -> None:
    """Nobody who only plays, or lets bots play, even loads what cuts stations."""
    code = """
import sys, metropole
from metropole import bots
match = metropole.Match("colonialism/compass", seats=2, seed=1)
for _ in range(20):
    match.play(bots.make("greedy").decide(match.view(match.seat), 1))
assert match.game.listener is None
print([name for name in sys.modules if name.endswith("stations")])
"""
    assert "[]" == run(code)
