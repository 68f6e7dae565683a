"""Where the rulebooks speak of a thing: the paragraph of a character, a track, a nation or a phase."""

from dataclasses import dataclass
from typing import Final

from metropole.games.empires.rules.board import CHARACTERS
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


def by_character(**sections: str) -> tuple[str, ...]:
    """The paragraphs of the characters, in the order of the cards."""
    return tuple([sections[name] for name in CHARACTERS])


SECOND: Final = Chapters(
    characters=by_character(
        explorer="CE 15",
        conqueror="CE 14",
        viceroy="CE 24",
        ambassador="CE 13",
        sovereign="CE 22",
        rebel="CE 20",
        merchant="CE 18",
        governor="CE 17",
        trader="CE 23",
        financier="CE 16",
        scientist="CE 21",
        missionary="CE 19",
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
    characters=by_character(
        explorer="CR 12.3",
        conqueror="CR 12.2",
        viceroy="CR 12.10",
        ambassador="CR 12.1",
        sovereign="CR 12.12",
        rebel="CR 12.11",
        merchant="CR 12.7",
        governor="CR 12.5",
        trader="CR 12.9",
        financier="CR 12.4",
        scientist="CR 12.8",
        missionary="CR 12.6",
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
