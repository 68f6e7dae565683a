"""A position of Colonialism as one observer sees it, number by number.

Nothing is in an observation that a line here did not put there. `observe` reads a game and `encode` a view; both give
the same numbers, in the order that `layout` describes.
"""

from typing import Final

from metropole.encoding.cells import (
    ONE_HOT,
    Cells,
    add_choice,
    add_number,
    add_numbers,
    add_player,
    add_set,
    add_turned,
    joined,
    turned,
)
from metropole.encoding.history import Deeds
from metropole.encoding.layout import Axis, Layout, ObservationField, seats_from
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import COLOURS, EVENTS, REGIONS, ZONES
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.prompts import PROMPTS
from metropole.games.colonialism.rules.queries import size
from metropole.games.colonialism.rules.start import MOST_SEATS
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NO_CARD, REGION_COUNT, ZONE_COUNT, State
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.kernel import Prompt
from metropole.kernel.position import ZEROS
from metropole.kernel.space import NO_NOUN

CARD_COUNT: Final = len(CARDS)
POLICY_COUNT: Final = 17  # the first cards; in later editions one of them is no policy
INTEREST_COUNT: Final = 12
EVENT_COUNT: Final = len(EVENTS)
PHASE_COUNT: Final = 6
FACTION_COUNT: Final = 5
UPGRADE_COUNT: Final = len(UPGRADES)
NOUNS: Final = tuple([str(noun) for noun in range(REGION_COUNT)])  # of whatever is named
PROMPT_COUNT: Final = len(PROMPTS)
PROMPT_NUMBERS: Final = {prompt.key: number for number, prompt in enumerate(PROMPTS)}

DEEDS: Final = ("passed", "drew", "ship moved", "explored", "withdrew", "played a policy", "deck reshuffled")
DEED_COUNT: Final = len(DEEDS)
TALLIES: Final = DEED_COUNT + CARD_COUNT  # of each player
COUNTED: Final = Deeds(
    facts.FACTS,
    {
        facts.PASSED: 0,
        facts.DRAWS: 1,
        facts.SHIP_MOVED: 2,
        facts.EXPLORES: 3,
        facts.WITHDRAWS: 4,
        facts.PLAYS_POLICY: 5,
        facts.PLAYS_POLICY_HIDDEN: 5,
        facts.DECK_RESHUFFLED: 6,
    },
    {
        facts.PLAYS_ACTION: ("card", DEED_COUNT),
        facts.POLICY_REVEALED: ("card", DEED_COUNT),
        facts.CARD_DISCARDED: ("card", DEED_COUNT),
        facts.CARD_RECOVERED: ("card", DEED_COUNT),
    },
    TALLIES,
)


# --- observing ---


def observe(g: Game, seat: int) -> bytearray:
    """What a player sees of a game, but for its history."""
    s = g.s
    cells: Cells = []
    add_board(cells, s, seat, g.seats)
    add_secrets(cells, s, seat, given_cards(g, g.answers[seat]) if g.answers else 0)
    asked = g.question(seat)
    about = g.about(asked) if asked is not None else NOTHING
    add_choice(cells, about.get("card", NO_CARD), CARD_COUNT)
    add_turned(cells, [size(cards) for cards in s.hands + s.decks + s.interests], BACKS, seat, g.seats)
    add_time(cells, s, seat, g.seats)
    if asked is None:
        cells.append(NOTHING_ASKED)
    else:
        add_prompt(cells, asked.prompt)
        add_aspects(cells, about, g.named())
    return joined(cells)


def encode(seen: ColonialismView) -> bytearray:
    """What is in a view, but for what has happened before."""
    s = seen.table.s
    seat = seen.seat
    cells: Cells = []
    add_board(cells, s, seat, seen.seats)
    add_secrets(cells, s, seat, given_cards(seen.table, seen.given))
    prompt = seen.prompt
    add_choice(cells, seen.about.get("card", NO_CARD), CARD_COUNT)
    add_turned(cells, seen.hand_sizes + seen.deck_sizes + seen.interest_sizes, BACKS, seat, seen.seats)
    add_time(cells, s, seat, seen.seats)
    if prompt is None:
        cells.append(NOTHING_ASKED)
    else:
        add_prompt(cells, prompt)
        add_aspects(cells, seen.about, seen.named)
    return joined(cells)


