"""What a position of the revised rules is worth to a player, in prestige points.

Some functions try something on the table they are given and undo it before they return.
"""

from math import pow
from typing import Final

from metropole.games.empires.bot.chances import at_least
from metropole.games.empires.bot.evaluation import counters_missing, takes_a_step, unexplored_neighbours
from metropole.games.empires.bot.revised.weights import WEIGHTS
from metropole.games.empires.rules.board import CHINA, COLOURS, GOLD, INDIA, Territory
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.control import OWNER, controller, pieces, piled, pushed, settled
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    all_seats,
    counters,
    debt,
    held_spaces,
    holder,
    is_present,
    logistics,
    native_power,
    resources,
    territory_of,
)
from metropole.games.empires.rules.revised import prestige
from metropole.games.empires.rules.revised.moves import POSITIONS, UPRISING
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.revised.turn import LAST_FREE_TURN, interest
from metropole.games.empires.rules.state import NOBODY, NOWHERE, Seat
from metropole.kernel.position import added, changed

FACES: Final = 6

# --- players and time ---


def closeness(g: Game) -> list[float]:
    """13 Everybody's points after what cannot be repaid."""
    s = g.s
    points = [float(count) for count in s.prestige]
    for pile in range(len(s.piles)):
        owner = s.pile_owners[pile]
        points[owner] -= WEIGHTS.fifth * max(0, s.piles[pile] - s.treasury[owner])
    return points


def rivalries(g: Game) -> list[float]:
    """How much everybody's loss is worth to the others: little as a rule, much when they are about to win."""
    return [danger(g, points) for points in closeness(g)]


def danger(g: Game, points: float) -> float:
    share = min(1.0, max(0.0, points) / g.edition.victory)
    return WEIGHTS.rival + WEIGHTS.leader * pow(share, WEIGHTS.lead)


def rivalry(g: Game, other: Seat) -> float:
    return danger(g, closeness(g)[other])


def turns_left(g: Game) -> float:
    """13 The turns that are likely to follow this one: until the die falls, or somebody has ten points."""
    rolls = g.edition.end_rolls
    roll = rolls[min(max(0, g.s.turn - LAST_FREE_TURN), len(rolls) - 1)]
    by_die = max(0, LAST_FREE_TURN - g.s.turn) + WEIGHTS.overtime * max(0, FACES - roll) / FACES
    return max(0.0, min(by_die, (g.edition.victory - most_points(g)) / WEIGHTS.pace))


def most_points(g: Game) -> float:
    most, *others = closeness(g)
    for points in others:
        most = max(most, points)
    return most


def span(g: Game) -> float:
    """How much is still to come, from one to little."""
    return share_of(turns_left(g))


def share_of(turns: float) -> float:
    return max(WEIGHTS.moment, min(1.0, turns / WEIGHTS.span))


def glory(g: Game, seat: Seat) -> float:
    """13 What ten points after loans are worth besides themselves; only of interest when they are near."""
    if g.s.prestige[seat] < WEIGHTS.late:
        return 0.0
    reach = prestige.points(g, seat) - prestige.penalty(max(0, debt(g, seat) - g.s.treasury[seat]))
    if reach >= g.edition.victory:
        return WEIGHTS.victory
    return WEIGHTS.ambition * max(0, reach - WEIGHTS.late)


def crown(g: Game, seat: Seat) -> float:
    """7 One more point, which may be the one that wins."""
    reach = prestige.within_reach(g, seat)
    wins = reach < g.edition.victory <= reach + 1
    return 1.0 + (WEIGHTS.victory if wins else WEIGHTS.ambition * (reach >= WEIGHTS.late))


# --- money ---


MANY_COINS: Final = len(WEIGHTS.purse)
PURSES: Final = [sum(WEIGHTS.purse[:coins], 0.0) for coins in range(MANY_COINS + 1)]  # by the number of coins


def purse_worth(treasury: int) -> float:
    """The first coins are worth most."""
    if treasury <= MANY_COINS:
        return PURSES[treasury]
    return PURSES[MANY_COINS] + WEIGHTS.rich * (treasury - MANY_COINS)


def wealth(g: Game, seat: Seat, treasury: int, owed: int) -> float:
    """12.4 While there is time treasury is worth what it may buy; at the end it is only good for paying debts."""
    return wealth_with(g, seat, treasury, owed, turns_left(g))


def wealth_with(g: Game, seat: Seat, treasury: int, owed: int, turns: float) -> float:
    """13, AMB-135 What would pay the loan of who has points enough is worth the victory."""
    short = max(0, owed - treasury)
    share = share_of(turns)
    now = purse_worth(treasury) - WEIGHTS.owed * owed - WEIGHTS.interest * interest(owed) * turns
    end = WEIGHTS.idle * treasury - WEIGHTS.fifth * short
    wins = g.s.prestige[seat] - prestige.penalty(short) >= g.edition.victory
    return share * now + (1.0 - share) * end + (WEIGHTS.victory if wins else 0.0)


