"""Empires in full bloom: random play alone hardly founds a colony, so laws are also checked from rich positions."""

from random import Random

from metropole.games.empires.positions import started
from metropole.games.empires.rules import queries
from metropole.games.empires.rules.board import AUSTRALIA, LOGISTICS_ONE
from metropole.games.empires.rules.control import settled, stacked
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised.prestige import half, recount, within_reach
from metropole.games.empires.rules.state import ECONOMY, LOGISTICS, NOWHERE, TRACK_COUNT, Seat
from metropole.kernel import Decision
from metropole.laws import random_step

ABOLITION = 3  # the last space of the economy track
MODEST = 5  # prestige that wins nothing yet


def rich(name: str, seats: int, rng: Random) -> Game:
    """A random position with everything on the table: counters, colonies, unrest, cities, loans, ships."""
    g = started(name, seats)
    g.s.own()
    while not (isinstance(g.pending, Decision) and g.pending.prompt.key in ("character", "play")):
        random_step(g, rng)
    explore(g, rng)
    endow(g, rng)
    populate(g, rng)
    colonise(g, rng)
    if queries.is_revised(g):
        embroil(g, rng)
    restored = g.restored(g.numbers())
    assert isinstance(restored, Game)
    return restored


def explore(g: Game, rng: Random) -> None:
    """Most of the map; Australia less often, because it alone is explored twice."""
    for territory in queries.ALL_TERRITORIES:
        if rng.random() < (0.2 if territory == AUSTRALIA else 0.8):
            g.s.tokens[territory] = 0


def endow(g: Game, rng: Random) -> None:
    """Money, ships, goods, a place on every track, and perhaps a loan."""
    for seat in queries.all_seats(g):
        g.s.treasury[seat] = rng.randrange(30)
        g.s.fleets[seat] = rng.randrange(9)
        g.s.squadrons[seat] = rng.randrange(9)
        g.s.goods[seat] = rng.randrange(7)
        g.s.diplomacy[seat] = rng.randrange(1, g.board.diplomacy + 1)
        for track in range(TRACK_COUNT):
            barred = track == LOGISTICS and queries.has_rule(g, seat, LOGISTICS_ONE)
            g.s.tracks[seat * TRACK_COUNT + track] = 0 if barred else rng.randrange(4)
        if rng.random() < 0.4:
            g.s.pile_owners.append(seat)
            g.s.piles.append(rng.randrange(1, 25))
        if not queries.is_revised(g):
            g.s.prestige[seat] = rng.randrange(MODEST)
    g.s.abolished = int(any([g.s.tracks[seat * TRACK_COUNT + ECONOMY] == ABOLITION for seat in queries.all_seats(g)]))


def populate(g: Game, rng: Random) -> None:
    """Counters, unrest and missions wherever somebody has been."""
    for territory in queries.ALL_TERRITORIES:
        if not queries.in_play(g, territory) or g.s.tokens[territory]:
            continue
        for space in g.board.spaces[territory]:
            barred = queries.FREE_TRADE if g.board.space_colour[space] in queries.TEA_OR_OPIUM else 0
            welcome = [seat for seat in queries.all_seats(g) if queries.economy(g, seat) >= barred]
            present = rng.sample(welcome, min(len(welcome), 2))
            count = rng.randrange(8) if present else 0
            g.s.stacks[space] = settled(stacked([rng.choice(present) for _ in range(count)]))
        g.s.unrest[territory] = rng.choice((0, 0, 1, 2, 4))
        g.s.missions[territory] = rng.choice((0, 0, 0, 1))


def colonise(g: Game, rng: Random) -> None:
    """Colonies of whoever is strong enough to hold one, and a city in one of them."""
    for territory in queries.ALL_TERRITORIES:
        power = g.board.native_power[territory]
        least = half(power) if queries.is_revised(g) else 1
        strong = [seat for seat in queries.all_seats(g) if power and queries.counters(g, seat, territory) >= least]
        if strong and rng.random() < 0.4:
            g.s.colonies[territory] = rng.choice(strong)
            if g.s.city == NOWHERE or len(g.board.spaces[territory]) > 1:
                g.s.city, g.s.city_value = territory, rng.choice((2, 4))
        elif queries.in_play(g, territory) and not g.s.tokens[territory] and rng.random() < 0.1:
            g.s.independent |= 1 << territory


def embroil(g: Game, rng: Random) -> None:
    """Privateers, a filled war box, and points that win nothing yet."""
    for seat in queries.all_seats(g):
        g.s.privateers[seat * g.seats + (seat + 1) % g.seats] = rng.randrange(4)
    g.s.war_box = rng.randrange(4)
    g.s.turn = rng.randrange(2, 9)
    recount(g)
    for seat in queries.all_seats(g):
        g.s.war_points[seat] -= max(0, within_reach(g, Seat(seat)) - MODEST)
    recount(g)
