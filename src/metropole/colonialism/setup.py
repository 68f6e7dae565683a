"""4.0 Preparations."""

from typing import Final

from metropole.colonialism import action_space, facts, moves, prompts
from metropole.colonialism.game import (
    CARD,
    COLOUR,
    COUNT,
    DEAL_INTERESTS,
    DRAW_CARDS,
    INDEX,
    OTHER,
    REGION,
    ROLL,
    ROWS,
    SEAT,
    SETTLE,
    SHIPS,
    START_HANDS,
    STOCK,
    TILES,
    ZONE,
    Game,
)
from metropole.colonialism.queries import ALL_REGIONS, CARDS_IN, all_seats, track, value
from metropole.colonialism.sets import CardSets, subsets
from metropole.colonialism.state import COLOUR_COUNT, GRAY, PURPLE, REGION_COUNT, ZONE_COUNT, Seat
from metropole.kernel import Decision, Procedure, Question, Sealed, WeightedChance, ask
from metropole.kernel.position import ZEROS, added

DISCS: Final = 23
SHIPS_EACH: Final = 3
START_CARDS: Final = 12
INTERESTS_EACH: Final = 3
INTEREST_COUNT: Final = 12
ALL_INTERESTS: Final = (1 << INTEREST_COUNT) - 1
DIE: Final = WeightedChance("die", [1, 2, 3])
TILES_LEFT: Final = [WeightedChance("tile", regions) for regions in subsets(0, REGION_COUNT)]
ALL_TILES: Final = (1 << REGION_COUNT) - 1
COLOURS_IN: Final = subsets(0, COLOUR_COUNT)
ALL_COLOURS_LEFT: Final = (1 << COLOUR_COUNT) - 1
FREE_ROWS: Final = subsets(action_space.ROW, 4)
KEEPABLE: Final = CardSets(action_space.KEEP)
TO_ANY_ZONE: Final = [action_space.TO + zone for zone in range(ZONE_COUNT)]


def lay_out_components(g: Game) -> None:
    """4.0 Cubes in the bag, discs in the supplies, and each player's pieces. X1, X2: their cards."""
    s, edition = g.s, g.edition
    s.bag = [edition.cubes] * 3
    s.supply[GRAY] = edition.gray
    s.supply[PURPLE] = edition.purple
    s.reserve = [DISCS] * g.seats
    s.decks = [edition.deck] * g.seats
    s.undealt = ALL_INTERESTS
    s.event_deck = edition.events


def shuffle_tiles(g: Game) -> None:
    """4.0 The order tiles are shuffled, one for each region."""
    moves.lift_tiles(g)
    g.call(TILES)


def free_region(g: Game) -> Question | None:
    """The next tile goes to any region without one."""
    free = ALL_TILES
    for region in g.s.order:
        free &= ~(1 << region)
    return TILES_LEFT[free]


def lay_tile(g: Game) -> None:
    moves.lay_tile(g, g.region)
    if len(g.s.order) < REGION_COUNT:
        g.restart()


def stock_regions(g: Game) -> None:
    """4.0, 5.3 In region order each region receives as many cubes as its value."""
    index = g.next_index()
    if index < REGION_COUNT:
        region = ALL_REGIONS[g.s.order[index]]
        g.repeat()
        g.call(STOCK, 0, region, 0, value(g, region))
    else:
        g.put(INDEX, 0)


def cube_from_bag(g: Game) -> Question | None:
    """2.9 A cube is drawn blindly. A62: an empty bag gives nothing."""
    bag = g.s.bag
    left = 0
    for colour in range(COLOUR_COUNT):
        if bag[colour]:
            left |= 1 << colour
    if g.count == 0 or left == 0:
        g.finish()
        return None
    colours = COLOURS_IN[left]
    return WeightedChance("cube", colours, bag if left == ALL_COLOURS_LEFT else [bag[colour] for colour in colours])


def put_cube(g: Game) -> None:
    moves.draw_cube(g, g.region, g.colour)
    g.put(COUNT, g.count - 1)
    g.restart()


def settle_regions(g: Game) -> None:
    """4.0, 5.3 In region order each region without natives rolls as many dice as its value."""
    index = g.next_index()
    if index < REGION_COUNT:
        region = ALL_REGIONS[g.s.order[index]]
        g.repeat()
        if g.s.natives[region] == 0:
            g.call(SETTLE, 0, region, 0, value(g, region))
    else:
        g.put(INDEX, 0)


def die(g: Game) -> Question | None:
    """2.9 A die shows one, two or three."""
    return DIE


def add_die(g: Game) -> None:
    """4.0 The natives are the sum of the dice."""
    left = g.count - 1
    g.put(INDEX, g.index + g.get(OTHER))
    g.put(COUNT, left)
    if left:
        g.restart()


def settle(g: Game) -> None:
    moves.settle(g, g.region, g.index)


def roll_for_order(g: Game) -> None:
    """4.0 The rolls decide who chooses a row first. A06: tied players roll again among themselves."""
    g.s.rolls = ZEROS[g.seats]
    g.call(ROLL)


def begin_rolls(g: Game) -> None:
    """Whoever is tied rolls; everybody is, at first."""
    rolls = g.s.rolls
    ranks = sorted(rolls)
    g.s.rolls = [ranks.index(roll) * 16 for roll in rolls]
    g.s.due = [g.edition.start_dice if rolls.count(roll) > 1 else 0 for roll in rolls]


