"""The command line."""

import json
import os
import secrets
import sys
import time
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import click

from metropole import bots, drawing, journal, registry, verify
from metropole.cli_common import (
    FILE,
    INTERRUPTED,
    PERSON,
    BadRequestError,
    board_option,
    check_place,
    edition_argument,
    keep,
    language_option,
    players,
    progress_stream,
    rule_sets,
    table,
)
from metropole.cli_lab import lab
from metropole.journal import Journal
from metropole.kernel import MetropoleError
from metropole.kernel.view import SPECTATOR
from metropole.parts import house_words
from metropole.parts import rule_pages as pages
from metropole.sim import bench as benchmark
from metropole.sim import soak as soaking
from metropole.sim.bench.chart import drawn as draw
from metropole.sim.bench.duel import Duel
from metropole.sim.bench.duel import rows as duel_rows
from metropole.sim.bench.shown import blocks as bench_blocks
from metropole.text.voice import AnySpeaker
from metropole.tui import saving
from metropole.tui.console import Console
from metropole.tui.input_loop import InputLoop, QuitError
from metropole.tui.local_game import LocalGame
from metropole.tui.remote_options import RemoteOptions
from metropole.tui.replay import after_station, game_at, listed, position

REFUSED = 2
TOOLS = {"load": "tools.load.command", "tune": "tools.tuning.command"}  # commands that only a clone has


def tool(module: str) -> ModuleType | None:
    """A module of `tools/`, or nothing: only a clone has that folder. Nothing else in the package knows of it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "tools":
            raise
        return None


class Commands(click.Group):
    """All commands. Whatever is refused is refused in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *[name for name in TOOLS if tool(TOOLS[name])]])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in TOOLS:
            return super().get_command(ctx, cmd_name)
        found = tool(TOOLS[cmd_name])
        if found is None:
            raise BadRequestError(f"{cmd_name}: needs a clone of the project, and is there: python3 do.py {cmd_name}")
        command: click.Command = found.command
        return command

    def main(self, *arguments: Any, **named: Any) -> Any:
        try:
            status = super().main(*arguments, **{**named, "standalone_mode": False})
        except click.ClickException as error:
            status = refuse(error.format_message())
        except MetropoleError as error:
            status = refuse(str(error))
        except click.Abort:
            status = INTERRUPTED
        sys.exit(status if isinstance(status, int) else 0)


def refuse(message: str) -> int:
    """One clear line."""
    click.echo(f"metropole: {' '.join(message.split())}", err=True)
    return REFUSED


