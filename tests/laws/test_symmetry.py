"""No seat is special: exchanging the players exchanges everything and changes nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.games.colonialism.rules import action_space as colonialism
from metropole.games.colonialism.rules.game import REFILL_HANDS, SEAT
from metropole.games.empires.rules import action_space as empires
from metropole.games.empires.rules import control
from metropole.kernel import Chance, Decision
from metropole.kernel.chance import roll
from metropole.kernel.frames import FRAME, HEAD
from tests.laws.play import position
from tests.tables import COLONIALISM, EMPIRES

# --- what becomes of a number when each seat takes the place of another ---


def a_seat(seat: int, to: list[int]) -> int:
    """Nobody stays nobody, and natives stay natives."""
    return to[seat] if 0 <= seat < len(to) else seat


def a_set_of_seats(value: int, to: list[int]) -> int:
    return sum([1 << other for seat, other in enumerate(to) if value >> seat & 1])


def seats(value: list[int], to: list[int]) -> list[int]:
    return [a_seat(seat, to) for seat in value]


def per_seat(value: list[int], to: list[int]) -> list[int]:
    """As many numbers of each seat."""
    width = len(value) // len(to)
    result = value[:]
    for seat, other in enumerate(to):
        result[other * width : (other + 1) * width] = value[seat * width : (seat + 1) * width]
    return result


def per_seat_and_seat(value: list[int], to: list[int]) -> list[int]:
    rows = [per_seat(value[first : first + len(to)], to) for first in range(0, len(value), len(to))]
    return per_seat([count for row in rows for count in row], to)


def stacks(value: list[int], to: list[int]) -> list[int]:
    """A piece says whose it is by a number one higher than the seat."""
    return [
        control.piled([piece & control.SAFE | a_seat(control.owner(piece), to) + 1 for piece in control.pieces(stack)])
        for stack in value
    ]


Exchange = Callable[[Any, list[int]], Any]
FIELDS: dict[str, dict[Exchange, str]] = {
    "colonialism": {
        seats: "track queue owners",
        per_seat: "rows acted rolls due reserve gained hands decks discards played interests "
        "discs mercenaries held fresh used down up",
    },
    "empires": {
        a_seat: "first winner attacker defender progress_holder mission_holder",
        a_set_of_seats: "starless doubles released empires navy_bought warring",
        seats: "colonies pile_owners order allies hired",
        per_seat: "treasury fleets squadrons goods prestige diplomacy tracks rows nations uses shipped gifts laid "
        "locked raiders war_points victories missions_placed quotas",
        per_seat_and_seat: "privateers",
        stacks: "stacks",
    },
}
EXCHANGES = {
    game: {field: exchange for exchange, names in fields.items() for field in names.split()}
    for game, fields in FIELDS.items()
}
REGISTERS = {"colonialism": (SEAT,), "empires": (SEAT,)}
PLAYERS = {"colonialism": (colonialism.TARGET,), "empires": (empires.PLAYER, empires.GIFT)}  # actions that name one


def exchanged(g: Any, to: list[int]) -> dict[str, Any]:
    """Every field of the position."""
    exchanges = EXCHANGES[registry.kit_of(g).name]
    return {
        field: exchanges[field](value, to) if field in exchanges else value for field, value in g.s.numbers().items()
    }


def relabelled(g: Any, to: list[int]) -> Any:
    """The same game with every seat exchanged for another."""
    state = type(g.s)(g.seats)
    state.put(exchanged(g, to))
    other = type(g)(g.edition, g.board, g.seats, state)
    stack = g.stack
    for base in range(HEAD, len(stack), FRAME):
        for slot in REGISTERS[registry.kit_of(g).name]:
            stack[base + slot.register] = a_seat(stack[base + slot.register], to)
    other.stack = stack
    other.run()
    return other


def renamed(g: Any, action: int, to: list[int]) -> int:
    """A named player is named by their new seat."""
    for first in PLAYERS[registry.kit_of(g).name]:
        if first <= action < first + len(to):
            return first + to[action - first]
    return action


# --- two games side by side ---


@pytest.mark.parametrize(("name", "seats"), COLONIALISM)
def test_seats_can_be_exchanged(name: str, seats: int) -> None:
    """Play goes on in the same way, up to the next moment at which all seats are asked or dealt to in seat order."""
    compared = 0
    for seed in range(6):
        rng = Random(seed)
        compared += compare(position(name, seats, seed), rng.sample(range(seats), seats), rng)
    assert compared > 20


@pytest.mark.parametrize(("name", "seats"), EMPIRES)
def test_seats_can_be_moved_around_the_table(name: str, seats: int) -> None:
    """Everything goes on in the same way when all players move on by some seats, up to the next sealed round."""
    compared = 0
    for seed in range(6):
        by = 1 + seed % (seats - 1)
        compared += compare(position(name, seats, seed), [(seat + by) % seats for seat in range(seats)], Random(seed))
    assert compared > 30


def compare(g: Any, to: list[int], rng: Random) -> int:
    """Play both games side by side; returns the number of positions compared."""
    other = relabelled(g, to)
    compared = 0
    while True:
        pending, mirrored = g.pending, other.pending
        if isinstance(pending, Chance) and not refilling(g):
            draws_a_seat = pending.key == "order"
            assert isinstance(mirrored, Chance)
            assert sorted(seats(pending.outcomes, to) if draws_a_seat else pending.outcomes) == mirrored.outcomes
            assert pending.weights == mirrored.weights
            answer = roll(pending, rng)
            g.answer(answer)
            other.answer(a_seat(answer, to) if draws_a_seat else answer)
        elif isinstance(pending, Decision) and not pending.sealed:
            assert isinstance(mirrored, Decision)
            assert mirrored.seat == to[pending.seat]
            assert sorted([renamed(g, action, to) for action in pending.options]) == mirrored.options
            action = rng.choice(pending.options)
            g.answer(action)
            other.answer(renamed(g, action, to))
        else:
            return compared
        # In Empires goods are asked for by space, but owners of goods by seat.
        assert {**exchanged(g, to), "asked": 0} == {**other.s.numbers(), "asked": 0}
        compared += 1


def refilling(g: Any) -> bool:
    """Hands are refilled in seat order, so that the two games draw in different orders from here."""
    return registry.kit_of(g) is registry.COLONIALISM and REFILL_HANDS in g.stack[::FRAME]
