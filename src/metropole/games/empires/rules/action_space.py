"""17 Everything a player can say in Empires: verbs times nouns, numbered once for ever."""

from typing import Final

from metropole.games.empires.rules.board import CHARACTERS, NATIONS, TERRITORIES
from metropole.kernel import ActionSpace

COLOURS: Final = ("blue", "red", "green", "orange", "yellow", "black")
CARDS: Final = (
    "explorer/conqueror",
    "viceroy/ambassador",
    "sovereign/rebel",
    "merchant/governor",
    "trader/financier",
    "scientist/missionary",
)
TRACKS: Final = ("seafaring", "navy", "logistics", "economy")
SPACES: Final = tuple([f"{territory} {slot + 1}" for territory in TERRITORIES for slot in range(3)])
MOST: Final = 63
RUNS: Final = 64
PILES: Final = 32

PASS: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
PROGRAM: Final = 4  # a card for the next place of the row
USE: Final = 10  # a character
TERRITORY: Final = 22
SPACE: Final = 49
RUN: Final = 130  # counters of one colour that lie together, from the bottom
PLAYER: Final = 194
TRACK: Final = 200
AMOUNT: Final = 204
PILE: Final = 268
NATION: Final = 300
WITH: Final = 305  # a merchant fleet or adventurers
STIR: Final = 307  # a rebellion, one unrest more, or one mission less
PREACH: Final = 310  # a new mission, or one instead of an unrest marker
PEACE: Final = 312
GIFT: Final = 313  # a player to give treasury to
LAY: Final = 319  # a card played without an action
LOCK: Final = 325  # a card left out next turn
RECALL: Final = 331  # a territory to take counters back from
SUPPORT: Final = 358  # a side in a war of others
HUNT: Final = 361  # war on the privateers in the own box
EMERGENCY: Final = 362  # a loan in the middle of an escalation
SIZE: Final = 363

ALPHABET: Final = ActionSpace(
    [
        ("pass", ()),
        ("done", ()),
        ("yes", ()),
        ("no", ()),
        ("program", CARDS),
        ("use", CHARACTERS),
        ("territory", TERRITORIES),
        ("space", SPACES),
        ("run", tuple([str(i) for i in range(RUNS)])),
        ("player", COLOURS),
        ("track", TRACKS),
        ("amount", tuple([str(i) for i in range(MOST + 1)])),
        ("pile", tuple([str(i + 1) for i in range(PILES)])),
        ("nation", NATIONS),
        ("with", ("fleet", "adventurers")),
        ("stir", ("rebellion", "unrest", "mission")),
        ("preach", ("mission", "conversion")),
        ("peace", ()),
        ("gift", COLOURS),
        ("lay", CARDS),
        ("lock", CARDS),
        ("recall", TERRITORIES),
        ("support", ("nobody", "attacker", "defender")),
        ("hunt", ()),
        ("emergency", ()),
    ]
)

CHANCES: Final = {
    "first": COLOURS,
    "order": COLOURS,
    "die": tuple([str(i) for i in range(7)]),
    "sixes": tuple([str(i) for i in range(5)]),
    "successes": tuple([str(i) for i in range(1000)]),
}
