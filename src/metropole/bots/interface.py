"""What a bot is: something that answers a decision from a view within a budget."""

import re
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from metropole.kernel import Decision, Event, MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import View

WRITTEN: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)", re.ASCII)
SECONDS: Final = {"ms": 0.001, "s": 1.0}
MOST_SECONDS: Final = 600.0
MOST_ITERATIONS: Final = 10_000_000


class BadBudgetError(MetropoleError):
    """A budget that cannot be read, or is beyond all bounds."""


@dataclass(frozen=True)
class Budget:
    """How much thought a decision is worth.

    With `iterations` alone, and the same seed and number of cores, a bot chooses the same every time. `seconds` is a
    wish: who keeps others waiting much longer is replaced.
    """

    seed: int = 0
    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1

    def dice(self) -> PlayoutRng:
        """Randomness for ties and guesses, which depends on nothing but the seed."""
        return PlayoutRng(self.seed)


def read_budget(written: str) -> Budget:
    """`200ms` and `1.5s` are times, `500` is a number of iterations; nothing leaves it to the bot."""
    if not written:
        return Budget()
    found = WRITTEN.fullmatch(written)
    if found is None:
        raise BadBudgetError(f"budget: '{written}' is none; write a time (200ms, 1.5s) or a number of iterations (500)")
    if found[3]:
        iterations = int(found[3])
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise BadBudgetError(f"budget: {written} iterations are not possible; 1 to {MOST_ITERATIONS} are")
        return Budget(iterations=iterations)
    seconds = float(found[1]) * SECONDS[found[2]]
    if not 0 < seconds <= MOST_SECONDS:
        raise BadBudgetError(f"budget: {written} is not possible; more than nothing and at most {MOST_SECONDS:g}s is")
    return Budget(seconds=seconds)


class Bot(Protocol):
    """Whoever answers a question from a view alone."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """One of `decision.options`."""


@runtime_checkable
class Remembering(Protocol):
    """A bot that wants to know what its seat has seen so far: it is told every fact, in order, before it is asked."""

    def hear(self, event: Event) -> None:
        """Something has happened that the seat may know of."""
