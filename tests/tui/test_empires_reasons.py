"""A character or a card is offered, or there is a reason why not: never both, never neither."""

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest

from metropole import registry
from metropole.games.empires.positions import laid_out, seat_of, started, to_round
from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules import reasons as second
from metropole.games.empires.rules.action_space import CARDS
from metropole.games.empires.rules.board import CHARACTERS, TERRITORIES, Territory
from metropole.games.empires.rules.characters import conqueror, explorer, governor, viceroy
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, in_play
from metropole.games.empires.rules.reasons import PLACES, REASONS_OF_PLACES, place_obstacle
from metropole.games.empires.rules.revised import governor as revised_governor
from metropole.games.empires.rules.revised import reasons as revised
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision
from metropole.laws import random_step
from tests.tui.scripts import NATIONS, REVISED, SECOND

STRICT = f"{REVISED}+strictcounters"
BLUE = seat_of("blue")


def book_of(rule_set: str) -> ModuleType:
    return revised if rule_set.startswith(REVISED) else second


@pytest.mark.parametrize(
    ("rule_set", "seats"),
    [(SECOND, 4), (NATIONS, 3), (f"{SECOND}+strictcounters", 4), (REVISED, 3), (STRICT, 6)],
)
@pytest.mark.parametrize("seed", range(3))
def test_reasons_agree_with_the_options(rule_set: str, seats: int, seed: int) -> None:
    """Whenever somebody chooses what to play, in the truth and in what they see of it."""
    chosen, book, rng = registry.find(rule_set), book_of(rule_set), Random(seed)
    g = started(chosen.name, seats)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Decision) and pending.prompt in (prompts.CHARACTER, prompts.PLAY):
            seat = Seat(pending.seat)
            seen = g.view(seat)
            for character in range(len(CHARACTERS)):
                reason = book.obstacle(g, seat, character)
                assert (reason == "") == (action_space.USE + character in pending.options), CHARACTERS[character]
                assert reason in ("", *book.REASONS)
                assert reason == book.obstacle(seen.table, seat, character)
            for card in range(len(CARDS)) if book is revised else ():
                reason = revised.obstacle_to_pass(g, seat, card)
                assert (reason == "") == (action_space.LAY + card in pending.options), CARDS[card]
                assert reason in ("", *book.REASONS)
        random_step(g, rng)


IN_BOTH: dict[str, Callable[[Any, Seat], list[Territory]]] = {
    "explore": lambda g, seat: explorer.targets(g),
    "conquer": conqueror.conquerable,
}
OFFERED = {
    SECOND: {**IN_BOTH, "city": governor.sites, "send": viceroy.provinces},
    REVISED: {**IN_BOTH, "city": revised_governor.sites},
}


@pytest.mark.parametrize(("edition", "seats"), [(SECOND, 4), (NATIONS, 3), (REVISED, 3)])
def test_reasons_of_territories_agree_with_the_rules(edition: str, seats: int) -> None:
    """At every question: a territory can be chosen, or there is a reason, or it is not part of the game."""
    chosen, found = registry.find(edition), set[str]()
    rng = Random(2)
    g = started(chosen.name, seats)
    for _ in range(1500):
        pending = g.pending
        if g.over:
            break
        if isinstance(pending, Decision):
            seat = Seat(pending.seat)
            for prompt, offered in OFFERED[chosen.book.name].items():
                reasons = {t: place_obstacle(g, seat, prompt, t) for t in ALL_TERRITORIES if in_play(g, t)}
                assert [t for t, reason in reasons.items() if not reason] == offered(g, seat), prompt
                found |= set(reasons.values())
        random_step(g, rng)
    assert found <= {"", *REASONS_OF_PLACES}
    assert len(found) > 4
    assert set(PLACES) == set(OFFERED[SECOND])


def used(character: str) -> dict[str, Any]:
    """Blue has used this character in this turn."""
    return {"uses": [1 << CHARACTERS.index(character), 0, 0, 0]}


EVERYWHERE_MARKED = {"marked": (1 << len(TERRITORIES)) - 1}
ATTACKED = {"diplomacy": {"blue": 1}, "privateers": {"red in blue": 1}}
BOUGHT = {"navy_bought": 1 << BLUE}
LEARNED = {"blue": "seafaring 3, logistics 2, economy 10"}


def in_a_round(rule_set: str, card: str, state: dict[str, Any] | None = None, **position: Any) -> Game:
    """A round of Blue, in the second edition with this card; or no round, if that is what the position says."""
    g = laid_out(rule_set, **position)
    for name, value in (state or {}).items():
        setattr(g.s, name, value)
    return to_round(g, "blue", "" if rule_set.startswith(REVISED) else card) if g.s.round else g


