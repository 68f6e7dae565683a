"""The command `tune`."""

from typing import Final

import click

from metropole import registry
from metropole.bots.weight_override import current_weights
from metropole.cli_common import edition_argument, progress_stream, table
from metropole.parts.bot import CHANCES, WEIGHTS
from tools.tuning import chances as learning
from tools.tuning import greedy as trying
from tools.tuning.common import WorkerPool, check_writable, data_file, put, seat_counts

seats_option: Final = click.option(
    "--seats", "written", metavar="N,N", help="How many play, such as 2,3. [default: every number that is possible]"
)
seed_option: Final = click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed gives the same numbers."
)
jobs_option: Final = click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many processes."
)
write_option: Final = click.option("--write", is_flag=True, help="Put the numbers into the sources of this clone.")


@click.group("tune")
def command() -> None:
    """Find better numbers for the bots, from games that greedy plays with itself."""


@command.command("chances")
@edition_argument
@click.option("--games", type=click.IntRange(min=5), default=400, show_default=True, help="How many games.")
@seats_option
@click.option(
    "--noise", type=click.IntRange(0, 100), default=7, show_default=True, help="Answers in a hundred given at random."
)
@seed_option
@jobs_option
@write_option
def tune_chances(edition: str, games: int, written: str | None, noise: int, seed: int, jobs: int, write: bool) -> None:
    """Learn how much each figure of a seat says about its chances; `search` judges positions by them.

    A fifth of the games is held out. The log-loss says how wrong the chances are: who takes all seats for equal has
    the first one, and less is better.
    """
    rule_set = registry.find(edition)
    file = data_file(rule_set, CHANCES)
    if write:
        check_writable(file)
    seats = seat_counts(rule_set, written)
    work = learning.tasks(rule_set.name, seats, games, seed, noise)
    stories: list[learning.TrainingGame] = []
    with (
        WorkerPool(jobs) as crew,
        click.progressbar(length=games, label=rule_set.name, show_pos=True, file=progress_stream()) as bar,
    ):
        for story in learning.stories_of(crew, work):
            stories.append(story)
            bar.update(1)
    fit = learning.fit(rule_set.name, stories, len(seats))
    click.echo("\n".join(fit_lines(fit)))
    if write:
        put(file, fit.book, fit.as_json())
        click.echo(f"written for {fit.book}: {file}")


def fit_lines(fit: learning.Fit) -> list[str]:
    """The weights, and how good they are."""
    learned, others = fit.learned, fit.held_out
    weights = fit.as_json()
    losses = [
        [fit.book, "learned from", "held out"],
        ["games", str(learned.games), str(others.games)],
        ["moments", str(learned.moments), str(others.moments)],
        ["log-loss, all seats equal", f"{learned.uniform:.4f}", f"{others.uniform:.4f}"],
        ["log-loss, weights in use", f"{learned.in_use:.4f}", f"{others.in_use:.4f}"],
        ["log-loss, new weights", f"{learned.fitted:.4f}", f"{others.fitted:.4f}"],
    ]
    rows = [
        [figure, f"{weights['early'][figure]:+.4f}", f"{weights['late'][figure]:+.4f}"] for figure in weights["late"]
    ]
    return [*table(losses), "", *table([["figure", "early", "late"], *rows])]


@command.command("greedy")
@edition_argument
@click.option("--rounds", type=click.IntRange(min=1), default=20, show_default=True, help="How many challengers.")
@click.option("--games", type=click.IntRange(min=12), default=600, show_default=True, help="Games of a challenger.")
@seats_option
@seed_option
@jobs_option
@write_option
def tune_greedy(edition: str, rounds: int, games: int, written: str | None, seed: int, jobs: int, write: bool) -> None:
    """Look for better numbers in the judgement of `greedy`, by trial.

    In each round a challenger, with a few numbers changed, plays those in use, and replaces them if it is better by a
    one-sided test. One in twenty who is no better passes it, so in the end all that was kept plays the numbers of the
    beginning with new dice; only what wins that too is written.
    """
    rule_set = registry.find(edition)
    file = data_file(rule_set, WEIGHTS)
    if write:
        check_writable(file)
    book = rule_set.book.name
    with WorkerPool(jobs) as crew:
        tuner = trying.Tuner(crew, rule_set.name, current_weights(book), seat_counts(rule_set, written), games, seed)
        for number, one in enumerate(tuner.rounds(rounds), 1):
            click.echo(f"round {number}: {round_line(one)}, {'kept' if one.kept else 'dropped'}")
        if tuner.numbers == tuner.first:
            click.echo("nothing better was found")
            return
        proof = tuner.proof()
    click.echo(f"altogether: {round_line(proof)}, {'better' if proof.kept else 'not certain enough'}")
    if write and proof.kept:
        put(file, book, tuner.numbers)
        click.echo(f"written for {book}: {file}")


def round_line(one: trying.Round) -> str:
    """What a challenger changed, and how it did."""
    changes = ", ".join([f"{name} {old:g} -> {new:g}" for name, (old, new) in one.changes.items()])
    return f"{changes}: {one.share:.1%} of the victories in {one.games} games, {one.due:.1%} were due"
