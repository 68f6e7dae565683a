"""What the measurement promises, with figures made up for the purpose; nothing here depends on the clock."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from metropole.cli import cli, plain_speaker
from metropole.kernel import MetropoleError
from metropole.sim import bench
from metropole.sim.bench import BenchPlan, Peers, contest, peers, processes
from metropole.sim.bench.chart import drawn
from metropole.sim.bench.contest import PEERS, Figures
from metropole.sim.bench.processes import BenchFailedError, BenchTask, Processes
from metropole.sim.bench.report import OURS, divided, summed
from metropole.sim.bench.shown import blocks

RATIOS = [
    f"{game}.{kind}"
    for game in ("colonialism", "empires")
    for kind in (
        "driven_vs_openspiel_bridge",
        "driven_vs_catanatron",
        "playout_vs_fastest_peer",
        "copy_vs_openspiel_bridge",
    )
] + ["two_processes_vs_one"]

SPEEDS = {"openspiel/bridge": 200.0, "openspiel/hanabi": 100.0, "openspiel/gin_rummy": 20.0}
SPEEDS |= {"openspiel/dou_dizhu": 400.0, "catanatron": 10.0, "colonialism/compass": 600.0}
ADAPTED = {"openspiel: bridge": 200.0, "openspiel_arrays: bridge": 50.0}
ADAPTED |= {"aec: texas_holdem_v4": 25.0, "aec: hanabi_v5": 5.0}
ADAPTED |= {"aec: leduc_holdem_v4": 20.0, "aec: texas_holdem_no_limit_v6": 10.0, "aec: empires/second": 150.0}


class Invented:
    """Figures out of thin air: our playouts are twice as fast as our driven games, and a copy takes 3 us."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.asked: list[str] = []

    def together(self, *tasks: BenchTask) -> list[Figures]:
        self.asked.extend([task.contestant for task in tasks])
        if self.failing in [task.contestant for task in tasks]:
            raise BenchFailedError("it fell over")
        return [self.figures(task) for task in tasks]

    def figures(self, task: BenchTask) -> Figures:
        speed = SPEEDS.get(task.contestant, 300.0)
        known: dict[str, Figures] = {
            "driven": {"driven_decisions": speed, "driven_games": 1.0},
            "playout": {} if task.of_peer else {"playout_decisions": 2 * speed, "playout_games": 2.0},
            "copy": {"copy_us": 2.0 if task.of_peer else 3.0},
            "held": {"held_bytes": 4096.0},
            "traced": {"traced_bytes": 4000.0},
            "adapter": {"adapter_decisions": ADAPTED.get(task.contestant, 100.0)},
        }
        return {key: value for measure in task.measures for key, value in known[measure].items()}

    def seconds_for(self, code: str) -> float:
        return 0.02 if code == bench.BARE else 0.05


def report(plan: BenchPlan, runner: Invented | None = None) -> dict[str, Any]:
    told: list[str] = []
    figures = bench.measure(plan, runner or Invented(), lambda what, number: told.append(what))
    assert bench.steps(plan) == len(told)
    return {**figures, "peers": {"versions": {}, "missing": {}}}


# --- the figures ---


def test_ratios() -> None:
    """Every ratio under its name: ours over theirs, and for copies our time over theirs."""
    found = report(BenchPlan(2, 0.0, peers=list(PEERS)))

    assert RATIOS == list(found["ratios"])
    assert [3.0, 60.0, 3.0, 1.5, 1.5, 30.0, 1.5, 1.5, 2.0] == list(found["ratios"].values())
    assert "openspiel/dou_dizhu" == found["fastest_peer"]


def test_ratios_without_peers() -> None:
    """What needs a peer is null; the rest is measured."""
    found = report(BenchPlan(1, 0.0))

    assert RATIOS == list(found["ratios"])
    assert [key for key, value in found["ratios"].items() if value is not None] == ["two_processes_vs_one"]
    assert found["fastest_peer"] is None
    assert list(OURS) == list(found["contestants"])


def test_a_peer_that_fails() -> None:
    """It is told why, and asked no more; everything else stands."""
    runner = Invented("catanatron")
    found = report(BenchPlan(3, 0.0, peers=list(PEERS)), runner)

    assert {"catanatron": "it fell over"} == found["failed"]
    assert 1 == runner.asked.count("catanatron")
    assert found["ratios"]["colonialism.driven_vs_catanatron"] is None
    assert 3.0 == found["ratios"]["colonialism.driven_vs_openspiel_bridge"]


def test_own_failure_is_not_hidden() -> None:
    """A comparison without ourselves is none."""
    with pytest.raises(BenchFailedError):
        report(BenchPlan(1, 0.0), Invented("empires/revised"))


def test_peers_take_turns_with_us() -> None:
    """One of ours, one of theirs, as long as there are both."""
    assert ["colonialism/compass", "a", "empires/second", "b", "empires/revised"] == BenchPlan(
        peers=["a", "b"]
    ).in_turn()


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


class Counter:
    """A game of OpenSpiel's kind: chance, two decisions, the end."""

    def __init__(self) -> None:
        self.said: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.said) == 3

    def is_chance_node(self) -> bool:
        return not self.said

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(5, 0.0), (7, 1.0)]

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        self.said.append(action)

    def clone(self) -> "Counter":
        copy = Counter()
        copy.said = self.said[:]
        return copy

    new_initial_state = clone


