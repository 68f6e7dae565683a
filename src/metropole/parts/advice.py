"""What a game has to know to give advice: the case at hand, and how numbers are put."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Generic, TypeVar

from msgspec import Struct

from metropole.kernel import Game
from metropole.kernel.view import SPECTATOR, View
from metropole.parts.lookahead import Branch
from metropole.parts.matching import Candidate, matches, tidy
from metropole.text.messages import message
from metropole.text.voice import AnySpeaker, capitalized

GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)
SpeakerT = TypeVar("SpeakerT", bound=AnySpeaker)

NAMED: Final = 12  # so many things that can be meant are listed


class Missing(Struct, frozen=True):
    """Something that is not offered now, and the condition that fails, with its paragraph.

    `thing` is what it would light up, as an option does; nothing if it is only a button.
    """

    action: str
    label: str
    reason: str
    section: str
    thing: str = ""


@dataclass(frozen=True)
class AdviceContext:
    """A question to a seat: its view, and a world that it cannot tell from the truth."""

    view: View
    world: Game
    seat: int
    voice: AnySpeaker
    language: str

    def say(self, key: str, **values: str | int) -> str:
        return message(f"advice-{key}", self.language, **values)

    def span(self, least: int, most: int) -> str:
        """A change, or the range it lies in, the smaller change first."""
        if least == most:
            return signed(least)
        first, last = (most, least) if most <= 0 else (least, most)
        return self.say("range", least=signed(first), most=signed(last))

    def in_words(self, obstacle: str, action: int) -> str:
        """The obstacle in words; if there is none, that it is possible now, or is not asked now."""
        return self.voice.say(obstacle or ("tui-why-possible" if action in self.view.options else "tui-why-not-now"))

    def missing(self, action: int, obstacle: str, section: str) -> Missing:
        """An action that is not offered, and the condition that fails."""
        label = self.voice.option(action, self.view.prompt)
        return Missing(self.world.space.name(action), label, capitalized(self.voice.say(obstacle)), section)


@dataclass(frozen=True)
class GameAdviceContext(AdviceContext, Generic[GameT, ViewT, SpeakerT]):
    """The same with the types of one game."""

    view: ViewT
    world: GameT
    voice: SpeakerT


@dataclass(frozen=True)
class WhyTopic:
    """Something one can ask why about: its phrases, the last of them the one to show, and the answer."""

    phrases: tuple[str, ...]
    reason: Callable[[], str]


@dataclass(frozen=True)
class AdviceKit:
    """One game: facts with which hidden things are turned over, an option in short and in rows, what is not offered.

    Whoever asks why may name a topic, or nothing, which means whatever is at hand.
    """

    horizon: frozenset[int] = frozenset()
    short: Callable[[AdviceContext, int, list[Branch]], str] = lambda case, option, ends: ""
    rows: Callable[[AdviceContext, int, list[Branch]], list[str]] = lambda case, option, ends: []
    missing: Callable[[AdviceContext], list[Missing]] = lambda case: []
    doubts: Callable[[AdviceContext], list[WhyTopic]] = lambda case: []
    at_hand: Callable[[AdviceContext], list[str]] = lambda case: []


def why(kit: AdviceKit, view: View, voice: AnySpeaker, text: str) -> list[str]:
    """The condition that fails, of what somebody has named; without a word, of whatever is at hand."""
    how = [voice.say(voice.own("tui-why-how"))]
    if view.seat == SPECTATOR:
        return how
    case = AdviceContext(view, view.shown(), view.seat, voice, voice.language)
    if not text:
        return kit.at_hand(case) or how
    doubts = kit.doubts(case)
    found = [doubts[i] for i in matches(text, [Candidate(i, one.phrases) for i, one in enumerate(doubts)])]
    if len(found) > 1:
        names = ", ".join([one.phrases[-1] for one in found[:NAMED]])
        return [voice.say("tui-ambiguous", text=tidy(text), options=names)]
    return [f"{one.phrases[-1]}: {one.reason()}" for one in found] or how


def signed(count: int) -> str:
    """A change, with its sign."""
    return f"+{count}" if count >= 0 else f"\N{MINUS SIGN}{-count}"


def percent(chance: Fraction) -> str:
    """A chance in whole parts of a hundred; what can fail is never called certain, nor hopeless what can come true."""
    rounded = round(100 * chance)
    if rounded == 100 and chance < 1:
        return "> 99 %"
    return "< 1 %" if rounded == 0 and chance > 0 else f"{rounded} %"
