"""Faults planted in the rules of Empires, each of which a law must notice."""

from collections.abc import Callable
from random import Random

import pytest

from metropole.empires import control, moves
from metropole.empires.game import Game
from metropole.empires.revised import moves as revised
from metropole.empires.revised import prestige, rebel, war
from metropole.empires.state import NOBODY, NOWHERE
from tests.laws.faults import RevisedFault, after, nothing
from tests.laws.play import go_on, play
from tests.laws.rich import rich
from tests.laws.watchers import Laws

# --- the second edition ---


def unsettle(g: Game) -> None:
    for space, stack in enumerate(g.s.stacks):
        g.s.stacks[space] = control.stacked(control.owners(stack)[::-1])


SECOND: dict[str, RevisedFault] = {
    "money from nowhere": after(moves, "spend", lambda g: g.s.treasury.__setitem__(0, -1)),
    "too many fleets lost": after(moves, "lose_fleets", lambda g: g.s.fleets.__setitem__(0, -1)),
    "diplomacy beyond the end": after(
        moves, "step_right", lambda g: g.s.diplomacy.__setitem__(0, g.board.diplomacy + 1)
    ),
    "diplomacy off the track": after(moves, "step_left", lambda g: g.s.diplomacy.__setitem__(0, 0)),
    "a track too long": after(moves, "advance", lambda g: g.s.tracks.__setitem__(0, 4)),
    "abolition forgotten": after(moves, "advance", lambda g: setattr(g.s, "abolished", 1)),
    "stacks upside down": after(moves, "put_counters", unsettle),
    "counters in the unknown": after(moves, "put_counters", lambda g: g.s.tokens.__setitem__(slice(0, 27), [1] * 27)),
    "a colony without natives": after(moves, "found_colony", lambda g: g.s.colonies.__setitem__(4, 0)),
    "an empty colony stays": (moves, "check_colony", nothing),
    "a loan of nothing": after(moves, "borrow", lambda g: g.s.piles.__setitem__(-1, 0)),
    "a city worth nothing": after(moves, "place_city", lambda g: setattr(g.s, "city_value", 0)),
    "prestige from two boxes": after(moves, "discover_america", lambda g: setattr(g.s, "america", 1)),
    "a victory goes unnoticed": (moves, "check_victory", nothing),
}


def play_second() -> None:
    """In one of these games an empty colony would stay, in another one a victory go unnoticed."""
    for seed in (10, 3):
        play("empires/second", 4, seed, Laws("empires/second", 4))


# --- the revised rules ---


def lose_an_order_card(g: Game) -> None:
    g.s.order[0] = g.s.order[1]


def keep_the_city(g: Game) -> None:
    g.s.relevant_cities[g.s.colonies.index(NOBODY)] += 1


def odd_city(g: Game) -> None:
    g.s.city_value += 1


def stray_city(g: Game) -> None:
    g.s.city = next((t for t, owner in enumerate(g.s.colonies) if owner < 0), NOWHERE)


def second_loan(g: Game) -> None:
    g.s.pile_owners.append(g.s.pile_owners[-1])
    g.s.piles.append(1)


def mark_all_safe(g: Game) -> None:
    g.s.stacks = [control.all_safe(stack) for stack in g.s.stacks]


def keep_the_allies(g: Game) -> None:
    g.s.allies[0] = 0


def undo_points(g: Game) -> None:
    g.s.prestige = [0] * g.seats


REVISED: dict[str, RevisedFault] = {
    "an order card twice": after(prestige, "recount", lose_an_order_card),
    "a fifth privateer": after(revised, "place_privateer", lambda g: g.s.privateers.__setitem__(1, 5)),
    "a privateer at home": after(revised, "place_privateer", lambda g: g.s.privateers.__setitem__(0, 1)),
    "unrest lies still": (revised, "rise_if_due", nothing),
    "a weak colony stands": (revised, "check_colony", lambda g, territory: False),
    "a city outlives its colony": after(revised, "check_colony", keep_the_city),
    "an odd city": after(revised, "place_city", odd_city),
    "a city in the wild": after(revised, "place_city", stray_city),
    "a second loan": after(revised, "borrow", second_loan),
    "points not counted": (prestige, "recount", nothing),
    "a point too many": after(prestige, "recount", lambda g: g.s.prestige.__setitem__(0, g.s.prestige[0] + 1)),
    "losses not taken": (revised, "strike", nothing),
    "quotas forgotten": (rebel, "next_quota", lambda g: (-1, 0)),
    "safe for ever": (revised, "expose", lambda g, territory: mark_all_safe(g)),
    "allies for ever": after(war, "go_home", keep_the_allies),
    "the wrong winner": after(prestige, "settle_accounts", undo_points),
}


def play_revised() -> None:
    watcher = Laws("empires/revised", 4)
    for seed in range(30):
        rng = Random(f"fault {seed}")
        go_on(rich("empires/revised", 4, rng), rng, watcher, steps=150)


# --- both ---

FAULTS = [
    *[pytest.param(fault, play_second, id=name) for name, fault in SECOND.items()],
    *[pytest.param(fault, play_revised, id=f"revised: {name}") for name, fault in REVISED.items()],
]


@pytest.mark.plain("replaces a part of the engine")
@pytest.mark.parametrize(("fault", "play_some"), FAULTS)
def test_laws_catch(fault: RevisedFault, play_some: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A component out of place is noticed."""
    monkeypatch.setattr(*fault)
    with pytest.raises(AssertionError):
        play_some()


@pytest.mark.parametrize("play_some", [play_second, play_revised])
def test_these_faults_are_really_planted(play_some: Callable[[], None]) -> None:
    """Without a fault everything holds."""
    play_some()
