"""Positions in words, for tests of the rules, and random play, for tests of the laws.

>>> g = laid_out("colonialism/compass", india="blue 5, natives 2", limit=6)
>>> shown(g, INDIA)
'blue 5, natives 2'
"""

from collections.abc import Callable

from metropole import registry
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import COLOURS, EVENTS, INDIA, REGIONS, ZONES, Board, Region
from metropole.games.colonialism.rules.game import ACT, GAME, Edition, Game
from metropole.games.colonialism.rules.queries import all_seats, size
from metropole.games.colonialism.rules.setup import ALL_INTERESTS, DISCS
from metropole.games.colonialism.rules.state import COLOUR_COUNT, GRAY, NO_CARD, PURPLE, REGION_COUNT, ZONE_COUNT, State
from metropole.testing import at_random, items

__all__ = ["INDIA", "laid_out", "perform", "practice_board", "random_game", "shown", "to_act"]


# --- boards ---

LINKS = ("01", "02", "12", "23", "34", "35", "45")
SHORES = ("01", "02", "123", "35", "45")
INTERESTS = ("00", "02", "11", "12", "22", "21", "30", "31", "40", "42", "51", "50")
EVENT_PLACES = [1, 2, 3, 4, 2, 4, 1, 0, 1, 5, 3, 5]


def practice_board(limits: list[int] | None = None, values: list[int] | None = None) -> Board:
    """A board for tests that says itself what they rely on; limits and values hold for any number of players."""
    neighbours = [0] * REGION_COUNT
    for link in LINKS:
        a, b = int(link[0]), int(link[1])
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
    shores = [sum([1 << int(region) for region in touched]) for touched in SHORES]
    values = values or [1, 3, 4, 3, 2, 2]
    by_players = [limits or [value * players for value in values] for players in range(5)]
    interests = [(int(card[0]), int(card[1])) for card in INTERESTS]
    others = [4 if event == "opium trade" else -1 for event in EVENTS]
    return Board(neighbours, shores, [values[:] for _ in range(5)], by_players, interests, EVENT_PLACES[:], others)


# --- positions ---


def edition_of(name: str) -> Edition:
    """The edition with this name."""
    return registry.COLONIALISM.own_edition(registry.find(name).edition)


def started(name: str, seats: int, chart: registry.Chart | None = None) -> Game:
    """A new game by the rules with this name."""
    return registry.COLONIALISM.own_game(registry.find(name).start(seats, chart))


def laid_out(
    edition: "str | Edition" = "colonialism/compass",
    seats: int = 4,
    *,
    limit: int | None = None,
    board: Board | None = None,
    track: str = "",
    cubes: dict[str, str] | None = None,
    ships: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    discards: dict[str, str] | None = None,
    policies: dict[str, str] | None = None,
    held: dict[str, str] | None = None,
    interests: dict[str, list[int]] | None = None,
    reserve: dict[str, int] | None = None,
    event: str = "",
    owners: dict[str, str] | None = None,
    turn: int = 1,
    phase: int = 0,
    **regions: str,
) -> Game:
    """A position in the middle of a game, every component accounted for.

    Regions are keywords with underscores: `india="blue 5, blue mercenaries 2, natives 7"`. `cubes`: region to
    "yellow 2, black 1". `ships`: colour to "atlantic, atlantic used". `hands`, `discards`: colour to "army, plague".
    `policies`: region to "blue army, blue treaty, red fleet", the first of each colour face-down. `held`: colour to
    cubes. `track`: the colours from top to bottom. `owners`: upgrade to colour.
    """
    rules = edition_of(edition) if isinstance(edition, str) else edition
    chosen = board or practice_board([limit] * REGION_COUNT if limit is not None else None)
    g = Game(rules, chosen, seats, State(seats))
    g.s.own()
    g.s.turn, g.s.phase = turn, phase
    g.s.order = list(range(REGION_COUNT))
    lay_track(g, track)
    lay_discs(g, regions, reserve or {})
    lay_cubes(g, cubes or {}, held or {})
    lay_ships(g, ships or {})
    lay_cards(g, hands or {}, discards or {}, policies or {})
    lay_extras(g, interests or {}, event, owners or {})
    return g


def counted(item: str) -> tuple[str, int]:
    """ "blue mercenaries 3" as ("blue mercenaries", 3)."""
    name, _, number = item.rpartition(" ")
    return name, int(number)


def seat_of(g: Game, colour: str) -> int:
    return g.edition.colours.index(colour)


def lay_track(g: Game, track: str) -> None:
    order = [seat_of(g, colour) for colour in items(track)] or list(range(g.seats))
    g.s.track = order
    for row, seat in enumerate(order):
        g.s.rows[seat] = row + 1


def lay_discs(g: Game, regions: dict[str, str], reserve: dict[str, int]) -> None:
    s = g.s
    s.supply[GRAY], s.supply[PURPLE] = g.edition.gray, g.edition.purple
    s.reserve = [DISCS - 1] * g.seats
    for name, text in regions.items():
        region = REGIONS.index(name.replace("_", " ").replace("sub saharan", "sub-saharan"))
        for item in items(text):
            lay_stack(g, region, *counted(item))
    for colour, count in reserve.items():
        s.reserve[seat_of(g, colour)] = count


