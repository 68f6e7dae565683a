"""Several people: each in a window of his own, or all at one screen, and those who look on."""

from playwright.sync_api import expect

from tests.web.conftest import Opener, SitDown, open_table
from tests.web.player import BrowserPlayer, play_together

COUNT_GHOSTS = """
() => {
  window.ghosts = 0
  const isGhost = (node) => node instanceof Element && node.classList.contains('ghost')
  const seen = (changes) => changes.flatMap((change) => [...change.addedNodes]).filter(isGhost).length
  const watch = new MutationObserver((changes) => (window.ghosts += seen(changes)))
  watch.observe(document, { subtree: true, childList: true })
}
"""
SEALED = "empires/second"  # begins with a choice of everybody at once


def two_at(
    window: Opener, base: str, edition: str, places: tuple[str, ...]
) -> tuple[str, BrowserPlayer, BrowserPlayer]:
    """Ada opens a table; Bo comes by the link and sits down by hand."""
    first, second = window("Ada"), window("Bo")
    table = open_table(first, base, edition, places)
    ada, bo = BrowserPlayer(first, "Ada"), BrowserPlayer(second, "Bo")
    ada.go(table)
    expect(first.locator("[data-part=waiting-room]")).to_be_visible()
    second.goto(f"/table/{table}")
    second.locator("[data-part=waiting-room] li button.primary").first.click()
    for player in (ada, bo):
        player.page.wait_for_function("() => document.body.dataset.state === 'running'")
    return table, ada, bo


def test_sealed_choices(window: Opener, base: str) -> None:
    """Who has chosen waits and sees only that; when the last one has chosen, both see it at once."""
    _, ada, bo = two_at(window, base, SEALED, ("me", "open", "random", "random"))
    play_together([ada, bo], lambda: ada.moment().asked and bo.moment().asked)
    while ada.moment().asked:
        ada.answer(ada.moment())
    waiting = ada.moment()

    expect(ada.page.locator("[data-part=prompt] [data-option]")).to_have_count(0)
    assert bo.moment().seq == waiting.seq
    log = ada.page.locator("[data-part=log]").inner_text()
    while bo.moment().asked and bo.moment().seq == waiting.seq:
        bo.answer(bo.moment())
    ada.page.wait_for_function("(seq) => Number(document.body.dataset.seq) > seq", arg=waiting.seq)
    expect(ada.page.locator("[data-part=log]")).not_to_have_text(log)


def test_undo_by_consent(window: Opener, base: str) -> None:
    """Whoever wants to go back asks the other one, who refuses or agrees; either way the game goes on."""
    _, ada, bo = two_at(window, base, "colonialism/original+short", ("me", "open"))
    ask = ada.page.locator("[data-part=ask-back]:not([disabled])")
    for agrees in (False, True):
        play_together([ada, bo], lambda: ask.count() > 0)
        before = ada.moment()
        ask.click()
        expect(ada.page.locator("[data-part=undo]")).to_be_visible()
        question = bo.page.locator("[data-part=undo]")
        expect(question).to_be_visible()
        question.locator("button").nth(0 if agrees else 1).click()

        for player in (ada, bo):
            expect(player.page.locator("[data-part=undo]")).to_have_count(0)
        ada.page.wait_for_function(
            "(key) => `${document.body.dataset.seq}/${document.body.dataset.draft}` !== key", arg=before.key
        )
        after = ada.moment().seq
        assert after > before.seq  # going back is itself a line
        play_together([ada, bo], lambda after=after: ada.moment().seq > after + 1)  # type: ignore[misc]  # the type of a default


def test_moves_of_others_are_seen_to_happen(window: Opener, base: str) -> None:
    """A piece travels, or a place is marked, and then it is gone."""
    _, ada, bo = two_at(window, base, "colonialism/original+short", ("me", "open"))
    ada.page.evaluate(COUNT_GHOSTS)
    play_together([ada, bo], lambda: ada.page.evaluate("() => window.ghosts > 0"))
    expect(ada.page.locator(".ghost")).to_have_count(0)


def test_news_for_who_was_away(window: Opener, base: str) -> None:
    """Whoever comes back reads what has happened meanwhile, once."""
    table, ada, bo = two_at(window, base, "colonialism/original+short", ("me", "open"))
    play_together([ada, bo], lambda: bo.moment().asked and bo.moment().seq > 6)
    while ada.moment().asked:
        ada.answer(ada.moment())
    ada.page.goto("/rules")
    while bo.moment().asked:
        bo.answer(bo.moment())
    ada.go(table)
    news = ada.page.locator("[data-part=missed]")
    expect(news.locator("li").first).not_to_be_empty()
    news.locator("button.primary").click()
    ada.page.reload()
    ada.arrive()
    expect(news).to_have_count(0)


def test_spectator(window: Opener, base: str, sit: SitDown) -> None:
    """A stranger sees the game go on, is asked nothing, and sees no hand."""
    player = sit("colonialism/original+short")
    table = player.page.url.rpartition("/")[2]
    watcher = BrowserPlayer(window())
    watcher.go(table)
    begun = player.moment().seq
    player.play(lambda moment: moment.seq > begun + 4)

    now = player.moment().seq
    watcher.page.wait_for_function("(seq) => Number(document.body.dataset.seq) >= seq", arg=now)
    assert watcher.moment().options == []
    assert watcher.moment().things == []
    assert watcher.page.locator("[data-part=foot] [data-thing^='card:']").count() == 0
    assert watcher.page.locator("[data-part=board] [data-thing]").count()


def test_hot_seat_with_curtain(sit: SitDown) -> None:
    """At one screen, a curtain hides everything between two people."""
    player = sit("colonialism/original+short", ("me", "me"))
    page = player.page
    for curtain in range(1, 4):
        player.play(lambda moment, so_far=curtain: player.did["curtain"] >= so_far)  # type: ignore[misc]  # the type of a default
        for _ in range(50):
            if player.moment().curtain:
                break
            player.answer(player.moment())
        expect(page.locator("[data-part=curtain]")).to_be_visible()
        for part in ("board", "foot", "prompt", "log"):
            expect(page.locator(f"[data-part={part}]")).to_have_count(0)
