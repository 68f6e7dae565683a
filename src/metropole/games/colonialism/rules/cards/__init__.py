"""5.1.3 Playing influence cards."""

from typing import Final

from metropole.games.colonialism.rules import action_space, facts, moves, prompts
from metropole.games.colonialism.rules.cards.trade import can_trade
from metropole.games.colonialism.rules.game import CAMPAIGN, TRADE, Game, Influence
from metropole.games.colonialism.rules.queries import AGADIR_CRISIS, REGIONS_IN, cards_in, presence, reach
from metropole.games.colonialism.rules.sets import subsets
from metropole.games.colonialism.rules.ships import use_which_ship
from metropole.games.colonialism.rules.state import REGION_COUNT, Seat
from metropole.kernel import Decision, Question

PLACES: Final = subsets(action_space.IN, REGION_COUNT)


def playable_cards(g: Game, seat: Seat, within: int, present: int) -> int:
    """5.1.3 The set of cards of the hand that can be played somewhere."""
    hand = g.s.hands[seat]
    needs = g.needs()
    playable = hand & needs.met(within, present)
    if g.s.event == AGADIR_CRISIS:
        elsewhere = ~(1 << g.board.event_place[AGADIR_CRISIS])
        playable &= ~needs.policies | needs.met(within & elsewhere, present & elsewhere)
    if hand & needs.company:
        for card in cards_in(hand & needs.company):
            if is_playable(g, seat, g.edition.cards[card], within, present):
                playable |= 1 << card
    return playable


def is_playable(g: Game, seat: Seat, card: Influence, within: int, present: int) -> bool:
    """5.1.3 Whether a card can be played somewhere."""
    if card.procedure == TRADE:
        return can_trade(g, seat, present)
    if card.procedure == CAMPAIGN:
        regions = REGIONS_IN[fitting_regions(g, card, within, present)]
        return any(g.edition.campaign_targets(g, seat, region) for region in regions)
    return fitting_regions(g, card, within, present) != 0


def open_regions(g: Game, seat: Seat, card: Influence, within: int, present: int) -> int:
    """5.1.3 The regions where a card can be played. A44: a campaign needs somebody to attack."""
    mask = fitting_regions(g, card, within, present)
    if card.procedure == CAMPAIGN:
        for region in REGIONS_IN[mask]:
            if not g.edition.campaign_targets(g, seat, region):
                mask &= ~(1 << region)
    return mask


def fitting_regions(g: Game, card: Influence, within: int, present: int) -> int:
    """5.1.3 The regions where a card's ship and presence requirements are met."""
    mask = within if card.ship else present
    if card.presence:
        mask &= present
    if card.policy and g.s.event == AGADIR_CRISIS:
        mask &= ~(1 << g.board.event_place[AGADIR_CRISIS])
    return mask


def card_region(g: Game) -> Question | None:
    """5.1.3 The region a card is for."""
    seat = g.seat
    mask = open_regions(g, seat, g.edition.cards[g.card], reach(g, seat), presence(g, seat))
    return Decision(seat, prompts.CARD_REGION, PLACES[mask])


def card_ship(g: Game) -> Question | None:
    """5.1.3 The ship that is used, if the card needs one."""
    return use_which_ship(g) if g.edition.cards[g.card].ship else None


def show_card(g: Game) -> None:
    """5.1.3.1 An action card is shown and its ship used."""
    seat, card = g.seat, g.card
    g.tell(facts.PLAYS_ACTION, seat, card, g.region)
    if g.edition.cards[card].ship:
        moves.use_ship(g, seat, g.zone)
    moves.show_card(g, seat, card)


def put_away(g: Game) -> None:
    """5.1.3.1 When it is resolved, the card goes to the discard pile."""
    moves.put_away(g, g.seat)


def lay_policy(g: Game) -> None:
    """5.1.3.2 A policy card waits at its region for the next colonization."""
    seat = g.seat
    moves.lay_policy(g, seat, g.region, g.card)
    moves.use_ship(g, seat, g.zone)
