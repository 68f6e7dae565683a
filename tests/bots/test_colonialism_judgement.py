"""What the greedy bot thinks of a position, and the small choices a person would make at once."""

from random import Random

import pytest

from metropole import bots
from metropole.games.colonialism.bot.judgement import Taste, after_conflict, favourite, look_out
from metropole.games.colonialism.bot.plans import best_scheme, means_of
from metropole.games.colonialism.bot.weights import CARD_WORTH, UPGRADE_WORTH, weights_of
from metropole.games.colonialism.positions import INDIA, laid_out, perform, to_act
from metropole.games.colonialism.rules import prompts
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import BROWN
from metropole.games.colonialism.rules.colonization import fight
from metropole.games.colonialism.rules.game import COLONIZATION, COLONIZE, LOSSES, Game
from metropole.games.colonialism.rules.queries import ALL_REGIONS
from metropole.games.colonialism.rules.state import COLOUR_COUNT
from metropole.games.colonialism.rules.view import view
from metropole.kernel import Chance, Decision
from metropole.testing import say


def answer(g: Game) -> str:
    """What the greedy bot says to the open question."""
    assert isinstance(g.pending, Decision)
    return g.space.name(bots.make("greedy").decide(view(g, g.pending.seat), 0))


def test_weighs_every_card_and_upgrade() -> None:
    assert len(CARDS) == len(CARD_WORTH)
    assert len(UPGRADES) == len(UPGRADE_WORTH)


# --- forecasts ---


@pytest.mark.parametrize("rule_set", ["colonialism/compass", "colonialism/original"])
def test_foresees_conflict_exactly(rule_set: str) -> None:
    """Taking full passes together changes nothing."""
    rng = Random(4)
    g = laid_out(rule_set)
    for _ in range(300):
        region = ALL_REGIONS[rng.randrange(6)]
        before = [rng.randrange(15) if rng.randrange(3) else 0 for _ in range(5)]
        counts = before[:]

        after_conflict(g, region, counts, [False] * 5)

        assert fight(g, region, before) == counts


def test_foresees_collection() -> None:
    """Eleven discs against six natives under a limit of six: one colour after the other is blue's."""
    g = laid_out(
        limit=6, india="blue 6, natives 6", policies={"india": "blue influence 5"}, cubes={"india": "yellow 2, black 1"}
    )

    assert [2, 0, 1] == look_out(g, 0).prospects[INDIA].gains[:COLOUR_COUNT]


@pytest.mark.parametrize("rule_set", ["colonialism/compass", "colonialism/spielworxx", "colonialism/original"])
def test_foresees_what_happens(rule_set: str) -> None:
    """With nothing hidden, a forecast is what the rules then do when greedy bots collect."""
    rng = Random(7)
    policies, cubes = {"india": "blue influence 4, blue treaty"}, {"india": "yellow 2, brown 1, black 1"}
    for _ in range(40):
        blue, red, natives = [rng.randrange(1, most) for most in (14, 9, 7)]
        there = f"blue {blue}, red {red}, natives {natives}"
        g = laid_out(rule_set, seats=2, limit=8, india=there, policies=policies, cubes=cubes)
        expected = look_out(g, 0).prospects[INDIA].gains

        perform(g, COLONIZE, region=INDIA)
        while not g.over:
            say(g, answer(g))

        assert expected == g.s.held


def test_prefers_the_scarce_colour() -> None:
    """One brown cube completes a set; two yellow ones are spares."""
    g = laid_out(turn=3, phase=5)
    taste = Taste(g, weights_of(g))

    assert BROWN == favourite(taste, [3, 0, 2], [2, 1, 0])


# --- plans ---


def test_plans_what_wins_a_region() -> None:
    """With discs enough in hand the scheme collects, and goes for the region with the cubes."""
    ships, cubes = {"blue": "bay of bengal, arabian sea, arabian sea"}, {"india": "yellow 2, black 1"}
    hands = {"blue": "influence 4, influence 3, influence 2"}
    g = laid_out(
        seats=2, limit=6, phase=1, india="blue 5, natives 4", china="natives 4", cubes=cubes, ships=ships, hands=hands
    )
    outlook = look_out(view(to_act(g, "blue"), 0).table, 0)

    scheme = best_scheme(outlook, means_of(outlook))

    assert INDIA == scheme.plans[0].region
    assert scheme.change > 0.5


# --- choices ---


def test_collects_what_raises_the_score() -> None:
    cubes, held = {"india": "yellow 2, brown 1"}, {"blue": "yellow 3, black 2"}
    g = laid_out(
        limit=6, india="blue 5, red 1", policies={"india": "blue treaty"}, cubes=cubes, held=held, turn=3, phase=5
    )

    assert "take brown" == answer(perform(g, COLONIZE, region=INDIA))


@pytest.mark.parametrize(("phase", "row"), [(2, "row 4"), (5, "row 1")])
def test_rows_of_the_original(phase: int, row: str) -> None:
    """Low on the track to act last, but high when nothing but ties are left to decide."""
    g = perform(laid_out("colonialism/original", 2, turn=3, phase=phase), COLONIZATION)
    while isinstance(g.pending, Chance):
        g.answer(g.pending.outcomes[0])

    assert isinstance(g.pending, Decision)
    assert prompts.NEW_ROW is g.pending.prompt
    assert row == answer(g)


def test_mercenaries_go_first() -> None:
    """They leave after the colonization anyway."""
    g = laid_out(india="blue 5, blue mercenaries 3", cubes={"india": "yellow 2"})
    g.s.due[0] = 2

    assert "lose 2" == answer(perform(g, LOSSES, region=INDIA))


def test_takes_the_discs_that_would_stay() -> None:
    """Whoever attacks leaves a rival the mercenaries."""
    g = laid_out(india="blue 1, red 5, red mercenaries 3, green 1", hands={"blue": "military campaign"})

    assert "lose 0" == answer(say(to_act(g, "blue"), "play military campaign", "in india", "target red", 2))


def test_helps_itself() -> None:
    """Diplomacy serves whoever plays it."""
    g = laid_out(india="blue 2, natives 5", cubes={"india": "yellow 2"}, hands={"blue": "diplomacy"})

    assert "target blue" == answer(say(to_act(g, "blue"), "play diplomacy", "in india"))


@pytest.mark.parametrize(
    ("held", "said", "answers"),
    [
        ("yellow 1, brown 1, black 6", ["buy naval expansion"], ["pay black"]),
        ("yellow 6, brown 2, black 2", ["buy mercantilism", "pay brown"], ["pay yellow"]),
        ("yellow 6, brown 2, black 2", ["buy mercantilism", "pay brown", "pay yellow"], ["pay yellow"]),
    ],
)
def test_pays_with_what_it_misses_least(held: str, said: list[str], answers: list[str]) -> None:
    """On from what is paid, in any order."""
    g = laid_out("colonialism/compass+upgrades", held={"blue": held}, turn=2)

    assert answer(say(to_act(g, "blue"), *said)) in answers
