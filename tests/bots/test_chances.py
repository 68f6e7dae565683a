"""Chances of victory: parts of one, exact at the end, and never lower for being better off near it."""

from collections.abc import Callable
from typing import Any

import pytest

from metropole import registry
from metropole.bots.heuristics import chances
from metropole.games.colonialism.bot.features import FEATURES as COLONIALISM_FIGURES
from metropole.games.colonialism.rules.state import COLOUR_COUNT
from metropole.games.empires.bot.features import FEATURES as EMPIRES_FIGURES
from metropole.games.empires.rules.queries import debt
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Outcome
from metropole.parts.bot import CHANCES, read
from metropole.registry import Kit
from tests.bots.positions import BOOKS, walked

FIGURES = {"colonialism": COLONIALISM_FIGURES, "empires": EMPIRES_FIGURES}
LATE = 0.5  # of the game is over
EXACT = 1e-9
DIP = 0.03
COMPARED = 12


# --- the data ---


def data_of(kit: Kit) -> dict[str, Any]:
    assert kit.bot.folder is not None
    return read(kit.bot.folder, CHANCES)


def test_every_book_has_its_weights() -> None:
    """Each figure by name and in order, at the start and at the end."""
    books = {f"{kit.name}/{name}": book for kit in registry.kits() for name, book in data_of(kit).items()}
    assert {book.name for book in registry.books()} == set(books)
    for name, book in books.items():
        assert {"early", "late"} == set(book)
        for weights in book.values():
            assert FIGURES[name.partition("/")[0]] == list(weights)
            assert all([isinstance(weight, float) for weight in weights.values()])


# --- parts of one ---


@pytest.mark.parametrize(("rule_set", "seats"), [*BOOKS, ("empires/second+nations", 3)])
def test_parts_of_one(rule_set: str, seats: int) -> None:
    """In every tenth position each seat has a part; at the end the winners have all, in equal shares."""
    *positions, end = [g.copy() for i, g in enumerate(walked(rule_set, seats, 2)) if i % 10 == 0 or g.over]
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


def improve(g: Any, field: str, seat: int) -> None:
    """One more of something; of cubes, one of the colour that the seat has least of."""
    values = getattr(g.s, field)
    own = range(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT) if field == "held" else [seat]
    values[min(own, key=lambda place: values[place])] += 1


def close_to_the_end(g: Any, field: str) -> None:
    """In Empires it is late, or everybody has six prestige or a little less or more, and can pay their debts."""
    if field == "prestige":
        g.s.prestige = [5 + (seat + g.s.turn) % 4 for seat in range(g.seats)]
        g.s.treasury = [max(g.s.treasury[seat], debt(g, Seat(seat))) for seat in range(g.seats)]
    elif field == "war_points":
        g.s.turn = max(g.s.turn, 6)


@pytest.mark.parametrize(
    ("rule_set", "seats", "field"),
    [
        ("colonialism/original", 3, "held"),
        ("colonialism/spielworxx", 2, "held"),
        ("colonialism/compass", 4, "held"),
        ("empires/second", 4, "prestige"),
        ("empires/second+nations", 3, "prestige"),
        ("empires/revised", 4, "war_points"),
    ],
)
def test_better_off_late(rule_set: str, seats: int, field: str) -> None:
    """Whoever gets something for nothing wins no less often for it.

    What counts changes while a game goes on, and prestige is how far a game of Empires has come: then a little may be
    lost.
    """
    slack = DIP if field == "prestige" else EXACT
    seen = [g.copy() for i, g in enumerate(walked(rule_set, seats, 3)) if i % 3 == 0 and not g.over]
    positions = [changed(g, close_to_the_end, field) for g in seen]
    late = [g for g in positions if registry.kit_of(g).bot.progress(g) >= LATE]
    for g in late[:: max(1, len(late) // COMPARED)]:
        before = chances(g)
        for seat in range(seats):
            assert chances(changed(g, improve, field, seat))[seat] >= before[seat] - slack
    assert len(late) >= COMPARED


def changed(g: Any, change: Callable[..., None], *arguments: object) -> Any:
    """A copy with something changed in it."""
    copy = g.copy()
    copy.s.own()
    change(copy, *arguments)
    return copy
