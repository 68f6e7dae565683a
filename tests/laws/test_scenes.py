"""The law about scenes finds what was planted for it: one that cannot fail would prove nothing."""

from typing import Any

import msgspec
import pytest

from metropole.games.empires import scene
from metropole.games.empires.kit import EmpiresKit
from metropole.games.empires.rules import view
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.empires.scene_types import EmpiresScene
from tests.laws.faults import PLAIN, PlantedFault, plant
from tests.laws.play import watch
from tests.laws.scenes import Scenes

TABLE = ("empires/second+nations", 3)


def nothing_is_hidden(g: Any, seat: int, cell: int) -> bool:
    return False


def all_rows(g: Any, seat: int) -> list[int]:
    return [*g.s.rows]


def scene_of_viewer(kit: EmpiresKit, seen: EmpiresView) -> EmpiresScene:
    """Who looks on is part of what lies open."""
    return msgspec.structs.replace(scene.open_scene(seen), first=seen.seat)


def peeps(watcher: Scenes, g: Any, seat: int) -> bytes:
    """The rows of others are read."""
    return repr(g.s.rows).encode()


def counts(watcher: Scenes, g: Any, seat: int) -> bytes:
    """Who has answered in a sealed round is looked at."""
    return repr([len(given) for given in g.answers]).encode()


LEAKS: dict[str, tuple[PlantedFault, str]] = {
    "one's own programme lies open": ([(scene, "is_hidden", nothing_is_hidden)], "lies open to seat"),
    "what lies open depends on who looks on": ([(EmpiresKit, "scene", scene_of_viewer)], "lies open to seat"),
    "the rows of others are one's own": ([(Scenes, "own", peeps)], "one's own gives something away"),
    "who has answered lies open": ([(Scenes, "open", counts)], "lies open gives something away"),
}
EVERYTHING_OPEN: PlantedFault = [(scene, "is_hidden", nothing_is_hidden), (view, "shown_rows", all_rows)]


@pytest.mark.parametrize("leak", [pytest.param(leak, id=name) for name, leak in LEAKS.items()])
def test_a_leak_is_found(leak: tuple[PlantedFault, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is shown more than they may know, or more than others are."""
    fault, said = leak
    plant(monkeypatch, fault)
    with pytest.raises(AssertionError, match=said):
        watch(*TABLE, [Scenes])


@PLAIN
def test_a_leak_of_views_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views have the cards of others, and scenes draw them."""
    plant(monkeypatch, EVERYTHING_OPEN)
    with pytest.raises(AssertionError, match="lies open gives something away"):
        watch(*TABLE, [Scenes])


@pytest.mark.parametrize("table", [TABLE, ("empires/revised", 4)])
def test_without_a_leak_nothing_is_found(table: tuple[str, int]) -> None:
    """What was caught above was the leak."""
    watch(*table, [Scenes])
