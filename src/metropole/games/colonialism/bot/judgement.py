"""How a position looks to the greedy bot: what the coming colonization would bring, and how good that would be."""

from typing import Final

from metropole.games.colonialism.bot.weights import ColonialismWeights, weights_of
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.colonization import (
    FIRST_COLONIZATION,
    TREATY,
    UNREST,
    UNREST_LOSSES,
    collectable,
    skirmish,
)
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import (
    ALL_REGIONS,
    TRIPARTITE_CONVENTION,
    all_seats,
    cards_in,
    exceeds,
    in_force,
    limit,
    policies_at,
    size,
    strengths,
    value,
)
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NATIVES, REGION_COUNT, Seat
from metropole.games.colonialism.rules.view import HIDDEN_CARD

CONSOLIDATE = 16
CONSOLIDATED = 7
FACTIONS = NATIVES + 1
NO_INTERESTS: Final[list[list[int]]] = [[] for _ in range(REGION_COUNT)]

# --- cubes ---


class Taste:
    """What cubes are worth: the smallest colour is the score, the others may still become one."""

    def __init__(self, g: Game, weights: ColonialismWeights) -> None:
        phases = g.edition.turns * 2
        done = (g.s.turn - 1) * 2 + (1 if g.s.phase > FIRST_COLONIZATION else 0)
        converts = min(g.edition.final_cubes([9, 0, 0])) > 0
        late = weights.spare_converted if converts else weights.spare_lost
        self.last = done >= phases - 1
        self.left = max(0, phases - 1 - done)
        self.spare = weights.spare_early + (late - weights.spare_early) * min(1.0, done / (phases - 1))
        self.total = weights.total

    def points(self, yellow: int, brown: int, black: int) -> float:
        """A holding, in points."""
        least = min(yellow, brown, black)
        count = yellow + brown + black
        return least + self.spare * (count - 3 * least) + self.total * count

    def of(self, cubes: list[int]) -> float:
        return self.points(cubes[0], cubes[1], cubes[2])


def favourite(taste: Taste, held: list[int], offer: list[int]) -> int:
    """The colour of an offer that a player with this holding would take."""
    best, choice = -1.0, -1
    for colour in range(COLOUR_COUNT):
        if offer[colour]:
            held[colour] += offer[colour]
            points = taste.of(held)
            held[colour] -= offer[colour]
            if points > best:
                best, choice = points, colour
    return choice


# --- regions ---


class RegionSnapshot:
    """A region before it is colonized, in bare numbers."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * FACTIONS
        self.adds: list[int] = [0] * FACTIONS  # discs that policy cards and plans will add
        self.shields: list[bool] = [False] * FACTIONS
        self.unrest = False
        self.policies = 0
        self.collects_now = False  # natives are gone at once, and the region is collected as it stands

    def copy(self) -> "RegionSnapshot":
        other = RegionSnapshot()
        other.counts = self.counts[:]
        other.adds = self.adds[:]
        other.shields = self.shields[:]
        other.unrest = self.unrest
        other.policies = self.policies
        other.collects_now = self.collects_now
        return other


class Prospect:
    """What is expected of a region: the cubes each seat takes, and the bot's standing there afterwards."""

    def __init__(self, gains: list[int], standing: float) -> None:
        self.gains = gains
        self.standing = standing


def scene_of(g: Game, region: Region, weights: ColonialismWeights) -> RegionSnapshot:
    """A region as it lies, with what its policy cards will add; hidden ones are guessed."""
    scene = RegionSnapshot()
    scene.counts = strengths(g, region)
    for seat in all_seats(g):
        cards = policies_at(g, seat, region)
        if cards:
            scene.policies += size(cards)
            scene.adds[seat] = min(g.s.reserve[seat], expected_discs(g, seat, region, cards, weights))
            scene.shields[seat] = bool(cards >> TREATY & 1)
            scene.unrest = scene.unrest or bool(cards >> UNREST & 1)
    return scene


def expected_discs(g: Game, seat: Seat, region: Region, cards: int, weights: ColonialismWeights) -> int:
    """The discs that policy cards will add."""
    return sum([policy_discs(g, seat, region, card, weights) for card in cards_in(cards)])