EPILOG = """Completion of commands, editions, bots and files, for this shell:
eval "$(_METROPOLE_COMPLETE=bash_source metropole)" (or zsh_source, fish_source); see metropole completion --help."""


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=EPILOG,
)
@click.version_option(package_name="metropole", prog_name="metropole", message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Metropole: play, study and automate board games about empires.

    Without a command, the table opens in the browser, as with `play`.
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(play)


for command in lab.commands.values():
    cli.add_command(command)


def tell_own_address(address: str, already: bool) -> None:
    if already:
        click.echo(f"The table is open already at {address}")
    else:
        click.echo(f"The table is open at {address} (Ctrl-C stops it)")
    sys.stdout.flush()


# --- editions ---


@cli.command()
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects.")
def editions(language: str, as_json: bool) -> None:
    """List all rule sets and their options."""
    if as_json:
        click.echo(json.dumps([described(book) for book in registry.books()], indent=2))
        return
    speaker, known = plain_speaker(language), registry.find_book(registry.RECOMMENDED)
    for book in registry.books():
        first, *others = [rule_set for rule_set in registry.all_rule_sets() if rule_set.book is book]
        click.echo(edition_line(speaker, first))
        if book.options:
            click.echo("  " + speaker.say("cli-edition-options"))
        width = max([len(option.name) for option in book.options], default=0)
        for option in book.options:
            click.echo(f"    +{option.name:<{width}}  {first.kit.said(f'choice-{option.name}', language)}".rstrip())
        for rule_set in others:
            if rule_set.seats != first.seats:
                click.echo("  " + edition_line(speaker, rule_set))
    click.echo(speaker.say("cli-editions-how", name="+".join([known.name, *known.together])))


def edition_line(speaker: AnySpeaker, rule_set: registry.RuleSet) -> str:
    """A rule set, and how many can play it."""
    year = rule_set.book.year
    printed = speaker.say("cli-undated") if year == registry.UNDATED else str(year)
    seats = f"{rule_set.seats[0]}-{rule_set.seats[-1]}"
    return speaker.say("cli-edition", name=rule_set.name, year=printed, seats=seats)


def described(book: registry.Book) -> dict[str, object]:
    """A rulebook in plain values."""
    return {
        "name": book.name,
        "game": book.name.partition("/")[0],
        "year": None if book.year == registry.UNDATED else book.year,
        "seats": list(registry.find(book.name).seats),
        "options": [option.name for option in book.options],
    }


def plain_speaker(language: str, edition: str = registry.RECOMMENDED, board: Path | None = None) -> AnySpeaker:
    """Somebody to speak about a rule set, to nobody in particular."""
    rule_set = registry.load(edition)
    return rule_set.speaker(language, rule_set.load_board(board), SPECTATOR)


# --- play ---


@cli.command()
@click.option("--no-browser", is_flag=True, help="Only say where the table is.")
def play(no_browser: bool = False) -> None:
    """Open the table in the browser, from a server of your own that only this machine can reach."""
    from metropole.server import desktop

    desktop.open_own(tell_own_address, not no_browser)


@cli.command()
@click.argument("edition", metavar="[EDITION]", required=False, shell_complete=rule_sets)
@click.option(
    "--seats",
    help=f"Who plays, with commas: {PERSON} or a bot. [default: {PERSON} against greedy bots]",
    shell_complete=players,
)
@language_option
@click.option("--seed", type=click.IntRange(min=0), help="The seed of chance and bots; a new one if left out.")
@board_option
@click.option("--save", type=FILE, help="Keep the game in this file after every answer.")
@click.option("--resume", type=FILE, help="Go on with the game in this file, and keep it there.")
@click.option("--plain", is_flag=True, help="No colours and no escapes, as in a pipe.")
@click.option("--server", metavar="URL", help="Play at this server; alone it lists the tables there.")
@click.option("--table", metavar="TABLE", help="The table at the server; without one, EDITION opens a new one.")
@click.option("--name", help="What you are called at the server.")
@click.option(
    "--seat", type=click.IntRange(1, 6), help="Which seat you take, counted from 1; of several of yours, only this."
)
@click.option("--token", type=FILE, help="Who you are at the server is kept here. [default: a file of your own]")
def terminal(
    edition: str | None,
    seats: str | None,
    language: str,
    seed: int | None,
    board: Path | None,
    save: Path | None,
    resume: Path | None,
    plain: bool,
    server: str | None,
    table: str | None,
    name: str | None,
    seat: int | None,
    token: Path | None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen; with --server, at a table there.

    EDITION is a rule set such as colonialism/compass+events or empires/second; `metropole editions` lists them all.
    It may also be a file with house rules, such as house.toml.
    """
    if server is not None:
        refuse_options("terminal: a game at a server", {"--seed": seed, "--save": save, "--resume": resume})
        play_there(RemoteOptions(server, table, edition, seats, name, seat, token, board, language), Console(plain))
        return
    refuse_options("terminal: without --server", {"--table": table, "--name": name, "--seat": seat, "--token": token})
    game = resumed(resume, edition, board) if resume else new_game(edition or registry.RECOMMENDED, seats, board)
    names = seat_names(seats) if seats else list(game.header.players)
    if len(names) != game.header.seats:
        raise BadRequestError(f"seats: {len(names)} are named, but the game has {game.header.seats}")
    keep = save or resume
    if keep is not None:
        saving.check(keep, game)
    chosen = secrets.randbelow(10**9) if seed is None else seed
    session = LocalGame(game, [player(name) for name in names], chosen, Console(plain), language, keep)
    session.welcome(names)
    run_session(session)


def refuse_options(where: str, given: dict[str, object]) -> None:
    """Options that mean nothing here are not passed over in silence."""
    for option, value in given.items():
        if value is not None:
            raise BadRequestError(f"{where} takes no {option}")


def play_there(visit: RemoteOptions, console: Console) -> None:
    """Play at a server, or list its tables."""
    from metropole.tui import remote

    if visit.edition is None or visit.table is not None:
        refuse_options("play: without a new table", {"EDITION": visit.edition, "--seats": visit.seats})
    else:
        rule_set = registry.load(visit.edition)
        seats, board = visit.seats or first_seats(rule_set), visit.board or rule_set.board
        visit = replace(visit, edition=rule_set.name, seats=seats, board=board)
    session = remote.arrive(visit, console)
    if session is not None:
        run_session(session)


def run_session(session: InputLoop) -> None:
    """Play until the end, or until the person leaves, the input ends or somebody interrupts."""
    try:
        session.run()
    except (QuitError, EOFError):
        session.goodbye()
    except KeyboardInterrupt:
        session.goodbye()
        raise click.exceptions.Exit(INTERRUPTED) from None


def new_game(edition: str, seats: str | None, board: Path | None) -> Journal:
    rule_set = registry.load(edition)
    names = seat_names(seats or first_seats(rule_set))
    return journal.begin(rule_set, len(names), rule_set.load_board(board), tuple(names))


def resumed(path: Path, edition: str | None, board: Path | None) -> Journal:
    named = registry.load(edition) if edition is not None else None
    game = journal.read(path, chart_of(board or (named.board if named else None)))
    if named is not None and named.name != game.rule_set.name:
        raise BadRequestError(f"edition: {path} holds a game of {game.rule_set.name}, not of {named.name}")
    return game


def chart_of(board: Path | None) -> registry.Chart | None:
    """A board of one's own; without one, the game at hand takes the shipped board."""
    return registry.load_any_board(board) if board else None


def first_seats(rule_set: registry.RuleSet) -> str:
    """Who plays if nobody says: somebody at the terminal, and the usual number of opponents."""
    return ",".join(["you", *["greedy"] * rule_set.kit.opponents])


def seat_names(listed: str) -> list[str]:
    names = [name.strip() for name in listed.split(",")]
    for name in names:
        player(name)
    return names


def player(name: str) -> bots.BotPlayer | None:
    """A bot, or nobody for a person. Who thinks by the clock uses every core; the rest is alike on all machines."""
    if name == PERSON:
        return None
    counted = bots.parts(name)[1].iterations is not None
    return bots.make(name, 1 if counted else os.cpu_count() or 1)


# --- serve and verify ---

EXPOSURE = """
\b
Only this machine can reach the server unless told otherwise. To play over the internet, put a proxy with TLS (such as
Caddy or nginx) in front of it on the same machine, and say by which name people come:

\b
  metropole serve --behind-proxy --allow-host play.example.org

\b
The proxy must pass the Host header on, set X-Forwarded-For and X-Forwarded-Proto, and let WebSockets through. In a home
network, --host 0.0.0.0 --allow-host NAME serves everybody there, without TLS: whoever listens in can then read along.
Several processes can share one PostgreSQL: start each with the same --database and its own --port.
"""


@cli.command(epilog=EXPOSURE)
@click.option("--port", default=8642, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free one.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--database", metavar="PATH_OR_URL", help="A file, or postgresql://... [default: a file of your own]")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option("--allow-host", "hosts", multiple=True, metavar="NAME", help="A name by which people may come.")
@click.option("--behind-proxy", is_flag=True, help="A proxy on this machine speaks TLS and says who comes.")
@click.option("--bots", "workers", default=2, show_default=True, type=click.IntRange(1, 64), help="Processes for bots.")
@click.option("--bot-pause", default=0.0, type=click.FloatRange(0, 60), help="Seconds before a bot answers.")
@click.option("--limits", "generous", default=1.0, type=click.FloatRange(0, 1e6), help="Times the usual; 0 for none.")
def serve(
    port: int,
    host: str,
    database: str | None,
    no_browser: bool,
    hosts: tuple[str, ...],
    behind_proxy: bool,
    workers: int,
    bot_pause: float,
    generous: float,
) -> None:
    """Run a server with tables for people, bots and spectators."""
    from metropole.server import app, run

    settings = app.ServerConfig(hosts, behind_proxy, workers, bot_pause=bot_pause, generous=generous)
    run.serve(database, host, port, settings, behind_proxy, tell_address, not no_browser)


def tell_address(address: str) -> None:
    click.echo(f"Metropole serves at {address} (Ctrl-C stops it)")
    sys.stdout.flush()


@cli.command("verify")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def verify_files(files: tuple[str, ...]) -> None:
    """Check the sealed dice of finished games: every roll and draw follows from what was fixed before the first."""
    raise click.exceptions.Exit(verify.main(list(files)))


# --- replay ---


@cli.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=FILE)
@click.option("--step", type=click.IntRange(min=0), help="The line after which to look; the last one if left out.")
@click.option("--station", type=int, help="The station after which to look, in place of a line.")
@click.option("--stations", is_flag=True, help="List what happened: number, line and caption of every station.")
@click.option("--as", "seat", help="See it as this seat did (a number or a colour); a spectator if left out.")
@click.option("--picture", type=FILE, help="Draw it into this file instead, which ends with .svg or .png.")
@click.option("--check", is_flag=True, help="Replay every FILE with its fingerprints and print one line each.")
@language_option
@board_option
def replay(
    files: tuple[Path, ...],
    step: int | None,
    station: int | None,
    stations: bool,
    seat: str | None,
    picture: Path | None,
    check: bool,
    language: str,
    board: Path | None,
) -> None:
    """Show a position of a recorded game and what had happened, as a seat or a spectator saw it."""
    chart = chart_of(board)
    if check:
        failed = [path for path in files if not is_sound(path, chart, language)]
        raise click.exceptions.Exit(REFUSED if failed else 0)
    if len(files) > 1:
        raise BadRequestError("replay: name one file to look at, or add --check to replay several")
    if len([one for one in (step, station, stations or None) if one is not None]) > 1:
        raise BadRequestError("replay: name a line with --step, a station with --station, or list all with --stations")
    game = journal.read(files[0], chart)
    eyes = viewer(seat, game)
    if picture is not None:
        drawing.save(picture, game_at(game, step, station).view(eyes), game.chart, language)
    elif stations:
        Console().put(listed(game, eyes, language))
    elif station is not None:
        Console().put(after_station(game, station, eyes, language))
    else:
        Console().put(position(game, step, eyes, language))


def is_sound(path: Path, chart: registry.Chart | None, language: str) -> bool:
    """Replay one file; a failure is one line among the others."""
    try:
        game = journal.read(path, chart)
    except MetropoleError as error:
        refuse(str(error))
        return False
    key = "cli-check-finished" if game.game.over else "cli-check-running"
    speaker = plain_speaker(language)
    click.echo(speaker.say(key, file=str(path), edition=game.rule_set.name, lines=len(game.lines)))
    return True


def viewer(named: str | None, game: Journal) -> int:
    """A seat by number or colour."""
    if named is None:
        return SPECTATOR
    colours = game.rule_set.kit.colours(game.rule_set.edition)[: game.header.seats]
    names = [*colours, *[str(number + 1) for number in range(game.header.seats)]]
    if named.lower() not in names:
        raise BadRequestError(f"seat: '{named}' is not at this table (there are: {', '.join(names)})")
    return names.index(named.lower()) % game.header.seats


# --- rules ---


@cli.command()
@edition_argument
@click.argument("paragraph", required=False)
@click.option("--search", metavar="WORD", help="Only what speaks of this.")
@board_option
@language_option
def rules(edition: str, paragraph: str | None, search: str | None, board: Path | None, language: str) -> None:
    """Print the rules of an edition in our own words: all of them, or one PARAGRAPH such as 5.2, army or explorer.

    A ruling such as A44 and a statement such as CM-5.2.2.2-e are found by their numbers, too.
    """
    rule_set = registry.load(edition)
    speaker = plain_speaker(language, rule_set.name, board or rule_set.board)
    book = rule_set.kit.rulebook
    if search:
        lines = pages.found_by(book, speaker, rule_set.name, search)
    elif paragraph:
        lines = pages.part(book, speaker, rule_set.name, paragraph)
    else:
        lines = pages.whole(book, speaker, rule_set.name)
    click.echo("\n".join(lines))


# --- boards ---


@cli.group("board")
def board_group() -> None:
    """Board files: the map, tiles and cards that rulebooks print only as pictures."""


@board_group.command("check")
@click.argument("file", type=FILE)
@language_option
def check_board(file: Path, language: str) -> None:
    """Check a board file of either game and list which of its values are reconstructed."""
    chart = registry.load_any_board(file)
    speaker = plain_speaker(language)
    guessed = chart.reconstructed()
    click.echo(speaker.say("cli-board-fine", file=str(file), title=chart.title, digest=chart.digest))
    click.echo(speaker.say("cli-board-flags", count=len(guessed), all=len(chart.flags)))
    for path in guessed:
        click.echo(f"  {chart.flags[path]:2}  {path}")


# --- house rules ---


@cli.group("house")
def house_group() -> None:
    """House rules: an edition of your own, from a file such as house.toml."""


@house_group.command("check")
@click.argument("file", type=FILE)
@language_option
def check_house(file: Path, language: str) -> None:
    """Check a file with house rules, and say what it changes."""
    rule_set = registry.load(file)
    speaker = plain_speaker(language, rule_set.name, rule_set.board)
    seats = f"{rule_set.seats[0]}-{rule_set.seats[-1]}"
    click.echo(speaker.say("cli-house-fine", file=str(file), name=rule_set.name, seats=seats))
    for line in house_words.sentences(rule_set, speaker) or [speaker.say("cli-house-nothing")]:
        click.echo(f"  {line}")


@house_group.command("figures")
@edition_argument
@language_option
def list_figures(edition: str, language: str) -> None:
    """List what house rules may change in an edition, what each may be, and what it is now."""
    rule_set = registry.load(edition)
    speaker = plain_speaker(language, rule_set.name, rule_set.board)
    figures = rule_set.kit.figures(rule_set.edition)
    click.echo(speaker.say("cli-house-figures", name=rule_set.name))
    for one in figures:
        now = house_words.value_of(one, one.get(rule_set.edition), speaker)
        click.echo(f"  {one.key} ({house_words.called(one, speaker)}): {now}; {house_words.allowed(one.kind, speaker)}")


# --- speed and soundness ---


@cli.command()
@click.option("--rounds", type=click.IntRange(1, 1000), default=5, show_default=True, help="How often all is measured.")
@click.option("--seconds", type=float, default=1.0, show_default=True, help="How long each measure takes, about.")
@click.option("--peers/--no-peers", default=True, help="Install the peers for a while, and compare.")
@click.option("--thorough", is_flag=True, help="Also hold a hundred thousand games at once; takes minutes.")
@click.option(
    "--against",
    type=click.Path(path_type=Path),
    help="Compare only this build with another one, which lies in this directory.",
)
@click.option("--chart", type=FILE, help="Draw the speeds into this SVG file.")
@click.option("--save", type=FILE, help="Keep all figures in this JSON file.")
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
@language_option
def bench(
    rounds: int,
    seconds: float,
    peers: bool,
    thorough: bool,
    against: Path | None,
    chart: Path | None,
    save: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Measure the engine: random play, copies and memory, beside OpenSpiel and catanatron.

    Play is driven from Python move by move, and runs inside the engine; on one core, at four seats unless said
    otherwise. The adapters for learners are measured beside the games that OpenSpiel and PettingZoo have behind the
    same interfaces, with the bars that they are to reach. The peers are installed into an environment that is removed
    afterwards; the comparison needs a clone of the project, in which it is: python3 do.py bench.
    """
    plan = benchmark.BenchPlan(rounds, seconds, thorough)
    plan.check()
    for file in (chart, save):
        check_place(file)
    if against is not None:
        duel(Duel(plan, against), save, as_json)
        return
    others = tool("tools.peers.comparison")
    report = bench_report(plan, others, peers)
    say = plain_speaker(language).say
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        for block in [*bench_blocks(report, say), *(others.blocks(report, say) if others else [])]:
            click.echo(block if isinstance(block, str) else "\n".join(["", *table(block)]))
    if peers and others is None:
        click.echo(say("cli-bench-clone"), err=True)
    keep(chart, draw(report))
    keep(save, json.dumps(report, indent=2) + "\n")


def bench_report(plan: benchmark.BenchPlan, others: ModuleType | None, with_peers: bool) -> dict[str, Any]:
    """Measure, beside others if that is possible."""
    own = benchmark.Bench(plan, benchmark.Processes())
    with (
        others.prepared(plan, with_peers, bench_note) if others else nullcontext(own) as bench,
        click.progressbar(
            length=bench.steps(), label="bench", file=progress_stream(), item_show_func=lambda item: item or ""
        ) as bar,
    ):
        report: dict[str, Any] = bench.measure(partial(bench_progress, bar))
    return report


def duel(one: Duel, save: Path | None, as_json: bool) -> None:
    """This build against another one."""
    one.check()
    with click.progressbar(
        length=one.steps(), label="duel", file=progress_stream(), item_show_func=lambda item: item or ""
    ) as bar:
        found = one.fight(partial(bench_progress, bar))
    click.echo(json.dumps(found, indent=2) if as_json else "\n".join(table(duel_rows(found))))
    keep(save, json.dumps(found, indent=2) + "\n")


def bench_note(package: str) -> None:
    """Installing takes a while."""
    click.echo(f"bench: installing {package} ...", file=progress_stream())


def bench_progress(bar: Any, what: str, number: int) -> None:
    """What is being measured, and in which round."""
    bar.update(1, f"{what}, round {number}" if number else what)


@cli.command()
@click.option("--minutes", type=click.FloatRange(min=0), default=1.0, show_default=True, help="How long.")
@click.option("--seed", type=int, help="The first seed; a new one if left out.")
@click.option("--edition", help="Only this rule set.", shell_complete=rule_sets)
@click.option("--seats", type=int, help="Only this number of seats.")
def soak(minutes: float, seed: int | None, edition: str | None, seats: int | None) -> None:
    """Play random games over all rule sets and seat counts, checking every law after every decision."""
    begun = time.monotonic()
    first = secrets.randbelow(10**6) if seed is None else seed
    only = registry.find(edition).name if edition else None
    games = nodes = 0
    for trial in soaking.trials(first):
        if only not in (None, trial.edition) or seats not in (None, trial.seats):
            if trial.seed > first and not games:
                raise BadRequestError("soak: no rule set fits --edition and --seats")
            continue
        nodes += checked(trial)
        games += 1
        spent = time.monotonic() - begun
        if sys.stderr.isatty():
            click.echo(f"\r{games} games, {nodes} positions, {spent:.0f} s", nl=False, err=True)
        if spent >= minutes * 60:
            break
    if sys.stderr.isatty():
        click.echo(err=True)
    click.echo(f"{games} games, {nodes} positions, seeds from {first}: every law holds")


def checked(trial: soaking.Trial) -> int:
    """One game; a broken law is told with the command that shows it again."""
    try:
        return soaking.check(trial)
    except soaking.LawBrokenError as broken:
        click.echo(f"metropole: after {broken.nodes} answers: {broken}", err=True)
        where = f"--seed {trial.seed} --edition {trial.edition} --seats {trial.seats}"
        click.echo(f"metropole: again with: metropole soak --minutes 0 {where}", err=True)
        raise click.exceptions.Exit(1) from broken


# --- completion ---


@cli.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]), default="bash")
def completion(shell: str) -> None:
    """Print the line that switches on completion in a SHELL.

    For bash, put this line into ~/.bashrc: eval "$(_METROPOLE_COMPLETE=bash_source metropole)"
    """
    if shell == "fish":
        click.echo("_METROPOLE_COMPLETE=fish_source metropole | source")
    else:
        click.echo(f'eval "$(_METROPOLE_COMPLETE={shell}_source metropole)"')


def main() -> None:
    """The program `metropole`."""
    cli.main(prog_name="metropole")
