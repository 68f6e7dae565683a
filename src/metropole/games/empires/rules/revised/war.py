"""12.12 Sovereign: war with allies, by years, on land, at sea and overseas."""

from collections.abc import Callable
from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import SOVEREIGN, used
from metropole.games.empires.rules.control import owners
from metropole.games.empires.rules.game import (
    BATTLE,
    INVASION,
    PLACE,
    SEA_BATTLE,
    SEAT,
    SURRENDERS,
    WAR,
    WAR_YEAR,
    Game,
)
from metropole.games.empires.rules.game import SOVEREIGN as PROCEDURE
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    MOST_DICE,
    all_seats,
    counters,
    holder,
    in_play,
    is_present,
    success_dice,
)
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised.escalation import escalate
from metropole.games.empires.rules.revised.hunt import hunt
from metropole.games.empires.rules.revised.landing import INVADERS, land, landing_spaces, means_of
from metropole.games.empires.rules.revised.losses import choose_losses, next_quota, share_out
from metropole.games.empires.rules.revised.turn import privateers_in
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.games.empires.rules.war import has_target, targets
from metropole.kernel import Decision, Procedure, Question, Sealed, Slot, ask, loop
from metropole.kernel.position import BLANKS, ZEROS, changed

ENEMY: Final = Slot[Seat](PLACE)
OFFERED: Final = Slot[int](PLACE)  # treasuries
WITH_ATTACKER: Final = Slot[int](OFFERED)  # the set of those who would help the attacker
WITH_DEFENDER: Final = Slot[int](WITH_ATTACKER)
ALLY: Final = Slot[Seat](WITH_DEFENDER)
ATTACKERS_HITS: Final = Slot[int](PLACE)
DEFENDERS_HITS: Final = Slot[int](ATTACKERS_HITS)
ANSWER: Final = Slot[int](PLACE)

ATTACK: Final = 0  # the sides
DEFENCE: Final = 1
MOST_OFFERED: Final = 3
YEARS: Final = 4
NEUTRAL: Final = 0
FOR_ATTACKER: Final = 1
FOR_DEFENDER: Final = 2


# --- 12.12 whom to fight ---


def may_hunt(g: Game, seat: Seat) -> bool:
    """12.12, AMB-124 Privateers in the own box, and a squadron."""
    return bool(g.s.squadrons[seat] and privateers_in(g, seat))


def available(g: Game, seat: Seat) -> bool:
    return has_target(g, seat) or may_hunt(g, seat)


def on_whom(g: Game) -> Question | None:
    options = [action_space.PLAYER + seat for seat in targets(g, g.seat)]
    return Decision(g.seat, prompts.WAR, [*options, action_space.HUNT] if may_hunt(g, g.seat) else options)


def declare(g: Game) -> None:
    """12.12, AMB-108 Either war takes the war box; a war on a player also costs a step, the hunt does not."""
    used(g, SOVEREIGN)
    if g.said == action_space.HUNT:
        if g.edition.hunt_is_war:
            g.s.fought = 1
            revised.empty_war_box(g, g.seat)
        hunt(g, g.seat)
        return
    g.s.fought = 1
    moves.begin_war(g, g.seat, g[ENEMY])
    revised.empty_war_box(g, g.seat)
    moves.step_left(g, g.seat)
    g.call(WAR)


# --- 12.12.1 alliances ---


def principal(g: Game, side: int) -> Seat:
    return Seat(g.s.defender if side == DEFENCE else g.s.attacker)


def members(g: Game, side: int) -> list[Seat]:
    """A side: the principal, and their ally while they have one."""
    ally = Seat(g.s.allies[side])
    return [principal(g, side)] if ally == NOBODY else [principal(g, side), ally]


def attacker_offers(g: Game) -> Question | None:
    return offer(g, ATTACK)


def defender_offers(g: Game) -> Question | None:
    return offer(g, DEFENCE)


def offer(g: Game, side: int) -> Question | None:
    """12.12.1, AMB-109 First the attacker, then the defender, promises up to three treasuries, if anybody may join."""
    seat = principal(g, side)
    most = min(MOST_OFFERED, g.s.treasury[seat]) if may_be_joined(g, side) else 0
    return Decision(seat, prompts.OFFER, [action_space.AMOUNT + count for count in range(most + 1)])


def may_be_joined(g: Game, side: int) -> bool:
    """12.12.1 Whether anybody may be this side's ally."""
    others = [seat for seat in all_seats(g) if seat not in (g.s.attacker, g.s.defender)]
    return side == DEFENCE or any(may_attack_too(g, seat) for seat in others)