def policy_discs(g: Game, seat: Seat, region: Region, card: int, weights: ColonialismWeights) -> int:
    """The discs that one policy card would add now."""
    if card == HIDDEN_CARD:
        return weights.hidden
    count = g.edition.cards[card].worth
    if count is not None:
        return count(g, seat, region)
    return CONSOLIDATED if card == CONSOLIDATE and g.s.reserve[seat] >= CONSOLIDATED else 0


def suffer_unrest(counts: list[int]) -> None:
    """The weakest colonial powers lose ten discs."""
    least = min([count for count in counts[:NATIVES] if count], default=0)
    for seat in range(NATIVES):
        if counts[seat] == least:
            counts[seat] -= min(UNREST_LOSSES, least)


def after_conflict(g: Game, region: Region, counts: list[int], shields: list[bool]) -> None:
    """Conflict on bare numbers. Full passes, in which everybody loses one disc, are taken together."""
    most = limit(g, region)
    if not exceeds(counts, most):
        return
    alive = [count for count in counts if count]
    passes = min(min(alive) - 1, (sum(alive) - most) // len(alive))
    if passes > 0:
        for faction in range(FACTIONS):
            counts[faction] -= passes if counts[faction] else 0
    until_natives_gone = in_force(g, TRIPARTITE_CONVENTION, region) and counts[NATIVES] > 0
    while skirmish(g, counts, shields, most, until_natives_gone):
        pass


# --- the whole board ---


class ColonizationForecast:
    """The board as the coming colonization would leave it if nobody did anything more."""

    def __init__(self, g: Game, seat: int, settled: int, weights: ColonialismWeights, taste: Taste) -> None:
        self.g = g
        self.seat = Seat(seat)
        self.weights = weights
        self.taste = taste
        self.settled = settled  # the regions that this phase has already seen
        self.rival = weights.rival[g.seats]
        self.wanted = NO_INTERESTS
        self.scenes: list[RegionSnapshot] = []
        self.prospects: list[Prospect] = []
        self.gains: list[int] = []
        self.standing = 0.0
        self.total = 0.0

    def forecast(self, region: Region, scene: RegionSnapshot) -> Prospect:
        """What the colonization of one region would bring."""
        g = self.g
        counts = [now + more for now, more in zip(scene.counts, scene.adds, strict=True)]
        cubes = g.s.cubes[region * COLOUR_COUNT : (region + 1) * COLOUR_COUNT]
        gains = [0] * (g.seats * COLOUR_COUNT)
        if scene.collects_now:
            self.share_out(region, scene.counts, cubes, gains)
        if not self.settled >> region & 1 and (scene.policies or exceeds(scene.counts, limit(g, region))):
            if scene.unrest:
                suffer_unrest(counts)
            after_conflict(g, region, counts, scene.shields)
            if counts[NATIVES] == 0:
                self.share_out(region, counts, cubes, gains)
        return Prospect(gains, self.standing_in(region, counts, sum(cubes), gains))

    def share_out(self, region: Region, counts: list[int], cubes: list[int], gains: list[int]) -> None:
        """Who collects what: descending influence, each the colour they like best."""
        s = self.g.s
        ranked = sorted([(-counts[seat], s.rows[seat], seat) for seat in range(self.g.seats) if counts[seat]])
        left = [colour for colour in collectable(self.g, region) if cubes[colour]]
        for pick in range(len(left) if ranked else 0):
            first = ranked[pick % len(ranked)][2] * COLOUR_COUNT
            held = [s.held[first + c] + gains[first + c] for c in range(COLOUR_COUNT)]
            offer = [cubes[c] if c in left else 0 for c in range(COLOUR_COUNT)]
            colour = favourite(self.taste, held, offer)
            gains[first + colour] += cubes[colour]
            cubes[colour] = 0
            left = [c for c in left if c != colour]

    def standing_in(self, region: Region, counts: list[int], cubes: int, gains: list[int]) -> float:
        """How well the bot stands for the time after; at the end only interests count."""
        own = counts[self.seat]
        if not own:
            return 0.0
        rivals = max([counts[faction] for faction in range(FACTIONS) if faction != self.seat])
        if self.taste.last:
            if own > rivals:
                for colour in self.wanted[region]:
                    gains[self.seat * COLOUR_COUNT + colour] += 1
            return 0.0
        weights = self.weights
        points = weights.foothold + (weights.interest * len(self.wanted[region]) if own > rivals else 0.0)
        return points + weights.standing * self.next_share(region, counts, cubes)

    def next_share(self, region: Region, counts: list[int], cubes: int) -> float:
        """The cubes that the bot may hope for in this region next time."""
        g = self.g
        midway = g.s.phase <= FIRST_COLONIZATION
        cubes += 1 if midway else value(g, region)
        natives = counts[NATIVES] or (1 if midway else 2 * value(g, region))
        players = sum(counts[:NATIVES])
        missing = max(0, limit(g, region) + natives - 1 - players)
        chance = max(0.0, 1.0 - missing / self.weights.far)
        own = counts[self.seat]
        ahead = 1.0 if own == max(counts[:NATIVES]) else self.weights.behind * own / (own + 2)
        return cubes * chance * ahead

    # --- comparing ---

    def appraise(self, gains: list[int], standing: float) -> float:
        """The expected holdings of all seats, and the bot's standing, as one number."""
        points = standing
        held = self.g.s.held
        for seat in range(self.g.seats):
            i = seat * COLOUR_COUNT
            worth = self.taste.points(held[i] + gains[i], held[i + 1] + gains[i + 1], held[i + 2] + gains[i + 2])
            points += worth if seat == self.seat else -self.rival * worth
        return points

    def instead(self, region: Region, prospect: Prospect) -> float:
        """The appraisal if one region came out otherwise."""
        old = self.prospects[region]
        gains = [a - b + c for a, b, c in zip(self.gains, old.gains, prospect.gains, strict=True)]
        return self.appraise(gains, self.standing - old.standing + prospect.standing)

    def change(self, region: Region, scene: RegionSnapshot) -> float:
        """How much better the board looks with this scene in a region."""
        return self.instead(region, self.forecast(region, scene)) - self.total

    def adopt(self, region: Region, scene: RegionSnapshot) -> "ColonizationForecast":
        """The outlook with another scene in one region."""
        other = ColonizationForecast(self.g, self.seat, self.settled, self.weights, self.taste)
        old, new = self.prospects[region], self.forecast(region, scene)
        other.wanted = self.wanted
        other.scenes = [*self.scenes[:region], scene, *self.scenes[region + 1 :]]
        other.prospects = [*self.prospects[:region], new, *self.prospects[region + 1 :]]
        other.gains = [a - b + c for a, b, c in zip(self.gains, old.gains, new.gains, strict=True)]
        other.standing = self.standing - old.standing + new.standing
        other.total = other.appraise(other.gains, other.standing)
        return other


def look_out(g: Game, seat: int, settled: int = 0) -> ColonizationForecast:
    """The board as it lies, seen by one seat."""
    weights = weights_of(g)
    outlook = ColonizationForecast(g, seat, settled, weights, Taste(g, weights))
    outlook.wanted = interests_by_region(g, seat)
    outlook.scenes = [scene_of(g, region, weights) for region in ALL_REGIONS]
    outlook.prospects = [outlook.forecast(region, outlook.scenes[region]) for region in ALL_REGIONS]
    outlook.gains = [0] * (g.seats * COLOUR_COUNT)
    for prospect in outlook.prospects:
        outlook.standing += prospect.standing
        for i, count in enumerate(prospect.gains):
            outlook.gains[i] += count
    outlook.total = outlook.appraise(outlook.gains, outlook.standing)
    return outlook


def interests_by_region(g: Game, seat: int) -> list[list[int]]:
    """The colours that the bot's own interests would pay, region by region."""
    wanted: list[list[int]] = [[] for _ in range(REGION_COUNT)]
    for interest in cards_in(g.s.interests[seat]):
        wanted[g.board.interest_region[interest]].append(g.board.interest_colour[interest])
    return wanted
