"""The pages around the table, by hand: from the first visit to a game."""

import re

import pytest
from playwright.sync_api import Page, expect

from metropole import registry
from tests.boards.shipped import COLONIALISM
from tests.web.conftest import Opener, client_of
from tests.web.player import BrowserPlayer


def at_table(page: Page, url: str = "/table/") -> BrowserPlayer:
    """Whoever has just opened a table."""
    page.wait_for_url(re.compile(url))
    player = BrowserPlayer(page, "first")
    player.arrive()
    return player


def test_play_at_once(window: Opener) -> None:
    """A stranger is one click away from a game against bots.

    There, a paragraph that is named opens the rules at that paragraph.
    """
    page = window()
    page.goto("/")
    page.locator("main button.primary").first.click()
    player = at_table(page)
    player.turn()
    page.locator("[data-part=prompt] .section-link").first.click()
    drawer = page.locator("dialog[open]")
    expect(drawer).to_be_visible()
    expect(drawer.locator("h2, h3").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    player.play_on(2)


@pytest.mark.parametrize("game", ["colonialism", "empires"])
def test_new_game(window: Opener, game: str) -> None:
    """The form opens a table of the game that was chosen."""
    page = window("Ada")
    page.goto(f"/new?game={game}")
    page.locator("form button.primary").click()
    at_table(page).play_on(2)


@pytest.mark.parametrize("game", ["colonialism", "empires"])
def test_guided_game(window: Opener, game: str) -> None:
    """The first game of somebody new begins with a word of explanation."""
    page = window()
    page.goto(f"/guide/{game}")
    expect(page.locator("main")).to_be_visible()
    start = page.locator("main button.primary")
    if start.count():
        start.first.click()
    at_table(page, "/table/.*guide")


def test_every_page_opens(window: Opener) -> None:
    """By its address alone, with a heading and a title."""
    page = window()
    for path in ("/", "/new", "/lobby", "/me", "/rules", "/rules/empires/revised", "/nowhere"):
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        assert "Metropole" in page.title(), path


IS_SEEN_WHOLE = """
  (badge) => {
    const box = badge.getBoundingClientRect()
    const isThere = (x) => document.elementFromPoint(x, box.y + box.height / 2) === badge
    return badge.scrollWidth <= badge.clientWidth && isThere(box.left + 4) && isThere(box.right - 4)
  }
"""


@pytest.mark.parametrize(("language", "name"), [("en", "own board"), ("de", "eigener Spielplan")])
def test_own_board_is_named(window: Opener, base: str, language: str, name: str) -> None:
    """However long the title is, and however narrow the window: a table with its own board says so."""
    page = window("Ada", language=language)
    text = COLONIALISM.edited('en = "India"', 'en = "Hindustan"')
    table = client_of(page, base).open_table(
        registry.RECOMMENDED, ["me", "random"], title="A title of many words " * 3, board=text, private=True
    )
    page.goto(f"/table/{table}")
    badge = page.locator("[data-part=own-board]")
    expect(badge).to_have_text(name)
    for width in (1280, 1000, 390, 360):
        page.set_viewport_size({"width": width, "height": 760})
        assert badge.evaluate(IS_SEEN_WHOLE), width
