"""What happens, cut into stations: each something to look at, with a caption, its facts, and the position after it.

The rules say where one begins: by a fact that heads it, or by the procedure that is under way when something is told.
A station never goes beyond its line, so it never changes once it is there; what goes on in a later line is a station
that continues it. Nothing of this is done while a game is played: whoever looks plays its lines again, and listens.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from metropole.kernel import Event, Game
from metropole.kernel.questions import EVERYBODY
from metropole.parts.captions import Clause, composed
from metropole.text.voice import AnySpeaker

TURN: Final = "turn"  # where a game says nothing else: one line, a turn of somebody


class LoggedEvent(NamedTuple):
    """Something that happened, and the paragraph of the procedure that was under way."""

    event: Event
    paragraph: str


@dataclass(frozen=True)
class StationKit:
    """Where the stations of a game begin, and what their captions say.

    A head always begins one. A fact that joins begins one unless the last one is of its kind, and whatever else is
    told in one of the `scopes`, which are procedures, unless the last one began in the same.
    """

    heads: Mapping[int, str] = field(default_factory=dict)
    joins: Mapping[int, str] = field(default_factory=dict)
    scopes: Mapping[int, str] = field(default_factory=dict)
    titles: Mapping[str, tuple[Clause, ...]] = field(default_factory=dict)
    clauses: Mapping[str, tuple[Clause, ...]] = field(default_factory=dict)

    @property
    def kinds(self) -> list[str]:
        """Every kind of station that there is."""
        return sorted({TURN, *self.heads.values(), *self.joins.values(), *self.scopes.values()})


@dataclass(frozen=True)
class Begun:
    """A station under way, with all facts since its beginning; `outer` is the one in the middle of which it began."""

    kind: str
    scope: tuple[str, ...]
    facts: tuple[LoggedEvent, ...] = ()
    outer: "Begun | None" = None


@dataclass(frozen=True)
class Station:
    """Facts of one line that belong together; `before` are those of the station that it continues."""

    number: int
    seq: int
    kind: str
    before: tuple[LoggedEvent, ...]
    facts: tuple[LoggedEvent, ...]
    game: Game | None  # as it stood after the last of them, if anybody wanted to look

    @property
    def continues(self) -> bool:
        return bool(self.before)

    def heard(self, seat: int) -> list[LoggedEvent]:
        """The facts that a seat, or a spectator, may know."""
        return [fact for fact in self.facts if fact.event.concerns(seat)]


# --- cutting ---


class StationCutter:
    """Listens to a game and cuts what it tells, line by line. Positions are copied only while `looks` is set."""

    def __init__(self, kit: StationKit) -> None:
        self.kit = kit
        self.count = 0
        self.looks = True
        self.begun: Begun | None = None
        self.part: list[LoggedEvent] = []
        self.after: Game | None = None
        self.ready: list[Station] = []  # of a line that is not over: its number is not known yet

    def listen(self, game: Game, begun: Begun | None) -> None:
        """From now on cut what this game tells, where a station may be under way."""
        self.game = game
        self.begun = begun
        self.part = []
        game.listener = self.hear

    def hear(self, event: Event) -> None:
        scope = self.scope()
        if not self.stays(event, scope):
            self.close()
            self.begun = self.entered(event, scope)
        self.part.append(LoggedEvent(event, self.game.paragraph))
        if self.looks:
            self.after = in_between(self.game)

    def scope(self) -> tuple[str, ...]:
        """The kinds of all named procedures that are under way, from the outermost."""
        scopes = self.kit.scopes
        return tuple([scopes[number] for number in self.game.procedures() if number in scopes]) if scopes else ()

    def stays(self, event: Event, scope: tuple[str, ...]) -> bool:
        """Whether a fact belongs to the station under way."""
        kit, begun = self.kit, self.begun
        if begun is None:
            return False
        if event.kind in kit.heads:
            return self.is_twin(event)
        if event.kind in kit.joins:
            return kit.joins[event.kind] == begun.kind
        return scope == begun.scope

    def entered(self, event: Event, scope: tuple[str, ...]) -> Begun:
        """The station that a fact leads to: a new one, or back to the one that was interrupted."""
        named = self.kit.heads.get(event.kind) or self.kit.joins.get(event.kind)
        outer = self.begun
        while outer is not None and (outer.scope == () or outer.scope != scope[: len(outer.scope)]):
            outer = outer.outer
        if outer is not None and outer.scope == scope:
            if not named:
                return outer
            outer = outer.outer
        return Begun(named or (scope[-1] if scope else TURN), scope, (), outer)

    def is_twin(self, event: Event) -> bool:
        """Whether this is what the others hear of a fact that one seat has just heard: both are the same."""
        last = self.part[-1].event if self.part else None
        return last is not None and last.only != EVERYBODY and last.only == event.hidden_from

    def standing(self) -> Begun | None:
        """The station under way with all it has told so far."""
        return replace(self.begun, facts=(*self.begun.facts, *self.part)) if self.begun else None

    def close(self) -> None:
        """What was told since the last cut is a station."""
        if self.begun is None or not self.part:
            return
        self.count += 1
        before, part = self.begun.facts, tuple(self.part)
        self.ready.append(Station(self.count, 0, self.begun.kind, before, part, self.after))
        self.begun = self.standing()
        self.part = []

    def end_line(self, seq: int) -> list[Station]:
        """The stations of a line; after the last one the game stands at its question."""
        self.after = self.game.copy() if self.looks and self.part else None
        self.close()
        if not self.kit.heads:
            self.begun = None
        done, self.ready = [replace(station, seq=seq) for station in self.ready], []
        return done


def in_between(game: Game) -> Game:
    """The position in the middle of something, where nobody is asked anything."""
    copy = game.copy()
    copy.forget_answers()
    return copy


def caption(kit: StationKit, station: Station, speaker: AnySpeaker) -> str:
    """A station in a few words, for one reader: from its beginning, as far as it has come and as they may know it."""
    told = [fact.event for fact in (*station.before, *station.facts) if fact.event.concerns(speaker.you)]
    return composed(kit.titles.get(station.kind, ()), kit.clauses.get(station.kind, ()), told, speaker)
