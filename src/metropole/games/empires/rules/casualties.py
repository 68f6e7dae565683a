"""20, 22 Counters that leave the map, one at a time, chosen by whoever inflicts the loss."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.control import all_alike, has_counter, runs
from metropole.games.empires.rules.game import CASUALTIES, PLACE, Game
from metropole.games.empires.rules.queries import all_seats, counters, is_present
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

DUE: Final = Slot[int](PLACE)  # still to be lost
VICTIM: Final = Slot[Seat](DUE)  # the only one, or nobody
IS_LAST: Final = Slot[int](VICTIM)  # whether nothing else is lost before control is looked at again
SPACE: Final = Slot[int](IS_LAST)
RUN: Final = Slot[int](SPACE)


def remove_counters(g: Game, seat: Seat, territory: Territory, count: int) -> None:
    """20 A rebel removes so many counters of a territory."""
    g.call(CASUALTIES, seat, territory, count, NOBODY)


def remove_enemies(g: Game, seat: Seat, territory: Territory, count: int, victim: Seat, is_last: int) -> None:
    """22 A player at war removes so many counters of the enemy."""
    g.call(CASUALTIES, seat, territory, count, victim)
    g[IS_LAST] = is_last


def victims(g: Game) -> list[Seat]:
    """20, 22 The enemy in war; in a rebellion anybody, but the rebel only when nobody else is left."""
    if g[VICTIM] != NOBODY:
        return [g[VICTIM]]
    others = [seat for seat in all_seats(g) if seat != g.seat and is_present(g, seat, g.place)]
    return others or [g.seat]


def exposed(g: Game, space: int) -> list[tuple[int, int]]:
    """AMB-24 The runs of a stack that can be hit: number and position."""
    among = victims(g)
    found = [(i, position) for i, (seat, position) in enumerate(runs(g.s.stacks[space])) if seat in among]
    return found[: action_space.RUNS]


def lose_all(g: Game) -> None:
    """20, 22 Nobody chooses where everything that can be hit is lost."""
    due = g[DUE]
    among = victims(g) if due else []
    hit = sum(counters(g, seat, g.place) for seat in among)
    if not 0 < hit <= due:
        g.leave()
        return
    for seat in among:
        moves.take_counters(g, seat, g.place)
    g[DUE] = due - hit
    look_again(g)


def look_again(g: Game) -> None:
    """20 In a rebellion control is looked at again after each loss."""
    if g[VICTIM] == NOBODY:
        moves.settle(g, g.place)
        moves.check_colony(g, g.place)


def next_loss(g: Game) -> Question | None:
    """20 Casualties are met as far as there are counters."""
    among = victims(g) if g[DUE] else []
    spaces = [s for s in g.board.spaces[g.place] if any(has_counter(g.s.stacks[s], seat) for seat in among)]
    if not spaces:
        return None
    prompt = prompts.CASUALTY if g[VICTIM] == NOBODY else prompts.WAR_CASUALTY
    return Decision(g.seat, prompt, [action_space.SPACE + space for space in spaces])


def which_run(g: Game) -> Question | None:
    """AMB-24 Which of the counters in the stack; counters of one colour that lie together are alike.

    So are others if the same stack is left as soon as control is looked at again: after each loss of a rebellion, after
    the last of a battle.
    """
    space, in_rebellion = g[SPACE], g[VICTIM] == NOBODY
    prompt = prompts.CASUALTY_RUN if in_rebellion else prompts.WAR_CASUALTY_RUN
    found = exposed(g, space)
    last = in_rebellion or (g[IS_LAST] and g[DUE] == 1)
    if last and all_alike(g.s.stacks[space], [position for _, position in found]):
        found = found[:1]
    return Decision(g.seat, prompt, [action_space.RUN + i for i, _ in found])


def stack_named(g: Game, seat: int) -> int:
    return g.s.stacks[g[SPACE]]


def remove(g: Game) -> None:
    space = g[SPACE]
    moves.take_counter(g, space, runs(g.s.stacks[space])[g[RUN]][1])
    g[DUE] -= 1
    look_again(g)


PROCEDURES: dict[int, Procedure] = {
    CASUALTIES: Procedure(
        "CE 20",
        loop(lose_all),
        loop(
            ask(next_loss, SPACE, territory=PLACE, count=DUE, other=VICTIM),
            ask(which_run, RUN, space=SPACE, stack=stack_named),
            remove,
            loop(lose_all),
        ),
    )
}