BACKS: Final = [1, 1, 1]  # the number of cards in hand, in the deck, and of interests


def given_cards(g: Game, given: list[int]) -> int:
    """The cards the observer has named so far in a sealed round."""
    cards = 0
    for action in given:
        if g.space.noun[action] != NO_NOUN:
            cards |= 1 << g.space.noun[action]
    return cards


# --- what lies open ---


def add_board(cells: Cells, s: State, seat: int, seats: int) -> None:
    add_numbers(cells, board_numbers(s))
    add_turned(cells, numbers_of_players(s, seats), SIZES, seat, seats)
    add_choice(cells, s.event, EVENT_COUNT)
    add_set(cells, s.event_deck, EVENT_COUNT)
    for owner in s.owners:
        add_player(cells, owner, seat, seats)
    for i in range(seats):
        add_set(cells, s.discards[(seat + i) % seats], CARD_COUNT)
    add_policies(cells, s.up, seat, seats)
    add_choice(cells, resolved(s.played), CARD_COUNT)


def board_numbers(s: State) -> list[int]:
    """What is counted on the board and is nobody's own."""
    numbers = tile_numbers(s.order)
    numbers += s.natives
    numbers += s.cubes
    numbers += s.bag
    numbers += s.spent
    numbers += s.supply
    return numbers


def numbers_of_players(s: State, seats: int) -> list[int]:
    """What is counted of each player, and the backs of cards: so many numbers of each as SIZES says."""
    numbers = s.rows + places_in(s.queue, seats)
    numbers += s.acted
    numbers += s.due
    numbers += s.reserve
    numbers += s.gained
    numbers += s.discs
    numbers += s.mercenaries
    numbers += s.held
    numbers += s.fresh
    numbers += s.used
    numbers += [int(card != NO_CARD) for card in s.down]
    return numbers


SIZES: Final = [*[1] * 6, *[REGION_COUNT] * 2, COLOUR_COUNT, *[ZONE_COUNT] * 2, REGION_COUNT]


def add_policies(cells: Cells, up: list[int], seat: int, seats: int) -> None:
    """The policies that lie open; mostly there are none."""
    if up == ZEROS[len(up)]:
        cells.append(NO_POLICIES[seats])
        return
    for cards in turned(up, seat * REGION_COUNT):
        add_set(cells, cards, POLICY_COUNT)


NO_POLICIES: Final = [bytes(seats * REGION_COUNT * POLICY_COUNT) for seats in range(MOST_SEATS + 1)]


def resolved(played: list[int]) -> int:
    """The action card of whoever resolves one; nobody does beside another."""
    for card in played:
        if card != NO_CARD:
            return card
    return NO_CARD


def tile_numbers(order: list[int]) -> list[int]:
    """2.7.1 The number of each region's tile, or none while it is not drawn."""
    numbers = [0] * REGION_COUNT
    for at, region in enumerate(order):
        numbers[region] = at + 1
    return numbers


def places_in(queue: list[int], seats: int) -> list[int]:
    """The place of each seat in a queue, or none."""
    places = [0] * seats
    for at, seat in enumerate(queue):
        places[seat] = at + 1
    return places


# --- what only the observer knows ---


def add_secrets(cells: Cells, s: State, seat: int, given: int) -> None:
    add_set(cells, s.hands[seat], CARD_COUNT)
    add_set(cells, s.decks[seat], CARD_COUNT)
    add_set(cells, s.interests[seat], INTEREST_COUNT)
    for card in s.down[seat * REGION_COUNT : (seat + 1) * REGION_COUNT]:
        add_choice(cells, card, POLICY_COUNT)
    add_set(cells, given, CARD_COUNT)


