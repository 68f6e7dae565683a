"""German says the same word for the same thing everywhere: the terms of `terms.toml`."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__)
ROOT = HERE.parents[2]
TERMS: list[dict[str, Any]] = tomllib.loads(HERE.with_name("terms.toml").read_text("utf-8"))["term"]

# Wherever people read German; what speaks of Colonialism alone; what speaks of Empires alone.
READ = (
    "src/metropole/text/*.ftl",
    "src/metropole/games/*/*.ftl",
    "src/metropole/games/*/book/*.toml",
    "src/metropole/games/*/board.toml",
    "web/src/words/de/*.ftl",
)
COLONIALISM = (
    "games/colonialism/",
    "words/de/colonialism",
    "words/de/lessons-colonialism",
)
ENGLISH = re.compile(r"\ben = \"[^\"]*\"")


def german_files() -> list[Path]:
    found = [path for pattern in READ for path in sorted(ROOT.glob(pattern))]
    return [path for path in found if not path.name.endswith("en.ftl")]


def patterns(term: dict[str, Any], path: str) -> list[str]:
    """The words given up for a term that a file may not say."""
    own = any([part in path for part in COLONIALISM])
    return [*term.get("not", ()), *(term.get("in_colonialism", ()) if own else ())]


def found_in(text: str, path: str) -> list[str]:
    """Every line that says a word given up, with the word to say instead."""
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        said = ENGLISH.sub("", line).casefold()
        for term in TERMS:
            kept = re.sub("|".join(term["but"]), "", said) if "but" in term else said
            hits = [hit[0] for pattern in patterns(term, path) for hit in re.finditer(rf"\b{pattern}\w*", kept)]
            lines += [f"{path}:{number}: '{hit}' is called '{term['use']}'" for hit in hits]
    return lines


@pytest.mark.parametrize("path", german_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_words_given_up_stay_away(path: Path) -> None:
    """One thing, one word, in text files, rulebooks, guides and the browser's own texts."""
    assert [] == found_in(path.read_text("utf-8"), path.relative_to(ROOT).as_posix())


@pytest.mark.parametrize(
    ("path", "line", "use"),
    [
        ("web/src/words/de/colonialism.ftl", "colonialism-deck = Nachziehstapel", "Deck"),
        ("src/metropole/games/colonialism/words.de.ftl", "x = Sie setzen in Indien 2 Scheiben ein.", "platzieren"),
        (
            "src/metropole/games/colonialism/words.de.ftl",
            "x = Wer verliert, wird über dem Limit abgebaut: das Limit.",
            "Regionenlimit",
        ),
        (
            "src/metropole/games/colonialism/book/statements.toml",
            'de = "Ressourcen lassen sich umwandeln."',
            "konvertieren",
        ),
        ("src/metropole/text/server.de.ftl", "x = Die grauen Scheiben sind eine Fraktion.", "Gruppierung"),
        ("web/src/words/de/me.ftl", "me-recovery = Rückkehrcode", "Wiederherstellungscode"),
        ("src/metropole/games/empires/words.de.ftl", "x = Sie setzen den Charakter ein.", ""),
        ("src/metropole/text/de.ftl", "tui-command-discard = abwurf ablage abwurfstapel", ""),
    ],
)
def test_terms_are_noticed(path: str, line: str, use: str) -> None:
    """A word given up is found where it is banned, and left alone where it means something else."""
    assert bool(use) == any([f"'{use}" in found for found in found_in(line, path)]) == bool(found_in(line, path))
