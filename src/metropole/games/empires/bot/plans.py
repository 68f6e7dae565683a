"""A turn thought through: which cards in which order, and which of their characters, as if the others stood still."""

from collections.abc import Callable
from math import isnan, nan
from typing import Final

from metropole.games.empires.bot import action_values
from metropole.games.empires.bot.action_values import Foothold
from metropole.games.empires.bot.drafts import UNKNOWN, TrackStep, TurnPlan, keep
from metropole.games.empires.bot.evaluation import plunder, purse_worth, rivals, wealth
from metropole.games.empires.bot.sendings import NEVER_DONE, Sending
from metropole.games.empires.bot.weights import BREADTH, WEIGHTS
from metropole.games.empires.rules.board import CHARACTERS, Territory
from metropole.games.empires.rules.characters import (
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
from metropole.games.empires.rules.characters.conqueror import conquerable
from metropole.games.empires.rules.characters.explorer import ADVENTURERS, targets
from metropole.games.empires.rules.characters.missionary import quiet
from metropole.games.empires.rules.characters.rebel import may_rise
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    PRINTED,
    debt,
    economy,
    explored_territories,
    historical_cities,
    is_present,
    loans,
    logistics,
)
from metropole.games.empires.rules.state import NOWHERE, ROUNDS, SEAFARING, TRACK_COUNT, Seat
from metropole.games.empires.rules.turn import doubled, hand
from metropole.games.empires.rules.war import may_keep_peace
from metropole.games.empires.rules.war import targets as enemies

FORFEIT: Final = -1


class TurnAnalysis:
    """What can be done from here, each deed judged once, when it is asked for."""

    def __init__(self, g: Game, seat: Seat) -> None:
        self.g = Game(g.edition, g.board, g.seats, g.s.copy())
        self.seat = seat
        self.doubled = 0  # the set of characters that may be used twice
        for character in doubled(g, seat):
            self.doubled |= 1 << character
        self.economy = economy(g, seat)
        self.trade_limit = limit(g, seat)
        self.footholds_found: list[Foothold] | None = None
        self.ventures: list[float] = []  # by the seafaring gained on the way
        self.sendings: list[Sending | None] = []  # by the number of counters, less one
        self.steps: list[TrackStep] | None = None
        self.plain: list[float] = [nan] * len(CHARACTERS)
        self.conquest_worth = nan
        self.conquest_place = NOWHERE
        self.shipped = UNKNOWN
        self.toll = nan
        self.foreign = UNKNOWN
        self.adventurous = UNKNOWN

    # --- explorer ---

    def footholds(self) -> list[Foothold]:
        """The best second step in each territory that may be explored."""
        if self.footholds_found is None:
            fare = action_values.fares(self.g, self.seat)
            self.footholds_found = [action_values.occupation_after(self.g, self.seat, t, fare) for t in targets(self.g)]
        return self.footholds_found

    def venture(self, there: Foothold, more: int) -> float:
        return action_values.explore_worth(self.g, self.seat, there.territory, more, there.gain)

    def venture_to(self, territory: Territory) -> float:
        """The exploration of one territory."""
        return self.venture(next(there for there in self.footholds() if there.territory == territory), 0)

    def exploring(self, more: int) -> float:
        """The best exploration, and the voyage after it."""
        while len(self.ventures) <= more:
            self.ventures.append(self.best_venture(len(self.ventures)))
        return self.ventures[more]

    def best_venture(self, more: int) -> float:
        best, found = 0.0, False
        for there in self.footholds():
            worth = self.venture(there, more)
            if not found or worth > best:
                best, found = worth, True
                if more == 0:
                    self.adventurous = int(there.how == ADVENTURERS)
        return best + max(0.0, action_values.voyage_worth(self.g, self.seat, more))

    def adventures(self) -> int:
        """Treasury that the best exploration is likely to take."""
        self.exploring(0)
        return max(0, self.adventurous)

    # --- conqueror and viceroy ---

    def conquest(self) -> float:
        """The best colony that can be founded now, in `conquest_place`; of equal ones the last."""
        if isnan(self.conquest_worth):
            self.conquest_worth = NEVER_DONE
            for territory in conquerable(self.g, self.seat):
                worth = action_values.conquest_worth(self.g, self.seat, territory)
                if self.conquest_place == NOWHERE or worth >= self.conquest_worth:
                    self.conquest_worth, self.conquest_place = worth, territory
        return self.conquest_worth

    def sending(self, treasury: int) -> Sending | None:
        """The best counters to send that a treasury can pay."""
        best: Sending | None = None
        best_net = 0.0
        for count in range(1, min(treasury, logistics(self.g, self.seat)) + 1):
            if len(self.sendings) < count:
                self.sendings.append(action_values.best_sending(self.g, self.seat, count))
            sending = self.sendings[count - 1]
            if sending is not None:
                gain = net(sending, treasury)
                if best is None or gain > best_net:
                    best, best_net = sending, gain
        return best

    # --- the others ---

    def worth(self, character: int) -> float:
        """What somebody does who needs nothing and changes nothing that matters to the rest of the turn."""
        worth = self.plain[character]
        if isnan(worth):
            worth = PLAIN[character](self.g, self.seat)
            self.plain[character] = worth
        return worth

    def shipment(self) -> int:
        if self.shipped == UNKNOWN:
            self.shipped = action_values.shipment(self.g, self.seat)
        return self.shipped

    def pirates_toll(self) -> float:
        if isnan(self.toll):
            self.toll = action_values.pirates_toll(self.g, self.seat)
        return self.toll

    def foreign_goods(self) -> int:
        """23 Goods that others may let go."""
        if self.foreign == UNKNOWN:
            goods = sum(self.g.s.goods[other] for other in rivals(self.g, self.seat))
            self.foreign = int(goods * (1.0 - WEIGHTS.consent))
        return self.foreign

    def tracks(self) -> list[TrackStep]:
        """Every possible step."""
        if self.steps is None:
            self.steps = []
            sailing = self.exploring(1) - self.exploring(0)
            for track in range(TRACK_COUNT):
                worth = action_values.track_worth(self.g, self.seat, track, sailing)
                if worth > NEVER_DONE:
                    at = self.g.s.tracks[self.seat * TRACK_COUNT + track]
                    self.steps.append(TrackStep(track, PRINTED[track][at + 1], worth))
        return self.steps


