"""The adapters beside other games behind the same interfaces: figures made up, then games as short as can be."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from metropole.cli import plain_speaker
from metropole.sim.bench import BenchPlan
from metropole.sim.bench.processes import BenchFailedError, BenchTask
from tests.sim.invented import ONCE, Invented
from tests.tools.test_peers import report
from tools.peers import adapters
from tools.peers.adapters import ADAPTERS, ENTRIES, GAMES, Sequential, Simultaneous
from tools.peers.comparison import blocks
from tools.peers.environment import Peers
from tools.peers.processes import PeerProcesses, own_path

EDITIONS = ("colonialism/compass", "empires/second", "empires/revised")
INTERFACES = ("openspiel", "openspiel_lists", "openspiel_arrays", "table", "vector")
RIVALS = ("fastest_pettingzoo", "unwrapped_leduc")
OVER_BRIDGE = [f"{edition}.{interface}_vs_bridge" for interface in INTERFACES for edition in EDITIONS[:2]]
OVER_CARDS = [f"{edition}.aec_vs_{rival}" for edition in EDITIONS for rival in RIVALS]
OURS = [entry.name for entry in ENTRIES if entry.ours]
TWICE = BenchPlan(2, 0.0)
EVERYBODY = Peers(versions={"open_spiel": "2", "pettingzoo": "1"})


# --- the figures ---


def test_ratios_and_bars() -> None:
    """Half of bridge through OpenSpiel, and five times PettingZoo's fastest card game as it comes; else no bar."""
    found = report(TWICE, EVERYBODY)["adapters"]
    ratios = found["ratios"]

    assert [*OVER_BRIDGE, *OVER_CARDS] == list(ratios)
    assert "texas_holdem_v4" == found["fastest_pettingzoo"]
    judged = [(ratio["median"], ratio["bar"], ratio["reached"]) for ratio in ratios.values()]
    assert [(0.5, 0.5, True)] * 2 == judged[:2]
    assert [*[(0.5, None, None)] * 2, *[(2.0, None, None)] * 2, *[(0.5, None, None)] * 4] == judged[2:10]
    assert [(4.0, 5.0, False), (6.0, 5.0, True), (4.0, 5.0, False)] == judged[10::2]
    assert [(1.0, None, None), (1.5, None, None), (1.0, None, None)] == judged[11::2]


def test_rows() -> None:
    """Everybody with their interface and their game, in the order of the measurement: rivals take turns with us."""
    rows = report(TWICE, EVERYBODY)["adapters"]["decisions"]

    assert list(ADAPTERS) == [f"{row['interface']}: {row['game']}" for row in rows]
    bridge = {"interface": "openspiel", "game": "bridge", "ours": False, "decisions": {"median": 200.0, "spread": 0}}
    assert bridge == rows[1]
    turns = [row["ours"] for row in rows if row["interface"] == "aec"]
    assert [True, False, True, False, True, False, False, False] == turns


def test_what_is_there_is_measured() -> None:
    """Without any package the table alone; with OpenSpiel its games and ours; nothing is judged without a rival."""
    table = ["table: colonialism/compass", "table: empires/second"]
    spiels = [entry.name for entry in ENTRIES if entry.package == "open_spiel"]

    assert table == Peers().adapters()
    assert [*spiels, *table] == Peers(versions={"open_spiel": "2"}).adapters()
    assert list(ADAPTERS) == EVERYBODY.adapters()
    found = report(ONCE, Peers())["adapters"]
    assert (2, None) == (len(found["decisions"]), found["fastest_pettingzoo"])
    assert {(None, None)} == {(ratio["median"], ratio["reached"]) for ratio in found["ratios"].values()}


def test_a_rival_that_fails() -> None:
    """It is told why, and asked no more; another one is the fastest. Our own failure is not hidden."""
    runner = Invented("aec: texas_holdem_v4")
    found = report(TWICE, EVERYBODY, runner)

    assert {"aec: texas_holdem_v4": "it fell over"} == found["failed"]
    assert 1 == runner.asked.count("aec: texas_holdem_v4")
    assert "leduc_holdem_v4" == found["adapters"]["fastest_pettingzoo"]
    with pytest.raises(BenchFailedError):
        report(TWICE, EVERYBODY, Invented("gymnasium: empires/second"))


