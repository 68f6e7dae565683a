"""The folder of a tournament: its plan, and every finished game on a line of its own.

A game is written, and on the disk, before anything else is done with it. Whatever ends the program, at most the line
that was being written is torn; it is cut off, and its game is played again.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from metropole.kernel import MetropoleError
from metropole.sim.plan import TournamentPlan
from metropole.sim.records import GameRecord

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"

if sys.platform == "win32":

    def seize(handle: int) -> None:
        """Two tournaments at once would play the same games; each still counts once."""

else:
    import fcntl

    def seize(handle: int) -> None:
        """Hold the file until it is closed; BlockingIOError if another process does."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            return  # a file system without locks


class FolderError(MetropoleError):
    """A folder that cannot be used for this tournament."""


class Folder:
    """The folder while a tournament is under way."""

    def __init__(self, path: Path, plan: TournamentPlan) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            agree(path, plan)
            self.file = (path / GAMES).open("ab")
        except OSError as error:
            raise unusable(path, error) from None
        try:
            seize(self.file.fileno())
        except BlockingIOError:
            self.file.close()
            raise FolderError(f"{path}: another tournament is writing there") from None

    def finished(self) -> dict[int, GameRecord]:
        """The games played before, by number; a torn last line is cut off."""
        whole, records = read_games(self.path)
        self.file.truncate(whole)
        return records

    def add(self, record: GameRecord) -> None:
        """Keep one more game."""
        try:
            self.file.write(msgspec.json.encode(record) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise unusable(self.path, error) from None

    def put(self, name: str, text: str) -> Path:
        """Write what follows from the games; the old file stays until the new one is whole."""
        try:
            return replaced(self.path / name, text)
        except OSError as error:
            raise unusable(self.path, error) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def unusable(path: Path, error: OSError) -> FolderError:
    return FolderError(f"{path}: cannot be used as a folder for the games ({error.strerror})")


def replaced(path: Path, text: str) -> Path:
    """A file with a new content."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(text, encoding="utf-8", newline="")
    return beside.replace(path)


def agree(path: Path, plan: TournamentPlan) -> None:
    """Write the plan, or check that the one in the folder is the same."""
    if not (path / PLAN).exists():
        if (path / GAMES).exists():
            raise FolderError(f"{path}: has games but no {PLAN}")
        replaced(path / PLAN, msgspec.json.format(msgspec.json.encode(plan), indent=2).decode() + "\n")
        return
    written = read_plan(path)
    for field in plan.__struct_fields__:
        old, new = getattr(written, field), getattr(plan, field)
        if old != new:
            what = f"{field}: {told(old)} there, {told(new)} asked for"
            raise FolderError(f"{path}: holds another tournament ({what}); name another --folder")


def told(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def read_plan(path: Path) -> TournamentPlan:
    """The plan of a folder."""
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=TournamentPlan)
    except OSError as error:
        raise FolderError(f"{path}: is no folder of a tournament ({PLAN}: {error.strerror})") from None
    except ValueError as error:
        raise FolderError(f"{path / PLAN}: is no plan of a tournament ({error})") from None


def read(path: Path) -> tuple[TournamentPlan, list[GameRecord]]:
    """The plan of a folder and its finished games, in order; nothing is changed."""
    plan = read_plan(path)
    return plan, in_order(read_games(path)[1])


def in_order(records: dict[int, GameRecord], games: int | None = None) -> list[GameRecord]:
    """The games by number, or as many of the first."""
    return [records[number] for number in sorted(records) if games is None or number < games]


def read_games(path: Path) -> tuple[int, dict[int, GameRecord]]:
    """How many bytes of the file are whole lines, and the games on them; of two with one number, the first counts."""
    try:
        data = (path / GAMES).read_bytes() if (path / GAMES).exists() else b""
    except OSError as error:
        raise unusable(path, error) from None
    whole = data.rfind(b"\n") + 1
    return whole, by_number(parsed(path / GAMES, data[:whole].splitlines()))


def by_number(records: Iterable[GameRecord]) -> dict[int, GameRecord]:
    found: dict[int, GameRecord] = {}
    for record in records:
        found.setdefault(record.number, record)
    return found


def parsed(path: Path, lines: list[bytes]) -> Iterable[GameRecord]:
    decoder = msgspec.json.Decoder(GameRecord)
    for number, line in enumerate(lines, start=1):
        try:
            yield decoder.decode(line)
        except ValueError as error:
            raise FolderError(f"{path}:{number}: is no record of a game ({error})") from None
