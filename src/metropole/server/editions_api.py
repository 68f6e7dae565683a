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
        games=[Described(kit.name, kit.title, kit.said(f"game-{kit.name}", language)) for kit in registry.kits()],
        level_names=[levels.described(level, language) for level in levels.offered()],
    )


def called(rule_set: RuleSet, language: str) -> str:
    """A rule set by the game, the rulebook and the options."""
    kit = rule_set.kit
    options = [kit.said(f"option-{name}", language, name) for name in rule_set.options]
    house = [] if rule_set.is_printed else [house_called(rule_set, language)]
    return f"{kit.title}: {', '.join([book_title(kit, rule_set.book, language), *options, *house])}"


def house_called(rule_set: RuleSet, language: str) -> str:
    """House rules by the name that the house has for them."""
    return rule_set.house.replace("-", " ") or message("rules-house", language)


def book_title(kit: Kit, book: Book, language: str) -> str:
    """A rulebook without its game; one that nobody has a title for, by its name."""
    return kit.said(f"book-{book.key}", language, book.name.partition("/")[2])


def edition(kit: Kit, book: Book, language: str) -> EditionInfo:
    seats = book.seats(book.edition)
    return EditionInfo(
        name=book.name,
        game=kit.name,
        year=book.year or None,
        least=seats.start,
        most=seats.stop - 1,
        options=[option(kit, book, one, language) for one in book.options],
        title=book_title(kit, book, language),
        line=kit.said(f"line-{book.key}", language),
        minutes=kit.minutes,
    )


def option(kit: Kit, book: Book, one: Option, language: str) -> OptionShown:
    title, line = kit.said(f"option-{one.name}", language, one.name), kit.said(f"choice-{one.name}", language)
    seats = book.seats(one.revise(book.edition))
    return OptionShown(one.name, one.ruling, one.needs, one.excludes, title, line, seats.start, seats.stop - 1)
