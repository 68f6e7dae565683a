"""Numbers from self-play: what is learned is true, what is no better is dropped, and the files are kept in order."""

import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any

import pytest
from click.testing import Result

from metropole import registry
from metropole.bots.weight_override import current_weights, overridden_weights
from metropole.games.colonialism.bot.weights import FOLDER
from metropole.games.empires.bot.weights import FOLDER as EMPIRES_FOLDER
from metropole.kernel import MetropoleError
from metropole.parts.bot import CHANCES, WEIGHTS, read_values, read_weights
from metropole.parts.value_model import shares
from metropole.registry import RuleSet
from tests.cli.program import metropole
from tools.tuning.chances import DesignMatrix, TrainingGame, fit, fitted, tasks, told
from tools.tuning.common import TuningError, WorkerPool, check_writable, put, seat_counts
from tools.tuning.greedy import TunedMatch, Tuner, challenger, differences, places

SHORT = "colonialism/original+short"
BOOK = "colonialism/original"
BOOKS = [book.name for book in registry.books()]
FOOLISH = {"spare_early": -4.0, "spare_converted": -4.0, "spare_lost": -4.0, "total": -2.0, "standing": -3.0}


def run(*arguments: object) -> Result:
    return metropole("tune", *arguments)


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the numbers of the greedy bot, for the command to write into."""
    monkeypatch.setattr("tools.tuning.command.data_file", lambda rule_set, name: copied(rule_set, name, tmp_path))
    return tmp_path / WEIGHTS


def copied(rule_set: RuleSet, name: str, folder: Path) -> Path:
    """A copy of what the bots of a game believe in."""
    assert rule_set.kit.bot.folder is not None
    return Path(copy(rule_set.kit.bot.folder / name, folder / name))


def believers(count: int, truth: list[float], seed: int) -> list[TrainingGame]:
    """Games of one moment, in which every seat has just the part of the victory that its figures promise."""
    random = Random(seed)
    half = len(truth) // 2
    found: list[TrainingGame] = []
    for number in range(count):
        progress = random.random()
        figures = [[random.gauss(0, 1 + i) for i in range(half)] for _ in range(2 + number % 3)]
        worth = [early + (late - early) * progress for early, late in zip(truth[:half], truth[half:], strict=True)]
        strengths = [sum([x * w for x, w in zip(row, worth, strict=True)]) for row in figures]
        found.append(TrainingGame([(progress, figures)], shares(strengths)))
    return found


# --- chances ---


def test_finds_the_weights_that_made_the_data() -> None:
    """Early and late weights of three figures of different size, positive and negative."""
    truth = [1.0, -0.3, 0.0, 0.2, 0.4, -0.2]
    sample = DesignMatrix(believers(300, truth, 1))

    found = fitted(sample)

    assert truth == pytest.approx(found, abs=0.05)
    assert sample.loss(found) < sample.loss([0.0] * 6) == pytest.approx(sample.uniform())


def test_a_figure_that_never_differs_does_not_count() -> None:
    stories = [TrainingGame([(0.5, [[5.0, x], [5.0, -x]])], [float(x > 0), float(x < 0)]) for x in (1.0, -1.0, 2.0)]

    constant, telling, *_ = fitted(DesignMatrix(stories), steps=50)

    assert (0.0, True) == (constant, telling > 0.1)


def test_held_out_games_are_foretold() -> None:
    """What is learned holds for games that were not learned from; a fifth of each number of seats."""
    truth = [0.5] * (2 * len(registry.COLONIALISM.bot.figures))

    found = fit(SHORT, believers(150, truth, 2), 3)

    assert (120, 30) == (found.learned.games, found.held_out.games)
    assert BOOK == found.book
    for losses in (found.learned, found.held_out):
        assert losses.fitted < losses.uniform
        assert losses.fitted < losses.in_use


def test_games_do_not_depend_on_the_processes() -> None:
    """The same seed gives the same games, each with another number of seats, and slips change them."""
    work = tasks(SHORT, [2, 3], 10, seed=5, noise=20)[:2]
    alone = [told(task) for task in work]

    with WorkerPool(2) as crew:
        assert alone == list(crew.each(told, work))

    assert [2, 3] == [len(story.victory) for story in alone]
    assert alone[:1] != [told(task) for task in tasks(SHORT, [2], 5, seed=5, noise=0)[:1]]
    for story in alone:
        assert 1.0 == pytest.approx(sum(story.victory))
        assert story.moments
        assert all([0 < progress < 1 for progress, _ in story.moments])


def test_chances_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed prints the same, with and without --write; only the own rulebook changes in the file."""
    path = copied(registry.find(SHORT), CHANCES, tmp_path)
    before = json.loads(path.read_text())
    monkeypatch.setattr("tools.tuning.command.data_file", lambda rule_set, name: path)
    monkeypatch.setattr("tools.tuning.chances.told", cache(told))  # games that depend on nothing but their task
    command = ("chances", SHORT, "--games", 5, "--seats", 2, "--seed", 3)

    told_only = run(*command)
    assert before == json.loads(path.read_text())
    written_too = run(*command, "--write")

    assert (0, 0) == (told_only.exit_code, written_too.exit_code)
    assert written_too.output.startswith(told_only.output)
    after = json.loads(path.read_text())
    new = after["original"]
    assert {**before, "original": new} == after
    assert [registry.COLONIALISM.bot.figures] * 2 == [list(new["early"]), list(new["late"])]
    assert f"{new['early']['least']:+.4f}" in written_too.output
    assert read_values(tmp_path, list(new["late"]))["original"].late == list(new["late"].values())


