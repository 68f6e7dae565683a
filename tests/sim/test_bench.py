"""What the measurement promises, with figures made up for the purpose; nothing here depends on the clock."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from metropole.cli import cli
from metropole.kernel import MetropoleError
from metropole.sim import bench
from metropole.sim.bench import Bench, BenchPlan, contest, processes
from metropole.sim.bench.chart import drawn
from metropole.sim.bench.processes import BenchFailedError, BenchTask, Processes
from metropole.sim.bench.report import OURS, divided, summed
from tests.sim.invented import Invented


def report(plan: BenchPlan, runner: Invented | None = None) -> dict[str, Any]:
    told: list[str] = []
    one = Bench(plan, runner or Invented())
    figures = one.measure(lambda what, number: told.append(what))
    assert one.steps() == len(told)
    return figures


# --- the figures ---


def test_our_games_alone() -> None:
    found = report(BenchPlan(1, 0.0))

    assert {"two_processes_vs_one": 2.0} == found["ratios"]
    assert list(OURS) == list(found["contestants"])


def test_own_failure_is_not_hidden() -> None:
    with pytest.raises(BenchFailedError):
        report(BenchPlan(1, 0.0), Invented("empires/revised"))


def test_growth() -> None:
    """By seats, by games held (a hundred thousand only when asked for), and what an import costs."""
    found = report(BenchPlan(1, 0.0, thorough=True))

    assert [2, 3, 4, 4, 5, 6] == [row["seats"] for row in found["seats"]]
    assert [10, 1000, 100_000] == [row["games"] for row in found["memory"][:3]]
    assert [4000.0, 4000.0, None] == [row["traced_bytes"] for row in found["memory"][:3]]
    assert [None, 4096.0, 4096.0] == [row["held_bytes"] for row in found["memory"][:3]]
    assert 2 * len(OURS) == len(report(BenchPlan(1, 0.0))["memory"])
    assert 0.05 == found["import_seconds"]["colonialism"]["median"]


def test_conditions() -> None:
    """The report says what it was measured with."""
    found = report(BenchPlan(1, 0.0))

    assert bench.compiled() == found["compiled"]
    assert found["python"].startswith(f"{sys.version_info.major}.{sys.version_info.minor}.")


def test_medians_and_spreads() -> None:
    """The spread is the whole range as a part of the median; ratios are taken round by round."""
    one = summed([2.0, 4.0, 5.0])
    ratio = divided([2.0, 8.0], [1.0, 2.0])

    assert (4.0, 0.75) == (one.median, one.spread)
    assert ratio is not None
    assert 3.0 == ratio.median
    assert divided([1.0], []) is None


@pytest.mark.parametrize(
    "plan", [BenchPlan(0), BenchPlan(1, float("nan")), BenchPlan(1, float("inf")), BenchPlan(1, -1.0)]
)
def test_bad_plans(plan: BenchPlan) -> None:
    with pytest.raises(MetropoleError, match=r"rounds|seconds"):
        plan.check()


# --- one contestant ---


@pytest.mark.parametrize("name", OURS)
def test_our_games_are_measured(name: str) -> None:
    """All measures of one of our games, as short as can be."""
    task = {"seconds": 0.0, "seed": 1, "measures": ["driven", "playout", "copy"], "count": 2}

    figures = contest.measured(contest.contestant(name, 4), task)

    assert ["driven_decisions", "driven_games", "playout_decisions", "playout_games", "copy_us"] == list(figures)
    assert min([value or 0.0 for value in figures.values()]) > 0


def test_room() -> None:
    """Games held at once take at least a kilobyte each."""
    one = contest.contestant("colonialism/compass", 2)

    traced = contest.measured(one, {"seconds": 0.0, "seed": 1, "measures": ["traced"], "count": 3})["traced_bytes"]

    assert traced is not None
    assert traced > 1000


def test_growth_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room of the games held, without what was there before; nothing where no system tells."""
    one = contest.contestant("colonialism/compass", 2)
    monkeypatch.setattr(contest, "FILLING", 1)
    sizes: list[int | None] = [1000, 9000, None, None]
    monkeypatch.setattr(contest, "resident", lambda: sizes.pop(0))

    assert {"held_bytes": 4000.0} == contest.room(one, 2, 0)
    assert {"held_bytes": None} == contest.room(one, 2, 0)


