"""docs/notation.md: the excerpt of a recorded game in it."""

import re

from tools.pages.markdown import ROOT

SAMPLE_GAME = "tests/games/colonialism-compass.game"


def notation() -> str:
    """The page as it is written, with an excerpt of a recorded game in its first block."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    lines = (ROOT / SAMPLE_GAME).read_text(encoding="utf-8").splitlines()
    block = "\n".join(["```game", *excerpt(lines), "```"])
    return re.sub(r"^```game\n.*?^```$", lambda _: block, text, count=1, flags=re.MULTILINE | re.DOTALL)


def excerpt(lines: list[str]) -> list[str]:
    """The header, the first tiles, the choice of rows, what leads to the first fingerprint, and the end."""
    body = lines.index("") + 1
    rows = next(at for at, line in enumerate(lines) if " row " in line)
    mark = next(at for at, line in enumerate(lines) if line.startswith("="))
    return [*lines[: body + 2], "...", *lines[rows : rows + 3], "...", *lines[mark - 4 : mark + 1], "...", *lines[-3:]]
