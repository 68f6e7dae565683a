"""4.0 Preparations."""

from typing import Final

from metropole.games.colonialism.rules import action_space, facts, moves, prompts
from metropole.games.colonialism.rules.board import Colour, Region, Zone
from metropole.games.colonialism.rules.drawing import draw_cards
from metropole.games.colonialism.rules.game import (
    CARD,
    DEAL_INTERESTS,
    REGION,
    ROLL,
    ROWS,
    SEAT,
    SET_UP,
    SETTLE,
    SHIPS,
    START_HANDS,
    STOCK,
    TILES,
    Game,
)
from metropole.games.colonialism.rules.queries import ALL_REGIONS, CARDS_IN, all_seats, track, value
from metropole.games.colonialism.rules.sets import CardSets, subsets
from metropole.games.colonialism.rules.state import COLOUR_COUNT, GRAY, PURPLE, REGION_COUNT, ZONE_COUNT, Seat
from metropole.kernel import Decision, Procedure, Question, Sealed, Slot, WeightedChance, ask, loop
from metropole.kernel.position import ZEROS, added

DONE: Final = Slot[int](CARD)  # regions, players or pieces that have had their turn
CUBES: Final = Slot[int](CARD)  # yet to be drawn
DRAWN: Final = Slot[Colour](CUBES)
DICE: Final = Slot[int](CARD)  # yet to be rolled
SHOWN: Final = Slot[int](DICE)
TOTAL: Final = Slot[int](SHOWN)
ROW: Final = Slot[int](DONE)
HARBOUR: Final = Slot[Zone](DONE)

NO_REGION: Final = Region(-1)
DISCS: Final = 23
SHIPS_EACH: Final = 3
START_CARDS: Final = 12
INTERESTS_EACH: Final = 3
INTEREST_COUNT: Final = 12
ALL_INTERESTS: Final = (1 << INTEREST_COUNT) - 1
RANK: Final = 16  # more than any roll: whoever was ahead before a tie was broken stays ahead
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
    return TILES_LEFT[free] if free else None


def lay_tile(g: Game) -> None:
    moves.lay_tile(g, g.region)


def stock_next(g: Game) -> None:
    """4.0, 5.3 In region order each region receives as many cubes as its value."""
    region = next_in_order(g)
    if region != NO_REGION:
        stock(g, region, value(g, region))


def next_in_order(g: Game) -> Region:
    """The next region in region order; after the last one the loop is over, and the count begins anew."""
    index = g.count_up(DONE)
    if index < REGION_COUNT:
        return ALL_REGIONS[g.s.order[index]]
    g[DONE] = 0
    g.leave()
    return NO_REGION


def stock(g: Game, region: Region, cubes: int) -> None:
    """4.0 A region receives so many cubes."""
    g.call(STOCK, 0, region, 0, cubes)


def cube_from_bag(g: Game) -> Question | None:
    """2.9 A cube is drawn blindly. A62: an empty bag gives nothing."""
    bag = g.s.bag
    left = 0
    for colour in range(COLOUR_COUNT):
        if bag[colour]:
            left |= 1 << colour
    if g[CUBES] == 0 or left == 0:
        return None
    colours = COLOURS_IN[left]
    return WeightedChance("cube", colours, bag if left == ALL_COLOURS_LEFT else [bag[colour] for colour in colours])


def put_cube(g: Game) -> None:
    moves.draw_cube(g, g.region, g[DRAWN])
    g[CUBES] -= 1


def settle_next(g: Game) -> None:
    """4.0, 5.3 In region order each region without natives rolls as many dice as its value."""
    region = next_in_order(g)
    if region != NO_REGION and g.s.natives[region] == 0:
        g.call(SETTLE, 0, region, 0, value(g, region))


def die(g: Game) -> Question | None:
    """2.9 A die shows one, two or three."""
    return DIE


def next_die(g: Game) -> Question | None:
    return DIE if g[DICE] else None


def add_die(g: Game) -> None:
    """4.0 The natives are the sum of the dice."""
    g[TOTAL] += g[SHOWN]
    g[DICE] -= 1


def settle(g: Game) -> None:
    moves.settle(g, g.region, g[TOTAL])


def roll_for_order(g: Game) -> None:
    """4.0 The rolls decide who chooses a row first. A06: tied players roll again among themselves."""
    g.s.rolls = ZEROS[g.seats]
    g.call(ROLL)


def begin_rolls(g: Game) -> None:
    """Whoever is tied rolls; everybody is, at first."""
    rolls = g.s.rolls
    ranks = sorted(rolls)
    g.s.due = [g.edition.start_dice if rolls.count(roll) > 1 else 0 for roll in rolls]
    g.s.rolls = [
        ranks.index(roll) * RANK + (0 if due else roll % RANK) for roll, due in zip(rolls, g.s.due, strict=True)
    ]


def due_die(g: Game) -> Question | None:
    return DIE if any(due for due in g.s.due) else None


def count_die(g: Game) -> None:
    """4.0 The dice of one player after the other are added up."""
    seat = 0
    while not g.s.due[seat]:
        seat += 1
    g.s.rolls = added(g.s.rolls, seat, g[SHOWN])
    g.s.due = added(g.s.due, seat, -1)
    if g.s.due[seat] == 0:
        g.tell(facts.ORDER_ROLLED, seat, rolled(g, Seat(seat)))


