"""Who looks on while games are played at random, and at nothing but scenes."""

from typing import Any

import msgspec

from metropole.kernel import Decision
from metropole.kernel.view import SPECTATOR
from tests.laws.play import Watcher


class Scenes(Watcher):
    """A scene tells nothing that its viewer may not know, and what lies open is the same for all who only look on."""

    def begin(self) -> None:
        self.pairs = self.different = 0

    def look(self, g: Any) -> None:
        is_sealed = isinstance(g.pending, Decision) and g.pending.sealed
        if self.rng.random() < (0.1 if is_sealed else 0.03):
            self.compare_viewers(g, is_sealed)
            for seat in range(SPECTATOR, self.seats):
                self.compare_worlds(g, seat)

    def compare_viewers(self, g: Any, is_sealed: bool) -> None:
        """What lies open is that of a spectator, but for who is in the middle of an answer."""
        answering = g.awaiting() if is_sealed else [g.composing()]
        for seat in [seat for seat in range(self.seats) if seat not in answering]:
            assert self.open(g, seat) == self.open(g, SPECTATOR), f"a scene lies open to seat {seat} alone"

    def compare_worlds(self, g: Any, seat: int) -> None:
        """Everything hidden is dealt anew, and the scene is the same."""
        world = g.view(seat).redeal(self.rng)
        self.pairs += 1
        self.different += world.numbers() != g.numbers()
        assert self.open(world, seat) == self.open(g, seat), "what lies open gives something away"
        assert self.own(world, seat) == self.own(g, seat), "what is one's own gives something away"

    def open(self, g: Any, seat: int) -> bytes:
        return msgspec.json.encode(self.kind.scene(g.view(seat)))

    def own(self, g: Any, seat: int) -> bytes:
        return msgspec.json.encode(self.kind.own_scene(g.view(seat)))

    def close(self) -> None:
        assert self.pairs > 40
        assert self.different > 10
