"""14 Conqueror."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import EXTREMADURA, GOLD, PLANTATION, Territory
from metropole.games.empires.rules.characters import CONQUEROR, used
from metropole.games.empires.rules.control import all_alike, count, runs
from metropole.games.empires.rules.game import COLONY, PLACE, Game
from metropole.games.empires.rules.game import CONQUEROR as PROCEDURE
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_seats,
    controlled,
    controls_all,
    counters,
    goals,
    has_rule,
    in_play,
    is_american,
    native_power,
    slave_spaces,
    territory_of,
)
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

WAY: Final = Slot[int](PLACE)  # yes or no, which `g.said` tells
UNREST: Final = Slot[int](PLACE)  # what Extremadura brings
COMPANY_SPACE: Final = Slot[int](UNREST)  # where a counter becomes a merchant fleet
COMPANY_RUN: Final = Slot[int](COMPANY_SPACE)
ANSWER: Final = Slot[int](COMPANY_RUN)  # yes or no, which `g.said` tells
REPRESSED: Final = Slot[int](ANSWER)  # unrest markers discarded
FLEETS: Final = Slot[int](REPRESSED)  # still to be taken for the plantation
VICTIM: Final = Slot[Seat](FLEETS)

MOST_REPRESSED: Final = 2


def may_conquer(g: Game, seat: Seat, territory: Territory) -> bool:
    """14 No colony yet, native power, control of all resources, and enough counters or Extremadura."""
    if g.s.colonies[territory] != NOBODY or not controls_all(g, seat, territory):
        return False
    if not in_play(g, territory) or not g.board.native_power[territory] or not g.board.spaces[territory]:
        return False
    return has_enough(g, seat, territory) or by_extremadura(g, seat, territory)


def has_enough(g: Game, seat: Seat, territory: Territory) -> bool:
    """14 As many own counters as native power."""
    return counters(g, seat, territory) >= native_power(g, territory)


def by_extremadura(g: Game, seat: Seat, territory: Territory) -> bool:
    """25, AMB-149 Spain in the Americas: a mission stands in for the number of counters."""
    return has_rule(g, seat, EXTREMADURA) and is_american(g, territory) and g.s.missions[territory] > 0


def conquerable(g: Game, seat: Seat) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if may_conquer(g, seat, territory)]


def available(g: Game, seat: Seat) -> bool:
    """14 What can be conquered is among the territories where they control something."""
    return any(may_conquer(g, seat, territory_of(space)) for space in controlled(g, seat))


def where(g: Game) -> Question | None:
    return Decision(g.seat, prompts.CONQUER, [action_space.TERRITORY + t for t in conquerable(g, g.seat)])


def which_way(g: Game) -> Question | None:
    """25 Spain with enough counters founds in the normal way, or alternatively by Extremadura."""
    seat, territory = g.seat, g.place
    if not by_extremadura(g, seat, territory) or not has_enough(g, seat, territory):
        return None
    return Decision(seat, prompts.EXTREMADURA, [action_space.YES, action_space.NO])


def conquer(g: Game) -> None:
    """25 Extremadura, chosen or without enough counters, brings one unrest."""
    alternatively = g.said == action_space.YES or not has_enough(g, g.seat, g.place)
    used(g, CONQUEROR)
    colonize(g, g.seat, g.place, int(alternatively))


def colonize(g: Game, seat: Seat, territory: Territory, unrest: int) -> None:
    """14 A colony is founded, and brings this much unrest."""
    g.call(COLONY, seat, territory, unrest)


def found(g: Game) -> None:
    """14, 17 One prestige, which 25 gives only on goals, and one for founding on the booming city (AMB-147)."""
    seat, territory = g.seat, g.place
    moves.found_colony(g, seat, territory)
    if g[UNREST]:
        moves.stir(g, territory)
    if goals(g, seat) >> territory & 1:
        moves.gain_prestige(g, seat)
    if g.s.city == territory:
        moves.gain_prestige(g, seat)


# --- 14 the options, in the printed order ---


def company_from(g: Game) -> Question | None:
    """14 Company: one own counter of the territory may become a merchant fleet, but not the last."""
    options = [action_space.PASS]
    if counters(g, g.seat, g.place) >= 2:
        own = [space for space in g.board.spaces[g.place] if count(g.s.stacks[space], g.seat)]
        options.extend([action_space.SPACE + space for space in own])
    return Decision(g.seat, prompts.COMPANY, options)


def company_run(g: Game) -> Question | None:
    """AMB-24 Which counter, unless the same stack is left whichever it is."""
    if g[COMPANY_SPACE] < 0:
        return None
    stack = g.s.stacks[g[COMPANY_SPACE]]
    own = [(i, position) for i, (seat, position) in enumerate(runs(stack)) if seat == g.seat]
    if all_alike(stack, [position for _, position in own]):
        own = own[:1]
    return Decision(g.seat, prompts.COMPANY_RUN, [action_space.RUN + i for i, _ in own])


def company_stack(g: Game, seat: int) -> int:
    """AMB-24 The stack that the counter is taken from."""
    return g.s.stacks[g[COMPANY_SPACE]]


def form_company(g: Game) -> None:
    """AMB-46 The colony stands even if control of a space is lost."""
    space = g[COMPANY_SPACE]
    if space >= 0:
        moves.take_counter(g, space, runs(g.s.stacks[space])[g[COMPANY_RUN]][1])
        moves.settle(g, g.place)
        moves.add_fleets(g, g.seat, 1)


def pillage_or_not(g: Game) -> Question | None:
    return Decision(g.seat, prompts.PILLAGE, [action_space.YES, action_space.NO])


def pillage(g: Game) -> None:
    """14 Treasury equal to native power, twice that with gold; one unrest."""
    if g.said == action_space.YES:
        gold = any(g.board.space_colour[space] == GOLD for space in g.board.spaces[g.place])
        moves.earn(g, g.seat, g.board.native_power[g.place] * (2 if gold else 1))
        moves.stir(g, g.place)


def repress_how_many(g: Game) -> Question | None:
    """14 Repression: one or two unrest markers may be discarded."""
    most = min(MOST_REPRESSED, g.s.unrest[g.place])
    return Decision(g.seat, prompts.REPRESSION, [action_space.AMOUNT + n for n in range(most + 1)])


def repress(g: Game) -> None:
    """14 One step left for each."""
    moves.calm(g, g.place, g[REPRESSED])
    for _ in range(g[REPRESSED]):
        moves.step_left(g, g.seat)


def may_plant(g: Game) -> bool:
    """14 Plantation: a plantation resource here, slaves somewhere, and somebody with a fleet."""
    here = any(g.board.space_colour[space] == PLANTATION for space in g.board.spaces[g.place])
    return here and slave_spaces(g, g.seat) > 0 and bool(fleet_owners(g))


def fleet_owners(g: Game) -> list[Seat]:
    return [seat for seat in all_seats(g) if seat != g.seat and g.s.fleets[seat]]


def plant_or_not(g: Game) -> Question | None:
    if not may_plant(g):
        return None
    return Decision(g.seat, prompts.PLANTATION, [action_space.YES, action_space.NO])


def plant(g: Game) -> None:
    """14 As many fleets as there are spaces with slaves."""
    g[FLEETS] = slave_spaces(g, g.seat) if g.said == action_space.YES else 0


def whose_fleet(g: Game) -> Question | None:
    """AMB-48 One by one, from anybody who has one; where all are taken, nobody is asked whose first."""
    owners = fleet_owners(g) if g[FLEETS] else []
    if not owners:
        return None
    if g[FLEETS] >= sum(g.s.fleets[seat] for seat in owners):
        owners = owners[:1]
    return Decision(g.seat, prompts.VICTIM, [action_space.PLAYER + seat for seat in owners])


def take_fleet(g: Game) -> None:
    moves.lose_fleets(g, g[VICTIM], 1)
    moves.add_fleets(g, g.seat, 1)
    g[FLEETS] -= 1


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 14", ask(where, PLACE), ask(which_way, WAY, territory=PLACE), conquer),
    COLONY: Procedure(
        "CE 14",
        found,
        ask(company_from, COMPANY_SPACE, territory=PLACE),
        ask(company_run, COMPANY_RUN, space=COMPANY_SPACE, stack=company_stack),
        form_company,
        ask(pillage_or_not, ANSWER, territory=PLACE),
        pillage,
        ask(repress_how_many, REPRESSED, territory=PLACE),
        repress,
        ask(plant_or_not, ANSWER, territory=PLACE),
        plant,
        loop(ask(whose_fleet, VICTIM, count=FLEETS), take_fleet),
    ),
}
