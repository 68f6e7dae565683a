"""What the greedy bot thinks of every option in Colonialism, looking as far as the coming colonization."""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from metropole.games.colonialism.bot.judgement import ColonizationForecast, Taste, favourite, look_out, policy_discs
from metropole.games.colonialism.bot.plans import (
    NONE,
    SAILING,
    Means,
    Scheme,
    add_discs,
    best_scheme,
    card_step,
    first_action,
    means_of,
    played_out,
    strike,
    zone_worth,
)
from metropole.games.colonialism.bot.weights import CARD_WORTH, UPGRADE_WORTH, weights_of
from metropole.games.colonialism.rules import action_space, prompts
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.cards.trade import (
    colours_in,
    first_regions,
    second_regions,
    tradable_zones,
    wanted,
)
from metropole.games.colonialism.rules.colonization import LAST_PHASE
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import (
    ALL_REGIONS,
    ZONES_IN,
    cards_in,
    cubes_in,
    holdings,
    ships,
    size,
    value,
)
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NATIVES, REGION_COUNT, Seat
from metropole.games.colonialism.rules.turn import ACTIONS_EACH
from metropole.games.colonialism.rules.view import ColonialismView

TRADE_CARD: Final = 23

ColonialismScorer = Callable[[ColonialismView], list[float]]


# --- reading the view ---


def settled_regions(view: ColonialismView) -> int:
    """The regions that the colonization phase under way has come to already."""
    return sum([1 << region for region in view.table.s.order[: view.checked]])


def outlook_of(view: ColonialismView) -> ColonizationForecast:
    return look_out(view.table, view.seat, settled_regions(view))


def only(view: ColonialismView, choice: int) -> list[float]:
    """Full marks for one option."""
    return [1.0 if option == choice else 0.0 for option in view.options]


# --- setting up ---


def judge_row(view: ColonialismView) -> list[float]:
    """The lower on the track the better: who acts last knows most, which is worth more than the ties won higher up.

    After the last colonization only those ties are left."""
    s = view.table.s
    last = s.turn == view.edition.turns and s.phase == LAST_PHASE
    return [-float(option) if last else float(option) for option in view.options]


def card_quality(g: Game, seat: int, card: int) -> float:
    """How much a card promises for the next colonization, wherever it may be played."""
    best = 0
    if g.edition.cards[card].worth is not None:
        weights = weights_of(g)
        best = max([policy_discs(g, Seat(seat), region, card, weights) for region in ALL_REGIONS])
    return (CARD_WORTH[card] + max(best, CARD_WORTH[card])) / 2


def judge_six(view: ColonialismView) -> list[float]:
    """The most promising of the cards that can still be named."""
    return [card_quality(view.table, view.seat, option - action_space.KEEP) for option in view.options]


def judge_kept_card(view: ColonialismView) -> list[float]:
    """A card that is better than what the deck is likely to give."""
    g, seat = view.table, view.seat
    unseen = cards_in(g.s.decks[seat] or g.s.discards[seat])
    average = sum([card_quality(g, seat, card) for card in unseen]) / max(1, len(unseen))
    return [
        average if option == action_space.DONE else card_quality(g, seat, option - action_space.KEEP)
        for option in view.options
    ]


def judge_zone(view: ColonialismView) -> list[float]:
    """A zone for a new ship: rich shores that few own ships can reach yet."""
    return [zone_need(view.table, view.seat, option - action_space.TO) for option in view.options]


def zone_need(g: Game, seat: int, zone: int) -> float:
    need = 0.0
    for region in ALL_REGIONS:
        if g.board.shores[zone] >> region & 1:
            beside = sum([ships(g, Seat(seat), other) for other in ZONES_IN[g.board.seas[region]]])
            need += (cubes_in(g, region) + value(g, region)) / (1 + beside)
    return need


# --- acting ---


class Recall:
    """The last scheme, and the view it was made for: the questions of one action come one after the other."""

    def __init__(self, view: ColonialismView, scheme: Scheme) -> None:
        self.seat = view.seat
        self.edition = view.edition
        self.board = view.board
        self.settled = settled_regions(view)
        self.numbers = view.table.s.numbers()
        self.scheme = scheme

    def fits(self, view: ColonialismView) -> bool:
        """Whether nothing has changed that a scheme depends on."""
        return (
            self.seat == view.seat
            and self.edition is view.edition
            and self.board is view.board
            and self.settled == settled_regions(view)
            and self.numbers == view.table.s.numbers()
        )


