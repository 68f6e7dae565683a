"""What bots are told of a game: marks for options, and figures that tell who is ahead.

What they believe in is data beside the game's heuristics: `weights.json` has the numbers of the greedy bot, rulebook by
rulebook, and `chances.json` the weight of each figure at the start of a game and at its end.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import Field
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from metropole.kernel import Game, Outcome
from metropole.kernel.view import View
from metropole.parts.value_model import LinearValue, shares

WEIGHTS: Final = "weights.json"
CHANCES: Final = "chances.json"


GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)


class Weights(Protocol):
    """A dataclass of numbers."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


class BotKit(Generic[GameT, ViewT]):
    """One game, as bots judge it. As it stands here, all options and all seats seem equal."""

    folder: Path | None = None  # where the data lie
    figures: Sequence[str] = ()  # the names of what speaks for a seat
    weights: Mapping[
        str, Weights
    ] = {}  # of the greedy bot, by book; it reads them at every decision, so they can be tuned

    def __init__(self) -> None:
        self.values: dict[str, LinearValue] = read_values(self.folder, self.figures) if self.folder else {}

    def marks(self, view: ViewT, prompt: str) -> list[float]:
        """A mark for each option of the view; the best is the greatest."""
        return [0.0 for _ in view.options]

    def priors(self, view: ViewT) -> list[float]:
        """The same, told apart as finely as the rules of thumb can."""
        return self.marks(view, view.prompt.key if view.prompt else "")

    def book(self, game: GameT) -> str:
        """The rulebook that is played, or comes nearest to it, without its options."""
        return ""

    def figures_of(self, game: GameT, seat: int) -> list[float]:
        """What speaks for a seat."""
        return []

    def progress(self, game: GameT) -> float:
        """How much of the game is over, from nothing to one."""
        return 0.0

    def stage(self, game: GameT) -> int:
        """How far the game has come: a number that grows when something has been settled."""
        return 0

    def chances(self, game: GameT) -> list[float]:
        """Every seat's part of the victory: as it is, or else as it may be expected."""
        pending = game.pending
        if isinstance(pending, Outcome):
            winners = pending.ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in pending.ranks]
        value = self.values.get(self.book(game))
        if value is None:
            return [1.0 / game.seats] * game.seats
        progress = self.progress(game)
        return shares([value.strength(self.figures_of(game, seat), progress) for seat in range(game.seats)])


AnyBotKit = BotKit[Any, Any]  # of whichever game; bots ask too often to be looked at each time


def read(folder: Path, name: str) -> dict[str, dict[str, Any]]:
    """A file of data, by rulebook."""
    books: dict[str, dict[str, Any]] = json.loads((folder / name).read_text(encoding="utf-8"))
    return books


def read_values(folder: Path, figures: Sequence[str]) -> dict[str, LinearValue]:
    """What each figure counts in every rulebook; one that the file does not have does not count."""
    return {
        name: LinearValue(*[[book[part].get(figure, 0.0) for figure in figures] for part in ("early", "late")])
        for name, book in read(folder, CHANCES).items()
    }


def read_weights(folder: Path, book: str) -> dict[str, Any]:
    """What the greedy bot believes in, by name; what the file does not say, the weights' own defaults do."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in read(folder, WEIGHTS)[book].items()
    }
