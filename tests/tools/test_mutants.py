"""The changes that the mutants are made of, the list they stand in, and a small project in which some survive."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.__main__ import kills_as_much, results_as_text, results_in
from tools.mutants.changes import changed_codes, changes
from tools.mutants.listing import LIST, Listing, Mutant, Package
from tools.mutants.runs import SURVIVED, TOO_LONG, MutantResult

ROOT = Path(__file__).resolve().parents[2]


def made(*body: str) -> list[str]:
    """The changes that can be made to a function with these lines."""
    source = "\n".join(["def rule(g, a=1, b: int = 2):", *[f"    {line}" for line in body]])
    return [f"{change.was} -> {change.now}" for change in changes(source)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", ["a < b -> (a <= b)"]),
        ("x = a < b == g", ["a < b == g -> (a <= b == g)", "a < b == g -> (a < b != g)"]),
        ("x = a is not b", ["a is not b -> (a is b)"]),
        ("x = a + b", ["a + b -> (a - b)"]),
        ("x = a and b", ["a and b -> (a or b)"]),
        ("x = not a", ["not a -> (a)"]),
        ("x = 7", ["7 -> 8"]),
        ("x = False", ["False -> True"]),
        ("x = min(a, b)", ["min -> max"]),
        ("x = a if b else g", ["b -> True", "b -> False"]),
        ("x = [i for i in a if b]", ["b -> True"]),
        ("if a: x = b", ["a -> True", "a -> False"]),
        ("while a: x = b", ["a -> False"]),
        ("return a", ["return a -> return None"]),
        ("return a == b", ["return a == b -> return not (a == b)", "a == b -> (a != b)"]),
        ("g.tell(a)", ["g.tell(a) -> pass"]),
        ("g.a = b", ["g.a = b -> pass"]),
        ("a += b", ["a += b -> pass"]),
        ("raise Refused(7 + a)", ["raise Refused(7 + a) -> pass"]),
    ],
)
def test_what_can_stand_instead(line: str, expected: list[str]) -> None:
    assert made(line) == expected


def test_what_is_left_alone() -> None:
    """Messages, what cannot happen, joined lists and texts, what is so already, and what would never end."""
    alone = ['"""Something about 7."""', "x = f'{a + 7}'", "assert a == 7", "x = [a] + b", "x = 'a' + b", "return None"]

    assert [] == made(*alone)
    assert [] == made("return")
    assert ["True -> False"] == made("while True: x = a")


def test_only_bodies_of_functions_change() -> None:
    signature = "@cached(7)\ndef rule(a: Literal[7] = 7) -> Literal[7]:"
    source = f"LIMIT = 7\n\n{signature}\n    b: Literal[7] = a\n    return 7 - b\n"

    assert [change.was for change in changes(source)] == ["return 7 - b", "7 - b", "7"]


RULES = """class Rules:
    def first(self, a):
        return (lambda: "ä" if a > 1 else "b")()

    def second(self, a):
        return a + 1 if a > 1 else a - 1
