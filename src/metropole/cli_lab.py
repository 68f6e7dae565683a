"""The commands of the laboratory, where bots play each other."""

import json
import sys
import time
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

import click
from click.shell_completion import CompletionItem

from metropole import registry
from metropole.bots.subprocess_bot import BotFailedError
from metropole.cli_common import (
    INTERRUPTED,
    BadRequestError,
    board_option,
    edition_argument,
    players,
    progress_stream,
    rule_sets,
    table,
)
from metropole.extras import advice
from metropole.sim import GameRecord, Matchup, TournamentPlan, bench, line_up, strength
from metropole.sim import compare as comparing
from metropole.sim.folder import Folder, in_order, replaced
from metropole.sim.plan import laid
from metropole.sim.records import uncounted
from metropole.sim.tournament import conclude, play_all, source, usual_folder

MINUTE: Final = 60.0
FAILED: Final = 1  # exit status: a bot has failed
MOST_SHOWN: Final = 12  # lines of a kind at the terminal; the files have all

lab: Final = click.Group()


keep_going_option: Final = click.option(
    "--keep-going",
    is_flag=True,
    help="Play on when a bot fails; such games count for nobody, and the exit status stays 1.",
)


# --- tournament ---

WORKERS = """
\b
A tournament can be left at any time: the same command goes on where it stopped, and more --games continue it.
In its folder are plan.json, games.jsonl, results.json, games.csv and report.html.

\b
On several machines, with Metropole and the same bots installed on each (with the extra cluster):

\b
  dask scheduler
  dask worker tcp://MACHINE:8786 --nthreads 1 --nworkers auto
  metropole tournament EDITION --bots search:200ms,greedy --games 1000 --cluster tcp://MACHINE:8786
"""


@lab.command(epilog=WORKERS)
@edition_argument
@click.option(
    "--bots", "names", required=True, help="Bots with commas, such as search:200ms,greedy.", shell_complete=players
)
@click.option("--seats", type=int, help="How many play; fewer bots repeat in a cycle. [default: one for each bot]")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same dice.")
@board_option
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many processes.")
@click.option("--cluster", "address", metavar="ADDRESS", help="Let the workers of this Dask scheduler play.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where everything is kept. [default: a folder in ./tournaments, named after what is played]",
)
@keep_going_option
@click.option("--no-report", is_flag=True, help="Do not draw report.html.")
@click.option("--open", "opened", is_flag=True, help="Open the report in the browser.")
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def tournament(
    edition: str,
    names: str,
    seats: int | None,
    games: int,
    seed: int,
    board: Path | None,
    jobs: int,
    address: str | None,
    folder: Path | None,
    keep_going: bool,
    no_report: bool,
    opened: bool,
    as_json: bool,
) -> None:
    """Let bots play many games, moving one seat on from game to game, and say how strong they are.

    The dice stay the same until everybody has sat everywhere, so that nobody is luckier. A shared victory counts in
    parts. A bot that fails ends the tournament, with exit status 1.
    """
    if address is not None and jobs > 1:
        raise BadRequestError("jobs: with --cluster its workers play; leave out --jobs")
    if opened and no_report:
        raise BadRequestError("open: there is nothing to open with --no-report")
    named = [name.strip() for name in names.split(",")]
    laid_out = laid(edition, line_up(named, len(named) if seats is None else seats), seed, board, keep_going)
    plan = laid_out.plan
    with Folder(folder or usual_folder(plan, named), plan) as kept:
        played = kept.finished()
        run(kept, laid_out, games, played, jobs, address, set())
        results = conclude(kept, plan, games, played)
    click.echo(
        json.dumps(results, indent=2) if as_json else "\n".join([*result_lines(results), f"kept in {kept.path}"])
    )
    if not no_report:
        draw(kept.path, plan, in_order(played, games), opened)
    if results["troubles"]:
        raise click.exceptions.Exit(FAILED)


