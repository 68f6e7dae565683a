"""A moment of a recorded game, as somebody saw it."""

from metropole import stations
from metropole.journal import Journal, JournalError
from metropole.kernel import Game
from metropole.parts import outline
from metropole.parts.stations import Station, caption
from metropole.text.voice import AnySpeaker
from metropole.tui.event_log import EventLog, retold


def record_at(journal: Journal, step: int | None) -> EventLog:
    """A recorded game up to some line, or to its last one."""
    count = len(journal.lines)
    if step is not None and step > count:
        raise JournalError(f"step: {step} is not possible; the journal has lines 0 to {count}")
    return retold(journal, journal.lines[:step])


def station_at(journal: Journal, number: int) -> tuple[Station, int]:
    """A station of a recorded game, and how many there are."""
    found = list(stations.of_journal(journal))
    if not 0 < number <= len(found):
        raise JournalError(f"station: {number} is not possible; the journal has stations 1 to {len(found)}")
    return found[number - 1], len(found)


def game_at(journal: Journal, step: int | None, station: int | None) -> Game:
    """A recorded game after a station, or else after a line."""
    found = None if station is None else station_at(journal, station)[0].game
    return found or record_at(journal, step).journal.game


def position(journal: Journal, step: int | None, seat: int, language: str) -> list[str]:
    """The table after some line, and everything the seat had heard by then."""
    record = record_at(journal, step)
    speaker = journal.rule_set.speaker(language, journal.chart, seat)
    return [
        speaker.say("cli-replay-at", line=len(record.journal.lines), lines=len(journal.lines)),
        *table(journal, record.journal.game, speaker),
        speaker.say("cli-replay-log"),
        *["  " + speaker.event(event) for event in record.heard(seat)],
    ]


def after_station(journal: Journal, number: int, seat: int, language: str) -> list[str]:
    """The table after a station, under its caption, and what the seat heard in it."""
    station, count = station_at(journal, number)
    assert station.game is not None
    speaker = journal.rule_set.speaker(language, journal.chart, seat)
    return [
        speaker.say("cli-replay-station", number=number, all=count, line=station.seq),
        said(journal, station, speaker),
        *table(journal, station.game, speaker),
        speaker.say("cli-replay-facts"),
        *["  " + speaker.event(fact.event) for fact in station.heard(seat)],
    ]


def table(journal: Journal, game: Game, speaker: AnySpeaker) -> list[str]:
    """The table as the one saw it who is spoken to."""
    seen = game.view(speaker.you)
    return outline.with_ending(journal.rule_set.kit.outline(seen, speaker), outline.ending(speaker, seen))


def listed(journal: Journal, seat: int, language: str) -> list[str]:
    """Every station: its number, the line with which it was over, and its caption."""
    speaker = journal.rule_set.speaker(language, journal.chart, seat)
    found = list(stations.of_journal(journal, looks=False))
    return [f"{station.number:>5} {station.seq:>6}  {said(journal, station, speaker)}" for station in found]


def said(journal: Journal, station: Station, speaker: AnySpeaker) -> str:
    return caption(journal.rule_set.kit.stations, station, speaker)
