"""A journal and everything that was told while it was written; what was taken back is forgotten."""

from dataclasses import replace

from metropole import journal as journals
from metropole import stations
from metropole.journal import Journal
from metropole.kernel import Event
from metropole.parts.stations import caption
from metropole.text.voice import AnySpeaker


class EventLog:
    """Each event is kept with the number of the answer that brought it about."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.events: list[tuple[int, Event]] = []
        self.listen()

    def listen(self) -> None:
        self.journal.game.listener = self.hear

    def hear(self, event: Event) -> None:
        self.events.append((len(self.journal.told), event))

    def take_line(self, line: str) -> None:
        """Apply a line of another journal of the same game."""
        journals.take_line(self.journal, line)
        self.after_undo()

    def after_undo(self) -> None:
        """A game that went back is another game: listen to it, and forget what was told since."""
        if self.journal.game.listener is None:
            kept = len(self.journal.told)
            self.events = [(number, event) for number, event in self.events if number < kept]
            self.listen()

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat, or a spectator, has heard since some moment."""
        return [event for number, event in self.events if number >= since and event.concerns(seat)]

    def in_stations(self, speaker: AnySpeaker) -> list[tuple[str, list[str]]]:
        """Captions with the sentences below each, as the one hears them who is spoken to."""
        in_force = replace(self.journal, lines=self.journal.told)
        kit = self.journal.rule_set.kit.stations
        found = [station for station in stations.of_journal(in_force, looks=False) if station.heard(speaker.you)]
        return [
            (caption(kit, station, speaker), [speaker.event(fact.event) for fact in station.heard(speaker.you)])
            for station in found
        ]


def retold(journal: Journal, lines: list[str] | None = None) -> EventLog:
    """The record of a journal up to some line: it is told once more from the beginning."""
    fresh = journals.begin(journal.rule_set, journal.header.seats, journal.chart, journal.header.players)
    record = EventLog(fresh)
    for line in journal.lines if lines is None else lines:
        record.take_line(line)
    return record
