"""5.1.2 Ships: moving them, and using them to satisfy a requirement."""

from typing import Final

from metropole.games.colonialism.rules import action_space, moves, prompts
from metropole.games.colonialism.rules.board import Zone
from metropole.games.colonialism.rules.game import CARD, MOVE_SHIP, Game
from metropole.games.colonialism.rules.queries import ALL_ZONES, usable_zones
from metropole.games.colonialism.rules.sets import subsets
from metropole.games.colonialism.rules.state import ZONE_COUNT, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

LEAVING: Final = Slot[Zone](CARD)
STATUS: Final = Slot[int](LEAVING)
HEADING: Final = Slot[Zone](STATUS)

FRESH: Final = 0
USED: Final = 1
SHIPS_IN: Final = subsets(action_space.WITH, ZONE_COUNT)
ELSEWHERE: Final = [[action_space.TO + zone for zone in ALL_ZONES if zone != left] for left in ALL_ZONES]


def use_which_ship(g: Game) -> Question | None:
    """5.1.2, A18 A zone beside the region with a fresh ship of the player."""
    seat = g.seat
    return Decision(seat, prompts.USE_SHIP, SHIPS_IN[usable_zones(g, seat) & g.board.seas[g.region]])


def which_ship(g: Game) -> Question | None:
    """A19 A fresh and a used ship in one zone are different ships."""
    cell = g.seat * ZONE_COUNT + g[LEAVING]
    options: list[int] = []
    if g.s.fresh[cell]:
        options.append(action_space.SHIP + FRESH)
    if g.s.used[cell]:
        options.append(action_space.SHIP + USED)
    return Decision(g.seat, prompts.WHICH_SHIP, options)


def move_to(g: Game) -> Question | None:
    """5.1.2, A14 Any other zone."""
    return Decision(g.seat, prompts.MOVE_TO, ELSEWHERE[g[LEAVING]])


def sail(g: Game) -> None:
    moves.sail(g, g.seat, g[LEAVING], g[HEADING], g[STATUS] == USED)


def move_ship(g: Game, seat: Seat, leaving: Zone) -> None:
    """5.1.2 A ship of this zone is moved."""
    g.call(MOVE_SHIP, seat, 0, 0, leaving)


PROCEDURES: dict[int, Procedure] = {
    MOVE_SHIP: Procedure("5.1.2", ask(which_ship, STATUS, zone=LEAVING), ask(move_to, HEADING, zone=LEAVING), sail),
}
