"""Charts as SVG that takes its colours from the page. The only module that knows matplotlib, which is an extra."""

import re
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from metropole.extras import advice
from metropole.kernel import MetropoleError
from metropole.sim.report.numbers import round_percent
from metropole.sim.report.style import SERIES

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH: Final = 330
SIDE: Final = 18  # room beside the plot for half a number
FOOT: Final = 38  # room below it for the axis
TEXT: Final = 12.5
SMALL: Final = 12
ROW: Final = 36
LABEL: Final = 18
LINE_IN_GROUP: Final = 15
DASHED: Final = (0, (2, 1.5))
MOST_LETTERS: Final = 42
SHAPES: Final = ("o", "D", "^", "s", "v", "P", "p", "h")

# Colours that stand for a variable of the page, which is put in their place when the drawing is done.
INK: Final = "#000001"
INK2: Final = "#000002"
LINE: Final = "#000003"
NAMES: Final = {INK: "--ink", INK2: "--ink2", LINE: "--line"}
HUES: Final = tuple([f"#0000{0x10 + i:02x}" for i in range(SERIES)])
VARIABLES: Final = {**NAMES, **{hue: f"--s{i}" for i, hue in enumerate(HUES)}}

SETTINGS: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "metropole",
    "text.parse_math": False,
    "font.size": TEXT,
    "axes.unicode_minus": True,
}


class NoPlotsError(MetropoleError):
    """The charts need matplotlib, which is not installed."""


@dataclass(frozen=True)
class Span:
    """A row with a value between two bounds, and a mark at what would be expected."""

    label: str
    value: float
    low: float
    high: float
    hue: int = 0
    expected: float | None = None
    shown: str = ""


@dataclass(frozen=True)
class Group:
    """A row with several values, one below the other."""

    label: str
    spans: Sequence[Span]
    shown: str = ""


@dataclass(frozen=True)
class PlotBar:
    """A row with a bar from zero."""

    label: str
    value: float
    hue: int = 0
    shown: str = ""


@dataclass(frozen=True)
class Strip:
    """A row with a histogram: heights over the places of the axis."""

    label: str
    heights: Sequence[tuple[float, float]]
    hue: int = 0
    shown: str = ""
    marked: float | None = None


class CurvePoint(NamedTuple):
    """A share at its place on a curve, between two bounds."""

    place: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class PlotAxis:
    """What lies along the bottom: its words, its bounds and its ticks, left to the library where none are named."""

    words: str
    low: float | None = None
    high: float | None = None
    ticks: Sequence[tuple[float, str]] = ()
    shown: Callable[[float], str] | None = None
    whole: bool = False
    zero: float | None = None  # where a line stands that divides two sides


def hue_of(number: int) -> int:
    """The colour of a bot or an edition."""
    return number % SERIES


def library() -> ModuleType:
    """matplotlib, or a hint where to get it."""
    try:
        import matplotlib
        import matplotlib.figure
        import matplotlib.ticker
    except ImportError:
        raise NoPlotsError(f"report: the charts need matplotlib: {advice('report')}, or add --no-report") from None
    return matplotlib


# --- kinds of charts ---


def spans(key: str, rows: Sequence[Span], axis: PlotAxis) -> str:
    """One value per row, with its interval and what would be expected."""

    def draw(ax: "Axes") -> None:
        for i, row in enumerate(rows):
            head(ax, i * ROW, row.label, row.shown)
            span(ax, row, i * ROW + 25, 7)

    return chart(key, len(rows) * ROW + 4, axis, draw)


def groups(key: str, rows: Sequence[Group], axis: PlotAxis) -> str:
    """Several values per row, one below the other, each with its interval, colour and shape."""
    tops = [0.0]
    for row in rows:
        tops.append(tops[-1] + LABEL + LINE_IN_GROUP * len(row.spans) + 6)

    def draw(ax: "Axes") -> None:
        for top, row in zip(tops, rows, strict=False):
            head(ax, top, row.label, row.shown)
            for i, one in enumerate(row.spans):
                span(ax, one, top + LABEL + LINE_IN_GROUP * (i + 0.5), 6)

    return chart(key, tops[-1] + 2, axis, draw)


