"""What the deeds of the twelve characters are worth now, under the revised rules."""

from itertools import combinations, combinations_with_replacement
from typing import Final

from metropole.games.empires.bot.chances import at_least, exactly
from metropole.games.empires.bot.evaluation import rivals
from metropole.games.empires.bot.revised.evaluation import (
    FACES,
    Scales,
    balance,
    crown,
    fleet_worth,
    gain_by_markers,
    gain_by_placing,
    loss,
    price_of,
    price_with,
    risk,
    span,
    turns_left,
    what_if,
)
from metropole.games.empires.bot.revised.weights import WEIGHTS
from metropole.games.empires.bot.sendings import NEVER_DONE, NO_FLEET, Foothold, Sending
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters.scientist import LAST
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.control import owners, settled, without
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_seats,
    counters,
    economy,
    held_spaces,
    logistics,
    native_power,
    resources,
)
from metropole.games.empires.rules.revised import prestige
from metropole.games.empires.rules.revised.explorer import difficulty
from metropole.games.empires.rules.revised.explorer import price as buying_price
from metropole.games.empires.rules.revised.governor import VALUES as CITY_VALUES
from metropole.games.empires.rules.revised.governor import sites
from metropole.games.empires.rules.revised.landing import ADVENTURERS, GOVERNED, UNREST, landing_spaces
from metropole.games.empires.rules.revised.losses import exposed_in
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.revised.prestige import half
from metropole.games.empires.rules.revised.rebel import AVERTING, is_colony
from metropole.games.empires.rules.state import ECONOMY, NAVY, NOBODY, SEAFARING, TRACK_COUNT, Seat
from metropole.kernel.position import added, changed

NO_CITY: Final = 99  # the price of a city when the highest has been built
MOST_AVERTED: Final = 4  # losses averted at once, as far as the bot looks

# --- 12.3 explorer ---


def outfits(g: Game, seat: Seat, territory: Territory, fleet: bool, most: int) -> list[tuple[int, tuple[int, ...]]]:
    """Every way to send a fleet, adventurers or both."""
    spaces = landing_spaces(g, seat, territory)
    fleets = [NO_FLEET, *spaces] if fleet and g.s.fleets[seat] else [NO_FLEET]
    counts = range(min(most, g.s.treasury[seat]) + 1)
    parties = [party for count in counts for party in combinations_with_replacement(spaces, count)]
    return [(space, party) for space in fleets for party in parties if space != NO_FLEET or party]


def best_outfit(
    g: Game, seat: Seat, territory: Territory, scales: Scales, fleet: bool = True, adventurers: bool = True
) -> Foothold:
    """12.3 A fleet that stays is missed at home; adventurers are paid for and bring unrest."""
    best = Foothold(territory)
    most = logistics(g, seat) if adventurers else 0
    before = balance(g, seat, territory, scales)
    missed = fleet_worth(g, seat, g.s.fleets[seat])
    prices = [price_with(g, seat, count, scales.turns) for count in range(most + 1)]
    for space, party in outfits(g, seat, territory, fleet, most):
        spaces = party if space == NO_FLEET else (space, *party)
        unrest = UNREST[ADVENTURERS][len(party)]
        gain = gain_by_placing(g, seat, spaces, unrest, scales, before) - prices[len(party)]
        if space != NO_FLEET:
            gain -= missed
        if gain > best.gain:
            best = Foothold(territory, gain, space, party)
    return best


def outfit_after(g: Game, seat: Seat, territory: Territory, scales: Scales) -> Foothold:
    """The best second step, once the territory is explored."""
    tokens = g.s.tokens
    g.s.tokens = changed(tokens, territory, 0)
    best = best_outfit(g, seat, territory, scales)
    g.s.tokens = tokens
    return best


def explore_worth(g: Game, seat: Seat, territory: Territory, more: int, follow: float, scales: Scales) -> float:
    """12.3 What follows, by every roll of the die; one that falls short may be bought up."""
    need = difficulty(g, seat, territory) - more
    value = 0.0
    for roll in range(1, FACES + 1):
        price = buying_price(max(0, need - roll))
        if price <= g.s.treasury[seat]:
            value += max(0.0, follow - price_with(g, seat, price, scales.turns))
    return value / FACES


# --- 12.2 conqueror ---


