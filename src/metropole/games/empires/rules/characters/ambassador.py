"""13 Ambassador."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.characters import AMBASSADOR, used
from metropole.games.empires.rules.game import AMBASSADOR as PROCEDURE
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, all_seats, in_play, may_step_right
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

FAVOURED: Final = Slot[Seat](PLACE)


def available(g: Game, seat: Seat) -> bool:
    return True


def favour(g: Game) -> Question | None:
    """13 One player of choice may be moved one space right, 10 if there is one."""
    movable = [action_space.PLAYER + seat for seat in all_seats(g) if may_step_right(g, seat)]
    return Decision(g.seat, prompts.FAVOUR, [action_space.PASS, *movable])


def calm(g: Game) -> Question | None:
    """13 In addition one unrest marker may be removed anywhere."""
    restless = [territory for territory in ALL_TERRITORIES if in_play(g, territory) and g.s.unrest[territory]]
    return Decision(g.seat, prompts.CALM, [action_space.PASS, *[action_space.TERRITORY + t for t in restless]])


def negotiate(g: Game) -> None:
    used(g, AMBASSADOR)
    if g[FAVOURED] >= 0:
        moves.step_right(g, g[FAVOURED])
    if g[PLACE] >= 0:
        moves.calm(g, g.place, 1)


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CE 13", ask(favour, FAVOURED), ask(calm, PLACE), negotiate)}
