"""Stations of a table: whole lines and not too many, numbers that stay, and nothing that a viewer may not know."""

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from metropole import journal, registry
from metropole import stations as cutting
from metropole.kernel import Chance
from metropole.kernel.chance import roll
from metropole.kernel.view import SPECTATOR
from metropole.parts import stations as parts
from metropole.parts.stations import Station, StationCutter
from metropole.server import stations, wire
from metropole.server.bots import BotPool
from metropole.server.hub import Hub
from metropole.server.refusals import ApiError
from metropole.server.stations import StationRequest
from metropole.server.table import Table
from metropole.stations import is_between_lines
from metropole.text import LANGUAGES
from tests.laws.play import position
from tests.laws.test_secrecy import TwinGames, in_segment
from tests.server import tables
from tests.server.memory import Memory, MemoryStore
from tests.server.worlds import LeakError, demand_equal


def told(table: Table, seat: int = SPECTATOR, since: int = 0, until: int | None = None) -> list[wire.StationShown]:
    return stations.tell(stations.past(table, wire.Viewer(seat), since, until), "en")


def all_told(table: Table, seat: int = SPECTATOR) -> list[wire.StationShown]:
    """Page by page, as whoever reads on from the last line."""
    found: list[wire.StationShown] = []
    while more := told(table, seat, found[-1].seq if found else 0):
        found += more
    return found


def played(edition: str, seats: int, commands: int, wild: float = 0.0) -> Table:
    people = tables.crowd(edition, seats, 71, wild)
    people.play(commands)
    return people.table


# --- what is told ---


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_stations_hold_the_log(edition: str, seats: int) -> None:
    """Every fact that somebody may hear of, once, in order, as the log says it; caption and section with each."""
    table = played(edition, seats, 150, 0.1)
    for seat in (SPECTATOR, 0):
        found = all_told(table, seat)
        log = table.frame(wire.Viewer(seat), 0, "en", tables.LATER).log
        assert [one for one in log if not one.kind.startswith("table-")] == [
            fact for one in found for fact in one.facts
        ]
        assert list(range(1, len(found) + 1)) == [one.number for one in found]
        assert [] == [one for one in found if not one.caption or not one.section]


