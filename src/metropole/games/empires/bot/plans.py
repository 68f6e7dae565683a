"""A turn thought through: which cards in which order, and which of their characters, as if the others stood still."""

from collections.abc import Callable
from math import isnan, nan
from typing import Final

from metropole.games.empires.bot import action_values
from metropole.games.empires.bot.drafts import TrackStep, TurnPlan, keep
from metropole.games.empires.bot.evaluation import plunder, purse_worth, rivals, wealth
from metropole.games.empires.bot.sendings import NEVER_DONE, Foothold, Sending
from metropole.games.empires.bot.weights import BREADTH, WEIGHTS
from metropole.games.empires.rules import action_space
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
from metropole.games.empires.rules.characters.conqueror import conquerable, may_conquer
from metropole.games.empires.rules.characters.explorer import targets
from metropole.games.empires.rules.characters.missionary import quiet
from metropole.games.empires.rules.characters.rebel import may_rise
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.control import pushed, settled
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
from metropole.games.empires.rules.state import NO_CARD, NOWHERE, ROUNDS, SEAFARING, TRACK_COUNT, Seat
from metropole.games.empires.rules.turn import doubled, hand
from metropole.games.empires.rules.war import may_keep_peace
from metropole.games.empires.rules.war import targets as enemies
from metropole.kernel.position import changed

FORFEIT: Final = -1


