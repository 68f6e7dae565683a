"""In a notebook a match, a game and a view draw themselves, and nothing that is hidden is in the drawing."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import metropole
from metropole import drawing, registry
from metropole.games.colonialism.rules.state import NO_CARD, REGION_COUNT
from metropole.games.colonialism.scene import PoliciesShown
from metropole.kernel.view import NOTEBOOK, SPECTATOR
from metropole.laws import random_step

RULE_SETS = [rule_set for rule_set in registry.all_rule_sets() if rule_set.kit in registry.OWN]


TABLES = [("colonialism/compass", 3), ("empires/second", 4), ("empires/revised", 3)]


def under_way(edition: str, seats: int, answers: int = 60) -> metropole.Match[Any, Any]:
    """A match after so many answers at random."""
    match: metropole.Match[Any, Any] = metropole.Match(edition, seats=seats, seed=1)
    dice = Random(2)
    for _ in range(answers):
        match.play(dice.choice(match.options))
    return match


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda one: str(one.name))
def test_draws_itself(rule_set: registry.RuleSet) -> None:
    """A match and a game as a spectator sees them, a view as its viewer does; none is wider than its page."""
    match = under_way(rule_set.name, rule_set.seats.start)
    shown = match._repr_html_()

    assert shown == match.game._repr_html_() == match.view(SPECTATOR)._repr_html_()
    assert shown != match.view(0)._repr_html_()
    assert "max-width: 100%" in ElementTree.fromstring(shown).attrib["style"]
    assert shown.replace(f' style="{drawing.FITTING}"', "") == drawing.svg(match.view(SPECTATOR))


def test_names_of_the_board(tmp_path: Path) -> None:
    """A match on a board of one's own shows its names."""
    board = tmp_path / "board.toml"
    text = registry.find("colonialism/compass").kit.shipped_text()
    board.write_text(text.replace('en = "India"', 'en = "Atlantis"'), encoding="utf-8")

    assert "Atlantis" in metropole.Match("colonialism/compass", seats=2, board=board)._repr_html_()


def test_nobody_who_draws() -> None:
    """The rules alone draw nothing; a notebook then shows the line that everything has."""
    match = metropole.Match("empires/second", seats=4)
    assert NOTEBOOK == [drawing.html]
    NOTEBOOK.clear()
    try:
        assert (None, None) == (match.view(0)._repr_html_(), match.game._repr_html_())
    finally:
        NOTEBOOK.append(drawing.html)


# --- secrets ---


def unlike(edition: str, seats: int, show: Callable[[Any, int], str]) -> list[int]:
    """The viewers to whom worlds look different that they cannot tell apart."""
    rng, found = Random(2), set[int]()
    game = registry.find(edition).start(seats)
    for step in range(300):
        random_step(game, rng)
        if step % 25 == 5:
            for seat in (SPECTATOR, *range(seats)):
                worlds = [game, game.view(seat).redeal(rng)]
                found |= {seat} if len({show(world, seat) for world in worlds}) > 1 else set()
    return sorted(found)


def seen(world: Any, seat: int) -> str:
    return drawing.html(world.view(seat))


def seen_through(world: Any, seat: int) -> str:
    """With a leak: what lies face down is in the view as it is."""
    view = world.view(seat)
    view.table.s.rows = world.s.rows
    if hasattr(world.s, "down"):
        view.table.s.down = world.s.down
    return drawing.html(view)


def turned_over(g: Any, region: int) -> list[PoliciesShown]:
    cells = [(seat, seat * REGION_COUNT + region) for seat in range(g.seats)]
    return [PoliciesShown(seat, [g.s.down[cell]]) for seat, cell in cells if g.s.down[cell] != NO_CARD]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_hidden_things_are_not_drawn(edition: str, seats: int) -> None:
    """Worlds that somebody cannot tell apart look the same to them."""
    assert [] == unlike(edition, seats, seen)


@pytest.mark.parametrize(("edition", "seats"), TABLES[:2])
def test_a_leak_would_be_seen(edition: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """If cards that lie face down came into views, and a scene did not hide them again, pictures would tell all."""
    monkeypatch.setattr("metropole.games.colonialism.scene.policies_in", turned_over)
    monkeypatch.setattr("metropole.games.empires.scene.is_hidden", lambda g, viewer, cell: False)

    assert [SPECTATOR, *range(seats)] == unlike(edition, seats, seen_through)
