"""What can be read off the table. Nothing here changes anything."""

from typing import Final

from metropole.games.empires.rules.board import (
    AMERICAS,
    FREE_MONOPOLIES,
    GOLD,
    OPIUM,
    SLAVES,
    SLOTS,
    TEA,
    TORDESILLAS,
    Territory,
)
from metropole.games.empires.rules.control import OWNER, controller, count, has_counter, height
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.state import (
    ECONOMY,
    LOGISTICS,
    NAVY,
    NO_NATION,
    NOBODY,
    SEAFARING,
    TERRITORY_COUNT,
    TRACK_COUNT,
    Seat,
)
from metropole.kernel import Chance, WeightedChance

VALUES: Final = ((0, 1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4), (2, 4, 6, 10))
PRINTED: Final = [list(row) for row in VALUES]  # the same as lists, which compiled code reads faster
ALL_TERRITORIES: Final = tuple([Territory(t) for t in range(TERRITORY_COUNT)])
MOST_SEATS: Final = 6
SEATS: Final = [[Seat(seat) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]
TEA_OR_OPIUM: Final = (TEA, OPIUM)
MOST_DICE: Final = 5
COUNTERS: Final = 40
MARKERS: Final = 5  # on the four progress tracks and on the diplomacy track
FREE_TRADE: Final = 6  # the economy that opens tea and opium
FREE: Final = 2  # monopolies of the Dutch without any resource


def all_seats(g: Game) -> list[Seat]:
    return SEATS[g.seats]


def is_revised(g: Game) -> bool:
    """Whether the game follows the revised rulebook, which alone ends by a die."""
    return bool(g.edition.end_rolls)


def player_at(g: Game, index: int) -> Seat:
    """4 The players from the first player clockwise; in the revised rules by their order cards."""
    if g.s.order:
        return Seat(g.s.order[index])
    return Seat((g.s.first + index) % g.seats)


def play_order(g: Game) -> list[Seat]:
    """4 All of them in the order of play."""
    return [player_at(g, index) for index in range(g.seats)]


# --- tracks ---


def track_value(g: Game, seat: Seat, track: int) -> int:
    """6 The number on the space reached."""
    return PRINTED[track][g.s.tracks[seat * TRACK_COUNT + track]]


def economy(g: Game, seat: Seat) -> int:
    return track_value(g, seat, ECONOMY)


def navy(g: Game, seat: Seat) -> int:
    return track_value(g, seat, NAVY)


def logistics(g: Game, seat: Seat) -> int:
    return track_value(g, seat, LOGISTICS)


def seafaring(g: Game, seat: Seat) -> int:
    return track_value(g, seat, SEAFARING)


# --- territories ---


def in_play(g: Game, territory: Territory) -> bool:
    """25 Whether the territory is used in this game."""
    return not g.s.excluded >> territory & 1


def explored(g: Game, territory: Territory) -> bool:
    """2 A territory without a prestige token."""
    return g.s.tokens[territory] == 0 and in_play(g, territory)


def unexplored(g: Game, territory: Territory) -> bool:
    """2 A territory that still holds prestige."""
    return g.s.tokens[territory] != 0 and in_play(g, territory)


def printed_difficulty(g: Game, territory: Territory) -> int:
    """1 The number on the map of this rulebook; 0 where none is printed."""
    board = g.board
    return (board.revised_difficulty if is_revised(g) else board.difficulty)[territory]


def explored_territories(g: Game) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if explored(g, territory)]


def native_power(g: Game, territory: Territory) -> int:
    """8 The printed power, doubled in an independent state."""
    power = g.board.native_power[territory]
    return 2 * power if g.s.independent >> territory & 1 else power


def counters(g: Game, seat: Seat, territory: Territory) -> int:
    """How many counters of a player are in a territory."""
    return sum(count(g.s.stacks[space], seat) for space in g.board.spaces[territory])


