"""Laws of Empires beyond those that both games share: hidden rows, and seats around the table."""

import json
from random import Random
from typing import Any

import pytest

from metropole import laws, registry
from metropole.empires import action_space, control
from metropole.empires.game import Game
from metropole.empires.state import NOBODY, State
from metropole.empires.view import redeal, view
from metropole.kernel import Chance, Decision
from metropole.kernel.chance import roll
from metropole.kernel.frames import FRAME, HEAD
from metropole.kernel.view import SPECTATOR
from tests.laws.play import GameListener
from tests.tables import EMPIRES

TITLE = "empires/second"


def position(name: str, seats: int, seed: int) -> Game:
    """A random moment of the first five turns, with a player choosing a character."""
    rng = Random(f"{name} {seats} {seed}")
    g: Game = registry.find(name).start(seats)
    for _ in range(rng.randrange(60 * seats)):
        if not g.over:
            laws.random_step(g, rng)
    while not g.over and not (isinstance(g.pending, Decision) and g.pending.prompt.key in ("character", "play")):
        laws.random_step(g, rng)
    return g


# --- hidden rows ---


@pytest.mark.parametrize(("name", "seats"), EMPIRES)
def test_worlds_with_other_rows_stay_alike_until_the_next_card(name: str, seats: int) -> None:
    """Whatever others have programmed for later rounds, a seat sees and hears the same until a card is turned."""
    compared = 0
    for seed in range(10):
        rng = Random(seed)
        g = position(name, seats, seed)
        seat = rng.randrange(SPECTATOR, seats)
        compared += compare(g, redeal(view(g, seat), rng), seat, rng)
    assert compared > 10 * seats


def compare(g: Game, world: Game, seat: int, rng: Random) -> int:
    """Play two worlds side by side to the end of the round. Returns the number of steps compared."""
    heard: list[list[str]] = [[], []]
    for game, notes in zip((g, world), heard, strict=True):
        game.listener = GameListener(seat, notes)
    moment = (g.s.turn, g.s.round)
    steps = 0
    while not g.over:
        pending = g.pending
        answer = roll(pending, rng) if isinstance(pending, Chance) else rng.choice(options(pending))
        g.answer(answer)
        world.answer(answer)
        if (g.s.turn, g.s.round) != moment:
            break
        assert json.dumps(view(g, seat).numbers()) == json.dumps(view(world, seat).numbers())
        assert heard[0] == heard[1]
        steps += 1
    return steps


def options(pending: object) -> list[int]:
    assert isinstance(pending, Decision)
    return pending.options


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_redealing_really_changes_the_rows(seats: int) -> None:
    """Where cards are still hidden, another world has others."""
    moved = pairs = 0
    rng = Random(1)
    for seed in range(40):
        g = position(TITLE, seats, seed)
        if g.s.round <= 2:
            pairs += 1
            moved += redeal(view(g, 0), rng).s.rows != g.s.rows
    assert pairs > 10
    assert moved > 0.9 * pairs


# --- seats around the table ---

PER_SEAT = (
    "treasury fleets squadrons goods prestige diplomacy tracks rows nations uses shipped gifts laid locked raiders "
    "war_points victories missions_placed quotas"
).split()
SEATS = "first winner attacker defender progress_holder mission_holder".split()
SETS_OF_SEATS = "starless doubles released empires navy_bought warring".split()
LISTS_OF_SEATS = "colonies pile_owners order allies hired".split()


def rotated(g: Game, by: int) -> Game:
    """The same game with everybody moved some seats on, clockwise."""
    state = State(g.seats)
    for field, value in g.s.numbers().items():
        state.put({field: moved_on(field, value, by, g.seats)})
    other = Game(g.edition, g.board, g.seats, state)
    stack = g.stack
    for base in range(0, len(stack), FRAME):
        stack[base + HEAD] = (stack[base + HEAD] + by) % g.seats
    other.stack = stack
    other.run()
    return other


def moved_on(field: str, value: int | list[int], by: int, seats: int) -> int | list[int]:
    if isinstance(value, int):
        if field in SEATS:
            return moved(value, by, seats)
        if field in SETS_OF_SEATS:
            return sum([1 << moved(seat, by, seats) for seat in range(seats) if value >> seat & 1])
        return value
    if field in LISTS_OF_SEATS:
        return [moved(seat, by, seats) for seat in value]
    if field == "stacks":
        return [control.piled([moved_piece(piece, by, seats) for piece in control.pieces(stack)]) for stack in value]
    if field == "privateers":
        rows = [value[owner * seats : (owner + 1) * seats] for owner in range(seats)]
        return [count for row in turned(rows, by) for count in turned(row, by)]
    if field in PER_SEAT:
        return turned(value, by * len(value) // seats)
    return value


def moved(seat: int, by: int, seats: int) -> int:
    return seat if seat == NOBODY else (seat + by) % seats


def moved_piece(piece: int, by: int, seats: int) -> int:
    return piece & control.SAFE | moved(control.owner(piece), by, seats) + 1


def turned(values: list[Any], by: int) -> list[Any]:
    return values[-by:] + values[:-by]


def said_by_another(action: int, by: int, seats: int) -> int:
    for first in (action_space.PLAYER, action_space.GIFT):
        if first <= action < first + 6:
            return first + (action - first + by) % seats
    return action


@pytest.mark.parametrize(("name", "seats"), EMPIRES)
def test_seats_can_be_moved_around_the_table(name: str, seats: int) -> None:
    """Everything goes on in the same way when all players move on by some seats."""
    compared = 0
    for seed in range(6):
        g = position(name, seats, seed)
        if not g.over:
            compared += go_on_together(g, 1 + seed % (seats - 1), Random(seed))
    assert compared > 30


def go_on_together(g: Game, by: int, rng: Random) -> int:
    """Play both tables on to the next sealed round. Returns the number of positions compared."""
    other = rotated(g, by)
    compared = 0
    while not g.over and not (isinstance(g.pending, Decision) and g.pending.sealed):
        pending, mirrored = g.pending, other.pending
        if isinstance(pending, Chance):
            outcome = roll(pending, rng)
            g.answer(outcome)
            other.answer(moved(outcome, by, g.seats) if pending.key == "order" else outcome)
        else:
            assert isinstance(pending, Decision)
            assert isinstance(mirrored, Decision)
            assert mirrored.seat == (pending.seat + by) % g.seats
            assert sorted([said_by_another(a, by, g.seats) for a in pending.options]) == mirrored.options
            action = rng.choice(pending.options)
            g.answer(action)
            other.answer(said_by_another(action, by, g.seats))
        expected = {field: moved_on(field, value, by, g.seats) for field, value in g.s.numbers().items()}
        for field in ("asked",):  # goods are asked for by space, but owners of goods by seat
            expected.pop(field)
        assert expected == {field: value for field, value in other.s.numbers().items() if field in expected}
        compared += 1
    return compared
