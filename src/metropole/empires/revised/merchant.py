"""12.7 Merchant, and the privateers that lie in wait for them.

Registers of SHIPMENTS: COUNT own goods, AMOUNT goods bought, OTHER whether slaves have cost their step. `s.asked` holds
the spaces that are shipped or refused.
"""

from metropole.empires import action_space, facts, moves, prompts
from metropole.empires.board import SLAVES
from metropole.empires.characters import MERCHANT, used
from metropole.empires.game import AMOUNT, COUNT, FLAG, INDEX, OTHER, PRIVATEER_ATTACK, SHIPMENTS, SPOT, Game
from metropole.empires.game import MERCHANT as PROCEDURE
from metropole.empires.queries import all_seats, controlled, held_spaces, holder, player_at, success_dice
from metropole.empires.revised import moves as revised
from metropole.empires.revised.prestige import half
from metropole.empires.state import NOBODY, NOWHERE, Seat
from metropole.kernel import Decision, Procedure, Prompt, Question, ask
from metropole.kernel.position import ZEROS, added, changed


def may_ship(g: Game, seat: Seat, space: int, paid: bool) -> bool:
    """6, AMB-88 After abolition slaves are shipped only for a step left, which must be possible."""
    if g.board.space_colour[space] != SLAVES or not g.s.abolished:
        return True
    return paid or g.s.diplomacy[seat] > 1


def sources(g: Game, seat: Seat) -> list[int]:
    return [space for space in g.board.all_spaces if is_source(g, seat, space)]


def is_source(g: Game, seat: Seat, space: int) -> bool:
    return holder(g, space) != NOBODY and may_ship(g, seat, space, False)


def available(g: Game, seat: Seat) -> bool:
    return g.s.fleets[seat] > 0 and any(is_source(g, seat, space) for space in g.board.all_spaces)


def set_sail(g: Game) -> None:
    used(g, MERCHANT)
    g.s.asked = 0
    g.call(SHIPMENTS, g.seat)


# --- what is shipped ---


def free_fleets(g: Game) -> int:
    """12.7 One fleet for each goods."""
    return g.s.fleets[g.seat] - g.count - g.amount


def left(g: Game, spaces: list[int]) -> list[int]:
    """The spaces not yet shipped, refused or out of reach."""
    return [s for s in spaces if not g.s.asked >> s & 1 and may_ship(g, g.seat, s, bool(g[OTHER]))]


def own_goods(g: Game) -> Question | None:
    """12.7 Own goods first, as many as they like."""
    spaces = left(g, controlled(g, g.seat)) if free_fleets(g) else []
    if not spaces:
        return None
    return choice(g, prompts.SHIP_OWN, spaces)


def choice(g: Game, prompt: Prompt, spaces: list[int]) -> Question:
    return Decision(g.seat, prompt, [action_space.DONE, *[action_space.SPACE + space for space in spaces]])


def load_own(g: Game) -> None:
    """12.5.1, AMB-90 FLAG: whether all own goods were shipped, or whoever leaves some behind is bound too."""
    if isinstance(own_goods(g), Decision) and g.spot >= 0:
        load(g, g.spot)
        g.count_up(COUNT)
        g.back(2)
    else:
        g[FLAG] = int(g.edition.strict_city or not left(g, controlled(g, g.seat)))


def load(g: Game, space: int) -> None:
    """12.7 Goods go aboard. 6: the first slaves after abolition cost a step left."""
    g.s.asked |= 1 << space
    g.tell(facts.GOODS_SHIPPED, g.seat, space)
    if g.board.space_colour[space] == SLAVES and g.s.abolished and not g[OTHER]:
        g[OTHER] = 1
        moves.step_left(g, g.seat)


def city_goods(g: Game) -> list[int]:
    """12.5.1, AMB-89 What others control in the booming city's territory; nobody must buy slaves after abolition."""
    if g.s.city == NOWHERE:
        return []
    spaces = [s for s in left(g, g.board.spaces[g.s.city]) if holder(g, s) not in (NOBODY, g.seat)]
    return [s for s in spaces if g.board.space_colour[s] != SLAVES or not g.s.abolished]


def offer_city(g: Game) -> Question | None:
    """12.5.1 With all own goods aboard and fleets left, they must offer to buy the city's goods."""
    spaces = city_goods(g) if g.flag and free_fleets(g) else []
    if not spaces:
        return None
    return Decision(g.seat, prompts.CITY_OFFER, [action_space.SPACE + space for space in spaces])


def city_consent(g: Game) -> Question | None:
    """12.5.1, AMB-91 Whoever controls them may refuse."""
    return consent(g) if isinstance(offer_city(g), Decision) else None


def consent(g: Game) -> Question | None:
    return Decision(holder(g, g.spot), prompts.SELL, [action_space.YES, action_space.NO])


def buy_city(g: Game) -> None:
    if isinstance(offer_city(g), Decision):
        buy(g)
        g.back(3)


