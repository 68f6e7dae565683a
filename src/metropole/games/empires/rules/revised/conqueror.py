"""12.2 Conqueror."""

from typing import Final

from metropole.games.empires.rules import moves
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters.conqueror import PROCEDURES as SECOND
from metropole.games.empires.rules.game import COLONY, HALVING, PLACE, Game
from metropole.games.empires.rules.game import CONQUEROR as PROCEDURE
from metropole.games.empires.rules.queries import counters, play_order
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised.losses import choose_losses
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Procedure, Slot, loop

LOST: Final = Slot[int](PLACE)  # how many counters the founder loses
HALVED: Final = Slot[int](PLACE)  # how many players have lost their half


def halve(g: Game) -> None:
    """12.2 Everybody in the territory loses half of their counters."""
    g[LOST] = counters(g, g.seat, g.place) // 2
    halve_all(g, g.seat, g.place)


def halve_all(g: Game, founder: Seat, territory: Territory) -> None:
    """12.2 Everybody chooses what they lose at a founding."""
    g.call(HALVING, founder, territory)


def next_owner(g: Game) -> None:
    """AMB-50 Each chooses among their own: the founder first, then the others in the order of play."""
    founder, territory = g.seat, g.place
    index = g.count_up(HALVED)
    if index == g.seats:
        g.leave()
        return
    owner = [founder, *[seat for seat in play_order(g) if seat != founder]][index]
    choose_losses(g, owner, territory, counters(g, owner, territory) // 2, owner, False)


def found(g: Game) -> None:
    """12.2 Half the unrest goes, one of the founder's counters becomes a merchant fleet, and the colony is marked."""
    seat, territory = g.seat, g.place
    revised.strike(g, territory)
    moves.calm(g, territory, g.s.unrest[territory] // 2)
    if g[LOST]:
        moves.add_fleets(g, seat, 1)
    moves.found_colony(g, seat, territory)
    revised.expose(g, territory)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: SECOND[PROCEDURE],
    COLONY: Procedure("CR 12.2", halve, found),
    HALVING: Procedure("CR 12.2", loop(next_owner)),
}
