"""23 Trader."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.characters import TRADER, used
from metropole.games.empires.rules.game import PLACE, SEAT, Game
from metropole.games.empires.rules.game import TRADER as PROCEDURE
from metropole.games.empires.rules.queries import ALL_TERRITORIES, all_seats, economy, native_power
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

GOODS: Final = Slot[int](PLACE)  # how many are to be sold
OWNER: Final = Slot[Seat](GOODS)  # whose
GRANTED: Final = Slot[int](OWNER)  # how many of them their owner lets go
ROOM: Final = Slot[int](GRANTED)  # what may still be moved
LAST: Final = Slot[Seat](ROOM)  # whose goods were moved last
BOUGHT: Final = Slot[int](LAST)  # what others have sold

MOST: Final = action_space.MOST


def limit(g: Game, seat: Seat) -> int:
    """23 The economy, and the native power of all own colonies (revised: half of each)."""
    colonies = g.s.colonies
    return economy(g, seat) + sum(g.edition.share(native_power(g, t)) for t in ALL_TERRITORIES if colonies[t] == seat)


def available(g: Game, seat: Seat) -> bool:
    return any(goods > 0 for goods in g.s.goods)


def own_goods(g: Game) -> Question | None:
    """23 How many own goods are sold."""
    most = min(min(g.s.goods[g.seat], limit(g, g.seat)), MOST)
    return Decision(g.seat, prompts.TRADE_OWN, [action_space.AMOUNT + count for count in range(most + 1)])


def sell_own(g: Game) -> None:
    """23 What the limit leaves is room for more goods, own ones or others'."""
    used(g, TRADER)
    g[ROOM] = limit(g, g.seat) - g[GOODS]
    g[LAST] = g.seat
    g.s.asked = 0
    moves.sell_goods(g, g.seat, g[GOODS])


def whose(g: Game) -> Question | None:
    """23 Others' goods and own ones, in any order; who has held something back is not asked again.

    If there are only more of the goods that were moved last, their number was said a moment ago.
    """
    owners = [seat for seat in all_seats(g) if g.s.goods[seat] and not g.s.asked >> seat & 1]
    if g[ROOM] == 0 or not owners or owners == [g[LAST]]:
        return None
    return Decision(g.seat, prompts.TRADE_WHOSE, [action_space.DONE, *[action_space.PLAYER + seat for seat in owners]])


def how_many(g: Game) -> Question | None:
    owner = g[OWNER]
    prompt = prompts.TRADE_OWN if owner == g.seat else prompts.TRADE_AMOUNT
    most = min(min(g[ROOM], g.s.goods[owner]), MOST)
    return Decision(g.seat, prompt, [action_space.AMOUNT + count for count in range(1, most + 1)])


def grant(g: Game) -> Question | None:
    """23 Another owner may prevent it, wholly or in part."""
    if g[OWNER] == g.seat:
        return None
    return Decision(g[OWNER], prompts.TRADE_GRANT, [action_space.AMOUNT + count for count in range(g[GOODS] + 1)])


def sell(g: Game) -> None:
    """23 What is refused leaves the room for other goods."""
    if g[OWNER] == g.seat:
        g[ROOM] -= g[GOODS]
        moves.sell_goods(g, g.seat, g[GOODS])
    else:
        sell_others(g, g[OWNER], g[GRANTED])
    g[LAST] = g[OWNER]


def sell_others(g: Game, owner: Seat, granted: int) -> None:
    """23 The owner is paid for the goods, and the trader gains as much (revised: half of the total)."""
    before = g[BOUGHT]
    g[BOUGHT] = before + granted
    g[ROOM] -= granted
    if granted < g[GOODS]:
        g.s.asked |= 1 << owner
    if granted == 0:
        g.tell(facts.REFUSED, owner)
    moves.sell_goods(g, owner, granted)
    moves.earn(g, g.seat, g.edition.share(before + granted) - g.edition.share(before))


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure(
        "CE 23",
        ask(own_goods, GOODS),
        sell_own,
        loop(
            ask(whose, OWNER, count=ROOM),
            ask(how_many, GOODS, other=OWNER),
            ask(grant, GRANTED, other=SEAT, count=GOODS),
            sell,
        ),
    ),
}
