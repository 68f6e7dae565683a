"""What can be played: games, rulebooks, options and bots, each with a title and a line that says what it is."""

from typing import Final

from metropole.registry import BOOKS, RECOMMENDED, Book, Option, RuleSet
from metropole.server import levels
from metropole.server.messages import message
from metropole.server.wire import Described, EditionInfo, Editions, OptionShown

GAMES: Final = {"colonialism": "Colonialism", "empires": "Colonial: Europe's Empires Overseas"}  # as they are printed
MINUTES: Final = {"colonialism": 120, "empires": 180}  # about, with everybody at one table


def offered(language: str) -> Editions:
    """Everything there is, in a language."""
    return Editions(
        recommended=RECOMMENDED,
        editions=[edition(book, language) for book in BOOKS],
        levels=list(levels.offered()),
        games=[Described(key, title, message(f"game-{key}", language)) for key, title in GAMES.items()],
        level_names=[levels.described(level, language) for level in levels.offered()],
    )


def called(rule_set: RuleSet, language: str) -> str:
    """A rule set by the game, the rulebook and the options."""
    book = message(f"book-{key_of(rule_set.book)}", language)
    options = [message(f"option-{name}", language) for name in rule_set.options]
    return f"{GAMES[rule_set.kind.name]}: {', '.join([book, *options])}"


def key_of(book: Book) -> str:
    """The key under which the text files speak of a rulebook."""
    return book.name.replace("/", "-")


def edition(book: Book, language: str) -> EditionInfo:
    seats = book.seats(book.edition)
    return EditionInfo(
        name=book.name,
        game=book.kind.name,
        year=book.year or None,
        least=seats.start,
        most=seats.stop - 1,
        options=[option(book, one, language) for one in book.options],
        title=message(f"book-{key_of(book)}", language),
        line=message(f"line-{key_of(book)}", language),
        minutes=MINUTES[book.kind.name],
    )


def option(book: Book, one: Option, language: str) -> OptionShown:
    title, line = message(f"option-{one.name}", language), message(f"choice-{one.name}", language)
    seats = book.seats(one.revise(book.edition))
    return OptionShown(one.name, one.ruling, one.needs, one.excludes, title, line, seats.start, seats.stop - 1)
