"""21 Scientist."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import LOGISTICS_ONE
from metropole.games.empires.rules.characters import SCIENTIST, used
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.game import SCIENTIST as PROCEDURE
from metropole.games.empires.rules.queries import PRINTED, has_rule
from metropole.games.empires.rules.state import LOGISTICS, TRACK_COUNT, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

TRACK: Final = Slot[int](PLACE)

LAST: Final = 3


def affordable(g: Game, seat: Seat) -> list[int]:
    """6, 21 The tracks with a next space that can be paid. 25: a nation with logistics one stays there."""
    return [track for track in range(TRACK_COUNT) if can_afford(g, seat, track)]


def can_afford(g: Game, seat: Seat, track: int) -> bool:
    at = g.s.tracks[seat * TRACK_COUNT + track]
    if at >= LAST or PRINTED[track][at + 1] > g.s.treasury[seat]:
        return False
    return track != LOGISTICS or not has_rule(g, seat, LOGISTICS_ONE)


def available(g: Game, seat: Seat) -> bool:
    return any(can_afford(g, seat, track) for track in range(TRACK_COUNT))


def choose_track(g: Game) -> Question | None:
    return Decision(g.seat, prompts.PROGRESS, [action_space.TRACK + track for track in affordable(g, g.seat)])


def progress(g: Game) -> None:
    """21 One track by one space."""
    used(g, SCIENTIST)
    moves.advance(g, g.seat, g[TRACK])


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CE 21", ask(choose_track, TRACK), progress)}
