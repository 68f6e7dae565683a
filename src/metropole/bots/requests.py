"""What a bot in a process of its own is told, and how it answers: a line of JSON each way.

A request holds the numbers of a world that the asking seat cannot tell from the truth, never those of the game itself.
"""

import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from metropole.kernel import Event, NotAwaitedError
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import View
from metropole.registry import HOUSE_CODE, RuleSet

FALLBACK: Final = "greedy"  # answers for whoever does not

WORKER: Final = (sys.executable, "-P", "-m", "metropole.bots.worker")
START: Final = 30.0  # seconds until a worker is ready
OVERTIME: Final = 5.0  # seconds after which a worker that could not be ended ends itself
LONGEST_ERROR: Final = 400
LONGEST_LINE: Final = 1 << 16
INHERITED: Final = (
    *("HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR"),
    HOUSE_CODE,
)

EventFields = tuple[int, tuple[int, ...], int, int]  # the four parts of an event


class BotError(Exception):
    """A bot has failed; the message says how, in one line. `traceback` is where in its code, if that is known.

    `answered`: its process has said so itself, and can be asked again.
    """

    def __init__(self, words: str, traceback: str = "", answered: bool = False) -> None:
        super().__init__(words)
        self.traceback = traceback
        self.answered = answered


class Request(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A decision of one seat, in a world that this seat cannot tell from the truth."""

    id: int
    edition: str
    seats: int
    board: str | None  # a board of one's own as TOML, or the shipped one
    digest: str  # of the board, whichever it is
    seat: int
    level: str  # a bot with its budget, such as `search:200ms`
    seed: int
    numbers: list[int]
    options: list[str]  # what the seat is offered, in words
    heard: list[EventFields] = []  # what the seat has heard since the game began, for a bot that remembers


class BotResponse(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of the options of the request with this number, or why there is none."""

    id: int
    action: str = ""
    error: str = ""
    traceback: str = ""  # of the error, if the worker was asked to send it


READY: Final = BotResponse(0, "ready")


# --- asking ---


def request_from(seen: View, rule_set: RuleSet, digest: str, board_text: str | None, level: str, seed: int) -> Request:
    """Everything hidden is dealt anew by the seed: equal views and equal seeds give equal requests."""
    if not seen.options:
        raise NotAwaitedError(f"seat {seen.seat + 1} is not asked anything now")
    world = seen.redeal(PlayoutRng(seed))
    return Request(
        id=0,
        edition=rule_set.name,
        seats=seen.seats,
        board=board_text,
        digest=digest,
        seat=seen.seat,
        level=level,
        seed=seed,
        numbers=world.numbers(),
        options=[world.space.name(option) for option in seen.options],
    )


def heard_as(event: Event) -> EventFields:
    return event.kind, event.numbers, event.only, event.hidden_from


def written(request: Request) -> bytes:
    """The line that goes to a worker."""
    return msgspec.json.encode(request) + b"\n"


# --- hearing ---


def read_answer(line: bytes) -> BotResponse:
    """A line of a worker."""
    if not line.endswith(b"\n") and len(line) < LONGEST_LINE:
        raise BotError("the worker ended without an answer")
    try:
        return msgspec.json.decode(line, type=BotResponse)
    except ValueError as error:
        raise BotError(one_line(f"the worker answered nonsense: {error}")) from error


def greeted(answer: BotResponse) -> None:
    """The first line of a worker says that it is ready."""
    if answer != READY:
        raise BotError("the worker did not begin by saying that it is ready")


def offered(answer: BotResponse, request: Request) -> str:
    """The answer to this very request, if it is one of the options."""
    if answer.id != request.id:
        raise BotError(f"answered {answer.id} instead of {request.id}")
    if answer.error:
        raise BotError(one_line(answer.error), printable(answer.traceback), answered=True)
    if answer.action not in request.options:
        raise BotError(one_line(f"answered '{answer.action}', which is not offered"))
    return answer.action


def one_line(text: str) -> str:
    """Text of a bot or about it, fit for a log."""
    line = " ".join(text.split())
    return line[:LONGEST_ERROR] if line.isprintable() else repr(line)[:LONGEST_ERROR]


def printable(text: str) -> str:
    """Lines of a bot, fit for a terminal."""
    return "\n".join([line if line.isprintable() else repr(line) for line in text.splitlines()])


# --- processes ---


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """What a worker needs of its parent's environment, which may hold passwords and keys."""
    return {name: value for name, value in own.items() if name in INHERITED or name.startswith("PYTHON")}


class HasPid(Protocol):
    """A process, whoever has started it."""

    @property
    def pid(self) -> int: ...

    def kill(self) -> None: ...


def kill(process: HasPid) -> None:
    """End a worker that leads a session of its own, and whatever it has started, at once."""
    with suppress(ProcessLookupError, PermissionError):  # it has ended by itself
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
