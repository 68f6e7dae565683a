"""5.1 What a player may do when it is their turn."""

from typing import Final

from metropole.colonialism import action_space, facts, moves, prompts
from metropole.colonialism.cards import playable_cards
from metropole.colonialism.game import (
    ACT,
    BUY,
    CARD,
    COUNT,
    DRAW_CARDS,
    EXPLORE,
    INDEX,
    MOVE_SHIP,
    WITHDRAW,
    ZONE,
    Game,
)
from metropole.colonialism.queries import CARDS_IN, REGIONS_IN, presence, reach, ship_zones
from metropole.colonialism.sets import CardSets, subsets
from metropole.colonialism.ships import use_which_ship
from metropole.colonialism.state import REGION_COUNT, ZONE_COUNT, Seat
from metropole.colonialism.upgrades import for_sale, owns_aggressive_exploration
from metropole.kernel import Decision, Procedure, Question, ask

OPENINGS: Final = [[action_space.DRAW, *moved] for moved in subsets(action_space.MOVE, ZONE_COUNT)]
OPENINGS_WITH_PASS: Final = [[action_space.PASS, *opening] for opening in OPENINGS]
PLAYS: Final = CardSets(action_space.PLAY)
EXPLORATIONS: Final = subsets(action_space.EXPLORE, REGION_COUNT)
WITHDRAWALS: Final = subsets(action_space.WITHDRAW, REGION_COUNT)
COUNTS: Final = [
    [action_space.COUNT + i for i in range(1, most + 1)] for most in range(action_space.MOST_WITHDRAWN + 1)
]

# --- 5.1 choosing an action ---


def choose_action(g: Game) -> Question | None:
    """5.1 One of the actions that can be completed."""
    seat = g.seat
    within = reach(g, seat)
    present = presence(g, seat)
    openings = OPENINGS_WITH_PASS if g.edition.passing else OPENINGS
    options = openings[ship_zones(g, seat)] + PLAYS.numbers(playable_cards(g, seat, within, present))
    if g.s.reserve[seat]:
        options += EXPLORATIONS[within]
    if g.edition.withdraws:
        options += WITHDRAWALS[with_own_discs(g, seat, within & present)]
    if g.edition.upgrades:
        options += [action_space.BUY + upgrade for upgrade in for_sale(g, seat)]
    return Decision(seat, prompts.ACT, options)


def with_own_discs(g: Game, seat: Seat, regions: int) -> int:
    """5.1.4 Of these regions those where the player has discs of their own, not only mercenaries."""
    for region in REGIONS_IN[regions]:
        if not g.s.discs[seat * REGION_COUNT + region]:
            regions &= ~(1 << region)
    return regions


def take_action(g: Game) -> None:
    """5.1 The action chosen."""
    said, seat, noun = g.said, g.seat, g.index
    if said == action_space.PASS:
        g.tell(facts.PASSED, seat)
    elif said == action_space.DRAW:
        g.tell(facts.DRAWS, seat)
        g.call(DRAW_CARDS, seat, 0, 0, g.edition.drawn)
    elif said < action_space.PLAY:
        g.call(MOVE_SHIP, seat, 0, 0, noun)
    elif said < action_space.EXPLORE:
        g.call(g.edition.cards[noun].procedure, seat, 0, noun)
    elif said < action_space.WITHDRAW:
        g.call(EXPLORE, seat, noun)
    elif said < action_space.BUY:
        g.call(WITHDRAW, seat, noun)
    else:
        g.call(BUY, seat, 0, 0, noun)


# --- 5.1.1 drawing cards ---


def top_card(g: Game) -> Question | None:
    """5.1.1 The next card of the deck. A12: with neither deck nor discard pile the rest is lost."""
    if g.count == 0:
        g.finish()
        return None
    deck = g.s.decks[g.seat]
    if deck == 0:
        g.tell(facts.NOTHING_TO_DRAW, g.seat)
        g.finish()
        return None
    return CARDS_IN.draw("card", deck)


def take_card(g: Game) -> None:
    moves.draw_card(g, g.seat, g.card)
    g.put(CARD, 0)
    g.put(COUNT, g.count - 1)
    g.restart()


# --- 5.1.4 exploring and withdrawing ---


def exploring_ship(g: Game) -> Question | None:
    """5.1.4 The ship beside the region. X2: which one does not matter if it stays fresh."""
    return None if owns_aggressive_exploration(g, g.seat) else use_which_ship(g)


def explore(g: Game) -> None:
    """5.1.4 One disc from the reserve into the region. X2: the ship may stay fresh."""
    g.tell(facts.EXPLORES, g.seat, g.region)
    if not owns_aggressive_exploration(g, g.seat):
        moves.use_ship(g, g.seat, g.zone)
    moves.place(g, g.seat, g.region, 1)


def how_many(g: Game) -> Question | None:
    """5.1.4, A15, A16 One to five of the player's own discs."""
    most = min(action_space.MOST_WITHDRAWN, g.s.discs[g.seat * REGION_COUNT + g.region])
    return Decision(g.seat, prompts.HOW_MANY, COUNTS[most])


def withdraw(g: Game) -> None:
    """5.1.4 Discs return from one region to the reserve."""
    g.tell(facts.WITHDRAWS, g.seat, g.region, g.count)
    moves.use_ship(g, g.seat, g.zone)
    moves.remove(g, g.seat, g.region, g.count)


PROCEDURES: dict[int, Procedure] = {
    ACT: Procedure("5.1", ask(choose_action, INDEX), take_action),
    DRAW_CARDS: Procedure("5.1.1", ask(top_card, CARD), take_card),
    EXPLORE: Procedure("5.1.4", ask(exploring_ship, ZONE), explore),
    WITHDRAW: Procedure("5.1.4", ask(use_which_ship, ZONE), ask(how_many, COUNT), withdraw),
}
