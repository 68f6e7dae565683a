"""The load test in miniature: it plays, measures, and says so when something goes wrong."""

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from tests.cli.program import metropole, refused
from tools.load import generator
from tools.load.generator import LoadAnswer, LoadConnection, LoadFrame, LoadGenerator, Move, SimulatedTable
from tools.load.plan import LoadPlan
from tools.load.report import SHARES, LoadReport, percentile

SMALL = ("--games", "4", "--connections", "16", "--rate", "40", "--seconds", "1", "--ahead", "4")


def run(*arguments: str) -> Result:
    return metropole("load", *SMALL, *arguments)


def test_a_small_crowd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four tables with two rule sets, on a server of its own; the figures fit what was asked for."""
    figures, chart = tmp_path / "load.json", tmp_path / "load.svg"
    rules = ("--rules", "colonialism/compass", "--rules", "empires/revised")
    monkeypatch.setattr(generator, "TOLD_EVERY", 0.5)
    heard = run(*rules, "--save", str(figures), "--chart", str(chart))
    assert 0 == heard.exit_code, heard.output
    found = json.loads(figures.read_text())
    assert (4, 16, 40) == (found["plan"]["games"], found["plan"]["connections"], found["moves"] + found["held"])
    assert (0, []) == (found["error_count"], found["errors"])
    check_times(found["acknowledged_ms"], found["moves"])
    check_times(found["fanned_out_ms"], found["fanned_out_ms"]["count"])
    assert found["fanned_out_ms"]["count"] % 3 == 0  # each move that is seen is seen by three others
    assert found["frames"] >= found["moves"] + found["fanned_out_ms"]["count"]
    check_processes(found)
    ElementTree.fromstring(chart.read_text())
    assert "errors: 0" in heard.stdout
    assert "s left" in heard.stderr


def check_times(times: dict[str, float], count: int) -> None:
    shares = [times[name] for name in ("p50", "p90", "p99", "p99.9", "max")]
    assert times["count"] == count > 0
    assert 0 < shares[0]
    assert shares == sorted(shares)


def check_processes(found: dict[str, Any]) -> None:
    """Where the system tells, a server needs some memory and some time."""
    for used in (found["server"], found["generator"]):
        assert set(used) == {"rss_mb", "peak_mb", "cores"}
        if used["rss_mb"] is not None:
            assert 5 < used["rss_mb"] <= used["peak_mb"] < 2000
            assert 0 < used["cores"] < 3


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--games", "4", "--connections", "15"), "connections: 4 games have 16 players"),
        (("--rules", "colonialism/nowhere"), "nowhere"),
        (("--server", "http://localhost:9"), "the server does not answer"),
        (("--database", f"{sys.executable}/load.db"), "the server did not start"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line, as by every other command."""
    monkeypatch.setattr(generator, "PATIENCE", 5.0)
    assert why in refused(run(*arguments))


def test_help_and_json_as_with_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "measured", lambda *_: LoadReport(seconds=1.0))
    assert "--save FILE" in run("-h").stdout
    assert 0 == json.loads(run("--json").stdout)["moves"]


def test_outside_a_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command of the tools says what it needs, and is not listed."""
    for name in ("tools", "tools.load.command", "tools.tuning.command"):
        monkeypatch.setitem(sys.modules, name, None)
    assert "metropole: load: needs a clone of the project, and is there: python3 do.py load\n" == refused(run())
    listed = metropole("--help").stdout
    assert ("  soak" in listed, "  load" in listed, "  tune" in listed) == (True, False, False)


def crowd_of(seats: int) -> tuple[LoadGenerator, SimulatedTable]:
    """Somebody on every seat of one table, all of whom have seen line 5; the first one has begun a move."""
    game = SimulatedTable("t")
    crowd = LoadGenerator(LoadPlan(games=1, connections=seats), "http://localhost:1", lambda text: None)
    game.channels = [LoadConnection(crowd, game, f"token {seat}") for seat in range(seats)]
    for channel in game.channels:
        channel.see(LoadFrame(5, 0, "running", None), 0.0)
    game.move = Move(10.0, 5, 0, game.channels[0], set(game.channels))
    return crowd, game


def test_a_move_is_over_when_everybody_has_seen_it() -> None:
    crowd, game = crowd_of(3)
    game.channels[1].see(LoadFrame(6, 0, "running", None), 10.5)
    crowd.acknowledge(game.channels[0], LoadAnswer("accepted", 6, 0), 10.25)
    game.channels[0].see(LoadFrame(6, 0, "running", None), 10.5)
    assert game.move is not None
    game.channels[2].see(LoadFrame(6, 0, "running", None), 11.0)
    assert game.move is None
    found = crowd.report
    assert ([0.25], [0.5, 1.0], 1, 0) == (found.acknowledged, found.fanned_out, found.moves, found.error_count)


def test_a_draft_is_seen_by_nobody_else() -> None:
    crowd, game = crowd_of(3)
    crowd.acknowledge(game.channels[0], LoadAnswer("accepted", 5, 1), 10.25)
    assert game.move is not None
    game.channels[0].see(LoadFrame(5, 1, "running", None), 10.5)
    assert [None] == [game.move]
    assert (1, []) == (crowd.report.moves, crowd.report.fanned_out)


def test_errors_are_counted() -> None:
    """Refusals, answers to nothing, lines that go back, errors over the channel."""
    crowd, game = crowd_of(2)
    crowd.acknowledge(game.channels[0], LoadAnswer("rejected", 5, 0, "not-offered"), 10.25)
    crowd.acknowledge(game.channels[0], LoadAnswer("accepted", 6, 0), 10.25)
    game.channels[1].see(LoadFrame(4, 0, "running", None), 11.0)
    game.channels[1].hear(b'{"type":"error","code":"unavailable","reason":"Later.","idem":""}', 12.0)
    expected = ["rejected not-offered", "an answer to nothing", "line 4 came after line 5", "error unavailable"]
    assert expected == crowd.report.errors


def test_errors_of_the_server_are_found(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    log.write_text('{"level": "info", "event": "request"}\n{"level": "error", "event": "task-failed"}\n')
    assert ['server log: {"level": "error", "event": "task-failed"}'] == generator.errors_in(log)


def test_percentiles() -> None:
    """The smallest value that so many do not exceed."""
    values = [float(number) for number in range(1, 1001)]
    assert [500, 900, 990, 999] == [percentile(values, share) for share in SHARES]
    assert percentile([7.0], 99.9) == 7.0
    assert percentile([], 50) is None