def price_of(g: Game, seat: Seat, spent: int) -> float:
    """What some treasury is worth to who spends it."""
    return price_with(g, seat, spent, turns_left(g))


def price_with(g: Game, seat: Seat, spent: int, turns: float) -> float:
    treasury, owed = g.s.treasury[seat], debt(g, seat)
    return wealth_with(g, seat, treasury, owed, turns) - wealth_with(g, seat, max(0, treasury - spent), owed, turns)


def coins(g: Game, seat: Seat, gained: int) -> float:
    treasury, owed, turns = g.s.treasury[seat], debt(g, seat), turns_left(g)
    return wealth_with(g, seat, treasury + gained, owed, turns) - wealth_with(g, seat, treasury, owed, turns)


def fleet_worth(g: Game, seat: Seat, number: int) -> float:
    """12.7 The merchant fleet with this number, by whether there are goods for it and somebody to buy them."""
    own = resources(g, seat)
    others = len(held_spaces(g)) - own
    share = 1.0 if number <= own + 1 else WEIGHTS.halved if number <= own + others else WEIGHTS.idle_fleet
    if number > limit(g, seat) + 2:
        share *= WEIGHTS.idle_fleet
    return WEIGHTS.cargo * share * turns_left(g)


# --- the whole map ---


def map_worth(g: Game, share: float) -> list[float]:
    """7 What monopolies and variety are worth to everybody; a monopoly that is easily broken is worth less."""
    doubt = WEIGHTS.fragile * share
    stacks, colour_of = g.s.stacks, g.board.space_colour
    worths, palettes = [0.0] * g.seats, [0] * g.seats
    holders, held = [0] * len(COLOURS), [0] * len(COLOURS)
    for space in g.board.all_spaces:
        owner = (stacks[space] & OWNER) - 1
        if owner >= 0:
            colour = colour_of[space]
            palettes[owner] = palettes[owner] | 1 << colour
            holders[colour] = holders[colour] | 1 << owner
            held[colour] = held[colour] + 1
            if colour == GOLD:
                worths[owner] = worths[owner] + 1.0
    for colour in range(len(COLOURS)):
        mask = holders[colour]
        if colour != GOLD and mask and not mask & (mask - 1):
            worths[mask.bit_length() - 1] += 1.0 - doubt * (1.0 - held[colour] / len(g.board.spaces_of[colour]))
    enough = prestige.VARIETY_OF_SIX if g.seats == prestige.FULL_TABLE else prestige.VARIETY
    for seat in range(g.seats):
        colours = palettes[seat].bit_count()
        worths[seat] += 1.0 if colours >= enough else WEIGHTS.colour * colours
    return worths


def cluster(g: Game, seat: Seat) -> float:
    """7 Three adjacent colonies, or five; and a little for being on the way."""
    if sum(owner == seat for owner in g.s.colonies) < 2:
        return 0.0
    size = prestige.largest_group(g, prestige.colonies_of(g, seat))
    if size >= prestige.EMPIRE:
        return 2.0
    return (0.0, 0.0, WEIGHTS.neighbour, 1.0, 1.0 + WEIGHTS.neighbour)[size]


# --- territories ---


def colony_points(territory: Territory) -> int:
    """7 India and China count two."""
    return 2 if territory in (INDIA, CHINA) else 1


def cities_in(g: Game, territory: Territory) -> int:
    return g.s.relevant_cities[territory] + (g.s.city == territory)


def worth(g: Game, seat: Seat, territory: Territory, turns: float) -> float:
    """What a territory is worth to a player who is there, or who has a colony there."""
    own = counters(g, seat, territory)
    if not own:
        return 0.0
    share = share_of(turns)
    held = sum(holder(g, space) == seat for space in g.board.spaces[territory])
    value = share * (WEIGHTS.resource * held + WEIGHTS.counter * own)
    value += share * WEIGHTS.landing * unexplored_neighbours(g, territory)
    if g.s.colonies[territory] == seat:
        value += colony_points(territory) + cities_in(g, territory)
        value += share * WEIGHTS.trade * half(native_power(g, territory))
    elif g.s.colonies[territory] == NOBODY:
        value += prospect(g, seat, territory, turns)
    return value - risk(g, seat, territory, own)


def risk(g: Game, seat: Seat, territory: Territory, own: int) -> float:
    """12.11 What rebellions may cost; much of it can be averted for treasury."""
    unrest = g.s.unrest[territory]
    chance = min(1.0, WEIGHTS.restless_risk * unrest * (2 if unrest >= UPRISING - 1 else 1)) or WEIGHTS.calm_risk
    power, missions = native_power(g, territory), g.s.missions[territory]
    is_own = g.s.colonies[territory] == seat
    dice = (power if is_own else half(power)) * max(1, unrest)
    stake = 2 * WEIGHTS.counter * min(float(own), max(0.0, dice / 3 - missions))
    if is_own:
        to_fall = own - half(power) + 1 + missions
        stake += at_least(dice, to_fall) * (colony_points(territory) + cities_in(g, territory)) * WEIGHTS.averted
    return chance * stake


