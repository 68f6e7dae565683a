"""3.0 Objective of the game."""

import pytest

from metropole.games.colonialism.positions import laid_out, to_act
from metropole.testing import say
from tests.rules.colonialism.common import every_edition
from tests.rules.questions import outcome


@every_edition
@pytest.mark.rule("CM-3.0-a")
def test_score_is_the_least_colour(edition: str) -> None:
    """Everybody scores the number of cubes of the colour they have fewest of, whichever colour that is."""
    held = {"blue": "yellow 4, brown 3, black 5", "red": "yellow 1, brown 3, black 3", "green": "yellow 2, black 2"}
    g = laid_out(edition, held=held)
    say(to_act(g, "blue"), "pass")
    assert [3, 1, 0, 0] == outcome(g).scores
    assert [12, 7, 4, 0] == outcome(g).totals
