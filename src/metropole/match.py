"""A match: a game under way with dice of its own, for programs. `import metropole` offers it.

>>> import metropole
>>> match = metropole.Match("colonialism/compass", seats=2, seed=1)
>>> match.seat, match.prompt, match.options
(0, 'row', ['row 1', 'row 2', 'row 3', 'row 4'])
>>> match.play("row 3")
>>> match
<Match colonialism/compass, 2 seats, seat 2 is asked: row>
>>> match.game.s.rows  # the position of this game; an editor knows its fields
[3, 0]
>>> from random import Random
>>> dice = Random(7)
>>> while not match.over:
...     match.play(dice.choice(match.options))
>>> len(match.result.ranks)
2
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Generic, TypeVar, cast, overload

from metropole import drawing, journal, registry
from metropole.games.colonialism.editions import ColonialismBook
from metropole.games.colonialism.rules.game import Game as ColonialismGame
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.games.empires.editions import EmpiresBook
from metropole.games.empires.rules.game import Game as EmpiresGame
from metropole.games.empires.rules.view import EmpiresView
from metropole.journal import Journal
from metropole.kernel import Chance, Decision, Game, MetropoleError, Outcome
from metropole.kernel.chance import roll
from metropole.kernel.view import SPECTATOR, View

GameT = TypeVar("GameT", bound=Game, covariant=True)
ViewT = TypeVar("ViewT", bound=View, covariant=True)


class MatchError(MetropoleError):
    """Something that cannot be asked of a match as it stands."""


class Match(Generic[GameT, ViewT]):
    """A game, the journal of it, and the dice that answer whenever chance is asked.

    The dice lie in the match and not in the game, so that whoever looks ahead in a copy of the game learns nothing.
    The same seed gives the same dice; without one, every match has others.

    >>> Match("empires/revised", seats=3, seed=1)
    <Match empires/revised, 3 seats, seat 1 is asked: play>
    """

    @overload
    def __init__(
        self: "Match[ColonialismGame, ColonialismView]",
        edition: ColonialismBook,
        seats: int,
        seed: int | None = None,
        board: str | Path | None = None,
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[EmpiresGame, EmpiresView]",
        edition: EmpiresBook,
        seats: int,
        seed: int | None = None,
        board: str | Path | None = None,
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[Game, View]", edition: str, seats: int, seed: int | None = None, board: str | Path | None = None
    ) -> None: ...

    def __init__(self, edition: str, seats: int, seed: int | None = None, board: str | Path | None = None) -> None:
        rule_set = registry.load(edition)
        chart = rule_set.load_board(Path(board) if board is not None else None)
        self.journal: Journal = journal.begin(rule_set, seats, chart)
        self.dice = Random(seed)
        self.settle()

    # --- what there is ---

    @property
    def edition(self) -> str:
        """The full name of the rule set."""
        return self.journal.rule_set.name

    @property
    def seats(self) -> int:
        return self.journal.header.seats

    @property
    def game(self) -> GameT:
        """The game itself: position, rules and open question. Look ahead in a copy of it.

        >>> match = Match("colonialism/compass", seats=2, seed=1)
        >>> ahead = match.game.copy()
        >>> ahead.answer(ahead.space.parse("row 3"))
        >>> match.game.s.rows, ahead.s.rows
        ([0, 0], [3, 0])
        """
        return cast(GameT, self.journal.game)  # the overloads say which game an edition is of

    def view(self, seat: int | None = None) -> ViewT:
        """What a seat may know; without one, whoever is asked, and after the game a spectator.

        >>> Match("colonialism/compass", seats=2, seed=1).view(1)
        <ColonialismView of seat 2>
        """
        viewer = self.seat if seat is None else seat
        return cast(ViewT, self.journal.game.view(SPECTATOR if viewer is None else viewer))

    @property
    def over(self) -> bool:
        return isinstance(self.game.pending, Outcome)

    @property
    def result(self) -> Outcome:
        """How the game has ended."""
        pending = self.game.pending
        if not isinstance(pending, Outcome):
            raise MatchError(f"result: the game is not over; seat {self.decision.seat + 1} is asked")
        return pending

    # --- what is asked ---

    @property
    def decision(self) -> Decision:
        """The open question."""
        pending = self.game.pending
        if not isinstance(pending, Decision):
            raise MatchError("decision: the game is over, and nobody is asked anything")
        return pending

    @property
    def seat(self) -> int | None:
        """Who is asked, from 0; nobody after the game. When all choose at once, the first who has not chosen."""
        pending = self.game.pending
        return pending.seat if isinstance(pending, Decision) else None

    @property
    def prompt(self) -> str:
        """Which question it is, such as `act`; empty after the game."""
        pending = self.game.pending
        return pending.prompt.key if isinstance(pending, Decision) else ""

    @property
    def about(self) -> Mapping[str, int]:
        """What the question is about, by name: the zone that a ship leaves, the card that is played."""
        pending = self.game.pending
        return self.game.about(pending) if isinstance(pending, Decision) else {}

    @property
    def options(self) -> list[str]:
        """What may be answered, in words; nothing after the game."""
        pending, space = self.game.pending, self.game.space
        return [space.name(action) for action in pending.options] if isinstance(pending, Decision) else []

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Answer, in words or by the number of the action; then chance answers until somebody is asked again.

        Whatever is not offered is refused, and nothing has changed. Without a seat, it is whoever is asked.

        >>> match = Match("colonialism/compass", seats=2, seed=1)
        >>> match.play("row 3")
        >>> match.options
        ['row 1', 'row 2', 'row 4']
        >>> match.play("row 3")
        Traceback (most recent call last):
        metropole.kernel.errors.NotOfferedError: 'row 3' is not offered; offered: row 1, row 2, row 4
        """
        number = self.game.space.parse(action) if isinstance(action, str) else action
        self.journal.answer(number, self.decision.seat if seat is None else seat)
        self.settle()

    def settle(self) -> None:
        """Let the dice answer until somebody is asked, or the game is over."""
        while isinstance(chance := self.game.pending, Chance):
            self.journal.roll(roll(chance, self.dice))

    # --- elsewhere ---

    def copy(self, seed: int | None = None) -> "Match[GameT, ViewT]":
        """An independent match in the same position, with dice of its own: it does not know this one's future."""
        other: Match[GameT, ViewT] = Match.__new__(type(self))
        own = self.journal
        other.journal = replace(own, game=own.game.copy(), lines=own.lines[:], told=own.told[:])
        other.dice = Random(seed)
        return other

    def save(self, path: str | Path) -> None:
        """Write the journal: a text that `load`, the terminal and the browser go on with.

        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     Match("empires/second", seats=4, seed=1).save(f"{folder}/tonight.game")
        ...     load(f"{folder}/tonight.game")
        <Match empires/second, 4 seats, seat 1 is asked: program>
        """
        self.journal.write(Path(path))

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as a spectator sees it, so that nobody's secrets are in it.

        For the eyes of a seat, `match.view(seat)` draws itself, too.
        """
        return drawing.html(self.journal.game.view(SPECTATOR), self.journal.chart)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.decision.seat + 1} is asked: {self.prompt}"
        return f"<Match {self.edition}, {self.seats} seats, {state}>"


@overload
def new(edition: ColonialismBook, seats: int, board: str | Path | None = None) -> ColonialismGame: ...


@overload
def new(edition: EmpiresBook, seats: int, board: str | Path | None = None) -> EmpiresGame: ...


@overload
def new(edition: str, seats: int, board: str | Path | None = None) -> Game: ...


def new(edition: str, seats: int, board: str | Path | None = None) -> Game:
    """A game without dice, at its first question: chance is answered by whoever has some.

    >>> from metropole.kernel.playout import PlayoutRng, playout
    >>> game = new("empires/second", seats=4)
    >>> playout(game, PlayoutRng(1)) > 100  # decisions, all made at random
    True
    >>> game.over
    True
    """
    rule_set = registry.load(edition)
    return rule_set.start(seats, rule_set.load_board(Path(board) if board is not None else None))


def load(path: str | Path, seed: int | None = None, board: str | Path | None = None) -> Match[Game, View]:
    """A match from its journal, replayed and checked; from there on it has dice of its own."""
    match: Match[Game, View] = Match.__new__(Match)
    match.journal = journal.read(Path(path), registry.load_any_board(Path(board)) if board is not None else None)
    match.dice = Random(seed)
    match.settle()
    return match


def editions() -> list[str]:
    """The names of all rulebooks, with each official option; every book knows more options.

    >>> editions()[:3]
    ['colonialism/original', 'colonialism/original+short', 'colonialism/spielworxx']
    """
    return [rule_set.name for rule_set in registry.all_rule_sets()]
