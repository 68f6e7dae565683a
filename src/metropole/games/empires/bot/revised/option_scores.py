"""What the greedy bot thinks of every option it is offered in the revised rules of Empires."""

from collections.abc import Callable
from typing import Final

from metropole.games.empires.bot.reading import (
    MUST,
    NEVER,
    EmpiresScorer,
    agree,
    amount,
    costs_a_step,
    each_amount,
    each_player,
    each_space,
    each_territory,
    each_trader,
    each_venture,
    grant,
    least,
    most,
    only,
    only_means,
    only_sending,
    only_track,
    table_of,
    yes_if,
)
from metropole.games.empires.bot.revised import action_values, wars
from metropole.games.empires.bot.revised.action_values import code_of
from metropole.games.empires.bot.revised.evaluation import (
    Scales,
    balance,
    coins,
    fleet_worth,
    gain_by_placing,
    loss,
    price_of,
    rivalry,
    toll,
    turns_left,
)
from metropole.games.empires.bot.revised.plans import RevisedTurnAnalysis, best_first, turn_without
from metropole.games.empires.bot.revised.weights import WEIGHTS
from metropole.games.empires.bot.sendings import NO_FLEET
from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import TRADER
from metropole.games.empires.rules.control import owners, runs
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import counters, debt, holder, native_power, territory_of
from metropole.games.empires.rules.revised.escalation import price as squadron_price
from metropole.games.empires.rules.revised.explorer import ADVENTURERS, FLEET
from metropole.games.empires.rules.revised.landing import INVADERS
from metropole.games.empires.rules.revised.losses import exposed
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.revised.rebel import STIR, doomed_of, places
from metropole.games.empires.rules.revised.turn import COUNTERS_PER_INTEREST, LAST_FREE_TURN, hand
from metropole.games.empires.rules.state import NAVY, Seat
from metropole.games.empires.rules.view import EmpiresView

INTEREST_PHASE: Final = 5


def outlook_of(view: EmpiresView) -> RevisedTurnAnalysis:
    return RevisedTurnAnalysis(view.table, Seat(view.seat))


def each_place(view: EmpiresView, worth: Callable[[Game, Seat, Territory, Scales], float]) -> list[float]:
    """A mark for each territory, all on the same scales."""
    scales = Scales(view.table)
    return each_territory(view, lambda g, seat, territory: worth(g, seat, territory, scales))


# --- 4, 12 the turn ---


def judge_play(view: EmpiresView) -> list[float]:
    """12 The action that the best turn begins with; the loan is repaid before interest, not earlier."""
    return only(view, best_first(outlook_of(view), view.options))


def judge_lock(view: EmpiresView) -> list[float]:
    """4.7 The card that the next turn can best do without."""
    outlook = outlook_of(view)
    return [turn_without(outlook, option - action_space.LOCK) for option in view.options]


def judge_fleets(view: EmpiresView) -> list[float]:
    """4.2 Fleets as long as each is worth its price."""
    return each_amount(view, fleets_mark)


def fleets_mark(g: Game, seat: Seat, count: int) -> float:
    return sum([fleet_worth(g, seat, g.s.fleets[seat] + i + 1) for i in range(count)]) - price_of(g, seat, count)


def judge_squadrons(view: EmpiresView) -> list[float]:
    """4.4 Squadrons as long as they promise more than they cost."""
    return each_amount(view, lambda g, seat, count: squadrons_mark(g, seat, count, count))


def squadrons_mark(g: Game, seat: Seat, count: int, cost: int) -> float:
    return wars.navy_worth(g, seat, g.s.squadrons[seat] + count) - price_of(g, seat, cost)


def judge_privateer(view: EmpiresView) -> list[float]:
    seat = Seat(view.seat)
    return each_player(view, lambda g, box: wars.privateer_worth(g, seat, box))


# --- 12.4 loans ---


def repayment(g: Game, seat: Seat) -> int:
    """12.4, 4.6 What is worth repaying before interest: all of it, or as much as saves interest."""
    owed, last = debt(g, seat), g.s.turn >= LAST_FREE_TURN
    spare = WEIGHTS.spare_last if last else WEIGHTS.spare
    free = max(0, g.s.treasury[seat] - spare)
    if free >= owed or last:
        return min(free, owed)
    above = owed - (owed - 1) // COUNTERS_PER_INTEREST * COUNTERS_PER_INTEREST
    return above if above <= min(free, turns_left(g)) else 0


