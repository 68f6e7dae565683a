"""Where the rulebooks speak of a thing: the paragraph of a character, a track, a nation or a phase."""

from dataclasses import dataclass
from typing import Final

from metropole.games.empires.rules.game import Edition


@dataclass(frozen=True)
class Chapters:
    """Where a book of Empires speaks of things."""

    characters: tuple[str, ...]
    cards: str
    tracks: str
    territories: str
    resources: str
    monopolies: str
    nations: str
    phases: tuple[str, ...]


SECOND: Final = Chapters(
    characters=(
        *("CE 15", "CE 14", "CE 24", "CE 13", "CE 22", "CE 20"),
        *("CE 18", "CE 17", "CE 23", "CE 16", "CE 21", "CE 19"),
    ),
    cards="CE 12",
    tracks="CE 6",
    territories="CE 2",
    resources="CE 5",
    monopolies="CE 5",
    nations="CE 25",
    phases=("CE 4",) * 5,
)
REVISED: Final = Chapters(
    characters=(
        *("CR 12.3", "CR 12.2", "CR 12.10", "CR 12.1", "CR 12.12", "CR 12.11"),
        *("CR 12.7", "CR 12.5", "CR 12.9", "CR 12.4", "CR 12.8", "CR 12.6"),
    ),
    cards="CR 12",
    tracks="CR 6",
    territories="CR 2",
    resources="CR 5",
    monopolies="CR 5.1",
    nations="",
    phases=("CR 4.1", "CR 4.2", "CR 4.3", "CR 4.4", "CR 4.5", "CR 4.6", "CR 4.7"),
)


def chapters_of(edition: Edition) -> Chapters:
    """The book that an edition is played by; the revised one alone ends by a die."""
    return REVISED if edition.end_rolls else SECOND
