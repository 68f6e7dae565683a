"""House rules: an edition of one's own, made of a printed one by a file or by words in the name of a rule set."""

import hashlib
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from metropole import boards
from metropole.boards.toml_reader import TomlPath, TomlReader, complaint, shown
from metropole.games.kit import RuleSet
from metropole.kernel import MetropoleError
from metropole.parts.figures import (
    AnyFigure,
    FigureChange,
    FigureError,
    applied,
    dashed,
    differing,
    meant,
    sought,
    summed_up,
)

HOUSE: Final = "house"  # what a house calls its rules, as part of a name
CODE: Final = "code"  # the digest of the Python file that they are made of, as part of a name
CALLED: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_NAME: Final = 40
NAMES: Final = f"letters from a to z, digits and spaces, at most {LONGEST_NAME}"
DIGITS: Final = 12  # of a digest


class HouseFileError(MetropoleError):
    """A Python file that gives no edition."""


# --- by name ---


def revised(base: RuleSet, house: str, changes: Sequence[FigureChange]) -> RuleSet:
    """A rule set with these changes. Its name says all of them, in the order of the game."""
    real = [change for change in in_order(base, changes) if change.before != change.now]
    words = [*([f"{HOUSE}={house}"] if house else []), *[change.written for change in real]]
    edition = applied(base.edition, real)
    base.kit.check_figures(edition)
    return renamed(base, edition, words, house=house, changes=tuple(real))


def in_order(base: RuleSet, changes: Sequence[FigureChange]) -> list[FigureChange]:
    by_key = {change.figure.key: change for change in changes}
    return [by_key[figure.key] for figure in base.kit.figures(base.edition) if figure.key in by_key]


def renamed(base: RuleSet, edition: Any, words: Sequence[str], **told: Any) -> RuleSet:
    """The rule set of an edition, called after the one that it comes from and by words of its own."""
    called = replace(edition, name="+".join([base.edition.name, *words]))
    seats = base.book.seats(edition)
    return replace(base, name="+".join([base.name, *words]), edition=called, seats=seats, **told)


def named(base: RuleSet, words: Sequence[str]) -> RuleSet:
    """The rule set with the changes in these words, such as `drawn=4`."""
    given = pairs(words)
    house = checked_name(given.pop(HOUSE, ""))
    figures = base.kit.figures(base.edition)
    return revised(base, house, [parsed(base, sought(key, figures), text) for key, text in given.items()])


