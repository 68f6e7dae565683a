"""The laws of Empires from positions in which everything can happen."""

import os
from collections import Counter
from functools import cache
from random import Random

import pytest

from metropole import laws
from metropole.empires.prompts import PROMPTS
from metropole.kernel import Decision
from tests.conftest import COMPILED
from tests.laws.play import EMPIRES
from tests.laws.rich import rich

POSITIONS = 24 if COMPILED or os.environ.get("METROPOLE_LONG") else 12
STEPS = 120


@cache
def asked(name: str, seats: int) -> Counter[str]:
    """Play on from rich positions, checking every law after every step. Says which questions were asked how often."""
    seen = Counter[str]()
    for seed in range(POSITIONS):
        rng = Random(f"{name} {seats} {seed}")
        g = rich(name, seats, rng)
        for step in range(STEPS):
            laws.check(g)
            if g.over:
                break
            if isinstance(g.pending, Decision):
                seen[g.pending.prompt.key] += 1
            if step % 10 == 0:
                laws.asking_changes_nothing(g)
                laws.copies_are_independent(g, Random(step))
                laws.world_is_possible(g, rng.randrange(-1, seats), rng)
            laws.random_step(g, rng)
    return seen


@pytest.mark.parametrize(("name", "seats"), EMPIRES)
def test_laws_hold_in_full_bloom(name: str, seats: int) -> None:
    """Colonies fall, wars rage and cities grow: every component stays where the rules allow it."""
    assert asked(name, seats).total() > POSITIONS * STEPS // 2


def test_every_question_of_the_rules_is_asked() -> None:
    """Random play from these positions reaches everything that the rules can ask, except what comes before the game."""
    seen = {key for name, seats in EMPIRES for key in asked(name, seats)}
    assert {prompt.key for prompt in PROMPTS} - {"nation"} == seen
