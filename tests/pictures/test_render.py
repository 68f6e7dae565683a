"""Pictures of a position: they show the table, nothing that is hidden, and in the colours of the browser."""

import random
import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from metropole import registry
from metropole.extras import advice
from metropole.games.colonialism import picture as colonialism
from metropole.games.colonialism.rules import board as colonialism_board
from metropole.games.empires import picture as empires
from metropole.games.empires.rules import board as empires_board
from metropole.games.empires.rules.action_space import COLOURS
from metropole.games.empires.rules.board import BARBARY, EGYPT, LEVANT
from metropole.games.empires.scene import open_scene
from metropole.kernel import Outcome
from metropole.kernel.view import SPECTATOR
from metropole.laws import random_step
from metropole.pictures import raster
from metropole.pictures.pieces import Chip
from metropole.rl import render
from tests.tables import LONG

TABLES = [
    ("colonialism/compass+events+upgrades", 3),
    ("colonialism/original", 2),
    ("empires/second", 4),
    ("empires/second+nations", 5),
    ("empires/revised", 6),
]
PAINTED = TABLES if LONG else TABLES[::3]  # dots take long to paint
SHAPE = (820, 1200, 3)


def played(name: str, seats: int, steps: int) -> Any:
    """A game after so many random answers."""
    g = registry.find(name).start(seats)
    rng = random.Random(1)
    for _ in range(steps):
        random_step(g, rng)
    return g


def seen(g: Any, seat: int = SPECTATOR) -> Any:
    return g.view(seat)


def texts(svg: str) -> list[str]:
    """Everything that is written in a picture."""
    return [element.text or "" for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_difficulty_of_the_book() -> None:
    """Near Europe everything is known in the second edition, and is to be explored with 2 by the revised rules."""
    assert {"2"} == {chip.text for chip in difficulties("empires/revised")}
    assert [] == difficulties("empires/second")


def difficulties(name: str) -> list[Chip]:
    """The signs for difficulty near Europe, before anybody has moved."""
    lands = open_scene(seen(played(name, 4, 0))).territories
    chips = [chip for place in (BARBARY, EGYPT, LEVANT) for chip in empires.chips(lands[place])]
    return [chip for chip in chips if chip.kind == "difficulty"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_game(name: str, seats: int) -> None:
    """From the first question to the end every position is well-formed, for players and for spectators."""
    g = registry.find(name).start(seats)
    rng = random.Random(1)
    steps = 0
    while not isinstance(g.pending, Outcome):
        if steps % 97 == 0:
            for seat in (SPECTATOR, steps % seats):
                english, german = [texts(render.svg(seen(g, seat), None, language)) for language in ("en", "de")]
                assert len(english) == len(german) > len({*english} & {*german})
                assert "\x1b" not in render.ansi(seen(g, seat))
        random_step(g, rng)
        steps += 1

    final = seen(g)
    assert any(["wins" in text or "share" in text for text in texts(render.svg(final))])
    assert "1." in render.ansi(final)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_says_the_turn(name: str, seats: int) -> None:
    """Text and picture tell where the game stands, and every seat has its line."""
    g = played(name, seats, 250)
    view = seen(g, 0)
    turn = f"Turn {g.s.turn}, "

    assert turn in render.ansi(view)
    written = texts(render.svg(view))
    assert any([text.startswith(turn) for text in written])
    for seat in range(seats):
        colour = view.edition.colours[seat] if "colonialism" in name else COLOURS[seat]
        assert any([text.startswith(colour.capitalize()) for text in written])


@pytest.mark.parametrize(("name", "seats"), PAINTED)
def test_dots(name: str, seats: int) -> None:
    """Whatever lies on the table, the shape is the same; one may write on the picture."""
    for steps in (0, 250):
        dots = render.rgb(seen(played(name, seats, steps)))

        assert (dots.shape, dots.dtype.name, dots.flags.writeable) == (SHAPE, "uint8", True)
        assert len(np.unique(dots @ np.array([1, 1 << 8, 1 << 16]))) > 1000


def test_letters_are_drawn() -> None:
    """The typefaces are found: the bar on top has light letters on dark ground."""
    bar = render.rgb(seen(played("empires/second", 4, 100)))[:36]

    light = bar.min(axis=2) > 200
    assert light[:, :200].sum() > 100
    assert light[:, 400:800].sum() > 100


def test_missing_typeface() -> None:
    """Whoever has not installed what is needed reads what to install."""
    with pytest.raises(raster.NoRasterizerError, match=re.escape(advice("rl"))):
        raster.files_of("metropole-no-such-typeface", ())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_shows_nothing_hidden(name: str, seats: int) -> None:
    """Worlds that viewers cannot tell apart look the same to them."""
    rng = random.Random(2)
    for steps in (3, 60, 150, 260):
        g = played(name, seats, steps)
        for seat in (SPECTATOR, 0, seats - 1):
            view = g.view(seat)
            other = view.redeal(rng).view(seat)
            assert (render.svg(view), render.ansi(view)) == (render.svg(other), render.ansi(other))


def test_own_cards_are_seen() -> None:
    """Viewers see their hands and their interests; a spectator does not."""
    g = played("colonialism/compass", 3, 250)
    own, all_alike = texts(render.svg(seen(g, 0))), texts(render.svg(seen(g)))

    assert "Hand" in own
    assert own.count("Hand") == all_alike.count("Hand") + 1  # the heading of the column is there for all


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_changes_are_seen(name: str, seats: int) -> None:
    """A disc more, a counter more: another picture."""
    g = played(name, seats, 250)
    before, after = seen(g), seen(g)
    if "colonialism" in name:
        after.table.s.natives = [count + 1 for count in after.table.s.natives]
    else:
        after.table.s.colonies = [0, *after.table.s.colonies[1:]]

    assert render.svg(before) != render.svg(after)
    assert render.ansi(before) != render.ansi(after)
    if (name, seats) in PAINTED:
        assert (render.rgb(before) != render.rgb(after)).any()


def test_places_of_the_rules() -> None:
    """The maps have every place in the order of the rules."""
    assert tuple([place.key for place in colonialism.game_map().places]) == colonialism_board.REGIONS
    assert len(colonialism.game_map().zones) == len(colonialism_board.ZONES)
    assert tuple([place.key for place in empires.game_map().places]) == empires_board.TERRITORIES
