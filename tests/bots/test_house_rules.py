"""An edition of one's own, revised from a printed one, is played by the bots of the book that it comes from."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from metropole import bots, registry
from metropole.games.colonialism import editions as colonialism
from metropole.games.colonialism.editions.original import action
from metropole.games.colonialism.rules.game import DIPLOMACY
from metropole.games.colonialism.rules.start import start as start_colonialism
from metropole.games.colonialism.speaker import Speaker
from metropole.games.empires import editions as empires
from metropole.games.empires.rules.game import cast
from metropole.games.empires.rules.start import start as start_empires
from metropole.kernel import Decision, MetropoleError
from metropole.kernel.chance import roll

FOUR_CARDS = replace(colonialism.COMPASS, name="house", drawn=4, turns=1)
RICH = replace(empires.SECOND, name="house", treasury=20, turn_cap=1)


def played(g: Any, players: list[str]) -> Any:
    """To the end, by these bots."""
    seated, rng = [bots.make(name) for name in players], Random(1)
    while not g.over:
        if isinstance(g.pending, Decision):
            seat = g.pending.seat
            g.answer(seated[seat].decide(g.view(seat), rng.randrange(1 << 40)), seat)
        else:
            g.answer(roll(g.pending, rng))
    return g


@pytest.mark.parametrize("players", [["greedy", "greedy"], ["search:10", "random"]])
def test_bots_know_the_book(players: list[str]) -> None:
    """Weights are those of the rulebook that the edition was revised from, whatever it is called."""
    g = start_colonialism(FOUR_CARDS, registry.COLONIALISM.load_board().board, 2)
    assert played(g, players).over


def test_bots_of_empires_know_the_book() -> None:
    g = start_empires(RICH, registry.EMPIRES.load_board().board, 4)
    assert played(g, ["greedy"] * 3 + ["search:4"]).over


def test_words_are_those_of_the_book() -> None:
    """Sentences that differ between rulebooks speak of the nearest one, with the changed figures."""
    chart = registry.COLONIALISM.load_board()
    own, printed = [Speaker("en", edition, chart) for edition in (FOUR_CARDS, colonialism.COMPASS)]
    assert own.rules == {**printed.rules, "drawn": 4}


def test_a_card_is_replaced_by_its_name() -> None:
    """The others stay, and so do the numbers of all."""
    cards = colonialism.COMPASS.with_cards(trade=action(DIPLOMACY, ship=False))

    changed = [card.name for card, printed in zip(cards, colonialism.COMPASS.cards, strict=True) if card != printed]

    assert ["trade"] == changed
    with pytest.raises(MetropoleError, match=r"cards: there is no 'treason'.* treaty, unrest at home"):
        colonialism.COMPASS.with_cards(treason=action(DIPLOMACY))


def test_a_character_is_changed_by_its_name() -> None:
    """The others stay, and the order of the cards, whichever is named first."""
    characters = empires.SECOND.with_characters(merchant=lambda g, seat: False)

    pairs = zip(characters, empires.SECOND.characters, strict=True)
    assert ["merchant"] == [one.name for one, printed in pairs if one != printed]
    with pytest.raises(MetropoleError, match=r"characters: there is no 'admiral'.* scientist, missionary"):
        empires.SECOND.with_characters(admiral=lambda g, seat: True)


def test_all_characters_are_cast() -> None:
    """By name, in any order; a name that no card has is refused, and one that is left out is missed."""
    names = {one.name: one.available for one in empires.REVISED.characters}

    assert empires.REVISED.characters == cast(**dict(reversed(names.items())))
    with pytest.raises(MetropoleError, match="there is no 'admiral'"):
        cast(**names, admiral=names["trader"])
    del names["trader"]
    with pytest.raises(KeyError, match="trader"):
        cast(**names)
