"""Randomness comes in from outside: whoever has a generator can let chance answer."""

from typing import Protocol

from metropole.kernel.questions import Chance


class Rng(Protocol):
    """All that is asked of a random generator."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, all equally likely."""


def roll(chance: Chance, rng: Rng) -> int:
    """One of the outcomes, in proportion to its weight.

    >>> from random import Random
    >>> from metropole.kernel import WeightedChance
    >>> roll(WeightedChance("die", [1, 2, 3]), Random()) in (1, 2, 3)
    True
    """
    return chance.at(rng.randrange(chance.total))


def draw(items: list[int], count: int, rng: Rng) -> list[int]:
    """Take some items out of a list at random."""
    return [items.pop(rng.randrange(len(items))) for _ in range(count)]
