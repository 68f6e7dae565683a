"""The figures of a seat by which its chances are judged."""

from typing import Final

from metropole.games.empires.bot.evaluation import closeness, wealth, worth
from metropole.games.empires.bot.revised import evaluation as revised
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, debt, in_play, is_revised, piles_of
from metropole.games.empires.rules.revised import prestige
from metropole.games.empires.rules.revised.turn import LAST_FREE_TURN
from metropole.games.empires.rules.state import TRACK_COUNT, Seat

FEATURES: Final = "prestige wealth map fleets squadrons goods seafaring navy logistics economy".split()
PLENTY: Final = 8  # fleets, squadrons or goods of which more do not matter


def features(g: Game, seat: Seat) -> list[float]:
    """What speaks for a seat: prestige, what it owns, and what its places on the map promise."""
    s = g.s
    if is_revised(g):
        turns = revised.turns_left(g)
        points = float(prestige.points(g, seat))
        rich = revised.wealth(g, seat, s.treasury[seat], debt(g, seat))
        land = revised.map_worth(g, revised.share_of(turns))[seat] + revised.cluster(g, seat)
        land += sum([revised.worth(g, seat, t, turns) for t in ALL_TERRITORIES if in_play(g, t)])
    else:
        points = closeness(g, seat)
        rich = wealth(g, seat, s.treasury[seat], debt(g, seat), len(piles_of(g, seat)))
        land = sum([worth(g, seat, t) for t in ALL_TERRITORIES if in_play(g, t)])
    steps = [float(s.tracks[seat * TRACK_COUNT + track]) for track in range(TRACK_COUNT)]
    return [
        points,
        rich,
        land,
        float(min(s.fleets[seat], PLENTY)),
        float(min(s.squadrons[seat], PLENTY)),
        float(min(s.goods[seat], PLENTY)),
        *steps,
    ]


def progress(g: Game) -> float:
    """How much of the game is over, from nothing to one."""
    if is_revised(g):
        return min(1.0, g.s.turn / (LAST_FREE_TURN + 1.0))
    return min(1.0, max(0, max(g.s.prestige)) / g.edition.victory)
