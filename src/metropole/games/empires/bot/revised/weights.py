"""What the greedy bot holds for good in the revised rules: every number it believes in, in one place."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from metropole.parts.bot import read_weights


@dataclass
class RevisedWeights:
    """The unit is one prestige point at the end of the game."""

    victory: float = 8.0  # the point that wins
    late: int = 7  # points from which victory is near
    ambition: float = 0.15  # more for each point beyond that
    rival: float = 0.12  # what somebody else loses
    leader: float = 0.9  # more of it, for who is about to win
    lead: int = 4  # how steeply that grows with points, as an exponent

    # time
    pace: float = 1.2  # points that a leader gains in a turn
    overtime: float = 1.5  # turns after the eighth, for who is sure that there is one
    span: float = 6.0  # turns to come from which time is plenty
    moment: float = 0.1  # the least of it that is left

    # money
    purse: tuple[float, ...] = (0.22, 0.20, 0.18, 0.16, 0.14, 0.12, 0.11, 0.10, 0.09, 0.08, 0.06, 0.05)  # coin by coin
    rich: float = 0.03  # any coin beyond
    idle: float = 0.02  # a coin when the game ends
    owed: float = 0.10  # a counter of the loan while there is time
    interest: float = 0.05  # what is added to it in a turn, for each turn to come
    fifth: float = 0.2  # a counter of the loan at the end: five cost a point
    spare: int = 5  # treasury to keep when the loan is repaid
    spare_last: int = 2  # the same from the turn on that may be the last
    unsold: float = 0.6  # the share of their price that goods on the market are worth
    cargo: float = 0.06  # goods that are shipped and sold in a turn
    idle_fleet: float = 0.15  # the share of it that a fleet is worth without goods to ship, or without buyers
    halved: float = 0.45  # and with goods of others only
    consent: float = 0.7  # how often others sell

    # the map
    resource: float = 0.18  # a controlled resource, for its goods
    fragile: float = 0.65  # how much of a monopoly is doubtful as long as most of its colour is open
    colour: float = 0.06  # another colour on the way to the variety that counts
    landing: float = 0.02  # an unexplored neighbour
    trade: float = 0.05  # what a colony adds to the trader's limit
    neighbour: float = 0.15  # the second of three adjacent colonies, the fourth of five
    near: tuple[float, ...] = (0.45, 0.32, 0.20, 0.12, 0.06, 0.03)  # a colony so many viceroys away
    stranger: float = 0.8  # the same, for each rival who has a hold there
    counter: float = 0.10  # a counter on the map, for what it may withstand
    calm_risk: float = 0.02  # that a rebellion comes where there is no unrest yet
    restless_risk: float = 0.15  # and for each unrest
    averted: float = 0.5  # the part of its damage that cannot be averted

    # tracks and awards
    seafaring: tuple[float, ...] = (0.12, 0.08, 0.05)  # each step, besides the explorations it helps
    explorations: float = 0.5  # explorations still to come in a turn
    navy: tuple[float, ...] = (0.25, 0.20, 0.15)
    logistics: tuple[float, ...] = (0.60, 0.40, 0.25)
    economy: tuple[float, ...] = (0.50, 0.60, 0.60)
    content: float = 0.6  # the share of economy that is worth having without goods to sell
    city: float = 0.6  # economy for a city that would be out of reach without it
    award: tuple[float, ...] = (1.0, 0.55, 0.35, 0.22, 0.13, 0.07)  # an award that so many steps are missing for
    race: float = 0.6  # the share that is left of it when somebody else is nearer
    guard: float = 0.1  # a step ahead of who might take it away
    delay: float = 0.015  # what waiting one round costs of a gain
    peril: float = 0.1  # and of a victory, before which somebody else may win
    contest: float = 0.05  # and of a landing, for which others race

    # war and privateers
    step: float = 0.05  # a step on the diplomacy track
    odds: float = 0.55  # chance of victory without which no war is begun
    alliance: float = 0.3  # how often the defender finds an ally
    squadron: float = 0.10  # a squadron lost in war
    land: float = 0.06  # a counter at stake in a shared territory
    attack: float = 0.8  # a war that could be won for certain
    defence: float = 0.35  # a war that could be lost for certain
    deterred: float = 0.3  # how often somebody who could attack does
    upkeep: float = 0.25  # upkeep for the rest of the game
    bounty: int = 2  # treasury offered to who would turn a war
    turning: float = 0.25  # how much an ally must change the odds to be paid
    chest: int = 6  # treasury without which nothing is offered
    prize: float = 0.33  # what a privateer takes from each shipment
    booty: float = 0.12  # what such a prize is worth
    lurk: int = 4  # treasury without which no privateer is sent


WEIGHTS: Final = RevisedWeights(**read_weights(Path(__file__).parent.parent, "revised"))

# How many drafts of a turn are kept in mind after each card, and when only the card to leave out is at stake.
BREADTH: Final = 16
BREADTH_OF_LOCK: Final = 6
