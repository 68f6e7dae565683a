"""Random play inside the engine, and a small generator that carries all its state in two numbers."""

from typing import Final

from metropole.kernel.flow import Flow
from metropole.kernel.questions import Chance, Decision

WORD: Final = 0xFFFFFFFF
LONG: Final = 0xFFFFFFFFFFFFFFFF
BITS: Final = 32
ENDLESS: Final = 1 << 60


class Dice:
    """A seedable generator (xoroshiro64+): equal states give equal numbers, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.a = 0
        self.b = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Two words from any whole number, never both zero; neighbouring seeds lie far apart."""
        mixed = seed + 0x9E3779B97F4A7C15 & LONG
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & LONG
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & LONG
        mixed ^= mixed >> 31
        self.a, self.b = mixed >> BITS, mixed & WORD or 1

    def word(self) -> int:
        """The next thirty-two bits."""
        a, b = self.a, self.b
        result = a + b & WORD
        b ^= a
        self.a = (a << 26 & WORD | a >> 6) ^ b ^ (b << 9 & WORD)
        self.b = b << 13 & WORD | b >> 19
        return result

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, all equally likely but for less than one part in ten thousand.

        Thirty bits are enough for small stops, and their products are still small integers when compiled.
        """
        if stop <= 1 << 16:
            return (self.word() >> 2) * stop >> BITS - 2
        return ((self.word() << BITS | self.word()) * stop) >> 2 * BITS


def playout(flow: Flow, dice: Dice, most: int = ENDLESS) -> int:
    """Let everybody choose blindly until the game is over, or so many decisions long. Says how many there were."""
    decisions = 0
    while decisions < most:
        pending = flow.pending
        if isinstance(pending, Decision):
            flow.advance(pending.options[dice.randrange(len(pending.options))])
            decisions += 1
        elif isinstance(pending, Chance):
            flow.advance(pending.at(dice.randrange(pending.total)))
        else:
            break
    return decisions
