"""3.3 What a seat may know, built from nothing; and worlds that it cannot tell from the truth."""

from typing import Final

from metropole.games.colonialism.rules.board import Board
from metropole.games.colonialism.rules.colonization import region_colonized, regions_checked
from metropole.games.colonialism.rules.game import CARD, SEAT, SET_UP, Edition, Game
from metropole.games.colonialism.rules.queries import cards_in, size
from metropole.games.colonialism.rules.setup import ALL_INTERESTS
from metropole.games.colonialism.rules.state import NO_CARD, REGION_COUNT, Seat, State
from metropole.games.colonialism.rules.upgrades import cards_of
from metropole.kernel.chance import Rng, draw
from metropole.kernel.frames import FRAME, HEAD, SAID
from metropole.kernel.position import changed
from metropole.kernel.questions import Outcome
from metropole.kernel.view import SPECTATOR, View, add_question, redeal_answers

HIDDEN_CARD: Final = 25

PUBLIC: Final = (
    "turn phase event_deck event order rows track acted queue rolls due discs mercenaries natives cubes bag spent "
    "supply reserve held gained fresh used discards played up owners"
).split()


class ColonialismView(View):
    """`table` is the position as the viewer sees it: of others' cards only backs, of their hands and decks nothing."""

    def __init__(self, seat: int, table: Game) -> None:
        super().__init__(seat, table.seats)
        self.table = table
        self.hand_sizes: list[int] = []
        self.deck_sizes: list[int] = []
        self.interest_sizes: list[int] = []
        self.begun = 0  # whether the preparations are over
        self.checked = 0  # regions that the colonization phase under way has come to
        self.colonized = -1  # the region that is being colonized
        self.anchor = 0
        self.anchor_at = 0

    @property
    def edition(self) -> Edition:
        return self.table.edition

    @property
    def board(self) -> Board:
        return self.table.board

    def shown(self) -> Game:
        return self.table

    def redeal(self, rng: Rng) -> Game:
        """A full game that the view cannot tell from the truth: everything hidden is dealt anew."""
        return redeal(self, rng)

    def numbers(self) -> dict[str, object]:
        return {
            **super().numbers(),
            **self.table.s.numbers(),
            "hand_sizes": self.hand_sizes,
            "deck_sizes": self.deck_sizes,
            "interest_sizes": self.interest_sizes,
            "begun": self.begun,
            "checked": self.checked,
            "colonized": self.colonized,
        }


# --- views ---


def view(g: Game, seat: int) -> ColonialismView:
    """What this seat, or a spectator, may know now."""
    seen = ColonialismView(seat, Game(g.edition, g.board, g.seats, State(g.seats)))
    add_public(seen, g)
    if seat != SPECTATOR:
        add_private(seen, g, seat)
    add_question(seen, g)
    add_flow(seen, g)
    if isinstance(g.pending, Outcome):
        seen.outcome = g.pending
        seen.table.s.interests = g.s.interests[:]
    return seen


def add_public(seen: ColonialismView, g: Game) -> None:
    """What lies open: the board, all piles, the sizes of hands and decks, the backs of cards."""
    fields = g.s.numbers()
    seen.table.s.put({field: fields[field] for field in PUBLIC})
    seen.hand_sizes = [size(hand) for hand in g.s.hands]
    seen.deck_sizes = [size(deck) for deck in g.s.decks]
    seen.interest_sizes = [size(interests) for interests in g.s.interests]
    seen.begun = int(g.under_way(SET_UP) is None)
    seen.checked = regions_checked(g)
    seen.colonized = region_colonized(g)
    seen.table.s.down = [NO_CARD if card == NO_CARD else HIDDEN_CARD for card in g.s.down]


def add_private(seen: ColonialismView, g: Game, seat: int) -> None:
    """A69 The viewer's own cards; the set of their deck is what is left of their cards."""
    own = seen.table.s
    own.hands = changed(own.hands, seat, g.s.hands[seat])
    own.decks = changed(own.decks, seat, g.s.decks[seat])
    own.interests = changed(own.interests, seat, g.s.interests[seat])
    for cell in range(seat * REGION_COUNT, (seat + 1) * REGION_COUNT):
        own.down = changed(own.down, cell, g.s.down[cell])
    if g.answers:
        seen.given = g.answers[seat][:]


def add_flow(seen: ColonialismView, g: Game) -> None:
    """Where the rules stand. Cards that somebody else has in mind are no part of it."""
    if is_composing(g, seen.seat):
        seen.stack = g.stack
        seen.anchor, seen.anchor_at = g.anchor, g.anchor_at
    else:
        seen.stack = g.public_stack()
    for base in range(0, len(seen.stack), FRAME):
        if seen.stack[base + HEAD + SEAT.register] != seen.seat or not is_composing(g, seen.seat):
            seen.stack[base + HEAD + CARD.register] = 0
            seen.stack[base + SAID] = 0


def is_composing(g: Game, seat: int) -> bool:
    return seat != SPECTATOR and g.composing() == seat


# --- worlds ---


def redeal(seen: ColonialismView, rng: Rng) -> Game:
    """A full game that the view cannot tell from the truth: everything hidden is dealt anew."""
    g = Game(seen.edition, seen.board, seen.seats, seen.table.s.copy())
    redeal_interests(g, seen, rng)
    for seat in range(g.seats):
        if seat != seen.seat:
            redeal_cards(g, seen, seat, rng)
    g.stack = seen.stack[:]
    g.anchor, g.anchor_at = seen.anchor, seen.anchor_at
    redeal_answers(g, seen, rng)
    g.run()
    return g


def redeal_interests(g: Game, seen: ColonialismView, rng: Rng) -> None:
    """Interests that the viewer does not hold may be anybody's, or nobody's. After the game they lie open."""
    others = [seat for seat in range(g.seats) if seat != seen.seat and seen.outcome is None]
    for seat in others:
        g.s.interests = changed(g.s.interests, seat, 0)
    unknown = cards_in(ALL_INTERESTS & ~sum(g.s.interests))
    for seat in others:
        g.s.interests = changed(
            g.s.interests, seat, sum([1 << card for card in draw(unknown, seen.interest_sizes[seat], rng)])
        )
    g.s.undealt = sum([1 << card for card in unknown])


def redeal_cards(g: Game, seen: ColonialismView, seat: int, rng: Rng) -> None:
    """Of another player's cards all are in hand, deck or face-down that do not lie open."""
    unknown = cards_of(g, Seat(seat)) & ~g.s.discards[seat]
    if g.s.played[seat] != NO_CARD:
        unknown &= ~(1 << g.s.played[seat])
    cells = range(seat * REGION_COUNT, (seat + 1) * REGION_COUNT)
    for cell in cells:
        unknown &= ~g.s.up[cell]
    for cell in cells:
        if g.s.down[cell] == HIDDEN_CARD:
            card = draw(cards_in(unknown & g.edition.policies()), 1, rng)[0]
            g.s.down = changed(g.s.down, cell, card)
            unknown &= ~(1 << card)
    cards = cards_in(unknown)
    g.s.hands = changed(g.s.hands, seat, sum([1 << card for card in draw(cards, seen.hand_sizes[seat], rng)]))
    g.s.decks = changed(g.s.decks, seat, sum([1 << card for card in cards]))


__all__ = ["HIDDEN_CARD", "ColonialismView", "redeal", "view"]
