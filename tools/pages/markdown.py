"""Pieces of Markdown for the pages that are made."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]  # of the clone
MADE = "<!-- Made by `python -m tools.pages`; do not edit. -->"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table, with an empty line after it."""
    lines = [head, ["---"] * len(head), *rows]
    return [*[f"| {' | '.join([cell.replace('|', chr(92) + '|') for cell in line])} |" for line in lines], ""]


def anchor(heading: str) -> str:
    """The name by which a link finds a heading: lower case, hyphens for spaces, no punctuation."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def page(*parts: Sequence[str]) -> str:
    """Lines as a text that ends with exactly one line feed."""
    return "\n".join([line for part in parts for line in part]).rstrip("\n") + "\n"


def link_to(test: str, up: str) -> str:
    """A link to the file of a test, `up` being the way from the page to the root."""
    path, _, name = test.partition("::")
    return f"[{name.removeprefix('test_').replace('_', ' ')}]({up}{path})"


def links_to(tests: Sequence[str], up: str) -> str:
    return "<br>".join([link_to(test, up) for test in tests]) or "none"


def claim_line(function: object) -> str:
    """The first line of a function's docstring, or its name in words."""
    doc = getattr(function, "__doc__", None) or ""
    return doc.strip().split("\n")[0] or str(getattr(function, "__name__", function)).replace("_", " ")


def procedure_name(rules: ModuleType, number: int) -> str:
    """The name that the module of a game gives to a procedure's number; the numbers stand there in their order."""
    names = list(vars(rules))
    return names[names.index("GAME") + number].replace("_", " ").capitalize()
