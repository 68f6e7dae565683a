"""What ranks and scores are worth."""

import pytest

from metropole.kernel import MetropoleError, Outcome
from metropole.rl.rewards import SCHEMES, rank, scheme, score, win


def ended(*ranks: int) -> Outcome:
    return Outcome([10 - rank for rank in ranks], [0] * len(ranks), list(ranks), "")


@pytest.mark.parametrize(
    ("outcome", "rewards"),
    [
        (ended(1, 2), [1, -1]),
        (ended(2, 1, 3, 4), [-1 / 3, 1, -1 / 3, -1 / 3]),
        (ended(1, 1, 3), [1 / 4, 1 / 4, -1 / 2]),
        (ended(1, 1), [0, 0]),
    ],
)
def test_victory_is_paid_by_the_others(outcome: Outcome, rewards: list[float]) -> None:
    assert win(outcome) == pytest.approx(rewards)


@pytest.mark.parametrize(
    ("outcome", "rewards"),
    [
        (ended(2, 1, 3), [0, 1, -1]),
        (ended(1, 2, 2, 4), [1, 0, 0, -1]),
        (ended(1, 1, 1, 4), [1 / 3, 1 / 3, 1 / 3, -1]),
        (ended(1, 1), [0, 0]),
    ],
)
def test_ranks_are_even_steps_and_shared_places_are_shared(outcome: Outcome, rewards: list[float]) -> None:
    assert rank(outcome) == pytest.approx(rewards)


def test_scores_are_the_points() -> None:
    assert score(ended(2, 1)) == [8.0, 9.0]


def test_schemes_have_names() -> None:
    assert {scheme(name) for name in SCHEMES} == {win, rank, score}
    with pytest.raises(MetropoleError, match=r"reward: 'best' is unknown \(known: win, rank, score\)"):
        scheme("best")
