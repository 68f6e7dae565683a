"""12.11 Rebel, and every rebellion."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import REBEL, used
from metropole.games.empires.rules.control import owner_at
from metropole.games.empires.rules.game import PLACE, REBELLION, Game
from metropole.games.empires.rules.game import REBEL as PROCEDURE
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_seats,
    counters,
    explored,
    in_play,
    is_present,
    is_settled,
    native_power,
    play_order,
    player_at,
    success_dice,
)
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised.landing import landing_spaces
from metropole.games.empires.rules.revised.losses import choose_losses, exposed_in, next_quota, run_of, share_out
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.state import NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

DEED: Final = Slot[int](PLACE)
SECOND: Final = Slot[Territory](DEED)  # where there is unrest too
HITS: Final = Slot[int](PLACE)
LOST: Final = Slot[int](HITS)  # counters
ASKED: Final = Slot[int](LOST)  # players who have been asked to pay
PAYER: Final = Slot[Seat](ASKED)
SPACE: Final = Slot[int](PAYER)
RUN: Final = Slot[int](SPACE)
TOPPLED: Final = Slot[int](RUN)  # whether a colony was lost to a rebel

RISE: Final = 0
STIR: Final = 1
AVERTING: Final = 2  # what it costs to avert one loss


def stirrable(g: Game) -> list[Territory]:
    """12.11 Explored territories that no rebel has marked this turn."""
    return [territory for territory in ALL_TERRITORIES if may_stir(g, territory)]


def may_stir(g: Game, territory: Territory) -> bool:
    return explored(g, territory) and not g.s.marked >> territory & 1


def is_colony(g: Game, territory: Territory) -> bool:
    return g.s.colonies[territory] != NOBODY


def may_rise(g: Game, seat: Seat, territory: Territory) -> bool:
    """12.11 Unrest, counters not yet safe, not the own colony; a rebellion in a colony must be paid."""
    if not g.s.unrest[territory] or not in_play(g, territory) or g.s.colonies[territory] == seat:
        return False
    if is_colony(g, territory) and half(native_power(g, territory)) > g.s.treasury[seat]:
        return False
    return any(exposed_in(g, territory, other, True) for other in all_seats(g))


def exposed_counters(g: Game, territory: Territory) -> int:
    """12.11, AMB-69 The counters that a rebellion could hit."""
    return sum(exposed_in(g, territory, seat, True) for seat in all_seats(g))


def places(g: Game, seat: Seat, deed: int) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if may_do(g, seat, deed, territory)]


def may_do(g: Game, seat: Seat, deed: int, territory: Territory) -> bool:
    return may_stir(g, territory) if deed == STIR else may_rise(g, seat, territory)


def is_possible(g: Game, seat: Seat, deed: int) -> bool:
    return any(may_do(g, seat, deed, territory) for territory in ALL_TERRITORIES)


def available(g: Game, seat: Seat) -> bool:
    return is_possible(g, seat, STIR) or is_possible(g, seat, RISE)


def deed(g: Game) -> Question | None:
    """12.11 One of the two: a rebellion, or unrest in two places."""
    deeds = [action_space.STIR + deed for deed in range(STIR + 1) if is_possible(g, g.seat, deed)]
    return Decision(g.seat, prompts.REBEL, deeds)


def where(g: Game) -> Question | None:
    return Decision(g.seat, prompts.REBEL_WHERE, [action_space.TERRITORY + t for t in places(g, g.seat, g[DEED])])


def where_else(g: Game) -> Question | None:
    """12.11, AMB-79 A second territory, if there is one."""
    others = [territory for territory in stirrable(g) if territory != g.place] if g[DEED] == STIR else []
    if not others:
        return None
    return Decision(g.seat, prompts.STIR_SECOND, [action_space.TERRITORY + territory for territory in others])


def act(g: Game) -> None:
    used(g, REBEL)
    if g[DEED] == RISE:
        revised.rise(g, g.seat, g.place)
        return
    if len(stirrable(g)) == 1:
        g[SECOND] = g.place
    mark(g, g.place)
    if g[SECOND] != g.place:
        mark(g, g[SECOND])


def mark(g: Game, territory: Territory) -> None:
    """12.11 One unrest, and no other rebel stirs here this turn."""
    g.s.marked |= 1 << territory
    moves.stir(g, territory)


def first_uprising(g: Game) -> None:
    """12.11.3, AMB-77 In the order in which the markers were placed."""
    if g[DEED] == STIR:
        revised.rise_if_due(g, g.place)


def second_uprising(g: Game) -> None:
    if g[DEED] == STIR and g[SECOND] != g.place:
        revised.rise_if_due(g, g[SECOND])


# --- a rebellion. SEAT: the rebel, or nobody ---


def is_paid(g: Game) -> bool:
    """12.11.2 A rebellion that a rebel makes in a colony is paid for, and rolls full native power."""
    return g.seat != NOBODY and is_colony(g, g.place)


def begin(g: Game) -> None:
    g.tell(facts.AUTOMATIC_REBELLION if g.seat == NOBODY else facts.REBELLION, g.place)
    if is_paid(g):
        moves.spend(g, g.seat, half(native_power(g, g.place)))


def strength(g: Game) -> int:
    """12.11.1, 12.11.2 The dice: half the native power, or all of it, for each unrest."""
    power = native_power(g, g.place)
    return (power if is_paid(g) else half(power)) * g.s.unrest[g.place]


def dice(g: Game) -> Question | None:
    return success_dice(strength(g))


def allocate(g: Game) -> None:
    """12.11.1, 12.11.3 The rebel chooses who loses; without a rebel it goes round, from who has most."""
    seat, territory = g.seat, g.place
    g.tell(facts.REBELLION_DICE, strength(g), g[HITS])
    losses = min(max(0, g[HITS] - g.s.missions[territory]), exposed_counters(g, territory))
    if seat == NOBODY:
        limits = [exposed_in(g, territory, q, True) for q in all_seats(g)]
        share_out(g, losses, by_presence(g, territory), limits)
    else:
        choose_losses(g, seat, territory, losses, NOBODY, True)


def by_presence(g: Game, territory: Territory) -> list[Seat]:
    """12.11.3, AMB-74 Most counters first; tied players in reverse order of play."""
    present = [seat for seat in reversed(play_order(g)) if is_present(g, seat, territory)]
    return sorted(present, key=lambda seat: -counters(g, seat, territory))


def choose_own(g: Game) -> None:
    """AMB-74 Who loses by quota chooses their own counters."""
    seat, count = next_quota(g)
    if count:
        choose_losses(g, seat, g.place, count, seat, True)
    else:
        g.leave()


# --- averting ---


def next_payer(g: Game) -> None:
    """12.11.1, AMB-71 Until everybody has had their say, in the order of play."""
    if g[ASKED] == g.seats:
        g.leave()
    else:
        g[PAYER] = player_at(g, g.count_up(ASKED))


def avert(g: Game) -> Question | None:
    """12.11.1 Each loss may be averted for two treasuries."""
    seat = g[PAYER]
    spaces = sorted({code // POSITIONS for code in doomed_of(g, seat)}) if g.s.treasury[seat] >= AVERTING else []
    return Decision(seat, prompts.AVERT, [action_space.DONE, *[action_space.SPACE + space for space in spaces]])


def doomed_of(g: Game, seat: Seat) -> list[int]:
    return [code for code in g.s.doomed if owner_at(g.s.stacks[code // POSITIONS], code % POSITIONS) == seat]


def threatened(g: Game, seat: int) -> int:
    """How many counters of a player are about to be lost."""
    return len(doomed_of(g, Seat(seat)))


def doomed_in(g: Game, seat: Seat, space: int) -> list[int]:
    """The positions in a stack of a player's counters that are about to be lost."""
    return [code % POSITIONS for code in doomed_of(g, seat) if code // POSITIONS == space]


def avert_which(g: Game) -> Question | None:
    space = g[SPACE]
    found = {run_of(g, space, position) for position in doomed_in(g, g[PAYER], space)}
    return Decision(g[PAYER], prompts.AVERT_RUN, [action_space.RUN + run for run in sorted(found)])


def stack_named(g: Game, seat: int) -> int:
    """The stack that a counter is to be saved from leaving."""
    return g.s.stacks[g[SPACE]]


def pay_off(g: Game) -> None:
    seat, space = g[PAYER], g[SPACE]
    position = next(p for p in doomed_in(g, seat, space) if run_of(g, space, p) == g[RUN])
    moves.spend(g, seat, AVERTING)
    revised.spare(g, space, position)
    g.tell(facts.LOSS_AVERTED, seat, space)


# --- what is left ---


def strike(g: Game) -> None:
    """12.11.1, 8.1 The losses are taken; survivors are safe for this turn."""
    paid = is_paid(g)
    g[LOST] = len(g.s.doomed)
    revised.strike(g, g.place)
    lost = revised.check_colony(g, g.place)
    revised.protect(g, g.place)
    g[TOPPLED] = int(lost and paid)


def foothold(g: Game) -> Question | None:
    """12.11.2 Whoever made a colony fall may bring in one counter for a step left."""
    if not g[TOPPLED] or not g.s.treasury[g.seat]:
        return None
    spaces = landing_spaces(g, g.seat, g.place)
    return Decision(g.seat, prompts.FOOTHOLD, [action_space.PASS, *[action_space.SPACE + space for space in spaces]])


def take_foothold(g: Game) -> None:
    moves.spend(g, g.seat, 1)
    revised.take_foothold(g, g.seat, g[SPACE])
    moves.step_left(g, g.seat)
    g.leave()


def calm_down(g: Game) -> None:
    """12.11.1 A territory that the rebels have emptied is independent and quiet; elsewhere half the unrest goes."""
    if is_settled(g, g.place) or not g[LOST]:
        moves.calm(g, g.place, g.s.unrest[g.place] // 2)
    else:
        revised.check_independence(g, g.place)
        moves.calm(g, g.place, g.s.unrest[g.place])


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure(
        "CR 12.11",
        ask(deed, DEED),
        ask(where, PLACE, stir=DEED),
        ask(where_else, SECOND, territory=PLACE),
        act,
        first_uprising,
        second_uprising,
    ),
    REBELLION: Procedure(
        "CR 12.11.1",
        begin,
        ask(dice, HITS),
        allocate,
        loop(choose_own),
        loop(
            next_payer,
            loop(
                ask(avert, SPACE, territory=PLACE, count=threatened),
                ask(avert_which, RUN, space=SPACE, stack=stack_named),
                pay_off,
            ),
        ),
        strike,
        loop(ask(foothold, SPACE, territory=PLACE), take_foothold),
        calm_down,
    ),
}
