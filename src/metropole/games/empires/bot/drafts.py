"""A turn on paper: what is left of everything after the cards planned so far."""

from typing import Final

from metropole.games.empires.bot.sendings import Sending
from metropole.games.empires.rules.state import NO_CARD, NOWHERE

COPIES: Final = 2  # bits for the number of copies of a card


class TrackStep:
    """The next space of a track: its price, and what it is worth."""

    def __init__(self, track: int, price: int, worth: float) -> None:
        self.track = track
        self.price = price
        self.worth = worth


class TurnPlan:
    """A turn as far as it is planned."""

    def __init__(self, treasury: int, goods: int, owed: int, piles: int = 0, used: int = 0) -> None:
        self.treasury = treasury
        self.goods = goods
        self.owed = owed
        self.piles = piles
        self.used = used  # the set of characters
        self.value = 0.0
        self.merit = 0.0  # the value, with what is left at the end
        self.sailing = 0  # seafaring gained on the way
        self.thrift = 0  # economy gained on the way
        self.sending: Sending | None = None
        self.founded = NOWHERE
        self.length = 0
        self.laid = 0  # how many copies of each card
        self.card = NO_CARD  # the last of them
        self.first = NOWHERE  # the action it begins with
        self.before: TurnPlan | None = None

    def next(self) -> "TurnPlan":
        """The same draft, to go on with."""
        after = TurnPlan(self.treasury, self.goods, self.owed, self.piles, self.used)
        after.value = self.value
        after.merit = self.merit
        after.sailing = self.sailing
        after.thrift = self.thrift
        after.sending = self.sending
        after.founded = self.founded
        after.length = self.length
        after.laid = self.laid
        after.first = self.first
        after.before = self
        return after

    def worth(self, more: float) -> "TurnPlan":
        """The draft gone on with for what a deed is worth."""
        after = self.next()
        after.value += more
        return after

    def lay(self, card: int, action: int) -> "TurnPlan":
        """Put down one card more, which may be the first."""
        if self.first == NOWHERE:
            self.first = action
        self.card = card
        self.length += 1
        self.laid += 1 << COPIES * card
        return self

    def copies(self, card: int) -> int:
        """How often a card has been laid."""
        return self.laid >> COPIES * card & (1 << COPIES) - 1

    @property
    def cards(self) -> list[int]:
        """The cards laid, in order."""
        earlier = self.before.cards if self.before is not None else []
        return earlier if self.card == NO_CARD else [*earlier, self.card]


def keep(best: list[TurnPlan], draft: TurnPlan, breadth: int) -> None:
    """Put a draft in its place among the best; of equals the first found comes first."""
    at = len(best)
    if at == breadth and best[at - 1].merit >= draft.merit:
        return
    while at and best[at - 1].merit < draft.merit:
        at -= 1
    best.insert(at, draft)
    if len(best) > breadth:
        best.pop()
