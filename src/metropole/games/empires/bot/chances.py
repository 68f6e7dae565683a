"""What the dice promise."""

from functools import cache
from typing import Final

from metropole.games.empires.rules.queries import MOST_DICE, success_dice

MANY: Final = 12  # squadrons beyond which more of them change little
AT_LEAST: Final[list[list[float]]] = []  # by the number of dice, and of successes


def at_least(dice: int, need: int) -> float:
    """The probability of so many successes."""
    if need <= 0:
        return 1.0
    if dice >= len(AT_LEAST):
        roll_out(dice)
    row = AT_LEAST[dice]
    return row[need] if need < len(row) else 0.0


def roll_out(dice: int) -> None:
    """Fill the table; each row is put in its own place, so that several threads may ask at once."""
    for count in range(len(AT_LEAST), dice + 1):
        weights = success_dice(count).weights
        AT_LEAST[count : count + 1] = [[sum(weights[need:]) / sum(weights) for need in range(len(weights))]]


def exactly(dice: int, hits: int) -> float:
    return at_least(dice, hits) - at_least(dice, hits + 1)


def sea_odds(own: int, enemy: int) -> tuple[float, float]:
    """22 How likely own squadrons win, and lose, when two navies fight to the end."""
    return fought_out(min(own, MANY), min(enemy, MANY))


@cache
def fought_out(own: int, enemy: int) -> tuple[float, float]:
    if own == 0 or enemy == 0:
        return float(own > 0), float(enemy > 0)
    dice, return_dice = min(MOST_DICE, own), min(MOST_DICE, enemy)
    win = lose = 0.0
    for hits in range(dice + 1):
        for losses in range(return_dice + 1):
            if hits or losses:
                after = fought_out(max(0, own - losses), max(0, enemy - hits))
                chance = exactly(dice, hits) * exactly(return_dice, losses)
                win += chance * after[0]
                lose += chance * after[1]
    something = 1.0 - exactly(dice, 0) * exactly(return_dice, 0)
    return win / something, lose / something
