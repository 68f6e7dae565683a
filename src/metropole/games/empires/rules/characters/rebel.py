"""20 Rebel."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.casualties import remove_counters
from metropole.games.empires.rules.characters import REBEL, used
from metropole.games.empires.rules.game import PLACE, REBELLION, Game
from metropole.games.empires.rules.game import REBEL as PROCEDURE
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    explored,
    in_play,
    is_settled,
    native_power,
    success_dice,
)
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

DEED: Final = Slot[int](PLACE)
HITS: Final = Slot[int](PLACE)  # successes of the rebels

RISE: Final = 0
STIR: Final = 1
EXPEL: Final = 2


def places(g: Game, deed: int) -> list[Territory]:
    """20 Where each of the three deeds can be done. AMB-69: a rebellion against nobody is none."""
    return [territory for territory in ALL_TERRITORIES if may_do(g, deed, territory)]


def is_possible(g: Game, deed: int) -> bool:
    return any(may_do(g, deed, territory) for territory in ALL_TERRITORIES)


def may_do(g: Game, deed: int, territory: Territory) -> bool:
    if deed == STIR:
        return explored(g, territory)
    if deed == EXPEL:
        return g.s.missions[territory] > 0 and in_play(g, territory)
    return may_rise(g, territory)


def may_rise(g: Game, territory: Territory) -> bool:
    """9 Unrest, no mission, and somebody to rise against."""
    if not g.s.unrest[territory] or g.s.missions[territory]:
        return False
    return in_play(g, territory) and is_settled(g, territory)


def available(g: Game, seat: Seat) -> bool:
    return is_possible(g, STIR) or is_possible(g, RISE) or is_possible(g, EXPEL)


def deed(g: Game) -> Question | None:
    """20 Exactly one of three."""
    deeds = [action_space.STIR + deed for deed in range(EXPEL + 1) if is_possible(g, deed)]
    return Decision(g.seat, prompts.REBEL, deeds)


def where(g: Game) -> Question | None:
    return Decision(g.seat, prompts.REBEL_WHERE, [action_space.TERRITORY + t for t in places(g, g[DEED])])


def act(g: Game) -> None:
    used(g, REBEL)
    if g[DEED] == STIR:
        moves.stir(g, g.place)
    elif g[DEED] == EXPEL:
        moves.remove_mission(g, g.place)
    else:
        g.call(REBELLION, g.seat, g.place)


def rebellion_dice(g: Game) -> Question | None:
    """20 Native power times unrest."""
    return success_dice(native_power(g, g.place) * g.s.unrest[g.place])


def strike(g: Game) -> None:
    """20 Each success removes a counter of the territory, chosen by the rebel."""
    g.tell(facts.DICE, g.seat, native_power(g, g.place) * g.s.unrest[g.place], g[HITS])
    remove_counters(g, g.seat, g.place, g[HITS])


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 20", ask(deed, DEED), ask(where, PLACE, stir=DEED), act),
    REBELLION: Procedure("CE 20", ask(rebellion_dice, HITS), strike),
}
