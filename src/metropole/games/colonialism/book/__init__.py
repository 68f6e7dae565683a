"""The rulebooks of Colonialism in our own words: statements, and rulings where the books leave a doubt."""

from functools import cache

from metropole import rulebooks
from metropole.rulebooks import Rulebook


@cache
def rulebook() -> Rulebook:
    """All of it, read once."""
    return rulebooks.read("colonialism", __name__, {"statements": ""})