def run(
    kept: Folder,
    laid_out: Matchup,
    games: int,
    played: dict[int, GameRecord],
    jobs: int,
    address: str | None,
    shown: set[str],
    name: str = "",
) -> None:
    """Play what is missing. An interrupt, or a bot that fails, loses the games under way and no other.

    Where failures are no end, the first one of each bot is shown; `shown` are the bots of which one was.
    """
    before = len(in_order(played, games))
    if before:
        click.echo(f"{before} of {games} games were played before", err=True)
    try:
        with progress(name, laid_out.plan.edition, games - before) as bar:
            for record in play_all(kept, games, played, source(laid_out, jobs, address)):
                bar.update(1)
                show_failures(record, shown)
    except BotFailedError as error:
        if error.traceback:
            click.echo(error.traceback, err=True)
        click.echo(f"metropole: {error}; --keep-going plays on, but such games count for nobody", err=True)
        raise click.exceptions.Exit(FAILED) from None
    except KeyboardInterrupt:
        done = len(in_order(played, games))
        click.echo(f"stopped: {done} of {games} games are played; the same command goes on", err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


def show_failures(record: GameRecord, shown: set[str]) -> None:
    """What went wrong with each bot, the first time that it did."""
    for seat, bot in enumerate(record.bots):
        troubles = record.troubles_of(seat)
        if troubles and bot not in shown:
            shown.add(bot)
            trace = [record.tracebacks[bot]] if bot in record.tracebacks else []
            click.echo("\n".join([*trace, f"game {record.number}, {troubles[0]}"]), err=True)


def progress(name: str, edition: str, games: int) -> "AbstractContextManager[Progress]":
    """A bar on the screen; where there is none, lines for games that have a name."""
    if name and not sys.stderr.isatty():
        return nullcontext(ProgressLog(name, games))
    return click.progressbar(length=games, label=name or edition, show_pos=True, file=progress_stream())


class Progress(Protocol):
    """Whatever shows how far something has come."""

    def update(self, games: int, /) -> None:
        """So many more are done."""


class ProgressLog:
    """Progress in lines, one a minute at most, with the time that is left."""

    def __init__(self, name: str, games: int) -> None:
        self.name = name
        self.games = games
        self.done = 0
        self.begun = self.told = time.monotonic()

    def update(self, games: int) -> None:
        self.done += games
        now = time.monotonic()
        if now - self.told >= MINUTE:
            left = (now - self.begun) / self.done * (self.games - self.done)
            click.echo(f"{self.name}: {self.done} of {self.games} games, {left / MINUTE:.0f} min left", err=True)
            self.told = now


def result_lines(results: dict[str, Any]) -> list[str]:
    total = registry.find(results["edition"]).kit.totals
    head = ["bot", "games", "wins", "share", "95 %", "par", "Elo", "score", total, "rank", "ms", "troubles"]
    rows = [head, *[result_row(name, one) for name, one in results["bots"].items()]]
    played = f"{results['edition']}, {results['seats']} seats, {results['games']} games, seed {results['seed']}"
    if not results["counted"]:
        return [played, *failure_lines(results)]
    means = f"par is the bot's share of the seats; score, {total} and rank are means, ms is the median per decision"
    lengths = f"{results['mean_decisions']:.1f} decisions and {results['mean_seconds']:.2f} s per game"
    return [played, *table(rows), f"{means}; {lengths}", *failure_lines(results)]


def failure_lines(results: dict[str, Any]) -> list[str]:
    """Why some games count for nobody, if there are such."""
    troubles = results["troubles"]
    if not troubles:
        return []
    lines = [f"  {one['words']} ({one['times']} times, first in game {one['first_game']})" for one in troubles]
    more = [f"  and {len(lines) - MOST_SHOWN} more"] if len(lines) > MOST_SHOWN else []
    games = results["games"]
    return [f"{uncounted(games - results['counted'], games)}", *lines[:MOST_SHOWN], *more]


def result_row(name: str, one: dict[str, Any]) -> list[str]:
    return [
        name,
        str(one["games"]),
        f"{one['wins']:.2f}",
        f"{one['share']:.1%}",
        f"{one['low']:.1%} to {one['high']:.1%}",
        f"{one['par']:.1%}",
        f"{one['elo']:+.0f}",
        f"{one['mean_score']:.2f}",
        f"{one['mean_total']:.2f}",
        f"{one['mean_rank']:.2f}",
        f"{one['decision_ms']:.2g}" if one["decision_ms"] < 10 else f"{one['decision_ms']:.0f}",
        str(one["troubles"]),
    ]


def draw(folder: Path, plan: TournamentPlan, records: list[GameRecord], opened: bool) -> None:
    """The report in pictures."""
    if can_draw():
        from metropole.sim import report

        show(report.write(folder, plan, records), opened)


def can_draw() -> bool:
    """Whether there is something to draw pictures with; if not, how to get it."""
    if find_spec("matplotlib") is not None:
        return True
    click.echo(f"no report without matplotlib: {advice('report')}; the same command draws it then", err=True)
    return False


def show(path: Path, opened: bool) -> None:
    """Say where a page is, and open it if that is wanted."""
    click.echo(f"report: {path}", err=True)
    if opened:
        webbrowser.open(path.resolve().as_uri())


# --- compare ---

SIDES = """
\b
The games of each edition are kept in a folder of their own, as a tournament is: the same command goes on where it
stopped. Beside them are compare.json, compare.csv and compare.html.

\b
  metropole compare colonialism/original colonialism/compass colonialism/compass+events --seats 3
"""


@lab.command(epilog=SIDES)
@click.argument("editions", metavar="EDITION...", nargs=-1, required=True, shell_complete=rule_sets)
@click.option("--bots", "names", default="greedy", show_default=True, help="Bots with commas.", shell_complete=players)
@click.option("--seats", type=int, default=4, show_default=True, help="How many play; fewer bots repeat in a cycle.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="Games of each edition.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same dice.")
@board_option
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many processes.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where everything is kept. [default: a folder in ./tournaments, named after who plays]",
)
@keep_going_option
@click.option("--no-report", is_flag=True, help="Do not draw compare.html.")
@click.option("--open", "opened", is_flag=True, help="Open the page in the browser.")
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def compare(
    editions: tuple[str, ...],
    names: str,
    seats: int,
    games: int,
    seed: int,
    board: Path | None,
    jobs: int,
    folder: Path | None,
    keep_going: bool,
    no_report: bool,
    opened: bool,
    as_json: bool,
) -> None:
    """Show what editions and options do to length, scores, seats, cards, rules and endings.

    Each EDITION, such as colonialism/compass+events or a file with house rules, is played equally often by the same
    bots. The first one of a game is what the others are measured by; rows that do not apply to an edition stay blank.
    """
    if opened and no_report:
        raise BadRequestError("open: there is nothing to open with --no-report")
    named = [name.strip() for name in names.split(",")]
    laid_out = comparing.tables(editions, named, seats, seed, board, keep_going)
    place = folder or comparing.usual_folder(named, seats, seed)
    shown: set[str] = set()
    sides = [(one.plan, all_games(place / comparing.subfolder(one.plan), one, games, jobs, shown)) for one in laid_out]
    try:
        comparison = comparing.compared(sides)
    except comparing.NothingCountsError as error:
        click.echo(f"metropole: {error}", err=True)
        raise click.exceptions.Exit(FAILED) from None
    comparing.keep(place, comparison)
    lines = [*comparison_lines(comparison), f"kept in {place}"]
    click.echo(json.dumps(comparison.as_json(), indent=2) if as_json else "\n".join(lines))
    if not no_report:
        draw_comparison(place, comparison, opened)
    if any([side.uncounted for side in comparison.sides]):
        raise click.exceptions.Exit(FAILED)


def all_games(
    folder: Path, laid_out: Matchup, games: int, jobs: int, shown: set[str], name: str = ""
) -> list[GameRecord]:
    """The games of one table, played now or before."""
    with Folder(folder, laid_out.plan) as kept:
        played = kept.finished()
        run(kept, laid_out, games, played, jobs, None, shown, name)
        conclude(kept, laid_out.plan, games, played)
    return in_order(played, games)


def comparison_lines(comparison: comparing.Comparison) -> list[str]:
    """The figures side by side."""
    sides = comparison.sides
    of_each = sides[0].games + sides[0].uncounted
    head = f"{len(comparison.bots)} seats, {of_each} games of each, seed {comparison.seed}"
    failures = [f"{side.edition}: {uncounted(side.uncounted, of_each)}" for side in sides if side.uncounted]
    editions = [side.edition for side in sides]
    rows = [
        ["", *editions],
        *comparing.figures(comparison),
        [f"win rate with card, par {comparison.par:.1%}", *editions],
        *comparing.card_rows(comparison)[:MOST_SHOWN],
        ["happens per game", *editions],
        *comparing.fact_rows(comparison)[:MOST_SHOWN],
    ]
    house = comparing.changes(comparison)
    return [
        f"{head}, bots {','.join(comparison.bots)}",
        *(table([["house rules", *comparing.CHANGED[1:]], *house]) if house else []),
        *[line.rstrip() for line in table(rows)],
        "▲ more or ▼ less than in the first edition of the same game, with 99 % certainty; more is in the files",
        *failures,
    ]


def draw_comparison(place: Path, comparison: comparing.Comparison, opened: bool) -> None:
    """The page in pictures."""
    if can_draw():
        from metropole.sim.report import comparison as drawing

        show(drawing.write(place, comparison), opened)


# --- strength ---

CLAIMED = """
\b
The games of each claim are kept in a folder of their own, as a tournament is: the same command goes on where it
stopped. The exit status is 1 if a bar is missed.

\b
  metropole strength --only search-compass-2 --only time-compass-2 --games 20
"""
MISSED: Final = 1


def claim_keys(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(claim.key) for claim in strength.CLAIMS if claim.key.startswith(incomplete)]


@lab.command("strength", epilog=CLAIMED)
@click.option(
    "--only", "keys", metavar="KEY", multiple=True, help="This claim and no other.", shell_complete=claim_keys
)
@click.option("--games", type=click.IntRange(min=1), help="How many games of each. [default: as claimed]")
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="How many processes. No more than there are idle cores, or bots that think by the clock are weaker.",
)
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("strength"),
    show_default=True,
    help="Where the games are kept.",
)
@click.option(
    "--docs",
    type=click.Path(path_type=Path, file_okay=False, exists=True, writable=True),
    help="Write strength.json, strength.md and strength.svg here; what was not measured now stays in them.",
)
@click.option("--draw", "drawn", is_flag=True, help="Play nothing; page and picture in --docs are made again.")
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def measure_strength(
    keys: tuple[str, ...],
    games: int | None,
    jobs: int,
    folder: Path,
    docs: Path | None,
    drawn: bool,
    as_json: bool,
) -> None:
    """Measure how strong the bots are, claim by claim, each with the share that is to be reached."""
    if drawn and (keys or games):
        raise BadRequestError("draw: nothing is played, so leave out --only and --games")
    if docs is None and drawn:
        raise BadRequestError("draw: say where the figures are, such as --docs docs")
    if docs is not None and find_spec("matplotlib") is None:
        raise BadRequestError(f"docs: no picture without matplotlib: {advice('report')}")
    before = figures_before(docs, drawn) if docs is not None else []
    now = [] if drawn else measured(strength.chosen(keys, games), folder, jobs)
    if docs is not None:
        document(docs, strength.found([*before, *now]))
    tell_strength(strength.found(before if drawn else now), as_json)


