"""The compiled engine is the same as the interpreted one: every game ends alike, to the last number."""

import os

import pytest

from metropole import registry
from tests.conftest import COMPILED
from tests.laws import fingerprints, traces
from tests.tables import RULE_SETS

EXPECTED = os.environ.get("METROPOLE_EXPECT", "")
ALL = COMPILED or bool(os.environ.get("METROPOLE_ALL_FINGERPRINTS"))  # minutes when interpreted, seconds when not


def test_the_engine_is_the_expected_one() -> None:
    """Whoever wants to test the compiled engine (`native`), or the interpreted one (`pure`), really does."""
    assert EXPECTED in ("", "native", "pure")
    assert not EXPECTED or COMPILED == (EXPECTED == "native")


@pytest.mark.sample
@pytest.mark.parametrize("name", RULE_SETS)
def test_games_end_as_they_always_did(name: str) -> None:
    """The first random games of every title, with each number of players; all two hundred where that is quick."""
    record = fingerprints.read()[name]
    ends = fingerprints.endings(registry.find(name), fingerprints.GAMES if ALL else fingerprints.IN_CLEAR)
    assert ends[: fingerprints.IN_CLEAR] == record["first"]
    assert not ALL or fingerprints.digest(ends) == record["all"]


@pytest.mark.sample
@pytest.mark.parametrize("name", traces.NAMES)
def test_games_take_the_way_they_always_took(name: str) -> None:
    """Every question with its options, every chance and every fact, from the first to the last."""
    games = traces.GAMES if ALL else traces.FEW
    assert traces.traces(name, games) == traces.read()[name][:games]


def test_every_rule_set_is_recorded() -> None:
    """None is missing, none is left over, and each number of players is among the first games."""
    assert list(fingerprints.read()) == RULE_SETS
    assert list(traces.read()) == traces.NAMES
    assert all([len(rule_set.seats) <= fingerprints.IN_CLEAR for rule_set in registry.all_rule_sets()])
