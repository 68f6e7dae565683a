"""A measurement out of thin air; nothing in it depends on the clock."""

from typing import Any
from xml.etree import ElementTree

from metropole.sim import bench
from metropole.sim.bench.chart import drawn
from metropole.sim.bench.contest import Figures
from metropole.sim.bench.processes import BenchFailedError, BenchTask
from metropole.sim.bench.report import OURS

ONCE = bench.BenchPlan(1, 0.0)
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
            "playout": {"playout_decisions": 2 * speed, "playout_games": 2.0} if task.contestant in OURS else {},
            "copy": {"copy_us": 3.0 if task.contestant in OURS else 2.0},
            "held": {"held_bytes": 4096.0},
            "traced": {"traced_bytes": 4000.0},
            "adapter": {"adapter_decisions": ADAPTED.get(task.contestant, 100.0)},
        }
        return {key: value for measure in task.measures for key, value in known[measure].items()}

    def seconds_for(self, code: str) -> float:
        return 0.02 if code == bench.BARE else 0.05


def figures_of(one: bench.Bench) -> dict[str, Any]:
    """What is measured; as many steps are told as were promised."""
    told: list[str] = []
    figures = one.measure(lambda what, number: told.append(what))
    assert one.steps() == len(told)
    return figures


def bars(figures: dict[str, Any]) -> list[int]:
    """How many bars the chart has for games inside the engine, for driven ones and for those of peers."""
    root = ElementTree.fromstring(drawn(figures))
    kinds = [node.get("class") for node in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert "{http://www.w3.org/2000/svg}svg" == root.tag
    return [kinds.count(kind) for kind in ("inside", "driven", "peer")]