LAST: Final[list[Recall]] = []


def scheme_for(view: ColonialismView, outlook: ColonizationForecast, means: Means) -> Scheme:
    """The best scheme, made anew only if something has changed."""
    for last in LAST[-1:]:
        if last.fits(view):
            return last.scheme
    scheme = best_scheme(outlook, means)
    LAST[:] = [Recall(view, scheme)]
    return scheme


def judge_action(view: ColonialismView) -> list[float]:
    """An upgrade that pays, or the first step of the best scheme; with none, whatever may help later."""
    outlook = outlook_of(view)
    means = means_of(outlook)
    scheme = scheme_for(view, outlook, means)
    choice = worthwhile_upgrade(view, outlook)
    if choice == NONE:
        choice = worthwhile_withdrawal(view, outlook, means, scheme)
    if choice == NONE:
        choice = first_action(outlook, scheme, view.options)
    if choice == NONE:
        choice = pastime(view, outlook, means)
    return only(view, choice)


def worthwhile_upgrade(view: ColonialismView, outlook: ColonizationForecast) -> int:
    """The upgrade that is worth most above its price, if any is."""
    best, choice = outlook.weights.action, NONE
    for option in view.options:
        if action_space.BUY <= option < action_space.IN:
            upgrade = option - action_space.BUY
            price = cheapest_payment(outlook, outlook.g.edition.upgrades[upgrade], [])[0]
            gain = UPGRADE_WORTH[upgrade] * (outlook.taste.left + 1) - price
            if gain > best:
                best, choice = gain, option
    return choice


def cheapest_payment(outlook: ColonizationForecast, count: int, paid: list[int]) -> tuple[float, tuple[int, ...]]:
    """The cubes to give up that are missed least, and how much; some may be named already."""
    held = holdings(outlook.g, outlook.seat)
    before = outlook.taste.of(held)
    payments: list[tuple[float, tuple[int, ...]]] = []
    for colours in combinations_with_replacement(range(COLOUR_COUNT), count):
        left = [held[c] - colours.count(c) for c in range(COLOUR_COUNT)]
        if min(left) >= 0 and all([colours.count(c) >= paid.count(c) for c in paid]):
            payments.append((before - outlook.taste.of(left), colours))
    return min(payments)


def worthwhile_withdrawal(view: ColonialismView, outlook: ColonizationForecast, means: Means, scheme: Scheme) -> int:
    """Discs called back, when the reserve is short and a scheme with them is clearly better."""
    if means.reserve > outlook.weights.short:
        return NONE
    best, choice = scheme.change + outlook.weights.action, NONE
    for option in view.options:
        if action_space.WITHDRAW <= option < action_space.BUY:
            change = change_by_withdrawing(outlook, means, Region(option - action_space.WITHDRAW))
            if change > best:
                best, choice = change, option
    return choice


def change_by_withdrawing(outlook: ColonizationForecast, means: Means, region: Region) -> float:
    """How good the board would look after withdrawing, with what could then follow."""
    count = min(action_space.MOST_WITHDRAWN, outlook.g.s.discs[outlook.seat * REGION_COUNT + region])
    scene = outlook.scenes[region].copy()
    scene.counts[outlook.seat] -= count
    richer = means.copy()
    richer.reserve += count
    richer.now -= 1
    richer.fresh[min([zone for zone in ZONES_IN[outlook.g.board.seas[region]] if means.fresh[zone]])] -= 1
    after = outlook.adopt(region, scene)
    return after.total - outlook.total + best_scheme(after, richer).change


def pastime(view: ColonialismView, outlook: ColonizationForecast, means: Means) -> int:
    """Nothing promises discs where they count: trade for a better colour, look for better cards, or wait."""
    trade = action_space.PLAY + TRADE_CARD
    if trade in view.options and best_trade(outlook, Trade()).change > outlook.weights.action:
        return trade
    if size(means.hand) < means.actions or not outlook.taste.last:
        return action_space.DRAW
    return action_space.PASS if action_space.PASS in view.options else action_space.DRAW


