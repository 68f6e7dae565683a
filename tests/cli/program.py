"""The program as tests call it: in this process, with what is typed given beforehand."""

import shlex
from random import Random

from click.testing import CliRunner, Result

from metropole.cli import cli


def metropole(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments], input=typed)


def page(line: str) -> str:
    """What the program prints when a line like this is typed at a shell."""
    return metropole(*shlex.split(line)).output


def numbers(seed: int, count: int, most: int) -> list[str]:
    """Lines with numbers, most of which are on the list."""
    rng = Random(seed)
    return [f"{rng.randint(1, most)}\n" for _ in range(count)]


def refused(result: Result) -> str:
    """One line on standard error, exit status 2, no traceback."""
    assert 2 == result.exit_code, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("metropole: ")
    assert 1 == result.stderr.count("\n")
    assert "Traceback" not in result.output
    return result.stderr
