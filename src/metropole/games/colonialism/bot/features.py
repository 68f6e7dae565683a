"""The figures of a seat by which its chances are judged."""

from typing import Final

from metropole.games.colonialism.bot.judgement import look_out
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.state import COLOUR_COUNT, REGION_COUNT

FEATURES: Final = "least middle most coming standing discs row".split()
PLENTY: Final = 6  # cubes above the next colour of which more do not matter
PHASES: Final = 6


def features(g: Game, seat: int) -> list[float]:
    """What speaks for a seat: cubes, from the scarcest colour up; what is to be expected; discs; and its row."""
    outlook = look_out(g, seat)
    first = seat * COLOUR_COUNT
    held = g.s.held[first : first + COLOUR_COUNT]
    gained = [held[c] + outlook.gains[first + c] for c in range(COLOUR_COUNT)]
    least, middle, most = sorted(held)
    return [
        float(least),
        float(min(middle - least, PLENTY)),
        float(min(most - middle, PLENTY)),
        outlook.taste.of(gained) - outlook.taste.of(held),
        outlook.standing,
        sum(g.s.discs[seat * REGION_COUNT : (seat + 1) * REGION_COUNT]) / 10.0,
        float(g.s.rows[seat]),
    ]


def progress(g: Game) -> float:
    """How much of the game is over, from nothing to one."""
    return ((g.s.turn - 1) * PHASES + g.s.phase) / float(PHASES * g.edition.turns)
