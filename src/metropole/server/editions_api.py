"""What can be played: games, rulebooks, options and bots, each with a title and a line that says what it is."""

from metropole import registry
from metropole.registry import RECOMMENDED, Book, Kit, Option, RuleSet
from metropole.server import levels
from metropole.server.wire import Described, EditionInfo, Editions, OptionShown
from metropole.text.messages import message


def offered(language: str) -> Editions:
    """Everything there is, in a language."""
    return Editions(
        recommended=RECOMMENDED,
        editions=[edition(kit, book, language) for kit in registry.kits() for book in kit.books],
        levels=list(levels.offered()),
        games=[Described(kit.name, kit.title, message(f"game-{kit.name}", language)) for kit in registry.kits()],
        level_names=[levels.described(level, language) for level in levels.offered()],
    )


def called(rule_set: RuleSet, language: str) -> str:
    """A rule set by the game, the rulebook and the options."""
    book = message(f"book-{rule_set.book.key}", language)
    options = [message(f"option-{name}", language) for name in rule_set.options]
    house = [] if rule_set.is_printed else [house_called(rule_set, language)]
    return f"{rule_set.kit.title}: {', '.join([book, *options, *house])}"


def house_called(rule_set: RuleSet, language: str) -> str:
    """House rules by the name that the house has for them."""
    return rule_set.house.replace("-", " ") or message("rules-house", language)


def edition(kit: Kit, book: Book, language: str) -> EditionInfo:
    seats = book.seats(book.edition)
    return EditionInfo(
        name=book.name,
        game=kit.name,
        year=book.year or None,
        least=seats.start,
        most=seats.stop - 1,
        options=[option(book, one, language) for one in book.options],
        title=message(f"book-{book.key}", language),
        line=message(f"line-{book.key}", language),
        minutes=kit.minutes,
    )


def option(book: Book, one: Option, language: str) -> OptionShown:
    title, line = message(f"option-{one.name}", language), message(f"choice-{one.name}", language)
    seats = book.seats(one.revise(book.edition))
    return OptionShown(one.name, one.ruling, one.needs, one.excludes, title, line, seats.start, seats.stop - 1)