def span(ax: "Axes", one: Span, y: float, size: float) -> None:
    """A dot on its interval, and a dashed line at what would be expected."""
    hue = hue_of(one.hue)
    ax.plot([one.low, one.high], [y, y], color=HUES[hue], linewidth=2, solid_capstyle="butt")
    ax.plot([one.value], [y], marker=SHAPES[hue], color=HUES[hue], markersize=size, clip_on=False)
    if one.expected is not None:
        ax.plot([one.expected] * 2, [y - size - 1, y + size + 1], color=INK, linewidth=1.5, linestyle=DASHED)


def bars(key: str, rows: Sequence[PlotBar], axis: PlotAxis) -> str:
    """One bar per row."""

    def draw(ax: "Axes") -> None:
        for i, row in enumerate(rows):
            head(ax, i * ROW, row.label, row.shown)
            ax.barh(i * ROW + 24, row.value, height=9, color=HUES[hue_of(row.hue)])

    return chart(key, len(rows) * ROW + 2, axis, draw)


def strips(key: str, rows: Sequence[Strip], axis: PlotAxis, step: float = 1.0) -> str:
    """One histogram per row, each as high as there is room."""
    tall, pitch = 42, 42 + 26

    def draw(ax: "Axes") -> None:
        for i, row in enumerate(rows):
            foot = i * pitch + 20 + tall
            head(ax, i * pitch, row.label, row.shown)
            highest = max([height for _, height in row.heights])
            for place, height in row.heights:
                size = height / highest * tall
                ax.bar(place, -size, width=step * 0.86, bottom=foot, color=HUES[hue_of(row.hue)], align="center")
            ax.axhline(foot, color=LINE, linewidth=1)
            if row.marked is not None:
                ax.plot([row.marked] * 2, [foot + 3, foot - tall], color=INK, linewidth=1.5, linestyle=DASHED)

    return chart(key, len(rows) * pitch + 2, axis, draw)


def curve(key: str, points: Sequence[CurvePoint], expected: float, along: str, upward: str) -> str:
    """Shares with their intervals, and a dashed line at what would be expected; larger than the others."""
    wide, tall = 680, 380
    places, shares, lows, highs = zip(*points, strict=True)

    def draw(figure: "Figure") -> None:
        ax = figure.add_axes((80 / wide, 52 / tall, 1 - 104 / wide, 1 - 68 / tall))
        ax.axhline(expected, color=INK2, linewidth=1, linestyle=DASHED)
        ax.fill_between(places, lows, highs, color=HUES[0], alpha=0.2, linewidth=0)
        ax.plot(places, shares, color=HUES[0], linewidth=2, marker="o", markersize=5, clip_on=False)
        ax.set_xlim(0, max(places))
        ax.set_ylim(0, 1)
        ax.set_yticks([part / 4 for part in range(5)], [round_percent(part / 4) for part in range(5)])
        ax.set_xlabel(along, color=INK2)
        ax.set_ylabel(upward, color=INK2)
        ax.grid(color=LINE, linewidth=0.8)
        ax.set_axisbelow(True)
        ax.tick_params(length=0, pad=6, labelcolor=INK2)
        ax.spines[:].set_visible(False)

    return saved(key, wide, tall, draw)


# --- what they share ---


def head(ax: "Axes", top: float, label: str, shown: str) -> None:
    """The label of a row stands above it, so that long names have room; its value stands at the right."""
    edge = SIDE / (WIDTH - 2 * SIDE)
    across = ax.get_yaxis_transform()
    ax.text(-edge, top + 12, shortened(label, MOST_LETTERS - len(shown)), transform=across, color=INK, fontsize=TEXT)
    if shown:
        ax.text(1 + edge, top + 12, shown, transform=across, color=INK2, fontsize=TEXT, horizontalalignment="right")


def shortened(label: str, most: int) -> str:
    """The label, without its middle where it is too long."""
    plain = " ".join("".join([letter if letter.isprintable() else " " for letter in label]).split())
    if len(plain) <= most:
        return plain
    return f"{plain[: most - most // 3 - 1]}…{plain[-(most // 3) :]}"


def chart(key: str, height: float, axis: PlotAxis, draw: "Callable[[Axes], None]") -> str:
    """A drawing of this height above its axis."""
    whole = height + FOOT

    def draw_all(figure: "Figure") -> None:
        ax = figure.add_axes((SIDE / WIDTH, FOOT / whole, 1 - 2 * SIDE / WIDTH, height / whole))
        set_axis(library(), ax, axis)
        draw(ax)
        ax.set_ylim(height, 0)
        ax.set_xlim(axis.low, axis.high)
        for text in (*ax.get_xticklabels(), ax.xaxis.label):
            text.set_color(INK2)

    return saved(key, WIDTH, whole, draw_all)