"""


def test_a_change_is_found_again_when_lines_have_moved() -> None:
    moved = RULES.replace("class", "FIRST = 1\n\nclass").replace("    def second", "\n    def second")

    assert [change.key for change in changes(moved)] == [change.key for change in changes(RULES)]
    assert [change.lines for change in changes(moved)] != [change.lines for change in changes(RULES)]
    assert len({change.key for change in changes(RULES)}) == len(changes(RULES))


def living(source: str) -> dict[str, Any]:
    """What a module with this source has in it."""
    namespace: dict[str, Any] = {}
    exec(compile(source, "rules", "exec"), namespace)
    return namespace


def behaviour(namespace: dict[str, Any]) -> list[Any]:
    rules = namespace["Rules"]()
    return [rules.first(1), rules.first(2), rules.second(1), rules.second(2)]


@pytest.mark.parametrize("change", changes(RULES), ids=lambda change: f"{change.was} -> {change.now}")
def test_code_is_exchanged_in_living_functions(change: Any) -> None:
    """It then does what the changed file does, and something else than before."""
    rules = living(RULES)
    function = getattr(rules["Rules"], change.function.removeprefix("Rules."))
    function.__code__ = changed_codes(RULES, change, "rules")[change.function, change.first_line]

    assert behaviour(rules) == behaviour(living(change.applied(RULES))) != behaviour(living(RULES))


def test_closures_are_exchanged_too() -> None:
    source = "def outer(a):\n    def inner():\n        return a < 7\n    return inner\n"
    inner: Callable[[], bool] = living(source)["outer"](7)
    [change] = [change for change in changes(source) if change.now == "(a <= 7)"]

    assert not inner()
    inner.__code__ = changed_codes(source, change, "rules")["outer.<locals>.inner", 2]
    assert inner()


def test_what_has_other_cells_cannot_be_exchanged() -> None:
    source = "class Rules(Base):\n    def __init__(self):\n        super().__init__()\n"
    [change] = changes(source)

    assert changed_codes(source, change, "rules") == {}


# --- the list ---


def test_every_package_has_its_share() -> None:
    """And the list is written as it is read."""
    listing = Listing.read(LIST)

    assert listing.written() == LIST.read_text("utf-8")
    for name, package in listing.packages.items():
        files = [each.file for each in listing.mutants if each.package == name]
        assert len(files) >= package.share
        assert set(files) <= set(package.sources())


def test_results_are_compared() -> None:
    earlier = {1: MutantResult("a test", 3, 2), 2: MutantResult(SURVIVED, 3, 3), 3: MutantResult(TOO_LONG, 1, 0)}

    assert results_in(results_as_text(earlier)) == earlier
    assert kills_as_much({1: MutantResult("another", 1, 1), 2: MutantResult(SURVIVED, 1, 1)}, earlier)
    assert kills_as_much({2: MutantResult("a test", 1, 1), 4: MutantResult(SURVIVED, 0, 0)}, earlier)
    assert not kills_as_much({3: MutantResult(SURVIVED, 1, 1)}, earlier)


# --- a small project ---

SAMPLE = """
def smaller(a, b):
    return a if a < b else b

def rest(a):
    while a > 0:
        a -= 3
    return a

def unknown(a):
    return a + 1
"""
SAMPLE_TESTS = """
from sample import rest, smaller

def test_smaller():
    assert smaller(1, 2) == smaller(2, 1) == smaller(1, 1) == 1

def test_rest():
    assert rest(4) == -2
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The tool, less patient than usual, beside one source and one test."""
    for name, text in (("src/sample.py", SAMPLE), ("tests/test_sample.py", SAMPLE_TESTS), ("pytest.ini", "[pytest]")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    tool = tmp_path / "tools" / "mutants"
    shutil.copytree(ROOT / "tools" / "mutants", tool)
    (tool / "runs.py").write_text((tool / "runs.py").read_text().replace("GRACE = 3.0", "GRACE = 0.3"))
    listed = [("smaller", "a < b", "(a <= b)"), ("smaller", "a < b", "True")]
    listed += [("rest", "a -= 3", "pass"), ("unknown", "a + 1", "(a - 1)"), ("gone", "1", "2")]
    mutants = [Mutant(number, "all of it", "src/sample.py", *each) for number, each in enumerate(listed, 1)]
    listing = Listing({"all of it": Package(["src/*.py"], ["tests"], 1)}, [], mutants)
    (tool / "mutants.json").write_text(listing.written())
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", *arguments]
    plugins = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "_hypothesis_pytestplugin"}  # the one it names
    environment = {"PYTHONPATH": "src", **plugins}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be forked there")
def test_survivors_are_reported_until_they_are_explained(project: Path) -> None:
    """One that changes nothing, one that no test reaches; a loop without end is noticed, and one is gone."""
    first = run(project, "--result", "result.json")

    assert first.returncode == 1, first.stderr
    found = json.loads((project / "result.json").read_text())
    smaller = "tests/test_sample.py::test_smaller"
    assert found == {"1": [SURVIVED, 1, 1], "2": [smaller, 1, 1], "3": [TOO_LONG, 1, 0], "4": [SURVIVED, 0, 0]}
    assert "5 is no longer there: src/sample.py gone: 1 -> 2" in first.stdout
    assert "2 of    4 killed (50.0%), 2 survived" in first.stdout
    assert "src/sample.py:11 unknown\n      - return a + 1\n      + return (a - 1)\n" in first.stdout

    path = project / "tools" / "mutants" / "mutants.json"
    listed = json.loads(path.read_text())
    del listed["mutants"][4]
    listed["mutants"][0]["explained"] = "both are the same then"
    listed["mutants"][3]["explained"] = "nobody calls it"
    path.write_text(json.dumps(listed))

    assert run(project, "--only", "1", "--only", "4", "--against", "result.json").returncode == 0
