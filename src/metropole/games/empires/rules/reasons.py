"""Why a character, or a territory, is not offered: the first condition that fails, as a key for the texts."""

from collections.abc import Callable
from typing import Final

from metropole.games.empires.rules import characters, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import conqueror, governor
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    controls_all,
    explored,
    has_open_space,
    in_play,
    is_present,
    is_revised,
)
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.games.empires.rules.turn import card_now, doubled

NO_CARD_YET: Final = "e-why-no-card-yet"
OTHER_CARD: Final = "e-why-other-card"
USED_ALREADY: Final = "e-why-used-already"
ALL_EXPLORED: Final = "e-why-all-explored"
NO_CONQUEST: Final = "e-why-no-conquest"
NO_TREASURY: Final = "e-why-no-treasury"
NO_OPEN_SPACE: Final = "e-why-no-open-space"
ALL_FURTHER_RIGHT: Final = "e-why-all-further-right"
NOTHING_EXPLORED: Final = "e-why-nothing-explored"
NO_FLEETS: Final = "e-why-no-fleets"
NOTHING_TO_SHIP: Final = "e-why-nothing-to-ship"
NO_CITY_SITE: Final = "e-why-no-city-site"
CITY_TOO_DEAR: Final = "e-why-city-too-dear"
NO_GOODS: Final = "e-why-no-goods"
NO_PROGRESS: Final = "e-why-no-progress"
NO_COUNTERS: Final = "e-why-no-counters"
REASONS: Final = tuple([value for value in list(globals().values()) if str(value).startswith("e-why-")])

EXPLORED_ALREADY: Final = "e-why-explored-already"
UNEXPLORED: Final = "e-why-unexplored"
COLONY_ALREADY: Final = "e-why-colony-already"
NO_NATIVES: Final = "e-why-no-natives"
NOT_ALL_RESOURCES: Final = "e-why-not-all-resources"
TOO_FEW_COUNTERS: Final = "e-why-too-few-counters"
CITY_THERE: Final = "e-why-city-there"
NO_COUNTER_THERE: Final = "e-why-no-counter-there"
NO_COLONY_THERE: Final = "e-why-no-colony-there"
CLOSED_TO_YOU: Final = "e-why-closed-to-you"
REASONS_OF_PLACES: Final = tuple(
    [value for value in list(globals().values()) if str(value).startswith("e-why-") and value not in REASONS]
)


def obstacle(g: Game, seat: Seat, character: int) -> str:
    """12 Why a player whose round it is cannot use this character; empty if they can."""
    if not g.s.round:
        return NO_CARD_YET
    if character // 2 != card_now(g, seat):
        return OTHER_CARD
    if g.s.uses[seat] >> character & 1 and character not in doubled(g, seat):
        return USED_ALREADY
    return "" if g.edition.characters[character].available(g, seat) else missing(g, seat, character)


def missing(g: Game, seat: Seat, character: int) -> str:
    """12 The first thing that a character lacks who cannot be executed."""
    if character == characters.VICEROY and not g.s.treasury[seat]:
        return NO_TREASURY
    if character == characters.MERCHANT and not g.s.fleets[seat]:
        return NO_FLEETS
    if character == characters.GOVERNOR and not governor.sites(g, seat):
        return NO_CITY_SITE
    return MISSING[character]


MISSING: Final = {
    characters.EXPLORER: ALL_EXPLORED,
    characters.CONQUEROR: NO_CONQUEST,
    characters.VICEROY: NO_OPEN_SPACE,
    characters.SOVEREIGN: ALL_FURTHER_RIGHT,
    characters.REBEL: NOTHING_EXPLORED,
    characters.MERCHANT: NOTHING_TO_SHIP,
    characters.GOVERNOR: CITY_TOO_DEAR,
    characters.TRADER: NO_GOODS,
    characters.FINANCIER: NO_COUNTERS,
    characters.SCIENTIST: NO_PROGRESS,
    characters.MISSIONARY: NOTHING_EXPLORED,
}


# --- territories ---


def place_obstacle(g: Game, seat: Seat, prompt: str, territory: Territory) -> str:
    """Why a question with this key leaves out a territory; empty if it does not, or if the game does without it."""
    return PLACES[prompt](g, seat, territory) if in_play(g, territory) else ""


def to_explore(g: Game, seat: Seat, territory: Territory) -> str:
    """15 Only what still holds prestige."""
    return EXPLORED_ALREADY if explored(g, territory) else ""


def to_conquer(g: Game, seat: Seat, territory: Territory) -> str:
    """14 No colony yet, native power, control of all resources, and counters enough."""
    if g.s.colonies[territory] != NOBODY:
        return COLONY_ALREADY
    if not g.board.native_power[territory] or not g.board.spaces[territory]:
        return NO_NATIVES
    if not controls_all(g, seat, territory):
        return NOT_ALL_RESOURCES
    return "" if conqueror.may_conquer(g, seat, territory) else TOO_FEW_COUNTERS


def to_found_city(g: Game, seat: Seat, territory: Territory) -> str:
    """17 Explored, with an own counter and without the city; CR 12.5: an own colony."""
    if g.s.city == territory:
        return CITY_THERE
    if is_revised(g):
        return "" if g.s.colonies[territory] == seat else NO_COLONY_THERE
    if not explored(g, territory):
        return UNEXPLORED
    return "" if is_present(g, seat, territory) else NO_COUNTER_THERE


def to_send(g: Game, seat: Seat, territory: Territory) -> str:
    """24 Explored, with a resource where the player may place counters."""
    if not explored(g, territory):
        return UNEXPLORED
    return "" if has_open_space(g, seat, territory) else CLOSED_TO_YOU


PLACES: Final[dict[str, Callable[[Game, Seat, Territory], str]]] = {
    prompts.EXPLORE.key: to_explore,
    prompts.CONQUER.key: to_conquer,
    prompts.CITY.key: to_found_city,
    prompts.SEND.key: to_send,
}
