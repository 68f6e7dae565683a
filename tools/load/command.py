"""The command `load`."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from metropole.cli_common import FILE, check_place, keep
from tools.load import report as reporting
from tools.load.plan import LoadPlan


@click.command("load")
@click.option("--games", default=LoadPlan.games, show_default=True, type=click.IntRange(min=1), help="Tables of four.")
@click.option("--connections", default=LoadPlan.connections, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--rate", default=LoadPlan.rate, show_default=True, type=click.FloatRange(0.1, 10_000), help="Moves a second."
)
@click.option("--seconds", default=LoadPlan.seconds, show_default=True, type=click.FloatRange(0.1, 86_400))
@click.option(
    "--rules", multiple=True, default=LoadPlan.rules, show_default=True, help="Several are played side by side."
)
@click.option(
    "--ahead", default=LoadPlan.ahead, show_default=True, type=click.IntRange(0, 200), help="Answers not measured."
)
@click.option("--seed", default=LoadPlan.seed, show_default=True, type=int)
@click.option("--database", metavar="PATH_OR_URL", help="For the server that is started. [default: a temporary file]")
@click.option("--server", metavar="URL", help="A server that runs already; it must have been started with --limits 0.")
@click.option("--chart", type=FILE, help="Draw the figures into this SVG file.")
@click.option("--save", type=FILE, help="Keep all figures in this JSON file.")
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def command(
    database: str | None, server: str | None, chart: Path | None, save: Path | None, as_json: bool, **planned: Any
) -> None:
    """Measure a server under load: many games and connections, moves at a steady rate.

    A server of its own is started on a database that is thrown away, unless one is named. Moves are sent when they are
    due and not when the last one was answered, so a slow server cannot slow down its own test. The exit status is 1 if
    anything went wrong.
    """
    from tools.load import generator

    plan = LoadPlan(**planned)
    for file in (chart, save):
        check_place(file)
    before = reporting.load_average()
    report = generator.measured(plan, database, server, lambda text: click.echo(text, err=True))
    figures = {**reporting.conditions(before), "plan": asdict(plan), **report.figures()}
    whole = json.dumps(figures, indent=2)
    keep(save, whole + "\n")
    keep(chart, reporting.drawn(figures))
    click.echo(whole if as_json else reporting.text(figures))
    raise click.exceptions.Exit(1 if report.error_count else 0)
