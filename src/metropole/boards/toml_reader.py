"""A TOML file under inspection: every value is asked for by its path, every complaint names its line."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from metropole.kernel import MetropoleError
from metropole.languages import DEFAULT_LANGUAGE, LANGUAGES

TomlPath = tuple[str | int, ...]  # ("regions", "india", "tiles", "2", "value"), ("links", 0, "between")

FLAGS: Final = ("K", "R+", "R", "R-")
LONGEST: Final = 60
MOST_DOTS: Final = 100  # on one line: the time to read a dotted key grows with the square of its length
# What decides where a statement ends: texts of several lines and of one, comments, brackets, ends of lines.
TOKEN: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|"(?:\\.|[^"\\])*"''' + r"""|'{3}.*?'{3,5}|'[^']*'|#[^\n]*|[][{}\n]""", re.DOTALL
)
BRACKETS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


class BoardError(MetropoleError):
    """A board file that cannot be used. The message is one line, fit to be shown as it is."""


class TomlReader:
    """The values of one file, and the flags met while they were read."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.flags: dict[str, str] = {}
        for number, line in enumerate(text.splitlines(), start=1):
            if line.count(".") > MOST_DOTS:
                raise complaint(source, number, "", "has too many dots", f"at most {MOST_DOTS} on one line")
        try:
            self.tree: dict[str, object] = tomllib.loads(text)
        except ValueError as error:
            raise complaint(source, *syntax_error(text, str(error)), "TOML") from None

    def fault(self, place: TomlPath, problem: str, allowed: str) -> BoardError:
        """The complaint about one place of this file."""
        return complaint(self.source, locate(self.text, place), dotted(place), problem, allowed)

    def at(self, place: TomlPath) -> object:
        """The value at a place whose parents have been asked for before."""
        node: Any = self.tree
        for key in place:
            node = node[key]
        found: object = node
        return found

    def table(self, place: TomlPath, keys: Sequence[str], optional: Sequence[str] = (), why: str = "") -> None:
        """A table with exactly these keys, and perhaps some that may be left out."""
        found = self.subset(place, (*keys, *optional), why)
        for key in keys:
            if key not in found:
                raise self.fault((*place, key), "is missing", with_reason(f"exactly {listed(keys)} here", why))

    def subset(self, place: TomlPath, keys: Sequence[str], why: str = "") -> list[str]:
        """A table with some of these keys and no others."""
        node = self.at(place)
        if not isinstance(node, dict):
            raise self.fault(place, f"is {shown(node)}", f"a table with {listed(keys)}")
        for key in node:
            if key not in keys:
                raise self.fault((*place, key), f"is unknown ({shown(node[key])})", with_reason(listed(keys), why))
        return list(node)

    def has(self, place: TomlPath) -> bool:
        """Whether a table that has been asked for has a key that may be left out."""
        node = self.at(place[:-1])
        return isinstance(node, dict) and place[-1] in node

    def rows(self, place: TomlPath, keys: Sequence[str]) -> list[TomlPath]:
        """A list of tables with exactly these keys: the place of each."""
        node = self.at(place)
        if not isinstance(node, list):
            raise self.fault(place, f"is {shown(node)}", f"a list of [[{dotted(place)}]] tables")
        places: list[TomlPath] = [(*place, index) for index in range(len(node))]
        for row in places:
            self.table(row, keys)
        return places

    def choice(self, place: TomlPath, allowed: Sequence[str], why: str = "") -> int:
        """One of some words: its index."""
        word = self.at(place)
        if not isinstance(word, str) or word not in allowed:
            raise self.fault(place, f"is {shown(word)}", with_reason(listed(allowed), why))
        return allowed.index(word)

    def whole(self, place: TomlPath, low: int, high: int, why: str = "") -> int:
        """A whole number within bounds; true and false are not numbers."""
        number = self.at(place)
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
            raise self.fault(place, f"is {shown(number)}", with_reason(f"a whole number from {low} to {high}", why))
        return number

    def words(self, place: TomlPath) -> str:
        """A short text that may be printed anywhere."""
        text = self.at(place)
        if not isinstance(text, str) or not text.strip() or not text.isprintable() or len(text) > LONGEST:
            raise self.fault(place, f"is {shown(text)}", f"a printable text of 1 to {LONGEST} characters")
        return text

    def flag(self, place: TomlPath, of: TomlPath) -> None:
        """How sure a value is, written down under the place of that value."""
        self.flags[dotted(of)] = FLAGS[self.choice(place, FLAGS)]

    def flagged(self, place: TomlPath) -> TomlPath:
        """A value with its flag beside it: the place of the value proper."""
        self.table(place, ("is", "flag"))
        self.flag((*place, "flag"), place)
        return (*place, "is")

    def name(self, place: TomlPath) -> dict[str, str]:
        """A display name by language, with its flag; only the usual language has to be there."""
        others = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
        self.table(place, (DEFAULT_LANGUAGE, "flag"), others)
        self.flag((*place, "flag"), place)
        return {language: self.words((*place, language)) for language in LANGUAGES if self.has((*place, language))}


def with_reason(allowed: str, why: str) -> str:
    """What is allowed, and why nothing else is: because a rulebook says so, or because no game can be played on it."""
    return f"{allowed}, {why}" if why else allowed


def complaint(source: str, line: int, field: str, problem: str, allowed: str) -> BoardError:
    """The one place where the text of an error is made; line 0 means the file as a whole."""
    where = plain(source) + (f":{line}" if line else "")
    what = f"{field} {problem}" if field else problem
    return BoardError(f"{where}: {what}; allowed: {allowed}")


def syntax_error(text: str, message: str) -> tuple[int, str, str]:
    """The line, the (unknown) field and the reason of a TOML syntax error."""
    reason, _, position = message.rpartition(" (at ")
    number = position.removeprefix("line ").partition(",")[0]
    if number.isdecimal():
        return int(number), "", f"is not TOML: {plain(reason)}"
    return text.rstrip().count("\n") + 1, "", f"is not TOML: {plain(reason or message)}"


def plain(text: str) -> str:
    """Text that keeps to one line and cannot steer a terminal."""
    return text if text.isprintable() else repr(text)


def dotted(place: TomlPath) -> str:
    """A place as it is written in messages: regions.india.name, links.0.between."""
    return ".".join([clipped(plain(str(key))) for key in place])


def listed(words: Sequence[str]) -> str:
    """The words one may choose from."""
    return ", ".join(words)


def clipped(text: str) -> str:
    """Text cut to a length one can read."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def shown(value: object) -> str:
    """A bad value, as short as possible."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return "a huge number"
    return clipped(repr(value) if isinstance(value, str) else str(value))


def locate(text: str, place: TomlPath) -> int:
    """The line of a value in a valid text, or else of the nearest key or table around it. Each line is read once."""
    nearest, found = 0, 1
    last: dict[TomlPath, int] = {}
    table: TomlPath = ()
    for line, statement in statements(text):
        tree: object = tomllib.loads(statement)
        if not tree:
            continue
        if statement.lstrip().startswith("["):
            table, tree = entered(header_of(tree), last), {}
        steps = steps_towards(place, table, tree)
        if steps > nearest:
            nearest, found = steps, line
    return found


def statements(text: str) -> Iterator[tuple[int, str]]:
    """Every header, assignment and empty line of a valid text, with its line: brackets and quotes hold it open."""
    line, start, depth = 1, 0, 0
    for token in TOKEN.finditer(text + "\n"):
        depth += BRACKETS.get(token[0], 0)
        if token[0] == "\n" and not depth:
            statement = text[start : token.end()]
            yield line, statement
            line, start = line + statement.count("\n"), token.end()


def header_of(tree: object) -> TomlPath:
    """The keys of a header; that of a list ends with the number of its only entry."""
    keys: list[str | int] = []
    while tree:
        keys.append(next(iter(tree)) if isinstance(tree, dict) else 0)
        tree = below(tree, keys[-1])
    return tuple(keys)


def steps_towards(place: TomlPath, table: TomlPath, tree: object) -> int:
    """How far the way to a place goes through this table and what is assigned in it."""
    for depth, key in enumerate(place):
        if depth < len(table):
            is_on_the_way = table[depth] == key
        else:
            tree = below(tree, key)
            is_on_the_way = tree is not None
        if not is_on_the_way:
            return depth
    return len(place)


def below(tree: object, key: str | int) -> object:
    """What a table or a list has there: nothing in TOML is None."""
    if isinstance(tree, dict):
        return tree.get(key)
    if isinstance(tree, list) and isinstance(key, int) and key < len(tree):
        return tree[key]
    return None


def entered(header: TomlPath, last: dict[TomlPath, int]) -> TomlPath:
    """The table a header opens, given the last entry of each list so far; a list header opens a new entry."""
    table: TomlPath = ()
    for key in header:
        if isinstance(key, int):
            last[table] = last.get(table, -1) + 1
            table = (*table, last[table])
        elif table in last:
            table = (*table, last[table], key)
        else:
            table = (*table, key)
    return table
