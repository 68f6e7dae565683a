"""Where the rulebooks speak of a thing: the paragraph of a card, an event, an upgrade or a phase."""

from typing import Final

from metropole.games.colonialism.book import rulebook
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import EVENTS
from metropole.games.colonialism.rules.game import Edition

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


def card_section(edition: Edition, card: int) -> str:
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
    keys = [one.key for one in rulebook().all_paragraphs]
    return next((key for key in keys if key.casefold().startswith(wanted)), "")
