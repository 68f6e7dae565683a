"""Chances as OpenSpiel wants them: numbers of outcomes with probabilities that sum to exactly one."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import fsum
from typing import Final

from metropole.kernel import Chance
from metropole.kernel.questions import ONES


class Sampler:
    """Whole numbers from a source of numbers between zero and one."""

    def __init__(self, source: Callable[[], float]) -> None:
        self.source = source

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, as evenly as the source is."""
        return min(int(self.source() * stop), stop - 1)


def outcomes_of(chance: Chance) -> list[tuple[int, float]]:
    """Every outcome with its probability."""
    count = chance.count
    shares = EQUAL[count - 1] if count == chance.total else probabilities(tuple(chance.weights))
    return [*zip(chance.outcomes, shares)]  # noqa: B905  # as many of one as of the other, and this is asked very often


@lru_cache(maxsize=1 << 12)
def probabilities(weights: tuple[int, ...]) -> list[float]:
    """The nearest numbers to the true probabilities; if their sum is not quite one, the largest makes up for it."""
    total = sum(weights)
    shares = [weight / total for weight in weights]
    if fsum(shares) != 1.0:
        largest = shares.index(max(shares))
        others = sum([Fraction(share) for at, share in enumerate(shares) if at != largest])
        shares[largest] = float(1 - others)
    return shares


EQUAL: Final = [probabilities(tuple(ones)) for ones in ONES[1:]]