# --- deeds without consequences for the rest of the turn ---


def mission(g: Game, seat: Seat) -> float:
    places = [t for t in explored_territories(g) if is_present(g, seat, t)]
    return max([action_values.mission_worth(g, seat, t) for t in places], default=0.0 if quiet(g) else NEVER_DONE)


def war(g: Game, seat: Seat) -> float:
    peace = [WEIGHTS.step] if may_keep_peace(g, seat) else []
    return max([*[action_values.war_worth(g, seat, other) for other in enemies(g, seat)], *peace], default=NEVER_DONE)


def revolt(g: Game, seat: Seat) -> float:
    places = action_values.occupied(g)
    stirring = [action_values.stir_worth(g, seat, t) for t in places]
    rising = [action_values.rebellion_worth(g, seat, t) for t in places if may_rise(g, t)]
    expelling = [action_values.expel_worth(g, seat, t) for t in places if g.s.missions[t]]
    return max([*stirring, *rising, *expelling], default=NEVER_DONE)


PLAIN: Final[dict[int, Callable[[Game, Seat], float]]] = {
    AMBASSADOR: action_values.embassy_worth,
    SOVEREIGN: war,
    REBEL: revolt,
    GOVERNOR: action_values.best_city,
    MISSIONARY: mission,
}


def net(sending: Sending, treasury: int) -> float:
    """What counters bring above their price."""
    return sending.gain - purse_worth(treasury) + purse_worth(treasury - len(sending.spaces))


# --- drafts ---


