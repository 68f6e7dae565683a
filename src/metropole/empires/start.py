"""How a game of Empires begins."""

from metropole.empires.board import Board
from metropole.empires.game import GAME, Edition, Game
from metropole.empires.state import State


def start(edition: Edition, board: Board, seats: int) -> Game:
    """A game standing at its first question."""
    g = Game(edition, board, seats, State(seats))
    g.call(GAME)
    g.run()
    return g
