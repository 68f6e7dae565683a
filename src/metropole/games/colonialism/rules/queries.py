"""What can be read off the table. Nothing here changes anything."""

from typing import Final, cast

from metropole.games.colonialism.rules.board import EVENTS, Colour, Region, Zone
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.sets import CardSets, occupied
from metropole.games.colonialism.rules.state import (
    COLOUR_COUNT,
    NATIVES,
    NO_CARD,
    REGION_COUNT,
    ZONE_COUNT,
    Faction,
    Seat,
)

ALL_REGIONS: Final = tuple([Region(r) for r in range(REGION_COUNT)])
ALL_ZONES: Final = tuple([Zone(z) for z in range(ZONE_COUNT)])
ALL_COLOURS: Final = tuple([Colour(c) for c in range(COLOUR_COUNT)])
REGIONS_IN: Final = [[r for r in ALL_REGIONS if mask >> r & 1] for mask in range(1 << REGION_COUNT)]
ZONES_IN: Final = [[z for z in ALL_ZONES if mask >> z & 1] for mask in range(1 << ZONE_COUNT)]
SEATS_OF: Final = [[Seat(seat) for seat in range(seats)] for seats in range(NATIVES + 1)]
CARDS_IN: Final = CardSets(0)

URABI_REVOLT: Final = EVENTS.index("urabi revolt")
AGADIR_CRISIS: Final = EVENTS.index("agadir crisis")
CONGO_ATROCITIES: Final = EVENTS.index("congo atrocities")
TRIPARTITE_CONVENTION: Final = EVENTS.index("tripartite convention")


def cards_in(mask: int) -> list[int]:
    """The cards of a set, in order."""
    return CARDS_IN.numbers(mask)


def size(mask: int) -> int:
    """How many cards a set has."""
    return CARDS_IN.size(mask)


def all_seats(g: Game) -> list[Seat]:
    return SEATS_OF[g.seats]


def track(g: Game) -> list[Seat]:
    """2.1 The players from the top row of the turn order track to the bottom."""
    return cast("list[Seat]", g.s.track)


def influence(g: Game, seat: Seat, region: Region) -> int:
    """2.4 A player's own discs and their mercenaries."""
    cell = seat * REGION_COUNT + region
    return g.s.discs[cell] + g.s.mercenaries[cell]


def faction_influence(g: Game, faction: Faction, region: Region) -> int:
    """2.4 The influence of a player or of the natives."""
    return g.s.natives[region] if faction == NATIVES else influence(g, Seat(faction), region)


def strengths(g: Game, region: Region) -> list[int]:
    """2.4 The influence of every faction in a region: one entry per possible player, then the natives."""
    counts = [0, 0, 0, 0, g.s.natives[region]]
    discs, mercenaries = g.s.discs, g.s.mercenaries
    for seat in range(g.seats):
        cell = seat * REGION_COUNT + region
        counts[seat] = discs[cell] + mercenaries[cell]
    return counts


def presence(g: Game, seat: Seat) -> int:
    """5.1.3 The regions where a player has influence."""
    first = seat * REGION_COUNT
    return occupied(g.s.discs, first, REGION_COUNT) | occupied(g.s.mercenaries, first, REGION_COUNT)


def limit(g: Game, region: Region) -> int:
    """2.7.2 The limit on the tile in use."""
    return g.board.limits[g.seats][region]


def value(g: Game, region: Region) -> int:
    """2.7.2 The number of cubes on the tile in use."""
    return g.board.values[g.seats][region]


def cubes_in(g: Game, region: Region) -> int:
    first = region * COLOUR_COUNT
    return sum(g.s.cubes[first : first + COLOUR_COUNT])


def holdings(g: Game, seat: Seat) -> list[int]:
    """3.0 The cubes a player has collected, by colour."""
    first = seat * COLOUR_COUNT
    return g.s.held[first : first + COLOUR_COUNT]


def ships(g: Game, seat: Seat, zone: Zone) -> int:
    """2.5 A player's ships in a zone, fresh or used."""
    cell = seat * ZONE_COUNT + zone
    return g.s.fresh[cell] + g.s.used[cell]


def policies_at(g: Game, seat: Seat, region: Region) -> int:
    """2.2 The set of a player's policy cards at a region."""
    cell = seat * REGION_COUNT + region
    hidden = g.s.down[cell]
    return g.s.up[cell] | (1 << hidden if hidden != NO_CARD else 0)


def policy_count(g: Game, region: Region) -> int:
    """How many policy cards of all players lie at a region."""
    return sum([size(policies_at(g, seat, region)) for seat in all_seats(g)])


def has_policies(g: Game, region: Region) -> bool:
    """5.2.1 Whether any policy card lies at a region."""
    down, up = g.s.down, g.s.up
    for seat in range(g.seats):
        cell = seat * REGION_COUNT + region
        if down[cell] != NO_CARD or up[cell]:
            return True
    return False


def in_force(g: Game, event: int, region: Region) -> bool:
    """X1 Whether this event is in force in this region."""
    return g.s.event == event and g.board.event_place[event] == region


def usable_zones(g: Game, seat: Seat) -> int:
    """5.1.2 The zones with a fresh ship of the player. X1: the Urabi Revolt closes the Mediterranean."""
    mask = occupied(g.s.fresh, seat * ZONE_COUNT, ZONE_COUNT)
    if g.s.event == URABI_REVOLT:
        mask &= ~(1 << g.board.event_place[URABI_REVOLT])
    return mask


def reach(g: Game, seat: Seat) -> int:
    """5.1.3 The regions adjacent to a zone with a fresh ship of the player."""
    return g.board.reached[usable_zones(g, seat)]


def ship_zones(g: Game, seat: Seat) -> int:
    """5.1.2 The zones with a ship of the player, fresh or used."""
    first = seat * ZONE_COUNT
    return occupied(g.s.fresh, first, ZONE_COUNT) | occupied(g.s.used, first, ZONE_COUNT)


def limit_fails(g: Game, region: Region) -> bool:
    """5.2.1 Two factions or more, and more influence than the limit allows."""
    counts = strengths(g, region)
    return exceeds(counts, limit(g, region))


def exceeds(counts: list[int], limit: int) -> bool:
    """5.2.1 The limit check on bare numbers."""
    factions = 0
    total = 0
    for count in counts:
        if count:
            factions += 1
            total += count
    return factions >= 2 and total > limit


def action_counter(g: Game) -> int:
    """5.0 (original) The space of the common counter: I, II or III."""
    return max(0, sum(g.s.acted) - 1) // g.seats + 1
