"""The tables that learners sit at: every title, every number of seats; plain Python plays a part of them."""

import os

from metropole import registry
from tests.laws.play import ALL

EVERY = [(title.name, seats) for title in registry.all_titles() for seats in title.seats]
SOME = EVERY if ALL else [("colonialism/compass+events+upgrades", 3), ("empires/second+nations", 2)]
BOOKS = [(book.name, min(registry.find(book.name).seats)) for book in registry.BOOKS]
PICTURED = EVERY if os.environ.get("METROPOLE_LONG") else BOOKS  # pictures take long to draw
