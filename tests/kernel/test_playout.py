"""Random play inside the engine: the same dice give the same game, and the dice are fair."""

from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.kernel import Chance, Decision
from metropole.kernel.chance import roll
from metropole.kernel.playout import Dice, playout

TABLES = [("colonialism/compass+events+upgrades", 3), ("empires/second", 4), ("empires/revised", 3)]

# --- the dice ---

WORDS = {
    0: [0x5D3E75E8, 0xB1319E5D, 0x6BEFF656, 0x4228989D],
    1: [0x1A0C8AAD, 0xC8D3A69B, 0x3D33A526, 0xF7A86864],
    2: [0xB3EF8CAC, 0x5BB63540, 0xB945EE97, 0xBAB9BEC6],
    -1: [0x003E9D97, 0xE4409689, 0xD1BCAFA6, 0x1A9AC1C0],
    10**30: [0x7EEBB155, 0xD07B8C03, 0xA07B8416, 0xA7934B6C],
}


@pytest.mark.parametrize(("seed", "words"), WORDS.items())
def test_a_seed_gives_its_words_for_ever(seed: int, words: list[int]) -> None:
    """The numbers are part of what a seed means: another version, or a compiled one, has the same."""
    dice = Dice(seed)
    assert [dice.word() for _ in words] == words


def test_a_seed_is_spread_over_both_words() -> None:
    """Seed 0 gives the first number that SplitMix64 is known to give for it."""
    dice = Dice(0)
    assert (dice.a, dice.b) == (0xE220A839, 0x7B1DCDAF)


def test_throws_of_a_seed() -> None:
    """Small numbers take one word each, large ones two."""
    dice = Dice(7)
    assert [dice.randrange(6) for _ in range(10)] == [4, 3, 5, 3, 4, 5, 2, 4, 1, 5]
    dice.seed(7)
    assert [dice.randrange(10**12) for _ in range(3)] == [738249762818, 992875762873, 688436738661]


@pytest.mark.parametrize(("stop", "words"), [(1, 1), (1 << 16, 1), ((1 << 16) + 1, 2), (1 << 60, 2)])
def test_how_many_words_a_throw_takes(stop: int, words: int) -> None:
    """One up to 65536, so that hardly any number is likelier than another; two beyond."""
    dice, other = Dice(3), Dice(3)
    dice.randrange(stop)
    for _ in range(words):
        other.word()
    assert (dice.a, dice.b) == (other.a, other.b)


def test_the_state_is_all_there_is() -> None:
    """Two words carried over to other dice go on with the same numbers, and the two do not disturb each other."""
    dice, other = Dice(11), Dice(12)
    for _ in range(5):
        dice.word()
    other.a, other.b = dice.a, dice.b
    ahead = [dice.randrange(100) for _ in range(50)]
    assert [other.randrange(100) for _ in range(50)] == ahead
    dice.seed(11)
    assert dice.word() == Dice(11).word()


@pytest.mark.parametrize("stop", [1, 2, 3, 6, 7, 52, 1000, 1 << 16, (1 << 16) + 1, 10**9, 10**15, 1 << 64])
def test_throws_stay_in_range(stop: int) -> None:
    """From 0 to stop - 1, however large, with both halves thrown."""
    dice = Dice(stop)
    throws = [dice.randrange(stop) for _ in range(500)]
    assert min(throws) >= 0
    assert max(throws) < stop
    if stop > 1:
        assert min(throws) < stop / 2 <= max(throws)


# The bounds are those that fair dice exceed once in a thousand times.
FAIR = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 20: 43.82, 52: 87.97}


@pytest.mark.parametrize(("sides", "bound"), FAIR.items())
def test_the_dice_are_fair(sides: int, bound: float) -> None:
    """Every side as often as the others: chi-square of two thousand throws for each side."""
    dice = Dice(1)
    each = 2000
    assert chi_square([dice.randrange(sides) for _ in range(each * sides)], sides) < bound


