"""Holes that were found and closed, each by its number: what one guest sends is no burden to others."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from metropole.boards import BoardError, toml_reader
from metropole.registry import COLONIALISM, HouseRuleError, parse_house

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
