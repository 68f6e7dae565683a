"""What a flow says of itself: refusals, the numbers it is saved as, and what others see while somebody acts."""

from typing import Any

import pytest

from metropole import registry
from metropole.kernel import Chance, Decision, Outcome
from metropole.kernel.frames import FRAME, SAID
from metropole.kernel.playout import PlayoutRng, settle
from metropole.kernel.questions import EVERYBODY
from metropole.testing import at_random

every_rule_set = pytest.mark.parametrize("name", ["colonialism/compass", "empires/second", "empires/revised"])


def in_the_middle(name: str) -> Any:
    """A game in which somebody has begun an action that goes on."""
    return at_random(registry.find(name).start(4), 1, stop=lambda g: g.composing() != EVERYBODY)


@every_rule_set
def test_a_refusal_says_what_was_refused(name: str) -> None:
    """By its name if it is an action at all, from the first to the last."""
    g = in_the_middle(name)
    assert isinstance(g.pending, Decision)
    last = len(g.space) - 1
    for action, said in ((0, g.space.name(0)), (last, g.space.name(last)), (-1, "action -1")):
        assert g.refusal(action, g.pending).startswith(f"'{said}' is not offered")
    assert g.refusal(last + 1, g.pending).startswith(f"'action {last + 1}' is not offered")


@every_rule_set
def test_others_do_not_see_an_action_that_has_begun(name: str) -> None:
    """Neither where it stands nor what was said, and the same of a game that was saved in the middle of it."""
    g = in_the_middle(name)
    seen = g.public_stack()
    saved = g.restored(g.numbers())

    assert g.stack != seen
    assert 0 == seen[g.anchor - FRAME + SAID]
    assert seen == saved.public_stack()


@every_rule_set
def test_chance_is_settled_until_somebody_is_asked(name: str) -> None:
    """Then nothing more happens."""
    g = at_random(registry.find(name).start(4), 1, stop=lambda g: isinstance(g.pending, Chance))

    settle(g, PlayoutRng(1))

    assert isinstance(g.pending, Decision)
    before = g.numbers()
    settle(g, PlayoutRng(1))
    assert before == g.numbers()


@every_rule_set
def test_everybody_sees_the_result(name: str) -> None:
    """Points, sums and ranks, in the numbers of every view."""
    g = at_random(registry.find(name).start(4), 1)
    assert isinstance(g.pending, Outcome)
    result = [g.pending.scores, g.pending.totals, g.pending.ranks]

    for seat in range(-1, 4):
        seen = g.view(seat).numbers()
        assert result == [seen[field] for field in ("scores", "totals", "ranks")]
