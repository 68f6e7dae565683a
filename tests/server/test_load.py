"""The load test in miniature: it plays, measures, and says so when something goes wrong."""

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from metropole.server import load, loadreport
from metropole.server.load import (
    LoadAnswer,
    LoadConnection,
    LoadError,
    LoadFrame,
    LoadGenerator,
    LoadPlan,
    Move,
    SimulatedTable,
)

SMALL = ("--games", "4", "--connections", "16", "--rate", "20", "--seconds", "3", "--ahead", "4")


def test_a_small_crowd(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Four tables with two rule sets, on a server of its own; the figures fit what was asked for."""
    figures, chart = tmp_path / "load.json", tmp_path / "load.svg"
    rules = ("--rules", "colonialism/compass", "--rules", "empires/revised")
    assert load.main([*SMALL, *rules, "--json", str(figures), "--chart", str(chart)]) == 0
    found = json.loads(figures.read_text())
    assert (4, 16, 60) == (found["plan"]["games"], found["plan"]["connections"], found["moves"] + found["held"])
    assert (0, []) == (found["error_count"], found["errors"])
    check_times(found["acknowledged_ms"], found["moves"])
    check_times(found["fanned_out_ms"], found["fanned_out_ms"]["count"])
    assert found["fanned_out_ms"]["count"] % 3 == 0  # each move that is seen is seen by three others
    assert found["frames"] >= found["moves"] + found["fanned_out_ms"]["count"]
    check_processes(found)
    ElementTree.fromstring(chart.read_text())
    heard = capsys.readouterr()
    assert "errors: 0" in heard.out
    assert "s left" in heard.err


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
def test_what_cannot_be_done_is_said(
    arguments: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "PATIENCE", 5.0)
    assert load.main([*SMALL, *arguments]) == 1
    assert why in capsys.readouterr().err


def crowd_of(seats: int) -> tuple[LoadGenerator, SimulatedTable]:
    """Somebody on every seat of one table, all of whom have seen line 5."""
    crowd, game = (
        LoadGenerator(LoadPlan(games=1, connections=seats), "http://localhost:1", lambda text: None),
        SimulatedTable("t"),
    )
    game.channels = [LoadConnection(crowd, game, f"token {seat}") for seat in range(seats)]
    for channel in game.channels:
        channel.see(LoadFrame(5, 0, "running", None), 0.0)
    return crowd, game


def begin(game: SimulatedTable) -> Move:
    game.move = Move(10.0, 5, 0, game.channels[0], set(game.channels))
    return game.move


def test_a_move_is_over_when_everybody_has_seen_it() -> None:
    crowd, game = crowd_of(3)
    begin(game)
    game.channels[1].see(LoadFrame(6, 0, "running", None), 10.5)
    crowd.acknowledge(game.channels[0], LoadAnswer("accepted", 6, 0), 10.25)
    game.channels[0].see(LoadFrame(6, 0, "running", None), 10.5)
    assert game.move is not None
    game.channels[2].see(LoadFrame(6, 0, "running", None), 11.0)
    assert game.move is None
    assert ([0.25], [0.5, 1.0], 1, 0) == (
        crowd.report.acknowledged,
        crowd.report.fanned_out,
        crowd.report.moves,
        crowd.report.error_count,
    )


def test_a_draft_is_seen_by_nobody_else() -> None:
    crowd, game = crowd_of(3)
    begin(game)
    crowd.acknowledge(game.channels[0], LoadAnswer("accepted", 5, 1), 10.25)
    assert game.move is not None
    game.channels[0].see(LoadFrame(5, 1, "running", None), 10.5)
    assert [None] == [game.move]
    assert (1, []) == (crowd.report.moves, crowd.report.fanned_out)


def test_errors_are_counted() -> None:
    """Refusals, answers to nothing, lines that go back, errors over the channel."""
    crowd, game = crowd_of(2)
    begin(game)
    crowd.acknowledge(game.channels[0], LoadAnswer("rejected", 5, 0, "not-offered"), 10.25)
    crowd.acknowledge(game.channels[0], LoadAnswer("accepted", 6, 0), 10.25)
    game.channels[1].see(LoadFrame(4, 0, "running", None), 11.0)
    game.channels[1].hear(b'{"type":"error","code":"unavailable","reason":"Later.","idem":""}', 12.0)
    assert ["rejected not-offered", "an answer to nothing", "line 4 came after line 5", "error unavailable"] == (
        crowd.report.errors
    )


def test_errors_of_the_server_are_found(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    log.write_text('{"level": "info", "event": "request"}\n{"level": "error", "event": "task-failed"}\n')
    assert ['server log: {"level": "error", "event": "task-failed"}'] == load.errors_in(log)


def test_percentiles() -> None:
    """The smallest value that so many do not exceed."""
    values = [float(number) for number in range(1, 1001)]
    assert [500, 900, 990, 999] == [loadreport.percentile(values, share) for share in loadreport.SHARES]
    assert loadreport.percentile([7.0], 99.9) == 7.0
    assert loadreport.percentile([], 50) is None


def test_a_plan_needs_rules_for_four() -> None:
    with pytest.raises(LoadError, match="nowhere"):
        LoadPlan(rules=("nowhere",)).check()
