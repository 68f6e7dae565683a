"""Variants and rulings that a table may decide otherwise."""

from dataclasses import replace

from metropole.games.colonialism.editions.original import revised
from metropole.games.colonialism.rules.colonization import WITHOUT_TIES, leader_last
from metropole.games.colonialism.rules.game import START_HANDS, Edition
from metropole.games.colonialism.rules.scoring import strictly_most
from metropole.games.colonialism.rules.setup import QUICK_START


def with_quick_start(edition: Edition) -> Edition:
    """4.0, A85 Random start hands, to speed up a first game."""
    changes = {START_HANDS: QUICK_START}
    return replace(edition, name=f"{edition.name}+quickstart", program=revised(edition, changes))


def without_spare_rows(edition: Edition) -> Edition:
    """A05 Only as many rows of the track as there are players."""
    return replace(edition, name=f"{edition.name}+tightrows", rows=0)


def without_passing(edition: Edition) -> Edition:
    """A13 Every visit is an action."""
    return replace(edition, name=f"{edition.name}+nopassing", passing=False)


def strict_interests(edition: Edition) -> Edition:
    """A65 A tie never fulfils an interest. A61: so the last positions on the track decide nothing."""
    return replace(
        edition,
        name=f"{edition.name}+strictinterests",
        program=revised(edition, WITHOUT_TIES),
        interest_most=strictly_most,
    )


def unrest_ends_treaty(edition: Edition) -> Edition:
    """A31 Unrest at Home switches Treaty off for the conflict that follows."""
    return replace(edition, name=f"{edition.name}+strictunrest", unrest_ends_treaty=True)


def tied_leader_last(edition: Edition) -> Edition:
    """A59 Of players tied for a new row the higher on the track counts as ahead, and chooses later."""
    return replace(edition, name=f"{edition.name}+leaderlast", new_order=leader_last)


def regional_events_need_conflict(edition: Edition) -> Edition:
    """A78 Regional events fire only after a conflict that removed something."""
    return replace(edition, name=f"{edition.name}+conflictevents", regional_needs_conflict=True)
