"""The tables at which whole games are played: rule sets with numbers of seats.

Compiled, games are played at every table. Plain Python, for which they take long, plays at a sample: every rule set
once, with every number of seats among them. `METROPOLE_LONG=1` plays everything everywhere, and for longer.
"""

import os

from metropole import registry
from metropole.games.empires.positions import edition_of
from tests.conftest import COMPILED

LONG = bool(os.environ.get("METROPOLE_LONG"))
ALL = COMPILED or LONG

RULE_SETS = [rule_set.name for rule_set in registry.all_rule_sets()]
COLONIALISM = [(rule_set.name, seats) for rule_set in registry.all_rule_sets("colonialism") for seats in rule_set.seats]
EMPIRES = [(rule_set.name, seats) for rule_set in registry.all_rule_sets("empires") for seats in rule_set.seats]
EVERY = COLONIALISM + EMPIRES
SAMPLE = [
    *[(each.name, each.seats[at % len(each.seats)]) for at, each in enumerate(registry.all_rule_sets("colonialism"))],
    *[("empires/second", 4), ("empires/second+nations", 2), ("empires/second+nations", 3)],
    *[("empires/revised", 5), ("empires/revised+fastend", 6)],
]
TABLES = EVERY if ALL else SAMPLE
SOME = EVERY if LONG else SAMPLE  # for what takes long with any engine
FEW = SOME if ALL else SAMPLE[8:11]  # for what takes even longer
BOOKS = [(book.name, min(registry.find(book.name).seats)) for book in registry.books()]


def with_switches(book: registry.Book) -> list[str]:
    """Few rule sets that play every switch of a book once, each with whatever it needs, and all expansions together."""
    names: list[str] = []
    all_together = [name for name in RULE_SETS if name.startswith(f"{book.name}+") and name.count("+") > 1]
    official = {option for rule_set in RULE_SETS for option in rule_set.split("+")[1:]}
    for switch in [option for option in book.options if option.name not in official]:
        needed = [*switch.needs.split(), switch.name]
        for at, name in enumerate(names):
            if is_possible("+".join([name, *needed])):
                names[at] = "+".join([name, *needed])
                break
        else:
            names.append("+".join([*all_together, *needed] if all_together else [book.name, *needed]))
    return [registry.find(name).name for name in names]


def is_possible(name: str) -> bool:
    try:
        registry.find(name)
    except registry.UnknownEditionError:
        return False
    return True


def patience(name: str) -> int:
    """How many answers a random game may take: any number, unless nothing but a victory ends it."""
    if registry.find(name).kit is not registry.EMPIRES:
        return 1 << 20
    edition = edition_of(name)
    endless = not (edition.turn_cap or edition.end_rolls)
    return 3000 if endless else 1 << 20


def some_seats(at: int, name: str) -> int:
    """Few players and a middling number, by turns."""
    seats = registry.find(name).seats
    return seats[0 if at % 2 else len(seats) // 2]


# Those of the books are taken from the registry, so that a switch is played by every law from the day it is added.
HOUSE = [
    ("colonialism/compass+events+upgrades+turns=4+cubes=5+drawn=0+hand_size=12+army.worth=monopoly+plague.ship=no", 3),
    ("colonialism/original+gray=4+withdraws=yes+refill=yes+land-grab.presence=no+trade.deck=no+fleet.deck=no", 4),
    ("colonialism/spielworxx+turns=1+purple=0+start_dice=1+drawn=24+rows=0+mercenaries.ship=no", 2),
    ("empires/second+seats=2-6+treasury=1+fleets=0+squadrons=12+victory=3+free_gifts=yes+turn_cap=12", 2),
    ("empires/revised+seats=2-6+treasury=30+end_rolls=6+strict_counters=yes+hunt_is_war=no", 6),
]  # house rules of every kind, far from the books
SWITCHED = [name for book in registry.books() for name in with_switches(book)]
WITH_SWITCHES = [(name, some_seats(at, name)) for at, name in enumerate(SWITCHED)]
