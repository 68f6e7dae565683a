"""What the numbers in facts, questions and actions stand for."""

from typing import Final

from metropole.games.colonialism.rules.facts import FACTS
from metropole.text.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    facts=FACTS,
    kinds={
        "seat": "seat",
        "region": "region",
        "other": "region",
        "zone": "zone",
        "to": "zone",
        "colour": "colour",
        "colour2": "colour",
        "card": "card",
        "interest": "interest",
        "upgrade": "upgrade",
        "event": "event",
        "faction": "faction",
        "status": "status",
    },
    forms={
        "region": ("subject", "object", "dative", "in", "into", "from", "at"),
        "zone": ("in", "into", "from"),
        "colour": ("one", "object", "many", "all"),
        "faction": ("object",),
    },
    choices={"status": ("fresh", "used")},
    nouns={
        "move": "zone",
        "ship": "status",
        "to": "zone",
        "play": "card",
        "explore": "region",
        "withdraw": "region",
        "buy": "upgrade",
        "in": "region",
        "with": "zone",
        "target": "faction",
        "between": "region",
        "and": "region",
        "give": "colour",
        "for": "colour",
        "take": "colour",
        "pay": "colour",
        "lose": "count",
        "count": "count",
        "row": "row",
        "keep": "card",
        "recover": "card",
        "place": "region",
    },
    counted=("row",),
    chapters={"region": "regions", "zone": "zones"},
)