@pytest.mark.parametrize(("edition", "seats"), tables.RULE_SETS)
def test_a_part_is_what_the_whole_has(edition: str, seats: int) -> None:
    """Whatever range is asked for, numbers and contents are the same."""
    table = played(edition, seats, 120)
    whole = all_told(table, 0)
    assert len(whole) > stations.MOST_STATIONS
    for since, until in [(0, 1), (3, 20), (table.seq // 2, table.seq), (table.seq - 1, None), (table.seq, None)]:
        wanted = [one for one in whole if since < one.seq <= (until or table.seq)]
        found = told(table, 0, since, until)
        assert wanted[: len(found)] == found
        assert len(found) >= min(len(wanted), stations.MOST_STATIONS - 15)


def test_the_table_in_words_is_told_to_who_asks() -> None:
    """After each station as it lay then; who draws the table is not sent it."""
    table = played("colonialism/compass", 3, 60)
    plain, worded = [
        stations.tell(stations.past(table, wire.Viewer(0), 0, None, wants_outline=wanted), "en")
        for wanted in (False, True)
    ]
    assert {None} == {one.outline for one in plain}
    assert [] == [one.caption for one in worded if not one.outline]
    assert worded[0].outline != worded[-1].outline
    assert [one.caption for one in plain] == [one.caption for one in worded]


def test_an_answer_has_whole_lines_and_few() -> None:
    """A line is told wholly or not at all."""
    table = played("colonialism/compass+events+upgrades", 3, 400)
    for since in range(0, table.seq, 5):
        found = told(table, since=since)
        lines = {one.seq for one in found}
        if not lines:
            continue
        assert len(found) <= stations.MOST_STATIONS or len(lines) == 1
        assert [one.number for one in told(table, since=max(lines) - 1, until=max(lines))] == [
            one.number for one in found if one.seq == max(lines)
        ]


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised"])
def test_going_back_renumbers_nothing(edition: str) -> None:
    """At a table where people go back again and again, what was told keeps number, words and place."""
    people = tables.crowd(edition, 3, 74, 0.25)
    known: list[wire.StationShown] = []
    for _ in range(12):
        people.play(15)
        found = all_told(people.table)
        assert found[: len(known)] == known
        known = found
    assert [row for row in people.table.public if row.kind == "undone"]


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised"])
def test_the_file_of_a_game_has_the_same_stations(edition: str) -> None:
    """Numbers, kinds and facts; the lines of a file are others."""
    people = tables.crowd(edition, 3, 75, 0.05)
    people.play()
    table = people.table
    found = cutting.of_journal(journal.parse(table.journal_text(), "file"))
    kept = [(one.number, one.kind, [fact.event.numbers for fact in one.heard(SPECTATOR)]) for one in found]
    shown = [(one.number, one.kind, [tuple(fact.about.values()) for fact in one.facts]) for one in all_told(table)]
    assert kept == shown


def test_after_the_last_station_of_a_line_the_table_is_as_in_its_history() -> None:
    table = played("colonialism/compass", 3, 90)
    for since in (20, 40, table.seq - 1):
        line = told(table, 0, since)
        last = [one for one in line if one.seq == line[0].seq][-1]
        past = table.history(wire.Viewer(0), last.seq, "en")
        assert (last.scene, last.own) == (past.scene, past.own)


def test_before_the_game_there_are_none() -> None:
    assert [] == told(tables.opened("colonialism/compass", [wire.Me(), wire.Open()]))


def test_lines_that_are_not_there_are_refused() -> None:
    table = played("colonialism/compass", 3, 10)
    with pytest.raises(ApiError, match="no-such-line"):
        told(table, until=table.seq + 1)
    assert [] == told(table, since=table.seq + 5)


async def test_the_table_may_go_on_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lock is held while lines are noted down, not while they are played; nor does the event loop play them."""
    table = played("colonialism/original+short", 2, 40)
    hub = Hub(MemoryStore(Memory()), BotPool(0, 1.0))
    loaded = hub.find(table.id)
    loaded.table = table
    held: list[bool] = []
    threads: list[int] = []

    def watched(asked: StationRequest, language: str) -> list[wire.StationShown]:
        held.append(loaded.lock.locked())
        threads.append(threading.get_ident())
        return []

    monkeypatch.setattr(stations, "tell", watched)
    assert [] == await hub.stations(table.id, "", SPECTATOR, 0, None, "de")
    assert [False] == held
    assert threading.get_ident() not in threads
    with pytest.raises(ApiError, match="not-your-seat"):
        await hub.stations(table.id, "", 0, 0, None, "de")


def test_whoever_only_plays_cuts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are played and frames made without a cutter."""
    table = played("colonialism/compass", 3, 30)
    monkeypatch.setattr(StationCutter, "__init__", lambda *_: pytest.fail("cut"))
    people = tables.ChaosPlayers(table, Random(5))
    people.play(20)
    table.frame(wire.Viewer(0), 0, "en", tables.LATER)
    table.history(wire.Viewer(0), 12, "en")
    with pytest.raises(pytest.fail.Exception):
        told(table)


# --- secrets ---


class TwinStations(TwinGames):
    """Both worlds are cut. What the seat is told of each station is the same, and so is what it sees after it."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        rng = Random(seed)
        super().__init__(position(name, seats, seed), rng.randrange(SPECTATOR, seats), rng)
        rule_set = registry.find(name)
        self.asked = StationRequest(rule_set, rule_set.kit.load_board(), seats, self.seat, (), 0, wants_outline=True)
        self.cutters = [StationCutter(rule_set.kit.stations) for _ in self.games]
        for game, cutter in zip(self.games, self.cutters, strict=True):
            cutter.listen(game, None)
        self.compared = self.inner = 0

    def compare(self) -> None:
        if not all([is_between_lines(game) for game in self.games]):
            return
        first, second = [cutter.end_line(7) for cutter in self.cutters]
        demand_equal(len(first), len(second), "the number of stations")
        for one, other in zip(first, second, strict=True):
            for language in LANGUAGES:
                demand_equal(self.sent(one, language), self.sent(other, language), one)
            demand_equal(self.view(one), self.view(other), one)
            self.compared += 1
        self.inner += max(0, len(first) - 1)

    def sent(self, station: Station, language: str) -> bytes:
        voice = self.asked.rule_set.speaker(language, self.asked.chart, self.seat)
        return msgspec.json.encode(stations.shown(self.asked, station, voice))

    def view(self, station: Station) -> dict[str, object]:
        """All that a scene may be made from."""
        return stations.view_of(station, self.seat).numbers()


def run_colonialism(games: int) -> tuple[int, int]:
    """Pairs of worlds, compared until cards are revealed. Returns how many stations, and how many in a line."""
    found = [0, 0]
    for seed in range(games):
        pair = TwinStations("colonialism/compass+events+upgrades", 3, seed)
        segment = in_segment(pair.games[0])
        while pair.step() and in_segment(pair.games[0]) == segment:
            pair.compare()
        found = [found[0] + pair.compared, found[1] + pair.inner]
    return found[0], found[1]


def run_empires(games: int) -> tuple[int, int]:
    """Pairs of worlds in which others have laid other cards, compared until one is turned."""
    found = [0, 0]
    for seed in range(games):
        pair = TwinStations("empires/second", 4, seed)
        g, rng = pair.games[0], pair.rng
        moment = (g.s.turn, g.s.round)
        while not g.over:
            pair.answer(roll(g.pending, rng) if isinstance(g.pending, Chance) else rng.choice(g.pending.options))
            if (g.s.turn, g.s.round) != moment:
                break
            pair.compare()
        found = [found[0] + pair.compared, found[1] + pair.inner]
    return found[0], found[1]


def test_worlds_that_look_alike_have_the_same_stations() -> None:
    """Numbers, kinds, captions, facts, scenes, also between the stations of a line."""
    compared, inner = run_colonialism(14)
    assert compared > 60
    assert inner > 5
    assert run_empires(10)[0] > 20


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "all facts": lambda patch: patch.setattr(Station, "heard", lambda station, seat: list(station.facts)),
    "a caption from all facts": lambda patch: patch.setattr(
        stations,
        "caption",
        lambda kit, station, voice: str([fact.event.numbers for fact in (*station.before, *station.facts)]),
    ),
    "the eyes of everybody": lambda patch: patch.setattr(
        stations, "view_of", lambda station, seat: station.game.view((seat + 1) % station.game.seats)
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(LeakError):
        run_colonialism(14)


def test_a_cut_by_something_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a whispered card decided where a station begins, others would count more stations."""
    stays = parts.StationCutter.stays

    def leaky(cutter: StationCutter, event: Any, scope: tuple[str, ...]) -> bool:
        return stays(cutter, event, scope) and not (event.only != SPECTATOR and sum(event.numbers) % 2)

    monkeypatch.setattr(parts.StationCutter, "stays", leaky)
    with pytest.raises(LeakError):
        run_colonialism(14)
