"""19 Missionary."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import MISSIONARY, used
from metropole.games.empires.rules.game import MISSIONARY as PROCEDURE
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, explored, in_play
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

METHOD: Final = Slot[int](PLACE)

NEW: Final = 0
CONVERSION: Final = 1


def is_restless(g: Game, territory: Territory) -> bool:
    return g.s.unrest[territory] > 0 and in_play(g, territory)


def is_quiet(g: Game, territory: Territory) -> bool:
    """19 Explored territories without unrest."""
    return g.s.unrest[territory] == 0 and explored(g, territory)


def restless(g: Game) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if is_restless(g, territory)]


def quiet(g: Game) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if is_quiet(g, territory)]


def may_convert(g: Game) -> bool:
    return any(is_restless(g, territory) for territory in ALL_TERRITORIES)


def may_settle(g: Game) -> bool:
    return any(is_quiet(g, territory) for territory in ALL_TERRITORIES)


def available(g: Game, seat: Seat) -> bool:
    return may_settle(g) or may_convert(g)


def method(g: Game) -> Question | None:
    """19 Flip an unrest marker, or place a mission where there is none."""
    options = [action_space.PREACH + NEW] if may_settle(g) else []
    return Decision(
        g.seat, prompts.MISSIONARY, [*options, action_space.PREACH + CONVERSION] if may_convert(g) else options
    )


def where(g: Game) -> Question | None:
    places = restless(g) if g[METHOD] == CONVERSION else quiet(g)
    return Decision(g.seat, prompts.MISSIONARY_WHERE, [action_space.TERRITORY + territory for territory in places])


def preach(g: Game) -> None:
    """AMB-66 Exactly one marker is flipped."""
    used(g, MISSIONARY)
    if g.s.unrest[g.place]:
        moves.calm(g, g.place, 1)
    moves.place_mission(g, g.place)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 19", ask(method, METHOD), ask(where, PLACE, preach=METHOD), preach)
}
