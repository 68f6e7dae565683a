"""The rulebook of 2018: what changed since 2013, and its two expansions."""

from dataclasses import replace

from metropole.games.colonialism.editions.original import action, revised
from metropole.games.colonialism.editions.spielworxx import SPIELWORXX
from metropole.games.colonialism.rules import colonization, events, upgrades
from metropole.games.colonialism.rules.cards import actions as action_cards
from metropole.games.colonialism.rules.game import CONSOLIDATE, Edition

COMPASS: Edition = replace(
    SPIELWORXX,
    name="compass",
    book="compass",
    drawn=3,
    may_keep_none=True,
    cards=SPIELWORXX.with_cards(consolidate_holdings=action(CONSOLIDATE)),
    program=revised(SPIELWORXX, colonization.REVISED_2018 | action_cards.REVISED_2018),
    campaign_targets=action_cards.other_powers,
)


def with_events(edition: Edition) -> Edition:
    """Expansion I: twelve historical events, of which six appear."""
    return replace(
        edition,
        name=f"{edition.name}+events",
        events=events.ALL_EVENTS,
        program=revised(edition, events.changes(edition)),
    )


def with_upgrades(edition: Edition) -> Edition:
    """Expansion II: five upgrades for sale."""
    return replace(edition, name=f"{edition.name}+upgrades", upgrades=upgrades.PRICES)
