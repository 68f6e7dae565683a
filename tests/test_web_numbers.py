"""Numbers of the engine that the pages know by heart are those of the engine."""

import re
from pathlib import Path

import pytest

from metropole.games.colonialism.rules import scoring
from metropole.games.empires.rules import control
from metropole.text import LANGUAGES

PAGES = Path(__file__).parent.parent / "web" / "src"
EXAMPLE = re.compile(r"(\d+), (\d+) (?:and|und) (\d+) (?:cubes are|Steine sind(?: also)?) (\d+) (?:points|Punkte)")
NAMES = {"empires": {control: "OWNER SAFE"}}


@pytest.mark.parametrize("game", NAMES)
def test_numbers(game: str) -> None:
    source = (PAGES / game / "model.ts").read_text(encoding="utf-8")
    written = {name: int(number) for name, number in re.findall(r"const (\w+) = (-?\d+)\b", source)}
    wanted = {name: getattr(module, name) for module, names in NAMES[game].items() for name in names.split()}
    assert wanted == {name: written.get(name) for name in wanted}


def test_first_card_of_the_guide() -> None:
    """6.0 What the guide says that cubes are worth is what they score, after conversion, in every language."""
    for language in LANGUAGES:
        guide = (PAGES / "words" / language / "lessons-colonialism.ftl").read_text(encoding="utf-8")
        [[*cubes, points]] = EXAMPLE.findall(guide)
        assert int(points) == min(scoring.converted([int(count) for count in cubes]))