def rolled(g: Game, seat: Seat) -> int:
    """4.0 What a player has rolled last for the first choice of rows; known until all rows are taken."""
    return g.s.rolls[seat] % RANK


def look_for_ties(g: Game) -> None:
    """A06 Rolling ends when no two are tied."""
    if len(set(g.s.rolls)) == g.seats:
        g.leave()
    else:
        g.tell(facts.ORDER_TIED)


def choose_first_rows(g: Game) -> None:
    """4.0 The highest roll chooses first."""
    moves.lift_rows(g, sorted(all_seats(g), key=lambda seat: -g.s.rolls[seat]))
    moves.mark_track(g)
    g.call(ROWS)


def free_row(g: Game) -> Question | None:
    """4.0, 5.2.3 A row of the track that is still empty."""
    if g[DONE] == g.seats:
        return None
    free = (1 << (g.edition.rows or g.seats)) - 1
    for row in g.s.rows:
        if row:
            free &= ~(1 << (row - 1))
    prompt = prompts.NEW_ROW if g.s.track else prompts.ROW
    return Decision(g.s.queue[g[DONE]], prompt, FREE_ROWS[free])


def take_row(g: Game) -> None:
    moves.take_row(g, Seat(g.s.queue[g.count_up(DONE)]), g[ROW] + 1)


def set_track(g: Game) -> None:
    """4.0, 5.2.3 The rows make the turn order; what was rolled for them counts no more."""
    moves.set_track(g)
    g.s.rolls = ZEROS[g.seats]


def deal_interests(g: Game) -> None:
    """4.0 Three interests for every player, in secret."""
    g.call(DEAL_INTERESTS)


def next_interest(g: Game) -> Question | None:
    if g[DONE] == INTERESTS_EACH * g.seats:
        return None
    return CARDS_IN.draw("interest", g.s.undealt)


def deal_interest(g: Game) -> None:
    moves.deal_interest(g, Seat(g.count_up(DONE) // INTERESTS_EACH), g.card)
    g[CARD] = 0


def deal_start_hands(g: Game) -> None:
    """4.0 Every player draws twelve cards and keeps six."""
    g.call(START_HANDS)


def draw_start_cards(g: Game) -> None:
    index = g.count_up(DONE)
    if index == g.seats:
        g.leave()
    else:
        draw_cards(g, Seat(index), START_CARDS)


def discard_start_cards(g: Game) -> None:
    """4.0 Quick start: six random cards are discarded, six more are the hand."""
    index = g.count_up(DONE)
    if index == 2 * g.seats:
        g.leave()
        return
    seat = Seat(index // 2)
    if index % 2:
        moves.discard_from_hand(g, seat, g.s.hands[seat])
    draw_cards(g, seat, g.edition.hand_size)


def offer_start_card(g: Game, seat: int, given: list[int]) -> list[int]:
    """4.0 Six of twelve cards, named in any order."""
    if len(given) == g.edition.hand_size:
        return []
    left = g.s.hands[seat]
    for action in given:
        left &= ~(1 << (action - action_space.KEEP))
    return KEEPABLE.numbers(left)


def left_to_keep(g: Game, seat: int) -> int:
    return g.edition.hand_size - len(g.answers[seat])


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
    if g[DONE] == SHIPS_EACH * g.seats:
        return None
    seat = track(g)[g[DONE] % g.seats]
    return Decision(seat, prompts.FIRST_SHIP, TO_ANY_ZONE)


def place_ship(g: Game) -> None:
    moves.launch(g, track(g)[g.count_up(DONE) % g.seats], g[HARBOUR])


def set_up(g: Game) -> None:
    """4.0 Everything that comes before the first turn."""
    g.call(SET_UP)


STOCK_AND_SETTLE = (loop(stock_next), loop(settle_next))

PROCEDURES: dict[int, Procedure] = {
    SET_UP: Procedure(
        "4.0",
        lay_out_components,
        shuffle_tiles,
        *STOCK_AND_SETTLE,
        roll_for_order,
        choose_first_rows,
        deal_interests,
        deal_start_hands,
        place_ships,
    ),
    TILES: Procedure("4.0", loop(ask(free_region, REGION), lay_tile)),
    STOCK: Procedure("4.0", loop(ask(cube_from_bag, DRAWN), put_cube)),
    SETTLE: Procedure("4.0", loop(ask(next_die, SHOWN), add_die), settle),
    ROLL: Procedure("4.0", loop(begin_rolls, loop(ask(due_die, SHOWN), count_die), look_for_ties)),
    ROWS: Procedure("4.0", loop(ask(free_row, ROW), take_row), set_track),
    DEAL_INTERESTS: Procedure("4.0", loop(ask(next_interest, CARD), deal_interest)),
    START_HANDS: Procedure("4.0", loop(draw_start_cards), ask(keep_six, SEAT, count=left_to_keep), put_rejects_away),
    SHIPS: Procedure("4.0", loop(ask(first_ship, HARBOUR), place_ship)),
}

QUICK_START = Procedure("4.0", loop(discard_start_cards))
