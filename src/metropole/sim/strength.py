"""How strong the bots are: what is claimed, and what the games say to it.

Every claim is a tournament. Its games are kept as rows of one sheet, and the page is made from that sheet alone.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, NamedTuple

from metropole.bots import parts
from metropole.kernel import MetropoleError
from metropole.sim.plan import Matchup, laid
from metropole.sim.records import GameRecord
from metropole.sim.report.numbers import between, duration, percent, round_percent
from metropole.sim.statistics import wilson

SEED: Final = 2026
SHEET: Final = "strength.csv"
PAGE: Final = "strength.md"
PICTURE: Final = "strength.svg"
SMALLEST: Final = 6  # part of a victory, as so many may share one


class BadClaimError(MetropoleError):
    """A claim that nobody has made."""


class BadFiguresError(MetropoleError):
    """A file that does not hold the games of claims."""


@dataclass(frozen=True)
class Claim:
    """The first bot of a line-up wins at least `bar` of the games; the others are its rivals."""

    key: str
    edition: str
    bots: tuple[str, ...]
    games: int
    bar: float

    @property
    def bot(self) -> str:
        return self.bots[0]

    @property
    def rival(self) -> str:
        return self.bots[1]

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def hurried(self) -> bool:
        """Whether somebody thinks by the clock."""
        return any([parts(bot)[1].seconds is not None for bot in self.bots])

    def table(self) -> Matchup:
        return laid(self.edition, self.bots, SEED)


def alone(bot: str, rival: str, seats: int) -> tuple[str, ...]:
    """One bot at a table of rivals."""
    return (bot, *[rival] * (seats - 1))


ORIGINAL: Final = "colonialism/original"
SPIELWORXX: Final = "colonialism/spielworxx"
COMPASS: Final = "colonialism/compass"
EXPANSIONS: Final = "colonialism/compass+events+upgrades"
SECOND: Final = "empires/second"
NATIONS: Final = "empires/second+nations"
REVISED: Final = "empires/revised"

CLAIMS: tuple[Claim, ...] = (
    Claim("greedy-original-2", ORIGINAL, alone("greedy", "random", 2), 200, 0.97),
    Claim("greedy-original-4", ORIGINAL, alone("greedy", "random", 4), 200, 0.85),
    Claim("greedy-spielworxx-2", SPIELWORXX, alone("greedy", "random", 2), 200, 0.97),
    Claim("greedy-spielworxx-4", SPIELWORXX, alone("greedy", "random", 4), 200, 0.85),
    Claim("greedy-compass-2", COMPASS, alone("greedy", "random", 2), 200, 0.97),
    Claim("greedy-compass-4", COMPASS, alone("greedy", "random", 4), 200, 0.85),
    Claim("greedy-expansions-2", EXPANSIONS, alone("greedy", "random", 2), 200, 0.97),
    Claim("greedy-expansions-4", EXPANSIONS, alone("greedy", "random", 4), 200, 0.85),
    Claim("greedy-second-4", SECOND, alone("greedy", "random", 4), 100, 0.75),
    Claim("greedy-nations-2", NATIONS, alone("greedy", "random", 2), 100, 0.90),
    Claim("greedy-nations-4", NATIONS, alone("greedy", "random", 4), 100, 0.75),
    Claim("greedy-revised-3", REVISED, alone("greedy", "random", 3), 102, 0.75),  # whole deals of three games
    Claim("greedy-revised-4", REVISED, alone("greedy", "random", 4), 100, 0.75),
    Claim("search-compass-2", COMPASS, alone("search:1s", "greedy", 2), 20, 0.75),
    Claim("search-compass-4", COMPASS, alone("search:1s", "greedy", 4), 20, 0.50),
    Claim("search-second-4", SECOND, alone("search:1s", "greedy", 4), 20, 0.45),
    Claim("search-revised-4", REVISED, alone("search:1s", "greedy", 4), 8, 0.45),
    Claim("time-compass-2", COMPASS, alone("search:1s", "search:100ms", 2), 24, 0.60),
)


def chosen(keys: Sequence[str], games: int | None = None) -> list[Claim]:
    """The claims with these keys, or all; with another number of games if one is named."""
    known = [claim.key for claim in CLAIMS]
    for key in keys:
        if key not in known:
            raise BadClaimError(f"only: there is no claim {key!r}; choose from {', '.join(known)}")
    wanted = [claim for claim in CLAIMS if not keys or claim.key in keys]
    return wanted if games is None else [replace(claim, games=games) for claim in wanted]


# --- the sheet ---


class StrengthFigures(NamedTuple):
    """One seat of one game; seats count from one, `ms` is the mean per decision."""

    claim: str
    number: int
    deal: int
    seat: int
    bot: str
    score: int
    total: int
    rank: int
    victory: Fraction
    decisions: int
    ms: float


def rows_of(key: str, records: Iterable[GameRecord]) -> list[StrengthFigures]:
    """The games of a claim, seat by seat."""
    return [row(key, record, seat) for record in records for seat in range(len(record.bots))]


def row(key: str, record: GameRecord, seat: int) -> StrengthFigures:
    thought = record.thought[seat]
    return StrengthFigures(
        key,
        record.number,
        record.deal,
        seat + 1,
        record.bots[seat],
        record.scores[seat],
        record.totals[seat],
        record.ranks[seat],
        record.victory(seat),
        thought.count,
        1000 * thought.seconds / max(1, thought.count),
    )


def sheet(rows: Iterable[StrengthFigures]) -> str:
    """The rows as a file."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(StrengthFigures._fields)
    for one in rows:
        writer.writerow([*one[:8], f"{float(one.victory):.4g}", one.decisions, f"{one.ms:.3f}"])
    return text.getvalue()