def count_die(g: Game) -> None:
    """4.0 The dice of one player after the other are added up."""
    seat = 0
    while not g.s.due[seat]:
        seat += 1
    g.s.rolls = added(g.s.rolls, seat, g.count)
    g.s.due = added(g.s.due, seat, -1)
    if g.s.due[seat] == 0:
        g.tell(facts.ORDER_ROLLED, seat, g.s.rolls[seat] % 16)
    if any(due for due in g.s.due):
        g.back(2)
    elif len(set(g.s.rolls)) < g.seats:
        g.tell(facts.ORDER_TIED)
        g.restart()


def choose_first_rows(g: Game) -> None:
    """4.0 The highest roll chooses first."""
    moves.lift_rows(g, sorted(all_seats(g), key=lambda seat: -g.s.rolls[seat]))
    g.s.rolls = ZEROS[g.seats]
    moves.mark_track(g)
    g.call(ROWS)


def free_row(g: Game) -> Question | None:
    """4.0, 5.2.3 A row of the track that is still empty."""
    if g.index == g.seats:
        g.finish()
        moves.set_track(g)
        return None
    free = (1 << (g.edition.rows or g.seats)) - 1
    for row in g.s.rows:
        if row:
            free &= ~(1 << (row - 1))
    prompt = prompts.NEW_ROW if g.s.track else prompts.ROW
    return Decision(g.s.queue[g.index], prompt, FREE_ROWS[free])


def take_row(g: Game) -> None:
    moves.take_row(g, Seat(g.s.queue[g.next_index()]), g.count + 1)
    g.restart()


def deal_interests(g: Game) -> None:
    """4.0 Three interests for every player, in secret."""
    g.call(DEAL_INTERESTS)


def next_interest(g: Game) -> Question | None:
    if g.index == INTERESTS_EACH * g.seats:
        g.finish()
        return None
    return CARDS_IN.draw("interest", g.s.undealt)


def deal_interest(g: Game) -> None:
    moves.deal_interest(g, Seat(g.next_index() // INTERESTS_EACH), g.card)
    g.put(CARD, 0)
    g.restart()


def deal_start_hands(g: Game) -> None:
    """4.0 Every player draws twelve cards and keeps six."""
    g.call(START_HANDS)


def draw_start_cards(g: Game) -> None:
    index = g.next_index()
    if index < g.seats:
        g.repeat()
        g.call(DRAW_CARDS, index, 0, 0, START_CARDS)


def discard_start_cards(g: Game) -> None:
    """4.0 Quick start: six random cards are discarded, six more are the hand."""
    index = g.next_index()
    if index == 2 * g.seats:
        g.finish()
        return
    seat = Seat(index // 2)
    if index % 2:
        moves.discard_from_hand(g, seat, g.s.hands[seat])
    g.repeat()
    g.call(DRAW_CARDS, seat, 0, 0, g.edition.hand_size)


def offer_start_card(g: Game, seat: int, given: list[int]) -> list[int]:
    """4.0 Six of twelve cards, named in any order."""
    if len(given) == g.edition.hand_size:
        return []
    left = g.s.hands[seat]
    for action in given:
        left &= ~(1 << (action - action_space.KEEP))
    return KEEPABLE.numbers(left)


KEEP_SIX: Final = Sealed(prompts.KEEP_SIX, offer_start_card, unordered=True)


def keep_six(g: Game) -> Question | None:
    """4.0, A08 Everybody chooses at once and unseen."""
    return KEEP_SIX


def put_rejects_away(g: Game) -> None:
    """4.0 The six rejected cards are the open discard pile, or go back into the deck."""
    for seat, given in enumerate(g.unseal()):
        kept = sum([1 << (action - action_space.KEEP) for action in given])
        rejects = g.s.hands[seat] & ~kept
        g.tell(facts.START_HAND_KEPT, seat)
        if g.edition.rejects_public:
            moves.discard_from_hand(g, Seat(seat), rejects)
        else:
            moves.return_rejects(g, Seat(seat), rejects)


def place_ships(g: Game) -> None:
    g.call(SHIPS)


def first_ship(g: Game) -> Question | None:
    """4.0 In turn order one ship each, in any zone, until all are placed."""
    if g.index == SHIPS_EACH * g.seats:
        g.finish()
        return None
    seat = track(g)[g.index % g.seats]
    return Decision(seat, prompts.FIRST_SHIP, TO_ANY_ZONE)


def place_ship(g: Game) -> None:
    moves.launch(g, track(g)[g.next_index() % g.seats], g.zone)
    g.restart()


SET_UP = (
    lay_out_components,
    shuffle_tiles,
    stock_regions,
    settle_regions,
    roll_for_order,
    choose_first_rows,
    deal_interests,
    deal_start_hands,
    place_ships,
)

PROCEDURES: dict[int, Procedure] = {
    TILES: Procedure("4.0", ask(free_region, REGION), lay_tile),
    STOCK: Procedure("4.0", ask(cube_from_bag, COLOUR), put_cube),
    SETTLE: Procedure("4.0", ask(die, OTHER), add_die, settle),
    ROLL: Procedure("4.0", begin_rolls, ask(die, COUNT), count_die),
    ROWS: Procedure("4.0", ask(free_row, COUNT), take_row),
    DEAL_INTERESTS: Procedure("4.0", ask(next_interest, CARD), deal_interest),
    START_HANDS: Procedure("4.0", draw_start_cards, ask(keep_six, SEAT), put_rejects_away),
    SHIPS: Procedure("4.0", ask(first_ship, ZONE), place_ship),
}

QUICK_START = Procedure("4.0", discard_start_cards)
