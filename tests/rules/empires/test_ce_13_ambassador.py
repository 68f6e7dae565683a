"""CE 13 Ambassador: one player gains standing, and one unrest marker goes."""

import pytest

from metropole.games.empires.positions import use
from metropole.testing import offered, say
from tests.rules.empires.characters import diplomacy, table, unrest
from tests.rules.empires.common import FOUR, prompt


@pytest.mark.rule("CE-13-a")
@pytest.mark.parametrize("favoured", FOUR)
def test_moves_any_one_player(favoured: str) -> None:
    """One player of choice, the one who acts included, moves one space right, and nobody else does."""
    g = use(table(), "blue", "ambassador")

    assert ["pass", *[f"player {colour}" for colour in FOUR]] == offered(g)
    say(g, f"player {favoured}")

    assert g.over
    assert [5 if colour == favoured else 4 for colour in FOUR] == g.s.diplomacy


@pytest.mark.rule("CE-13-a")
def test_not_beyond_the_right_end() -> None:
    """A marker on the last space stays there, so nobody is asked about it; with all of them there nothing is asked."""
    g = use(table(diplomacy={"red": 7}), "blue", "ambassador")
    assert ["pass", "player blue", "player green", "player orange"] == offered(g)

    g = use(table(diplomacy=dict.fromkeys(FOUR, 7), unrest={"egypt": 1}), "blue", "ambassador")
    assert "calm" == prompt(g)
    say(g, "territory egypt")

    assert [7, 7, 7, 7] == g.s.diplomacy
    assert 0 == unrest(g, "egypt")


@pytest.mark.rule("CE-13-b")
def test_removes_one_unrest_anywhere() -> None:
    """In addition one unrest marker goes, wherever one lies, and only one of several."""
    g = use(table(brazil="red", unrest={"brazil": 2, "egypt": 1}), "blue", "ambassador")

    say(g, "player green")
    assert ["pass", "territory egypt", "territory brazil"] == offered(g)
    say(g, "territory brazil")

    assert g.over
    assert 5 == diplomacy(g, "green")
    assert 1 == unrest(g, "brazil")
    assert 1 == unrest(g, "egypt")


@pytest.mark.rule("CE-13-a", "CE-13-b")
@pytest.mark.parametrize(
    ("player", "territory", "standing", "left"),
    [("pass", "pass", 4, 1), ("player red", "pass", 5, 1), ("pass", "territory barbary", 4, 0)],
)
def test_each_effect_may_be_declined(player: str, territory: str, standing: int, left: int) -> None:
    """Either effect may be had without the other, or neither."""
    g = use(table(unrest={"barbary": 1}), "blue", "ambassador")  # the first of all territories

    say(g, player, territory)

    assert "over" == prompt(g)
    assert standing == diplomacy(g, "red")
    assert left == unrest(g, "barbary")
