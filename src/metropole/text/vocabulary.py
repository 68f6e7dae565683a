"""What the numbers in facts, questions and actions of a game stand for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Vocabulary:
    """The names of a game's numbers. Keys of a game may have a prefix."""

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


def key_of(name: str) -> str:
    """The key under which the text files speak of something the rules call by this name."""
    return name.replace(" ", "-")
