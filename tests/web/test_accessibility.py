"""Every page in both looks and both languages, examined by axe."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import settled
from tests.web.conftest import Opener, client_of, finish, open_table
from tests.web.player import BrowserPlayer, after

AXE = Path(__file__).resolve().parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TABLES = {
    "colonialism/compass+events+upgrades": ("me", "random"),
    "empires/second": ("me", "random", "random", "random"),
    "empires/revised": ("me", "random", "random"),
}
PATHS = ("/", "/new", "/new?game=empires", "/lobby", "/me", "/rules/colonialism/compass", "/rules/empires/revised")
GRAVE = ("serious", "critical")
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


def violations(page: Page, where: str) -> list[str]:
    """What axe finds grave, one line for each kind, with the first place."""
    settled(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{where}: {one['id']} ({one['impact']}) ×{len(one['nodes'])}: {one['nodes'][0]['html'][:200]}: "
        + " ".join(one["nodes"][0]["failureSummary"].split())
        for one in found
        if one["impact"] in GRAVE
    ]


LOOKS = [("light", "en"), ("dark", "de")]  # contrast is a matter of the one, names of the other


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_pages(window: Opener, theme: str, language: str) -> None:
    page = window("Ada", language, theme, is_painted=True)
    found: list[str] = []
    for path in PATHS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        found += violations(page, path)
    assert not found, "\n".join(["", *dict.fromkeys(found)])


@pytest.mark.parametrize(("theme", "language"), LOOKS)
@pytest.mark.parametrize("edition", TABLES)
def test_table(window: Opener, base: str, edition: str, theme: str, language: str) -> None:
    """While it is played, and then as text in the one look, in its past in the other."""
    page = window("Ada", language, theme, is_painted=True)
    player = BrowserPlayer(page, edition)
    player.go(open_table(page, base, edition, TABLES[edition]))
    player.play(after(2))
    found = violations(page, f"{edition}")
    page.keyboard.press("t" if theme == "light" else ",")
    page.locator("[data-part=board] table" if theme == "light" else "[data-part=history]").first.wait_for()
    found += violations(page, f"{edition} as text" if theme == "light" else f"{edition} in the past")
    assert not found, "\n".join(["", *dict.fromkeys(found)])


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_end(window: Opener, base: str, theme: str, language: str) -> None:
    """The result of a game."""
    page = window("Ada", language, theme, is_painted=True)
    table = open_table(page, base, "colonialism/original+short", ("me", "random"))
    finish(client_of(page, base), table)
    BrowserPlayer(page).go(table)
    page.locator("dialog[open]").wait_for()
    found = violations(page, "the end")
    assert not found, "\n".join(["", *dict.fromkeys(found)])


def test_axe_sees_faults(window: Opener) -> None:
    """A page with faults does not pass."""
    page = window()
    page.goto("/")
    page.evaluate(
        "() => document.body.insertAdjacentHTML('beforeend', '<img src=\"/static/icon.svg\"><button></button>')"
    )

    assert {line.split()[1] for line in violations(page, "faults")} == {"image-alt", "button-name"}
