"""What the greedy bot thinks of every option it is offered in Empires."""

from typing import Final

from metropole.games.empires.bot import action_values
from metropole.games.empires.bot.evaluation import (
    balance,
    fleet_worth,
    gain_by_markers,
    gain_by_removal,
    plunder,
    price_of,
    purse_worth,
    rivalry,
    rivals,
)
from metropole.games.empires.bot.plans import FORFEIT, TurnAnalysis, best_character, best_row, best_track
from metropole.games.empires.bot.reading import (
    MUST,
    NEVER,
    EmpiresScorer,
    each_territory,
    least,
    most,
    only,
    only_means,
    table_of,
    yes_if,
)
from metropole.games.empires.bot.weights import NATION_WORTH, WEIGHTS
from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules.board import SLAVES, Territory
from metropole.games.empires.rules.characters import TRADER
from metropole.games.empires.rules.characters.governor import is_historical, sites
from metropole.games.empires.rules.characters.rebel import places
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.control import runs
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    MOST_DICE,
    counters,
    debt,
    economy,
    explored_territories,
    holder,
    logistics,
    piles_of,
)
from metropole.games.empires.rules.state import NO_CARD, ROUNDS, Seat
from metropole.games.empires.rules.view import EmpiresView


def outlook_of(view: EmpiresView) -> TurnAnalysis:
    return TurnAnalysis(view.table, Seat(view.seat))


# --- the turn ---


def judge_nation(view: EmpiresView) -> list[float]:
    return [NATION_WORTH[option - action_space.NATION] for option in view.options]


def judge_program(view: EmpiresView) -> list[float]:
    """4 The next card of the best row."""
    given = [action - action_space.PROGRAM for action in view.given]
    return only(view, action_space.PROGRAM + best_row(outlook_of(view), given).cards[len(given)])


def judge_character(view: EmpiresView) -> list[float]:
    """12 The character that serves the rest of the turn best, after loans that can be repaid."""
    g, seat = table_of(view)
    outlook = outlook_of(view)
    row = [card for card in g.s.rows[seat * ROUNDS + g.s.round - 1 : (seat + 1) * ROUNDS] if card != NO_CARD]
    scores: list[float] = []
    for option in view.options:
        if option >= action_space.GIFT:
            scores.append(NEVER)
        elif option >= action_space.PILE:
            scores.append(repay_mark(g, seat, option - action_space.PILE))
        else:
            character = FORFEIT if option == action_space.PASS else option - action_space.USE
            scores.append(best_character(outlook, row, character))
    return scores


# --- 16 loans ---


def repay_mark(g: Game, seat: Seat, number: int) -> float:
    """16 Interest is the same for every loan, so only whole loans are repaid, the smallest first."""
    size = g.s.piles[piles_of(g, seat)[number]]
    return MUST - size if should_repay(g, seat, size) else NEVER


def should_repay(g: Game, seat: Seat, size: int) -> bool:
    """16 What is left must do for the rest of the turn; but nothing counts when all is repaid and the game is won."""
    treasury = g.s.treasury[seat]
    if g.s.prestige[seat] >= g.edition.victory:
        return treasury >= min(size, debt(g, seat))
    spare = WEIGHTS.spare_last if g.s.round == ROUNDS else WEIGHTS.spare
    if g.s.prestige[seat] >= WEIGHTS.late:
        spare = 0
    return treasury >= size + spare


