"""20 Rebel."""

from typing import Final

from metropole.empires import action_space, facts, moves, prompts
from metropole.empires.board import Territory
from metropole.empires.characters import REBEL, used
from metropole.empires.game import CASUALTIES, COUNT, FLAG, OTHER, PLACE, REBELLION, Game
from metropole.empires.game import REBEL as PROCEDURE
from metropole.empires.queries import (
    ALL_TERRITORIES,
    explored,
    in_play,
    is_settled,
    native_power,
    success_dice,
)
from metropole.empires.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, ask

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
    return Decision(g.seat, prompts.REBEL_WHERE, [action_space.TERRITORY + t for t in places(g, g.flag)])


def act(g: Game) -> None:
    used(g, REBEL)
    if g.flag == STIR:
        moves.stir(g, g.place)
    elif g.flag == EXPEL:
        moves.remove_mission(g, g.place)
    else:
        g.call(REBELLION, g.seat, g.place)


def rebellion_dice(g: Game) -> Question | None:
    """20 Native power times unrest."""
    return success_dice(native_power(g, g.place) * g.s.unrest[g.place])


def strike(g: Game) -> None:
    """20 Each success removes a counter of the territory, chosen by the rebel."""
    g.tell(facts.DICE, g.seat, native_power(g, g.place) * g.s.unrest[g.place], g.count)
    seat, place, hits = g.seat, g.place, g.count
    g.call(CASUALTIES, seat, place, 0, hits)
    g[OTHER] = NOBODY


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 20", ask(deed, FLAG), ask(where, PLACE), act),
    REBELLION: Procedure("CE 20", ask(rebellion_dice, COUNT), strike),
}
