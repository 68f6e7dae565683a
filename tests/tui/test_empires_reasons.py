"""12 A character is offered, or there is a reason why not: never both, never neither."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.empires import action_space, prompts
from metropole.empires.board import CHARACTERS, Territory
from metropole.empires.characters import conqueror, explorer, governor, viceroy
from metropole.empires.queries import ALL_TERRITORIES, in_play
from metropole.empires.reasons import PLACES, REASONS, REASONS_OF_PLACES, obstacle, place_obstacle
from metropole.empires.revised import governor as revised_governor
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
                assert (reason == "") == (action_space.USE + character in pending.options), CHARACTERS[character]
                assert reason in ("", *REASONS)
                assert reason == obstacle(seen.table, seat, character)
        random_step(g, rng)


OFFERED: dict[str, dict[str, Callable[[Any, Seat], list[Territory]]]] = {
    "empires/second": {
        "explore": lambda g, seat: explorer.targets(g),
        "conquer": conqueror.conquerable,
        "city": governor.sites,
        "send": viceroy.provinces,
    },
    "empires/revised": {
        "explore": lambda g, seat: explorer.targets(g),
        "conquer": conqueror.conquerable,
        "city": revised_governor.sites,
    },
}


@pytest.mark.parametrize(
    ("edition", "seats"), [("empires/second", 4), ("empires/second+nations", 3), ("empires/revised", 3)]
)
def test_reasons_of_territories_agree_with_the_rules(edition: str, seats: int) -> None:
    """At every question: a territory can be chosen, or there is a reason, or it is not part of the game."""
    title, found = registry.find(edition), set[str]()
    rng = Random(2)
    g = title.start(seats)
    for _ in range(1500):
        pending = g.pending
        if g.over:
            break
        if isinstance(pending, Decision):
            seat = Seat(pending.seat)
            for prompt, offered in OFFERED[title.book.name].items():
                reasons = {t: place_obstacle(g, seat, prompt, t) for t in ALL_TERRITORIES if in_play(g, t)}
                assert [t for t, reason in reasons.items() if not reason] == offered(g, seat), prompt
                found |= set(reasons.values())
        random_step(g, rng)
    assert found <= {"", *REASONS_OF_PLACES}
    assert len(found) > 4
    assert set(PLACES) == set(OFFERED["empires/second"])


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
