"""Boards come from files: the shipped one, or one of your own. Every value says how well it is known."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from metropole.boards.colonialism import Chart, read
from metropole.boards.sheet import BoardError, Sheet, complaint

__all__ = ["BoardError", "Chart", "load", "parse"]

SHIPPED: Final = "colonialism.toml"
MOST_BYTES: Final = 64 * 1024


def load(path: Path | None = None) -> Chart:
    """The board in a file, or the shipped one."""
    return shipped() if path is None else parse(decoded(contents(path), str(path)), str(path))


def parse(text: str, source: str) -> Chart:
    """The board in a text; errors name the source."""
    try:
        return read(Sheet(text, source))
    except RecursionError:
        raise complaint(source, 0, "", "is nested too deeply", "tables as in the shipped board") from None


@cache
def shipped() -> Chart:
    """The board that comes with the package, read once."""
    return parse(files(__name__).joinpath(SHIPPED).read_text("utf-8"), SHIPPED)


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