def read_sheet(path: Path) -> list[StrengthFigures]:
    """The rows of a file, in the order of the claims."""
    try:
        lines = csv.reader(io.StringIO(path.read_text(encoding="utf-8")), strict=True)
        if next(lines, None) != list(StrengthFigures._fields):
            raise BadFiguresError(f"{path}: its first line is not {','.join(StrengthFigures._fields)}")
        rows = [parsed(line) for line in lines]
    except OSError as error:
        raise BadFiguresError(f"{path}: cannot be read ({error.strerror})") from None
    except (ValueError, TypeError, csv.Error) as error:
        raise BadFiguresError(f"{path}: is no sheet of games ({error})") from None
    known = {claim.key for claim in CLAIMS}
    for one in rows:
        if one.claim not in known:
            raise BadFiguresError(f"{path}: there is no claim {one.claim!r}")
    return in_order(rows)


def parsed(line: list[str]) -> StrengthFigures:
    claim, number, deal, seat, bot, score, total, rank, victory, decisions, ms = line
    return StrengthFigures(
        claim,
        int(number),
        int(deal),
        int(seat),
        bot,
        int(score),
        int(total),
        int(rank),
        Fraction(victory).limit_denominator(SMALLEST),
        int(decisions),
        float(ms),
    )


def in_order(rows: Iterable[StrengthFigures]) -> list[StrengthFigures]:
    """By claim, as they are made, then by game and seat."""
    places = {claim.key: place for place, claim in enumerate(CLAIMS)}
    return sorted(rows, key=lambda one: (places[one.claim], one.number, one.seat))


def renewed(old: Iterable[StrengthFigures], new: Sequence[StrengthFigures]) -> list[StrengthFigures]:
    """Claims that were measured again have new rows, the others keep theirs."""
    again = {one.claim for one in new}
    return in_order([*[one for one in old if one.claim not in again], *new])


# --- what the games say ---


@dataclass(frozen=True)
class Finding:
    """The share of its games that a bot has won, enclosed with 95 % certainty, and how long it thought."""

    claim: Claim
    games: int
    wins: float
    share: float
    low: float
    high: float
    ms: float
    rival_ms: float

    @property
    def reached(self) -> bool:
        """A share that is exactly the bar is enough."""
        return self.share >= self.claim.bar

    def as_json(self) -> dict[str, Any]:
        figures = asdict(self)
        return {**figures.pop("claim"), **figures, "reached": self.reached}


