"""The bots that a table may have, each with what it may spend on a decision."""

from functools import cache
from typing import Final

from metropole.bots import added
from metropole.server.wire import Described
from metropole.text.messages import message

LEVELS: Final = ("random", "greedy", "search:200ms", "search:2s")


@cache
def offered() -> tuple[str, ...]:
    """Our own, and those of packages that were installed when the server began."""
    return (*LEVELS, *sorted(added()))


def described(level: str, language: str) -> Described:
    """A level with a title and a line; of the bots of others nothing is known but their name."""
    if level not in LEVELS:
        return Described(level, level, "")
    key = level.replace(":", "-")
    return Described(level, message(f"level-{key}", language), message(f"level-line-{key}", language))
