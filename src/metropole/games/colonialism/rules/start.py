"""How a game of Colonialism begins."""

from metropole.games.colonialism.rules.board import Board
from metropole.games.colonialism.rules.game import Edition, Game
from metropole.games.colonialism.rules.state import State

FEWEST_SEATS = 2
MOST_SEATS = 4


def start(edition: Edition, board: Board, seats: int) -> Game:
    """2.0 A game for two to four players, standing at its first question."""
    g = Game(edition, board, seats, State(seats))
    g.begin()
    return g
