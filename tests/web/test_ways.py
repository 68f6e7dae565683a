"""Other ways to play: as text, with keys alone, with a finger on a phone, in German."""

import pytest

from tests.web.conftest import SitDown, client_of
from tests.web.player import PageMoment, after

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ENOUGH = 20  # answers; a whole game would only repeat them

each_game = pytest.mark.parametrize("edition", ["colonialism/original+short", "empires/revised+fastend"])


@each_game
def test_text_table_is_enough(sit: SitDown, edition: str) -> None:
    """With the table as text, nothing of the map is needed."""
    player = sit(edition, by="text")
    player.page.keyboard.press("t")
    player.page.locator("[data-part=board] table, [data-part=board] article").first.wait_for()
    assert player.page.locator("[data-part=board] svg[role=group]").count() == 0
    player.play(after(ENOUGH))

    assert player.did["text"], player.did


@each_game
def test_keys_are_enough(sit: SitDown, edition: str) -> None:
    """Tab finds everything that is lit, Enter takes it, and digits choose an option."""
    player = sit(edition, by="keyboard")
    enough = after(ENOUGH)
    player.play(lambda moment: enough(moment) and {"digit", "thing", "option"} <= set(player.did))

    assert {"digit", "thing", "option"} <= set(player.did), player.did


@each_game
def test_phone(sit: SitDown, edition: str) -> None:
    """A game by touch on the smallest screen; nothing is wider than the screen."""
    player = sit(edition, by="touch", **PHONE)
    player.play(after(ENOUGH))

    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert sum(count for what, count in player.did.items() if what.startswith("thing")), player.did


@each_game
def test_german(sit: SitDown, base: str, edition: str) -> None:
    """A window in German shows the server's German words."""
    player = sit(edition, language="de")
    page, table = player.page, player.table
    german, english = client_of(page, base, "de"), client_of(page, base, "en")
    differing = 0

    def compare(moment: PageMoment) -> bool:
        nonlocal differing
        frames = [client.frame(table) for client in (german, english)]
        if frames[0].seq == moment.seq and frames[0].question and frames[1].question:
            assert page.locator("[data-part=prompt] h2").inner_text() == frames[0].question.text
            differing += frames[0].question.text != frames[1].question.text
        return differing > 5

    player.play(compare)
    assert page.locator("html").get_attribute("lang") == "de"
    assert differing

    page.locator(".language select").select_option("en")
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    page.wait_for_function(
        "(text) => document.querySelector('[data-part=prompt] h2').textContent === text",
        arg=getattr(english.frame(table).question, "text", ""),
    )
