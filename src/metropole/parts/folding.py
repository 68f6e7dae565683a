"""Long lines on a narrow screen: broken between words, the rest indented under what was said."""

import re
import shutil
import sys
from typing import Final

import click

READABLE: Final = 100  # so many letters are a good line of a page
DEEPER: Final = 4
SLACK: Final = 16  # so much of a row may stay empty to keep an entry together
# What stands before the text of a line: the number of an option, or a command with its explanation in a column.
MARGIN: Final = re.compile(r" *[0-9]+  |\S+(?: \S+)* {3,}")


def is_screen() -> bool:
    """Whether somebody looks at what is printed, rather than a program or a file."""
    return sys.stdout.isatty()


def page_width() -> int:
    """A readable length, or what the screen has."""
    return min(READABLE, columns()) if is_screen() else READABLE


def columns() -> int:
    return shutil.get_terminal_size().columns


def broken(line: str, width: int) -> list[str]:
    """A line in as many as it takes; colours count for nothing."""
    if letters(line) <= width:
        return [line]
    indent = " " * min(hanging(click.unstyle(line)), width // 2)
    text = line.lstrip(" ")
    rows = [[line[: len(line) - len(text)]]]
    for word in text.split(" "):
        if letters(joined([*rows[-1], word])) <= width:
            rows[-1].append(word)
        else:
            rest = unfinished(rows[-1])
            del rows[-1][len(rows[-1]) - len(rest) :]
            rows.append([indent, *rest, word])
    return [joined(row) for row in rows]


def joined(row: list[str]) -> str:
    """The indent of a row and its words."""
    return row[0] + " ".join(row[1:])


def unfinished(row: list[str]) -> list[str]:
    """The last words of a row, if they are the few that have followed a comma: an entry of a list stays together."""
    for count in range(len(row) - 1):
        if click.unstyle(row[-count - 1]).endswith((",", ";")):
            rest = row[len(row) - count :]
            return rest if letters(" ".join(rest)) <= SLACK else []
    return []


def hanging(line: str) -> int:
    """Where the rest of a line begins: under its text, or a little deeper than the line itself."""
    margin = MARGIN.match(line)
    return margin.end() if margin else len(line) - len(line.lstrip(" ")) + DEEPER


def letters(text: str) -> int:
    return len(click.unstyle(text))
