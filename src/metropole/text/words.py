"""What the numbers in facts, questions and actions stand for."""

from typing import Final

from metropole.colonialism.game import CARD, COUNT, OTHER, REGION

# The fields of facts that are the number of something with a name. All others are plain numbers.
KINDS: Final = {
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
}

# The forms in which the text files give a name, apart from the bare one.
FORMS: Final = {
    "region": ("subject", "object", "dative", "in", "into", "from", "at"),
    "zone": ("in", "into", "from"),
    "colour": ("one", "object", "many", "all"),
    "faction": ("object",),
}

# What the noun of a verb is.
NOUNS: Final = {
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
}

# What a question may say of the action under way, and the register of the rules where that stands.
CONTEXT: Final = {
    "which-ship": {"zone": COUNT},
    "move-to": {"zone": COUNT},
    "card-region": {"card": CARD},
    "use-ship": {"region": REGION},
    "how-many": {"region": REGION},
    "helped": {"region": REGION},
    "attacked": {"region": REGION},
    "trade-second": {"region": REGION},
    "trade-give": {"region": REGION, "other": OTHER},
    "trade-for": {"region": REGION, "other": OTHER},
    "payment": {"upgrade": COUNT},
    "mercenary-losses": {"region": REGION},
    "collect": {"region": REGION},
    "young-turks": {"region": REGION},
    "sick-man": {"region": REGION},
    "open-door": {"region": REGION},
}


def key_of(name: str) -> str:
    """The key under which the text files speak of something the rules call by this name."""
    return name.replace(" ", "-")
