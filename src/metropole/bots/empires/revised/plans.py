"""A turn thought through: which characters in which order, as if the others stood still."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from metropole.bots.empires.revised import deeds, wars
from metropole.bots.empires.revised.deeds import NEVER_DONE, Outfit, Sending
from metropole.bots.empires.revised.weights import BREADTH, BREADTH_OF_LOCK, WEIGHTS
from metropole.bots.empires.revised.worth import rivalry, wealth
from metropole.bots.empires.worth import rivals
from metropole.empires import alphabet
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
from metropole.empires.characters.explorer import targets
from metropole.empires.characters.trader import limit
from metropole.empires.game import Game
from metropole.empires.moves import has_in_pool
from metropole.empires.queries import VALUES, debt, economy, logistics
from metropole.empires.revised.ambassador import restless
from metropole.empires.revised.financier import LOAN
from metropole.empires.revised.missionary import parishes
from metropole.empires.revised.prestige import half
from metropole.empires.revised.rebel import may_rise, stirrable
from metropole.empires.revised.turn import CARDS, SOVEREIGN_CARD, hand
from metropole.empires.revised.war import may_hunt
from metropole.empires.state import ECONOMY, NOWHERE, ROUNDS, SEAFARING, TRACK_COUNT, Seat
from metropole.empires.war import targets as enemies

MANY: Final = 100  # more than there are ways to begin a turn


class Outlook:
    """What can be done from here, each deed judged once."""

    def __init__(self, g: Game, seat: Seat) -> None:
        self.g = Game(g.edition, g.board, g.seats, g.s.copy())
        self.seat = seat
        self.sendings: dict[int, Sending | None] = {}
        self.ventures: dict[int, float] = {}
        self.riches: dict[tuple[int, int], float] = {}

    def wealth(self, treasury: int, owed: int) -> float:
        key = (treasury, owed)
        if key not in self.riches:
            self.riches[key] = wealth(self.g, self.seat, treasury, owed)
        return self.riches[key]

    @cached_property
    def owed(self) -> int:
        return debt(self.g, self.seat)

    # --- explorer ---

    @cached_property
    def footholds(self) -> dict[Territory, Outfit]:
        """The best second step in each territory that may be explored."""
        return {t: deeds.outfit_after(self.g, self.seat, t) for t in targets(self.g)}

    def venture(self, territory: Territory, more: int) -> float:
        return deeds.explore_worth(self.g, self.seat, territory, more, self.footholds[territory].gain)

    def exploring(self, more: int) -> float:
        """The best exploration, with so much more seafaring."""
        if more not in self.ventures:
            self.ventures[more] = max([self.venture(t, more) for t in self.footholds], default=0.0)
        return self.ventures[more]

    @cached_property
    def adventures(self) -> int:
        """Treasury that the best exploration is likely to take."""
        best = max(self.footholds, key=lambda t: self.venture(t, 0), default=None)
        return 0 if best is None else len(self.footholds[best].adventurers)

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
        for count in range(1, min(treasury, self.g.s.treasury[self.seat], logistics(self.g, self.seat)) + 1):
            if count not in self.sendings:
                self.sendings[count] = deeds.best_sending(self.g, self.seat, count)
            sending = self.sendings[count]
            if sending and (best is None or self.net(sending, treasury) > self.net(best, treasury)):
                best = sending
        return best

    def net(self, sending: Sending, treasury: int) -> float:
        """What counters bring above their price."""
        price = self.wealth(treasury, self.owed) - self.wealth(treasury - len(sending.spaces), self.owed)
        return sending.gain + max(0.0, sending.conquest) / 2 - price

    # --- the others ---

    @cached_property
    def embassy(self) -> float:
        g, seat = self.g, self.seat
        calm = [deeds.calm_worth(g, seat, territory) for territory in restless(g, seat)]
        return deeds.step_worth(g, seat) + max([0.0, *calm])

    @cached_property
    def mission(self) -> float:
        g, seat = self.g, self.seat
        best = max([deeds.mission_worth(g, seat, t) for t in parishes(g, seat)], default=NEVER_DONE)
        return best if best == NEVER_DONE else best + deeds.preaching_worth(g, seat)

    @cached_property
    def war(self) -> float:
        g, seat = self.g, self.seat
        hunt = [wars.hunt_worth(g, seat)] if may_hunt(g, seat) else []
        return max([*[wars.war_worth(g, seat, other) for other in enemies(g, seat)], *hunt], default=NEVER_DONE)

    @cached_property
    def revolt(self) -> float:
        """The better of a rebellion and unrest in two places."""
        g, seat = self.g, self.seat
        stirring = sorted([deeds.stir_worth(g, seat, t) for t in stirrable(g)])[-2:]
        rising = [deeds.rebellion_worth(g, seat, t) for t in restless_places(g, seat)]
        return max([*([sum(stirring)] if stirring else []), *rising], default=NEVER_DONE)

    @cached_property
    def city(self) -> float:
        return deeds.best_city(self.g, self.seat)

    @cached_property
    def city_price(self) -> int:
        return deeds.next_city(self.g)

    @cached_property
    def shipment(self) -> int:
        return deeds.shipment(self.g, self.seat)

    @cached_property
    def trade_limit(self) -> int:
        return limit(self.g, self.seat)

    @cached_property
    def foreign_goods(self) -> int:
        """12.9 Goods that others may let go."""
        g = self.g
        return int(sum([g.s.goods[q] * (1.0 - min(1.0, rivalry(g, q))) for q in rivals(g, self.seat)]) / 2)

    @cached_property
    def tracks(self) -> list[tuple[int, int, float]]:
        """Track, price and worth of every possible step."""
        found: list[tuple[int, int, float]] = []
        sailing = self.exploring(1) - self.exploring(0)
        award = deeds.learning_worth(self.g, self.seat)
        for track in range(TRACK_COUNT):
            worth = deeds.track_worth(self.g, self.seat, track, sailing)
            if worth > NEVER_DONE:
                at = self.g.s.tracks[self.seat * TRACK_COUNT + track]
                found.append((track, VALUES[track][at + 1], worth + award))
        return found


def restless_places(g: Game, seat: Seat) -> list[Territory]:
    return [Territory(t) for t in range(len(g.s.unrest)) if may_rise(g, seat, Territory(t))]


# --- drafts ---


@dataclass(frozen=True)
class Draft:
    """A turn as far as it is planned."""

    treasury: int
    goods: int
    owed: int
    value: float = 0.0
    sailing: int = 0  # seafaring gained on the way
    thrift: int = 0  # economy gained on the way
    sending: Sending | None = None
    founded: bool = False
    cards: tuple[int, ...] = ()
    first: int = NOWHERE  # the action it begins with


Deed = Callable[[Outlook, Draft], Draft | None]


def plan_explorer(o: Outlook, d: Draft) -> Draft | None:
    worth = o.exploring(d.sailing)
    if not worth:
        return None
    late = 1.0 - WEIGHTS.contest * len(d.cards)
    spent = min(d.treasury, o.adventures)
    lacking = o.adventures - spent
    return replace(d, value=d.value + (worth * late if not lacking else worth / 2), treasury=d.treasury - spent)


def plan_conqueror(o: Outlook, d: Draft) -> Draft | None:
    worth, _ = o.conquest
    if d.sending is not None:
        worth = max(worth, d.sending.conquest)
    if worth == NEVER_DONE:
        return None
    return replace(d, value=d.value + worth, founded=True)


def plan_viceroy(o: Outlook, d: Draft) -> Draft | None:
    sending = o.sending(d.treasury)
    if sending is None:
        return None
    late = 1.0 - WEIGHTS.contest * len(d.cards)
    value, treasury = d.value + sending.gain * late, d.treasury - len(sending.spaces)
    return replace(d, value=value, treasury=treasury, sending=sending)


def plan_ambassador(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, value=d.value + o.embassy)


def plan_sovereign(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, value=d.value + o.war) if o.war > NEVER_DONE else None


def plan_rebel(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, value=d.value + o.revolt) if o.revolt > NEVER_DONE else None


def plan_merchant(o: Outlook, d: Draft) -> Draft | None:
    return replace(d, goods=d.goods + o.shipment) if o.shipment else None


def plan_governor(o: Outlook, d: Draft) -> Draft | None:
    """12.5 At the lowest price; also in a colony founded earlier in the turn."""
    if o.city_price > min(d.treasury, economy(o.g, o.seat) + d.thrift):
        return None
    worth = max(o.city, 1.0) if d.founded else o.city
    if worth == NEVER_DONE:
        return None
    return replace(d, value=d.value + worth, treasury=d.treasury - o.city_price)


def plan_trader(o: Outlook, d: Draft) -> Draft | None:
    """12.9 Own goods first, then what others may let go, which is worth half."""
    most = o.trade_limit + d.thrift
    own = min(d.goods, most)
    foreign = half(min(most - own, o.foreign_goods))
    return replace(d, goods=d.goods - own, treasury=d.treasury + own + foreign) if own + foreign else None


def plan_financier(o: Outlook, d: Draft) -> Draft | None:
    if not has_in_pool(o.g, o.seat, 2 * LOAN):
        return None
    return replace(d, treasury=d.treasury + LOAN, owed=d.owed + LOAN)


def plan_scientist(o: Outlook, d: Draft) -> Draft | None:
    best = best_track(o, d.treasury, d.owed)
    if best is None:
        return None
    track, price, worth = best
    at = o.g.s.tracks[o.seat * TRACK_COUNT + track]
    more = VALUES[track][at + 1] - VALUES[track][at]
    return replace(
        d,
        value=d.value + worth,
        treasury=d.treasury - price,
        sailing=d.sailing + (more if track == SEAFARING else 0),
        thrift=d.thrift + (more if track == ECONOMY else 0),
    )


def best_track(o: Outlook, treasury: int, owed: int) -> tuple[int, int, float] | None:
    """12.8 The step that is worth most above its price."""
    payable = [step for step in o.tracks if step[1] <= treasury]
    return max(payable, key=lambda step: step[2] + o.wealth(treasury - step[1], owed), default=None)


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


def blank(o: Outlook) -> Draft:
    """Nothing planned yet."""
    return Draft(o.g.s.treasury[o.seat], o.g.s.goods[o.seat], o.owed)


def merit(o: Outlook, d: Draft) -> float:
    """What a draft is worth when it ends here; goods are worth less than the treasury they can become."""
    riches = o.wealth(d.treasury, d.owed)
    sold = o.wealth(d.treasury + min(d.goods, o.trade_limit), d.owed) - riches
    return d.value + riches + WEIGHTS.unsold * sold


def extended(o: Outlook, d: Draft, character: int) -> Draft | None:
    """A draft with one character more; what it gains is worth less the longer it has to wait."""
    after = PLANS[character](o, d)
    if after is None:
        return None
    richer = o.wealth(after.treasury, after.owed) - o.wealth(d.treasury, d.owed)
    gain = after.value - d.value + richer
    rate = WEIGHTS.peril if gain >= WEIGHTS.victory else WEIGHTS.delay
    wait = rate * len(d.cards) * max(0.0, gain)
    first = alphabet.USE + character if d.first == NOWHERE else d.first
    return replace(after, value=after.value - wait, cards=(*d.cards, character // 2), first=first)


def laid(d: Draft, card: int) -> Draft:
    """12 A draft with one card more that is played without an action."""
    return replace(d, cards=(*d.cards, card), first=alphabet.LAY + card if d.first == NOWHERE else d.first)


def grown(o: Outlook, drafts: list[Draft], cards: list[int], breadth: int) -> list[Draft]:
    """Every draft with every next card, the best of them kept."""
    longer: list[Draft] = []
    for d in drafts:
        for card in cards:
            if card not in d.cards:
                found = [extended(o, d, character) for character in (2 * card, 2 * card + 1)]
                uses = [after for after in found if after is not None]
                longer.extend(uses)
                if card != SOVEREIGN_CARD or not uses:
                    longer.append(laid(d, card))
    longer.sort(key=lambda d: -merit(o, d))
    return longer[:breadth]


def best_first(o: Outlook, options: list[int]) -> int:
    """12 Which of the actions that are offered the best turn begins with."""
    cards = hand(o.g, o.seat)
    begun = [d for d in grown(o, [blank(o)], cards, MANY) if d.first in options]
    return completed(o, begun, cards, ROUNDS - max(1, o.g.s.round), BREADTH).first


def completed(o: Outlook, drafts: list[Draft], cards: list[int], rounds: int, breadth: int) -> Draft:
    for _ in range(rounds):
        drafts = grown(o, drafts, cards, breadth) or drafts
    return drafts[0]


def turn_without(o: Outlook, card: int) -> float:
    """4.7 What a turn without this card would be worth."""
    cards = [other for other in range(CARDS) if other != card]
    return merit(o, completed(o, [blank(o)], cards, ROUNDS, BREADTH_OF_LOCK))
