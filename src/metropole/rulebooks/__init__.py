"""The rulebooks in our own words: every statement of every edition, and what was decided where they are silent."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from metropole.kernel import MetropoleError
from metropole.languages import DEFAULT_LANGUAGE, LANGUAGES

MARK: Final = re.compile(r"[A-Z]{2} ")  # where two books number their chapters alike, a mark tells them apart
NAMED: Final = re.compile(r"(X?[0-9][0-9.]*) ")  # the paragraph of a card: the number of its chapter, and a name


class UnknownRuleError(MetropoleError):
    """No rulebook, paragraph or ruling has this name."""


@dataclass(frozen=True)
class Paragraph:
    """A heading of the book."""

    key: str
    texts: Mapping[str, str]  # by language

    def said(self, language: str) -> str:
        return in_language(self.texts, language)

    def cited(self, language: str) -> str:
        """How people name it: by its number, and a card's by the name as well; `7.2 Trade` is 7.2 Handel in German."""
        chapter = NAMED.match(self.key)
        return f"{chapter[1]} {self.said(language)}" if chapter else self.key

    def headed(self, language: str) -> str:
        """Number and heading."""
        return self.cited(language) if NAMED.match(self.key) else f"{self.key}  {self.said(language)}"


@dataclass(frozen=True)
class Statement:
    """One rule in one sentence. `editions` name a book, or a book and the option that brings the rule."""

    id: str
    paragraph: str
    editions: tuple[str, ...]
    texts: Mapping[str, str]  # by language

    def said(self, language: str) -> str:
        return in_language(self.texts, language)

    def holds_in(self, edition: str) -> bool:
        """Whether the rule is part of an edition with a name such as `colonialism/compass+events`."""
        book, *options = edition.split("/")[-1].split("+")
        return any(covers(book, options, own) for own in self.editions)

    def mentions(self, word: str, language: str) -> bool:
        return word == self.id.casefold() or word in self.said(language).casefold()


