"""What the server writes down about itself: one JSON line for each request and each thing that happens.

Nothing is written because it was there; a field is written because it is named here and looks as it should. So
headers, bodies, queries and cookies stay out, and so do the words of exceptions and of other libraries, which may quote
anything.
A token, recovery code, hash or dice secret is left out even if somebody passes it along in a field that is allowed. A
password has no shape to know it by: it stays out because no field is meant for what people type.
"""

import errno
import json
import logging
import math
import re
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TextIO, TypeAlias

LogValue: TypeAlias = str | int | float | bool | None

WORD: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,36}")

# What each written text looks like. Shapes are narrow on purpose: nobody can slip a header or a query through.
TEXTS: Final = {
    "code": WORD,  # of a refusal
    "kind": WORD,  # of a row, a command, a frame
    "why": WORD,
    "bot": WORD,
    "method": re.compile(r"[A-Z]{3,7}"),
    "route": re.compile(r"/[a-z0-9_/.{}-]{0,79}"),  # as declared, /tables/{table}, never as asked for
    "address": re.compile(r"[0-9a-f.:]{2,39}"),
    "request": NAME,
    "process": NAME,
    "table": NAME,
    "player": NAME,
    "edition": re.compile(r"[a-z0-9/+_-]{1,60}"),
    "version": re.compile(r"[0-9a-z.+]{1,30}"),
}
NUMBERS: Final = frozenset(
    "status ms bytes seat seats seq draft row rows count sockets tables port retry_after".split()
)
FACTS: Final = frozenset(("watching", "repeated"))

# Nothing of these shapes is ever written, not even in a field that would otherwise allow it.
SECRET_SHAPES: Final = (
    re.compile(r"[A-Za-z0-9_+/=-]{40,}"),  # tokens, hashes, keys
    re.compile(r"(?:[0-9A-Za-z]{4}-){4}[0-9A-Za-z]{4}"),  # recovery codes
    re.compile(r"(?<![0-9A-Za-z])[0-9A-Za-z]{20}(?![0-9A-Za-z])"),  # the same without dashes
    re.compile(r"[0-9a-fA-F]{32,}"),  # salts
)

LONGEST_CHAIN: Final = 8
LOGGER: Final = logging.getLogger("metropole.server")
HAPPENING: Final = "happening"  # where a record carries the fields of its line


def happened(event: str, level: int = logging.INFO, /, **fields: LogValue) -> None:
    """Write down that something happened. Fields that are not named above are left out, and counted."""
    LOGGER.log(level, event, extra={HAPPENING: fields})


def failed(event: str, error: BaseException, /, **fields: LogValue) -> None:
    """Write down that something went wrong: which kind of error, and where, but not its words."""
    LOGGER.error(event, exc_info=error, extra={HAPPENING: fields})


def set_up(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """From now on everything that anybody logs in this process becomes a safe line on this stream."""
    handler = SilentStreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # other libraries are heard when something is wrong
    LOGGER.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # it writes paths as asked for, with their queries
    logging.captureWarnings(True)


class SilentStreamHandler(logging.StreamHandler[TextIO]):
    """Writes lines, and does not quote the record when the stream is broken."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON, built from nothing but safe fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event_of(record),
        }
        fields = getattr(record, HAPPENING, None)
        line |= safe(fields) if isinstance(fields, Mapping) else {"logger": record.name, "where": place(record)}
        error = record.exc_info[1] if record.exc_info else record.msg
        return json.dumps(line | (described(error) if isinstance(error, BaseException) else {}))


def event_of(record: logging.LogRecord) -> str:
    """The name of what happened; the words of others are never one."""
    if hasattr(record, HAPPENING) and isinstance(record.msg, str) and is_safe(record.msg, WORD):
        return record.msg
    return "other"


def safe(fields: Mapping[str, object]) -> dict[str, object]:
    """The fields that may be written, and how many were left out. Not even the names of those are written."""
    kept = {name: value for name, value in fields.items() if may_be_written(name, value)}
    return kept | ({"left_out": len(fields) - len(kept)} if len(kept) < len(fields) else {})


def may_be_written(name: str, value: object) -> bool:
    """Is this field known, and does it look as it should?"""
    if name in TEXTS:
        return value is None or (isinstance(value, str) and is_safe(value, TEXTS[name]))
    if name in FACTS:
        return isinstance(value, bool)
    if name in NUMBERS:
        return value is None or (isinstance(value, int | float) and math.isfinite(value) and abs(value) < 1e15)
    return False


def is_safe(text: str, shape: re.Pattern[str]) -> bool:
    return bool(shape.fullmatch(text)) and not any([secret.search(text) for secret in SECRET_SHAPES])


def described(error: BaseException) -> dict[str, object]:
    """The kinds of an error and of what caused it, and the lines of code that it came through."""
    kinds: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(kinds) < LONGEST_CHAIN:
        kinds.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    found: dict[str, object] = {"error": kinds, "trace": trace(error.__traceback__)}
    if isinstance(error, OSError) and error.errno is not None:
        found["errno"] = errno.errorcode.get(error.errno, "unknown")
    return found


def trace(start: TracebackType | None) -> list[str]:
    """File, line and function of each step; no source text, which may have constants, and no values."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(start)]


def place(record: logging.LogRecord) -> str:
    """Where another library spoke."""
    return f"{record.module}:{record.lineno}"