def test_tables() -> None:
    """Speeds, then ratios with their bars; of our own table alone there are none."""
    say = plain_speaker("en").say
    tables = [block for block in blocks(report(TWICE, EVERYBODY), say) if not isinstance(block, str)]

    assert ["openspiel", "bridge", "200", "0%"] in tables[0]
    assert ["empires/second.aec_vs_fastest_pettingzoo", "6.00", "0%", "5.0", "reached"] in tables[1]
    assert ["colonialism/compass.aec_vs_fastest_pettingzoo", "4.00", "0%", "5.0", "missed"] in tables[1]
    assert ["colonialism/compass.vector_vs_bridge", "0.50", "0%", "", ""] in tables[1]
    assert 1 == len([each for each in blocks(report(TWICE, Peers()), say) if not isinstance(each, str)])


# --- one adapter ---


@pytest.mark.parametrize("name", OURS)
def test_our_adapters_are_measured(name: str) -> None:
    """To the end of a game, every decision counted, and again for a moment."""
    one = ADAPTERS[name].adapter()

    decisions = one.play(Random(1))
    figures = adapters.measured(one, 0.05, 1)

    assert decisions == GAMES if name.startswith("vector") else decisions > 30
    assert ["adapter_decisions"] == list(figures)
    assert (figures["adapter_decisions"] or 0.0) > 0


def test_all_games_of_a_vector_are_answered_legally() -> None:
    """One action for each game, each of them allowed by the mask of its game."""
    many = adapters.Many("colonialism/compass")

    actions = many.chosen()

    assert GAMES == len(actions)
    assert all([many.masks[game, action] for game, action in enumerate(actions)])
    assert len(set(actions.tolist())) > 1


class TwoAgents:
    """An environment of either kind in which two agents are asked once, or one of them waits."""

    def __init__(self) -> None:
        self.agents: list[str] = []
        self.said: list[Any] = []

    def reset(self, seed: int | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.agents = ["one", "two"]
        return {"one": {"action_mask": [0, 1, 0]}, "two": {"action_mask": [0, 0, 1]}}, {}

    def agent_iter(self) -> Iterator[str]:
        yield from ["one", "two", "one", "two"]

    def last(self) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        over = len(self.said) >= 2
        return None if over else {"action_mask": [0, 1, 0]}, 0.0, over, False, {}

    def step(self, action: Any) -> tuple[Any, ...]:
        self.said.append(action)
        self.agents = []
        return {}, {}, {}, {}, {}


def test_farewells_are_not_counted() -> None:
    """Agents whose game is over say nothing, and it does not count."""
    env = TwoAgents()

    assert 2 == Sequential(env).play(Random(1))
    assert [1, 1, None, None] == env.said


def test_forms_of_tensors() -> None:
    """Lists stay lists and become arrays; arrays become lists."""
    floats = [1.0, 2.0]

    assert adapters.list_of(floats) is floats
    array = adapters.array_form()(floats)
    assert "float32" == array.dtype
    assert floats == adapters.list_of(array)
    assert array is adapters.array_form()(array)


def test_waiting_is_not_counted() -> None:
    """Where all act at the same time, only those decide who are asked."""
    env = TwoAgents()

    assert 1 == Simultaneous(env).play(Random(1))
    assert [{"one": 1, "two": 2}] == env.said


# --- processes ---


def test_adapters_run_where_the_packages_are() -> None:
    """Our packages come behind those of the peers' environment, and nothing of the user's between them."""
    place = Path("peers/python")

    command = PeerProcesses(place).command(BenchTask("aec: colonialism/compass", ("adapter",), 0.0))

    assert [str(place), "-I", "-c"] == command[:3]
    assert "sys.path.extend" in command[3]
    assert sys.executable == PeerProcesses().command(BenchTask("table: empires/second", ("adapter",), 0.0))[0]
    assert "" not in own_path()


def test_an_adapter_in_a_process_of_its_own() -> None:
    figures = PeerProcesses().together(BenchTask("table: colonialism/compass", ("adapter",), 0.0))

    assert [["adapter_decisions"]] == [list(each) for each in figures]
