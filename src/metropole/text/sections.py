"""Where the rulebooks speak of a thing: the paragraph of a card, a character, a track or a phase."""

from dataclasses import dataclass
from typing import Final

from metropole import rulebooks
from metropole.colonialism.action_space import CARDS, UPGRADES
from metropole.colonialism.board import EVENTS
from metropole.colonialism.game import Edition as ColonialismEdition
from metropole.empires.game import Edition as EmpiresEdition

# --- Colonialism ---

FAMILIES: Final = {
    "influence": "influence region",
    "agricultural": "resources",
    "natural": "resources",
    "mineral": "resources",
    "second": "consolidate holdings",
}
VERBS: Final = {  # 5.1 what a player may do when it is their turn
    "pass": "5.1",
    "draw": "5.1.1",
    "move": "5.1.2",
    "play": "5.1.3",
    "explore": "5.1.4",
    "withdraw": "5.1.4",
    "buy": "X2",
}
BOARD: Final = "2.1"
CUBES: Final = "2.3"
DISCS: Final = "2.4"
SCORING: Final = "6.0"
ROUNDS: Final = "5.1"
COLONIZATION: Final = "5.2"


def card_section(edition: ColonialismEdition, card: int) -> str:
    """7.0 The paragraph of a card, or of its family."""
    name = FAMILIES.get(CARDS[card].split()[0], CARDS[card])
    return beginning("7.1" if edition.cards[card].policy else "7.2", name)


def event_section(event: int) -> str:
    return beginning("X1", EVENTS[event])


def upgrade_section(upgrade: int) -> str:
    return beginning("X2", UPGRADES[upgrade])


def beginning(chapter: str, name: str) -> str:
    """The first paragraph of a chapter whose heading begins with a name."""
    wanted = f"{chapter} {name}".casefold()
    keys = [one.key for one in rulebooks.load("colonialism").all_paragraphs]
    return next((key for key in keys if key.casefold().startswith(wanted)), "")


# --- Empires ---


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


def chapters_of(edition: EmpiresEdition) -> Chapters:
    """The book that an edition is played by; the revised one alone ends by a die."""
    return REVISED if edition.end_rolls else SECOND
