"""What a game brings, on one page. Everybody above the games takes a kit, and never asks which game it is of.

A game must bring what has no default here: its name, its books, its beginning, and what it tells and asks. The rest
makes it better: without texts it speaks in the names of its rules, without heuristics its bots play at random, without
a table of its own people are shown its outline, without a picture nobody draws it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from metropole import boards
from metropole.boards.board_file import BoardFile, digest_of
from metropole.boards.parts import check_game
from metropole.boards.toml_reader import TomlReader
from metropole.kernel import ActionSpace, Game, MetropoleError, Prompt
from metropole.kernel.game import OpenView
from metropole.kernel.space import NO_NOUN
from metropole.kernel.view import SPECTATOR, View
from metropole.parts.bot import AnyBotKit, BotKit
from metropole.parts.narrowing import narrow, narrow_chart

if TYPE_CHECKING:  # whoever plays needs none of these; they are imported when they are asked for
    from msgspec import Struct

    from metropole.encoding import AnyEncoder
    from metropole.parts.advice import AdviceKit
    from metropole.parts.figures import AnyFigure, FigureChange
    from metropole.parts.outline import OutlineSection
    from metropole.parts.stations import StationKit
    from metropole.parts.story import StoryKit
    from metropole.parts.terminal import TerminalKit
    from metropole.parts.things import Thing
    from metropole.pictures.page import Layers
    from metropole.rulebooks import Rulebook
    from metropole.text.voice import AnySpeaker

Chart = BoardFile[object]  # of whichever game
UNDATED = 0
PRINTED = "as in the book"
REPLACED = "in Python"
COLOURS: Final = ("blue", "red", "green", "orange", "yellow", "black", "white", "purple")


class AnyEdition(Protocol):
    """A rulebook as a value, as far as it is the same in all games."""

    @property
    def name(self) -> str:
        """The book, and the options it is played with."""

    @property
    def book(self) -> str:
        """The book that it is, or comes nearest to."""


GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)
EditionT = TypeVar("EditionT", bound=AnyEdition)
BoardT = TypeVar("BoardT")


class SeatCountError(MetropoleError):
    """The edition cannot be played by so many."""


class NoPictureError(MetropoleError):
    """Nobody has drawn this game."""


@dataclass(frozen=True)
class Option:
    """A named change to an edition; `needs` names an option it makes sense with only, `excludes` one it rules out.

    One with a `ruling` decides a doubt otherwise; the rest are in the book.
    """

    name: str
    revise: Callable[[AnyEdition], AnyEdition]
    ruling: str = ""
    needs: str = ""
    excludes: str = ""
    is_official: bool = False  # although it has a ruling


@dataclass(frozen=True)
class Book:
    """A printed rulebook and the options it can be played with, in the order in which they are applied."""

    name: str  # game and book, such as `game/book`
    year: int  # of print, or none
    edition: AnyEdition
    options: tuple[Option, ...]
    seats: Callable[[AnyEdition], range]
    together: tuple[str, ...] = ()  # expansions that are often played together

    @property
    def key(self) -> str:
        """The name as part of a key in text files."""
        return self.name.replace("/", "-")

    def __repr__(self) -> str:
        return f"<Book {self.name}>"


NO_JUDGEMENT: AnyBotKit = BotKit()


class Kit:
    """One game."""

    name: str
    title: str  # as it is printed
    package: str  # where its files lie
    minutes: int = 10  # about, with everybody at one table
    opponents: int = 1  # in a first game
    totals: str = "total"  # what is told beside the score, as a key
    is_drawn: bool = False  # whether the browser has a table for it; others are shown their outline there
    books: tuple[Book, ...]
    game_type: type[Game]
    view_type: type[View] = OpenView
    chances: Mapping[str, Sequence[str]] = {}  # the outcomes of every chance by name
    facts: Sequence[tuple[str, Sequence[str]]]
    prompts: Sequence[Prompt]
    laws: Sequence[Callable[[Game], None]] = ()

    @property
    def first(self) -> Book:
        """What is played if nothing else is wanted."""
        return self.books[0]

    def __repr__(self) -> str:
        return f"<Kit {self.name}>"

    # --- the game ---

    def start(self, edition: AnyEdition, board: object, seats: int) -> Game:
        """A new game, standing at its first question."""
        raise NotImplementedError

    def colours(self, edition: AnyEdition) -> Sequence[str]:
        """The colours of the seats, in their order."""
        return COLOURS

    def points(self, edition: AnyEdition) -> tuple[float, float]:
        """Between what the points of a game lie: one for who wins, unless it says otherwise."""
        return 0.0, 1.0

    def standing(self, game: Game, seat: int) -> float:
        """What a seat has to show, from what lies open, in parts of what a victory takes."""
        return 0.0

    def edition_of(self, view: View) -> AnyEdition:
        """What is played at the table that somebody sees; a game with several editions keeps it there."""
        found: AnyEdition = getattr(view.shown(), "edition", self.first.edition)
        return found

    def book_of(self, edition: AnyEdition) -> Book:
        """The rulebook that an edition is, or comes nearest to."""
        return next(book for book in self.books if book.name == f"{self.name}/{edition.book}")

    def opening(self, edition: AnyEdition, chart: Chart, seats: int = 0) -> Game:
        """A game as it begins, to look something up in it: for so many, or for as few as can play it."""
        return self.start(edition, chart.board, seats or self.book_of(edition).seats(edition).start)

    # --- house rules ---

    def figures(self, edition: AnyEdition) -> "Sequence[AnyFigure]":
        """What house rules may change in an edition, within which bounds."""
        return ()

    def check_figures(self, edition: AnyEdition) -> None:
        """Refuse figures that fit one by one and not together."""

    # --- its board ---

    def read_board(self, sheet: TomlReader) -> Chart:
        """The board that a file describes. A game without one has nothing to read."""
        check_game(sheet, self.name)
        return BoardFile(None, {}, {}, digest_of([self.name]), self.title)

    def shipped_text(self) -> str:
        """The board file that comes with the package; without one, an empty sheet."""
        from importlib.resources import files  # takes as long to import as all kits

        file = files(self.package).joinpath("board.toml")
        return file.read_text("utf-8") if file.is_file() else f'game = "{self.name}"\n'

    @cached_property
    def shipped(self) -> Chart:
        """The board that comes with the package, read once."""
        return self.parse_board(self.shipped_text(), f"{self.name}.toml")

    def load_board(self, path: Path | None = None) -> Chart:
        """The board in a file, or the shipped one."""
        return self.shipped if path is None else self.parse_board(boards.text_of(path), str(path))

    def parse_board(self, text: str, source: str) -> Chart:
        """The board in a text; errors name the source."""
        return boards.parsed(text, source, self.read_board)

    # --- words ---

    @property
    def rulebook(self) -> "Rulebook":
        """Every statement and ruling of its books, in our own words."""
        from metropole.rulebooks import Rulebook

        return Rulebook(self.name, (), (), ())

    def speaker(self, edition: AnyEdition, language: str, chart: Chart, you: int = SPECTATOR) -> "AnySpeaker":
        """Who turns facts, questions and options into sentences."""
        from metropole.text.plain_speaker import PlainSpeaker

        game, colours = self.opening(edition, chart), self.colours(edition)
        return PlainSpeaker(language, self.package, game, self.facts, colours, self.rulebook, chart, you)

    def said(self, key: str, language: str, otherwise: str = "") -> str:
        """A title or a line about the game, its books and options; nothing, or this, if nobody has written one."""
        from metropole.text.messages import said_of

        return said_of(self.package, key, language, otherwise)

    # --- what people are shown ---

    @property
    def scene_types(self) -> "tuple[type[Struct], ...]":
        """Of what lies open, and of what one's own eyes see."""
        return ()

    def scene(self, view: View) -> "Struct | None":
        """What lies open on the table, for whoever draws it; without one, people are shown the outline."""
        return None

    def own_scene(self, view: View) -> "Struct | None":
        """What only the viewer sees of it: a hand, a deck, cards face down."""
        return None

    def thing(self, space: ActionSpace, action: int) -> str:
        """The thing on the table that an answer names, such as `heap:0`; nothing if it is only a button."""
        noun = space.noun[action]
        return "" if noun == NO_NOUN else f"{space.verbs[space.verb[action]]}:{noun}"

    def terminal(self, edition: AnyEdition) -> "TerminalKit":
        """How questions are asked in lines of text; the table there is the outline."""
        from metropole.parts.terminal import TerminalKit

        return TerminalKit()

    def outline(self, view: View, speaker: "AnySpeaker") -> "list[OutlineSection]":
        """The table in headings and rows; at worst, the numbers of the position."""
        from metropole.parts.outline import of_numbers

        return of_numbers(view, self.title)

    @property
    def advice(self) -> "AdviceKit":
        """What options do, and why others are missing."""
        from metropole.parts.advice import AdviceKit

        return AdviceKit()

    @property
    def story(self) -> "StoryKit":
        """The game over time, and how it was scored."""
        from metropole.parts.story import StoryKit

        return StoryKit()

    @property
    def stations(self) -> "StationKit":
        """Where what happens is cut, and what is said of each part; without that, each line is somebody's turn."""
        from metropole.parts.stations import StationKit

        return StationKit()

    def things(self, speaker: "AnySpeaker", seats: int, game: Game) -> "dict[str, list[Thing]]":
        """Everything that has a name: at least what an answer can name, by its verb."""
        from metropole.parts.things import named_in

        return named_in(game.space, speaker)

    def printed(self, speaker: "AnySpeaker", seats: int, game: Game) -> dict[str, object]:
        """The numbers on board and cards, for who draws them."""
        return {}

    def picture(self, view: View, chart: Chart | None = None, language: str = "en") -> "Layers":
        """The board as it lies, and a line for each seat."""
        raise NoPictureError(f"picture: there is none of {self.title}; its table is there as text")

    # --- for bots and learners ---

    @property
    def bot(self) -> AnyBotKit:
        """How options and positions are judged."""
        return NO_JUDGEMENT

    def encoder(self, seats: int) -> "AnyEncoder":
        """How positions are told to learners."""
        from metropole.encoding.plain_encoder import plain_encoder
        from metropole.parts.outline import own_numbers

        game = self.opening(self.first.edition, self.shipped, seats)
        return plain_encoder(game, self.facts, self.prompts, own_numbers)


