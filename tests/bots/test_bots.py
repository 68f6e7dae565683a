"""Bots are known by their names, answer every question of every edition, and the greedy one plays well."""

import pytest

from metropole import bots
from metropole.bots import BadBudgetError, Budget
from metropole.games.colonialism.bot.option_scores import JUDGES as COLONIALISM_JUDGES
from metropole.games.colonialism.rules.prompts import PROMPTS as COLONIALISM_PROMPTS
from metropole.games.empires.bot.option_scores import JUDGES as EMPIRES_JUDGES
from metropole.games.empires.bot.revised.option_scores import JUDGES as REVISED_JUDGES
from metropole.games.empires.rules.prompts import PROMPTS as EMPIRES_PROMPTS
from metropole.kernel import MetropoleError
from metropole.sim.statistics import standings
from tests.bots.positions import SAMPLES, walked
from tests.sim.games import played, table
from tests.tables import TABLES

# --- names ---


def test_knows_its_bots() -> None:
    """Whoever asks for another one is told their names."""
    assert {"random", "greedy"} <= set(bots.known())
    assert list(bots.known()) == [bots.make(name).name for name in bots.known()]
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


@pytest.mark.parametrize(("rule_set", "seats"), TABLES)
def test_answers_with_an_option(rule_set: str, seats: int) -> None:
    """A greedy bot among random ones gets through a whole game, and so do they."""
    (game,) = played(table(*["random"] * (seats - 1), "greedy", edition=rule_set), 1)

    assert 1 in game.ranks


@pytest.mark.parametrize(("rule_set", "seats"), SAMPLES)
def test_takes_over_at_any_moment(rule_set: str, seats: int) -> None:
    """Also in the middle of an action that the bot would not have begun."""
    for at, g in enumerate(walked(rule_set, seats, seed=5)):
        if at % 6 == 0 and not g.over:
            choice = bots.make("greedy").decide(g.view(g.pending.seat), 1)

            assert choice in g.pending.options, g.pending.prompt.key


# --- strength ---


@pytest.mark.parametrize(
    ("rule_set", "seats", "lost"),
    [
        *[(f"colonialism/{book}", 2, 0) for book in ("compass", "spielworxx", "original")],
        *[(f"colonialism/{book}", 4, 1) for book in ("compass", "spielworxx", "original")],
        ("empires/second", 4, 0),
        ("empires/second+nations", 3, 0),
        ("empires/revised", 4, 0),
    ],
)
def test_greedy_beats_random(rule_set: str, seats: int, lost: int) -> None:
    """Once in every seat, twice if there are two; `metropole strength` plays hundreds."""
    games = played(table("greedy", *["random"] * (seats - 1), edition=rule_set, seed=1), 4 if seats == 2 else seats)

    assert standings(games)["greedy"].wins >= len(games) - lost


@pytest.mark.parametrize("rule_set", ["empires/second", "empires/second+nations"])
def test_greedy_bots_reach_ten_prestige(rule_set: str) -> None:
    """Four of them among themselves need no cap to come to an end."""
    (game,) = played(table(*["greedy"] * 4, edition=rule_set, seed=1), 1)

    assert "ten prestige" == game.ending
    assert max(game.scores) >= 10


def test_greedy_bots_build_empires() -> None:
    """Under the revised rules four of them found colonies; the best of two games end well above nothing on average."""
    games = played(table(*["greedy"] * 4, edition="empires/revised", seed=4), 2)

    assert {game.ending for game in games} <= {"ten points", "the die"}
    assert sum([max(game.scores) for game in games]) >= 12
