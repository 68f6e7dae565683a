"""The one door to the pieces: only here does the table change, and each change is told in the same breath."""

from typing import Final

from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import GOLD, Territory
from metropole.games.empires.rules.control import controller, height, owner_at, pushed, settled, without
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    PRINTED,
    all_seats,
    economy,
    has_debt,
    has_stars,
    holder,
    is_present,
    pool,
    sole_holder,
)
from metropole.games.empires.rules.state import ECONOMY, NOBODY, TRACK_COUNT, Seat
from metropole.kernel.position import added, changed, tidied, without_one

STARS_END: Final = 6
ABOLITION: Final = 10

# --- money and ships ---


def from_pool(g: Game, seat: Seat, count: int) -> int:
    """AMB-01 So many counters, or in the strict game as many as the pool still holds."""
    return min(count, pool(g, seat)) if g.edition.strict_counters else count


def has_in_pool(g: Game, seat: Seat, count: int) -> bool:
    return from_pool(g, seat, count) == count


def earn(g: Game, seat: Seat, count: int) -> None:
    """Treasury comes from the pool."""
    count = from_pool(g, seat, count)
    if count:
        g.s.treasury = added(g.s.treasury, seat, count)
        g.tell(facts.TREASURY_GAINED, seat, count)


def spend(g: Game, seat: Seat, count: int) -> None:
    """Treasury goes to the pool."""
    if count:
        g.s.treasury = added(g.s.treasury, seat, -count)
        g.tell(facts.TREASURY_SPENT, seat, count)


def add_fleets(g: Game, seat: Seat, count: int) -> None:
    count = from_pool(g, seat, count)
    if count:
        g.s.fleets = added(g.s.fleets, seat, count)
        g.tell(facts.FLEETS_GAINED, seat, count)


def lose_fleets(g: Game, seat: Seat, count: int) -> None:
    if count:
        g.s.fleets = added(g.s.fleets, seat, -count)
        g.tell(facts.FLEETS_LOST, seat, count)


def add_squadrons(g: Game, seat: Seat, count: int) -> None:
    if count:
        g.s.squadrons = added(g.s.squadrons, seat, count)
        g.tell(facts.SQUADRONS_GAINED, seat, count)


def lose_squadrons(g: Game, seat: Seat, count: int) -> None:
    if count:
        g.s.squadrons = added(g.s.squadrons, seat, -count)
        g.tell(facts.SQUADRONS_LOST, seat, count)


def ship(g: Game, seat: Seat, space: int) -> None:
    """18 One goods on the market."""
    g.s.goods = added(g.s.goods, seat, from_pool(g, seat, 1))
    g.tell(facts.GOODS_SHIPPED, seat, space)


def sell_goods(g: Game, seat: Seat, count: int) -> None:
    """23 Goods leave the market and become treasury."""
    if count:
        g.s.goods = added(g.s.goods, seat, -count)
        g.tell(facts.GOODS_SOLD, seat, count)
        earn(g, seat, count)


def borrow(g: Game, seat: Seat, count: int) -> None:
    """16 A new loan of its own, and as much treasury."""
    g.s.pile_owners = [*g.s.pile_owners, seat]
    g.s.piles = [*g.s.piles, count]
    g.tell(facts.LOAN_TAKEN, seat, count)
    earn(g, seat, count)


def repay(g: Game, seat: Seat, pile: int, count: int) -> None:
    """16, AMB-130 Each treasury discarded removes a counter; an empty loan is gone."""
    g.s.treasury = added(g.s.treasury, seat, -count)
    g.s.piles = added(g.s.piles, pile, -count)
    g.tell(facts.LOAN_REPAID, seat, count)
    if g.s.piles[pile] == 0:
        g.s.piles = without_one(g.s.piles, pile)
        g.s.pile_owners = without_one(g.s.pile_owners, pile)


def add_interest(g: Game) -> None:
    """4 Every loan grows by one counter."""
    for pile, owner in enumerate(g.s.pile_owners):
        raise_loan(g, pile, from_pool(g, Seat(owner), 1))


def raise_loan(g: Game, pile: int, count: int) -> None:
    """4 Interest is added to the loan."""
    if count:
        g.s.piles = added(g.s.piles, pile, count)
        g.tell(facts.INTEREST_ADDED, g.s.pile_owners[pile], count)


