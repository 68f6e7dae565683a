"""Chances of victory: parts of one, exact at the end, and never lower for being better off near it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from metropole import registry
from metropole.bots.colonialism.features import FEATURES as COLONIALISM_FIGURES
from metropole.bots.empires.features import FEATURES as EMPIRES_FIGURES
from metropole.bots.value_model import DATA, chances, progress_of
from metropole.colonialism.state import COLOUR_COUNT
from metropole.empires.queries import debt
from metropole.empires.state import Seat
from metropole.kernel import Outcome
from tests.bots.positions import BOOKS, walked

FIGURES = {"colonialism": COLONIALISM_FIGURES, "empires": EMPIRES_FIGURES}
LATE = 0.5  # of the game is over
EXACT = 1e-9
DIP = 0.03
COMPARED = 12


# --- the data ---


def test_every_book_has_its_weights() -> None:
    """Each figure by name and in order, at the start and at the end."""
    books = json.loads(DATA.read_text(encoding="utf-8"))

    assert {book.name for book in registry.BOOKS} == set(books)
    for name, book in books.items():
        assert {"early", "late"} == set(book)
        for weights in book.values():
            assert FIGURES[name.partition("/")[0]] == list(weights)
            assert all([isinstance(weight, float) for weight in weights.values()])


# --- parts of one ---


@pytest.mark.parametrize(("title", "seats"), [*BOOKS, ("empires/second+nations", 3)])
def test_parts_of_one(title: str, seats: int) -> None:
    """In every tenth position each seat has a part; at the end the winners have all, in equal shares."""
    *positions, end = [g.copy() for i, g in enumerate(walked(title, seats, 2)) if i % 10 == 0 or g.over]
    found = [chances(g) for g in positions]

    assert len(found) > 10
    assert all([1.0 == pytest.approx(sum(parts)) and min(parts) > 0.0 for parts in found])
    assert end.over
    assert chances(end) == [(rank == 1) / end.pending.ranks.count(1) for rank in end.pending.ranks]


@pytest.mark.parametrize(
    ("ranks", "parts"),
    [([1, 2, 3], [1, 0, 0]), ([3, 1, 1], [0, 0.5, 0.5]), ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3])],
)
def test_shared_victories(ranks: list[int], parts: list[float]) -> None:
    g = registry.find("colonialism/compass").start(3)
    g.pending = Outcome([0] * 3, [0] * 3, ranks, "planted")

    assert parts == chances(g)


# --- better off ---


def one_more_cube(g: Any, seat: int) -> None:
    """Of the colour that the seat has least of."""
    own = range(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT)
    g.s.held[min(own, key=lambda place: g.s.held[place])] += 1


def one_more_prestige(g: Any, seat: int) -> None:
    g.s.prestige[seat] += 1


def one_more_victory_in_war(g: Any, seat: int) -> None:
    g.s.war_points[seat] += 1


def as_they_are(g: Any) -> None:
    """Nothing is changed."""


def close_to_the_end(g: Any) -> None:
    """Everybody has six prestige or a little less or more, and can pay his debts."""
    g.s.prestige = [5 + (seat + g.s.turn) % 4 for seat in range(g.seats)]
    g.s.treasury = [max(g.s.treasury[seat], debt(g, Seat(seat))) for seat in range(g.seats)]


def in_the_last_turns(g: Any) -> None:
    g.s.turn = max(g.s.turn, 6)


@pytest.mark.parametrize(
    ("title", "seats", "prepare", "improve"),
    [
        ("colonialism/original", 3, as_they_are, one_more_cube),
        ("colonialism/spielworxx", 2, as_they_are, one_more_cube),
        ("colonialism/compass", 4, as_they_are, one_more_cube),
        ("empires/second", 4, close_to_the_end, one_more_prestige),
        ("empires/second+nations", 3, close_to_the_end, one_more_prestige),
        ("empires/revised", 4, in_the_last_turns, one_more_victory_in_war),
    ],
)
def test_better_off_late(title: str, seats: int, prepare: Callable[..., None], improve: Callable[..., None]) -> None:
    """Whoever gets something for nothing wins no less often for it.

    What counts changes while a game goes on, and prestige is how far a game of Empires has come: then a little may be
    lost.
    """
    slack = DIP if improve is one_more_prestige else EXACT
    positions = [laid_out(g, prepare) for i, g in enumerate(walked(title, seats, 3)) if i % 3 == 0 and not g.over]
    late = [g for g in positions if progress_of(g) >= LATE]
    for g in late[:: max(1, len(late) // COMPARED)]:
        before = chances(g)
        for seat in range(seats):
            assert chances(laid_out(g, improve, seat))[seat] >= before[seat] - slack
    assert len(late) >= COMPARED


def laid_out(g: Any, change: Callable[..., None], *numbers: int) -> Any:
    """A copy with something changed in it."""
    changed = g.copy()
    changed.s.own()
    change(changed, *numbers)
    return changed
