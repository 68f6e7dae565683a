"""What things are in Colonialism, and why something cannot be done."""

from collections.abc import Callable
from functools import partial

from metropole.colonialism import alphabet, reasons
from metropole.colonialism.alphabet import CARDS, UPGRADES
from metropole.colonialism.board import EVENTS, REGIONS, ZONES, Region
from metropole.colonialism.queries import ALL_REGIONS, ALL_ZONES, REGIONS_IN, ZONES_IN, cards_in, limit, value
from metropole.colonialism.state import Seat
from metropole.colonialism.upgrades import EXTRA_CARD
from metropole.rulebooks import Rulebook
from metropole.tui import pages
from metropole.tui.table import Doubt, Reader, Topic
from metropole.tui.words import folded

VERBS = {
    "pass": "5.1",
    "draw": "5.1.1",
    "move": "5.1.2",
    "play": "5.1.3",
    "explore": "5.1.4",
    "withdraw": "5.1.4",
    "buy": "X2",
}
FAMILIES = {
    "influence": "influence region",
    "agricultural": "resources",
    "natural": "resources",
    "mineral": "resources",
    "second": "consolidate holdings",
}


# --- ? ---


def topics(reader: Reader) -> list[Topic]:
    """Everything that is part of this game and has a name."""
    speaker, edition = reader.speaker, reader.g.edition
    owned = edition.deck | (1 << EXTRA_CARD if edition.upgrades else 0)
    bought = range(len(edition.upgrades))
    return [
        *[Topic((speaker.card(i), CARDS[i]), partial(card_lines, i)) for i in cards_in(owned)],
        *[Topic((speaker.region(i), REGIONS[i]), partial(region_lines, i)) for i in ALL_REGIONS],
        *[Topic((speaker.zone(i), ZONES[i]), partial(zone_lines, i)) for i in ALL_ZONES],
        *[Topic((speaker.event_card(i), EVENTS[i]), partial(event_lines, i)) for i in cards_in(edition.events)],
        *[Topic((speaker.upgrade(i), UPGRADES[i]), partial(upgrade_lines, i)) for i in bought],
        *[Topic((reader.say(f"tui-verb-{verb}"), verb), partial(verb_lines, verb)) for verb in VERBS],
    ]


def card_lines(card: int, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    """7.0 A card, and the paragraph of its family."""
    name = FAMILIES.get(CARDS[card].split()[0], CARDS[card])
    chapter = "7.1" if reader.g.edition.cards[card].policy else "7.2"
    line = f"{reader.speaker.card(card)}: {reader.speaker.card_help(card)}"
    return [line, *read_on(f"{chapter} {name}", reader, book)]


def event_lines(event: int, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    line = f"{reader.speaker.event_card(event)}: {reader.speaker.event_help(event)}"
    return [line, *read_on(f"X1 {EVENTS[event]}", reader, book)]


def upgrade_lines(upgrade: int, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    line = f"{reader.speaker.upgrade(upgrade)}: {reader.speaker.upgrade_help(upgrade)}"
    return [line, *read_on(f"X2 {UPGRADES[upgrade]}", reader, book)]


def verb_lines(verb: str, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    return pages.part(book, reader.speaker, edition, VERBS[verb])


def read_on(name: str, reader: Reader, book: Rulebook) -> list[str]:
    """Where the rulebook says more: the chapter, then the name of a card, event or upgrade, or of its family."""
    wanted = folded(name)
    found = [one.key for one in book.all_paragraphs if folded(one.key).startswith(wanted)]
    return [reader.say("tui-read-on", paragraph=key) for key in found[:1]]


def region_lines(region: Region, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    """2.1, 2.7.2 A region's tile, neighbours and seas, and whether the figures are reconstructed."""
    board, speaker = reader.g.board, reader.speaker
    key = REGIONS[region].replace(" ", "_").replace("-", "_")
    tile = f"regions.{key}.tiles.{reader.g.seats}."
    guessed = [path for path in reader.chart.reconstructed() if path.startswith(tile)]
    line = reader.say(
        "tui-about-region",
        region=speaker.region(region),
        value=value(reader.g, region),
        limit=limit(reader.g, region),
        neighbours=", ".join([speaker.region(other) for other in REGIONS_IN[board.neighbours[region]]]),
        zones=", ".join([speaker.zone(zone) for zone in ZONES_IN[board.seas[region]]]),
    )
    return [line, *([reader.say("tui-reconstructed")] if guessed else []), reader.say("tui-read-on", paragraph="2.1")]


def zone_lines(zone: int, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    """2.1 The regions beside a sea zone."""
    regions = ", ".join([reader.speaker.region(region) for region in REGIONS_IN[reader.g.board.shores[zone]]])
    line = reader.say("tui-about-zone", zone=reader.speaker.zone(zone), regions=regions)
    return [line, reader.say("tui-read-on", paragraph="2.1")]


# --- why ---


def doubts(reader: Reader) -> list[Doubt]:
    """5.1 Actions, cards, cards in a region, and upgrades."""
    space, speaker = reader.g.space, reader.speaker
    asked: list[Doubt] = []
    for action in [*range(alphabet.SHIP), *range(alphabet.PLAY, alphabet.IN)]:
        asked.append(Doubt((space.name(action), speaker.option(action)), why_not(action)))
    for card, word in enumerate(CARDS):
        asked.append(Doubt((word, speaker.card(card)), why_not(alphabet.PLAY + card)))
        for region in ALL_REGIONS:
            place = speaker.region(region)
            phrases = (f"{word} {REGIONS[region]}", f"{word} {place}", f"{speaker.card(card)} {place}")
            asked.append(Doubt(phrases, partial(card_reason, card, region)))
    for upgrade, word in enumerate(UPGRADES):
        asked.append(Doubt((word, speaker.upgrade(upgrade)), why_not(alphabet.BUY + upgrade)))
    return asked


def why_not(action: int) -> Callable[[Reader], str]:
    return partial(action_reason, action)


def action_reason(action: int, reader: Reader) -> str:
    return in_words(reader, reasons.obstacle(reader.g, Seat(reader.seen.seat), action), action)


def card_reason(card: int, region: Region, reader: Reader) -> str:
    obstacle = reasons.card_obstacle_in(reader.g, Seat(reader.seen.seat), card, region)
    return in_words(reader, obstacle, alphabet.PLAY + card)


def in_words(reader: Reader, obstacle: str, action: int) -> str:
    """The obstacle in words; if there is none, that it is possible now or at one's own turn."""
    if obstacle:
        return reader.say(obstacle)
    return reader.say("tui-why-possible" if action in reader.seen.options else "tui-why-not-now")


def nothing_at_hand(reader: Reader) -> list[str]:
    """Every turn offers all actions, so one of them has to be named."""
    return []