def founded(g: Game, seat: Seat, territory: Territory) -> Game:
    """12.2 The table with a colony, everybody's counters halved from the top of the stacks."""
    after = what_if(g)
    for other in all_seats(g):
        for _ in range(counters(g, other, territory) // 2):
            space = max(g.board.spaces[territory], key=lambda s: spare_counters(after, other, s))
            after.s.stacks = changed(after.s.stacks, space, settled(without_top(after.s.stacks[space], other)))
    after.s.unrest = added(after.s.unrest, territory, -(after.s.unrest[territory] // 2))
    after.s.colonies = changed(after.s.colonies, territory, seat)
    after.s.independent &= ~(1 << territory)
    return after


def spare_counters(g: Game, seat: Seat, space: int) -> int:
    return owners(g.s.stacks[space]).count(seat)


def without_top(stack: int, seat: Seat) -> int:
    """A stack without the highest counter of a player."""
    return without(stack, max([i for i, owner in enumerate(owners(stack)) if owner == seat]))


def conquest_worth(g: Game, seat: Seat, territory: Territory, scales: Scales) -> float:
    """12.2 A colony, which was only a prospect before; one of the counters becomes a merchant fleet."""
    after = founded(g, seat, territory)
    gain = balance(after, seat, territory, Scales(after)) - balance(g, seat, territory, scales)
    if counters(g, seat, territory) > 1:
        gain += fleet_worth(g, seat, g.s.fleets[seat] + 1)
    return gain


# --- 12.10 viceroy ---


def best_sending_to(
    g: Game,
    seat: Seat,
    territory: Territory,
    scales: Scales,
    sent: tuple[int, ...],
    count: int,
    means: int = GOVERNED,
) -> Sending | None:
    """12.10, 12.3, 12.12.4 The best use of so many counters more in a territory, after those named already."""
    best: Sending | None = None
    unrest = UNREST[means][len(sent) + count]
    before = balance(g, seat, territory, scales)
    for more in combinations_with_replacement(landing_spaces(g, seat, territory), count):
        if sent or more:
            gain = gain_by_placing(g, seat, (*sent, *more), unrest, scales, before)
            if best is None or gain > best.gain:
                best = Sending(territory, more, gain)
    return best


# --- 12.1, 12.6 ambassador and missionary ---


def calm_worth(g: Game, seat: Seat, territory: Territory, scales: Scales) -> float:
    return gain_by_markers(g, seat, territory, -1, 0, scales)


def step_worth(g: Game, seat: Seat) -> float:
    """10 A step to the right, unless one stands at the end."""
    if g.s.diplomacy[seat] == g.board.diplomacy:
        return 0.0
    barred = [q for q in rivals(g, seat) if g.s.diplomacy[q] == g.s.diplomacy[seat] + 1]
    threats = [q for q in rivals(g, seat) if g.s.diplomacy[q] == g.s.diplomacy[seat]]
    return span(g) * WEIGHTS.step * (1 + len(barred) + len(threats))


def award_worth(counts: list[int], seat: Seat, holder: int, needed: int) -> float:
    """7 An award by what is missing for it, or by the lead over who might take it away."""
    best_other = max([count for other, count in enumerate(counts) if other != seat])
    if holder == seat:
        return 1.0 + WEIGHTS.guard * min(2, counts[seat] - best_other)
    goal = needed if holder == NOBODY else max(needed, counts[holder] + 1)
    missing = max(0, goal - counts[seat])
    worth = WEIGHTS.award[missing] if missing < len(WEIGHTS.award) else 0.0
    return worth * (WEIGHTS.race if missing and best_other >= counts[seat] else 1.0)


def award_gain(g: Game, seat: Seat, counts: list[int], holder: int, needed: int) -> float:
    """7 What one more step brings nearer."""
    after = [count + (other == seat) for other, count in enumerate(counts)]
    gain = award_worth(after, seat, holder, needed) - award_worth(counts, seat, holder, needed)
    wins = holder != seat and prestige.best(after, holder, needed) == seat
    return gain + (crown(g, seat) - 1.0 if wins else 0.0)


def preaching_worth(g: Game, seat: Seat) -> float:
    return award_gain(g, seat, g.s.missions_placed, g.s.mission_holder, prestige.MISSION_AWARD)


def mission_worth(g: Game, seat: Seat, territory: Territory, scales: Scales) -> float:
    """12.6 A mission absorbs a casualty of every rebellion."""
    return gain_by_markers(g, seat, territory, 0, 1, scales)


# --- 12.11 rebel ---


def stir_worth(g: Game, seat: Seat, territory: Territory, scales: Scales) -> float:
    return gain_by_markers(g, seat, territory, 1, 0, scales)


def rebellion_worth(g: Game, seat: Seat, territory: Territory, scales: Scales) -> float:
    """12.11.1 What a rebellion is likely to take from others, and from the rebel when nobody else is left."""
    power = native_power(g, territory)
    paid = is_colony(g, territory)
    dice = (power if paid else half(power)) * g.s.unrest[territory]
    missions = g.s.missions[territory]
    most = sum(exposed_in(g, territory, q, True) for q in all_seats(g))
    value = -price_with(g, seat, half(power), scales.turns) if paid else 0.0
    victims = victims_of(g, seat, territory, scales)
    for hits in range(1, most + 1):
        chance = exactly(dice, hits + missions) if hits < most else at_least(dice, hits + missions)
        value += chance * rebellion_toll(g, territory, victims, hits, scales)
    return value


def victims_of(g: Game, seat: Seat, territory: Territory, scales: Scales) -> list[tuple[bool, float, Seat]]:
    """12.11.1 Everybody else, the colony's owner first, then by how dangerous they are."""
    owner = g.s.colonies[territory]
    return sorted([(q != owner, -scales.danger[q], q) for q in rivals(g, seat)])


def rebellion_toll(
    g: Game, territory: Territory, victims: list[tuple[bool, float, Seat]], hits: int, scales: Scales
) -> float:
    """12.11.1 So many counters less, the colony's first; who can pay averts what would cost them the colony."""
    owner = Seat(g.s.colonies[territory])
    toll = 0.0
    left = hits
    for _, safety, other in victims:
        lost = min(left, exposed_in(g, territory, other, True))
        left -= lost
        harm = 2 * WEIGHTS.counter * scales.share * lost
        margin = counters(g, other, territory) - half(native_power(g, territory))
        if other == owner and lost > margin:
            saved = g.s.treasury[other] >= AVERTING * (lost - margin)
            harm += WEIGHTS.fifth * (lost - margin) if saved else fall_worth(g, territory)
        toll += harm * -safety
    return toll - 2 * WEIGHTS.counter * left


def fall_worth(g: Game, territory: Territory) -> float:
    """8.1 A colony that falls with its cities."""
    return 1.0 + g.s.relevant_cities[territory] + (g.s.city == territory)


# --- losses ---


def best_averting(g: Game, seat: Seat, territory: Territory, own: list[int]) -> list[int]:
    """12.11.1 The losses that are worth averting, at two treasuries each."""
    best: list[int] = []
    best_gain = 0.0
    base = loss(g, seat, territory, g.s.doomed)
    for count in range(1, min(len(own), g.s.treasury[seat] // AVERTING, MOST_AVERTED) + 1):
        for saved in combinations(own, count):
            left = [code for code in g.s.doomed if code not in saved]
            gain = base - loss(g, seat, territory, left) - price_of(g, seat, AVERTING * count)
            if gain > best_gain:
                best, best_gain = list(saved), gain
    return best


def code_of(space: int, position: int) -> int:
    return space * POSITIONS + position


# --- 12.5 governor ---


def next_city(g: Game) -> int:
    """12.5 The lowest value above the present city's."""
    return min([value for value in CITY_VALUES if value > g.s.city_value], default=NO_CITY)


def city_worth(g: Game, seat: Seat, territory: Territory) -> float:
    """12.5 A point, as safe as its colony."""
    danger = risk(g, seat, territory, counters(g, seat, territory))
    return crown(g, seat) - 2 * danger


def best_city(g: Game, seat: Seat) -> float:
    return max([city_worth(g, seat, territory) for territory in sites(g, seat)], default=NEVER_DONE)


# --- 12.7 merchant ---


def shipment(g: Game, seat: Seat) -> int:
    """12.7 How many goods can be expected, if others sell as a rule."""
    held = resources(g, seat)
    own = min(g.s.fleets[seat], held)
    others = len(held_spaces(g)) - held
    return own + half(min(g.s.fleets[seat] - own, int(WEIGHTS.consent * others)))


# --- 12.8 scientist ---


def track_worth(g: Game, seat: Seat, track: int, sailing: float) -> float:
    """6, 12.8 The next space of a track; `sailing` is what one more seafaring does for an exploration."""
    at = g.s.tracks[seat * TRACK_COUNT + track]
    if at == LAST or (track == NAVY and g.s.navy_bought >> seat & 1):
        return NEVER_DONE
    value = (WEIGHTS.seafaring, WEIGHTS.navy, WEIGHTS.logistics, WEIGHTS.economy)[track][at] * span(g)
    if track == SEAFARING:
        value += sailing * WEIGHTS.explorations * turns_left(g) * bool(unexplored(g))
    if track == ECONOMY:
        wanted = g.s.fleets[seat] > limit(g, seat) or g.s.goods[seat] > limit(g, seat)
        lacking = sites(g, seat) and next_city(g) > economy(g, seat)
        value = value * (1.0 if wanted else WEIGHTS.content) + (WEIGHTS.city if lacking else 0.0)
    return value


def unexplored(g: Game) -> int:
    return sum(g.s.tokens[territory] for territory in ALL_TERRITORIES)


def learning_worth(g: Game, seat: Seat) -> float:
    """7 What any step does for the award."""
    steps = [prestige.progress(g, other) for other in all_seats(g)]
    return award_gain(g, seat, steps, g.s.progress_holder, prestige.PROGRESS_AWARD)
