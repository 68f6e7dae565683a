"""The report: a page that stands alone, whose numbers are those of the games."""

import re
import sys
from math import sqrt
from pathlib import Path

import pytest
from msgspec.structs import replace

from metropole.extras import advice
from metropole.sim import GameRecord, ThinkingTimes, TournamentPlan, report
from metropole.sim.local import records
from metropole.sim.report import counts, drawing, numbers
from metropole.sim.report.drawing import NoPlotsError
from tests.sim.games import table, written
from tests.sim.pages import Read

EDITION = "colonialism/compass"
UGLY = '<b>&"'
FAST = ThinkingTimes(2, 0.003, 0.002, {0: 1, 1: 1})
SLOW = ThinkingTimes(4, 0.5, 0.2, {6: 2, 7: 2})


def plan(*names: str, edition: str = EDITION) -> TournamentPlan:
    return TournamentPlan(edition, names, 5, "board")


def games() -> list[GameRecord]:
    """Three games of an ugly bot and two others: it wins one, shares one and loses one. A fourth does not count."""
    some = [
        written(0, f"{UGLY} slow slow", [1, 2, 3]),
        written(1, f"slow slow {UGLY}", [2, 3, 1]),
        written(2, f"slow {UGLY} slow", [1, 1, 3]),
        written(3, f"{UGLY} slow slow", [3, 1, 2], ("seat 2 slow: no answer within 5 s",)),
    ]
    played = {UGLY: ({"play army": 2, "pass": 1}, FAST), "slow": ({"play fleet": 3}, SLOW)}
    told = [replace(one, actions=[played[bot][0] for bot in one.bots]) for one in some]
    told = [replace(one, thought=[played[bot][1] for bot in one.bots]) for one in told]
    return [*told[:2], replace(told[2], ending="turn cap", turns=5, decisions=40), told[3]]


@pytest.fixture(scope="module")
def page() -> str:
    return report.text_of(plan(UGLY, "slow", "slow"), games())


@pytest.fixture(scope="module")
def read(page: str) -> Read:
    return Read(page)


def test_stands_alone(page: str, read: Read) -> None:
    """Nothing is loaded and nothing runs; whatever is referred to is in the page, once."""
    ids = read.all_of("id")

    assert not re.search(r"https?://|@import|javascript:|\bsrc=", page)
    assert not {"script", "link", "img", "iframe", "object", "image"} & {tag for tag, _ in read.tags}
    assert not [name for _, named in read.tags for name in named if name.startswith("on")]
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r"url\(#([^)]*)\)", page)) <= set(ids)
    assert {name.removeprefix("#") for name in read.all_of("href")} <= set(ids)


@pytest.mark.parametrize(("edition", "shown"), [(EDITION, "Sub-Saharan Africa"), ("empires/revised", "Wild West")])
def test_a_game_at_its_end(edition: str, shown: str) -> None:
    """One game is drawn as everybody saw its last table, with who sat where; a page needs no more of it."""
    where = table("random", "random", "random", edition=edition)
    first, second = sorted(records(where, [0, 1], 1), key=lambda game: game.number)
    page = Read(report.text_of(where.plan, [first, second]))

    assert (True, "") == (first.last_table.startswith("<svg "), second.last_table)
    assert ["Blue", "random", str(first.scores[0])] == page.tables["The end of the game"][1][:3]
    assert "Game 1" in page.words
    assert shown in first.last_table


def test_ugly_names(read: Read) -> None:
    """A name is words, never markup, in tables and drawings."""
    assert 0 == read.count("b")
    assert UGLY in read.words
    assert [UGLY, "slow"] == [row[0] for row in read.tables["Standings"][1:]]


def test_colours_and_type_are_those_of_the_page(page: str) -> None:
    """Drawings are light or dark with the page: no colour of their own is left."""
    drawings = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))

    assert "var(--s0)" in drawings
    assert not re.search(r"#[0-9a-f]{6}|font-family|<style|<metadata", drawings)


