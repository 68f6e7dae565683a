"""Every page in a language made by a script and added by files alone: whatever else is seen was never translated."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from metropole import registry
from metropole.client import Client
from tests.server.servers import ServerProcess
from tests.text import pseudo
from tests.web import browser as browsers
from tests.web.browser import Troubles, settled
from tests.web.conftest import ROOT, client_of, finish, open_table
from tests.web.player import BrowserPlayer, after

# Texts and names that are seen, but for those of other languages and those that people typed.
SEEN: Final = """
  () => {
    const isShown = (element) => element.checkVisibility() && !element.closest('[lang]:not(html), kbd, code, textarea')
    const words = []
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (all.nextNode()) {
      const parent = all.currentNode.parentElement
      if (parent && isShown(parent)) words.push(all.currentNode.data)
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) words.push(element.getAttribute(name))
    return [document.title, ...words]
  }
"""
PATHS: Final = ("/", "/new", "/new?game=empires", "/lobby", "/me", "/rules/colonialism/compass", "/guide", "/nowhere")
EDITIONS: Final = ("colonialism/compass+events+upgrades", "empires/second+nations", "empires/revised")
MARKS: Final = "CE CR X"  # before the numbers of paragraphs
TITLES: Final = " ".join([kit.title for kit in registry.kits()])
NAMES: Final = frozenset(pseudo.untranslated(f"Metropole Ada {pseudo.LANGUAGE.upper()} {MARKS} {TITLES}"))


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a package, and of pages, that speak one language more."""
    place = tmp_path_factory.mktemp("pseudo")
    package = pseudo.copied(ROOT, place)
    shutil.copytree(ROOT / "web", place / "web", ignore=pseudo.LEFT_OUT)
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    pseudo.add_to_pages(place / "web" / "src" / "words")
    vite = [str(ROOT / "web" / "node_modules" / ".bin" / "vite"), "build", "--logLevel", "error"]
    subprocess.run(vite, cwd=place / "web", check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(package), str(ROOT)]))
        server = ServerProcess(str(place / "metropole.db"), place / "log.txt")
        server.start()
    yield f"http://localhost:{server.port}"
    server.stop()


@pytest.fixture
def page(browser: Browser, base: str, troubles: Troubles) -> Iterator[Page]:
    """A window of somebody who reads the language."""
    context = browsers.new_context(browser, base, pseudo.LANGUAGE, is_painted=False)
    troubles.watch(context)
    browsers.sign_in(context, base, Client(base).join("Ada").token)
    yield context.new_page()
    context.close()


def left_over(page: Page, where: str) -> list[str]:
    """What is seen and not in the language."""
    settled(page)
    texts: list[str] = page.evaluate(SEEN)
    return [f"{where}: {word} in '{text.strip()}'" for text in texts for word in pseudo.untranslated(text, NAMES)]


def assert_none(found: list[str]) -> None:
    assert not found, "\n".join(["", *sorted(set(found))])


def test_pages(page: Page) -> None:
    """The pages around the table."""
    found: list[str] = []
    for path in PATHS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        found += left_over(page, path)
    assert_none(found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_table(page: Page, base: str, edition: str) -> None:
    """While it is played; as text, in its past, and with what lies aside."""
    table = open_table(page, base, edition)
    player = BrowserPlayer(page, edition)
    player.go(table)
    found: list[str] = []
    for count in (1, 6, 12):
        player.play(after(count))
        found += left_over(page, f"{edition} after {count}")
    page.locator(".menu > button").click()
    found += left_over(page, f"{edition}: menu")
    page.locator(".menu li button").first.click()
    page.locator("dialog[open] h2, dialog[open] h3").nth(1).wait_for()
    found += left_over(page, f"{edition}: rules")
    page.keyboard.press("Escape")
    for key in ("t", "?", "Escape", ","):
        page.keyboard.press(key)
        found += left_over(page, f"{edition} after {key}")
    assert_none(found)


def test_waiting_room(page: Page, base: str) -> None:
    """A table at which a seat is free."""
    page.goto(f"/table/{open_table(page, base, EDITIONS[0], ['me', 'open'])}")
    page.locator("main h1, main h2").first.wait_for()
    assert_none(left_over(page, "waiting room"))


@pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised+fastend"])
def test_end(page: Page, base: str, edition: str) -> None:
    """The result of a game."""
    table = open_table(page, base, edition)
    finish(client_of(page, base), table)
    page.goto(f"/table/{table}")
    page.locator("dialog[open] table").first.wait_for()
    page.locator("dialog[open] .buttons [aria-expanded]").click()
    found = left_over(page, edition)
    page.locator("dialog[open] .buttons button:not([aria-expanded]):enabled").last.click()
    assert_none(found + left_over(page, f"{edition}: practice"))


@pytest.mark.parametrize("game", ["colonialism", "empires"])
def test_guide(page: Page, game: str) -> None:
    """The guided first game."""
    page.goto(f"/guide/{game}")
    page.locator("[data-part=guide] h2").wait_for()
    found = left_over(page, game)
    following = page.locator("[data-part=guide] .next:enabled")
    while following.count():
        following.click()
        found += left_over(page, game)
    assert_none(found)
