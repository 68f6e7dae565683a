"""What both ways of tuning share: games in several processes, numbers of seats, and the files with the numbers."""

import json
import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import metropole
from metropole.kernel import MetropoleError
from metropole.registry import RuleSet
from metropole.sim.local import PROCESSES, stay_with_parent

LISTS: Final = re.compile(r"\[[^\]]*\]")

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


class TuningError(MetropoleError):
    """Something that cannot be tuned as asked."""


# --- seats ---


def seat_counts(rule_set: RuleSet, written: str | None) -> list[int]:
    """Numbers of players with commas, such as 2,3,4; all that are possible if none are named."""
    if written is None:
        return list(rule_set.seats)
    try:
        counts = [int(part) for part in written.split(",")]
    except ValueError:
        raise TuningError(f"seats: '{written}' is none; write numbers with commas, such as 2,3") from None
    for count in counts:
        rule_set.start(count)
    return counts


# --- processes ---


class WorkerPool:
    """So many processes that work until they are dismissed; a single one is this process itself."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, PROCESSES, initializer=stay_with_parent) if jobs > 1 else None

    def each(self, work: Callable[[TaskT], ResultT], tasks: list[TaskT]) -> Iterator[ResultT]:
        """The results, in the order of the tasks."""
        if self.pool is None:
            yield from map(work, tasks)
            return
        try:
            yield from self.pool.map(work, tasks)
        except BrokenProcessPool:
            raise TuningError("jobs: a process has died (is there memory enough?)") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


# --- files ---


def in_clone(path: Path) -> Path:
    """The file among the sources of this clone that one of the package was made from."""
    package = Path(metropole.__file__).resolve().parent
    return Path(__file__).resolve().parent.parent.parent / "src" / "metropole" / path.resolve().relative_to(package)


def data_file(rule_set: RuleSet, name: str) -> Path:
    """The file with the numbers of a game's bots."""
    folder = rule_set.kit.bot.folder
    if folder is None:
        raise TuningError(f"game: the bots of {rule_set.kit.name} have no numbers to tune")
    return in_clone(folder / name)


def check_writable(path: Path) -> None:
    """Refuse before the first game is played."""
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise TuningError(f"write: {path} cannot be changed by you")


def put(path: Path, book: str, numbers: dict[str, Any]) -> None:
    """Replace what a file has for one rulebook, named with its game."""
    try:
        books = json.loads(path.read_text(encoding="utf-8"))
        text = json.dumps({**books, book.partition("/")[2]: numbers}, indent=2)
        beside = path.with_name(f"{path.name}.new")
        beside.write_text(LISTS.sub(on_one_line, text) + "\n", encoding="utf-8", newline="")
        beside.replace(path)
    except OSError as error:
        raise TuningError(f"write: {path} cannot be changed: {error.strerror}") from None


def on_one_line(found: re.Match[str]) -> str:
    return json.dumps(json.loads(found[0]))
