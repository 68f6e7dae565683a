"""Random play for the laws: every title, every number of seats."""

import os
from collections.abc import Callable
from random import Random
from typing import Any

from metropole import registry
from metropole.colonialism import prompts
from metropole.colonialism.game import Game
from metropole.kernel import Decision
from metropole.laws import random_step
from tests.conftest import COMPILED

TITLES = [title.name for title in registry.all_titles("colonialism")]
TABLES = [(name, seats) for name in TITLES for seats in (2, 3, 4)]
EMPIRES = [(title.name, seats) for title in registry.all_titles("empires") for seats in title.seats]
# Everything is played with the compiled engine; plain Python plays a part of it.
ALL = COMPILED or bool(os.environ.get("METROPOLE_LONG"))
SOME = TABLES + EMPIRES if ALL else TABLES[::4] + EMPIRES[::3]
WITH_SWITCHES = [
    ("colonialism/original+tightrows+nopassing+strictinterests", 3),
    ("colonialism/spielworxx+tightrows+nopassing", 2),
    ("colonialism/compass+events+upgrades+conflictevents+tightrows+nopassing", 3),
]


def play(name: str, seats: int, seed: int, watch: Callable[[Any], None]) -> int:
    """A random game in which every position is watched. Returns the number of decisions."""
    rng = Random(f"{name} {seats} {seed}")
    g = registry.find(name).start(seats)
    decisions = 0
    watch(g)
    while not g.over:
        decisions += isinstance(g.pending, Decision)
        random_step(g, rng)
        watch(g)
    return decisions


def position(name: str, seats: int, seed: int) -> Game:
    """The position at a random moment of the first two turns of a random game, with a player about to act."""
    rng = Random(f"{name} {seats} {seed}")
    g: Game = registry.find(name).start(seats)
    for _ in range(rng.randrange(70 * seats)):
        random_step(g, rng)
    while not (isinstance(g.pending, Decision) and g.pending.prompt is prompts.ACT):
        random_step(g, rng)
    return g
