"""The engine beside others, with figures made up for the purpose; nothing here depends on the clock."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import Result

from metropole.cli import plain_speaker
from metropole.sim.bench import BenchPlan, contest
from metropole.sim.bench.processes import BenchFailedError, BenchTask
from metropole.sim.bench.report import OURS
from tests.cli.program import metropole
from tests.sim.invented import ONCE, Invented, bars, figures_of
from tools.peers import environment
from tools.peers.comparison import PeerComparison, blocks
from tools.peers.contestants import PEERS
from tools.peers.environment import Peers
from tools.peers.processes import PeerProcesses

KINDS = "driven_vs_openspiel_bridge driven_vs_catanatron playout_vs_fastest_peer copy_vs_openspiel_bridge".split()
RATIOS = [*[f"{game}.{kind}" for game in ("colonialism", "empires") for kind in KINDS], "two_processes_vs_one"]
SPIELS = Peers(versions={"open_spiel": "2", "catanatron": "3"})
NOT_THERE = [sys.executable, "-c", "import sys; sys.exit('ERROR: No matching distribution')"]
WITHOUT = dict.fromkeys(["open_spiel", "catanatron", "pettingzoo"], "ERROR: No matching distribution")


def report(plan: BenchPlan, peers: Peers, runner: Invented | None = None) -> dict[str, Any]:
    return figures_of(PeerComparison(plan, runner or Invented(), peers))


# --- the figures ---


def test_ratios() -> None:
    """Every ratio under its name: ours over theirs, and for copies our time over theirs. Each peer has a bar."""
    found = report(BenchPlan(2, 0.0), SPIELS)

    assert RATIOS == list(found["ratios"])
    assert [3.0, 60.0, 3.0, 1.5, 1.5, 30.0, 1.5, 1.5, 2.0] == list(found["ratios"].values())
    assert "openspiel/dou_dizhu" == found["fastest_peer"]
    assert [len(OURS) + 1, len(OURS) + 1, len(PEERS) + 1] == bars(found)


def test_ratios_without_peers() -> None:
    """What needs a peer is null; the rest is measured."""
    found = report(ONCE, Peers())

    assert RATIOS == list(found["ratios"])
    assert [key for key, value in found["ratios"].items() if value is not None] == ["two_processes_vs_one"]
    assert found["fastest_peer"] is None
    assert list(OURS) == list(found["contestants"])


def test_a_peer_that_fails() -> None:
    """It is told why, and asked no more; everything else stands. Our own failure is not hidden."""
    runner = Invented("catanatron")
    found = report(BenchPlan(3, 0.0), SPIELS, runner)

    assert {"catanatron": "it fell over"} == found["failed"]
    assert 1 == runner.asked.count("catanatron")
    assert found["ratios"]["colonialism.driven_vs_catanatron"] is None
    assert 3.0 == found["ratios"]["colonialism.driven_vs_openspiel_bridge"]
    with pytest.raises(BenchFailedError):
        PeerComparison(ONCE, Invented("empires/revised"), SPIELS).contest("empires/revised", 0)


def test_peers_take_turns_with_us() -> None:
    """One of ours, one of theirs, as long as there are both; then our own table, which needs nobody's package."""
    turns = PeerComparison(BenchPlan(), Invented(), Peers(versions={"catanatron": "3"})).in_turn()

    assert ["colonialism/compass", "catanatron", "empires/second", "empires/revised"] == turns[:4]
    assert ["table: colonialism/compass", "table: empires/second"] == turns[4:]


# --- one contestant ---


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


def test_a_peer_that_is_not_there() -> None:
    """The last word of its process is the reason."""
    with pytest.raises(BenchFailedError, match="catanatron"):
        PeerProcesses(Path(sys.executable)).together(BenchTask("catanatron", ("driven",), 0.0))


# --- fetching the peers ---


def test_peers_that_cannot_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every package has its reason, nobody takes part, and the environment is gone afterwards."""
    monkeypatch.setattr(environment, "installer", lambda python: NOT_THERE)

    with environment.gathered(lambda package: None) as found:
        assert found.python is not None
        assert found.python.exists()
    assert not found.python.exists()
    assert WITHOUT == found.missing
    assert [] == found.names()


def test_peers_without_an_installer(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pip, no ensurepip, no uv: a reason, not a failure."""
    monkeypatch.setattr(environment, "succeeds", lambda command: False)
    monkeypatch.setattr("shutil.which", lambda name: None)

    with environment.gathered(lambda package: None) as found:
        assert {"found neither pip nor ensurepip nor uv"} == set(found.missing.values())


def test_peers_of_the_packages_that_came() -> None:
    assert ["catanatron"] == Peers(versions={"catanatron": "3"}).names()
    assert list(PEERS) == Peers(versions={"catanatron": "3", "open_spiel": "2", "pettingzoo": "1"}).names()


# --- what is shown ---


def test_bridge_and_failures_are_explained() -> None:
    """Whoever reads the table learns what was left out."""
    found = report(ONCE, SPIELS, Invented("catanatron"))
    told = [block for block in blocks(found, plain_speaker("en").say) if isinstance(block, str)]

    assert [line for line in told if "double-dummy" in line]
    assert [line for line in told if "catanatron failed, so it is not compared: it fell over" in line]


# --- the command ---


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command measures nothing and installs nothing."""
    monkeypatch.setattr("tools.peers.comparison.PeerProcesses", lambda python: Invented())
    monkeypatch.setattr(environment, "installer", lambda python: NOT_THERE)


def run(*arguments: object) -> Result:
    return metropole("bench", "--rounds", 1, *arguments)


@pytest.mark.usefixtures("invented")
def test_command_prints_json() -> None:
    """Only the object; without peers the ratios are null, and the reason is told."""
    found = json.loads(run("--json").output)

    assert RATIOS == list(found["ratios"])
    assert WITHOUT == found["peers"]["missing"]


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "open_spiel could not be installed"), ("de", "open_spiel ließ sich nicht")]
)
def test_command_says_who_is_missing(language: str, words: str) -> None:
    """And prints no row without a value."""
    output = run("--lang", language).output

    assert words in output
    assert [] == [line for line in output.splitlines() if "_vs_" in line and " - " in line]
    assert 1 == output.count("_vs_")
