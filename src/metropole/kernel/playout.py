"""Random play inside the engine, and a small generator that carries all its state in one number."""

from typing import Final

from metropole.kernel.flow import Flow
from metropole.kernel.questions import Chance, Decision

LONG: Final = 0xFFFFFFFFFFFFFFFF
BITS: Final = 30
WORD: Final = (1 << BITS) - 1
FACTOR: Final = 977747127  # FACTOR * 2**30 - 1 is prime, and half of it, rounded down, is too
ENDLESS: Final = 1 << 60


class PlayoutRng:
    """A seedable generator (multiply with carry): equal states give equal numbers, compiled or not.

    Factors and words below 2**30 are multiplied fast when compiled; the state comes round after almost 2**59 words.
    """

    def __init__(self, seed: int) -> None:
        self.state = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """A state from any whole number (SplitMix64), so that neighbouring seeds lie far apart."""
        mixed = seed + 0x9E3779B97F4A7C15 & LONG
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & LONG
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & LONG
        mixed ^= mixed >> 31
        self.state = 1 + mixed % (FACTOR << BITS - 1)

    def word(self) -> int:
        """The next thirty bits."""
        state = FACTOR * (self.state & WORD) + (self.state >> BITS)
        self.state = state
        return (state ^ state >> BITS) & WORD

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, all equally likely but for less than one part in ten thousand."""
        if stop <= 1 << 16:
            return self.word() * stop >> BITS
        return ((self.word() << 2 * BITS | self.word() << BITS | self.word()) * stop) >> 3 * BITS

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, or what comes out of a file, goes on with the same numbers."""
        return dice_at, (self.state,)


def dice_at(state: int) -> PlayoutRng:
    """A generator in a known state."""
    dice = PlayoutRng(0)
    dice.state = state
    return dice


def playout(flow: Flow, dice: PlayoutRng, most: int = ENDLESS) -> int:
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


def settle(flow: Flow, dice: PlayoutRng) -> None:
    """Let chance answer until somebody is asked, or the game is over."""
    while True:
        pending = flow.pending
        if not isinstance(pending, Chance):
            return
        flow.advance(pending.at(dice.randrange(pending.total)))