def plan_explorer(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.exploring(d.sailing)
    if not worth:
        return None
    late = 1.0 - WEIGHTS.race * d.length
    after = d.worth(worth * late)
    after.treasury -= min(d.treasury, o.adventures())
    return after


def plan_conqueror(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.conquest()
    where = o.conquest_place
    if d.sending is not None and d.sending.conquest > worth:
        worth, where = d.sending.conquest, d.sending.territory
    if worth == NEVER_DONE:
        return None
    after = d.worth(worth)
    after.treasury += plunder(o.g, Territory(where))
    after.founded = where
    return after


def plan_viceroy(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    sending = o.sending(d.treasury)
    if sending is None:
        return None
    after = d.worth(sending.gain)
    after.treasury -= len(sending.spaces)
    after.sending = sending
    return after


def plan_ambassador(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    return d.worth(o.worth(AMBASSADOR))


def plan_sovereign(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.worth(SOVEREIGN)
    return d.worth(worth) if worth > NEVER_DONE else None


def plan_rebel(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.worth(REBEL)
    return d.worth(worth) if worth > NEVER_DONE else None


def plan_merchant(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    if not o.shipment():
        return None
    after = d.next()
    after.goods += o.shipment()
    after.value -= o.pirates_toll()
    return after


def plan_governor(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    """17 At the lowest price; also in a colony founded earlier in the turn."""
    price = o.g.s.city_value + 1
    if price > d.treasury or price > o.economy:
        return None
    worth = o.worth(GOVERNOR)
    where = d.founded
    if where != NOWHERE and where != o.g.s.city and historical_cities(o.g, o.seat) >> where & 1:
        worth = max(worth, 1.0)
    if worth == NEVER_DONE:
        return None
    after = d.worth(worth)
    after.treasury -= price
    return after


def plan_trader(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    """23 Own goods first, then what others may let go."""
    own = min(d.goods, o.trade_limit)
    foreign = min(o.trade_limit - own, o.foreign_goods())
    if not own + foreign:
        return None
    after = d.next()
    after.goods -= own
    after.treasury += own + foreign
    return after


def plan_financier(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    after = d.next()
    after.treasury += 2 * o.economy
    after.owed += 2 * o.economy
    after.piles += 1
    return after


def plan_scientist(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    best = best_track(o, d.treasury)
    if best is None:
        return None
    after = d.worth(best.worth)
    after.treasury -= best.price
    if best.track == SEAFARING:
        after.sailing += 1
    return after


def best_track(o: TurnAnalysis, treasury: int) -> TrackStep | None:
    """21 The step that is worth most above its price."""
    best: TrackStep | None = None
    best_worth = 0.0
    for step in o.tracks():
        if step.price <= treasury:
            worth = step.worth + purse_worth(treasury - step.price)
            if best is None or worth > best_worth:
                best, best_worth = step, worth
    return best


def plan_missionary(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.worth(MISSIONARY)
    return d.worth(worth) if worth > NEVER_DONE else None


PlanExtension = Callable[[TurnAnalysis, TurnPlan], TurnPlan | None]

PLANS: Final[dict[int, PlanExtension]] = {
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


def blank(o: TurnAnalysis) -> TurnPlan:
    """Nothing planned yet."""
    s = o.g.s
    d = TurnPlan(s.treasury[o.seat], s.goods[o.seat], debt(o.g, o.seat), loans(o.g, o.seat), s.uses[o.seat])
    d.merit = merit(o, d)
    return d


def merit(o: TurnAnalysis, d: TurnPlan) -> float:
    """What a draft is worth when it ends here; goods are worth less than the treasury they can become."""
    sold = purse_worth(d.treasury + min(d.goods, o.trade_limit)) - purse_worth(d.treasury)
    return d.value + wealth(o.g, o.seat, d.treasury, d.owed, d.piles) + WEIGHTS.unsold * sold


def extended(o: TurnAnalysis, d: TurnPlan, card: int, character: int) -> TurnPlan | None:
    """A draft with one card more, played as this character or forfeited."""
    if character == FORFEIT:
        return d.next().lay(card)
    if d.used >> character & 1 and not o.doubled >> character & 1:
        return None
    after = PLANS[character](o, d)
    if after is None:
        return None
    after.value -= WEIGHTS.delay * d.length * max(0.0, after.value - d.value)
    after.used = d.used | 1 << character
    after.merit = merit(o, after)
    return after.lay(card)


def faces(card: int) -> tuple[int, int, int]:
    return (2 * card, 2 * card + 1, FORFEIT)


def grown(o: TurnAnalysis, drafts: list[TurnPlan], cards: list[int], copies: list[int] | None = None) -> list[TurnPlan]:
    """Every draft with every next card of which there is a copy left, the best of them kept."""
    longer: list[TurnPlan] = []
    for d in drafts:
        for card in cards:
            if copies is None or d.copies(card) < copies[card]:
                for face in faces(card):
                    after = extended(o, d, card, face)
                    if after is not None:
                        keep(longer, after, BREADTH)
    return longer


def best_row(o: TurnAnalysis, given: list[int]) -> TurnPlan:
    """4 The best row of five cards that begins with those laid already."""
    copies = hand(o.g, o.seat)
    start = blank(o)
    start.used = 0
    drafts = [start]
    for place in range(ROUNDS):
        drafts = grown(o, drafts, given[place : place + 1] or list(range(len(copies))), copies)
    return drafts[0]


def best_character(o: TurnAnalysis, row: list[int], first: int) -> float:
    """12 What the rest of the turn is worth if the card shown now is played as this character."""
    start = extended(o, blank(o), row[0], first)
    drafts = [start] if start is not None else []
    for card in row[1:]:
        drafts = grown(o, drafts, [card])
    return drafts[0].merit if drafts else NEVER_DONE
