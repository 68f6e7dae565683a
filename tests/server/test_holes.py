"""Holes that were found and closed, each by its number: what one guest sends is no burden to others."""

import asyncio
import threading
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from metropole.boards import BoardError, toml_reader
from metropole.registry import COLONIALISM, HouseRuleError, parse_house
from metropole.server.game_replay import read_board
from metropole.text import LANGUAGES
from tests.server.http_helpers import LocalServer, world

# --- S1: a text is read once, and beside the event loop ---

MANY = 2000  # lines
LONG_TEXTS: dict[str, Callable[[int], str]] = {
    "one long list": lambda lines: "a = [\n" + "1,\n" * lines + "]\n",
    "one long text": lambda lines: 'a = """\n' + "[a]\n" * lines + '"""\n',
    "many keys": lambda lines: "".join([f"k{number} = 1\n" for number in range(lines)]),
    "many tables": lambda lines: "[[a]]\n" * lines,
    "nothing": lambda lines: "\n" * lines + "a = 1\n",
}
READERS: dict[str, Callable[[str], object]] = {
    "board": lambda text: COLONIALISM.parse_board(text, "board"),
    "house": parse_house,
}


def planted(monkeypatch: pytest.MonkeyPatch, before: Callable[[str], None]) -> None:
    """Something that happens whenever the reader of boards and house rules parses a text."""

    class Parser:
        @staticmethod
        def loads(text: str) -> dict[str, Any]:
            before(text)
            return tomllib.loads(text)

    monkeypatch.setattr(toml_reader, "tomllib", Parser)


@pytest.mark.parametrize("read", READERS.values(), ids=list(READERS))
@pytest.mark.parametrize("long", LONG_TEXTS.values(), ids=list(LONG_TEXTS))
def test_s1_the_parser_is_given_every_line_twice_at_most(
    monkeypatch: pytest.MonkeyPatch, long: Callable[[int], str], read: Callable[[str], object]
) -> None:
    """Once to read it, and once to find the line of the complaint."""
    given: list[int] = []
    planted(monkeypatch, lambda text: given.append(len(text)))
    text = long(MANY)
    with pytest.raises((BoardError, HouseRuleError)):
        read(text)
    assert len(text) < sum(given) <= 2 * len(text) + 1
    assert len(given) <= text.count("\n") + 2


WANTED = {"edition": "colonialism/compass", "places": [{"type": "me"}, {"type": "open"}]}
SENT = {"board": COLONIALISM.shipped_text() + "# mine\n", "house": "base = 'colonialism/compass'\n"}


class SlowParser:
    """Parses nothing before it is let go; in the thread of the event loop it fails instead of waiting forever."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop_thread = threading.get_ident()
        self.begun, self.let_go = threading.Event(), threading.Event()
        planted(monkeypatch, self.wait)

    def wait(self, text: str) -> None:
        self.begun.set()
        assert threading.get_ident() != self.loop_thread, "the event loop parses a text that somebody sent"
        self.let_go.wait()


@contextmanager
def slow_parser(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowParser]:
    """Only the shipped board has been read before."""
    COLONIALISM.load_board()
    read_board.cache_clear()
    parser = SlowParser(monkeypatch)
    try:
        yield parser
    finally:
        parser.let_go.set()


def opening(w: LocalServer, field: str, language: str = "en") -> Any:
    """Anna asks for a table with such a text."""
    return w.tell("anna", "POST", f"/api/tables?language={language}", {**WANTED, field: SENT[field]})


@pytest.mark.parametrize("field", list(SENT))
async def test_s1_others_are_answered_while_a_text_is_read(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    """They ask whether the server is well, and open a table of their own."""
    async with world(()) as w:
        with slow_parser(monkeypatch) as parser:
            w.hub.reading_limit = 600
            asked = asyncio.create_task(opening(w, field))
            assert await asyncio.to_thread(parser.begun.wait, 60), "nobody reads the text"
            assert 200 == (await w.ask("GET", "/healthz")).status
            assert 201 == (await w.tell("bert", "POST", "/api/tables", WANTED)).status
            assert not asked.done()
        assert 201 == (await asked).status


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", list(SENT))
async def test_s1_who_sends_what_takes_too_long_is_refused(
    monkeypatch: pytest.MonkeyPatch, field: str, language: str
) -> None:
    """In their language; no table is left behind, and the same text may be sent again."""
    async with world(()) as w:
        with slow_parser(monkeypatch):
            w.hub.reading_limit = 0
            refused = await opening(w, field, language)
        assert (422, "slow-text") == (refused.status, refused.json()["code"])
        assert {"en": "within 0 seconds", "de": "binnen 0 Sekunden"}[language] in refused.json()["reason"]
        assert {} == w.memory.rows
        assert not w.hub.loaded_tables
        w.hub.reading_limit = 600
        assert 201 == (await opening(w, field, language)).status
