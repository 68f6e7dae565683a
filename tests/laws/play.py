"""Random play for the laws, with everybody looking on who has something to prove."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, ClassVar

from metropole import registry
from metropole.kernel import Decision, Event
from metropole.laws import random_step
from tests.tables import LONG, patience

ENOUGH = 8000 if LONG else 1500  # decisions at each table


class Watcher:
    """Proves a claim, which its first line states, at one table: it fails where a position or a fact contradicts it."""

    game: ClassVar[str] = ""  # or the only game that it knows
    games: ClassVar[int] = 1 << 20  # that it watches

    def __init__(self, name: str, seats: int) -> None:
        self.name, self.seats = name, seats
        self.rule_set = registry.find(name)
        self.kind = self.rule_set.kit
        self.rng = Random(f"{type(self).__name__} {name} {seats}")
        self.begin()

    def begin(self) -> None:
        """Before the first game."""

    # Positions are of either game; what is asked of them is in the kernel.
    def look(self, g: Any) -> None:
        """At the start, and after every answer."""

    def hear(self, event: Event) -> None:
        """Whatever the rules state."""

    def close(self) -> None:
        """After the last game: has it seen enough, and does all of it fit together?"""


def watch(name: str, seats: int, kinds: Sequence[type[Watcher]], enough: int = ENOUGH) -> None:
    """Play games at a table, two at least, while these watchers look on; whoever finds something is named."""
    watchers = [kind(name, seats) for kind in kinds if kind.game in name]
    decisions = seed = 0
    while decisions < enough or seed < 2:
        decisions += play(name, seats, seed, *[watcher for watcher in watchers if seed < watcher.games])
        seed += 1
    for watcher in watchers:
        with named(watcher):
            watcher.close()


def play(name: str, seats: int, seed: int, *watchers: Watcher) -> int:
    """A random game in which every position is watched. Returns the number of decisions."""
    rng = Random(f"{name} {seats} {seed}")
    return go_on(registry.find(name).start(seats), rng, *watchers, steps=patience(name))


def go_on(g: Any, rng: Random, *watchers: Watcher, steps: int = 1 << 20) -> int:
    """Play at random to the end, or so many steps. Returns the number of decisions."""
    decisions = 0

    def hear(event: Event) -> None:
        for watcher in watchers:
            watcher.hear(event)

    def look() -> None:
        for watcher in watchers:
            with named(watcher):
                watcher.look(g)

    g.listener = hear
    look()
    while not g.over and steps:
        decisions += isinstance(g.pending, Decision)
        steps -= 1
        random_step(g, rng)
        look()
    return decisions


@contextmanager
def named(watcher: Watcher) -> Iterator[None]:
    """What fails in here says who found it, and against which claim."""
    try:
        yield
    except Exception as error:
        claim = (watcher.__doc__ or "").partition("\n")[0]
        error.add_note(f"{type(watcher).__name__} at {watcher.name} with {watcher.seats} seats: {claim}")
        raise


def position(name: str, seats: int, seed: int) -> Any:
    """The position at a random moment of the first turns of a random game, with a player about to act, or its end."""
    rng = Random(f"{name} {seats} {seed}")
    g = registry.find(name).start(seats)
    for _ in range(rng.randrange(70 * seats)):
        random_step(g, rng)
    while not g.over and not (isinstance(g.pending, Decision) and g.pending.prompt.key in ("act", "character", "play")):
        random_step(g, rng)
    return g
