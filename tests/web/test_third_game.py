"""A game that the browser has no table for: its outline is the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from metropole import registry
from tests.bots.installed import made_known
from tests.server.servers import ServerProcess, serving
from tests.third_game import install_nim
from tests.web.conftest import Opener, SitDown, client_of
from tests.web.player import InputWay


@pytest.fixture(scope="module")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One with Nim."""
    place = tmp_path_factory.mktemp("server")
    install_nim(place)
    with pytest.MonkeyPatch.context() as monkeypatch:
        made_known(place, monkeypatch)
        registry.kits.cache_clear()
        with serving(str(place / "metropole.db"), place) as [server]:
            yield server
    registry.kits.cache_clear()


@pytest.mark.parametrize(
    ("by", "how"),
    [("mouse", {}), ("keyboard", {}), ("text", {"viewport": {"width": 390, "height": 844}, "theme": "dark"})],
    ids=["mouse", "keyboard", "phone"],
)
def test_whole_game(sit: SitDown, base: str, by: InputWay, how: dict[str, object]) -> None:
    """By the cells that can be chosen and by the buttons of the question, to the result."""
    player = sit("nim/plain", ["me", "random", "random"], by, **how)
    page = player.page
    expect(page.get_by_role("heading", name="Heaps", exact=True)).to_be_visible()
    expect(page.get_by_role("row", name="Heap c")).to_contain_text("●●●●●")
    page.locator('[data-part="board"] button[data-thing="heap:2"]').click()
    expect(page.locator('[data-part="prompt"]')).to_contain_text("How many do you take from heap c?")
    player.play()

    result = client_of(page, base).frame(player.table).result
    assert result is not None
    expect(page.locator("dialog[open]")).to_contain_text(result.text[0])


def test_new_game(window: Opener) -> None:
    """It is offered with its own words, and begins; its rules are an empty page with a friendly sentence."""
    page = window("Ada", language="de")
    page.goto("/")
    page.get_by_role("link", name="Nim").click()
    expect(page.get_by_role("radio", name="Nim")).to_be_checked()
    expect(page.locator("form")).to_contain_text("Drei Haufen, und das letzte Stück gewinnt.")
    page.get_by_role("checkbox", name="Misère").check()
    page.get_by_role("button", name="Beginnen").click()
    expect(page.get_by_role("heading", name="Haufen", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nim Drei Haufen, Misère")

    page.goto("/rules/nim/plain")
    expect(page.locator("main")).to_contain_text("Am Tisch sagt jede Frage, was möglich ist.")
