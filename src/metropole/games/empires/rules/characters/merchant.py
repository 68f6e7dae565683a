"""18 Merchant."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import SLAVES
from metropole.games.empires.rules.characters import MERCHANT, used
from metropole.games.empires.rules.game import CITY_SHIPMENT, PLACE, SEAT, SHIPMENTS, Game
from metropole.games.empires.rules.game import MERCHANT as PROCEDURE
from metropole.games.empires.rules.queries import holder, success_dice, territory_of
from metropole.games.empires.rules.state import NOBODY, NOWHERE, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop
from metropole.kernel.position import added, changed, tidied

GOODS: Final = Slot[int](PLACE)  # the space they come from
HITS: Final = Slot[int](GOODS)  # successes of the pirates
ANSWER: Final = Slot[int](GOODS)  # yes or no, which `g.said` tells

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


def choose_all(g: Game) -> None:
    """18 All goods of the city must be shipped, if there are fleets enough."""
    spaces = city_spaces(g)
    if g.s.fleets[g.seat] >= len(spaces):
        for space in spaces:
            g.s.asked |= 1 << space


def city_goods(g: Game) -> Question | None:
    """18 With fewer fleets the shipper chooses which goods of the city are shipped, if that matters."""
    if len(chosen_spaces(g)) == capacity(g):
        return None
    left = [space for space in city_spaces(g) if not g.s.asked >> space & 1]
    if all(holder(g, s) == holder(g, left[0]) and costs_step(g, s) == costs_step(g, left[0]) for s in left):
        left = left[:1]
    return Decision(g.seat, prompts.CITY_GOODS, [action_space.SPACE + space for space in left])


def choose_goods(g: Game) -> None:
    g.s.asked |= 1 << g[GOODS]


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
    hits = g[HITS]
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
        return None
    return Decision(g.seat, prompts.SHIP, [action_space.DONE, *[action_space.SPACE + space for space in left]])


def consent(g: Game) -> Question | None:
    """18 Another controller may refuse."""
    seller = holder(g, g[GOODS])
    if seller == g.seat:
        return None
    return Decision(seller, prompts.SELL, [action_space.YES, action_space.NO])


def ship_next(g: Game) -> None:
    space = g[GOODS]
    seller = holder(g, space)
    g.s.asked |= 1 << space
    if seller != g.seat and g.said == action_space.NO:
        g.tell(facts.REFUSED, seller)
    else:
        if seller != g.seat:
            moves.earn(g, seller, 1)
        ship(g, g.seat, space)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 18", set_sail, ship_on, dock),
    CITY_SHIPMENT: Procedure(
        "CE 18",
        choose_all,
        loop(ask(city_goods, GOODS, territory=PLACE), choose_goods),
        pay_sellers,
        ask(pirate_dice, HITS),
        meet_pirates,
    ),
    SHIPMENTS: Procedure(
        "CE 18", loop(ask(next_goods, GOODS), ask(consent, ANSWER, other=SEAT, space=GOODS), ship_next)
    ),
}
