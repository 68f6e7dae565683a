"""A copy of a game is another game, whatever it shares with the original."""

import pytest

from metropole import registry
from metropole.games.colonialism.rules.state import OWN
from metropole.kernel.playout import PlayoutRng, playout
from metropole.kernel.questions import plain
from tests.tables import RULE_SETS

MOMENTS = (0, 3, 17, 60, 110, 160)


@pytest.mark.parametrize("name", RULE_SETS)
def test_playing_a_copy_leaves_the_original_alone(name: str) -> None:
    """Its numbers and its question are what they were, and it can still be played as if nothing had been."""
    rule_set = registry.find(name)
    for moment in MOMENTS:
        g = rule_set.start(rule_set.seats[-1])
        playout(g, PlayoutRng(moment), moment)
        copy, twin = g.copy(), g.copy()
        before, question = g.numbers(), repr(plain(g.pending))
        playout(copy, PlayoutRng(1))
        assert (g.numbers(), repr(plain(g.pending))) == (before, question)
        playout(g, PlayoutRng(2))
        playout(twin, PlayoutRng(2))
        assert g.numbers() == twin.numbers()


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_copy_shares_what_is_never_changed(name: str) -> None:
    """Lists that are replaced are common to both, lists of a position's own are not."""
    rule_set = registry.find(name)
    g = rule_set.start(rule_set.seats[-1])
    playout(g, PlayoutRng(1), 100)
    theirs, ours = g.copy().position().numbers(), g.position().numbers()
    own = OWN if rule_set.kit is registry.COLONIALISM else []
    assert [field for field, value in ours.items() if isinstance(value, list) and theirs[field] is not value] == [
        field for field in ours if field in own
    ]
