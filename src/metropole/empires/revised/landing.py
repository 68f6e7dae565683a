"""12.10, 12.3, 12.12.4 Counters sent from the treasury to the spaces of one territory, and the unrest they bring.

Registers of LANDING: SEAT sends, PLACE is the territory, COUNT the most they may send, OTHER how they come; the spaces
named go into SPOT, AMOUNT, INDEX and FLAG.
"""

from typing import Final

from metropole.empires import action_space, facts, moves, prompts
from metropole.empires.board import Territory
from metropole.empires.characters import VICEROY, used
from metropole.empires.game import AMOUNT, FLAG, INDEX, LANDING, OTHER, SPOT, Game
from metropole.empires.queries import explored, is_american, logistics, may_trade
from metropole.empires.revised import moves as revised
from metropole.empires.state import NEVER, Seat
from metropole.kernel import Decision, Procedure, Prompt, Question, ask

NO_MORE: Final = -1
GOVERNED: Final = 0  # by the viceroy
ADVENTURERS: Final = 1
INVADERS: Final = 2
# By how they come and how many they are.
UNREST: Final[tuple[tuple[int, ...], ...]] = ((0, 0, 1, 1, 2), (0, 1, 1, 2, 2), (0, 0, 1, 1, 2))


def land(g: Game, seat: Seat, territory: Territory, most: int, means: int) -> None:
    """Let a player send counters to a territory."""
    g.call(LANDING, seat, territory, 0, most)
    g[OTHER] = means


def landing_spaces(g: Game, seat: Seat, territory: Territory) -> list[int]:
    """6 The resource spaces of an explored territory that a player may enter at all: tea and opium need Economy 6."""
    if not explored(g, territory):
        return []
    return [space for space in g.board.spaces[territory] if may_trade(g, seat, space)]


def has_landing(g: Game, seat: Seat, territory: Territory) -> bool:
    """6 Whether there is such a space."""
    return explored(g, territory) and any(may_trade(g, seat, space) for space in g.board.spaces[territory])


def means_of(g: Game, seat: Seat) -> int:
    """12.10 As many as logistics allow and the treasury holds."""
    return min(logistics(g, seat), g.s.treasury[seat])


def first_space(g: Game) -> Question | None:
    return another_space(g, prompts.SEND_SPACE, [])


def second_space(g: Game) -> Question | None:
    return another_space(g, prompts.SEND_MORE, [g.spot])


def third_space(g: Game) -> Question | None:
    return another_space(g, prompts.SEND_MORE, [g.spot, g.amount])


def fourth_space(g: Game) -> Question | None:
    return another_space(g, prompts.SEND_MORE, [g.spot, g.amount, g.index])


def another_space(g: Game, prompt: Prompt, sent: list[int]) -> Question | None:
    if len(sent) >= g.count or NO_MORE in sent:
        return None
    options = [action_space.SPACE + space for space in landing_spaces(g, g.seat, g.place)]
    return Decision(g.seat, prompt, [action_space.DONE, *options] if sent else options)


def named(g: Game) -> list[int]:
    """The spaces named, in their order."""
    spaces = [g.spot, g.amount, g.index, g.flag][: g.count]
    return spaces[: spaces.index(NO_MORE)] if NO_MORE in spaces else spaces


def arrive(g: Game) -> None:
    """12.10, AMB-25 The spaces are settled one after the other, those of an invasion after the war."""
    seat, territory, means, spaces = g.seat, g.place, g[OTHER], named(g)
    if means == GOVERNED:
        used(g, VICEROY)
    elif means == INVADERS:
        g.tell(facts.INVASION, seat, territory)
    moves.spend(g, seat, len(spaces))
    for i, space in enumerate(spaces):
        if space not in spaces[:i]:
            put(g, seat, space, spaces.count(space), means)
    revised.stir(g, territory, UNREST[means][len(spaces)])
    if means == GOVERNED and is_american(g, territory) and g.s.discovered_turn != NEVER:
        g.s.released |= 1 << seat
    revised.rise_if_due(g, territory)


def put(g: Game, seat: Seat, space: int, count: int, means: int) -> None:
    if means == INVADERS:
        revised.land_counters(g, seat, space, count)
    else:
        moves.put_counters(g, seat, space, count)


PROCEDURES: dict[int, Procedure] = {
    LANDING: Procedure(
        "CR 12.10",
        ask(first_space, SPOT),
        ask(second_space, AMOUNT),
        ask(third_space, INDEX),
        ask(fourth_space, FLAG),
        arrive,
    )
}
