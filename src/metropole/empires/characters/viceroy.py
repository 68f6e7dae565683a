"""24 Viceroy."""

from metropole.empires import alphabet, moves, prompts
from metropole.empires.board import Territory
from metropole.empires.characters import VICEROY, used
from metropole.empires.game import COUNT, PLACE, SPOT, Game
from metropole.empires.game import VICEROY as PROCEDURE
from metropole.empires.queries import explored_territories, logistics, open_spaces
from metropole.empires.state import Seat
from metropole.kernel import Decision, Procedure, Question, ask


def provinces(g: Game, seat: Seat) -> list[Territory]:
    """24 Explored territories with a resource where the player may place counters."""
    return [territory for territory in explored_territories(g) if open_spaces(g, seat, territory)]


def available(g: Game, seat: Seat) -> bool:
    return bool(g.s.treasury[seat] and provinces(g, seat))


def province(g: Game) -> Question | None:
    return Decision(g.seat, prompts.SEND, [alphabet.TERRITORY + territory for territory in provinces(g, g.seat)])


def first_space(g: Game) -> Question | None:
    options = [alphabet.SPACE + space for space in open_spaces(g, g.seat, g.place)]
    return Decision(g.seat, prompts.SEND_SPACE, options)


def begin(g: Game) -> None:
    used(g, VICEROY)


def send(g: Game) -> None:
    """24 One treasury becomes a counter on the resource."""
    moves.spend(g, g.seat, 1)
    moves.put_counter(g, g.seat, g.spot)
    g.put(COUNT, g.count + 1)


def next_space(g: Game) -> Question | None:
    """24 At most as many as logistics allow, freely over the resources of the territory."""
    if g.count == logistics(g, g.seat) or not g.s.treasury[g.seat]:
        g.finish()
        return None
    options = [alphabet.SPACE + space for space in open_spaces(g, g.seat, g.place)]
    return Decision(g.seat, prompts.SEND_MORE, [alphabet.DONE, *options])


def send_more(g: Game) -> None:
    if g.said != alphabet.DONE:
        send(g)
        g.back(2)


PROCEDURES = {
    PROCEDURE: Procedure(
        "CE 24", ask(province, PLACE), ask(first_space, SPOT), begin, send, ask(next_space, SPOT), send_more
    ),
}
