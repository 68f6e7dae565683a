"""A turn thought through: which cards in which order, and which of their characters, as if the others stood still."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from metropole.bots.empires import deeds
from metropole.bots.empires.deeds import NEVER_DONE, Sending
from metropole.bots.empires.weights import BREADTH, WEIGHTS
from metropole.bots.empires.worth import debt, plunder, purse_worth, rivals, wealth
from metropole.empires.board import Territory
from metropole.empires.characters import (
    AMBASSADOR,
    CONQUEROR,
    EXPLORER,
    FINANCIER,
    GOVERNOR,
    MERCHANT,
    MISSIONARY,
    REBEL,
    SCIENTIST,
    SOVEREIGN,
    TRADER,
    VICEROY,
)
from metropole.empires.characters.conqueror import conquerable
from metropole.empires.characters.explorer import ADVENTURERS, targets
from metropole.empires.characters.missionary import quiet
from metropole.empires.characters.rebel import may_rise
from metropole.empires.characters.trader import limit
from metropole.empires.game import Game
from metropole.empires.queries import (
    VALUES,
    counters,
    economy,
    explored_territories,
    historical_cities,
    logistics,
    piles_of,
)
from metropole.empires.state import NOWHERE, ROUNDS, SEAFARING, TRACK_COUNT, Seat
from metropole.empires.turn import doubled, hand
from metropole.empires.war import may_keep_peace
from metropole.empires.war import targets as enemies

FORFEIT: Final = -1


class Outlook:
    """What can be done from here, each deed judged once."""

    def __init__(self, g: Game, seat: Seat) -> None:
        self.g = Game(g.edition, g.board, g.seats, g.s.copy())
        self.seat = seat
        self.sendings: dict[int, Sending | None] = {}
        self.ventures: dict[int, float] = {}
        self.doubled = doubled(g, seat)

    # --- explorer ---

    @cached_property
    def footholds(self) -> dict[Territory, tuple[float, int, int]]:
        """The best second step in each territory that may be explored."""
        return {t: deeds.occupation_after(self.g, self.seat, t) for t in targets(self.g)}

    def venture(self, territory: Territory, more: int) -> float:
        return deeds.explore_worth(self.g, self.seat, territory, more, self.footholds[territory][0])

    def exploring(self, more: int) -> float:
        """The best exploration, and the voyage after it."""
        if more not in self.ventures:
            best = max([self.venture(t, more) for t in self.footholds], default=0.0)
            self.ventures[more] = best + max(0.0, deeds.voyage_worth(self.g, self.seat, more))
        return self.ventures[more]

    @cached_property
    def adventures(self) -> int:
        """Treasury that the best exploration is likely to take."""
        best = max(self.footholds, key=lambda t: self.venture(t, 0), default=None)
        return int(best is not None and self.footholds[best][1] == ADVENTURERS)

    # --- conqueror and viceroy ---

    @cached_property
    def conquest(self) -> tuple[float, Territory]:
        """The best colony that can be founded now."""
        g, seat = self.g, self.seat
        worths = [(deeds.conquest_worth(g, seat, t), t) for t in conquerable(g, seat)]
        return max(worths, default=(NEVER_DONE, Territory(NOWHERE)))

    def sending(self, treasury: int) -> Sending | None:
        """The best counters to send that a treasury can pay."""
        best: Sending | None = None
        for count in range(1, min(treasury, logistics(self.g, self.seat)) + 1):
            if count not in self.sendings:
                self.sendings[count] = deeds.best_sending(self.g, self.seat, count)
            sending = self.sendings[count]
            if sending and (best is None or net(sending, treasury) > net(best, treasury)):
                best = sending
        return best

    # --- the others ---

    @cached_property
    def embassy(self) -> float:
        return deeds.embassy_worth(self.g, self.seat)

    @cached_property
    def mission(self) -> float:
        g, seat = self.g, self.seat
        places = [t for t in explored_territories(g) if counters(g, seat, t)]
        return max([deeds.mission_worth(g, seat, t) for t in places], default=0.0 if quiet(g) else NEVER_DONE)

    @cached_property
    def war(self) -> float:
        g, seat = self.g, self.seat
        peace = [WEIGHTS.step] if may_keep_peace(g, seat) else []
        return max([*[deeds.war_worth(g, seat, other) for other in enemies(g, seat)], *peace], default=NEVER_DONE)

    @cached_property
    def revolt(self) -> float:
        g, seat = self.g, self.seat
        places = deeds.occupied(g)
        stirring = [deeds.stir_worth(g, seat, t) for t in places]
        rising = [deeds.rebellion_worth(g, seat, t) for t in places if may_rise(g, t)]
        expelling = [deeds.expel_worth(g, seat, t) for t in places if g.s.missions[t]]
        return max([*stirring, *rising, *expelling], default=NEVER_DONE)

    @cached_property
    def city(self) -> float:
        return deeds.best_city(self.g, self.seat)

    @cached_property
    def shipment(self) -> int:
        return deeds.shipment(self.g, self.seat)

    @cached_property
    def trade_limit(self) -> int:
        return limit(self.g, self.seat)

    @cached_property
    def foreign_goods(self) -> int:
        return sum([self.g.s.goods[other] for other in rivals(self.g, self.seat)])

    @cached_property
    def tracks(self) -> list[tuple[int, int, float]]:
        """Track, price and worth of every possible step."""
        found: list[tuple[int, int, float]] = []
        sailing = self.exploring(1) - self.exploring(0)
        for track in range(TRACK_COUNT):
            worth = deeds.track_worth(self.g, self.seat, track, sailing)
            if worth > NEVER_DONE:
                at = self.g.s.tracks[self.seat * TRACK_COUNT + track]
                found.append((track, VALUES[track][at + 1], worth))
        return found


def net(sending: Sending, treasury: int) -> float:
    """What counters bring above their price."""
    return sending.gain - purse_worth(treasury) + purse_worth(treasury - len(sending.spaces))


# --- drafts ---


@dataclass(frozen=True)
class Draft:
    """A turn as far as it is planned."""

    treasury: int
    goods: int
    owed: int
    piles: int
    used: int
    value: float = 0.0
    sailing: int = 0  # seafaring gained on the way
    sending: Sending | None = None
    founded: int = NOWHERE
    cards: tuple[int, ...] = ()


Deed = Callable[[Outlook, Draft], Draft | None]


def plan_explorer(o: Outlook, d: Draft) -> Draft | None:
    worth = o.exploring(d.sailing)
    if not worth:
        return None
    late = 1.0 - WEIGHTS.race * len(d.cards)
    spent = min(d.treasury, o.adventures)
    return replace(d, value=d.value + worth * late, treasury=d.treasury - spent)


def plan_conqueror(o: Outlook, d: Draft) -> Draft | None:
    worth, where = o.conquest
    if d.sending is not None and d.sending.conquest > worth:
        worth, where = d.sending.conquest, d.sending.territory
    if worth == NEVER_DONE:
        return None
    return replace(d, value=d.value + worth, treasury=d.treasury + plunder(o.g, where), founded=where)


def plan_viceroy(o: Outlook, d: Draft) -> Draft | None:
    sending = o.sending(d.treasury)
    if sending is None:
        return None
    return replace(d, value=d.value + sending.gain, treasury=d.treasury - len(sending.spaces), sending=sending)


def plan_ambassador(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, value=d.value + o.embassy)


def plan_sovereign(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, value=d.value + o.war) if o.war > NEVER_DONE else None


def plan_rebel(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, value=d.value + o.revolt) if o.revolt > NEVER_DONE else None


def plan_merchant(o: Outlook, d: Draft) -> Draft | None:
    if not o.shipment:
        return None
    return replace(d, goods=d.goods + o.shipment, value=d.value - deeds.pirates_toll(o.g, o.seat))


def plan_governor(o: Outlook, d: Draft) -> Draft | None:
    """17 At the lowest price; also in a colony founded earlier in the turn."""
    price = o.g.s.city_value + 1
    if price > min(d.treasury, economy(o.g, o.seat)):
        return None
    worth = o.city
    if d.founded not in (NOWHERE, o.g.s.city) and historical_cities(o.g, o.seat) >> d.founded & 1:
        worth = max(worth, 1.0)
    if worth == NEVER_DONE:
        return None
    return replace(d, value=d.value + worth, treasury=d.treasury - price)


def plan_trader(o: Outlook, d: Draft) -> Draft | None:
    """23 Own goods first, then what others may let go."""
    own = min(d.goods, o.trade_limit)
    foreign = min(o.trade_limit - own, int(o.foreign_goods * (1.0 - WEIGHTS.consent)))
    return replace(d, goods=d.goods - own, treasury=d.treasury + own + foreign) if own + foreign else None


def plan_financier(o: Outlook, d: Draft) -> Draft | None:
    loan = 2 * economy(o.g, o.seat)
    return replace(d, treasury=d.treasury + loan, owed=d.owed + loan, piles=d.piles + 1)


def plan_scientist(o: Outlook, d: Draft) -> Draft | None:
    best = best_track(o, d.treasury)
    if best is None:
        return None
    track, price, worth = best
    more = int(track == SEAFARING)
    return replace(d, value=d.value + worth, treasury=d.treasury - price, sailing=d.sailing + more)


def best_track(o: Outlook, treasury: int) -> tuple[int, int, float] | None:
    """21 The step that is worth most above its price."""
    payable = [step for step in o.tracks if step[1] <= treasury]
    return max(payable, key=lambda step: step[2] + purse_worth(treasury - step[1]), default=None)


def plan_missionary(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, value=d.value + o.mission) if o.mission > NEVER_DONE else None


PLANS: Final[dict[int, Deed]] = {
    EXPLORER: plan_explorer,
    CONQUEROR: plan_conqueror,
    VICEROY: plan_viceroy,
    AMBASSADOR: plan_ambassador,
    SOVEREIGN: plan_sovereign,
    REBEL: plan_rebel,
    MERCHANT: plan_merchant,
    GOVERNOR: plan_governor,
    TRADER: plan_trader,
    FINANCIER: plan_financier,
    SCIENTIST: plan_scientist,
    MISSIONARY: plan_missionary,
}


def blank(g: Game, seat: Seat) -> Draft:
    """Nothing planned yet."""
    s = g.s
    return Draft(s.treasury[seat], s.goods[seat], debt(g, seat), len(piles_of(g, seat)), s.uses[seat])


def merit(o: Outlook, d: Draft) -> float:
    """What a draft is worth when it ends here; goods are worth less than the treasury they can become."""
    sold = purse_worth(d.treasury + min(d.goods, o.trade_limit)) - purse_worth(d.treasury)
    return d.value + wealth(o.g, o.seat, d.treasury, d.owed, d.piles) + WEIGHTS.unsold * sold


def extended(o: Outlook, d: Draft, card: int, character: int) -> Draft | None:
    """A draft with one card more, played as this character or forfeited."""
    if character == FORFEIT:
        return replace(d, cards=(*d.cards, card))
    if d.used >> character & 1 and character not in o.doubled:
        return None
    after = PLANS[character](o, d)
    if after is None:
        return None
    wait = WEIGHTS.delay * len(d.cards) * max(0.0, after.value - d.value)
    return replace(
        after,
        value=after.value - wait,
        used=d.used | 1 << character,
        cards=(*d.cards, card),
    )


def faces(card: int) -> tuple[int, int, int]:
    return (2 * card, 2 * card + 1, FORFEIT)


def grown(o: Outlook, drafts: list[Draft], cards: list[int], copies: list[int] | None = None) -> list[Draft]:
    """Every draft with every next card of which there is a copy left, the best of them kept."""
    longer: list[Draft] = []
    for d in drafts:
        for card in cards:
            if copies is None or d.cards.count(card) < copies[card]:
                longer.extend([after for face in faces(card) if (after := extended(o, d, card, face)) is not None])
    longer.sort(key=lambda d: -merit(o, d))
    return longer[:BREADTH]


def best_row(o: Outlook, given: list[int]) -> Draft:
    """4 The best row of five cards that begins with those laid already."""
    copies = hand(o.g, o.seat)
    drafts = [replace(blank(o.g, o.seat), used=0)]
    for place in range(ROUNDS):
        drafts = grown(o, drafts, given[place : place + 1] or list(range(len(copies))), copies)
    return drafts[0]


def best_character(o: Outlook, row: list[int], first: int) -> float:
    """12 What the rest of the turn is worth if the card shown now is played as this character."""
    start = extended(o, blank(o.g, o.seat), row[0], first)
    drafts = [start] if start is not None else []
    for card in row[1:]:
        drafts = grown(o, drafts, [card])
    return merit(o, drafts[0]) if drafts else NEVER_DONE
