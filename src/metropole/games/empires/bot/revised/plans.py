"""A turn thought through: which characters in which order, as if the others stood still."""

from collections.abc import Callable
from math import isnan, nan
from typing import Final

from metropole.games.empires.bot.drafts import UNKNOWN, TrackStep, TurnPlan, keep
from metropole.games.empires.bot.evaluation import rivals
from metropole.games.empires.bot.revised import action_values, wars
from metropole.games.empires.bot.revised.action_values import Outfit
from metropole.games.empires.bot.revised.evaluation import Scales, wealth_with
from metropole.games.empires.bot.revised.weights import BREADTH, BREADTH_OF_LOCK, WEIGHTS
from metropole.games.empires.bot.sendings import NEVER_DONE, Sending
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
from metropole.games.empires.rules.characters.conqueror import conquerable
from metropole.games.empires.rules.characters.explorer import targets
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.moves import has_in_pool
from metropole.games.empires.rules.queries import PRINTED, debt, economy, logistics
from metropole.games.empires.rules.revised.ambassador import restless
from metropole.games.empires.rules.revised.financier import LOAN
from metropole.games.empires.rules.revised.missionary import parishes
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.revised.rebel import may_rise, stirrable
from metropole.games.empires.rules.revised.turn import CARDS, SOVEREIGN_CARD, hand
from metropole.games.empires.rules.revised.war import may_hunt
from metropole.games.empires.rules.state import ECONOMY, NOWHERE, ROUNDS, SEAFARING, TRACK_COUNT, Seat
from metropole.games.empires.rules.war import targets as enemies

MANY: Final = 100  # more than there are ways to begin a turn


class RevisedTurnAnalysis:
    """What can be done from here, each deed judged once, when it is asked for."""

    def __init__(self, g: Game, seat: Seat) -> None:
        self.g = Game(g.edition, g.board, g.seats, g.s.copy())
        self.seat = seat
        self.scales = Scales(g)
        self.owed = debt(g, seat)
        self.economy = economy(g, seat)
        self.trade_limit = limit(g, seat)
        self.city_price = action_values.next_city(g)
        self.outfits: dict[Territory, Outfit] | None = None
        self.ventures: dict[int, float] = {}  # by the seafaring gained on the way
        self.sendings: list[Sending | None] = []  # by the number of counters, less one
        self.steps: list[TrackStep] | None = None
        self.plain: list[float] = [nan] * len(CHARACTERS)
        self.conquest_worth = nan
        self.conquest_place = NOWHERE
        self.shipped = UNKNOWN
        self.foreign = UNKNOWN
        self.party = UNKNOWN

    def wealth(self, treasury: int, owed: int) -> float:
        return wealth_with(self.g, self.seat, treasury, owed, self.scales.turns)

    # --- explorer ---

    def footholds(self) -> dict[Territory, Outfit]:
        """The best second step in each territory that may be explored."""
        if self.outfits is None:
            g, seat, scales = self.g, self.seat, self.scales
            self.outfits = {t: action_values.outfit_after(g, seat, t, scales) for t in targets(g)}
        return self.outfits

    def venture(self, territory: Territory, outfit: Outfit, more: int) -> float:
        return action_values.explore_worth(self.g, self.seat, territory, more, outfit.gain, self.scales)

    def venture_to(self, territory: Territory) -> float:
        """The exploration of one territory."""
        return self.venture(territory, self.footholds()[territory], 0)

    def exploring(self, more: int) -> float:
        """The best exploration, with so much more seafaring."""
        if more not in self.ventures:
            self.ventures[more] = self.best_venture(more)
        return self.ventures[more]

    def best_venture(self, more: int) -> float:
        best, found = 0.0, False
        for territory, outfit in self.footholds().items():
            worth = self.venture(territory, outfit, more)
            if not found or worth > best:
                best, found = worth, True
                if more == 0:
                    self.party = len(outfit.adventurers)
        return best

    def adventures(self) -> int:
        """Treasury that the best exploration is likely to take."""
        self.exploring(0)
        return max(0, self.party)

    # --- conqueror and viceroy ---

    def conquest(self) -> float:
        """The best colony that can be founded now, in `conquest_place`; of equal ones the last."""
        if isnan(self.conquest_worth):
            self.conquest_worth = NEVER_DONE
            for territory in conquerable(self.g, self.seat):
                worth = action_values.conquest_worth(self.g, self.seat, territory, self.scales)
                if self.conquest_place == NOWHERE or worth >= self.conquest_worth:
                    self.conquest_worth, self.conquest_place = worth, territory
        return self.conquest_worth

    def sending(self, treasury: int) -> Sending | None:
        """The best counters to send that a treasury can pay."""
        best: Sending | None = None
        best_net = 0.0
        for count in range(1, min(treasury, self.g.s.treasury[self.seat], logistics(self.g, self.seat)) + 1):
            if len(self.sendings) < count:
                self.sendings.append(action_values.best_sending(self.g, self.seat, count, self.scales))
            sending = self.sendings[count - 1]
            if sending is not None:
                gain = self.net(sending, treasury)
                if best is None or gain > best_net:
                    best, best_net = sending, gain
        return best

    def net(self, sending: Sending, treasury: int) -> float:
        """What counters bring above their price."""
        price = self.wealth(treasury, self.owed) - self.wealth(treasury - len(sending.spaces), self.owed)
        return sending.gain + max(0.0, sending.conquest) / 2 - price

    # --- the others ---

    def worth(self, character: int) -> float:
        """What somebody does who needs nothing and changes nothing that matters to the rest of the turn."""
        worth = self.plain[character]
        if isnan(worth):
            worth = PLAIN[character](self.g, self.seat, self.scales)
            self.plain[character] = worth
        return worth

    def shipment(self) -> int:
        if self.shipped == UNKNOWN:
            self.shipped = action_values.shipment(self.g, self.seat)
        return self.shipped

    def foreign_goods(self) -> int:
        """12.9 Goods that others may let go."""
        if self.foreign == UNKNOWN:
            goods = 0.0
            for other in rivals(self.g, self.seat):
                goods += self.g.s.goods[other] * (1.0 - min(1.0, self.scales.danger[other]))
            self.foreign = int(goods / 2)
        return self.foreign

    def tracks(self) -> list[TrackStep]:
        """Every possible step."""
        if self.steps is None:
            self.steps = []
            sailing = self.exploring(1) - self.exploring(0)
            award = action_values.learning_worth(self.g, self.seat)
            for track in range(TRACK_COUNT):
                worth = action_values.track_worth(self.g, self.seat, track, sailing)
                if worth > NEVER_DONE:
                    at = self.g.s.tracks[self.seat * TRACK_COUNT + track]
                    self.steps.append(TrackStep(track, PRINTED[track][at + 1], worth + award))
        return self.steps


