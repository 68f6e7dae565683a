"""A picture that stands alone, for a page that may be light or dark: a title, some lines, and charts below them."""

from collections.abc import Sequence
from html import escape
from typing import Final

from metropole.sim.report.style import COLOURS

MARGIN: Final = 16
LINE: Final = 18  # of words below the title

STYLE: Final = """
text { font-family: var(--sans); font-variant-numeric: tabular-nums lining-nums; fill: var(--ink); }
.title { font-size: 17px; font-weight: 600; }
.note { font-size: 12.5px; fill: var(--ink2); }
.heading { font-size: 14px; font-weight: 600; }
"""


def size_of(chart: str) -> tuple[int, int]:
    """The last numbers of its viewBox."""
    wide, tall = chart.partition('viewBox="')[2].partition('"')[0].split()[2:]
    return round(float(wide)), round(float(tall))


def placed(chart: str, x: int, y: int) -> str:
    """A chart at its place."""
    wide, tall = size_of(chart)
    return chart.replace("<svg ", f'<svg x="{x}" y="{y}" width="{wide}" height="{tall}" ', 1)


def framed(title: str, lines: Sequence[str], told: str, wide: int, tall: int, parts: Sequence[str]) -> str:
    """Title and lines above what is placed already; `told` is for those who do not see the picture."""
    size = f'width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}"'
    notes = [
        f'<text class="note" x="{MARGIN}" y="{48 + LINE * number}">{escape(words)}</text>'
        for number, words in enumerate(lines)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title told">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="told">{escape(told)}</desc>',
            f"<style>\n{COLOURS}{STYLE}</style>",
            f'<rect width="{wide}" height="{tall}" rx="8" fill="var(--panel)"/>',
            f'<text class="title" x="{MARGIN}" y="28">{escape(title)}</text>',
            *notes,
            *parts,
            "</svg>",
            "",
        ]
    )


def picture(title: str, lines: Sequence[str], chart: str) -> str:
    """One chart below its lines, which are also told to those who do not see it."""
    wide, tall = size_of(chart)
    top = 42 + LINE * len(lines)
    return framed(title, lines, " ".join(lines), wide, top + tall, [placed(chart, 0, top)])
