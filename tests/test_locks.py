"""Every package is locked: its version and its hashes, and nothing on where it comes from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools import lock

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = {path.stem: path.read_text(encoding="utf-8").splitlines() for path in (ROOT / "locks").glob("*.txt")}
PACKAGE = re.compile(r"[a-z0-9.-]+==\S+( ; [^-]+)?( --hash=sha256:[0-9a-f]{64})+")


def names(requirements: list[str]) -> set[str]:
    """Packages as lock files write them; those of our own extras are not packages."""
    found = {re.split(r"[<>=;\[ ]", one)[0].lower().replace("_", "-") for one in requirements}
    return {name.replace(".", "-") for name in found} - {"metropole"}


@pytest.mark.parametrize("name", LOCKS)
def test_versions_and_hashes(name: str) -> None:
    assert LOCKS[name]
    assert [line for line in LOCKS[name] if not PACKAGE.fullmatch(line)] == []


def test_packages_of_the_front_end() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]

    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


@pytest.mark.parametrize(
    ("name", "extras"), [("play", ()), ("lab", ("report",)), ("dev", PROJECT["optional-dependencies"])]
)
def test_nothing_is_forgotten(name: str, extras: tuple[str, ...]) -> None:
    """Whatever pyproject.toml asks for, at first hand, is there, and what else the tools need."""
    wanted = [*PROJECT["dependencies"], *[one for extra in extras for one in PROJECT["optional-dependencies"][extra]]]
    besides = lock.needs()[name][1]

    assert names([*wanted, *besides]) <= names(LOCKS[name])


def test_every_range_ends() -> None:
    """A version that nobody has seen is not installed with pip either."""
    ranges = [*PROJECT["dependencies"], *[one for extra in PROJECT["optional-dependencies"].values() for one in extra]]

    assert [one for one in ranges if "<" not in one and "==" not in one and not one.startswith("metropole[")] == []


def test_a_line_for_each() -> None:
    assert lock.joined("a==1 \\\n    --hash=x \\\n    --hash=y\nb==2\n") == "a==1 --hash=x --hash=y\nb==2\n"
