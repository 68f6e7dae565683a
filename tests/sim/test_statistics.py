"""Victories in parts, intervals and ratings, against values worked out by hand."""

from math import log10

import pytest

from metropole.sim.statistics import chairs, elo, standings, wilson
from tests.sim.games import written


def test_shared_victories_count_in_parts() -> None:
    """A67 Two winners have half a victory each; a bot has those of all its seats."""
    records = [written(0, "a b b", [1, 1, 3]), written(1, "b b a", [1, 2, 3])]
    table = standings(records)

    assert ["b", "a"] == list(table)
    assert (2, 1.5, 0.75) == (table["b"].games, table["b"].wins, table["b"].share)
    assert (2, 0.5, 0.25) == (table["a"].games, table["a"].wins, table["a"].share)
    assert (8.0, 18.0, 2.0) == (table["a"].mean_score, table["a"].mean_total, table["a"].mean_rank)
    assert 1.75 == table["b"].mean_rank
    assert (1 / 3, 2 / 3) == (table["a"].par, table["b"].par)


def test_times_and_troubles() -> None:
    """The median of all decisions, the longest, and what went wrong at the bot's own seats, in games that do not count.

    Nobody has won or lost these.
    """
    troubles = ("seat 2 b: no answer", "seat 2 b: no answer", "seat 1 a: crashed")
    counting = [written(1, "b a", [1, 2]), written(3, "b a", [2, 1])]
    table = standings(
        [written(0, "a b", [1, 2], troubles), counting[0], written(2, "a b", [1, 2], troubles[:1]), *counting[1:]]
    )

    assert (1, 3) == (table["a"].troubles, table["b"].troubles)
    assert (2, 1.0, 0.5, 0.5) == (table["a"].games, table["a"].wins, table["a"].share, table["a"].par)
    assert elo(counting)["a"] == table["a"].elo
    assert 2**1.5 == pytest.approx(table["a"].decision_ms)
    assert 4.0 == table["a"].longest_ms


def test_seats() -> None:
    """What a seat was worth, whoever sat there."""
    first, second = chairs([written(0, "a b", [1, 2]), written(1, "b a", [1, 1]), written(2, "a b", [2, 1])])

    assert (1, 3, 1.5, 0.5) == (first.seat, first.games, first.wins, first.share)
    assert (2, 1.5) == (second.seat, second.wins)
    assert 4 / 3 == first.mean_rank


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (2.5, 5, 0.1704, 0.8296),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    """(p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z = 1.96."""
    assert (low, high) == pytest.approx(wilson(wins, games), abs=5e-5)


def test_elo_of_two() -> None:
    """Three of four won, and the draw that was never played: 3.5 to 1.5 points."""
    records = [written(i, "a b", [1, 2]) for i in range(3)] + [written(3, "b a", [1, 2])]
    ratings = elo(records)

    assert 400 * log10(3.5 / 1.5) == pytest.approx(ratings["a"] - ratings["b"])
    assert 0 == pytest.approx(ratings["a"] + ratings["b"])


def test_elo_of_three() -> None:
    """The most likely strengths expect the points that were made: with the unplayed draws, 3 of 4 for the first."""
    records = [written(0, "a b c", [1, 2, 3])]
    ratings = elo(records)

    assert ratings["a"] == pytest.approx(-ratings["c"])
    assert 0 == pytest.approx(ratings["b"], abs=1e-6)
    strength = 10 ** (ratings["a"] / 400)
    expected = 2 * strength / (strength + 1) + 2 * strength**2 / (strength**2 + 1)
    assert 3 == pytest.approx(expected)


def test_elo_stays_finite() -> None:
    """Who always wins is strong, and not infinitely so; equal ranks are a draw; one bot alone has nobody to beat."""
    assert 400 * log10(10.5 / 0.5) == pytest.approx(2 * elo([written(i, "a b", [1, 2]) for i in range(10)])["a"])
    assert {"a": 0.0, "b": 0.0} == pytest.approx(elo([written(0, "a b", [1, 1])]))
    assert {"a": 0.0} == elo([written(0, "a a", [1, 2])])
