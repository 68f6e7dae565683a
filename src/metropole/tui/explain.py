"""What things are, and why something cannot be done: the answers to `?`, `why` and `rules`."""

from dataclasses import dataclass

from metropole.colonialism import alphabet, reasons
from metropole.colonialism.alphabet import CARDS, UPGRADES
from metropole.colonialism.board import EVENTS, REGIONS, ZONES, Region
from metropole.colonialism.queries import ALL_REGIONS, REGIONS_IN, ZONES_IN, cards_in, limit, value
from metropole.colonialism.state import Seat
from metropole.colonialism.upgrades import EXTRA_CARD
from metropole.rulebooks import Rulebook
from metropole.tui import pages
from metropole.tui.board import Reader
from metropole.tui.words import Choice, folded, matches, tidy

CARD, REGION, ZONE, EVENT, UPGRADE, VERB = range(6)
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
VERB_NAMES = tuple(VERBS)


@dataclass(frozen=True)
class Topic:
    """Something one can ask about."""

    kind: int
    number: int
    name: str
    phrases: tuple[str, ...]


# --- ? ---


def topic(text: str, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    """What a card, place, event, upgrade or action is."""
    topics = all_topics(reader)
    found = matches(text, [Choice(i, one.phrases) for i, one in enumerate(topics)])
    if not found:
        return [reader.say("tui-help-unknown", text=tidy(text))]
    if len(found) > 1:
        names = ", ".join([topics[i].name for i in found])
        return [reader.say("tui-ambiguous", text=tidy(text), options=names)]
    return explained(topics[found[0]], reader, book, edition)


def all_topics(reader: Reader) -> list[Topic]:
    """Everything that is part of this game and has a name."""
    speaker, edition = reader.speaker, reader.g.edition
    owned = edition.deck | (1 << EXTRA_CARD if edition.upgrades else 0)
    kinds = (
        (CARD, cards_in(owned), speaker.card, CARDS),
        (REGION, list(range(len(REGIONS))), speaker.region, REGIONS),
        (ZONE, list(range(len(ZONES))), speaker.zone, ZONES),
        (EVENT, cards_in(edition.events), speaker.event_card, EVENTS),
        (UPGRADE, list(range(len(edition.upgrades))), speaker.upgrade, UPGRADES),
        (VERB, list(range(len(VERB_NAMES))), lambda i: reader.say(f"tui-verb-{VERB_NAMES[i]}"), VERB_NAMES),
    )
    return [Topic(kind, i, name(i), (name(i), own[i])) for kind, numbers, name, own in kinds for i in numbers]


def explained(one: Topic, reader: Reader, book: Rulebook, edition: str) -> list[str]:
    """The help text of a topic and the paragraph to read on in."""
    speaker = reader.speaker
    if one.kind == REGION:
        return region_lines(Region(one.number), reader)
    if one.kind == ZONE:
        return zone_lines(one, reader)
    if one.kind == VERB:
        return pages.part(book, speaker, edition, VERBS[VERB_NAMES[one.number]])
    texts = {CARD: speaker.card_help, EVENT: speaker.event_help, UPGRADE: speaker.upgrade_help}
    where = paragraph_of(one, reader, book)
    return [
        f"{one.name}: {texts[one.kind](one.number)}",
        *([reader.say("tui-read-on", paragraph=where)] if where else []),
    ]


def paragraph_of(one: Topic, reader: Reader, book: Rulebook) -> str:
    """The paragraph of a card, event or upgrade: the chapter, then its name or that of its family."""
    if one.kind == CARD:
        policy = reader.g.edition.cards[one.number].policy
        name = FAMILIES.get(CARDS[one.number].split()[0], CARDS[one.number])
        chapter = "7.1" if policy else "7.2"
    else:
        name = EVENTS[one.number] if one.kind == EVENT else UPGRADES[one.number]
        chapter = "X1" if one.kind == EVENT else "X2"
    wanted = folded(f"{chapter} {name}")
    return next((one.key for one in book.all_paragraphs if folded(one.key).startswith(wanted)), "")


def region_lines(region: Region, reader: Reader) -> list[str]:
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


def zone_lines(one: Topic, reader: Reader) -> list[str]:
    """2.1 The regions beside a sea zone."""
    shores = REGIONS_IN[reader.g.board.shores[one.number]]
    regions = ", ".join([reader.speaker.region(region) for region in shores])
    return [reader.say("tui-about-zone", zone=one.name, regions=regions), reader.say("tui-read-on", paragraph="2.1")]


# --- why ---


def why(text: str, reader: Reader) -> list[str]:
    """5.1 The condition that fails, for an action or for a card in a region."""
    questions = all_questions(reader)
    found = matches(text, [Choice(i, phrases) for i, (phrases, _, _) in enumerate(questions)])
    if not found:
        return [reader.say("tui-why-how")]
    if len(found) > 1:
        names = ", ".join([questions[i][0][-1] for i in found[:12]])
        return [reader.say("tui-ambiguous", text=tidy(text), options=names)]
    phrases, action, region = questions[found[0]]
    return [f"{phrases[-1]}: {reason(reader, action, region)}"]


def all_questions(reader: Reader) -> list[tuple[tuple[str, ...], int, int]]:
    """Everything one can ask why about: its phrases, the action, and the region of a card or -1."""
    space, speaker = reader.g.space, reader.speaker
    asked: list[tuple[tuple[str, ...], int, int]] = []
    for action in [*range(alphabet.SHIP), *range(alphabet.PLAY, alphabet.IN)]:
        asked.append(((space.name(action), speaker.option(action)), action, -1))
    for card, word in enumerate(CARDS):
        action = alphabet.PLAY + card
        asked.append(((word, speaker.card(card)), action, -1))
        for region in ALL_REGIONS:
            place = speaker.region(region)
            phrases = (f"{word} {REGIONS[region]}", f"{word} {place}", f"{speaker.card(card)} {place}")
            asked.append((phrases, action, region))
    for upgrade, word in enumerate(UPGRADES):
        asked.append(((word, speaker.upgrade(upgrade)), alphabet.BUY + upgrade, -1))
    return asked


def reason(reader: Reader, action: int, region: int) -> str:
    """The obstacle in words; if there is none, that it is possible now or at one's own turn."""
    seat = Seat(reader.seen.seat)
    if region >= 0:
        key = reasons.card_obstacle_in(reader.g, seat, action - alphabet.PLAY, Region(region))
    else:
        key = reasons.obstacle(reader.g, seat, action)
    if key:
        return reader.say(key)
    return reader.say("tui-why-possible" if action in reader.seen.options else "tui-why-not-now")
