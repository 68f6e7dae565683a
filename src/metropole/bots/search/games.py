"""The two games as the search sees them: a view, a world, and how far the game has come."""

from metropole.colonialism.colonization import FIRST_COLONIZATION
from metropole.colonialism.game import Game as ColonialismGame
from metropole.colonialism.view import ColonialismView
from metropole.colonialism.view import redeal as redeal_colonialism
from metropole.colonialism.view import view as view_colonialism
from metropole.empires.game import Game as EmpiresGame
from metropole.empires.view import EmpiresView
from metropole.empires.view import redeal as redeal_empires
from metropole.empires.view import view as view_empires
from metropole.kernel import Flow
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import View


def seen_by(g: Flow, seat: int) -> View:
    """What a seat may know."""
    if isinstance(g, ColonialismGame):
        return view_colonialism(g, seat)
    assert isinstance(g, EmpiresGame)
    return view_empires(g, seat)


def redealt(view: View, dice: PlayoutRng) -> Flow:
    """A world that the viewer cannot tell from the truth."""
    if isinstance(view, ColonialismView):
        return redeal_colonialism(view, dice)
    assert isinstance(view, EmpiresView)
    return redeal_empires(view, dice)


def stage(g: Flow) -> int:
    """How far the game has come: a number that grows when something has been settled."""
    if isinstance(g, ColonialismGame):
        return 2 * g.s.turn + (1 if g.s.phase > FIRST_COLONIZATION else 0)
    assert isinstance(g, EmpiresGame)
    return g.s.turn
