"""The one door to the pieces: only here does the table change, and each change is told in the same breath."""

from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import Colour, Region, Zone
from metropole.games.colonialism.rules.game import Card, Game
from metropole.games.colonialism.rules.queries import cards_in, policies_at
from metropole.games.colonialism.rules.state import (
    COLOUR_COUNT,
    GRAY,
    NATIVES,
    NO_CARD,
    REGION_COUNT,
    ZONE_COUNT,
    Faction,
    Seat,
)
from metropole.kernel.position import BLANKS, ZEROS, added, adjust, changed, tidied

# --- discs ---


def place(g: Game, seat: Seat, region: Region, count: int) -> int:
    """5.2.2.1 Discs come from the reserve; what it lacks is not placed. Returns how many were."""
    placed = min(count, g.s.reserve[seat])
    if placed:
        adjust(g.s.reserve, seat, -placed)
        adjust(g.s.discs, seat * REGION_COUNT + region, placed)
        g.tell(facts.DISCS_ADDED, seat, region, placed)
    return placed


def remove(g: Game, seat: Seat, region: Region, count: int) -> None:
    """5.2.2.1 Discs taken off the board are back in the reserve at once."""
    if count:
        adjust(g.s.discs, seat * REGION_COUNT + region, -count)
        adjust(g.s.reserve, seat, count)
        g.tell(facts.DISCS_REMOVED, seat, region, count)


def settle(g: Game, region: Region, count: int) -> int:
    """4.0 Native discs come from the gray supply, as far as it goes."""
    placed = min(count, g.s.supply[GRAY])
    if placed:
        adjust(g.s.supply, GRAY, -placed)
        adjust(g.s.natives, region, placed)
        g.tell(facts.NATIVES_ADDED, region, placed)
    return placed


def remove_natives(g: Game, region: Region, count: int) -> None:
    if count:
        adjust(g.s.natives, region, -count)
        adjust(g.s.supply, GRAY, count)
        g.tell(facts.NATIVES_REMOVED, region, count)


def reinforce(g: Game, faction: Faction, region: Region, count: int) -> None:
    """Add discs of any faction."""
    if faction == NATIVES:
        settle(g, region, count)
    else:
        place(g, Seat(faction), region, count)


def hire(g: Game, seat: Seat, region: Region, count: int) -> None:
    """7.2 Mercenaries come from their supply, as far as it goes."""
    hired = min(count, g.s.supply[g.edition.hired_from])
    if hired:
        adjust(g.s.supply, g.edition.hired_from, -hired)
        g.s.mercenaries = added(g.s.mercenaries, seat * REGION_COUNT + region, hired)
        g.tell(facts.MERCENARIES_HIRED, seat, region, hired)


def dismiss(g: Game, seat: Seat, region: Region, count: int) -> None:
    """7.2 Mercenaries go back to the supply they came from."""
    if count:
        g.s.mercenaries = tidied(added(g.s.mercenaries, seat * REGION_COUNT + region, -count))
        adjust(g.s.supply, g.edition.hired_from, count)
        g.tell(facts.MERCENARIES_LEFT, seat, region, count)


def demand(g: Game, seat: Seat, count: int) -> None:
    """6.6 The player has to give up this many discs in the region at hand."""
    g.s.due = tidied(changed(g.s.due, seat, count))


def enlist(g: Game, seat: Seat, count: int) -> None:
    """X2 More discs for the reserve."""
    adjust(g.s.reserve, seat, count)


# --- cubes ---


def draw_cube(g: Game, region: Region, colour: Colour) -> None:
    """4.0 A cube from the bag."""
    g.s.bag = added(g.s.bag, colour, -1)
    adjust(g.s.cubes, region * COLOUR_COUNT + colour, 1)
    g.tell(facts.CUBE, region, colour)


def collect(g: Game, seat: Seat, region: Region, colour: Colour) -> None:
    """5.2.2.3 All cubes of one colour, counted for this game turn."""
    count = g.s.cubes[region * COLOUR_COUNT + colour]
    g.s.cubes[region * COLOUR_COUNT + colour] = 0
    g.s.held = added(g.s.held, seat * COLOUR_COUNT + colour, count)
    g.s.gained = added(g.s.gained, seat, count)
    g.tell(facts.COLLECTED, seat, region, colour, count)


