"""What tests of any game say: answers in words. Positions in words are in `positions` of each game."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from metropole.kernel import Decision, Game
from metropole.laws import random_step

GameT = TypeVar("GameT", bound=Game)


def items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def say(g: GameT, *words: "str | int") -> GameT:
    """Answer one question after the other: actions by name, outcomes of chance by number."""
    for word in words:
        g.answer(g.space.parse(word) if isinstance(word, str) else word)
    return g


def offered(g: Game) -> list[str]:
    """The options of the open decision, by name."""
    assert isinstance(g.pending, Decision), "nobody is asked anything"
    return [g.space.name(action) for action in g.pending.options]


def at_random(
    g: GameT, seed: int, watch: Callable[[GameT], None] | None = None, stop: Callable[[GameT], bool] | None = None
) -> GameT:
    """Play at random to the end, or until `stop` says so; `watch` is shown every position."""
    rng = Random(seed)
    while not g.over and not (stop and stop(g)):
        if watch is not None:
            watch(g)
        random_step(g, rng)
    return g
