"""What the greedy bot holds for good in Empires: every number it believes in, in one place."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from metropole.parts.bot import read_weights


@dataclass
class SecondWeights:
    """The unit is one prestige."""

    victory: float = 6.0  # the prestige that wins
    surplus: float = 0.15  # prestige beyond what wins, held by who is in debt
    rival: float = 0.12  # what somebody else loses, at a table of three or more
    duel: float = 0.6  # the same between two
    leader: float = 0.9  # more of it, for who is about to win
    lead: int = 4  # how steeply that grows with prestige, as an exponent
    burden: float = 0.5  # how much each counter of debt that cannot be paid sets a player back

    # money
    purse: tuple[float, ...] = (0.24, 0.21, 0.19, 0.17, 0.15, 0.13, 0.12, 0.10, 0.09, 0.08, 0.07, 0.06)  # coin by coin
    rich: float = 0.04  # any coin beyond
    goods: float = 0.09  # goods that somebody ships
    unsold: float = 0.6  # the share of their price that goods on the market are worth
    owed: float = 0.17  # a counter on a loan
    pile: float = 0.45  # a loan, whatever its size
    late_pile: float = 1.0  # the same when victory is near
    freedom: float = 0.2  # a coin missing for the loans of who is near victory
    liberty: float = 0.6  # the same when nothing else is missing
    late: int = 8  # prestige from which victory is near
    splendour: float = 1.3  # prestige that Spain keeps by paying
    ruin: float = 0.8  # neither treasury nor fleets
    spare: int = 4  # treasury to keep when a loan is repaid and rounds are to come
    spare_last: int = 2  # the same in the last round

    # the map
    resource: float = 0.12  # a controlled resource
    gold: float = 0.10  # more for gold, a monopoly of its own
    monopoly: float = 0.10  # a colour that nobody else controls
    plunder: float = 0.02  # a coin of pillage, when colonies are compared
    city_goods: float = 0.02  # own goods in the booming city, which everybody must ship
    city_unrest: float = 0.01  # unrest there
    landing: float = 0.03  # an unexplored neighbour
    colony: float = 0.20  # a colony, besides its prestige
    near: tuple[float, ...] = (0.45, 0.30, 0.20, 0.12, 0.06, 0.03)  # a colony so many viceroys away
    stranger: float = 0.85  # the same, for each rival who has a hold there
    counter: float = 0.07  # a counter that a rebellion would remove
    calm_risk: float = 0.02  # that a rebellion comes where there is no unrest yet
    restless_risk: float = 0.12  # and where there is

    # boxes and tracks
    fleets: tuple[float, ...] = (0.9, 0.65, 0.45, 0.36, 0.30, 0.25)  # merchant fleets that have goods to ship
    many_fleets: float = 0.2  # any beyond
    idle_fleet: float = 0.08  # one that has none
    squadron: float = 0.12  # a squadron lost in war
    step: float = 0.05  # a step on the diplomacy track
    ambition: float = 0.15  # more of it, if it may open a war that would be won
    explorations: float = 4.0  # explorations still to come, as far as they matter for seafaring
    seafaring: tuple[float, ...] = (0.05, 0.05, 0.05)  # each step, besides the explorations it helps
    navy: tuple[float, ...] = (0.30, 0.25, 0.20)
    logistics: tuple[float, ...] = (0.60, 0.40, 0.25)
    economy: tuple[float, ...] = (0.8, 0.9, 0.9)
    city: float = 0.5  # economy for a city that would be out of reach without it
    content: float = 0.5  # the share of economy that is worth having without goods to sell
    at_ease: float = 0.4  # the share of navy that is worth having without a stronger enemy
    consent: float = 0.7  # how often others sell
    delay: float = 0.015  # what waiting one round costs of a gain
    race: float = 0.05  # and of an exploration, for which others race

    # war
    odds: float = 0.65  # chance of victory without which no war is begun
    land: float = 0.12  # a counter at stake in a shared territory
    year: float = 0.10  # a year of a war that is being lost
    attack: float = 0.9  # a war that could be won for certain
    defence: float = 1.0  # a war that could be lost for certain
    brief: float = 0.4  # the least that is left of a game, for whoever has to plan ahead


FOLDER: Final = Path(__file__).parent
WEIGHTS: Final = SecondWeights(**read_weights(FOLDER, "second"))

# How good each nation is: portugal, spain, dutch republic, great britain, france.
NATION_WORTH: Final = (2.0, 1.0, 3.0, 5.0, 4.0)

# How many drafts of a turn are kept in mind after each card.
BREADTH: Final = 24
