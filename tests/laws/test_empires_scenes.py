"""What a scene of Empires gives away is found: a law that cannot fail would prove nothing."""

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
from tests.laws.watchers import Scenes

SECOND, REVISED = ("empires/second+nations", 3), ("empires/revised", 4)


def nothing_is_hidden(g: Any, seat: int, cell: int) -> bool:
    return False


def all_rows(g: Any, seat: int) -> list[int]:
    return [*g.s.rows]


def scene_of_viewer(kit: EmpiresKit, seen: EmpiresView) -> EmpiresScene:
    """Who looks on is part of what lies open."""
    return msgspec.structs.replace(scene.open_scene(seen), first=seen.seat)


def peeps(watcher: Scenes, g: Any, seat: int) -> object:
    """The rows of others are read."""
    return [*g.s.rows]


def counts(watcher: Scenes, g: Any, seat: int) -> object:
    """Who has answered in a sealed round is looked at."""
    return [len(given) for given in g.answers]


OPEN: PlantedFault = [(scene, "is_hidden", nothing_is_hidden)]
LEAKS: dict[str, tuple[tuple[str, int], PlantedFault]] = {
    "one's own programme lies open": (SECOND, OPEN),
    "what lies open depends on who looks on": (SECOND, [(EmpiresKit, "scene", scene_of_viewer)]),
    "the rows of others are shown": (SECOND, [(Scenes, "shown", peeps)]),
    "who has answered is shown": (SECOND, [(Scenes, "shown", counts)]),
    "who has answered is shown, revised": (REVISED, [(Scenes, "shown", counts)]),
}
IN_THE_ENGINE: dict[str, tuple[tuple[str, int], PlantedFault]] = {
    "views have the rows of others, and scenes draw them": (SECOND, [*OPEN, (view, "shown_rows", all_rows)]),
}


@pytest.mark.parametrize(
    "leak",
    [
        *[pytest.param(leak, id=name) for name, leak in LEAKS.items()],
        *[pytest.param(leak, id=name, marks=PLAIN) for name, leak in IN_THE_ENGINE.items()],
    ],
)
def test_a_leak_is_found(leak: tuple[tuple[str, int], PlantedFault], monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is shown more than they may know, or more than others are."""
    table, fault = leak
    plant(monkeypatch, fault)
    with pytest.raises(AssertionError):
        watch(*table, [Scenes])


@pytest.mark.parametrize("table", [SECOND, REVISED])
def test_without_a_leak_nothing_is_found(table: tuple[str, int]) -> None:
    """What was caught above was the leak."""
    watch(*table, [Scenes])
