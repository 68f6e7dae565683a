"""Tournaments are kept game by game: whatever is killed, no finished game is lost, played again or counted twice."""

import json
import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import Mock

import pytest
from click.testing import Result

from metropole.extras import advice
from metropole.games.colonialism import board as colonialism
from metropole.kernel import MetropoleError
from metropole.sim import local, play
from metropole.sim.folder import GAMES, PLAN, Folder, read
from metropole.sim.plan import laid
from metropole.sim.playing import GameFailedError
from tests.cli import program
from tests.sim.games import EDITION, played, table, timeless, written

BOARD = Path(colonialism.__file__).with_name("board.toml")
BOTS = ("--bots", "random", "--seats", "2")
kills = pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed like this there")


def tournament(*arguments: object) -> Result:
    return program.metropole("tournament", EDITION, "--no-report", *arguments)


def refused(*arguments: object) -> str:
    return program.refused(tournament(*arguments))


def kept(folder: Path) -> list[bytes]:
    """The whole lines of the games."""
    path = folder / GAMES
    data = path.read_bytes() if path.exists() else b""
    return [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]


# --- what is killed ---


@kills
def test_killed_in_the_middle(tmp_path: Path) -> None:
    """What had been finished stays as it is, the rest is played, and the figures are those of an undisturbed run."""
    command = [sys.executable, "-m", "metropole", "tournament", EDITION, *BOTS, "--games", "100000", "--no-report"]
    running = subprocess.Popen([*command, "--folder", str(tmp_path)], stderr=subprocess.DEVNULL)
    try:
        while len(kept(tmp_path)) < 4:
            assert running.poll() is None
            time.sleep(0.01)
    finally:
        running.kill()
        running.wait()
    before = kept(tmp_path)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(before[0][:100])
    games = len(before) + 4
    resumed = tournament(*BOTS, "--games", games, "--folder", tmp_path)

    assert 0 == resumed.exit_code, resumed.output
    assert f"{len(before)} of {games} games were played before" in resumed.stderr
    assert before == kept(tmp_path)[: len(before)]
    plan, records = read(tmp_path)
    assert list(range(games)) == [record.number for record in records]
    assert games == len(kept(tmp_path))
    assert played(laid(EDITION, ("random", "random"), 1), games) == timeless(records)
    assert ("random", "random") == plan.bots


@kills
def test_killed_process_is_replaced() -> None:
    """Its game is played again by another, and nothing depends on who played."""
    where = table("random", "random")
    running = local.records(where, list(range(16)), 2)
    games = [next(running)]
    multiprocessing.active_children()[0].kill()
    games += list(running)

    assert played(where, 16) == timeless(games)
    assert [] == multiprocessing.active_children()


