"""Every option of every rulebook is among the tables at which the laws are proved."""

from dataclasses import replace

import pytest

from metropole import registry
from metropole.registry import Option
from tests.tables import EVERY, WITH_SWITCHES, with_switches


@pytest.mark.parametrize("book", registry.books(), ids=[book.name for book in registry.books()])
def test_every_option_is_played(book: registry.Book) -> None:
    """Expansions, variants and switches alike."""
    rule_sets = [registry.find(name) for name, _ in EVERY + WITH_SWITCHES]

    played = {option for rule_set in rule_sets if rule_set.book is book for option in rule_set.options}

    assert {option.name for option in book.options} == played


@pytest.mark.parametrize("apart", [False, True])
def test_a_new_switch_is_taken_up(apart: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played once, beside those it goes with, and apart from those that exclude it."""
    second = registry.find_book("empires/second")
    rivals = {"nogifts", "freegifts"} if apart else set()
    options = tuple([replace(one, excludes="new") if one.name in rivals else one for one in second.options])
    changed = replace(second, options=(*options, Option("new", lambda edition: edition, "AMB-999")))
    monkeypatch.setattr(registry.EMPIRES, "books", (changed,))

    names = with_switches(changed)

    beside = [set(name.split("+")) for name in names if name.endswith("+new")]
    assert 1 == len(beside)
    assert apart == (not beside[0] & {"nogifts", "freegifts"})
