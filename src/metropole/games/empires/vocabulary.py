"""What the numbers in facts, questions and actions stand for."""

from typing import Final

from metropole.games.empires.rules.facts import FACTS
from metropole.text.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    facts=FACTS,
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
