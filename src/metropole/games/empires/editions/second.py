"""The rulebook of the second edition."""

from dataclasses import replace

from metropole.games.empires.rules import casualties, moves, turn, war
from metropole.games.empires.rules.characters import (
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
from metropole.games.empires.rules.game import Edition, cast, program
from metropole.games.empires.rules.view import view

EARLY_CAP = 15
UNLIMITED = 1000000

CHARACTERS_SECOND = cast(
    explorer=explorer.available,
    conqueror=conqueror.available,
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
    casualties,
)


def whole(count: int) -> int:
    """All of it: of native power, and of goods that are not one's own."""
    return count


SECOND = Edition(
    name="second",
    book="second",
    view=view,
    program=program([part.PROCEDURES for part in PARTS]),
    characters=CHARACTERS_SECOND,
    treasury=5,
    fleets=2,
    squadrons=1,
    victory=10,
    nations=False,
    gift_cap=5,
    turn_cap=30,
    seats=range(4, 7),
    phases=("endeavour", "merchant fleets", "first player", "naval forces", "interest"),
    check_victory=moves.check_victory,
    share=whole,
)


def with_nations(edition: Edition) -> Edition:
    """25 Five nations with their own goals and rules; compulsory for two and three players."""
    return replace(edition, name=f"{edition.name}+nations", nations=True, seats=range(2, 6))


def without_gifts(edition: Edition) -> Edition:
    """AMB-128 No treasury changes hands."""
    return replace(edition, name=f"{edition.name}+nogifts", gift_cap=0)


def with_free_gifts(edition: Edition) -> Edition:
    """AMB-128 Treasury may be given away as often as anybody likes, also when others are about to act."""
    return replace(edition, name=f"{edition.name}+freegifts", gift_cap=UNLIMITED, free_gifts=True)


def with_early_cap(edition: Edition) -> Edition:
    """AMB-142 The game is over after fifteen turns."""
    return replace(edition, name=f"{edition.name}+cap15", turn_cap=EARLY_CAP)


def without_cap(edition: Edition) -> Edition:
    """AMB-142 The game has no last turn, as printed."""
    return replace(edition, name=f"{edition.name}+uncapped", turn_cap=0)
