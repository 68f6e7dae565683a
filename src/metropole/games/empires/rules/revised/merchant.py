"""12.7 Merchant, and the privateers that lie in wait for them. `s.asked` holds the spaces shipped or refused."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import SLAVES
from metropole.games.empires.rules.characters import MERCHANT, used
from metropole.games.empires.rules.game import MERCHANT as PROCEDURE
from metropole.games.empires.rules.game import PLACE, PRIVATEER_ATTACK, SEAT, SHIPMENTS, Game
from metropole.games.empires.rules.queries import all_seats, controlled, held_spaces, holder, player_at, success_dice
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.state import NOBODY, NOWHERE, Seat
from metropole.kernel import Decision, Procedure, Prompt, Question, Slot, ask, loop
from metropole.kernel.position import ZEROS, added, changed

# SHIPMENTS
GOODS: Final = Slot[int](PLACE)  # the space they come from
OWN: Final = Slot[int](GOODS)  # own goods aboard
BOUGHT: Final = Slot[int](OWN)  # goods of others aboard
STEPPED: Final = Slot[int](BOUGHT)  # whether slaves have cost their step
BOUND: Final = Slot[int](STEPPED)  # whether the city's goods are a duty
CONSENT: Final = Slot[int](BOUND)

# PRIVATEER_ATTACK
CARGO: Final = Slot[int](PLACE)  # the goods of the shipment
HEARD: Final = Slot[int](CARGO)  # how many players have been asked for their privateers
RAIDERS: Final = Slot[int](HEARD)
PRIZES: Final = Slot[int](RAIDERS)  # successes of the raiders
DEFENDERS: Final = Slot[int](PRIZES)  # squadrons that strike back
HITS: Final = Slot[int](DEFENDERS)  # privateers still to be sunk
VICTIM: Final = Slot[Seat](HITS)


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


def free_fleets(g: Game, seat: int) -> int:
    """12.7 One fleet for each goods."""
    return g.s.fleets[seat] - g[OWN] - g[BOUGHT]


def left(g: Game, spaces: list[int]) -> list[int]:
    """The spaces not yet shipped, refused or out of reach."""
    return [s for s in spaces if not g.s.asked >> s & 1 and may_ship(g, g.seat, s, bool(g[STEPPED]))]


def own_goods(g: Game) -> Question | None:
    """12.7 Own goods first, as many as they like."""
    spaces = left(g, controlled(g, g.seat)) if free_fleets(g, g.seat) else []
    if not spaces:
        return None
    return choice(g, prompts.SHIP_OWN, spaces)


def choice(g: Game, prompt: Prompt, spaces: list[int]) -> Question:
    return Decision(g.seat, prompt, [action_space.DONE, *[action_space.SPACE + space for space in spaces]])


def load_own(g: Game) -> None:
    load(g, g[GOODS])
    g.count_up(OWN)


def load(g: Game, space: int) -> None:
    """12.7 Goods go aboard. 6: the first slaves after abolition cost a step left."""
    g.s.asked |= 1 << space
    g.tell(facts.GOODS_SHIPPED, g.seat, space)
    if g.board.space_colour[space] == SLAVES and g.s.abolished and not g[STEPPED]:
        g[STEPPED] = 1
        moves.step_left(g, g.seat)


def look_ashore(g: Game) -> None:
    """12.5.1, AMB-90 Whoever has shipped all own goods is bound, or also whoever leaves some behind."""
    g[BOUND] = int(g.edition.strict_city or not left(g, controlled(g, g.seat)))


def booming_city(g: Game, seat: int) -> int:
    return g.s.city


def city_goods(g: Game) -> list[int]:
    """12.5.1, AMB-89 What others control in the booming city's territory; nobody must buy slaves after abolition."""
    if g.s.city == NOWHERE:
        return []
    spaces = [s for s in left(g, g.board.spaces[g.s.city]) if holder(g, s) not in (NOBODY, g.seat)]
    return [s for s in spaces if g.board.space_colour[s] != SLAVES or not g.s.abolished]


def offer_city(g: Game) -> Question | None:
    """12.5.1 With all own goods aboard and fleets left, they must offer to buy the city's goods."""
    spaces = city_goods(g) if g[BOUND] and free_fleets(g, g.seat) else []
    if not spaces:
        return None
    return Decision(g.seat, prompts.CITY_OFFER, [action_space.SPACE + space for space in spaces])


def consent(g: Game) -> Question | None:
    """12.5.1, AMB-91 Whoever controls them may refuse."""
    return Decision(holder(g, g[GOODS]), prompts.SELL, [action_space.YES, action_space.NO])


def buy(g: Game) -> None:
    """12.7 The seller gains a treasury; AMB-95: who refuses is not asked again for the same goods."""
    goods = g[GOODS]
    seller = holder(g, goods)
    if g.said == action_space.YES:
        moves.earn(g, seller, 1)
        load(g, goods)
        g.count_up(BOUGHT)
    else:
        g.s.asked |= 1 << goods
        g.tell(facts.REFUSED, seller)


