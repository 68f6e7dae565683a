"""Files that games are saved in. Nothing that is not this very game is ever overwritten."""

from pathlib import Path

from metropole import journal as journals
from metropole.journal import Journal, JournalError
from metropole.kernel import MetropoleError


def check(path: Path, journal: Journal) -> None:
    """Refuse a file that holds anything but an earlier moment of this game, or that cannot be written."""
    if not path.parent.is_dir():
        raise JournalError(f"{path}: cannot be written; there is no directory {path.parent}")
    if not path.exists():
        return
    try:
        old = journals.read(path, journal.chart)
    except MetropoleError as error:
        raise JournalError(f"{path}: exists and is no journal of this game, so it stays as it is ({error})") from error
    if old.header != journal.header or old.lines != journal.lines[: len(old.lines)]:
        raise JournalError(f"{path}: exists and holds another game; name another file, or go on with it by --resume")
