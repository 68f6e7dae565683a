"""What the deeds of the twelve characters are worth now."""

from itertools import combinations_with_replacement

from metropole.games.empires.bot.chances import at_least, exactly, sea_odds
from metropole.games.empires.bot.evaluation import (
    balance,
    colony_prestige,
    crown,
    fleet_worth,
    gain_by_markers,
    gain_by_placing,
    plunder,
    price_of,
    prospect,
    rivalry,
    rivals,
    time_left,
)
from metropole.games.empires.bot.sendings import NEVER_DONE, NO_FLEET, Foothold, Sending
from metropole.games.empires.bot.weights import WEIGHTS
from metropole.games.empires.rules.board import CHINA, INDIA, LOGISTICS_ONE, Territory
from metropole.games.empires.rules.characters.explorer import (
    ADVENTURERS,
    AROUND_THE_WORLD,
    CONTINENT_COUNT,
    DICE,
    FLEET,
    difficulty,
    may_circumnavigate,
)
from metropole.games.empires.rules.characters.governor import sites
from metropole.games.empires.rules.characters.merchant import city_spaces
from metropole.games.empires.rules.characters.scientist import LAST
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    counters,
    counters_in,
    economy,
    explored_territories,
    has_rule,
    held_spaces,
    historical_cities,
    holder,
    in_play,
    is_american,
    native_power,
    open_spaces,
    resources,
    seafaring,
)
from metropole.games.empires.rules.state import ECONOMY, LOGISTICS, NAVY, NEVER, NOBODY, SEAFARING, TRACK_COUNT, Seat
from metropole.kernel.position import changed

# --- 15 explorer ---


def explore_chance(g: Game, seat: Seat, territory: Territory, more: int = 0) -> float:
    """15 The probability of success, with so much more seafaring."""
    return at_least(DICE, difficulty(g, seat, territory) - more)


def fares(g: Game, seat: Seat) -> tuple[float, float]:
    """15 What it costs that a merchant fleet stays there, and what adventurers cost."""
    return fleet_worth(g, seat, g.s.fleets[seat]), price_of(g, seat, 1)


def occupation_worth(g: Game, seat: Seat, space: int, how: int, fare: tuple[float, float], before: float) -> float:
    """15 A counter in an explored territory, brought by a merchant fleet or by adventurers."""
    if how == FLEET:
        return gain_by_placing(g, seat, (space,), 0, before) - fare[0]
    return gain_by_placing(g, seat, (space,), 1, before) - fare[1]


def best_occupation(g: Game, seat: Seat, territory: Territory, fare: tuple[float, float]) -> Foothold:
    """15 The best second step; of equal ones the last."""
    best = Foothold(territory)
    spaces = open_spaces(g, seat, territory)
    before = balance(g, seat, territory)
    for how in (FLEET, ADVENTURERS):
        means = g.s.fleets if how == FLEET else g.s.treasury
        if means[seat]:
            for space in spaces:
                gain = occupation_worth(g, seat, space, how, fare, before)
                if gain >= best.gain:
                    fleet, party = (space, ()) if how == FLEET else (NO_FLEET, (space,))
                    best = Foothold(territory, gain, fleet, party)
    return best


def occupation_after(g: Game, seat: Seat, territory: Territory, fare: tuple[float, float]) -> Foothold:
    """15 The best second step, once the territory is explored."""
    tokens = g.s.tokens
    g.s.tokens = changed(tokens, territory, 0)
    best = best_occupation(g, seat, territory, fare)
    g.s.tokens = tokens
    return best


def prize(g: Game, seat: Seat, territory: Territory) -> float:
    """11, 15 What a successful exploration brings at once."""
    discovery = is_american(g, territory) and g.s.discovered_turn == NEVER and g.s.america
    step = WEIGHTS.step if territory in (INDIA, CHINA) else 0.0
    return crown(g, seat, 2 if discovery else 1) + step


