"""What the greedy bot could still do before the coming colonization, in one region and then in others.

A plan for a region is the strongest set of steps for a number of actions. Plans are compared by what the colonization
would then bring, and the best few are continued in other regions with what is left of cards, ships and actions.
"""

from metropole.games.colonialism.bot.judgement import CONSOLIDATED, ColonizationForecast, RegionSnapshot, policy_discs
from metropole.games.colonialism.rules import action_space
from metropole.games.colonialism.rules.board import Region, Zone
from metropole.games.colonialism.rules.colonization import FIRST_COLONIZATION, TREATY, UNREST
from metropole.games.colonialism.rules.game import (
    CAMPAIGN,
    CONSOLIDATE,
    DIPLOMACY,
    LAND_GRAB,
    MERCENARIES,
    MISSIONARIES,
    PLAGUE,
    PLAY_POLICY,
    Game,
)
from metropole.games.colonialism.rules.queries import (
    AGADIR_CRISIS,
    ALL_REGIONS,
    URABI_REVOLT,
    ZONES_IN,
    cards_in,
    cubes_in,
    influence,
    usable_zones,
)
from metropole.games.colonialism.rules.state import NATIVES, ZONE_COUNT
from metropole.games.colonialism.rules.turn import ACTIONS_EACH

NONE = -1
WEAKENERS = (PLAGUE, MISSIONARIES, CAMPAIGN)
DRAWING, SAILING, EXPLORING, WEAKENING, ADDING, GRABBING, ASHORE = range(7)  # the order in which steps are taken
CONTINUED = 3  # how many plans for one region are continued in others
MOST_SAILED = 2


class PlanStep:
    """One action of a plan, with the discs it brings to its region."""

    def __init__(self, action: int, order: int, card: int = NONE, discs: int = 0) -> None:
        self.action = action
        self.order = order
        self.card = card
        self.discs = discs
        self.ship = False
        self.presence = False
        self.policy = False
        self.procedure = PLAY_POLICY


class Means:
    """What the bot has left to act with, in this round and the next before the colonization."""

    def __init__(self) -> None:
        self.hand = 0
        self.reserve = 0
        self.now = 0
        self.later = 0
        self.fresh: list[int] = []  # usable in this round
        self.used: list[int] = []
        self.next: list[int] = []  # usable in the next round

    def copy(self) -> "Means":
        other = Means()
        other.hand = self.hand
        other.reserve = self.reserve
        other.now = self.now
        other.later = self.later
        other.fresh = self.fresh[:]
        other.used = self.used[:]
        other.next = self.next[:]
        return other

    @property
    def actions(self) -> int:
        return self.now + self.later


def means_of(outlook: ColonizationForecast) -> Means:
    """Hand, reserve, ships and actions of the bot, whose turn it is."""
    g, seat = outlook.g, outlook.seat
    means = Means()
    first = seat * ZONE_COUNT
    means.hand = g.s.hands[seat]
    # What policy cards in play will take is not set aside: conflicts bring discs back, and caution lost matches.
    means.reserve = g.s.reserve[seat]
    means.now = ACTIONS_EACH + 1 - max(1, g.s.acted[seat])
    means.later = ACTIONS_EACH if g.s.phase % (FIRST_COLONIZATION + 1) == 0 else 0
    means.fresh = g.s.fresh[first : first + ZONE_COUNT]
    means.used = g.s.used[first : first + ZONE_COUNT]
    means.next = [fresh + used if means.later else 0 for fresh, used in zip(means.fresh, means.used, strict=True)]
    if g.s.event == URABI_REVOLT:
        closed = g.board.event_place[URABI_REVOLT]
        means.fresh[closed] = means.next[closed] = 0
    return means


# --- what can be done in a region ---