def found(rows: Sequence[StrengthFigures]) -> list[Finding]:
    """What the rows say to each claim that has any."""
    by_claim = [(claim, [one for one in rows if one.claim == claim.key]) for claim in CLAIMS]
    return [finding(claim, own) for claim, own in by_claim if own]


def finding(claim: Claim, rows: Sequence[StrengthFigures]) -> Finding:
    """A shared victory counts in parts."""
    games = len({one.number for one in rows})
    if sorted([one.bot for one in rows]) != sorted(claim.bots * games):
        raise BadFiguresError(f"{claim.key}: these are not games of {','.join(claim.bots)}")
    wins = sum([one.victory for one in rows if one.bot == claim.bot], Fraction(0))
    return Finding(
        claim,
        games,
        float(wins),
        float(wins / games),
        *wilson(float(wins), games),
        ms=mean_ms([one for one in rows if one.bot == claim.bot]),
        rival_ms=mean_ms([one for one in rows if one.bot == claim.rival]),
    )


def mean_ms(rows: Sequence[StrengthFigures]) -> float:
    """The mean time of a decision over all games."""
    return sum([one.ms * one.decisions for one in rows]) / max(1, sum([one.decisions for one in rows]))


# --- the page ---

HEAD: Final = (
    "claim",
    "bot",
    "against",
    "rule set",
    "games",
    "wins",
    "95 % interval",
    "bar",
    "reached",
    "if equal",
    "a decision takes",
    "the others'",
)

INTRODUCTION: Final = f"""\
# How strong the bots are

<!-- Made from {SHEET} by `metropole strength`; do not edit. -->

![The share of games won in each claim, with its interval and the bar]({PICTURE})

Each line is a claim: this bot, alone at a table of the others, wins at least so large a part of the games (the bar).
Whoever shares a victory has a part of it. *If equal* is what the bot would win if it played as well as the others."""

METHOD: Final = f"""\
## How it is measured

Every claim is a tournament. The bot moves one seat on from game to game, and the dice stay the same until it has sat
everywhere, so that neither seat nor luck favours anybody. The seed is {SEED} throughout; bots without a time limit play
the same games everywhere. `search:1s` may think for a second about each decision, so its games depend on the machine,
and on the engine being compiled, which `do.py` sees to where there is a C compiler. How long decisions really took, on
average, is in the last columns.

The interval is Wilson's (1927), with 95 % certainty: nineteen of twenty such intervals enclose the true share. A bar is
reached if the share that was found is not below it.

[{SHEET}]({SHEET}) has every game, with a row for each seat: claim, number, deal (games of a deal share their dice),
seat, bot, score, total (cubes or treasury), rank, part of the victory, decisions, and milliseconds for each on average.
This page and its picture are made from nothing else.

```console
$ python3 do.py strength                              # everything; hours
$ metropole strength --only search-compass-2          # one claim; --only may be repeated
$ metropole strength --draw --docs docs               # this page again, from the sheet
```

It can be left at any time, and the same command goes on. With `--jobs 2` two games are played at once, which bots that
think by the clock forgive only where two cores are idle."""


def page(findings: Sequence[Finding]) -> str:
    """What was found as a page of the documentation."""
    lines = [HEAD, ["---"] * len(HEAD), *[line_of(one) for one in findings]]
    reached = len([one for one in findings if one.reached])
    table = [f"| {' | '.join(line)} |" for line in lines]
    verdict = f"{reached} of {len(findings)} bars are reached."
    return "\n\n".join([INTRODUCTION, "\n".join(table), verdict, METHOD]) + "\n"


def line_of(one: Finding) -> list[str]:
    claim = one.claim
    return [
        f"`{claim.key}`",
        claim.bot,
        f"{claim.seats - 1} × {claim.rival}",
        claim.edition,
        str(one.games) if one.games == claim.games else f"{one.games} of {claim.games}",
        percent(one.share),
        between(one.low, one.high),
        round_percent(claim.bar),
        "yes" if one.reached else "**no**",
        round_percent(1 / claim.seats),
        duration(one.ms),
        duration(one.rival_ms),
    ]
