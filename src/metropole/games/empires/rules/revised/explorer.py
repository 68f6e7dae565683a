"""12.3 Explorer, and 11 the discovery of America."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import EXPLORER, used
from metropole.games.empires.rules.characters.explorer import has_target, targets
from metropole.games.empires.rules.game import EXPEDITION, OCCUPATION, PLACE, Game
from metropole.games.empires.rules.game import EXPLORER as PROCEDURE
from metropole.games.empires.rules.queries import is_adjacent, is_american, seafaring
from metropole.games.empires.rules.revised.landing import ADVENTURERS as BY_ADVENTURERS
from metropole.games.empires.rules.revised.landing import has_landing, land, landing_spaces, means_of
from metropole.games.empires.rules.revised.turn import DIE
from metropole.games.empires.rules.state import NEVER, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop
from metropole.kernel.position import changed

# EXPEDITION
NEED: Final = Slot[int](PLACE)  # what has to be rolled
ROLLED: Final = Slot[int](NEED)
CONSENT: Final = Slot[int](ROLLED)

# OCCUPATION
SENT: Final = Slot[int](PLACE)  # what has been sent already, as a set
MEANS: Final = Slot[int](SENT)  # what is sent now
SPACE: Final = Slot[int](MEANS)

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
    explore(g, g.seat, g.place)


# --- the attempt ---


def explore(g: Game, seat: Seat, territory: Territory) -> None:
    """12.3 An attempt to explore a territory."""
    g.call(EXPEDITION, seat, territory)


def measure(g: Game) -> None:
    """12.3 What has to be rolled is fixed before."""
    g[NEED] = difficulty(g, g.seat, g.place)


def one_die(g: Game) -> Question | None:
    return DIE


def price(gap: int) -> int:
    """12.3, AMB-39 One, three, six, ten, and so on, by how much the roll fell short."""
    return gap * (gap + 1) // 2


def price_of_the_rest(g: Game, seat: int) -> int:
    return price(g[NEED] - g[ROLLED])


def buy_up(g: Game) -> Question | None:
    """12.3 A roll that falls short may be bought up."""
    gap = g[NEED] - g[ROLLED]
    if gap <= 0 or price(gap) > g.s.treasury[g.seat]:
        return None
    return Decision(g.seat, prompts.BUY_UP, [action_space.YES, action_space.NO])


def report(g: Game) -> None:
    g.tell(facts.DIE, g.seat, g[ROLLED])


def judge(g: Game) -> None:
    gap = g[NEED] - g[ROLLED]
    if gap > 0 and g.said != action_space.YES:
        g.tell(facts.EXPLORATION_FAILED, g.seat, g.place, g[NEED])
        return
    if gap > 0:
        g.tell(facts.BOUGHT_UP, g.seat, price(gap))
        moves.spend(g, g.seat, price(gap))
    reveal(g, g.seat, g.place)
    settle(g, g.seat, g.place)


def reveal(g: Game, seat: Seat, territory: Territory) -> None:
    """2, 11 The territory is explored; whoever explores in America knows it."""
    g.s.tokens = changed(g.s.tokens, territory, 0)
    g.tell(facts.EXPLORED, seat, territory)
    if is_american(g, territory):
        g.s.released |= 1 << seat
        if g.s.discovered_turn == NEVER:
            g.s.discovered_turn, g.s.discovered_round = g.s.turn, g.s.round
            g.tell(facts.AMERICA_DISCOVERED, seat)


# --- the second step ---


def settle(g: Game, seat: Seat, territory: Territory) -> None:
    """12.3 Whoever has explored a territory may send something there at once."""
    g.call(OCCUPATION, seat, territory)


def outfit(g: Game) -> Question | None:
    """12.3 A merchant fleet, adventurers, or both, in any order."""
    options = [action_space.DONE]
    if has_landing(g, g.seat, g.place):
        if g.s.fleets[g.seat] and not g[SENT] >> FLEET & 1:
            options.append(action_space.WITH + FLEET)
        if g.s.treasury[g.seat] and not g[SENT] >> ADVENTURERS & 1:
            options.append(action_space.WITH + ADVENTURERS)
    return Decision(g.seat, prompts.OUTFIT, options)


def fleet_where(g: Game) -> Question | None:
    if g[MEANS] != FLEET:
        return None
    spaces = landing_spaces(g, g.seat, g.place)
    return Decision(g.seat, prompts.OCCUPY_SPACE, [action_space.SPACE + space for space in spaces])


def occupy(g: Game) -> None:
    """12.3 A merchant fleet brings no unrest; adventurers do."""
    if g[MEANS] == FLEET:
        moves.lose_fleets(g, g.seat, 1)
        moves.put_counters(g, g.seat, g[SPACE])
    else:
        land(g, g.seat, g.place, means_of(g, g.seat), BY_ADVENTURERS)


def tick_off(g: Game) -> None:
    """12.3 Each once; adventurers have begun for nobody else until all their spaces are named."""
    g[SENT] = g[SENT] | 1 << g[MEANS]


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.3", ask(target, PLACE), set_out),
    EXPEDITION: Procedure(
        "CR 12.3",
        measure,
        ask(one_die, ROLLED),
        report,
        ask(buy_up, CONSENT, territory=PLACE, need=NEED, value=ROLLED, count=price_of_the_rest),
        judge,
    ),
    OCCUPATION: Procedure(
        "CR 12.3",
        loop(
            ask(outfit, MEANS, territory=PLACE, count=SENT),
            ask(fleet_where, SPACE, territory=PLACE, sent=SENT),
            occupy,
            tick_off,
        ),
    ),
}
