"""Bots answer every question of every edition from their view alone, always the same way, and the greedy one well."""

from random import Random

import pytest

from metropole import bots, registry
from metropole.bots import BadBudgetError, BotPlayer, Budget
from metropole.bots.colonialism.option_scores import JUDGES as COLONIALISM_JUDGES
from metropole.bots.empires.option_scores import JUDGES as EMPIRES_JUDGES
from metropole.bots.empires.revised.option_scores import JUDGES as REVISED_JUDGES
from metropole.colonialism.prompts import PROMPTS as COLONIALISM_PROMPTS
from metropole.empires.prompts import PROMPTS as EMPIRES_PROMPTS
from metropole.kernel import Chance, Decision, MetropoleError, Outcome
from metropole.kernel.chance import roll
from tests.bots.positions import SAMPLES, walked
from tests.tables import TABLES

SEEDS = 1 << 62
PLAIN = ("random", "greedy")


def play(title: str, players: list[BotPlayer], seed: int) -> Outcome:
    """A whole game between bots; every answer must be one of the options."""
    kind = registry.find(title).kind
    g = registry.find(title).start(len(players))
    rng = Random(seed)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, rng))
        elif isinstance(pending, Decision):
            choice = players[pending.seat].decide(kind.view(g, pending.seat), rng.randrange(SEEDS))
            assert choice in pending.options, f"{g.space.name(choice)} is no answer to {pending.prompt.key}"
            g.advance(choice)
    assert isinstance(g.pending, Outcome)
    return g.pending


def one_against(name: str, others: str, seat: int, seats: int) -> list[BotPlayer]:
    return [bots.make(name if i == seat else others) for i in range(seats)]


# --- names ---


def test_knows_its_bots() -> None:
    assert set(PLAIN) <= set(bots.known())
    assert list(bots.known()) == [bots.make(name).name for name in bots.known()]


def test_refuses_unknown_names() -> None:
    """The message names every bot there is."""
    with pytest.raises(MetropoleError, match=rf"'genius' is unknown \(known: {', '.join(bots.known())}\)"):
        bots.make("genius")


@pytest.mark.parametrize(
    ("name", "seconds", "iterations"),
    [("greedy", None, None), ("greedy:200ms", 0.2, None), ("greedy:1.5s", 1.5, None), ("greedy:500", None, 500)],
)
def test_reads_budgets(name: str, seconds: float | None, iterations: int | None) -> None:
    player = bots.make(name, cores=2)

    assert name == player.name
    assert Budget(0, seconds, iterations, 2) == player.budget


@pytest.mark.parametrize("written", ["0", "0s", "601s", "-1", "1m", "ms", "1e3", "10000001", "1 s", "٣"])
def test_refuses_impossible_budgets(written: str) -> None:
    with pytest.raises(BadBudgetError, match=f"budget: '?{written}"):
        bots.make(f"greedy:{written}")


# --- answers ---


def test_every_question_has_a_judge() -> None:
    assert {prompt.key for prompt in COLONIALISM_PROMPTS} == set(COLONIALISM_JUDGES)
    assert {prompt.key for prompt in EMPIRES_PROMPTS} == set(EMPIRES_JUDGES) | set(REVISED_JUDGES)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_answers_with_an_option(title: str, seats: int) -> None:
    """A greedy bot among random ones gets through a whole game, and so do they."""
    outcome = play(title, one_against("greedy", "random", seats - 1, seats), seed=seats)

    assert 1 in outcome.ranks


@pytest.mark.parametrize(("title", "seats"), SAMPLES)
def test_takes_over_at_any_moment(title: str, seats: int) -> None:
    """Also in the middle of an action that the bot would not have begun."""
    kind = registry.find(title).kind
    for at, g in enumerate(walked(title, seats, seed=5)):
        if at % 6 == 0 and not g.over:
            choice = bots.make("greedy").decide(kind.view(g, g.pending.seat), 1)

            assert choice in g.pending.options, g.pending.prompt.key


# --- the same view, the same answer ---


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize(
    ("title", "seats"), [("colonialism/compass+events", 2), ("empires/second+nations", 2), ("empires/revised", 3)]
)
def test_same_seed_same_game(name: str, title: str, seats: int) -> None:
    first, second = [play(title, [bots.make(name) for _ in range(seats)], seed=3) for _ in range(2)]

    assert (first.scores, first.totals) == (second.scores, second.totals)


# --- strength ---


@pytest.mark.parametrize("title", ["colonialism/compass", "colonialism/spielworxx", "colonialism/original"])
def test_greedy_beats_random(title: str) -> None:
    """Four games each of two and of four, in changing seats; `metropole strength` plays hundreds."""
    duels = [play(title, one_against("greedy", "random", i % 2, 2), seed=i).ranks[i % 2] for i in range(4)]
    tables = [play(title, one_against("greedy", "random", i, 4), seed=i).ranks[i] for i in range(4)]

    assert duels.count(1) >= 4
    assert tables.count(1) >= 3


@pytest.mark.parametrize(
    ("title", "seats"), [("empires/second", 4), ("empires/second+nations", 3), ("empires/revised", 4)]
)
def test_greedy_beats_random_in_empires(title: str, seats: int) -> None:
    """Once in every seat."""
    ranks = [play(title, one_against("greedy", "random", i, seats), seed=i).ranks[i] for i in range(seats)]

    assert [1] * seats == ranks


@pytest.mark.parametrize("title", ["empires/second", "empires/second+nations"])
def test_greedy_bots_reach_ten_prestige(title: str) -> None:
    """Four of them among themselves need no cap to come to an end."""
    outcome = play(title, [bots.make("greedy") for _ in range(4)], seed=1)

    assert "ten prestige" == outcome.ending
    assert max(outcome.scores) >= 10


def test_greedy_bots_build_empires() -> None:
    """Under the revised rules four of them found colonies; the best of two games end well above nothing on average."""
    outcomes = [play("empires/revised", [bots.make("greedy") for _ in range(4)], seed=seed) for seed in (1, 2)]

    assert {outcome.ending for outcome in outcomes} <= {"ten points", "the die"}
    assert sum([max(outcome.scores) for outcome in outcomes]) >= 12
