"""The rulebooks as values."""

from typing import Literal

from metropole.games.empires.editions.options import strict_counters
from metropole.games.empires.editions.revised import (
    REVISED,
    with_fast_end,
    with_free_hunt,
    with_lasting_empire,
    with_strict_city,
)
from metropole.games.empires.editions.second import (
    SECOND,
    with_early_cap,
    with_free_gifts,
    with_nations,
    without_cap,
    without_gifts,
)

EmpiresBook = Literal["empires/second", "empires/revised"]

__all__ = [
    "EmpiresBook",
    "REVISED",
    "SECOND",
    "strict_counters",
    "with_early_cap",
    "with_fast_end",
    "with_free_gifts",
    "with_free_hunt",
    "with_lasting_empire",
    "with_nations",
    "with_strict_city",
    "without_cap",
    "without_gifts",
]
