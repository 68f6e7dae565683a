"""Two hundred random games of every rule set, and how each of them ended.

The games are played by `PlayoutRng`, so that every engine, compiled or not, must play them alike to the last number.
`python -m tests.laws.fingerprints` plays them anew and writes down what it found.
"""

import hashlib
import json
from pathlib import Path

from metropole import registry
from metropole.journal import fingerprint
from metropole.kernel import Outcome
from metropole.kernel.playout import PlayoutRng, playout
from metropole.registry import RuleSet

RECORD = Path(__file__).with_suffix(".json")
GAMES = 200  # of every title, in turn with each number of players
IN_CLEAR = 6


def ending(rule_set: RuleSet, number: int) -> str:
    """The end of one game: its last position, how many decisions led there, and who came in where."""
    g = rule_set.start(rule_set.seats[number % len(rule_set.seats)])
    decisions = playout(g, PlayoutRng(number))
    assert isinstance(g.pending, Outcome)
    return f"{fingerprint(g)} {decisions} {','.join([str(rank) for rank in g.pending.ranks])}"


def endings(rule_set: RuleSet, games: int) -> list[str]:
    """The ends of the first games of a title."""
    return [ending(rule_set, number) for number in range(games)]


def digest(ends: list[str]) -> str:
    """One number for all games of a title."""
    return hashlib.sha256("\n".join(ends).encode()).hexdigest()


def entry(rule_set: RuleSet) -> dict[str, str | list[str]]:
    """What is written down about a title."""
    ends = endings(rule_set, GAMES)
    return {"first": ends[:IN_CLEAR], "all": digest(ends)}


def read() -> dict[str, dict[str, str | list[str]]]:
    """What was written down about every title."""
    found: dict[str, dict[str, str | list[str]]] = json.loads(RECORD.read_text("utf-8"))
    return found


if __name__ == "__main__":
    entries = {rule_set.name: entry(rule_set) for rule_set in registry.all_rule_sets()}
    RECORD.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(RECORD.name)
