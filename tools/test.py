"""Prove that a change holds: style, types, the front end, and the tests, in tiers.

`--quick` tells in three minutes what plain Python can: the rules, the units and the front end. Without it, everything
else follows with the engine compiled, in one run: whole games, laws, secrecy, bots, stores, crashes and the browser.
Any other arguments are pytest's. Everything runs, whatever fails; what failed is listed at the end.
"""

import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import do
import web_build
from tools.lint import check_pages, check_python, npm
from tools.steps import ROOT, Steps

PYTEST = ("pytest", "-q", "-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
UNITS = ("rules", "kernel", "boards", "text", "encoding", "cli", "client", "tui", "tools")  # directories
SERVER_UNITS = ("people", "limits", "clock", "undo")  # its parts that need neither database nor network
QUICK = (
    *[f"tests/{name}" for name in UNITS],
    *[f"tests/server/test_{name}.py" for name in SERVER_UNITS],
    "tests/sim/test_statistics.py",
    *sorted([f"tests/{path.name}" for path in (ROOT / "tests").glob("test_*.py")]),
)
RECORD = ("tests.web.record", "web/recorded")  # writes the decisions that the tests of the front end show
SLOWEST = 10


class Timed(NamedTuple):
    """A test that ran."""

    seconds: float
    name: str


def results(files: Iterable[Path]) -> list[Timed]:
    """What pytest wrote about its tests."""
    found = [case for file in files if file.exists() for case in ET.parse(file).iter("testcase")]
    return [Timed(float(case.get("time", "0")), f"{case.get('classname')}::{case.get('name')}") for case in found]


def tell(tests: Sequence[Timed]) -> None:
    """How many tests, how long they took, and which took longest."""
    print(f"==> {len(tests)} tests, {sum([test.seconds for test in tests]):.0f} s in all; the slowest:", flush=True)
    for test in sorted(tests, reverse=True)[:SLOWEST]:
        print(f"    {test.seconds:6.1f} s  {test.name}", flush=True)


def front_end(steps: Steps) -> None:
    """Build the pages and check them."""
    if web_build.is_wanted() and steps.call("pages for the browser", do.make_pages):
        check_pages(steps)


def everything(steps: Steps, quick: bool) -> list[Path]:
    """All steps of a tier, side by side where they can be; where pytest wrote what it found."""
    written = [do.STORE / f"tests-{name}.xml" for name in ("plain", "compiled")]
    for path in written:
        path.unlink(missing_ok=True)
    plain, compiled = [(*PYTEST, f"--junitxml={path}") for path in written]
    with ThreadPoolExecutor(2) as meanwhile:
        meanwhile.submit(front_end, steps)
        engine = meanwhile.submit(has_engine, steps) if not quick else None
        check_python(steps)
        if web_build.is_wanted() and steps.python(*RECORD):
            npm(steps, "test")
        if quick:
            steps.python(*plain, *QUICK, shown=True)
        elif do.compiler():
            steps.python(*plain, "--engine", "plain", "tests", shown=True)
    if engine is not None:
        without = () if web_build.is_wanted() else ("--ignore", "tests/web")
        how = {"PYTHONPATH": str(do.metropole(compiled=True)), "METROPOLE_EXPECT": "native"} if engine.result() else {}
        steps.python(*compiled, *without, "tests", shown=True, **how)
    return written


def has_engine(steps: Steps) -> bool:
    """Compile the engine where that is possible."""
    if not do.compiler():
        print("==> there is no C compiler, or none is wanted: only plain Python is tested", flush=True)
        return False
    return steps.call("the engine, compiled", lambda: do.installed(compiled=True))


def main(arguments: Sequence[str]) -> int:
    steps = Steps()
    if arguments and arguments != ["--quick"]:
        if any("tests/web" in argument for argument in arguments):
            steps.call("pages for the browser", do.make_pages)
        steps.python("pytest", *arguments, shown=True)
        return steps.verdict()
    tell(results(everything(steps, bool(arguments))))
    return steps.verdict()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
