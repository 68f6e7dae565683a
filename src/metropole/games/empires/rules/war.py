"""22 Sovereign: war by years, on land and at sea."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import SEA_REROLL, TWO_WARS, Territory
from metropole.games.empires.rules.casualties import remove_enemies
from metropole.games.empires.rules.characters import SOVEREIGN, used
from metropole.games.empires.rules.game import BATTLE, PLACE, SEA_BATTLE, WAR_YEAR, Game
from metropole.games.empires.rules.game import SOVEREIGN as PROCEDURE
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    MOST_DICE,
    all_seats,
    counters,
    has_rule,
    in_play,
    is_present,
    success_dice,
)
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

ENEMY: Final = Slot[Seat](PLACE)  # on whom war is declared
SURRENDER: Final = Slot[int](PLACE)  # yes or no, which `g.said` tells
ATTACKER_HITS: Final = Slot[int](PLACE)  # successes of the attacker in a battle
DEFENDER_HITS: Final = Slot[int](ATTACKER_HITS)
REROLL: Final = Slot[int](DEFENDER_HITS)  # yes or no, which `g.said` tells
SECOND_HITS: Final = Slot[int](REROLL)  # successes of whoever rolls again


def targets(g: Game, seat: Seat) -> list[Seat]:
    """22 Players who are not further right on the diplomacy track."""
    return [other for other in all_seats(g) if is_target(g, seat, other)]


def is_target(g: Game, seat: Seat, other: Seat) -> bool:
    return other != seat and g.s.diplomacy[other] <= g.s.diplomacy[seat]


def has_target(g: Game, seat: Seat) -> bool:
    return any(is_target(g, seat, other) for other in all_seats(g))


def may_keep_peace(g: Game, seat: Seat) -> bool:
    """25 France may move one space right instead."""
    return has_rule(g, seat, TWO_WARS)


def available(g: Game, seat: Seat) -> bool:
    return has_target(g, seat) or may_keep_peace(g, seat)


def on_whom(g: Game) -> Question | None:
    options = [action_space.PLAYER + seat for seat in targets(g, g.seat)]
    if may_keep_peace(g, g.seat):
        options.append(action_space.PEACE)
    return Decision(g.seat, prompts.WAR, options)


def declare(g: Game) -> None:
    """22 The declarer moves one space left."""
    used(g, SOVEREIGN)
    if g.said == action_space.PEACE:
        moves.step_right(g, g.seat)
        return
    moves.begin_war(g, g.seat, g[ENEMY])
    moves.step_left(g, g.seat)
    g.call(WAR_YEAR)


# --- a year ---


def begin_year(g: Game) -> None:
    """22 A year is fought on land, then at sea."""
    g.s.year += 1
    g.s.asked = sum(1 << territory for territory in shared(g))
    g.tell(facts.YEAR_BEGAN, g.s.year)


def shared(g: Game) -> list[Territory]:
    """22 The territories where both have counters."""
    return [territory for territory in ALL_TERRITORIES if is_shared(g, territory)]


def is_shared(g: Game, territory: Territory) -> bool:
    if not is_present(g, Seat(g.s.attacker), territory) or not is_present(g, Seat(g.s.defender), territory):
        return False
    return in_play(g, territory)


def next_battle(g: Game) -> None:
    """22 Each shared territory is a battle of its own."""
    if not g.s.asked:
        g.leave()
        return
    territory = (g.s.asked & -g.s.asked).bit_length() - 1
    g.s.asked &= g.s.asked - 1
    g.call(BATTLE, 0, territory)


def sea_battle(g: Game) -> None:
    g.call(SEA_BATTLE)


def land_dice(g: Game, seat: int) -> Question | None:
    return success_dice(min(MOST_DICE, counters(g, Seat(seat), g.place)))


def attacker_on_land(g: Game) -> Question | None:
    return land_dice(g, g.s.attacker)


def defender_on_land(g: Game) -> Question | None:
    return land_dice(g, g.s.defender)


def count_land_losses(g: Game) -> None:
    """22 Both roll before anything is removed."""
    attacker, defender = Seat(g.s.attacker), Seat(g.s.defender)
    g.tell(facts.BATTLE, g.place)
    g.tell(facts.DICE, attacker, min(MOST_DICE, counters(g, attacker, g.place)), g[ATTACKER_HITS])
    g.tell(facts.DICE, defender, min(MOST_DICE, counters(g, defender, g.place)), g[DEFENDER_HITS])
    wipe_out(g, defender, g[ATTACKER_HITS])
    wipe_out(g, attacker, g[DEFENDER_HITS])
    last = int(g[DEFENDER_HITS] == 0 or not is_present(g, attacker, g.place))
    remove_enemies(g, attacker, g.place, g[ATTACKER_HITS], defender, last)


def wipe_out(g: Game, seat: Seat, hits: int) -> None:
    """22 Who loses everything does so at once: then it cannot matter for what the enemy chooses."""
    if 0 < counters(g, seat, g.place) <= hits:
        moves.take_counters(g, seat, g.place)


def count_defender_hits(g: Game) -> None:
    """22 The inflicting player removes enemy counters."""
    hits, place = g[DEFENDER_HITS], g.place
    remove_enemies(g, Seat(g.s.defender), place, hits, Seat(g.s.attacker), 1)


def end_battle(g: Game) -> None:
    """22 Control is looked at again, without any cost."""
    moves.settle(g, g.place)
    moves.check_colony(g, g.place)


# --- at sea ---


def attacker_at_sea(g: Game) -> Question | None:
    return sea_dice(g, Seat(g.s.attacker))


def defender_at_sea(g: Game) -> Question | None:
    return sea_dice(g, Seat(g.s.defender))


def sea_dice(g: Game, seat: Seat) -> Question | None:
    return success_dice(min(MOST_DICE, g.s.squadrons[seat]))


def report_sea(g: Game) -> None:
    g.tell(facts.SEA_BATTLE)
    for seat, hits in ((g.s.attacker, g[ATTACKER_HITS]), (g.s.defender, g[DEFENDER_HITS])):
        g.tell(facts.DICE, seat, min(MOST_DICE, g.s.squadrons[seat]), hits)


def roller(g: Game) -> Seat:
    """25 The one of both, if any, who may roll again."""
    for seat in (Seat(g.s.attacker), Seat(g.s.defender)):
        if has_rule(g, seat, SEA_REROLL) and g.s.squadrons[seat]:
            return seat
    return NOBODY


def reroll_or_not(g: Game) -> Question | None:
    """25, AMB-107 Great Britain may roll all its dice again, having seen both rolls."""
    seat = roller(g)
    return Decision(seat, prompts.REROLL, [action_space.YES, action_space.NO]) if seat != NOBODY else None


def own_hits(g: Game, seat: int) -> int:
    return g[ATTACKER_HITS if seat == g.s.attacker else DEFENDER_HITS]


def rival_hits(g: Game, seat: int) -> int:
    return g[DEFENDER_HITS if seat == g.s.attacker else ATTACKER_HITS]


def second_roll(g: Game) -> Question | None:
    return sea_dice(g, roller(g)) if g.said == action_space.YES else None


def take_second_roll(g: Game) -> None:
    if g.said == action_space.YES:
        seat, hits = roller(g), g[SECOND_HITS]
        g.tell(facts.REROLLED, seat)
        g.tell(facts.DICE, seat, min(MOST_DICE, g.s.squadrons[seat]), hits)
        g[ATTACKER_HITS if seat == g.s.attacker else DEFENDER_HITS] = hits


def sink(g: Game) -> None:
    """22 Squadrons first, then merchant fleets."""
    for seat, hits in ((Seat(g.s.defender), g[ATTACKER_HITS]), (Seat(g.s.attacker), g[DEFENDER_HITS])):
        squadrons = min(hits, g.s.squadrons[seat])
        moves.lose_squadrons(g, seat, squadrons)
        moves.lose_fleets(g, seat, min(hits - squadrons, g.s.fleets[seat]))


# --- the end of a year ---


def judge(g: Game) -> None:
    """22, AMB-104 Defeat and stalemate come before any surrender."""
    attacker, defender = Seat(g.s.attacker), Seat(g.s.defender)
    if any(is_shared(g, territory) for territory in ALL_TERRITORIES):
        return
    at_sea = [seat for seat in (attacker, defender) if g.s.squadrons[seat]]
    if not at_sea:
        g.tell(facts.STALEMATE)
        moves.end_war(g)
        g.leave()
    elif len(at_sea) == 1:
        loser = defender if at_sea == [attacker] else attacker
        g.tell(facts.DEFEATED, loser, at_sea[0])
        moves.end_war(g)
        moves.hand_over_prestige(g, loser, at_sea[0])
        g.leave()


def enemy(g: Game, seat: int) -> int:
    return g.s.attacker if seat == g.s.defender else g.s.defender


def year(g: Game, seat: int) -> int:
    return g.s.year


def defender_surrenders(g: Game) -> Question | None:
    """22 The defender is asked first."""
    return Decision(g.s.defender, prompts.SURRENDER, [action_space.YES, action_space.NO])


def hear_defender(g: Game) -> None:
    if g.said == action_space.YES:
        surrender(g, Seat(g.s.defender), Seat(g.s.attacker))


def attacker_surrenders(g: Game) -> Question | None:
    return Decision(g.s.attacker, prompts.SURRENDER, [action_space.YES, action_space.NO])


def hear_attacker(g: Game) -> None:
    """22 Otherwise another year follows."""
    if g.said == action_space.YES:
        surrender(g, Seat(g.s.attacker), Seat(g.s.defender))


def surrender(g: Game, loser: Seat, victor: Seat) -> None:
    """22 The war is over; one prestige changes hands if there is any."""
    g.tell(facts.SURRENDERED, loser, victor)
    moves.end_war(g)
    moves.hand_over_prestige(g, loser, victor)
    g.leave()


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CE 22", ask(on_whom, ENEMY), declare),
    WAR_YEAR: Procedure(
        "CE 22",
        loop(
            begin_year,
            loop(next_battle),
            sea_battle,
            judge,
            ask(defender_surrenders, SURRENDER, other=enemy, year=year),
            hear_defender,
            ask(attacker_surrenders, SURRENDER, other=enemy, year=year),
            hear_attacker,
        ),
    ),
    BATTLE: Procedure(
        "CE 22",
        ask(attacker_on_land, ATTACKER_HITS),
        ask(defender_on_land, DEFENDER_HITS),
        count_land_losses,
        count_defender_hits,
        end_battle,
    ),
    SEA_BATTLE: Procedure(
        "CE 22",
        ask(attacker_at_sea, ATTACKER_HITS),
        ask(defender_at_sea, DEFENDER_HITS),
        report_sea,
        ask(reroll_or_not, REROLL, count=own_hits, rival=rival_hits),
        ask(second_roll, SECOND_HITS),
        take_second_roll,
        sink,
    ),
}
