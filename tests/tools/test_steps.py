"""Checks run to the end, whatever fails, and say then what failed and what took longest."""

from pathlib import Path

import pytest

from tools.steps import Steps
from tools.test import results, tell
from web_build import SetupError


def refuse() -> None:
    raise SetupError("one clear sentence")


def test_everything_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """What failed is listed at the end, and is the exit code."""
    steps = Steps()
    done: list[str] = []

    assert not steps.call("first", refuse)
    assert steps.call("second", lambda: done.append("second"))
    assert done == ["second"]
    assert steps.verdict() == 1
    said = capsys.readouterr().out
    assert "one clear sentence\n==> first: failed" in said
    assert "==> second: ok" in said
    assert said.endswith("==> FAILED: first\n")


def test_nothing_failed(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    assert steps.call("only", lambda: None)

    assert steps.verdict() == 0
    assert "FAILED" not in capsys.readouterr().out


def test_what_a_program_says_is_shown_when_it_fails(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()

    assert steps.python("platform")
    assert not steps.python("no_such_module")
    said = capsys.readouterr().out
    assert "Linux" not in said.partition("==> platform: ok")[0]
    assert "No module named no_such_module" in said


def test_the_slowest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of all runs together, whichever of them took place."""
    cases = "".join([f'<testcase classname="tests.a" name="test_{number}" time="{number}.5"/>' for number in range(12)])
    (tmp_path / "plain.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    tests = results([tmp_path / "plain.xml", tmp_path / "compiled.xml"])
    tell(tests)

    first, *others = capsys.readouterr().out.splitlines()
    assert "12 tests, 72 s in all" in first
    assert len(others) == 10
    assert others[0].split() == ["11.5", "s", "tests.a::test_11"]
