"""Somebody who plays in the browser: points at what is lit on the table, or takes one of the buttons."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

InputWay = Literal["mouse", "touch", "keyboard", "text"]
SHORTLY = 5_000  # milliseconds
SOON = 200
MOST_TABS = 40  # from the map or the hand to something that is lit

MOMENT = """
() => {
  const { seq = '', draft = '', state = '', asked = '' } = document.body.dataset
  const seen = (element) => element.getClientRects().length > 0
  const found = (selector, key) => [...new Set([...document.querySelectorAll(selector)].filter(seen).map(key))]
  return {
    key: `${seq}/${draft}`,
    seq: Number(seq),
    state,
    asked: asked === 'true',
    curtain: !!document.querySelector('[data-part="curtain"]'),
    things: found('[data-thing]:is(.legal, .open)', (element) => element.dataset.thing),
    options: found('[data-part="prompt"] [data-option]:not(:disabled)', (element) => element.dataset.option),
    folded: !!document.querySelector('[data-part="prompt"] [aria-expanded="false"]'),
  }
}
"""

# Where one can click a thing: a point of it that nothing else covers. On a map, clicks go through what is not lit.
POINT = """
(id) => {
  const lit = '[data-thing]:is(.legal, .open)'
  const elements = [...document.querySelectorAll(lit)].filter((element) => element.dataset.thing === id)
  const parts = [...Array(9).keys()].map((i) => (i + 0.5) / 9).sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5))
  const surface = (element) => element.closest('[data-part="board"] svg[role="group"]') ?? element
  const point = (element) => {
    const box = element.getBoundingClientRect()
    for (const down of parts)
      for (const right of parts) {
        const [x, y] = [box.left + right * box.width, box.top + down * box.height]
        const under = document.elementsFromPoint(x, y)
        if (!under.length || !surface(element).contains(under[0])) continue
        const hit = under.map((one) => one.closest('[data-thing]')).find((one) => one?.matches(lit))
        if (hit?.dataset.thing === id) return { x, y }
      }
    return null
  }
  for (const scroll of [false, true])
    for (const element of elements) {
      if (scroll) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const found = point(element)
      if (found) return found
    }
  return null
}
"""

CHANGED = """
(before) => {
  const { seq = '', draft = '', state } = document.body.dataset
  return `${seq}/${draft}` !== before || state === 'finished'
}
"""
NEWS = """
(before) => {
  const { seq = '', draft = '', asked } = document.body.dataset
  return asked === 'true' || `${seq}/${draft}` !== before
}
"""
TURN = """
() => {
  const { state, asked } = document.body.dataset
  return asked === 'true' || state === 'finished' || !!document.querySelector('[data-part="curtain"]')
}
"""
FOCUS = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const at = document.activeElement
  const is = (what) => at?.matches(what) ?? false
  return { thing: is('[data-thing]:is(.legal, .open)'), option: is('[data-option]') }
}
"""


class PageMoment(NamedTuple):
    """What the page shows: how far the game is, and what can be chosen."""

    key: str
    seq: int
    state: str
    asked: bool
    curtain: bool
    things: list[str]
    options: list[str]
    folded: bool


def after(answers: int) -> Callable[[PageMoment], bool]:
    """True once so many answers have been given."""
    asked = count()
    return lambda _moment: next(asked) >= answers


Wish = Callable[[Sequence[str]], str | None]


