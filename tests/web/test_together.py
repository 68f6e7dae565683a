"""Several people: each in a window of their own, or all at one screen, and those who look on."""

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
SHORT = "colonialism/original+short"
SEALED = "empires/second"  # begins with a choice of everybody at once


def two_at(window: Opener, base: str, edition: str, *others: str) -> list[BrowserPlayer]:
    """Ada opens a table; Bo comes by the link and sits down by hand."""
    ada, bo = players = [BrowserPlayer(window(name), name) for name in ("Ada", "Bo")]
    table = open_table(ada.page, base, edition, ("me", "open", *others))
    ada.go(table)
    expect(ada.page.locator("[data-part=waiting-room]")).to_be_visible()
    bo.page.goto(f"/table/{table}")
    bo.page.locator("[data-part=waiting-room] li button.primary").first.click()
    for player in players:
        player.page.wait_for_function("() => document.body.dataset.state === 'running'")
    return players


def answer_all(player: BrowserPlayer) -> None:
    """Whatever one is asked, until one has to wait."""
    while (moment := player.moment()).asked:
        player.answer(moment)


def play_on_together(*players: BrowserPlayer) -> None:
    """The game goes on."""
    begun = players[0].moment().seq
    play_together(players, lambda: players[0].moment().seq > begun + 1)


def test_sealed_choices(window: Opener, base: str) -> None:
    """Who has chosen waits and sees only that; when the last one has chosen, both see it at once."""
    ada, bo = two_at(window, base, SEALED, "random", "random")
    play_together([ada, bo], lambda: ada.moment().asked and bo.moment().asked)
    answer_all(ada)
    waiting = ada.moment()

    expect(ada.page.locator("[data-part=prompt] [data-option]")).to_have_count(0)
    assert bo.moment().seq == waiting.seq
    log = ada.page.locator("[data-part=log]").inner_text()
    while bo.moment().asked and bo.moment().seq == waiting.seq:
        bo.answer(bo.moment())
    ada.wait_for(waiting.seq + 1)
    expect(ada.page.locator("[data-part=log]")).not_to_have_text(log)


def test_undo_by_consent(window: Opener, base: str) -> None:
    """Whoever wants to go back asks the other one, who refuses or agrees; either way the game goes on."""
    ada, bo = two_at(window, base, SHORT)
    ask = ada.page.locator("[data-part=ask-back]:not([disabled])")
    for agrees in (False, True):
        play_together([ada, bo], lambda: ask.count() > 0)
        before = ada.moment().seq
        ask.click()
        questions = [player.page.locator("[data-part=undo]") for player in (ada, bo)]
        for question in questions:
            expect(question).to_be_visible()
        questions[1].locator("button").nth(0 if agrees else 1).click()

        for question in questions:
            expect(question).to_have_count(0)
        ada.wait_for(before + 1)  # going back is itself a line
        play_on_together(ada, bo)


def test_what_others_do(window: Opener, base: str) -> None:
    """Who is there sees it happen: a piece travels, or a place is marked, and then that is gone.

    Whoever comes back reads what has happened meanwhile, once.
    """
    ada, bo = two_at(window, base, SHORT)
    ada.page.evaluate(COUNT_GHOSTS)
    play_together([ada, bo], lambda: ada.page.evaluate("() => window.ghosts > 0"))
    expect(ada.page.locator(".ghost")).to_have_count(0)

    play_together([ada, bo], lambda: bo.moment().asked and bo.moment().seq > 6)
    answer_all(ada)
    ada.page.goto("/rules")
    answer_all(bo)
    ada.go(bo.table)
    news = ada.page.locator("[data-part=missed]")
    expect(news.locator("li").first).not_to_be_empty()
    news.locator("button.primary").click()
    ada.page.reload()
    ada.arrive()
    expect(news).to_have_count(0)


def test_spectator(window: Opener, sit: SitDown) -> None:
    """A stranger sees the game go on, is asked nothing, and sees no hand."""
    player, watcher = sit(SHORT), BrowserPlayer(window())
    watcher.go(player.table)
    watcher.wait_for(player.play_on(4).seq)

    assert (watcher.moment().options, watcher.moment().things) == ([], [])
    assert watcher.page.locator("[data-part=foot] [data-thing^='card:']").count() == 0
    assert watcher.page.locator("[data-part=board] [data-thing]").count()


def test_hot_seat_with_curtain(sit: SitDown) -> None:
    """At one screen, a curtain hides everything between two people."""
    player = sit(SHORT, ("me", "me"))
    for _ in range(3):
        player.turn()  # somebody has come to the screen
        for _ in range(50):
            if player.moment().curtain:
                break
            player.answer(player.moment())
        expect(player.page.locator("[data-part=curtain]")).to_be_visible()
        for part in ("board", "foot", "prompt", "log"):
            expect(player.page.locator(f"[data-part={part}]")).to_have_count(0)
