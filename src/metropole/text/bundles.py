"""The text files, read once for each language, and one sentence made from them at a time."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from metropole.kernel import MetropoleError
from metropole.languages import LANGUAGES

FILE: Final = "{}.ftl"  # of what all games share
OWN: Final = "words.{}.ftl"  # of a game, in its package

Arguments = Mapping[str, str | int]


class UnknownLanguageError(MetropoleError):
    """There are no texts in this language."""


class BrokenTextError(RuntimeError):
    """A text file is damaged, lacks a message, or a message lacks what it speaks of."""


@cache
def bundle(language: str, package: str = "") -> FluentBundle:
    """The messages of a language: those that all share, and those of the game in a package."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"language: '{language}' is unknown (known: {', '.join(LANGUAGES)})")
    return parse(f"{source(FILE.format(language))}\n{own_source(language, package)}", language)


def own_source(language: str, package: str) -> str:
    """The text file of the game in a package; it need not have one."""
    name = OWN.format(language)
    return source(name, package) if package and files(package).joinpath(name).is_file() else ""


def source(name: str, package: str = __package__) -> str:
    """A text file of a package."""
    return files(package).joinpath(name).read_text("utf-8")


def parse(text: str, language: str) -> FluentBundle:
    """The messages in a text; what cannot be read, or is said twice, is an error."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BrokenTextError(f"{language}: cannot read '{(entry.content or '').strip()[:60]}'")
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BrokenTextError(f"{language}: said twice: {', '.join(twice)}")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(resource)
    return messages


def spoken(messages: FluentBundle, key: str, arguments: Arguments, attribute: str = "") -> str:
    """One message, or one attribute of it, with its blanks filled in. Nothing is ever left blank."""
    language = messages.locales[0]
    if not messages.has_message(key):
        raise BrokenTextError(f"{language}: there is no message '{key}'")
    message = messages.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise BrokenTextError(f"{language}: message '{key}' has no text '{attribute}'")
    text, errors = messages.format_pattern(pattern, dict(arguments))
    if errors:
        raise BrokenTextError(f"{language}: message '{key}': {errors[0]}")
    return str(text)
