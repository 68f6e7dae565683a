"""Editions side by side: counted by hand, marked where they differ, blank where they do not apply."""

import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import Result
from msgspec.structs import replace

from metropole.extras import advice
from metropole.kernel import MetropoleError
from metropole.sim import GameRecord, TournamentPlan, compare
from metropole.sim.compare import Comparison, compared, differing, marked
from metropole.sim.report import comparison as drawn
from metropole.sim.report import counts
from tests.boards.shipped import COLONIALISM as SHIPPED
from tests.cli.program import metropole
from tests.sim.games import written
from tests.sim.pages import Read

ORIGINAL = "colonialism/original"
COMPASS = "colonialism/compass"
EMPIRES = "empires/second"


def plan(edition: str) -> TournamentPlan:
    return TournamentPlan(edition, ("a", "b"), 1, "board")


def game(number: int, ranks: list[int], facts: dict[str, int], *actions: dict[str, int]) -> GameRecord:
    return replace(written(number, "a b", ranks), facts=facts, actions=list(actions))


def by_hand() -> Comparison:
    """Two games of each of three rule sets."""
    army, fleet = {"play army": 2}, {"play fleet": 1, "pass": 3}
    return compared(
        [
            (plan(ORIGINAL), [game(0, [1, 2], {"DIE": 4}, army, fleet), game(1, [1, 1], {"DIE": 6}, army, army)]),
            (plan(COMPASS), [game(i, [2, 1], {"DIE": 5, "TRIMMED": 1}, army, fleet) for i in range(2)]),
            (plan(EMPIRES), [game(i, [1, 2], {"DIE": 5}, {"use explorer": 1}, {}) for i in range(2)]),
        ]
    )


def test_cards() -> None:
    """Three seats played Army: one victory alone, two halves of a shared one."""
    original, compass, empires = by_hand().sides

    assert {"play army": ("Army", 3, 4, 2.0), "play fleet": ("Fleet", 1, 4, 0.0)} == {
        action: (card.name, card.seats, card.of, card.rate.wins) for action, card in original.cards.items()
    }
    assert ["play fleet", "play army"] == list(compass.cards)
    assert ["Explorer"] == [card.name for card in empires.cards.values()]
    assert 2 / 3 == pytest.approx(original.cards["play army"].rate.share)


def test_facts() -> None:
    """Means per game; a fact of the game that never happened is told nowhere."""
    comparison = by_hand()
    original, compass, empires = comparison.sides

    assert [5.0] * 3 == [side.facts["DIE"].mean for side in comparison.sides]
    assert (0.0, 1.0) == (original.facts["TRIMMED"].mean, compass.facts["TRIMMED"].mean)
    assert "TRIMMED" not in empires.facts
    assert ["DIE", "TRIMMED"] == comparison.fact_names()
    assert ["TRIMMED"] == differing(comparison)
    assert [["trimmed", "0.00", "▲ 1.00", ""]] == compare.fact_rows(comparison)


def test_measures() -> None:
    """Lengths, scores, seats and endings by edition; another game is measured by its own first edition."""
    rows = {row[0]: row[1:] for row in compare.figures(by_hand())}

    assert ["8.0", "8.0", "8.0"] == rows["decisions per game"]
    assert ["9.00", "9.00", "9.00"] == rows["winning score"]
    assert ["0.50", "1.00", "1.00"] == rows["first to last score"]
    assert ["75.0%", "0.0%", "100.0%"] == [cell.split()[0] for cell in rows["seat 1 wins"]]
    assert ["100.0%"] * 3 == rows["ending: all turns played"]


def test_marks() -> None:
    """An arrow only where 99 % of chance is ruled out."""
    few, many = counts.mean([1, 2, 3]), counts.mean([2, 3, 4])
    sure = counts.mean([5, 5, 6] * 20)

    assert ("", "▲", "▼", "") == (marked(few, many), marked(few, sure), marked(sure, few), marked(sure, sure))
    assert ("▲", "") == (marked(counts.mean([1]), counts.mean([2])), marked(counts.mean([2]), counts.mean([2])))


def test_spreadsheet() -> None:
    """A row for each figure of each edition."""
    rows = list(csv.DictReader(io.StringIO(compare.spreadsheet(by_hand()))))
    found = {(row["edition"], row["measure"], row["item"]): row["value"] for row in rows}

    assert "5.0" == found[ORIGINAL, "facts per game", "DIE"]
    assert "0.75" == found[ORIGINAL, "win rate by seat", "1"]
    assert "1.0" == found[COMPASS, "win rate by card", "play fleet"]
    assert "2" == found[EMPIRES, "ending", "all turns played"]
    assert (EMPIRES, "facts per game", "TRIMMED") not in found


