"""The revised rulebook."""

from dataclasses import replace

from metropole.games.empires.rules.characters import conqueror as conquest
from metropole.games.empires.rules.characters import trader
from metropole.games.empires.rules.game import Edition, cast, program
from metropole.games.empires.rules.revised import (
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
from metropole.games.empires.rules.view import view

CHARACTERS_REVISED = cast(
    explorer=explorer.available,
    conqueror=conquest.available,
    viceroy=viceroy.available,
    ambassador=ambassador.available,
    sovereign=war.available,
    rebel=rebel.available,
    merchant=merchant.available,
    governor=governor.available,
    trader=trader.available,
    financier=financier.available,
    scientist=scientist.available,
    missionary=missionary.available,
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
    book="revised",
    view=view,
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
    hunt_is_war=True,
    end_rolls=(2, 3, 4, 5),
)


def with_free_hunt(edition: Edition) -> Edition:
    """AMB-108 War on privateers neither takes the war box nor keeps it from growing."""
    return replace(edition, name=f"{edition.name}+freehunt", hunt_is_war=False)


def with_lasting_empire(edition: Edition) -> Edition:
    """AMB-161 The permanent point of an empire counts beside the point for three or four colonies that are left."""
    return replace(edition, name=f"{edition.name}+lastingempire", empire_lasts=True)


def with_strict_city(edition: Edition) -> Edition:
    """AMB-90 The goods of the booming city must be shipped even if own goods are left behind."""
    return replace(edition, name=f"{edition.name}+strictcity", strict_city=True)


def with_fast_end(edition: Edition) -> Edition:
    """13 By agreement the die ends the game sooner: every roll of the table is one higher, the last one certain."""
    return replace(edition, name=f"{edition.name}+fastend", end_rolls=tuple([roll + 1 for roll in edition.end_rolls]))
