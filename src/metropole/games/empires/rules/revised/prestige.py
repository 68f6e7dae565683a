"""7, 13 Prestige points follow from what a player holds; loans weigh against them; ten win at once."""

from typing import Final

from metropole.games.empires.rules import facts, moves
from metropole.games.empires.rules.board import CHINA, INDIA, Territory, members
from metropole.games.empires.rules.control import controller
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_monopolies,
    all_seats,
    debt,
    monopolies,
    piles_of,
    resources,
)
from metropole.games.empires.rules.state import NOBODY, TRACK_COUNT, Seat

PROGRESS_AWARD: Final = 5
MISSION_AWARD: Final = 3
NEIGHBOURHOOD: Final = 3
EMPIRE: Final = 5
VARIETY: Final = 5
VARIETY_OF_SIX: Final = 4
FULL_TABLE: Final = 6
COUNTERS_PER_POINT: Final = 5


def half(count: int) -> int:
    """Half, rounded up: of native power, and of goods that are not one's own."""
    return (count + 1) // 2


# --- 7 the points ---


def points(g: Game, seat: Seat) -> int:
    """7 Everything that counts now, and what is permanent; loans not yet subtracted."""
    return all_points(g)[seat]


def all_points(g: Game) -> list[int]:
    """7 The points of every player: monopolies, colonies and their cities, wars, awards and the spread of an empire."""
    counts, groups, colours = all_monopolies(g), all_groups(g), all_colours(g)
    for territory in ALL_TERRITORIES:
        owner = g.s.colonies[territory]
        if owner != NOBODY:
            counts[owner] += colony_value(territory) + cities(g, territory)
    for seat in all_seats(g):
        counts[seat] += g.s.war_points[seat] + awards(g, seat)
        counts[seat] += neighbourhood(g, seat, groups[seat]) + variety(g, colours[seat])
    return counts


def colonies_of(g: Game, seat: Seat) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if g.s.colonies[territory] == seat]


def colony_value(territory: Territory) -> int:
    """7 One each; India and China count two."""
    return 2 if territory in (INDIA, CHINA) else 1


def cities(g: Game, territory: Territory) -> int:
    """7 Booming and relevant cities in a colony."""
    return g.s.relevant_cities[territory] + (g.s.city == territory)


def awards(g: Game, seat: Seat) -> int:
    """7 For progress, and for missions."""
    return (g.s.progress_holder == seat) + (g.s.mission_holder == seat)


def neighbourhood(g: Game, seat: Seat, size: int) -> int:
    """7, AMB-161 Three adjacent colonies count one, five count two; whoever once had five keeps one."""
    if size >= EMPIRE:
        return 2
    group, kept = int(size >= NEIGHBOURHOOD), g.s.empires >> seat & 1
    return group + kept if g.edition.empire_lasts else group | kept


def all_groups(g: Game) -> list[int]:
    """7 The largest group of adjacent colonies of every player, as far as it is large enough to count."""
    sizes = [0] * g.seats
    for owner in g.s.colonies:
        if owner != NOBODY:
            sizes[owner] += 1
    return [largest_group(g, colonies_of(g, seat)) if sizes[seat] >= NEIGHBOURHOOD else 0 for seat in all_seats(g)]


def largest_group(g: Game, colonies: list[Territory]) -> int:
    """AMB-137 The colonies that hang together, in the largest of such groups."""
    left = sum([1 << territory for territory in colonies])
    largest = 0
    while left:
        group, edge = 0, left & -left
        while edge:
            group |= edge
            near = 0
            for territory in members(edge):
                near |= g.board.neighbours[territory]
            edge = near & left & ~group
        left &= ~group
        largest = max(largest, group.bit_count())
    return largest


def variety(g: Game, colours: int) -> int:
    """7, AMB-138 Four different colours with six players, five with fewer."""
    return int(colours >= (VARIETY_OF_SIX if g.seats == FULL_TABLE else VARIETY))


