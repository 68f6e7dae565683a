"""After the game: the result, looking back, and playing on from any moment."""

import pytest
from playwright.sync_api import expect

from metropole.client import Client
from tests.web.conftest import Opener, client_of, finish, open_table
from tests.web.player import BrowserPlayer

GAMES = {
    "colonialism": ("colonialism/original+short", ("me", "random")),
    "empires": ("empires/revised+fastend", ("me", "random", "random")),
}


@pytest.mark.parametrize("game", GAMES)
def test_looking_back(window: Opener, base: str, game: str) -> None:
    """Every moment can be shown, with the keys too, and now is one click away; what is past cannot be played."""
    page = window("Ada")
    table = open_table(page, base, *GAMES[game])
    client = client_of(page, base)
    finish(client, table)
    last = client.frame(table).seq
    player = BrowserPlayer(page)
    player.go(table)
    result = page.locator("dialog[open]")
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)

    page.goto(f"/table/{table}?at=5")
    slider = page.locator("[data-part=history] input[type=range]")
    expect(slider).to_have_value("5")
    assert player.moment().things == []
    page.keyboard.press(".")
    expect(slider).to_have_value("6")
    page.keyboard.press(",")
    expect(slider).to_have_value("5")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))


@pytest.mark.parametrize("game", GAMES)
def test_practice_from_a_moment(window: Opener, base: str, game: str) -> None:
    """A finished game can be played on from one of its moments, at a table of one's own."""
    page = window("Ada")
    table = open_table(page, base, *GAMES[game])
    finish(client_of(page, base), table)
    player = BrowserPlayer(page, game)
    player.go(table)
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    dialog.locator("button:has(svg)", has_text="ractice").first.click()
    page.locator("dialog[open] form").wait_for()
    choices = page.locator("dialog[open] form select").first
    choices.select_option(index=1)
    page.locator("dialog[open] form button.primary").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    player.arrive()
    fresh = page.url.rpartition("/")[2]
    frame = Client(base, client_of(page, base).token).frame(fresh)
    assert frame.state == "running"
    assert frame.seq > 3
    player.play(lambda moment: moment.seq > frame.seq + 2)
