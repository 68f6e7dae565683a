"""16 Financier."""

from metropole.empires import alphabet, moves, prompts
from metropole.empires.characters import FINANCIER, used
from metropole.empires.game import AMOUNT, Game
from metropole.empires.game import FINANCIER as PROCEDURE
from metropole.empires.queries import economy
from metropole.empires.state import Seat
from metropole.kernel import Decision, Procedure, Question, ask


def available(g: Game, seat: Seat) -> bool:
    return True


def loan_size(g: Game) -> Question | None:
    """16, AMB-130 One to twice the economy."""
    most = 2 * economy(g, g.seat)
    return Decision(g.seat, prompts.LOAN, [alphabet.AMOUNT + count for count in range(1, most + 1)])


def borrow(g: Game) -> None:
    """16 A loan of its own, and as much treasury."""
    used(g, FINANCIER)
    moves.borrow(g, g.seat, g.amount)


PROCEDURES = {PROCEDURE: Procedure("CE 16", ask(loan_size, AMOUNT), borrow)}
