"""A whole game of every rule set, by clicks on the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import SitDown, client_of

GAMES = {
    "colonialism/original": ("me", "random"),
    "colonialism/spielworxx": ("me", "random"),
    "colonialism/compass+events+upgrades": ("me", "random"),
    "empires/second": ("me", "greedy", "greedy", "greedy"),  # who play for the end; at random it takes thirty turns
    "empires/revised": ("me", "random", "random"),
}
MAP = {"colonialism": ("region", "zone"), "empires": ("territory", "space")}


@pytest.mark.parametrize("edition", GAMES)
def test_whole_game(sit: SitDown, base: str, measured: Callable[[str], None], edition: str) -> None:
    """From the first question to the result, with clicks on the map among them."""
    player = sit(edition, GAMES[edition])
    player.play()

    assert any(player.did[f"thing {kind}"] for kind in MAP[edition.partition("/")[0]]), player.did
    result = client_of(player.page, base).frame(player.page.url.rpartition("/")[2]).result
    assert result is not None
    expect(player.page.locator("dialog[open]")).to_contain_text(result.text[0])
    measured(f"{dict(player.did)}")
