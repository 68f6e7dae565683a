"""No bot knows more than its seat: in two worlds that look the same to the seat it gives the same answer."""

from functools import cache
from typing import Any

import pytest

from metropole import bots, registry
from metropole.bots import BotPlayer, Budget
from metropole.kernel import Decision
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import View
from metropole.registry import RuleSet
from tests.bots.positions import SAMPLES, walked

POSITIONS = 24
OPEN = ("empires/revised",)  # almost everything is known, so a sample would miss what is not
ITERATIONS = 4  # enough for whoever thinks ahead to look at other worlds
NAMES = [f"{name}:{ITERATIONS}" for name in bots.BOTS]
STEPS = {f"search:{ITERATIONS}": 6}  # whoever takes their time is compared in fewer positions


# The games are of either kind; what is asked of them is in the kernel.
class TwinViews:
    """Two worlds that the asking seat cannot tell from a position, nor from each other, and its view in each."""

    def __init__(self, rule_set: RuleSet, position: Any, seed: int) -> None:
        seat = position.pending.seat
        truth = position.view(seat)
        self.worlds = [truth.redeal(PlayoutRng(2 * seed + half)) for half in range(2)]
        self.views = [world.view(seat) for world in self.worlds]
        self.differs: bool = self.worlds[0].numbers() != self.worlds[1].numbers()
        assert repr(truth.numbers()) == repr(self.views[0].numbers()) == repr(self.views[1].numbers())


@cache
def pairs(name: str, seats: int) -> list[TwinViews]:
    """Positions of a random game in which there is a choice, and something that the asking seat does not know."""
    rule_set = registry.find(name)
    asked = [g.copy() for g in walked(name, seats, seats) if not g.over]
    some = asked if name in OPEN else asked[:: max(1, len(asked) // (2 * POSITIONS))]
    found = [pair for seed, g in enumerate(some) if (pair := TwinViews(rule_set, g, seed)).differs]
    assert len(found) >= POSITIONS // 2
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("rule_set", "seats"), SAMPLES)
def test_hidden_things_change_nothing(name: str, rule_set: str, seats: int) -> None:
    """The same seed, the same answer; and the view is left as it was."""
    player = bots.make(name)
    for seed, pair in enumerate(pairs(rule_set, seats)[:: STEPS.get(name, 1)]):
        before = repr(pair.views[0].numbers())

        first, second = [player.decide(view, seed) for view in pair.views]

        assert first == second
        assert before == repr(pair.views[0].numbers())


# --- the comparison itself can fail ---


class Peeping:
    """A planted leak: it answers by what the world has and the view does not."""

    def __init__(self) -> None:
        self.world: Any = None

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        peeped: int = sum([place * number for place, number in enumerate(self.world.numbers())])
        return decision.options[peeped % len(decision.options)]


@pytest.mark.parametrize(("rule_set", "seats"), SAMPLES)
def test_a_leak_is_caught(rule_set: str, seats: int) -> None:
    """Whoever peeps gives themselves away in most positions."""
    bot = Peeping()
    player = BotPlayer("peeping", bot, Budget())
    found = pairs(rule_set, seats)
    caught = 0
    for pair in found:
        answers: set[int] = set()
        for bot.world, view in zip(pair.worlds, pair.views, strict=True):
            answers.add(player.decide(view, 1))
        caught += len(answers) > 1

    assert len(found) > 15
    assert caught > len(found) / 3
