"""The table of Colonialism in lines."""

import re

from metropole import registry
from metropole.games.colonialism.positions import laid_out
from metropole.games.colonialism.rules.board import INDIA
from metropole.games.colonialism.rules.game import Game
from metropole.kernel.view import SPECTATOR
from metropole.parts import outline
from metropole.parts.ansi import Paint
from metropole.testing import say
from tests.rules.colonialism.cards_in_play import colonized

EVENTS = registry.find("colonialism/compass+events")


def lines(g: Game, seat: int) -> str:
    """The whole table as a seat sees it."""
    return "\n".join(outline.lines(EVENTS.kit.outline(g.view(seat), EVENTS.speaker("en", you=seat)), Paint(False, ())))


def reserve(shown: str, seat: str) -> int:
    """The number in the line of a player."""
    found = re.search(rf"{seat}.*?reserve +(\d+)", shown)
    assert found
    return int(found[1])


def test_discs_leave_the_reserve_one_by_one() -> None:
    """X1 Gurkhas: for whoever names regions each disc is in its region at once; for the others nothing has happened."""
    g = colonized(laid_out(EVENTS.name, event="gurkhas", policies={"india": "red treaty"}, india="blue 2"), INDIA)
    before = lines(g, 0), lines(g, SPECTATOR)
    for number, word in enumerate(["place china", "place china", "place north africa"]):
        assert reserve(before[0], "Blue") - number == reserve(lines(g, 0), "Blue")
        assert before[1] == lines(g, SPECTATOR)
        assert (f"Blue {number}" in lines(g, 0)) == (number > 0)
        say(g, word)
    assert reserve(before[0], "Blue") - 3 == reserve(lines(g, 0), "Blue")
