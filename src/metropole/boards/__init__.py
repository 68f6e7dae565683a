"""Boards come from files: the shipped ones, or one of your own. Every value says how well it is known."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from metropole.boards import board_file, colonialism, empires
from metropole.boards.toml_reader import BoardError, TomlReader, complaint, listed
from metropole.colonialism.board import Board as ColonialismBoard
from metropole.empires.board import Board as EmpiresBoard

__all__ = [
    "BoardError",
    "ColonialismBoardFile",
    "EmpiresBoardFile",
    "load",
    "load_any",
    "load_empires",
    "parse",
    "parse_empires",
]

ColonialismBoardFile: TypeAlias = board_file.BoardFile[ColonialismBoard]
EmpiresBoardFile: TypeAlias = board_file.BoardFile[EmpiresBoard]
ResultT = TypeVar("ResultT")

SHIPPED: Final = "colonialism.toml"
SHIPPED_EMPIRES: Final = "empires.toml"
GAMES: Final = ("colonialism", "empires")
MOST_BYTES: Final = 64 * 1024


def load(path: Path | None = None) -> ColonialismBoardFile:
    """The board of Colonialism in a file, or the shipped one."""
    return shipped() if path is None else parse(text_of(path), str(path))


def load_empires(path: Path | None = None) -> EmpiresBoardFile:
    """The board of Empires in a file, or the shipped one."""
    return shipped_empires() if path is None else parse_empires(text_of(path), str(path))


def load_any(path: Path) -> ColonialismBoardFile | EmpiresBoardFile:
    """The board in a file, of whichever game it names."""
    return parsed(text_of(path), str(path), read_any)


def parse(text: str, source: str) -> ColonialismBoardFile:
    """The board of Colonialism in a text; errors name the source."""
    return parsed(text, source, colonialism.read)


def parse_empires(text: str, source: str) -> EmpiresBoardFile:
    """The board of Empires in a text; errors name the source."""
    return parsed(text, source, empires.read)


def parsed(text: str, source: str, read: Callable[[TomlReader], ResultT]) -> ResultT:
    """What a reader makes of a text. However deep it is nested, the answer is one line."""
    try:
        return read(TomlReader(text, source))
    except RecursionError:
        raise complaint(source, 0, "", "is nested too deeply", "tables as in the shipped board") from None


def read_any(sheet: TomlReader) -> ColonialismBoardFile | EmpiresBoardFile:
    """The value `game` decides who reads the rest."""
    if "game" not in sheet.tree:
        raise sheet.fault(("game",), "is missing", listed(GAMES))
    if GAMES[sheet.choice(("game",), GAMES)] == "empires":
        return empires.read(sheet)
    return colonialism.read(sheet)


@cache
def shipped() -> ColonialismBoardFile:
    """The board of Colonialism that comes with the package, read once."""
    return parse(shipped_text("colonialism"), SHIPPED)


@cache
def shipped_empires() -> EmpiresBoardFile:
    """The board of Empires that comes with the package, read once."""
    return parse_empires(shipped_text("empires"), SHIPPED_EMPIRES)


def shipped_text(game: str) -> str:
    """The file of a game that comes with the package."""
    return files(__name__).joinpath(f"{game}.toml").read_text("utf-8")


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