def return_cube(g: Game, seat: Seat, region: Region, colour: Colour) -> None:
    """X1 A collected cube goes back to a region."""
    g.s.held = added(g.s.held, seat * COLOUR_COUNT + colour, -1)
    adjust(g.s.cubes, region * COLOUR_COUNT + colour, 1)
    g.tell(facts.CUBE_RETURNED, seat, region, colour)


def pay(g: Game, seat: Seat, colour: Colour) -> None:
    """X2 A collected cube leaves the game."""
    g.s.held = added(g.s.held, seat * COLOUR_COUNT + colour, -1)
    g.s.spent = added(g.s.spent, colour, 1)
    g.tell(facts.CUBE_PAID, seat, colour)


def ship_cubes(g: Game, region: Region, other: Region, colour: Colour, count: int) -> None:
    """Cubes of one colour go from one region to another."""
    adjust(g.s.cubes, region * COLOUR_COUNT + colour, -count)
    adjust(g.s.cubes, other * COLOUR_COUNT + colour, count)


# --- ships ---


def launch(g: Game, seat: Seat, zone: Zone) -> None:
    """4.0 A new ship, fresh."""
    adjust(g.s.fresh, seat * ZONE_COUNT + zone, 1)
    g.tell(facts.SHIP_PLACED, seat, zone)


def sail(g: Game, seat: Seat, zone: Zone, to: Zone, used: bool) -> None:
    """5.1.2 A ship keeps its status when it moves."""
    ships = g.s.used if used else g.s.fresh
    adjust(ships, seat * ZONE_COUNT + zone, -1)
    adjust(ships, seat * ZONE_COUNT + to, 1)
    g.tell(facts.SHIP_MOVED, seat, zone, to)


def use_ship(g: Game, seat: Seat, zone: Zone) -> None:
    """5.1.2 A fresh ship that satisfies a requirement is used."""
    adjust(g.s.fresh, seat * ZONE_COUNT + zone, -1)
    adjust(g.s.used, seat * ZONE_COUNT + zone, 1)
    g.tell(facts.SHIP_USED, seat, zone)


def freshen_ships(g: Game) -> None:
    """5.1.5 All ships are fresh again."""
    fresh, used = g.s.fresh, g.s.used
    for cell in range(len(used)):
        if used[cell]:
            fresh[cell] = fresh[cell] + used[cell]
            used[cell] = 0
    g.tell(facts.SHIPS_FRESH)


# --- cards ---


def draw_card(g: Game, seat: Seat, card: Card) -> None:
    """5.1.1 A card from the deck to the hand."""
    g.s.decks[seat] = g.s.decks[seat] & ~(1 << card)
    g.s.hands[seat] = g.s.hands[seat] | 1 << card
    g.whisper(seat, facts.CARD_DRAWN, seat, card)
    g.tell_others(seat, facts.CARD_DRAWN_HIDDEN, seat)
    renew_deck(g, seat)


def renew_deck(g: Game, seat: Seat) -> None:
    """5.1.1 An empty deck is at once replaced by the shuffled discard pile."""
    if not g.s.decks[seat] and g.s.discards[seat]:
        g.s.decks[seat] = g.s.discards[seat]
        g.s.discards[seat] = 0
        g.tell(facts.DECK_RESHUFFLED, seat)


def discard_from_hand(g: Game, seat: Seat, cards: int) -> None:
    """Cards from the hand to the open discard pile."""
    g.s.hands[seat] = g.s.hands[seat] & ~cards
    discard(g, seat, cards)


def show_card(g: Game, seat: Seat, card: Card) -> None:
    """5.1.3.1 An action card lies open while it is resolved."""
    g.s.hands[seat] = g.s.hands[seat] & ~(1 << card)
    g.s.played = changed(g.s.played, seat, card)


def put_away(g: Game, seat: Seat) -> None:
    """5.1.3.1 A resolved action card goes to the discard pile."""
    card = g.s.played[seat]
    g.s.played = BLANKS[g.seats]  # nobody else is resolving one
    discard(g, seat, 1 << card)


def discard(g: Game, seat: Seat, cards: int) -> None:
    g.s.discards[seat] = g.s.discards[seat] | cards
    if g.listener is not None:
        for card in cards_in(cards):
            g.tell(facts.CARD_DISCARDED, seat, card)
    renew_deck(g, seat)


def return_rejects(g: Game, seat: Seat, cards: int) -> None:
    """4.0 (original) The rejected cards go back into the deck, unseen."""
    g.s.hands[seat] = g.s.hands[seat] & ~cards
    g.s.decks[seat] = g.s.decks[seat] | cards
    g.tell(facts.REJECTS_RETURNED, seat)


