"""Positions of random games, for the tests of whoever judges them or thinks about them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from metropole import registry
from metropole.kernel import Chance, Decision
from metropole.kernel.chance import roll

BOOKS = [
    ("colonialism/original", 3),
    ("colonialism/spielworxx", 3),
    ("colonialism/compass+events+upgrades", 2),
    ("empires/second", 4),
    ("empires/revised", 4),
]
SAMPLES = [
    ("colonialism/original", 3),
    ("colonialism/compass+events+upgrades", 3),
    ("empires/second", 4),
    ("empires/second+nations", 3),
    ("empires/revised", 4),
]


# The games are of either kind; what is asked of them is in the kernel.
def walked(rule_set: str, seats: int, seed: int) -> Iterator[Any]:
    """A random game, seen whenever somebody has a choice, and at its end. Copy what is to be kept."""
    return walked_on(registry.find(rule_set).start(seats), seed)


def walked_on(g: Any, seed: int) -> Iterator[Any]:
    """The rest of a game, seen likewise."""
    rng = Random(seed)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, rng))
        elif isinstance(pending, Decision):
            if len(pending.options) > 1:
                yield g
            g.advance(rng.choice(pending.options))
    yield g


def asked(rule_set: str, seats: int, key: str, seed: int = 1) -> Any:
    """The first position in which somebody is asked this."""
    return next(g.copy() for g in walked(rule_set, seats, seed) if g.pending.prompt.key == key)


@cache
def every_question(rule_set: str, seats: int, seed: int = 1) -> dict[tuple[str, bool], Any]:
    """One position for every question of a random game; in a sealed round, also after an answer of one's own."""
    found: dict[tuple[str, bool], Any] = {}
    for g in walked(rule_set, seats, seed):
        if not g.over:
            key = (g.pending.prompt.key, g.pending.sealed and bool(g.answers[g.pending.seat]))
            if key not in found:
                found[key] = g.copy()
    return found


def own_view(rule_set: str, g: Any) -> Any:
    """What the asked seat sees."""
    return g.view(g.pending.seat)
