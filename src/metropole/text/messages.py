"""Why the server refuses something: a stable code for programs, a sentence for people."""

import unicodedata
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle

from metropole.kernel import MetropoleError
from metropole.languages import LANGUAGES
from metropole.text.bundles import Arguments, UnknownLanguageError, bundle, parse, source, spoken

FILE: Final = "server.{}.ftl"
LONGEST_SHOWN: Final = 60
LONGEST_QUOTED: Final = 300


class ApiError(MetropoleError):
    """Something a person asked for cannot be done.

    `code` never changes once published. `field` names what was wrong in the request, `value` repeats it where that is
    harmless, `allowed` has the numbers and words that the sentence mentions. Neither the message nor the
    representation of this exception has any of them but code and field, so that it may be logged.
    """

    def __init__(self, code: str, field: str = "", value: str | None = None, allowed: Arguments | None = None) -> None:
        super().__init__(f"{field}: {code}" if field else code)
        self.code = code
        self.field = field
        self.value = None if value is None else shown(value)
        self.allowed = dict(allowed or {})

    def message(self, language: str) -> str:
        """The sentence for the person who asked."""
        return message(self.code, language, value=self.value or "", **self.allowed)


def message(code: str, language: str, **values: str | int) -> str:
    """The sentence that belongs to a code, with its blanks filled in."""
    return spoken(sentences(language), f"server-{code}", values)


def said_of(package: str, key: str, language: str, otherwise: str = "") -> str:
    """What is said of a game: by the server, or else by the game in a package, or else this."""
    if sentences(language).has_message(f"server-{key}"):
        return message(key, language)
    own = bundle(language, package)
    return spoken(own, key, {}) if own.has_message(key) else otherwise


@cache
def sentences(language: str) -> FluentBundle:
    """What the server says in a language."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"language: '{shown(language)}' is unknown (known: {', '.join(LANGUAGES)})")
    return parse(source(FILE.format(language)), language)


def shown(text: str) -> str | None:
    """A text from outside, short enough to be repeated; nothing if it has characters that could deceive or steer."""
    if any([is_deceptive(character) for character in text[: LONGEST_SHOWN + 1]]):
        return None
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def quoted(text: str) -> str:
    """What a library says of a text from outside, which it may repeat: cut, and without signs that deceive or steer."""
    cut = text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]}…"
    return "".join(["\ufffd" if is_deceptive(character) else character for character in cut])


# Blank or of no width, though Unicode calls them letters, marks or symbols.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(point)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for point in range(first, last + 1)
}


def is_deceptive(character: str) -> bool:
    """Control, direction, zero width, blank, private or unassigned: not seen itself, or changing what one sees."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or character in BLANKS
