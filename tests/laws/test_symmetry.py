"""No seat is special: exchanging the players exchanges everything and changes nothing."""

from random import Random

import pytest

from metropole.colonialism import action_space
from metropole.colonialism.game import FACTION, REFILL_HANDS, SEAT, Game
from metropole.colonialism.state import NATIVES, NOBODY, State
from metropole.kernel import Chance, Decision
from metropole.kernel.chance import roll
from metropole.kernel.frames import FRAME, HEAD
from tests.laws.play import position
from tests.tables import COLONIALISM

PER_SEAT = ("rows", "acted", "rolls", "due", "reserve", "gained", "hands", "decks", "discards", "played", "interests")
PER_SEAT_AND_PLACE = ("discs", "mercenaries", "held", "fresh", "used", "down", "up")


def relabelled(g: Game, to: list[int]) -> Game:
    """The same game with every seat exchanged for another."""
    state = State(g.seats)
    for field, value in g.s.numbers().items():
        state.put({field: moved(field, value, to)})
    other = Game(g.edition, g.board, g.seats, state)
    stack = g.stack
    for base in range(0, len(stack), FRAME):
        for register in (SEAT, FACTION):
            place = base + HEAD + register
            if stack[place] != NATIVES:
                stack[place] = to[stack[place]]
    other.stack = stack
    other.run()
    return other


def moved(field: str, value: int | list[int], to: list[int]) -> int | list[int]:
    if isinstance(value, int):
        return value
    if field in ("track", "queue"):
        return [to[seat] for seat in value]
    if field == "owners":
        return [seat if seat == NOBODY else to[seat] for seat in value]
    if field not in PER_SEAT and field not in PER_SEAT_AND_PLACE:
        return value
    width = len(value) // len(to)
    result = value[:]
    for seat, other in enumerate(to):
        result[other * width : (other + 1) * width] = value[seat * width : (seat + 1) * width]
    return result


def renamed(action: int, to: list[int]) -> int:
    """A named player is named by his new seat."""
    if action_space.TARGET <= action < action_space.TARGET + NATIVES:
        return action_space.TARGET + to[action - action_space.TARGET]
    return action


@pytest.mark.parametrize(("name", "seats"), COLONIALISM)
def test_seats_can_be_exchanged(name: str, seats: int) -> None:
    """Play goes on in the same way, up to the next moment at which all seats are asked or dealt to in seat order."""
    compared = 0
    for seed in range(6):
        g = position(name, seats, seed)
        rng = Random(seed)
        to = list(range(seats))
        rng.shuffle(to)
        compared += compare(g, to, rng)
    assert compared > 20


def compare(g: Game, to: list[int], rng: Random) -> int:
    """Play both games side by side; returns the number of positions compared."""
    other = relabelled(g, to)
    compared = 0
    while True:
        pending, mirrored = g.pending, other.pending
        if isinstance(pending, Chance) and not refilling(g):
            assert isinstance(mirrored, Chance)
            assert (mirrored.outcomes, mirrored.weights) == (pending.outcomes, pending.weights)
            outcome = roll(pending, rng)
            g.answer(outcome)
            other.answer(outcome)
        elif isinstance(pending, Decision) and not pending.sealed:
            assert isinstance(mirrored, Decision)
            assert mirrored.seat == to[pending.seat]
            assert sorted([renamed(a, to) for a in pending.options]) == mirrored.options
            action = rng.choice(pending.options)
            g.answer(action)
            other.answer(renamed(action, to))
        else:
            return compared
        assert relabelled_state(g, to).numbers() == other.s.numbers()
        compared += 1


def refilling(g: Game) -> bool:
    """Hands are refilled in seat order, so that the two games draw in different orders from here."""
    return REFILL_HANDS in g.stack[::FRAME]


def relabelled_state(g: Game, to: list[int]) -> State:
    state = State(g.seats)
    state.put({field: moved(field, value, to) for field, value in g.s.numbers().items()})
    return state
