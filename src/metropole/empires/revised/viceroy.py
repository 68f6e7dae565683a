"""12.10 Viceroy: counters are sent, or taken back."""

from typing import Final

from metropole.empires import action_space, prompts
from metropole.empires.board import Territory
from metropole.empires.characters import VICEROY, used
from metropole.empires.control import all_alike, has_counter, runs
from metropole.empires.game import AMOUNT, COUNT, INDEX, PLACE, RECALLING, SPOT, Game
from metropole.empires.game import VICEROY as PROCEDURE
from metropole.empires.queries import ALL_TERRITORIES, is_present, logistics
from metropole.empires.revised import moves as revised
from metropole.empires.revised.landing import GOVERNED, has_landing, land, means_of
from metropole.empires.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, ask

NO_MORE: Final = -1


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
        g.call(RECALLING, seat, territory, 0, logistics(g, seat))
    else:
        land(g, seat, territory, limit(g, seat, territory), GOVERNED)


# --- taking back: COUNT is how many more may be taken, AMOUNT how many have been ---


def from_space(g: Game) -> Question | None:
    spaces = [s for s in g.board.spaces[g.place] if has_counter(g.s.stacks[s], g.seat)] if g.count else []
    if not spaces:
        return None
    options = [action_space.SPACE + space for space in spaces]
    if not g.amount:
        return Decision(g.seat, prompts.RECALL_SPACE, options)
    return Decision(g.seat, prompts.RECALL_MORE, [action_space.DONE, *options])


def from_run(g: Game) -> Question | None:
    if is_done(g):
        return None
    stack = g.s.stacks[g.spot]
    own = [(i, position) for i, (seat, position) in enumerate(runs(stack)) if seat == g.seat]
    if all_alike(stack, [position for _, position in own]):
        own = own[:1]
    return Decision(g.seat, prompts.RECALL_RUN, [action_space.RUN + i for i, _ in own])


def is_done(g: Game) -> bool:
    return g.count == 0 or g.spot == NO_MORE or not is_present(g, g.seat, g.place)


def recall(g: Game) -> None:
    """12.10, AMB-98 Control follows without any cost."""
    if is_done(g):
        return
    if not g.amount:
        used(g, VICEROY)
    revised.recall_counter(g, g.spot, runs(g.s.stacks[g.spot])[g.index][1])
    g[COUNT] = g.count - 1
    g.count_up(AMOUNT)
    g.restart()


def look_back(g: Game) -> None:
    """8.1, 8.2 A colony may be lost by it, and an empty territory is an independent state."""
    revised.check_colony(g, g.place)
    revised.check_independence(g, g.place)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.10", ask(where, PLACE), send_or_recall),
    RECALLING: Procedure("CR 12.10", ask(from_space, SPOT), ask(from_run, INDEX), recall, look_back),
}
