"""A language is a set of files: one is added by files alone, and nothing that people read is left in another one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.text import pseudo
from tests.text.pseudo_walk import WALKS

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a package lies that speaks one language more."""
    return pseudo.copied(ROOT, tmp_path_factory.mktemp("pseudo"))


@pytest.mark.parametrize("walk", WALKS)
def test_everything_is_translated(package: Path, walk: str) -> None:
    """Questions, options, log, advice, story, rules, catalogue, terminal and command line speak the new language."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    command = [sys.executable, "-m", "tests.text.pseudo_walk", walk]
    walked = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)

    assert walked.returncode == 0, walked.stderr
    assert json.loads(walked.stdout)["found"] == {}
    assert json.loads(walked.stdout)["count"] > 20


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ŧħé ŧáƀłé íš óþéñ.", []),
        ("Ŧħé table íš óþéñ.", ["table"]),
        ("Anna: Yes!", ["Yes"]),
        ("colonialism/compass+events, A42, 5.2.2 k", []),
    ],
)
def test_whatever_is_not_translated_shows(text: str, words: list[str]) -> None:
    """A word without accents is found, a name or a code is not."""
    assert words == list(pseudo.untranslated(text, {"Anna"}))


def test_text_files_are_accented() -> None:
    """Words get accents; keys, variables and what is chosen by stay."""
    given = """hits =
    { $count ->
        [one] one hit
       *[other] { $count } hits
    }
    .help = See { rules }
"""
    expected = given.replace("one hit", "óñé ħíŧ").replace("} hits", "} ħíŧš").replace("See", "Šéé")
    assert pseudo.accented_file(given) == expected