# --- where the game stands ---


def add_time(cells: Cells, s: State, seat: int, seats: int) -> None:
    add_number(cells, s.turn)
    add_choice(cells, s.phase, PHASE_COUNT)
    cells.append(ONE_HOT[seats][seat])


def add_prompt(cells: Cells, prompt: Prompt) -> None:
    cells.append(ONE_HOT[PROMPT_COUNT][PROMPT_NUMBERS[prompt.key]])


def add_aspects(cells: Cells, about: dict[str, int], named: list[int]) -> None:
    """What the question is about, and what has been named so far of several things that it asks for."""
    if not about and not named:
        cells.append(NO_ASPECTS)
        return
    aspect = about.get
    add_choice(cells, aspect("region", NONE), REGION_COUNT)
    add_choice(cells, aspect("zone", NONE), ZONE_COUNT)
    add_choice(cells, aspect("seat", NONE), FACTION_COUNT)
    add_choice(cells, aspect("other", NONE), REGION_COUNT)
    add_choice(cells, aspect("colour", NONE), COLOUR_COUNT)
    add_choice(cells, aspect("upgrade", NONE), UPGRADE_COUNT)
    add_number(cells, aspect("count", 0))
    add_numbers(cells, [named.count(noun) for noun in range(REGION_COUNT)] if named else NONE_NAMED)


NONE: Final = -1
NOTHING: Final[dict[str, int]] = {}
NONE_NAMED: Final = [0] * REGION_COUNT
NO_ASPECTS: Final = bytes(3 * REGION_COUNT + ZONE_COUNT + FACTION_COUNT + COLOUR_COUNT + UPGRADE_COUNT + 1)
NOTHING_ASKED: Final = bytes(PROMPT_COUNT) + NO_ASPECTS


# --- what it all means ---


def layout(seats: int) -> Layout:
    """What the numbers of an observation mean at a table of so many."""
    player = seats_from(seats)
    fields = board_fields(player) + secret_fields() + hidden_fields(player) + phase_fields(seats) + past_fields(player)
    return Layout(fields)


REGION_AXIS: Final = Axis("region", REGIONS)
ZONE_AXIS: Final = Axis("zone", ZONES)
COLOUR_AXIS: Final = Axis("colour", COLOURS)
CARD_AXIS: Final = Axis("card", CARDS)
POLICY_AXIS: Final = Axis("policy", CARDS[:POLICY_COUNT])
EVENT_AXIS: Final = Axis("event", EVENTS)
DEED_AXIS: Final = Axis("deed", (*DEEDS, *[f"showed {card}" for card in CARDS]))


def board_fields(player: Axis) -> tuple[ObservationField, ...]:
    return (
        ObservationField(
            "board", "tile", "the number of the region's tile, 0 before it is drawn", (REGION_AXIS,), REGION_COUNT
        ),
        ObservationField("board", "natives", "native discs", (REGION_AXIS,)),
        ObservationField("board", "cubes", "cubes in the regions", (REGION_AXIS, COLOUR_AXIS)),
        ObservationField("board", "bag", "cubes in the bag", (COLOUR_AXIS,)),
        ObservationField("board", "spent", "cubes that have left the game", (COLOUR_AXIS,)),
        ObservationField("board", "supply", "discs in the supply", (Axis("disc", ("gray", "purple")),)),
        ObservationField("board", "row", "row on the turn order track, 0 for none", (player,), 4),
        ObservationField("board", "queue", "place among those who are to choose a row, 0 for none", (player,), 4),
        ObservationField("board", "acted", "actions in this round", (player,)),
        ObservationField("board", "due", "discs still to be given up in the region at hand", (player,)),
        ObservationField("board", "reserve", "discs not on the board", (player,)),
        ObservationField("board", "gained", "cubes collected in this turn", (player,)),
        ObservationField("board", "discs", "discs in the regions", (player, REGION_AXIS)),
        ObservationField("board", "mercenaries", "mercenaries in the regions", (player, REGION_AXIS)),
        ObservationField("board", "held", "cubes collected", (player, COLOUR_AXIS)),
        ObservationField("board", "fresh", "ships that have not been used", (player, ZONE_AXIS)),
        ObservationField("board", "used", "ships that have been used", (player, ZONE_AXIS)),
        ObservationField("board", "policies down", "policies that lie face down", (player, REGION_AXIS), 1),
        ObservationField("board", "event", "the event in force", (EVENT_AXIS,), 1),
        ObservationField("board", "events left", "events that can still come", (EVENT_AXIS,), 1),
        ObservationField("board", "upgrades", "who owns each upgrade", (Axis("upgrade", UPGRADES), player), 1),
        ObservationField("board", "discards", "cards in the discard pile", (player, CARD_AXIS), 1),
        ObservationField("board", "policies up", "policies that lie face up", (player, REGION_AXIS, POLICY_AXIS), 1),
        ObservationField("board", "resolving", "the action card that somebody resolves", (CARD_AXIS,), 1),
    )


