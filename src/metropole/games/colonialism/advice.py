"""Advice in Colonialism: discs that an answer adds or takes, and why something is not offered."""

from typing import Final

from metropole.games.colonialism import explain
from metropole.games.colonialism.explain import ColonialismCase
from metropole.games.colonialism.rules import action_space, facts, prompts, reasons
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.cards.actions import CONSOLIDATED
from metropole.games.colonialism.rules.colonization import CONSOLIDATE
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import ALL_REGIONS, cards_in, influence, limit, strengths
from metropole.games.colonialism.rules.state import Seat
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.games.colonialism.sections import VERBS
from metropole.games.colonialism.speaker import Speaker
from metropole.kernel import Event
from metropole.parts.advice import AdviceContext, AdviceKit, GameAdviceContext, Missing, signed
from metropole.parts.lookahead import Branch
from metropole.parts.narrowing import Taking, narrow

HORIZON: Final = frozenset(
    [
        facts.TURN_BEGAN,
        facts.ROUND_BEGAN,
        facts.COLONIZATION_BEGAN,
        facts.REGION_COLONIZED,
        facts.POLICY_REVEALED,
        facts.EVENT_REVEALED,
    ]
)
OWN: Final = {
    facts.DISCS_ADDED: 1,
    facts.DISCS_REMOVED: -1,
    facts.MERCENARIES_HIRED: 1,
    facts.MERCENARIES_LEFT: -1,
}
NATIVE: Final = {facts.NATIVES_ADDED: 1, facts.NATIVES_REMOVED: -1}

# --- what an option does ---


def short(case: ColonialismCase, option: int, ends: list[Branch]) -> str:
    """How many discs of one's own come or go; where none do, how many of others."""
    own = [own_change(case, end.events) for end in ends]
    if any([change is not None for change in own]):
        changes = [change or 0 for change in own]
        return case.span(min(changes), max(changes))
    foreign = [foreign_change(case, end.events) for end in ends]
    return case.span(min(foreign), max(foreign)) if any(foreign) else ""


def own_change(case: ColonialismCase, events: list[Event]) -> int | None:
    """Discs that come now, and those that a policy card would bring if its region were colonized now."""
    moved = [change for seat, change in disc_changes(events) if seat == case.seat]
    laid = [policy_worth(case, card, place) for card, place in policies_laid(events)]
    known = [*moved, *[worth for worth in laid if worth is not None]]
    return sum(known) if known else None


def foreign_change(case: ColonialismCase, events: list[Event]) -> int:
    rivals = [change for seat, change in disc_changes(events) if seat != case.seat]
    natives = [NATIVE[event.kind] * facts.about(event)["count"] for event in events if event.kind in NATIVE]
    return sum([*rivals, *natives])


def disc_changes(events: list[Event]) -> list[tuple[int, int]]:
    """Whose discs come or go, and how many."""
    told = [(OWN[event.kind], facts.about(event)) for event in events if event.kind in OWN]
    return [(about["seat"], sign * about["count"]) for sign, about in told]


def policies_laid(events: list[Event]) -> list[tuple[int, int]]:
    """Policy cards, each with the region that it is laid at."""
    told = [facts.about(event) for event in events if event.kind == facts.PLAYS_POLICY]
    return [(about["card"], about["region"]) for about in told]


def policy_worth(case: ColonialismCase, card: int, place: int) -> int | None:
    """7.1 The discs that a card would bring now, as far as the reserve goes; nothing for a card that brings none."""
    g = case.world
    seat, region, reserve = Seat(case.seat), Region(place), g.s.reserve[case.seat]
    worth = g.edition.cards[card].worth
    if worth is not None:
        return min(worth(g, seat, region), reserve)
    if card == CONSOLIDATE:
        return CONSOLIDATED if reserve >= CONSOLIDATED else 0
    return None


def rows(case: ColonialismCase, option: int, ends: list[Branch]) -> list[str]:
    """For a policy card and its region: what it brings, and what lies there already."""
    laid = {policy for end in ends for policy in policies_laid(end.events)}
    if len(laid) != 1:
        return []
    g = case.world
    card, place = laid.pop()
    worth, region = policy_worth(case, card, place), Region(place)
    brought = [] if worth is None else [f"{case.voice.card(card)}: {signed(worth)}"]
    return [
        *brought,
        case.say("reserve", count=g.s.reserve[case.seat]),
        case.say("own-influence", count=influence(g, Seat(case.seat), region)),
        case.say("all-influence", count=sum(strengths(g, region))),
        case.say("limit", count=limit(g, region)),
    ]


# --- what is not offered ---


def missing(case: ColonialismCase) -> list[Missing]:
    if case.view.prompt is prompts.ACT:
        return missing_actions(case)
    return missing_regions(case) if case.view.prompt is prompts.CARD_REGION else []


def missing_actions(case: ColonialismCase) -> list[Missing]:
    """5.1 Cards of the hand, and everything else that these rules know, but for what no rule of the edition allows."""
    g = case.world
    found: list[Missing] = []
    for action in expected(g, case.seat):
        obstacle = reasons.obstacle(g, Seat(case.seat), action)
        if action not in case.view.options and obstacle:
            section = VERBS[g.space.verbs[g.space.verb[action]]]
            found.append(case.missing(action, obstacle, section))
    return found


def expected(g: Game, seat: int) -> list[int]:
    """What a player who is to act might think of."""
    return [
        action_space.PASS,
        *range(action_space.MOVE, action_space.SHIP),
        *[action_space.PLAY + card for card in cards_in(g.s.hands[seat])],
        *range(action_space.EXPLORE, action_space.WITHDRAW),
        *(range(action_space.WITHDRAW, action_space.BUY) if g.edition.withdraws else ()),
        *[action_space.BUY + upgrade for upgrade in range(len(g.edition.upgrades))],
    ]


def missing_regions(case: ColonialismCase) -> list[Missing]:
    """5.1.3 The regions that the card at hand is not for."""
    g = case.world
    obstacles = {region: reasons.card_obstacle_in(g, Seat(case.seat), g.card, region) for region in ALL_REGIONS}
    actions = {action_space.IN + region: obstacle for region, obstacle in obstacles.items() if obstacle}
    return [
        case.missing(action, obstacle, VERBS["play"])
        for action, obstacle in actions.items()
        if action not in case.view.options
    ]


def own(case: AdviceContext) -> ColonialismCase:
    view, world, voice = narrow(ColonialismView, case.view), narrow(Game, case.world), narrow(Speaker, case.voice)
    return GameAdviceContext(view, world, case.seat, voice, case.language)


COUNSEL: Final = AdviceKit(
    HORIZON, Taking(own, short), Taking(own, rows), Taking(own, missing), Taking(own, explain.doubts)
)
