"""The figures as bars, for a page that may be light or dark."""

from html import escape
from typing import Any

WIDTH = 760
LEFT = 190
RIGHT = 110
ROW = 22
GAP = 8
TOP = 64
TITLE = "Random play: decisions per second on one core"

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #24292f; }
  .title { font-size: 15px; font-weight: 600; }
  .inside { fill: #0a7d4f; }
  .driven { fill: #2f6fd0; }
  .peer { fill: #8a8f98; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .inside { fill: #2fbf83; }
    .driven { fill: #6ea8ff; }
    .peer { fill: #9aa1ab; }
  }
"""

LEGEND = (("inside", "Metropole, inside the engine"), ("driven", "Metropole, driven from Python"), ("peer", "peers"))

Bar = tuple[str, str, float, float]  # label, class, median, spread


def bars_of(name: str, figures: dict[str, Any]) -> list[Bar]:
    """One bar, or two for a game that plays inside the engine too."""
    inside, driven = figures["playout_decisions"], figures["driven_decisions"]
    bars: list[Bar] = []
    if inside:
        bars.append((name, "inside", inside["median"], inside["spread"]))
    if driven:
        bars.append(("" if inside else name, "driven" if inside else "peer", driven["median"], driven["spread"]))
    return bars


def drawn(report: dict[str, Any]) -> str:
    """The whole picture as SVG."""
    groups = [bars_of(name, figures) for name, figures in report["contestants"].items()]
    most = max([bar[2] for group in groups for bar in group])
    parts: list[str] = []
    y = TOP
    for group in groups:
        for bar in group:
            parts.extend(row(bar, y, most))
            y += ROW
        y += GAP
    how = "compiled" if report["compiled"] else "interpreted"
    note = f"Python {report['python']}, engine {how}, median of {report['rounds']} rounds"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 24}" role="img" aria-label="{TITLE}">',
            f"<style>{STYLE}</style>",
            f'<text class="title" x="8" y="22">{TITLE}</text>',
            *legend(),
            *parts,
            f'<text x="8" y="{y + 12}">{escape(note)}</text>',
            "</svg>",
            "",
        ]
    )


def row(bar: Bar, y: int, most: float) -> list[str]:
    """A label, a bar and its figure."""
    label, kind, value, _ = bar
    width = max(1.0, value / most * (WIDTH - LEFT - RIGHT))
    middle = y + ROW - 7
    return [
        f'<text x="{LEFT - 8}" y="{middle}" text-anchor="end">{escape(label)}</text>',
        f'<rect class="{kind}" x="{LEFT}" y="{y + 2}" width="{width:.1f}" height="{ROW - 4}" rx="2"/>',
        f'<text x="{LEFT + width + 6:.1f}" y="{middle}">{value:,.0f}</text>',
    ]


def legend() -> list[str]:
    """What the colours mean."""
    parts: list[str] = []
    x = 8
    for kind, words in LEGEND:
        parts.append(f'<rect class="{kind}" x="{x}" y="36" width="12" height="12" rx="2"/>')
        parts.append(f'<text x="{x + 18}" y="47">{words}</text>')
        x += 40 + 7 * len(words)
    return parts
