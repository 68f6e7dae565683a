"""The rulebook of the second edition."""

from dataclasses import replace

from metropole.empires import casualties, turn, war
from metropole.empires.board import CHARACTERS
from metropole.empires.characters import (
    ambassador,
    conqueror,
    explorer,
    financier,
    governor,
    merchant,
    missionary,
    rebel,
    scientist,
    trader,
    viceroy,
)
from metropole.empires.game import (
    AMBASSADOR,
    CONQUEROR,
    EXPLORER,
    FINANCIER,
    GOVERNOR,
    MERCHANT,
    MISSIONARY,
    PROCEDURE_COUNT,
    REBEL,
    SCIENTIST,
    SOVEREIGN,
    TRADER,
    VICEROY,
    Character,
    Edition,
)
from metropole.kernel import Procedure

CHARACTERS_SECOND = (
    Character(CHARACTERS[0], EXPLORER, explorer.available),
    Character(CHARACTERS[1], CONQUEROR, conqueror.available),
    Character(CHARACTERS[2], VICEROY, viceroy.available),
    Character(CHARACTERS[3], AMBASSADOR, ambassador.available),
    Character(CHARACTERS[4], SOVEREIGN, war.available),
    Character(CHARACTERS[5], REBEL, rebel.available),
    Character(CHARACTERS[6], MERCHANT, merchant.available),
    Character(CHARACTERS[7], GOVERNOR, governor.available),
    Character(CHARACTERS[8], TRADER, trader.available),
    Character(CHARACTERS[9], FINANCIER, financier.available),
    Character(CHARACTERS[10], SCIENTIST, scientist.available),
    Character(CHARACTERS[11], MISSIONARY, missionary.available),
)

PARTS = (
    turn,
    ambassador,
    conqueror,
    explorer,
    financier,
    governor,
    merchant,
    missionary,
    rebel,
    scientist,
    trader,
    viceroy,
    war,
    casualties,
)


def program(*parts: dict[int, Procedure]) -> list[Procedure]:
    """The procedures by number; later parts replace earlier ones."""
    by_number = {number: procedure for part in parts for number, procedure in part.items()}
    return [by_number.get(number, Procedure("")) for number in range(PROCEDURE_COUNT)]


SECOND = Edition(
    name="second",
    program=program(*[part.PROCEDURES for part in PARTS]),
    characters=CHARACTERS_SECOND,
    treasury=5,
    fleets=2,
    squadrons=1,
    victory=10,
    nations=False,
    gift_cap=5,
    turn_cap=30,
    seats=range(4, 7),
)


def with_nations(edition: Edition) -> Edition:
    """25 Five nations with their own goals and rules; compulsory for two and three players."""
    return replace(edition, name=f"{edition.name}+nations", nations=True, seats=range(2, 6))


def without_gifts(edition: Edition) -> Edition:
    """AMB-128 No treasury changes hands."""
    return replace(edition, name=f"{edition.name}+nogifts", gift_cap=0)
