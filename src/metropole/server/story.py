"""A game over time, in numbers that everybody may know, and its scoring step by step once it is over."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from metropole.kernel import Game
from metropole.parts.story import SeriesSpec, StoryKit
from metropole.registry import Chart, RuleSet
from metropole.server.wire import ColumnHead, Mark, Scoring, Series, TimeSeries, Viewer
from metropole.text.voice import AnySpeaker

if TYPE_CHECKING:
    from metropole.server.table import Table

MOST_MARKS: Final = 60


@dataclass(frozen=True)
class StoryRequest:
    """What a story is told from: the position after every line in force, and who listens."""

    rule_set: RuleSet
    chart: Chart
    seat: int
    positions: Iterator[tuple[int, Game]]


@dataclass(frozen=True)
class Milestone:
    """A line after which the game stood somewhere new, and what could be counted then."""

    turn: int
    mark: Mark
    counts: list[list[int]]  # by measure and seat


def past(table: "Table", viewer: Viewer) -> StoryRequest:
    """What a story needs; taken while the table stands still, and walked through later."""
    return StoryRequest(table.rule_set, table.chart, viewer.seat, table.walk())


def tell(past: StoryRequest, language: str) -> TimeSeries:
    """The whole story, from one replay."""
    tale = past.rule_set.kit.story
    voice = past.rule_set.speaker(language, past.chart, past.seat)
    moments, game = walk_through(past, tale, voice)
    if game is None:
        return TimeSeries([], [], None)
    shown = thinned(moments)
    measures = [
        Series(one.key, one.name(language), one.section, [moment.counts[i] for moment in shown])
        for i, one in enumerate(tale.measures(game))
    ]
    return TimeSeries([moment.mark for moment in shown], measures, scoring(game, tale, language) if game.over else None)


def walk_through(past: StoryRequest, tale: StoryKit, voice: AnySpeaker) -> tuple[list[Milestone], Game | None]:
    """Where the game stood somewhere new, and how it stands now: that is the last of these moments."""
    moments: list[Milestone] = []
    columns: list[SeriesSpec] = []
    stood: tuple[int, ...] = ()
    game: Game | None = None
    last = 0
    for last, game in past.positions:
        columns = columns or tale.measures(game)
        if tale.moment(game) != stood:
            stood = tale.moment(game)
            moments.append(Milestone(stood[0], Mark(last, tale.label(game, voice)), counted(columns, game)))
    if game is not None and moments[-1].mark.seq != last:
        moments.append(Milestone(stood[0], Mark(last, tale.label(game, voice)), counted(columns, game)))
    return moments, game


def counted(columns: list[SeriesSpec], game: Game) -> list[list[int]]:
    return [column.row(game) for column in columns]


def thinned(moments: list[Milestone]) -> list[Milestone]:
    """Of very many moments only those with which a turn begins, and the last."""
    if len(moments) <= MOST_MARKS:
        return moments
    turns = [one for i, one in enumerate(moments[:-1]) if i == 0 or one.turn != moments[i - 1].turn]
    return [*turns, moments[-1]]


def scoring(game: Game, tale: StoryKit, language: str) -> Scoring:
    """How the outcome came about: one row of numbers for every seat."""
    columns = tale.scoring(game)
    counts = counted(columns, game)
    heads = [ColumnHead(one.key, one.name(language), one.section, one.group, one.colour) for one in columns]
    return Scoring(heads, [[column[seat] for column in counts] for seat in range(game.seats)])