class PlanContext:
    """The steps that would help in one region, and the ships that can carry them."""

    def __init__(self, outlook: ColonizationForecast, means: Means, region: Region) -> None:
        g = outlook.g
        self.region = region
        self.means = means
        self.zones = ZONES_IN[g.board.seas[region]]
        self.present = outlook.scenes[region].counts[outlook.seat] > 0
        self.adders: list[PlanStep] = []
        self.weakeners: list[PlanStep] = []
        barred = g.s.event == AGADIR_CRISIS and g.board.event_place[AGADIR_CRISIS] == region
        for card in cards_in(means.hand):
            if not (barred and g.edition.cards[card].policy):
                self.add(outlook, card)
        self.adders.sort(key=lambda step: -step.discs)
        self.drawn = [virtual_step(discs) for discs in outlook.weights.drawn[: g.edition.drawn]]
        self.can_draw = bool(g.s.decks[outlook.seat] | g.s.discards[outlook.seat])
        self.landings = [self.count_landings(sailed) for sailed in range(MOST_SAILED + 1)]

    def add(self, outlook: ColonizationForecast, card: int) -> None:
        step = card_step(outlook, self.means, self.region, card)
        if step.order == WEAKENING or card in (TREATY, UNREST):
            self.weakeners.append(step)
        elif step.discs:
            self.adders.append(step)

    def count_landings(self, sailed: int) -> int:
        """How many steps that need a ship can be taken when some ships have come here first."""
        means = self.means
        fresh = sum([means.fresh[zone] for zone in self.zones])
        following = sum([means.next[zone] for zone in self.zones])
        elsewhere = sum(means.fresh) - fresh
        fresh += min(sailed, elsewhere)
        following += sailed if means.later else 0
        return max(0, min(fresh, means.now - sailed)) + min(following, means.later)


def card_step(outlook: ColonizationForecast, means: Means, region: Region, card: int) -> PlanStep:
    """Playing a card of the hand in a region."""
    influence_card = outlook.g.edition.cards[card]
    step = PlanStep(action_space.PLAY + card, ADDING, card)
    step.ship = influence_card.ship
    step.presence = influence_card.presence
    step.policy = influence_card.policy
    step.procedure = influence_card.procedure
    step.discs = discs_of(outlook, means, region, step)
    if step.procedure in WEAKENERS:
        step.order = WEAKENING
    elif step.procedure == LAND_GRAB:
        step.order = GRABBING
    elif not step.ship:
        step.order = ASHORE
    return step


def virtual_step(discs: int) -> PlanStep:
    """A card that has yet to be drawn."""
    step = PlanStep(NONE, ADDING, NONE, discs)
    step.ship = step.policy = True
    return step


def discs_of(outlook: ColonizationForecast, means: Means, region: Region, step: PlanStep) -> int:
    """The discs that a card of the hand would bring to a region."""
    if step.policy:
        return policy_discs(outlook.g, outlook.seat, region, step.card, outlook.weights)
    if step.procedure in (DIPLOMACY, MERCENARIES):
        return outlook.weights.die
    if step.procedure == LAND_GRAB:
        return outlook.scenes[region].policies + 1
    if step.procedure == CONSOLIDATE:
        return CONSOLIDATED if means.reserve >= CONSOLIDATED else 0
    return 0


def explore_step(region: Region) -> PlanStep:
    step = PlanStep(action_space.EXPLORE + region, EXPLORING, NONE, 1)
    step.ship = True
    return step


# --- the strongest steps ---


def fill(
    context: PlanContext, steps: list[PlanStep], adders: list[PlanStep], actions: int, landings: int, present: bool
) -> list[PlanStep]:
    """The adders in order of strength, as far as actions and ships go, then exploring."""
    chosen = steps[:]
    for step in adders:
        if len(chosen) >= actions:
            return chosen
        if step.presence and not present:
            continue
        if step.ship:
            if landings <= 0:
                continue
            landings -= 1
        chosen.append(step)
    while len(chosen) < actions and landings > 0:
        chosen.append(explore_step(context.region))
        landings -= 1
    return chosen


def strength(steps: list[PlanStep], reserve: int) -> int:
    """The discs that steps bring together."""
    hired = sum([step.discs for step in steps if step.procedure == MERCENARIES])
    return hired + min(reserve, sum([step.discs for step in steps]) - hired)


def strongest(context: PlanContext, actions: int, begun: list[PlanStep]) -> list[PlanStep]:
    """The steps that bring the most discs in so many actions, in addition to what has been decided."""
    needs_presence = any([step.presence for step in begun]) and not context.present
    first = [*begun, explore_step(context.region)] if needs_presence else begun
    shipped = len([step for step in first if step.ship])
    best: list[PlanStep] = []
    most = -1
    for sailed in range(min(MOST_SAILED, actions) + 1):
        landings = context.landings[sailed] - shipped
        if landings < 0:
            continue
        sailing = [*first, *[PlanStep(NONE, SAILING) for _ in range(sailed)]]
        for steps in ways(context, sailing, actions, landings, context.present or needs_presence):
            discs = strength(steps, context.means.reserve)
            if discs > most:
                best, most = steps, discs
        if landings >= actions:
            break
    return best


