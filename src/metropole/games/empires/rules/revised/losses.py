"""5.5 Counters that are lost together: first all are chosen, then they leave."""

from typing import Final

from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.control import height, is_safe, owner_at, pieces, runs
from metropole.games.empires.rules.game import DOOM, PLACE, Game
from metropole.games.empires.rules.queries import all_seats, play_order
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Prompt, Question, Slot, ask, loop
from metropole.kernel.position import ZEROS, added, changed

LOSSES: Final = Slot[int](PLACE)  # still to be chosen
VICTIM: Final = Slot[Seat](LOSSES)  # the only one, or nobody
SPARING: Final = Slot[int](VICTIM)  # whether counters that survived a rebellion this turn are spared
SPACE: Final = Slot[int](SPARING)
RUN: Final = Slot[int](SPACE)


def choose_losses(g: Game, chooser: Seat, territory: Territory, count: int, victim: Seat, sparing: bool) -> None:
    """Let somebody choose counters that are to be lost; of one victim, or of anybody."""
    g.call(DOOM, chooser, territory, count, victim)
    g[SPARING] = int(sparing)


def exposed(g: Game, space: int, seat: Seat, sparing: bool) -> list[int]:
    """The positions in a stack of a player's counters that can be chosen."""
    return [p for p in range(height(g.s.stacks[space])) if is_exposed(g, space, p, seat, sparing)]


def is_exposed(g: Game, space: int, position: int, seat: Seat, sparing: bool) -> bool:
    """Their counter, not yet chosen, and not one that is spared."""
    stack = g.s.stacks[space]
    if owner_at(stack, position) != seat or (sparing and is_safe(stack, position)):
        return False
    return space * POSITIONS + position not in g.s.doomed


def exposed_in(g: Game, territory: Territory, seat: Seat, sparing: bool) -> int:
    """How many counters of a player can be chosen in a territory."""
    return sum(len(exposed(g, space, seat, sparing)) for space in g.board.spaces[territory])


def victims(g: Game) -> list[Seat]:
    """12.11.1 Anybody, but the one who chooses only when nobody else is left."""
    if g[VICTIM] != NOBODY:
        return [g[VICTIM]]
    sparing = bool(g[SPARING])
    others = [seat for seat in all_seats(g) if seat != g.seat and exposed_in(g, g.place, seat, sparing)]
    return others or [g.seat]


def positions(g: Game, space: int) -> list[int]:
    """The positions in a stack that can be chosen now."""
    return [position for seat in victims(g) for position in exposed(g, space, seat, bool(g[SPARING]))]


def run_of(g: Game, space: int, position: int) -> int:
    """AMB-24 The number of the run that a counter lies in."""
    return len([start for _, start in runs(g.s.stacks[space]) if start <= position]) - 1


def lose_all(g: Game) -> None:
    """12.11.1, 12.12.2 Nobody chooses where everything that can be hit is lost."""
    while True:
        chosen = choices(g)
        if not chosen:
            g.leave()
            return
        if len(chosen) > g[LOSSES]:
            return
        for space, position in chosen:
            revised.doom(g, space, position)
        g[LOSSES] -= len(chosen)


def choices(g: Game) -> list[tuple[int, int]]:
    """Space and position of every counter that can be chosen now; none once all losses are met."""
    if not g[LOSSES]:
        return []
    return [(space, position) for space in g.board.spaces[g.place] for position in positions(g, space)]


def next_loss(g: Game) -> Question | None:
    spaces = [space for space in g.board.spaces[g.place] if positions(g, space)]
    return Decision(g.seat, prompt(g, SPACES), [action_space.SPACE + space for space in spaces])


SPACES: Final = (prompts.CASUALTY, prompts.WAR_CASUALTY, prompts.REMOVE_OWN, prompts.LOSE_OWN)
RUNS: Final = (prompts.CASUALTY_RUN, prompts.WAR_CASUALTY_RUN, prompts.REMOVE_OWN_RUN, prompts.LOSE_OWN_RUN)


def prompt(g: Game, four: tuple[Prompt, Prompt, Prompt, Prompt]) -> Prompt:
    """Whose counters: anybody's, an enemy's, or one's own at a founding or in a rebellion."""
    if g[VICTIM] == NOBODY:
        return four[0]
    if g[VICTIM] != g.seat:
        return four[1]
    return four[3] if g[SPARING] else four[2]


def which_run(g: Game) -> Question | None:
    """AMB-24 Counters that lie together and are alike need no choice, nor do others that leave the same stack.

    In a rebellion they do, because a loss may be averted.
    """
    space = g[SPACE]
    exposed = positions(g, space)
    found = sorted({run_of(g, space, position) for position in exposed})
    if not g[SPARING] and all(without_doomed(g, space, p) == without_doomed(g, space, exposed[0]) for p in exposed):
        found = found[:1]
    return Decision(g.seat, prompt(g, RUNS), [action_space.RUN + run for run in found[: action_space.RUNS]])


def stack_named(g: Game, seat: int) -> int:
    """The stack that a counter is to be chosen from."""
    return g.s.stacks[g[SPACE]]


def without_doomed(g: Game, space: int, position: int) -> list[int]:
    """What would be left of a stack without this counter and all that were chosen before."""
    first = space * POSITIONS
    stack = enumerate(pieces(g.s.stacks[space]))
    return [piece for p, piece in stack if p != position and first + p not in g.s.doomed]


def doom(g: Game) -> None:
    space = g[SPACE]
    position = next(p for p in positions(g, space) if run_of(g, space, p) == g[RUN])
    revised.doom(g, space, position)
    g[LOSSES] -= 1


# --- quotas: how many each player is to lose ---


def share_out(g: Game, losses: int, order: list[Seat], limits: list[int]) -> None:
    """12.11.3, 12.12.2 One loss each in this order, then again from the top, passing over who has nothing left."""
    g.s.quotas = ZEROS[g.seats]
    while losses and any(g.s.quotas[seat] < limits[seat] for seat in order):
        for seat in order:
            if losses and g.s.quotas[seat] < limits[seat]:
                g.s.quotas = added(g.s.quotas, seat, 1)
                losses -= 1


def next_quota(g: Game) -> tuple[Seat, int]:
    """The next player who has something to lose, and how much; their quota is dealt with."""
    for seat in play_order(g):
        if g.s.quotas[seat]:
            count = g.s.quotas[seat]
            g.s.quotas = changed(g.s.quotas, seat, 0)
            return seat, count
    return NOBODY, 0


PROCEDURES: dict[int, Procedure] = {
    DOOM: Procedure(
        "CR 12.11.1",
        loop(
            lose_all,
            ask(next_loss, SPACE, territory=PLACE, count=LOSSES, other=VICTIM, sparing=SPARING),
            ask(which_run, RUN, space=SPACE, stack=stack_named, count=LOSSES, other=VICTIM, sparing=SPARING),
            doom,
        ),
    )
}
