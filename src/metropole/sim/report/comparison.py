"""The page that shows editions side by side."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from metropole.sim.compare import (
    PAGE,
    CardStats,
    Comparison,
    EditionResult,
    changes,
    differing,
    marked,
    spread,
    winning_score,
)
from metropole.sim.folder import replaced
from metropole.sim.records import GameRecord, uncounted
from metropole.sim.report import counts, names
from metropole.sim.report.counts import FEWEST_SEATS, Mean
from metropole.sim.report.drawing import Group, PlotAxis, PlotBar, Span, Strip, bars, groups, spans, strips
from metropole.sim.report.numbers import between, percent, plain, round_percent, tick, whole
from metropole.sim.report.page import Figure, HtmlTable, charts, document, marks, note, section
from metropole.sim.report.sections import padded, up_to

MOST_CARDS: Final = 12
MOST_FACTS: Final = 12
ABREAST: Final = 4  # facts in one chart


def write(folder: Path, comparison: Comparison) -> Path:
    """Write the page into the folder, and say where it is."""
    return replaced(folder / PAGE, text_of(comparison))


def text_of(comparison: Comparison) -> str:
    """The page as HTML; equal games give equal bytes."""
    editions = [side.edition for side in comparison.sides]
    about = [
        ("Editions", str(len(editions))),
        ("Seats", str(len(comparison.bots))),
        ("Games of each", whole(min([side.games for side in comparison.sides]))),
        ("Seed", str(comparison.seed)),
        ("Bots, before they change seats", ", ".join(comparison.bots)),
    ]
    sections = [
        *([house_rules(comparison)] if changes(comparison) else []),
        overview(comparison),
        lengths(comparison),
        seats(comparison),
        cards(comparison),
        rules(comparison),
        endings(comparison),
    ]
    return document("Comparison", ", ".join(editions), about, sections)


def house_rules(comparison: Comparison) -> str:
    """One row for everything that house rules change."""
    table = HtmlTable("House rules", ["Edition", "Figure", "Book", "House"], changes(comparison))
    return section("House rules", note("What they change in the book that they come from."), table.html())


def overview(comparison: Comparison) -> str:
    """One row per edition."""
    rows = [
        [
            side.edition,
            whole(side.games),
            cell(first.decisions, side.decisions),
            cell(first.turns, side.turns),
            cell(first.winning_score, side.winning_score),
            cell(first.spread, side.spread),
            percent(side.seats[0].share),
            percent(side.seats[-1].share),
        ]
        for first, side in [(comparison.first(side), side) for side in comparison.sides]
    ]
    head = ["Edition", "Games", "Decisions", "Turns", "Winning score", "First to last", "First seat", "Last seat"]
    words = (
        "Means per game, and how often the first and the last seat won. ▲ more or ▼ less than in the first edition"
        " of the same game, with 99 % certainty."
    )
    failures = [
        note(f"{side.edition}: {uncounted(side.uncounted, side.games + side.uncounted)}.")
        for side in comparison.sides
        if side.uncounted
    ]
    return section("Overview", note(words), *failures, HtmlTable("Overview", head, rows).html())


def cell(first: Mean, own: Mean, digits: int = 1) -> str:
    """A mean, and whether it differs from that of the first edition."""
    return f"{marked(first, own)} {plain(own.mean, digits)}".strip()


def fact_cell(comparison: Comparison, side: EditionResult, fact: str) -> str:
    """Nothing where a game does not know the fact."""
    return cell(comparison.first(side).facts[fact], side.facts[fact], 2) if fact in side.facts else ""


# --- lengths and scores ---


def lengths(comparison: Comparison) -> str:
    return section(
        "Length and scores",
        charts(
            spread_chart(comparison, "decisions", "Decisions per game", "decisions", lambda record: record.decisions),
            spread_chart(comparison, "turns", "Turns per game", "turns", lambda record: record.turns),
            spread_chart(comparison, "winning", "Winning score", "score", winning_score),
            spread_chart(comparison, "spread", "From the first score to the last", "difference", spread),
        ),
    )


def spread_chart(
    comparison: Comparison, key: str, title: str, words: str, value: Callable[[GameRecord], int]
) -> Figure:
    """How the games of each edition spread."""
    of = {edition: [value(record) for record in records] for edition, records in comparison.records.items()}
    means = {edition: counts.mean(own) for edition, own in of.items()}
    step = counts.stretch([one for own in of.values() for one in own])
    rows = [
        Strip(edition, counts.histogram(own, step), i, f"mean {plain(means[edition].mean)}", means[edition].mean)
        for i, (edition, own) in enumerate(of.items())
    ]
    table = HtmlTable(
        title,
        ["Edition", "Least", "Median", "Mean", "95 % interval", "Most"],
        [
            [
                edition,
                plain(one.least, 0),
                plain(one.median),
                plain(one.mean),
                f"{plain(one.low)} to {plain(one.high)}",
                plain(one.most, 0),
            ]
            for edition, one in means.items()
        ],
    )
    return Figure(key, title, "Dashed: the mean.", strips(key, rows, padded(words, rows, step), step), table)


# --- seats ---


def seats(comparison: Comparison) -> str:
    """The advantage of a seat in every edition."""
    labels = [f"Seat {i + 1}" for i in range(len(comparison.bots))]
    drawn = [seat_chart(comparison, number, side) for number, side in enumerate(comparison.sides)]
    table = HtmlTable(
        "Win rate by seat",
        ["Edition", *labels],
        [
            [side.edition, *[f"{percent(one.share)} ({between(one.low, one.high)})" for one in side.seats]]
            for side in comparison.sides
        ],
    )
    words = f"How often each seat won, with 95 % intervals. Dashed: an even share of {percent(comparison.par)}."
    return section("Seats", note(words), charts(*drawn), table.html())


def seat_chart(comparison: Comparison, number: int, side: EditionResult) -> Figure:
    """One edition, on a scale that all share."""
    rows = [seat_spans(comparison, i, one) for i, one in enumerate(comparison.sides)]
    most = up_to([row for own in rows for row in own])
    table = HtmlTable(
        f"Seats of {side.edition}",
        ["Seat", "Win rate", "95 % interval", "Mean score"],
        [
            [f"Seat {one.seat}", percent(one.share), between(one.low, one.high), plain(one.mean_score, 2)]
            for one in side.seats
        ],
    )
    key = f"seats-{number}"
    axis = PlotAxis("share of victories", 0, most, shown=round_percent)
    return Figure(key, side.edition, "", spans(key, rows[number], axis), table)


def seat_spans(comparison: Comparison, number: int, side: EditionResult) -> list[Span]:
    return [
        Span(f"Seat {one.seat}", one.share, one.low, one.high, number, comparison.par, percent(one.share))
        for one in side.seats
    ]


# --- cards ---


def cards(comparison: Comparison) -> str:
    """Who played a card, and how often they won."""
    numbers = range(len(comparison.sides))
    shown = [one for number in numbers for one in card_spans(comparison, number)]
    drawn = [card_chart(comparison, number, up_to(shown)) for number in numbers] if shown else []
    called = comparison.card_names()
    head = ["Card", *[side.edition for side in comparison.sides]]
    rows = [
        [called[action], *[card_cell(side, action) for side in comparison.sides]]
        for action in sorted(called, key=names.card_order)
    ]
    words = (
        f"Win rate of the seats that played a card at least once; par, dashed, is {percent(comparison.par)}."
        " In brackets how many of the seats did. A card that wins need not be the reason: who is ahead may play it"
        " more easily."
    )
    return section("Cards", note(words), charts(*[one for one in drawn if one]), HtmlTable("Cards", head, rows).html())


def card_cell(side: EditionResult, action: str) -> str:
    card = side.cards.get(action)
    return "" if card is None else f"{percent(card.rate.share)} ({round_percent(card.seats / card.of)})"


def card_chart(comparison: Comparison, number: int, most: float) -> Figure | None:
    """The cards of one edition, on a scale that all share."""
    side = comparison.sides[number]
    rows = card_spans(comparison, number)
    if not rows:
        return None
    table = HtmlTable(
        f"Cards of {side.edition}",
        ["Card", "Seats that played it", "Win rate", "95 % interval"],
        [
            [card.name, whole(card.seats), percent(card.rate.share), between(card.rate.low, card.rate.high)]
            for card in side.cards.values()
        ],
    )
    half = MOST_CARDS // 2
    words = f"The {half} best and the {half} worst." if len(usual(side)) > MOST_CARDS else ""
    key = f"cards-{number}"
    axis = PlotAxis("share of victories", 0, most, shown=round_percent)
    return Figure(key, side.edition, words, spans(key, rows, axis), table)


def card_spans(comparison: Comparison, number: int) -> list[Span]:
    """The cards that are not rare; of many, the best and the worst."""
    cards = usual(comparison.sides[number])
    half = MOST_CARDS // 2
    chosen = cards if len(cards) <= MOST_CARDS else [*cards[:half], *cards[-half:]]
    rates = [(card.name, card.rate) for card in chosen]
    return [Span(name, one.share, one.low, one.high, number, comparison.par, percent(one.share)) for name, one in rates]


def usual(side: EditionResult) -> list[CardStats]:
    return [card for card in side.cards.values() if card.seats >= FEWEST_SEATS]


# --- rules ---


def rules(comparison: Comparison) -> str:
    """How often everything happens."""
    sides = comparison.sides
    found = differing(comparison)[:MOST_FACTS]
    rows = [
        [fact_words(fact), *[fact_cell(comparison, side, fact) for side in sides]] for fact in comparison.fact_names()
    ]
    words = (
        "How often each public fact happens in a game, in the mean. ▲ more or ▼ less often than in the first edition"
        " of the same game, with 99 % certainty; blank where a game does not know it. The charts"
        " show the surest differences first, with 95 % intervals."
    )
    drawn = [fact_chart(comparison, found[i : i + ABREAST], i) for i in range(0, len(found), ABREAST)]
    table = HtmlTable("Facts per game", ["What happens", *[side.edition for side in sides]], rows)
    return section("Rules at work", note(words), *([charts(*drawn)] if drawn else []), table.html())


def fact_chart(comparison: Comparison, found: Sequence[str], number: int) -> Figure:
    """Some of the facts that differ most surely, each by the edition in which it happens most."""
    sides = comparison.sides
    rows: list[Group] = []
    for fact in found:
        most = max([side.facts[fact].mean for side in sides if fact in side.facts])
        of = [(i, side.facts[fact]) for i, side in enumerate(sides) if fact in side.facts]
        shares = [Span("", one.mean / most, one.low / most, one.high / most, i) for i, one in of]
        rows.append(Group(fact_words(fact), shares, f"100 % is {plain(most)}"))
    furthest = max([1.0, *[one.high for row in rows for one in row.spans]])
    title = f"Differences {number + 1} to {number + len(found)}"
    table = HtmlTable(
        title,
        ["What happens", *[side.edition for side in sides]],
        [[fact_words(fact), *[mean_cell(side.facts.get(fact)) for side in sides]] for fact in found],
    )
    key = f"facts-{number}"
    drawing = groups(key, rows, PlotAxis("of where it is most frequent", 0, 1.03 * furthest, shown=round_percent))
    return Figure(key, title, "", drawing, table, marks([side.edition for side in sides]))


def fact_words(fact: str) -> str:
    return names.capital(names.fact(fact))


def mean_cell(one: Mean | None) -> str:
    return "" if one is None else f"{plain(one.mean, 2)} ({plain(one.low, 2)} to {plain(one.high, 2)})"


# --- endings ---


def endings(comparison: Comparison) -> str:
    """How the games of each edition ended."""
    drawn = [ending_chart(number, side) for number, side in enumerate(comparison.sides)]
    return section("Endings", charts(*drawn))


def ending_chart(number: int, side: EditionResult) -> Figure:
    rows = [
        PlotBar(names.capital(ending), count, number, f"{whole(count)} ({percent(count / side.games)})")
        for ending, count in side.endings.items()
    ]
    table = HtmlTable(
        f"Endings of {side.edition}",
        ["Ending", "Games", "Share"],
        [[row.label, whole(row.value), percent(row.value / side.games)] for row in rows],
    )
    key = f"endings-{number}"
    return Figure(
        key, side.edition, "", bars(key, rows, PlotAxis("games", 0, side.games, shown=tick, whole=True)), table
    )
