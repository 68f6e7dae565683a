"""How strong the bots are: what is claimed, and what the games say to it.

Every claim is a tournament, and its games lie in the folder of it. What they say, a line for each claim, is kept beside
the page, and the page is made from those figures alone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Final

import msgspec

from metropole.bots import parts
from metropole.kernel import MetropoleError
from metropole.sim.plan import Matchup, laid
from metropole.sim.records import GameRecord, together
from metropole.sim.report.numbers import between, duration, percent, round_percent
from metropole.sim.statistics import wilson

SEED: Final = 2026
FIGURES: Final = "strength.json"
PAGE: Final = "strength.md"
PICTURE: Final = "strength.svg"


class BadClaimError(MetropoleError):
    """A claim that nobody has made."""


class BadFiguresError(MetropoleError):
    """A file or a list of games that does not belong to the claims."""


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


# --- what the games say ---


class StrengthFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games of a claim come to; a shared victory counts in parts."""

    claim: str
    games: Annotated[int, msgspec.Meta(ge=1)]
    wins: float
    ms: float  # for a decision of the bot, on average
    rival_ms: float


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

    def as_json(self) -> dict[str, object]:
        figures = asdict(self)
        return {**figures.pop("claim"), **figures, "reached": self.reached}


def figures_of(claim: Claim, records: Sequence[GameRecord]) -> StrengthFigures:
    """Count the games of a claim."""
    if any([sorted(record.bots) != sorted(claim.bots) for record in records]):
        raise BadFiguresError(f"{claim.key}: these are not games of {','.join(claim.bots)}")
    seated = [(record, seat) for record in records for seat in range(claim.seats)]
    own = [(record, seat) for record, seat in seated if record.bots[seat] == claim.bot]
    rivals = [(record, seat) for record, seat in seated if record.bots[seat] != claim.bot]
    wins = float(sum([record.victory(seat) for record, seat in own]))
    return StrengthFigures(claim.key, len(records), wins, mean_ms(own), mean_ms(rivals))


def mean_ms(seated: Sequence[tuple[GameRecord, int]]) -> float:
    """The mean time of a decision over all games."""
    thought = together([record.thought[seat] for record, seat in seated])
    return round(1000 * thought.seconds / max(1, thought.count), 7)


def finding(claim: Claim, figures: StrengthFigures) -> Finding:
    games, wins = figures.games, figures.wins
    low, high = wilson(wins, games)
    return Finding(claim, games, wins, wins / games, low, high, figures.ms, figures.rival_ms)


def found(figures: Iterable[StrengthFigures]) -> list[Finding]:
    """What is known about each claim, in the order of the claims."""
    known = {one.claim: one for one in figures}
    return [finding(claim, known[claim.key]) for claim in CLAIMS if claim.key in known]


# --- the figures as a file ---


def read_figures(path: Path) -> list[StrengthFigures]:
    try:
        figures = msgspec.json.decode(path.read_bytes(), type=list[StrengthFigures])
    except OSError as error:
        raise BadFiguresError(f"{path}: cannot be read ({error.strerror})") from None
    except msgspec.DecodeError as error:
        raise BadFiguresError(f"{path}: holds no figures of claims ({error})") from None
    for one in figures:
        if one.claim not in [claim.key for claim in CLAIMS]:
            raise BadFiguresError(f"{path}: there is no claim {one.claim!r}")
    return figures


def written_figures(findings: Iterable[Finding]) -> str:
    """A line for each claim."""
    lines = [StrengthFigures(one.claim.key, one.games, one.wins, one.ms, one.rival_ms) for one in findings]
    return "[\n" + ",\n".join([msgspec.json.encode(line).decode() for line in lines]) + "\n]\n"


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

<!-- Made from {FIGURES} by `metropole strength`; do not edit. -->

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

Each claim has its folder, in which every game is kept: `games.csv` has a row for each seat, with deal (games of a deal
share their dice), bot, score, rank, part of the victory, decisions and seconds. What all of them come to is in
[{FIGURES}]({FIGURES}); this page and its picture are made from nothing else.

```console
$ python3 do.py strength                              # everything; hours
$ metropole strength --only search-compass-2          # one claim; --only may be repeated
$ metropole strength --draw --docs docs               # this page again, from its figures
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
