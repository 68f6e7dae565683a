"""Files of journals: on the disk before they have their name, and never replayed on another board."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metropole import journal, registry
from metropole.journal import JournalError


def test_a_journal_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a loss of power could leave an empty file instead of the old one."""
    path = tmp_path / "a.game"
    log = journal.begin(registry.find("colonialism/compass"), 2)
    synced: list[tuple[bool, int]] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append((path.exists(), os.fstat(file).st_size)))

    log.write(path)

    assert [(False, len(log.text().encode()))] == synced
    assert log.text() == path.read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "load"),
    [("colonialism/compass", registry.EMPIRES.load_board), ("empires/second", registry.COLONIALISM.load_board)],
)
def test_a_journal_is_not_read_with_the_board_of_another_game(name: str, load: Callable[[Path | None], Any]) -> None:
    """The board is named, and nothing is begun on it."""
    text = journal.begin(registry.find(name), 4).text()

    with pytest.raises(JournalError, match=r"^a\.game: was played on board \w+, this is board \w+; name the right"):
        journal.parse(text, "a.game", load(None))
