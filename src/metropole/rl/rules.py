"""Where the games of a learning environment come from, and how they are told to learners."""

from functools import cache
from operator import index
from os import PathLike
from pathlib import Path
from secrets import randbits
from typing import Final, SupportsIndex

from metropole import boards, registry
from metropole.encoding import History
from metropole.kernel import Game, MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import View

SEED_BITS: Final = 60


class NotWholeError(MetropoleError):
    """Something else where a whole number is wanted."""


def whole(name: str, value: SupportsIndex) -> int:
    """A whole number, which may come from an array."""
    try:
        return index(value)
    except TypeError:
        raise NotWholeError(f"{name}: {value!r} is no whole number") from None


class GameSpec:
    """A rule set with a number of seats, on the shipped board or on one with this text."""

    def __init__(self, edition: str, seats: int, board: str | None = None, source: str = "board") -> None:
        self.rule_set = registry.find(edition)
        self.seats = whole("seats", seats)
        self.board = board
        self.source = source
        self.chart = self.read_chart()
        self.space = self.start().space
        self.actions = len(self.space)
        self.encoder = self.rule_set.kit.encoder(self.seats)
        self.layout = self.encoder.layout
        self.cells = self.encoder.of_game

    def __reduce__(self) -> tuple[object, ...]:
        """They are the same everywhere, so a copy, or a file, needs no more than their name, and a board of its own."""
        return rules_of, (self.rule_set.name, self.seats, self.board, self.source)

    def read_chart(self) -> registry.Chart:
        """The board; errors name the file it came from."""
        if self.board is None:
            return self.rule_set.kit.load_board()
        return self.rule_set.kit.parse_board(self.board, self.source)

    def start(self) -> Game:
        """A new game, at its first question."""
        return self.rule_set.start(self.seats, self.chart)

    def restore(self, numbers: list[int]) -> Game:
        """The game that gave these numbers, at the same question."""
        return self.rule_set.restore(self.seats, self.chart, numbers)

    def history(self) -> History:
        """What has happened before the first question: nothing."""
        return self.encoder.history()

    def view(self, game: Game, seat: int) -> View:
        """All that a seat, or a spectator, may know."""
        return game.view(seat)


@cache
def rules_of(edition: str, seats: int, board: str | None = None, source: str = "board") -> GameSpec:
    """The rules, read once."""
    return GameSpec(edition, seats, board, source)


def rules_on(edition: str, seats: int, board: str | PathLike[str] | None) -> GameSpec:
    """The rules on the board in a file, of the house rules, or on the shipped one."""
    rule_set = registry.load(edition)
    file = rule_set.board if board is None else Path(board)
    if file is None:
        return rules_of(rule_set.name, seats)
    return rules_of(rule_set.name, seats, boards.text_of(file), str(file))


class Seeds:
    """A seed for every game: given once, they are the same every time; else nobody knows them beforehand."""

    def __init__(self) -> None:
        self.dice = PlayoutRng(randbits(SEED_BITS))

    def next(self, seed: int | None) -> int:
        """The seed of the next game, of a new series if one is given."""
        if seed is not None:
            self.dice = PlayoutRng(whole("seed", seed))
        return self.dice.randrange(1 << SEED_BITS)
