"""5.1.2 Ships: moving them, and using them to satisfy a requirement."""

from metropole.colonialism import alphabet, moves, prompts
from metropole.colonialism.game import MOVE_SHIP, OTHER, ZONE, Game
from metropole.colonialism.queries import ALL_ZONES, ZONES_IN, usable_zones
from metropole.colonialism.state import ZONE_COUNT
from metropole.kernel import Decision, Procedure, Question, ask

FRESH = 0
USED = 1


def use_which_ship(g: Game) -> Question | None:
    """5.1.2, A18 A zone beside the region with a fresh ship of the player."""
    zones = usable_zones(g, g.seat) & g.board.seas[g.region]
    return Decision(g.seat, prompts.USE_SHIP, [alphabet.WITH + zone for zone in ZONES_IN[zones]])


def which_ship(g: Game) -> Question | None:
    """A19 A fresh and a used ship in one zone are different ships."""
    cell = g.seat * ZONE_COUNT + g.count
    options: list[int] = []
    if g.s.fresh[cell]:
        options.append(alphabet.SHIP + FRESH)
    if g.s.used[cell]:
        options.append(alphabet.SHIP + USED)
    return Decision(g.seat, prompts.WHICH_SHIP, options)


def move_to(g: Game) -> Question | None:
    """5.1.2, A14 Any other zone."""
    return Decision(g.seat, prompts.MOVE_TO, [alphabet.TO + zone for zone in ALL_ZONES if zone != g.count])


def move_ship(g: Game) -> None:
    moves.sail(g, g.seat, ALL_ZONES[g.count], g.zone, g.get(OTHER) == USED)


PROCEDURES: dict[int, Procedure] = {
    MOVE_SHIP: Procedure("5.1.2", ask(which_ship, OTHER), ask(move_to, ZONE), move_ship),
}
