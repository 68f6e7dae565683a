"""Many games at once are the same games as one by one."""

from typing import Any

import numpy as np
import pytest

from metropole.encoding.episode import Episode
from metropole.kernel import MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.rl import vector
from metropole.rl.rewards import win
from metropole.rl.rules import Seeds
from tests.rl.choosing import all_chosen
from tests.tables import BOOKS, FEW, LONG

GAMES = 5
TOGETHER = 9  # tables at a time
WHOLE_GAMES = 1000 // len(FEW) + 1 if LONG else 2  # of each rule set and number of seats


@pytest.mark.parametrize(("edition", "seats"), BOOKS)
def test_every_game_is_what_it_would_be_alone(edition: str, seats: int) -> None:
    many = vector(edition, seats, GAMES)
    batch = many.reset(seed=3)
    seeds, dice = Seeds(), PlayoutRng(8)
    tables = [Episode(many.rules) for _ in range(GAMES)]
    for number, table in enumerate(tables):
        table.deal(seeds.next(3 if number == 0 else None))
    for _ in range(120):
        for number, table in enumerate(tables):
            assert batch.seats[number] == table.asked
            assert batch.observations[number].tobytes() == bytes(table.observation(table.asked))
            assert np.flatnonzero(batch.masks[number]).tolist() == table.legal()
        actions = all_chosen(batch.masks, dice)
        batch = many.step(actions)
        for number, table in enumerate(tables):
            table.act(actions[number])
            outcome = table.outcome
            assert batch.ended[number] == (outcome is not None)
            if outcome is not None:
                assert batch.rewards[number].tolist() == pytest.approx(win(outcome))
                table.deal(seeds.next(None))


@pytest.mark.parametrize(("edition", "seats"), FEW)
def test_shapes_and_bounds_are_constant(edition: str, seats: int) -> None:
    """Over many whole games; `METROPOLE_LONG=1` makes it a thousand."""
    many = vector(edition, seats, min(WHOLE_GAMES, TOGETHER))
    highest = np.array(many.layout.highest, np.uint8)
    batch = many.reset(seed=seats)
    dice = PlayoutRng(seats)
    ended = 0
    while ended < WHOLE_GAMES:
        assert batch.observations.shape == (len(many), many.layout.size)
        assert batch.masks.shape == (len(many), many.rules.actions)
        assert (batch.observations <= highest).all()
        assert batch.masks.any(axis=1).all()
        batch = many.step(all_chosen(batch.masks, dice))
        ended += int(batch.ended.sum())


def test_a_new_game_begins_where_one_has_ended() -> None:
    many = vector("colonialism/original+short", 2, 4, reward="rank")
    batch = many.reset(seed=1)
    dice = PlayoutRng(1)
    ended = 0
    for _ in range(400):
        batch = many.step(all_chosen(batch.masks, dice))
        ended += int(batch.ended.sum())
        assert (batch.seats >= 0).all()
        assert batch.rewards[~batch.ended].sum() == 0
        assert batch.rewards.sum() == pytest.approx(0)
    assert ended > 4


def test_one_wrong_action_stops_them_all() -> None:
    many = vector("colonialism/compass", 2, 3)
    batch = many.reset(seed=1)
    actions = all_chosen(batch.masks, PlayoutRng(1))
    for wrong, complaint in ([*actions[:2], 10_000], "is not offered"), *WRONG:
        with pytest.raises(MetropoleError, match=complaint):
            many.step(np.asarray(wrong))
        assert np.array_equal(many.batch([]).observations, batch.observations)


WRONG = [
    ([0, 0], r"actions: the shape \(2,\) is not possible; it must be \(3,\)"),
    (None, r"actions: the shape \(\) is not possible; it must be \(3,\)"),
    ([0.0, 0.0, 0.0], "actions: float64 is not possible; actions are whole numbers"),
    (["pass"] * 3, "actions: <U4 is not possible; actions are whole numbers"),
]


@pytest.mark.parametrize(
    ("games", "complaint"), [(0, "games: 0 is not possible"), ("many", "games: 'many' is no whole number")]
)
def test_a_wrong_number_of_games_is_refused(games: Any, complaint: str) -> None:
    with pytest.raises(MetropoleError, match=complaint):
        vector("colonialism/compass", 2, games)
