"""What a learner that knows nothing does."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from metropole.kernel.playout import PlayoutRng
from metropole.rl.aec import MetropoleAEC


def chosen(mask: Any, dice: PlayoutRng) -> int:
    """One of the legal actions, at random."""
    legal = np.flatnonzero(mask)
    return int(legal[dice.randrange(len(legal))])


def all_chosen(masks: Iterable[Any], dice: PlayoutRng) -> list[int]:
    """A legal action for every game, at random."""
    return [chosen(mask, dice) for mask in masks]


def by_agent(seen: Mapping[str, Any], dice: PlayoutRng) -> dict[str, int]:
    """A legal action for every agent of a parallel environment."""
    return {agent: chosen(observation["action_mask"], dice) for agent, observation in seen.items()}


def turns(env: MetropoleAEC, dice: PlayoutRng) -> Iterator[tuple[str, dict[str, Any], float]]:
    """A game to its end at random: who is next, what they see, and what they have earned since their last turn."""
    while env.agents:
        seen, reward, terminated, _, _ = env.last()
        yield env.agent_selection, seen, reward
        env.step(None if terminated else chosen(seen["action_mask"], dice))