def give(g: Game, seat: Seat, other: Seat, count: int) -> None:
    """12 Treasury may change hands freely."""
    g.s.treasury = added(g.s.treasury, seat, -count)
    g.s.treasury = added(g.s.treasury, other, from_pool(g, other, count))
    g.tell(facts.GIFT, seat, other, count)


# --- standing ---


def gain_prestige(g: Game, seat: Seat, count: int = 1) -> None:
    """0, 7 Prestige is kept; ten without debt win at once, and nothing counts after that. 25: at six the stars end."""
    if g.s.winner != NOBODY:
        return
    g.s.prestige = added(g.s.prestige, seat, count)
    g.tell(facts.PRESTIGE_GAINED, seat, count)
    if g.s.prestige[seat] >= STARS_END and has_stars(g, seat):
        g.s.starless |= 1 << seat
        g.tell(facts.STARS_LOST, seat)
    check_victory(g)


def lose_prestige(g: Game, seat: Seat) -> None:
    """AMB-57 Nobody owes prestige."""
    if g.s.prestige[seat]:
        g.s.prestige = added(g.s.prestige, seat, -1)
        g.tell(facts.PRESTIGE_LOST, seat, 1)


def hand_over_prestige(g: Game, loser: Seat, victor: Seat) -> None:
    """22 One prestige from the loser to the victor, if there is any."""
    if g.s.prestige[loser]:
        lose_prestige(g, loser)
        gain_prestige(g, victor)


def check_victory(g: Game) -> None:
    """0, 16 Enough prestige and no loan."""
    for seat in all_seats(g):
        if g.s.prestige[seat] >= g.edition.victory and g.s.winner == NOBODY and not has_debt(g, seat):
            g.s.winner = seat
            g.tell(facts.WON, seat)
            g.halt()


def step_left(g: Game, seat: Seat) -> None:
    """10 One space left on the diplomacy track, if possible."""
    if g.s.diplomacy[seat] > 1:
        g.s.diplomacy = added(g.s.diplomacy, seat, -1)
        g.tell(facts.DIPLOMACY_MOVED, seat, -1)


def step_right(g: Game, seat: Seat) -> None:
    """10 One space right, up to the printed end."""
    if g.s.diplomacy[seat] < g.board.diplomacy:
        g.s.diplomacy = added(g.s.diplomacy, seat, 1)
        g.tell(facts.DIPLOMACY_MOVED, seat, 1)


def advance(g: Game, seat: Seat, track: int) -> None:
    """21 One space on a progress track, for the printed price."""
    cell = seat * TRACK_COUNT + track
    g.s.tracks = added(g.s.tracks, cell, 1)
    value = PRINTED[track][g.s.tracks[cell]]
    spend(g, seat, value)
    g.tell(facts.TRACK_ADVANCED, seat, track, value)
    if track == ECONOMY and economy(g, seat) == ABOLITION:
        g.s.abolished = 1


# --- counters on the map ---


def put_counters(g: Game, seat: Seat, space: int, count: int = 1) -> None:
    """5, AMB-30 Counters go on top, then control is settled; taking a space or breaking a monopoly costs one step."""
    before = g.s.stacks[space]
    broken = breaks_monopoly(g, seat, space)
    stack = before
    for _ in range(count):
        stack = pushed(stack, seat)
        g.tell(facts.COUNTER_PLACED, seat, space)
    g.s.stacks = changed(g.s.stacks, space, settled(stack))
    if holder(g, space) == seat and controller(before) != seat:
        g.tell(facts.CONTROL_TAKEN, seat, space)
        if before or broken:
            step_left(g, seat)


def breaks_monopoly(g: Game, seat: Seat, space: int) -> bool:
    """5 Whether a vacant space lies in a colour that only one other player controls. Gold has no such monopoly."""
    colour = g.board.space_colour[space]
    return g.s.stacks[space] == 0 and colour != GOLD and sole_holder(g, colour) not in (NOBODY, seat)


def take_counter(g: Game, space: int, position: int) -> Seat:
    """5 A counter leaves a stack; control follows without any cost. Says whose it was."""
    seat = owner_at(g.s.stacks[space], position)
    g.s.stacks = changed(g.s.stacks, space, without(g.s.stacks[space], position))
    g.tell(facts.COUNTER_REMOVED, seat, space)
    return seat