def saved(key: str, wide: float, tall: float, draw: "Callable[[Figure], None]") -> str:
    """A figure of this size, as a part of a page."""
    matplotlib = library()
    with matplotlib.rc_context(SETTINGS), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # letters that the library cannot measure are for the browser to show
        figure = matplotlib.figure.Figure(figsize=(wide / 72, tall / 72))
        draw(figure)
        file = StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return for_page(key, file.getvalue())


def set_axis(matplotlib: ModuleType, ax: "Axes", axis: PlotAxis) -> None:
    """Thin lines up from the ticks, and no frame."""
    for side in ("top", "left", "right", "bottom"):
        ax.spines[side].set_visible(False)
    ax.yaxis.set_visible(False)
    ax.set_axisbelow(True)
    ax.grid(axis="x", color=LINE, linewidth=0.8)
    ax.tick_params(axis="x", length=0, labelsize=SMALL, pad=4)
    ax.set_xlabel(axis.words, fontsize=SMALL, labelpad=4)
    if axis.ticks:
        ax.set_xticks([place for place, _ in axis.ticks], [words for _, words in axis.ticks])
    else:
        ax.xaxis.set_major_locator(matplotlib.ticker.MaxNLocator(5, steps=[1, 2, 5, 10], integer=axis.whole))
        shown = axis.shown
        if shown is not None:
            ax.xaxis.set_major_formatter(matplotlib.ticker.FuncFormatter(lambda value, _: shown(value)))
    if axis.zero is not None:
        ax.axvline(axis.zero, color=INK2, linewidth=1)


DROPPED: Final = re.compile(
    r"<\?xml.*?\?>|<!DOCTYPE.*?>|<!--.*?-->|<metadata>.*?</metadata>|<style.*?</style>", re.DOTALL
)
OUTER: Final = re.compile(r"<svg\b[^>]*?viewBox=\"([^\"]*)\"[^>]*>")
TAG: Final = re.compile(r"<[^>]*>")
COLOUR: Final = re.compile(r"#0000[0-9a-f]{2}\b")
NEEDLESS: Final = re.compile(r'font-family: [^;"]*;? ?| transform="rotate\(-0 [^"]*"')
BREAKS: Final = re.compile(r"\s*\n\s*")


def for_page(key: str, svg: str) -> str:
    """The drawing as a part of a page: no names of its own but those it needs, and the colours and type of the page."""
    svg = OUTER.sub(r'<svg viewBox="\1">', DROPPED.sub("", svg), count=1)
    return BREAKS.sub("\n", TAG.sub(lambda tag: tag_for_page(key, tag.group()), svg)).strip()


def tag_for_page(key: str, tag: str) -> str:
    """What stands between tags is text, which stays as it is."""
    if tag.startswith("<g id="):
        return "<g/>" if tag.endswith("/>") else "<g>"
    tag = BREAKS.sub(" ", NEEDLESS.sub("", tag).replace("xlink:href", "href"))
    tag = tag.replace(' id="', f' id="{key}-').replace('href="#', f'href="#{key}-').replace("url(#", f"url(#{key}-")
    return COLOUR.sub(lambda found: f"var({VARIABLES[found.group()]})", tag)


def mark(hue: int) -> str:
    """The shape and colour of one series, for a list of what they mean."""
    x = hue_of(hue)
    return f'<svg viewBox="0 0 14 14" aria-hidden="true"><path d="{OUTLINES[x]}" fill="var(--s{x})"/></svg>'


OUTLINES: Final = (
    "M7 2a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
    "M7 1l6 6l-6 6l-6-6z",
    "M7 2l5.5 10h-11z",
    "M2.5 2.5h9v9h-9z",
    "M7 12l5.5-10h-11z",
    "M5 1.5h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5z",
    "M7 1.5l5.7 4.1l-2.2 6.7h-7l-2.2-6.7z",
    "M7 1.5l4.8 2.75v5.5l-4.8 2.75l-4.8-2.75v-5.5z",
)
