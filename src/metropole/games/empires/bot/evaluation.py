"""What a position is worth to a player, in prestige.

Some functions try something on the table they are given and undo it before they return.
"""

from math import pow
from typing import Final

from metropole.games.empires.bot.chances import at_least
from metropole.games.empires.bot.weights import WEIGHTS
from metropole.games.empires.rules.board import EXTREMADURA, FLAMBOYANCE, GOLD, Territory
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.control import count, pushed, runs, settled, without
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    MOST_SEATS,
    all_seats,
    counters,
    debt,
    explored,
    goals,
    has_rule,
    held_spaces,
    holder,
    in_play,
    is_american,
    is_open,
    is_present,
    logistics,
    native_power,
    sole_holder,
    territory_of,
)
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.kernel.position import added, changed

# --- players ---


def rivalry(g: Game, other: Seat) -> float:
    """How much somebody else's loss is worth: little at a full table, much against who is about to win."""
    base = WEIGHTS.duel if g.seats == 2 else WEIGHTS.rival
    return base + WEIGHTS.leader * pow(max(0.0, closeness(g, other)) / g.edition.victory, WEIGHTS.lead)


def rivals(g: Game, seat: Seat) -> list[Seat]:
    return [other for other in all_seats(g) if other != seat]


def crown(g: Game, seat: Seat, prestige: int) -> float:
    """0 What prestige is worth: itself, and the victory if it is enough and all debts can be paid."""
    before = g.s.prestige[seat]
    if before >= g.edition.victory:
        return WEIGHTS.surplus * prestige
    wins = before + prestige >= g.edition.victory and g.s.treasury[seat] >= debt(g, seat)
    return prestige + (WEIGHTS.victory if wins else 0.0)


def time_left(g: Game) -> float:
    """How far the game is from its end, from one to little; who owes much is not near it."""
    ahead = closeness(g, Seat(0))
    for seat in all_seats(g):
        ahead = max(ahead, closeness(g, seat))
    return max(WEIGHTS.brief, 1.0 - ahead / g.edition.victory)


def closeness(g: Game, seat: Seat) -> float:
    """Prestige, less for debts that cannot be paid."""
    shortfall = max(0, debt(g, seat) - g.s.treasury[seat])
    return min(g.s.prestige[seat], g.edition.victory) - WEIGHTS.burden * shortfall


# --- money ---


MANY_COINS: Final = len(WEIGHTS.purse)
PURSES: Final = [sum(WEIGHTS.purse[:coins], 0.0) for coins in range(MANY_COINS + 1)]  # by the number of coins


def purse_worth(treasury: int) -> float:
    """The first coins are worth most."""
    if treasury <= MANY_COINS:
        return PURSES[treasury]
    return PURSES[MANY_COINS] + WEIGHTS.rich * (treasury - MANY_COINS)


def wealth(g: Game, seat: Seat, treasury: int, owed: int, piles: int) -> float:
    """Treasury less debts, which weigh more the nearer victory is; and less what Spain pays for its splendour."""
    near = g.s.prestige[seat] >= WEIGHTS.late
    value = purse_worth(treasury) - WEIGHTS.owed * owed - (WEIGHTS.late_pile if near else WEIGHTS.pile) * piles
    if g.s.prestige[seat] >= g.edition.victory:
        value += WEIGHTS.victory if treasury >= owed else WEIGHTS.liberty * (treasury - owed)
    elif near:
        value -= WEIGHTS.freedom * max(0, owed - treasury)
    if not treasury and not g.s.fleets[seat]:
        value -= WEIGHTS.ruin
    if has_rule(g, seat, FLAMBOYANCE) and treasury < g.s.prestige[seat]:
        value -= 1.0
    return value


def price_of(g: Game, seat: Seat, count: int) -> float:
    """What some treasury is worth to who spends it."""
    treasury, owed, piles = g.s.treasury[seat], debt(g, seat), g.s.pile_owners.count(seat)
    return wealth(g, seat, treasury, owed, piles) - wealth(g, seat, max(0, treasury - count), owed, piles)


def fleet_worth(g: Game, seat: Seat, number: int) -> float:
    """18 The merchant fleet with this number, by whether there are goods for it and somebody to buy them."""
    if number > min(len(held_spaces(g)) + 1, limit(g, seat) + 2):
        return WEIGHTS.idle_fleet * time_left(g)
    return (WEIGHTS.fleets[number - 1] if number <= len(WEIGHTS.fleets) else WEIGHTS.many_fleets) * time_left(g)


# --- territories ---


def space_worth(g: Game, seat: Seat, space: int) -> float:
    """5 A controlled resource; gold and a whole colour are worth more."""
    colour = g.board.space_colour[space]
    if colour == GOLD:
        return WEIGHTS.resource + WEIGHTS.gold
    return WEIGHTS.resource + (WEIGHTS.monopoly if sole_holder(g, colour) == seat else 0.0)


def worth(g: Game, seat: Seat, territory: Territory) -> float:
    """What a territory is worth to a player who is there, or who has a colony there."""
    own = counters(g, seat, territory)
    if not own:
        return 0.0
    value = 0.0
    for space in g.board.spaces[territory]:
        if holder(g, space) == seat:
            value += space_worth(g, seat, space)
    value += WEIGHTS.landing * unexplored_neighbours(g, territory)
    if g.s.colonies[territory] == seat:
        value += 1.0 + WEIGHTS.colony
    elif g.s.colonies[territory] == NOBODY:
        value += prospect(g, seat, territory)
    return value - risk(g, seat, territory, own)


