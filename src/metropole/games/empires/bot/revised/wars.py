"""12.12 What wars, alliances, navies and privateers promise."""

from functools import cache
from typing import Final

from metropole.games.empires.bot.chances import MANY, at_least, exactly
from metropole.games.empires.bot.evaluation import rivals
from metropole.games.empires.bot.revised.evaluation import (
    coins,
    colony_points,
    crown,
    price_of,
    rivalry,
    span,
    turns_left,
)
from metropole.games.empires.bot.revised.weights import WEIGHTS
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    MOST_DICE,
    controlled,
    counters,
    logistics,
    native_power,
)
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.revised.turn import privateers_in, upkeep
from metropole.games.empires.rules.revised.war import ATTACK, DEFENCE, YEARS, dice_for, members, principal, squadrons
from metropole.games.empires.rules.state import NOBODY, Seat

NO_WAR: Final = -100.0

# --- odds ---


def odds(own: int, enemy: int, years: int = YEARS) -> tuple[float, float]:
    """12.12.3, 12.12.5 How likely one side is the only one afloat, and how likely the other, within some years."""
    return fought(min(own, MANY), min(enemy, MANY), years)


@cache
def fought(own: int, enemy: int, years: int) -> tuple[float, float]:
    if not own or not enemy:
        return float(own > 0), float(enemy > 0)
    if not years:
        return 0.0, 0.0
    dice, return_dice = dice_for(own, enemy), dice_for(enemy, own)
    win = lose = 0.0
    for hits in range(dice + 1):
        for losses in range(return_dice + 1):
            chance = exactly(dice, hits) * exactly(return_dice, losses)
            after = fought(max(0, own - losses), max(0, enemy - hits), years - 1)
            win, lose = win + chance * after[0], lose + chance * after[1]
    return win, lose


def shared_counters(g: Game, seat: Seat, other: Seat) -> int:
    """12.12.2 The own counters that would have to fight on land."""
    return sum([counters(g, seat, t) for t in ALL_TERRITORIES if counters(g, other, t) and counters(g, seat, t)])


# --- declaring war ---


def strongest_friend(g: Game, seat: Seat, other: Seat) -> int:
    """12.12.1 The most squadrons that might come to somebody's help."""
    return max([g.s.squadrons[q] for q in rivals(g, seat) if q != other], default=0)


def chances_of_war(g: Game, seat: Seat, other: Seat) -> tuple[float, float]:
    """12.12 Chances of victory and defeat; now and then the defender finds an ally."""
    own, enemy = g.s.squadrons[seat], g.s.squadrons[other]
    alone, joined = odds(own, enemy), odds(own, enemy + strongest_friend(g, seat, other))
    often = WEIGHTS.alliance
    return (1 - often) * alone[0] + often * joined[0], (1 - often) * alone[1] + often * joined[1]


def war_worth(g: Game, seat: Seat, other: Seat) -> float:
    """12.12.5 A war that is as good as won brings a point and the war box; it costs squadrons and a step."""
    win, lose = chances_of_war(g, seat, other)
    if win < WEIGHTS.odds:
        return NO_WAR
    own = g.s.squadrons[seat]
    ransom = rivalry(g, other) if own <= g.s.squadrons[other] else 0.0
    losses = WEIGHTS.squadron * min(own, g.s.squadrons[other]) + WEIGHTS.land * shared_counters(g, seat, other)
    spoils = coins(g, seat, g.s.war_box) + win * (crown(g, seat) + ransom)
    return spoils - lose * (1.0 + rivalry(g, other)) - span(g) * (losses + WEIGHTS.step)


def hunt_worth(g: Game, seat: Seat) -> float:
    """12.12.7, AMB-108 Privateers sunk in two rounds and the war box, less the squadrons they may sink."""
    lurking, shots = privateers_in(g, seat), min(MOST_DICE, g.s.squadrons[seat])
    sunk = min(float(lurking), 2 * shots / 3)
    box = coins(g, seat, g.s.war_box) if g.edition.hunt_is_war else 0.0
    return box + WEIGHTS.prize * WEIGHTS.cargo * turns_left(g) * sunk - WEIGHTS.squadron * (lurking - sunk / 2) / 3


# --- navies ---


def navy_worth(g: Game, seat: Seat, strength: int) -> float:
    """12.12, 4.4 What so many squadrons promise in attack and spare in defence, less their upkeep."""
    prey = [q for q in rivals(g, seat) if g.s.diplomacy[q] <= g.s.diplomacy[seat]]
    hunters = [q for q in rivals(g, seat) if g.s.diplomacy[q] >= g.s.diplomacy[seat]]
    attack = max([odds(strength, g.s.squadrons[q])[0] for q in prey], default=0.0)
    defeats = [WEIGHTS.deterred * odds(g.s.squadrons[q], strength)[0] for q in hunters]
    value = WEIGHTS.attack * attack - WEIGHTS.defence * sum(defeats)
    return span(g) * (value - WEIGHTS.upkeep * upkeep(strength))


# --- alliances ---


def joined_odds(g: Game, side: int, ally: Seat) -> tuple[float, float]:
    """The odds of a side with one more ally."""
    more = g.s.squadrons[ally] if ally != NOBODY else 0
    return odds(squadrons(g, side) + more, squadrons(g, 1 - side), YEARS - max(0, g.s.year))


