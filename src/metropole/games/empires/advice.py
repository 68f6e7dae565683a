"""Advice in Empires: what an answer costs and brings, the sum of an exploration, and why something is not offered."""

from fractions import Fraction
from typing import Final

from metropole.games.empires import explain
from metropole.games.empires.explain import EmpiresCase
from metropole.games.empires.rules import action_space, facts, prompts, reasons
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import explorer
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    is_adjacent,
    is_revised,
    printed_difficulty,
    seafaring,
)
from metropole.games.empires.rules.revised import explorer as revised_explorer
from metropole.games.empires.rules.revised import reasons as revised_reasons
from metropole.games.empires.rules.revised.turn import hand
from metropole.games.empires.rules.state import Seat
from metropole.games.empires.rules.turn import card_now
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.empires.sections import chapters_of
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.kernel import Event, Prompt
from metropole.parts.advice import AdviceContext, AdviceKit, GameAdviceContext, Missing, percent, signed
from metropole.parts.lookahead import Branch, probability
from metropole.parts.narrowing import Taking, narrow

HORIZON: Final = frozenset([facts.TURN_BEGAN, facts.ROUND_BEGAN, facts.PROGRAMMED, facts.CARD_REVEALED])
SUCCESS: Final = frozenset([facts.EXPLORED, facts.WORLD_CIRCUMNAVIGATED])
# What each fact changes of its seat's own; its count says by how much.
CHANGES: Final[dict[str, dict[int, int]]] = {
    "prestige": {facts.PRESTIGE_GAINED: 1, facts.PRESTIGE_LOST: -1},
    "treasury": {facts.TREASURY_GAINED: 1, facts.TREASURY_SPENT: -1, facts.LOAN_REPAID: -1, facts.GIFT: -1},
    "fleets": {facts.FLEETS_GAINED: 1, facts.FLEETS_LOST: -1},
    "squadrons": {facts.SQUADRONS_GAINED: 1, facts.SQUADRONS_LOST: -1},
    "debt": {facts.LOAN_TAKEN: 1, facts.LOAN_REPAID: -1},
}
MOST_SHOWN: Final = 2  # in short

# --- what an option does ---


def short(case: EmpiresCase, option: int, ends: list[Branch]) -> str:
    """The exact chance where the dice decide; else what changes of one's own, the most important first."""
    chance = chance_of(case, option, ends)
    if chance is not None:
        return percent(chance)
    return ", ".join(changes(case, ends)[:MOST_SHOWN])


def chance_of(case: EmpiresCase, option: int, ends: list[Branch]) -> Fraction | None:
    """15, 11 How likely an exploration or a voyage succeeds; an exploration may also be hopeless."""
    found = probability(ends, SUCCESS)
    return Fraction(0) if found is None and ends and is_exploration(case, option) else found


def is_exploration(case: EmpiresCase, option: int) -> bool:
    return case.view.prompt is prompts.EXPLORE and option in range(action_space.TERRITORY, action_space.SPACE)


def changes(case: EmpiresCase, ends: list[Branch]) -> list[str]:
    """Everything of one's own that comes or goes, each as a number or as a range."""
    found: list[str] = []
    for measure, signs in CHANGES.items():
        sums = [change(case, end.events, signs) for end in ends]
        if any(sums):
            found.append(case.say(measure, change=case.span(min(sums), max(sums))))
    return found


def change(case: EmpiresCase, events: list[Event], signs: dict[int, int]) -> int:
    told = [(signs[event.kind], facts.about(event)) for event in events if event.kind in signs]
    return sum([sign * about["count"] for sign, about in told if about["seat"] == case.seat])


def rows(case: EmpiresCase, option: int, ends: list[Branch]) -> list[str]:
    """15 For a territory to explore: what has to be reached, summed up, and how likely that is."""
    chance = chance_of(case, option, ends)
    if chance is None or not is_exploration(case, option):
        return []
    g = case.world
    place, seat = Territory(g.space.noun[option]), Seat(case.seat)
    need = (revised_explorer if is_revised(g) else explorer).difficulty(g, seat, place)
    printed, skill, near = printed_difficulty(g, place), seafaring(g, seat), int(is_adjacent(g, seat, place))
    unknown = need - printed + skill + near
    return [
        case.say("difficulty", count=printed),
        *([case.say("seafaring", change=signed(-skill))] if skill else []),
        *([case.say("neighbour", change=signed(-near))] if near else []),
        *([case.say("unknown-america", change=signed(unknown))] if unknown else []),
        case.say("to-roll" if is_revised(g) else "successes", count=max(0, need), chance=percent(chance)),
    ]


# --- what is not offered ---


def missing(case: EmpiresCase) -> list[Missing]:
    prompt = case.view.prompt
    if prompt is prompts.CHARACTER:
        return missing_characters(case)
    if prompt is prompts.PLAY:
        return missing_plays(case)
    return missing_territories(case, prompt) if prompt is not None and prompt.key in reasons.PLACES else []


def missing_characters(case: EmpiresCase) -> list[Missing]:
    """CE 12 The characters of the card of this round."""
    g = case.world
    card, sections = card_now(g, Seat(case.seat)), chapters_of(g.edition).characters
    obstacles = {c: reasons.obstacle(g, Seat(case.seat), c) for c in (2 * card, 2 * card + 1)}
    return [case.missing(action_space.USE + c, obstacle, sections[c]) for c, obstacle in obstacles.items() if obstacle]


def missing_plays(case: EmpiresCase) -> list[Missing]:
    """CR 12 The characters of the cards in hand, and cards that cannot be played without an action."""
    g = case.world
    seat, chapters = Seat(case.seat), chapters_of(g.edition)
    found: list[Missing] = []
    for card in hand(g, seat):
        for character in (2 * card, 2 * card + 1):
            if obstacle := revised_reasons.obstacle(g, seat, character):
                found.append(case.missing(action_space.USE + character, obstacle, chapters.characters[character]))
        if obstacle := revised_reasons.obstacle_to_pass(g, seat, card):
            found.append(case.missing(action_space.LAY + card, obstacle, chapters.cards))
    return found


def missing_territories(case: EmpiresCase, prompt: Prompt) -> list[Missing]:
    """The territories of the game that a question about one leaves out, where a condition of their own fails."""
    g = case.world
    found: list[Missing] = []
    for territory in ALL_TERRITORIES:
        action = action_space.TERRITORY + territory
        obstacle = reasons.place_obstacle(g, Seat(case.seat), prompt.key, territory)
        if action not in case.view.options and obstacle:
            found.append(case.missing(action, obstacle, case.voice.section(prompt)))
    return found


def own(case: AdviceContext) -> EmpiresCase:
    view, world, voice = narrow(EmpiresView, case.view), narrow(Game, case.world), narrow(EmpiresSpeaker, case.voice)
    return GameAdviceContext(view, world, case.seat, voice, case.language)


COUNSEL: Final = AdviceKit(
    HORIZON,
    Taking(own, short),
    Taking(own, rows),
    Taking(own, missing),
    Taking(own, explain.doubts),
    Taking(own, explain.at_hand),
)