def judge_repay(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    pays = g.s.phase == INTEREST_PHASE and repayment(g, seat) > 0
    return [0.0 if option == action_space.DONE else MUST if pays else NEVER for option in view.options]


def judge_repay_amount(view: EmpiresView) -> list[float]:
    return amount(view, repayment(*table_of(view)) or action_space.MOST)


# --- 12.1, 12.2 ambassador and conqueror ---


def judge_calm(view: EmpiresView) -> list[float]:
    return each_place(view, action_values.calm_worth)


def judge_conquer(view: EmpiresView) -> list[float]:
    return each_place(view, action_values.conquest_worth)


# --- 12.3 explorer ---


def judge_explore(view: EmpiresView) -> list[float]:
    return each_venture(view, outlook_of(view))


def judge_buy_up(view: EmpiresView) -> list[float]:
    """12.3 Success for its price, if there is something to be had there."""
    g, seat = table_of(view)
    outfit = action_values.outfit_after(g, seat, Territory(view.about["territory"]), Scales(g))
    return yes_if(view, outfit.gain - price_of(g, seat, view.about["count"]))


def judge_outfit(view: EmpiresView) -> list[float]:
    """12.3 What the best outfit consists of, the fleet first."""
    g, seat = table_of(view)
    sent, place = view.about["count"], Territory(view.about["territory"])
    best = action_values.best_outfit(g, seat, place, Scales(g), not sent >> FLEET & 1, not sent >> ADVENTURERS & 1)
    return only_means(view, best, action_space.DONE)


def judge_occupy_space(view: EmpiresView) -> list[float]:
    """12.3 The fleet's space in the best outfit."""
    g, seat = table_of(view)
    sent, place, scales = view.about["sent"], Territory(view.about["territory"]), Scales(g)
    best = action_values.best_outfit(g, seat, place, scales, True, not sent >> ADVENTURERS & 1)
    if best.fleet != NO_FLEET:
        return only(view, action_space.SPACE + best.fleet)
    return [landing_mark(g, seat, option - action_space.SPACE, scales) for option in view.options]


def landing_mark(g: Game, seat: Seat, space: int, scales: Scales) -> float:
    """What one counter changes."""
    return gain_by_placing(g, seat, (space,), 0, scales, balance(g, seat, territory_of(space), scales))


# --- 12.5 governor ---


def judge_city(view: EmpiresView) -> list[float]:
    return each_territory(view, action_values.city_worth)


# --- 12.7 merchant and privateers ---


def judge_ship_own(view: EmpiresView) -> list[float]:
    """12.7 Own goods are always worth shipping; 6: slaves may cost a step."""
    return each_space(view, cargo_mark)


def cargo_mark(g: Game, seat: Seat, space: int) -> float:
    owner = holder(g, space)
    share = 0.0 if owner == seat else rivalry(g, owner)
    return WEIGHTS.cargo * (1.0 - share) - (WEIGHTS.step if costs_a_step(g, seat, space) else 0.0)


def judge_buy_goods(view: EmpiresView) -> list[float]:
    """12.7 Bought goods count by half, rounded up: an even one alone brings nothing."""
    fruitless = view.about["bought"] % 2 == 1 and min(view.about["count"], len(view.options) - 1) < 2
    return each_space(view, lambda g, seat, space: NEVER if fruitless else cargo_mark(g, seat, space))


def judge_sell(view: EmpiresView) -> list[float]:
    """12.7 A coin now, for half a goods that somebody else has yet to sell."""
    g, seat = table_of(view)
    return yes_if(view, coins(g, seat, 1) - WEIGHTS.cargo / 2 * rivalry(g, Seat(view.about["other"])))


def judge_raid(view: EmpiresView) -> list[float]:
    return each_amount(view, lambda g, seat, raiders: wars.raid_worth(g, seat, Seat(view.about["other"]), raiders))


def judge_sink(view: EmpiresView) -> list[float]:
    """12.7.1 The most dangerous rival loses a privateer."""
    return each_player(view, rivalry)


# --- 12.9 trader ---


def judge_trade_whose(view: EmpiresView) -> list[float]:
    return each_trader(view, rivalry)


def judge_trade_grant(view: EmpiresView) -> list[float]:
    """12.9 The own trader may still come this turn; nothing for whoever is about to win."""
    g, seat = table_of(view)
    return grant(view, TRADER // 2 in hand(g, seat), rivalry(g, Seat(view.about["other"])) < WEIGHTS.unsold)


# --- 12.6, 12.11 missionary and rebel ---


def judge_mission_where(view: EmpiresView) -> list[float]:
    return each_place(view, action_values.mission_worth)


REVOLTS: Final = (action_values.rebellion_worth, action_values.stir_worth)


def judge_rebel(view: EmpiresView) -> list[float]:
    """12.11 A rebellion in its best place, or unrest in the two best."""
    g, seat = table_of(view)
    scales, deeds = Scales(g), [option - action_space.STIR for option in view.options]
    worths = [sorted([REVOLTS[deed](g, seat, t, scales) for t in places(g, seat, deed)]) for deed in deeds]
    return [sum(best[-2:]) if deed == STIR else best[-1] for deed, best in zip(deeds, worths, strict=True)]


def judge_rebel_where(view: EmpiresView) -> list[float]:
    return each_place(view, REVOLTS[view.about["stir"]])


def judge_stir_second(view: EmpiresView) -> list[float]:
    return each_place(view, action_values.stir_worth)


# --- losses ---


def judge_casualty(view: EmpiresView) -> list[float]:
    """12.11.1, 12.12.2, 12.2 The space where a loss serves best, or hurts least."""
    return [max([run_mark(view, space, run) for run in victim_runs(view, space)]) for space in spaces_of(view)]


def judge_casualty_run(view: EmpiresView) -> list[float]:
    space = view.about["space"]
    return [run_mark(view, space, option - action_space.RUN) for option in view.options]


def spaces_of(view: EmpiresView) -> list[int]:
    return [option - action_space.SPACE for option in view.options]


def victims_of(view: EmpiresView, place: Territory) -> list[Seat]:
    """Whose counters may be chosen: somebody's, or anybody else's before one's own."""
    g, seat = table_of(view)
    if "other" in view.about:
        return [Seat(view.about["other"])]
    spaces, sparing = g.board.spaces[place], bool(view.about["sparing"])
    others = [Seat(q) for q in range(g.seats) if q != seat and any([exposed(g, s, Seat(q), sparing) for s in spaces])]
    return others or [seat]


def open_positions(view: EmpiresView, space: int) -> list[int]:
    victims, sparing = victims_of(view, territory_of(space)), bool(view.about["sparing"])
    return [position for victim in victims for position in exposed(view.table, space, victim, sparing)]


def victim_runs(view: EmpiresView, space: int) -> list[int]:
    return sorted({run_at(view.table, space, position) for position in open_positions(view, space)})


def run_at(g: Game, space: int, position: int) -> int:
    return len([start for _, start in runs(g.s.stacks[space]) if start <= position]) - 1


def run_mark(view: EmpiresView, space: int, run: int) -> float:
    """What it does for the chooser that a counter of this run is lost, with all that are lost already."""
    g, seat = table_of(view)
    here = [position for position in open_positions(view, space) if run_at(g, space, position) == run]
    if not here:
        return NEVER
    place = territory_of(space)
    doomed = [*g.s.doomed, code_of(space, here[0])]
    mark = toll(g, seat, space, g.s.doomed) - toll(g, seat, space, doomed) - loss(g, seat, place, doomed)
    return mark + downfall(g, seat, place, Seat(owners(g.s.stacks[space])[here[0]]), view.about["count"])


def downfall(g: Game, seat: Seat, place: Territory, victim: Seat, losses: int) -> float:
    """8.1 More for a counter of a rival whose colony would fall with the losses still to be chosen."""
    if victim == seat or g.s.colonies[place] != victim:
        return 0.0
    left = counters(g, victim, place) - len(doomed_of(g, victim)) - losses
    return rivalry(g, victim) * action_values.fall_worth(g, place) if left < half(native_power(g, place)) else 0.0


def judge_avert(view: EmpiresView) -> list[float]:
    """12.11.1 The first of the losses that are worth averting."""
    saved = averted(view, Territory(view.about["territory"]))
    return only(view, action_space.SPACE + saved[0] // POSITIONS if saved else action_space.DONE)


def averted(view: EmpiresView, place: Territory) -> list[int]:
    g, seat = table_of(view)
    return action_values.best_averting(g, seat, place, doomed_of(g, seat))


def judge_avert_run(view: EmpiresView) -> list[float]:
    g, _ = table_of(view)
    space = view.about["space"]
    saved = averted(view, territory_of(space))
    wanted = [run_at(g, space, code % POSITIONS) for code in saved if code // POSITIONS == space]
    return [1.0 if option - action_space.RUN in wanted else 0.0 for option in view.options]


def judge_foothold(view: EmpiresView) -> list[float]:
    """12.11.2 A counter in a fallen colony for a treasury and a step left."""
    g, seat = table_of(view)
    cost, scales = price_of(g, seat, 1) + WEIGHTS.step, Scales(g)
    return each_space(view, lambda g, seat, space: landing_mark(g, seat, space, scales) - cost)


# --- 12.8 scientist ---


def judge_progress(view: EmpiresView) -> list[float]:
    return only_track(view, outlook_of(view))


# --- 12.12 sovereign ---


def judge_war(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    return [
        wars.hunt_worth(g, seat)
        if option == action_space.HUNT
        else wars.war_worth(g, seat, Seat(option - action_space.PLAYER))
        + rivalry(g, Seat(option - action_space.PLAYER)) / 10
        for option in view.options
    ]


def judge_offer(view: EmpiresView) -> list[float]:
    return amount(view, wars.best_offer(*table_of(view)))


def judge_support(view: EmpiresView) -> list[float]:
    """12.12.1 A side only if there is something in it."""
    g, seat = table_of(view)
    sides = [option - action_space.SUPPORT - 1 for option in view.options]
    return [0.0 if side < 0 else wars.support_worth(g, seat, side) for side in sides]


def judge_ally(view: EmpiresView) -> list[float]:
    seat = Seat(view.seat)
    return each_player(view, lambda g, helper: wars.ally_worth(g, seat, helper))


def judge_invade(view: EmpiresView) -> list[float]:
    return each_territory(view, wars.invasion_worth)


def judge_leave(view: EmpiresView) -> list[float]:
    return yes_if(view, -wars.staying_worth(*table_of(view)))


def judge_surrender(view: EmpiresView) -> list[float]:
    return yes_if(view, wars.surrender_worth(*table_of(view)))


def judge_navy_step(view: EmpiresView) -> list[float]:
    """12.12.6 A step that the scientist would buy too; never on credit."""
    steps = [step for step in outlook_of(view).tracks() if step.track == NAVY]
    gain = steps[0].worth - price_of(*table_of(view), steps[0].price) if steps else NEVER
    return [
        gain if option == action_space.YES else 0.0 if option == action_space.NO else NEVER for option in view.options
    ]


def judge_escalate(view: EmpiresView) -> list[float]:
    """12.12.6 Squadrons as long as they promise more than they cost."""
    return each_amount(view, lambda g, seat, count: squadrons_mark(g, seat, count, squadron_price(g, seat, count)))


# --- 12.10 viceroy, and all landings ---


def judge_govern(view: EmpiresView) -> list[float]:
    """12.10 Counters are taken back only where nothing else can be done."""
    return only_sending(view, outlook_of(view))


def judge_send_space(view: EmpiresView) -> list[float]:
    """12.10 The next space of the best use of what may still be sent to the territory; enough is enough."""
    g, seat = table_of(view)
    place, arrival = Territory(view.about["territory"]), view.about["arrival"]
    sent = tuple(view.named)
    bold = MUST if arrival == INVADERS else 0.0
    scales, scores = Scales(g), dict.fromkeys(view.options, NEVER)
    for count in range(view.about["most"] - len(sent) + 1):
        sending = action_values.best_sending_to(g, seat, place, scales, sent, count, arrival)
        if sending is not None:
            action = action_space.SPACE + sending.spaces[0] if sending.spaces else action_space.DONE
            mark = sending.gain - price_of(g, seat, len(sent) + count) + bold * count
            scores[action] = max(scores[action], mark)
    return [scores[option] for option in view.options]


def judge_recall(view: EmpiresView) -> list[float]:
    """12.10 The counter that is missed least; no more than one."""
    return each_space(view, best_recall)


def best_recall(g: Game, seat: Seat, space: int) -> float:
    numbers = [i for i, (owner, _) in enumerate(runs(g.s.stacks[space])) if owner == seat]
    return max([recall_mark(g, seat, space, run) for run in numbers], default=0.0)


def judge_recall_run(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    return [recall_mark(g, seat, view.about["space"], option - action_space.RUN) for option in view.options]


def recall_mark(g: Game, seat: Seat, space: int, run: int) -> float:
    position = runs(g.s.stacks[space])[run][1]
    return coins(g, seat, 1) - loss(g, seat, territory_of(space), [code_of(space, position)])


JUDGES: Final[dict[str, EmpiresScorer]] = {
    prompts.PLAY.key: judge_play,
    prompts.LOCK.key: judge_lock,
    prompts.REPAY.key: judge_repay,
    prompts.REPAY_AMOUNT.key: judge_repay_amount,
    prompts.BUILD_FLEETS.key: judge_fleets,
    prompts.BUILD_SQUADRONS.key: judge_squadrons,
    prompts.PRIVATEER.key: judge_privateer,
    prompts.IMPROVE.key: agree,  # 12.1 further right there is more to attack and less to fear
    prompts.CALM.key: judge_calm,
    prompts.CONQUER.key: judge_conquer,
    prompts.REMOVE_OWN.key: judge_casualty,
    prompts.REMOVE_OWN_RUN.key: judge_casualty_run,
    prompts.EXPLORE.key: judge_explore,
    prompts.BUY_UP.key: judge_buy_up,
    prompts.OUTFIT.key: judge_outfit,
    prompts.OCCUPY_SPACE.key: judge_occupy_space,
    prompts.CITY.key: judge_city,
    prompts.CITY_PRICE.key: least,
    prompts.SHIP_OWN.key: judge_ship_own,
    prompts.CITY_OFFER.key: judge_ship_own,
    prompts.BUY_GOODS.key: judge_buy_goods,
    prompts.SELL.key: judge_sell,
    prompts.RAID.key: judge_raid,
    prompts.STRIKE_BACK.key: agree,  # 12.7.1 it costs nothing
    prompts.SINK_PRIVATEER.key: judge_sink,
    prompts.MISSION_WHERE.key: judge_mission_where,
    prompts.REBEL.key: judge_rebel,
    prompts.REBEL_WHERE.key: judge_rebel_where,
    prompts.STIR_SECOND.key: judge_stir_second,
    prompts.CASUALTY.key: judge_casualty,
    prompts.CASUALTY_RUN.key: judge_casualty_run,
    prompts.AVERT.key: judge_avert,
    prompts.AVERT_RUN.key: judge_avert_run,
    prompts.FOOTHOLD.key: judge_foothold,
    prompts.PROGRESS.key: judge_progress,
    prompts.WAR.key: judge_war,
    prompts.OFFER.key: judge_offer,
    prompts.SUPPORT.key: judge_support,
    prompts.ALLY.key: judge_ally,
    prompts.WAR_CASUALTY.key: judge_casualty,
    prompts.WAR_CASUALTY_RUN.key: judge_casualty_run,
    prompts.INVADE.key: judge_invade,
    prompts.LEAVE.key: judge_leave,
    prompts.SURRENDER.key: judge_surrender,
    prompts.NAVY_STEP.key: judge_navy_step,
    prompts.ESCALATE.key: judge_escalate,
    prompts.TRADE_OWN.key: most,
    prompts.TRADE_WHOSE.key: judge_trade_whose,
    prompts.TRADE_AMOUNT.key: most,
    prompts.TRADE_GRANT.key: judge_trade_grant,
    prompts.GOVERN.key: judge_govern,
    prompts.SEND_SPACE.key: judge_send_space,
    prompts.SEND_MORE.key: judge_send_space,
    prompts.RECALL_SPACE.key: judge_recall,
    prompts.RECALL_MORE.key: judge_recall,
    prompts.RECALL_RUN.key: judge_recall_run,
}
