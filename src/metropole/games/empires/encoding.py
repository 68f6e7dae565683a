"""A position of Empires as one observer sees it, number by number.

Nothing is in an observation that a line here did not put there. `observe` reads a game and `encode` a view; both give
the same numbers, in the order that `layout` describes.
"""

from typing import Final

from metropole.encoding.cells import (
    NONE_HOT,
    ONE_HOT,
    Cells,
    add_choice,
    add_members,
    add_number,
    add_numbers,
    add_player,
    add_set,
    joined,
    packed,
    turned,
)
from metropole.encoding.history import Deeds
from metropole.encoding.layout import MOST, Axis, Layout, ObservationField, seats_from
from metropole.games.empires.rules import action_space, facts
from metropole.games.empires.rules.action_space import CARDS, SPACES, TRACKS
from metropole.games.empires.rules.board import CHARACTERS, NATIONS, SLOTS, TERRITORIES
from metropole.games.empires.rules.control import SAFE, any_safe, controller, owner_at, owners, pieces
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.prompts import PROMPTS
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.state import NEVER, NO_CARD, ROUNDS, SPACE_COUNT, TERRITORY_COUNT, TRACK_COUNT, State
from metropole.games.empires.rules.view import EmpiresView
from metropole.kernel import Prompt
from metropole.kernel.position import ZEROS

MOST_SEATS: Final = 6
CARD_COUNT: Final = len(CARDS)
CHARACTER_COUNT: Final = len(CHARACTERS)
NATION_COUNT: Final = len(NATIONS)
PHASES: Final = ("endeavour", "fleets", "order", "navy", "privateers or interest", "interest", "cards")
PHASE_COUNT: Final = len(PHASES)
SUPPORT_COUNT: Final = 3
PROMPT_KEYS: Final = tuple(dict.fromkeys([prompt.key for prompt in PROMPTS]))  # two prompts read alike
PROMPT_COUNT: Final = len(PROMPT_KEYS)
PROMPT_NUMBERS: Final = {key: number for number, key in enumerate(PROMPT_KEYS)}
SLOT_NAMES: Final = tuple([str(slot + 1) for slot in range(SLOTS)])
UNSAID: Final[list[int]] = []

