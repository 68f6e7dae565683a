"""How many ways lead on from a position: exact numbers, at small depth, for every rule set.

A way is a sequence of answers, by players and by chance. A rule that offers one option too few or too many nearly
always shows in these numbers. `python -m tests.laws.perft` counts anew and writes the table.
"""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from metropole import registry
from metropole.kernel import Chance, Decision
from metropole.kernel.playout import PlayoutRng, playout
from metropole.registry import RuleSet

TABLE = Path(__file__).with_suffix(".toml")
MADE = "# Made by `python -m tests.laws.perft`; do not edit.\n# Edition and seats; then decisions played = ways."
MOST_VISITED = 1300  # positions looked into, for each line of the table
DEEPEST = 8


class PerftRow(NamedTuple):
    """One line of the table: a position, and how many ways of one, two, three ... answers lead on from it."""

    name: str
    seats: int
    decisions: int
    ways: list[int]


def onward(g: Any) -> list[int]:
    """Every answer to the open question, by whomever it is asked."""
    pending = g.pending
    if isinstance(pending, Decision):
        return pending.options
    return pending.outcomes if isinstance(pending, Chance) else []


def after(g: Any, answer: int) -> Any:
    """The position after an answer."""
    other = g.copy()
    other.advance(answer)
    return other


def ways(g: Any, depth: int) -> list[int]:
    """How many ways there are of one answer, of two, and so on to this depth."""
    counts: list[int] = []
    layer = [g]
    while True:
        counts.append(sum([len(onward(position)) for position in layer]))
        if len(counts) == depth:
            return counts
        layer = [after(position, answer) for position in layer for answer in onward(position)]


def affordable_ways(g: Any) -> list[int]:
    """The ways as deep as can be counted without looking into too many positions."""
    depth = 1
    while depth < DEEPEST and sum(counts := ways(g, depth)) < MOST_VISITED and counts[-1]:
        depth += 1
    return ways(g, depth)


def reached(rule_set: RuleSet, seats: int, decisions: int) -> Any:
    """The position after so many decisions of one and the same random game."""
    g = rule_set.start(seats)
    playout(g, PlayoutRng(seats), decisions)
    return g


def moments(rule_set: RuleSet, seats: int) -> list[int]:
    """The start, and one and two thirds of a random game."""
    g = rule_set.start(seats)
    length = playout(g, PlayoutRng(seats))
    return [0, length // 3, 2 * length // 3]


def counted() -> list[PerftRow]:
    """Every title with the fewest and with the most players."""
    return [
        PerftRow(rule_set.name, seats, decisions, affordable_ways(reached(rule_set, seats, decisions)))
        for rule_set in registry.all_rule_sets()
        for seats in (rule_set.seats[0], rule_set.seats[-1])
        for decisions in moments(rule_set, seats)
    ]


def read() -> list[PerftRow]:
    """The table as it is written down."""
    tree = tomllib.loads(TABLE.read_text("utf-8"))
    return [
        PerftRow(name, int(seats), int(decisions), found)
        for name, tables in tree.items()
        for seats, rows in tables.items()
        for decisions, found in rows.items()
    ]


def text(lines: list[PerftRow]) -> str:
    """The table as a file."""
    parts: dict[str, list[str]] = {}
    for line in lines:
        parts.setdefault(f'["{line.name}".{line.seats}]', []).append(f"{line.decisions} = {line.ways}")
    return "\n\n".join([MADE, *["\n".join([head, *rows]) for head, rows in parts.items()]]) + "\n"


if __name__ == "__main__":
    TABLE.write_text(text(counted()), encoding="utf-8", newline="\n")
    print(TABLE.name)
