"""12.2 Conqueror."""

from metropole.empires import moves
from metropole.empires.characters.conqueror import PROCEDURES as SECOND
from metropole.empires.game import COLONY, COUNT, HALVING, Game
from metropole.empires.game import CONQUEROR as PROCEDURE
from metropole.empires.queries import counters, play_order
from metropole.empires.revised import moves as revised
from metropole.empires.revised.losses import choose_losses
from metropole.kernel import Procedure


def halve(g: Game) -> None:
    """12.2 Everybody in the territory loses half of their counters. COUNT: how many the founder loses."""
    g[COUNT] = counters(g, g.seat, g.place) // 2
    g.call(HALVING, g.seat, g.place)


def next_owner(g: Game) -> None:
    """AMB-50 Each chooses among their own: the founder first, then the others in the order of play."""
    founder, territory = g.seat, g.place
    owners = [founder, *[seat for seat in play_order(g) if seat != founder]]
    index = g.next_index()
    if index < g.seats:
        g.repeat()
        choose_losses(g, owners[index], territory, counters(g, owners[index], territory) // 2, owners[index], False)


def found(g: Game) -> None:
    """12.2 Half the unrest goes, one of the founder's counters becomes a merchant fleet, and the colony is marked."""
    seat, territory = g.seat, g.place
    revised.strike(g, territory)
    moves.calm(g, territory, g.s.unrest[territory] // 2)
    if g.count:
        moves.add_fleets(g, seat, 1)
    moves.found_colony(g, seat, territory)
    revised.expose(g, territory)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: SECOND[PROCEDURE],
    COLONY: Procedure("CR 12.2", halve, found),
    HALVING: Procedure("CR 12.2", next_owner),
}
