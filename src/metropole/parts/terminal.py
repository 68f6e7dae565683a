"""What the terminal has to know of a game beside its outline: what is asked for at once, and when all is shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from metropole.kernel import Prompt


@dataclass(frozen=True)
class MultiChoice:
    """A sealed choice of several things at once: how many, and whether their order matters.

    `question`: a message that asks for all of them, where the question at hand speaks of one only.
    """

    wanted: int
    ordered: bool = False
    question: str = ""


@dataclass(frozen=True)
class TerminalKit:
    """One game at the terminal."""

    opens: Callable[[Prompt], bool] = lambda prompt: True  # whether the whole table is shown before such a question
    several: Mapping[str, MultiChoice] = field(default_factory=dict)  # by the key of the question
    sealed: str = ""  # the verb of a sealed choice of several things
    unused: frozenset[str] = frozenset()  # kinds of things that the edition does without
    chapters: frozenset[int] = frozenset()  # facts after which somebody who only watches sees the table
