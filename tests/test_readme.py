"""What the README shows is true."""

import re
from pathlib import Path

import click
import pytest

from metropole.cli import cli

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The example runs as it is printed and ends with everybody's score and rank."""
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example is not None

    exec(compile(example[1], "README.md", "exec"), {})

    scores, ranks = re.findall(r"\[[\d, ]+\]", capsys.readouterr().out)
    assert len(eval(scores)) == 3
    assert 1 in eval(ranks)


def test_every_command_of_the_table_exists() -> None:
    """Each command named in the README is one of the program, and none is missing there."""
    named = set(re.findall(r"`metropole (\w+)", README))
    assert named == set(cli.list_commands(click.Context(cli))) - {"completion"}
