"""Where the table is read and answered: a screen, a pipe, or a test."""

import importlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Iterable
from io import TextIOWrapper

import click

from metropole.parts.folding import broken, columns, is_screen
from metropole.parts.matching import tidy

if importlib.util.find_spec("readline"):
    importlib.import_module("readline")  # line editing and a history for whoever types


class Console:
    """Lines out, lines in. Escapes and a fresh page only on a screen that wants them."""

    def __init__(self, plain: bool = False) -> None:
        self.screen = is_screen() and not plain
        self.coloured = self.screen and not os.environ.get("NO_COLOR")
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")

    def put(self, lines: Iterable[str]) -> None:
        """On a screen no line is broken in the middle of a word; a program reads lines as they are."""
        for line in lines:
            for part in broken(line, columns()) if self.screen else [line]:
                click.echo(part, color=self.coloured)

    def read(self, prompt: str) -> str:
        """The next line somebody types; the end of the input is an EOFError."""
        if self.screen and sys.stdin.isatty():
            return input(prompt)
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            click.echo(tidy(line))
        return line.rstrip("\n")

    def turn_page(self) -> None:
        """Push what stands on the screen out of sight, so that the next person does not see it."""
        if self.screen:
            click.echo("\n" * shutil.get_terminal_size().lines)