def buy(g: Game) -> None:
    """12.7 The seller gains a treasury; AMB-95: who refuses is not asked again for the same goods."""
    seller = holder(g, g.spot)
    if g.said == action_space.YES:
        moves.earn(g, seller, 1)
        load(g, g.spot)
        g.count_up(AMOUNT)
    else:
        g.s.asked |= 1 << g.spot
        g.tell(facts.REFUSED, seller)


def others_goods(g: Game) -> Question | None:
    """12.7 Then goods of whoever is willing."""
    spaces = [s for s in left(g, held_spaces(g)) if holder(g, s) != g.seat] if free_fleets(g) else []
    return choice(g, prompts.BUY_GOODS, spaces) if spaces else None


def others_consent(g: Game) -> Question | None:
    return consent(g) if isinstance(others_goods(g), Decision) and g.spot >= 0 else None


def buy_others(g: Game) -> None:
    if isinstance(others_goods(g), Decision) and g.spot >= 0:
        buy(g)
        g.back(3)


def total(g: Game) -> None:
    """12.7 Own goods whole, bought goods by half of their total."""
    goods = g.count + half(g.amount)
    g.s.asked = 0
    g.call(PRIVATEER_ATTACK, g.seat, 0, 0, goods)


# --- 12.7.1 privateers. COUNT: the goods of this shipment; INDEX: whose privateers are asked ---


def raid(g: Game) -> Question | None:
    """12.7.1 Each privateer in the shipper's box may attack, as long as there is something to take."""
    if g.index == g.seats or not g.count:
        return None
    owner = player_at(g, g.index)
    lurking = g.s.privateers[owner * g.seats + g.seat]
    return Decision(owner, prompts.RAID, [action_space.AMOUNT + n for n in range(lurking + 1)])


def raid_dice(g: Game) -> Question | None:
    return success_dice(g.amount) if isinstance(raid(g), Decision) else None


def take_prizes(g: Game) -> None:
    """12.7.1, AMB-93 Each success is a treasury for the owner and one goods less."""
    if not isinstance(raid(g), Decision):
        return
    owner, raiders, prizes = player_at(g, g.next_index()), g.amount, min(g.other, g.count)
    g.s.raiders = changed(g.s.raiders, owner, raiders)
    if raiders:
        g.tell(facts.PRIVATEERS_ATTACK, owner, g.seat, raiders)
        g.tell(facts.DICE, owner, raiders, g.other)
        moves.earn(g, owner, prizes)
        g[COUNT] = g.count - prizes
    g.back(3)


def dock(g: Game) -> None:
    """12.7 What is left reaches the market."""
    revised.land_goods(g, g.seat, g.count)


def defence(g: Game) -> int:
    """12.7.1 One die for each squadron, up to the number of attackers."""
    return min(g.s.squadrons[g.seat], sum(g.s.raiders))


def strike_back(g: Game) -> Question | None:
    return Decision(g.seat, prompts.STRIKE_BACK, [action_space.YES, action_space.NO]) if defence(g) else None


def hear(g: Game) -> None:
    g[AMOUNT] = defence(g) if g.said == action_space.YES and defence(g) else 0


def defence_dice(g: Game) -> Question | None:
    return success_dice(g.amount) if g.amount else None


def count_hits(g: Game) -> None:
    if g.amount:
        g.tell(facts.DICE, g.seat, g.amount, g.count)
    else:
        g[COUNT] = 0


def whose_privateer(g: Game) -> Question | None:
    """12.7.1, AMB-94 Each success sinks one that attacked; the shipper distributes them, unless all are sunk."""
    owners = [seat for seat in all_seats(g) if g.s.raiders[seat]]
    if not g.count or not owners:
        return None
    if g.count >= sum(g.s.raiders):
        owners = owners[:1]
    return Decision(g.seat, prompts.SINK_PRIVATEER, [action_space.PLAYER + seat for seat in owners])


def sink(g: Game) -> None:
    if isinstance(whose_privateer(g), Decision):
        g.s.raiders = added(g.s.raiders, g.other, -1)
        revised.sink_privateer(g, g.other, g.seat)
        g[COUNT] = g.count - 1
        g.back(2)
    else:
        g.s.raiders = ZEROS[g.seats]


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.7", set_sail),
    SHIPMENTS: Procedure(
        "CR 12.7",
        ask(own_goods, SPOT),
        load_own,
        ask(offer_city, SPOT),
        ask(city_consent, INDEX),
        buy_city,
        ask(others_goods, SPOT),
        ask(others_consent, INDEX),
        buy_others,
        total,
    ),
    PRIVATEER_ATTACK: Procedure(
        "CR 12.7.1",
        ask(raid, AMOUNT),
        ask(raid_dice, OTHER),
        take_prizes,
        dock,
        ask(strike_back, FLAG),
        hear,
        ask(defence_dice, COUNT),
        count_hits,
        ask(whose_privateer, OTHER),
        sink,
    ),
}
