"""Somebody at a table, and what the terminal has to know of a game to show and explain one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from metropole.boards.board_file import BoardFile
from metropole.kernel import Game, Prompt
from metropole.kernel.view import View
from metropole.parts.ansi import Paint
from metropole.rulebooks import Rulebook
from metropole.text.voice import AnySpeaker

GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)
SpeakerT = TypeVar("SpeakerT", bound=AnySpeaker)
BoardT = TypeVar("BoardT")


class RenderContext:
    """Somebody who looks at the table: what is seen, in which language, and in which colours."""

    def __init__(self, seen: View, speaker: AnySpeaker, paint: Paint, chart: BoardFile[object]) -> None:
        self.seen = seen
        self.speaker = speaker
        self.paint = paint
        self.chart = chart

    def say(self, key: str, **blanks: str | int) -> str:
        return self.speaker.say(key, **blanks)

    def own(self, key: str, **blanks: str | int) -> str:
        """A message that each game has for itself."""
        return self.say(self.speaker.own(key), **blanks)

    def name(self, seat: int) -> str:
        return self.speaker.seat(seat)

    def seat(self, seat: int) -> str:
        return self.paint.seat(seat, self.name(seat))

    def player(self, seat: int) -> str:
        """The viewer is told which player they are."""
        return self.say("tui-you", seat=self.name(seat)) if seat == self.seen.seat else self.name(seat)


class GameRenderContext(RenderContext, Generic[GameT, ViewT, SpeakerT, BoardT]):
    """The same with the types of one game, and its table as far as it is seen."""

    seen: ViewT
    speaker: SpeakerT
    chart: BoardFile[BoardT]

    def __init__(self, g: GameT, seen: ViewT, speaker: SpeakerT, paint: Paint, chart: BoardFile[BoardT]) -> None:
        super().__init__(seen, speaker, paint, chart)
        self.g = g


@dataclass(frozen=True)
class MultiChoice:
    """A sealed choice of several things at once: what there is to choose from, each as often as it can be chosen.

    `question`: a message that asks for all of them, where the question at hand speaks of one only.
    """

    actions: list[int]
    wanted: int
    ordered: bool = False
    question: str = ""


@dataclass(frozen=True)
class Topic:
    """Something one can ask about: what it is called, the phrase to show first, and the lines that explain it."""

    phrases: tuple[str, ...]
    lines: Callable[[Rulebook, str], list[str]]


@dataclass(frozen=True)
class WhyTopic:
    """Something one can ask why about: its phrases, the last of them the one to show, and the answer."""

    phrases: tuple[str, ...]
    reason: Callable[[], str]


@dataclass(frozen=True)
class TerminalKit:
    """One game at the terminal."""

    board: Callable[[RenderContext], list[str]]
    hand: Callable[[RenderContext], list[str]]  # the viewer's own cards, in short
    result: Callable[[RenderContext], list[str]]
    opens: Callable[[Prompt], bool]  # whether the whole table is shown before such a question
    several: Callable[[RenderContext], MultiChoice | None]
    sealed: str  # the verb of a sealed choice of several things
    chapters: frozenset[int]  # facts after which somebody who only watches sees the table
    commands: dict[str, Callable[[RenderContext, str], list[str]]]  # that this game alone has
    topics: Callable[[RenderContext], list[Topic]]
    doubts: Callable[[RenderContext], list[WhyTopic]]
    why: Callable[[RenderContext], list[str]]  # the answer to `why` without a word, if there is one