def test_page() -> None:
    """The same figures, in one file that loads nothing; equal games give equal bytes."""
    page = drawn.text_of(by_hand())
    read = Read(page)

    assert page == drawn.text_of(by_hand())
    assert not {"script", "link", "img"} & {tag for tag, _ in read.tags}
    assert "http://" not in page
    assert [ORIGINAL, COMPASS, EMPIRES] == [row[0] for row in read.tables["Overview"][1:]]
    assert ["Trimmed", "0.00", "▲ 1.00", ""] in read.tables["Facts per game"]
    assert ["Army", "66.7 % (75 %)", "0.0 % (50 %)", ""] in read.tables["Cards"]
    assert ["Trimmed", "0.00 (0.00 to 0.00)", "1.00 (1.00 to 1.00)", ""] in read.tables["Differences 1 to 1"]
    assert len(set(read.all_of("id"))) == len(read.all_of("id"))


def test_usual_cards_are_drawn() -> None:
    """Sixteen seats played Army, and every second one won; what fewer than fifteen played is in the table only."""
    army, both = {"play army": 1}, {"play army": 1, "play fleet": 1}
    records = [game(i, [1, 2], {}, army, both) for i in range(8)]

    read = Read(drawn.text_of(compared([(plan(ORIGINAL), records), (plan(COMPASS), records)])))

    assert ["Army", "16", "50.0 %", "28.0 to 72.0 %"] == read.tables[f"Cards of {COMPASS}"][1]
    assert ["Fleet", "8", "0.0 %"] == read.tables[f"Cards of {COMPASS}"][2][:3]
    assert (5, 3) == (read.words.count("Army"), read.words.count("Fleet"))


def test_what_cannot_be_compared() -> None:
    """One edition alone, one twice, and too many seats for one of them, before any game is played."""
    for editions, seats, reason in (
        ([COMPASS], 2, "two editions or more"),
        ([f"{COMPASS}+events+upgrades", f"{COMPASS}+upgrades+events"], 2, r"\+events\+upgrades is named twice"),
        ([EMPIRES, COMPASS], 5, "colonialism/compass is for 2 to 4 players"),
    ):
        with pytest.raises(MetropoleError, match=reason):
            compare.tables(editions, ["random"], seats, 1)


def run(*arguments: object) -> Result:
    return metropole("compare", "--seats", 2, "--bots", "random", *arguments)


def test_command(tmp_path: Path) -> None:
    """Real games: what is printed and kept is what their records hold; the second time nothing is played."""
    editions = [f"{COMPASS}+quickstart", f"{COMPASS}+events+quickstart"]
    command = (*editions, "--games", 3, "--folder", tmp_path, "--no-report")

    first, again = run(*command, "--json"), run(*command)
    told = json.loads(first.stdout)

    assert [0, 0] == [first.exit_code, again.exit_code]
    assert 2 == again.stderr.count("3 of 3 games were played before")
    assert told == json.loads((tmp_path / "compare.json").read_text("utf-8"))
    assert not (tmp_path / "compare.html").exists()
    for side in told["editions"]:
        lines = (tmp_path / side["edition"].replace("/", "-") / "games.jsonl").read_text("utf-8").splitlines()
        records = [json.loads(line) for line in lines]
        events = sum([record["facts"].get("EVENT_REVEALED", 0) for record in records])
        armies = sum(["play army" in given for record in records for given in record["actions"]])
        assert events / 3 == pytest.approx(side["facts"]["EVENT_REVEALED"]["mean"])
        assert ("events" in side["edition"]) == (events > 0)
        assert armies == (side["cards"]["play army"]["seats"] if armies else 0)
    assert "event revealed" in again.stdout
    assert (tmp_path / "compare.csv").read_text("utf-8").startswith("edition,measure,item,value,low,high\n")


def test_command_on_a_board(tmp_path: Path) -> None:
    """All editions are played on the board in a file; games of another board are not mixed with them."""
    board = tmp_path / "mine.toml"
    board.write_text(SHIPPED.edited("limit = { is = 2,", "limit = { is = 5,"), "utf-8")
    editions = (f"{COMPASS}+quickstart", f"{COMPASS}+events+quickstart")
    command = (*editions, "--games", 1, "--folder", tmp_path / "kept", "--no-report")

    assert 0 == run(*command, "--board", board).exit_code
    plans = [json.loads(path.read_text("utf-8")) for path in (tmp_path / "kept").glob("*/plan.json")]
    assert [SHIPPED.read(board.read_text("utf-8"), "").digest] * 2 == [one["board"] for one in plans]

    for more, reason in (((), "holds another tournament (board: "), (("--board", "none.toml"), "cannot be read")):
        refused = run(*command, *more)
        assert 2 == refused.exit_code
        assert reason in refused.stderr
    assert "game is 'colonialism'; allowed: empires" in run(EMPIRES, COMPASS, "--board", board).stderr


def test_command_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is drawn and opened; without the library, a hint says what to install."""
    editions = [f"{COMPASS}+quickstart", f"{COMPASS}+quickstart+nopassing"]
    command = (*editions, "--games", 1, "--folder", tmp_path)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)

    drawing = run(*command, "--open")
    monkeypatch.setattr("metropole.cli_lab.find_spec", lambda name: None)
    hinting = run(*command)

    assert [(tmp_path / "compare.html").as_uri()] == opened
    assert "report: " in drawing.stderr
    assert advice("report") in hinting.stderr
    assert 0 == hinting.exit_code
