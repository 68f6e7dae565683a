"""Faults planted in the rules, each of which a law must notice: pieces appear, vanish or are counted twice."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any

import pytest

from metropole.games.colonialism.rules import colonization, setup
from metropole.games.colonialism.rules import moves as colonialism
from metropole.games.empires.rules import control, moves
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised import prestige, rebel, war
from metropole.games.empires.rules.state import NOBODY, NOWHERE
from metropole.kernel import Decision
from tests.laws.faults import PLAIN, PlantedFault, after, change, nothing, plant, replaced
from tests.laws.play import go_on, play
from tests.laws.rich import rich
from tests.laws.watchers import Laws

# --- Colonialism ---


def lose_a_card(g: Any) -> None:
    g.s.discards[0] &= g.s.discards[0] - 1


def twice_in_hand(g: Any) -> None:
    g.s.hands[0] |= g.s.decks[0] & -g.s.decks[0]


def stay_in_deck(g: Any, seat: int, card: int) -> None:
    g.s.hands[seat] |= 1 << card


CONSERVATION: dict[str, PlantedFault] = {
    "placed discs stay in the reserve": after(colonialism, "place", change("reserve", 0, 1)),
    "removed discs vanish": after(colonialism, "remove", change("reserve", 1, -1)),
    "natives come from nowhere": after(colonialism, "settle", change("natives", 2, 1)),
    "natives vanish": after(colonialism, "remove_natives", change("supply", 0, -1)),
    "mercenaries come from nowhere": after(colonialism, "hire", change("mercenaries", 0, 1)),
    "mercenaries vanish": after(colonialism, "dismiss", change("supply", 1, -1)),
    "cubes stay in the bag": after(colonialism, "draw_cube", change("bag", 0, 1)),
    "cubes are collected twice": after(colonialism, "collect", change("held", 0, 1)),
    "paid cubes vanish": after(colonialism, "pay", change("spent", 1, -1)),
    "a ship too many": after(colonialism, "launch", change("fresh", 0, 1)),
    "a moved ship is doubled": after(colonialism, "sail", change("used", 1, 1)),
    "a used ship sinks": after(colonialism, "use_ship", change("used", 0, -1)),
    "a drawn card stays in the deck": [(colonialism, "draw_card", stay_in_deck)],
    "a discarded card vanishes": after(colonialism, "discard", lose_a_card),
    "a card is in two places": after(colonialism, "lay_policy", twice_in_hand),
    "the track disc is not paid for": [(colonialism, "mark_track", nothing)],
    "an interest is dealt twice": after(colonialism, "deal_interest", lambda g: setattr(g.s, "undealt", 1)),
    "an event is drawn twice": after(colonialism, "reveal_event", lambda g: setattr(g.s, "event_deck", 4095)),
    "two players share a row": after(colonialism, "take_row", lambda g: setattr(g.s, "rows", [1] * g.seats)),
    "the order of play ignores the rows": after(colonialism, "set_track", lambda g: g.s.track.reverse()),
    "a region has two tiles": after(colonialism, "lay_tile", lambda g: g.s.order.append(g.s.order[0])),
}


def reworded(step: Callable[[Any], Any], options: Callable[[list[int]], list[int]]) -> PlantedFault:
    """A step asks its question with other options."""

    def faulty(g: Any) -> Decision | None:
        asked = step(g)
        return Decision(asked.seat, asked.prompt, options(asked.options)) if isinstance(asked, Decision) else None

    return replaced(step, faulty)


STEPS: dict[str, PlantedFault] = {
    "policies stay after colonization": replaced(colonization.clear_policies, nothing),
    "mercenaries stay on the board": replaced(colonization.dismiss_mercenaries, nothing),
    "nobody is trimmed": replaced(colonization.trim_next, lambda g: g.leave()),
    "rows are offered out of order": reworded(setup.free_row, lambda options: options[::-1]),
    "somebody is asked without options": reworded(colonization.pick_colour, lambda options: []),
}


def watched(name: str, seats: int, seeds: Iterable[int]) -> None:
    for seed in seeds:
        play(name, seats, seed, Laws(name, seats))


play_everything = partial(watched, "colonialism/compass+events+upgrades", 3, range(6))
play_spielworxx = partial(watched, "colonialism/spielworxx", 3, range(6))

# --- the second edition of Empires ---


def unsettle(g: Any) -> None:
    g.s.stacks = [control.stacked(control.owners(stack)[::-1]) for stack in g.s.stacks]


SECOND: dict[str, PlantedFault] = {
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
    "an empty colony stays": [(moves, "check_colony", nothing)],
    "a loan of nothing": after(moves, "borrow", lambda g: g.s.piles.__setitem__(-1, 0)),
    "a city worth nothing": after(moves, "place_city", lambda g: setattr(g.s, "city_value", 0)),
    "prestige from two boxes": after(moves, "discover_america", lambda g: setattr(g.s, "america", 1)),
    "a victory goes unnoticed": [(moves, "check_victory", nothing)],
}


# In one of these games an empty colony would stay, in the other one a victory go unnoticed.
play_second = partial(watched, "empires/second", 4, (1, 4))

# --- the revised rules ---


def keep_the_city(g: Any) -> None:
    g.s.relevant_cities[g.s.colonies.index(NOBODY)] += 1


def stray_city(g: Any) -> None:
    g.s.city = next((t for t, owner in enumerate(g.s.colonies) if owner < 0), NOWHERE)


def second_loan(g: Any) -> None:
    g.s.pile_owners.append(g.s.pile_owners[-1])
    g.s.piles.append(1)


def mark_all_safe(g: Any, territory: int) -> None:
    g.s.stacks = [control.all_safe(stack) for stack in g.s.stacks]


REVISED: dict[str, PlantedFault] = {
    "an order card twice": after(prestige, "recount", lambda g: g.s.order.__setitem__(0, g.s.order[1])),
    "a fifth privateer": after(revised, "place_privateer", lambda g: g.s.privateers.__setitem__(1, 5)),
    "a privateer at home": after(revised, "place_privateer", lambda g: g.s.privateers.__setitem__(0, 1)),
    "unrest lies still": [(revised, "rise_if_due", nothing)],
    "a weak colony stands": [(revised, "check_colony", lambda g, territory: False)],
    "a city outlives its colony": after(revised, "check_colony", keep_the_city),
    "an odd city": after(revised, "place_city", lambda g: setattr(g.s, "city_value", g.s.city_value + 1)),
    "a city in the wild": after(revised, "place_city", stray_city),
    "a second loan": after(revised, "borrow", second_loan),
    "points not counted": [(prestige, "recount", nothing)],
    "a point too many": after(prestige, "recount", change("prestige", 0, 1)),
    "losses not taken": [(revised, "strike", nothing)],
    "quotas forgotten": [(rebel, "next_quota", lambda g: (-1, 0))],
    "safe for ever": [(revised, "expose", mark_all_safe)],
    "allies for ever": after(war, "go_home", lambda g: g.s.allies.__setitem__(0, 0)),
    "the wrong winner": after(prestige, "settle_accounts", lambda g: setattr(g.s, "prestige", [0] * g.seats)),
}


def play_revised() -> None:
    watcher = Laws("empires/revised", 4)
    for seed in (*range(30), 62):  # the last one goes to the end
        rng = Random(f"fault {seed}")
        go_on(rich("empires/revised", 4, rng), rng, watcher, steps=150)


# --- all of them ---

FAULTS = [
    *[pytest.param(fault, play_everything, id=name, marks=PLAIN) for name, fault in CONSERVATION.items()],
    *[pytest.param(fault, play_spielworxx, id=name) for name, fault in STEPS.items()],
    *[pytest.param(fault, play_second, id=f"second: {name}", marks=PLAIN) for name, fault in SECOND.items()],
    *[pytest.param(fault, play_revised, id=f"revised: {name}", marks=PLAIN) for name, fault in REVISED.items()],
]


@pytest.mark.parametrize(("fault", "play_some"), FAULTS)
def test_laws_catch(fault: PlantedFault, play_some: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A component out of place, a step left out, or a question asked wrongly is noticed."""
    plant(monkeypatch, fault)
    with pytest.raises(AssertionError):
        play_some()


@pytest.mark.parametrize("play_some", [play_everything, play_spielworxx, play_second, play_revised])
def test_these_faults_are_really_planted(play_some: Callable[[], None]) -> None:
    """Without a fault everything holds: what was caught above was the fault."""
    play_some()
