"""A table at which learners play: chance plays by itself, everybody else is asked in turn."""

from typing import Final, Protocol

from metropole.encoding.history import History
from metropole.kernel import Decision, Game, Outcome
from metropole.kernel.playout import PlayoutRng, settle

NOBODY: Final = -1


class GameSource(Protocol):
    """Where games come from, and how they are told to learners."""

    seats: int
    actions: int

    def start(self) -> Game:
        """A new game."""

    def restore(self, numbers: list[int]) -> Game:
        """The game that gave these numbers."""

    def history(self) -> History:
        """What has happened so far: nothing."""

    def cells(self, game: Game, seat: int) -> bytearray:
        """What a seat sees, but for the history."""


class Episode:
    """One game after the other. Whoever is asked answers with one of the legal actions."""

    def __init__(self, source: GameSource) -> None:
        self.source = source
        self.game: Game = source.start()
        self.history: History = source.history()
        self.dice = PlayoutRng(0)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, or what comes out of a file, is the same game with the same future."""
        return table_at, (self.source, self.game.numbers(), bytes(self.history.tallies), self.dice)

    def deal(self, seed: int) -> None:
        """Begin a new game, with dice of its own."""
        self.dice = PlayoutRng(seed)
        self.game = self.source.start()
        self.history = self.source.history()
        self.game.listener = self.history.hear
        settle(self.game, self.dice)

    @property
    def asked(self) -> int:
        """The seat that is to answer, or nobody after the game."""
        pending = self.game.pending
        return pending.seat if isinstance(pending, Decision) else NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it is over."""
        pending = self.game.pending
        return pending if isinstance(pending, Outcome) else None

    def legal(self) -> list[int]:
        """What whoever is asked may answer, in order."""
        pending = self.game.pending
        return pending.options if isinstance(pending, Decision) else []

    def act(self, action: int) -> None:
        """Answer for whoever is asked; refuse, unchanged, what is not legal."""
        self.check(action)
        self.go_on(action)

    def check(self, action: int) -> None:
        """Refuse what whoever is asked may not answer."""
        pending = self.game.pending
        if not isinstance(pending, Decision) or action not in pending.options:
            self.game.check_answer(action, self.asked)

    def go_on(self, action: int) -> None:
        """Answer with something known to be legal."""
        self.game.advance(action)
        settle(self.game, self.dice)

    def act_of(self, seat: int, action: int) -> None:
        """Answer for one of those who are asked at the same time."""
        self.game.answer(action, seat)
        settle(self.game, self.dice)

    def observation(self, seat: int) -> bytearray:
        """What a seat sees now, in a buffer of its own."""
        cells = self.source.cells(self.game, seat)
        cells += self.history.seen_by(seat)
        return cells

    def mask(self, seat: int) -> bytearray:
        """One for every action that the seat may answer with, in a buffer of its own."""
        mask = bytearray(self.source.actions)
        asked = self.game.question(seat)
        if asked is not None:
            for action in asked.options:
                mask[action] = 1
        return mask


def table_at(source: GameSource, numbers: list[int], tallies: bytes, dice: PlayoutRng) -> Episode:
    """A table where a game stands, and this has happened before."""
    table = Episode(source)
    table.game = source.restore(numbers)
    table.history.tallies[:] = tallies
    table.game.listener = table.history.hear
    table.dice = dice
    return table


class EpisodeBatch:
    """Many tables at which the same is played."""

    def __init__(self, tables: list[Episode]) -> None:
        self.tables = tables

    def __reduce__(self) -> tuple[object, ...]:
        return EpisodeBatch, (self.tables,)

    def act(self, actions: list[int]) -> list[int]:
        """One answer at every table, by whoever is asked there. Says where the game has ended.

        If one of them is not legal, nothing has happened anywhere.
        """
        for table, action in zip(self.tables, actions, strict=True):
            table.check(action)
        over: list[int] = []
        for number, table in enumerate(self.tables):
            table.go_on(actions[number])
            if table.asked == NOBODY:
                over.append(number)
        return over

    def asked(self) -> list[int]:
        """The seat that is asked at every table."""
        return [table.asked for table in self.tables]

    def observations(self) -> bytearray:
        """What is seen, at every table, by whoever is asked there."""
        seen = bytearray()
        for table in self.tables:
            seen += table.observation(table.asked)
        return seen

    def masks(self) -> bytearray:
        """What may be answered at every table."""
        masks = bytearray()
        for table in self.tables:
            masks += table.mask(table.asked)
        return masks
