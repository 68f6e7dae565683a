"""What a game can ask, and what it tells."""

from collections.abc import Callable
from typing import Any, Final

EVERYBODY: Final = -1


class Prompt:
    """A kind of question put to a seat: its key in the texts and the paragraph that asks it.

    `continues`: the question goes on with an action under way, of which nobody else has seen anything yet.
    `secret`: the options depend on what others may not see, so it is asked even when only one is left.
    """

    def __init__(self, key: str, paragraph: str, continues: bool = False, secret: bool = False) -> None:
        self.key = key
        self.paragraph = paragraph
        self.continues = continues
        self.secret = secret


class Question:
    """A decision, a sealed round, a chance or the outcome: whatever a game can stand still at."""


class Decision(Question):
    """One seat chooses one of the options, which are sorted and never empty."""

    def __init__(self, seat: int, prompt: Prompt, options: list[int], sealed: bool = False) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.sealed = sealed


class Sealed(Question):
    """Several seats answer in any order, unseen. `offer(game, seat, given)` is empty once a seat has said enough."""

    def __init__(self, prompt: Prompt, offer: Callable[[Any, int, list[int]], list[int]]) -> None:
        self.prompt = prompt
        self.offer = offer


ONES: Final = [[1] * count for count in range(64)]


class Chance(Question):
    """The dice, the bag or a deck answers: one of the outcomes, in proportion to its weight, or evenly."""

    def __init__(self, key: str, outcomes: list[int], weights: list[int] | None = None) -> None:
        self.key = key
        self.outcomes = outcomes
        self.even = weights is None
        self.weights: list[int] = ONES[len(outcomes)] if weights is None else weights
        self.total: int = len(outcomes) if weights is None else sum(weight for weight in weights)

    def at(self, ticket: int) -> int:
        """The outcome of a ticket from 0 to the total of all weights, less one."""
        if self.even:
            return self.outcomes[ticket]
        i = 0
        while ticket >= self.weights[i]:
            ticket -= self.weights[i]
            i += 1
        return self.outcomes[i]


class Outcome(Question):
    """The game is over. Rank 1 has won; equal ranks share."""

    def __init__(self, scores: list[int], totals: list[int], ranks: list[int], ending: str) -> None:
        self.scores = scores
        self.totals = totals
        self.ranks = ranks
        self.ending = ending


class Event:
    """A fact that happened: its kind, a few numbers, and the seat it is for (or everybody, or everybody but one)."""

    def __init__(self, kind: int, numbers: tuple[int, ...], only: int, hidden_from: int) -> None:
        self.kind = kind
        self.numbers = numbers
        self.only = only
        self.hidden_from = hidden_from

    def concerns(self, seat: int) -> bool:
        """Whether this seat (or, as -1, a spectator) may hear of it."""
        if self.only != EVERYBODY:
            return seat == self.only
        return self.hidden_from == EVERYBODY or seat != self.hidden_from
