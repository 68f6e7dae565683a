"""12.10 Viceroy: counters are sent, or taken back."""

from typing import Final

from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import VICEROY, used
from metropole.games.empires.rules.control import all_alike, has_counter, runs
from metropole.games.empires.rules.game import PLACE, RECALLING, Game
from metropole.games.empires.rules.game import VICEROY as PROCEDURE
from metropole.games.empires.rules.queries import ALL_TERRITORIES, is_present, logistics
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised.landing import GOVERNED, has_landing, land, means_of
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

LEFT: Final = Slot[int](PLACE)  # how many more may be taken back
TAKEN: Final = Slot[int](LEFT)  # how many have been
SPACE: Final = Slot[int](TAKEN)
RUN: Final = Slot[int](SPACE)


def limit(g: Game, seat: Seat, territory: Territory) -> int:
    """12.10 As logistics allow; in another player's colony one counter, and only if they have none there."""
    if g.s.colonies[territory] in (NOBODY, seat):
        return means_of(g, seat)
    return 0 if is_present(g, seat, territory) else min(1, g.s.treasury[seat])


def destinations(g: Game, seat: Seat) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if is_destination(g, seat, territory)]


def is_destination(g: Game, seat: Seat, territory: Territory) -> bool:
    return has_landing(g, seat, territory) and limit(g, seat, territory) > 0


def possessions(g: Game, seat: Seat) -> list[Territory]:
    """12.10 Where counters can be taken back from."""
    return [territory for territory in ALL_TERRITORIES if is_present(g, seat, territory)]


def available(g: Game, seat: Seat) -> bool:
    """12.10 Treasury can be sent somewhere, or counters taken back."""
    if g.s.treasury[seat] and any(is_destination(g, seat, territory) for territory in ALL_TERRITORIES):
        return True
    return any(is_present(g, seat, territory) for territory in ALL_TERRITORIES)


def where(g: Game) -> Question | None:
    sending = [action_space.TERRITORY + territory for territory in destinations(g, g.seat)]
    recalling = [action_space.RECALL + territory for territory in possessions(g, g.seat)]
    return Decision(g.seat, prompts.GOVERN, sending + recalling)


def send_or_recall(g: Game) -> None:
    seat, territory = g.seat, g.place
    if g.said >= action_space.RECALL:
        take_back(g, seat, territory, logistics(g, seat))
    else:
        land(g, seat, territory, limit(g, seat, territory), GOVERNED)


def own_logistics(g: Game, seat: int) -> int:
    return logistics(g, Seat(seat))


# --- taking back ---


def take_back(g: Game, seat: Seat, territory: Territory, most: int) -> None:
    """12.10 Counters return to the treasury."""
    g.call(RECALLING, seat, territory, most)


def from_space(g: Game) -> Question | None:
    spaces = [s for s in g.board.spaces[g.place] if has_counter(g.s.stacks[s], g.seat)] if g[LEFT] else []
    if not spaces:
        return None
    options = [action_space.SPACE + space for space in spaces]
    if not g[TAKEN]:
        return Decision(g.seat, prompts.RECALL_SPACE, options)
    return Decision(g.seat, prompts.RECALL_MORE, [action_space.DONE, *options])


def from_run(g: Game) -> Question | None:
    stack = g.s.stacks[g[SPACE]]
    own = [(i, position) for i, (seat, position) in enumerate(runs(stack)) if seat == g.seat]
    if all_alike(stack, [position for _, position in own]):
        own = own[:1]
    return Decision(g.seat, prompts.RECALL_RUN, [action_space.RUN + i for i, _ in own])


def stack_named(g: Game, seat: int) -> int:
    return g.s.stacks[g[SPACE]]


def recall(g: Game) -> None:
    """12.10, AMB-98 Control follows without any cost."""
    if not g[TAKEN]:
        used(g, VICEROY)
    revised.recall_counter(g, g[SPACE], runs(g.s.stacks[g[SPACE]])[g[RUN]][1])
    g[LEFT] = g[LEFT] - 1
    g.count_up(TAKEN)


def look_back(g: Game) -> None:
    """8.1, 8.2 A colony may be lost by it, and an empty territory is an independent state."""
    revised.check_colony(g, g.place)
    revised.check_independence(g, g.place)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.10", ask(where, PLACE, count=own_logistics), send_or_recall),
    RECALLING: Procedure(
        "CR 12.10",
        loop(
            ask(from_space, SPACE, territory=PLACE, count=TAKEN),
            ask(from_run, RUN, space=SPACE, stack=stack_named),
            recall,
        ),
        look_back,
    ),
}
