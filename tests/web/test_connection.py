"""Reload, the way back, and connections that break: nothing is lost."""

from pathlib import Path

from playwright.sync_api import expect

from tests.server.servers import serving
from tests.web.browser import Troubles
from tests.web.conftest import Opener, SitDown, open_table
from tests.web.player import BrowserPlayer


def test_reload(sit: SitDown) -> None:
    """In the middle of a choice of several parts: the same moment, the same options."""
    player = sit("colonialism/original+short")
    before = player.play(lambda moment: moment.seq > 8 and not moment.key.endswith("/0"))
    player.page.reload()
    player.arrive()

    assert player.turn() == before
    player.play_on(1)


def test_back_and_forward(sit: SitDown, base: str) -> None:
    """The browser's own buttons lead from page to page, and back to the table as it is now."""
    player = sit("colonialism/original+short")
    page = player.page
    begun = player.turn()
    page.locator("header a.name").click()
    expect(page).to_have_url(f"{base}/")
    expect(page.locator("[data-part=board]")).to_have_count(0)
    page.go_back()
    player.arrive()
    assert player.turn().key == begun.key
    player.play_on(2)

    page.go_forward()
    expect(page.locator("[data-part=board]")).to_have_count(0)
    page.go_back()
    player.arrive()
    player.play_on(2)


def test_killed_server(window: Opener, troubles: Troubles, tmp_path: Path) -> None:
    """The page says that the connection is lost, and goes on by itself as soon as the server is there again."""
    with serving(str(tmp_path / "metropole.db"), tmp_path) as [server]:
        base = f"http://localhost:{server.port}"
        page = window("Ada", at=base)
        player = BrowserPlayer(page, "killed")
        player.go(open_table(page, base, "colonialism/original+short"))
        before = player.play_on(6)

        troubles.may_be_cut_off = True
        server.kill()
        expect(page.locator("[data-part=lost]")).to_be_visible()
        server.start()
        expect(page.locator("[data-part=lost]")).to_have_count(0, timeout=20_000)
        assert player.turn().key == before.key
        player.play_on(2)
