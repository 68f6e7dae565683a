"""Why a character, or a territory, is not offered: the first condition that fails, as a key for the texts."""

from collections.abc import Callable
from typing import Final

from metropole.empires import characters, prompts, war
from metropole.empires.board import Territory
from metropole.empires.characters import conqueror, explorer, governor, merchant, scientist, viceroy
from metropole.empires.game import Game
from metropole.empires.queries import (
    ALL_TERRITORIES,
    controls_all,
    explored,
    explored_territories,
    has_open_space,
    in_play,
    is_present,
    is_revised,
)
from metropole.empires.state import NOBODY, Seat
from metropole.empires.turn import card_now, doubled

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

REASONS: Final = (
    NO_CARD_YET,
    OTHER_CARD,
    USED_ALREADY,
    ALL_EXPLORED,
    NO_CONQUEST,
    NO_TREASURY,
    NO_OPEN_SPACE,
    ALL_FURTHER_RIGHT,
    NOTHING_EXPLORED,
    NO_FLEETS,
    NOTHING_TO_SHIP,
    NO_CITY_SITE,
    CITY_TOO_DEAR,
    NO_GOODS,
    NO_PROGRESS,
)
REASONS_OF_PLACES: Final = (
    EXPLORED_ALREADY,
    UNEXPLORED,
    COLONY_ALREADY,
    NO_NATIVES,
    NOT_ALL_RESOURCES,
    TOO_FEW_COUNTERS,
    CITY_THERE,
    NO_COUNTER_THERE,
    NO_COLONY_THERE,
    CLOSED_TO_YOU,
)


def obstacle(g: Game, seat: Seat, character: int) -> str:
    """12 Why a player whose round it is cannot use this character; empty if they can."""
    if not g.s.round:
        return NO_CARD_YET
    if character // 2 != card_now(g, seat):
        return OTHER_CARD
    if g.s.uses[seat] >> character & 1 and character not in doubled(g, seat):
        return USED_ALREADY
    return OBSTACLES[character](g, seat) if character in OBSTACLES else ""


def to_explorer(g: Game, seat: Seat) -> str:
    """15, 11 Something to explore, or a voyage around the world."""
    return "" if explorer.targets(g) or explorer.may_circumnavigate(g, seat) else ALL_EXPLORED


def to_conqueror(g: Game, seat: Seat) -> str:
    """14 A territory without a colony, wholly controlled, and counters enough."""
    return "" if conqueror.conquerable(g, seat) else NO_CONQUEST


def to_viceroy(g: Game, seat: Seat) -> str:
    """24 Treasury, and a resource to send it to."""
    if not g.s.treasury[seat]:
        return NO_TREASURY
    return "" if viceroy.provinces(g, seat) else NO_OPEN_SPACE


def to_sovereign(g: Game, seat: Seat) -> str:
    """22 Somebody who is not further right on the diplomacy track. 25: France may also keep the peace."""
    return "" if war.targets(g, seat) or war.may_keep_peace(g, seat) else ALL_FURTHER_RIGHT


def to_agitator(g: Game, seat: Seat) -> str:
    """20, 19 An explored territory, or one with a marker: of rebels and missionaries alike."""
    marked = [t for t in ALL_TERRITORIES if in_play(g, t) and (g.s.unrest[t] or g.s.missions[t])]
    return "" if explored_territories(g) or marked else NOTHING_EXPLORED


def to_merchant(g: Game, seat: Seat) -> str:
    """18 A fleet, and goods that somebody controls."""
    if not g.s.fleets[seat]:
        return NO_FLEETS
    return "" if merchant.city_spaces(g) or merchant.other_spaces(g) else NOTHING_TO_SHIP


def to_governor(g: Game, seat: Seat) -> str:
    """17 A place for the city, and more to pay than the present one is worth."""
    if not governor.sites(g, seat):
        return NO_CITY_SITE
    return "" if governor.prices(g, seat) else CITY_TOO_DEAR


def to_trader(g: Game, seat: Seat) -> str:
    """23 Goods on the market, whoever they belong to."""
    return "" if any(g.s.goods) else NO_GOODS


def to_scientist(g: Game, seat: Seat) -> str:
    """21 A next space that can be paid."""
    return "" if scientist.affordable(g, seat) else NO_PROGRESS


OBSTACLES: Final[dict[int, Callable[[Game, Seat], str]]] = {
    characters.EXPLORER: to_explorer,
    characters.CONQUEROR: to_conqueror,
    characters.VICEROY: to_viceroy,
    characters.SOVEREIGN: to_sovereign,
    characters.REBEL: to_agitator,
    characters.MERCHANT: to_merchant,
    characters.GOVERNOR: to_governor,
    characters.TRADER: to_trader,
    characters.SCIENTIST: to_scientist,
    characters.MISSIONARY: to_agitator,
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
