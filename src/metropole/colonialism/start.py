"""How a game of Colonialism begins."""

from metropole.colonialism.board import Board
from metropole.colonialism.game import GAME, Edition, Game
from metropole.colonialism.state import State
from metropole.kernel import MetropoleError

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
    rest = numbers[::-1]
    try:
        g.anchor, g.anchor_at = rest.pop(), rest.pop()
        g.s.put({field: next_value(rest, value) for field, value in g.s.numbers().items()})
        g.stack = next_list(rest)
        g.answers = [next_list(rest) for _ in range(rest.pop())]
    except IndexError as error:
        raise MetropoleError(f"numbers: {len(numbers)} are too few for a game of {seats} seats") from error
    if rest:
        raise MetropoleError(f"numbers: {len(rest)} of {len(numbers)} are too many for a game of {seats} seats")
    g.run()
    return g


def next_value(rest: list[int], like: int | list[int]) -> int | list[int]:
    return rest.pop() if isinstance(like, int) else next_list(rest)


def next_list(rest: list[int]) -> list[int]:
    return [rest.pop() for _ in range(rest.pop())]