def is_present(g: Game, seat: Seat, territory: Territory) -> bool:
    """Whether a player has a counter in a territory."""
    return any(has_counter(g.s.stacks[space], seat) for space in g.board.spaces[territory])


def counters_in(g: Game, territory: Territory) -> int:
    """How many counters of everybody are in a territory."""
    return sum(height(g.s.stacks[space]) for space in g.board.spaces[territory])


def is_settled(g: Game, territory: Territory) -> bool:
    """Whether anybody has a counter in a territory."""
    return any(g.s.stacks[space] for space in g.board.spaces[territory])


def holder(g: Game, space: int) -> Seat:
    """5 Who controls a resource space."""
    return controller(g.s.stacks[space])


def controls_all(g: Game, seat: Seat, territory: Territory) -> bool:
    """14 Whether a player controls every resource of a territory."""
    return all(holder(g, space) == seat for space in g.board.spaces[territory])


def may_step_right(g: Game, seat: Seat) -> bool:
    """10 Whether there is a space left to the right of a marker."""
    return g.s.diplomacy[seat] < g.board.diplomacy


def is_adjacent(g: Game, seat: Seat, territory: Territory) -> bool:
    """15 Whether a player has a counter in an adjacent territory."""
    return any(in_play(g, near) and is_present(g, seat, near) for near in g.board.adjacent[territory])


