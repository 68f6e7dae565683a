"""Every rule set by name: "colonialism/compass+events" and how to start it."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches

from metropole import boards
from metropole.boards import Chart
from metropole.colonialism import editions
from metropole.colonialism.game import Edition, Game
from metropole.colonialism.start import FEWEST_SEATS, MOST_SEATS, start
from metropole.kernel import MetropoleError

RECOMMENDED = "colonialism/compass"
RULES_VERSION = 1

Revision = Callable[[Edition], Edition]


class UnknownEdition(MetropoleError):
    """No edition or option has this name."""


class WrongSeats(MetropoleError):
    """The edition cannot be played by so many."""


@dataclass(frozen=True)
class Option:
    """A named change to an edition; `needs` names an option it makes sense with only."""

    name: str
    revise: Revision
    ruling: str = ""
    needs: str = ""


@dataclass(frozen=True)
class Book:
    """A printed rulebook and the options it can be played with, in the order in which they are applied."""

    name: str
    year: int
    edition: Edition
    options: tuple[Option, ...]


QUICK_START = Option("quickstart", editions.with_quick_start, "A85")
TIGHT_ROWS = Option("tightrows", editions.without_spare_rows, "A05")
NO_PASSING = Option("nopassing", editions.without_passing, "A13")
STRICT_INTERESTS = Option("strictinterests", editions.strict_interests, "A65")
CONFLICT_EVENTS = Option("conflictevents", editions.regional_events_need_conflict, "A78", needs="events")

BOOKS = (
    Book(
        "colonialism/original",
        2011,
        editions.ORIGINAL,
        (Option("short", editions.short_game), TIGHT_ROWS, NO_PASSING, STRICT_INTERESTS),
    ),
    Book("colonialism/spielworxx", 2013, editions.SPIELWORXX, (QUICK_START, TIGHT_ROWS, NO_PASSING)),
    Book(
        "colonialism/compass",
        2018,
        editions.COMPASS,
        (
            Option("events", editions.with_events),
            Option("upgrades", editions.with_upgrades),
            QUICK_START,
            TIGHT_ROWS,
            NO_PASSING,
            CONFLICT_EVENTS,
        ),
    ),
)


@dataclass(frozen=True)
class Title:
    """A rule set ready to be played: the full name, in canonical order, and the edition it stands for."""

    name: str
    book: Book
    edition: Edition
    options: tuple[str, ...]
    seats: range = range(FEWEST_SEATS, MOST_SEATS + 1)

    def start(self, seats: int, chart: Chart | None = None) -> Game:
        """A new game, standing at its first question."""
        if seats not in self.seats:
            allowed = f"{self.seats.start} to {self.seats.stop - 1}"
            raise WrongSeats(f"seats: {seats} is not possible; {self.name} is for {allowed} players")
        return start(self.edition, (chart or boards.load()).board, seats)


def find(name: str) -> Title:
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
    return Title("+".join([book.name, *names]), book, edition, names)


def find_book(base: str) -> Book:
    for book in BOOKS:
        if base == book.name:
            return book
    known = [book.name for book in BOOKS]
    near = get_close_matches(base, known, n=1, cutoff=0.6)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise UnknownEdition(f"edition: '{base}' is unknown{hint} (known: {', '.join(known)})")


def check_option(book: Book, name: str, wanted: list[str]) -> None:
    known = {option.name: option for option in book.options}
    if name not in known:
        raise UnknownEdition(f"option: {book.name} has no '+{name}' (it has: {', '.join(['+' + o for o in known])})")
    if known[name].needs and known[name].needs not in wanted:
        raise UnknownEdition(f"option: '+{name}' needs '+{known[name].needs}'")


def all_titles() -> list[Title]:
    """Every rulebook alone, with each official option, and with all expansions together."""
    names: list[str] = []
    for book in BOOKS:
        official = [option.name for option in book.options if not option.ruling or option.name == "quickstart"]
        names.extend([book.name, *[f"{book.name}+{option}" for option in official]])
    return [find(name) for name in [*names, "colonialism/compass+events+upgrades"]]
