"""House rules at the server: as text or by name, refused in words, played by bots, kept with the table."""

from typing import Any

import pytest

from metropole import bots, journal, registry
from metropole.bots import requests, worker
from metropole.match import Match
from metropole.server import wire
from metropole.server.rulepages import rules
from metropole.server.table import Table
from metropole.text import LANGUAGES
from tests.server import tables
from tests.server.http_helpers import keep, seated, world

TEXT = "base = 'colonialism/compass'\nname = 'Four cards'\n[figures]\ndrawn = 4\nturns = 1\n"
NAMED = "colonialism/compass+house=four-cards+turns=1+drawn=4"
PLACES = [{"type": "me"}, {"type": "bot", "level": "greedy"}]


def wanted(**wishes: Any) -> dict[str, Any]:
    return {"edition": "colonialism/compass", "places": PLACES, **wishes}


@pytest.mark.parametrize("wish", [{"house": TEXT}, {"edition": NAMED}])
async def test_a_table_with_house_rules(wish: dict[str, Any]) -> None:
    """Opened by the text of a file or by the full name: it is the same table, and says what is played."""
    async with world(()) as w:
        opened = await w.tell("anna", "POST", "/api/tables", wanted(**wish))
        assert 201 == opened.status, opened.body
        frame = (await w.tell("anna", "GET", f"/api/tables/{opened.json()['table']}")).json()
        assert NAMED == frame["about"]["edition"]
        shown = await w.ask("GET", f"/api/catalogue?table={opened.json()['table']}")
        assert 4 == shown.json()["board"]["drawn"]


WRONG = [
    ({"house": "base = 'chess'"}, 422, "wrong-house", "house.toml:1: base is 'chess'"),
    ({"house": TEXT.replace("= 4", "= -1")}, 422, "wrong-house", "house.toml:4: figures.drawn is -1; allowed: 0 to 24"),
    ({"house": TEXT + "[board]\nfile = '/etc/passwd'"}, 422, "wrong-house", "board.file is '/etc/passwd'; allowed: no"),
    ({"house": "a = " + "[" * 9000}, 422, "wrong-house", "house.toml"),
    ({"house": "EDITION = 3"}, 422, "wrong-house", "house.toml:1: EDITION is unknown"),
    ({"house": ""}, 422, "wrong-house", "base is missing"),
    ({"house": "#" * 20_000}, 400, "bad-field", "length <= 16384"),
    ({"edition": "colonialism/compass+drawn=99"}, 422, "wrong-house", "drawn is '99'; allowed: 0 to 24"),
    ({"edition": "colonialism/compass+code=0123"}, 422, "wrong-house", "is made of a Python file that is not here"),
    ({"edition": "house.py"}, 422, "unknown-edition", ""),
    ({"edition": "house.toml"}, 422, "unknown-edition", ""),
    ({"house": "base = 'empires/second'\n[figures]\nseats = [5, 6]"}, 422, "wrong-seats", ""),
]


@pytest.mark.parametrize(("wish", "status", "code", "words"), WRONG)
async def test_what_cannot_be_played_is_refused(wish: dict[str, Any], status: int, code: str, words: str) -> None:
    """In the person's language, with the line, the value and what would be accepted."""
    async with world(()) as w:
        replies = [
            await w.tell("anna", "POST", f"/api/tables?language={language}", wanted(**wish)) for language in LANGUAGES
        ]
        for reply in replies:
            assert status == reply.status, reply.body
            assert words in reply.json()["reason"]
            assert code == reply.code
        assert replies[0].json()["reason"] != replies[1].json()["reason"]


@pytest.mark.parametrize("path", ["/api/rules", "/api/catalogue"])
async def test_pages_of_wrong_names(path: str) -> None:
    async with world(()) as w:
        reply = await w.ask("GET", f"{path}?edition=colonialism/compass%2Bdrawn%3D99")
        assert (422, "wrong-house") == (reply.status, reply.code)


def test_the_rules_say_what_is_changed() -> None:
    """In a line for each, before everything else, in both languages; the title has the name."""
    english, german = [rules(NAMED, language) for language in LANGUAGES]
    assert ("House rules: four cards", "Hausregeln: four cards") == (english.notes[0].heading, german.notes[0].heading)
    assert "game turns: 1 instead of 3\ncards of the draw action: 4 instead of 3" == english.notes[0].text
    assert "Spielrunden: 1 statt 3\nKarten beim Ziehen: 4 statt 3" == german.notes[0].text
    assert english.title.endswith(", four cards")
    assert "House rules" not in [note.heading for note in rules("colonialism/compass", "en").notes]
    assert [one.key for one in english.chapters] == [one.key for one in rules("colonialism/compass", "en").chapters]


def test_it_is_kept_with_the_table() -> None:
    """A server that starts again finds the same game; the file that people take home is played anywhere."""
    table = tables.finished(NAMED, 2)
    again = Table.load(table.id, tables.reread(table.rows), tables.SECRET)
    assert (NAMED, 4) == (again.rule_set.name, registry.COLONIALISM.own_edition(again.rule_set.edition).drawn)
    assert tables.snapshot(table) == tables.snapshot(again)


async def test_a_server_that_starts_again() -> None:
    """Tables are there as they were, and a journal says which rules it follows."""
    async with world(()) as w:
        finished = tables.finished(NAMED, 2)
        for table in (seated("house", NAMED, 2), finished):
            keep(w.memory, table)
        text = (await w.tell("anna", "GET", f"/api/tables/{finished.id}/game")).body.decode()
        frame = (await w.tell("anna", "GET", "/api/tables/house")).json()
    assert NAMED == frame["about"]["edition"]
    assert f"edition {NAMED}" in text
    assert NAMED == journal.parse(text, "house.game").rule_set.name


def test_bots_in_other_processes_play_it() -> None:
    """All that they are told of the house rules is the name."""
    rule_set = registry.find(NAMED)
    match: Match[Any, Any] = Match(NAMED, seats=2, seed=1)
    asked = requests.request_from(match.view(), rule_set, rule_set.load_board().digest, None, "greedy", 1)
    assert worker.chosen(asked, bots.make("greedy")) in asked.options


def test_nobody_runs_a_file_over_the_network() -> None:
    """Names of files are names of nothing here."""
    places: list[wire.SeatRequest] = [wire.Me(), wire.BotSeat()]
    with pytest.raises(AssertionError, match="unknown-edition"):
        tables.opened("/tmp/house.py", places)
