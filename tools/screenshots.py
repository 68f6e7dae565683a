"""Pictures of the pages, for looking at: both games, both languages, both themes, three sizes.

Run as a program with the folder they go to: python3 do.py screenshots FOLDER
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from metropole.client import Client
from tests.server.servers import serving
from tests.web import browser as browsers
from tests.web.conftest import finish
from tests.web.player import BrowserPlayer, PageMoment

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 900, "height": 1000}},
    "phone": {
        "viewport": {"width": 360, "height": 780},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
GAMES = {
    "colonialism": ("colonialism/compass+events+upgrades", ("me", "random", "random")),
    "second": ("empires/second", ("me", "random", "random", "random")),
    "revised": ("empires/revised", ("me", "random", "random")),
}


class Studio:
    """One window, the person in it, and the tables that were opened before."""

    def __init__(self, page: Page, client: Client, finished: dict[str, str]) -> None:
        self.page = page
        self.client = client
        self.finished = finished

    def player(self, seed: str) -> BrowserPlayer:
        return BrowserPlayer(self.page, seed)

    def table(self, game: str) -> BrowserPlayer:
        """A new table, at the first question."""
        player = self.player(game)
        player.go(self.client.open_table(*GAMES[game], private=True))
        player.turn()
        return player


Scene = Callable[[Studio], object]


class Shot(NamedTuple):
    """What is shown in which look."""

    name: str
    scene: Scene
    size: str = "desktop"
    language: str = "en"
    theme: str = "light"


def at(path: str) -> Scene:
    return lambda studio: studio.page.goto(path)


def first_question(game: str) -> Scene:
    return lambda studio: studio.table(game)


def after(game: str, lines: int) -> Scene:
    """A game that has been played for a while, at a question with something lit on the map."""

    def play(studio: Studio) -> None:
        player = studio.table(game)
        begun = player.moment().seq

        def is_there(moment: PageMoment) -> bool:
            on_map = any(thing.startswith(("region", "zone", "territory", "space")) for thing in moment.things)
            return moment.seq > begun + lines and (on_map or moment.seq > begun + lines + 20)

        player.play(is_there)

    return play


def as_text(game: str) -> Scene:
    def show(studio: Studio) -> None:
        after(game, 10)(studio)
        studio.page.keyboard.press("t")

    return show


def pointed_at(game: str, thing: str) -> Scene:
    """With the explanation of something."""

    def show(studio: Studio) -> None:
        after(game, 10)(studio)
        studio.page.locator(f"[data-thing^='{thing}:']").first.hover(force=True)

    return show


def rules(game: str) -> Scene:
    def show(studio: Studio) -> None:
        studio.table(game)
        studio.page.locator("[data-part=prompt] .section-link").first.click()
        studio.page.locator("dialog[open] h3").first.wait_for()

    return show


def end(game: str) -> Scene:
    def show(studio: Studio) -> None:
        studio.player(game).go(studio.finished[game])
        studio.page.locator("dialog[open]").wait_for()

    return show


def past(game: str, line: int) -> Scene:
    def show(studio: Studio) -> None:
        studio.page.goto(f"/table/{studio.finished[game]}?at={line}")
        studio.page.locator("[data-part=history]").wait_for()

    return show


def guided(game: str) -> Scene:
    def show(studio: Studio) -> None:
        studio.page.goto(f"/guide/{game}")
        start = studio.page.locator("main button.primary")
        studio.page.locator("main").wait_for()
        if start.count():
            start.first.click()
        studio.page.wait_for_url(lambda url: "/table/" in url)
        studio.player(game).arrive()

    return show


SHOTS = (
    Shot("home", at("/")),
    Shot("home", at("/"), "desktop", "de", "dark"),
    Shot("home", at("/"), "tablet"),
    Shot("home", at("/"), "phone", "de"),
    Shot("new", at("/new")),
    Shot("new-empires", at("/new?game=empires"), "phone", "en", "dark"),
    Shot("rules-page", at("/rules/empires/revised"), "tablet", "de"),
    Shot("colonialism-first", first_question("colonialism")),
    Shot("colonialism", after("colonialism", 60)),
    Shot("colonialism", after("colonialism", 60), "desktop", "de", "dark"),
    Shot("colonialism", after("colonialism", 40), "tablet", "en", "dark"),
    Shot("colonialism", after("colonialism", 40), "phone"),
    Shot("colonialism-explained", pointed_at("colonialism", "region"), "desktop", "de"),
    Shot("colonialism-text", as_text("colonialism")),
    Shot("colonialism-rules", rules("colonialism")),
    Shot("colonialism-end", end("colonialism"), "desktop", "de"),
    Shot("colonialism-end", end("colonialism"), "phone", "en", "dark"),
    Shot("colonialism-past", past("colonialism", 40)),
    Shot("second", after("second", 60)),
    Shot("second", after("second", 40), "tablet", "de"),
    Shot("revised", after("revised", 60), "desktop", "de", "dark"),
    Shot("revised", after("revised", 40), "phone", "de", "dark"),
    Shot("revised-text", as_text("revised"), "phone"),
    Shot("revised-rules", rules("revised"), "tablet", "en", "dark"),
    Shot("revised-end", end("revised")),
    Shot("revised-past", past("revised", 60), "tablet"),
    Shot("guide-colonialism", guided("colonialism"), "desktop", "de"),
    Shot("guide-empires", guided("empires"), "phone"),
)


def take(browser: Browser, base: str, shot: Shot, finished: dict[str, str], folder: Path) -> Path:
    """One picture."""
    context = browsers.new_context(browser, base, shot.language, shot.theme, **SIZES[shot.size])
    client = Client(base)
    browsers.sign_in(context, base, client.join("Ada").token)
    page = context.new_page()
    shot.scene(Studio(page, client, finished))
    browsers.settled(page)
    page.wait_for_timeout(400)  # what fades in has faded in
    path = folder / f"{shot.name}-{shot.size}-{shot.language}-{shot.theme}.png"
    page.screenshot(path=path)
    context.close()
    return path


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    program = browsers.find_browser()
    if program is None:
        print("screenshots: there is no Chromium on the path", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as place:
        database = str(Path(place, "metropole.db"))
        with serving(database, Path(place)) as [server], browsers.running(program) as browser:
            base = f"http://localhost:{server.port}"
            host = Client(base)
            host.join("Ada")
            finished = {game: host.open_table(*GAMES[game]) for game in ("colonialism", "revised")}
            for table in finished.values():
                finish(host, table)
            for shot in SHOTS:
                print(take(browser, base, shot, finished, folder), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
