"""The rulebooks as values. Each is written as a revision of the one printed before it."""

from typing import Literal

from metropole.games.colonialism.editions.compass import COMPASS, with_events, with_upgrades
from metropole.games.colonialism.editions.options import (
    regional_events_need_conflict,
    strict_interests,
    tied_leader_last,
    unrest_ends_treaty,
    with_quick_start,
    without_passing,
    without_spare_rows,
)
from metropole.games.colonialism.editions.original import ORIGINAL, short_game
from metropole.games.colonialism.editions.spielworxx import SPIELWORXX

ColonialismBook = Literal["colonialism/original", "colonialism/spielworxx", "colonialism/compass"]

__all__ = [
    "ColonialismBook",
    "COMPASS",
    "ORIGINAL",
    "SPIELWORXX",
    "regional_events_need_conflict",
    "short_game",
    "strict_interests",
    "tied_leader_last",
    "unrest_ends_treaty",
    "with_events",
    "with_quick_start",
    "with_upgrades",
    "without_passing",
    "without_spare_rows",
]