def territory_of(space: int) -> Territory:
    return Territory(space // SLOTS)


def all_spaces(g: Game) -> list[int]:
    """Every resource space of the game, in order."""
    excluded = g.s.excluded
    return [space for space in g.board.all_spaces if not excluded >> space // SLOTS & 1]


def held_spaces(g: Game) -> list[int]:
    """5 The spaces that anybody controls; territories out of the game have none."""
    stacks = g.s.stacks
    return [space for space in g.board.all_spaces if stacks[space]]


def controlled(g: Game, seat: Seat) -> list[int]:
    """5 The spaces whose lowest counter is theirs."""
    stacks, own = g.s.stacks, seat + 1
    return [space for space in g.board.all_spaces if stacks[space] & OWNER == own]


def resources(g: Game, seat: Seat) -> int:
    """5 How many spaces a player controls."""
    stacks, own = g.s.stacks, seat + 1
    return sum(stacks[space] & OWNER == own for space in g.board.all_spaces)


def may_place(g: Game, seat: Seat, space: int) -> bool:
    """2, 5 Whether a player may put a counter on this space: only in an explored territory."""
    return explored(g, territory_of(space)) and is_open(g, seat, space)


def is_open(g: Game, seat: Seat, space: int) -> bool:
    """6, 8, 25 Whether neither a colony nor the goods nor Tordesillas close this space to a player."""
    territory = territory_of(space)
    if g.s.colonies[territory] not in (NOBODY, seat):
        return False
    if not may_trade(g, seat, space):
        return False
    return not has_rule(g, seat, TORDESILLAS) or bool(goals(g, seat) >> territory & 1)


def may_trade(g: Game, seat: Seat, space: int) -> bool:
    """6 Tea and opium need Economy 6."""
    colour = g.board.space_colour[space]
    return (colour != TEA and colour != OPIUM) or economy(g, seat) >= FREE_TRADE


def open_spaces(g: Game, seat: Seat, territory: Territory) -> list[int]:
    return [space for space in g.board.spaces[territory] if may_place(g, seat, space)]


def has_open_space(g: Game, seat: Seat, territory: Territory) -> bool:
    return any(may_place(g, seat, space) for space in g.board.spaces[territory])


# --- monopolies ---


def monopolies(g: Game, seat: Seat) -> int:
    """5 Each gold space, and each other colour that nobody else controls. 25: the Dutch have two more."""
    return all_monopolies(g)[seat]


def all_monopolies(g: Game) -> list[int]:
    """5, 25 The monopolies of every player."""
    counts = [FREE if has_rule(g, seat, FREE_MONOPOLIES) else 0 for seat in all_seats(g)]
    for space in g.board.spaces_of[GOLD]:
        seat = holder(g, space)
        if seat != NOBODY:
            counts[seat] += 1
    for colour in range(len(g.board.spaces_of)):
        sole = sole_holder(g, colour) if colour != GOLD else NOBODY
        if sole != NOBODY:
            counts[sole] += 1
    return counts


def sole_holder(g: Game, colour: int) -> Seat:
    """5 The only player who controls spaces of a colour."""
    stacks, sole = g.s.stacks, NOBODY
    for space in g.board.spaces_of[colour]:
        seat = controller(stacks[space])
        if seat != NOBODY and seat != sole:
            if sole != NOBODY:
                return NOBODY
            sole = seat
    return sole


def slave_spaces(g: Game, seat: Seat) -> int:
    """14 The slave spaces that a player controls."""
    return len([space for space in g.board.spaces_of[SLAVES] if holder(g, space) == seat])


# --- nations ---


def has_rule(g: Game, seat: Seat, rule: int) -> bool:
    """25 Whether a player's nation has a special rule, and has not lost it at six prestige."""
    nation = g.s.nations[seat]
    if nation == NO_NATION or not g.board.rules[nation] >> rule & 1:
        return False
    return not (g.s.starless >> seat & 1 and g.board.ending[nation] >> rule & 1)


def has_stars(g: Game, seat: Seat) -> bool:
    """25 Whether a player's nation has rules that end at six prestige, and has them still."""
    nation = g.s.nations[seat]
    return nation != NO_NATION and g.board.ending[nation] != 0 and not g.s.starless >> seat & 1


def goals(g: Game, seat: Seat) -> int:
    """25 The historical goals of a player's nation; all territories without nations."""
    nation = g.s.nations[seat]
    return g.board.goals[nation] if nation != NO_NATION else -1


def historical_cities(g: Game, seat: Seat) -> int:
    """25 The goals with a historical city; all territories without nations."""
    nation = g.s.nations[seat]
    return g.board.cities[nation] if nation != NO_NATION else -1


# --- money ---


def has_debt(g: Game, seat: Seat) -> bool:
    return seat in g.s.pile_owners


def loans(g: Game, seat: Seat) -> int:
    """How many loans a player has."""
    return g.s.pile_owners.count(seat)


def piles_of(g: Game, seat: Seat) -> list[int]:
    """The numbers of a player's loans."""
    owners = g.s.pile_owners
    return [pile for pile in range(len(owners)) if owners[pile] == seat]


def debt(g: Game, seat: Seat) -> int:
    owners = g.s.pile_owners
    return sum(g.s.piles[pile] for pile in range(len(owners)) if owners[pile] == seat)


def pool(g: Game, seat: Seat) -> int:
    """1, 2 The counters that a player has nowhere on the table. Five of them are markers on the tracks."""
    s = g.s
    boxes = s.treasury[seat] + s.fleets[seat] + s.squadrons[seat] + s.goods[seat] + debt(g, seat)
    on_map = sum(count(stack, seat) for stack in s.stacks)
    raiding = sum(s.privateers[seat * g.seats : (seat + 1) * g.seats])
    return COUNTERS - MARKERS - boxes - on_map - raiding


# --- dice ---

BINOMIALS: Final[list[Chance]] = []


def success_dice(dice: int) -> Chance:
    """2 A success die has two winning faces of six: the number of successes on some of them.

    Each is put in its own place, so that several threads may ask at once.
    """
    while dice >= len(BINOMIALS):
        count = len(BINOMIALS)
        BINOMIALS[count : count + 1] = [binomial(count)]
    return BINOMIALS[dice]


def binomial(dice: int) -> Chance:
    weights = [1 << dice]
    for k in range(dice):
        weights.append(weights[-1] * (dice - k) // ((k + 1) * 2))
    return WeightedChance("successes", list(range(dice + 1)), weights)


def is_american(g: Game, territory: Territory) -> bool:
    return g.board.continent[territory] == AMERICAS