def lay_policy(g: Game, seat: Seat, region: Region, card: Card) -> None:
    """5.1.3.2 The first policy card at a region lies face-down, every further one face-up."""
    cell = seat * REGION_COUNT + region
    g.s.hands[seat] = g.s.hands[seat] & ~(1 << card)
    if policies_at(g, seat, region):
        g.s.up[cell] = g.s.up[cell] | 1 << card
        g.tell(facts.PLAYS_POLICY, seat, card, region)
    else:
        g.s.down[cell] = card
        g.whisper(seat, facts.PLAYS_POLICY, seat, card, region)
        g.tell_others(seat, facts.PLAYS_POLICY_HIDDEN, seat, region)


def reveal(g: Game, seat: Seat, region: Region) -> None:
    """5.2.2.1 The face-down card is turned up."""
    cell = seat * REGION_COUNT + region
    card = g.s.down[cell]
    if card != NO_CARD:
        g.s.down[cell] = NO_CARD
        g.s.up[cell] = g.s.up[cell] | 1 << card
        g.tell(facts.POLICY_REVEALED, seat, card, region)


def clear_policies(g: Game, seat: Seat, region: Region) -> None:
    """A10 Resolved policy cards go to the discard pile after the conflict."""
    cell = seat * REGION_COUNT + region
    cards = g.s.up[cell]
    if cards:
        g.s.up[cell] = 0
        discard(g, seat, cards)


def recover(g: Game, seat: Seat, card: Card) -> None:
    """X1 A card from the discard pile back to the hand."""
    g.s.discards[seat] = g.s.discards[seat] & ~(1 << card)
    g.s.hands[seat] = g.s.hands[seat] | 1 << card
    g.tell(facts.CARD_RECOVERED, seat, card)


def add_card(g: Game, seat: Seat, card: Card) -> None:
    """X2 One more card for the hand."""
    g.s.hands[seat] = g.s.hands[seat] | 1 << card
    g.tell(facts.EXTRA_CARD, seat)


def deal_interest(g: Game, seat: Seat, interest: int) -> None:
    """4.0 An interest is known to its owner only."""
    g.s.undealt &= ~(1 << interest)
    g.s.interests = changed(g.s.interests, seat, g.s.interests[seat] | 1 << interest)
    g.whisper(seat, facts.INTEREST_DEALT, seat, interest)
    g.tell_others(seat, facts.INTEREST_DEALT_HIDDEN, seat)


# --- tiles, tracks, events ---


def lay_tile(g: Game, region: Region) -> None:
    """2.7.1 The next order tile goes to this region."""
    g.s.order = [*g.s.order, region]
    g.tell(facts.TILE, region, len(g.s.order))


def lift_tiles(g: Game) -> None:
    g.s.order = ZEROS[0]


def lift_rows(g: Game, queue: list[Seat]) -> None:
    """5.2.3 All discs leave the turn order track; rows are chosen anew in this order."""
    g.s.rows = ZEROS[g.seats]
    g.s.queue = [int(seat) for seat in queue]


def mark_track(g: Game) -> None:
    """4.0, A04 The disc that marks a player's row is one of their own."""
    for seat in range(g.seats):
        adjust(g.s.reserve, seat, -1)


def take_row(g: Game, seat: Seat, row: int) -> None:
    """4.0 One of the player's own discs marks the row."""
    g.s.rows = changed(g.s.rows, seat, row)
    g.tell(facts.ROW_TAKEN, seat, row)


def set_track(g: Game) -> None:
    """2.1 The order of play follows from the rows."""
    g.s.track = [seat for _, seat in sorted([(row, seat) for seat, row in enumerate(g.s.rows) if row])]
    g.s.queue = ZEROS[0]


def reveal_event(g: Game, event: int) -> None:
    """X1 A new event is in force, the old one is not."""
    g.s.event_deck &= ~(1 << event)
    g.s.event = event
    g.tell(facts.EVENT_REVEALED, event)


def sell_upgrade(g: Game, seat: Seat, upgrade: int) -> None:
    """X2 An upgrade belongs to its buyer for the rest of the game."""
    g.s.owners = changed(g.s.owners, upgrade, seat)
    g.tell(facts.UPGRADE_BOUGHT, seat, upgrade)