def judge_repay(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    scores: list[float] = []
    for option in view.options:
        is_loan = action_space.DONE < option < action_space.GIFT
        scores.append(repay_mark(g, seat, option - action_space.PILE) if is_loan else give_mark(option))
    return scores


def give_mark(option: int) -> float:
    """12 Nothing is given away."""
    return NEVER if option >= action_space.GIFT else 0.0


def judge_give(view: EmpiresView) -> list[float]:
    return [give_mark(option) for option in view.options]


def judge_loan(view: EmpiresView) -> list[float]:
    """16 A loan costs the same whatever its size."""
    return most(view)


# --- building ---


def judge_fleets(view: EmpiresView) -> list[float]:
    """4 Fleets as long as each is worth its price."""
    g, seat = table_of(view)
    scores: list[float] = []
    for option in view.options:
        count = option - action_space.AMOUNT
        if option >= action_space.GIFT:
            scores.append(NEVER)
            continue
        value = sum([fleet_worth(g, seat, g.s.fleets[seat] + i + 1) for i in range(count)])
        scores.append(value - price_of(g, seat, count))
    return scores


def judge_squadrons(view: EmpiresView) -> list[float]:
    """4 Squadrons as long as they promise more than they cost."""
    g, seat = table_of(view)
    scores: list[float] = []
    for option in view.options:
        count = option - action_space.AMOUNT
        if option >= action_space.GIFT:
            scores.append(NEVER)
            continue
        scores.append(action_values.navy_worth(g, seat, g.s.squadrons[seat] + count) - price_of(g, seat, count))
    return scores


def judge_flamboyance(view: EmpiresView) -> list[float]:
    """25 Prestige is worth its price."""
    g, seat = table_of(view)
    treasury = g.s.treasury[seat]
    return yes_if(view, WEIGHTS.splendour - purse_worth(treasury) + purse_worth(max(0, treasury - g.s.prestige[seat])))


# --- 13 ambassador ---


def judge_favour(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    return [
        0.0 if option == action_space.PASS else action_values.favour_worth(g, seat, Seat(option - action_space.PLAYER))
        for option in view.options
    ]


def judge_calm(view: EmpiresView) -> list[float]:
    return each_territory(view, action_values.calm_worth)


# --- 14 conqueror ---


def judge_conquer(view: EmpiresView) -> list[float]:
    return each_territory(view, action_values.conquest_worth)


def judge_extremadura(view: EmpiresView) -> list[float]:
    """25 Whoever has the counters needs no unrest."""
    return yes_if(view, -1.0)


def judge_company(view: EmpiresView) -> list[float]:
    """14 A fleet, or a counter that guards the colony."""
    g, seat = table_of(view)
    fleet = fleet_worth(g, seat, g.s.fleets[seat] + 1)
    scores: list[float] = []
    for option in view.options:
        space = option - action_space.SPACE
        scores.append(0.0 if option == action_space.PASS else fleet + best_removal(g, seat, space, [seat]))
    return scores


def best_removal(g: Game, seat: Seat, space: int, victims: list[Seat]) -> float:
    """The best that can come of a counter of some players leaving a stack."""
    numbers = [i for i, (owner, _) in enumerate(runs(g.s.stacks[space])) if owner in victims]
    return max([gain_by_removal(g, seat, space, run) for run in numbers], default=0.0)


def judge_run(view: EmpiresView) -> list[float]:
    """AMB-24 Which counter of a stack is taken."""
    g, seat = table_of(view)
    space = view.about["space"]
    return [gain_by_removal(g, seat, space, option - action_space.RUN) for option in view.options]


def judge_pillage(view: EmpiresView) -> list[float]:
    """14 Treasury now against unrest for ever."""
    g, seat = table_of(view)
    place = Territory(view.about["territory"])
    coins = purse_worth(g.s.treasury[seat] + plunder(g, place)) - purse_worth(g.s.treasury[seat])
    return yes_if(view, coins + gain_by_markers(g, seat, place, 1, 0))


def judge_repression(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    place = Territory(view.about["territory"])
    scores: list[float] = []
    for option in view.options:
        count = option - action_space.AMOUNT
        steps = min(count, g.s.diplomacy[seat] - 1)
        scores.append(gain_by_markers(g, seat, place, -count, 0) - WEIGHTS.step * steps)
    return scores


def judge_plantation(view: EmpiresView) -> list[float]:
    return yes_if(view, 1.0)


def judge_victim(view: EmpiresView) -> list[float]:
    """14 The most dangerous rival loses the fleet."""
    return [rivalry(view.table, Seat(option - action_space.PLAYER)) for option in view.options]


# --- 15, 11 explorer ---


def judge_explore(view: EmpiresView) -> list[float]:
    outlook = outlook_of(view)
    return [outlook.venture_to(Territory(option - action_space.TERRITORY)) for option in view.options]


def judge_again(view: EmpiresView) -> list[float]:
    """11 A second attempt puts the second step at risk."""
    g, seat = table_of(view)
    return yes_if(view, action_values.second_roll_worth(g, seat, Territory(view.about["territory"])))


def judge_occupy(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    best = action_values.occupation_after(g, seat, Territory(view.about["territory"]), action_values.fares(g, seat))
    return only_means(view, best, action_space.PASS)


def judge_occupy_space(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    how, fare = view.about["means"], action_values.fares(g, seat)
    before = balance(g, seat, Territory(view.about["territory"]))
    return [
        action_values.occupation_worth(g, seat, option - action_space.SPACE, how, fare, before)
        for option in view.options
    ]


def judge_circumnavigate(view: EmpiresView) -> list[float]:
    return yes_if(view, action_values.voyage_worth(*table_of(view)))


# --- 17 governor ---


def judge_city(view: EmpiresView) -> list[float]:
    return each_territory(view, action_values.city_worth)


def judge_city_value(view: EmpiresView) -> list[float]:
    """25 A higher value keeps others away, unless it would keep the player from founding the next one that pays."""
    g, seat = table_of(view)
    paid, place = view.about["count"], view.about["territory"]
    others = [t for t in sites(g, seat) if t != place and g.s.colonies[t] == seat and is_historical(g, seat, t)]
    return yes_if(view, -1.0 if others and economy(g, seat) == paid + 1 else 1.0)


# --- 18 merchant ---


def judge_goods(view: EmpiresView) -> list[float]:
    """18 Own goods first; others are paid for theirs, the least dangerous first. 6: slaves may cost a step."""
    g, seat = table_of(view)
    scores: list[float] = []
    for option in view.options:
        if option == action_space.DONE:
            scores.append(0.0)
            continue
        space = option - action_space.SPACE
        owner = holder(g, space)
        slaves = g.board.space_colour[space] == SLAVES and g.s.abolished and g.s.diplomacy[seat] > 1
        share = 0.0 if owner == seat else rivalry(g, owner)
        scores.append(WEIGHTS.goods * (1.0 - share) - (action_values.step_worth(g, seat) if slaves else 0.0))
    return scores


def judge_sell(view: EmpiresView) -> list[float]:
    """18 A coin now, for goods that somebody else has yet to sell."""
    g, seat = table_of(view)
    coin = purse_worth(g.s.treasury[seat] + 1) - purse_worth(g.s.treasury[seat])
    return yes_if(view, coin - WEIGHTS.goods * rivalry(g, Seat(view.about["other"])))


# --- 23 trader ---


def judge_trade_whose(view: EmpiresView) -> list[float]:
    """23 Own goods, then those of others, which serve both sides: with the least dangerous first."""
    g, seat = table_of(view)
    scores: list[float] = []
    for option in view.options:
        other = Seat(option - action_space.PLAYER)
        scores.append(0.0 if option == action_space.DONE else 1.0 if other == seat else 1.0 - rivalry(g, other))
    return scores


def judge_trade_grant(view: EmpiresView) -> list[float]:
    """23 What one can sell oneself soon is kept; the rest is let go."""
    g, seat = table_of(view)
    ahead = g.s.rows[seat * ROUNDS + g.s.round : (seat + 1) * ROUNDS]
    kept = limit(g, seat) if TRADER // 2 in ahead else 0
    trader = Seat(view.about["other"])
    granted = max(0, g.s.goods[seat] - kept) if rivalry(g, trader) < WEIGHTS.duel else 0
    return [-abs(float(option - action_space.AMOUNT - granted)) for option in view.options]


# --- 19, 20 missionary and rebel ---


def judge_missionary(view: EmpiresView) -> list[float]:
    """19 The way that leads to the best place."""
    g, seat = table_of(view)
    restless = action_values.restless(g)
    quiet = [t for t in explored_territories(g) if t not in restless]
    best = [
        max([action_values.mission_worth(g, seat, t) for t in places], default=NEVER) for places in (quiet, restless)
    ]
    return [best[option - action_space.PREACH] for option in view.options]


def judge_missionary_where(view: EmpiresView) -> list[float]:
    return each_territory(view, action_values.mission_worth)


REVOLTS: Final = (action_values.rebellion_worth, action_values.stir_worth, action_values.expel_worth)


def judge_rebel(view: EmpiresView) -> list[float]:
    """20 The deed that does most in its best place."""
    g, seat = table_of(view)
    scores: list[float] = []
    for option in view.options:
        deed = option - action_space.STIR
        scores.append(max([REVOLTS[deed](g, seat, t) for t in places(g, deed)]))
    return scores


def judge_rebel_where(view: EmpiresView) -> list[float]:
    return each_territory(view, REVOLTS[view.about["stir"]])


def judge_casualty(view: EmpiresView) -> list[float]:
    """20 The counter whose loss serves best, an own one if there is no other."""
    g, seat = table_of(view)
    place = Territory(view.about["territory"])
    others = rivals(g, seat)
    return each_removal(view, others if any([counters(g, other, place) for other in others]) else [seat])


def judge_war_casualty(view: EmpiresView) -> list[float]:
    """22 The counter of the enemy whose loss serves best."""
    return each_removal(view, [Seat(view.about["other"])])


def each_removal(view: EmpiresView, victims: list[Seat]) -> list[float]:
    g, seat = table_of(view)
    return [best_removal(g, seat, option - action_space.SPACE, victims) for option in view.options]


# --- 21 scientist ---


def judge_progress(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    best = best_track(outlook_of(view), g.s.treasury[seat], debt(g, seat))
    return [0.0] * len(view.options) if best is None else only(view, action_space.TRACK + best.track)


# --- 22 sovereign ---


def judge_war(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    return [
        WEIGHTS.step
        if option == action_space.PEACE
        else action_values.war_worth(g, seat, Seat(option - action_space.PLAYER))
        for option in view.options
    ]


def judge_reroll(view: EmpiresView) -> list[float]:
    """25 A roll below the average is rolled again."""
    g, seat = table_of(view)
    return yes_if(view, min(MOST_DICE, g.s.squadrons[seat]) / 3 - view.about["count"])


def judge_surrender(view: EmpiresView) -> list[float]:
    """22 A war goes on while there is a chance in it that outweighs what another year destroys."""
    g, seat = table_of(view)
    enemy = Seat(g.s.defender if g.s.attacker == seat else g.s.attacker)
    win, lose = action_values.war_odds(g, seat, enemy)
    ransom = 1.0 if g.s.prestige[seat] else 0.0
    spoils = 1.0 if g.s.prestige[enemy] else 0.0
    going_on = win * spoils - lose * ransom - WEIGHTS.year * lose * min(MOST_DICE, g.s.squadrons[enemy] + 1)
    return yes_if(view, -ransom - going_on)


# --- 24 viceroy ---


def judge_send(view: EmpiresView) -> list[float]:
    g, seat = table_of(view)
    sending = outlook_of(view).sending(g.s.treasury[seat])
    return [0.0] * len(view.options) if sending is None else only(view, action_space.TERRITORY + sending.territory)


def judge_send_space(view: EmpiresView) -> list[float]:
    """24 The first space of the best use of what may still be sent to the territory; enough is enough."""
    g, seat = table_of(view)
    place = Territory(view.about["territory"])
    left = min(g.s.treasury[seat], logistics(g, seat))
    scores = dict.fromkeys(view.options, NEVER)
    if action_space.DONE in scores:
        scores[action_space.DONE] = 0.0
    for count in range(1, left + 1):
        sending = action_values.best_sending_to(g, seat, place, count)
        if sending is not None:
            action = action_space.SPACE + sending.spaces[0]
            scores[action] = max(scores[action], sending.gain - price_of(g, seat, count))
    return [scores[option] for option in view.options]


JUDGES: Final[dict[str, EmpiresScorer]] = {
    prompts.NATION.key: judge_nation,
    prompts.PROGRAM.key: judge_program,
    prompts.CHARACTER.key: judge_character,
    prompts.REPAY.key: judge_repay,
    prompts.REPAY_AMOUNT.key: most,
    prompts.GIVE.key: judge_give,
    prompts.GIFT_AMOUNT.key: least,
    prompts.BUILD_FLEETS.key: judge_fleets,
    prompts.BUILD_SQUADRONS.key: judge_squadrons,
    prompts.FLAMBOYANCE.key: judge_flamboyance,
    prompts.FAVOUR.key: judge_favour,
    prompts.CALM.key: judge_calm,
    prompts.CONQUER.key: judge_conquer,
    prompts.EXTREMADURA.key: judge_extremadura,
    prompts.COMPANY.key: judge_company,
    prompts.COMPANY_RUN.key: judge_run,
    prompts.PILLAGE.key: judge_pillage,
    prompts.REPRESSION.key: judge_repression,
    prompts.PLANTATION.key: judge_plantation,
    prompts.VICTIM.key: judge_victim,
    prompts.EXPLORE.key: judge_explore,
    prompts.AGAIN.key: judge_again,
    prompts.OCCUPY.key: judge_occupy,
    prompts.OCCUPY_SPACE.key: judge_occupy_space,
    prompts.CIRCUMNAVIGATE.key: judge_circumnavigate,
    prompts.LOAN.key: judge_loan,
    prompts.CITY.key: judge_city,
    prompts.CITY_PRICE.key: least,
    prompts.CITY_VALUE.key: judge_city_value,
    prompts.CITY_GOODS.key: judge_goods,
    prompts.SHIP.key: judge_goods,
    prompts.SELL.key: judge_sell,
    prompts.MISSIONARY.key: judge_missionary,
    prompts.MISSIONARY_WHERE.key: judge_missionary_where,
    prompts.REBEL.key: judge_rebel,
    prompts.REBEL_WHERE.key: judge_rebel_where,
    prompts.CASUALTY.key: judge_casualty,
    prompts.CASUALTY_RUN.key: judge_run,
    prompts.PROGRESS.key: judge_progress,
    prompts.WAR.key: judge_war,
    prompts.WAR_CASUALTY.key: judge_war_casualty,
    prompts.WAR_CASUALTY_RUN.key: judge_run,
    prompts.REROLL.key: judge_reroll,
    prompts.SURRENDER.key: judge_surrender,
    prompts.TRADE_OWN.key: most,
    prompts.TRADE_WHOSE.key: judge_trade_whose,
    prompts.TRADE_AMOUNT.key: most,
    prompts.TRADE_GRANT.key: judge_trade_grant,
    prompts.SEND.key: judge_send,
    prompts.SEND_SPACE.key: judge_send_space,
    prompts.SEND_MORE.key: judge_send_space,
}
