"""Why a character, or a card without an action, is not offered: the first condition that fails, as a key."""

from typing import Final

from metropole.games.empires.rules import characters
from metropole.games.empires.rules.characters import scientist
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.reasons import (
    CITY_TOO_DEAR,
    NO_CONQUEST,
    NO_COUNTERS,
    NO_FLEETS,
    NO_GOODS,
    NO_PROGRESS,
    NOTHING_TO_SHIP,
)
from metropole.games.empires.rules.revised import governor
from metropole.games.empires.rules.revised.turn import may_lay, played
from metropole.games.empires.rules.state import Seat

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
NAVY_BOUGHT: Final = "e-why-navy-bought"
NO_PARISH: Final = "e-why-no-parish"
REASONS: Final = tuple([value for value in list(globals().values()) if str(value).startswith("e-why-")])


def obstacle(g: Game, seat: Seat, character: int) -> str:
    """12 Why a player whose round it is cannot use this character; empty if they can."""
    held_back = to_card(g, seat, character // 2)
    if held_back:
        return held_back
    return "" if g.edition.characters[character].available(g, seat) else missing(g, seat, character)


def obstacle_to_pass(g: Game, seat: Seat, card: int) -> str:
    """12, AMB-13 Why a player cannot play this card without an action; empty if they can."""
    return to_card(g, seat, card) or ("" if may_lay(g, seat, card) else MUST_ACT)


def to_card(g: Game, seat: Seat, card: int) -> str:
    """4.1, 4.7 A card in hand, while rounds are played."""
    if not g.s.round:
        return NO_ROUND
    if g.s.locked[seat] == card:
        return LOCKED
    return CARD_PLAYED if card in played(g, seat) else ""


def missing(g: Game, seat: Seat, character: int) -> str:
    """12 The first thing that a character lacks who cannot be executed."""
    if character == characters.VICEROY and g.s.treasury[seat]:
        return NOWHERE_TO_SEND
    if character == characters.MERCHANT and not g.s.fleets[seat]:
        return NO_FLEETS
    if character == characters.GOVERNOR and not governor.sites(g, seat):
        return NO_OWN_SITE
    if character == characters.SCIENTIST and scientist.affordable(g, seat):  # but for the second step of the navy
        return NAVY_BOUGHT
    return MISSING[character]


MISSING: Final = {
    characters.EXPLORER: NOTHING_UNEXPLORED,
    characters.CONQUEROR: NO_CONQUEST,
    characters.VICEROY: NOTHING_TO_SEND,
    characters.SOVEREIGN: NO_ENEMY,
    characters.REBEL: ALL_MARKED,
    characters.MERCHANT: NOTHING_TO_SHIP,
    characters.GOVERNOR: CITY_TOO_DEAR,
    characters.TRADER: NO_GOODS,
    characters.FINANCIER: NO_COUNTERS,
    characters.SCIENTIST: NO_PROGRESS,
    characters.MISSIONARY: NO_PARISH,
}
