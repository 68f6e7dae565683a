"""24 Viceroy."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import VICEROY, used
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.game import VICEROY as PROCEDURE
from metropole.games.empires.rules.queries import ALL_TERRITORIES, explored, has_open_space, logistics, open_spaces
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slots, ask

SPACES: Final = Slots[int](PLACE)  # one for each counter sent, as they are named


def provinces(g: Game, seat: Seat) -> list[Territory]:
    """24 Explored territories with a resource where the player may place counters."""
    return [territory for territory in ALL_TERRITORIES if is_province(g, seat, territory)]


def is_province(g: Game, seat: Seat, territory: Territory) -> bool:
    return explored(g, territory) and has_open_space(g, seat, territory)


def available(g: Game, seat: Seat) -> bool:
    return g.s.treasury[seat] > 0 and any(is_province(g, seat, territory) for territory in ALL_TERRITORIES)


def province(g: Game) -> Question | None:
    return Decision(g.seat, prompts.SEND, [action_space.TERRITORY + territory for territory in provinces(g, g.seat)])


def first_space(g: Game) -> Question | None:
    if g.listed(SPACES):
        return None
    return Decision(g.seat, prompts.SEND_SPACE, spaces(g))


def another_space(g: Game) -> Question | None:
    """24 At most as many as logistics allow, freely over the resources of the territory."""
    if len(g.listed(SPACES)) >= most(g):
        return None
    return Decision(g.seat, prompts.SEND_MORE, [action_space.DONE, *spaces(g)])


def spaces(g: Game) -> list[int]:
    return [action_space.SPACE + space for space in open_spaces(g, g.seat, g.place)]


def sent(g: Game, seat: int) -> int:
    return len(g.listed(SPACES))


def most(g: Game) -> int:
    return min(logistics(g, g.seat), g.s.treasury[g.seat])


def send(g: Game) -> None:
    """24, AMB-25 Treasury becomes counters; the spaces are settled one after the other, as they were named."""
    used(g, VICEROY)
    named = g.listed(SPACES)
    moves.spend(g, g.seat, len(named))
    for i, space in enumerate(named):
        if space not in named[:i]:
            moves.put_counters(g, g.seat, space, named.count(space))


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure(
        "CE 24",
        ask(province, PLACE),
        ask(first_space, SPACES, territory=PLACE),
        ask(another_space, SPACES, territory=PLACE, count=sent),
        send,
    ),
}