def ways(
    context: PlanContext, first: list[PlanStep], actions: int, landings: int, present: bool
) -> list[list[PlanStep]]:
    """The ways to fill the remaining actions: with the hand as it is, with a landing first, or drawing first."""
    found = [fill(context, first, context.adders, actions, landings, present)]
    if not present and landings > 1 and any([step.presence for step in context.adders]):
        found.append(fill(context, [*first, explore_step(context.region)], context.adders, actions, landings - 1, True))
    if context.can_draw and actions - len(first) > len(context.adders):
        with_drawn = sorted([*context.adders, *context.drawn], key=lambda step: -step.discs)
        draw = PlanStep(action_space.DRAW, DRAWING)
        found.append(fill(context, [*first, draw], with_drawn, actions, landings, present))
    return found


# --- what they would lead to ---


def played_out(outlook: ColonizationForecast, means: Means, region: Region, steps: list[PlanStep]) -> RegionSnapshot:
    """The region after these steps, before it is colonized."""
    scene = outlook.scenes[region].copy()
    reserve = means.reserve
    for step in sorted(steps, key=lambda step: step.order):
        if step.procedure == PLAGUE:
            scene.counts = [count - count // 2 for count in scene.counts]
        elif step.procedure == MISSIONARIES:
            reserve -= convert(outlook, scene, reserve)
        elif step.procedure == CAMPAIGN:
            strike(outlook, scene, default_target(outlook, scene, region))
        else:
            reserve -= add_discs(outlook, scene, step, reserve)
    return scene


def add_discs(outlook: ColonizationForecast, scene: RegionSnapshot, step: PlanStep, reserve: int) -> int:
    """Let a step bring its discs; returns how many of them came from the reserve."""
    seat = outlook.seat
    scene.policies += 1 if step.policy else 0
    scene.shields[seat] = scene.shields[seat] or step.card == TREATY
    scene.unrest = scene.unrest or step.card == UNREST
    if step.procedure == MERCENARIES:
        scene.counts[seat] += step.discs
        return 0
    discs = min(reserve, scene.policies if step.procedure == LAND_GRAB else step.discs)
    if step.policy:
        scene.adds[seat] += discs
    else:
        scene.counts[seat] += discs
    return discs


def convert(outlook: ColonizationForecast, scene: RegionSnapshot, reserve: int) -> int:
    """Missionaries; returns how many discs came from the reserve."""
    removed = 0
    for faction, count in enumerate(scene.counts):
        if faction != outlook.seat and count >= 2:
            scene.counts[faction] -= 1
            removed += 1
    discs = min(reserve, removed)
    scene.counts[outlook.seat] += discs
    return discs


def strike(outlook: ColonizationForecast, scene: RegionSnapshot, target: int) -> None:
    """A military campaign against a faction, with an average die."""
    before = scene.counts[target] if target != NONE else 0
    if before:
        scene.counts[target] = max(0, before - outlook.weights.die)
        gone = target == NATIVES and scene.counts[NATIVES] == 0
        scene.collects_now = scene.collects_now or gone


def default_target(outlook: ColonizationForecast, scene: RegionSnapshot, region: Region) -> int:
    """Whom a campaign would strike: natives who stand between the bot and the cubes, or the strongest rival."""
    g = outlook.g
    targets = [int(faction) for faction in g.edition.campaign_targets(g, outlook.seat, region)]
    if NATIVES in targets and scene.counts[NATIVES] <= outlook.weights.die:
        return int(NATIVES)
    rivals = [(scene.counts[faction], faction) for faction in targets if faction != outlook.seat]
    return max(rivals)[1] if rivals else NONE


# --- plans ---


class ActionPlan:
    """Steps in one region, and how much better the board would look."""

    def __init__(self, region: Region, steps: list[PlanStep], scene: RegionSnapshot, change: float) -> None:
        self.region = region
        self.steps = steps
        self.scene = scene
        self.change = change


def plans_for(outlook: ColonizationForecast, means: Means, region: Region) -> list[ActionPlan]:
    """The strongest steps in a region for every number of actions, also with each card that weakens others."""
    context = PlanContext(outlook, means, region)
    found: list[ActionPlan] = []
    for actions in range(1, means.actions + 1):
        for begun in [[], *[[step] for step in context.weakeners]]:
            steps = strongest(context, actions, begun)
            if steps and len(steps) == actions:
                scene = played_out(outlook, means, region, steps)
                found.append(ActionPlan(region, steps, scene, outlook.change(region, scene)))
    return found


def spend(outlook: ColonizationForecast, means: Means, plan: ActionPlan) -> Means:
    """What is left after a plan."""
    left = means.copy()
    zones = ZONES_IN[outlook.g.board.seas[plan.region]]
    left.reserve -= min(left.reserve, sum([step.discs for step in plan.steps if step.procedure != MERCENARIES]))
    for step in plan.steps:
        left.hand &= ~(1 << step.card) if step.card != NONE else -1
        if step.ship:
            spend_ship(left, zones)
        else:
            spend_action(left)
    return left


def spend_action(left: Means) -> None:
    """An action of this round, or else of the next."""
    if left.now:
        left.now -= 1
    elif left.later:
        left.later -= 1


def spend_ship(left: Means, zones: list[Zone]) -> None:
    """A ship of this round, or else of the next."""
    for zone in zones:
        if left.now and left.fresh[zone]:
            left.fresh[zone] -= 1
            left.now -= 1
            return
    for zone in zones:
        if left.later and left.next[zone]:
            left.next[zone] -= 1
            left.later -= 1
            return
    spend_action(left)


def all_plans(outlook: ColonizationForecast, means: Means, avoid: int) -> list[ActionPlan]:
    """Plans for every region that has not been planned yet, the most promising first."""
    found: list[ActionPlan] = []
    for region in ALL_REGIONS:
        if not avoid >> region & 1:
            found.extend(plans_for(outlook, means, region))
    bonus = outlook.weights.leftover
    found.sort(key=lambda plan: bonus * len(plan.steps) - plan.change)
    return found


class Scheme:
    """Plans for several regions, in the order in which they were made."""

    def __init__(self, plans: list[ActionPlan], change: float) -> None:
        self.plans = plans
        self.change = change


def best_scheme(outlook: ColonizationForecast, means: Means, must: int = NONE) -> Scheme:
    """The best use of all actions until the colonization; `must` is a card that has to be played."""
    best = Scheme([], 0.0 if must == NONE else float("-inf"))
    found = all_plans(outlook, means, 0)
    if must != NONE:
        found = [plan for plan in found if any([step.card == must for step in plan.steps])]
    for plan in found[:CONTINUED]:
        scheme = continued(outlook, means, plan)
        if scheme.change > best.change:
            best = scheme
    return best


def continued(outlook: ColonizationForecast, means: Means, plan: ActionPlan) -> Scheme:
    """A plan and what best follows it in other regions."""
    plans = [plan]
    change = plan.change
    planned = 0
    while True:
        outlook = outlook.adopt(plan.region, plan.scene)
        means = spend(outlook, means, plan)
        planned |= 1 << plan.region
        following = all_plans(outlook, means, planned) if means.actions else []
        if not following or following[0].change <= 0:
            return Scheme(plans, change)
        plan = following[0]
        plans.append(plan)
        change += plan.change


# --- the first step ---


def first_action(outlook: ColonizationForecast, scheme: Scheme, options: list[int]) -> int:
    """The first step of a scheme that can be taken at once, or -1."""
    for plan in scheme.plans:
        for step in sorted(plan.steps, key=lambda step: (step.order, -step.discs)):
            if step.order == SAILING:
                zone = ship_to_move(outlook, plan.region)
                if zone != NONE:
                    return action_space.MOVE + zone
            elif step.action in options and is_possible(outlook, plan.region, step):
                return step.action
    return NONE


def is_possible(outlook: ColonizationForecast, region: Region, step: PlanStep) -> bool:
    """Whether a step can be taken in its region now, not only somewhere."""
    g, seat = outlook.g, outlook.seat
    if step.presence and not influence(g, seat, region):
        return False
    return not step.ship or bool(usable_zones(g, seat) & g.board.seas[region])


def ship_to_move(outlook: ColonizationForecast, region: Region) -> int:
    """The zone from which a ship is best called to a region: one that touches it not, and little else of worth."""
    g = outlook.g
    first = outlook.seat * ZONE_COUNT
    away = [zone for zone in range(ZONE_COUNT) if not g.board.seas[region] >> zone & 1]
    fresh = [zone for zone in away if g.s.fresh[first + zone]]
    used = [zone for zone in away if g.s.used[first + zone]]
    return min(fresh or used, key=lambda zone: zone_worth(g, zone), default=NONE)


def zone_worth(g: Game, zone: int) -> float:
    """The cubes on the shores of a zone."""
    return sum([float(cubes_in(g, region)) for region in ALL_REGIONS if g.board.shores[zone] >> region & 1])