# --- deeds without consequences for the rest of the turn ---


def embassy(g: Game, seat: Seat, scales: Scales) -> float:
    calm = [action_values.calm_worth(g, seat, territory, scales) for territory in restless(g, seat)]
    return action_values.step_worth(g, seat) + max([0.0, *calm])


def mission(g: Game, seat: Seat, scales: Scales) -> float:
    best = max([action_values.mission_worth(g, seat, t, scales) for t in parishes(g, seat)], default=NEVER_DONE)
    return best if best == NEVER_DONE else best + action_values.preaching_worth(g, seat)


def war(g: Game, seat: Seat, scales: Scales) -> float:
    hunt = [wars.hunt_worth(g, seat)] if may_hunt(g, seat) else []
    return max([*[wars.war_worth(g, seat, other) for other in enemies(g, seat)], *hunt], default=NEVER_DONE)


def revolt(g: Game, seat: Seat, scales: Scales) -> float:
    """The better of a rebellion and unrest in two places."""
    stirring = sorted([action_values.stir_worth(g, seat, t, scales) for t in stirrable(g)])[-2:]
    rising = [action_values.rebellion_worth(g, seat, t, scales) for t in restless_places(g, seat)]
    return max([*([sum(stirring)] if stirring else []), *rising], default=NEVER_DONE)


def city(g: Game, seat: Seat, scales: Scales) -> float:
    return action_values.best_city(g, seat)


PLAIN: Final[dict[int, Callable[[Game, Seat, Scales], float]]] = {
    AMBASSADOR: embassy,
    SOVEREIGN: war,
    REBEL: revolt,
    GOVERNOR: city,
    MISSIONARY: mission,
}


def restless_places(g: Game, seat: Seat) -> list[Territory]:
    return [Territory(t) for t in range(len(g.s.unrest)) if may_rise(g, seat, Territory(t))]


# --- drafts ---