# By the number of seats and the observer's: the seats in their order, and the counters in the stacks they have seen.
TURNS: Final = [
    [[(seat + i) % seats for i in range(seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]
STACKS: Final[list[list[dict[int, bytes]]]] = [[{} for _ in range(seats)] for seats in range(MOST_SEATS + 1)]
MOST_KNOWN: Final = 10_000
EMPTY: Final = [[bytes(seats * spaces) for spaces in range(SPACE_COUNT + 1)] for seats in range(MOST_SEATS + 1)]

FIGURES: Final = (
    "treasury",
    "fleets",
    "squadrons",
    "goods",
    "prestige",
    "prestige owed",  # below nothing
    "diplomacy",
    "loans",
    "debt",  # what all loans come to
    "raiders",  # privateers that attack the present shipment
    "order",  # the place in the order of play, 0 if it is clockwise
    "gifts",  # made this turn
    "shipped",  # goods, in the present action of the merchant
    "missions placed",
    "victories",  # wars won
    "war points",
    "war points owed",  # below nothing
    "quotas",  # counters still to be lost
    "doomed",  # counters about to be lost
)

DEEDS: Final = ("forfeited", "refused", "declared war", "gave", "founded a colony", "placed a privateer")
DEED_COUNT: Final = len(DEEDS)
TALLIES: Final = DEED_COUNT + CARD_COUNT + CHARACTER_COUNT  # of each player
COUNTED: Final = Deeds(
    facts.FACTS,
    {
        facts.FORFEITED: 0,
        facts.REFUSED: 1,
        facts.WAR_DECLARED: 2,
        facts.GIFT: 3,
        facts.COLONY_FOUNDED: 4,
        facts.PRIVATEER_PLACED: 5,
    },
    {
        facts.CARD_REVEALED: ("card", DEED_COUNT),
        facts.CARD_LAID: ("card", DEED_COUNT),
        facts.CHARACTER_USED: ("character", DEED_COUNT + CARD_COUNT),
    },
    TALLIES,
)


# --- observing ---


def observe(g: Game, seat: int) -> bytearray:
    """What a player sees of a game, but for its history."""
    cells: Cells = []
    add_table(cells, g.s, seat, g.seats, g.answers[seat] if g.answers else UNSAID)
    asked = g.question(seat)
    if asked is None:
        cells.append(NOTHING_ASKED[g.seats])
    else:
        add_prompt(cells, asked.prompt)
        add_aspects(cells, g.about(asked), g.named(), seat, g.seats)
    return joined(cells)


def encode(seen: EmpiresView) -> bytearray:
    """What is in a view, but for what has happened before."""
    cells: Cells = []
    add_table(cells, seen.table.s, seen.seat, seen.seats, seen.given)
    prompt = seen.prompt
    if prompt is None:
        cells.append(NOTHING_ASKED[seen.seats])
    else:
        add_prompt(cells, prompt)
        add_aspects(cells, seen.about, seen.named, seen.seat, seen.seats)
    return joined(cells)


def add_table(cells: Cells, s: State, seat: int, seats: int, given: list[int]) -> None:
    """Everything but what the observer is asked."""
    turns = TURNS[seats][seat]
    add_stacks(cells, s.stacks, seat, seats)
    add_colonies(cells, s.colonies, seat, seats)
    add_places(cells, s)
    add_rows(cells, s, turns)
    add_world(cells, s, turns)
    add_figures(cells, s, turns)
    add_cards(cells, s, turns)
    add_players(cells, s, seat, seats)
    add_secrets(cells, s.rows[seat * ROUNDS : (seat + 1) * ROUNDS], given)
    add_backs(cells, s, turns)
    add_time(cells, s, seat, seats)


# --- what lies open ---


def add_stacks(cells: Cells, stacks: list[int], seat: int, seats: int) -> None:
    """5 Counters, who controls, and how many have survived a rebellion. Most spaces are empty most of the time."""
    counters: Cells = []
    control: Cells = []
    known = STACKS[seats][seat]
    empty = together = 0
    for stack in stacks:
        if stack == 0:
            empty += 1
            continue
        together |= stack
        counters.append(EMPTY[seats][empty])
        control.append(EMPTY[seats][empty])
        empty = 0
        counts = known.get(stack)
        counters.append(counted_stack(known, stack, seat, seats) if counts is None else counts)
        control.append(ONE_HOT[seats][(controller(stack) - seat) % seats])
    cells += counters
    cells.append(EMPTY[seats][empty])
    cells += control
    cells.append(EMPTY[seats][empty])
    add_markers(cells, safe_counts(stacks) if any_safe(together) else ZEROS[TERRITORY_COUNT])


def counted_stack(known: dict[int, bytes], stack: int, seat: int, seats: int) -> bytes:
    """How many counters of each player lie in a stack, the observer's first. It is kept, for stacks come again."""
    counts = [0] * seats
    for owner in owners(stack):
        player = (owner - seat) % seats
        counts[player] = min(counts[player] + 1, MOST)
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[stack] = bytes(counts)
    return known[stack]


def safe_counts(stacks: list[int]) -> list[int]:
    """How many counters in each territory have survived a rebellion."""
    counts = [0] * TERRITORY_COUNT
    for space in range(SPACE_COUNT):
        stack = stacks[space]
        if any_safe(stack):
            counts[space // SLOTS] += len([piece for piece in pieces(stack) if piece & SAFE])
    return counts


def add_colonies(cells: Cells, colonies: list[int], seat: int, seats: int) -> None:
    """8 Whose each colony is."""
    owned = bytearray(TERRITORY_COUNT * seats)
    for territory in range(TERRITORY_COUNT):
        owner = colonies[territory]
        if owner >= 0:
            owned[territory * seats + (owner - seat) % seats] = 1
    cells.append(bytes(owned))


def add_places(cells: Cells, s: State) -> None:
    add_set(cells, s.excluded, TERRITORY_COUNT)
    add_set(cells, s.independent, TERRITORY_COUNT)
    add_set(cells, s.marked, TERRITORY_COUNT)
    add_choice(cells, s.city, TERRITORY_COUNT)
    add_markers(cells, s.tokens)
    add_markers(cells, s.unrest)
    add_markers(cells, s.missions)
    add_markers(cells, s.relevant_cities)


def add_markers(cells: Cells, values: list[int]) -> None:
    """A number for each territory, often none at all."""
    if values == ZEROS[TERRITORY_COUNT]:
        cells.append(NONE_HOT[TERRITORY_COUNT])
    else:
        add_numbers(cells, values)


def add_rows(cells: Cells, s: State, turns: list[int]) -> None:
    """4 The cards of the rows that everybody sees."""
    shown = turned_cards(s)
    for player in turns:
        for card in s.rows[player * ROUNDS : player * ROUNDS + shown]:
            add_choice(cells, card, CARD_COUNT)
        cells.append(NONE_HOT[(ROUNDS - shown) * CARD_COUNT])


def turned_cards(s: State) -> int:
    """4 How many cards of a row lie open: those of the rounds so far, and all after the fifth."""
    return s.round if s.phase == 0 else ROUNDS


def add_world(cells: Cells, s: State, turns: list[int]) -> None:
    """What is nobody's own, and what each player has of several kinds."""
    numbers = [s.city_value, s.america, s.circumnavigation, int(s.discovered_turn != NEVER), max(s.discovered_turn, 0)]
    numbers += [s.discovered_round, s.abolished, s.war_box, s.fought, s.year]
    numbers += s.offers
    numbers += s.sea_losses
    numbers += turned(s.tracks, turns[0] * TRACK_COUNT)
    for owner in turns:
        for prey in turns:
            numbers.append(s.privateers[owner * len(turns) + prey])
    add_numbers(cells, numbers)


def add_figures(cells: Cells, s: State, turns: list[int]) -> None:
    """What can be counted of each player: all figures of one, then all of the next."""
    seats = len(turns)
    numbers = s.treasury + s.fleets
    numbers += s.squadrons
    numbers += s.goods
    numbers += [max(prestige, 0) for prestige in s.prestige]
    numbers += [max(-prestige, 0) for prestige in s.prestige]
    numbers += s.diplomacy
    numbers += loans_of(s, seats)
    numbers += s.raiders
    numbers += places_in(s.order, seats)
    numbers += s.gifts
    numbers += s.shipped
    numbers += s.missions_placed
    numbers += s.victories
    numbers += [max(points, 0) for points in s.war_points]
    numbers += [max(-points, 0) for points in s.war_points]
    numbers += s.quotas
    numbers += doomed_of(s, seats)
    figures = packed(numbers)
    for player in turns:
        cells.append(figures[player::seats])


def loans_of(s: State, seats: int) -> list[int]:
    """16 How many loans each player has, and how much they come to."""
    numbers = [0] * (2 * seats)
    for pile, owner in enumerate(s.pile_owners):
        numbers[owner] += 1
        numbers[seats + owner] += s.piles[pile]
    return numbers


def places_in(order: list[int], seats: int) -> list[int]:
    """The place of each seat in the order of play, or none."""
    places = [0] * seats
    for at, seat in enumerate(order):
        places[seat] = at + 1
    return places


def doomed_of(s: State, seats: int) -> list[int]:
    """12.11.1 How many counters each player is about to lose."""
    counts = [0] * seats
    for code in s.doomed:
        counts[owner_at(s.stacks[code // POSITIONS], code % POSITIONS)] += 1
    return counts


def add_cards(cells: Cells, s: State, turns: list[int]) -> None:
    """Nations, and what each player has used, laid and left out this turn."""
    for player in turns:
        add_choice(cells, s.nations[player], NATION_COUNT)
    for player in turns:
        add_set(cells, s.uses[player], CHARACTER_COUNT)
    for player in turns:
        add_set(cells, s.laid[player], CARD_COUNT)
    for player in turns:
        add_choice(cells, s.locked[player], CARD_COUNT)


def add_players(cells: Cells, s: State, seat: int, seats: int) -> None:
    add_members(cells, s.starless, seat, seats)
    add_members(cells, s.doubles, seat, seats)
    add_members(cells, s.released, seat, seats)
    add_members(cells, s.empires, seat, seats)
    add_members(cells, s.navy_bought, seat, seats)
    add_members(cells, s.warring, seat, seats)
    add_player(cells, s.first, seat, seats)
    add_player(cells, s.progress_holder, seat, seats)
    add_player(cells, s.mission_holder, seat, seats)
    add_player(cells, s.attacker, seat, seats)
    add_player(cells, s.defender, seat, seats)
    for ally in s.allies:
        add_player(cells, ally, seat, seats)
    for hired in s.hired:
        add_player(cells, hired, seat, seats)


# --- what only the observer knows ---


def add_secrets(cells: Cells, row: list[int], given: list[int]) -> None:
    """One's own row, and what one has said so far in a sealed round: a row, a card to leave out, or a side in a war."""
    for card in row:
        add_choice(cells, card, CARD_COUNT)
    for place in range(ROUNDS):
        add_choice(cells, given[place] - action_space.PROGRAM if place < len(given) else NO_CARD, CARD_COUNT)
    first = given[0] if given else 0
    add_choice(cells, first - action_space.LOCK, CARD_COUNT)
    add_choice(cells, first - action_space.SUPPORT, SUPPORT_COUNT)


# --- what others hide ---


def add_backs(cells: Cells, s: State, turns: list[int]) -> None:
    """4 Cards of others that have not been turned yet; a row is laid as a whole."""
    cells.append(NONE_HOT[ROUNDS])
    backs = BACKS[turned_cards(s)]
    for player in turns[1:]:
        cells.append(backs if s.rows[player * ROUNDS] != NO_CARD else NONE_HOT[ROUNDS])


BACKS: Final = [bytes([int(place >= shown) for place in range(ROUNDS)]) for shown in range(ROUNDS + 1)]


# --- where the game stands ---


def add_time(cells: Cells, s: State, seat: int, seats: int) -> None:
    add_number(cells, s.turn)
    add_choice(cells, s.round - 1, ROUNDS)
    add_choice(cells, s.phase, PHASE_COUNT)
    cells.append(ONE_HOT[seats][seat])


def add_prompt(cells: Cells, prompt: Prompt) -> None:
    cells.append(ONE_HOT[PROMPT_COUNT][PROMPT_NUMBERS[prompt.key]])


def add_aspects(cells: Cells, about: dict[str, int], named: list[int], seat: int, seats: int) -> None:
    """What the question is about, and which spaces of a territory have been named so far."""
    aspect = about.get
    add_choice(cells, aspect("territory", NONE), TERRITORY_COUNT)
    add_choice(cells, aspect("space", NONE), SPACE_COUNT)
    add_player(cells, aspect("other", NONE), seat, seats)
    add_numbers(cells, [aspect(name, 0) for name in NUMBERS] if about else NO_NUMBERS)
    add_numbers(cells, [aspect(name, NONE) + 1 for name in CHOICES] if about else NO_CHOICES)
    add_numbers(cells, slots_named(named) if named else NONE_NAMED)


def slots_named(named: list[int]) -> list[int]:
    """How often each space of the territory has been named."""
    slots = [0] * SLOTS
    for space in named:
        slots[space % SLOTS] += 1
    return slots


NONE: Final = -1
NUMBERS: Final = ("count", "need", "value", "cost", "year", "loan", "number", "offer", "rival", "most", "bought")
CHOICES: Final = ("means", "arrival", "preach", "stir", "sparing", "warring")
NO_NUMBERS: Final = [0] * len(NUMBERS)
NO_CHOICES: Final = [0] * len(CHOICES)
NONE_NAMED: Final = [0] * SLOTS
NOTHING_ASKED: Final = [
    bytes(PROMPT_COUNT + TERRITORY_COUNT + SPACE_COUNT + seats + len(NUMBERS) + len(CHOICES) + SLOTS)
    for seats in range(MOST_SEATS + 1)
]


# --- what it all means ---


def layout(seats: int) -> Layout:
    """What the numbers of an observation mean at a table of so many."""
    player = seats_from(seats)
    return Layout(
        (
            *map_fields(player),
            *world_fields(player),
            *card_fields(player),
            *role_fields(player),
            *secret_fields(),
            ObservationField("hidden", "backs", "cards of others that lie face down", (player, ROUND_AXIS), 1),
            *phase_fields(seats, player),
            ObservationField("history", "deeds", "how often a player did it, showed or used it", (player, DEED_AXIS)),
        )
    )


TERRITORY_AXIS: Final = Axis("territory", TERRITORIES)
SPACE_AXIS: Final = Axis("space", SPACES)
CARD_AXIS: Final = Axis("card", CARDS)
CHARACTER_AXIS: Final = Axis("character", CHARACTERS)
NATION_AXIS: Final = Axis("nation", NATIONS)
TRACK_AXIS: Final = Axis("track", TRACKS)
ROUND_AXIS: Final = Axis("round", tuple([str(i + 1) for i in range(ROUNDS)]))
FIGURE_AXIS: Final = Axis("figure", FIGURES)
SIDE_AXIS: Final = Axis("side", ("attacker", "defender"))
DEED_AXIS: Final = Axis(
    "deed", (*DEEDS, *[f"showed {card}" for card in CARDS], *[f"used {character}" for character in CHARACTERS])
)


def map_fields(player: Axis) -> tuple[ObservationField, ...]:
    return (
        ObservationField("board", "counters", "counters on the resource spaces", (SPACE_AXIS, player)),
        ObservationField("board", "control", "who controls a resource space", (SPACE_AXIS, player), 1),
        ObservationField("board", "safe", "counters that have survived a rebellion this turn", (TERRITORY_AXIS,)),
        ObservationField("board", "colonies", "whose colony it is", (TERRITORY_AXIS, player), 1),
        ObservationField("board", "excluded", "territories that are out of the game", (TERRITORY_AXIS,), 1),
        ObservationField("board", "independent", "independent states", (TERRITORY_AXIS,), 1),
        ObservationField("board", "marked", "where a rebel has put unrest this turn", (TERRITORY_AXIS,), 1),
        ObservationField("board", "city", "where the booming city is", (TERRITORY_AXIS,), 1),
        ObservationField("board", "tokens", "marks of the unexplored", (TERRITORY_AXIS,), 2),
        ObservationField("board", "unrest", "unrest markers", (TERRITORY_AXIS,)),
        ObservationField("board", "missions", "missions", (TERRITORY_AXIS,)),
        ObservationField("board", "relevant cities", "cities that boomed before", (TERRITORY_AXIS,)),
        ObservationField("board", "rows", "cards of the rows that lie open", (player, ROUND_AXIS, CARD_AXIS), 1),
    )


def world_fields(player: Axis) -> tuple[ObservationField, ...]:
    prey = Axis("prey", player.labels)
    return (
        ObservationField("board", "city value", "what the booming city is worth"),
        ObservationField("board", "america", "prestige for the discovery of America"),
        ObservationField("board", "circumnavigation", "prestige for the voyage around the world"),
        ObservationField("board", "discovered", "whether America is known", most=1),
        ObservationField("board", "discovered turn", "the turn in which America was discovered, or 0"),
        ObservationField("board", "discovered round", "the round in which America was discovered, or 0", most=ROUNDS),
        ObservationField("board", "abolished", "whether somebody has Economy 10", most=1),
        ObservationField("board", "war box", "treasury in the war box"),
        ObservationField("board", "fought", "whether there was a war this turn", most=1),
        ObservationField("board", "year", "the year of the war, or 0"),
        ObservationField("board", "offers", "what they have promised to allies", (SIDE_AXIS,)),
        ObservationField("board", "sea losses", "what they lost at sea this year", (SIDE_AXIS,)),
        ObservationField("board", "tracks", "spaces entered on the progress tracks", (player, TRACK_AXIS)),
        ObservationField("board", "privateers", "privateers, and whose fleets they lie in wait for", (player, prey)),
        ObservationField("board", "figures", "what can be counted of a player", (player, FIGURE_AXIS)),
    )


def card_fields(player: Axis) -> tuple[ObservationField, ...]:
    return (
        ObservationField("board", "nations", "who plays which nation", (player, NATION_AXIS), 1),
        ObservationField("board", "uses", "characters used this turn", (player, CHARACTER_AXIS), 1),
        ObservationField("board", "laid", "cards played this turn without an action", (player, CARD_AXIS), 1),
        ObservationField("board", "locked", "the card to be left out this turn", (player, CARD_AXIS), 1),
    )


def role_fields(player: Axis) -> tuple[ObservationField, ...]:
    return (
        ObservationField("board", "starless", "whose nation has lost its starred rules", (player,), 1),
        ObservationField("board", "doubles", "who had a second copy of a card for the row", (player,), 1),
        ObservationField("board", "released", "for whom America is no longer unknown", (player,), 1),
        ObservationField("board", "empires", "who once had five adjacent colonies", (player,), 1),
        ObservationField("board", "navy bought", "who has bought a step of the navy track this turn", (player,), 1),
        ObservationField("board", "warring", "who fought in the last war", (player,), 1),
        ObservationField("board", "first", "who is the first player", (player,), 1),
        ObservationField("board", "progress holder", "who holds the award for progress", (player,), 1),
        ObservationField("board", "mission holder", "who holds the award for missions", (player,), 1),
        ObservationField("board", "attacker", "who attacks", (player,), 1),
        ObservationField("board", "defender", "who is attacked", (player,), 1),
        ObservationField("board", "allies", "who fights beside them", (SIDE_AXIS, player), 1),
        ObservationField("board", "hired", "who was their ally, even one who has left", (SIDE_AXIS, player), 1),
    )


def secret_fields() -> tuple[ObservationField, ...]:
    sides = Axis("side", ("nobody", *SIDE_AXIS.labels))
    return (
        ObservationField(
            "secrets", "own row", "one's own row, also the cards that lie face down", (ROUND_AXIS, CARD_AXIS), 1
        ),
        ObservationField("secrets", "given row", "cards programmed so far", (ROUND_AXIS, CARD_AXIS), 1),
        ObservationField("secrets", "given lock", "the card chosen to be left out", (CARD_AXIS,), 1),
        ObservationField("secrets", "given side", "the side chosen in a war of others", (sides,), 1),
    )


def phase_fields(seats: int, player: Axis) -> tuple[ObservationField, ...]:
    seat = Axis("seat", tuple([str(i + 1) for i in range(seats)]))
    return (
        ObservationField("phase", "turn", "the turn"),
        ObservationField("phase", "round", "the round of the turn", (ROUND_AXIS,), 1),
        ObservationField("phase", "phase", "the phase of the turn", (Axis("phase", PHASES),), 1),
        ObservationField("phase", "seat", "the seat of the observer", (seat,), 1),
        ObservationField("phase", "prompt", "what is asked", (Axis("prompt", PROMPT_KEYS),), 1),
        ObservationField("phase", "territory", "the territory it is about", (TERRITORY_AXIS,), 1),
        ObservationField("phase", "space", "the resource space it is about", (SPACE_AXIS,), 1),
        ObservationField("phase", "other", "the other player it is about", (player,), 1),
        ObservationField("phase", "numbers", "the numbers it is about", (Axis("number", NUMBERS),)),
        ObservationField("phase", "choices", "what was chosen before, from 1", (Axis("choice", CHOICES),)),
        ObservationField("phase", "named", "the spaces of the territory named so far", (Axis("slot", SLOT_NAMES),)),
    )
