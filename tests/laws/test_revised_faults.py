"""Faults planted in the revised rules of Empires, each of which a law must notice."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from metropole import laws
from metropole.empires import control
from metropole.empires.board import Territory
from metropole.empires.game import Game
from metropole.empires.revised import moves as revised
from metropole.empires.revised import prestige, rebel, war
from metropole.empires.state import NOWHERE
from tests.conftest import replaces_engine
from tests.laws.rich import rich

TITLE = "empires/revised"
Fault = tuple[object, str, Callable[..., Any]]


def after(module: object, name: str, spoil: Callable[..., None]) -> Fault:
    """Something does its work, and then goes wrong."""
    true = getattr(module, name)

    def faulty(*given: Any) -> Any:
        result = true(*given)
        given[0].s.own()
        spoil(*given)
        return result

    return module, name, faulty


def nothing(*given: Any) -> None:
    """What ought to happen does not."""


def lose_an_order_card(g: Game) -> None:
    g.s.order[0] = g.s.order[1]


def keep_the_city(g: Game, territory: Territory) -> None:
    g.s.relevant_cities[territory] += g.s.colonies[territory] < 0


def odd_city(g: Game, *rest: Any) -> None:
    g.s.city_value += 1


def stray_city(g: Game, *rest: Any) -> None:
    g.s.city = next((t for t, owner in enumerate(g.s.colonies) if owner < 0), NOWHERE)


def second_loan(g: Game, seat: int, *rest: Any) -> None:
    g.s.pile_owners.append(seat)
    g.s.piles.append(1)


def mark_all_safe(g: Game) -> None:
    g.s.stacks = [control.all_safe(stack) for stack in g.s.stacks]


def keep_the_allies(g: Game) -> None:
    g.s.allies[0] = 0


def undo_points(g: Game) -> None:
    g.s.prestige = [0] * g.seats


FAULTS: dict[str, Fault] = {
    "an order card twice": after(prestige, "recount", lose_an_order_card),
    "a fifth privateer": after(revised, "place_privateer", lambda g, seat, box: g.s.privateers.__setitem__(1, 5)),
    "a privateer at home": after(revised, "place_privateer", lambda g, seat, box: g.s.privateers.__setitem__(0, 1)),
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


def play_some(watch: Callable[[Game, Random], None]) -> None:
    for seed in range(30):
        rng = Random(f"fault {seed}")
        g = rich(TITLE, 4, rng)
        for _ in range(150):
            watch(g, rng)
            if g.over:
                break
            laws.random_step(g, rng)


@replaces_engine
@pytest.mark.parametrize("fault", FAULTS.values(), ids=list(FAULTS))
def test_laws_catch(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """A component out of place is noticed."""
    monkeypatch.setattr(*fault)
    with pytest.raises(AssertionError):
        play_some(lambda g, rng: laws.check(g))


def test_these_faults_are_really_planted() -> None:
    """Without a fault everything holds."""
    play_some(lambda g, rng: laws.check(g))
