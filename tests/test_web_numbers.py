"""Numbers of the engine that the pages know by heart are those of the engine."""

import re
from pathlib import Path

import pytest

from metropole.colonialism import game as colonialism
from metropole.colonialism.state import NATIVES
from metropole.colonialism.view import HIDDEN_CARD
from metropole.empires import control
from metropole.empires import game as empires
from metropole.kernel import frames

PAGES = Path(__file__).parent.parent / "web" / "src"
NUMBERS = {
    "colonialism": {
        "TURN": colonialism.TURN,
        "COLONIZATION": colonialism.COLONIZATION,
        "COLONIZE": colonialism.COLONIZE,
        "REGION": colonialism.REGION,
        "COUNT": colonialism.COUNT,
        "OTHER": colonialism.OTHER,
        "NATIVES": NATIVES,
        "HIDDEN_CARD": HIDDEN_CARD,
        "FRAME": frames.FRAME,
        "HEAD": frames.HEAD,
    },
    "empires": {
        "FRAME": frames.FRAME,
        "HEAD": frames.HEAD,
        "PLACE": empires.PLACE,
        "SPOT": empires.SPOT,
        "OWNER": control.OWNER,
        "SAFE": control.SAFE,
    },
}


@pytest.mark.parametrize("game", NUMBERS)
def test_numbers(game: str) -> None:
    source = (PAGES / game / "model.ts").read_text(encoding="utf-8")
    written = {name: int(number) for name, number in re.findall(r"const (\w+) = (-?\d+)\b", source)}
    assert {name: written.get(name) for name in NUMBERS[game]} == NUMBERS[game]
