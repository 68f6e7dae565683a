"""Whatever is played, every component is somewhere and every question can be answered."""

import os
from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole import laws, registry
from metropole.colonialism import action_space, prompts, reasons
from metropole.colonialism.cards.trade import tradable_zones
from metropole.colonialism.game import TRADE, Game
from metropole.colonialism.queries import ALL_REGIONS
from metropole.colonialism.start import restore
from metropole.colonialism.state import Seat
from metropole.kernel import Decision, MetropoleError, NotAwaitedError, Outcome
from metropole.testing import random_game
from tests.conftest import COMPILED
from tests.laws.play import SOME, TABLES, TITLES, WITH_SWITCHES, play

ENOUGH = 8000 if COMPILED or os.environ.get("METROPOLE_LONG") else 3000  # decisions at each table


@pytest.mark.parametrize(("name", "seats"), SOME + WITH_SWITCHES)
def test_components_are_conserved_after_every_decision(name: str, seats: int) -> None:
    """Every law about components and questions holds in every position of many random games."""

    decisions = seed = 0
    while decisions < ENOUGH or seed < 2:
        decisions += play(name, seats, seed, laws.check)
        seed += 1


@pytest.mark.parametrize(("name", "seats"), SOME)
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
        seat = Seat(pending.seat)
        for action in range(len(g.space)):
            reason = reasons.obstacle(g, seat, action)
            assert (reason == "") == (action in pending.options), (g.space.name(action), reason)
            assert reason in ("", *reasons.REASONS)
        for card in range(len(action_space.CARDS)):
            open_regions = [r for r in ALL_REGIONS if reasons.card_obstacle_in(g, seat, card, r) == ""]
            assert open_regions == offered_regions(g, card), (action_space.CARDS[card], open_regions)

    assert play(name, seats, 3, watch) > 100


def offered_regions(g: Game, card: int) -> list[int]:
    """Where a card can be played: said by the rules themselves, on a copy."""
    assert isinstance(g.pending, Decision)
    if action_space.PLAY + card not in g.pending.options:
        return []
    trial = g.copy()
    trial.answer(action_space.PLAY + card)
    if g.edition.cards[card].procedure != TRADE:
        assert isinstance(trial.pending, Decision)
        return [action - action_space.IN for action in trial.pending.options]
    zones = tradable_zones(g, Seat(g.pending.seat))
    return [region for region in ALL_REGIONS if any([g.board.shores[zone] >> region & 1 for zone in zones])]


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
        laws.check(g)
        step += 1
    assert step < 2500


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_time_does_not_run_backwards(name: str, seats: int) -> None:
    """Turn and phase markers only advance, and every action round of every turn is played."""
    moments: list[tuple[int, int]] = []
    play(name, seats, 5, lambda g: moments.append((g.s.turn, g.s.phase)))
    turns = registry.find(name).edition.turns
    assert moments == sorted(moments)
    assert {(turn, phase) for turn in range(1, turns + 1) for phase in (0, 1, 3, 4)} <= set(moments)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_result_by_an_independent_count(name: str, seats: int) -> None:
    """Scores, totals and ranks are those of a count that shares no code with the rules."""
    finals: list[Game] = []
    for seed in range(6, 10):
        play(name, seats, seed, lambda g: finals.append(g) if g.over else None)
    for g in finals:
        results = [best_result(tuple(final_cubes(g, seat)), "original" not in name) for seat in range(seats)]
        outcome = g.pending
        assert isinstance(outcome, Outcome)
        assert list(zip(outcome.scores, outcome.totals, strict=True)) == results
        assert outcome.ranks == [1 + sum([other > own for other in results]) for own in results]
    assert len(finals) == 4


def final_cubes(g: Game, seat: int) -> list[int]:
    """Collected cubes, and those of interests in regions where the seat has the most."""
    cubes = g.s.held[seat * 3 : seat * 3 + 3]
    for card in range(12):
        if g.s.interests[seat] >> card & 1 and leads(g, seat, g.board.interest_region[card]):
            cubes[g.board.interest_colour[card]] += 2 if g.s.owners[4] == seat else 1
    return cubes


def leads(g: Game, seat: int, region: int) -> bool:
    """More discs than anybody else; in the original a tie goes to the higher row, and natives lose ties."""
    own = g.s.discs[seat * 6 + region]
    others = [(g.s.discs[other * 6 + region], -g.s.rows[other]) for other in range(g.seats) if other != seat]
    if g.edition.name.startswith("original"):
        return own > 0 and own >= g.s.natives[region] and all([(own, -g.s.rows[seat]) > other for other in others])
    return own > g.s.natives[region] and all([own > count for count, _ in others])


@cache
def best_result(cubes: tuple[int, ...], converts: bool) -> tuple[int, int]:
    """The best score and total over all ways to exchange three cubes of one colour for one of another."""
    best = (min(cubes), sum(cubes))
    for giver, taker in ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)):
        if converts and cubes[giver] >= 3:
            after = [*cubes]
            after[giver] -= 3
            after[taker] += 1
            best = max(best, best_result(tuple(after), converts))
    return best


def test_numbers_that_are_no_game_are_refused() -> None:
    """Too few or too many numbers are named as such."""
    g = registry.find("colonialism/compass").start(3)
    numbers = g.numbers()
    with pytest.raises(MetropoleError, match="too few"):
        restore(g.edition, g.board, 3, numbers[:-5])
    with pytest.raises(MetropoleError, match="too many"):
        restore(g.edition, g.board, 3, [*numbers, 1])


def test_a_game_that_is_over_takes_no_answer() -> None:
    """At the end nobody is asked, and chance neither."""
    g = random_game("colonialism/original+short", 2, 1)
    with pytest.raises(NotAwaitedError, match="over"):
        g.answer(0)