def explore_worth(g: Game, seat: Seat, territory: Territory, more: int, follow: float) -> float:
    """15 An exploration with what follows it. 11: in Australia there may be two prestige."""
    chance = explore_chance(g, seat, territory, more)
    if g.s.tokens[territory] > 1:
        return chance * (prize(g, seat, territory) + max(follow, chance * (1.0 + follow)))
    return chance * (prize(g, seat, territory) + follow)


def second_roll_worth(g: Game, seat: Seat, territory: Territory) -> float:
    """11 Another prestige if the roll succeeds, and no second step if it fails (AMB-36)."""
    chance = explore_chance(g, seat, territory)
    follow = occupation_after(g, seat, territory, fares(g, seat)).gain
    return chance * (crown(g, seat, 1) + follow) - follow


def voyage_worth(g: Game, seat: Seat, more: int = 0) -> float:
    """11 The voyage around the world, for one treasury."""
    if not may_circumnavigate(g, seat):
        return 0.0
    continents = {g.board.continent[t] for t in ALL_TERRITORIES if counters(g, seat, t)}
    visited = len([continent for continent in continents if 0 <= continent < CONTINENT_COUNT])
    chance = at_least(DICE, AROUND_THE_WORLD - seafaring(g, seat) - more - visited)
    return chance * crown(g, seat, 1) - price_of(g, seat, 1)


# --- 14 conqueror ---


def conquest_worth(g: Game, seat: Seat, territory: Territory) -> float:
    """14 A colony founded here, which was only a prospect before; of equal ones the richer."""
    trade = WEIGHTS.colony * time_left(g) + WEIGHTS.plunder * plunder(g, territory)
    return crown(g, seat, colony_prestige(g, seat, territory)) + trade - prospect(g, seat, territory)


# --- 24 viceroy ---


def best_sending_to(g: Game, seat: Seat, territory: Territory, count: int) -> Sending | None:
    """24 The best use of so many counters in a territory."""
    best: Sending | None = None
    before = balance(g, seat, territory)
    for spaces in combinations_with_replacement(open_spaces(g, seat, territory), count):
        gain = gain_by_placing(g, seat, spaces, 0, before)
        if best is None or gain > best.gain:
            best = Sending(territory, spaces, gain)
    return best


# --- 13, 19, 20 ambassador, missionary and rebel ---


def restless(g: Game) -> list[Territory]:
    return [territory for territory in ALL_TERRITORIES if in_play(g, territory) and g.s.unrest[territory]]


def calm_worth(g: Game, seat: Seat, territory: Territory) -> float:
    return gain_by_markers(g, seat, territory, -1, 0)


def favour_worth(g: Game, seat: Seat, other: Seat) -> float:
    """10, 13 A step to the right is worth something to who makes it, unless they stand at the end."""
    if g.s.diplomacy[other] == g.board.diplomacy:
        return 0.0
    return step_worth(g, seat) if other == seat else -WEIGHTS.step * rivalry(g, other)


def step_worth(g: Game, seat: Seat) -> float:
    """10, 22 A step of diplomacy, which is worth more to who is strong enough for a war they may not declare."""
    barred = [q for q in rivals(g, seat) if g.s.diplomacy[q] > g.s.diplomacy[seat] and g.s.prestige[q]]
    if any(war_odds(g, seat, q)[0] >= WEIGHTS.odds for q in barred):
        return WEIGHTS.step + WEIGHTS.ambition
    return WEIGHTS.step


def embassy_worth(g: Game, seat: Seat) -> float:
    """13 A step, and one unrest marker less."""
    return favour_worth(g, seat, seat) + max([0.0, *[calm_worth(g, seat, territory) for territory in restless(g)]])


def mission_worth(g: Game, seat: Seat, territory: Territory) -> float:
    """19 A mission, instead of an unrest marker if there is one."""
    return gain_by_markers(g, seat, territory, -1 if g.s.unrest[territory] else 0, 1)


def stir_worth(g: Game, seat: Seat, territory: Territory) -> float:
    return gain_by_markers(g, seat, territory, 1, 0)