def figures_before(docs: Path, needed: bool) -> list[strength.StrengthFigures]:
    """What was measured before; a file that cannot be read is refused before hours are spent."""
    path = docs / strength.FIGURES
    return strength.read_figures(path) if needed or path.exists() else []


def measured(claims: list[strength.Claim], folder: Path, jobs: int) -> list[strength.StrengthFigures]:
    """Play every claim, and say at once what came out."""
    if not bench.compiled() and any([claim.hurried for claim in claims]):
        click.echo("the engine is not compiled: bots that think by the clock are weaker than they might be", err=True)
    measured: list[strength.StrengthFigures] = []
    for number, claim in enumerate(claims, start=1):
        name = f"{number}/{len(claims)} {claim.key}"
        records = all_games(folder / claim.key, claim.table(), claim.games, jobs, set(), name)
        measured.append(strength.figures_of(claim, records))
        click.echo(strength_line(strength.finding(claim, measured[-1])), err=True)
    return measured


def document(docs: Path, findings: list[strength.Finding]) -> None:
    """Figures, page and picture."""
    from metropole.sim.report import strength as picture

    try:
        replaced(docs / strength.FIGURES, strength.written_figures(findings))
        replaced(docs / strength.PAGE, strength.page(findings))
        replaced(docs / strength.PICTURE, picture.drawn(findings))
    except OSError as error:
        raise BadRequestError(f"{docs}: cannot be written ({error.strerror})") from None


def tell_strength(findings: list[strength.Finding], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps([one.as_json() for one in findings], indent=2))
    else:
        head = ["claim", "games", "wins", "95 %", "bar", "", "ms", "theirs"]
        click.echo("\n".join(table([head, *[strength_row(one) for one in findings]])))
    if not all([one.reached for one in findings]):
        raise click.exceptions.Exit(MISSED)


def strength_line(one: strength.Finding) -> str:
    verdict = "reached" if one.reached else "missed"
    return (
        f"{one.claim.key}: {one.claim.bot} wins {one.share:.1%} of {one.games} games, bar {one.claim.bar:.0%} {verdict}"
    )


def strength_row(one: strength.Finding) -> list[str]:
    return [
        one.claim.key,
        str(one.games),
        f"{one.share:.1%}",
        f"{one.low:.1%} to {one.high:.1%}",
        f"{one.claim.bar:.0%}",
        "reached" if one.reached else "missed",
        f"{one.ms:.3g}",
        f"{one.rival_ms:.3g}",
    ]