class TurnAnalysis:
    """What can be done from here, each deed judged once, when it is asked for.

    The numbers and methods are those of the second edition; another rulebook puts its own in their place.
    """

    def __init__(self, g: Game, seat: Seat) -> None:
        self.g = Game(g.edition, g.board, g.seats, g.s.copy())
        self.seat = seat
        self.owed = debt(g, seat)
        self.economy = economy(g, seat)
        self.trade_limit = limit(g, seat)
        self.most_sent = logistics(g, seat)  # counters that a viceroy sends
        self.doubled = 0  # the set of characters that may be used twice
        self.duty = NO_CARD  # the card that has to be used if it can be
        self.contest = 0.0  # what waiting one round costs of a sending
        self.toll = 0.0  # what pirates may take from a shipment
        self.outfits: list[Foothold] | None = None
        self.party = 0  # treasury that the best exploration is likely to take
        self.ventures: list[float] = []  # by the seafaring gained on the way
        self.sendings: list[Sending | None] = []  # by the number of counters, less one
        self.steps: list[TrackStep] | None = None
        self.plain: list[float] = [nan] * len(CHARACTERS)
        self.conquest_worth = nan
        self.conquest_place = NOWHERE
        self.reckon()

    def reckon(self) -> None:
        """The numbers of the rulebook that hold for the whole turn."""
        g, seat = self.g, self.seat
        for character in doubled(g, seat):
            self.doubled |= 1 << character
        self.fares = action_values.fares(g, seat)
        self.shipment = action_values.shipment(g, seat)
        self.toll = action_values.pirates_toll(g, seat)
        self.foreign = int(sum([g.s.goods[other] for other in rivals(g, seat)]) * (1.0 - WEIGHTS.consent))
        self.city_price = g.s.city_value + 1
        self.loan = 2 * self.economy

    # --- explorer ---

    def footholds(self) -> list[Foothold]:
        """The best second step in each territory that may be explored."""
        if self.outfits is None:
            self.outfits = [self.foothold(territory) for territory in targets(self.g)]
        return self.outfits

    def foothold(self, territory: Territory) -> Foothold:
        return action_values.occupation_after(self.g, self.seat, territory, self.fares)

    def venture(self, there: Foothold, more: int) -> float:
        return action_values.explore_worth(self.g, self.seat, there.territory, more, there.gain)

    def venture_to(self, territory: Territory) -> float:
        """The exploration of one territory."""
        return self.venture(next(there for there in self.footholds() if there.territory == territory), 0)

    def voyage(self, more: int) -> float:
        """11 What may follow any exploration."""
        return max(0.0, action_values.voyage_worth(self.g, self.seat, more))

    def exploring(self, more: int) -> float:
        """The best exploration, with so much more seafaring, and the voyage after it."""
        while len(self.ventures) <= more:
            next_more = len(self.ventures)
            self.ventures.append(self.best_venture(next_more) + self.voyage(next_more))
        return self.ventures[more]

    def best_venture(self, more: int) -> float:
        best, found = 0.0, False
        for there in self.footholds():
            worth = self.venture(there, more)
            if not found or worth > best:
                best, found = worth, True
                if more == 0:
                    self.party = len(there.adventurers)
        return best

    def adventures(self) -> int:
        """Treasury that the best exploration is likely to take."""
        self.exploring(0)
        return self.party

    def hurried(self, worth: float, d: TurnPlan) -> float:
        """What is left of an exploration, for which others race, at the end of a draft."""
        return worth * (1.0 - WEIGHTS.race * d.length)

    # --- conqueror and viceroy ---

    def conquest_in(self, territory: Territory) -> float:
        return action_values.conquest_worth(self.g, self.seat, territory)

    def conquest(self) -> float:
        """The best colony that can be founded now, in `conquest_place`; of equal ones the last."""
        if isnan(self.conquest_worth):
            self.conquest_worth = NEVER_DONE
            for territory in conquerable(self.g, self.seat):
                worth = self.conquest_in(territory)
                if self.conquest_place == NOWHERE or worth >= self.conquest_worth:
                    self.conquest_worth, self.conquest_place = worth, territory
        return self.conquest_worth

    def conquest_after(self, sending: Sending) -> float:
        """What founding a colony would be worth after a sending, if it is possible then."""
        s, before = self.g.s, self.g.s.stacks
        for space in sending.spaces:
            s.stacks = changed(s.stacks, space, settled(pushed(s.stacks[space], self.seat)))
        possible = may_conquer(self.g, self.seat, sending.territory)
        worth = self.conquest_in(sending.territory) if possible else NEVER_DONE
        s.stacks = before
        return worth

    def plunder(self, territory: Territory) -> int:
        """14 The treasury that a new colony brings at once."""
        return plunder(self.g, territory)

    def sending(self, treasury: int) -> Sending | None:
        """The best counters to send that a treasury can pay."""
        best: Sending | None = None
        best_net = 0.0
        for count in range(1, min(treasury, self.most_sent) + 1):
            if len(self.sendings) < count:
                self.sendings.append(self.best_sending(count))
            sending = self.sendings[count - 1]
            if sending is not None:
                gain = self.net(sending, treasury)
                if best is None or gain > best_net:
                    best, best_net = sending, gain
        return best

    def best_sending(self, count: int) -> Sending | None:
        """The best use of exactly so many counters."""
        best: Sending | None = None
        for territory in self.destinations(count):
            sending = self.sending_to(territory, count)
            if sending is not None and (best is None or sending.gain > best.gain):
                best = sending
        if best is not None:
            best.conquest = self.conquest_after(best)
        return best

    def destinations(self, count: int) -> list[Territory]:
        """24 Where so many counters may be sent."""
        return explored_territories(self.g)

    def sending_to(self, territory: Territory, count: int) -> Sending | None:
        return action_values.best_sending_to(self.g, self.seat, territory, count)

    def net(self, sending: Sending, treasury: int) -> float:
        """What counters bring above their price."""
        return sending.gain - purse_worth(treasury) + purse_worth(treasury - len(sending.spaces))

    # --- scientist ---

    def tracks(self) -> list[TrackStep]:
        """Every possible step."""
        if self.steps is None:
            self.steps = []
            sailing = self.exploring(1) - self.exploring(0)
            award = self.award()
            for track in range(TRACK_COUNT):
                worth = self.track_worth(track, sailing)
                if worth > NEVER_DONE:
                    at = self.g.s.tracks[self.seat * TRACK_COUNT + track]
                    self.steps.append(TrackStep(track, PRINTED[track][at + 1], worth + award))
        return self.steps

    def track_worth(self, track: int, sailing: float) -> float:
        return action_values.track_worth(self.g, self.seat, track, sailing)

    def award(self) -> float:
        """What any step is worth besides."""
        return 0.0

    def learn(self, d: TurnPlan, step: TrackStep) -> None:
        """21 What a step does for the rest of the turn."""
        if step.track == SEAFARING:
            d.sailing += 1

    # --- the others ---

    def worth(self, character: int) -> float:
        """What somebody does who needs nothing and changes nothing that matters to the rest of the turn."""
        worth = self.plain[character]
        if isnan(worth):
            worth = self.deed(character)
            self.plain[character] = worth
        return worth

    def deed(self, character: int) -> float:
        return PLAIN[character](self.g, self.seat)

    def may_build_in(self, territory: int) -> bool:
        """17 Whether a city in a new colony brings prestige."""
        return territory != self.g.s.city and bool(historical_cities(self.g, self.seat) >> territory & 1)

    def bought(self, goods: int) -> int:
        """23 What goods of others bring."""
        return goods

    # --- drafts ---

    def purse(self, treasury: int, owed: int) -> float:
        """What treasury is worth that might be spent."""
        return purse_worth(treasury)

    def merit(self, d: TurnPlan) -> float:
        """What a draft is worth when it ends here; goods are worth less than the treasury they can become."""
        sold = purse_worth(d.treasury + min(d.goods, self.trade_limit)) - purse_worth(d.treasury)
        return d.value + wealth(self.g, self.seat, d.treasury, d.owed, d.piles) + WEIGHTS.unsold * sold

    def delay(self, d: TurnPlan, after: TurnPlan) -> float:
        """What it costs that a gain has to wait for the end of a draft."""
        return WEIGHTS.delay * d.length * max(0.0, after.value - d.value)


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


# --- drafts ---


