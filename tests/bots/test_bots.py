"""Bots answer every question of every edition from their view alone, always the same way, and the greedy one well."""

from random import Random
from typing import Any

import pytest

from metropole import bots, registry
from metropole.bots import Bot
from metropole.bots.colonialism.judges import JUDGES as COLONIALISM_JUDGES
from metropole.bots.empires.judges import JUDGES as EMPIRES_JUDGES
from metropole.bots.empires.revised.judges import JUDGES as REVISED_JUDGES
from metropole.colonialism.prompts import PROMPTS as COLONIALISM_PROMPTS
from metropole.empires.prompts import PROMPTS as EMPIRES_PROMPTS
from metropole.kernel import Chance, Decision, MetropoleError, Outcome
from metropole.kernel.chance import roll
from metropole.registry import Title

TABLES = [(title, seats) for title in registry.all_titles("colonialism") for seats in title.seats]
TABLES += [(title, seats) for title in registry.all_titles("empires") for seats in title.seats]
SAMPLES = [
    ("colonialism/original", 3),
    ("colonialism/compass+events+upgrades", 3),
    ("empires/second", 4),
    ("empires/second+nations", 3),
    ("empires/revised", 4),
]


def play(title: str, players: list[Bot], seed: int) -> Outcome:
    """A whole game between bots; every answer must be one of the options."""
    kind = registry.find(title).kind
    g = registry.find(title).start(len(players))
    rng = Random(seed)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, rng))
        elif isinstance(pending, Decision):
            choice = players[pending.seat].choose(kind.view(g, pending.seat), rng)
            assert choice in pending.options, f"{g.space.name(choice)} is no answer to {pending.prompt.key}"
            g.advance(choice)
    assert isinstance(g.pending, Outcome)
    return g.pending


def one_against(name: str, others: str, seat: int, seats: int) -> list[Bot]:
    return [bots.make(name if i == seat else others) for i in range(seats)]


# The positions are of either game; what the tests ask of them is in the kernel.
def positions(title: str, seats: int, seed: int, every: int) -> list[Any]:
    """Some positions of a random game in which somebody is asked something."""
    g = registry.find(title).start(seats)
    rng = Random(seed)
    found: list[Any] = []
    asked = 0
    while not g.over:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, rng))
        elif isinstance(pending, Decision):
            asked += 1
            if asked % every == 0:
                found.append(g.copy())
            g.advance(pending.options[rng.randrange(len(pending.options))])
    return found


# --- names ---


def test_knows_its_bots() -> None:
    assert ("random", "greedy") == bots.KNOWN
    assert list(bots.KNOWN) == [bots.make(name).name for name in bots.KNOWN]


def test_refuses_unknown_names() -> None:
    """The message names every bot there is."""
    with pytest.raises(MetropoleError, match=r"'genius' is unknown \(known: random, greedy\)"):
        bots.make("genius")


# --- answers ---


def test_every_question_has_a_judge() -> None:
    assert {prompt.key for prompt in COLONIALISM_PROMPTS} == set(COLONIALISM_JUDGES)
    assert {prompt.key for prompt in EMPIRES_PROMPTS} == set(EMPIRES_JUDGES) | set(REVISED_JUDGES)


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=[f"{title.name}-{seats}" for title, seats in TABLES])
def test_answers_with_an_option(title: Title, seats: int) -> None:
    """A greedy bot among random ones gets through a whole game, and so do they."""
    outcome = play(title.name, one_against("greedy", "random", seats - 1, seats), seed=seats)

    assert 1 in outcome.ranks


@pytest.mark.parametrize(("title", "seats"), SAMPLES)
def test_takes_over_at_any_moment(title: str, seats: int) -> None:
    """Also in the middle of an action that the bot would not have begun."""
    kind = registry.find(title).kind
    for g in positions(title, seats, seed=5, every=6):
        assert isinstance(g.pending, Decision)
        choice = bots.make("greedy").choose(kind.view(g, g.pending.seat), Random(1))

        assert choice in g.pending.options, g.pending.prompt.key


# --- the same view, the same answer ---


@pytest.mark.parametrize("name", bots.KNOWN)
@pytest.mark.parametrize(
    ("title", "seats"), [("colonialism/compass+events", 2), ("empires/second+nations", 2), ("empires/revised", 3)]
)
def test_same_seed_same_game(name: str, title: str, seats: int) -> None:
    first, second = [play(title, [bots.make(name) for _ in range(seats)], seed=3) for _ in range(2)]

    assert (first.scores, first.totals) == (second.scores, second.totals)


@pytest.mark.parametrize("name", bots.KNOWN)
@pytest.mark.parametrize(("title", "seats"), SAMPLES)
def test_depends_on_the_view_only(name: str, title: str, seats: int) -> None:
    """In every world that looks the same to it a bot gives the same answer, and its view is left as it was."""
    bot = bots.make(name)
    kind = registry.find(title).kind
    for seed, g in enumerate(positions(title, seats, seed=8, every=15)):
        assert isinstance(g.pending, Decision)
        seat = g.pending.seat
        seen = kind.view(g, seat)
        before = repr(seen.numbers())
        world = kind.view(kind.redeal(seen, Random(seed)), seat)
        assert before == repr(world.numbers())

        answers = {bot.choose(seen, Random(seed)), bot.choose(seen, Random(seed)), bot.choose(world, Random(seed))}

        assert 1 == len(answers)
        assert before == repr(seen.numbers())


# --- strength ---


@pytest.mark.parametrize("title", ["colonialism/compass", "colonialism/spielworxx", "colonialism/original"])
def test_greedy_beats_random(title: str) -> None:
    """Six games each of two and of four, in changing seats."""
    duels = [play(title, one_against("greedy", "random", i % 2, 2), seed=i).ranks[i % 2] for i in range(6)]
    tables = [play(title, one_against("greedy", "random", i % 4, 4), seed=i).ranks[i % 4] for i in range(6)]

    assert duels.count(1) >= 6
    assert tables.count(1) >= 5


@pytest.mark.parametrize(
    ("title", "seats"), [("empires/second", 4), ("empires/second+nations", 3), ("empires/revised", 4)]
)
def test_greedy_beats_random_in_empires(title: str, seats: int) -> None:
    """Once in every seat."""
    ranks = [play(title, one_against("greedy", "random", i, seats), seed=i).ranks[i] for i in range(seats)]

    assert [1] * seats == ranks


@pytest.mark.parametrize("title", ["empires/second", "empires/second+nations"])
def test_greedy_bots_reach_ten_prestige(title: str) -> None:
    """Four of them among themselves need no cap to come to an end."""
    outcome = play(title, [bots.make("greedy") for _ in range(4)], seed=1)

    assert "ten prestige" == outcome.ending
    assert max(outcome.scores) >= 10


def test_greedy_bots_build_empires() -> None:
    """Under the revised rules four of them found colonies and end well above nothing."""
    outcome = play("empires/revised", [bots.make("greedy") for _ in range(4)], seed=1)

    assert outcome.ending in ("ten points", "the die")
    assert max(outcome.scores) >= 6
