"""The program as tests call it: in this process, with what is typed given beforehand."""

import os
from random import Random

from click.testing import CliRunner, Result

from metropole.cli import cli


def metropole(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments], input=typed)


def numbers(seed: int, count: int, most: int) -> list[str]:
    """Lines with numbers, most of which are on the list."""
    rng = Random(seed)
    return [f"{rng.randint(1, most)}\n" for _ in range(count)]


def completed(words: str) -> str:
    """What a shell offers after these words."""
    environment = {
        **os.environ,
        "_METROPOLE_COMPLETE": "bash_complete",
        "COMP_WORDS": f"metropole {words}",
        "COMP_CWORD": str(len(words.split())),
    }
    result = CliRunner(env=environment).invoke(cli, [], prog_name="metropole", complete_var="_METROPOLE_COMPLETE")
    return result.output


def refused(result: Result) -> str:
    """One line on standard error, exit status 2, no traceback."""
    assert 2 == result.exit_code, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("metropole: ")
    assert 1 == result.stderr.count("\n")
    assert "Traceback" not in result.output
    return result.stderr
