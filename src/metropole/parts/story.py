"""What can be counted for every seat: the columns of a story and of a scoring."""

from collections.abc import Callable
from dataclasses import dataclass

from metropole.kernel import Game, Outcome
from metropole.text.messages import message
from metropole.text.voice import AnySpeaker


@dataclass(frozen=True)
class SeriesSpec:
    """Something that every seat has so much of; `says` names the message if it is not the key.

    Columns of one `group` stand side by side, one for each colour, and have the same name.
    """

    key: str
    section: str
    count: Callable[[Game, int], int]  # for a seat
    says: str = ""
    group: str = ""
    colour: str = ""  # by key

    def name(self, language: str) -> str:
        return message(f"story-{self.says or self.group or self.key}", language)

    def row(self, game: Game) -> list[int]:
        """For every seat."""
        return [self.count(game, seat) for seat in range(game.seats)]


@dataclass(frozen=True)
class StoryKit:
    """One game: where it stands, as something to compare and in words, what is followed, and how it is scored."""

    moment: Callable[[Game], tuple[int, ...]] = lambda game: game.moment()  # the turn comes first
    label: Callable[[Game, AnySpeaker], str] = lambda game, voice: voice.say("plain-moment", turn=game.moment()[0])
    measures: Callable[[Game], list[SeriesSpec]] = lambda game: []
    scoring: Callable[[Game], list[SeriesSpec]] = lambda game: [score(""), rank("")]


def outcome_of(game: Game) -> Outcome:
    outcome = game.pending
    assert isinstance(outcome, Outcome)
    return outcome


def score(section: str) -> SeriesSpec:
    return SeriesSpec("score", section, lambda game, seat: outcome_of(game).scores[seat])


def total(section: str, says: str) -> SeriesSpec:
    """What the outcome gives besides the score; each game calls it otherwise."""
    return SeriesSpec("total", section, lambda game, seat: outcome_of(game).totals[seat], says)


def rank(section: str) -> SeriesSpec:
    return SeriesSpec("rank", section, lambda game, seat: outcome_of(game).ranks[seat])
