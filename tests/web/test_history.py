"""After the game: the result, looking back, and playing on from any moment."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import SitDown, client_of


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised+fastend"])
def test_looking_back_and_playing_on(sit: SitDown, base: str, edition: str) -> None:
    """Every moment can be shown, with the keys too, and now is one click away; what is past cannot be played.

    A finished game can be played on from one of its moments, at a table of one's own.
    """
    player = sit(edition, is_over=True)
    page, table, client = player.page, player.table, client_of(player.page, base)
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
    first, second, *_ = client.stations(table, 5)
    bar = page.locator("[data-part=history]")
    back, on = bar.locator("[data-station=previous]"), bar.locator("[data-station=next]")
    on.click()
    expect(bar.locator("output")).to_have_text(first.caption)
    on.click()
    expect(bar.locator("output")).to_have_text(second.caption)
    page.wait_for_url(f"**?at={second.seq}&station={second.number}**")
    back.click()
    expect(bar.locator("output")).to_have_text(first.caption)
    page.goto(f"/table/{table}?at={second.seq}&station={second.number}")
    expect(bar.locator("output")).to_have_text(second.caption)
    expect(slider).to_have_value(str(second.seq))
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(client.frame(table).seq))

    player.go(table)
    result.locator("button:has(svg)", has_text="ractice").first.click()
    result.locator("form select").first.select_option(index=1)
    result.locator("form button.primary").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    player.arrive()
    frame = client.frame(player.table)
    assert frame.state == "running"
    assert frame.seq > 3
    player.play_on(2)
