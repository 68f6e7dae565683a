"""12.3 Explorer, and 11 the discovery of America."""

from typing import Final

from metropole.empires import action_space, facts, moves, prompts
from metropole.empires.board import Territory
from metropole.empires.characters import EXPLORER, used
from metropole.empires.characters.explorer import has_target, targets
from metropole.empires.game import AMOUNT, COUNT, EXPEDITION, FLAG, INDEX, OCCUPATION, PLACE, SPOT, Game
from metropole.empires.game import EXPLORER as PROCEDURE
from metropole.empires.queries import is_adjacent, is_american, seafaring
from metropole.empires.revised.landing import ADVENTURERS as BY_ADVENTURERS
from metropole.empires.revised.landing import has_landing, land, landing_spaces, means_of
from metropole.empires.revised.turn import DIE
from metropole.empires.state import NEVER, Seat
from metropole.kernel import Decision, Procedure, Question, ask
from metropole.kernel.position import changed

UNKNOWN_AMERICA: Final = 2
HALF_KNOWN_AMERICA: Final = 1
FLEET: Final = 0
ADVENTURERS: Final = 1


def difficulty(g: Game, seat: Seat, territory: Territory) -> int:
    """12.3, 11 The printed number, less for seafaring and a neighbour, more for an America not yet known."""
    need = g.board.revised_difficulty[territory] - seafaring(g, seat) + america_penalty(g, seat, territory)
    return need - 1 if is_adjacent(g, seat, territory) else need


def america_penalty(g: Game, seat: Seat, territory: Territory) -> int:
    """11 Two before the discovery and in its turn, one in the next; none for who has been there."""
    if not is_american(g, territory) or g.s.released >> seat & 1:
        return 0
    if g.s.discovered_turn in (NEVER, g.s.turn):
        return UNKNOWN_AMERICA
    return HALF_KNOWN_AMERICA if g.s.turn == g.s.discovered_turn + 1 else 0


def available(g: Game, seat: Seat) -> bool:
    return has_target(g)


def target(g: Game) -> Question | None:
    return Decision(g.seat, prompts.EXPLORE, [action_space.TERRITORY + territory for territory in targets(g)])


def set_out(g: Game) -> None:
    used(g, EXPLORER)
    g.call(EXPEDITION, g.seat, g.place)


# --- the attempt ---


def measure(g: Game) -> None:
    """12.3 What has to be rolled is fixed before."""
    g[AMOUNT] = difficulty(g, g.seat, g.place)


def one_die(g: Game) -> Question | None:
    return DIE


def price(gap: int) -> int:
    """12.3, AMB-39 One, three, six, ten, and so on, by how much the roll fell short."""
    return gap * (gap + 1) // 2


def buy_up(g: Game) -> Question | None:
    """12.3 A roll that falls short may be bought up."""
    gap = g.amount - g.count
    if gap <= 0 or price(gap) > g.s.treasury[g.seat]:
        return None
    return Decision(g.seat, prompts.BUY_UP, [action_space.YES, action_space.NO])


def report(g: Game) -> None:
    g.tell(facts.DIE, g.seat, g.count)


def judge(g: Game) -> None:
    gap = g.amount - g.count
    bought = isinstance(buy_up(g), Decision) and g.said == action_space.YES
    if gap > 0 and not bought:
        g.tell(facts.EXPLORATION_FAILED, g.seat, g.place, g.amount)
        return
    if gap > 0:
        g.tell(facts.BOUGHT_UP, g.seat, price(gap))
        moves.spend(g, g.seat, price(gap))
    reveal(g, g.seat, g.place)
    g.call(OCCUPATION, g.seat, g.place)


def reveal(g: Game, seat: Seat, territory: Territory) -> None:
    """2, 11 The territory is explored; whoever explores in America knows it."""
    g.s.tokens = changed(g.s.tokens, territory, 0)
    g.tell(facts.EXPLORED, seat, territory)
    if is_american(g, territory):
        g.s.released |= 1 << seat
        if g.s.discovered_turn == NEVER:
            g.s.discovered_turn, g.s.discovered_round = g.s.turn, g.s.round
            g.tell(facts.AMERICA_DISCOVERED, seat)


# --- the second step: COUNT holds what has been sent already, as a set ---


def outfit(g: Game) -> Question | None:
    """12.3 A merchant fleet, adventurers, or both, in any order."""
    options = [action_space.DONE]
    if has_landing(g, g.seat, g.place):
        if g.s.fleets[g.seat] and not g.count >> FLEET & 1:
            options.append(action_space.WITH + FLEET)
        if g.s.treasury[g.seat] and not g.count >> ADVENTURERS & 1:
            options.append(action_space.WITH + ADVENTURERS)
    return Decision(g.seat, prompts.OUTFIT, options)


def fleet_where(g: Game) -> Question | None:
    if g.flag != FLEET:
        return None
    spaces = landing_spaces(g, g.seat, g.place)
    return Decision(g.seat, prompts.OCCUPY_SPACE, [action_space.SPACE + space for space in spaces])


def occupy(g: Game) -> None:
    """12.3 A merchant fleet brings no unrest; adventurers do."""
    if g.flag == FLEET:
        moves.lose_fleets(g, g.seat, 1)
        moves.put_counters(g, g.seat, g.spot)
    elif g.flag == ADVENTURERS:
        land(g, g.seat, g.place, means_of(g, g.seat), BY_ADVENTURERS)
    else:
        g.finish()


def next_outfit(g: Game) -> None:
    g[COUNT] = g.count | 1 << g.flag
    g.restart()


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.3", ask(target, PLACE), set_out),
    EXPEDITION: Procedure("CR 12.3", measure, ask(one_die, COUNT), report, ask(buy_up, INDEX), judge),
    OCCUPATION: Procedure("CR 12.3", ask(outfit, FLAG), ask(fleet_where, SPOT), occupy, next_outfit),
}
