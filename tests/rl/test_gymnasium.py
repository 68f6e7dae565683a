"""What Gymnasium's own check asks of an environment, and how it is to play against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from metropole.kernel import MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.rl import gymnasium_env
from metropole.rl.single import REFUSED, AgainstBots
from tests.rl.choosing import chosen
from tests.tables import FEW


def play(env: AgainstBots, seed: int) -> tuple[float, int]:
    """A random game to its end: what it earned, and in how many steps."""
    env.reset(seed=seed)
    dice = PlayoutRng(seed)
    total, steps, over = 0.0, 0, False
    while not over:
        _, reward, over, _, _ = env.step(chosen(env.action_masks(), dice))
        total += reward
        steps += 1
    return total, steps


@pytest.mark.parametrize(("edition", "seats"), FEW)
def test_environment_passes(edition: str, seats: int) -> None:
    check_env(gymnasium_env(edition, seats), skip_render_check=True)


def test_environment_passes_with_pictures() -> None:
    env = gymnasium.make("metropole.rl.single:metropole/AgainstBots-v0", edition="colonialism/compass", seats=2)
    check_env(env.unwrapped)


@pytest.mark.parametrize(("edition", "seats"), FEW)
def test_games_end_with_a_reward(edition: str, seats: int) -> None:
    env = gymnasium_env(edition, seats)
    total, steps = play(env, 4)
    assert steps > 10
    assert env.table.outcome is not None
    assert (total > 0) == (env.table.outcome.ranks[0] == 1)


def test_equal_seeds_give_equal_games() -> None:
    first, again = [gymnasium_env("colonialism/compass", 3, opponents=("greedy", "random")) for _ in range(2)]
    assert play(first, 9) == play(again, 9)
    assert first.table.game.numbers() == again.table.game.numbers()


def test_bots_play_well() -> None:
    """Against greedy, random play does not win."""
    env = gymnasium_env("colonialism/compass", 2, opponents="greedy")
    assert [play(env, seed)[0] for seed in range(3)] == [-1.0] * 3


def test_bots_are_told_what_their_seat_hears(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []
    env = gymnasium_env("colonialism/compass", 2)
    env.reset(seed=1)
    monkeypatch.setattr(env.players[1], "hear", heard.append)
    dice = PlayoutRng(1)
    for _ in range(30):
        env.step(chosen(env.action_masks(), dice))
    assert heard
    assert all(event.concerns(1) for event in heard)


def test_the_seat_can_be_another_in_every_game() -> None:
    env = gymnasium_env("colonialism/compass", 4, seat=None)
    seats = set()
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        assert env.layout.labels[env.layout.places["seat"]][env.seat] == f"seat[{env.seat + 1}]"
        assert seen["phase"][env.layout.places["seat"].start - env.layout.groups["phase"].start + env.seat] == 1
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_what_is_not_legal_changes_nothing_and_says_why() -> None:
    env = gymnasium_env("colonialism/compass", 2)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, over, truncated, info = env.step(wrong)
    assert "is not offered; offered: " in str(info[REFUSED])
    assert (reward, over, truncated) == (0.0, False, False)
    assert all(np.array_equal(after[name], seen[name]) for name in seen)


def test_a_game_has_to_go_on() -> None:
    env = gymnasium_env("colonialism/original+short", 2)
    with pytest.raises(MetropoleError, match=r"there is no game to act in; reset\(\) begins one"):
        env.step(0)
    play(env, 1)
    with pytest.raises(MetropoleError, match=r"there is no game to act in; reset\(\) begins one"):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"opponents": ("random", "random")}, "opponents: 2 bots are not possible; the other seats are 1"),
        ({"opponents": "clever"}, "bot: 'clever' is unknown"),
        ({"seat": "first"}, "seat: 'first' is no whole number"),
        ({"seat": 2}, "seat: 2 is not possible; 0 to 1 are"),
    ],
)
def test_wrong_tables_are_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(MetropoleError, match=complaint):
        gymnasium_env(**{"edition": "colonialism/compass", "seats": 2, **wrong})
