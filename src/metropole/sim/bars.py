"""Bars as a picture (SVG), for a page that may be light or dark."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
RIGHT: Final = 110
ROW: Final = 22
GAP: Final = 8  # between groups
TOP: Final = 64
LINE: Final = 18  # of a note
GREEN: Final = ("#0a7d4f", "#2fbf83")
BLUE: Final = ("#2f6fd0", "#6ea8ff")
GREY: Final = ("#8a8f98", "#9aa1ab")


class Kind(NamedTuple):
    """What bars of one colour mean; the colour on a light and on a dark page."""

    name: str
    words: str
    colours: tuple[str, str]


class Bar(NamedTuple):
    label: str
    kind: str
    value: float
    shown: str


def drawn(title: str, kinds: Sequence[Kind], groups: Sequence[Sequence[Bar]], left: int, notes: Sequence[str]) -> str:
    """The whole picture, with so much room on the left for labels."""
    most = max([bar.value for group in groups for bar in group]) or 1.0
    parts: list[str] = []
    y = TOP
    for group in groups:
        for bar in group:
            parts += row(bar, y, left, bar.value / most)
            y += ROW
        y += GAP
    box = f"0 0 {WIDTH} {y + 6 + LINE * len(notes)}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{title}">',
            f"<style>{style(kinds)}</style>",
            f'<text class="title" x="8" y="22">{title}</text>',
            *legend(kinds),
            *parts,
            *[f'<text x="8" y="{y + 12 + LINE * i}">{escape(note)}</text>' for i, note in enumerate(notes)],
            "</svg>",
            "",
        ]
    )


STYLE: Final = """
  text {{ font: 13px system-ui, sans-serif; fill: #24292f; }}
  .title {{ font-size: 15px; font-weight: 600; }}
{light}
  @media (prefers-color-scheme: dark) {{
    text {{ fill: #e6edf3; }}
{dark}
  }}
"""


def style(kinds: Sequence[Kind]) -> str:
    light = "\n".join([f"  .{kind.name} {{ fill: {kind.colours[0]}; }}" for kind in kinds])
    dark = "\n".join([f"    .{kind.name} {{ fill: {kind.colours[1]}; }}" for kind in kinds])
    return STYLE.format(light=light, dark=dark)


def row(bar: Bar, y: int, left: int, share: float) -> list[str]:
    """A label, a bar and its figure."""
    width = max(1.0, share * (WIDTH - left - RIGHT))
    middle = y + ROW - 7
    return [
        f'<text x="{left - 8}" y="{middle}" text-anchor="end">{escape(bar.label)}</text>',
        f'<rect class="{bar.kind}" x="{left}" y="{y + 2}" width="{width:.1f}" height="{ROW - 4}" rx="2"/>',
        f'<text x="{left + width + 6:.1f}" y="{middle}">{bar.shown}</text>',
    ]


def legend(kinds: Sequence[Kind]) -> list[str]:
    """What the colours mean."""
    parts: list[str] = []
    x = 8
    for kind in kinds:
        parts.append(f'<rect class="{kind.name}" x="{x}" y="36" width="12" height="12" rx="2"/>')
        parts.append(f'<text x="{x + 18}" y="47">{kind.words}</text>')
        x += 40 + 7 * len(kind.words)
    return parts
