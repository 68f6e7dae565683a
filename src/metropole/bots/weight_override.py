"""Greedy with its heuristic weights overridden, for tuning."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from metropole import registry
from metropole.bots.greedy import Greedy
from metropole.bots.interface import Budget
from metropole.kernel import Decision
from metropole.kernel.view import View
from metropole.parts.bot import Weights

WeightValues = dict[str, Any]  # by name: a number, or several


def weights_of(book: str) -> Weights:
    """The weights of a rulebook. The bots read this object at every decision, so changing it in place is enough."""
    game, _, name = book.partition("/")
    return registry.find_kit(game).bot.weights[name]


def current_weights(book: str) -> WeightValues:
    """The weights in use for a rulebook."""
    weights = weights_of(book)
    return {name: getattr(weights, name) for name in weights.__dataclass_fields__}


def set_weights(book: str, numbers: WeightValues) -> None:
    for name, value in numbers.items():
        setattr(weights_of(book), name, value)


@contextmanager
def overridden_weights(book: str, numbers: WeightValues) -> Iterator[None]:
    """Override the weights of a rulebook inside a `with` block."""
    before = current_weights(book)
    set_weights(book, numbers)
    try:
        yield
    finally:
        set_weights(book, before)


class GreedyWith:
    """Greedy with these weights."""

    def __init__(self, book: str, numbers: WeightValues) -> None:
        self.book = book
        self.numbers = numbers
        self.greedy = Greedy()

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        with overridden_weights(self.book, self.numbers):
            return self.greedy.choose(view, decision, budget)
