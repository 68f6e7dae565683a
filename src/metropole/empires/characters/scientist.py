"""21 Scientist."""

from metropole.empires import alphabet, moves, prompts
from metropole.empires.board import LOGISTICS_ONE
from metropole.empires.characters import SCIENTIST, used
from metropole.empires.game import INDEX, Game
from metropole.empires.game import SCIENTIST as PROCEDURE
from metropole.empires.queries import VALUES, has_rule
from metropole.empires.state import LOGISTICS, TRACK_COUNT, Seat
from metropole.kernel import Decision, Procedure, Question, ask

LAST = 3


def affordable(g: Game, seat: Seat) -> list[int]:
    """6, 21 The tracks with a next space that can be paid. 25: a nation with logistics one stays there."""
    tracks: list[int] = []
    for track in range(TRACK_COUNT):
        at = g.s.tracks[seat * TRACK_COUNT + track]
        barred = track == LOGISTICS and has_rule(g, seat, LOGISTICS_ONE)
        if at < LAST and not barred and VALUES[track][at + 1] <= g.s.treasury[seat]:
            tracks.append(track)
    return tracks


def available(g: Game, seat: Seat) -> bool:
    return bool(affordable(g, seat))


def choose_track(g: Game) -> Question | None:
    return Decision(g.seat, prompts.PROGRESS, [alphabet.TRACK + track for track in affordable(g, g.seat)])


def progress(g: Game) -> None:
    """21 One track by one space."""
    used(g, SCIENTIST)
    moves.advance(g, g.seat, g.index)


PROCEDURES: dict[int, Procedure] = {PROCEDURE: Procedure("CE 21", ask(choose_track, INDEX), progress)}
