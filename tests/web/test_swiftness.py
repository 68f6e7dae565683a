"""How much is sent before the first picture, how still the page stays, and how quickly it answers."""

from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page

from tests.web.browser import settled
from tests.web.conftest import Opener, open_table
from tests.web.player import BrowserPlayer

MOST = 400 * 1024  # bytes, compressed, without fonts
SENT = """
() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((entry) => [entry.name, entry.encodedBodySize])
"""
WATCH_SHIFTS = """
() => {
  window.shifts = []
  const seen = (list) => list.getEntries().forEach((entry) => window.shifts.push(entry.value))
  new PerformanceObserver(seen).observe({ type: 'layout-shift' })
  window.places = {}
  const look = () => {
    for (const name of ['board', 'foot', 'seats']) {
      const box = document.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect()
      const place = box && [box.left, box.top, box.width, name === 'seats' ? 0 : box.height].map(Math.round).join(' ')
      if (place) (window.places[name] ??= {})[place] = document.body.dataset.seq
    }
    requestAnimationFrame(look)
  }
  look()
}
"""
WATCH_CLICKS = """
  window.answers = []
  let clicked = 0
  let before = ''
  addEventListener('click', () => (clicked = performance.now()), true)
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const now = `${document.body.dataset.seq}/${document.body.dataset.draft}`
      if (now === before) return
      before = now
      if (clicked) window.answers.push(performance.now() - clicked)
      clicked = 0
    }).observe(document.body, { attributeFilter: ['data-seq', 'data-draft'] }))
"""


def weight(page: Page) -> int:
    settled(page)
    sent: list[tuple[str, int]] = page.evaluate(SENT)
    return sum(size for name, size in sent if ".woff" not in name)


def test_home_is_light(window: Opener, report: Callable[[str], None]) -> None:
    page = window()
    page.goto("/")
    sent = weight(page)
    report(f"{sent / 1024:.0f} KiB")
    assert sent < MOST


@pytest.mark.parametrize("edition", ["colonialism/compass+events+upgrades", "empires/revised"])
def test_table_is_light_and_stays_still(window: Opener, base: str, report: Callable[[str], None], edition: str) -> None:
    """Little is sent to somebody who comes by a link; then, whatever happens, board, hand and seats stay where they
    are, and as large, for those who look on as well. How fast all that is, is only told, since machines differ.
    """
    page, watching = window("Ada", is_painted=True), window(is_painted=True)
    page.context.add_init_script(WATCH_CLICKS)
    table = open_table(page, base, edition)
    player, watcher = BrowserPlayer(page, edition), BrowserPlayer(watching)
    player.go(table)
    page.locator("[data-part=board] [data-thing]").first.wait_for()
    first = page.evaluate("() => performance.now()")
    sent = weight(page)
    report(f"{sent / 1024:.0f} KiB; first board after {first:.0f} ms")
    assert sent < MOST

    watcher.go(table)
    settled(watching)
    player.turn()
    for one in (page, watching):
        one.evaluate(WATCH_SHIFTS)
    watcher.wait_for(player.play_on(15).seq)
    for one, who in ((page, "player"), (watching, "spectator")):
        shifts: list[float] = one.evaluate("() => window.shifts")
        report(f"layout shift for the {who}: {sum(shifts):.3f} in all, {max(shifts, default=0):.3f} at most")
        places: dict[str, dict[str, str]] = one.evaluate("() => window.places")
        assert {part: len(boxes) for part, boxes in places.items()} == dict.fromkeys(places, 1), (who, places)
    answers: list[float] = page.evaluate("() => window.answers")
    report(f"click to acknowledged: median {median(answers):.0f} ms ({len(answers)} clicks)")
