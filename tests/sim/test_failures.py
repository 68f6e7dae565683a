"""A bot that fails ends the tournament, or plays on without counting: games that others have decided are nobody's.

The bots are installed in a folder and their processes are real.
"""

import csv
import json
import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from metropole.bots.subprocess_bot import BotFailedError
from metropole.cli import cli
from metropole.sim import GameRecord, local, report
from metropole.sim.folder import Folder, read
from metropole.sim.plan import laid
from tests.bots.installed import install
from tests.sim.games import EDITION, written
from tests.sim.pages import Read

BOTS = '''
"""Bots that fail, at the second seat only."""

import os


class Quiet:
    def choose(self, view, decision, budget):
        return decision.options[0] if view.seat == 0 else self.failed(decision)


class Raising(Quiet):
    def failed(self, decision):
        return 1 / 0


class Lying(Quiet):
    def failed(self, decision):
        return 9999


class Dying(Quiet):
    def failed(self, decision):
        os.abort()


class Hopeless(Raising):
    """At every seat."""

    def choose(self, view, decision, budget):
        return self.failed(decision)
'''

FAILURES = {
    "raising": "ZeroDivisionError: division by zero",
    "lying": "chose 9999, which is not offered",
    "dying": "the worker ended without an answer",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("packages")
    names = [*FAILURES, "hopeless"]
    install(place, "failing", {name: f"failing:{name.capitalize()}" for name in names}, {"failing": BOTS})
    return place


@pytest.fixture(autouse=True)
def _installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here and in the processes of bots."""
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)


def tournament(bot: str, folder: Path, *arguments: str) -> Result:
    command = ["tournament", EDITION, "--bots", f"{bot},random", "--folder", str(folder), "--no-report", *arguments]
    return CliRunner().invoke(cli, command)


def prepared(folder: Path, edition: str, bot: str, *games: GameRecord) -> None:
    """A folder with games by hand."""
    with Folder(folder, laid(edition, (bot, "random"), 1).plan) as kept:
        for game in games:
            kept.add(game)


@pytest.mark.parametrize("bot", FAILURES)
def test_the_first_failure_ends_it(bot: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """One sentence says which bot, which game, which decision and how to go on; what was finished before is kept."""
    prepared(tmp_path, EDITION, bot, written(0, f"{bot} random", [1, 2]))
    result = tournament(bot, tmp_path, "--games", "5")

    assert 1 == result.exit_code
    assert "" == result.stdout
    _, *trace, last = result.stderr.splitlines()
    assert re.fullmatch(
        rf"metropole: bot '{bot}' failed in game 1 of seed 1 at decision \d+ \('[a-z-]+', seat 2\): "
        rf"{re.escape(FAILURES[bot])}; --keep-going plays on, but such games count for nobody",
        last,
    )
    assert (bot == "raising") == any(["return 1 / 0" in line for line in trace])
    assert (1 if bot == "raising" else 0) == result.stderr.count("Traceback")
    assert "Traceback" not in capfd.readouterr().err
    assert [0] == [record.number for record in read(tmp_path)[1]]


def test_failures_travel_between_processes() -> None:
    """With everything that is known of them."""
    where = laid(EDITION, ("hopeless", "random"), 1)
    with pytest.raises(BotFailedError, match="'hopeless' failed in game 0 of seed 1 at decision") as here:
        list(local.records(where, [0], 1))
    with pytest.raises(BotFailedError) as there:
        list(local.records(where, [0], 2))

    assert str(here.value) == str(there.value)
    assert "return 1 / 0" in there.value.traceback


def test_keep_going(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Two of three games count; the other is told as trouble, once with a traceback, and is in no figure."""
    before = [written(0, "raising random", [1, 2]), written(2, "raising random", [2, 1])]
    prepared(tmp_path, EDITION, "raising", *before)
    result = tournament("raising", tmp_path, "--games", "3", "--keep-going", "--json")
    told = json.loads(result.stdout)
    plan, records = read(tmp_path)
    only, other = told["bots"]["raising"], told["bots"]["random"]

    assert 1 == result.exit_code
    assert (1, 0) == (result.stderr.count("Traceback"), capfd.readouterr().err.count("Traceback"))
    assert re.search(r"^game 1, seat 2 raising: ZeroDivisionError: division by zero$", result.stderr, re.MULTILINE)
    assert [True, False, True] == [record.counts for record in records]
    assert (3, 2, 2, 2) == (told["games"], told["counted"], only["games"], other["games"])
    assert (0.5, 0.5, 0.0) == (only["share"], other["share"], only["elo"])
    assert [2, 2] == [seat["games"] for seat in told["by_seat"]]
    assert (1.5, 1.5) == (only["mean_rank"], other["mean_rank"])
    times = sum([len(record.troubles) for record in records])
    assert times > 10
    assert [{"words": "seat 2 raising: ZeroDivisionError: division by zero", "times": times, "first_game": 1}] == told[
        "troubles"
    ]
    assert (times, 0) == (only["troubles"], other["troubles"])
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [True, True, False, False, True, True] == [bool(row["rank"]) for row in rows]
    assert [row["rank"] == "" for row in rows] == [row["victory"] == row["score"] == "" for row in rows]
    again = tournament("raising", tmp_path, "--games", "3")
    assert 1 == again.exit_code
    assert "1 of 3 games count for nobody: greedy answered there in place of a bot that failed" in again.stdout
    assert f"  seat 2 raising: ZeroDivisionError: division by zero ({times} times, first in game 1)" in again.stdout
    words = " ".join(Read(report.text_of(plan, records)).words)
    assert "1 of 3 games count for nobody" in words
    assert "They are in no figure of this page." in words


LOST = written(0, "hopeless random", [1, 2], ("seat 1 hopeless: lost",))


def test_no_game_counts(tmp_path: Path) -> None:
    """Then nobody has a share, a rating or a rank."""
    prepared(tmp_path, EDITION, "hopeless", LOST)
    result = tournament("hopeless", tmp_path, "--games", "1")
    told = json.loads((tmp_path / "results.json").read_text("utf-8"))

    assert 1 == result.exit_code
    assert "1 of 1 games count for nobody" in result.stdout
    assert "Elo" not in result.stdout
    assert ({}, [], 0) == (told["bots"], told["by_seat"], told["counted"])
    assert "No game counts." in Read(report.text_of(*read(tmp_path))).words


def test_comparisons(tmp_path: Path) -> None:
    """The same in both: an end, or games that do not count."""
    editions = (EDITION, f"{EDITION}+nopassing")
    prepared(tmp_path / EDITION.replace("/", "-"), EDITION, "raising", written(0, "raising random", [1, 2]))
    prepared(tmp_path / editions[1].replace("/", "-"), editions[1], "raising", written(0, "raising random", [1, 2]))
    command = ["compare", *editions, "--seats", "2", "--games", "2", "--no-report", "--folder", str(tmp_path)]
    stopped = CliRunner().invoke(cli, [*command, "--bots", "raising,random"])
    going = CliRunner().invoke(cli, [*command, "--bots", "raising,random", "--keep-going"])

    assert [1, 1] == [stopped.exit_code, going.exit_code]
    assert "failed in game 1 of seed 1" in stopped.stderr
    assert 1 == going.stderr.count("Traceback")
    assert f"{EDITION}: 1 of 2 games count for nobody" in going.stdout


def test_nothing_to_compare(tmp_path: Path) -> None:
    """An edition without a game that counts."""
    editions = (EDITION, f"{EDITION}+nopassing")
    for edition in editions:
        prepared(tmp_path / edition.replace("/", "-"), edition, "hopeless", LOST)
    command = ["compare", *editions, "--bots", "hopeless,random", "--seats", "2", "--games", "1"]
    result = CliRunner().invoke(cli, [*command, "--folder", str(tmp_path)])

    assert 1 == result.exit_code
    assert f"metropole: compare: no game of {EDITION} counts, as a bot failed in each" in result.stderr