def may_attack_too(g: Game, seat: int) -> bool:
    """12.12.1 Whoever is not further left than the defender may join the attacker."""
    return g.s.diplomacy[seat] >= g.s.diplomacy[g.s.defender]


def note_attacker(g: Game) -> None:
    promise(g, ATTACK)


def note_defender(g: Game) -> None:
    promise(g, DEFENCE)


def promise(g: Game, side: int) -> None:
    g.s.offers = changed(g.s.offers, side, g[OFFERED])
    g.tell(facts.ALLIANCE_OFFERED, principal(g, side), g[OFFERED])


def offer_support(g: Game, seat: int, given: list[int]) -> list[int]:
    """12.12.1 Nobody, or the defender, or the attacker if not further left than the defender."""
    if given or seat in (g.s.attacker, g.s.defender):
        return []
    sides = (NEUTRAL, FOR_ATTACKER, FOR_DEFENDER) if may_attack_too(g, seat) else (NEUTRAL, FOR_DEFENDER)
    return [action_space.SUPPORT + side for side in sides]


SUPPORTS: Final = Sealed(prompts.SUPPORT, offer_support)


def choose_sides(g: Game) -> Question | None:
    """12.12.1 Everybody else, at once and unseen."""
    return SUPPORTS


def reveal_sides(g: Game) -> None:
    willing = [0, 0, 0]
    for seat, given in enumerate(g.unseal()):
        for action in given:
            willing[action - action_space.SUPPORT] |= 1 << seat
            g.tell(facts.SUPPORTED, seat, action - action_space.SUPPORT)
    g[WITH_ATTACKER] = willing[FOR_ATTACKER]
    g[WITH_DEFENDER] = willing[FOR_DEFENDER]


def attacker_accepts(g: Game) -> Question | None:
    return accept(g, ATTACK, g[WITH_ATTACKER])


def defender_accepts(g: Game) -> Question | None:
    return accept(g, DEFENCE, g[WITH_DEFENDER])


def accept(g: Game, side: int, willing: int) -> Question | None:
    """12.12.1 One of those who are willing, or none."""
    helpers = [action_space.PLAYER + seat for seat in all_seats(g) if willing >> seat & 1]
    return Decision(principal(g, side), prompts.ALLY, [action_space.PASS, *helpers])


def ally_attacker(g: Game) -> None:
    enlist(g, ATTACK)


def ally_defender(g: Game) -> None:
    """12.12.1 Both allies found, the attacker's moves one space left."""
    enlist(g, DEFENCE)
    if g.s.allies[ATTACK] != NOBODY:
        moves.step_left(g, Seat(g.s.allies[ATTACK]))
    g.s.warring = sum([1 << seat for side in (ATTACK, DEFENCE) for seat in members(g, side)])


def enlist(g: Game, side: int) -> None:
    ally = g[ALLY]
    g.s.allies = changed(g.s.allies, side, ally)
    g.s.hired = changed(g.s.hired, side, ally)
    if ally != NOBODY:
        g.tell(facts.ALLIED, ally, principal(g, side))


# --- what is known of a war ---


def attacker(g: Game, seat: int) -> int:
    return g.s.attacker


def defender(g: Game, seat: int) -> int:
    return g.s.defender


def attackers_offer(g: Game, seat: int) -> int:
    return g.s.offers[ATTACK]


def defenders_offer(g: Game, seat: int) -> int:
    return g.s.offers[DEFENCE]


def year(g: Game, seat: int) -> int:
    return g.s.year


# --- a year ---


def next_year(g: Game) -> None:
    """12.12.1 One to four years; a war that has ended in between has no attacker any more."""
    if g.s.attacker == NOBODY:
        g.leave()
    else:
        g.call(WAR_YEAR)


def begin_year(g: Game) -> None:
    g.s.year += 1
    g.s.asked = sum(1 << territory for territory in ALL_TERRITORIES if is_shared(g, territory))
    g.tell(facts.YEAR_BEGAN, g.s.year)


def strength(g: Game, side: int, territory: Territory) -> int:
    return sum(counters(g, seat, territory) for seat in members(g, side))


def is_there(g: Game, side: int, territory: Territory) -> bool:
    return any(is_present(g, seat, territory) for seat in members(g, side))


def is_shared(g: Game, territory: Territory) -> bool:
    """12.12.2 Both sides have counters there."""
    return is_there(g, ATTACK, territory) and is_there(g, DEFENCE, territory) and in_play(g, territory)


def next_battle(g: Game) -> None:
    if not g.s.asked:
        g.leave()
        return
    territory = Territory((g.s.asked & -g.s.asked).bit_length() - 1)
    g.s.asked &= g.s.asked - 1
    fight(g, territory)


