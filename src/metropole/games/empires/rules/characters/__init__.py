"""13-24 The twelve characters of the six cards."""

from typing import Final

from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import CHARACTERS
from metropole.games.empires.rules.game import Game
from metropole.kernel.position import changed


def used(g: Game, character: int) -> None:
    """12 The character chosen takes effect: from here on it is known to all."""
    g.s.uses = changed(g.s.uses, g.seat, g.s.uses[g.seat] | 1 << character)
    g.tell(facts.CHARACTER_USED, g.seat, character)


EXPLORER: Final = CHARACTERS.index("explorer")
CONQUEROR: Final = CHARACTERS.index("conqueror")
VICEROY: Final = CHARACTERS.index("viceroy")
AMBASSADOR: Final = CHARACTERS.index("ambassador")
SOVEREIGN: Final = CHARACTERS.index("sovereign")
REBEL: Final = CHARACTERS.index("rebel")
MERCHANT: Final = CHARACTERS.index("merchant")
GOVERNOR: Final = CHARACTERS.index("governor")
TRADER: Final = CHARACTERS.index("trader")
FINANCIER: Final = CHARACTERS.index("financier")
SCIENTIST: Final = CHARACTERS.index("scientist")
MISSIONARY: Final = CHARACTERS.index("missionary")
