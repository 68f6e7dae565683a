"""A page in one file: tables, figures and sections, with everything that came from outside escaped."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from metropole.sim.report.drawing import mark
from metropole.sim.report.style import STYLE

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"  # the page loads nothing and runs nothing
SIGNS: Final = re.compile(r"(?<=[/,:+=_.-])(?=\w)")


@dataclass(frozen=True)
class HtmlTable:
    """The numbers of a figure or of a section; the first column names the rows."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def html(self) -> str:
        """The table in a box that scrolls by itself where it is too wide."""
        head = "".join([f'<th scope="col">{breakable(name)}</th>' for name in self.head])
        body = "\n".join([table_row(row) for row in self.rows])
        return (
            f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(self.caption)}"><table>\n'
            f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
        )


def table_row(row: Sequence[str]) -> str:
    first, *others = row
    cells = "".join([f"<td>{escape(cell)}</td>" for cell in others])
    return f'<tr><th scope="row">{breakable(first)}</th>{cells}</tr>'


def breakable(name: str) -> str:
    """A name that may go on in the next line after a sign, but not within a word."""
    return "<wbr>".join([escape(part) for part in SIGNS.split(name)])


@dataclass(frozen=True)
class Figure:
    """A drawing with its title, a line on how to read it, what its marks mean, and the numbers behind it."""

    key: str
    title: str
    note: str
    drawing: str
    table: HtmlTable
    marks: str = ""

    def html(self) -> str:
        name = f"{self.key}-title"
        note = f'<p class="note">{escape(self.note)}</p>' if self.note else ""
        picture = self.drawing.replace("<svg ", f'<svg role="img" aria-labelledby="{name}" ', 1)
        return (
            f'<figure id="{self.key}">\n<figcaption><h3 id="{name}">{escape(self.title)}</h3>{note}{self.marks}'
            f"</figcaption>\n{picture}\n"
            f"<details><summary>The numbers</summary>{self.table.html()}</details>\n</figure>"
        )


def charts(*all_of_them: Figure) -> str:
    """Figures beside each other, as many as there is room for."""
    return '<div class="charts">\n' + "\n".join([chart.html() for chart in all_of_them]) + "\n</div>"


def marks(labels: Sequence[str]) -> str:
    """What the shapes and colours of a figure mean."""
    lines = [f"<li>{mark(i)}<span>{escape(label)}</span></li>" for i, label in enumerate(labels)]
    return f'<ul class="key">{"".join(lines)}</ul>'


def section(title: str, *blocks: str) -> str:
    return "\n".join([f"<section>\n<h2>{escape(title)}</h2>", *blocks, "</section>"])


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def played(facts: Sequence[tuple[str, str]]) -> str:
    """What was played, in pairs of a name and a value; the last one has a line of its own."""
    pairs = "".join([f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts])
    return f'<dl class="played">{pairs}</dl>'


def document(kind: str, title: str, facts: Sequence[tuple[str, str]], sections: Sequence[str]) -> str:
    """The whole page."""
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)} · {escape(kind)} · Metropole</title>",
            f"<style>\n{STYLE}\n</style></head>",
            f'<body><header class="top"><p class="overline">Metropole · {escape(kind)}</p><h1>{escape(title)}</h1>',
            played(facts),
            "</header>\n<main>",
            *sections,
            "</main>",
            "<footer>Intervals hold 95 % unless said otherwise. A shared victory counts in parts.</footer>",
            "</body></html>",
            "",
        ]
    )
