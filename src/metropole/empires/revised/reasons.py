"""Why a character, or a card without an action, is not offered: the first condition that fails, as a key."""

from collections.abc import Callable
from typing import Final

from metropole.empires import characters
from metropole.empires.characters import conqueror
from metropole.empires.characters import scientist as payment
from metropole.empires.characters.explorer import targets
from metropole.empires.game import Game
from metropole.empires.reasons import CITY_TOO_DEAR, NO_CONQUEST, NO_FLEETS, NO_GOODS, NO_PROGRESS, NOTHING_TO_SHIP
from metropole.empires.revised import financier, governor, merchant, missionary, rebel, scientist, viceroy, war
from metropole.empires.revised.turn import may_lay, played
from metropole.empires.state import Seat

NO_ROUND: Final = "e-why-no-round"
LOCKED: Final = "e-why-locked"
CARD_PLAYED: Final = "e-why-card-played"
MUST_ACT: Final = "e-why-must-act"
NOTHING_UNEXPLORED: Final = "e-why-nothing-unexplored"
NOTHING_TO_SEND: Final = "e-why-nothing-to-send"
NOWHERE_TO_SEND: Final = "e-why-nowhere-to-send"
NO_ENEMY: Final = "e-why-no-enemy"
ALL_MARKED: Final = "e-why-all-marked"
NO_OWN_SITE: Final = "e-why-no-own-site"
NO_COUNTERS: Final = "e-why-no-counters"
NAVY_BOUGHT: Final = "e-why-navy-bought"
NO_PARISH: Final = "e-why-no-parish"

REASONS: Final = (
    NO_ROUND,
    LOCKED,
    CARD_PLAYED,
    MUST_ACT,
    NOTHING_UNEXPLORED,
    NO_CONQUEST,
    NOTHING_TO_SEND,
    NOWHERE_TO_SEND,
    NO_ENEMY,
    ALL_MARKED,
    NO_FLEETS,
    NOTHING_TO_SHIP,
    NO_OWN_SITE,
    CITY_TOO_DEAR,
    NO_GOODS,
    NO_COUNTERS,
    NO_PROGRESS,
    NAVY_BOUGHT,
    NO_PARISH,
)


def obstacle(g: Game, seat: Seat, character: int) -> str:
    """12 Why a player whose round it is cannot use this character; empty if he can."""
    held_back = to_card(g, seat, character // 2)
    if held_back:
        return held_back
    return OBSTACLES[character](g, seat) if character in OBSTACLES else ""


def obstacle_to_pass(g: Game, seat: Seat, card: int) -> str:
    """12, AMB-13 Why he cannot play this card without an action; empty if he can."""
    return to_card(g, seat, card) or ("" if may_lay(g, seat, card) else MUST_ACT)


def to_card(g: Game, seat: Seat, card: int) -> str:
    """4.1, 4.7 A card in hand, while rounds are played."""
    if not g.s.round:
        return NO_ROUND
    if g.s.locked[seat] == card:
        return LOCKED
    return CARD_PLAYED if card in played(g, seat) else ""


def to_explorer(g: Game, seat: Seat) -> str:
    """12.3 Something to explore."""
    return "" if targets(g) else NOTHING_UNEXPLORED


def to_conqueror(g: Game, seat: Seat) -> str:
    """12.2 A territory without a colony, wholly controlled, and counters enough."""
    return "" if conqueror.conquerable(g, seat) else NO_CONQUEST


def to_viceroy(g: Game, seat: Seat) -> str:
    """12.10 Counters to send and somewhere to send them, or some to take back."""
    if viceroy.available(g, seat):
        return ""
    return NOWHERE_TO_SEND if g.s.treasury[seat] else NOTHING_TO_SEND


def to_sovereign(g: Game, seat: Seat) -> str:
    """12.12 Somebody who is not further right on the diplomacy track, or privateers within reach."""
    return "" if war.available(g, seat) else NO_ENEMY


def to_rebel(g: Game, seat: Seat) -> str:
    """12.11 A place for a rebellion, or for unrest."""
    return "" if rebel.available(g, seat) else ALL_MARKED


def to_merchant(g: Game, seat: Seat) -> str:
    """12.7 A fleet, and goods that somebody controls."""
    if not g.s.fleets[seat]:
        return NO_FLEETS
    return "" if merchant.sources(g, seat) else NOTHING_TO_SHIP


def to_governor(g: Game, seat: Seat) -> str:
    """12.5 A colony of his own, and more to pay than the present city is worth."""
    if not governor.sites(g, seat):
        return NO_OWN_SITE
    return "" if governor.prices(g, seat) else CITY_TOO_DEAR


def to_trader(g: Game, seat: Seat) -> str:
    """12.9 Goods on the market, whoever they belong to."""
    return "" if any(g.s.goods) else NO_GOODS


def to_financier(g: Game, seat: Seat) -> str:
    """AMB-01 In the strict game, the counters of a loan."""
    return "" if financier.available(g, seat) else NO_COUNTERS


def to_scientist(g: Game, seat: Seat) -> str:
    """12.8, 12.12.6 A next space that can be paid, and not a second one of the navy in a turn."""
    if scientist.affordable(g, seat):
        return ""
    return NAVY_BOUGHT if payment.affordable(g, seat) else NO_PROGRESS


def to_missionary(g: Game, seat: Seat) -> str:
    """12.6 A counter where there is room for a mission."""
    return "" if missionary.parishes(g, seat) else NO_PARISH


OBSTACLES: Final[dict[int, Callable[[Game, Seat], str]]] = {
    characters.EXPLORER: to_explorer,
    characters.CONQUEROR: to_conqueror,
    characters.VICEROY: to_viceroy,
    characters.SOVEREIGN: to_sovereign,
    characters.REBEL: to_rebel,
    characters.MERCHANT: to_merchant,
    characters.GOVERNOR: to_governor,
    characters.TRADER: to_trader,
    characters.FINANCIER: to_financier,
    characters.SCIENTIST: to_scientist,
    characters.MISSIONARY: to_missionary,
}
