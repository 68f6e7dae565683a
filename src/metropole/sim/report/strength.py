"""The strength of the bots as one picture, for a page that may be light or dark."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from metropole.sim.report.drawing import WIDTH, PlotAxis, Span, spans
from metropole.sim.report.numbers import between, percent, round_percent
from metropole.sim.report.picture import MARGIN, framed, placed, size_of
from metropole.sim.strength import Finding

TITLE: Final = "Share of games won"
LEGEND: Final = "Dashes: the bar. Triangle: a share that reaches it. Diamond: one that does not. Line: 95 % interval."
TOP: Final = 64  # room for title and legend
HEADING: Final = 26  # of a panel
GAP: Final = 14  # between panels
AXIS: Final = PlotAxis("games won", 0, 1, [(part / 4, round_percent(part / 4)) for part in range(5)])
GREEN: Final = 2
RED: Final = 1


@dataclass(frozen=True)
class Panel:
    """The claims of one bot against the same rivals in one game."""

    heading: str
    findings: list[Finding]


def panels(findings: Sequence[Finding]) -> list[Panel]:
    grouped: dict[str, list[Finding]] = {}
    for one in findings:
        game = one.claim.edition.partition("/")[0].capitalize()
        grouped.setdefault(f"{one.claim.bot} vs {one.claim.rival}, {game}", []).append(one)
    return [Panel(heading, own) for heading, own in grouped.items()]


def drawn(findings: Sequence[Finding]) -> str:
    """The whole picture as SVG, in two columns; each panel goes where there is more room."""
    feet = [TOP, TOP]
    parts: list[str] = []
    for number, panel in enumerate(panels(findings)):
        column = feet.index(min(feet))
        chart = drawing(number, panel)
        parts.append(headed(panel.heading, chart, MARGIN + column * (WIDTH + 2 * MARGIN), feet[column]))
        feet[column] += HEADING + size_of(chart)[1] + GAP
    wide, tall = 2 * WIDTH + 4 * MARGIN, max(feet)
    return framed(TITLE, [LEGEND], "; ".join([told(one) for one in findings]), wide, tall, parts)


def told(one: Finding) -> str:
    """A claim for those who do not see the picture."""
    word = "reached" if one.reached else "missed"
    interval = between(one.low, one.high)
    return f"{one.claim.key}: {percent(one.share)}, {interval}, bar {round_percent(one.claim.bar)} {word}"


def drawing(number: int, panel: Panel) -> str:
    rows = [
        Span(
            f"{one.claim.edition.partition('/')[2]}, {one.claim.seats} seats",
            one.share,
            one.low,
            one.high,
            GREEN if one.reached else RED,
            one.claim.bar,
            percent(one.share),
        )
        for one in panel.findings
    ]
    return spans(f"p{number}", rows, AXIS)


def headed(heading: str, chart: str, x: int, y: int) -> str:
    """A chart at its place, below its heading."""
    head = f'<text class="heading" x="{x + 2}" y="{y + 16}">{escape(heading)}</text>'
    return f"{head}\n{placed(chart, x, y + HEADING)}"
