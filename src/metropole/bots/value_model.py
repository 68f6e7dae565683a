"""Who is likely to win, judged by a few figures of each seat. How much each of them counts is data from self-play.

The file `chances.json` has, for every rulebook, the weight of each figure at the start of a game and at its end.
"""

import json
from math import exp
from pathlib import Path
from typing import Final

from metropole.bots.colonialism.features import FEATURES as FIGURES_COLONIALISM
from metropole.bots.colonialism.features import features as figures_colonialism
from metropole.bots.colonialism.features import progress as progress_colonialism
from metropole.bots.empires.features import FEATURES as FIGURES_EMPIRES
from metropole.bots.empires.features import features as figures_empires
from metropole.bots.empires.features import progress as progress_empires
from metropole.colonialism.game import Game as ColonialismGame
from metropole.empires.game import Game as EmpiresGame
from metropole.empires.state import Seat
from metropole.kernel import Flow, Outcome

DATA: Final = Path(__file__).with_name("chances.json")
FIGURES: Final = {"colonialism": FIGURES_COLONIALISM, "empires": FIGURES_EMPIRES}


class LinearValue:
    """What each figure counts: early in the game, and late."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late

    def strength(self, figures: list[float], progress: float) -> float:
        """All figures of a seat as one number; e to the power of it is in proportion to the chance of victory."""
        total = 0.0
        for i in range(len(figures)):
            total += figures[i] * (self.early[i] + (self.late[i] - self.early[i]) * progress)
        return total


def read() -> dict[str, LinearValue]:
    """The weights of every rulebook, by game and name."""
    books = json.loads(DATA.read_text(encoding="utf-8"))
    return {
        name: LinearValue(in_order(name, book["early"]), in_order(name, book["late"])) for name, book in books.items()
    }


def in_order(book: str, weights: dict[str, float]) -> list[float]:
    """The weights in the order of the figures; a figure that the file does not have does not count."""
    return [weights.get(figure, 0.0) for figure in FIGURES[book.split("/")[0]]]


WEIGHED: Final = read()


def book_of(g: Flow) -> str:
    """The rulebook that is played, without its options."""
    if isinstance(g, ColonialismGame):
        return "colonialism/" + g.edition.book
    assert isinstance(g, EmpiresGame)
    return "empires/" + g.edition.book


def figures_of(g: Flow, seat: int) -> list[float]:
    """What speaks for a seat."""
    if isinstance(g, ColonialismGame):
        return figures_colonialism(g, seat)
    assert isinstance(g, EmpiresGame)
    return figures_empires(g, Seat(seat))


def progress_of(g: Flow) -> float:
    """How much of the game is over, from nothing to one."""
    if isinstance(g, ColonialismGame):
        return progress_colonialism(g)
    assert isinstance(g, EmpiresGame)
    return progress_empires(g)


def chances(g: Flow) -> list[float]:
    """Every seat's part of the victory: as it is, or else as it may be expected."""
    pending = g.pending
    if isinstance(pending, Outcome):
        winners = pending.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in pending.ranks]
    weighed, progress = WEIGHED[book_of(g)], progress_of(g)
    return shares([weighed.strength(figures_of(g, seat), progress) for seat in range(g.seats)])


def shares(strengths: list[float]) -> list[float]:
    """Chances from strengths; they add up to one."""
    most = max(strengths)
    odds = [exp(strength - most) for strength in strengths]
    total = sum(odds)
    return [one / total for one in odds]
