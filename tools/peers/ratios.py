"""How we compare with others, round by round, and whether the adapters reach their bars."""

from dataclasses import asdict
from statistics import median
from typing import Any, Final

from metropole.sim.bench.report import RATED, Measure, Samples, divided
from tools.peers.adapters import (
    AEC,
    ARRAYS,
    BRIDGE_ARRAYS,
    CARDS,
    ENTRIES,
    LISTS,
    OPENSPIEL,
    TABLE,
    UNWRAPPED_LEDUC,
    VECTOR,
    AdapterCase,
)
from tools.peers.adapters import BRIDGE as BRIDGE_LISTS
from tools.peers.contestants import PEERS

BRIDGE: Final = "openspiel/bridge"
CATAN: Final = "catanatron"


def fastest_peer(samples: Samples) -> str:
    """Whoever of the peers decides most often in a second; nobody's name when there is none."""
    present = [name for name in PEERS if samples.of(name, "driven_decisions")]
    return max(present, key=lambda name: median(samples.of(name, "driven_decisions")), default="")


def ratios(samples: Samples) -> dict[str, Measure | None]:
    """The figures that answer how fast this is; nothing where a peer is missing."""
    found: dict[str, Measure | None] = {}
    fastest = samples.of(fastest_peer(samples), "driven_decisions")
    for game, name in RATED.items():
        driven, inside = samples.of(name, "driven_decisions"), samples.of(name, "playout_decisions")
        found[f"{game}.driven_vs_openspiel_bridge"] = divided(driven, samples.of(BRIDGE, "driven_decisions"))
        found[f"{game}.driven_vs_catanatron"] = divided(driven, samples.of(CATAN, "driven_decisions"))
        found[f"{game}.playout_vs_fastest_peer"] = divided(inside, fastest)
        found[f"{game}.copy_vs_openspiel_bridge"] = divided(samples.of(name, "copy_us"), samples.of(BRIDGE, "copy_us"))
    return found


# --- adapters ---

ADAPTED: Final = "adapter_decisions"
OPENSPIEL_BAR: Final = 0.5  # times bridge
AEC_BAR: Final = 5.0  # times the fastest of PettingZoo's card games
BRIDGES: Final = dict.fromkeys((OPENSPIEL, LISTS, TABLE, VECTOR), BRIDGE_LISTS) | {ARRAYS: BRIDGE_ARRAYS}


def fastest_cards(samples: Samples) -> AdapterCase | None:
    """Whichever of PettingZoo's own card games decides most often in a second."""
    present = [entry for entry in CARDS if samples.of(entry.name, ADAPTED)]
    return max(present, key=lambda entry: median(samples.of(entry.name, ADAPTED)), default=None)


def of_adapters(samples: Samples) -> dict[str, Any]:
    """Everything about the adapters: the speed of each, and what it is to those of others."""
    fastest = fastest_cards(samples)
    return {
        "decisions": [adapter_row(entry, samples) for entry in ENTRIES if samples.of(entry.name, ADAPTED)],
        "fastest_pettingzoo": fastest and fastest.game,
        "ratios": adapter_ratios(samples, fastest),
    }


def adapter_row(entry: AdapterCase, samples: Samples) -> dict[str, Any]:
    figures = samples.measure(entry.name, ADAPTED)
    return {"interface": entry.interface, "game": entry.game, "ours": entry.ours, "decisions": figures}


def adapter_ratios(samples: Samples, fastest: AdapterCase | None) -> dict[str, Any]:
    """Through OpenSpiel, at the table and many at once over bridge; through PettingZoo over its own card games."""
    found: dict[str, Any] = {}
    for entry in [each for each in ENTRIES if each.ours]:
        if entry.interface in BRIDGES:
            bar = OPENSPIEL_BAR if entry.interface == OPENSPIEL else None
            found[f"{entry.game}.{entry.interface}_vs_bridge"] = rated(samples, entry, BRIDGES[entry.interface], bar)
        elif entry.interface == AEC:
            found[f"{entry.game}.aec_vs_fastest_pettingzoo"] = rated(samples, entry, fastest, AEC_BAR)
            found[f"{entry.game}.aec_vs_unwrapped_leduc"] = rated(samples, entry, UNWRAPPED_LEDUC, None)
    return found


def rated(samples: Samples, entry: AdapterCase, rival: AdapterCase | None, bar: float | None) -> dict[str, Any]:
    """One adapter over another."""
    below = samples.of(rival.name, ADAPTED) if rival else []
    return judged(divided(samples.of(entry.name, ADAPTED), below), bar)


def judged(ratio: Measure | None, bar: float | None) -> dict[str, Any]:
    """A ratio in plain values, and whether it reaches its bar, where both are there."""
    found = asdict(ratio) if ratio else {"median": None, "spread": None}
    return {**found, "bar": bar, "reached": None if ratio is None or bar is None else ratio.median >= bar}