class GameKit(Kit, Generic[GameT, ViewT, EditionT, BoardT]):
    """One game, with its own types: what others pass is narrowed to them, and refused if it is of another game."""

    game_type: type[GameT]
    view_type: type[ViewT]
    edition_type: type[EditionT]
    board_type: type[BoardT]

    def own_game(self, game: Game) -> GameT:
        return narrow(self.game_type, game)

    def own_view(self, view: View) -> ViewT:
        return narrow(self.view_type, view)

    def own_edition(self, edition: AnyEdition) -> EditionT:
        return narrow(self.edition_type, edition)

    def own_board(self, board: object) -> BoardT:
        return narrow(self.board_type, board)

    def own_chart(self, chart: Chart | None = None) -> BoardFile[BoardT]:
        """This board, or the shipped one."""
        return narrow_chart(self.board_type, chart or self.shipped)

    def load_board(self, path: Path | None = None) -> BoardFile[BoardT]:
        return self.own_chart(super().load_board(path))

    def parse_board(self, text: str, source: str) -> BoardFile[BoardT]:
        return self.own_chart(super().parse_board(text, source))


@dataclass(frozen=True)
class RuleSet:
    """A rule set ready to be played: the full name, in canonical order, and the edition it stands for.

    House rules have a name of their own, perhaps, what they change, and perhaps a board in a file.
    """

    name: str
    kit: Kit
    book: Book
    edition: AnyEdition
    options: tuple[str, ...]
    seats: range = field(default_factory=lambda: range(0))
    house: str = ""
    changes: "tuple[FigureChange, ...]" = ()
    code: tuple[str, ...] = ()  # parts of the edition that a Python file replaces
    board: Path | None = None

    def __repr__(self) -> str:
        return f"<RuleSet {self.name}, {self.seats.start} to {self.seats.stop - 1} seats>"

    @property
    def base(self) -> str:
        """The book and its options, without house rules."""
        return "+".join([self.book.name, *self.options])

    @property
    def is_printed(self) -> bool:
        """Whether it is played by the book, without house rules."""
        return self.name == self.base

    def change_rows(self) -> list[list[str]]:
        """What house rules change: a key, what it is in the book, and what it is now."""
        return [*[change.row for change in self.changes], *[[part, PRINTED, REPLACED] for part in self.code]]

    def load_board(self, path: Path | None = None) -> Chart:
        """The board in a file, or the one of the house rules, or the shipped one."""
        return self.kit.load_board(path or self.board)

    def start(self, seats: int, chart: Chart | None = None) -> Game:
        """A new game, standing at its first question."""
        if seats not in self.seats:
            allowed = f"{self.seats.start} to {self.seats.stop - 1}"
            raise SeatCountError(f"seats: {seats} is not possible; {self.name} is for {allowed} players")
        return self.kit.start(self.edition, (chart or self.kit.load_board()).board, seats)

    def restore(self, seats: int, chart: Chart | None, numbers: list[int]) -> Game:
        """The game that gave these numbers, standing at the same question."""
        return self.start(seats, chart).restored(numbers)

    def speaker(self, language: str, chart: Chart | None = None, you: int = SPECTATOR) -> "AnySpeaker":
        """Who speaks of this rule set, on the shipped board or on another one."""
        return self.kit.speaker(self.edition, language, chart or self.kit.load_board(), you)
