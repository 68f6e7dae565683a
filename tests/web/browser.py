"""A browser that is installed here, and what goes wrong in its pages."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    *("--no-sandbox", "--headless=new", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
NOBODY_KNOWN = re.compile(r"/api/me\b.*|.*status of 401.*")  # how the server says that somebody is new here
LOCALES = {"en": "en-GB", "de": "de-DE"}
CUT_OFF = re.compile(  # also in the middle of an answer
    "ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED"
    "|WebSocket connection|status of 503"
)


def find_browser() -> str | None:
    """Where a browser is that can be driven; `METROPOLE_BROWSER` names one."""
    names = (os.environ.get("METROPOLE_BROWSER", ""), *NAMES)
    return next((found for name in names if name and (found := shutil.which(name))), None)


@contextmanager
def running(program: str) -> Iterator[Browser]:
    """The browser runs until the end of the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


class Troubles:
    """Everything that goes wrong in the pages of some contexts: errors in the console or in the page, requests that
    fail, and what the content security policy stops.
    """

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.may_be_cut_off = False  # while a test takes the connection away

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self.console)
        context.on("weberror", lambda error: self.note(f"error: {error.error}"))
        context.on("requestfailed", self.failed)

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NOBODY_KNOWN.match(message.text):
            self.note(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody has gone to another page
            self.note(f"request: {request.method} {request.url}: {request.failure}")

    def note(self, text: str) -> None:
        if not (self.may_be_cut_off and CUT_OFF.search(text)):
            self.seen.append(text)


def preferring(language: str, theme: str) -> str:
    """A script that makes a page begin with these preferences, unless somebody has chosen others."""
    return f"""
      if (location.protocol.startsWith('http') && !localStorage.getItem('metropole'))
        localStorage.setItem('metropole', '{{"language":"{language}","theme":"{theme}"}}')
    """


# A map that nobody looks at: it is laid out and can be clicked as ever, but its drawing, half of all work, is left out.
UNPAINTED = """
  const clear = new CSSStyleSheet()
  clear.replaceSync('[data-part="board"] svg { opacity: 0 !important }')
  document.adoptedStyleSheets = [clear]
"""


def new_context(
    browser: Browser, base: str, language: str = "en", theme: str = "light", is_painted: bool = True, **how: Any
) -> BrowserContext:
    """A window of its own, with nothing in it that another one has."""
    size = {"viewport": {"width": 1440, "height": 900}, "locale": LOCALES.get(language, language)}
    context = browser.new_context(base_url=base, **{**size, "reduced_motion": "reduce", **how})
    context.add_init_script(preferring(language, theme))
    if not is_painted:
        context.add_init_script(UNPAINTED)
    context.set_default_timeout(30_000)
    return context


def sign_in(context: BrowserContext, base: str, token: str) -> None:
    """The browser is whoever the token says."""
    context.add_cookies([{"name": "metropole", "value": token, "url": base, "httpOnly": True, "sameSite": "Lax"}])


def settled(page: Page) -> None:
    """Wait until the page has what it asked for and its fonts, and has drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => done())))")
