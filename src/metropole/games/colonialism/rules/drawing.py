"""5.1.1 Drawing cards."""

from typing import Final

from metropole.games.colonialism.rules import facts, moves
from metropole.games.colonialism.rules.game import CARD, DRAW_CARDS, Game
from metropole.games.colonialism.rules.queries import CARDS_IN
from metropole.games.colonialism.rules.state import Seat
from metropole.kernel import Procedure, Question, Slot, ask, loop

CARDS_LEFT: Final = Slot[int](CARD)  # yet to be drawn


def draw_cards(g: Game, seat: Seat, count: int) -> None:
    """5.1.1 A player draws so many cards."""
    g.call(DRAW_CARDS, seat, 0, 0, count)


def top_card(g: Game) -> Question | None:
    """5.1.1 The next card of the deck. A12: with neither deck nor discard pile the rest is lost."""
    if not g[CARDS_LEFT]:
        return None
    deck = g.s.decks[g.seat]
    return CARDS_IN.draw("card", deck) if deck else None


def take_card(g: Game) -> None:
    moves.draw_card(g, g.seat, g.card)
    g[CARD] = 0
    g[CARDS_LEFT] -= 1


def miss_the_rest(g: Game) -> None:
    """A12 There was nothing left to draw."""
    if g[CARDS_LEFT]:
        g.tell(facts.NOTHING_TO_DRAW, g.seat)


PROCEDURES: dict[int, Procedure] = {
    DRAW_CARDS: Procedure("5.1.1", loop(ask(top_card, CARD), take_card), miss_the_rest),
}
