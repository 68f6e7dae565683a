"""5.1.3 Playing influence cards."""

from metropole.colonialism import alphabet, facts, moves, prompts
from metropole.colonialism.cards.trade import tradable_zones
from metropole.colonialism.game import CAMPAIGN, TRADE, Game, Influence
from metropole.colonialism.queries import AGADIR_CRISIS, REGIONS_IN, cards_in, presence, reach
from metropole.colonialism.state import Seat
from metropole.kernel import Decision, Question


def playable_cards(g: Game, seat: Seat, within: int, present: int) -> list[int]:
    """5.1.3 The cards of the hand that can be played somewhere."""
    hand = cards_in(g.s.hands[seat])
    return [card for card in hand if is_playable(g, seat, g.edition.cards[card], within, present)]


def is_playable(g: Game, seat: Seat, card: Influence, within: int, present: int) -> bool:
    if card.procedure == TRADE:
        return bool(tradable_zones(g, seat))
    return open_regions(g, seat, card, within, present) != 0


def open_regions(g: Game, seat: Seat, card: Influence, within: int, present: int) -> int:
    """5.1.3 The regions where a card's ship and presence requirements are met."""
    mask = within if card.ship else present
    if card.presence:
        mask &= present
    if card.policy and g.s.event == AGADIR_CRISIS:
        mask &= ~(1 << g.board.event_place[AGADIR_CRISIS])
    if card.procedure == CAMPAIGN:
        mask = with_targets(g, seat, mask)
    return mask


def with_targets(g: Game, seat: Seat, mask: int) -> int:
    """A44 A campaign needs somebody to attack."""
    return sum([1 << region for region in REGIONS_IN[mask] if g.edition.campaign_targets(g, seat, region)])


def card_region(g: Game) -> Question | None:
    """5.1.3 The region a card is for."""
    seat = g.seat
    mask = open_regions(g, seat, g.edition.cards[g.card], reach(g, seat), presence(g, seat))
    return Decision(seat, prompts.CARD_REGION, [alphabet.IN + region for region in REGIONS_IN[mask]])


def show_card(g: Game) -> None:
    """5.1.3.1 An action card is shown and its ship used."""
    g.tell(facts.PLAYS_ACTION, g.seat, g.card, g.region)
    if g.edition.cards[g.card].ship:
        moves.use_ship(g, g.seat, g.zone)
    moves.show_card(g, g.seat, g.card)


def put_away(g: Game) -> None:
    """5.1.3.1 When it is resolved, the card goes to the discard pile."""
    moves.put_away(g, g.seat)


def lay_policy(g: Game) -> None:
    """5.1.3.2 A policy card waits at its region for the next colonization."""
    moves.lay_policy(g, g.seat, g.region, g.card)
    moves.use_ship(g, g.seat, g.zone)