@pytest.mark.parametrize(
    ("rule_set", "character", "reason", "position"),
    [
        (SECOND, "explorer", "e-why-all-explored", {}),
        (SECOND, "conqueror", "e-why-no-conquest", {"brazil": "blue"}),
        (SECOND, "conqueror", "", {"brazil": "blue, blue"}),
        (SECOND, "viceroy", "e-why-no-treasury", {}),
        (SECOND, "explorer", "e-why-other-card", {"card": "viceroy/ambassador"}),
        (SECOND, "sovereign", "e-why-all-further-right", {"diplomacy": {"blue": 1}}),
        (SECOND, "merchant", "e-why-no-fleets", {}),
        (SECOND, "merchant", "e-why-nothing-to-ship", {"fleets": {"blue": 1}}),
        (SECOND, "governor", "e-why-no-city-site", {"treasury": {"blue": 2}}),
        (SECOND, "governor", "e-why-city-too-dear", {"brazil": "blue"}),
        (SECOND, "trader", "e-why-no-goods", {}),
        (SECOND, "financier", "", {}),
        (SECOND, "scientist", "e-why-no-progress", {}),
        (REVISED, "explorer", "e-why-nothing-unexplored", {}),
        (REVISED, "explorer", "", {"unexplored": "india"}),
        (REVISED, "conqueror", "e-why-no-conquest", {"brazil": "blue"}),
        (REVISED, "conqueror", "", {"brazil": "blue, blue"}),
        (REVISED, "viceroy", "e-why-nothing-to-send", {}),
        (REVISED, "viceroy", "", {"brazil": "blue"}),
        (REVISED, "viceroy", "", {"treasury": {"blue": 1}}),
        (REVISED, "ambassador", "", {}),
        (REVISED, "sovereign", "e-why-no-enemy", {"diplomacy": {"blue": 1}}),
        (REVISED, "sovereign", "e-why-no-enemy", ATTACKED),
        (REVISED, "sovereign", "", {**ATTACKED, "squadrons": {"blue": 1}}),
        (REVISED, "rebel", "", {}),
        (REVISED, "merchant", "e-why-no-fleets", {}),
        (REVISED, "merchant", "e-why-nothing-to-ship", {"fleets": {"blue": 1}}),
        (REVISED, "governor", "e-why-no-own-site", {"treasury": {"blue": 2}, "brazil": "blue"}),
        (REVISED, "governor", "e-why-city-too-dear", {"brazil": "blue", "colonies": {"brazil": "blue"}}),
        (REVISED, "trader", "e-why-no-goods", {}),
        (REVISED, "financier", "", {}),
        (REVISED, "scientist", "e-why-no-progress", {}),
        (REVISED, "missionary", "e-why-no-parish", {}),
        (REVISED, "missionary", "", {"brazil": "blue"}),
        (REVISED, "missionary", "e-why-no-parish", {"brazil": "blue", "missions": {"brazil": 1}}),
        (REVISED, "merchant", "e-why-locked", {"locked": {"blue": "merchant/governor"}}),
        # 12.10 with a treasury, but nothing explored
        (REVISED, "viceroy", "e-why-nowhere-to-send", {"unexplored": ", ".join(TERRITORIES), "treasury": {"blue": 3}}),
        # 4.1 a card is played once a turn, with whichever of its characters
        (REVISED, "explorer", "e-why-card-played", {"unexplored": "india", "state": used("conqueror")}),
        # 25 with two equal cards a character is used once, unless the nation has it twice
        (NATIONS, "explorer", "e-why-used-already", {"nations": {"blue": "france"}, "state": used("explorer")}),
        # 12, AMB-13 the rebel has been everywhere
        (REVISED, "rebel", "e-why-all-marked", {"diplomacy": {"blue": 1}, "state": EVERYWHERE_MARKED}),
        # 12.12.6 who has bought a step of the navy in an escalation cannot take another with the scientist
        (REVISED, "scientist", "e-why-navy-bought", {"treasury": {"blue": 2}, "tracks": LEARNED, "state": BOUGHT}),
        # AMB-01 in the strict game a loan needs its counters
        (STRICT, "financier", "e-why-no-counters", {"treasury": {"blue": 30}}),
        # 4 in the other phases nothing is played
        (REVISED, "explorer", "e-why-no-round", {"round": 0}),
    ],
)
def test_first_condition_that_fails(rule_set: str, character: str, reason: str, position: dict[str, Any]) -> None:
    """Each reason in a position that has it; in the second edition a character is on the card of the round."""
    number = CHARACTERS.index(character)
    g = in_a_round(rule_set, **{"card": CARDS[number // 2], **position})

    assert reason == book_of(rule_set).obstacle(g, BLUE, number)


@pytest.mark.parametrize(
    ("card", "reason", "position"),
    [
        ("viceroy/ambassador", "", {}),
        # 12, AMB-13 the card of sovereign and rebel is played without an action only when neither can be used
        ("sovereign/rebel", "e-why-must-act", {}),
        ("sovereign/rebel", "", {"diplomacy": {"blue": 1}, "state": EVERYWHERE_MARKED}),
        # 4, 4.1 a card is played once a turn, and in a round
        ("explorer/conqueror", "e-why-card-played", {"state": used("conqueror")}),
        ("explorer/conqueror", "e-why-no-round", {"round": 0}),
    ],
)
def test_passing(card: str, reason: str, position: dict[str, Any]) -> None:
    """Whether a card can be played without an action."""
    assert reason == revised.obstacle_to_pass(in_a_round(REVISED, card, **position), BLUE, CARDS.index(card))


def test_between_turns() -> None:
    """4 While cards are laid no character can be used."""
    g = started(SECOND, 4)
    g.advance(0)

    assert "e-why-no-card-yet" == second.obstacle(g, BLUE, 0)
