"""18 Merchant."""

from metropole.empires import action_space, facts, moves, prompts
from metropole.empires.board import SLAVES
from metropole.empires.characters import MERCHANT, used
from metropole.empires.game import CITY_SHIPMENT, COUNT, FLAG, SHIPMENTS, SPOT, Game
from metropole.empires.game import MERCHANT as PROCEDURE
from metropole.empires.queries import holder, success_dice, territory_of
from metropole.empires.state import NOBODY, NOWHERE, Seat
from metropole.kernel import Decision, Procedure, Question, ask
from metropole.kernel.position import added, changed, tidied

# s.asked: the spaces that are shipped, paid for or refused. s.shipped[seat]: goods shipped in this action.


def city_spaces(g: Game) -> list[int]:
    """18 The controlled spaces of the booming city's territory; none in an independent state."""
    if g.s.city == NOWHERE or g.s.independent >> g.s.city & 1:
        return []
    return [space for space in g.board.spaces[g.s.city] if holder(g, space) != NOBODY]


def other_spaces(g: Game) -> list[int]:
    """18 Controlled spaces elsewhere."""
    return [space for space in g.board.all_spaces if is_other(g, space)]


def is_other(g: Game, space: int) -> bool:
    return holder(g, space) != NOBODY and territory_of(space) != g.s.city


def available(g: Game, seat: Seat) -> bool:
    if not g.s.fleets[seat]:
        return False
    return any(is_other(g, space) for space in g.board.all_spaces) or bool(city_spaces(g))


def set_sail(g: Game) -> None:
    used(g, MERCHANT)
    g.s.asked = 0
    g.s.shipped = tidied(changed(g.s.shipped, g.seat, 0))
    if city_spaces(g):
        g.call(CITY_SHIPMENT, g.seat, g.s.city)


def ship_on(g: Game) -> None:
    g.call(SHIPMENTS, g.seat)


def dock(g: Game) -> None:
    g.s.asked = 0
    g.s.shipped = tidied(changed(g.s.shipped, g.seat, 0))


# --- the city first ---


def capacity(g: Game) -> int:
    return min(len(city_spaces(g)), g.s.fleets[g.seat])


def chosen_spaces(g: Game) -> list[int]:
    return [space for space in city_spaces(g) if g.s.asked >> space & 1]


def city_goods(g: Game) -> Question | None:
    """18 All goods of the city must be shipped; with fewer fleets the shipper chooses which, if that matters."""
    if len(chosen_spaces(g)) == capacity(g):
        return None
    if capacity(g) == len(city_spaces(g)):
        return None
    left = [space for space in city_spaces(g) if not g.s.asked >> space & 1]
    if all(holder(g, s) == holder(g, left[0]) and costs_step(g, s) == costs_step(g, left[0]) for s in left):
        left = left[:1]
    return Decision(g.seat, prompts.CITY_GOODS, [action_space.SPACE + space for space in left])


def choose_goods(g: Game) -> None:
    if capacity(g) == len(city_spaces(g)):
        for space in city_spaces(g):
            g.s.asked |= 1 << space
    elif len(chosen_spaces(g)) < capacity(g):
        g.s.asked |= 1 << g.spot
        g.back(2)


def pay_sellers(g: Game) -> None:
    """18 Sellers of the city are paid before the pirates come."""
    for space in chosen_spaces(g):
        if holder(g, space) != g.seat:
            moves.earn(g, holder(g, space), 1)


def pirate_dice(g: Game) -> Question | None:
    """18 One die for each unrest marker."""
    return success_dice(g.s.unrest[g.place]) if g.s.unrest[g.place] else None


def meet_pirates(g: Game) -> None:
    """18 One success costs a fleet and the whole shipment of the city; two also lower its value."""
    hits = g.count if g.s.unrest[g.place] else 0
    if g.s.unrest[g.place]:
        g.tell(facts.DICE, g.seat, g.s.unrest[g.place], hits)
    if hits >= 1:
        g.tell(facts.PIRATES, g.seat, g.place)
        moves.lose_fleets(g, g.seat, 1)
    if hits >= 2:
        moves.lower_city(g)
    if hits == 0:
        for space in chosen_spaces(g):
            ship(g, g.seat, space)


def ship(g: Game, seat: Seat, space: int) -> None:
    """18 One goods; 6: slaves cost a step once somebody has abolished the trade."""
    moves.ship(g, seat, space)
    g.s.shipped = added(g.s.shipped, seat, 1)
    if costs_step(g, space):
        moves.step_left(g, seat)


def costs_step(g: Game, space: int) -> bool:
    return bool(g.board.space_colour[space] == SLAVES and g.s.abolished)


# --- then everything else ---


def next_goods(g: Game) -> Question | None:
    """18 Other resources, with the fleets that are left."""
    left = [space for space in other_spaces(g) if not g.s.asked >> space & 1]
    if g.s.shipped[g.seat] >= g.s.fleets[g.seat] or not left:
        g.finish()
        return None
    return Decision(g.seat, prompts.SHIP, [action_space.DONE, *[action_space.SPACE + space for space in left]])


def consent(g: Game) -> Question | None:
    """18 Another controller may refuse."""
    if g.said == action_space.DONE:
        g.finish()
        return None
    seller = holder(g, g.spot)
    if seller == g.seat:
        return None
    return Decision(seller, prompts.SELL, [action_space.YES, action_space.NO])


def ship_next(g: Game) -> None:
    seller = holder(g, g.spot)
    g.s.asked |= 1 << g.spot
    if seller != g.seat and g.said == action_space.NO:
        g.tell(facts.REFUSED, seller)
    else:
        if seller != g.seat:
            moves.earn(g, seller, 1)
        ship(g, g.seat, g.spot)
    g.restart()


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 18", set_sail, ship_on, dock),
    CITY_SHIPMENT: Procedure(
        "CE 18",
        ask(city_goods, SPOT),
        choose_goods,
        pay_sellers,
        ask(pirate_dice, COUNT),
        meet_pirates,
    ),
    SHIPMENTS: Procedure("CE 18", ask(next_goods, SPOT), ask(consent, FLAG), ship_next),
}
