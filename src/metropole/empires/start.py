"""How a game of Empires begins."""

from metropole.empires.board import Board
from metropole.empires.game import GAME, Edition, Game
from metropole.empires.state import State
from metropole.kernel.snapshot import unflatten


def start(edition: Edition, board: Board, seats: int) -> Game:
    """A game standing at its first question."""
    g = Game(edition, board, seats, State(seats))
    g.call(GAME)
    g.run()
    return g


def restore(edition: Edition, board: Board, seats: int, numbers: list[int]) -> Game:
    """The game that has these numbers, standing at the same question."""
    g = Game(edition, board, seats, State(seats))
    g.s.put(unflatten(g, g.s.numbers(), numbers))
    g.run()
    return g
