"""A language made by a script: English with an accent on every letter, so that whatever is not translated shows.

It is added as any language is, by files alone: to a copy of the package and of the pages.
"""

import re
import shutil
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LANGUAGE: Final = "eo"  # plural rules and dates are known for it, and nobody has written it yet
ORIGINAL: Final = "en"
ACCENTS: Final = dict(zip("abcdefghijklmnopqrstuvwxyz", "áƀçđéƒĝħíĵķłɱñóþɋŕšŧúṽŵẋýž", strict=True))
ACCENTED: Final = str.maketrans(ACCENTS | {plain.upper(): letter.upper() for plain, letter in ACCENTS.items()})
PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z'’-]*[A-Za-z]")
AROUND: Final = "'’‘“”„\"()[]{}<>.,:;!?…·•§*+=-–—"
SAID: Final = re.compile(rf'\b{ORIGINAL} = "([^"\\]*)"')  # in a table by language of a board or a book
LEFT_OUT: Final = shutil.ignore_patterns("static", "__pycache__", "node_modules", "recorded", ".svelte-check", "*.so")


class Accents(Transformer):
    """Puts accents on the words of a text file; keys, variables and what is chosen by stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node


def accented(text: str) -> str:
    return text.translate(ACCENTED)


def accented_file(text: str) -> str:
    """A text file in the language."""
    resource = FluentParser().parse(text)
    Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def accented_tables(text: str) -> str:
    """A board or a book that says everything in the language as well."""
    lines = []
    for line in text.split("\n"):
        if line.startswith(f"{ORIGINAL} = "):
            lines += [line, SAID.sub(lambda said: f'{LANGUAGE} = "{accented(said[1])}"', line)]
        else:
            lines.append(SAID.sub(lambda said: f'{said[0]}, {LANGUAGE} = "{accented(said[1])}"', line))
    return "\n".join(lines)


def add_to(package: Path) -> None:
    """Add the language to a package: a file beside every English one, and an entry in every table by language."""
    for path in package.rglob(f"*{ORIGINAL}.ftl"):
        name = path.name.removesuffix(f"{ORIGINAL}.ftl") + f"{LANGUAGE}.ftl"
        path.with_name(name).write_text(accented_file(path.read_text("utf-8")), "utf-8")
    for path in [*package.rglob("book/*.toml"), *package.rglob("board.toml")]:
        path.write_text(accented_tables(path.read_text("utf-8")), "utf-8")


def add_to_pages(words: Path) -> None:
    """Add the language to the pages: one more folder of text files."""
    (words / LANGUAGE).mkdir()
    for path in (words / ORIGINAL).iterdir():
        (words / LANGUAGE / path.name).write_text(accented_file(path.read_text("utf-8")), "utf-8")


def copied(root: Path, place: Path) -> Path:
    """A copy of the package that speaks the language; where it can be imported from."""
    shutil.copytree(root / "src" / "metropole", place / "src" / "metropole", ignore=LEFT_OUT)
    add_to(place / "src" / "metropole")
    return place / "src"


def untranslated(text: str, known: Collection[str] = ()) -> Iterator[str]:
    """Words without accents; whatever has a digit, a dot or a slash in it is a code."""
    for token in text.split():
        word = token.strip(AROUND)
        if PLAIN.fullmatch(word) and word not in known:
            yield word
