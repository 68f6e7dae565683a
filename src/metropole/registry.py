"""Every rule set by name: `game/book+option`, and what its game brings.

House rules are part of the name, `game/book+option+figure=value`, or in a file that somebody names.
"""

import os
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from metropole import boards
from metropole.boards import BoardError
from metropole.boards.toml_reader import TomlReader, listed
from metropole.games.colonialism.kit import KIT as COLONIALISM
from metropole.games.empires.kit import KIT as EMPIRES
from metropole.games.kit import UNDATED, Book, Chart, Kit, Option, RuleSet, SeatCountError
from metropole.kernel import Game, MetropoleError
from metropole.kernel.game import OpenView
from metropole.kernel.view import View

if TYPE_CHECKING:  # who plays by the book need not wait for these
    from metropole.house import HouseCode

GROUP: Final = "metropole.games"  # the entry points by which packages add games
OWN: Final[tuple[Kit, ...]] = (COLONIALISM, EMPIRES)
RECOMMENDED: Final = OWN[0].first.name
RULES_VERSION: Final = 2
HOUSE_CODE: Final = "METROPOLE_HOUSE"  # Python files with house rules, for this process and those that it starts


class UnknownEditionError(MetropoleError):
    """No edition or option has this name."""


class HouseRuleError(UnknownEditionError):
    """House rules that cannot be played; the message is one line that says where and why."""


class UnknownGameError(MetropoleError):
    """No game is like this."""


class BadGameError(MetropoleError):
    """A game that was added by a package and cannot be loaded."""


# --- games ---


@cache
def kits() -> tuple[Kit, ...]:
    """Our own games, and those that installed packages add; their code runs from here on."""
    return (*OWN, *added())


def added() -> Iterator[Kit]:
    from importlib.metadata import entry_points  # takes longer than all our rules

    for point in entry_points(group=GROUP):
        try:
            kit = point.load()
        except Exception as error:  # foreign code: whatever it raises is told to who starts us
            raise BadGameError(f"game: '{point.name}' cannot be loaded: {type(error).__name__}: {error}") from error
        if not isinstance(kit, Kit):
            raise BadGameError(f"game: '{point.name}' is {kit!r}; a Kit is needed")
        yield kit


def in_turn() -> Iterator[Kit]:
    """All games; whoever finds theirs among our own does not wait for the others."""
    yield from OWN
    yield from kits()[len(OWN) :]


def find_kit(game: str) -> Kit:
    """The game with this name."""
    for kit in in_turn():
        if kit.name == game:
            return kit
    raise UnknownGameError(f"game: '{game}' is unknown (known: {', '.join([kit.name for kit in kits()])})")


def kit_of(thing: Game | View) -> Kit:
    """The game that a position, or a view of one, belongs to."""
    found = thing.table if isinstance(thing, OpenView) else thing  # views of all open games are alike
    for kit in in_turn():
        if isinstance(found, kit.game_type | kit.view_type):
            return kit
    raise UnknownGameError(f"game: nobody knows a {type(found).__name__}")


def load_any_board(path: Path) -> Chart:
    """The board in a file, of whichever game it names."""
    return boards.parsed(boards.text_of(path), str(path), read_any)


def read_any(sheet: TomlReader) -> Chart:
    """The value `game` decides who reads the rest."""
    games = tuple([kit.name for kit in kits()])
    if "game" not in sheet.tree:
        raise sheet.fault(("game",), "is missing", listed(games))
    return find_kit(games[sheet.choice(("game",), games)]).read_board(sheet)


# --- rule sets ---


def books() -> tuple[Book, ...]:
    """Every rulebook of every game."""
    return tuple([book for kit in kits() for book in kit.books])


def load(source: str | Path) -> RuleSet:
    """The rule set with this name, or in a file with house rules. A Python file runs: only a person may name it."""
    file = Path(source)
    if file.suffix == ".toml":
        return load_house(file)
    return load_code(file) if file.suffix == ".py" else find(str(source))


def find(name: str) -> RuleSet:
    """The rule set with this name, such as `game/book+option`, or with house rules `game/book+figure=value`."""
    base, *words = name.strip().lower().split("+")
    rule_set = find_printed(base, [word for word in words if "=" not in word])
    changes = [word for word in words if "=" in word]
    if not changes:
        return rule_set
    from metropole import house
    from metropole.parts.figures import FigureError

    try:
        given = house.pairs(changes)
        return find_code(rule_set, given[house.CODE]) if house.CODE in given else house.named(rule_set, changes)
    except FigureError as error:
        raise HouseRuleError(f"house rules: {error}") from None


def find_printed(base: str, wanted: list[str]) -> RuleSet:
    book = find_book(base)
    for option_name in wanted:
        check_option(book, option_name, wanted)
    chosen = [option for option in book.options if option.name in wanted]
    edition = book.edition
    for option in chosen:
        edition = option.revise(edition)
    names = tuple([option.name for option in chosen])
    kit = find_kit(book.name.partition("/")[0])
    return RuleSet("+".join([book.name, *names]), kit, book, edition, names, book.seats(edition))