# --- greedy ---


def test_the_file_has_every_number() -> None:
    """Every rulebook has all weights, of the kind that their meaning says, and they are in use."""
    for book in BOOKS:
        kit, name = registry.find(book).kit, book.partition("/")[2]
        assert kit.bot.folder is not None
        assert [f"{kit.name}/{own}" for own in kit.bot.weights] == [own.name for own in kit.books]
        weights, numbers = kit.bot.weights[name], read_weights(kit.bot.folder, name)
        kinds = {name: type(value) for name, value in numbers.items()}
        assert {field.name: type(field.default) for field in fields(weights)} == kinds
        assert numbers == current_weights(book)


@pytest.mark.parametrize("book", BOOKS)
def test_other_numbers_for_a_while(book: str) -> None:
    """Afterwards the own numbers are back."""
    before = current_weights(book)
    other = challenger(before, Random(1))

    with overridden_weights(book, other):
        assert other == current_weights(book) != before

    assert before == current_weights(book)


def test_a_challenger_changes_a_few_numbers() -> None:
    """Never whole ones, nor zeros, nor signs; the same dice give the same challenger."""
    numbers: dict[str, Any] = {"a": 2.0, "b": -1.0, "count": 3, "several": (0.0, 4.0), "purse": (0.5,)}
    assert [("a", -1), ("b", -1), ("several", 1)] == places(numbers)

    other = challenger(numbers, Random(7))

    assert {"a", "b", "several[1]"} == set(differences(numbers, other))
    assert (3, (0.5,), 0.0) == (other["count"], other["purse"], other["several"][0])
    assert other["a"] > 0 > other["b"]
    assert other == challenger(numbers, Random(7))


def test_who_is_worse_is_dropped_and_who_is_better_kept() -> None:
    """A bot that shuns cubes loses to the numbers in use; where it is in use itself, they replace it."""
    sound = current_weights(BOOK)
    foolish = {**sound, **FOOLISH}
    with WorkerPool(1) as crew:
        content = Tuner(crew, SHORT, sound, [2], 12, seed=1)
        worse = content.trial(foolish, 1)
        misled = Tuner(crew, SHORT, foolish, [2], 12, seed=1)
        better = misled.trial(sound, 1)

    assert (False, sound, 6) == (worse.kept, content.numbers, worse.games)
    assert worse.share < worse.due == 0.5
    assert (True, sound, 12) == (better.kept, misled.numbers, better.games)
    assert better.share > 0.8
    assert (-4.0, sound["spare_early"]) == better.changes["spare_early"]
    assert sound == current_weights(BOOK)


