"""CE 21 Scientist: one space on one progress track."""

import pytest

from metropole.games.empires.positions import use
from metropole.testing import offered, say
from tests.rules.empires.characters import can, table, treasury
from tests.rules.empires.common import track

STEPS = [
    *[("seafaring", value - 1, value) for value in (1, 2, 3)],
    *[("navy", value - 1, value) for value in (2, 3, 4)],
    *[("logistics", value - 1, value) for value in (2, 3, 4)],
    ("economy", 2, 4),
    ("economy", 4, 6),
    ("economy", 6, 10),
]


@pytest.mark.rule("CE-21-a")
@pytest.mark.parametrize(("name", "before", "after"), STEPS)
def test_one_space_for_its_printed_number(name: str, before: int, after: int) -> None:
    """Each of the twelve steps leads to the next number and costs that number; no other marker moves."""
    g = use(table(treasury={"red": 12}, tracks={"red": f"{name} {before}"}), "red", "scientist")

    say(g, f"track {name}")

    assert g.over
    assert after == track(g, "red", name)
    assert 12 - after == treasury(g, "red")
    assert 1 == sum(g.s.tracks) - sum(table(tracks={"red": f"{name} {before}"}).s.tracks)


@pytest.mark.rule("CE-21-a")
@pytest.mark.parametrize(
    ("money", "tracks"),
    [
        (1, []),
        (2, ["track seafaring", "track navy", "track logistics"]),
        (4, ["track seafaring", "track navy", "track logistics", "track economy"]),
    ],
)
def test_what_the_treasury_allows(money: int, tracks: list[str]) -> None:
    """Spaces that cannot be paid in full are not offered."""
    g = use(table(treasury={"red": money}), "red", "scientist")

    assert tracks == ([] if g.over else offered(g))
    assert (1 if g.over else 0) == track(g, "red", "seafaring")


@pytest.mark.rule("CE-21-a")
def test_no_space_beyond_the_last() -> None:
    """A track that is at its end is not offered, and with all of them there the Scientist has nothing to do."""
    rich = {"red": 40}
    g = table(treasury=rich, tracks={"red": "seafaring 3, navy 4, logistics 3, economy 6"})
    learned = table(treasury=rich, tracks={"red": "seafaring 3, navy 4, logistics 4, economy 10"})

    assert ["track logistics", "track economy"] == offered(use(g, "red", "scientist"))
    assert not can(learned, "red", "scientist")
    assert not can(table(), "red", "scientist")


@pytest.mark.rule("CE-21-a")
def test_printed_example() -> None:
    """From Seafaring 0 the step to 1 costs one treasury."""
    g = use(table(treasury={"red": 3}), "red", "scientist")

    say(g, "track seafaring")

    assert (1, 2) == (track(g, "red", "seafaring"), treasury(g, "red"))
