"""Why a character or a card cannot be played in Empires, by the second edition and by the revised rules."""

from functools import partial

from metropole.games.empires.rules import action_space, reasons
from metropole.games.empires.rules.action_space import CARDS
from metropole.games.empires.rules.board import CHARACTERS
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import is_revised
from metropole.games.empires.rules.revised import reasons as revised_reasons
from metropole.games.empires.rules.revised.turn import hand
from metropole.games.empires.rules.state import NO_CARD, Seat
from metropole.games.empires.rules.turn import card_now
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.parts.advice import GameAdviceContext, WhyTopic

EmpiresCase = GameAdviceContext[Game, EmpiresView, EmpiresSpeaker]


def doubts(case: EmpiresCase) -> list[WhyTopic]:
    """12 Every character; by the revised rules every card played without an action, too."""
    names = [(word, case.voice.character(i)) for i, word in enumerate(CHARACTERS)]
    lays = [(f"lay {word}", lay_name(case, card)) for card, word in enumerate(CARDS)] if is_revised(case.world) else []
    return [
        *[WhyTopic(phrases, partial(reason, i, case)) for i, phrases in enumerate(names)],
        *[WhyTopic(phrases, partial(reason_to_act, card, case)) for card, phrases in enumerate(lays)],
    ]


def at_hand(case: EmpiresCase) -> list[str]:
    return of_hand(case) if is_revised(case.world) else of_card(case)


def reason(character: int, case: EmpiresCase) -> str:
    """Why a character cannot be used."""
    return case.in_words(obstacle(case, character), action_space.USE + character)


def obstacle(case: EmpiresCase, character: int) -> str:
    found = revised_reasons.obstacle if is_revised(case.world) else reasons.obstacle
    return found(case.world, Seat(case.seat), character)


def of_card(case: EmpiresCase) -> list[str]:
    """12 Both characters of the card of this round, once there is one."""
    card = card_now(case.world, Seat(case.seat)) if case.world.s.round else NO_CARD
    if card == NO_CARD:
        return []
    return [f"{case.voice.character(i)}: {reason(i, case)}" for i in (2 * card, 2 * card + 1)]


# --- the revised rules ---


def lay_name(case: EmpiresCase, card: int) -> str:
    """A card without an action, beginning otherwise than its first character."""
    return case.voice.say("e-tui-laying", card=case.voice.card(card))


def reason_to_act(card: int, case: EmpiresCase) -> str:
    """Why a card cannot be played without an action."""
    obstacle = revised_reasons.obstacle_to_pass(case.world, Seat(case.seat), card)
    return case.in_words(obstacle, action_space.LAY + card)


def of_hand(case: EmpiresCase) -> list[str]:
    """12 While rounds are played: of the cards in hand, the characters that cannot be used, and cards to act with."""
    g, seat = case.world, Seat(case.seat)
    if not g.s.round:
        return []
    cards = hand(g, seat)
    idle = [c for card in cards for c in (2 * card, 2 * card + 1) if obstacle(case, c)]
    bound = [card for card in cards if revised_reasons.obstacle_to_pass(g, seat, card)]
    return [
        *[f"{case.voice.character(c)}: {reason(c, case)}" for c in idle],
        *[f"{lay_name(case, card)}: {reason_to_act(card, case)}" for card in bound],
    ]