def expel_worth(g: Game, seat: Seat, territory: Territory) -> float:
    return gain_by_markers(g, seat, territory, 0, -1)


def rebellion_worth(g: Game, seat: Seat, territory: Territory) -> float:
    """20 What a rebellion is likely to take from others, and from the rebel when nobody else is left."""
    dice = native_power(g, territory) * g.s.unrest[territory]
    most = min(dice, counters_in(g, territory))
    victims = victims_of(g, seat, territory)
    value = 0.0
    for hits in range(1, most + 1):
        chance = exactly(dice, hits) if hits < most else at_least(dice, hits)
        value += chance * rebellion_toll(g, seat, territory, victims, hits)
    return value


def victims_of(g: Game, seat: Seat, territory: Territory) -> list[tuple[bool, float, Seat]]:
    """20 Everybody else, the colony's owner first, then by how dangerous they are."""
    owner = g.s.colonies[territory]
    return sorted([(q != owner, -rivalry(g, q), q) for q in rivals(g, seat)])


def rebellion_toll(
    g: Game, seat: Seat, territory: Territory, victims: list[tuple[bool, float, Seat]], hits: int
) -> float:
    """20 So many counters less, the colony's first."""
    owner = Seat(g.s.colonies[territory])
    toll = 0.0
    left = hits
    for _, safety, other in victims:
        there = counters(g, other, territory)
        lost = min(left, there)
        left -= lost
        toll += WEIGHTS.counter * lost * -safety
        if other == owner and lost == there:
            toll += fall_worth(g, territory) * -safety
    toll -= WEIGHTS.counter * 2 * left
    if owner == seat and left >= counters(g, seat, territory):
        toll -= fall_worth(g, territory)
    return toll


def fall_worth(g: Game, territory: Territory) -> float:
    """8 A colony that falls."""
    return 1.0 + WEIGHTS.colony + (1.0 if g.s.city == territory else 0.0)


def occupied(g: Game) -> list[Territory]:
    return [territory for territory in explored_territories(g) if counters_in(g, territory)]


# --- 17 governor ---


def city_prestige(g: Game, seat: Seat, territory: Territory, owner: Seat) -> float:
    """17, 25 What a city brings by its prestige, which goes to the owner of the colony."""
    if owner == NOBODY or not historical_cities(g, seat) >> territory & 1:
        return 0.0
    return crown(g, seat, 1) if owner == seat else -rivalry(g, owner)


def city_worth(g: Game, seat: Seat, territory: Territory) -> float:
    """17, 18 The prestige, and a little for goods that everybody must ship."""
    own = len([space for space in g.board.spaces[territory] if holder(g, space) == seat])
    quiet = WEIGHTS.city_goods * own - WEIGHTS.city_unrest * g.s.unrest[territory]
    return city_prestige(g, seat, territory, Seat(g.s.colonies[territory])) + quiet


def best_city(g: Game, seat: Seat) -> float:
    return max([city_worth(g, seat, territory) for territory in sites(g, seat)], default=NEVER_DONE)


# --- 18, 23 merchant and trader ---


def shipment(g: Game, seat: Seat) -> int:
    """18 How many goods can be expected, if others sell as a rule."""
    own = resources(g, seat)
    others = len(held_spaces(g)) - own
    return min(g.s.fleets[seat], own + int(WEIGHTS.consent * others))


def pirates_chance(g: Game) -> float:
    """18 That pirates take a fleet and the goods of the booming city."""
    return at_least(g.s.unrest[g.s.city], 1) if city_spaces(g) and g.s.unrest[g.s.city] else 0.0


def pirates_toll(g: Game, seat: Seat) -> float:
    return pirates_chance(g) * fleet_worth(g, seat, g.s.fleets[seat])


# --- 21 scientist ---


def steps_worth(track: int) -> tuple[float, ...]:
    """6 What the steps of a track are worth in themselves."""
    return (WEIGHTS.seafaring, WEIGHTS.navy, WEIGHTS.logistics, WEIGHTS.economy)[track]


