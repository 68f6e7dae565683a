"""16 Financier."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.characters import FINANCIER, used
from metropole.games.empires.rules.game import FINANCIER as PROCEDURE
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.queries import economy
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

SIZE: Final = Slot[int](PLACE)


def sizes(g: Game, seat: Seat) -> list[int]:
    """16, AMB-130 One to twice the economy. AMB-01: in the strict game the counters must be there."""
    return [count for count in range(1, 2 * economy(g, seat) + 1) if may_borrow(g, seat, count)]


def may_borrow(g: Game, seat: Seat, count: int) -> bool:
    return moves.has_in_pool(g, seat, 2 * count)


def available(g: Game, seat: Seat) -> bool:
    return any(may_borrow(g, seat, count) for count in range(1, 2 * economy(g, seat) + 1))


def loan_size(g: Game) -> Question | None:
    return Decision(g.seat, prompts.LOAN, [action_space.AMOUNT + count for count in sizes(g, g.seat)])


def borrow(g: Game) -> None:
    """16 A loan of its own, and as much treasury."""
    used(g, FINANCIER)
    moves.borrow(g, g.seat, g[SIZE])


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CE 16", ask(loan_size, SIZE), borrow)}