def judge_ship(view: ColonialismView) -> list[float]:
    """A fresh ship is moved while it can still be used in this round."""
    early = view.table.s.acted[view.seat] < ACTIONS_EACH
    return only(view, action_space.SHIP if early else action_space.SHIP + 1)


def judge_destination(view: ColonialismView) -> list[float]:
    """Where the scheme wants the ship, or else where it is needed most."""
    g = view.table
    outlook = outlook_of(view)
    scheme = scheme_for(view, outlook, means_of(outlook))
    goals = [plan.region for plan in scheme.plans if any([step.order == SAILING for step in plan.steps])]
    beside = g.board.seas[goals[0]] if goals else 0
    return [
        zone_worth(g, option - action_space.TO)
        + (outlook.weights.goal if beside >> (option - action_space.TO) & 1 else 0.0)
        for option in view.options
    ]


def judge_region(view: ColonialismView) -> list[float]:
    """Where the best scheme, or the best that plays this card, would play it; or else where it does most alone."""
    outlook = outlook_of(view)
    means = means_of(outlook)
    card = view.about["card"]
    region = region_for(view, scheme_for(view, outlook, means), card)
    if region == NONE:
        region = region_for(view, best_scheme(outlook, means, card), card)
    if region != NONE:
        return only(view, region)
    return [change_by_card(outlook, means, Region(option - action_space.IN), card) for option in view.options]


def region_for(view: ColonialismView, scheme: Scheme, card: int) -> int:
    """Where a scheme plays a card, if it does."""
    for plan in scheme.plans:
        if action_space.IN + plan.region in view.options and any([step.card == card for step in plan.steps]):
            return action_space.IN + plan.region
    return NONE


def change_by_card(outlook: ColonizationForecast, means: Means, region: Region, card: int) -> float:
    """What one card would do for a region."""
    step = card_step(outlook, means, region, card)
    return outlook.change(region, played_out(outlook, means, region, [step]))


def judge_used_ship(view: ColonialismView) -> list[float]:
    """The ship whose zone offers least otherwise."""
    return [-zone_worth(view.table, option - action_space.WITH) for option in view.options]


def judge_count(view: ColonialismView) -> list[float]:
    """Who withdraws, withdraws as much as they may."""
    return [float(option) for option in view.options]


def judge_helped(view: ColonialismView) -> list[float]:
    """The faction whose growth serves the bot best."""
    outlook = outlook_of(view)
    region = Region(view.about["region"])
    scores: list[float] = []
    for option in view.options:
        faction = option - action_space.TARGET
        scene = outlook.scenes[region].copy()
        reserve = outlook.weights.die if faction == NATIVES else outlook.g.s.reserve[faction]
        scene.counts[faction] += min(reserve, outlook.weights.die)
        scores.append(outlook.change(region, scene) + (outlook.weights.action if faction == view.seat else 0.0))
    return scores


def judge_attacked(view: ColonialismView) -> list[float]:
    """The faction whose losses serve the bot best."""
    outlook = outlook_of(view)
    region = Region(view.about["region"])
    scores: list[float] = []
    for option in view.options:
        scene = outlook.scenes[region].copy()
        strike(outlook, scene, option - action_space.TARGET)
        own = option - action_space.TARGET == view.seat
        scores.append(outlook.change(region, scene) - (outlook.weights.action if own else 0.0))
    return scores


# --- trading ---


class Trade:
    """An exchange of two cubes, as far as it is decided, and what it changes."""

    def __init__(self, zone: int = NONE, region: int = NONE, other: int = NONE, given: int = NONE) -> None:
        self.zone = zone
        self.region = region
        self.other = other
        self.given = given
        self.taken = NONE
        self.change = float("-inf")


def best_trade(outlook: ColonizationForecast, decided: Trade) -> Trade:
    """The best exchange that agrees with what has been decided."""
    g, seat = outlook.g, outlook.seat
    best = decided
    for zone in tradable_zones(g, seat):
        regions = first_regions(g, seat, zone)
        for region in regions:
            for other in second_regions(g, seat, zone, region):
                if decided.region == NONE and other < region and len(regions) > 1:
                    continue  # the same exchange the other way round
                for given in colours_in(g, region):
                    for taken in wanted(g, other, given):
                        trade = Trade(zone, region, other, given)
                        trade.taken = taken
                        if agrees(trade, decided):
                            trade.change = change_by_trade(outlook, trade)
                            best = trade if trade.change > best.change else best
    return best


