"""The speeds as bars."""

from typing import Any, Final

from metropole.sim import bars
from metropole.sim.bars import Bar, Kind

TITLE: Final = "Random play: decisions per second on one core"
KINDS: Final = (
    Kind("inside", "Metropole, inside the engine", bars.GREEN),
    Kind("driven", "Metropole, driven from Python", bars.BLUE),
    Kind("peer", "peers", bars.GREY),
)


def bars_of(name: str, figures: dict[str, Any]) -> list[Bar]:
    """One bar, or two for a game that plays inside the engine too."""
    inside, driven = figures["playout_decisions"], figures["driven_decisions"]
    found = [(name, "inside", inside)] if inside else []
    if driven:
        found.append(("" if inside else name, "driven" if inside else "peer", driven))
    return [Bar(label, kind, one["median"], f"{one['median']:,.0f}") for label, kind, one in found]


def drawn(report: dict[str, Any]) -> str:
    groups = [bars_of(name, figures) for name, figures in report["contestants"].items()]
    how = "compiled" if report["compiled"] else "interpreted"
    note = f"Python {report['python']}, engine {how}, median of {report['rounds']} rounds"
    return bars.drawn(TITLE, KINDS, groups, 190, [note])
