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
from metropole.games.empires.bot.plans import FORFEIT, TurnAnalysis, best_character, best_row
from metropole.games.empires.bot.reading import (
    MUST,
    NEVER,
    EmpiresScorer,
    agree,
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
from metropole.games.empires.bot.weights import NATION_WORTH, WEIGHTS
from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import TRADER
from metropole.games.empires.rules.characters.governor import is_historical, sites
from metropole.games.empires.rules.characters.rebel import places
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
    return [
        repay_mark(g, seat, option)
        if option >= action_space.PILE
        else best_character(outlook, row, FORFEIT if option == action_space.PASS else option - action_space.USE)
        for option in view.options
    ]


# --- 12, 16 gifts and loans ---


def repay_mark(g: Game, seat: Seat, option: int) -> float:
    """16 Interest is the same for every loan, so only whole loans are repaid, the smallest first. 12: no gifts."""
    if option >= action_space.GIFT:
        return NEVER
    size = g.s.piles[piles_of(g, seat)[option - action_space.PILE]]
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
    return [0.0 if option <= action_space.DONE else repay_mark(g, seat, option) for option in view.options]


# --- building ---


def judge_fleets(view: EmpiresView) -> list[float]:
    """4 Fleets as long as each is worth its price."""
    return each_amount(view, fleets_mark)


def fleets_mark(g: Game, seat: Seat, count: int) -> float:
    return sum([fleet_worth(g, seat, g.s.fleets[seat] + i + 1) for i in range(count)]) - price_of(g, seat, count)


def judge_squadrons(view: EmpiresView) -> list[float]:
    """4 Squadrons as long as they promise more than they cost."""
    return each_amount(view, squadrons_mark)


def squadrons_mark(g: Game, seat: Seat, count: int) -> float:
    return action_values.navy_worth(g, seat, g.s.squadrons[seat] + count) - price_of(g, seat, count)


def judge_flamboyance(view: EmpiresView) -> list[float]:
    """25 Prestige is worth its price."""
    g, seat = table_of(view)
    treasury = g.s.treasury[seat]
    return yes_if(view, WEIGHTS.splendour - purse_worth(treasury) + purse_worth(max(0, treasury - g.s.prestige[seat])))


# --- 13 ambassador ---


def judge_favour(view: EmpiresView) -> list[float]:
    return each_player(view, lambda g, other: action_values.favour_worth(g, Seat(view.seat), other))


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
    return each_space(view, lambda g, seat, space: fleet + best_removal(g, seat, space, [seat]))


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
    place, most_steps = Territory(view.about["territory"]), g.s.diplomacy[seat] - 1
    counts = [option - action_space.AMOUNT for option in view.options]
    return [gain_by_markers(g, seat, place, -count, 0) - WEIGHTS.step * min(count, most_steps) for count in counts]


def judge_victim(view: EmpiresView) -> list[float]:
    """14 The most dangerous rival loses the fleet."""
    return each_player(view, rivalry)


# --- 15, 11 explorer ---


def judge_explore(view: EmpiresView) -> list[float]:
    return each_venture(view, outlook_of(view))


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
    return each_space(view, lambda g, seat, space: action_values.occupation_worth(g, seat, space, how, fare, before))


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
    return each_space(view, cargo_mark)


def cargo_mark(g: Game, seat: Seat, space: int) -> float:
    owner = holder(g, space)
    share = 0.0 if owner == seat else rivalry(g, owner)
    step = action_values.step_worth(g, seat) if costs_a_step(g, seat, space) else 0.0
    return WEIGHTS.goods * (1.0 - share) - step


def judge_sell(view: EmpiresView) -> list[float]:
    """18 A coin now, for goods that somebody else has yet to sell."""
    g, seat = table_of(view)
    coin = purse_worth(g.s.treasury[seat] + 1) - purse_worth(g.s.treasury[seat])
    return yes_if(view, coin - WEIGHTS.goods * rivalry(g, Seat(view.about["other"])))


# --- 23 trader ---


def judge_trade_whose(view: EmpiresView) -> list[float]:
    return each_trader(view, rivalry)


def judge_trade_grant(view: EmpiresView) -> list[float]:
    """23 The own trader may still come in this row."""
    g, seat = table_of(view)
    ahead = g.s.rows[seat * ROUNDS + g.s.round : (seat + 1) * ROUNDS]
    return grant(view, TRADER // 2 in ahead, rivalry(g, Seat(view.about["other"])) < WEIGHTS.duel)


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
    deeds = [option - action_space.STIR for option in view.options]
    return [max([REVOLTS[deed](g, seat, t) for t in places(g, deed)]) for deed in deeds]


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
    return each_space(view, lambda g, seat, space: best_removal(g, seat, space, victims))


# --- 21 scientist ---


def judge_progress(view: EmpiresView) -> list[float]:
    return only_track(view, outlook_of(view))


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
    return only_sending(view, outlook_of(view))


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
    prompts.GIVE.key: judge_repay,
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
    prompts.PLANTATION.key: agree,
    prompts.VICTIM.key: judge_victim,
    prompts.EXPLORE.key: judge_explore,
    prompts.AGAIN.key: judge_again,
    prompts.OCCUPY.key: judge_occupy,
    prompts.OCCUPY_SPACE.key: judge_occupy_space,
    prompts.CIRCUMNAVIGATE.key: judge_circumnavigate,
    prompts.LOAN.key: most,  # 16 it costs the same whatever its size
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
