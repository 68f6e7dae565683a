"""The report as tables and sentences."""

from collections.abc import Callable, Iterator
from typing import Any

Say = Callable[..., str]
Rows = list[list[str]]
NOTHING = "-"


def blocks(report: dict[str, Any], say: Say) -> Iterator[str | Rows]:
    """Everything to be read: sentences, and rows of cells for tables."""
    how = say("cli-bench-compiled" if report["compiled"] else "cli-bench-interpreted")
    yield say("cli-bench-how", python=report["python"], engine=how, rounds=report["rounds"])
    yield [heads(say, "cli-bench-head"), *[contestant(*item) for item in report["contestants"].items()]]
    spreads = report["ratio_spreads"]
    found = [(key, value) for key, value in report["ratios"].items() if value is not None]
    yield [heads(say, "cli-bench-ratio-head"), *[[key, number(value, 2), part(spreads[key])] for key, value in found]]
    yield [heads(say, "cli-bench-seats-head"), *[at_table(row) for row in report["seats"]]]
    yield [heads(say, "cli-bench-memory-head"), *[in_memory(row) for row in report["memory"]]]
    taken = {key: number(value["median"] * 1000, 0) for key, value in report["import_seconds"].items()}
    yield say("cli-bench-import", loaded=taken["games"], bare=taken["bare"])


def heads(say: Say, key: str) -> list[str]:
    """The headings of a table stand in one text."""
    return [head.strip() for head in say(key).split("|")]


def number(value: float | None, digits: int) -> str:
    return NOTHING if value is None else f"{value:.{digits}f}"


def part(value: float | None) -> str:
    return NOTHING if value is None else f"{value:.0%}"


def cells(measure: dict[str, float] | None, digits: int) -> list[str]:
    """Median and spread."""
    return [number(measure["median"], digits), part(measure["spread"])] if measure else [NOTHING, NOTHING]


def contestant(name: str, figures: dict[str, Any]) -> list[str]:
    return [
        name,
        *cells(figures["driven_decisions"], 0),
        *cells(figures["driven_games"], 1)[:1],
        *cells(figures["playout_decisions"], 0),
        *cells(figures["playout_games"], 1)[:1],
        *cells(figures["copy_us"], 2),
        *cells(figures["held_bytes"], 0)[:1],
    ]


def at_table(row: dict[str, Any]) -> list[str]:
    speeds = [*cells(row["driven_decisions"], 0), *cells(row["playout_decisions"], 0)]
    return [row["edition"], str(row["seats"]), *speeds]


def in_memory(row: dict[str, Any]) -> list[str]:
    return [row["edition"], str(row["games"]), number(row["traced_bytes"], 0), number(row["held_bytes"], 0)]