def others_goods(g: Game) -> Question | None:
    """12.7 Then goods of whoever is willing."""
    spaces = [s for s in left(g, held_spaces(g)) if holder(g, s) != g.seat] if free_fleets(g, g.seat) else []
    return choice(g, prompts.BUY_GOODS, spaces) if spaces else None


def total(g: Game) -> None:
    """12.7 Own goods whole, bought goods by half of their total."""
    g.s.asked = 0
    ship(g, g.seat, g[OWN] + half(g[BOUGHT]))


# --- 12.7.1 privateers ---


def ship(g: Game, seat: Seat, cargo: int) -> None:
    """12.7.1 Goods sail past the privateers to the market."""
    g.call(PRIVATEER_ATTACK, seat, 0, cargo)


def raid(g: Game) -> Question | None:
    """12.7.1 Each privateer in the shipper's box may attack, as long as there is something to take."""
    if g[HEARD] == g.seats or not g[CARGO]:
        return None
    owner = player_at(g, g[HEARD])
    lurking = g.s.privateers[owner * g.seats + g.seat]
    return Decision(owner, prompts.RAID, [action_space.AMOUNT + n for n in range(lurking + 1)])


def raid_dice(g: Game) -> Question | None:
    return success_dice(g[RAIDERS])


def take_prizes(g: Game) -> None:
    """12.7.1, AMB-93 Each success is a treasury for the owner and one goods less."""
    owner, raiders, prizes = player_at(g, g.count_up(HEARD)), g[RAIDERS], min(g[PRIZES], g[CARGO])
    g.s.raiders = changed(g.s.raiders, owner, raiders)
    if raiders:
        g.tell(facts.PRIVATEERS_ATTACK, owner, g.seat, raiders)
        g.tell(facts.DICE, owner, raiders, g[PRIZES])
        moves.earn(g, owner, prizes)
        g[CARGO] = g[CARGO] - prizes


def dock(g: Game) -> None:
    """12.7 What is left reaches the market."""
    revised.land_goods(g, g.seat, g[CARGO])


def defence(g: Game, seat: int) -> int:
    """12.7.1 One die for each squadron, up to the number of attackers."""
    return min(g.s.squadrons[seat], sum(g.s.raiders))


def strike_back(g: Game) -> Question | None:
    return Decision(g.seat, prompts.STRIKE_BACK, [action_space.YES, action_space.NO]) if defence(g, g.seat) else None


def hear(g: Game) -> None:
    g[DEFENDERS] = defence(g, g.seat) if g.said == action_space.YES else 0


def defence_dice(g: Game) -> Question | None:
    return success_dice(g[DEFENDERS]) if g[DEFENDERS] else None


def count_hits(g: Game) -> None:
    if g[DEFENDERS]:
        g.tell(facts.DICE, g.seat, g[DEFENDERS], g[HITS])


def whose_privateer(g: Game) -> Question | None:
    """12.7.1, AMB-94 Each success sinks one that attacked; the shipper distributes them, unless all are sunk."""
    owners = [seat for seat in all_seats(g) if g.s.raiders[seat]]
    if not g[HITS] or not owners:
        return None
    if g[HITS] >= sum(g.s.raiders):
        owners = owners[:1]
    return Decision(g.seat, prompts.SINK_PRIVATEER, [action_space.PLAYER + seat for seat in owners])


def sink(g: Game) -> None:
    g.s.raiders = added(g.s.raiders, g[VICTIM], -1)
    revised.sink_privateer(g, g[VICTIM], g.seat)
    g[HITS] = g[HITS] - 1


def disperse(g: Game) -> None:
    g.s.raiders = ZEROS[g.seats]


CONSENTING: Final = ask(consent, CONSENT, other=SEAT, space=GOODS)

PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.7", set_sail),
    SHIPMENTS: Procedure(
        "CR 12.7",
        loop(ask(own_goods, GOODS, count=free_fleets), load_own),
        look_ashore,
        loop(ask(offer_city, GOODS, territory=booming_city, count=free_fleets), CONSENTING, buy),
        loop(ask(others_goods, GOODS, count=free_fleets, bought=BOUGHT), CONSENTING, buy),
        total,
    ),
    PRIVATEER_ATTACK: Procedure(
        "CR 12.7.1",
        loop(ask(raid, RAIDERS, other=SEAT, count=CARGO), ask(raid_dice, PRIZES), take_prizes),
        dock,
        ask(strike_back, DEFENDERS, count=defence),
        hear,
        ask(defence_dice, HITS),
        count_hits,
        loop(ask(whose_privateer, VICTIM, count=HITS), sink),
        disperse,
    ),
}
