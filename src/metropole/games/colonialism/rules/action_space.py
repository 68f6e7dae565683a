"""14 Everything a player can say in Colonialism: verbs times nouns, numbered once for ever."""

from typing import Final

from metropole.games.colonialism.rules.board import COLOURS, EVENTS, REGIONS, ZONES
from metropole.kernel import ActionSpace

CARDS: Final = (
    "army",
    "commerce",
    "dominion",
    "empire",
    "fleet",
    "hegemony",
    "influence 2",
    "influence 3",
    "influence 4",
    "influence 5",
    "monopoly",
    "agricultural resources",
    "natural resources",
    "mineral resources",
    "treaty",
    "unrest at home",
    "consolidate holdings",
    "diplomacy",
    "land grab",
    "mercenaries",
    "military campaign",
    "missionaries",
    "plague",
    "trade",
    "second consolidate holdings",
)

UPGRADES: Final = (
    "military expansion",
    "aggressive exploration",
    "naval expansion",
    "colonial infrastructure",
    "mercantilism",
)

PASS: Final = 0
DRAW: Final = 1
MOVE: Final = 2  # the zone a ship leaves
SHIP: Final = 7  # fresh or used
TO: Final = 9  # the zone a ship goes to
PLAY: Final = 14  # a card
EXPLORE: Final = 39  # a region
WITHDRAW: Final = 45  # a region
BUY: Final = 51  # an upgrade
IN: Final = 56  # the region a card is for
WITH: Final = 62  # the zone of the ship used
TARGET: Final = 67  # a faction
BETWEEN: Final = 72  # the first region of a trade
AND: Final = 78  # the second region of a trade
GIVE: Final = 84  # the cube of the first region
FOR: Final = 87  # the cube of the second region
TAKE: Final = 90  # a colour to collect
PAY: Final = 93  # a colour to give up
LOSE: Final = 96  # how many mercenaries, 0 to 16
COUNT: Final = 113  # how many discs, 0 to 5
ROW: Final = 119  # a row of the turn order track
KEEP: Final = 123  # a card
RECOVER: Final = 148  # a card
PLACE: Final = 173  # a region
LEAVE: Final = 179
DONE: Final = 180
SIZE: Final = 181

MOST_LOST: Final = 16
MOST_WITHDRAWN: Final = 5


def alphabet(colours: tuple[str, ...]) -> ActionSpace:
    """The action space of an edition whose players have these colours."""
    return ActionSpace(
        [
            ("pass", ()),
            ("draw", ()),
            ("move", ZONES),
            ("ship", ("fresh", "used")),
            ("to", ZONES),
            ("play", CARDS),
            ("explore", REGIONS),
            ("withdraw", REGIONS),
            ("buy", UPGRADES),
            ("in", REGIONS),
            ("with", ZONES),
            ("target", (*colours, "natives")),
            ("between", REGIONS),
            ("and", REGIONS),
            ("give", COLOURS),
            ("for", COLOURS),
            ("take", COLOURS),
            ("pay", COLOURS),
            ("lose", tuple([str(i) for i in range(MOST_LOST + 1)])),
            ("count", tuple([str(i) for i in range(MOST_WITHDRAWN + 1)])),
            ("row", ("1", "2", "3", "4")),
            ("keep", CARDS),
            ("recover", CARDS),
            ("place", REGIONS),
            ("leave", ()),
            ("done", ()),
        ]
    )


CHANCES: Final = {
    "tile": REGIONS,
    "cube": COLOURS,
    "die": ("0", "1", "2", "3"),
    "card": CARDS,
    "interest": tuple([str(i) for i in range(12)]),
    "event": EVENTS,
}