def test_peers_are_driven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance is drawn by its probability, and only decisions count; there is no playout inside."""
    monkeypatch.setattr("importlib.import_module", lambda name: type("Spiel", (), {"load_game": lambda _: Counter()}))
    one = PEERS["openspiel/bridge"]()
    state = one.start(0)

    assert 2 == one.play(state, Random(1))
    assert 7 == state.said[0]
    assert one.over(state)
    assert state.said == one.copier(state)().said
    assert ["driven_decisions", "driven_games"] == list(
        contest.measured(one, {"seconds": 0.0, "seed": 0, "measures": ["driven", "playout"]})
    )


# --- processes ---


def test_two_processes() -> None:
    """Two at the same time, both ours."""
    task = BenchTask("colonialism/compass", ("playout",), 0.0, 0, 2)

    both = Processes().together(task, task)

    assert [["playout_decisions", "playout_games"]] * 2 == [list(figures) for figures in both]


def test_a_process_that_fails() -> None:
    """Its last word is the reason."""
    with pytest.raises(BenchFailedError, match="catanatron"):
        Processes(Path(sys.executable)).together(BenchTask("catanatron", ("driven",), 0.0))
    with pytest.raises(BenchFailedError, match="KeyError: 'nobody'"):
        processes.BenchProcess([sys.executable, "-c", "raise KeyError('nobody')"]).wait_until_ready()
    assert "it ended without a word" == processes.last_word("\n")


def test_start_of_an_interpreter() -> None:
    assert Processes().seconds_for("import metropole.colonialism") > 0


# --- fetching the peers ---


def test_peers_that_cannot_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every package has its reason, nobody takes part, and the environment is gone afterwards."""
    failing = [sys.executable, "-c", "import sys; sys.exit('ERROR: No matching distribution')"]
    monkeypatch.setattr(peers, "installer", lambda python: failing)

    with peers.gathered(lambda package: None) as found:
        assert found.python is not None
        assert found.python.exists()
    assert not found.python.exists()
    assert {"open_spiel", "catanatron", "pettingzoo"} == set(found.missing)
    assert {"ERROR: No matching distribution"} == set(found.missing.values())
    assert found.names() == []


def test_peers_without_an_installer(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pip, no ensurepip, no uv: a reason, not a failure."""
    monkeypatch.setattr(peers, "succeeds", lambda command: False)
    monkeypatch.setattr("shutil.which", lambda name: None)

    with peers.gathered(lambda package: None) as found:
        assert {"found neither pip nor ensurepip nor uv"} == set(found.missing.values())


def test_peers_of_the_packages_that_came() -> None:
    assert ["catanatron"] == Peers(versions={"catanatron": "3"}).names()
    assert list(PEERS) == Peers(versions={"catanatron": "3", "open_spiel": "2", "pettingzoo": "1"}).names()


# --- the chart ---


def test_chart_is_well_formed() -> None:
    """Two bars for each of our games, one for each peer, and a legend."""
    root = ElementTree.fromstring(drawn(report(BenchPlan(1, 0.0, peers=list(PEERS)))))
    bars = [node.get("class") for node in root.iter("{http://www.w3.org/2000/svg}rect")]

    assert "{http://www.w3.org/2000/svg}svg" == root.tag
    assert (len(OURS) + 1, len(OURS) + 1, len(PEERS) + 1) == tuple(
        bars.count(kind) for kind in ("inside", "driven", "peer")
    )
    assert "prefers-color-scheme: dark" in drawn(report(BenchPlan(1, 0.0)))


# --- the command ---


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command measures nothing and installs nothing."""
    monkeypatch.setattr(bench, "Processes", lambda python: Invented())
    monkeypatch.setattr(peers, "installer", lambda python: [sys.executable, "-c", "import sys; sys.exit('offline')"])


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["bench", *[str(argument) for argument in arguments]])


@pytest.mark.usefixtures("invented")
def test_command_prints_json() -> None:
    """Only the object; without peers the ratios are null, and the reason is told."""
    result = run("--rounds", 1, "--json")
    found = json.loads(result.output)

    assert 0 == result.exit_code
    assert RATIOS == list(found["ratios"])
    assert dict.fromkeys(["open_spiel", "catanatron", "pettingzoo"], "offline") == found["peers"]["missing"]


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("open_spiel could not be installed", "copy us")), ("de", ("open_spiel ließ sich nicht", "Kopie us"))],
)
def test_command_prints_tables(language: str, words: tuple[str, ...]) -> None:
    result = run("--rounds", 1, "--lang", language)

    assert 0 == result.exit_code
    for word in (*words, *OURS, *RATIOS):
        assert word in result.output


@pytest.mark.usefixtures("invented")
def test_command_writes_files(tmp_path: Path) -> None:
    """The figures and the picture."""
    chart, save = tmp_path / "speed.svg", tmp_path / "speed.json"

    assert 0 == run("--rounds", 1, "--no-peers", "--chart", chart, "--save", save).exit_code
    assert RATIOS == list(json.loads(save.read_text(encoding="utf-8"))["ratios"])
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


def test_bridge_and_failures_are_explained() -> None:
    """Whoever reads the table learns what was left out."""
    found = report(BenchPlan(1, 0.0, peers=list(PEERS)), Invented("catanatron"))
    told = [block for block in blocks(found, plain_speaker("en").say) if isinstance(block, str)]

    assert [line for line in told if "double-dummy" in line]
    assert [line for line in told if "catanatron failed, so it is not compared: it fell over" in line]