def take_counters(g: Game, seat: Seat, territory: Territory) -> None:
    """20, 22 All counters of a player leave a territory."""
    for space in g.board.spaces[territory]:
        for position in reversed(range(height(g.s.stacks[space]))):
            if owner_at(g.s.stacks[space], position) == seat:
                take_counter(g, space, position)


def settle(g: Game, territory: Territory) -> None:
    """5, 22 Control is looked at again after losses."""
    for space in g.board.spaces[territory]:
        stack = settled(g.s.stacks[space])
        if stack != g.s.stacks[space]:
            g.s.stacks = changed(g.s.stacks, space, stack)


# --- territories ---


def found_colony(g: Game, seat: Seat, territory: Territory) -> None:
    """14 A colony marker; an independent state is one no longer."""
    g.s.colonies = changed(g.s.colonies, territory, seat)
    g.s.independent &= ~(1 << territory)
    g.tell(facts.COLONY_FOUNDED, seat, territory)


def check_colony(g: Game, territory: Territory) -> None:
    """8 A colony without a counter of its owner is lost at once."""
    owner = Seat(g.s.colonies[territory])
    if owner == NOBODY or is_present(g, owner, territory):
        return
    g.s.colonies = changed(g.s.colonies, territory, NOBODY)
    g.tell(facts.COLONY_LOST, owner, territory)
    calm(g, territory, g.s.unrest[territory])
    g.s.independent |= 1 << territory
    g.tell(facts.INDEPENDENT, territory)
    lose_prestige(g, owner)
    if g.s.city == territory:
        lose_prestige(g, owner)


def stir(g: Game, territory: Territory) -> None:
    """9 One unrest marker."""
    g.s.unrest = added(g.s.unrest, territory, 1)
    g.tell(facts.UNREST_ADDED, territory, 1)


def calm(g: Game, territory: Territory, count: int) -> None:
    if count:
        g.s.unrest = tidied(added(g.s.unrest, territory, -count))
        g.tell(facts.UNREST_REMOVED, territory, count)


def place_mission(g: Game, territory: Territory) -> None:
    g.s.missions = added(g.s.missions, territory, 1)
    g.tell(facts.MISSION_PLACED, territory)


def remove_mission(g: Game, territory: Territory) -> None:
    g.s.missions = added(g.s.missions, territory, -1)
    g.tell(facts.MISSION_REMOVED, territory)


def take_token(g: Game, seat: Seat, territory: Territory) -> None:
    """7 A prestige token from the territory to the explorer."""
    g.s.tokens = added(g.s.tokens, territory, -1)
    gain_prestige(g, seat)


def discover_america(g: Game, seat: Seat) -> None:
    """11 The discoverer takes one prestige of the box; the other goes to the compass rose."""
    g.s.discovered_turn, g.s.discovered_round = g.s.turn, g.s.round
    g.tell(facts.AMERICA_DISCOVERED, seat)
    g.s.circumnavigation = g.s.america - 1
    g.s.america = 0
    gain_prestige(g, seat)


def circumnavigate(g: Game, seat: Seat) -> None:
    """11 The prestige of the voyage is taken once in a game."""
    g.s.circumnavigation = 0
    g.tell(facts.WORLD_CIRCUMNAVIGATED, seat)
    gain_prestige(g, seat)


def place_city(g: Game, seat: Seat, territory: Territory, value: int) -> None:
    """17 The only booming city moves here."""
    g.s.city = territory
    g.s.city_value = value
    g.tell(facts.CITY_PLACED, seat, territory, value)


def lower_city(g: Game) -> None:
    """18 Pirates lower a city, but not below one."""
    if g.s.city_value > 1:
        g.s.city_value -= 1
        g.tell(facts.CITY_LOWERED, g.s.city_value)


# --- war ---


def begin_war(g: Game, attacker: Seat, defender: Seat) -> None:
    """22 War is declared."""
    g.s.attacker, g.s.defender, g.s.year = attacker, defender, 0
    g.tell(facts.WAR_DECLARED, attacker, defender)


def end_war(g: Game) -> None:
    g.s.attacker, g.s.defender, g.s.year = NOBODY, NOBODY, 0
