"""How a game of Empires begins."""

from metropole.games.empires.rules.board import Board
from metropole.games.empires.rules.game import Edition, Game
from metropole.games.empires.rules.state import State


def start(edition: Edition, board: Board, seats: int) -> Game:
    """A game standing at its first question."""
    g = Game(edition, board, seats, State(seats))
    g.begin()
    return g
