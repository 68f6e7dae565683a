"""Boards come from files: the shipped ones, or one of your own. Every value says how well it is known."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from metropole.boards.toml_reader import BoardError, TomlReader, complaint

__all__ = ["BoardError", "parsed", "text_of"]

ResultT = TypeVar("ResultT")

MOST_BYTES: Final = 64 * 1024


def parsed(text: str, source: str, read: Callable[[TomlReader], ResultT]) -> ResultT:
    """What a reader makes of a text. However deep it is nested, the answer is one line."""
    try:
        return read(TomlReader(text, source))
    except RecursionError:
        raise complaint(source, 0, "", "is nested too deeply", "tables as in the shipped board") from None


def text_of(path: Path) -> str:
    """The text of a file."""
    return decoded(contents(path), str(path))


def contents(path: Path) -> bytes:
    """The bytes of a file of reasonable size."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise complaint(str(path), 0, "", f"cannot be read ({error.strerror})", "a readable TOML file") from None
    if len(data) > MOST_BYTES:
        raise complaint(str(path), 0, "", "is too large", f"at most {MOST_BYTES} bytes")
    return data


def decoded(data: bytes, source: str) -> str:
    """The text of a file, which has to be UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise complaint(source, line, "", f"has the byte 0x{data[error.start]:02x}", "UTF-8 text") from None
