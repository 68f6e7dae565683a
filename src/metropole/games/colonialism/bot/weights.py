"""What the greedy bot holds for good: every number it believes in, in one place."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from metropole.games.colonialism.rules.game import Game
from metropole.parts.bot import read_weights


@dataclass
class ColonialismWeights:
    """Points are cubes of the final score; discs are discs. The rulebooks have numbers of their own in a file."""

    spare_early: float = 0.32  # a cube above the smallest colour, at the start of the game
    spare_converted: float = 0.20  # the same at the end, where cubes can be converted
    spare_lost: float = 0.06  # the same at the end, where they cannot
    total: float = 0.01  # any cube, as a tie-break
    rival: tuple[float, ...] = (0.0, 0.0, 0.7, 0.2, 0.13)  # what each opponent gains, by the number of seats
    standing: float = 0.14  # a cube that may be collected next time
    far: float = 14.0  # discs missing for a collection that is out of sight
    behind: float = 0.5  # the share of who is not the strongest in a region
    foothold: float = 0.01  # a region with own influence
    disc: float = 0.006  # a disc kept in the reserve instead of placed for nothing
    hidden: int = 3  # discs expected of a face-down card
    interest: float = 0.08  # an interest that would pay if the game ended now
    die: int = 3  # a die plus one, on average
    drawn: tuple[int, ...] = (4, 3, 3)  # discs expected of cards still to be drawn, the best first
    action: float = 0.04  # what an action should bring at least
    short: int = 4  # a reserve that is running out
    goal: float = 100.0  # a ship where the scheme needs it
    leftover: float = 0.04  # an action for which there is no plan yet


FOLDER: Final = Path(__file__).parent
WEIGHTS: Final = {
    book: ColonialismWeights(**read_weights(FOLDER, book)) for book in ("original", "spielworxx", "compass")
}


def weights_of(g: Game) -> ColonialismWeights:
    """The numbers for the rulebook that is played."""
    return WEIGHTS[g.edition.book]


# How good a card is without knowing where it will be played, by its number in the alphabet.
CARD_WORTH: Final = (3, 4, 2, 3, 4, 4, 2, 3, 4, 5, 1, 2, 2, 2, 2, 1, 7, 3, 3, 3, 2, 3, 3, 1, 7)

# How much each upgrade is worth per colonization phase to come, in points.
UPGRADE_WORTH: Final = (0.08, 0.02, 0.12, 0.14, 0.05)
