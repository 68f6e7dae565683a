"""What things are in the revised rules of Empires, and why a character or a card cannot be played."""

from functools import partial

from metropole.games.empires.explain import common_topics, in_words
from metropole.games.empires.rules import action_space
from metropole.games.empires.rules.action_space import CARDS
from metropole.games.empires.rules.board import CHARACTERS
from metropole.games.empires.rules.revised import reasons
from metropole.games.empires.rules.revised.turn import hand
from metropole.games.empires.rules.state import Seat
from metropole.games.empires.sections import REVISED
from metropole.games.empires.terminal import EmpiresReader
from metropole.parts.terminal import Topic, WhyTopic

# --- ? ---


def topics(reader: EmpiresReader) -> list[Topic]:
    """Everything that is part of this game and has a name."""
    return common_topics(reader, REVISED)


# --- why ---


def doubts(reader: EmpiresReader) -> list[WhyTopic]:
    """12 Every character, and every card played without an action."""
    names = [(word, reader.speaker.character(i)) for i, word in enumerate(CHARACTERS)]
    lays = [(f"lay {word}", lay_name(reader, card)) for card, word in enumerate(CARDS)]
    return [
        *[WhyTopic(phrases, partial(reason, i, reader)) for i, phrases in enumerate(names)],
        *[WhyTopic(phrases, partial(reason_to_act, card, reader)) for card, phrases in enumerate(lays)],
    ]


def lay_name(reader: EmpiresReader, card: int) -> str:
    """A card without an action, beginning otherwise than its first character."""
    return reader.say("e-tui-laying", card=reader.speaker.card(card))


def reason(character: int, reader: EmpiresReader) -> str:
    """Why a character cannot be used."""
    obstacle = reasons.obstacle(reader.g, Seat(reader.seen.seat), character)
    return in_words(reader, obstacle, action_space.USE + character)


def reason_to_act(card: int, reader: EmpiresReader) -> str:
    """Why a card cannot be played without an action."""
    obstacle = reasons.obstacle_to_pass(reader.g, Seat(reader.seen.seat), card)
    return in_words(reader, obstacle, action_space.LAY + card)


def why_of_hand(reader: EmpiresReader) -> list[str]:
    """12 While rounds are played: of the cards in hand, the characters that cannot be used, and cards to act with."""
    g, seat = reader.g, Seat(reader.seen.seat)
    if not g.s.round:
        return []
    cards = hand(g, seat)
    idle = [c for card in cards for c in (2 * card, 2 * card + 1) if reasons.obstacle(g, seat, c)]
    bound = [card for card in cards if reasons.obstacle_to_pass(g, seat, card)]
    return [
        *[f"{reader.speaker.character(c)}: {reason(c, reader)}" for c in idle],
        *[f"{lay_name(reader, card)}: {reason_to_act(card, reader)}" for card in bound],
    ]
