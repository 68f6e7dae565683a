"""24 Viceroy."""

from typing import Final

from metropole.empires import action_space, moves, prompts
from metropole.empires.board import Territory
from metropole.empires.characters import VICEROY, used
from metropole.empires.game import AMOUNT, FLAG, INDEX, PLACE, SPOT, Game
from metropole.empires.game import VICEROY as PROCEDURE
from metropole.empires.queries import ALL_TERRITORIES, explored, has_open_space, logistics, open_spaces
from metropole.empires.state import Seat
from metropole.kernel import Decision, Procedure, Prompt, Question, ask

NO_MORE: Final = -1


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
    return another_space(g, prompts.SEND_SPACE, [])


def second_space(g: Game) -> Question | None:
    return another_space(g, prompts.SEND_MORE, [g.spot])


def third_space(g: Game) -> Question | None:
    return another_space(g, prompts.SEND_MORE, [g.spot, g.amount])


def fourth_space(g: Game) -> Question | None:
    return another_space(g, prompts.SEND_MORE, [g.spot, g.amount, g.index])


def another_space(g: Game, prompt: Prompt, sent: list[int]) -> Question | None:
    """24 At most as many as logistics allow, freely over the resources of the territory."""
    if len(sent) >= most(g) or NO_MORE in sent:
        return None
    options = [action_space.SPACE + space for space in open_spaces(g, g.seat, g.place)]
    return Decision(g.seat, prompt, [action_space.DONE, *options] if sent else options)


def most(g: Game) -> int:
    return min(logistics(g, g.seat), g.s.treasury[g.seat])


def send(g: Game) -> None:
    """24, AMB-25 Treasury becomes counters; the spaces are settled one after the other, as they were named."""
    used(g, VICEROY)
    spaces = [g.spot, g.amount, g.index, g.flag][: most(g)]
    if NO_MORE in spaces:
        spaces = spaces[: spaces.index(NO_MORE)]
    moves.spend(g, g.seat, len(spaces))
    for i, space in enumerate(spaces):
        if space not in spaces[:i]:
            moves.put_counters(g, g.seat, space, spaces.count(space))


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure(
        "CE 24",
        ask(province, PLACE),
        ask(first_space, SPOT),
        ask(second_space, AMOUNT),
        ask(third_space, INDEX),
        ask(fourth_space, FLAG),
        send,
    ),
}
