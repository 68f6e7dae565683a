"""The door to the pieces of the revised rules: what `moves` of the second edition does not know."""

from typing import Final

from metropole.games.empires.rules import facts, moves
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.control import all_safe, any_safe, controller, none_safe, owner_at, pushed, settled
from metropole.games.empires.rules.game import REBELLION, Game
from metropole.games.empires.rules.queries import counters, holder, is_settled, native_power, piles_of
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.state import NOBODY, NOWHERE, Seat
from metropole.kernel.position import ZEROS, added, changed

UPRISING: Final = 5  # so many unrest markers make a rebellion of their own
POSITIONS: Final = 64

# --- money and ships ---


def borrow(g: Game, seat: Seat, owed: int, paid: int) -> None:
    """12.4 A player has one loan, to which everything is added."""
    piles = piles_of(g, seat)
    if piles:
        g.s.piles = added(g.s.piles, piles[0], owed)
    else:
        g.s.pile_owners = [*g.s.pile_owners, seat]
        g.s.piles = [*g.s.piles, owed]
    g.tell(facts.LOAN_TAKEN, seat, owed)
    moves.earn(g, seat, paid)


def land_goods(g: Game, seat: Seat, count: int) -> None:
    """12.7 The shipment reaches the market."""
    count = moves.from_pool(g, seat, count)
    if count:
        g.s.goods = added(g.s.goods, seat, count)
        g.tell(facts.GOODS_LANDED, seat, count)


def place_privateer(g: Game, seat: Seat, box: Seat) -> None:
    """4.5 A treasury lies in wait in the fleet box of another player."""
    moves.spend(g, seat, 1)
    g.s.privateers = added(g.s.privateers, seat * g.seats + box, 1)
    g.tell(facts.PRIVATEER_PLACED, seat, box)


def sink_privateer(g: Game, seat: Seat, box: Seat) -> None:
    g.s.privateers = added(g.s.privateers, seat * g.seats + box, -1)
    g.tell(facts.PRIVATEER_SUNK, seat, box)


def fill_war_box(g: Game) -> None:
    """12.12 A turn without war."""
    g.s.war_box += 1
    g.tell(facts.WAR_BOX_GROWN, g.s.war_box)


def empty_war_box(g: Game, seat: Seat) -> None:
    """12.12 Whoever declares a war takes what has gathered."""
    if g.s.war_box:
        g.tell(facts.WAR_BOX_TAKEN, seat, g.s.war_box)
        moves.earn(g, seat, g.s.war_box)
        g.s.war_box = 0


# --- counters on the map ---


def take_foothold(g: Game, seat: Seat, space: int) -> None:
    """12.11.2 A counter has its own price; control follows without the usual one."""
    before = holder(g, space)
    land_counters(g, seat, space, 1)
    settle(g, space)
    if holder(g, space) == seat != before:
        g.tell(facts.CONTROL_TAKEN, seat, space)


def land_counters(g: Game, seat: Seat, space: int, count: int) -> None:
    """12.12.4, AMB-126 The counters of an expedition go on top; control waits for the end of the war."""
    for _ in range(count):
        g.s.stacks = changed(g.s.stacks, space, pushed(g.s.stacks[space], seat))
        g.tell(facts.COUNTER_PLACED, seat, space)


def settle(g: Game, space: int) -> None:
    """5.5 Control is looked at again, at no price."""
    stack = settled(g.s.stacks[space])
    if stack != g.s.stacks[space]:
        g.s.stacks = changed(g.s.stacks, space, stack)


def take_control(g: Game, space: int) -> None:
    """5.4, AMB-126 After a war whoever has more counters than the controller takes the space, for one step left."""
    before = holder(g, space)
    settle(g, space)
    if holder(g, space) != before:
        g.tell(facts.CONTROL_TAKEN, holder(g, space), space)
        moves.step_left(g, holder(g, space))


def withdraw_counter(g: Game, space: int, position: int) -> None:
    seat = moves.take_counter(g, space, position)
    g.s.treasury = added(g.s.treasury, seat, 1)
    g.tell(facts.COUNTER_RECALLED, seat, space)


def recall_counter(g: Game, space: int, position: int) -> None:
    """12.10 A counter goes back to the treasury."""
    withdraw_counter(g, space, position)
    settle(g, space)


