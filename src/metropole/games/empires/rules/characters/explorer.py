"""15 Explorer, and 11 special exploration."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import CHINA, INDIA, Territory
from metropole.games.empires.rules.characters import EXPLORER, used
from metropole.games.empires.rules.game import EXPEDITION, OCCUPATION, PLACE, VOYAGE, Game
from metropole.games.empires.rules.game import EXPLORER as PROCEDURE
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    is_adjacent,
    is_american,
    is_open,
    is_present,
    seafaring,
    success_dice,
    unexplored,
)
from metropole.games.empires.rules.state import NEVER, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

NEEDED: Final = Slot[int](PLACE)  # successes that the attempt takes
ROLLED: Final = Slot[int](NEEDED)  # successes of the dice
ANSWER: Final = Slot[int](ROLLED)  # yes or no, which `g.said` tells
MEANS: Final = Slot[int](PLACE)  # a fleet, adventurers, or nothing
LANDED: Final = Slot[int](MEANS)  # the space that is occupied

DICE: Final = 10
UNKNOWN_AMERICA: Final = 2
AROUND_THE_WORLD: Final = 6
CONTINENT_COUNT: Final = 4
NOTHING: Final = -1
FLEET: Final = 0
ADVENTURERS: Final = 1


def targets(g: Game) -> list[Territory]:
    """15 The territories that still hold prestige."""
    return [territory for territory in ALL_TERRITORIES if unexplored(g, territory)]


def has_target(g: Game) -> bool:
    return any(unexplored(g, territory) for territory in ALL_TERRITORIES)


def difficulty(g: Game, seat: Seat, territory: Territory) -> int:
    """15, 11 The printed number, less for seafaring and a neighbour, more for America before its discovery."""
    need = g.board.difficulty[territory] - seafaring(g, seat)
    if is_adjacent(g, seat, territory):
        need -= 1
    if is_american(g, territory) and g.s.discovered_turn == NEVER:
        need += UNKNOWN_AMERICA
    return need


def available(g: Game, seat: Seat) -> bool:
    return has_target(g) or may_circumnavigate(g, seat)


def target(g: Game) -> Question | None:
    """15 AMB-33 Without an unexplored territory only the voyage around the world is left."""
    places = targets(g)
    return Decision(g.seat, prompts.EXPLORE, [action_space.TERRITORY + t for t in places]) if places else None


def set_out(g: Game) -> None:
    used(g, EXPLORER)
    if has_target(g):
        g.call(EXPEDITION, g.seat, g.place)


# --- the attempt ---


def measure(g: Game) -> None:
    """15 The successes needed are fixed before the roll."""
    g[NEEDED] = difficulty(g, g.seat, g.place)


def ten_dice(g: Game) -> Question | None:
    return success_dice(DICE)


def judge(g: Game) -> None:
    """15 At least as many successes as the difficulty. 11: Australia holds two prestige."""
    g.tell(facts.DICE, g.seat, DICE, g[ROLLED])
    if g[ROLLED] < g[NEEDED]:
        g.tell(facts.EXPLORATION_FAILED, g.seat, g.place, g[NEEDED])
        g.finish()
        return
    moves.take_token(g, g.seat, g.place)
    g.tell(facts.EXPLORED, g.seat, g.place)
    if is_american(g, g.place) and g.s.discovered_turn == NEVER:
        moves.discover_america(g, g.seat)
    if g.place in (INDIA, CHINA):
        moves.step_right(g, g.seat)


def again(g: Game) -> Question | None:
    """11 Whoever has taken the first prestige of Australia may roll again."""
    if not g.s.tokens[g.place]:
        return None
    return Decision(g.seat, prompts.AGAIN, [action_space.YES, action_space.NO])


def go_on(g: Game) -> None:
    """11 They roll again for the second prestige of Australia, or the attempt ends here."""
    if not g.s.tokens[g.place] or g.said != action_space.YES:
        g.leave()


def go_ashore(g: Game) -> None:
    """15 The second step follows. AMB-36: to decline another attempt is not to fail."""
    g.call(OCCUPATION, g.seat, g.place)


# --- the second step ---


def occupy_how(g: Game) -> Question | None:
    """15 A merchant fleet, or a treasury as adventurers, or nothing."""
    options = [action_space.PASS]
    if landing_spaces(g):
        if g.s.fleets[g.seat]:
            options.append(action_space.WITH + FLEET)
        if g.s.treasury[g.seat]:
            options.append(action_space.WITH + ADVENTURERS)
    return Decision(g.seat, prompts.OCCUPY, options)


def occupy_where(g: Game) -> Question | None:
    if g[MEANS] == NOTHING:
        return None
    return Decision(g.seat, prompts.OCCUPY_SPACE, [action_space.SPACE + space for space in landing_spaces(g)])


def landing_spaces(g: Game) -> list[int]:
    """15, AMB-36 The open spaces of what was just explored, although Australia may still hold a prestige."""
    return [space for space in g.board.spaces[g.place] if is_open(g, g.seat, space)]


def occupy(g: Game) -> None:
    """15 Adventurers bring unrest, a merchant fleet does not."""
    if g[MEANS] == FLEET:
        moves.lose_fleets(g, g.seat, 1)
        moves.put_counters(g, g.seat, g[LANDED])
    elif g[MEANS] == ADVENTURERS:
        moves.spend(g, g.seat, 1)
        moves.put_counters(g, g.seat, g[LANDED])
        moves.stir(g, g.place)


# --- 11 around the world ---


def may_circumnavigate(g: Game, seat: Seat) -> bool:
    """11, AMB-32 In a later round than the discovery of America, for one treasury, while the prestige is there."""
    s = g.s
    if not s.circumnavigation or not s.treasury[seat] or s.discovered_turn == NEVER:
        return False
    return (s.turn, s.round) > (s.discovered_turn, s.discovered_round)


def voyage(g: Game) -> Question | None:
    if not may_circumnavigate(g, g.seat):
        return None
    return Decision(g.seat, prompts.CIRCUMNAVIGATE, [action_space.YES, action_space.NO])


def weigh_anchor(g: Game) -> None:
    if may_circumnavigate(g, g.seat) and g.said == action_space.YES:
        moves.spend(g, g.seat, 1)
        g.call(VOYAGE, g.seat)


def measure_voyage(g: Game) -> None:
    """11 Six, less for seafaring and for each continent with an own counter."""
    continents = {g.board.continent[t] for t in ALL_TERRITORIES if is_present(g, g.seat, t)}
    visited = len([continent for continent in continents if 0 <= continent < CONTINENT_COUNT])
    g[NEEDED] = AROUND_THE_WORLD - seafaring(g, g.seat) - visited


def complete_voyage(g: Game) -> None:
    g.tell(facts.DICE, g.seat, DICE, g[ROLLED])
    if g[ROLLED] < g[NEEDED]:
        g.tell(facts.CIRCUMNAVIGATION_FAILED, g.seat, g[NEEDED])
    else:
        moves.circumnavigate(g, g.seat)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 15", ask(target, PLACE), set_out, ask(voyage, ANSWER), weigh_anchor),
    EXPEDITION: Procedure(
        "CE 15", measure, loop(ask(ten_dice, ROLLED), judge, ask(again, ANSWER, territory=PLACE), go_on), go_ashore
    ),
    OCCUPATION: Procedure(
        "CE 15",
        ask(occupy_how, MEANS, territory=PLACE),
        ask(occupy_where, LANDED, territory=PLACE, means=MEANS),
        occupy,
    ),
    VOYAGE: Procedure("CE 11", measure_voyage, ask(ten_dice, ROLLED), complete_voyage),
}
