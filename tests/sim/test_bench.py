"""What the measurement promises, with figures made up for the purpose; nothing here depends on the clock."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import Result

from metropole.kernel import MetropoleError
from metropole.sim import bench
from metropole.sim.bench import Bench, BenchPlan, contest, duel, processes
from metropole.sim.bench.chart import drawn
from metropole.sim.bench.processes import BenchFailedError, BenchTask, Processes
from metropole.sim.bench.report import OURS, divided, summed
from tests.cli.program import metropole, refused
from tests.sim.invented import ONCE, Invented, bars, figures_of


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return figures_of(Bench(ONCE, Invented()))


# --- the figures ---


def test_our_games_alone(found: dict[str, Any]) -> None:
    """And what they were measured with."""
    assert {"two_processes_vs_one": 2.0} == found["ratios"]
    assert list(OURS) == list(found["contestants"])
    assert bench.compiled() == found["compiled"]
    assert found["python"].startswith(f"{sys.version_info.major}.{sys.version_info.minor}.")


def test_own_failure_is_not_hidden() -> None:
    with pytest.raises(BenchFailedError):
        figures_of(Bench(ONCE, Invented("empires/revised")))


def test_growth(found: dict[str, Any]) -> None:
    """By seats, by games held (a hundred thousand only when asked for), and what an import costs."""
    thorough = figures_of(Bench(BenchPlan(1, 0.0, thorough=True), Invented()))
    rows = [(row["games"], row["traced_bytes"], row["held_bytes"]) for row in thorough["memory"][:3]]

    assert [2, 3, 4, 4, 5, 6] == [row["seats"] for row in thorough["seats"]]
    assert [(10, 4000.0, None), (1000, 4000.0, 4096.0), (100_000, None, 4096.0)] == rows
    assert 2 * len(OURS) == len(found["memory"])
    assert 0.05 == thorough["import_seconds"]["games"]["median"]


def test_medians_and_spreads() -> None:
    """The spread is the whole range as a part of the median; ratios are taken round by round."""
    one, ratio = summed([2.0, 4.0, 5.0]), divided([2.0, 8.0], [1.0, 2.0])

    assert (4.0, 0.75) == (one.median, one.spread)
    assert ratio is not None
    assert 3.0 == ratio.median
    assert divided([1.0], []) is None


def test_nothing_is_no_measurement() -> None:
    with pytest.raises(MetropoleError, match="rounds: 0 is not possible"):
        BenchPlan(0).check()


# --- one contestant ---


@pytest.mark.parametrize("name", OURS)
def test_our_games_are_measured(name: str) -> None:
    """All measures of one of our games, as short as can be; games held at once take at least a kilobyte each."""
    task = {"seconds": 0.0, "seed": 1, "measures": ["driven", "playout", "copy", "traced"], "count": 3}
    keys = "driven_decisions driven_games playout_decisions playout_games copy_us traced_bytes".split()

    figures = contest.measured(contest.contestant(name, 4), task)

    assert keys == list(figures)
    assert min([value or 0.0 for value in figures.values()]) > 0
    assert (figures["traced_bytes"] or 0.0) > 1000


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
    assert Processes().seconds_for("import metropole.games.colonialism.rules") > 0


# --- duels ---


def test_a_build_against_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every edition is measured in every way, and importing too; what comes out is printed and kept."""
    save = tmp_path / "duel.json"
    for name, value in (("EDITIONS", OURS[:2]), ("PIECES", 1), ("FEWEST", 1)):
        monkeypatch.setattr(duel, name, value)

    result = run("--against", processes.own_source(), "--rounds", 1, "--seconds", 0, "--save", save)

    assert (0, list(duel.EDITIONS)) == (result.exit_code, list(json.loads(save.read_text("utf-8"))["ratios"]))
    assert [list(duel.MEASURES)] == [line.split()[-4:] for line in result.stdout.splitlines()[:1]]


def test_the_quickest_of_each_piece_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that takes half the time is twice as fast, however often something came between."""
    plan, noise = BenchPlan(1, 0.0), iter([9.0, 1.0, 5.0] * 100)

    class Paced:
        def __init__(self, pace: float) -> None:
            self.pace = pace

        def answer(self, line: str) -> str:
            return str(self.pace * next(noise))

    monkeypatch.setattr(duel, "FEWEST", 12)

    assert 2.0 == duel.Duel(plan, Path()).ratio([Paced(2.0), Paced(1.0)], "copy")


def test_a_duel_with_nothing(tmp_path: Path) -> None:
    """What lies there is no build: it says so, and what would be one."""
    assert "holds no build of Metropole" in refused(run("--against", tmp_path))


# --- the chart ---


def test_chart_is_well_formed(found: dict[str, Any]) -> None:
    """Two bars for each of our games, and a legend."""
    assert [len(OURS) + 1, len(OURS) + 1, 1] == bars(found)
    assert "prefers-color-scheme: dark" in drawn(found)


# --- the command ---


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command measures nothing, and this is no clone."""
    monkeypatch.setattr(bench, "Processes", Invented)
    monkeypatch.setitem(sys.modules, "tools.peers.comparison", None)


def run(*arguments: object) -> Result:
    return metropole("bench", *arguments)


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


BAD = "--rounds 0, --rounds many, --seconds nan, --seconds inf, --seconds -1, --chart no/a.svg, --save ., --repeats 3"


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize("arguments", BAD.split(", "))
def test_command_refuses(arguments: str) -> None:
    """One clear line that names the option or the file, before anything is measured."""
    option, value = arguments.split()
    told = refused(run(option, value))

    assert option.strip("-") in told or f"metropole: {value}: " in told