class BrowserPlayer:
    """Plays at random, though always the same for one seed, as long as the dice are the same."""

    def __init__(self, page: Page, seed: str = "", by: InputWay = "mouse", wish: Wish = lambda options: None) -> None:
        self.page = page
        self.dice = Random(seed)
        self.by = by
        self.wish = wish
        self.did: Counter[str] = Counter()  # how often what was clicked: "thing region", "option"

    # --- coming and going ---

    def go(self, table: str) -> None:
        """To a table, until it is shown."""
        self.page.goto(f"/table/{table}")
        self.arrive()

    def arrive(self) -> None:
        """Until the table is shown."""
        self.page.wait_for_function("() => !!document.body.dataset.seq")

    @property
    def table(self) -> str:
        """Where they are."""
        return self.page.url.rpartition("/")[2].partition("?")[0]

    def wait_for(self, seq: int) -> None:
        """Until the table shows so many lines."""
        self.page.wait_for_function("(seq) => Number(document.body.dataset.seq) >= seq", arg=seq)

    def moment(self) -> PageMoment:
        return PageMoment(**self.page.evaluate(MOMENT))

    # --- playing ---

    def play(self, until: Callable[[PageMoment], Any] | None = None, most: int = 3000) -> PageMoment:
        """Answer whatever is asked, to the end of the game or to a moment that is wanted."""
        for _ in range(most):
            moment = self.turn()
            if moment.state == "finished" or (until is not None and until(moment)):
                return moment
            self.answer(moment)
        raise AssertionError(f"no end after {most} answers: {self.moment()}")

    def play_on(self, lines: int) -> PageMoment:
        """Answer whatever is asked until more than so many lines have been added."""
        begun = self.turn().seq
        return self.play(lambda moment: moment.seq > begun + lines)

    def turn(self) -> PageMoment:
        """Wait until one is asked, or the game is over; whoever has to come to the screen comes."""
        while True:
            try:
                self.page.wait_for_function(TURN)
            except TooLate:
                raise AssertionError(f"nothing is asked: {self.moment()}") from None
            moment = self.moment()
            if not moment.curtain:
                return moment
            self.did["curtain"] += 1
            self.page.locator("[data-part=curtain] button").click()
            self.page.wait_for_function("() => !document.querySelector('[data-part=curtain]')")

    def answer(self, moment: PageMoment) -> None:
        """One answer, or a part of one, until the table has taken it in."""
        {"mouse": self.point, "touch": self.point, "keyboard": self.press, "text": self.read}[self.by](moment)
        try:
            self.page.wait_for_function(CHANGED, arg=moment.key)
        except TooLate:
            raise AssertionError(f"the answer was not taken: {moment}, now {self.moment()}") from None

    def point(self, moment: PageMoment) -> None:
        """At something on the table; where there is nothing, or one cannot get at it, a button."""
        if wanted := self.wish(moment.options):
            self.take(wanted)
            return
        while moment.things and self.dice.random() < 0.8:
            thing = self.dice.choice(moment.things)
            if self.hit(thing, moment.key):
                return
            moment.things.remove(thing)
        self.take_any()

    def hit(self, thing: str, key: str) -> bool:
        """Click a thing, and then one of its options if it has several; False if it cannot be reached."""
        spot = self.page.evaluate(POINT, thing)
        if spot is None:
            self.did["unreachable"] += 1
            return False
        (self.page.touchscreen.tap if self.by == "touch" else self.page.mouse.click)(spot["x"], spot["y"])
        if self.is_still_asked(key):
            self.take_any()
        self.did[f"thing {thing.partition(':')[0]}"] += 1
        return True

    def is_still_asked(self, key: str) -> bool:
        """A thing with several options was only chosen: now the options are offered."""
        moment = self.moment()
        return moment.asked and moment.key == key

    def take_any(self) -> None:
        """One of the buttons."""
        self.unfold()
        options = self.moment().options
        if options:  # else the answer is under way already
            self.take(self.dice.choice(options))

    def take(self, action: str) -> None:
        """The button of an action."""
        self.unfold()
        self.click(self.page.locator(f'[data-part="prompt"] [data-option="{action}"]'))
        self.did["option"] += 1

    def unfold(self) -> None:
        """Show all the buttons, if there are more than fit."""
        fold = self.page.locator('[data-part="prompt"] [aria-expanded="false"]')
        if fold.count():
            self.click(fold.first)

    def click(self, button: Locator) -> None:
        """A button that may vanish meanwhile; whether anything came of it is seen by the table."""
        with suppress(TooLate):
            (button.tap if self.by == "touch" else button.click)(timeout=SHORTLY)

    def read(self, moment: PageMoment) -> None:
        """The table as text is all there is: its buttons and those of the question."""
        usable = self.page.locator('[data-part="board"] button:is([data-option], [data-thing]):enabled')
        how_many = usable.count()
        if how_many and self.dice.random() < 0.7:
            usable.nth(self.dice.randrange(how_many)).click()
            self.did["text"] += 1
        else:
            self.take_any()

    def press(self, moment: PageMoment) -> None:
        """Nothing but keys: a digit, or to the map or the hand, from there by Tab to something lit, and Enter."""
        if moment.options and not moment.folded and self.dice.random() < 0.5:
            self.page.keyboard.press(str(self.dice.randrange(min(len(moment.options), 9)) + 1))
            self.did["digit"] += 1
            return
        in_hand = any(thing.startswith(("card", "deck", "character")) for thing in moment.things)
        to_hand = in_hand and self.dice.random() < 0.5
        self.page.keyboard.press("h" if to_hand else "m")  # the question comes after the map, and before the hand
        skip = 0 if to_hand else self.dice.randrange(min(3, len(moment.options)))
        for _ in range(MOST_TABS):
            at = self.page.evaluate(FOCUS)
            if at["thing"] or at["option"]:
                skip -= 1
                if skip < 0:
                    self.page.keyboard.press("Enter")
                    break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab finds nothing to choose: {moment}")
        self.did["thing" if at["thing"] else "option"] += 1
        if self.is_still_asked(moment.key):
            self.page.keyboard.press("1")


def play_together(players: Sequence[BrowserPlayer], until: Callable[[], Any], most: int = 3000) -> None:
    """Whoever is asked answers, until something is true."""
    for _ in range(most):
        if until():
            return
        moved = False
        for player in players:
            moment = player.moment()
            if moment.asked and not until():
                player.answer(moment)
                moved = True
        if not moved:
            behind = min([(player.moment(), player.page) for player in players], key=lambda one: one[0].seq)
            with suppress(TooLate):  # whatever is waited for may also come without a new line
                behind[1].wait_for_function(NEWS, arg=behind[0].key, timeout=SOON)
    raise AssertionError(f"it has not come to that after {most} rounds: {[player.moment() for player in players]}")