def test_figures_have_words(read: Read) -> None:
    """Every figure has a title and its numbers as a table."""
    figures = read.count("figure")

    assert figures == len(read.all_of("aria-labelledby")) == read.count("details") == read.count("h3") > 8
    assert set(read.all_of("aria-labelledby")) <= set(read.all_of("id"))
    assert all([len(rows) > 1 for rows in read.tables.values()])


def test_standings(read: Read) -> None:
    """2.5 of 3 games; the interval is Wilson's, par the part of the seats."""
    first, second = read.tables["Standings"][1:]

    assert [UGLY, "3", "2.50", "83.3 %", "31.0 to 98.2 %", "33.3 %"] == first[:6]
    assert ["9.00", "19.00", "1.00"] == first[7:]
    assert ["slow", "3", "0.50", "16.7 %", "1.8 to 69.0 %", "66.7 %"] == second[:6]
    assert first[6].startswith("+")
    assert first[6][1:] == second[6].removeprefix("−")


def test_seats(read: Read) -> None:
    """Seat 1: a victory, a defeat and half a victory."""
    assert [["Seat 1", "1.50", "50.0 %"], ["Seat 2", "0.50", "16.7 %"], ["Seat 3", "1", "33.3 %"]] == [
        row[:3] for row in read.tables["Win rate by seat"][1:]
    ]
    ugly, slow = read.tables["Win rate by bot and seat"][1:]
    assert ["100.0 %", "50.0 %", "100.0 %"] == [cell.partition(" (")[0] for cell in ugly[1:]]
    assert ["25.0 %", "0.0 %", "0.0 %"] == [cell.partition(" (")[0] for cell in slow[1:]]


def test_lengths_and_endings(read: Read) -> None:
    """12, 12 and 40 decisions; two endings."""
    assert ["All games", "12", "12.0", "21.3", "3.0 to 39.6", "40"] == read.tables["Decisions per game"][1]
    assert ["All games", "3", "3.0", "3.7", "2.4 to 5.0", "5"] == read.tables["Turns per game"][1]
    assert [["All turns played", "2", "66.7 %"], ["Turn cap", "1", "33.3 %"]] == read.tables["Endings"][1:]


def test_thinking_times(read: Read) -> None:
    """From buckets that double: the median within one, the rest to its upper bound, but never beyond the longest."""
    assert [UGLY, "6", "2 ms", "2 ms", "2 ms", "0.0 s"] == read.tables["Thinking times"][1]
    assert ["slow", "24", "128 ms", "200 ms", "200 ms", "3.0 s"] == read.tables["Thinking times"][2]


def test_answers_and_troubles(read: Read) -> None:
    """Per game and seat; what went wrong is told."""
    assert [["play army", "2.00"], ["pass", "1.00"]] == read.tables[f"Answers of {UGLY}"][1:]
    assert [["play fleet", "3.00"]] == read.tables["Answers of slow"][1:]
    assert "seat 2 slow: no answer within 5 s " in read.words
    assert "(1×, first in game 3)" in read.words
    assert "1 of 4 games count for nobody: greedy answered there in place of a bot that failed." in read.words


def test_equal_games_equal_bytes(page: str, tmp_path: Path) -> None:
    """In whatever order the games come."""
    path = report.write(tmp_path, plan(UGLY, "slow", "slow"), games()[::-1])

    assert (tmp_path / "report.html") == path
    assert page.encode() == path.read_bytes()


@pytest.mark.parametrize(
    ("names", "records"),
    [
        (("a", "b"), []),
        (("a", "a"), [written(0, "a a", [1, 2])]),
        (("a", "b"), [written(0, "a b", [1, 1]), written(1, "b a", [1, 1])]),
    ],
    ids=["no game", "one game of one bot", "draws"],
)
def test_little_to_tell(names: tuple[str, ...], records: list[GameRecord]) -> None:
    """However little was played, there is a page, without numbers that are none."""
    read = Read(report.text_of(plan(*names), records))
    words = " ".join(read.words)

    assert not re.search(r"\bnan\b|\binf\b", words)
    assert len(set(names)) * bool(records) == len(read.tables.get("Standings", [[]])[1:])
    assert ("No game is finished yet." in words) == (not records)


