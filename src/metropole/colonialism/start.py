"""How a game of Colonialism begins."""

from metropole.colonialism.board import Board
from metropole.colonialism.game import GAME, Edition, Game
from metropole.colonialism.state import State
from metropole.kernel.snapshot import unflatten

FEWEST_SEATS = 2
MOST_SEATS = 4


def start(edition: Edition, board: Board, seats: int) -> Game:
    """2.0 A game for two to four players, standing at its first question."""
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
