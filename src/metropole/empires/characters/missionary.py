"""19 Missionary."""

from metropole.empires import alphabet, moves, prompts
from metropole.empires.board import Territory
from metropole.empires.characters import MISSIONARY, used
from metropole.empires.game import FLAG, PLACE, Game
from metropole.empires.game import MISSIONARY as PROCEDURE
from metropole.empires.queries import ALL_TERRITORIES, explored_territories, in_play
from metropole.empires.state import Seat
from metropole.kernel import Decision, Procedure, Question, ask

NEW = 0
CONVERSION = 1


def restless(g: Game) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if in_play(g, territory) and g.s.unrest[territory]]


def quiet(g: Game) -> list[Territory]:
    """19 Explored territories without unrest."""
    return [territory for territory in explored_territories(g) if not g.s.unrest[territory]]


def available(g: Game, seat: Seat) -> bool:
    return bool(restless(g) or quiet(g))


def method(g: Game) -> Question | None:
    """19 Flip an unrest marker, or place a mission where there is none."""
    options = [alphabet.PREACH + NEW] if quiet(g) else []
    return Decision(g.seat, prompts.MISSIONARY, [*options, alphabet.PREACH + CONVERSION] if restless(g) else options)


def where(g: Game) -> Question | None:
    places = restless(g) if g.flag == CONVERSION else quiet(g)
    return Decision(g.seat, prompts.MISSIONARY_WHERE, [alphabet.TERRITORY + territory for territory in places])


def preach(g: Game) -> None:
    """AMB-66 Exactly one marker is flipped."""
    used(g, MISSIONARY)
    if g.s.unrest[g.place]:
        moves.calm(g, g.place, 1)
    moves.place_mission(g, g.place)


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CE 19", ask(method, FLAG), ask(where, PLACE), preach)}
