"""Both games by clicks on the table: one of each to its end, and every other rule set for a while."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import SitDown, client_of
from tests.web.player import BrowserPlayer, after

MAP = {"colonialism": ("region", "zone"), "empires": ("territory", "space")}


def has_used_the_map(player: BrowserPlayer, edition: str) -> bool:
    return any([player.did[f"thing {kind}"] for kind in MAP[edition.partition("/")[0]]])


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised+fastend"])
def test_whole_game(sit: SitDown, base: str, edition: str) -> None:
    """From the first question to the result, with clicks on the map among them."""
    player = sit(edition)
    player.wish = lambda options: next((option for option in options if option == "use explorer"), None)
    player.play()

    assert has_used_the_map(player, edition), player.did
    result = client_of(player.page, base).frame(player.table).result
    assert result is not None
    expect(player.page.locator("dialog[open]")).to_contain_text(result.text[0])


@pytest.mark.parametrize("edition", ["colonialism/spielworxx", "colonialism/compass+events+upgrades", "empires/second"])
def test_begun_game(sit: SitDown, edition: str) -> None:
    """Forty answers by every other rule set, with clicks on the map among them."""
    player = sit(edition)
    player.play(after(40))

    assert has_used_the_map(player, edition), player.did
