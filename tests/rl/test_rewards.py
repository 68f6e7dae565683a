"""What ranks and scores are worth."""

from collections.abc import Callable

import pytest

from metropole.kernel import MetropoleError, Outcome
from metropole.rl.rewards import SCHEMES, rank, scheme, score, win


def ended(*ranks: int) -> Outcome:
    return Outcome([10 - rank for rank in ranks], [0] * len(ranks), list(ranks), "")


@pytest.mark.parametrize(
    ("reward", "outcome", "rewards"),
    [
        (win, ended(1, 2), [1, -1]),
        (win, ended(2, 1, 3, 4), [-1 / 3, 1, -1 / 3, -1 / 3]),
        (win, ended(1, 1, 3), [1 / 4, 1 / 4, -1 / 2]),
        (win, ended(1, 1), [0, 0]),
        (rank, ended(2, 1, 3), [0, 1, -1]),
        (rank, ended(1, 2, 2, 4), [1, 0, 0, -1]),
        (rank, ended(1, 1, 1, 4), [1 / 3, 1 / 3, 1 / 3, -1]),
        (rank, ended(1, 1), [0, 0]),
        (score, ended(2, 1), [8, 9]),
    ],
)
def test_rewards(reward: Callable[[Outcome], list[float]], outcome: Outcome, rewards: list[float]) -> None:
    """Victory is paid by the others; ranks are even steps, and shared places are shared; scores are the points."""
    assert reward(outcome) == pytest.approx(rewards)


def test_schemes_have_names() -> None:
    assert {scheme(name) for name in SCHEMES} == {win, rank, score}
    with pytest.raises(MetropoleError, match=r"reward: 'best' is unknown \(known: win, rank, score\)"):
        scheme("best")
