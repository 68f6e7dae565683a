"""5.1 What a player may do when it is their turn."""

from typing import Final

from metropole.games.colonialism.rules import action_space, facts, moves, prompts
from metropole.games.colonialism.rules.board import Zone
from metropole.games.colonialism.rules.cards import playable_cards
from metropole.games.colonialism.rules.drawing import draw_cards
from metropole.games.colonialism.rules.game import ACT, CARD, EXPLORE, REGION, WITHDRAW, ZONE, Game
from metropole.games.colonialism.rules.queries import REGIONS_IN, presence, reach, ship_zones
from metropole.games.colonialism.rules.sets import CardSets, subsets
from metropole.games.colonialism.rules.ships import move_ship, use_which_ship
from metropole.games.colonialism.rules.state import REGION_COUNT, ZONE_COUNT, Seat
from metropole.games.colonialism.rules.upgrades import buy, for_sale, owns_aggressive_exploration
from metropole.kernel import Decision, Procedure, Question, Slot, ask

CHOSEN: Final = Slot[int](CARD)  # the noun of the action: a zone, a card, a region or an upgrade
WITHDRAWN: Final = Slot[int](ZONE)

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
    said, seat, noun = g.said, g.seat, g[CHOSEN]
    if said == action_space.PASS:
        g.tell(facts.PASSED, seat)
    elif said == action_space.DRAW:
        g.tell(facts.DRAWS, seat)
        draw_cards(g, seat, g.edition.drawn)
    elif said < action_space.PLAY:
        move_ship(g, seat, Zone(noun))
    elif said < action_space.EXPLORE:
        g.call(g.edition.cards[noun].procedure, seat, 0, noun)
    elif said < action_space.WITHDRAW:
        g.call(EXPLORE, seat, noun)
    elif said < action_space.BUY:
        g.call(WITHDRAW, seat, noun)
    else:
        buy(g, seat, noun)


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
    g.tell(facts.WITHDRAWS, g.seat, g.region, g[WITHDRAWN])
    moves.use_ship(g, g.seat, g.zone)
    moves.remove(g, g.seat, g.region, g[WITHDRAWN])


PROCEDURES: dict[int, Procedure] = {
    ACT: Procedure("5.1", ask(choose_action, CHOSEN), take_action),
    EXPLORE: Procedure("5.1.4", ask(exploring_ship, ZONE, region=REGION), explore),
    WITHDRAW: Procedure(
        "5.1.4", ask(use_which_ship, ZONE, region=REGION), ask(how_many, WITHDRAWN, region=REGION), withdraw
    ),
}