def test_processes_that_keep_dying(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that kills whoever plays it, before they could say anything, ends the tournament."""
    monkeypatch.setattr(local.PROCESSES, "Process", Mock())

    with pytest.raises(GameFailedError, match="game 5: the process that plays it has died 3 times"):
        list(local.records(table("random", "random"), [5], 2))


def test_interrupt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C keeps what is finished, says how to go on, and is told by the exit status."""
    two = played(laid(EDITION, ("random", "random"), 1), 2)
    monkeypatch.setattr(local, "play", Mock(side_effect=[*two, KeyboardInterrupt]))
    result = tournament(*BOTS, "--games", 5, "--folder", tmp_path)

    assert 130 == result.exit_code
    assert "stopped: 2 of 5 games are played; the same command goes on" in result.stderr
    assert 2 == len(kept(tmp_path))
    monkeypatch.setattr(local, "play", play)
    assert "2 of 5 games were played before" in tournament(*BOTS, "--games", 5, "--folder", tmp_path).stderr
    assert 5 == len(kept(tmp_path))


# --- folders ---


def test_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More games continue a tournament, fewer look at its beginning; the folder has the name of what is played."""
    monkeypatch.chdir(tmp_path)
    bots = ("--bots", "random:50,random", "--seed", 3)
    first = tournament(*bots, "--games", 3)
    folder = tmp_path / "tournaments" / "colonialism-compass+quickstart-2-random_50-random-3"
    three = kept(folder)
    more = json.loads(tournament(*bots, "--games", 5, "--json").stdout)
    fewer = json.loads(tournament(*bots, "--games", 2, "--json").stdout)

    assert "" == first.stderr
    assert three == kept(folder)[:3]
    assert 5 == len(kept(folder))
    assert (5, 2) == (more["games"], fewer["games"])
    assert fewer == json.loads((folder / "results.json").read_text("utf-8"))
    assert {PLAN, GAMES, "results.json", "games.csv"} == {path.name for path in folder.iterdir()}


def test_numbers_count_once(tmp_path: Path) -> None:
    """Two lines with one number are one game; games may stand in any order."""
    with Folder(tmp_path, table("random", "random").plan) as folder:
        for number, ranks in ((2, [1, 2]), (0, [1, 2]), (2, [2, 1])):
            folder.add(written(number, "random random", ranks))

        assert [2, 0] == list(folder.finished())
    assert [(0, [1, 2]), (2, [1, 2])] == [(record.number, record.ranks) for record in read(tmp_path)[1]]


def test_other_plans_are_refused(tmp_path: Path) -> None:
    """A folder belongs to one tournament; the field that differs is told with both values."""
    board = tmp_path / "mine.toml"
    board.write_text(BOARD.read_text("utf-8").replace('{ is = 2, flag = "R-" }', '{ is = 3, flag = "R-" }', 1), "utf-8")
    where = ("--folder", tmp_path / "a", "--games", 1)
    tournament(*BOTS, *where)
    before = kept(tmp_path / "a")

    for asked, reason in (
        ((*BOTS, "--seed", 2), "another tournament (seed: 1 there, 2 asked for); name another --folder"),
        (("--bots", "greedy,random"), "(bots: random,random there, greedy,random asked for)"),
        ((*BOTS, "--board", board), "holds another tournament (board: "),
    ):
        assert reason in refused(*asked, *where)
    assert before == kept(tmp_path / "a")


def test_bad_folders(tmp_path: Path) -> None:
    """What cannot be used is refused in one line."""
    (tmp_path / "file").write_text("dear")
    assert "is a file" in refused(*BOTS, "--folder", tmp_path / "file")
    assert "cannot be used as a folder" in refused(*BOTS, "--folder", tmp_path / "file" / "below")
    folder = tmp_path / "games"
    with Folder(folder, laid(EDITION, ("random", "random"), 1).plan) as other:
        other.add(written(0, "random random", [1, 2]))
        assert "another tournament is writing there" in refused(*BOTS, "--folder", folder)
    (folder / GAMES).write_bytes(kept(folder)[0] + b"{}\n")
    assert "games.jsonl:2: is no record of a game" in refused(*BOTS, "--folder", folder)
    (folder / PLAN).write_text("nonsense")
    assert "plan.json: is no plan of a tournament" in refused(*BOTS, "--folder", folder)
    (folder / PLAN).unlink()
    assert "has games but no plan.json" in refused(*BOTS, "--folder", folder)
    with pytest.raises(MetropoleError, match="is no folder of a tournament"):
        read(tmp_path)


def test_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that cannot be written ends the tournament in one line."""
    monkeypatch.setattr(os, "fsync", Mock(side_effect=OSError(28, "No space left on device")))

    assert "No space left on device" in refused(*BOTS, "--folder", tmp_path)


# --- requests ---


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--bots nobody,random", "'nobody' is unknown"),
        ("--bots random:soon,random", "budget: 'soon' is none"),
        ("--bots random", "seats: 1 is not possible"),
        ("--bots random --seats 9", "seats: 9 is not possible"),
        ("--bots random,random,random --seats 2", "3 are named for 2 seats"),
        ("--bots random,", "an empty name"),
        ("--bots random,random --games 0", "0 is not in the range"),
        ("--bots random,random --board nowhere.toml", "nowhere.toml: cannot be read"),
        ("--bots random,random --jobs 2 --cluster tcp://127.0.0.1:1", "leave out --jobs"),
        ("--bots random,random --open", "nothing to open"),
        ("--games 5", "Missing option '--bots'"),
    ],
)
def test_refusals(arguments: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each mistake is told in one line, and nothing is written."""
    monkeypatch.chdir(tmp_path)

    assert reason in refused(*arguments.split())
    assert [] == list(tmp_path.iterdir())


def test_for_programs(tmp_path: Path) -> None:
    """Everything but the times is the same with one process and with two."""
    runs = [("--bots", "random:9,random", "--games", 4, "--jobs", jobs, "--json") for jobs in (1, 2)]
    one, two = [json.loads(tournament(*run, "--folder", tmp_path / str(i)).stdout) for i, run in enumerate(runs)]

    assert {"random", "random:9"} == set(one["bots"])
    keys = "games wins share low high par elo mean_score mean_total mean_rank decision_ms longest_ms troubles"
    assert keys.split() == list(one["bots"]["random"])
    assert (2, 4, 1) == (one["seats"], one["games"], one["seed"])
    assert 1 == pytest.approx(sum(bot["share"] for bot in one["bots"].values()))
    assert [1, 2] == [seat["seat"] for seat in one["by_seat"]]
    for report in (one, two):
        assert report.pop("mean_seconds") > 0
        for bot in report["bots"].values():
            assert bot.pop("longest_ms") >= bot.pop("decision_ms") / 2 > 0
    assert one == two


def test_for_people(tmp_path: Path) -> None:
    """A table, and where everything is; no progress bar where nobody is looking."""
    result = tournament(*BOTS, "--games", 2, "--folder", tmp_path)

    assert "" == result.stderr
    head, row = [line.split() for line in result.output.splitlines()[1:3]]
    assert head[:8] == "bot games wins share 95 % par Elo".split()
    assert ["random", "2", "2.00", "100.0%"] == row[:4]
    assert ["100.0%", "+0"] == row[7:9]
    assert f"kept in {tmp_path}" in result.output
    lines = (tmp_path / "games.csv").read_text("utf-8").splitlines()
    assert lines[0].startswith("number,deal,seat,bot,score,total,rank,victory,")
    rows = [",".join(line.split(",")[:4]) for line in lines[1:]]
    assert ["0,0,1,random", "0,0,2,random", "1,1,1,random", "1,1,2,random"] == rows


def test_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without matplotlib there is no report, but all the rest; with --open it is shown."""
    where = ("tournament", EDITION, *BOTS, "--games", 1, "--folder", tmp_path)
    monkeypatch.setattr("metropole.cli_lab.find_spec", lambda _: None)
    without = program.metropole(*where)

    assert 0 == without.exit_code
    assert advice("report") in without.stderr
    shown: list[str] = []
    monkeypatch.setattr("metropole.cli_lab.find_spec", lambda name: name)
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr("metropole.sim.report.write", lambda folder, plan, records: folder / f"{len(records)}.html")
    drawn = program.metropole(*where, "--open")
    assert f"report: {tmp_path / '1.html'}" in drawn.stderr
    assert [(tmp_path / "1.html").resolve().as_uri()] == shown
