"""Editions, players and listening: words that all tests of the rules share."""

import pytest

from metropole.games.colonialism.positions import seat_of
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.game import Game
from metropole.kernel import Decision, Event

COMPASS = "colonialism/compass"
SPIELWORXX = "colonialism/spielworxx"
ORIGINAL = "colonialism/original"

every_edition = pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX, ORIGINAL])
later_editions = pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX])
earlier_editions = pytest.mark.parametrize("edition", [SPIELWORXX, ORIGINAL])
any_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


def asked(g: Game) -> str:
    """The colour of the player who has to decide."""
    assert isinstance(g.pending, Decision), "nobody is asked anything"
    return g.edition.colours[g.pending.seat]


def reserve_of(g: Game, colour: str) -> int:
    return g.s.reserve[seat_of(g, colour)]


# --- listening ---


def each_told(events: list[Event], kind: int, field: str) -> list[int]:
    """One number of all facts of a kind, by its name, in the order in which they happened."""
    return [facts.about(event)[field] for event in events if event.kind == kind]
