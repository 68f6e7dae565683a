"""What an answer leads to, as far as the seat that gives it can foresee it.

Nothing here knows the true game. An answer is played in worlds dealt anew from the view of the seat, up to the next
question or chance, and no further than to the moment when something hidden would be turned over.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from metropole.kernel import Chance, Decision, Event, Game

ROLLS: Final = ("die", "sixes", "successes")  # chances with few outcomes; draws from decks and bags have many
MOST_ENDS: Final = 160  # of an answer that can be completed in so many ways that nobody would count them


class TooManyBranchesError(Exception):
    """There are more ways to go on than anybody would read."""


@dataclass(frozen=True)
class Branch:
    """One way in which an answer may turn out: what the seat hears, and how likely the dice make it.

    `chosen`: the seat has more to say before it comes to this.
    """

    events: list[Event]
    chance: Fraction = Fraction(1)
    rolled: bool = False
    chosen: bool = False


@dataclass
class Lookahead:
    """Answers of one seat in one world. `horizon`: the facts with which something hidden may be turned over."""

    world: Game
    seat: int
    horizon: frozenset[int]
    left: int = field(default=MOST_ENDS)

    def at_once(self, action: int) -> list[Event]:
        """What the seat hears before anybody, or chance, is asked again."""
        return self.step(self.world, action)[1]

    def ends(self, action: int) -> list[Branch]:
        """All ways in which the answer may turn out: the rest of the action, and one roll of the dice."""
        self.left = MOST_ENDS
        return list(self.walk(self.world, action, Branch([])))

    def walk(self, world: Game, action: int, before: Branch) -> Iterator[Branch]:
        game, heard, is_hidden = self.step(world, action)
        after = Branch([*before.events, *heard], before.chance, before.rolled, before.chosen)
        pending = game.pending
        if is_hidden or before.rolled:
            yield self.counted(after)
        elif isinstance(pending, Chance) and pending.key in ROLLS:
            for outcome, weight in zip(pending.outcomes, pending.weights, strict=True):
                rolled = Branch(after.events, after.chance * Fraction(weight, pending.total), True, after.chosen)
                yield from self.walk(game, outcome, rolled)
        elif isinstance(pending, Decision) and pending.prompt.continues and pending.seat == self.seat:
            for option in pending.options:
                yield from self.walk(game, option, Branch(after.events, after.chance, False, True))
        else:
            yield self.counted(after)

    def counted(self, end: Branch) -> Branch:
        self.left -= 1
        if self.left < 0:
            raise TooManyBranchesError
        return end

    def step(self, world: Game, action: int) -> tuple[Game, list[Event], bool]:
        """Play an answer or an outcome; also what the seat hears, and whether something hidden came up."""
        game = world.copy()
        heard: list[Event] = []
        game.listener = heard.append
        game.advance(action)
        game.listener = None
        beyond = [i for i, event in enumerate(heard) if event.kind in self.horizon]
        known = heard[: beyond[0]] if beyond else heard
        return game, [event for event in known if event.concerns(self.seat)], bool(beyond)


def agreed(heard: list[list[Event]]) -> list[Event]:
    """What is heard alike in all worlds, up to the first difference."""
    common: list[Event] = []
    for events in zip(*heard, strict=False):
        if len({(event.kind, event.numbers) for event in events}) > 1:
            break
        common.append(events[0])
    return common


def probability(ends: list[Branch], success: frozenset[int]) -> Fraction | None:
    """How likely the dice alone lead to one of these facts; nothing where dice do not decide at once."""
    if not all([end.rolled and not end.chosen for end in ends]):
        return None
    good = [end.chance for end in ends if any([event.kind in success for event in end.events])]
    return sum(good, Fraction(0)) if good else None
