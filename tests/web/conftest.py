"""A server with the built pages, a browser, and windows in it that fail a test when anything goes wrong in them."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import web_build
from metropole import registry
from metropole.client import Client
from tests.server.servers import ServerProcess, serving
from tests.web import browser as browsers
from tests.web.browser import Troubles
from tests.web.player import BrowserPlayer, InputWay

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def pages() -> Path:
    """The pages, as the sources are."""
    if not (web_build.bundle(ROOT) / "index.html").is_file():
        pytest.fail("the pages are not built; python3 do.py test tests/web builds them")
    return web_build.bundle(ROOT)


@pytest.fixture(scope="session")
def browser(pages: Path) -> Iterator[Browser]:
    program = browsers.find_browser()
    if program is None:
        is_required = os.environ.get("CI")  # where changes are checked before they are merged
        (pytest.fail if is_required else pytest.skip)("there is no Chromium; on Debian: apt-get install chromium")
    with browsers.running(program) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests of a process; its bots answer at once, and nobody asks too much."""
    place = tmp_path_factory.mktemp("server")
    with serving(str(place / "metropole.db"), place) as [server]:
        yield server


@pytest.fixture
def base(server: ServerProcess) -> str:
    return f"http://localhost:{server.port}"


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """What goes wrong in the pages of a test; nothing may."""
    troubles = Troubles()
    yield troubles
    assert troubles.seen == []


Opener = Callable[..., Page]
SitDown = Callable[..., BrowserPlayer]


@pytest.fixture
def window(browser: Browser, base: str, troubles: Troubles) -> Iterator[Opener]:
    """Opens windows of their own, each of somebody known by name, or of a stranger."""
    with ExitStack() as contexts:

        def open_window(name: str | None = None, at: str = base, is_painted: bool = False, **how: Any) -> Page:
            context = browsers.new_context(browser, at, is_painted=is_painted, **how)
            contexts.callback(context.close)
            troubles.watch(context)
            if name is not None:
                browsers.sign_in(context, at, Client(at).join(name).token)
            return context.new_page()

        yield open_window


@pytest.fixture
def sit(window: Opener, base: str) -> SitDown:
    """Somebody at a new table, against bots unless places are named, in a window of their own."""

    def sit_down(
        edition: str, places: Sequence[str] = (), by: InputWay = "mouse", is_over: bool = False, **how: Any
    ) -> BrowserPlayer:
        page = window("Ada", **how)
        table = open_table(page, base, edition, places)
        if is_over:
            finish(client_of(page, base), table)
        player = BrowserPlayer(page, edition, by)
        player.go(table)
        return player

    return sit_down


def client_of(page: Page, base: str, language: str = "en") -> Client:
    """The same person as in a window, from a program."""
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "metropole")
    return Client(base, token, language)


def open_table(page: Page, base: str, edition: str, places: Sequence[str] = ()) -> str:
    """A table of whoever is in a window, with as many bots as the game needs, or with others."""
    bots = ["random"] * (min(registry.find(edition).seats) - 1)
    return client_of(page, base).open_table(edition, places or ["me", *bots], private=True)


def finish(client: Client, table: str) -> None:
    """Play a game to its end from a program, always the first option."""
    for frame in client.watch(table):
        if frame.question and frame.question.options:
            client.play(table, frame.question.options[0].action)


@pytest.fixture
def report(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Tell something at the end of the run; nothing depends on it."""

    return partial(record_property, "report")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have reported."""
    lines = [
        f"{report.nodeid.rpartition('::')[2]}: {value}"
        for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
        for key, value in report.user_properties
        if key == "report" and report.when == "call"
    ]
    if lines:
        terminalreporter.section("measured")
        for line in lines:
            terminalreporter.write_line(line)
