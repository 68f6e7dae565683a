"""Sets of places and of cards are bit masks. What is in each of them is looked up, not searched for."""

from typing import Final

PART: Final = 9  # all cards are three parts of nine
PART_MASK: Final = (1 << PART) - 1


def subsets(first: int, count: int) -> list[list[int]]:
    """For every set of places, by its mask, their numbers in order; the first place has this number."""
    lists: list[list[int]] = [[]]
    for number in range(first, first + count):
        lists += [[*members, number] for members in lists]
    return lists


class CardSets:
    """The numbers of the cards of any set, in order; the first card has this number."""

    def __init__(self, first: int) -> None:
        self.low = subsets(first, PART)
        self.middle = subsets(first + PART, PART)
        self.high = subsets(first + 2 * PART, PART)

    def numbers(self, mask: int) -> list[int]:
        return self.low[mask & PART_MASK] + self.middle[mask >> PART & PART_MASK] + self.high[mask >> 2 * PART]