def plan_explorer(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.exploring(d.sailing)
    if not worth:
        return None
    late = 1.0 - WEIGHTS.contest * d.length
    spent = min(d.treasury, o.adventures())
    lacking = o.adventures() - spent
    after = d.worth(worth * late if not lacking else worth / 2)
    after.treasury -= spent
    return after


def plan_conqueror(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.conquest()
    where = o.conquest_place
    if d.sending is not None and d.sending.conquest > worth:
        worth, where = d.sending.conquest, d.sending.territory
    if worth == NEVER_DONE:
        return None
    after = d.worth(worth)
    after.founded = where
    return after


def plan_viceroy(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    sending = o.sending(d.treasury)
    if sending is None:
        return None
    late = 1.0 - WEIGHTS.contest * d.length
    after = d.worth(sending.gain * late)
    after.treasury -= len(sending.spaces)
    after.sending = sending
    return after


def plan_ambassador(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    return d.worth(o.worth(AMBASSADOR))


def plan_sovereign(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.worth(SOVEREIGN)
    return d.worth(worth) if worth > NEVER_DONE else None


def plan_rebel(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.worth(REBEL)
    return d.worth(worth) if worth > NEVER_DONE else None


def plan_merchant(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    if not o.shipment():
        return None
    after = d.next()
    after.goods += o.shipment()
    return after


def plan_governor(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    """12.5 At the lowest price; also in a colony founded earlier in the turn."""
    if o.city_price > d.treasury or o.city_price > o.economy + d.thrift:
        return None
    worth = o.worth(GOVERNOR)
    if d.founded != NOWHERE:
        worth = max(worth, 1.0)
    if worth == NEVER_DONE:
        return None
    after = d.worth(worth)
    after.treasury -= o.city_price
    return after


def plan_trader(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    """12.9 Own goods first, then what others may let go, which is worth half."""
    most = o.trade_limit + d.thrift
    own = min(d.goods, most)
    foreign = half(min(most - own, o.foreign_goods()))
    if not own + foreign:
        return None
    after = d.next()
    after.goods -= own
    after.treasury += own + foreign
    return after


def plan_financier(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    if not has_in_pool(o.g, o.seat, 2 * LOAN):
        return None
    after = d.next()
    after.treasury += LOAN
    after.owed += LOAN
    return after


def plan_scientist(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    best = best_track(o, d.treasury, d.owed)
    if best is None:
        return None
    at = o.g.s.tracks[o.seat * TRACK_COUNT + best.track]
    more = best.price - PRINTED[best.track][at]
    after = d.worth(best.worth)
    after.treasury -= best.price
    if best.track == SEAFARING:
        after.sailing += more
    elif best.track == ECONOMY:
        after.thrift += more
    return after


def best_track(o: RevisedTurnAnalysis, treasury: int, owed: int) -> TrackStep | None:
    """12.8 The step that is worth most above its price."""
    best: TrackStep | None = None
    best_worth = 0.0
    for step in o.tracks():
        if step.price <= treasury:
            worth = step.worth + o.wealth(treasury - step.price, owed)
            if best is None or worth > best_worth:
                best, best_worth = step, worth
    return best


def plan_missionary(o: RevisedTurnAnalysis, d: TurnPlan) -> TurnPlan | None:
    worth = o.worth(MISSIONARY)
    return d.worth(worth) if worth > NEVER_DONE else None


RevisedPlanExtension = Callable[[RevisedTurnAnalysis, TurnPlan], TurnPlan | None]

PLANS: Final[dict[int, RevisedPlanExtension]] = {
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


def blank(o: RevisedTurnAnalysis) -> TurnPlan:
    """Nothing planned yet."""
    d = TurnPlan(o.g.s.treasury[o.seat], o.g.s.goods[o.seat], o.owed)
    d.merit = merit(o, d)
    return d


def merit(o: RevisedTurnAnalysis, d: TurnPlan) -> float:
    """What a draft is worth when it ends here; goods are worth less than the treasury they can become."""
    riches = o.wealth(d.treasury, d.owed)
    sold = o.wealth(d.treasury + min(d.goods, o.trade_limit), d.owed) - riches
    return d.value + riches + WEIGHTS.unsold * sold


def extended(o: RevisedTurnAnalysis, d: TurnPlan, character: int) -> TurnPlan | None:
    """A draft with one character more; what it gains is worth less the longer it has to wait."""
    after = PLANS[character](o, d)
    if after is None:
        return None
    richer = o.wealth(after.treasury, after.owed) - o.wealth(d.treasury, d.owed)
    gain = after.value - d.value + richer
    rate = WEIGHTS.peril if gain >= WEIGHTS.victory else WEIGHTS.delay
    after.value -= rate * d.length * max(0.0, gain)
    after.merit = merit(o, after)
    return begun(after, character // 2, action_space.USE + character)


def begun(d: TurnPlan, card: int, action: int) -> TurnPlan:
    """12 A draft with one card more, which may be its first."""
    d.lay(card)
    if d.first == NOWHERE:
        d.first = action
    return d


def grown(o: RevisedTurnAnalysis, drafts: list[TurnPlan], cards: list[int], breadth: int) -> list[TurnPlan]:
    """Every draft with every next card, played as one of its characters or without an action; the best are kept."""
    longer: list[TurnPlan] = []
    for d in drafts:
        for card in cards:
            if not d.copies(card):
                idle = True
                for character in (2 * card, 2 * card + 1):
                    after = extended(o, d, character)
                    if after is not None:
                        keep(longer, after, breadth)
                        idle = False
                if card != SOVEREIGN_CARD or idle:
                    keep(longer, begun(d.next(), card, action_space.LAY + card), breadth)
    return longer


def best_first(o: RevisedTurnAnalysis, options: list[int]) -> int:
    """12 Which of the actions that are offered the best turn begins with."""
    cards = hand(o.g, o.seat)
    starts = [d for d in grown(o, [blank(o)], cards, MANY) if d.first in options]
    return completed(o, starts, cards, ROUNDS - max(1, o.g.s.round), BREADTH).first


def completed(o: RevisedTurnAnalysis, drafts: list[TurnPlan], cards: list[int], rounds: int, breadth: int) -> TurnPlan:
    for _ in range(rounds):
        drafts = grown(o, drafts, cards, breadth) or drafts
    return drafts[0]


def turn_without(o: RevisedTurnAnalysis, card: int) -> float:
    """4.7 What a turn without this card would be worth."""
    cards = [other for other in range(CARDS) if other != card]
    return completed(o, [blank(o)], cards, ROUNDS, BREADTH_OF_LOCK).merit
