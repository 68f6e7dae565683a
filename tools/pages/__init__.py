"""Pages that are made, not written, or have parts that are. `python -m tools.pages` writes them all.

It also makes the types of what the browser sends and gets.
"""

from collections.abc import Callable
from functools import partial

from tools.pages.coverage import coverage, ruling_index, ruling_page
from tools.pages.editions import COLONIALISM, EMPIRES, editions
from tools.pages.excerpts import with_excerpts
from tools.pages.notation import notation
from tools.pages.observations import observations

PAGES: dict[str, Callable[[], str]] = {
    "CONTRIBUTING.md": partial(with_excerpts, "CONTRIBUTING.md"),
    "docs/coverage.md": partial(coverage, "colonialism"),
    "docs/coverage-empires.md": partial(coverage, "empires"),
    "docs/editions.md": partial(editions, COLONIALISM),
    "docs/editions-empires.md": partial(editions, EMPIRES),
    "docs/notation.md": notation,
    "docs/observations.md": observations,
    "docs/rulings/README.md": ruling_index,
    "docs/rulings/colonialism.md": partial(ruling_page, "colonialism"),
    "docs/rulings/empires.md": partial(ruling_page, "empires"),
}
