"""The tables at which whole games are played: rule sets with numbers of seats.

Compiled, games are played at every table. Plain Python, for which they take long, plays at a sample: every rule set
once, with every number of seats among them. `METROPOLE_LONG=1` plays everything everywhere, and for longer.
"""

import os

from metropole import registry
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
BOOKS = [(book.name, min(registry.find(book.name).seats)) for book in registry.BOOKS]
WITH_SWITCHES = [
    ("colonialism/original+tightrows+nopassing+strictinterests+leaderlast", 3),
    ("colonialism/spielworxx+tightrows+nopassing+strictunrest", 2),
    ("colonialism/compass+events+upgrades+conflictevents+tightrows+nopassing+strictunrest", 3),
    ("empires/revised+freehunt+lastingempire+strictcity", 4),
]
