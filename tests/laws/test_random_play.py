"""Whatever is played, every component is somewhere and every question can be answered."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole import laws, registry
from metropole.colonialism import alphabet, prompts, reasons
from metropole.colonialism.game import Game
from metropole.colonialism.state import Seat
from metropole.kernel import Decision, Outcome
from tests.laws.play import TABLES, TITLES, WITH_SWITCHES, play

ENOUGH = 8000  # decisions for each of 30 tables: 240 000 in all


@pytest.mark.parametrize(("name", "seats"), TABLES + WITH_SWITCHES)
def test_components_are_conserved_after_every_decision(name: str, seats: int) -> None:
    """Every law about components and questions holds in every position of many random games."""

    def watch(g: Game) -> None:
        laws.check_conservation(g)
        laws.question_is_sound(g)

    decisions = seed = 0
    while decisions < ENOUGH:
        decisions += play(name, seats, seed, watch)
        seed += 1
    assert decisions >= ENOUGH


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_can_be_copied_and_restored_anywhere(name: str, seats: int) -> None:
    """Copies are independent, numbers restore the game, and whatever was not offered is refused."""
    rng = Random(seats)
    checked = Counter[str]()

    def watch(g: Game) -> None:
        if rng.random() < 0.4:
            checked["asked again"] += 1
            laws.asking_changes_nothing(g)
        if rng.random() < 0.1:
            checked["copied"] += 1
            laws.copies_are_independent(g, rng)
        if rng.random() < 0.03:
            checked["refused"] += 1
            laws.refuses_everything_else(g)

    play(name, seats, 1, watch)
    assert min(checked.values()) >= 5


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_game_has_exactly_so_many_actions(name: str, seats: int) -> None:
    """Three actions in each of four rounds of every turn, and the bag is drawn as far as the board asks for."""
    actions = Counter[int]()
    last: list[Game] = []

    def watch(g: Game) -> None:
        pending = g.pending
        if isinstance(pending, Decision) and pending.prompt is prompts.ACT:
            actions[pending.seat] += 1
        last[:] = [g]

    play(name, seats, 2, watch)
    g = last[0]
    turns = registry.find(name).edition.turns
    assert actions == Counter(dict.fromkeys(range(seats), 12 * turns))
    assert isinstance(g.pending, Outcome)
    assert g.pending.ending == "all turns played"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_missing_option_has_a_reason(name: str, seats: int) -> None:
    """An action is offered exactly if nothing stands in its way."""

    def watch(g: Game) -> None:
        pending = g.pending
        if not isinstance(pending, Decision) or pending.prompt is not prompts.ACT:
            return
        for action in range(alphabet.IN):
            reason = reasons.obstacle(g, Seat(pending.seat), action)
            assert (reason == "") == (action in pending.options), (g.space.name(action), reason)

    assert play(name, seats, 3, watch) > 100


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, list[int]]:
    """A rule set, a number of seats, and the choices that steer every answer."""
    name = draw(st.sampled_from(TITLES))
    return name, draw(st.integers(2, 4)), draw(st.lists(st.integers(0, 10**6), min_size=1, max_size=60))


@settings(max_examples=60, deadline=None)
@given(tables())
def test_steered_play_obeys_the_laws(table: tuple[str, int, list[int]]) -> None:
    """Choices repeated in any pattern, far from uniform, lead to no position that breaks a law."""
    name, seats, choices = table
    g = registry.find(name).start(seats)
    rng = Random(choices[0])
    step = 0
    while not g.over:
        pending = g.pending
        if isinstance(pending, Decision):
            g.answer(pending.options[choices[step % len(choices)] % len(pending.options)])
        else:
            laws.random_step(g, rng)
        laws.check_conservation(g)
        laws.question_is_sound(g)
        step += 1
    assert step < 2500