def plan_explorer(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.exploring(d.sailing)
    if not worth:
        return None
    after = d.worth(o.hurried(worth, d))
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
    after.treasury += o.plunder(Territory(where))
    after.founded = where
    return after


def plan_viceroy(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    sending = o.sending(d.treasury)
    if sending is None:
        return None
    after = d.worth(sending.gain * (1.0 - o.contest * d.length))
    after.treasury -= len(sending.spaces)
    after.sending = sending
    return after


def plan_merchant(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    if not o.shipment:
        return None
    after = d.worth(-o.toll)
    after.goods += o.shipment
    return after


def plan_governor(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    """At the lowest price; also in a colony founded earlier in the turn."""
    if o.city_price > d.treasury or o.city_price > o.economy + d.thrift:
        return None
    worth = o.worth(GOVERNOR)
    if d.founded != NOWHERE and o.may_build_in(d.founded):
        worth = max(worth, 1.0)
    if worth == NEVER_DONE:
        return None
    after = d.worth(worth)
    after.treasury -= o.city_price
    return after


def plan_trader(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    """Own goods first, then what others may let go."""
    most = o.trade_limit + d.thrift
    own = min(d.goods, most)
    foreign = o.bought(min(most - own, o.foreign))
    if not own + foreign:
        return None
    after = d.next()
    after.goods -= own
    after.treasury += own + foreign
    return after


def plan_financier(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    if not o.loan:
        return None
    after = d.next()
    after.treasury += o.loan
    after.owed += o.loan
    after.piles += 1
    return after


def plan_scientist(o: TurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    best = best_track(o, d.treasury, d.owed)
    if best is None:
        return None
    after = d.worth(best.worth)
    after.treasury -= best.price
    o.learn(after, best)
    return after


def best_track(o: TurnAnalysis, treasury: int, owed: int) -> TrackStep | None:
    """The step that is worth most above its price."""
    best: TrackStep | None = None
    best_worth = 0.0
    for step in o.tracks():
        if step.price <= treasury:
            worth = step.worth + o.purse(treasury - step.price, owed)
            if best is None or worth > best_worth:
                best, best_worth = step, worth
    return best


PlanExtension = Callable[[TurnAnalysis, TurnPlan], TurnPlan | None]

PLANS: Final[dict[int, PlanExtension]] = {
    EXPLORER: plan_explorer,
    CONQUEROR: plan_conqueror,
    VICEROY: plan_viceroy,
    MERCHANT: plan_merchant,
    GOVERNOR: plan_governor,
    TRADER: plan_trader,
    FINANCIER: plan_financier,
    SCIENTIST: plan_scientist,
}


def plan_plain(o: TurnAnalysis, d: TurnPlan, character: int) -> TurnPlan | None:
    worth = o.worth(character)
    return d.worth(worth) if worth > NEVER_DONE else None


# --- the beam ---


def blank(o: TurnAnalysis, used: int = 0) -> TurnPlan:
    """Nothing planned yet; some characters may have been used."""
    d = TurnPlan(o.g.s.treasury[o.seat], o.g.s.goods[o.seat], o.owed, loans(o.g, o.seat), used)
    d.merit = o.merit(d)
    return d


def extended(o: TurnAnalysis, d: TurnPlan, character: int) -> TurnPlan | None:
    """A draft with one card more, played as this character; what it gains is worth less the longer it has to wait."""
    if d.used >> character & 1 and not o.doubled >> character & 1:
        return None
    plan = PLANS.get(character)
    after = plan_plain(o, d, character) if plan is None else plan(o, d)
    if after is None:
        return None
    after.value -= o.delay(d, after)
    after.used = d.used | 1 << character
    after.merit = o.merit(after)
    return after.lay(character // 2, action_space.USE + character)


def forfeited(d: TurnPlan, card: int) -> TurnPlan:
    """A draft with one card more, played without an action."""
    return d.next().lay(card, action_space.LAY + card)


def grown(o: TurnAnalysis, drafts: list[TurnPlan], cards: list[int], copies: list[int], breadth: int) -> list[TurnPlan]:
    """Every draft with every next card of which there is a copy left, as either character or forfeited; the best."""
    longer: list[TurnPlan] = []
    for d in drafts:
        for card in cards:
            if d.copies(card) < copies[card]:
                idle = True
                for character in (2 * card, 2 * card + 1):
                    after = extended(o, d, character)
                    if after is not None:
                        keep(longer, after, breadth)
                        idle = False
                if idle or card != o.duty:
                    keep(longer, forfeited(d, card), breadth)
    return longer


def best_row(o: TurnAnalysis, given: list[int]) -> TurnPlan:
    """4 The best row of five cards that begins with those laid already."""
    copies = hand(o.g, o.seat)
    drafts = [blank(o)]
    for place in range(ROUNDS):
        drafts = grown(o, drafts, given[place : place + 1] or list(range(len(copies))), copies, BREADTH)
    return drafts[0]


def best_character(o: TurnAnalysis, row: list[int], first: int) -> float:
    """12 What the rest of the turn is worth if the card shown now is played as this character."""
    start = blank(o, o.g.s.uses[o.seat])
    begun = forfeited(start, row[0]) if first == FORFEIT else extended(o, start, first)
    drafts = [begun] if begun is not None else []
    copies = [ROUNDS] * len(action_space.CARDS)  # the row is laid, whatever it was laid from
    for card in row[1:]:
        drafts = grown(o, drafts, [card], copies, BREADTH)
    return drafts[0].merit if drafts else NEVER_DONE
