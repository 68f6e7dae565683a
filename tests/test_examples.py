"""The examples in docstrings are true, and the compiled engine has them too."""

import doctest
import re
import subprocess
import sys
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import Mock

import pytest

import metropole

SOURCES = Path(__file__).parents[1] / "src"
EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
COUNTS = {
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): count
    for path in sorted((SOURCES / "metropole").rglob("*.py"))
    if (count := len(EXAMPLE.findall(path.read_text(encoding="utf-8"))))
}


@pytest.mark.parametrize(("name", "count"), COUNTS.items(), ids=COUNTS)
def test_examples_are_true(name: str, count: int) -> None:
    """All of them: none is lost on the way."""
    assert (0, count) == doctest.testmod(import_module(name))


def test_the_door_names_what_is_behind_it() -> None:
    """Every name that the package offers, and packages that exist."""
    rows = re.findall(r"^    (\S+) +\S", metropole.__doc__ or "", re.MULTILINE)
    packages = [row for row in rows if "." in row]

    assert {*rows} - {*packages} == {*metropole.__all__}
    assert [name for name in packages if find_spec(name) is None] == []


FUNCTIONS = {"editions", "load", "new"}


def test_help_is_worth_reading() -> None:
    """It shows the version, what the package offers with its docstrings, and nothing else."""
    code = "import metropole; help(metropole)"
    shown = subprocess.check_output([sys.executable, "-c", code], text=True, encoding="utf-8")

    assert f"VERSION\n    {metropole.__version__}" in shown
    assert set(re.findall(r"^    class (\w+)", shown, re.MULTILINE)) == {*metropole.__all__} - FUNCTIONS
    assert set(re.findall(r"^    (\w+)\(.*\).*->", shown, re.MULTILINE)) == FUNCTIONS
    assert "One seat chooses one of the options" in shown
    assert "State a fact to everybody." in shown


def test_sources_that_nobody_installed_have_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever asks for help does not meet an error for it."""
    monkeypatch.setattr(metadata, "version", Mock(side_effect=metadata.PackageNotFoundError))

    assert "unknown" == metropole.__version__
