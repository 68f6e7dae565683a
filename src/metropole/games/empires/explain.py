"""What things are in Empires, and why a character cannot be used."""

from functools import partial

from metropole.games.empires.rules import action_space, reasons
from metropole.games.empires.rules.action_space import CARDS, TRACKS
from metropole.games.empires.rules.board import CHARACTERS, NATIONS, TERRITORIES, Territory
from metropole.games.empires.rules.queries import ALL_TERRITORIES, VALUES, in_play
from metropole.games.empires.rules.state import NO_CARD, TRACK_COUNT, Seat
from metropole.games.empires.rules.turn import card_now
from metropole.games.empires.sections import SECOND, Chapters
from metropole.games.empires.terminal import EmpiresReader, territory_line, unexplored
from metropole.parts.terminal import Topic, WhyTopic
from metropole.rulebooks import Rulebook

# --- ? ---


def topics(reader: EmpiresReader) -> list[Topic]:
    """Everything that is part of this game and has a name."""
    nations = range(len(NATIONS)) if reader.g.edition.nations else range(0)
    own = [Topic((reader.speaker.nation(i), NATIONS[i]), partial(nation_lines, i, reader)) for i in nations]
    return [*common_topics(reader, SECOND), *own]


def common_topics(reader: EmpiresReader, book: Chapters) -> list[Topic]:
    """Characters, cards, tracks and territories."""
    speaker = reader.speaker
    return [
        *[
            Topic((speaker.character(i), word), partial(character_lines, book, i, reader))
            for i, word in enumerate(CHARACTERS)
        ],
        *[Topic((speaker.card(i), word), partial(card_lines, i, reader)) for i, word in enumerate(CARDS)],
        *[Topic((speaker.track(i), word), partial(track_lines, book, i, reader)) for i, word in enumerate(TRACKS)],
        *[
            Topic((speaker.territory(i), TERRITORIES[i]), partial(territory_lines, book, i, reader))
            for i in ALL_TERRITORIES
        ],
    ]


def read_on(reader: EmpiresReader, paragraph: str) -> str:
    return reader.say("tui-read-on", paragraph=reader.speaker.cited(paragraph))


def character_line(character: int, reader: EmpiresReader) -> str:
    return f"{reader.speaker.character(character)}: {reader.speaker.character_help(character)}"


def character_lines(
    chapters: Chapters, character: int, reader: EmpiresReader, book: Rulebook, edition: str
) -> list[str]:
    """13-24 What a character does."""
    return [character_line(character, reader), read_on(reader, chapters.characters[character])]


def card_lines(card: int, reader: EmpiresReader, book: Rulebook, edition: str) -> list[str]:
    """12 Both characters of a card."""
    return [character_line(character, reader) for character in (2 * card, 2 * card + 1)]


def track_lines(chapters: Chapters, track: int, reader: EmpiresReader, book: Rulebook, edition: str) -> list[str]:
    """6 What a track is good for, its spaces, and where everybody stands."""
    values = ", ".join([str(value) for value in VALUES[track]])
    places = [f"{reader.name(seat)} {value_of(reader, seat, track)}" for seat in range(reader.g.seats)]
    return [
        f"{reader.speaker.track(track)}: {reader.speaker.track_help(track)}",
        reader.say("e-tui-track", values=values, players=", ".join(places)),
        read_on(reader, chapters.tracks),
    ]


def value_of(reader: EmpiresReader, seat: int, track: int) -> int:
    return VALUES[track][reader.g.s.tracks[seat * TRACK_COUNT + track]]


def territory_lines(
    chapters: Chapters, place: Territory, reader: EmpiresReader, book: Rulebook, edition: str
) -> list[str]:
    """1 What is there, what it takes to explore it, and what it touches."""
    g, speaker = reader.g, reader.speaker
    if not in_play(g, place):
        return [reader.say("e-tui-left-out", territories=speaker.territory(place))]
    near = [speaker.territory(t) for t in ALL_TERRITORIES if g.board.neighbours[place] >> t & 1 and in_play(g, t)]
    path = f"territories.{TERRITORIES[place].replace(' ', '_')}."
    guessed = any([name.startswith(path) for name in reader.chart.reconstructed()])
    return [
        territory_line(reader, place),
        *([line.strip() for line in unexplored(reader, [place])] if g.s.tokens[place] else []),
        reader.say("e-tui-adjacent", territories=", ".join(near) or reader.say("tui-none")),
        *([reader.say("e-tui-reconstructed")] if guessed else []),
        read_on(reader, chapters.territories),
    ]


def nation_lines(nation: int, reader: EmpiresReader, book: Rulebook, edition: str) -> list[str]:
    """25 The goals, the historical cities and the rules of a nation."""
    return [f"{reader.speaker.nation(nation)}: {reader.speaker.nation_help(nation)}", read_on(reader, SECOND.nations)]


# --- why ---


def doubts(reader: EmpiresReader) -> list[WhyTopic]:
    """12 Every character."""
    names = [(word, reader.speaker.character(i)) for i, word in enumerate(CHARACTERS)]
    return [WhyTopic(phrases, partial(reason, i, reader)) for i, phrases in enumerate(names)]


def reason(character: int, reader: EmpiresReader) -> str:
    obstacle = reasons.obstacle(reader.g, Seat(reader.seen.seat), character)
    return in_words(reader, obstacle, action_space.USE + character)


def in_words(reader: EmpiresReader, obstacle: str, action: int) -> str:
    """The obstacle in words; if there is none, that it is possible now or was not asked."""
    if obstacle:
        return reader.say(obstacle)
    return reader.say("tui-why-possible" if action in reader.seen.options else "tui-why-not-now")


def why_of_card(reader: EmpiresReader) -> list[str]:
    """12 Both characters of the card of this round, once there is one."""
    card = card_now(reader.g, Seat(reader.seen.seat)) if reader.g.s.round else NO_CARD
    if card == NO_CARD:
        return []
    return [f"{reader.speaker.character(i)}: {reason(i, reader)}" for i in (2 * card, 2 * card + 1)]
