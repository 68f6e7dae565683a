"""12.6 Missionary."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import MISSIONARY, used
from metropole.games.empires.rules.game import MISSIONARY as PROCEDURE
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, explored, is_present, native_power
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, ask
from metropole.kernel.position import added

POWER_PER_MISSION: Final = 4


def room(g: Game, territory: Territory) -> int:
    """12.6 One mission for every four native power, or part of four."""
    return -(-native_power(g, territory) // POWER_PER_MISSION)


def parishes(g: Game, seat: Seat) -> list[Territory]:
    """12.6 Explored territories with an own counter and room for a mission."""
    return [territory for territory in ALL_TERRITORIES if is_parish(g, seat, territory)]


def is_parish(g: Game, seat: Seat, territory: Territory) -> bool:
    if not explored(g, territory) or g.s.missions[territory] >= room(g, territory):
        return False
    return is_present(g, seat, territory)


def available(g: Game, seat: Seat) -> bool:
    return any(is_parish(g, seat, territory) for territory in ALL_TERRITORIES)


def where(g: Game) -> Question | None:
    return Decision(g.seat, prompts.MISSION_WHERE, [action_space.TERRITORY + t for t in parishes(g, g.seat)])


def preach(g: Game) -> None:
    """7 Missions placed are counted for ever."""
    used(g, MISSIONARY)
    moves.place_mission(g, g.place)
    g.s.missions_placed = added(g.s.missions_placed, g.seat, 1)


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CR 12.6", ask(where, PLACE), preach)}