def unexplored_neighbours(g: Game, territory: Territory) -> int:
    return sum(g.s.tokens[near] != 0 and in_play(g, near) for near in g.board.adjacent[territory])


def risk(g: Game, seat: Seat, territory: Territory, own: int) -> float:
    """9, 20 What a rebellion may cost."""
    if g.s.missions[territory]:
        return 0.0
    unrest = g.s.unrest[territory]
    chance = WEIGHTS.restless_risk * unrest if unrest else WEIGHTS.calm_risk
    dice = native_power(g, territory) * max(1, unrest)
    stake = WEIGHTS.counter * min(float(own), dice / 3)
    if g.s.colonies[territory] == seat:
        stake += at_least(dice, own) * (2.0 if g.s.city == territory else 1.0)
    return min(1.0, chance) * stake


def colony_prestige(g: Game, seat: Seat, territory: Territory) -> int:
    """14, 25 The prestige of founding a colony here."""
    return (goals(g, seat) >> territory & 1) + (1 if g.s.city == territory else 0)


def plunder(g: Game, territory: Territory) -> int:
    """14 The treasury that pillage brings."""
    gold = any(g.board.space_colour[space] == GOLD for space in g.board.spaces[territory])
    return g.board.native_power[territory] * (2 if gold else 1)


def prospect(g: Game, seat: Seat, territory: Territory) -> float:
    """14 A colony to come, by the number of viceroys it still takes."""
    prestige = colony_prestige(g, seat, territory)
    if not prestige or not g.board.native_power[territory] or not g.board.spaces[territory]:
        return 0.0
    missing = counters_missing(g, seat, territory)
    away = -(-missing // logistics(g, seat))
    if missing < 0 or away >= len(WEIGHTS.near):
        return 0.0
    strangers = sum(q != seat and is_present(g, q, territory) for q in all_seats(g))
    return WEIGHTS.near[away] * prestige * pow(WEIGHTS.stranger, strangers)


def counters_missing(g: Game, seat: Seat, territory: Territory) -> int:
    """14 Counters still to be placed before a colony can be founded, or -1 if a resource is barred."""
    to_take = 0
    known = explored(g, territory)
    for space in g.board.spaces[territory]:
        if holder(g, space) != seat:
            if not known or not is_open(g, seat, space):
                return -1
            to_take += counters_to_take(g.s.stacks[space], seat)
    return max(to_take, native_power(g, territory) - counters(g, seat, territory) - blessing(g, seat, territory))


def counters_to_take(stack: int, seat: Seat) -> int:
    """5 Counters that give control of a stack: more than anybody else has."""
    if not stack:
        return 1
    most = 0
    for other in range(MOST_SEATS):
        most = max(most, count(stack, other))
    return most - count(stack, seat) + 1


def blessing(g: Game, seat: Seat, territory: Territory) -> int:
    """25 Counters that a mission stands in for."""
    helped = g.s.missions[territory] and has_rule(g, seat, EXTREMADURA) and is_american(g, territory)
    return native_power(g, territory) if helped else 0


def balance(g: Game, seat: Seat, territory: Territory) -> float:
    """What a territory is worth to a player, less what it is worth to the others."""
    others = 0.0
    for other in all_seats(g):
        if other != seat:
            value = worth(g, other, territory)
            if value:
                others += rivalry(g, other) * value
    return worth(g, seat, territory) - others


# --- what if ---


def takes_a_step(g: Game, seat: Seat, space: int, sent: int) -> bool:
    """5 Whether so many counters cost diplomacy, by taking a space from somebody or by breaking a monopoly."""
    if g.s.diplomacy[seat] == 1 or holder(g, space) == seat:
        return False
    before = g.s.stacks[space]
    if before:
        return counters_to_take(before, seat) <= sent
    colour = g.board.space_colour[space]
    return colour != GOLD and sole_holder(g, colour) not in (NOBODY, seat)


def gain_by_placing(g: Game, seat: Seat, spaces: tuple[int, ...], unrest: int, before: float) -> float:
    """What counters on some spaces of one territory change, for the player and against the others."""
    stacks, markers = g.s.stacks, g.s.unrest
    gain = -before
    for space in spaces:
        if takes_a_step(g, seat, space, 1):
            gain -= WEIGHTS.step
        g.s.stacks = changed(g.s.stacks, space, settled(pushed(g.s.stacks[space], seat)))
    territory = territory_of(spaces[0])
    if unrest:
        g.s.unrest = added(markers, territory, unrest)
    gain += balance(g, seat, territory)
    g.s.stacks, g.s.unrest = stacks, markers
    return gain


def gain_by_removal(g: Game, seat: Seat, space: int, run: int) -> float:
    """20, 22 What it changes that a counter leaves a stack, with the colony that may fall."""
    territory = territory_of(space)
    gain = -balance(g, seat, territory)
    before = g.s.stacks[space]
    g.s.stacks = changed(g.s.stacks, space, settled(without(before, runs(before)[run][1])))
    gain += balance(g, seat, territory)
    g.s.stacks = changed(g.s.stacks, space, before)
    return gain


def gain_by_markers(g: Game, seat: Seat, territory: Territory, unrest: int, missions: int) -> float:
    """9 What more or less unrest and missions change."""
    gain = -balance(g, seat, territory)
    stirred, blessed = g.s.unrest, g.s.missions
    g.s.unrest = added(stirred, territory, unrest)
    g.s.missions = added(blessed, territory, missions)
    gain += balance(g, seat, territory)
    g.s.unrest, g.s.missions = stirred, blessed
    return gain