def doom(g: Game, space: int, position: int) -> None:
    """12.11.1 A counter is chosen to be lost, but not yet removed; in which order means nothing."""
    g.s.doomed = sorted([*g.s.doomed, space * POSITIONS + position])


def spare(g: Game, space: int, position: int) -> None:
    """12.11.1 Its owner averts the loss."""
    g.s.doomed = [code for code in g.s.doomed if code != space * POSITIONS + position]


def strike(g: Game, territory: Territory) -> None:
    """5.5, AMB-126 All chosen counters leave together; then control is settled, in a war only without the lowest."""
    changing = [space for space in g.board.spaces[territory] if g.s.attacker == NOBODY or loses_lowest(g, space)]
    for code in sorted(g.s.doomed, reverse=True):
        moves.take_counter(g, code // POSITIONS, code % POSITIONS)
    g.s.doomed = ZEROS[0]
    for space in changing:
        settle(g, space)


def loses_lowest(g: Game, space: int) -> bool:
    """5.5 Whether the lowest counter goes, with all those of its owner that lie on it."""
    stack, position = g.s.stacks[space], 0
    while stack and owner_at(stack, position) == controller(stack):
        if space * POSITIONS + position not in g.s.doomed:
            return False
        position += 1
    return bool(stack)


def protect(g: Game, territory: Territory) -> None:
    """12.11 Counters that survived a rebellion are safe for this turn."""
    for space in g.board.spaces[territory]:
        g.s.stacks = changed(g.s.stacks, space, all_safe(g.s.stacks[space]))


def expose(g: Game, territory: Territory) -> None:
    for space in g.board.spaces[territory]:
        if any_safe(g.s.stacks[space]):
            g.s.stacks = changed(g.s.stacks, space, none_safe(g.s.stacks[space]))


# --- territories ---


def check_colony(g: Game, territory: Territory) -> bool:
    """8.1 With fewer counters than half the native power the colony and its cities are lost. Says whether they are."""
    owner = Seat(g.s.colonies[territory])
    if owner == NOBODY or counters(g, owner, territory) >= half(native_power(g, territory)):
        return False
    g.s.colonies = changed(g.s.colonies, territory, NOBODY)
    g.tell(facts.COLONY_LOST, owner, territory)
    for _ in range(g.s.relevant_cities[territory] + (g.s.city == territory)):
        g.tell(facts.CITY_LOST, owner, territory)
    g.s.relevant_cities = changed(g.s.relevant_cities, territory, 0)
    if g.s.city == territory:
        g.s.city, g.s.city_value = NOWHERE, 0
    return True


def check_independence(g: Game, territory: Territory) -> None:
    """8.2 A territory that its last counter has left is an independent state."""
    if not is_settled(g, territory) and not g.s.independent >> territory & 1:
        g.s.independent |= 1 << territory
        g.tell(facts.INDEPENDENT, territory)


def place_city(g: Game, seat: Seat, territory: Territory, value: int) -> None:
    """12.5 The old booming city stays as a relevant one."""
    if g.s.city != NOWHERE:
        g.s.relevant_cities = added(g.s.relevant_cities, g.s.city, 1)
    moves.place_city(g, seat, territory, value)


def stir(g: Game, territory: Territory, count: int) -> None:
    for _ in range(count):
        moves.stir(g, territory)


def rise(g: Game, rebel: Seat, territory: Territory) -> None:
    """12.11.1 A rebellion, made by a rebel or by nobody."""
    g.call(REBELLION, rebel, territory)


def rise_if_due(g: Game, territory: Territory) -> None:
    """12.11.3, AMB-77 Once everything else has been done: five unrest markers rise by themselves."""
    if g.s.unrest[territory] >= UPRISING:
        rise(g, NOBODY, territory)


# --- war ---


def count_victory(g: Game, seat: Seat) -> None:
    """12.12.5 A war won is a point for ever."""
    g.s.war_points = added(g.s.war_points, seat, 1)
    g.s.victories = added(g.s.victories, seat, 1)
    g.tell(facts.VICTORY_POINT, seat)


def count_defeat(g: Game, seat: Seat) -> None:
    """AMB-125 War points may fall below zero."""
    g.s.war_points = added(g.s.war_points, seat, -1)
    g.tell(facts.DEFEAT_POINT, seat)
