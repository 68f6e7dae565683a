"""What OpenSpiel's players see of a game: numbers by group, and the same in words."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from metropole.kernel import Event, MetropoleError
from metropole.kernel.questions import EVERYBODY, by_name
from metropole.kernel.view import SPECTATOR
from metropole.registry import Kit
from metropole.rl.openspiel.world import ANSWER, ANSWERED, ListeningGame, ToldSoFar
from metropole.rl.rules import GameSpec

if TYPE_CHECKING:
    from metropole.rl.openspiel.state import SpielState

PUBLIC: Final = ("board", "hidden", "phase")
SECRETS: Final = "secrets"
HISTORY: Final = "history"


class UnknownParameterError(MetropoleError):
    """Observations cannot be changed by this."""


class Observer:
    """Sees the open table, one's own or everybody's secrets, or both, with or without all that happened before.

    `tensor` has all numbers, `dict` the same by group. Secrets of everybody begin with the observer's own.
    """

    def __init__(self, rules: GameSpec, sight: Any, params: dict[str, object] | None = None) -> None:
        if params:
            raise UnknownParameterError(f"params: observations take none, not {', '.join(params)}")
        self.rules = rules
        self.public: bool = sight.public_info
        self.private: bool = sight.private_info != pyspiel.PrivateInfoType.NONE
        self.everybody: bool = sight.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.recalls: bool = sight.perfect_recall
        self.key = (self.public, self.private, self.everybody)
        self.whole = self.public and self.private and not self.everybody
        self.parts = [(name, part) for name, part in rules.layout.groups.items() if self.has(name)]
        self.asked = slice(rules.layout.places["prompt"].start, rules.layout.groups["phase"].stop)
        sizes = [(part.stop - part.start) * self.copies(name) for name, part in self.parts]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for (name, _), size in zip(self.parts, sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def has(self, group: str) -> bool:
        """Whether these numbers are observed."""
        if group == SECRETS:
            return self.private
        return self.public and (self.recalls or group != HISTORY)

    def copies(self, group: str) -> int:
        return self.rules.seats if group == SECRETS and self.everybody else 1

    # --- numbers ---

    def set_from(self, state: "SpielState", player: int) -> None:
        """Look at a state with the eyes of a player."""
        world: ListeningGame = state.world
        seat = int(player)
        cells = world.cells(seat, self.recalls)
        if not self.whole:
            cells = self.chosen(world, cells, seat)
        self.tensor[:] = np.frombuffer(cells, np.uint8)

    def chosen(self, world: ListeningGame, cells: bytearray, player: int) -> bytearray:
        """Only the numbers that are observed. Without secrets nobody knows what a player is asked."""
        if not self.private:
            cells[self.asked] = bytes(self.asked.stop - self.asked.start)
        found = bytearray()
        for name, part in self.parts:
            found += cells[part]
            for i in range(1, self.copies(name)):
                found += world.cells((player + i) % self.rules.seats, False)[part]
        return found

    # --- words ---

    def string_from(self, state: "SpielState", player: int) -> str:
        """The same in words, without any limit to what is remembered."""
        world: ListeningGame = state.world
        seat = int(player)
        story = self.story(world.record(), seat) if self.recalls else ""
        if self.whole:
            return story + fields(self.seen_by(world, seat))
        spectator = self.seen_by(world, SPECTATOR)
        found = fields(spectator) if self.public else ""
        for i in range(self.rules.seats if self.everybody else int(self.private)):
            seen = self.seen_by(world, (seat + i) % self.rules.seats)
            found += fields({name: value for name, value in seen.items() if value != spectator[name]})
        return story + found

    def story(self, record: ToldSoFar, player: int) -> str:
        """All that the observer has been told so far, line by line."""
        key = (self.key, player)
        told, story = record.stories.get(key, (0, ""))
        if told < len(record.log):
            story += "".join([self.line(event) for event in record.log[told:] if self.hears(event, player)])
            record.stories[key] = len(record.log), story
        return story

    def seen_by(self, world: ListeningGame, seat: int) -> dict[str, object]:
        numbers: dict[str, object] = self.rules.view(world.game, seat).numbers()
        return numbers

    def hears(self, event: Event, player: int) -> bool:
        """Whether the observer has been told of it."""
        if event.only == EVERYBODY:
            return self.public and (self.everybody or event.concerns(player if self.private else SPECTATOR))
        return self.everybody or (self.private and event.only == player)

    def line(self, event: Event) -> str:
        if event.kind == ANSWERED:
            action = by_name((ANSWER,), event)["action"]
            return f"answered seat={event.only} action={self.rules.space.name(action)}\n"
        return fact(self.rules.rule_set.kit, event.kind, event.numbers)


@lru_cache(maxsize=1 << 14)
def fact(kit: Kit, kind: int, numbers: tuple[int, ...]) -> str:
    """A fact by name, such as `row-taken seat=1 row=2`."""
    name, labels = kit.facts[kind]
    return " ".join([name, *[f"{label}={number}" for label, number in zip(labels, numbers, strict=True)]]) + "\n"


def fields(numbers: dict[str, object]) -> str:
    """Everything known, line by line."""
    return "".join([f"{name}={value}\n" for name, value in numbers.items()])
