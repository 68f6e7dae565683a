"""12.8 Scientist."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.characters import SCIENTIST, used
from metropole.games.empires.rules.characters.scientist import can_afford as payable
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.game import SCIENTIST as PROCEDURE
from metropole.games.empires.rules.state import NAVY, TRACK_COUNT, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

CHOSEN: Final = Slot[int](PLACE)  # a track


def affordable(g: Game, seat: Seat) -> list[int]:
    """12.8, 12.12.6 Not the navy once a step was bought in an escalation of this turn."""
    return [track for track in range(TRACK_COUNT) if can_afford(g, seat, track)]


def can_afford(g: Game, seat: Seat, track: int) -> bool:
    return payable(g, seat, track) and not (track == NAVY and g.s.navy_bought >> seat & 1)


def available(g: Game, seat: Seat) -> bool:
    return any(can_afford(g, seat, track) for track in range(TRACK_COUNT))


def choose_track(g: Game) -> Question | None:
    return Decision(g.seat, prompts.PROGRESS, [action_space.TRACK + track for track in affordable(g, g.seat)])


def progress(g: Game) -> None:
    used(g, SCIENTIST)
    if g[CHOSEN] == NAVY:
        g.s.navy_bought |= 1 << g.seat
    moves.advance(g, g.seat, g[CHOSEN])


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CR 12.8", ask(choose_track, CHOSEN), progress)}