def fight(g: Game, territory: Territory) -> None:
    """12.12.2 Both sides fight where they both are."""
    g.call(BATTLE, 0, territory)


def dice_for(own: int, enemy: int) -> int:
    """12.12.2, AMB-113 At most five; if both would roll five, the smaller side rolls four."""
    if own >= MOST_DICE and enemy >= MOST_DICE and own < enemy:
        return MOST_DICE - 1
    return min(MOST_DICE, own)


# --- 12.12.2 on land ---


def land_dice(g: Game, side: int) -> int:
    if not is_shared(g, g.place):
        return 0
    return dice_for(strength(g, side, g.place), strength(g, 1 - side, g.place))


def attacker_on_land(g: Game) -> Question | None:
    return success_dice(land_dice(g, ATTACK))


def defender_on_land(g: Game) -> Question | None:
    return success_dice(land_dice(g, DEFENCE))


def report_battle(g: Game) -> None:
    """12.12.2 Both roll before anything is removed."""
    g.tell(facts.BATTLE, g.place)
    g.tell(facts.DICE, g.s.attacker, land_dice(g, ATTACK), g[ATTACKERS_HITS])
    g.tell(facts.DICE, g.s.defender, land_dice(g, DEFENCE), g[DEFENDERS_HITS])
    hit_on_land(g, DEFENCE, g[ATTACKERS_HITS])


def hit_on_land(g: Game, side: int, hits: int) -> None:
    """12.12.2 Allies lose in turn, the one with more counters first."""
    limits = [counters(g, seat, g.place) for seat in all_seats(g)]
    order = sorted(members(g, side), key=lambda seat: -limits[seat])
    share_out(g, hits, order, limits)


def choose_enemies(g: Game) -> None:
    """AMB-112 The enemy principal chooses which counters."""
    victim, count = next_quota(g)
    if count:
        side = ATTACK if victim in members(g, ATTACK) else DEFENCE
        choose_losses(g, principal(g, 1 - side), g.place, count, victim, False)
    else:
        g.leave()


def hit_attacker(g: Game) -> None:
    hit_on_land(g, ATTACK, g[DEFENDERS_HITS])


def end_battle(g: Game) -> None:
    """12.12.2, 8.1, 8.2 Casualties are removed before the next battle; a colony may be lost, a territory emptied."""
    revised.strike(g, g.place)
    revised.check_colony(g, g.place)
    revised.check_independence(g, g.place)


# --- 12.12.3 at sea ---


def sea_battle(g: Game) -> None:
    g.call(SEA_BATTLE)


def squadrons(g: Game, side: int) -> int:
    return sum(g.s.squadrons[seat] for seat in members(g, side))


def sea_dice(g: Game, side: int) -> int:
    return dice_for(squadrons(g, side), squadrons(g, 1 - side))


def attacker_at_sea(g: Game) -> Question | None:
    return success_dice(sea_dice(g, ATTACK))


def defender_at_sea(g: Game) -> Question | None:
    return success_dice(sea_dice(g, DEFENCE))


def sink(g: Game) -> None:
    """12.12.3 Both sides suffer at once."""
    g.tell(facts.SEA_BATTLE)
    g.tell(facts.DICE, g.s.attacker, sea_dice(g, ATTACK), g[ATTACKERS_HITS])
    g.tell(facts.DICE, g.s.defender, sea_dice(g, DEFENCE), g[DEFENDERS_HITS])
    hits = (g[DEFENDERS_HITS], g[ATTACKERS_HITS])
    for side in (ATTACK, DEFENCE):
        g.s.sea_losses = changed(g.s.sea_losses, side, suffer(g, side, hits[side]))


def suffer(g: Game, side: int, hits: int) -> int:
    """12.12.3 Squadrons in turn, the larger fleet first; then merchant fleets, the principal first. Says how many."""
    order = sorted(members(g, side), key=lambda seat: -g.s.squadrons[seat])
    sunk = lose_in_turn(g, hits, order, g.s.squadrons, moves.lose_squadrons)
    return sunk + lose_in_turn(g, hits - sunk, members(g, side), g.s.fleets, moves.lose_fleets)


def lose_in_turn(
    g: Game, hits: int, order: list[Seat], ships: list[int], lose: Callable[[Game, Seat, int], None]
) -> int:
    share_out(g, hits, order, ships)
    lost = g.s.quotas[:]
    g.s.quotas = ZEROS[g.seats]
    for seat in order:
        lose(g, seat, lost[seat])
    return sum(lost)


