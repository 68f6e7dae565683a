"""The pages around the table, by hand: from the first visit to a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.player import BrowserPlayer


def test_play_at_once(window: Opener) -> None:
    """A stranger is one click away from a game against bots."""
    page = window()
    page.goto("/")
    page.locator("main button.primary").first.click()
    page.wait_for_url(re.compile("/table/"))
    player = BrowserPlayer(page, "first")
    player.arrive()
    begun = player.turn()
    player.play(lambda moment: moment.seq > begun.seq + 2)


@pytest.mark.parametrize("game", ["colonialism", "empires"])
def test_new_game(window: Opener, game: str) -> None:
    """The form opens a table of the game that was chosen."""
    page = window("Ada")
    page.goto(f"/new?game={game}")
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile("/table/"))
    player = BrowserPlayer(page, game)
    player.arrive()
    begun = player.turn()
    player.play(lambda moment: moment.seq > begun.seq + 2)


@pytest.mark.parametrize("game", ["colonialism", "empires"])
def test_guided_game(window: Opener, game: str) -> None:
    """The first game of somebody new begins with a word of explanation."""
    page = window()
    page.goto(f"/guide/{game}")
    expect(page.locator("main")).to_be_visible()
    start = page.locator("main button.primary")
    if start.count():
        start.first.click()
    page.wait_for_url(re.compile("/table/.*guide"))
    BrowserPlayer(page).arrive()


def test_every_page_opens(window: Opener) -> None:
    """By its address alone, with a heading and a title."""
    page = window()
    for path in ("/", "/new", "/lobby", "/me", "/rules", "/rules/empires/revised", "/nowhere"):
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        assert "Metropole" in page.title(), path


def test_rules_beside_the_table(window: Opener) -> None:
    """A paragraph named at the table opens the rules at that paragraph."""
    page = window()
    page.goto("/")
    page.locator("main button.primary").first.click()
    player = BrowserPlayer(page)
    page.wait_for_url(re.compile("/table/"))
    player.arrive()
    player.turn()
    page.locator("[data-part=prompt] .section-link").first.click()
    drawer = page.locator("dialog[open]")
    expect(drawer).to_be_visible()
    expect(drawer.locator("h2, h3").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
