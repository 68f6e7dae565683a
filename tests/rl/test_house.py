"""Environments with house rules: from a file or by name, and copies keep them."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from metropole.registry import EMPIRES, HouseRuleError
from metropole.rl import gymnasium_env, parallel_env, pettingzoo_env, vector
from metropole.rl.openspiel.game import spiel_game

NAMED = "colonialism/compass+house=ours+turns=1+drawn=4"


@pytest.fixture
def ours(tmp_path: Path) -> str:
    path = tmp_path / "house.toml"
    path.write_text("base = 'colonialism/compass'\nname = 'ours'\n[figures]\ndrawn = 4\nturns = 1\n", "utf-8")
    return str(path)


@pytest.mark.parametrize("make", [pettingzoo_env, parallel_env, gymnasium_env])
def test_environments(make: Callable[..., Any], ours: str) -> None:
    """A file is as good as a name; what is copied or kept needs no file."""
    for edition in (ours, NAMED):
        env = make(edition, 2)
        env.reset(seed=1)
        assert 4 == env.table.game.edition.drawn
    from_file = make(ours, 2)
    Path(ours).unlink()
    again = pickle.loads(pickle.dumps(from_file))
    again.reset(seed=1)
    assert 4 == again.table.game.edition.drawn


def test_a_whole_episode(ours: str) -> None:
    env = pettingzoo_env(ours, 2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(observation["action_mask"].argmax()))
    assert [] == env.agents


def test_many_games_at_once(ours: str) -> None:
    games = vector(ours, 2, 3)
    games.reset(seed=1)
    assert NAMED == games.rules.rule_set.name


def test_openspiel(ours: str) -> None:
    """By the path of a file, or by the name without the game; a file for another game is refused."""
    for edition in (ours, NAMED.partition("/")[2]):
        game = pyspiel.load_game("metropole_colonialism", {"edition": edition, "players": 2})
        assert 2 == game.num_players()
        assert game.new_initial_state().is_chance_node()
    with pytest.raises(HouseRuleError, match=r"compass.* is no Colonial: Europe's Empires Overseas"):
        spiel_game(EMPIRES)({"edition": ours, "players": 4})
