"""12.10, 12.3, 12.12.4 Counters sent from the treasury to the spaces of one territory, and the unrest they bring."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import VICEROY, used
from metropole.games.empires.rules.game import LANDING, PLACE, Game
from metropole.games.empires.rules.queries import explored, is_american, logistics, may_trade
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.state import NEVER, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, Slots, ask

MOST: Final = Slot[int](PLACE)  # so many may be sent
ARRIVAL: Final = Slot[int](MOST)  # how they come
SENT: Final = Slots[int](ARRIVAL)  # the space of each of them

GOVERNED: Final = 0  # by the viceroy
ADVENTURERS: Final = 1
INVADERS: Final = 2
# By how they come and how many they are.
UNREST: Final[tuple[tuple[int, ...], ...]] = ((0, 0, 1, 1, 2), (0, 1, 1, 2, 2), (0, 0, 1, 1, 2))


def land(g: Game, seat: Seat, territory: Territory, most: int, arrival: int) -> None:
    """Let a player send counters to a territory."""
    g.call(LANDING, seat, territory, most, arrival)


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


def another_space(g: Game) -> Question | None:
    """12.10 At least one counter, and as many more as they may send."""
    sent = g.listed(SENT)
    if len(sent) >= g[MOST]:
        return None
    options = [action_space.SPACE + space for space in landing_spaces(g, g.seat, g.place)]
    if not sent:
        return Decision(g.seat, prompts.SEND_SPACE, options)
    return Decision(g.seat, prompts.SEND_MORE, [action_space.DONE, *options])


def sent_or_most(g: Game, seat: int) -> int:
    """12.10 How many spaces have been named; before the first, how many may be."""
    return len(g.listed(SENT)) or g[MOST]


def arrive(g: Game) -> None:
    """12.10, AMB-25 The spaces are settled one after the other, those of an invasion after the war."""
    seat, territory, arrival, spaces = g.seat, g.place, g[ARRIVAL], g.listed(SENT)
    if arrival == GOVERNED:
        used(g, VICEROY)
    elif arrival == INVADERS:
        g.tell(facts.INVASION, seat, territory)
    moves.spend(g, seat, len(spaces))
    for i, space in enumerate(spaces):
        if space not in spaces[:i]:
            put(g, seat, space, spaces.count(space), arrival)
    revised.stir(g, territory, UNREST[arrival][len(spaces)])
    if arrival == GOVERNED and is_american(g, territory) and g.s.discovered_turn != NEVER:
        g.s.released |= 1 << seat
    revised.rise_if_due(g, territory)


def put(g: Game, seat: Seat, space: int, count: int, arrival: int) -> None:
    if arrival == INVADERS:
        revised.land_counters(g, seat, space, count)
    else:
        moves.put_counters(g, seat, space, count)


PROCEDURES: dict[int, Procedure] = {
    LANDING: Procedure(
        "CR 12.10",
        ask(another_space, SENT, territory=PLACE, count=sent_or_most, most=MOST, arrival=ARRIVAL),
        arrive,
    )
}
