"""CE 19 Missionary: missions instead of unrest, or before it."""

import pytest

from metropole.games.empires.positions import use
from metropole.testing import offered, say
from tests.rules.empires.characters import missions, table, unrest


@pytest.mark.rule("CE-19-a")
@pytest.mark.ruling("AMB-66")
@pytest.mark.parametrize("markers", [1, 3])
def test_flips_one_unrest_marker(markers: int) -> None:
    """One unrest marker becomes a mission, however many lie there, and nobody needs a counter there for it."""
    g = use(table(brazil="blue", unrest={"brazil": markers, "egypt": 1}), "red", "missionary")

    say(g, "preach conversion")
    assert ["territory egypt", "territory brazil"] == offered(g)
    say(g, "territory brazil")

    assert g.over
    assert (markers - 1, 1) == (unrest(g, "brazil"), missions(g, "brazil"))
    assert (1, 0) == (unrest(g, "egypt"), missions(g, "egypt"))


@pytest.mark.rule("CE-19-b")
@pytest.mark.ruling("AMB-66")
def test_places_a_mission_where_all_is_quiet() -> None:
    """A mission goes to an explored territory without unrest; restless and unexplored ones are not offered."""
    g = use(table(unexplored="persia", unrest={"brazil": 1}), "red", "missionary")

    say(g, "preach mission")
    assert "territory egypt" in offered(g)
    assert "territory persia" not in offered(g)
    assert "territory brazil" not in offered(g)
    say(g, "territory egypt")

    assert g.over
    assert (0, 1) == (unrest(g, "egypt"), missions(g, "egypt"))
    assert 1 == unrest(g, "brazil")


@pytest.mark.rule("CE-19-a", "CE-19-b")
@pytest.mark.ruling("AMB-66")
def test_missions_lie_together() -> None:
    """A territory may have any number of missions, from either way."""
    g = table(missions={"brazil": 2, "egypt": 1}, unrest={"egypt": 1})

    say(use(g, "red", "missionary"), "preach mission", "territory brazil")
    say(use(g, "red", "missionary"), "preach conversion")

    assert 3 == missions(g, "brazil")
    assert (0, 2) == (unrest(g, "egypt"), missions(g, "egypt"))


@pytest.mark.rule("CE-19-a")
def test_nothing_to_flip() -> None:
    """Without any unrest on the map only a new mission is left."""
    g = use(table(), "red", "missionary")

    assert all(word.startswith("territory") for word in offered(g))
    say(g, "territory brazil")

    assert 1 == missions(g, "brazil")