def all_colours(g: Game) -> list[int]:
    """7 How many different colours every player controls."""
    stacks, counts = g.s.stacks, [0] * g.seats
    for spaces in g.board.spaces_of:
        seen = 0
        for space in spaces:
            seat = controller(stacks[space])
            if seat != NOBODY and not seen >> seat & 1:
                seen |= 1 << seat
                counts[seat] += 1
    return counts


def penalty(loan: int) -> int:
    """12.4 One point for every five counters of the loan, or part of five."""
    return -(-loan // COUNTERS_PER_POINT)


def net(g: Game, seat: Seat) -> int:
    """13 The points after the loan has been subtracted."""
    return g.s.prestige[seat] - penalty(debt(g, seat))


# --- keeping count ---


def progress(g: Game, seat: Seat) -> int:
    """7 Steps bought on all tracks together."""
    return sum(g.s.tracks[seat * TRACK_COUNT + track] for track in range(TRACK_COUNT))


def recount(g: Game) -> None:
    """7, AMB-136 Every player's points anew; awards and empires first."""
    award(g)
    for seat, size in enumerate(all_groups(g)):
        if size >= EMPIRE and not g.s.empires >> seat & 1:
            g.s.empires |= 1 << seat
            g.tell(facts.EMPIRE, seat)
    before, g.s.prestige = g.s.prestige, all_points(g)
    for seat in all_seats(g):
        change = g.s.prestige[seat] - before[seat]
        if change:
            g.tell(facts.PRESTIGE_GAINED if change > 0 else facts.PRESTIGE_LOST, seat, abs(change))


def award(g: Game) -> None:
    """7, AMB-139 The first to reach five steps, or three missions; after that whoever has more than the holder."""
    steps = [progress(g, seat) for seat in all_seats(g)]
    holder = best(steps, g.s.progress_holder, PROGRESS_AWARD)
    if holder != g.s.progress_holder:
        g.s.progress_holder = holder
        g.tell(facts.PROGRESS_AWARD, holder)
    holder = best(g.s.missions_placed, g.s.mission_holder, MISSION_AWARD)
    if holder != g.s.mission_holder:
        g.s.mission_holder = holder
        g.tell(facts.MISSION_AWARD, holder)


def best(counts: list[int], holder: int, least: int) -> int:
    """The seat with enough, and more than whoever holds the award."""
    for seat, count in enumerate(counts):
        if count >= least and (holder == NOBODY or count > counts[holder]):
            holder = seat
    return holder


# --- 13 the end ---


def check_victory(g: Game) -> None:
    """13, AMB-135 Ten points after loans, also if the treasury at hand suffices to repay them."""
    recount(g)
    ready = [seat for seat in all_seats(g) if within_reach(g, seat) >= g.edition.victory]
    if ready:
        settle_accounts(g)
        best = max([standing(g, seat) for seat in ready])
        winners = [seat for seat in ready if standing(g, seat) == best]
        for seat in winners:
            g.tell(facts.WON, seat)
        g.s.winner = winners[0]
        g.halt()


def within_reach(g: Game, seat: Seat) -> int:
    """AMB-135 The points if everything that can be repaid were repaid."""
    return g.s.prestige[seat] - penalty(max(0, debt(g, seat) - g.s.treasury[seat]))


def settle_accounts(g: Game) -> None:
    """12.4 Loans can be repaid even after the end, before points are subtracted."""
    for seat in all_seats(g):
        for pile in piles_of(g, seat):
            count = min(g.s.piles[pile], g.s.treasury[seat])
            if count:
                moves.repay(g, seat, pile, count)


def standing(g: Game, seat: Seat) -> tuple[int, int, int, int, int]:
    """13 Points, then colonies, monopolies, resources and wars won."""
    return (
        net(g, seat),
        len(colonies_of(g, seat)),
        monopolies(g, seat),
        resources(g, seat),
        g.s.victories[seat],
    )