def secret_fields() -> tuple[ObservationField, ...]:
    return (
        ObservationField("secrets", "hand", "cards in hand", (CARD_AXIS,), 1),
        ObservationField("secrets", "deck", "cards in the deck", (CARD_AXIS,), 1),
        ObservationField(
            "secrets",
            "interests",
            "interest cards held, by their place in the board file",
            (Axis("interest", tuple([str(i) for i in range(INTEREST_COUNT)])),),
            1,
        ),
        ObservationField(
            "secrets", "own policies down", "one's own policies that lie face down", (REGION_AXIS, POLICY_AXIS), 1
        ),
        ObservationField("secrets", "given", "cards named so far in a sealed round", (CARD_AXIS,), 1),
        ObservationField("secrets", "in mind", "the card of the action being put together", (CARD_AXIS,), 1),
    )


def hidden_fields(player: Axis) -> tuple[ObservationField, ...]:
    return (
        ObservationField("hidden", "hand size", "cards in hand", (player,), CARD_COUNT),
        ObservationField("hidden", "deck size", "cards in the deck", (player,), CARD_COUNT),
        ObservationField("hidden", "interest size", "interest cards held", (player,), INTEREST_COUNT),
    )


def phase_fields(seats: int) -> tuple[ObservationField, ...]:
    phases = ("round 1", "round 2", "colonization 1", "round 3", "round 4", "colonization 2")
    seat = Axis("seat", tuple([str(i + 1) for i in range(seats)]))
    faction = Axis("faction", (*[f"seat {i + 1}" for i in range(FACTION_COUNT - 1)], "natives"))
    return (
        ObservationField("phase", "turn", "the turn"),
        ObservationField("phase", "phase", "the phase of the turn", (Axis("phase", phases),), 1),
        ObservationField("phase", "seat", "the seat of the observer", (seat,), 1),
        ObservationField(
            "phase", "prompt", "what is asked", (Axis("prompt", tuple([prompt.key for prompt in PROMPTS])),), 1
        ),
        ObservationField("phase", "region", "the region it is about", (REGION_AXIS,), 1),
        ObservationField("phase", "zone", "the zone it is about", (ZONE_AXIS,), 1),
        ObservationField("phase", "faction", "the player it is about", (faction,), 1),
        ObservationField("phase", "other region", "the second region it is about", (REGION_AXIS,), 1),
        ObservationField("phase", "colour", "the colour it is about", (COLOUR_AXIS,), 1),
        ObservationField("phase", "upgrade", "the upgrade it is about", (Axis("upgrade", UPGRADES),), 1),
        ObservationField("phase", "count", "the number it is about"),
        ObservationField("phase", "named", "regions, or colours, named so far", (Axis("noun", NOUNS),)),
    )


def past_fields(player: Axis) -> tuple[ObservationField, ...]:
    return (ObservationField("history", "deeds", "how often a player did it, or showed the card", (player, DEED_AXIS)),)
