"""7.1 Policy cards: how many discs each is worth when its region is colonized."""

from collections.abc import Callable

from metropole.games.colonialism.rules.board import BLACK, BROWN, YELLOW, Colour, Region
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import (
    ALL_REGIONS,
    REGIONS_IN,
    ZONES_IN,
    all_seats,
    holdings,
    presence,
    ships,
)
from metropole.games.colonialism.rules.state import COLOUR_COUNT, Seat

Worth = Callable[[Game, Seat, Region], int]


def own_ships_beside(g: Game, seat: Seat, region: Region) -> int:
    """A53 A player's ships in all adjacent zones, fresh or used."""
    return sum(ships(g, seat, zone) for zone in ZONES_IN[g.board.seas[region]])


def neighbours_with_influence(g: Game, seat: Seat, region: Region) -> int:
    return len(REGIONS_IN[presence(g, seat) & g.board.neighbours[region]])


def army(g: Game, seat: Seat, region: Region) -> int:
    """7.1 Army: two for each adjacent region with own influence."""
    return 2 * neighbours_with_influence(g, seat, region)


def commerce(g: Game, seat: Seat, region: Region) -> int:
    """7.1 Commerce: one for each ship of any player in the adjacent zones."""
    return sum(own_ships_beside(g, any_seat, region) for any_seat in all_seats(g))


def dominion(g: Game, seat: Seat, region: Region) -> int:
    """7.1 Dominion: two for each region of the board where the player has the most influence."""
    return 2 * len([place for place in ALL_REGIONS if g.edition.most(g, seat, place)])


def empire(g: Game, seat: Seat, region: Region) -> int:
    """7.1 Empire: one for each region of the board with own influence."""
    return len(REGIONS_IN[presence(g, seat)])


def fleet(g: Game, seat: Seat, region: Region) -> int:
    """7.1 Fleet: two for each own ship in the adjacent zones."""
    return 2 * own_ships_beside(g, seat, region)


def hegemony(g: Game, seat: Seat, region: Region) -> int:
    """7.1 Hegemony: one for each own ship in the adjacent zones and each adjacent region with own influence."""
    return own_ships_beside(g, seat, region) + neighbours_with_influence(g, seat, region)


def influence_2(g: Game, seat: Seat, region: Region) -> int:
    return 2


def influence_3(g: Game, seat: Seat, region: Region) -> int:
    return 3


def influence_4(g: Game, seat: Seat, region: Region) -> int:
    return 4


def influence_5(g: Game, seat: Seat, region: Region) -> int:
    return 5


def monopoly(g: Game, seat: Seat, region: Region) -> int:
    """7.1 Monopoly: as many as the player has cubes of their most frequent colour."""
    return max(holdings(g, seat))


def resources(g: Game, region: Region, colour: Colour) -> int:
    """7.1 Resources: the cubes of one colour in the region and its neighbours."""
    places = REGIONS_IN[g.board.neighbours[region] | 1 << region]
    return sum(g.s.cubes[place * COLOUR_COUNT + colour] for place in places)


def agricultural(g: Game, seat: Seat, region: Region) -> int:
    return resources(g, region, YELLOW)


def natural(g: Game, seat: Seat, region: Region) -> int:
    return resources(g, region, BROWN)


def mineral(g: Game, seat: Seat, region: Region) -> int:
    return resources(g, region, BLACK)