# --- 12.12.4 the military expedition ---


def invader(g: Game) -> int:
    """12.12.4 The side that rules the sea and has won there this year; the defender only from the second year on."""
    for side in (ATTACK, DEFENCE):
        stronger = squadrons(g, side) > squadrons(g, 1 - side)
        if stronger and g.s.sea_losses[side] < g.s.sea_losses[1 - side]:
            return side if side == ATTACK or g.s.year > 1 else NOBODY
    return NOBODY


def invade_where(g: Game) -> Question | None:
    """12.12.4, AMB-115 One colony of the enemy or the enemy's ally."""
    side = invader(g)
    if side == NOBODY:
        return None
    seat = principal(g, side)
    enemies = members(g, 1 - side)
    colonies = [t for t in ALL_TERRITORIES if g.s.colonies[t] in enemies and landing_spaces(g, seat, t)]
    targets = colonies if means_of(g, seat) else []
    return Decision(seat, prompts.INVADE, [action_space.PASS, *[action_space.TERRITORY + t for t in targets]])


def means(g: Game, seat: int) -> int:
    """12.12.4 How many counters a player could send."""
    return means_of(g, Seat(seat))


def sail(g: Game) -> None:
    """12.12.4 One expedition a year."""
    g.leave()
    invade(g, principal(g, invader(g)), g.place)


def invade(g: Game, seat: Seat, territory: Territory) -> None:
    """12.12.4 A player sends counters to a colony of the enemy."""
    g.call(INVASION, seat, territory)


def disembark(g: Game) -> None:
    land(g, g.seat, g.place, means_of(g, g.seat), INVADERS)


def fight_ashore(g: Game) -> None:
    """12.12.4, AMB-116 One battle with everybody of both sides who is there."""
    if is_shared(g, g.place):
        fight(g, g.place)


# --- 12.12.5 the outcome ---


def judge(g: Game) -> None:
    g.call(SURRENDERS)


def attackers_ally(g: Game) -> Question | None:
    return ally_question(g, ATTACK)


def defenders_ally(g: Game) -> Question | None:
    return ally_question(g, DEFENCE)


def ally_question(g: Game, side: int) -> Question | None:
    """12.12.5 First the ally of a side that is still afloat, who may leave without any penalty."""
    ally = g.s.allies[side]
    if ally == NOBODY or not squadrons(g, side):
        return None
    return Decision(ally, prompts.LEAVE, [action_space.YES, action_space.NO])


def friend(g: Game, seat: int) -> int:
    """12.12.5 Whose ally a player is."""
    return principal(g, g.s.allies.index(seat))


def hear_attackers_ally(g: Game) -> None:
    hear_ally(g, ATTACK)


def hear_defenders_ally(g: Game) -> None:
    hear_ally(g, DEFENCE)


def hear_ally(g: Game, side: int) -> None:
    """12.12.5, AMB-117 Then a side without squadrons must surrender; if nobody has any, nobody wins.

    Without an ally to ask, nobody has said yes: whoever did so before has ended the war.
    """
    if g.said == action_space.YES:
        g.tell(facts.ALLY_LEFT, g.s.allies[side])
        g.s.allies = changed(g.s.allies, side, NOBODY)
    if squadrons(g, side):
        return
    g.finish()
    if squadrons(g, 1 - side):
        surrender(g, side)
    else:
        draw(g)


def attacker_surrenders(g: Game) -> Question | None:
    return Decision(g.s.attacker, prompts.SURRENDER, [action_space.YES, action_space.NO])


def defender_surrenders(g: Game) -> Question | None:
    return Decision(g.s.defender, prompts.SURRENDER, [action_space.YES, action_space.NO])


def enemy(g: Game, seat: int) -> int:
    """12.12 The principal of the other side."""
    return g.s.attacker if seat == g.s.defender else g.s.defender


def cost(g: Game, seat: int) -> int:
    """12.12.5 What a surrender costs a principal; nothing to a defender outnumbered at sea."""
    return int(is_blamed(g, DEFENCE if seat == g.s.defender else ATTACK))


def is_blamed(g: Game, loser: int) -> bool:
    """12.12.5, AMB-118 The loser loses a point, but not a defender who is outnumbered at sea."""
    return loser == ATTACK or squadrons(g, DEFENCE) >= squadrons(g, ATTACK)


def hear_attacker(g: Game) -> None:
    if g.said == action_space.YES:
        g.finish()
        surrender(g, ATTACK)


def hear_defender(g: Game) -> None:
    """12.12.5 After the fourth year nobody wins."""
    if g.said == action_space.YES:
        surrender(g, DEFENCE)
    elif g.s.year == YEARS:
        draw(g)


