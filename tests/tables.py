"""The tables at which whole games are played: rule sets with numbers of seats.

Compiled, games are played at every table. Plain Python, for which they take long, plays at a sample: every rule set
once, with every number of seats among them. `METROPOLE_LONG=1` plays everything everywhere, and for longer.
"""

import os

from metropole import registry
from tests.conftest import COMPILED

LONG = bool(os.environ.get("METROPOLE_LONG"))
ALL = COMPILED or LONG

TITLES = [title.name for title in registry.all_titles()]
COLONIALISM = [(title.name, seats) for title in registry.all_titles("colonialism") for seats in title.seats]
EMPIRES = [(title.name, seats) for title in registry.all_titles("empires") for seats in title.seats]
EVERY = COLONIALISM + EMPIRES
SAMPLE = [
    *[(title.name, title.seats[at % len(title.seats)]) for at, title in enumerate(registry.all_titles("colonialism"))],
    *[("empires/second", 4), ("empires/second+nations", 2), ("empires/second+nations", 3)],
    *[("empires/revised", 5), ("empires/revised+fastend", 6)],
]
TABLES = EVERY if ALL else SAMPLE
SOME = EVERY if LONG else SAMPLE  # for what takes long with any engine
FEW = SOME if ALL else SAMPLE[8:11]  # for what takes even longer
BOOKS = [(book.name, min(registry.find(book.name).seats)) for book in registry.BOOKS]
WITH_SWITCHES = [
    ("colonialism/original+tightrows+nopassing+strictinterests", 3),
    ("colonialism/spielworxx+tightrows+nopassing", 2),
    ("colonialism/compass+events+upgrades+conflictevents+tightrows+nopassing", 3),
]
