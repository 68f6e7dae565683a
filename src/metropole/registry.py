"""Every rule set by name: "colonialism/compass+events" and how to start it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from metropole import boards
from metropole.colonialism import editions
from metropole.colonialism.action_space import CHANCES as COLONIALISM_CHANCES
from metropole.colonialism.game import Game as ColonialismGame
from metropole.colonialism.start import FEWEST_SEATS, MOST_SEATS
from metropole.colonialism.start import restore as restore_colonialism
from metropole.colonialism.start import start as start_colonialism
from metropole.colonialism.view import redeal as redeal_colonialism
from metropole.colonialism.view import view as view_colonialism
from metropole.empires import editions as empires
from metropole.empires.action_space import CHANCES as EMPIRES_CHANCES
from metropole.empires.start import restore as restore_empires
from metropole.empires.start import start as start_empires
from metropole.empires.view import redeal as redeal_empires
from metropole.empires.view import view as view_empires
from metropole.kernel import MetropoleError

RECOMMENDED = "colonialism/compass"
RULES_VERSION = 2
UNDATED = 0

# Of two games, whoever names one knows which it is; what they share is in the kernel.
Revision = Callable[[Any], Any]


@dataclass(frozen=True)
class GameKit:
    """One of the two games: how it begins, what a seat sees, and how its chances are named."""

    name: str
    start: Callable[[Any, Any, int], Any]
    view: Callable[[Any, int], Any]
    redeal: Callable[[Any, Any], Any]
    restore: Callable[[Any, Any, int, list[int]], Any]
    chances: Mapping[str, tuple[str, ...]]
    load_board: Callable[[Path | None], Any]


COLONIALISM = GameKit(
    "colonialism",
    start_colonialism,
    view_colonialism,
    redeal_colonialism,
    restore_colonialism,
    COLONIALISM_CHANCES,
    boards.load,
)
EMPIRES = GameKit(
    "empires",
    start_empires,
    view_empires,
    redeal_empires,
    restore_empires,
    EMPIRES_CHANCES,
    boards.load_empires,
)


def kind_of(game: Any) -> GameKit:
    """Which of the two games this is."""
    return COLONIALISM if isinstance(game, ColonialismGame) else EMPIRES


class UnknownEditionError(MetropoleError):
    """No edition or option has this name."""


class SeatCountError(MetropoleError):
    """The edition cannot be played by so many."""


@dataclass(frozen=True)
class Option:
    """A named change to an edition; `needs` names an option it makes sense with only, `excludes` one it rules out."""

    name: str
    revise: Revision
    ruling: str = ""
    needs: str = ""
    excludes: str = ""


@dataclass(frozen=True)
class Book:
    """A printed rulebook and the options it can be played with, in the order in which they are applied."""

    name: str
    year: int  # of print, or none
    kind: GameKit
    edition: Any
    options: tuple[Option, ...]
    seats: Callable[[Any], range]


QUICK_START = Option("quickstart", editions.with_quick_start, "A85")
TIGHT_ROWS = Option("tightrows", editions.without_spare_rows, "A05")
NO_PASSING = Option("nopassing", editions.without_passing, "A13")
STRICT_INTERESTS = Option("strictinterests", editions.strict_interests, "A65")
STRICT_UNREST = Option("strictunrest", editions.unrest_ends_treaty, "A31")
LEADER_LAST = Option("leaderlast", editions.tied_leader_last, "A59")
STRICT_COUNTERS = Option("strictcounters", empires.strict_counters, "AMB-01")
CONFLICT_EVENTS = Option("conflictevents", editions.regional_events_need_conflict, "A78", needs="events")


def two_to_four(edition: Any) -> range:
    """2.0 Every edition of Colonialism is for two to four players."""
    return range(FEWEST_SEATS, MOST_SEATS + 1)


BOOKS = (
    Book(
        "colonialism/original",
        2011,
        COLONIALISM,
        editions.ORIGINAL,
        (Option("short", editions.short_game), TIGHT_ROWS, NO_PASSING, STRICT_INTERESTS, LEADER_LAST),
        two_to_four,
    ),
    Book(
        "colonialism/spielworxx",
        2013,
        COLONIALISM,
        editions.SPIELWORXX,
        (QUICK_START, TIGHT_ROWS, NO_PASSING, STRICT_UNREST),
        two_to_four,
    ),
    Book(
        "colonialism/compass",
        2018,
        COLONIALISM,
        editions.COMPASS,
        (
            Option("events", editions.with_events),
            Option("upgrades", editions.with_upgrades),
            QUICK_START,
            TIGHT_ROWS,
            NO_PASSING,
            CONFLICT_EVENTS,
            STRICT_UNREST,
        ),
        two_to_four,
    ),
    Book(
        "empires/second",
        2013,
        EMPIRES,
        empires.SECOND,
        (
            Option("nations", empires.with_nations),
            Option("nogifts", empires.without_gifts, "AMB-128", excludes="freegifts"),
            Option("freegifts", empires.with_free_gifts, "AMB-128"),
            Option("cap15", empires.with_early_cap, "AMB-142", excludes="uncapped"),
            Option("uncapped", empires.without_cap, "AMB-142"),
            STRICT_COUNTERS,
        ),
        lambda edition: edition.seats,
    ),
    Book(
        "empires/revised",
        UNDATED,
        EMPIRES,
        empires.REVISED,
        (
            Option("fastend", empires.with_fast_end),
            STRICT_COUNTERS,
            Option("freehunt", empires.with_free_hunt, "AMB-108"),
            Option("lastingempire", empires.with_lasting_empire, "AMB-161"),
            Option("strictcity", empires.with_strict_city, "AMB-90"),
        ),
        lambda edition: edition.seats,
    ),
)


@dataclass(frozen=True)
class RuleSet:
    """A rule set ready to be played: the full name, in canonical order, and the edition it stands for."""

    name: str
    book: Book
    edition: Any
    options: tuple[str, ...]
    seats: range

    @property
    def kind(self) -> GameKit:
        return self.book.kind

    def start(self, seats: int, chart: Any = None) -> Any:
        """A new game, standing at its first question."""
        if seats not in self.seats:
            allowed = f"{self.seats.start} to {self.seats.stop - 1}"
            raise SeatCountError(f"seats: {seats} is not possible; {self.name} is for {allowed} players")
        return self.kind.start(self.edition, (chart or self.kind.load_board(None)).board, seats)


def find(name: str) -> RuleSet:
    """The rule set with this name, such as `colonialism/compass+events`."""
    base, *wanted = name.strip().lower().split("+")
    book = find_book(base)
    for option_name in wanted:
        check_option(book, option_name, wanted)
    chosen = [option for option in book.options if option.name in wanted]
    edition = book.edition
    for option in chosen:
        edition = option.revise(edition)
    names = tuple([option.name for option in chosen])
    return RuleSet("+".join([book.name, *names]), book, edition, names, book.seats(edition))


def find_book(base: str) -> Book:
    for book in BOOKS:
        if base == book.name:
            return book
    known = [book.name for book in BOOKS]
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
    """Every rulebook alone, with each official option, and with all expansions together; of one game if it is named."""
    names: list[str] = []
    for book in BOOKS:
        official = [option.name for option in book.options if not option.ruling or option.name == "quickstart"]
        names.extend([book.name, *[f"{book.name}+{option}" for option in official]])
    names.append("colonialism/compass+events+upgrades")
    rule_sets = sorted([find(name) for name in names], key=lambda rule_set: BOOKS.index(rule_set.book))
    return [rule_set for rule_set in rule_sets if game in ("", rule_set.kind.name)]
