"""Both games by clicks on the table: one of each to its end, and every other rule set for a while."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import SitDown, client_of
from tests.web.player import after

WHOLE = {
    "colonialism/original+short": ("me", "random"),
    "empires/revised+fastend": ("me", "random", "random"),
}
BEGUN = {
    "colonialism/spielworxx": ("me", "random"),
    "colonialism/compass+events+upgrades": ("me", "random"),
    "empires/second": ("me", "random", "random", "random"),
}
MAP = {"colonialism": ("region", "zone"), "empires": ("territory", "space")}


@pytest.mark.parametrize("edition", WHOLE)
def test_whole_game(sit: SitDown, base: str, measured: Callable[[str], None], edition: str) -> None:
    """From the first question to the result, with clicks on the map among them."""
    player = sit(edition, WHOLE[edition])
    player.play()

    assert any(player.did[f"thing {kind}"] for kind in MAP[edition.partition("/")[0]]), player.did
    result = client_of(player.page, base).frame(player.page.url.rpartition("/")[2]).result
    assert result is not None
    expect(player.page.locator("dialog[open]")).to_contain_text(result.text[0])
    measured(f"{dict(player.did)}")


@pytest.mark.parametrize("edition", BEGUN)
def test_begun_game(sit: SitDown, measured: Callable[[str], None], edition: str) -> None:
    """Forty answers by every other rule set, with clicks on the map among them."""
    player = sit(edition, BEGUN[edition])
    player.play(after(40))

    assert any(player.did[f"thing {kind}"] for kind in MAP[edition.partition("/")[0]]), player.did
    measured(f"{dict(player.did)}")