def prospect(g: Game, seat: Seat, territory: Territory, turns: float) -> float:
    """12.2 A colony to come, by the number of viceroys it still takes."""
    if not g.board.native_power[territory] or not g.board.spaces[territory]:
        return 0.0
    missing = counters_missing(g, seat, territory)
    away = -(-missing // logistics(g, seat))
    if missing < 0 or away >= len(WEIGHTS.near):
        return 0.0
    strangers = sum(q != seat and is_present(g, q, territory) for q in all_seats(g))
    time = min(1.0, (turns + 1.0) / (away + 1.0))
    return WEIGHTS.near[away] * colony_points(territory) * pow(WEIGHTS.stranger, strangers) * time


# --- what if ---


class Scales:
    """What stays the same while counters and markers are tried on a table."""

    def __init__(self, g: Game) -> None:
        self.turns = turns_left(g)
        self.share = share_of(self.turns)
        self.danger = rivalries(g)
        self.clusters = [cluster(g, seat) for seat in all_seats(g)]


def balance(g: Game, seat: Seat, territory: Territory, scales: Scales) -> float:
    """What the map is worth to a player, less what it is worth to the others, as far as one territory matters."""
    turns, clusters = scales.turns, scales.clusters
    everywhere = map_worth(g, scales.share)
    value = everywhere[seat] + worth(g, seat, territory, turns) + clusters[seat] + glory(g, seat)
    for other in all_seats(g):
        if other != seat:
            held = everywhere[other] + worth(g, other, territory, turns) + clusters[other]
            value -= scales.danger[other] * held
    return value


def what_if(g: Game) -> Game:
    """A table on which anything may be tried."""
    return Game(g.edition, g.board, g.seats, g.s.copy())


def gain_by_placing(g: Game, seat: Seat, spaces: tuple[int, ...], unrest: int, scales: Scales, before: float) -> float:
    """What counters on some spaces of one territory change, for the player and against the others."""
    territory = territory_of(spaces[0])
    gain = -before
    for i in range(len(spaces)):
        if spaces[i] not in spaces[:i] and takes_a_step(g, seat, spaces[i], spaces.count(spaces[i])):
            gain -= WEIGHTS.step
    stacks, markers = g.s.stacks, g.s.unrest
    after = stacks[:]
    for space in spaces:
        after[space] = settled(pushed(after[space], seat))
    g.s.stacks = after
    if unrest:
        g.s.unrest = added(markers, territory, unrest)
    gain += balance(g, seat, territory, scales)
    g.s.stacks, g.s.unrest = stacks, markers
    return gain


def gain_by_markers(g: Game, seat: Seat, territory: Territory, unrest: int, missions: int, scales: Scales) -> float:
    """9 What more or less unrest and missions change."""
    gain = -balance(g, seat, territory, scales)
    stirred, blessed = g.s.unrest, g.s.missions
    g.s.unrest = added(stirred, territory, unrest)
    g.s.missions = added(blessed, territory, missions)
    gain += balance(g, seat, territory, scales)
    g.s.unrest, g.s.missions = stirred, blessed
    return gain


def struck(g: Game, territory: Territory, doomed: list[int]) -> Game:
    """5.5, 8.1 The table once these counters of a territory have been lost together."""
    after = what_if(g)
    for space in g.board.spaces[territory]:
        lost = [code % POSITIONS for code in doomed if code // POSITIONS == space]
        if lost:
            left = [piece for i, piece in enumerate(pieces(g.s.stacks[space])) if i not in lost]
            after.s.stacks = changed(after.s.stacks, space, settled(piled(left)))
    owner = Seat(g.s.colonies[territory])
    if owner != NOBODY and counters(after, owner, territory) < half(native_power(g, territory)):
        after.s.colonies = changed(after.s.colonies, territory, NOBODY)
        after.s.relevant_cities = changed(after.s.relevant_cities, territory, 0)
        if g.s.city == territory:
            after.s.city, after.s.city_value = NOWHERE, 0
    return after


def toll(g: Game, seat: Seat, space: int, doomed: list[int]) -> float:
    """5.4, AMB-126 The step for taking a space after the war from who then still lies at the bottom."""
    stack = g.s.stacks[space]
    left = piled([p for i, p in enumerate(pieces(stack)) if space * POSITIONS + i not in doomed])
    below = controller(stack)
    pays = g.s.attacker != NOBODY and controller(left) == below != seat == controller(settled(left))
    return WEIGHTS.step if pays and g.s.diplomacy[seat] > 1 else 0.0


def loss(g: Game, seat: Seat, territory: Territory, doomed: list[int]) -> float:
    """What a player loses when these counters go, whoever they belong to."""
    after = struck(g, territory, doomed)
    return balance(g, seat, territory, Scales(g)) - balance(after, seat, territory, Scales(after))
