"""Why a character or a card is not offered by the revised rules: the reasons and the rules never disagree."""

from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.empires import action_space, prompts
from metropole.empires.action_space import CARDS
from metropole.empires.board import CHARACTERS, TERRITORIES
from metropole.empires.revised.reasons import REASONS, obstacle, obstacle_to_pass
from metropole.empires.state import Seat
from metropole.kernel import Decision
from metropole.laws import random_step
from metropole.testing.empires import laid_out, seat_of, to_round

EDITION = "empires/revised"


@pytest.mark.parametrize(("edition", "seats"), [(EDITION, 3), (f"{EDITION}+strictcounters", 6)])
@pytest.mark.parametrize("seed", range(3))
def test_reasons_agree_with_the_options(edition: str, seats: int, seed: int) -> None:
    """Whenever somebody chooses what to play, in the truth and in what he sees of it."""
    title = registry.find(edition)
    rng = Random(seed)
    g = title.start(seats)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Decision) and pending.prompt is prompts.PLAY:
            seat = Seat(pending.seat)
            seen = title.kind.view(g, seat)
            for character in range(len(CHARACTERS)):
                reason = obstacle(g, seat, character)
                assert (reason == "") == (action_space.USE + character in pending.options), CHARACTERS[character]
                assert reason in ("", *REASONS)
                assert reason == obstacle(seen.table, seat, character)
            for card in range(len(CARDS)):
                reason = obstacle_to_pass(g, seat, card)
                assert (reason == "") == (action_space.LAY + card in pending.options), CARDS[card]
                assert reason in ("", *REASONS)
        random_step(g, rng)


@pytest.mark.parametrize(
    ("character", "reason", "position"),
    [
        ("explorer", "e-why-nothing-unexplored", {}),
        ("explorer", "", {"unexplored": "india"}),
        ("conqueror", "e-why-no-conquest", {"brazil": "blue"}),
        ("conqueror", "", {"brazil": "blue, blue"}),
        ("viceroy", "e-why-nothing-to-send", {}),
        ("viceroy", "", {"brazil": "blue"}),
        ("viceroy", "", {"treasury": {"blue": 1}}),
        ("ambassador", "", {}),
        ("sovereign", "e-why-no-enemy", {"diplomacy": {"blue": 1}}),
        ("sovereign", "e-why-no-enemy", {"diplomacy": {"blue": 1}, "privateers": {"red in blue": 1}}),
        (
            "sovereign",
            "",
            {"diplomacy": {"blue": 1}, "privateers": {"red in blue": 1}, "squadrons": {"blue": 1}},
        ),
        ("rebel", "", {}),
        ("merchant", "e-why-no-fleets", {}),
        ("merchant", "e-why-nothing-to-ship", {"fleets": {"blue": 1}}),
        ("governor", "e-why-no-own-site", {"treasury": {"blue": 2}, "brazil": "blue"}),
        ("governor", "e-why-city-too-dear", {"brazil": "blue", "colonies": {"brazil": "blue"}}),
        ("trader", "e-why-no-goods", {}),
        ("financier", "", {}),
        ("scientist", "e-why-no-progress", {}),
        ("missionary", "e-why-no-parish", {}),
        ("missionary", "", {"brazil": "blue"}),
        ("missionary", "e-why-no-parish", {"brazil": "blue", "missions": {"brazil": 1}}),
        ("merchant", "e-why-locked", {"locked": {"blue": "merchant/governor"}}),
    ],
)
def test_first_condition_that_fails(character: str, reason: str, position: dict[str, Any]) -> None:
    """Each reason in a position that has it."""
    g = to_round(laid_out(EDITION, **position), "blue")

    assert reason == obstacle(g, seat_of("blue"), CHARACTERS.index(character))


def test_nowhere_to_send() -> None:
    """12.10 With a treasury, but nothing explored."""
    g = to_round(laid_out(EDITION, unexplored=", ".join(TERRITORIES), treasury={"blue": 3}), "blue")

    assert "e-why-nowhere-to-send" == obstacle(g, seat_of("blue"), CHARACTERS.index("viceroy"))


def test_card_played() -> None:
    """4.1 A card is played once a turn, with whichever of its characters."""
    g = laid_out(EDITION, unexplored="india")
    g.s.uses[seat_of("blue")] = 1 << CHARACTERS.index("conqueror")

    assert "e-why-card-played" == obstacle(to_round(g, "blue"), seat_of("blue"), CHARACTERS.index("explorer"))
    assert "e-why-card-played" == obstacle_to_pass(g, seat_of("blue"), CARDS.index("explorer/conqueror"))


def test_sovereign_and_rebel_must_act() -> None:
    """12, AMB-13 Their card is played without an action only when neither can be used."""
    g = to_round(laid_out(EDITION), "blue")
    card = CARDS.index("sovereign/rebel")

    assert "e-why-must-act" == obstacle_to_pass(g, seat_of("blue"), card)
    assert "" == obstacle_to_pass(g, seat_of("blue"), CARDS.index("viceroy/ambassador"))

    idle = laid_out(EDITION, diplomacy={"blue": 1})
    idle.s.marked = (1 << len(TERRITORIES)) - 1

    assert "e-why-all-marked" == obstacle(to_round(idle, "blue"), seat_of("blue"), CHARACTERS.index("rebel"))
    assert "" == obstacle_to_pass(idle, seat_of("blue"), card)


def test_one_step_of_the_navy_a_turn() -> None:
    """12.12.6 Who has bought one in an escalation cannot take another with the scientist."""
    g = laid_out(EDITION, treasury={"blue": 2}, tracks={"blue": "seafaring 3, logistics 2, economy 10"})
    g.s.navy_bought = 1 << seat_of("blue")

    assert "e-why-navy-bought" == obstacle(to_round(g, "blue"), seat_of("blue"), CHARACTERS.index("scientist"))


def test_counters_for_a_loan() -> None:
    """AMB-01 In the strict game a loan needs its counters."""
    g = to_round(laid_out(f"{EDITION}+strictcounters", treasury={"blue": 30}), "blue")

    assert "e-why-no-counters" == obstacle(g, seat_of("blue"), CHARACTERS.index("financier"))


def test_between_rounds() -> None:
    """4 In the other phases nothing is played."""
    g = laid_out(EDITION, round=0)

    assert "e-why-no-round" == obstacle(g, seat_of("blue"), 0)
    assert "e-why-no-round" == obstacle_to_pass(g, seat_of("blue"), 0)
