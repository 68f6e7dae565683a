"""House rules at the command line: checked, listed, played, compared, each from a file."""

import json
from pathlib import Path

import pytest

from metropole import journal, registry
from metropole.sim.plan import LONGEST_FOLDER, folder_name
from tests.cli.program import metropole, refused

TEXT = "base = 'colonialism/compass'\nname = 'four cards'\n[figures]\ndrawn = 4\nturns = 1\n"
NAMED = "colonialism/compass+house=four-cards+turns=1+drawn=4"
CODE = """
from dataclasses import replace
from metropole.games.colonialism.editions import COMPASS

def nobody(g, seat, region):
    return False

EDITION = replace(COMPASS, name="levellers", turns=1, most=nobody)
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    path = tmp_path / "house.toml"
    path.write_text(TEXT, "utf-8")
    return path


def test_check(ours: Path) -> None:
    """What is changed, in either language; what is wrong, in one line."""
    assert f"{ours}: in order, {NAMED}, 2-4 players\n" in metropole("house", "check", ours).output
    assert "  Karten beim Ziehen: 4 statt 3\n" in metropole("house", "check", ours, "--lang", "de").output
    ours.write_text("base = 'colonialism/compass'\n", "utf-8")
    assert "  Nothing is changed.\n" in metropole("house", "check", ours).output
    ours.write_text(TEXT.replace("= 4", "= 40"), "utf-8")
    assert f"{ours}:4: figures.drawn is 40; allowed: 0 to 24" in refused(metropole("house", "check", ours))
    assert "cannot be read" in refused(metropole("house", "check", ours.with_name("none.toml")))


def test_figures() -> None:
    listed = metropole("house", "figures", "empires/second").output
    assert "  seats (players): 4 to 6; a list of the first and the last, from 2 to 6\n" in listed


def test_terminal(ours: Path, tmp_path: Path) -> None:
    """A table tells what is changed; its game goes on with the file, with the name or with neither."""
    kept = tmp_path / "a.game"
    begun = metropole("terminal", ours, "--seats", "you,greedy", "--save", kept, typed="1\nquit\n").output
    assert "cards of the draw action: 4 instead of 3\n" in begun
    assert NAMED == journal.read(kept).rule_set.name
    for edition in ([], [ours], [NAMED]):
        assert 0 == metropole("terminal", *edition, "--resume", kept, typed="quit\n").exit_code
    other = metropole("terminal", "colonialism/compass", "--resume", kept, typed="quit\n")
    assert f"holds a game of {NAMED}, not of colonialism/compass" in refused(other)
    assert 0 == metropole("rules", ours, "5.1.1").exit_code


def test_tournament_and_comparison(ours: Path, tmp_path: Path) -> None:
    """Played by bots in other processes; a comparison begins with a table of what is changed, on its page too."""
    bots = ("--bots", "greedy,random", "--games", "2", "--no-report", "--json")
    result = json.loads(metropole("tournament", ours, *bots, "--jobs", "2", "--folder", tmp_path / "t").stdout)
    assert (NAMED, 2) == (result["edition"], result["counted"])

    sides = ("compare", "colonialism/original+short", ours, "--seats", "2", "--games", "2", "--folder", tmp_path / "c")
    lines = metropole(*sides).output.splitlines()
    at = lines.index(next(line for line in lines if line.startswith("house rules")))
    assert ["house", "rules", "figure", "book", "house"] == lines[at].split()
    assert [[NAMED, "turns", "3", "1"], [NAMED, "drawn", "3", "4"]] == [line.split() for line in lines[at + 1 : at + 3]]
    told = json.loads((tmp_path / "c" / "compare.json").read_text("utf-8"))["house_rules"]
    assert {"edition": NAMED, "figure": "drawn", "book": "3", "house": "4"} == told[1]
    page = tmp_path / "c" / "compare.html"
    assert not page.exists() or "House rules" in page.read_text("utf-8")


def test_python_in_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that play find the file by themselves."""
    monkeypatch.setenv(registry.HOUSE_CODE, "")
    monkeypatch.setattr(registry, "CODES", {})
    path = tmp_path / "mine.py"
    path.write_text(CODE, "utf-8")
    bots = ("--bots", "greedy,random", "--games", "2", "--no-report", "--json", "--jobs", "2")
    result = json.loads(metropole("tournament", path, *bots, "--folder", tmp_path / "t").stdout)
    assert result["edition"].startswith("colonialism/compass+house=levellers+code=")
    assert 2 == result["counted"]


def test_long_names_are_short_folders() -> None:
    long = "colonialism/compass+" + "+".join([f"influence-{i}.deck=no" for i in range(2, 6)] * 9)
    short = folder_name(long)
    assert len(short) <= LONGEST_FOLDER + 13
    assert short != folder_name(long + "+turns=1")
    assert "colonialism-compass+drawn=4" == folder_name("colonialism/compass+drawn=4")
