"""The way of random games, question by question: what is asked, what is offered, what chance may bring, what is told.

`fingerprints` hold how games end and `perft` how many ways there are; a trace holds the way itself, and nothing of how
the rules keep it: no register, no number of a procedure, no field of a position. So it stays the same whenever the
rules stay the same, however they are written. `python -m tests.laws.traces` walks the games anew and writes down what
it found.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from metropole import registry
from metropole.games.colonialism.rules import facts as colonialism
from metropole.games.empires.rules import facts as empires
from metropole.kernel import Chance, Decision, Event
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.questions import plain
from metropole.registry import RuleSet
from tests.tables import RULE_SETS, WITH_SWITCHES, patience

FACTS = {"colonialism": colonialism.FACTS, "empires": empires.FACTS}
RECORD = Path(__file__).with_suffix(".json")
NAMES = [*RULE_SETS, *[name for name, _ in WITH_SWITCHES]]
GAMES = 24  # of every rule set, in turn with each number of players
FEW = 6


class Trace:
    """Listens to one game and takes down every question, every answer and every fact."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.facts = [name for name, _ in FACTS[rule_set.kit.name]]
        self.digest = hashlib.sha256()
        self.length = 0

    def put(self, *words: object) -> None:
        self.digest.update(f"{words}\n".encode())

    def hear(self, event: Event) -> None:
        self.put(self.facts[event.kind], event.numbers, event.only, event.hidden_from)

    # A position is of either game; what is asked of it is in the kernel.
    def ask(self, g: Any) -> None:
        """Who is asked what, and all that could be said."""
        self.length += 1
        self.put(plain(g.pending), g.awaiting(), g.composing())


def trace(rule_set: RuleSet, number: int) -> str:
    """The way of one game: how many questions it had, and one number for all of them."""
    g = rule_set.start(rule_set.seats[number % len(rule_set.seats)])
    dice, taken, most = PlayoutRng(number), Trace(rule_set), patience(rule_set.name)
    g.listener = taken.hear
    taken.ask(g)
    while not g.over and taken.length < most:
        pending = g.pending
        if isinstance(pending, Decision):
            g.advance(pending.options[dice.randrange(len(pending.options))])
        elif isinstance(pending, Chance):
            g.advance(pending.at(dice.randrange(pending.total)))
        taken.ask(g)
    return f"{taken.length} {taken.digest.hexdigest()[:16]}"


def traces(name: str, games: int) -> list[str]:
    """The ways of the first games of a rule set."""
    return [trace(registry.find(name), number) for number in range(games)]


def read() -> dict[str, list[str]]:
    """What was written down about every rule set."""
    found: dict[str, list[str]] = json.loads(RECORD.read_text("utf-8"))
    return found


if __name__ == "__main__":
    found = {name: traces(name, GAMES) for name in NAMES}
    lines = [f"{json.dumps(name)}: {json.dumps(ways)}" for name, ways in found.items()]
    RECORD.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    print(RECORD.name)