def agrees(trade: Trade, decided: Trade) -> bool:
    pairs = (
        (trade.zone, decided.zone),
        (trade.region, decided.region),
        (trade.other, decided.other),
        (trade.given, decided.given),
    )
    return all([said in (own, NONE) for own, said in pairs])


def change_by_trade(outlook: ColonizationForecast, trade: Trade) -> float:
    """What an exchange would do for the two regions."""
    cubes = outlook.g.s.cubes
    swap(cubes, trade, 1)
    after = outlook.adopt(Region(trade.region), outlook.scenes[trade.region])
    after = after.adopt(Region(trade.other), outlook.scenes[trade.other])
    swap(cubes, trade, -1)
    return after.total - outlook.total


def swap(cubes: list[int], trade: Trade, count: int) -> None:
    """Let the cubes change places in the bot's own picture of the table, or change back."""
    for colour, there in ((trade.given, count), (trade.taken, -count)):
        cubes[trade.region * COLOUR_COUNT + colour] -= there
        cubes[trade.other * COLOUR_COUNT + colour] += there


def judge_trade_zone(view: ColonialismView) -> list[float]:
    return only(view, action_space.WITH + best_trade(outlook_of(view), Trade()).zone)


def judge_trade_first(view: ColonialismView) -> list[float]:
    decided = Trade(view.about["zone"])
    return only(view, action_space.BETWEEN + best_trade(outlook_of(view), decided).region)


def judge_trade_second(view: ColonialismView) -> list[float]:
    decided = Trade(view.about["zone"], view.about["region"])
    return only(view, action_space.AND + best_trade(outlook_of(view), decided).other)


def judge_trade_give(view: ColonialismView) -> list[float]:
    decided = Trade(view.about["zone"], view.about["region"], view.about["other"])
    return only(view, action_space.GIVE + best_trade(outlook_of(view), decided).given)


def judge_trade_for(view: ColonialismView) -> list[float]:
    decided = Trade(view.about["zone"], view.about["region"], view.about["other"], view.about["colour"])
    return only(view, action_space.FOR + best_trade(outlook_of(view), decided).taken)


# --- colonization ---


def judge_colour(view: ColonialismView) -> list[float]:
    """The colour that lifts the score most."""
    g = view.table
    region = view.about["region"]
    offer = [0] * COLOUR_COUNT
    for option in view.options:
        offer[option - action_space.TAKE] = g.s.cubes[region * COLOUR_COUNT + option - action_space.TAKE]
    colour = favourite(Taste(g, weights_of(g)), holdings(g, Seat(view.seat)), offer)
    return only(view, action_space.TAKE + colour)


def judge_mercenary_losses(view: ColonialismView) -> list[float]:
    """Mercenaries leave soon anyway, so they go first; own discs only where there is nothing left to stay for."""
    outlook = outlook_of(view)
    region = view.about["region"]
    weights, reserve = outlook.weights, outlook.g.s.reserve[view.seat]
    stays = outlook.prospects[region].standing > weights.foothold or reserve > weights.short
    return [float(option) if stays or outlook.taste.last else -float(option) for option in view.options]


def judge_inflicted_losses(view: ColonialismView) -> list[float]:
    """A rival's mercenaries leave soon anyway, so the discs that would stay go first."""
    return [-float(option) for option in view.options]


# --- events and upgrades ---


def judge_young_turks(view: ColonialismView) -> list[float]:
    """A cube, or everything in the region, whichever hurts less."""
    outlook = outlook_of(view)
    region = Region(view.about["region"])
    held = holdings(view.table, outlook.seat)
    scores: list[float] = []
    for option in view.options:
        if option == action_space.LEAVE:
            scene = outlook.scenes[region].copy()
            scene.counts[view.seat] -= view.table.s.discs[view.seat * REGION_COUNT + region]
            scores.append(outlook.change(region, scene))
        else:
            left = held[:]
            left[option - action_space.PAY] -= 1
            scores.append(outlook.taste.of(left) - outlook.taste.of(held))
    return scores


