"""A bot that fails ends the tournament, or plays on without counting: games that others have decided are nobody's.

The bots are installed in a folder and their processes are real.
"""

import csv
import json
import re
from pathlib import Path

import pytest
from click.testing import Result

from metropole.bots.subprocess_bot import BotFailedError
from metropole.sim import GameRecord, local, report
from metropole.sim.folder import Folder, read
from metropole.sim.plan import laid
from tests.bots.installed import install_bots, made_known
from tests.cli.program import metropole
from tests.sim.games import EDITION, written
from tests.sim.pages import Read

FAILURES = {  # what a bot answers at the second seat, and what is told of it
    "raising": ("1 / 0", "ZeroDivisionError: division by zero"),
    "lying": ("9999", "chose 9999, which is not offered"),
    "dying": ("os.abort()", "the worker ended without an answer"),
}
EDITIONS = (EDITION, f"{EDITION}+nopassing")


@pytest.fixture(autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path_factory.mktemp("packages")
    answers = {bot: f"return decision.options[0] if view.seat == 0 else {said}" for bot, (said, _) in FAILURES.items()}
    install_bots(place, "failing", {**answers, "hopeless": "return 1 / 0"})
    made_known(place, monkeypatch)


def tournament(bot: str, folder: Path, games: int, *arguments: str) -> Result:
    fixed = ("--folder", folder, "--games", games, "--no-report")
    return metropole("tournament", EDITION, "--bots", f"{bot},random", *fixed, *arguments)


def comparison(bot: str, folder: Path, games: int, *arguments: str) -> Result:
    fixed = ("--folder", folder, "--games", games, "--no-report", "--seats", 2)
    return metropole("compare", *EDITIONS, "--bots", f"{bot},random", *fixed, *arguments)


def prepared(folder: Path, *games: GameRecord, edition: str = EDITION) -> None:
    """A folder with games by hand."""
    with Folder(folder, laid(edition, games[0].bots, 1).plan) as kept:
        for game in games:
            kept.add(game)


@pytest.mark.parametrize("bot", FAILURES)
def test_the_first_failure_ends_it(bot: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """One sentence says which bot, which game, which decision and how to go on; what was finished before is kept."""
    prepared(tmp_path, written(0, f"{bot} random", [1, 2]))
    result = tournament(bot, tmp_path, 5)

    assert (1, "") == (result.exit_code, result.stdout)
    _, *trace, last = result.stderr.splitlines()
    assert re.fullmatch(
        rf"metropole: bot '{bot}' failed in game 1 of seed 1 at decision \d+ \('[a-z-]+', seat 2\): "
        rf"{re.escape(FAILURES[bot][1])}; --keep-going plays on, but such games count for nobody",
        last,
    )
    assert (bot == "raising") == any(["else 1 / 0" in line for line in trace])
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
    prepared(tmp_path, written(0, "raising random", [1, 2]), written(2, "raising random", [2, 1]))
    result = tournament("raising", tmp_path, 3, "--keep-going", "--json")
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
    trouble = "seat 2 raising: ZeroDivisionError: division by zero"
    assert [{"words": trouble, "times": times, "first_game": 1}] == told["troubles"]
    assert (times, 0) == (only["troubles"], other["troubles"])
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [True, True, False, False, True, True] == [bool(row["rank"]) for row in rows]
    assert [row["rank"] == "" for row in rows] == [row["victory"] == row["score"] == "" for row in rows]
    again = tournament("raising", tmp_path, 3)
    assert 1 == again.exit_code
    assert "1 of 3 games count for nobody: greedy answered there in place of a bot that failed" in again.stdout
    assert f"  {trouble} ({times} times, first in game 1)" in again.stdout
    words = " ".join(Read(report.text_of(plan, records)).words)
    assert "1 of 3 games count for nobody" in words
    assert "They are in no figure of this page." in words


LOST = written(0, "hopeless random", [1, 2], ("seat 1 hopeless: lost",))


def test_no_game_counts(tmp_path: Path) -> None:
    """Then nobody has a share, a rating or a rank."""
    prepared(tmp_path, LOST)
    result = tournament("hopeless", tmp_path, 1)
    told = json.loads((tmp_path / "results.json").read_text("utf-8"))

    assert 1 == result.exit_code
    assert "1 of 1 games count for nobody" in result.stdout
    assert "Elo" not in result.stdout
    assert ({}, [], 0) == (told["bots"], told["by_seat"], told["counted"])
    assert "No game counts." in Read(report.text_of(*read(tmp_path))).words


def test_comparisons(tmp_path: Path) -> None:
    """The same in both: an end, or games that do not count."""
    for edition in EDITIONS:
        prepared(tmp_path / edition.replace("/", "-"), written(0, "raising random", [1, 2]), edition=edition)
    stopped = comparison("raising", tmp_path, 2)
    going = comparison("raising", tmp_path, 2, "--keep-going")

    assert [1, 1] == [stopped.exit_code, going.exit_code]
    assert "failed in game 1 of seed 1" in stopped.stderr
    assert 1 == going.stderr.count("Traceback")
    assert f"{EDITION}: 1 of 2 games count for nobody" in going.stdout


def test_nothing_to_compare(tmp_path: Path) -> None:
    """An edition without a game that counts."""
    for edition in EDITIONS:
        prepared(tmp_path / edition.replace("/", "-"), LOST, edition=edition)
    result = comparison("hopeless", tmp_path, 1)

    assert 1 == result.exit_code
    assert f"metropole: compare: no game of {EDITION} counts, as a bot failed in each" in result.stderr
