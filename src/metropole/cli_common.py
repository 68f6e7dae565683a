"""What the commands of several files share: arguments and options, refusals, and how a table is printed."""

import os
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import TextIO, TypeVar

import click
from click.shell_completion import CompletionItem

from metropole import bots, registry
from metropole.kernel import MetropoleError
from metropole.text import LANGUAGES

INTERRUPTED = 130
PERSON = "you"
FILE = click.Path(path_type=Path, dir_okay=False)

CommandT = TypeVar("CommandT", bound=Callable[..., object])


class BadRequestError(MetropoleError):
    """The command line asks for something that is not there."""


# --- what can be completed ---


def rule_sets(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Rule sets; after a plus, the options that are left."""
    names = [rule_set.name for rule_set in registry.all_rule_sets()]
    base, *chosen = incomplete.split("+")
    for book in registry.books():
        if book.name == base and chosen:
            head = "+".join([base, *chosen[:-1]])
            names += [f"{head}+{option.name}" for option in book.options if option.name not in chosen[:-1]]
    return [CompletionItem(name) for name in dict.fromkeys(names) if name.startswith(incomplete)]


def players(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names with commas between them; the last one is completed."""
    head, comma, last = incomplete.rpartition(",")
    names = [*bots.known(), *([PERSON] if param.name == "seats" else [])]
    return [CompletionItem(f"{head}{comma}{name}") for name in names if name.startswith(last)]


def edition_argument(command: CommandT) -> CommandT:
    return click.argument("edition", metavar="EDITION", shell_complete=rule_sets)(command)


def language_option(command: CommandT) -> CommandT:
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default="en",
        envvar="METROPOLE_LANG",
        show_envvar=True,
        show_default=True,
        help="The language.",
    )(command)


def board_option(command: CommandT) -> CommandT:
    return click.option("--board", type=FILE, help="A board file instead of the shipped one.")(command)


# --- files that are written ---


def check_place(file: Path | None) -> None:
    """Refuse a file that cannot be written before minutes are spent on what it should hold."""
    if file is not None and not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadRequestError(f"{file}: cannot be written")


def keep(file: Path | None, content: str) -> None:
    """Write a file, if one is named."""
    if file is None:
        return
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise BadRequestError(f"{file}: cannot be written ({error.strerror})") from None


# --- what is printed ---


def progress_stream() -> TextIO:
    """Progress is for whoever looks at the screen."""
    return sys.stderr if sys.stderr.isatty() else StringIO()


def table(rows: list[list[str]]) -> list[str]:
    """Columns: the first to the left, numbers to the right."""
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    return [
        "  ".join([row[0].ljust(widths[0]), *[cell.rjust(widths[i]) for i, cell in enumerate(row) if i]])
        for row in rows
    ]