def change(g: Game, side: int, ally: Seat) -> float:
    """How much an ally turns a war in favour of a side."""
    with_ally, without = joined_odds(g, side, ally), joined_odds(g, side, NOBODY)
    return with_ally[0] - without[0] + without[1] - with_ally[1]


def support_worth(g: Game, seat: Seat, side: int) -> float:
    """12.12.1 The reward, and the harm to one principal and help to the other; less the squadrons at stake."""
    friend, foe = principal(g, side), principal(g, 1 - side)
    gain = coins(g, seat, min(g.s.offers[side], g.s.treasury[friend]))
    gain += change(g, side, seat) * (rivalry(g, foe) - rivalry(g, friend))
    at_stake = WEIGHTS.squadron * min(g.s.squadrons[seat], squadrons(g, 1 - side) / 3)
    at_stake += WEIGHTS.land * shared_counters(g, seat, foe) / 3
    return gain - span(g) * (at_stake + (WEIGHTS.step if side == ATTACK else 0.0))


def side_of(g: Game, seat: Seat) -> int:
    return ATTACK if seat in members(g, ATTACK) else DEFENCE


def best_offer(g: Game, seat: Seat) -> int:
    """12.12.1 A reward for whoever would turn the war, if there is treasury to spare."""
    side = side_of(g, seat)
    helpers = [q for q in rivals(g, seat) if q != principal(g, 1 - side)]
    turned = max([change(g, side, q) for q in helpers], default=0.0)
    return WEIGHTS.bounty if turned >= WEIGHTS.turning and g.s.treasury[seat] >= WEIGHTS.chest else 0


def ally_worth(g: Game, seat: Seat, helper: Seat) -> float:
    """12.12.1 An ally for what they are promised."""
    side = side_of(g, seat)
    return change(g, side, helper) - price_of(g, seat, g.s.offers[side])


def staying_worth(g: Game, seat: Seat) -> float:
    """12.12.5 An ally is paid even after leaving, so they stay only to harm the enemy."""
    side = side_of(g, seat)
    friend, foe = principal(g, side), principal(g, 1 - side)
    years = YEARS - g.s.year
    own, enemy = squadrons(g, side), squadrons(g, 1 - side)
    with_me, without = odds(own, enemy, years), odds(own - g.s.squadrons[seat], enemy, years)
    turned = with_me[0] - without[0] + without[1] - with_me[1]
    return turned * (rivalry(g, foe) - rivalry(g, friend)) - WEIGHTS.squadron * span(g) * min(MOST_DICE, enemy) / 3


# --- the end of a war ---


def surrender_worth(g: Game, seat: Seat) -> float:
    """12.12.5 Giving in now against going on; a defender who is outnumbered at sea loses no point of their own."""
    side = side_of(g, seat)
    enemy = principal(g, 1 - side)
    own, theirs = squadrons(g, side), squadrons(g, 1 - side)
    win, lose = odds(own, theirs, YEARS - g.s.year)
    danger = rivalry(g, enemy)
    disgrace = 1.0 if side == ATTACK or own >= theirs else 0.0
    damage = WEIGHTS.squadron * min(own, theirs) + WEIGHTS.land * shared_counters(g, seat, enemy) if theirs else 0.0
    going_on = win * (crown(g, seat) + danger * (side == DEFENCE)) - lose * (danger + (side == ATTACK))
    return span(g) * damage / 2 - going_on - danger - disgrace


# --- overseas ---


def invasion_worth(g: Game, seat: Seat, territory: Territory) -> float:
    """12.12.4 The chance that a colony falls, less the counters that may be lost; the others come home."""
    owner = Seat(g.s.colonies[territory])
    sent = min(logistics(g, seat), g.s.treasury[seat]) + counters(g, seat, territory)
    garrison = counters(g, owner, territory)
    to_fall = garrison - half(native_power(g, territory)) + 1
    fall = at_least(dice_for(sent, garrison), to_fall)
    lost = min(float(sent), dice_for(garrison, sent) / 3)
    harm = fall * colony_points(territory) + WEIGHTS.land * min(garrison, sent / 3)
    return rivalry(g, owner) * harm - lost * price_of(g, seat, 1)


# --- 4.5 privateers ---


def privateer_worth(g: Game, seat: Seat, box: Seat) -> float:
    """4.5, 12.7.1 What a privateer takes from the shipments to come, as long as it is not sunk."""
    shipment = min(g.s.fleets[box], len(controlled(g, box)) + 1)
    if g.s.treasury[seat] < WEIGHTS.lurk or shipment <= privateers_in(g, box):
        return 0.0
    safety = 1.0 if g.s.squadrons[box] <= privateers_in(g, box) else 0.6
    prizes = WEIGHTS.prize * safety * turns_left(g)
    return prizes * WEIGHTS.booty * (1.0 + 2 * rivalry(g, box)) - price_of(g, seat, 1)


def raid_worth(g: Game, seat: Seat, shipper: Seat, raiders: int) -> float:
    """12.7.1 Prizes now against privateers that may be sunk."""
    prizes = coins(g, seat, 1) * raiders * WEIGHTS.prize * (1.0 + rivalry(g, shipper))
    sunk = min(raiders, g.s.squadrons[shipper]) * WEIGHTS.prize
    return prizes - sunk * WEIGHTS.prize * WEIGHTS.cargo * turns_left(g)