def draw(g: Game) -> None:
    g.tell(facts.WAR_DRAWN)
    go_home(g)


def surrender(g: Game, loser: int) -> None:
    """12.12.5, AMB-118 The winner gains a point; the loser may lose one."""
    winner = 1 - loser
    g.tell(facts.SURRENDERED, principal(g, loser), principal(g, winner))
    revised.count_victory(g, principal(g, winner))
    if is_blamed(g, loser):
        revised.count_defeat(g, principal(g, loser))
    defender = principal(g, DEFENCE)
    go_home(g)
    if loser == DEFENCE:
        moves.step_right(g, defender)


def go_home(g: Game) -> None:
    """12.12.5, AMB-126 Allies are paid, counters in enemy colonies return, and control of what is left is taken."""
    sides = [[principal(g, side), Seat(g.s.hired[side])] for side in (ATTACK, DEFENCE)]
    for side in (ATTACK, DEFENCE):
        pay_ally(g, side)
        for territory in ALL_TERRITORIES:
            if g.s.colonies[territory] != NOBODY and g.s.colonies[territory] in sides[1 - side]:
                return_counters(g, territory, [seat for seat in sides[side] if seat != NOBODY])
    g.s.allies, g.s.hired, g.s.offers, g.s.sea_losses = BLANKS[2], BLANKS[2], ZEROS[2], ZEROS[2]
    g.s.asked = 0
    moves.end_war(g)
    for space in g.board.all_spaces:
        revised.take_control(g, space)


def pay_ally(g: Game, side: int) -> None:
    """12.12.5, AMB-119 What was offered, as far as it is there."""
    ally, payer = Seat(g.s.hired[side]), principal(g, side)
    if ally != NOBODY:
        sum_paid = min(g.s.offers[side], g.s.treasury[payer])
        moves.spend(g, payer, sum_paid)
        moves.earn(g, ally, sum_paid)


def return_counters(g: Game, territory: Territory, seats: list[Seat]) -> None:
    """12.12.5, AMB-120 All of them, also those from before the war."""
    for space in g.board.spaces[territory]:
        changing = holder(g, space) in seats
        while found := [p for p, owner in enumerate(owners(g.s.stacks[space])) if owner in seats]:
            revised.withdraw_counter(g, space, found[-1])
        if changing:
            revised.settle(g, space)


def after_war(g: Game) -> None:
    """12.12.5, AMB-126 Points are counted once the war is over; then everybody arms."""
    g.edition.check_victory(g)
    escalate(g)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.12", ask(on_whom, ENEMY), declare),
    WAR: Procedure(
        "CR 12.12.1",
        ask(attacker_offers, OFFERED, other=enemy),
        note_attacker,
        ask(defender_offers, OFFERED, other=enemy, rival=attackers_offer),
        note_defender,
        ask(choose_sides, SEAT, attacker=attacker, defender=defender, offer=attackers_offer, rival=defenders_offer),
        reveal_sides,
        ask(attacker_accepts, ALLY, count=attackers_offer),
        ally_attacker,
        ask(defender_accepts, ALLY, count=defenders_offer),
        ally_defender,
        loop(next_year),
        after_war,
    ),
    WAR_YEAR: Procedure(
        "CR 12.12.1",
        begin_year,
        loop(next_battle),
        sea_battle,
        loop(ask(invade_where, PLACE, year=year, count=means), sail),
        judge,
    ),
    BATTLE: Procedure(
        "CR 12.12.2",
        ask(attacker_on_land, ATTACKERS_HITS),
        ask(defender_on_land, DEFENDERS_HITS),
        report_battle,
        loop(choose_enemies),
        hit_attacker,
        loop(choose_enemies),
        end_battle,
    ),
    SEA_BATTLE: Procedure(
        "CR 12.12.3", ask(attacker_at_sea, ATTACKERS_HITS), ask(defender_at_sea, DEFENDERS_HITS), sink
    ),
    INVASION: Procedure("CR 12.12.4", disembark, fight_ashore),
    SURRENDERS: Procedure(
        "CR 12.12.5",
        ask(attackers_ally, ANSWER, other=friend, year=year),
        hear_attackers_ally,
        ask(attacker_surrenders, ANSWER, other=enemy, year=year, cost=cost),
        hear_attacker,
        ask(defenders_ally, ANSWER, other=friend, year=year),
        hear_defenders_ally,
        ask(defender_surrenders, ANSWER, other=enemy, year=year, cost=cost),
        hear_defender,
    ),
}
