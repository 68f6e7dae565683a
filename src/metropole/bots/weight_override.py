"""Greedy with its heuristic weights overridden, for tuning."""

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

# The bots read these objects at every decision, so changing one in place is enough.
WEIGHTS: Final[dict[str, Any]] = {
    **{f"colonialism/{name}": weights for name, weights in COLONIALISM.items()},
    "empires/second": SECOND,
    "empires/revised": REVISED,
}


def current_weights(book: str) -> WeightValues:
    """The weights in use for a rulebook."""
    return {name: getattr(WEIGHTS[book], name) for name in WEIGHTS[book].__dataclass_fields__}


def set_weights(book: str, numbers: WeightValues) -> None:
    for name, value in numbers.items():
        setattr(WEIGHTS[book], name, value)


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
