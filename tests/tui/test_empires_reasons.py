"""12 A character is offered, or there is a reason why not: never both, never neither."""

from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.empires import alphabet, prompts
from metropole.empires.board import CHARACTERS
from metropole.empires.reasons import REASONS, obstacle
from metropole.empires.state import Seat
from metropole.kernel import Decision
from metropole.laws import random_step
from metropole.testing.empires import laid_out, seat_of, to_round


@pytest.mark.parametrize(("edition", "seats"), [("empires/second", 4), ("empires/second+nations", 3)])
@pytest.mark.parametrize("seed", range(4))
def test_reasons_agree_with_the_options(edition: str, seats: int, seed: int) -> None:
    """Whenever somebody chooses a character, in the truth and in what he sees of it."""
    title = registry.find(edition)
    rng = Random(seed)
    g = title.start(seats)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Decision) and pending.prompt is prompts.CHARACTER:
            seat = Seat(pending.seat)
            seen = title.kind.view(g, seat)
            for character in range(len(CHARACTERS)):
                reason = obstacle(g, seat, character)
                assert (reason == "") == (alphabet.USE + character in pending.options), CHARACTERS[character]
                assert reason in ("", *REASONS)
                assert reason == obstacle(seen.table, seat, character)
        random_step(g, rng)


@pytest.mark.parametrize(
    ("card", "character", "reason", "position"),
    [
        ("explorer/conqueror", "explorer", "e-why-all-explored", {}),
        ("explorer/conqueror", "conqueror", "e-why-no-conquest", {"brazil": "blue"}),
        ("explorer/conqueror", "conqueror", "", {"brazil": "blue, blue"}),
        ("viceroy/ambassador", "viceroy", "e-why-no-treasury", {}),
        ("viceroy/ambassador", "explorer", "e-why-other-card", {}),
        ("sovereign/rebel", "sovereign", "e-why-all-further-right", {"diplomacy": {"blue": 1}}),
        ("merchant/governor", "merchant", "e-why-no-fleets", {}),
        ("merchant/governor", "merchant", "e-why-nothing-to-ship", {"fleets": {"blue": 1}}),
        ("merchant/governor", "governor", "e-why-no-city-site", {"treasury": {"blue": 2}}),
        ("merchant/governor", "governor", "e-why-city-too-dear", {"brazil": "blue"}),
        ("trader/financier", "trader", "e-why-no-goods", {}),
        ("trader/financier", "financier", "", {}),
        ("scientist/missionary", "scientist", "e-why-no-progress", {}),
    ],
)
def test_first_condition_that_fails(card: str, character: str, reason: str, position: dict[str, Any]) -> None:
    """Each reason in a position that has it."""
    g = to_round(laid_out(**position), "blue", card)

    assert reason == obstacle(g, seat_of("blue"), CHARACTERS.index(character))


def test_between_turns() -> None:
    """4 While cards are laid no character can be used."""
    g = registry.find("empires/second").start(4)
    g.advance(0)

    assert "e-why-no-card-yet" == obstacle(g, seat_of("blue"), 0)


def test_once_a_turn() -> None:
    """25 With two equal cards a character is used once, unless the nation has it twice."""
    g = laid_out("empires/second+nations", nations={"blue": "france"})
    g.s.uses[seat_of("blue")] = 1 << CHARACTERS.index("explorer")

    assert "e-why-used-already" == obstacle(to_round(g, "blue", "explorer/conqueror"), seat_of("blue"), 0)
