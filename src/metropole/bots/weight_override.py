"""Greedy with other numbers than those it believes in, for who looks for better ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from metropole.bots.colonialism.weights import WEIGHTS as COLONIALISM
from metropole.bots.empires.revised.weights import WEIGHTS as REVISED
from metropole.bots.empires.weights import WEIGHTS as SECOND
from metropole.bots.greedy import Greedy
from metropole.bots.interface import Budget
from metropole.kernel import Decision
from metropole.kernel.view import View

WeightValues = dict[str, Any]  # by name: a number, or several

# The bots look into these objects whenever they judge, wherever they got hold of them.
WEIGHTS: Final[dict[str, Any]] = {
    **{f"colonialism/{name}": weights for name, weights in COLONIALISM.items()},
    "empires/second": SECOND,
    "empires/revised": REVISED,
}


def current_weights(book: str) -> WeightValues:
    """The numbers in use for a rulebook."""
    return {name: getattr(WEIGHTS[book], name) for name in WEIGHTS[book].__dataclass_fields__}


def set_weights(book: str, numbers: WeightValues) -> None:
    for name, value in numbers.items():
        setattr(WEIGHTS[book], name, value)


@contextmanager
def overridden_weights(book: str, numbers: WeightValues) -> Iterator[None]:
    """Other numbers for a while."""
    before = current_weights(book)
    set_weights(book, numbers)
    try:
        yield
    finally:
        set_weights(book, before)


class GreedyWith:
    """Greedy, but for its numbers."""

    def __init__(self, book: str, numbers: WeightValues) -> None:
        self.book = book
        self.numbers = numbers
        self.greedy = Greedy()

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        with overridden_weights(self.book, self.numbers):
            return self.greedy.choose(view, decision, budget)