def judge_one_disc(view: ColonialismView) -> list[float]:
    """A free disc is taken unless the reserve runs short."""
    short = view.table.s.reserve[view.seat] <= weights_of(view.table).short
    return [0.5 if option == action_space.DONE else float(not short) for option in view.options]


def judge_free_policy(view: ColonialismView) -> list[float]:
    """The card that is best laid here for nothing, considering what the others can still do."""
    outlook = outlook_of(view)
    means = means_of(outlook)
    region = Region(view.about["region"])
    scores: list[float] = []
    for option in view.options:
        if option == action_space.DONE:
            scores.append(best_scheme(outlook, means).change)
        else:
            scores.append(change_by_free_policy(outlook, means, region, option - action_space.PLAY))
    return scores


def change_by_free_policy(outlook: ColonizationForecast, means: Means, region: Region, card: int) -> float:
    scene = outlook.scenes[region].copy()
    left = means.copy()
    left.hand &= ~(1 << card)
    left.reserve -= add_discs(outlook, scene, card_step(outlook, means, region, card), means.reserve)
    after = outlook.adopt(region, scene)
    return after.total - outlook.total + best_scheme(after, left).change


def judge_gurkhas(view: ColonialismView) -> list[float]:
    """The region where one more disc does most."""
    outlook = outlook_of(view)
    scores: list[float] = []
    for option in view.options:
        if option == action_space.DONE:
            scores.append(outlook.weights.disc)
        else:
            region = Region(option - action_space.PLACE)
            scene = outlook.scenes[region].copy()
            scene.counts[view.seat] += 1
            scores.append(outlook.change(region, scene))
    return scores


def judge_recovered(view: ColonialismView) -> list[float]:
    """The most promising card of the discard pile."""
    return [
        0.0 if option == action_space.DONE else card_quality(view.table, view.seat, option - action_space.RECOVER)
        for option in view.options
    ]


def judge_payment(view: ColonialismView) -> list[float]:
    """The cubes that are missed least."""
    outlook = outlook_of(view)
    price = outlook.g.edition.upgrades[view.about["upgrade"]]
    colours = list(cheapest_payment(outlook, price, view.named)[1])
    for colour in view.named:
        colours.remove(colour)
    return only(view, action_space.PAY + colours[0])


JUDGES: Final[dict[str, ColonialismScorer]] = {
    prompts.ROW.key: judge_row,
    prompts.NEW_ROW.key: judge_row,
    prompts.KEEP_SIX.key: judge_six,
    prompts.FIRST_SHIP.key: judge_zone,
    prompts.ACT.key: judge_action,
    prompts.WHICH_SHIP.key: judge_ship,
    prompts.MOVE_TO.key: judge_destination,
    prompts.CARD_REGION.key: judge_region,
    prompts.USE_SHIP.key: judge_used_ship,
    prompts.HOW_MANY.key: judge_count,
    prompts.HELPED.key: judge_helped,
    prompts.ATTACKED.key: judge_attacked,
    prompts.TRADE_SHIP.key: judge_trade_zone,
    prompts.TRADE_FIRST.key: judge_trade_first,
    prompts.TRADE_SECOND.key: judge_trade_second,
    prompts.TRADE_GIVE.key: judge_trade_give,
    prompts.TRADE_FOR.key: judge_trade_for,
    prompts.PAYMENT.key: judge_payment,
    prompts.EXTRA_SHIP.key: judge_zone,
    prompts.MERCENARY_LOSSES.key: judge_mercenary_losses,
    prompts.INFLICTED_LOSSES.key: judge_inflicted_losses,
    prompts.COLLECT.key: judge_colour,
    prompts.KEEP_ONE.key: judge_kept_card,
    prompts.YOUNG_TURKS.key: judge_young_turks,
    prompts.SICK_MAN.key: judge_one_disc,
    prompts.OPEN_DOOR.key: judge_free_policy,
    prompts.GURKHAS.key: judge_gurkhas,
    prompts.GURKHAS_MORE.key: judge_gurkhas,
    prompts.CULTIVATION.key: judge_recovered,
}