@dataclass(frozen=True)
class Ruling:
    """A decision where the books are silent or contradict each other; `switches` name options that decide otherwise.

    `also` is the paragraph of the other book, where two books with chapters of their own need the same decision.
    `editions` name those that alone need it, as they do for a statement.
    """

    number: str
    editions: tuple[str, ...]
    paragraph: str
    also: str
    topic: Mapping[str, str]
    decision: Mapping[str, str]
    reason: Mapping[str, str]
    switches: tuple[str, ...]
    marked: Mapping[str, str]  # which book the mark of a paragraph means

    def said(self, language: str) -> str:
        return in_language(self.decision, language)

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs that the decision is about."""
        return (self.paragraph, self.also) if self.also else (self.paragraph,)

    def holds_in(self, edition: str) -> bool:
        """Whether the decision concerns an edition: one that it names, or else one of the books of its paragraphs."""
        book, *options = edition.split("/")[-1].split("+")
        if self.editions:
            return any([covers(book, options, own) for own in self.editions])
        marks = [MARK.match(paragraph) for paragraph in self.paragraphs]
        return any([mark is None or self.marked[mark[0].strip()] == book for mark in marks])

    def mentions(self, word: str, language: str) -> bool:
        texts = [in_language(part, language).casefold() for part in (self.topic, self.decision, self.reason)]
        return word == self.number.casefold() or any(word in text for text in texts)


@dataclass(frozen=True)
class Rulebook:
    """All paragraphs in book order, with everything said in them."""

    game: str
    all_paragraphs: tuple[Paragraph, ...]
    all_statements: tuple[Statement, ...]
    all_rulings: tuple[Ruling, ...]

    def paragraph(self, key: str) -> Paragraph:
        for paragraph in self.all_paragraphs:
            if paragraph.key == key:
                return paragraph
        raise UnknownRuleError(f"paragraph: '{key}' is not in the rulebook of {self.game}")

    def paragraphs(self, edition: str) -> list[Paragraph]:
        """The headings under which an edition says something, there or further down."""
        spoken = {statement.paragraph for statement in self.all_statements if statement.holds_in(edition)}
        needed = {key for paragraph in spoken for key in with_chapters(paragraph)}
        return [paragraph for paragraph in self.all_paragraphs if paragraph.key in needed]

    def statements(self, edition: str, paragraph: str) -> list[Statement]:
        """What an edition says directly under a heading."""
        return [one for one in self.all_statements if one.paragraph == paragraph and one.holds_in(edition)]

    def ruling(self, number: str) -> Ruling:
        for ruling in self.all_rulings:
            if ruling.number == number.upper():
                return ruling
        first, last = self.all_rulings[0].number, self.all_rulings[-1].number
        raise UnknownRuleError(f"ruling: '{number}' is unknown (known: {first} to {last})")

    def rulings(self, paragraph: str, edition: str = "") -> list[Ruling]:
        """What was decided about a paragraph, in all editions or for one."""
        about = [ruling for ruling in self.all_rulings if paragraph in ruling.paragraphs]
        return [ruling for ruling in about if not edition or ruling.holds_in(edition)]

    def told(self, edition: str) -> list[Statement | Ruling]:
        """The statements of an edition, then what was decided about its paragraphs."""
        keys = {paragraph.key for paragraph in self.paragraphs(edition)}
        rulings = [one for one in self.all_rulings if one.holds_in(edition) and not keys.isdisjoint(one.paragraphs)]
        return [*[one for one in self.all_statements if one.holds_in(edition)], *rulings]

    def search(self, text: str, language: str, edition: str = "") -> list[Statement | Ruling]:
        """Statements, then rulings, in which every word of a text occurs; an id or a number finds its own."""
        words = text.casefold().split()
        everything: list[Statement | Ruling] = [*self.all_statements, *self.all_rulings]
        if edition:
            everything = self.told(edition)
        return [one for one in everything if words and all(one.mentions(word, language) for word in words)]


def in_language(texts: Mapping[str, str], language: str) -> str:
    """What a book says in a language, or else in the usual one."""
    return texts.get(language) or texts[DEFAULT_LANGUAGE]


def covers(book: str, options: list[str], own: str) -> bool:
    """Whether a statement of `compass+events` is one of a book played with these options."""
    base, *needed = own.split("+")
    return base == book and set(needed) <= set(options)


def with_chapters(key: str) -> list[str]:
    """A paragraph and the headings above it: `7.1 Army` is in 7.1, which is in 7.0; `CR 12.6` is in CR 12."""
    mark = MARK.match(key)
    book = mark[0] if mark else ""
    parts = key.removeprefix(book).partition(" ")[0].split(".")
    above = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return [*[book + heading for heading in (f"{parts[0]}.0", *above)], key]


def read(game: str, package: str, books: Mapping[str, str]) -> Rulebook:
    """The rulebook of a game from the files of a package: one for each family of books, and one with the rulings.

    The names of the files come with the mark of their paragraphs, if they have one: `{"second": "CE"}`.
    """
    found = [read_file(package, f"{name}.toml") for name in books]
    marked = {mark: name for name, mark in books.items() if mark}
    return Rulebook(
        game,
        tuple([Paragraph(key, text) for book in found for key, text in book["paragraph"].items()]),
        tuple([statement(row) for book in found for row in book["statement"]]),
        tuple([ruling(row, marked) for row in read_file(package, "rulings.toml")["ruling"]]),
    )


def read_file(package: str, name: str) -> dict[str, Any]:
    """A file of a package."""
    return tomllib.loads(files(package).joinpath(name).read_text("utf-8"))


def statement(row: dict[str, Any]) -> Statement:
    texts = {language: row[language] for language in LANGUAGES if language in row}
    return Statement(row["id"], row["paragraph"], tuple(row["editions"]), texts)


def ruling(row: dict[str, Any], marked: Mapping[str, str]) -> Ruling:
    return Ruling(
        row["number"],
        tuple(row.get("editions", ())),
        row["paragraph"],
        row.get("also", ""),
        row["topic"],
        row["decision"],
        row["reason"],
        tuple(row.get("switches", ())),
        marked,
    )
