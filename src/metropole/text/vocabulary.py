"""What the numbers in facts, questions and actions stand for, in either game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from metropole.colonialism import facts as colonialism_facts
from metropole.empires import facts as empires_facts


@dataclass(frozen=True)
class Vocabulary:
    """The names of a game's numbers. Keys of the second game have a prefix, for both share one file of texts."""

    facts: Sequence[tuple[str, Sequence[str]]]
    kinds: Mapping[str, str]  # fields that are the number of something with a name; all others are plain numbers
    forms: Mapping[str, Sequence[str]]  # the forms in which the text files give a name, apart from the bare one
    choices: Mapping[str, Sequence[str]]  # kinds whose name is a key that the text files choose by
    nouns: Mapping[str, str]  # what the noun of a verb is
    counted: Sequence[str]  # verbs whose nouns are counted from one
    chapters: Mapping[str, str] = field(default_factory=dict)  # kinds that are called what the board calls them
    prefix: str = ""

    def blanks(self, name: str) -> list[str]:
        """The blanks that a field fills."""
        return [name, *[f"{name}_{form}" for form in self.forms.get(self.kinds.get(name, ""), ())]]


COLONIALISM: Final = Vocabulary(
    facts=colonialism_facts.FACTS,
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

EMPIRES: Final = Vocabulary(
    facts=empires_facts.FACTS,
    kinds={
        "seat": "seat",
        "other": "seat",
        "attacker": "seat",
        "defender": "seat",
        "territory": "territory",
        "space": "space",
        "card": "card",
        "character": "character",
        "track": "track",
        "nation": "nation",
        "stack": "stack",
        "means": "means",
        "stir": "stir",
        "preach": "preach",
        "side": "side",
        "warring": "warring",
    },
    forms={
        "seat": ("object", "dative"),
        "territory": ("object", "in", "into", "from"),
        "character": ("object",),
        "nation": ("object",),
    },
    choices={
        "means": ("fleet", "adventurers"),
        "stir": ("rebellion", "unrest", "mission"),
        "preach": ("mission", "conversion"),
        "side": ("nobody", "attacker", "defender"),
        "warring": ("no", "yes"),
    },
    nouns={
        "program": "card",
        "use": "character",
        "territory": "territory",
        "space": "space",
        "run": "number",
        "player": "seat",
        "track": "track",
        "amount": "count",
        "pile": "number",
        "nation": "nation",
        "with": "means",
        "stir": "stir",
        "preach": "preach",
        "gift": "seat",
        "lay": "card",
        "lock": "card",
        "recall": "territory",
        "support": "side",
    },
    counted=("run", "pile"),
    chapters={"territory": "territories", "nation": "nations"},
    prefix="e-",
)


def key_of(name: str) -> str:
    """The key under which the text files speak of something the rules call by this name."""
    return name.replace(" ", "-")
