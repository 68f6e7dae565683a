"""The comparison as tables and sentences."""

from collections.abc import Iterator
from typing import Any

from metropole.sim.bench.shown import Rows, Say, cells, heads, number, part


def blocks(report: dict[str, Any], say: Say) -> Iterator[str | Rows]:
    """What is to be read beside our own figures."""
    yield from notes(report, say)
    yield from adapted(report["adapters"], say)


def notes(report: dict[str, Any], say: Say) -> Iterator[str]:
    """Who is missing, and what to know about who is not."""
    if "openspiel/bridge" in report["contestants"]:
        yield say("cli-bench-bridge")
    for package, reason in report["peers"]["missing"].items():
        yield say("cli-bench-missing", package=package, reason=reason)
    for name, reason in report["failed"].items():
        yield say("cli-bench-failed", name=name, reason=reason)


def adapted(report: dict[str, Any], say: Say) -> Iterator[Rows]:
    """The adapters, and how they compare; nothing if none of them could be measured."""
    if report["decisions"]:
        yield [heads(say, "cli-bench-adapter-head"), *[adapter(row) for row in report["decisions"]]]
    found = [(key, ratio) for key, ratio in report["ratios"].items() if ratio["median"] is not None]
    if found:
        yield [heads(say, "cli-bench-bar-head"), *[adapter_ratio(key, ratio, say) for key, ratio in found]]


def adapter(row: dict[str, Any]) -> list[str]:
    return [row["interface"], row["game"], *cells(row["decisions"], 0)]


def adapter_ratio(key: str, ratio: dict[str, Any], say: Say) -> list[str]:
    bar = "" if ratio["bar"] is None else number(ratio["bar"], 1)
    verdict = "" if ratio["reached"] is None else say("cli-bench-reached" if ratio["reached"] else "cli-bench-missed")
    return [key, number(ratio["median"], 2), part(ratio["spread"]), bar, verdict]
