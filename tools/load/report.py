"""What a load test has measured: figures, a few lines for people, and a picture."""

import math
import os
import platform
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from metropole.sim import bars
from metropole.sim.bars import Bar, Kind

SHARES: Final = (50.0, 90.0, 99.0, 99.9)
MEGABYTE: Final = 1024 * 1024
SHOWN_ERRORS: Final = 20


# --- figures ---


@dataclass
class LoadReport:
    """Everything measured; times are in seconds."""

    setup_seconds: float = 0.0
    seconds: float = 0.0
    moves: int = 0  # answered, and seen by everybody who may see them
    held: int = 0  # due, but nobody had anything to say
    frames: int = 0
    frame_bytes: int = 0
    acknowledged: list[float] = field(default_factory=list)
    fanned_out: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # how long after it was due a command was sent
    errors: list[str] = field(default_factory=list)
    error_count: int = 0
    server: dict[str, float | None] = field(default_factory=dict)
    generator: dict[str, float | None] = field(default_factory=dict)

    def figures(self) -> dict[str, Any]:
        """As plain values, in milliseconds and megabytes."""
        return {
            "setup_seconds": round(self.setup_seconds, 1),
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 2) if self.seconds else 0.0,
            "held": self.held,
            "frames": self.frames,
            "frame_bytes": self.frame_bytes,
            "acknowledged_ms": distribution(self.acknowledged),
            "fanned_out_ms": distribution(self.fanned_out),
            "sent_late_ms": distribution(self.late),
            "error_count": self.error_count,
            "errors": self.errors[:SHOWN_ERRORS],
            "server": self.server,
            "generator": self.generator,
        }


def percentile(ordered: list[float], share: float) -> float | None:
    """The smallest value that at least this share of all values, in percent, does not exceed."""
    return ordered[max(0, math.ceil(len(ordered) * share / 100) - 1)] if ordered else None


def distribution(seconds: list[float]) -> dict[str, float | None]:
    ordered = sorted(seconds)
    found = {f"p{share:g}": in_milliseconds(percentile(ordered, share)) for share in SHARES}
    return {"count": len(ordered), **found, "max": in_milliseconds(ordered[-1] if ordered else None)}


def in_milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000, 2)


class ProcessStats:
    """What a process uses from now on, where the system tells."""

    def __init__(self, pid: int | None) -> None:
        self.place = Path(f"/proc/{pid}") if pid is not None and sys.platform == "linux" else None
        self.began = perf_counter()
        self.cpu_before = self.cpu()

    def cpu(self) -> float | None:
        """Seconds of processor time so far."""
        if self.place is None:
            return None
        fields = (self.place / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self, name: str) -> float | None:
        """Resident megabytes: `VmRSS` now, `VmHWM` at most."""
        if self.place is None:
            return None
        lines = dict(line.split(":", 1) for line in (self.place / "status").read_text().splitlines())
        return round(int(lines[name].split()[0]) * 1024 / MEGABYTE, 1)

    def used(self) -> dict[str, float | None]:
        """Memory, and how many processors were busy."""
        now, passed = self.cpu(), perf_counter() - self.began
        cores = round((now - self.cpu_before) / passed, 3) if now is not None and self.cpu_before is not None else None
        return {"rss_mb": self.memory("VmRSS"), "peak_mb": self.memory("VmHWM"), "cores": cores}


def load_average() -> list[float] | None:
    return [round(value, 2) for value in os.getloadavg()] if hasattr(os, "getloadavg") else None


def conditions(before: list[float] | None) -> dict[str, Any]:
    """What the figures depend on beside the code."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "processors": os.cpu_count(),
        "load_average_before": before,
    }


# --- for people ---


def text(figures: dict[str, Any]) -> str:
    """A few lines."""
    plan = figures["plan"]
    shares = [f"p{share:g}" for share in SHARES]
    lines = [
        f"{plan['games']} games, {plan['connections']} connections, load before {figures['load_average_before']}",
        f"{figures['moves']} moves in {figures['seconds']} s, {figures['moves_per_second']} a second",
        f"{'milliseconds':<22}" + "".join([f"{share:>9}" for share in [*shares, "max"]]),
    ]
    for name, words in MEASURES:
        found = figures[name]
        lines.append(f"{words:<22}" + "".join([f"{shown(found[share]):>9}" for share in [*shares, "max"]]))
    for name in ("server", "generator"):
        used = figures[name]
        lines.append(
            f"{name:<22}{shown(used.get('rss_mb'))} MB ({shown(used.get('peak_mb'))} at most), "
            f"{shown(used.get('cores'), 2)} cores"
        )
    lines.append(f"errors: {figures['error_count']}")
    return "\n".join([*lines, *[f"  {error}" for error in figures["errors"]]])


def shown(value: float | None, digits: int = 1) -> str:
    return "unknown" if value is None else f"{value:.{digits}f}"


# --- a picture ---

MEASURES: Final = (
    ("acknowledged_ms", "sent to acknowledged"),
    ("fanned_out_ms", "sent to seen by others"),
    ("sent_late_ms", "sent late"),
)
TITLE: Final = "Under load: milliseconds from a move to its answer"
KINDS: Final = (Kind("own", MEASURES[0][1], bars.GREEN), Kind("others", MEASURES[1][1], bars.BLUE))


def drawn(figures: dict[str, Any]) -> str:
    """The percentiles as bars."""
    own, others = [figures[name] for name, _ in MEASURES[:2]]
    groups = [
        [bar(share, "own", own[share]), bar("", "others", others[share])]
        for share in [f"p{share:g}" for share in SHARES]
    ]
    plan = figures["plan"]
    notes = [
        f"{plan['games']} games, {plan['connections']} connections, {figures['moves_per_second']:g} moves a second",
        f"{', '.join(plan['rules'])}; {figures['processors']} processors for server and crowd together",
    ]
    return bars.drawn(TITLE, KINDS, groups, 70, notes)


def bar(label: str, kind: str, value: float | None) -> Bar:
    return Bar(label, kind, value or 0.0, shown(value))
