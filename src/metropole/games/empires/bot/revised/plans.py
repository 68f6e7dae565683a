"""A turn of the revised rules thought through: which characters in which order, as if the others stood still."""

from collections.abc import Callable
from typing import Final

from metropole.games.empires.bot.drafts import TrackStep, TurnPlan
from metropole.games.empires.bot.evaluation import rivals
from metropole.games.empires.bot.plans import TurnAnalysis, blank, grown
from metropole.games.empires.bot.revised import action_values, wars
from metropole.games.empires.bot.revised.evaluation import Scales, wealth_with
from metropole.games.empires.bot.revised.weights import BREADTH, BREADTH_OF_LOCK, WEIGHTS
from metropole.games.empires.bot.sendings import NEVER_DONE, Foothold, Sending
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import AMBASSADOR, GOVERNOR, MISSIONARY, REBEL, SOVEREIGN
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.moves import has_in_pool
from metropole.games.empires.rules.queries import PRINTED
from metropole.games.empires.rules.revised import viceroy
from metropole.games.empires.rules.revised.ambassador import restless
from metropole.games.empires.rules.revised.financier import LOAN
from metropole.games.empires.rules.revised.missionary import parishes
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.revised.rebel import may_rise, stirrable
from metropole.games.empires.rules.revised.turn import CARDS, SOVEREIGN_CARD, hand
from metropole.games.empires.rules.revised.war import may_hunt
from metropole.games.empires.rules.state import ECONOMY, ROUNDS, SEAFARING, TRACK_COUNT, Seat
from metropole.games.empires.rules.war import targets as enemies

MANY: Final = 100  # more than there are ways to begin a turn
ONCE: Final = [1] * CARDS  # how often each card may be played in a turn


class RevisedTurnAnalysis(TurnAnalysis):
    """What can be done from here, where the revised rules or their weights differ."""

    def reckon(self) -> None:
        g, seat = self.g, self.seat
        self.scales = Scales(g)
        self.most_sent = min(self.most_sent, g.s.treasury[seat])
        self.duty = SOVEREIGN_CARD
        self.contest = WEIGHTS.contest
        self.shipment = action_values.shipment(g, seat)
        self.foreign = foreign_goods(g, seat, self.scales)
        self.city_price = action_values.next_city(g)
        self.loan = LOAN if has_in_pool(g, seat, 2 * LOAN) else 0

    def wealth(self, treasury: int, owed: int) -> float:
        return wealth_with(self.g, self.seat, treasury, owed, self.scales.turns)

    # --- explorer ---

    def foothold(self, territory: Territory) -> Foothold:
        return action_values.outfit_after(self.g, self.seat, territory, self.scales)

    def venture(self, there: Foothold, more: int) -> float:
        return action_values.explore_worth(self.g, self.seat, there.territory, more, there.gain, self.scales)

    def voyage(self, more: int) -> float:
        return 0.0

    def hurried(self, worth: float, d: TurnPlan) -> float:
        """12.3 Half of it without the treasury for adventurers."""
        return worth / 2 if d.treasury < self.adventures() else worth * (1.0 - WEIGHTS.contest * d.length)

    # --- conqueror and viceroy ---

    def conquest_in(self, territory: Territory) -> float:
        return action_values.conquest_worth(self.g, self.seat, territory, self.scales)

    def plunder(self, territory: Territory) -> int:
        return 0

    def destinations(self, count: int) -> list[Territory]:
        g, seat = self.g, self.seat
        return [t for t in viceroy.destinations(g, seat) if viceroy.limit(g, seat, t) >= count]

    def sending_to(self, territory: Territory, count: int) -> Sending | None:
        return action_values.best_sending_to(self.g, self.seat, territory, self.scales, (), count)

    def net(self, sending: Sending, treasury: int) -> float:
        """12.10 With half of the colony that can be founded then."""
        price = self.wealth(treasury, self.owed) - self.wealth(treasury - len(sending.spaces), self.owed)
        return sending.gain + max(0.0, sending.conquest) / 2 - price

    # --- scientist ---

    def track_worth(self, track: int, sailing: float) -> float:
        return action_values.track_worth(self.g, self.seat, track, sailing)

    def award(self) -> float:
        return action_values.learning_worth(self.g, self.seat)

    def learn(self, d: TurnPlan, step: TrackStep) -> None:
        """12.8 Seafaring for an exploration, economy for cities and trade."""
        more = step.price - PRINTED[step.track][self.g.s.tracks[self.seat * TRACK_COUNT + step.track]]
        if step.track == SEAFARING:
            d.sailing += more
        elif step.track == ECONOMY:
            d.thrift += more

    # --- the others ---

    def deed(self, character: int) -> float:
        return PLAIN[character](self.g, self.seat, self.scales)

    def may_build_in(self, territory: int) -> bool:
        return True

    def bought(self, goods: int) -> int:
        """12.9 Goods of others are worth half."""
        return half(goods)

    # --- drafts ---

    def purse(self, treasury: int, owed: int) -> float:
        return self.wealth(treasury, owed)

    def merit(self, d: TurnPlan) -> float:
        riches = self.wealth(d.treasury, d.owed)
        sold = self.wealth(d.treasury + min(d.goods, self.trade_limit), d.owed) - riches
        return d.value + riches + WEIGHTS.unsold * sold

    def delay(self, d: TurnPlan, after: TurnPlan) -> float:
        """13 A victory can wait less than anything else."""
        richer = self.wealth(after.treasury, after.owed) - self.wealth(d.treasury, d.owed)
        gain = after.value - d.value + richer
        rate = WEIGHTS.peril if gain >= WEIGHTS.victory else WEIGHTS.delay
        return rate * d.length * max(0.0, gain)


def foreign_goods(g: Game, seat: Seat, scales: Scales) -> int:
    """12.9 Goods that others may let go."""
    goods = 0.0
    for other in rivals(g, seat):
        goods += g.s.goods[other] * (1.0 - min(1.0, scales.danger[other]))
    return int(goods / 2)


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


# --- the turn ---


def best_first(o: TurnAnalysis, options: list[int]) -> int:
    """12 Which of the actions that are offered the best turn begins with."""
    cards = hand(o.g, o.seat)
    starts = [d for d in grown(o, [blank(o)], cards, ONCE, MANY) if d.first in options]
    return completed(o, starts, cards, ROUNDS - max(1, o.g.s.round), BREADTH).first


def completed(o: TurnAnalysis, drafts: list[TurnPlan], cards: list[int], rounds: int, breadth: int) -> TurnPlan:
    for _ in range(rounds):
        drafts = grown(o, drafts, cards, ONCE, breadth) or drafts
    return drafts[0]


def turn_without(o: TurnAnalysis, card: int) -> float:
    """4.7 What a turn without this card would be worth."""
    cards = [other for other in range(CARDS) if other != card]
    return completed(o, [blank(o)], cards, ROUNDS, BREADTH_OF_LOCK).merit
