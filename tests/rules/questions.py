"""What is asked and told, in words that the tests of both games share."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from metropole.kernel import Chance, Decision, Event, Game, Outcome
from metropole.laws import random_step

FlowT = TypeVar("FlowT", bound=Game)


def decision(g: Game) -> Decision:
    """The open decision."""
    assert isinstance(g.pending, Decision), "nobody is asked anything"
    return g.pending


def chance(g: Game) -> Chance:
    """The open question to the dice, the bag or a deck."""
    assert isinstance(g.pending, Chance), "chance is not asked anything"
    return g.pending


def outcome(g: Game) -> Outcome:
    """The result of a game that is over."""
    assert isinstance(g.pending, Outcome), "the game is not over"
    return g.pending


def listen(g: Game) -> list[Event]:
    """Everything that is told from now on."""
    events: list[Event] = []
    g.listener = events.append
    return events


def play(
    g: FlowT,
    until: Callable[[FlowT], bool] | None = None,
    watch: Callable[[FlowT], None] | None = None,
    seed: int = 1,
) -> FlowT:
    """Go on at random to the end, or until something is the case; `watch` is shown every position on the way."""
    rng = Random(seed)
    while not g.over and not (until and until(g)):
        if watch:
            watch(g)
        random_step(g, rng)
    return g