# --- house rules ---


def load_house(path: Path) -> RuleSet:
    """House rules in a file, with the board beside it if it names one."""
    from metropole import house

    try:
        return boards.parsed(boards.text_of(path), str(path), lambda sheet: house.read(sheet, find, path.parent))
    except BoardError as error:
        raise HouseRuleError(str(error)) from None


def parse_house(text: str, source: str = "house.toml") -> RuleSet:
    """House rules in a text from anywhere: no other file is looked at."""
    from metropole import house

    try:
        return boards.parsed(text, source, lambda sheet: house.read(sheet, find, None))
    except BoardError as error:
        raise HouseRuleError(str(error)) from None


CODES: Final[dict[str, RuleSet]] = {}  # those that a Python file was run for, by its digest
RUN: Final[set[Path]] = set()  # files that have run; nobody makes them run again by asking for what is not in them


def load_code(path: Path) -> RuleSet:
    """House rules in a Python file, which runs. Processes that are started from here on run it when they need it."""
    from metropole import house
    from metropole.parts.figures import FigureError

    RUN.add(path.resolve())
    try:
        code = house.run(path)
        rule_set = house.of_code(find(code.base) if code.base else nearest(code), code)
    except BoardError as error:
        raise HouseRuleError(str(error)) from None
    except FigureError as error:
        raise HouseRuleError(f"{path}: {error}") from None
    if rule_set.code:
        CODES[code.digest] = rule_set
        paths = [known for known in code_files() if known != path.resolve()]
        os.environ[HOUSE_CODE] = os.pathsep.join([str(one) for one in (*paths, path.resolve())])
    return rule_set


def nearest(code: "HouseCode") -> RuleSet:
    """The book that an edition says it comes from."""
    for book in books():
        if type(book.edition) is type(code.edition) and book.edition.book == code.edition.book:
            return find(book.name)
    raise HouseRuleError(f"{code.path}: EDITION is {code.edition!r}; allowed: an edition of {', '.join(names())}")


def names() -> list[str]:
    return [book.name for book in books()]


def find_code(base: RuleSet, digest: str) -> RuleSet:
    """House rules that a Python file has given, here or where this process was started."""
    from metropole import house

    for path in code_files():
        if digest not in CODES and path not in RUN:
            load_code(path)
    if digest not in CODES or CODES[digest].base != base.name:
        raise HouseRuleError(
            f"house rules: {base.name}+{house.CODE}={digest} is made of a Python file that is not here; "
            f"load that file first, or name it in {HOUSE_CODE}"
        )
    return CODES[digest]


def code_files() -> list[Path]:
    return [Path(path).resolve() for path in os.environ.get(HOUSE_CODE, "").split(os.pathsep) if path]


# --- books and options ---


def find_book(base: str) -> Book:
    for kit in in_turn():
        for book in kit.books:
            if base == book.name:
                return book
    known = names()
    near = get_close_matches(base, known, n=1, cutoff=0.6)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise UnknownEditionError(f"edition: '{base}' is unknown{hint} (known: {', '.join(known)})")


def check_option(book: Book, name: str, wanted: list[str]) -> None:
    known = {option.name: option for option in book.options}
    if name not in known:
        raise UnknownEditionError(
            f"option: {book.name} has no '+{name}' (it has: {', '.join(['+' + o for o in known])})"
        )
    if known[name].needs and known[name].needs not in wanted:
        raise UnknownEditionError(f"option: '+{name}' needs '+{known[name].needs}'")
    if known[name].excludes in wanted:
        raise UnknownEditionError(f"option: '+{name}' and '+{known[name].excludes}' rule each other out")


def all_rule_sets(game: str = "") -> list[RuleSet]:
    """Every rulebook alone, with each official option, and with expansions together; of one game if it is named."""
    names: list[str] = []
    for book in books():
        official = [option.name for option in book.options if not option.ruling or option.is_official]
        names.extend([book.name, *[f"{book.name}+{option}" for option in official]])
        names.extend(["+".join([book.name, *book.together])] if book.together else [])
    return [rule_set for rule_set in [find(name) for name in names] if game in ("", rule_set.kit.name)]


__all__ = [
    "COLONIALISM",
    "EMPIRES",
    "RECOMMENDED",
    "RULES_VERSION",
    "UNDATED",
    "BadGameError",
    "Book",
    "Chart",
    "HouseRuleError",
    "Kit",
    "Option",
    "RuleSet",
    "SeatCountError",
    "UnknownEditionError",
    "UnknownGameError",
    "all_rule_sets",
    "books",
    "find",
    "find_book",
    "find_kit",
    "kit_of",
    "kits",
    "load",
    "load_any_board",
    "load_house",
    "parse_house",
]
