"""12.1 Ambassador."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import AMBASSADOR, used
from metropole.games.empires.rules.game import AMBASSADOR as PROCEDURE
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, is_present, may_step_right
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

IMPROVED: Final = Slot[int](PLACE)  # whether they move right


def available(g: Game, seat: Seat) -> bool:
    return True


def improve(g: Game) -> Question | None:
    """12.1 They may move themselves one space right, 10 if there is one."""
    options = [action_space.YES, action_space.NO] if may_step_right(g, g.seat) else [action_space.NO]
    return Decision(g.seat, prompts.IMPROVE, options)


def hear(g: Game) -> None:
    g[IMPROVED] = int(g.said == action_space.YES)


def calm(g: Game) -> Question | None:
    """12.1 In addition they may remove one unrest marker where they have a counter."""
    places = [action_space.TERRITORY + territory for territory in restless(g, g.seat)]
    return Decision(g.seat, prompts.CALM, [action_space.PASS, *places])


def restless(g: Game, seat: Seat) -> list[Territory]:
    return [t for t in ALL_TERRITORIES if g.s.unrest[t] and is_present(g, seat, t)]


def negotiate(g: Game) -> None:
    used(g, AMBASSADOR)
    if g[IMPROVED]:
        moves.step_right(g, g.seat)
    if g[PLACE] >= 0:
        moves.calm(g, g.place, 1)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.1", ask(improve, IMPROVED), hear, ask(calm, PLACE), negotiate)
}
