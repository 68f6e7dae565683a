"""Every page in both looks and both languages, examined by axe."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import settled
from tests.web.conftest import Opener, SitDown
from tests.web.player import after

AXE = Path(__file__).resolve().parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
EDITIONS = ("colonialism/compass+events+upgrades", "empires/second", "empires/revised")
PATHS = ("/", "/new", "/new?game=empires", "/lobby", "/me")
RULES = {"light": "/rules/empires/revised", "dark": "/rules/colonialism/compass"}  # long pages, much alike
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


def assert_none(found: list[str]) -> None:
    assert not found, "\n".join(["", *dict.fromkeys(found)])


each_look = pytest.mark.parametrize(  # contrast is a matter of the theme, names of the language
    "look", [{"theme": "light", "language": "en"}, {"theme": "dark", "language": "de"}], ids=["light", "dark"]
)


@each_look
def test_pages(window: Opener, look: dict[str, str]) -> None:
    page = window("Ada", is_painted=True, **look)
    found: list[str] = []
    for path in (*PATHS, RULES[look["theme"]]):
        page.goto(path)
        page.locator("h1").first.wait_for()
        found += violations(page, path)
    assert_none(found)


@each_look
@pytest.mark.parametrize("edition", EDITIONS)
def test_table(sit: SitDown, edition: str, look: dict[str, str]) -> None:
    """While it is played, and then as text in the one look, in its past in the other."""
    player = sit(edition, is_painted=True, **look)
    player.play(after(2))
    found = violations(player.page, edition)
    key, shown = ("t", "[data-part=board] table") if look["theme"] == "light" else (",", "[data-part=history]")
    player.page.keyboard.press(key)
    player.page.locator(shown).first.wait_for()
    assert_none(found + violations(player.page, f"{edition} after {key}"))


@each_look
def test_end(sit: SitDown, look: dict[str, str]) -> None:
    """The result of a game."""
    page = sit("colonialism/original+short", is_over=True, is_painted=True, **look).page
    page.locator("dialog[open]").wait_for()
    assert_none(violations(page, "the end"))


def test_axe_sees_faults(window: Opener) -> None:
    """A page with faults does not pass."""
    page = window()
    page.goto("/")
    faults = '<img src="/static/icon.svg"><button></button>'
    page.evaluate("(faults) => document.body.insertAdjacentHTML('beforeend', faults)", faults)

    assert {line.split()[1] for line in violations(page, "faults")} == {"image-alt", "button-name"}
