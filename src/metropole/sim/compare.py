"""Editions and options side by side: what they do to length, scores, seats, cards, rules and endings."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Final

from metropole import registry
from metropole.kernel import MetropoleError
from metropole.sim.folder import replaced
from metropole.sim.plan import Matchup, TournamentPlan, folder_name, laid, line_up
from metropole.sim.playing import constant
from metropole.sim.records import GameRecord, counted
from metropole.sim.report import counts, names
from metropole.sim.report.counts import Mean, Rate
from metropole.sim.statistics import Z95, SeatStanding, chairs
from metropole.sim.tournament import ROOM

RESULTS: Final = "compare.json"
SHEET: Final = "compare.csv"
PAGE: Final = "compare.html"
Z99: Final = NormalDist().inv_cdf(0.995)  # 99 % of a normal distribution lie within so many deviations
CHANGED: Final = ("edition", "figure", "book", "house")
COLUMNS: Final = ("edition", "measure", "item", "value", "low", "high")


class ComparisonError(MetropoleError):
    """Editions that cannot be compared as asked."""


class NothingCountsError(MetropoleError):
    """Bots have failed in every game of an edition."""


@dataclass(frozen=True)
class CardStats:
    """How those did who played a card: at how many seats that was, of all, and how often they won."""

    name: str
    seats: int
    of: int
    rate: Rate


@dataclass(frozen=True)
class EditionResult:
    """What one edition is like. The spread is between the first and the last score.

    All is from the games that count; there are so many, and so many others.
    """

    edition: str
    games: int
    uncounted: int
    decisions: Mean
    turns: Mean
    winning_score: Mean
    spread: Mean
    seats: list[SeatStanding]
    cards: dict[str, CardStats]
    facts: dict[str, Mean]  # how often each happens in a game
    endings: dict[str, int]

    @property
    def game(self) -> str:
        return self.edition.partition("/")[0]


@dataclass(frozen=True)
class Comparison:
    """Several editions, played alike; the first one of each game is what the others of it are measured by."""

    bots: tuple[str, ...]
    seed: int
    sides: list[EditionResult]
    records: dict[str, list[GameRecord]]

    @property
    def par(self) -> float:
        return 1 / len(self.bots)

    def first(self, side: EditionResult) -> EditionResult:
        """The edition that this one is measured by."""
        return next(other for other in self.sides if other.game == side.game)

    def card_names(self) -> dict[str, str]:
        """Every card that was played, by the action that plays it."""
        return {action: card.name for side in self.sides for action, card in side.cards.items()}

    def fact_names(self) -> list[str]:
        """Everything that happened anywhere, in the order of the rules."""
        known = [fact for side in self.sides for fact in side.facts]
        happened = {fact for side in self.sides for fact, mean in side.facts.items() if mean.most}
        return [fact for fact in dict.fromkeys(known) if fact in happened]

    def as_json(self) -> dict[str, object]:
        """All figures in plain values."""
        return {
            "bots": list(self.bots),
            "seed": self.seed,
            "par": self.par,
            "editions": [asdict(side) for side in self.sides],
            "house_rules": [dict(zip(CHANGED, row, strict=True)) for row in changes(self)],
        }


def tables(
    editions: Sequence[str],
    bots: list[str],
    seats: int,
    seed: int,
    board: Path | None = None,
    keep_going: bool = False,
) -> list[Matchup]:
    """A table for each edition, all on one board; whatever cannot be played is refused before the first game."""
    found = [laid(edition, line_up(bots, seats), seed, board, keep_going) for edition in editions]
    known = [table.plan.edition for table in found]
    for name in known:
        if known.count(name) > 1:
            raise ComparisonError(f"compare: {name} is named twice")
    if len(found) < 2:
        some = " ".join([book.name for book in registry.books()[:2]])
        raise ComparisonError(f"compare: name two editions or more, such as {some}")
    return found


def usual_folder(bots: list[str], seats: int, seed: int) -> Path:
    """Where comparisons are kept unless told otherwise; an edition that is compared again need not be played again."""
    return ROOM / "-".join(["compare", str(seats), *bots, str(seed)]).replace(":", "_")


def subfolder(plan: TournamentPlan) -> str:
    return folder_name(plan.edition)


def compared(played: Sequence[tuple[TournamentPlan, Sequence[GameRecord]]]) -> Comparison:
    """The figures of every edition, from the games that count."""
    first = played[0][0]
    valid = {plan.edition: counted(records) for plan, records in played}
    for edition, records in valid.items():
        if not records:
            raise NothingCountsError(f"compare: no game of {edition} counts, as a bot failed in each")
    sides = [side_of(plan, valid[plan.edition], len(records)) for plan, records in played]
    return Comparison(first.bots, first.seed, sides, valid)


def side_of(plan: TournamentPlan, records: Sequence[GameRecord], of: int) -> EditionResult:
    """What one edition is like, from these of so many games."""
    facts = [constant(key) for key, _ in plan.rule_set.kit.facts]
    return EditionResult(
        plan.edition,
        len(records),
        of - len(records),
        counts.mean([record.decisions for record in records]),
        counts.mean([record.turns for record in records]),
        counts.mean([winning_score(record) for record in records]),
        counts.mean([spread(record) for record in records]),
        chairs(records),
        cards_of(plan, records),
        {fact: counts.mean([record.facts.get(fact, 0) for record in records]) for fact in facts},
        dict(counts.endings(records)),
    )


def winning_score(record: GameRecord) -> int:
    return record.scores[record.ranks.index(1)]


def spread(record: GameRecord) -> int:
    """From the best score to the worst."""
    return max(record.scores) - min(record.scores)


def cards_of(plan: TournamentPlan, records: Sequence[GameRecord]) -> dict[str, CardStats]:
    """Every card that was played, the one whose players won most often first."""
    seats = counts.places(records)
    found: dict[str, CardStats] = {}
    for action, name in names.cards(plan.edition).items():
        at = [(record, seat) for record, seat in seats if action in record.actions[seat]]
        if at:
            found[action] = CardStats(name, len(at), len(seats), counts.rate(at))
    return dict(sorted(found.items(), key=lambda item: (-item[1].rate.share, item[0])))


def difference(first: Mean, other: Mean) -> float:
    """How far apart two means are, in deviations of their difference; beyond all bounds if nothing varies."""
    apart = other.mean - first.mean
    deviation = sqrt((first.high - first.mean) ** 2 + (other.high - other.mean) ** 2) / Z95
    if deviation == 0:
        return 0.0 if apart == 0 else float("inf") * apart
    return apart / deviation


def marked(first: Mean, other: Mean) -> str:
    """An arrow where a mean differs, with 99 % certainty, from that of the first edition of the game."""
    apart = difference(first, other)
    if abs(apart) < Z99:
        return ""
    return "▲" if apart > 0 else "▼"


def differing(comparison: Comparison) -> list[str]:
    """The facts that happen more or less often than in the first edition of the game, the surest first."""
    found: dict[str, float] = {}
    for fact in comparison.fact_names():
        sides = [side for side in comparison.sides if fact in side.facts]
        apart = max([abs(difference(comparison.first(side).facts[fact], side.facts[fact])) for side in sides])
        if apart >= Z99:
            found[fact] = apart
    return sorted(found, key=lambda fact: -found[fact])


def changes(comparison: Comparison) -> list[list[str]]:
    """What house rules change, a row for each: the edition, the figure, what it is in the book, what it is here."""
    found = [registry.find(side.edition) for side in comparison.sides]
    return [[rule_set.name, *row] for rule_set in found for row in rule_set.change_rows()]


# --- as tables of text ---


def figures(comparison: Comparison) -> list[list[str]]:
    """A row for each measure, a column for each edition."""
    sides = comparison.sides
    pairs = [(comparison.first(side), side) for side in sides]
    endings = dict.fromkeys([ending for side in sides for ending in side.endings])
    return [
        ["decisions per game", *[shown(first.decisions, side.decisions, 1) for first, side in pairs]],
        ["turns per game", *[shown(first.turns, side.turns, 2) for first, side in pairs]],
        ["winning score", *[shown(first.winning_score, side.winning_score, 2) for first, side in pairs]],
        ["first to last score", *[shown(first.spread, side.spread, 2) for first, side in pairs]],
        *[[f"seat {i + 1} wins", *[seat_share(side.seats[i]) for side in sides]] for i in range(len(comparison.bots))],
        *[[f"ending: {ending}", *[ending_share(side, ending) for side in sides]] for ending in endings],
    ]


def shown(first: Mean, own: Mean, digits: int) -> str:
    """A mean, marked where it differs from that of the first edition."""
    return f"{marked(first, own)} {own.mean:.{digits}f}".strip()


def seat_share(one: SeatStanding) -> str:
    return f"{one.share:.1%} ({one.low:.0%} to {one.high:.0%})"


def ending_share(side: EditionResult, ending: str) -> str:
    return f"{side.endings[ending] / side.games:.1%}" if ending in side.endings else ""


def card_rows(comparison: Comparison) -> list[list[str]]:
    """A row for each card, the one furthest from par first; rare ones are left out."""
    rows: dict[str, float] = {}
    for side in comparison.sides:
        for action, card in side.cards.items():
            if card.seats >= counts.FEWEST_SEATS:
                rows[action] = max(rows.get(action, 0.0), abs(card.rate.share - comparison.par))
    called = comparison.card_names()
    order = sorted(rows, key=lambda action: (-rows[action], action))
    return [[called[action], *[card_share(side, action) for side in comparison.sides]] for action in order]


def card_share(side: EditionResult, action: str) -> str:
    card = side.cards.get(action)
    return "" if card is None else f"{card.rate.share:.1%}"


def fact_rows(comparison: Comparison) -> list[list[str]]:
    """A row for each fact that differs; nothing where a game does not know it."""
    return [
        [names.fact(fact), *[fact_shown(comparison, side, fact) for side in comparison.sides]]
        for fact in differing(comparison)
    ]


def fact_shown(comparison: Comparison, side: EditionResult, fact: str) -> str:
    return shown(comparison.first(side).facts[fact], side.facts[fact], 2) if fact in side.facts else ""


# --- as files ---


def keep(folder: Path, comparison: Comparison) -> None:
    """Write the figures beside the games."""
    replaced(folder / RESULTS, json.dumps(comparison.as_json(), indent=2) + "\n")
    replaced(folder / SHEET, spreadsheet(comparison))


def spreadsheet(comparison: Comparison) -> str:
    """A row for every figure of every edition."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for side in comparison.sides:
        writer.writerows([[side.edition, *row] for row in rows_of(side)])
    return text.getvalue()


def rows_of(side: EditionResult) -> list[list[object]]:
    means = {
        "decisions": side.decisions,
        "turns": side.turns,
        "winning score": side.winning_score,
        "spread of scores": side.spread,
    }
    return [
        ["games", "", side.games, "", ""],
        ["games that do not count", "", side.uncounted, "", ""],
        *[[name, "", one.mean, one.low, one.high] for name, one in means.items()],
        *[["win rate by seat", one.seat, one.share, one.low, one.high] for one in side.seats],
        *[
            ["win rate by card", action, one.rate.share, one.rate.low, one.rate.high]
            for action, one in side.cards.items()
        ],
        *[["facts per game", fact, one.mean, one.low, one.high] for fact, one in side.facts.items()],
        *[["ending", ending, count, "", ""] for ending, count in side.endings.items()],
    ]
