"""The sections of a report, in the order in which one asks: who won, where, by how much, how long, and with what."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import log2
from typing import Final

from metropole.sim.plan import TournamentPlan
from metropole.sim.records import GameRecord, counted, uncounted
from metropole.sim.report import counts, names
from metropole.sim.report.counts import CardEffect
from metropole.sim.report.drawing import Group, PlotAxis, PlotBar, Span, Strip, bars, groups, spans, strips
from metropole.sim.report.numbers import (
    between,
    clock,
    duration,
    part,
    percent,
    plain,
    points,
    round_percent,
    signed,
    signed_tick,
    tick,
    whole,
)
from metropole.sim.report.page import Figure, HtmlTable, charts, marks, note, section
from metropole.sim.statistics import BotStanding, chairs, standings

MOST_GIVEN: Final = 10  # actions of one bot in a chart; the table has more
FEWEST_BARS: Final = 8  # that a scale has room for
MOST_LISTED: Final = 40
MOST_EFFECTS: Final = 7  # of either sign in a chart
DECADES: Final = tuple([(10.0**power, power) for power in range(-2, 7)])  # milliseconds


@dataclass(frozen=True)
class Games:
    """What a report is about: the plan, its games that count, the standings, the best bot first, and all games."""

    plan: TournamentPlan
    records: Sequence[GameRecord]
    standings: dict[str, BotStanding]
    finished: Sequence[GameRecord]

    @property
    def bots(self) -> list[str]:
        return list(self.standings)


def gathered(plan: TournamentPlan, records: Sequence[GameRecord]) -> Games:
    return Games(plan, counted(records), standings(records), records)


def about(plan: TournamentPlan, records: Sequence[GameRecord]) -> list[tuple[str, str]]:
    """What was played."""
    return [
        ("Seats", str(plan.seats)),
        ("Games", whole(len(records))),
        ("Seed", str(plan.seed)),
        ("Decisions", whole(sum([record.decisions for record in records]))),
        ("Playing time", clock(sum([record.seconds for record in records]))),
        ("Bots, before they change seats", ", ".join(plan.bots)),
    ]


def all_sections(games: Games) -> list[str]:
    """Everything there is to say."""
    if not games.finished:
        return [section("Results", note("No game is finished yet."))]
    if not games.records:
        return [section("Results", note("No game counts.")), troubles(games.finished)]
    effects = counts.effects(games.records)
    called = names.cards(games.plan.edition)
    return [
        results(games),
        seats(games),
        lengths(games),
        habits(games),
        victories(effects, called),
        *last_table(games),
        troubles(games.finished),
    ]


# --- who won ---


def results(games: Games) -> str:
    """The standings, their certainty, ratings and scores."""
    total = f"Mean {games.plan.rule_set.kit.totals}"
    head = ["Bot", "Games", "Wins", "Win rate", "95 % interval", "Par", "Elo", "Mean score", total, "Mean place"]
    rows = [
        [
            bot,
            whole(one.games),
            part(one.wins),
            percent(one.share),
            between(one.low, one.high),
            percent(one.par),
            signed(one.elo),
            plain(one.mean_score, 2),
            plain(one.mean_total, 2),
            plain(one.mean_rank, 2),
        ]
        for bot, one in games.standings.items()
    ]
    drawn = [win_rates(games), *([ratings(games)] if len(games.bots) > 1 else []), scores(games)]
    without = len(games.finished) - len(games.records)
    words = [note(f"{uncounted(without, len(games.finished))}.")] if without else []
    return section("Results", *words, HtmlTable("Standings", head, rows).html(), charts(*drawn))


def win_rates(games: Games) -> Figure:
    rows = [
        Span(bot, one.share, one.low, one.high, i, one.par, percent(one.share))
        for i, (bot, one) in enumerate(games.standings.items())
    ]
    table = HtmlTable(
        "Win rates",
        ["Bot", "Win rate", "95 % interval", "Par"],
        [[row.label, row.shown, between(row.low, row.high), percent(row.expected or 0)] for row in rows],
    )
    return Figure(
        "win-rates",
        "Win rate",
        "Share of the games won, with its 95 % interval. Dashed: par, the bot’s share of the seats.",
        spans("win-rates", rows, PlotAxis("share of victories", 0, 1, shown=round_percent)),
        table,
    )


def ratings(games: Games) -> Figure:
    rows = [
        Span(bot, one.elo, min(0.0, one.elo), max(0.0, one.elo), i, shown=signed(one.elo))
        for i, (bot, one) in enumerate(games.standings.items())
    ]
    far = max(50.0, *[1.08 * abs(row.value) for row in rows])
    return Figure(
        "elo",
        "Elo",
        "From the places of every pair of seats; the mean bot has 0. A lead of 400 is ten times out of eleven.",
        spans("elo", rows, PlotAxis("rating", -far, far, shown=signed_tick, zero=0)),
        HtmlTable("Elo", ["Bot", "Elo"], [[row.label, row.shown] for row in rows]),
    )


def scores(games: Games) -> Figure:
    """How the scores of every bot spread."""
    of = {bot: [record.scores[seat] for record, seat in counts.places(games.records, bot)] for bot in games.bots}
    step = counts.stretch([score for own in of.values() for score in own])
    rows = [
        Strip(bot, counts.histogram(own, step), i, f"mean {plain(games.standings[bot].mean_score)}", mean_of(own))
        for i, (bot, own) in enumerate(of.items())
    ]
    table = HtmlTable(
        "Scores",
        ["Bot", "Least", "Median", "Mean", "Most"],
        [
            [bot, plain(one.least, 0), plain(one.median), plain(one.mean), plain(one.most, 0)]
            for bot, own in of.items()
            for one in [counts.mean(own)]
        ],
    )
    return Figure(
        "scores",
        "Scores",
        "How often each score was reached at a seat, by bot. Dashed: the mean.",
        strips("scores", rows, padded("score", rows, step), step),
        table,
    )


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def padded(words: str, rows: Sequence[Strip], step: float) -> PlotAxis:
    """An axis from the first to the last bar."""
    all_places = [place for row in rows for place, _ in row.heights]
    low, high = min(all_places), max(all_places)
    more = max(1, (FEWEST_BARS - (high - low) / step) / 2)
    return PlotAxis(words, low - more * step, high + more * step, shown=tick, whole=True)


# --- seats ---


def seats(games: Games) -> str:
    """What the places at the table were worth, to everybody and to each bot."""
    return section("Seats", charts(chair_chart(games), *([seat_chart(games)] if len(games.bots) > 1 else [])))


def chair_chart(games: Games) -> Figure:
    overall = chairs(games.records)
    par = 1 / len(overall)
    rows = [Span(f"Seat {one.seat}", one.share, one.low, one.high, 7, par, percent(one.share)) for one in overall]
    table = HtmlTable(
        "Win rate by seat",
        ["Seat", "Wins", "Win rate", "95 % interval", "Mean score", "Mean place"],
        [
            [
                f"Seat {one.seat}",
                part(one.wins),
                percent(one.share),
                between(one.low, one.high),
                plain(one.mean_score, 2),
                plain(one.mean_rank, 2),
            ]
            for one in overall
        ],
    )
    return Figure(
        "seats",
        "Win rate by seat",
        f"Whoever sat there, with 95 % intervals. Dashed: an even share of {percent(par)}.",
        spans("seats", rows, PlotAxis("share of victories", 0, up_to(rows), shown=round_percent)),
        table,
    )


def seat_chart(games: Games) -> Figure:
    """Every bot by where it sat."""
    rates = {bot: counts.by_seat(games.records, bot) for bot in games.bots}
    rows: list[Group] = []
    for seat in range(games.plan.seats):
        there = [(i, own[seat]) for i, own in enumerate(rates.values())]
        rows.append(Group(f"Seat {seat + 1}", [Span("", one.share, one.low, one.high, i) for i, one in there if one]))
    table = HtmlTable(
        "Win rate by bot and seat",
        ["Bot", *[row.label for row in rows]],
        [[bot, *[seat_cell(one) for one in own]] for bot, own in rates.items()],
    )
    return Figure(
        "bots-and-seats",
        "Win rate by bot and seat",
        "Victories per seat that the bot played there, with 95 % intervals.",
        groups("bots-and-seats", rows, PlotAxis("share of victories", 0, 1, shown=round_percent)),
        table,
        marks(games.bots),
    )


def seat_cell(one: counts.Rate | None) -> str:
    return "" if one is None else f"{percent(one.share)} ({between(one.low, one.high)})"


def up_to(rows: Sequence[Span]) -> float:
    """The end of an axis of shares: room for every interval, and not much more."""
    furthest = max([max(row.high, row.expected or 0) for row in rows])
    return min(1.0, 0.1 * (int(10 * furthest + 0.3) + 1))


# --- how long ---


def lengths(games: Games) -> str:
    """Decisions, turns, endings and thinking times."""
    thinking = [thinking_times(games)] if any([one.count for record in games.records for one in record.thought]) else []
    return section(
        "Length and time",
        charts(
            length("decisions", "Decisions per game", "decisions", [record.decisions for record in games.records]),
            length("turns", "Turns per game", "turns", [record.turns for record in games.records]),
            endings(games.records),
            *thinking,
        ),
    )


def length(key: str, title: str, words: str, values: Sequence[int]) -> Figure:
    step = counts.stretch(values)
    one = counts.mean(values)
    row = Strip("All games", counts.histogram(values, step), 5, f"mean {plain(one.mean)}", one.mean)
    return Figure(
        key,
        title,
        "Dashed: the mean.",
        strips(key, [row], padded(words, [row], step), step),
        HtmlTable(
            title,
            ["", "Least", "Median", "Mean", "95 % interval", "Most"],
            [
                [
                    "All games",
                    plain(one.least, 0),
                    plain(one.median),
                    plain(one.mean),
                    f"{plain(one.low)} to {plain(one.high)}",
                    plain(one.most, 0),
                ]
            ],
        ),
    )


def endings(records: Sequence[GameRecord]) -> Figure:
    found = counts.endings(records)
    rows = [
        PlotBar(names.capital(ending), count, 5, f"{whole(count)} ({percent(count / len(records))})")
        for ending, count in found
    ]
    table = HtmlTable(
        "Endings",
        ["Ending", "Games", "Share"],
        [[names.capital(ending), whole(count), percent(count / len(records))] for ending, count in found],
    )
    axis = PlotAxis("games", 0, len(records), shown=tick)
    return Figure("endings", "How games ended", "", bars("endings", rows, axis), table)


def thinking_times(games: Games) -> Figure:
    """On a scale on which every bar is twice as long a time as the one before."""
    of = {bot: counts.thinking(games.records, bot) for bot in games.bots}
    rows = [
        Strip(
            bot,
            [(bucket + 0.5, count / thought.count) for bucket, count in sorted(thought.buckets.items())],
            i,
            f"median {duration(thought.typical())}",
        )
        for i, (bot, thought) in enumerate(of.items())
    ]
    places = [place for row in rows for place, _ in row.heights]
    low, high = min(-5.0, *places) - 1, max(0.0, *places) + 1
    table = HtmlTable(
        "Thinking times",
        ["Bot", "Decisions", "Median", "95 % within", "Longest", "In all"],
        [
            [
                bot,
                whole(thought.count),
                duration(thought.typical()),
                duration(counts.within(thought, 0.95)),
                duration(1000 * thought.longest),
                clock(thought.seconds),
            ]
            for bot, thought in of.items()
        ],
    )
    return Figure(
        "times",
        "Time per decision",
        "How the times spread; the scale is logarithmic.",
        strips("times", rows, PlotAxis("time", low, high, time_ticks(low, high))),
        table,
    )


def time_ticks(low: float, high: float) -> list[tuple[float, str]]:
    """Every power of ten, or every second one where they would crowd."""
    inside = [(log2(ms), duration(ms), power) for ms, power in DECADES if low <= log2(ms) <= high]
    crowded = len(inside) > 6
    return [(place, words) for place, words, power in inside if not crowded or power % 2 == 0]


# --- what they do ---


def habits(games: Games) -> str:
    """Which answers each bot gives most."""
    drawn = [habit(games, i, bot) for i, bot in enumerate(games.bots)]
    return section("What the bots do", note("Answers per game and seat, the most frequent first."), charts(*drawn))


def habit(games: Games, number: int, bot: str) -> Figure:
    given = counts.most_given(games.records, bot)
    rows = [PlotBar(action, often, number, plain(often, 2)) for action, often in given[:MOST_GIVEN]]
    table = HtmlTable(
        f"Answers of {bot}",
        ["Answer", "Per game"],
        [[action, plain(often, 2)] for action, often in given[:MOST_LISTED]],
    )
    key = f"habit-{number}"
    drawing = bars(key, rows, PlotAxis("per game", 0, shown=tick))
    return Figure(key, bot, "", drawing, table)


def victories(effects: Sequence[CardEffect], called: dict[str, str]) -> str:
    """Which cards and which other answers go with victory."""
    title = "What goes with victory"
    if not effects:
        return section(title, note(f"Too little to say: left out is {FEW}."))
    played = [one for one in effects if one.action in called]
    others = [one for one in effects if one.action not in called]
    drawn = []
    if played:
        labels = {one.action: called[one.action] for one in played}
        drawn.append(effect_chart("cards", "Cards", played, labels))
    if others:
        labels = {one.action: one.action for one in others}
        drawn.append(effect_chart("answers", "Other answers", others, labels))
    words = (
        "Win rate of the seats that gave an answer at least once, less that of seats of the same bot that never did, in"
        f" points. It goes with victory; it need not be the reason. {len(effects)} were looked at, so about"
        f" {max(1, round(len(effects) / 20))} of the intervals will miss by chance. Left out: {FEW}."
    )
    return section(title, note(words), charts(*drawn))


FEW: Final = f"what fewer than {counts.FEWEST_SEATS} seats did or did not do, and bots that won always or never"


def effect_chart(key: str, title: str, effects: Sequence[CardEffect], labels: dict[str, str]) -> Figure:
    """The best and the worst."""
    short = len(effects) > 2 * MOST_EFFECTS
    chosen = [*effects[:MOST_EFFECTS], *effects[-MOST_EFFECTS:]] if short else effects
    rows = [
        Span(
            labels[one.action],
            100 * one.difference,
            100 * one.low,
            100 * one.high,
            hue(one),
            shown=points(one.difference),
        )
        for one in chosen
    ]
    table = HtmlTable(
        title,
        [
            "Answer",
            "Seats with",
            "Win rate",
            "Seats without",
            "Win rate",
            "Difference",
            "95 % interval",
            "Mean, winners",
            "Mean, others",
        ],
        [
            [
                labels[one.action],
                whole(one.seats),
                percent(one.share),
                whole(one.others),
                percent(one.other_share),
                points(one.difference),
                f"{points(one.low)} to {points(one.high)}",
                plain(one.winners_mean, 2),
                plain(one.others_mean, 2),
            ]
            for one in effects
        ],
    )
    words = f"The {MOST_EFFECTS} best and the {MOST_EFFECTS} worst of {len(effects)}." if short else ""
    far = 1.05 * max([max(abs(row.low), abs(row.high)) for row in rows])
    return Figure(
        key, title, words, spans(key, rows, PlotAxis("points of win rate", -far, far, shown=signed_tick, zero=0)), table
    )


def hue(one: CardEffect) -> int:
    """Green where the interval is above zero, red where it is below, else grey."""
    if one.low > 0:
        return 2
    return 1 if one.high < 0 else 7


# --- what it looked like ---


def last_table(games: Games) -> list[str]:
    """One game as everybody saw it at its end."""
    return [
        section("A game at its end", end_of(games.plan, record).html())
        for record in games.finished
        if record.last_table
    ]


def end_of(plan: TournamentPlan, record: GameRecord) -> Figure:
    speaker = plan.rule_set.speaker("en")
    rows = [
        [speaker.seat(seat), bot, str(record.scores[seat]), str(record.totals[seat]), str(record.ranks[seat])]
        for seat, bot in enumerate(record.bots)
    ]
    return Figure(
        "last-table",
        f"Game {record.number + 1}",
        ", ".join([f"{seat}: {bot}, place {place}" for seat, bot, _, _, place in rows]),
        record.last_table,
        HtmlTable(
            "The end of the game", ["Seat", "Bot", "Score", plan.rule_set.kit.totals.capitalize(), "Place"], rows
        ),
    )


# --- what went wrong ---


def troubles(records: Sequence[GameRecord]) -> str:
    found = counts.troubles(records)
    if not found:
        return section("Troubles", note("None: every bot answered every time as it should."))
    words = f"{uncounted(len(records) - len(counted(records)), len(records))}. They are in no figure of this page."
    lines = [
        f"<li>{escape(words)} <small>({whole(count)}×, first in game {first})</small></li>"
        for words, count, first in found[:MOST_LISTED]
    ]
    more = [note(f"And {len(found) - MOST_LISTED} more.")] if len(found) > MOST_LISTED else []
    return section("Troubles", note(words), f'<ul class="troubles">{"".join(lines)}</ul>', *more)
