"""12.4 Financier."""

from typing import Final

from metropole.games.empires.rules import moves
from metropole.games.empires.rules.characters import FINANCIER, used
from metropole.games.empires.rules.game import FINANCIER as PROCEDURE
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Procedure

LOAN: Final = 10


def available(g: Game, seat: Seat) -> bool:
    """12.4, AMB-01 In the strict game the counters must be there."""
    return moves.has_in_pool(g, seat, 2 * LOAN)


def borrow(g: Game) -> None:
    """12.4 Ten for the loan, ten for the treasury."""
    used(g, FINANCIER)
    revised.borrow(g, g.seat, LOAN, LOAN)


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CR 12.4", borrow)}
