"""What things are in Colonialism, and why something cannot be done."""

from functools import partial

from metropole.games.colonialism.rules import action_space, reasons
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import EVENTS, REGIONS, ZONES, Region
from metropole.games.colonialism.rules.queries import ALL_REGIONS, ALL_ZONES, cards_in
from metropole.games.colonialism.rules.state import Seat
from metropole.games.colonialism.rules.upgrades import EXTRA_CARD
from metropole.games.colonialism.sections import BOARD, VERBS, card_section, event_section, upgrade_section
from metropole.games.colonialism.terminal import ColonialismReader
from metropole.parts import rule_pages as pages
from metropole.parts.terminal import Topic, WhyTopic
from metropole.rulebooks import Rulebook

# --- ? ---


def topics(reader: ColonialismReader) -> list[Topic]:
    """Everything that is part of this game and has a name."""
    speaker, edition = reader.speaker, reader.g.edition
    owned = edition.deck | (1 << EXTRA_CARD if edition.upgrades else 0)
    bought = range(len(edition.upgrades))
    return [
        *[Topic((speaker.card(i), CARDS[i]), partial(card_lines, i, reader)) for i in cards_in(owned)],
        *[Topic((speaker.region(i), REGIONS[i]), partial(region_lines, i, reader)) for i in ALL_REGIONS],
        *[Topic((speaker.zone(i), ZONES[i]), partial(zone_lines, i, reader)) for i in ALL_ZONES],
        *[Topic((speaker.event_card(i), EVENTS[i]), partial(event_lines, i, reader)) for i in cards_in(edition.events)],
        *[Topic((speaker.upgrade(i), UPGRADES[i]), partial(upgrade_lines, i, reader)) for i in bought],
        *[Topic((reader.say(f"tui-verb-{verb}"), verb), partial(verb_lines, verb, reader)) for verb in VERBS],
    ]


def card_lines(card: int, reader: ColonialismReader, book: Rulebook, edition: str) -> list[str]:
    """7.0 A card, and the paragraph of its family."""
    line = f"{reader.speaker.card(card)}: {reader.speaker.card_help(card)}"
    return [line, read_on(card_section(reader.g.edition, card), reader)]


def event_lines(event: int, reader: ColonialismReader, book: Rulebook, edition: str) -> list[str]:
    line = f"{reader.speaker.event_card(event)}: {reader.speaker.event_help(event)}"
    return [line, read_on(event_section(event), reader)]


def upgrade_lines(upgrade: int, reader: ColonialismReader, book: Rulebook, edition: str) -> list[str]:
    line = f"{reader.speaker.upgrade(upgrade)}: {reader.speaker.upgrade_help(upgrade)}"
    return [line, read_on(upgrade_section(upgrade), reader)]


def verb_lines(verb: str, reader: ColonialismReader, book: Rulebook, edition: str) -> list[str]:
    return pages.part(book, reader.speaker, edition, VERBS[verb])


def read_on(paragraph: str, reader: ColonialismReader) -> str:
    """Where the rulebook says more."""
    return reader.say("tui-read-on", paragraph=reader.speaker.cited(paragraph))


def region_lines(region: Region, reader: ColonialismReader, book: Rulebook, edition: str) -> list[str]:
    """2.1, 2.7.2 A region's tile, neighbours and seas, and whether the figures are reconstructed."""
    key = REGIONS[region].replace(" ", "_").replace("-", "_")
    tile = f"regions.{key}.tiles.{reader.g.seats}."
    guessed = [path for path in reader.chart.reconstructed() if path.startswith(tile)]
    line = f"{reader.speaker.region(region)}: {reader.speaker.region_help(region, reader.g.seats)}"
    return [line, *([reader.say("tui-reconstructed")] if guessed else []), read_on(BOARD, reader)]


def zone_lines(zone: int, reader: ColonialismReader, book: Rulebook, edition: str) -> list[str]:
    """2.1 The regions beside a sea zone."""
    return [f"{reader.speaker.zone(zone)}: {reader.speaker.zone_help(zone)}", read_on(BOARD, reader)]


# --- why ---


def doubts(reader: ColonialismReader) -> list[WhyTopic]:
    """5.1 Actions, cards, cards in a region, and upgrades."""
    space, speaker = reader.g.space, reader.speaker
    asked: list[WhyTopic] = []
    for action in [*range(action_space.SHIP), *range(action_space.PLAY, action_space.IN)]:
        asked.append(WhyTopic((space.name(action), speaker.option(action)), partial(action_reason, action, reader)))
    for card, word in enumerate(CARDS):
        asked.append(WhyTopic((word, speaker.card(card)), partial(action_reason, action_space.PLAY + card, reader)))
        for region in ALL_REGIONS:
            place = speaker.region(region)
            phrases = (f"{word} {REGIONS[region]}", f"{word} {place}", f"{speaker.card(card)} {place}")
            asked.append(WhyTopic(phrases, partial(card_reason, card, region, reader)))
    for upgrade, word in enumerate(UPGRADES):
        asked.append(
            WhyTopic((word, speaker.upgrade(upgrade)), partial(action_reason, action_space.BUY + upgrade, reader))
        )
    return asked


def action_reason(action: int, reader: ColonialismReader) -> str:
    return in_words(reader, reasons.obstacle(reader.g, Seat(reader.seen.seat), action), action)


def card_reason(card: int, region: Region, reader: ColonialismReader) -> str:
    obstacle = reasons.card_obstacle_in(reader.g, Seat(reader.seen.seat), card, region)
    return in_words(reader, obstacle, action_space.PLAY + card)


def in_words(reader: ColonialismReader, obstacle: str, action: int) -> str:
    """The obstacle in words; if there is none, that it is possible now or at one's own turn."""
    if obstacle:
        return reader.say(obstacle)
    return reader.say("tui-why-possible" if action in reader.seen.options else "tui-why-not-now")


def nothing_at_hand(reader: ColonialismReader) -> list[str]:
    """Every turn offers all actions, so one of them has to be named."""
    return []
