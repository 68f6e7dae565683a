"""A moment of a recorded game, as somebody saw it."""

from metropole.colonialism.view import view
from metropole.journal import Journal, JournalError
from metropole.text import Speaker
from metropole.tui.board import Reader, board_lines, hand_lines, result_lines
from metropole.tui.paint import Paint
from metropole.tui.record import retold


def position(journal: Journal, step: int | None, seat: int, language: str) -> list[str]:
    """The table after some line, and everything the seat had heard by then."""
    count = len(journal.lines)
    line = count if step is None else step
    if line > count:
        raise JournalError(f"step: {line} is not possible; the journal has lines 0 to {count}")
    record = retold(journal, journal.lines[:line])
    speaker = Speaker(language, journal.title.edition, journal.chart, seat)
    reader = Reader(
        view(record.journal.game, seat), speaker, Paint(False, journal.title.edition.colours), journal.chart
    )
    return [
        reader.say("cli-replay-at", line=line, lines=count),
        *board_lines(reader),
        *hand_lines(reader),
        *result_lines(reader),
        reader.say("cli-replay-log"),
        *["  " + speaker.event(event) for event in record.heard(seat)],
    ]
