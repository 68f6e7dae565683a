"""Environments on a board of one's own: its numbers are played, its names are shown, and copies keep it."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import metropole.rl.openspiel  # noqa: F401 -- registers the games
from metropole.boards import BoardError
from metropole.rl import gymnasium_env, parallel_env, pettingzoo_env, vector
from tests.boards.shipped import COLONIALISM, EMPIRES

COMPASS = "colonialism/compass"
LIMIT = 5  # of North Africa with two players; the shipped board has 2


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A board of Colonialism with another limit and another name."""
    text = COLONIALISM.edited("limit = { is = 2,", f"limit = {{ is = {LIMIT},").replace(
        'en = "India"', 'en = "Hindustan"'
    )
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def limit(game: Any) -> int:
    return int(game.board.limits[2][0])


@pytest.mark.parametrize("make", [pettingzoo_env, parallel_env, gymnasium_env])
def test_environment_on_a_board(make: Callable[..., Any], mine: Path) -> None:
    """The file is named by its path, as text or not; a copy and a file of the environment play on the same board."""
    for path in (mine, str(mine)):
        env = make(COMPASS, 2, board=path, render_mode="ansi")
        env.reset(seed=1)
        assert LIMIT == limit(env.table.game)
        assert "Hindustan" in env.render()
    mine.unlink()
    for copied in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        copied.reset(seed=1)
        assert LIMIT == limit(copied.table.game)
    shipped = make(COMPASS, 2, render_mode="svg")
    shipped.reset(seed=1)
    assert 2 == limit(shipped.table.game)
    assert "Hindustan" not in shipped.render()


def test_many_games_on_a_board(mine: Path) -> None:
    games = vector(COMPASS, 2, 3, board=mine)
    games.reset(seed=1)
    assert [LIMIT] * 3 == [limit(episode.game) for episode in games.tables.tables]


def test_openspiel_on_a_board(mine: Path) -> None:
    """A parameter of the game, which its name keeps; a saved state needs the file no more."""
    game = pyspiel.load_game(f"metropole_colonialism(edition=compass,players=2,board={mine})")
    assert str(mine) in str(game)
    state = game.new_initial_state()
    assert LIMIT == limit(state.world.game)
    restored = pickle.loads(pickle.dumps(state.world))
    assert (LIMIT, state.world.game.numbers()) == (limit(restored.game), restored.game.numbers())


def test_boards_that_are_refused(tmp_path: Path, mine: Path) -> None:
    """A file that is not there, a bad one, and one of the other game: the message names the file."""
    with pytest.raises(BoardError, match=r"none\.toml: cannot be read"):
        pettingzoo_env(COMPASS, 2, board=tmp_path / "none.toml")
    with pytest.raises(BoardError, match=r"mine\.toml:\d+: game is 'colonialism'; allowed: empires"):
        vector("empires/second", 4, 1, board=mine)
    mine.write_text(EMPIRES.edited("diplomacy = { is = 7,", "diplomacy = { is = 4,"), "utf-8")
    with pytest.raises(BoardError, match=r"mine\.toml:\d+: diplomacy\.is is 4"):
        parallel_env("empires/second", 4, board=mine)
