"""20, 22 Counters that leave the map, one at a time, chosen by whoever inflicts the loss."""

from metropole.empires import action_space, moves, prompts
from metropole.empires.control import all_alike, has_counter, runs
from metropole.empires.game import CASUALTIES, COUNT, INDEX, SPOT, Game
from metropole.empires.queries import all_seats, counters, is_present
from metropole.empires.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, ask

# Registers: SEAT chooses, PLACE is the territory, COUNT is still to be lost, OTHER is the only victim or nobody, FLAG
# whether nothing else is lost before control is looked at again.


def victims(g: Game) -> list[Seat]:
    """20, 22 The enemy in war; in a rebellion anybody, but the rebel only when nobody else is left."""
    if g.other != NOBODY:
        return [g.other]
    others = [seat for seat in all_seats(g) if seat != g.seat and is_present(g, seat, g.place)]
    return others or [g.seat]


def exposed(g: Game, space: int) -> list[tuple[int, int]]:
    """AMB-24 The runs of a stack that can be hit: number and position."""
    among = victims(g)
    found = [(i, position) for i, (seat, position) in enumerate(runs(g.s.stacks[space])) if seat in among]
    return found[: action_space.RUNS]


def lose_all(g: Game) -> None:
    """20, 22 Nobody chooses where everything that can be hit is lost."""
    among = victims(g) if g.count else []
    hit = sum(counters(g, seat, g.place) for seat in among)
    if not 0 < hit <= g.count:
        return
    for seat in among:
        moves.take_counters(g, seat, g.place)
    g[COUNT] = g.count - hit
    if g.other == NOBODY:
        moves.settle(g, g.place)
        moves.check_colony(g, g.place)
    g.repeat()


def next_loss(g: Game) -> Question | None:
    """20 Casualties are met as far as there are counters."""
    among = victims(g) if g.count else []
    spaces = [s for s in g.board.spaces[g.place] if any(has_counter(g.s.stacks[s], seat) for seat in among)]
    if not spaces:
        g.finish()
        return None
    prompt = prompts.CASUALTY if g.other == NOBODY else prompts.WAR_CASUALTY
    return Decision(g.seat, prompt, [action_space.SPACE + space for space in spaces])


def which_run(g: Game) -> Question | None:
    """AMB-24 Which of the counters in the stack; counters of one colour that lie together are alike.

    So are others if the same stack is left as soon as control is looked at again: after each loss of a rebellion, after
    the last of a battle.
    """
    prompt = prompts.CASUALTY_RUN if g.other == NOBODY else prompts.WAR_CASUALTY_RUN
    found = exposed(g, g.spot)
    last = g.other == NOBODY or (g.flag and g.count == 1)
    if last and all_alike(g.s.stacks[g.spot], [position for _, position in found]):
        found = found[:1]
    return Decision(g.seat, prompt, [action_space.RUN + i for i, _ in found])


def remove(g: Game) -> None:
    position = runs(g.s.stacks[g.spot])[g.index][1]
    moves.take_counter(g, g.spot, position)
    g[COUNT] = g.count - 1
    if g.other == NOBODY:
        moves.settle(g, g.place)
        moves.check_colony(g, g.place)
    g.restart()


PROCEDURES: dict[int, Procedure] = {
    CASUALTIES: Procedure("CE 20", lose_all, ask(next_loss, SPOT), ask(which_run, INDEX), remove)
}
