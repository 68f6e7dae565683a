"""What the numbers in facts, questions and actions stand for, in either game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from metropole.colonialism import facts as colonialism_facts
from metropole.colonialism import game as colonialism
from metropole.empires import facts as empires_facts
from metropole.empires import game as empires


@dataclass(frozen=True)
class Vocabulary:
    """The names of a game's numbers. Keys of the second game have a prefix, for both share one file of texts."""

    facts: Sequence[tuple[str, Sequence[str]]]
    kinds: Mapping[str, str]  # fields that are the number of something with a name; all others are plain numbers
    forms: Mapping[str, Sequence[str]]  # the forms in which the text files give a name, apart from the bare one
    choices: Mapping[str, Sequence[str]]  # kinds whose name is a key that the text files choose by
    nouns: Mapping[str, str]  # what the noun of a verb is
    counted: Sequence[str]  # verbs whose nouns are counted from one
    context: Mapping[str, Mapping[str, int]]  # what a question may say of the action, and the register where it stands
    beside: Mapping[str, Sequence[str]]  # what else a question may say
    chapters: Mapping[str, str] = field(default_factory=dict)  # kinds that are called what the board calls them
    prefix: str = ""

    def asked_about(self, prompt: str) -> list[str]:
        """The fields that a question may speak of."""
        return [*self.context.get(prompt, {}), *self.beside.get(prompt, ())]

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
    context={
        "which-ship": {"zone": colonialism.COUNT},
        "move-to": {"zone": colonialism.COUNT},
        "card-region": {"card": colonialism.CARD},
        "use-ship": {"region": colonialism.REGION},
        "how-many": {"region": colonialism.REGION},
        "helped": {"region": colonialism.REGION},
        "attacked": {"region": colonialism.REGION},
        "trade-second": {"region": colonialism.REGION},
        "trade-give": {"region": colonialism.REGION, "other": colonialism.OTHER},
        "trade-for": {"region": colonialism.REGION, "other": colonialism.OTHER},
        "payment": {"upgrade": colonialism.COUNT},
        "mercenary-losses": {"region": colonialism.REGION},
        "inflicted-losses": {"region": colonialism.REGION, "seat": colonialism.FACTION},
        "collect": {"region": colonialism.REGION},
        "young-turks": {"region": colonialism.REGION},
        "sick-man": {"region": colonialism.REGION},
        "open-door": {"region": colonialism.REGION},
    },
    beside={"keep-six": ("count",), "mercenary-losses": ("count",), "inflicted-losses": ("count",)},
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
    context={
        "gift-amount": {"other": empires.OTHER},
        "extremadura": {"territory": empires.PLACE},
        "company": {"territory": empires.PLACE},
        "company-run": {"space": empires.SPOT},
        "pillage": {"territory": empires.PLACE},
        "repression": {"territory": empires.PLACE},
        "plantation": {"territory": empires.PLACE},
        "victim": {"count": empires.AMOUNT},
        "again": {"territory": empires.PLACE},
        "occupy": {"territory": empires.PLACE},
        "occupy-space": {"territory": empires.PLACE},
        "city-price": {"territory": empires.PLACE},
        "city-value": {"territory": empires.PLACE, "count": empires.AMOUNT},
        "city-goods": {"territory": empires.PLACE},
        "sell": {"other": empires.SEAT, "space": empires.SPOT},
        "missionary-where": {"preach": empires.FLAG},
        "rebel-where": {"stir": empires.FLAG},
        "casualty": {"territory": empires.PLACE, "count": empires.COUNT},
        "casualty-run": {"space": empires.SPOT},
        "war-casualty": {"territory": empires.PLACE, "count": empires.COUNT, "other": empires.OTHER},
        "war-casualty-run": {"space": empires.SPOT},
        "trade-whose": {"count": empires.COUNT},
        "trade-amount": {"other": empires.OTHER},
        "trade-grant": {"other": empires.SEAT, "count": empires.AMOUNT},
        "send-space": {"territory": empires.PLACE},
        "send-more": {"territory": empires.PLACE},
        "privateer": {"count": empires.COUNT},
        "remove-own": {"territory": empires.PLACE, "count": empires.COUNT},
        "remove-own-run": {"space": empires.SPOT},
        "buy-up": {"territory": empires.PLACE, "need": empires.AMOUNT, "value": empires.COUNT},
        "outfit": {"territory": empires.PLACE, "count": empires.COUNT},
        "raid": {"other": empires.SEAT, "count": empires.COUNT},
        "sink-privateer": {"count": empires.COUNT},
        "recall-space": {"territory": empires.PLACE},
        "recall-run": {"space": empires.SPOT},
        "recall-more": {"territory": empires.PLACE, "count": empires.AMOUNT},
        "stir-second": {"territory": empires.PLACE},
        "avert": {"territory": empires.PLACE},
        "avert-run": {"space": empires.SPOT},
        "foothold": {"territory": empires.PLACE},
    },
    beside={
        "program": ("number",),
        "repay": ("loans",),
        "flamboyance": ("count",),
        "company-run": ("stack",),
        "casualty-run": ("stack",),
        "war-casualty-run": ("stack",),
        "reroll": ("count", "rival"),
        "surrender": ("other", "year", "cost"),
        "send-space": ("count",),
        "send-more": ("count",),
        "play": ("loan",),
        "remove-own-run": ("stack",),
        "buy-up": ("count",),
        "city-offer": ("territory", "count"),
        "ship-own": ("count",),
        "buy-goods": ("count",),
        "strike-back": ("count",),
        "govern": ("count",),
        "recall-run": ("stack",),
        "avert": ("count",),
        "avert-run": ("stack",),
        "offer": ("other", "rival"),
        "support": ("attacker", "defender", "offer", "rival"),
        "ally": ("count",),
        "invade": ("year", "count"),
        "leave": ("other", "year"),
        "navy-step": ("count",),
        "escalate": ("warring",),
    },
    chapters={"territory": "territories", "nation": "nations"},
    prefix="e-",
)


def key_of(name: str) -> str:
    """The key under which the text files speak of something the rules call by this name."""
    return name.replace(" ", "-")