@pytest.mark.parametrize(("sides", "bound"), [(6, 66.62), (7, 84.04)])
def test_a_throw_does_not_show_in_the_next(sides: int, bound: float) -> None:
    """Pairs of neighbouring throws are all equally frequent."""
    dice = Dice(2)
    pairs = [dice.randrange(sides) * sides + dice.randrange(sides) for _ in range(500 * sides * sides)]
    assert chi_square(pairs, sides * sides) < bound


def test_first_throws_of_neighbouring_seeds_are_fair() -> None:
    """Whoever numbers games 0, 1, 2 ... begins each of them anew."""
    assert chi_square([Dice(seed).randrange(6) for seed in range(12000)], 6) < FAIR[6]


def test_large_throws_are_fair() -> None:
    """A million million, in ten equal parts."""
    dice = Dice(4)
    assert chi_square([dice.randrange(10**12) // 10**11 for _ in range(20000)], 10) < 27.88


def chi_square(throws: list[int], sides: int) -> float:
    """How far the frequencies are from equal."""
    each = len(throws) / sides
    counts = [0] * sides
    for throw in throws:
        counts[throw] += 1
    return sum([(count - each) ** 2 / each for count in counts])


def test_loaded_dice_are_noticed() -> None:
    """One side a fifth more likely than the others is far beyond the bounds."""
    dice = Dice(1)
    throws = [min(dice.randrange(62), 59) // 10 for _ in range(12000)]
    assert chi_square(throws, 6) > FAIR[6]


# --- playing out ---


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_ends_the_game(name: str, seats: int) -> None:
    """Blind play comes to an end, and to the same one from the same seed only."""
    ends: list[list[int]] = []
    for seed in (1, 1, 2):
        g = registry.find(name).start(seats)
        decisions = playout(g, Dice(seed))
        assert g.over
        assert decisions > 100
        ends.append([decisions, *g.numbers()])
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_is_play_from_outside(name: str, seats: int) -> None:
    """The same dice in Python's hands, with every answer checked, make the same game."""
    inside, outside = registry.find(name).start(seats), registry.find(name).start(seats)
    dice, others = Dice(5), Dice(5)
    decisions = playout(inside, dice)
    answered = 0
    while not outside.over:
        answered += isinstance(outside.pending, Decision)
        outside.answer(answer(outside.pending, others))
    assert (decisions, inside.numbers()) == (answered, outside.numbers())
    assert (dice.a, dice.b) == (others.a, others.b)


def answer(pending: Any, dice: Dice) -> int:
    if isinstance(pending, Chance):
        return roll(pending, dice)
    assert isinstance(pending, Decision)
    return pending.options[dice.randrange(len(pending.options))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_can_be_stopped_and_resumed(name: str, seats: int) -> None:
    """At most so many decisions; in parts, with the same dice, it is the same game."""
    whole, parts = registry.find(name).start(seats), registry.find(name).start(seats)
    decisions = playout(whole, Dice(6))
    dice = Dice(6)
    assert playout(parts, dice, 0) == 0
    assert parts.numbers() == registry.find(name).start(seats).numbers()
    assert playout(parts, dice, 40) == 40
    assert not parts.over
    assert playout(parts, dice) == decisions - 40
    assert parts.numbers() == whole.numbers()


def test_a_finished_game_is_left_alone() -> None:
    """There is nothing to decide, and no dice are thrown."""
    g = registry.find("colonialism/original+short").start(2)
    playout(g, Dice(1))
    before, dice = g.numbers(), Dice(9)
    assert playout(g, dice) == 0
    assert (g.numbers(), dice.a, dice.b) == (before, Dice(9).a, Dice(9).b)


def test_a_copy_is_played_out_alone() -> None:
    """Looking ahead on a copy does not move the game itself."""
    g = registry.find("empires/second").start(4)
    playout(g, Dice(1), 30)
    before = g.numbers()
    assert playout(g.copy(), Dice(2)) > 0
    assert g.numbers() == before


def test_python_takes_the_same_dice() -> None:
    """Whatever asks for a generator, such as a chance, takes these dice as well as Python's own."""
    chance = Chance("die", [1, 2, 3], [1, 0, 5])
    assert {roll(chance, Dice(seed)) for seed in range(60)} == {1, 3}
    assert {roll(chance, Random(seed)) for seed in range(60)} == {1, 3}
