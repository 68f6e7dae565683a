"""What the greedy bot believes in is data: `weights.json` has every number, rulebook by rulebook.

The bots of each game say what the numbers mean, and what holds where the file says nothing.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).with_name("weights.json")


@cache
def content() -> dict[str, dict[str, Any]]:
    books: dict[str, dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return books


def written(book: str) -> dict[str, Any]:
    """The numbers of one rulebook, by name."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in content()[book].items()}
