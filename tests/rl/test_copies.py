"""Environments can be copied and pickled in the middle of a game; both go on alike, and apart from each other."""

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

from metropole.kernel.playout import PlayoutRng
from metropole.rl import gymnasium_env, parallel_env, pettingzoo_env, vector
from metropole.rl.aec import MetropoleAEC
from metropole.rl.many import VectorEnv
from metropole.rl.parallel import MetropoleParallel
from metropole.rl.single import AgainstBots
from tests.rl.choosing import all_chosen, by_agent, chosen, turns
from tests.tables import BOOKS

Copying = Callable[[Any], Any]
COMPASS = "colonialism/compass"
AHEAD = (0, 3, 30)  # steps before the copy is made: in a sealed round, for one
LENGTH = 40  # steps that are compared

each_way = pytest.mark.parametrize(
    "copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "file"]
)


def sequential(env: MetropoleAEC, dice: PlayoutRng) -> Iterator[object]:
    """What is seen and earned, step by step."""
    for agent, seen, reward in turns(env, dice):
        yield agent, {name: array.tolist() for name, array in seen.items()}, reward


def simultaneous(env: MetropoleParallel, dice: PlayoutRng) -> Iterator[object]:
    seen = {agent: env.observe(seat) for seat, agent in enumerate(env.agents)}
    while env.agents:
        seen, rewards, *_ = env.step(by_agent(seen, dice))
        yield [{name: array.tolist() for name, array in each.items()} for each in seen.values()], rewards


def against_bots(env: AgainstBots, dice: PlayoutRng) -> Iterator[object]:
    over = False
    while not over:
        seen, reward, over, _, _ = env.step(chosen(env.action_masks(), dice))
        yield {name: array.tolist() for name, array in seen.items()}, reward


def many(games: VectorEnv, dice: PlayoutRng) -> Iterator[object]:
    batch = games.batch([])
    while True:
        batch = games.step(all_chosen(batch.masks, dice))
        yield batch.seats.tolist(), batch.observations.tobytes(), batch.rewards.tolist()


PLAYED = [
    *[pytest.param(pettingzoo_env, table, {"shaping": 0.5}, sequential, id=f"in turn {table[0]}") for table in BOOKS],
    *[pytest.param(parallel_env, table, {}, simultaneous, id=f"all at once {table[0]}") for table in BOOKS],
    pytest.param(gymnasium_env, (COMPASS, 3), {"opponents": ("greedy", "random")}, against_bots, id="against bots"),
    pytest.param(vector, ("colonialism/original+short", 2, 3), {}, many, id="many"),
]


@pytest.mark.parametrize(("make", "table", "setting", "play"), PLAYED)
@each_way
def test_copies_go_on_like_the_original(
    make: Callable[..., Any], table: Any, setting: Any, play: Callable[..., Iterator[object]], copied: Copying
) -> None:
    """Wherever in a game they are made."""
    env = make(*table, **setting)
    env.reset(seed=2)
    going, at = play(env, PlayoutRng(5)), 0
    for moment in AHEAD:
        while at < moment:
            next(going)
            at += 1
        first, second = copied(env), copied(env)
        gone = [*islice(play(first, PlayoutRng(moment)), LENGTH)]
        assert len(gone) > 10
        assert [*islice(play(second, PlayoutRng(moment)), LENGTH)] == gone  # untouched by what the first one did
    last = [*islice(play(copied(env), PlayoutRng(1)), LENGTH)]
    assert [*islice(play(env, PlayoutRng(1)), LENGTH)] == last


@each_way
def test_the_original_goes_on_like_its_copy(copied: Copying) -> None:
    """To the end, and into the next game of the same series."""
    env = pettingzoo_env(COMPASS, 2)
    env.reset(seed=4)
    other = copied(env)
    for _ in range(2):
        assert [*sequential(env, PlayoutRng(1))] == [*sequential(other, PlayoutRng(1))]
        env.reset()
        other.reset()


@each_way
def test_bots_of_a_copy_hear_its_game(copied: Copying) -> None:
    env = gymnasium_env(COMPASS, 2)
    env.reset(seed=1)
    other = copied(env)
    heard: list[Any] = []
    other.players[1].hear = heard.append
    next(against_bots(env, PlayoutRng(1)))
    assert not heard
    next(against_bots(other, PlayoutRng(1)))
    assert heard
