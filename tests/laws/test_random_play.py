"""Whatever is played, every component is somewhere, every question can be answered, and everybody may look on."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole import laws, registry
from metropole.games.colonialism.positions import random_game
from metropole.games.empires.rules.facts import FACTS
from metropole.games.empires.rules.prompts import PROMPTS
from metropole.kernel import Decision, MetropoleError, NotAwaitedError
from tests.laws.play import play, watch
from tests.laws.watchers import WATCHERS, Sentences, Topics
from tests.tables import COLONIALISM, EMPIRES, HOUSE, TABLES, WITH_SWITCHES


@pytest.mark.sample
@pytest.mark.parametrize(("name", "seats"), TABLES + WITH_SWITCHES + HOUSE)
def test_whole_games(name: str, seats: int) -> None:
    """Every watcher's claim holds throughout many random games."""
    watch(name, seats, WATCHERS)


def test_random_games_tell_nearly_everything() -> None:
    """These games are no idle walk: four in five facts of Empires are told in them, and as many questions asked."""
    topics = [Topics(name, seats) for name, seats in EMPIRES]
    for one in topics:
        for seed in range(Sentences.games):
            play(one.name, one.seats, seed, one)

    assert len({kind for one in topics for kind in one.told}) >= 0.8 * len(FACTS)
    assert len({key for one in topics for key in one.asked}) >= 0.8 * len(PROMPTS)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(COLONIALISM), st.lists(st.integers(0, 10**6), min_size=1, max_size=60))
def test_steered_play_obeys_the_laws(table: tuple[str, int], choices: list[int]) -> None:
    """Choices repeated in any pattern, far from uniform, lead to no position that breaks a law."""
    name, seats = table
    g = registry.find(name).start(seats)
    rng = Random(choices[0])
    step = 0
    while not g.over:
        pending = g.pending
        if isinstance(pending, Decision):
            g.answer(pending.options[choices[step % len(choices)] % len(pending.options)])
        else:
            laws.random_step(g, rng)
        laws.check(g)
        step += 1
    assert step < 2500


def test_numbers_that_are_no_game_are_refused() -> None:
    """Too few or too many numbers, and those of another layout, are named as such."""
    g = registry.find("colonialism/compass").start(3)
    numbers = g.numbers()
    with pytest.raises(MetropoleError, match="too few"):
        g.restored(numbers[:-5])
    with pytest.raises(MetropoleError, match="too many"):
        g.restored([*numbers, 1])
    with pytest.raises(MetropoleError, match="another version of the engine"):
        g.restored([numbers[0] + 1, *numbers[1:]])


def test_a_game_that_is_over_takes_no_answer() -> None:
    """At the end nobody is asked, and chance neither."""
    g = random_game("colonialism/original+short", 2, 1)
    with pytest.raises(NotAwaitedError, match="over"):
        g.answer(0)
