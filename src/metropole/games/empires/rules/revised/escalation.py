"""12.12.6 Escalation: after a war everybody may arm, the last in the order of play first."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.game import ESCALATION, PLACE, Game
from metropole.games.empires.rules.queries import PRINTED, player_at
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised import prestige
from metropole.games.empires.rules.state import NAVY, TRACK_COUNT, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

ASKED: Final = Slot[int](PLACE)  # players who have bought what they want
BORROWERS: Final = Slot[int](ASKED)  # the set of those who have taken an emergency loan
BOUGHT: Final = Slot[int](BORROWERS)

LAST: Final = 3
CEILINGS: Final[tuple[int, ...]] = (2, 3, 4, 5)
CHEAP: Final = 4  # so many squadrons cost one treasury each to who was at war
LOAN: Final = 10
PAID_OUT: Final = 8


def escalate(g: Game) -> None:
    """12.12.6 Everybody arms."""
    g.call(ESCALATION)


def next_buyer(g: Game) -> None:
    """12.12.6 After the last player the loop is over, and the next one begins anew."""
    if g[ASKED] == g.seats:
        g[ASKED] = 0
        g.leave()


def buyer(g: Game) -> Seat:
    """12.12.6 In reverse order of play."""
    return player_at(g, g.seats - 1 - g[ASKED])


def may_borrow(g: Game, seat: Seat) -> bool:
    """12.12.6, AMB-123 One emergency loan in an escalation. AMB-01: its counters must be there."""
    return not g[BORROWERS] >> seat & 1 and moves.has_in_pool(g, seat, LOAN + PAID_OUT)


# --- first the navy track ---


def navy_price(g: Game, seat: Seat) -> int:
    """12.12.6 The price of the next step; nothing if there is none, or one was bought this turn."""
    at = g.s.tracks[seat * TRACK_COUNT + NAVY]
    return PRINTED[NAVY][at + 1] if at < LAST and not g.s.navy_bought >> seat & 1 else 0


def price_of_a_step(g: Game, seat: int) -> int:
    return navy_price(g, Seat(seat))


def buy_step(g: Game) -> Question | None:
    seat = buyer(g)
    price = navy_price(g, seat)
    options = [action_space.YES] if price and price <= g.s.treasury[seat] else []
    options.append(action_space.NO)
    if price and may_borrow(g, seat):
        options.append(action_space.EMERGENCY)
    return Decision(seat, prompts.NAVY_STEP, options)


def take_step(g: Game) -> None:
    """7 Whoever is the first to have five steps is so the moment they buy, not when the war is over."""
    seat = buyer(g)
    if g.said == action_space.EMERGENCY:
        borrow(g, seat)
        return
    if g.said == action_space.YES:
        g.s.navy_bought |= 1 << seat
        moves.advance(g, seat, NAVY)
        prestige.award(g)
    g[ASKED] += 1


def borrow(g: Game, seat: Seat) -> None:
    """12.12.6 Ten for the loan, eight for the treasury."""
    g[BORROWERS] |= 1 << seat
    g.tell(facts.EMERGENCY_LOAN, seat)
    revised.borrow(g, seat, LOAN, PAID_OUT)


# --- then squadrons ---


def price(g: Game, seat: Seat, count: int) -> int:
    """12.12.6 Who was at war pays one each up to four and two for the fifth; others pay two."""
    if not g.s.warring >> seat & 1:
        return 2 * count
    have = g.s.squadrons[seat]
    return sum([1 if have + n <= CHEAP else 2 for n in range(1, count + 1)])


def wanted(g: Game, seat: Seat) -> int:
    """12.12.6 Up to five squadrons, fewer in the first three turns; who was not at war buys one at most."""
    room = max(0, CEILINGS[min(g.s.turn, len(CEILINGS)) - 1] - g.s.squadrons[seat])
    return room if g.s.warring >> seat & 1 else min(1, room)


def buy_squadrons(g: Game) -> Question | None:
    """12.12.6, AMB-123 As many as they like and can pay; a loan may be taken first."""
    seat = buyer(g)
    counts = [n for n in range(wanted(g, seat) + 1) if price(g, seat, n) <= g.s.treasury[seat]]
    options = [action_space.AMOUNT + n for n in counts]
    if wanted(g, seat) and may_borrow(g, seat):
        options.append(action_space.EMERGENCY)
    return Decision(seat, prompts.ESCALATE, options)


def take_squadrons(g: Game) -> None:
    seat = buyer(g)
    if g.said == action_space.EMERGENCY:
        borrow(g, seat)
    else:
        moves.spend(g, seat, price(g, seat, g[BOUGHT]))
        moves.add_squadrons(g, seat, g[BOUGHT])
        g[ASKED] += 1


def was_at_war(g: Game, seat: int) -> int:
    return g.s.warring >> seat & 1


PROCEDURES: dict[int, Procedure] = {
    ESCALATION: Procedure(
        "CR 12.12.6",
        loop(next_buyer, ask(buy_step, BOUGHT, count=price_of_a_step), take_step),
        loop(next_buyer, ask(buy_squadrons, BOUGHT, warring=was_at_war), take_squadrons),
    )
}