def test_memory_of_this_process() -> None:
    """Somewhere between a megabyte and the moon, or unknown."""
    size = contest.resident()

    assert size is None or 1 << 20 < size < 1 << 40


def test_held_games_are_under_way() -> None:
    """Copies from the middle of games: begun, and not over."""
    one = contest.contestant("empires/second", 4)

    kept = contest.held(one, 7, 3, Random(1))

    assert 7 == len(kept)
    assert not [game for game in kept if one.over(game)]


# --- processes ---


def test_two_processes() -> None:
    """Two at the same time, both ours."""
    task = BenchTask("colonialism/compass", ("playout",), 0.0, 0, 2)

    both = Processes().together(task, task)

    assert [["playout_decisions", "playout_games"]] * 2 == [list(figures) for figures in both]


def test_a_process_that_fails() -> None:
    """Its last word is the reason."""
    with pytest.raises(BenchFailedError, match="nowhere"):
        Processes().together(BenchTask("colonialism/nowhere", ("driven",), 0.0))
    with pytest.raises(BenchFailedError, match="KeyError: 'nobody'"):
        processes.BenchProcess([sys.executable, "-c", "raise KeyError('nobody')"]).wait_until_ready()
    assert "it ended without a word" == processes.last_word("\n")


def test_start_of_an_interpreter() -> None:
    assert Processes().seconds_for("import metropole.colonialism") > 0


# --- the chart ---


def test_chart_is_well_formed() -> None:
    """Two bars for each of our games, and a legend."""
    root = ElementTree.fromstring(drawn(report(BenchPlan(1, 0.0))))
    bars = [node.get("class") for node in root.iter("{http://www.w3.org/2000/svg}rect")]

    assert "{http://www.w3.org/2000/svg}svg" == root.tag
    assert (len(OURS) + 1, len(OURS) + 1, 1) == tuple(bars.count(kind) for kind in ("inside", "driven", "peer"))
    assert "prefers-color-scheme: dark" in drawn(report(BenchPlan(1, 0.0)))


# --- the command ---


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command measures nothing, and this is no clone."""
    monkeypatch.setattr(bench, "Processes", Invented)
    monkeypatch.setitem(sys.modules, "tools.peers.comparison", None)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["bench", *[str(argument) for argument in arguments]])


@pytest.mark.usefixtures("invented")
def test_command_prints_json() -> None:
    """Only the object; what is missing is told beside it."""
    result = run("--rounds", 1, "--json")

    assert 0 == result.exit_code
    assert {"two_processes_vs_one": 2.0} == json.loads(result.stdout)["ratios"]
    assert "needs a clone" in result.stderr


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize(
    ("language", "words"), [("en", ("needs a clone", "copy us")), ("de", ("braucht eine Kopie", "Kopie us"))]
)
def test_command_prints_tables(language: str, words: tuple[str, ...]) -> None:
    """Rows with a value only, and that a comparison needs a clone, unless nobody wants one."""
    result = run("--rounds", 1, "--lang", language)

    assert 0 == result.exit_code
    for word in (*words, *OURS, "two_processes_vs_one"):
        assert word in result.output
    assert "_vs_openspiel" not in result.output
    assert "" == run("--rounds", 1, "--no-peers").stderr


@pytest.mark.usefixtures("invented")
def test_command_writes_files(tmp_path: Path) -> None:
    """The figures and the picture."""
    chart, save = tmp_path / "speed.svg", tmp_path / "speed.json"

    assert 0 == run("--rounds", 1, "--no-peers", "--chart", chart, "--save", save).exit_code
    assert list(OURS) == list(json.loads(save.read_text(encoding="utf-8"))["contestants"])
    ElementTree.fromstring(chart.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("--rounds", 0),
        ("--rounds", "many"),
        ("--seconds", "nan"),
        ("--seconds", -1),
        ("--chart", "nowhere/at/all.svg"),
        ("--save", "."),
        ("--repeats", 3),
    ],
)
def test_command_refuses(arguments: tuple[object, ...]) -> None:
    """One clear line, before anything is measured."""
    result = run(*arguments)

    assert 2 == result.exit_code
    assert result.stderr.startswith("metropole: ")
    assert 1 == result.stderr.count("\n")
