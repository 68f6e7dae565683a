"""Why something cannot be done in Colonialism: the answers to who asks about an action, a card or a region."""

from functools import partial

from metropole.games.colonialism.rules import action_space, reasons
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import REGIONS, Region
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import ALL_REGIONS
from metropole.games.colonialism.rules.state import Seat
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.games.colonialism.speaker import Speaker
from metropole.parts.advice import GameAdviceContext, WhyTopic

ColonialismCase = GameAdviceContext[Game, ColonialismView, Speaker]


def doubts(case: ColonialismCase) -> list[WhyTopic]:
    """5.1 Actions, cards, cards in a region, and upgrades."""
    space, speaker = case.world.space, case.voice
    asked: list[WhyTopic] = []
    for action in [*range(action_space.SHIP), *range(action_space.PLAY, action_space.IN)]:
        asked.append(WhyTopic((space.name(action), speaker.option(action)), partial(action_reason, action, case)))
    for card, word in enumerate(CARDS):
        asked.append(WhyTopic((word, speaker.card(card)), partial(action_reason, action_space.PLAY + card, case)))
        for region in ALL_REGIONS:
            place = speaker.region(region)
            phrases = (f"{word} {REGIONS[region]}", f"{word} {place}", f"{speaker.card(card)} {place}")
            asked.append(WhyTopic(phrases, partial(card_reason, card, region, case)))
    for upgrade, word in enumerate(UPGRADES):
        reason = partial(action_reason, action_space.BUY + upgrade, case)
        asked.append(WhyTopic((word, speaker.upgrade(upgrade)), reason))
    return asked


def action_reason(action: int, case: ColonialismCase) -> str:
    return case.in_words(reasons.obstacle(case.world, Seat(case.seat), action), action)


def card_reason(card: int, region: Region, case: ColonialismCase) -> str:
    obstacle = reasons.card_obstacle_in(case.world, Seat(case.seat), card, region)
    return case.in_words(obstacle, action_space.PLAY + card)
