"""A character or a card is offered, or there is a reason why not: never both, never neither."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.empires import action_space, prompts
from metropole.empires import reasons as second
from metropole.empires.action_space import CARDS
from metropole.empires.board import CHARACTERS, TERRITORIES, Territory
from metropole.empires.characters import conqueror, explorer, governor, viceroy
from metropole.empires.queries import ALL_TERRITORIES, in_play
from metropole.empires.reasons import PLACES, REASONS_OF_PLACES, place_obstacle
from metropole.empires.revised import governor as revised_governor
from metropole.empires.revised import reasons as revised
from metropole.empires.revised.reasons import obstacle_to_pass
from metropole.empires.state import Seat
from metropole.kernel import Decision
from metropole.laws import random_step
from metropole.testing.empires import laid_out, seat_of, to_round

SECOND = "empires/second"
REVISED = "empires/revised"


def obstacle(g: Any, seat: Seat, character: int) -> str:
    """What the book that is played says."""
    if g.edition.name.startswith("revised"):
        return revised.obstacle(g, seat, character)
    return second.obstacle(g, seat, character)


@pytest.mark.parametrize(
    ("rule_set", "seats"),
    [
        (SECOND, 4),
        (f"{SECOND}+nations", 3),
        (f"{SECOND}+strictcounters", 4),
        (REVISED, 3),
        (f"{REVISED}+strictcounters", 6),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_reasons_agree_with_the_options(rule_set: str, seats: int, seed: int) -> None:
    """Whenever somebody chooses what to play, in the truth and in what they see of it."""
    title = registry.find(rule_set)
    book = revised if rule_set.startswith(REVISED) else second
    rng = Random(seed)
    g = title.start(seats)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Decision) and pending.prompt in (prompts.CHARACTER, prompts.PLAY):
            seat = Seat(pending.seat)
            seen = title.kind.view(g, seat)
            for character in range(len(CHARACTERS)):
                reason = obstacle(g, seat, character)
                assert (reason == "") == (action_space.USE + character in pending.options), CHARACTERS[character]
                assert reason in ("", *book.REASONS)
                assert reason == obstacle(seen.table, seat, character)
            for card in range(len(CARDS)) if book is revised else ():
                reason = obstacle_to_pass(g, seat, card)
                assert (reason == "") == (action_space.LAY + card in pending.options), CARDS[card]
                assert reason in ("", *book.REASONS)
        random_step(g, rng)


OFFERED: dict[str, dict[str, Callable[[Any, Seat], list[Territory]]]] = {
    SECOND: {
        "explore": lambda g, seat: explorer.targets(g),
        "conquer": conqueror.conquerable,
        "city": governor.sites,
        "send": viceroy.provinces,
    },
    REVISED: {
        "explore": lambda g, seat: explorer.targets(g),
        "conquer": conqueror.conquerable,
        "city": revised_governor.sites,
    },
}


@pytest.mark.parametrize(("edition", "seats"), [(SECOND, 4), (f"{SECOND}+nations", 3), (REVISED, 3)])
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
    assert set(PLACES) == set(OFFERED[SECOND])


@pytest.mark.parametrize(
    ("card", "character", "reason", "position"),
    [  # in the second edition with the card of the round, by the revised rules without
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
        ("", "explorer", "e-why-nothing-unexplored", {}),
        ("", "explorer", "", {"unexplored": "india"}),
        ("", "conqueror", "e-why-no-conquest", {"brazil": "blue"}),
        ("", "conqueror", "", {"brazil": "blue, blue"}),
        ("", "viceroy", "e-why-nothing-to-send", {}),
        ("", "viceroy", "", {"brazil": "blue"}),
        ("", "viceroy", "", {"treasury": {"blue": 1}}),
        ("", "ambassador", "", {}),
        ("", "sovereign", "e-why-no-enemy", {"diplomacy": {"blue": 1}}),
        ("", "sovereign", "e-why-no-enemy", {"diplomacy": {"blue": 1}, "privateers": {"red in blue": 1}}),
        ("", "sovereign", "", {"diplomacy": {"blue": 1}, "privateers": {"red in blue": 1}, "squadrons": {"blue": 1}}),
        ("", "rebel", "", {}),
        ("", "merchant", "e-why-no-fleets", {}),
        ("", "merchant", "e-why-nothing-to-ship", {"fleets": {"blue": 1}}),
        ("", "governor", "e-why-no-own-site", {"treasury": {"blue": 2}, "brazil": "blue"}),
        ("", "governor", "e-why-city-too-dear", {"brazil": "blue", "colonies": {"brazil": "blue"}}),
        ("", "trader", "e-why-no-goods", {}),
        ("", "financier", "", {}),
        ("", "scientist", "e-why-no-progress", {}),
        ("", "missionary", "e-why-no-parish", {}),
        ("", "missionary", "", {"brazil": "blue"}),
        ("", "missionary", "e-why-no-parish", {"brazil": "blue", "missions": {"brazil": 1}}),
        ("", "merchant", "e-why-locked", {"locked": {"blue": "merchant/governor"}}),
    ],
)
def test_first_condition_that_fails(card: str, character: str, reason: str, position: dict[str, Any]) -> None:
    """Each reason in a position that has it."""
    g = to_round(laid_out(SECOND if card else REVISED, **position), "blue", card)

    assert reason == obstacle(g, seat_of("blue"), CHARACTERS.index(character))


def test_between_turns() -> None:
    """4 While cards are laid no character can be used."""
    g = registry.find(SECOND).start(4)
    g.advance(0)

    assert "e-why-no-card-yet" == obstacle(g, seat_of("blue"), 0)


def test_once_a_turn() -> None:
    """25 With two equal cards a character is used once, unless the nation has it twice."""
    g = laid_out(f"{SECOND}+nations", nations={"blue": "france"})
    g.s.uses[seat_of("blue")] = 1 << CHARACTERS.index("explorer")

    assert "e-why-used-already" == obstacle(to_round(g, "blue", "explorer/conqueror"), seat_of("blue"), 0)


def test_nowhere_to_send() -> None:
    """12.10 With a treasury, but nothing explored."""
    g = to_round(laid_out(REVISED, unexplored=", ".join(TERRITORIES), treasury={"blue": 3}), "blue")

    assert "e-why-nowhere-to-send" == obstacle(g, seat_of("blue"), CHARACTERS.index("viceroy"))


def test_card_played() -> None:
    """4.1 A card is played once a turn, with whichever of its characters."""
    g = laid_out(REVISED, unexplored="india")
    g.s.uses[seat_of("blue")] = 1 << CHARACTERS.index("conqueror")

    assert "e-why-card-played" == obstacle(to_round(g, "blue"), seat_of("blue"), CHARACTERS.index("explorer"))
    assert "e-why-card-played" == obstacle_to_pass(g, seat_of("blue"), CARDS.index("explorer/conqueror"))


def test_sovereign_and_rebel_must_act() -> None:
    """12, AMB-13 Their card is played without an action only when neither can be used."""
    g = to_round(laid_out(REVISED), "blue")
    card = CARDS.index("sovereign/rebel")

    assert "e-why-must-act" == obstacle_to_pass(g, seat_of("blue"), card)
    assert "" == obstacle_to_pass(g, seat_of("blue"), CARDS.index("viceroy/ambassador"))

    idle = laid_out(REVISED, diplomacy={"blue": 1})
    idle.s.marked = (1 << len(TERRITORIES)) - 1

    assert "e-why-all-marked" == obstacle(to_round(idle, "blue"), seat_of("blue"), CHARACTERS.index("rebel"))
    assert "" == obstacle_to_pass(idle, seat_of("blue"), card)


def test_one_step_of_the_navy_a_turn() -> None:
    """12.12.6 Who has bought one in an escalation cannot take another with the scientist."""
    g = laid_out(REVISED, treasury={"blue": 2}, tracks={"blue": "seafaring 3, logistics 2, economy 10"})
    g.s.navy_bought = 1 << seat_of("blue")

    assert "e-why-navy-bought" == obstacle(to_round(g, "blue"), seat_of("blue"), CHARACTERS.index("scientist"))


def test_counters_for_a_loan() -> None:
    """AMB-01 In the strict game a loan needs its counters."""
    g = to_round(laid_out(f"{REVISED}+strictcounters", treasury={"blue": 30}), "blue")

    assert "e-why-no-counters" == obstacle(g, seat_of("blue"), CHARACTERS.index("financier"))


def test_between_rounds() -> None:
    """4 In the other phases nothing is played."""
    g = laid_out(REVISED, round=0)

    assert "e-why-no-round" == obstacle(g, seat_of("blue"), 0)
    assert "e-why-no-round" == obstacle_to_pass(g, seat_of("blue"), 0)