def test_empires_cards() -> None:
    """Cards have the names of their game; the same answer by everybody says nothing."""
    seats = [{"use explorer": 1}, {"pass": 1}]
    records = [
        replace(written(i, "a b", [1 + i % 2, 2 - i % 2]), actions=seats if i % 3 else seats[::-1]) for i in range(60)
    ]

    cards = Read(report.text_of(plan("a", "b", edition="empires/second"), records)).tables["Cards"]

    assert ["Explorer", "60", "50.0 %", "60", "50.0 %", "0.0"] == cards[1][:6]


def test_answers_are_weighed_bot_by_bot() -> None:
    """What a strong bot likes to do does not look good for its strength; who always wins tells nothing."""
    strong = [written(i, "strong other", [1, 2]) for i in range(30)]
    liked = [replace(one, actions=[{"draw": 1}, {}]) for one in strong]
    assert [] == counts.effects(liked)

    # Of 20 seats with it 15 won, of 20 without it 5; the other bot never gave it.
    mixed = [
        replace(
            written(i, "a b", [1, 2] if i % 4 != (0 if i < 20 else 1) and (i < 20 or i % 4 == 0) else [2, 1]),
            actions=[{"draw": 2} if i < 20 else {}, {}],
        )
        for i in range(40)
    ]
    (one,) = counts.effects(mixed)
    error = 1.959964 * sqrt(16 / 22 * 6 / 22 / 22 * 2)

    assert ("draw", 20, 20, 0.75, 0.25) == (one.action, one.seats, one.others, one.share, one.other_share)
    assert (0.5, 0.5 - error, 0.5 + error) == pytest.approx((one.difference, one.low, one.high))
    assert (30 / 40, 10 / 40) == (one.winners_mean, one.others_mean)
    assert [] == counts.effects(mixed[6:34])


@pytest.mark.parametrize(
    ("values", "step"), [([3], 1), ([0, 23], 1), ([0, 24], 2), ([100, 300], 10), ([0, 100_000], 5000)]
)
def test_stretches_are_round(values: list[int], step: int) -> None:
    """At most some two dozen bars, of a length that is easy to say."""
    assert step == counts.stretch(values)


def test_histogram() -> None:
    """Parts of all values, around the middle of their stretch."""
    assert [(-1.5, 0.25), (0.5, 0.5), (4.5, 0.25)] == counts.histogram([0, 1, 5, -2], 2)


def test_long_labels_lose_their_middle() -> None:
    """Both ends of a name tell it from others."""
    assert "abcdef" == drawing.shortened("abcdef", 6)
    assert "abcdef…xyz" == drawing.shortened("abcdefghijklmnopqrstuvwxyz", 10)
    assert "a b" == drawing.shortened("a\n\x1bb", 9)


def test_numbers_are_sober() -> None:
    """Thin spaces, true minus signs, and units that suit."""
    assert "−3.5" == numbers.points(-0.035)
    assert "0.0" == numbers.points(-0.0001)
    assert "12\u202f345" == numbers.whole(12345)
    assert ["0.016\u202fms", "128\u202fms", "1.5\u202fs"] == [numbers.duration(ms) for ms in (0.0156, 128, 1500)]
    assert ["9.0\u202fs", "2.0\u202fmin", "1.5\u202fh"] == [numbers.clock(seconds) for seconds in (9, 120, 5400)]


def test_charts_need_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the library, one line says what to install."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(NoPlotsError, match=re.escape(advice("report"))):
        report.text_of(plan("a", "a"), [written(0, "a a", [1, 2])])
