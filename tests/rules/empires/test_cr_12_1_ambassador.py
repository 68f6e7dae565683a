"""CR 12.1 Ambassador."""

import pytest

from metropole.games.empires.rules.board import TERRITORIES
from metropole.testing import offered, say
from tests.rules.empires.characters import diplomacy, unrest
from tests.rules.empires.common import asked, differences, prompt, remembered
from tests.rules.empires.overseas import act, table


@pytest.mark.rule("CR-12.1-a")
@pytest.mark.parametrize(("answer", "after"), [("yes", [4, 5, 4, 4]), ("no", [4, 4, 4, 4])])
def test_the_own_marker(answer: str, after: list[int]) -> None:
    """The player may move their own marker one space right, nobody else's, and need not."""
    g = act(table(), "red", "ambassador")

    assert ("improve", "red") == (prompt(g), asked(g))
    assert {"yes", "no"} == set(offered(g))
    say(g, answer)

    assert after == g.s.diplomacy


@pytest.mark.rule("CR-12.1-a")
def test_not_beyond_the_right_end() -> None:
    """On the last space there is nothing to ask: only the unrest is left."""
    g = table(diplomacy={"red": 7}, egypt="red", unrest={"egypt": 1})

    act(g, "red", "ambassador")
    assert "calm" == prompt(g)
    say(g, "territory egypt")

    assert (7, 0) == (diplomacy(g, "red"), unrest(g, "egypt"))


@pytest.mark.rule("CR-12.1-b")
def test_unrest_where_the_player_has_a_counter() -> None:
    """Where the player has a counter and there is unrest: territory or colony, in control or not; and nowhere else."""
    g = table(
        egypt="red",
        brazil="blue, red",
        new_spain="blue, blue, red",
        persia="blue",
        peru="red",
        colonies={"new spain": "blue"},
        unrest=dict.fromkeys(["egypt", "brazil", "new spain", "persia", "canada"], 2),
    )

    act(g, "red", "ambassador", "no")

    assert {"pass", "territory egypt", "territory brazil", "territory new spain"} == set(offered(g))


@pytest.mark.rule("CR-12.1-b")
@pytest.mark.parametrize("before", [1, 2, 4])
def test_one_marker(before: int) -> None:
    """One marker leaves the chosen territory and none any other."""
    g = table(egypt="red", brazil="red", unrest={"egypt": before, "brazil": 3})

    act(g, "red", "ambassador", "no", "territory egypt")

    assert (before - 1, 3) == (unrest(g, "egypt"), unrest(g, "brazil"))


@pytest.mark.rule("CR-12.1-a", "CR-12.1-b")
@pytest.mark.parametrize("moving", [True, False])
@pytest.mark.parametrize("calming", [True, False])
def test_both_or_either(moving: bool, calming: bool) -> None:
    """The two are done in addition to each other, and each may be left."""
    g = table(egypt="red", unrest={"egypt": 1})
    before = remembered(g)

    act(g, "red", "ambassador", "yes" if moving else "no", "territory egypt" if calming else "pass")

    assert (4 + moving, 1 - calming) == (diplomacy(g, "red"), unrest(g, "egypt"))
    changed = {"uses"} | ({"diplomacy"} if moving else set()) | ({"unrest"} if calming else set())
    assert changed == differences(g, before)


@pytest.mark.rule("CR-12.1-b")
def test_without_counters_on_the_map() -> None:
    """A player without any counter has nothing to calm, however much unrest there is."""
    g = table(unrest=dict.fromkeys(TERRITORIES, 3))

    act(g, "red", "ambassador", "yes")

    assert g.over
    assert [3] * len(TERRITORIES) == g.s.unrest