def pairs(words: Sequence[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        key, _, text = word.partition("=")
        if key in given:
            raise FigureError(key, "is there twice", "once")
        given[key] = text
    return given


def parsed(base: RuleSet, figure: AnyFigure, text: str) -> FigureChange:
    value = figure.kind.parse(text)
    if value is None:
        raise FigureError(figure.key, f"is {shown(text)}", figure.kind.allowed)
    return figure.changed(base.edition, value)


def checked_name(name: str) -> str:
    if name and (not CALLED.fullmatch(name) or len(name) > LONGEST_NAME):
        raise FigureError(HOUSE, f"is {shown(name)}", NAMES)
    return name


# --- from a TOML file ---


def read(sheet: TomlReader, find: Callable[[str], RuleSet], folder: Path | None) -> RuleSet:
    """The rule set that a file describes; a board in another file lies beside it, in the folder."""
    if not sheet.subset((), ("base", "name", "figures", "cards", "board")).count("base"):
        raise sheet.fault(("base",), "is missing", "a book with its options, as in `metropole editions`")
    base = base_of(sheet, find)
    changes = [*figures_of(sheet, base), *cards_of(sheet, base)]
    try:
        rules = revised(base, name_of(sheet), changes)
    except FigureError as error:
        raise sheet.fault(("figures", error.key), error.problem, error.allowed) from None
    return with_board(sheet, rules, folder) if sheet.has(("board",)) else rules


def base_of(sheet: TomlReader, find: Callable[[str], RuleSet]) -> RuleSet:
    words = sheet.words(("base",))
    try:
        base = find(words)
    except MetropoleError as error:
        raise sheet.fault(("base",), f"is {shown(words)}", f"a book with its options ({error})") from None
    if not base.is_printed:
        raise sheet.fault(("base",), f"is {shown(words)}", "a book with its options, without house rules")
    return base


def name_of(sheet: TomlReader) -> str:
    if not sheet.has(("name",)):
        return ""
    words = sheet.words(("name",))
    try:
        return checked_name("-".join(words.lower().split()))
    except FigureError:
        raise sheet.fault(("name",), f"is {shown(words)}", NAMES) from None


def figures_of(sheet: TomlReader, base: RuleSet) -> list[FigureChange]:
    """The table of figures."""
    figures = [figure for figure in base.kit.figures(base.edition) if figure.of is None]
    return [changed(sheet, base, ("figures", key), key, figures) for key in keys_at(sheet, ("figures",))]


def cards_of(sheet: TomlReader, base: RuleSet) -> list[FigureChange]:
    """The tables of cards: `cards.trade.presence` is the figure `trade.presence`."""
    figures = [figure for figure in base.kit.figures(base.edition) if figure.of is not None]
    known = list(dict.fromkeys([figure.key.partition(".")[0] for figure in figures]))
    changes: list[FigureChange] = []
    for card in keys_at(sheet, ("cards",)):
        place: TomlPath = ("cards", card)
        if dashed(card) not in known:
            allowed = ", ".join(known) or summed_up(figures)
            raise sheet.fault(place, f"is unknown{meant(dashed(card), known)}", allowed)
        own = [figure for figure in figures if figure.key.startswith(f"{dashed(card)}.")]
        for key in keys_at(sheet, place):
            changes.append(changed(sheet, base, (*place, key), f"{dashed(card)}.{key}", own))
    return changes


def keys_at(sheet: TomlReader, place: TomlPath) -> list[str]:
    """The keys of a table that may be left out."""
    if not sheet.has(place):
        return []
    node = sheet.at(place)
    if not isinstance(node, dict):
        raise sheet.fault(place, f"is {shown(node)}", "a table")
    return list(node)


def changed(sheet: TomlReader, base: RuleSet, place: TomlPath, key: str, figures: Sequence[AnyFigure]) -> FigureChange:
    """A change, if there is such a figure and it can be that."""
    try:
        figure = sought(key, figures)
    except FigureError as error:
        known = ", ".join([one.key.rpartition(".")[2] for one in figures]) or error.allowed
        raise sheet.fault(place, error.problem, known) from None
    value = figure.kind.read(sheet.at(place))
    if value is None:
        raise sheet.fault(place, f"is {shown(sheet.at(place))}", figure.kind.allowed)
    return figure.changed(base.edition, value)


def with_board(sheet: TomlReader, rules: RuleSet, folder: Path | None) -> RuleSet:
    """Its board is read once to see that it can be played on."""
    sheet.table(("board",), ("file",))
    file = sheet.words(("board", "file"))
    if folder is None:
        raise sheet.fault(("board", "file"), f"is {shown(file)}", "no file here; the text of a board goes beside this")
    rules = replace(rules, board=folder / file)
    rules.load_board()
    return rules


# --- from a Python file ---


@dataclass(frozen=True)
class HouseCode:
    """What a Python file says: an edition, and perhaps the book with options that it was made of."""

    path: Path
    edition: Any
    base: str
    digest: str


def run(path: Path) -> HouseCode:
    """Run a file. Nothing but a person who named it may lead here."""
    digest = hashlib.sha256(boards.contents(path)).hexdigest()[:DIGITS]
    module = executed(path, f"metropole_house_{digest}")
    if not hasattr(module, "EDITION"):
        raise complaint(str(path), 0, "EDITION", "is missing", "an edition, such as replace(COMPASS, drawn=4)")
    return HouseCode(path, module.EDITION, str(getattr(module, "BOOK", "")), digest)


def executed(path: Path, name: str) -> Any:
    spec = spec_from_file_location(name, path)
    assert spec is not None  # the name ends in .py
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # foreign code: whatever it raises is told to who named the file
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        line = lines[-1] if lines else getattr(error, "lineno", None) or 0
        raise HouseFileError(f"{path}:{line}: {type(error).__name__}: {error}") from error
    return module


def of_code(base: RuleSet, code: HouseCode) -> RuleSet:
    """The rule set of an edition in Python. Where figures are all that differs, its name says them, as a file would."""
    if type(code.edition) is not type(base.edition):
        raise HouseFileError(f"{code.path}: EDITION is {code.edition!r}; {base.name} has another kind of edition")
    changes = differing(base.kit.figures(base.edition), base.edition, code.edition)
    for change in changes:
        if change.figure.kind.read(change.now) is None:
            allowed = change.figure.kind.allowed
            raise HouseFileError(f"{code.path}: {change.figure.key} is {change.now}; allowed: {allowed}")
    house = house_of(base, code)
    plain = revised(base, house, changes)
    replaced = other_parts(plain.edition, code.edition)
    if not replaced:
        return plain
    words = [f"{HOUSE}={house}", f"{CODE}={code.digest}"]
    return renamed(base, code.edition, words, house=house, changes=tuple(changes), code=tuple(replaced))


def house_of(base: RuleSet, code: HouseCode) -> str:
    """What the edition is called, or else the file."""
    own = code.edition.name
    name = dashed(code.path.stem if own == base.edition.name else own)
    return name if CALLED.fullmatch(name) and len(name) <= LONGEST_NAME else HOUSE


def other_parts(edition: Any, other: Any) -> list[str]:
    """What differs although all figures are alike: functions, procedures, cards."""
    names = [one.name for one in fields(edition) if one.name != "name"]
    return [name for name in names if getattr(edition, name) != getattr(other, name)]
