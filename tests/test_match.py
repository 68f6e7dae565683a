"""The door for programs: `import metropole`, five lines, and an editor that knows every word of them."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mypy import api

import metropole
from metropole.kernel import MetropoleError

CONSUMER = """
import metropole

match = metropole.Match("colonialism/compass", seats=3, seed=1)
rows: list[int] = match.game.s.rows
match.play(match.options[0])
backs: list[int] = match.view(0).hand_sizes
ranks: list[int] = match.result.ranks if match.over else []
year: int = metropole.Match("empires/revised", seats=3).game.s.year
game = metropole.new("empires/second", seats=4)
prestige: list[int] = game.s.prestige
hidden: list[int] = game.view(0).table.s.rows
any_game: metropole.Game = metropole.new("empires/second+nations", seats=4)
legal: list[int] = any_game.view(1).options
key: str = metropole.Match("colonialism/compass+events", seats=2).decision.prompt.key
"""
MISTAKES = """
import metropole

match = metropole.Match("empires/second", seats=4)
match.plya("pass")
match.game.s.regions
match.view(0).hand_sizes
match.result.rank
match.seat + 1
metropole.matches
metropole.new("empires/second", seats=4).s.cubes
"""


def finished(match: Any, seed: int) -> Any:
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.options))
    return match


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised"])
def test_a_whole_match(edition: str) -> None:
    """The same seed gives the same dice, another one others; in the end there is a result, and no question."""
    one, same, other = [metropole.Match(edition, 3, seed) for seed in (1, 1, 2)]

    assert finished(one, 7).journal.lines == finished(same, 7).journal.lines
    assert one.journal.lines != finished(other, 7).journal.lines
    assert (None, "", [], {}) == (one.seat, one.prompt, one.options, one.about)
    assert 3 == len(one.result.ranks)
    assert f"<Match {edition}, 3 seats, over>" == repr(one)
    with pytest.raises(MetropoleError, match="the game is over"):
        one.play("pass")


def test_what_is_asked_is_told() -> None:
    """Who, what, about what, and what may be said, in words or by number; anything else changes nothing."""
    match = metropole.Match("colonialism/compass", 2, 3)
    while match.prompt != "which-ship" and match.prompt != "move-to":
        wanted = [option for option in match.options if option.startswith("move")]
        match.play((wanted or match.options)[0])
    lines = match.journal.lines[:]

    assert ["zone"] == list(match.about)
    assert match.decision.seat == match.seat
    with pytest.raises(MetropoleError, match="is not offered"):
        match.play("pass")
    with pytest.raises(MetropoleError, match="is no action"):
        match.play("dance")
    with pytest.raises(MetropoleError, match="is not over"):
        _ = match.result
    assert lines == match.journal.lines
    match.play(match.decision.options[0])
    assert lines != match.journal.lines


def test_a_copy_does_not_know_the_future() -> None:
    """It stands where the match stands, and goes its own way with its own dice."""
    match = metropole.Match("colonialism/compass", 2, 5)
    again, other = match.copy(1), match.copy(2)
    rows = match.journal.text()

    assert rows == again.journal.text()
    assert finished(again, 1).journal.lines != finished(other, 1).journal.lines
    assert rows == match.journal.text()


def test_a_match_is_saved_and_goes_on(tmp_path: Path) -> None:
    match = metropole.Match("empires/second", 4, 5)
    for _ in range(40):
        match.play(match.options[0])
    match.save(tmp_path / "a.game")

    again = metropole.load(tmp_path / "a.game", seed=1)

    assert match.journal.text() == again.journal.text()
    assert match.view(0).numbers() == again.view(0).numbers()
    assert finished(again, 1).over


def test_everything_offered_is_there() -> None:
    """And what is not offered is said to be missing; all rulebooks are named."""
    assert {*metropole.__all__, "__version__"} == set(dir(metropole))
    assert all([getattr(metropole, name) is not None for name in dir(metropole)])
    assert "empires/second+nations" in metropole.editions()
    with pytest.raises(AttributeError, match="has no attribute 'matches'"):
        _ = metropole.matches  # type: ignore[attr-defined]  # that it is missing is the point


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, metropole; print([name for name in sys.modules if name.startswith('metropole.')])"
    assert "[]" == subprocess.check_output([sys.executable, "-c", code], text=True).strip()


def test_an_editor_knows_every_word(tmp_path: Path) -> None:
    """A program that uses the door is checked strictly: what is right passes, and every mistake is found."""
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text(CONSUMER, encoding="utf-8")
    wrong.write_text(MISTAKES, encoding="utf-8")

    told = api.run(["--strict", "--no-error-summary", str(right), str(wrong)])[0].splitlines()

    mistakes = re.findall(r"(right|wrong)\.py:(\d+): error: ", "\n".join(told))  # a cache may name an earlier folder
    assert [("wrong", str(line)) for line in range(5, 12)] == mistakes