def track_worth(g: Game, seat: Seat, track: int, sailing: float) -> float:
    """6, 21 The next space of a track; `sailing` is what one more seafaring does for an exploration."""
    at = g.s.tracks[seat * TRACK_COUNT + track]
    if at == LAST or (track == LOGISTICS and has_rule(g, seat, LOGISTICS_ONE)):
        return NEVER_DONE
    value = steps_worth(track)[at] * time_left(g)
    if track == SEAFARING:
        return value + sailing * min(WEIGHTS.explorations, unexplored(g) / g.seats)
    if track == NAVY:
        return value * (1.0 if threat(g, seat) > g.s.squadrons[seat] else WEIGHTS.at_ease)
    if track == ECONOMY:
        wanted = g.s.fleets[seat] > limit(g, seat) or g.s.goods[seat] > limit(g, seat)
        return value * (1.0 if wanted else WEIGHTS.content) + (WEIGHTS.city if lacks_economy(g, seat) else 0.0)
    return value


def unexplored(g: Game) -> int:
    return sum(g.s.tokens[territory] for territory in ALL_TERRITORIES if in_play(g, territory))


def lacks_economy(g: Game, seat: Seat) -> bool:
    """17 A colony that could have the city, but for want of economy."""
    fit = [t for t in sites(g, seat) if g.s.colonies[t] == seat and historical_cities(g, seat) >> t & 1]
    return bool(fit) and g.s.city_value >= economy(g, seat)


# --- 22 sovereign ---


def threat(g: Game, seat: Seat) -> int:
    """22 The most squadrons of anybody who may attack."""
    return max([g.s.squadrons[q] for q in rivals(g, seat) if g.s.diplomacy[q] >= g.s.diplomacy[seat]], default=0)


def shared_counters(g: Game, seat: Seat, other: Seat) -> tuple[int, int]:
    """22 The counters that would fight on land."""
    own = enemy = 0
    for territory in ALL_TERRITORIES:
        ours, theirs = counters(g, seat, territory), counters(g, other, territory)
        if ours and theirs:
            own, enemy = own + ours, enemy + theirs
    return own, enemy


def war_odds(g: Game, seat: Seat, other: Seat) -> tuple[float, float]:
    """22 Chances of victory and defeat, counters in shared territories taken for squadrons."""
    own, enemy = shared_counters(g, seat, other)
    return sea_odds(g.s.squadrons[seat] + own, g.s.squadrons[other] + enemy)


def war_worth(g: Game, seat: Seat, other: Seat) -> float:
    """22 A war that is as good as won brings one prestige, and costs some squadrons and a step."""
    win, lose = war_odds(g, seat, other)
    if not g.s.prestige[other] or win < WEIGHTS.odds:
        return NEVER_DONE
    spoils = crown(g, seat, 1) + rivalry(g, other)
    ransom = 1.0 if g.s.prestige[seat] else 0.0
    own, _ = shared_counters(g, seat, other)
    losses = WEIGHTS.squadron * g.s.squadrons[other] + WEIGHTS.land * own
    return win * spoils - lose * ransom - losses - WEIGHTS.step


def navy_worth(g: Game, seat: Seat, squadrons: int) -> float:
    """22 What so many squadrons promise in attack, and spare in defence."""
    prey = [q for q in rivals(g, seat) if g.s.diplomacy[q] <= g.s.diplomacy[seat] and g.s.prestige[q]]
    hunters = [q for q in rivals(g, seat) if g.s.diplomacy[q] >= g.s.diplomacy[seat]]
    attack = max([sea_odds(squadrons, g.s.squadrons[q])[0] for q in prey], default=0.0)
    defeat = max([sea_odds(g.s.squadrons[q], squadrons)[0] for q in hunters], default=0.0)
    return WEIGHTS.attack * attack - WEIGHTS.defence * defeat * bool(g.s.prestige[seat])
