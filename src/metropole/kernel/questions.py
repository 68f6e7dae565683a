"""What a game can ask, and what it tells."""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1


class Prompt:
    """A kind of question put to a seat: its key in the texts and the paragraph that asks it.

    `continues`: the question goes on with an action under way, of which nobody else has seen anything yet.
    `secret`: the options depend on what others may not see, so it is asked even when only one is left.
    `always`: it is asked even then for another reason.
    `about`: the names of what it speaks of; `ask` says where each of them is to be found.
    """

    def __init__(
        self,
        key: str,
        paragraph: str,
        continues: bool = False,
        secret: bool = False,
        always: bool = False,
        about: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.paragraph = paragraph
        self.continues = continues
        self.secret = secret
        self.always = always or secret
        self.about = about

    def __repr__(self) -> str:
        return f"<Prompt {self.key}, {self.paragraph}>"


@mypyc_attr(acyclic=True)
class Question:
    """A decision, a sealed round, a chance or the outcome: whatever a game can stand still at."""

    def __repr__(self) -> str:
        return "<Question: nothing is asked>"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision(Question):
    """One seat chooses one of the options, which are sorted and never empty."""

    def __init__(self, seat: int, prompt: Prompt, options: list[int], sealed: bool = False) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.sealed = sealed

    def __repr__(self) -> str:
        count = len(self.options)
        options = "1 option" if count == 1 else f"{count} options"
        return f"<Decision seat {self.seat + 1}: {self.prompt.key}, {options}{', sealed' if self.sealed else ''}>"


Offer = Callable[[Any, int, list[int]], list[int]]  # what a seat of a game may add to what it has said


@final
class Sealed(Question):
    """Several seats answer in any order, unseen. `offer(game, seat, given)` is empty once a seat has said enough.

    `unordered`: in which order a seat says things has no meaning, so they are kept sorted.
    """

    def __init__(self, prompt: Prompt, offer: Offer, unordered: bool = False) -> None:
        self.prompt = prompt
        self.offer = offer
        self.unordered = unordered

    def joined(self, given: list[int], action: int) -> list[int]:
        """What a seat has said, with one thing more."""
        return sorted([*given, action]) if self.unordered else [*given, action]

    def __repr__(self) -> str:
        return f"<Sealed {self.prompt.key}>"


ONES: Final = [[1] * count for count in range(64)]


@mypyc_attr(acyclic=True)
class Chance(Question):
    """The dice, the bag or a deck answers: one of the outcomes, in proportion to its weight.

    `count` is the number of outcomes and `total` the sum of their weights; a ticket below it stands for one of them.
    """

    def __init__(self, key: str, count: int, total: int) -> None:
        self.key = key
        self.count = count
        self.total = total

    @property
    def outcomes(self) -> list[int]:
        """What can come, in order."""
        raise NotImplementedError

    @property
    def weights(self) -> list[int]:
        """How likely each outcome is."""
        return ONES[self.count]

    def at(self, ticket: int) -> int:
        """The outcome of a ticket from 0 to the total of all weights, less one."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}: {self.count} outcomes>"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WeightedChance(Chance):
    """A chance with all its outcomes at hand; without weights, they are equally likely.

    >>> bag = WeightedChance("bag", [4, 7], [1, 2])
    >>> [bag.at(ticket) for ticket in range(bag.total)]
    [4, 7, 7]
    """

    def __init__(self, key: str, outcomes: list[int], weights: list[int] | None = None) -> None:
        total = len(outcomes) if weights is None else sum(weight for weight in weights)
        super().__init__(key, len(outcomes), total)
        self.listed = outcomes
        self.loaded = weights

    @property
    def outcomes(self) -> list[int]:
        return self.listed

    @property
    def weights(self) -> list[int]:
        return ONES[self.count] if self.loaded is None else self.loaded

    def at(self, ticket: int) -> int:
        weights = self.loaded
        if weights is None:
            return self.listed[ticket]
        i = 0
        while ticket >= weights[i]:
            ticket -= weights[i]
            i += 1
        return self.listed[i]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drawn(Chance):
    """One of three lists put together, all of it equally likely; they are put together only for who asks."""

    def __init__(self, key: str, low: list[int], middle: list[int], high: list[int]) -> None:
        count = len(low) + len(middle) + len(high)
        super().__init__(key, count, count)
        self.low = low
        self.middle = middle
        self.high = high

    @property
    def outcomes(self) -> list[int]:
        return self.low + self.middle + self.high

    def at(self, ticket: int) -> int:
        if ticket < len(self.low):
            return self.low[ticket]
        ticket -= len(self.low)
        if ticket < len(self.middle):
            return self.middle[ticket]
        return self.high[ticket - len(self.middle)]


@final
class Outcome(Question):
    """The game is over. Rank 1 has won; equal ranks share."""

    def __init__(self, scores: list[int], totals: list[int], ranks: list[int], ending: str) -> None:
        self.scores = scores
        self.totals = totals
        self.ranks = ranks
        self.ending = ending

    def __repr__(self) -> str:
        return f"<Outcome {self.ending}: ranks {self.ranks}, scores {self.scores}>"


def plain(question: Question) -> tuple[object, ...]:
    """A question in plain values, to compare."""
    if isinstance(question, Decision):
        return "decision", question.seat, question.prompt.key, question.options, question.sealed
    if isinstance(question, Chance):
        return "chance", question.key, question.outcomes, question.weights
    assert isinstance(question, Outcome)
    return "outcome", question.scores, question.totals, question.ranks, question.ending


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

    def __repr__(self) -> str:
        only = "" if self.only == EVERYBODY else f", only for seat {self.only + 1}"
        hidden = "" if self.hidden_from == EVERYBODY else f", not for seat {self.hidden_from + 1}"
        return f"<Event {self.kind}: {self.numbers}{only}{hidden}>"


# Every fact of a game by its kind: what it is called, and what each of its numbers is.
FactTable = Sequence[tuple[str, Sequence[str]]]


def by_name(facts: FactTable, event: Event) -> dict[str, int]:
    """What a fact is about: its numbers by name."""
    return dict(zip(facts[event.kind][1], event.numbers, strict=True))
