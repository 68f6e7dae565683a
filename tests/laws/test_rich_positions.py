"""The laws of Empires from positions in which everything can happen."""

from random import Random

import pytest

from metropole.games.empires.rules.prompts import PROMPTS
from tests.laws.play import Watcher, go_on
from tests.laws.rich import rich
from tests.laws.watchers import Copies, Laws, Observations, Secrecy, Topics
from tests.tables import EMPIRES, LONG, WITH_SWITCHES

POSITIONS = 24 if LONG else 12
STEPS = 120
SWITCHED = [  # but not with forty counters each: these positions have more
    (name, seats) for name, seats in WITH_SWITCHES if name.startswith("empires/") and "strictcounters" not in name
]
FIRST = 160  # seed; the positions from here on lead to every question


def play_on(*watchers: Watcher) -> None:
    """From some rich positions of the watchers' table."""
    name, seats = watchers[0].name, watchers[0].seats
    for seed in range(FIRST, FIRST + POSITIONS):
        rng = Random(f"{name} {seats} {seed}")
        go_on(rich(name, seats, rng), rng, *watchers, steps=STEPS)


@pytest.mark.parametrize(("name", "seats"), EMPIRES + SWITCHED)
def test_laws_hold_in_full_bloom(name: str, seats: int) -> None:
    """Colonies fall, wars rage and cities grow: every component stays where the rules allow it, secrets stay secret."""
    topics = Topics(name, seats)
    play_on(topics, *[kind(name, seats) for kind in (Laws, Copies, Secrecy, Observations)])
    assert len(topics.asked) > POSITIONS * STEPS // 2


def test_every_question_of_the_rules_is_asked() -> None:
    """Random play from these positions reaches everything that the rules can ask, except what comes before the game."""
    tables = [Topics(name, seats) for name, seats in EMPIRES]
    for table in tables:
        play_on(table)
    assert {prompt.key for prompt in PROMPTS} - {"nation"} == {key for table in tables for key in table.asked}
