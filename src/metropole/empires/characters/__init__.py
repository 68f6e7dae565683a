"""13-24 The twelve characters of the six cards."""

from metropole.empires import facts
from metropole.empires.board import CHARACTERS
from metropole.empires.game import Game
from metropole.kernel.position import changed


def used(g: Game, character: int) -> None:
    """12 The character chosen takes effect: from here on it is known to all."""
    g.s.uses = changed(g.s.uses, g.seat, g.s.uses[g.seat] | 1 << character)
    g.tell(facts.CHARACTER_USED, g.seat, character)


EXPLORER = CHARACTERS.index("explorer")
CONQUEROR = CHARACTERS.index("conqueror")
VICEROY = CHARACTERS.index("viceroy")
AMBASSADOR = CHARACTERS.index("ambassador")
SOVEREIGN = CHARACTERS.index("sovereign")
REBEL = CHARACTERS.index("rebel")
MERCHANT = CHARACTERS.index("merchant")
GOVERNOR = CHARACTERS.index("governor")
TRADER = CHARACTERS.index("trader")
FINANCIER = CHARACTERS.index("financier")
SCIENTIST = CHARACTERS.index("scientist")
MISSIONARY = CHARACTERS.index("missionary")
