"""What the guide counts for its readers is what the rules count."""

import re
from pathlib import Path

from metropole.games.colonialism.rules import scoring
from metropole.text import LANGUAGES

PAGES = Path(__file__).parents[2] / "web" / "src"
EXAMPLE = re.compile(r"(\d+), (\d+) (?:and|und) (\d+) (?:cubes are|Steine sind(?: also)?) (\d+) (?:points|Punkte)")


def test_first_card_of_the_guide() -> None:
    """6.0 What the guide says that cubes are worth is what they score, after conversion, in every language."""
    for language in LANGUAGES:
        guide = (PAGES / "words" / language / "lessons-colonialism.ftl").read_text(encoding="utf-8")
        [[*cubes, points]] = EXAMPLE.findall(guide)
        assert int(points) == min(scoring.converted([int(count) for count in cubes]))
