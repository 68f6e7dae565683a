"""Every rule set by name: `game/book+option`, and what its game brings."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from metropole import boards
from metropole.boards.toml_reader import TomlReader, listed
from metropole.games.colonialism.kit import KIT as COLONIALISM
from metropole.games.empires.kit import KIT as EMPIRES
from metropole.games.kit import UNDATED, Book, Chart, Kit, Option, RuleSet, SeatCountError
from metropole.kernel import Game, MetropoleError
from metropole.kernel.view import View

GROUP: Final = "metropole.games"  # the entry points by which packages add games
OWN: Final[tuple[Kit, ...]] = (COLONIALISM, EMPIRES)
RECOMMENDED: Final = OWN[0].first.name
RULES_VERSION: Final = 2


class UnknownEditionError(MetropoleError):
    """No edition or option has this name."""


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
    for kit in in_turn():
        if isinstance(thing, kit.game_type | kit.view_type):
            return kit
    raise UnknownGameError(f"game: nobody knows a {type(thing).__name__}")


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


def find(name: str) -> RuleSet:
    """The rule set with this name, such as `game/book+option`."""
    base, *wanted = name.strip().lower().split("+")
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


def find_book(base: str) -> Book:
    for kit in in_turn():
        for book in kit.books:
            if base == book.name:
                return book
    known = [book.name for book in books()]
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
    "load_any_board",
]