def judged(edges: list[float]) -> bool:
    match = TunedMatch(registry.find(SHORT), [2], 12, 1)
    match.edges = edges
    return match.is_won()


def test_the_test() -> None:
    """Equals are never better; a small lead must be steady, and a large one counts even if it is not."""
    assert not judged([0.0] * 6)
    assert not judged([-0.5] * 6)
    assert not judged([0.5, -0.5, 0.5, -0.5, 0.5, 0.0])
    assert judged([0.1] * 6)
    assert judged([0.5, 0.0, 0.5, 0.5, 0.25, 0.5])


def test_equals_share_a_deal() -> None:
    """The dice of a deal are the same for everybody, so whoever plays alike wins just what is due."""
    numbers = current_weights(BOOK)
    match = TunedMatch(registry.find(SHORT), [2, 3], 12, seed=4)
    with WorkerPool(1) as crew:
        match.play(crew, numbers, dict(numbers), 1)

    assert ([0.0], 2) == (match.edges, match.games)
    assert [2, 3, 2, 3, 2, 3] == match.seats


def test_nothing_better(weights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a victory nothing is written."""
    monkeypatch.setattr("tools.tuning.greedy.victory", lambda contest: 0.0)

    result = run("greedy", SHORT, "--rounds", 2, "--games", 12, "--seats", 2, "--write")

    assert 0 == result.exit_code
    assert ["dropped", "dropped", "found"] == [line.split()[-1] for line in result.output.splitlines()]
    assert (FOLDER / WEIGHTS).read_text() == weights.read_text()


def test_what_is_proved_is_written(weights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Challengers that win everything are kept, proved with new dice, and written as they are printed."""
    monkeypatch.setattr("tools.tuning.greedy.victory", lambda contest: 1.0)

    result = run("greedy", "empires/revised", "--rounds", 1, "--games", 12, "--seats", 3, "--write")

    assert 0 == result.exit_code
    first, proof, _ = result.output.splitlines()
    changes = first.split(": ")[1]
    assert changes == proof.split(": ")[1]
    texts = [file.read_text() for file in (EMPIRES_FOLDER / WEIGHTS, weights)]
    before, after = [json.loads(text) for text in texts]
    assert {**before, "revised": after["revised"]} == after != before
    for change in changes.split(", "):
        name, _, _, new = change.split()
        if "[" not in name:
            assert float(new) == pytest.approx(after["revised"][name], rel=1e-4)
    assert texts[0].count("\n") == texts[1].count("\n")


# --- what cannot be done ---


@pytest.mark.parametrize("command", ["chances", "greedy"])
@pytest.mark.parametrize(
    ("arguments", "told_why"),
    [
        (["colonialism/compas"], "did you mean 'colonialism/compass'?"),
        (["empires/second", "--seats", "2,4"], "seats: 2 is not possible"),
        ([SHORT, "--seats", "two"], "seats: 'two' is none"),
        ([SHORT, "--seats", ""], "seats: '' is none"),
        ([SHORT, "--games", "1"], "--games"),
    ],
)
def test_clear_refusals(command: str, arguments: list[str], told_why: str) -> None:
    result = run(command, *arguments)

    assert result.exit_code
    assert told_why in (result.output + str(result.exception))


def test_what_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    """Too few games, and a file that cannot be written; all numbers of seats are played unless said otherwise."""
    missing = tmp_path / "none" / "chances.json"

    with pytest.raises(TuningError, match="at least 15"):
        tasks(SHORT, seat_counts(registry.find(SHORT), None), 14, seed=1, noise=7)
    with pytest.raises(MetropoleError, match="cannot be changed by you"):
        check_writable(missing)
    with pytest.raises(MetropoleError, match="cannot be changed: No such file"):
        put(missing, BOOK, {})
    assert [4, 5, 6] == seat_counts(registry.find("empires/second"), None)