def lay_stack(g: Game, region: int, name: str, count: int) -> None:
    if name == "natives":
        g.s.natives[region] = count
        g.s.supply[GRAY] -= count
    elif name.endswith(" mercenaries"):
        g.s.mercenaries[seat_of(g, name.split()[0]) * REGION_COUNT + region] = count
        g.s.supply[g.edition.hired_from] -= count
    else:
        g.s.discs[seat_of(g, name) * REGION_COUNT + region] = count
        g.s.reserve[seat_of(g, name)] -= count


def lay_cubes(g: Game, cubes: dict[str, str], held: dict[str, str]) -> None:
    g.s.bag = [g.edition.cubes] * COLOUR_COUNT
    for region, text in cubes.items():
        for name, count in [counted(item) for item in items(text)]:
            g.s.cubes[REGIONS.index(region) * COLOUR_COUNT + COLOURS.index(name)] = count
            g.s.bag[COLOURS.index(name)] -= count
    for colour, text in held.items():
        for name, count in [counted(item) for item in items(text)]:
            g.s.held[seat_of(g, colour) * COLOUR_COUNT + COLOURS.index(name)] = count
            g.s.bag[COLOURS.index(name)] -= count


def lay_ships(g: Game, ships: dict[str, str]) -> None:
    for colour, text in ships.items():
        for item in items(text):
            used = item.endswith(" used")
            zone = ZONES.index(item.removesuffix(" used"))
            (g.s.used if used else g.s.fresh)[seat_of(g, colour) * ZONE_COUNT + zone] += 1


def lay_cards(g: Game, hands: dict[str, str], discards: dict[str, str], policies: dict[str, str]) -> None:
    g.s.decks = [g.edition.deck] * g.seats
    for pile, texts in ((g.s.hands, hands), (g.s.discards, discards)):
        for colour, text in texts.items():
            for item in items(text):
                pile[seat_of(g, colour)] |= taken(g, seat_of(g, colour), item)
    for name, text in policies.items():
        for item in items(text):
            colour, _, card = item.partition(" ")
            lay_policy(g, seat_of(g, colour), REGIONS.index(name), card)


def taken(g: Game, seat: int, card: str) -> int:
    """Take a card out of a deck."""
    bit = 1 << CARDS.index(card)
    g.s.decks[seat] &= ~bit
    return bit


def lay_policy(g: Game, seat: int, region: int, card: str) -> None:
    cell = seat * REGION_COUNT + region
    bit = taken(g, seat, card)
    if g.s.down[cell] == NO_CARD:
        g.s.down[cell] = CARDS.index(card)
    else:
        g.s.up[cell] |= bit


def lay_extras(g: Game, interests: dict[str, list[int]], event: str, owners: dict[str, str]) -> None:
    g.s.undealt = ALL_INTERESTS
    for colour, cards in interests.items():
        for card in cards:
            g.s.interests[seat_of(g, colour)] |= 1 << card
            g.s.undealt &= ~(1 << card)
    g.s.event_deck = g.edition.events
    if event:
        g.s.event = EVENTS.index(event)
        g.s.event_deck &= ~(1 << g.s.event)
    for upgrade, colour in owners.items():
        g.s.owners[UPGRADES.index(upgrade)] = seat_of(g, colour)


def shown(g: Game, region: Region) -> str:
    """The discs in a region, in words."""
    words: list[str] = []
    for seat in all_seats(g):
        cell = seat * REGION_COUNT + region
        for name, count in (("", g.s.discs[cell]), (" mercenaries", g.s.mercenaries[cell])):
            if count:
                words.append(f"{g.edition.colours[seat]}{name} {count}")
    if g.s.natives[region]:
        words.append(f"natives {g.s.natives[region]}")
    return ", ".join(words)


# --- speaking ---


def perform(g: Game, procedure: int, seat: int = 0, region: int = 0, count: int = 0) -> Game:
    """Run one procedure of the rules in this position. When it has ended the game is over (scored as it stands)."""
    g.stack = []
    g.call(GAME)
    g.frame.go_to(g.program[GAME].length - 1)
    g.call(procedure, seat, region, 0, count)
    g.run()
    return g


def to_act(g: Game, colour: str) -> Game:
    """Let a player take one action; when it has ended the game is over (scored as it stands)."""
    return perform(g, ACT, seat_of(g, colour))


def random_game(
    name: str,
    seats: int,
    seed: int,
    watch: Callable[[Game], None] | None = None,
    stop: Callable[[Game], bool] | None = None,
) -> Game:
    """Play at random to the end, or until `stop` says so; `watch` is shown every position."""
    return at_random(started(name, seats), seed, watch, stop)


def hand_size(g: Game, colour: str) -> int:
    return size(g.s.hands[seat_of(g, colour)])
