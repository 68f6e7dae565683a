"""A moment of a recorded game, as somebody saw it."""

from metropole.journal import Journal, JournalError
from metropole.parts.ansi import Paint
from metropole.parts.terminal import RenderContext
from metropole.tui.event_log import EventLog, retold


def record_at(journal: Journal, step: int | None) -> EventLog:
    """A recorded game up to some line, or to its last one."""
    count = len(journal.lines)
    if step is not None and step > count:
        raise JournalError(f"step: {step} is not possible; the journal has lines 0 to {count}")
    return retold(journal, journal.lines[:step])


def position(journal: Journal, step: int | None, seat: int, language: str) -> list[str]:
    """The table after some line, and everything the seat had heard by then."""
    record = record_at(journal, step)
    rule_set = journal.rule_set
    table = rule_set.kit.terminal(rule_set.edition)
    speaker = rule_set.speaker(language, journal.chart, seat)
    paint = Paint(False, tuple(rule_set.kit.colours(rule_set.edition)))
    reader = RenderContext(record.journal.game.view(seat), speaker, paint, journal.chart)
    return [
        reader.say("cli-replay-at", line=len(record.journal.lines), lines=len(journal.lines)),
        *table.board(reader),
        *table.hand(reader),
        *table.result(reader),
        reader.say("cli-replay-log"),
        *["  " + speaker.event(event) for event in record.heard(seat)],
    ]
