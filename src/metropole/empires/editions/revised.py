"""The revised rulebook."""

from dataclasses import replace

from metropole.empires.board import CHARACTERS
from metropole.empires.characters import conqueror as conquest
from metropole.empires.characters import trader
from metropole.empires.game import (
    AMBASSADOR,
    CONQUEROR,
    EXPLORER,
    FINANCIER,
    GOVERNOR,
    MERCHANT,
    MISSIONARY,
    REBEL,
    SCIENTIST,
    SOVEREIGN,
    TRADER,
    VICEROY,
    Character,
    Edition,
    program,
)
from metropole.empires.revised import (
    ambassador,
    conqueror,
    escalation,
    explorer,
    financier,
    governor,
    hunt,
    landing,
    losses,
    merchant,
    missionary,
    prestige,
    rebel,
    scientist,
    turn,
    viceroy,
    war,
)

CHARACTERS_REVISED = (
    Character(CHARACTERS[0], EXPLORER, explorer.available),
    Character(CHARACTERS[1], CONQUEROR, conquest.available),
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
    escalation,
    hunt,
    landing,
    losses,
)

REVISED = Edition(
    name="revised",
    program=program([part.PROCEDURES for part in PARTS]),
    characters=CHARACTERS_REVISED,
    treasury=10,
    fleets=3,
    squadrons=1,
    victory=10,
    nations=False,
    gift_cap=0,
    turn_cap=0,
    seats=range(3, 7),
    phases=(
        "endeavour",
        "merchant fleets",
        "first player",
        "naval forces",
        "privateering",
        "interest",
        "cards",
    ),
    check_victory=prestige.check_victory,
    share=prestige.half,
    end_rolls=(2, 3, 4, 5),
)


def with_fast_end(edition: Edition) -> Edition:
    """13 By agreement the die ends the game sooner: every roll of the table is one higher, the last one certain."""
    return replace(edition, name=f"{edition.name}+fastend", end_rolls=tuple([roll + 1 for roll in edition.end_rolls]))
