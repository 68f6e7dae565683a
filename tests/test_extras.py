"""Advice on what to install names packages that can be found, from one source."""

import re
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from metropole import extras
from metropole.extras import advice

SOURCE = Path(extras.__file__).parent
WRITTEN = [
    "click>=8.2",
    "uvloop>=0.22; sys_platform != 'win32'",
    "matplotlib<4,>=3.10; extra == 'report'",
    'psycopg[binary,pool]<4,>=3.2; extra == "postgres"',
    "numpy<3,>=2.0; extra == 'rl'",
    "pillow>=11; (sys_platform != 'win32') and extra == 'rl'",
    "metropole[rl]; extra == 'openspiel'",
    "open-spiel>=2.0; extra == 'openspiel'",
]


@pytest.fixture(autouse=True)
def _metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "requires", lambda name: WRITTEN)
    monkeypatch.delenv("METROPOLE_DO", raising=False)


def test_packages_by_name() -> None:
    assert 'pip install "matplotlib<4,>=3.10"' == advice("report")
    assert 'pip install "psycopg[binary,pool]<4,>=3.2"' == advice("postgres")
    assert 'pip install "numpy<3,>=2.0" "pillow>=11"' == advice("rl")
    assert 'pip install "open-spiel>=2.0" "numpy<3,>=2.0" "pillow>=11"' == advice("openspiel")


def test_where_there_is_no_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    """do.py says that it has started us, and installs for us."""
    monkeypatch.setenv("METROPOLE_DO", "1")

    assert 'python3 do.py install "matplotlib<4,>=3.10"' == advice("report")


def test_without_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known but the name of the extra."""

    def missing(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", missing)

    assert 'pip install "metropole[report]"' == advice("report")


def test_the_extras_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever advice is given in the sources, the installed distribution has an answer."""
    monkeypatch.undo()
    asked = {
        extra
        for path in SOURCE.rglob("*.py")
        for extra in re.findall(r"""(?:advice|needing)\(['"](\w+)['"]\)""", path.read_text(encoding="utf-8"))
    }

    assert {"cluster", "openspiel", "postgres", "report", "rl"} == asked
    assert [] == [extra for extra in asked if not extras.needed(extra)]


def test_nobody_else_gives_advice() -> None:
    """All else would be a second source."""
    pattern = re.compile(r"pip install|metropole\[")
    found = [path.name for path in SOURCE.rglob("*.py") if pattern.search(path.read_text(encoding="utf-8"))]

    assert ["extras.py"] == found
