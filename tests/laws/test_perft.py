"""The number of ways onward, in every rule set, is what it was: no option has come or gone unnoticed."""

from typing import Any

import pytest

from metropole import registry
from metropole.kernel import Decision
from tests.laws import perft
from tests.tables import RULE_SETS


@pytest.mark.sample
@pytest.mark.parametrize("name", RULE_SETS)
def test_as_many_ways_as_ever(name: str) -> None:
    """From the start, and from a third and two thirds of a random game, with few players and with many."""
    rule_set = registry.find(name)
    expected = [line for line in perft.read() if line.name == name]
    found = [
        line._replace(ways=perft.ways(perft.reached(rule_set, line.seats, line.decisions), len(line.ways)))
        for line in expected
    ]
    assert found == expected
    assert {line.seats for line in expected} == {rule_set.seats[0], rule_set.seats[-1]}
    assert len(expected) == 6


def test_the_table_is_written_as_it_is_read() -> None:
    """Writing what was read changes nothing."""
    assert perft.text(perft.read()) == perft.TABLE.read_text("utf-8")


@pytest.mark.parametrize("name", ["colonialism/compass+events", "empires/revised"])
def test_ways_are_counted_one_by_one(name: str) -> None:
    """The same number by walking every way from the start again, with every answer checked."""
    g = perft.reached(registry.find(name), 3, 100)
    walks: list[list[int]] = [[]]
    for depth in (1, 2):
        walks = [[*walk, answer] for walk in walks for answer in walked(g, walk)]
        assert perft.ways(g, depth)[-1] == len(walks)
    assert len(walks) > len(walked(g, []))


def walked(g: Any, walk: list[int]) -> list[int]:
    other = g.copy()
    for answer in walk:
        other.answer(answer)
    return perft.onward(other)


def test_a_missing_option_is_noticed() -> None:
    """Without one of the options there are fewer ways."""
    g = perft.reached(registry.find("empires/second"), 4, 50)
    before = perft.ways(g, 2)
    assert isinstance(g.pending, Decision)
    g.pending = Decision(g.pending.seat, g.pending.prompt, g.pending.options[1:], g.pending.sealed)
    assert [count < was for count, was in zip(perft.ways(g, 2), before, strict=True)] == [True, True]


def test_no_way_leads_on_from_the_end() -> None:
    """A game that is over has none."""
    g = perft.reached(registry.find("colonialism/original+short"), 2, 10**6)
    assert perft.ways(g, 3) == [0, 0, 0]
