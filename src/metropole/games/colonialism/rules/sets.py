"""Sets of places and of cards are bit masks. What is in each of them is looked up, not searched for."""

from typing import Final

from metropole.kernel.questions import Chance, Drawn

PART: Final = 9  # all cards are three parts of nine
PART_MASK: Final = (1 << PART) - 1


def subsets(first: int, count: int) -> list[list[int]]:
    """For every set of places, by its mask, their numbers in order; the first place has this number."""
    lists: list[list[int]] = [[]]
    for number in range(first, first + count):
        lists += [[*members, number] for members in lists]
    return lists


def occupied(counts: list[int], first: int, places: int) -> int:
    """The set of five or six places, the first of them being this one, where there is anything.

    Written out place by place, because it is asked a thousand times in a game.
    """
    mask = 1 if counts[first] else 0
    if counts[first + 1]:
        mask += 2
    if counts[first + 2]:
        mask += 4
    if counts[first + 3]:
        mask += 8
    if counts[first + 4]:
        mask += 16
    if places > 5 and counts[first + 5]:
        mask += 32
    return mask


class CardSets:
    """The numbers of the cards of any set, in order; the first card has this number."""

    def __init__(self, first: int) -> None:
        self.low = subsets(first, PART)
        self.middle = subsets(first + PART, PART)
        self.high = subsets(first + 2 * PART, PART)

    def draw(self, key: str, mask: int) -> Chance:
        """One of the cards of a set, by chance."""
        return Drawn(
            key, self.low[mask & PART_MASK], self.middle[mask >> PART & PART_MASK], self.high[mask >> 2 * PART]
        )

    def size(self, mask: int) -> int:
        return (
            len(self.low[mask & PART_MASK])
            + len(self.middle[mask >> PART & PART_MASK])
            + len(self.high[mask >> 2 * PART])
        )

    def numbers(self, mask: int) -> list[int]:
        return self.low[mask & PART_MASK] + self.middle[mask >> PART & PART_MASK] + self.high[mask >> 2 * PART]
