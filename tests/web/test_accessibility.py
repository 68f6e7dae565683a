"""Every page in every look and language, examined by axe."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import settled
from tests.web.conftest import Opener, client_of, finish, open_table
from tests.web.player import BrowserPlayer

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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(window: Opener, base: str, theme: str, language: str) -> None:
    page = window("Ada", language, theme)
    found: list[str] = []
    for path in PATHS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        found += violations(page, path)
    assert not found, "\n".join(["", *dict.fromkeys(found)])


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "de")])
def test_tables(window: Opener, base: str, theme: str, language: str, report: Callable[[str], None]) -> None:
    """While it is played, as text, in its past, with the rules beside it, and at its end."""
    page = window("Ada", language, theme)
    client = client_of(page, base)
    found: list[str] = []
    for edition, places in TABLES.items():
        table = open_table(page, base, edition, places)
        player = BrowserPlayer(page, edition)
        player.go(table)
        begun = player.turn().seq
        player.play(lambda moment, begun=begun: moment.seq > begun + 4)  # type: ignore[misc] # its own begun
        found += violations(page, f"{edition}")
        page.keyboard.press("t")
        found += violations(page, f"{edition} as text")
        page.keyboard.press("t")
        page.keyboard.press(",")
        page.locator("[data-part=history]").wait_for()
        found += violations(page, f"{edition} in the past")
    table = open_table(page, base, "colonialism/original+short", ("me", "random"))
    finish(client, table)
    player.go(table)
    page.locator("dialog[open]").wait_for()
    found += violations(page, "the end")
    assert not found, "\n".join(["", *dict.fromkeys(found)])


def test_axe_sees_faults(window: Opener) -> None:
    """A page with faults does not pass."""
    page = window()
    page.goto("/")
    page.evaluate(
        "() => document.body.insertAdjacentHTML('beforeend', '<img src=\"/static/icon.svg\"><button></button>')"
    )

    assert {line.split()[1] for line in violations(page, "faults")} == {"image-alt", "button-name"}
