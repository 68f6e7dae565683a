"""Random play inside the engine: the same dice give the same game, and the dice are fair."""

from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.kernel import Chance, Decision, WeightedChance
from metropole.kernel.chance import roll
from metropole.kernel.playout import FACTOR, PlayoutRng, playout

TABLES = [("colonialism/compass+events+upgrades", 3), ("empires/second", 4), ("empires/revised", 3)]

# --- the dice ---

WORDS = {
    0: [0x13348D90, 0x3259C275, 0x33C6BEF0, 0x3AC19518],
    1: [0x03E87403, 0x3C62DE51, 0x0222F5DE, 0x0DE44BCA],
    2: [0x2281F3E4, 0x084EF7B1, 0x202C7739, 0x267BF5CD],
    -1: [0x18F32CCD, 0x357D5830, 0x357AAB07, 0x3C237BA2],
    10**30: [0x015C6607, 0x164C4FA7, 0x18B7D099, 0x0CF31476],
}


@pytest.mark.parametrize(("seed", "words"), WORDS.items())
def test_a_seed_gives_its_words_for_ever(seed: int, words: list[int]) -> None:
    """The numbers are part of what a seed means: another version, or a compiled one, has the same."""
    dice = PlayoutRng(seed)
    assert [dice.word() for _ in words] == words


def test_a_seed_is_spread_over_the_state() -> None:
    """Seed 0 gives the first number that SplitMix64 is known to give for it, as far as a state goes."""
    assert PlayoutRng(0).state == 1 + 0xE220A8397B1DCDAF % (FACTOR * 2**29)


def test_the_dice_come_round_late() -> None:
    """Such a factor makes the state run through half of all states before it repeats one: both numbers are prime."""
    assert all(is_prime(FACTOR * 2**bits - 1) for bits in (29, 30))
    assert not is_prime((FACTOR + 1) * 2**30 - 1)


def is_prime(number: int) -> bool:
    """Miller and Rabin's test; these bases are enough for numbers below 2**64."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, number)
        if power not in (1, number - 1) and number - 1 not in [pow(power, 2**i, number) for i in range(twos)]:
            return False
    return True


def test_throws_of_a_seed() -> None:
    """Small numbers take one word each, large ones three."""
    dice = PlayoutRng(7)
    assert [dice.randrange(6) for _ in range(10)] == [1, 2, 2, 5, 2, 5, 1, 0, 3, 3]
    dice.seed(7)
    assert [dice.randrange(10**12) for _ in range(3)] == [208619123660, 957762442983, 255431323398]


@pytest.mark.parametrize(("stop", "words"), [(1, 1), (1 << 16, 1), ((1 << 16) + 1, 3), (1 << 60, 3)])
def test_how_many_words_a_throw_takes(stop: int, words: int) -> None:
    """One up to 65536, so that hardly any number is likelier than another; three beyond."""
    dice, other = PlayoutRng(3), PlayoutRng(3)
    dice.randrange(stop)
    for _ in range(words):
        other.word()
    assert dice.state == other.state


def test_the_state_is_all_there_is() -> None:
    """One number carried over to other dice goes on with the same numbers, and the two do not disturb each other."""
    dice, other = PlayoutRng(11), PlayoutRng(12)
    for _ in range(5):
        dice.word()
    other.state = dice.state
    ahead = [dice.randrange(100) for _ in range(50)]
    assert [other.randrange(100) for _ in range(50)] == ahead
    dice.seed(11)
    assert dice.word() == PlayoutRng(11).word()


@pytest.mark.parametrize("stop", [1, 2, 3, 6, 7, 52, 1000, 1 << 16, (1 << 16) + 1, 10**9, 10**15, 1 << 64])
def test_throws_stay_in_range(stop: int) -> None:
    """From 0 to stop - 1, however large, with both halves thrown."""
    dice = PlayoutRng(stop)
    throws = [dice.randrange(stop) for _ in range(500)]
    assert 0 <= min(throws) <= max(throws) < stop
    assert stop == 1 or min(throws) < stop / 2 <= max(throws)


# The bounds are those that fair dice exceed once in a thousand times.
FAIR = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 20: 43.82, 52: 87.97}


@pytest.mark.parametrize(("sides", "bound"), FAIR.items())
def test_the_dice_are_fair(sides: int, bound: float) -> None:
    """Every side as often as the others: chi-square of two thousand throws for each side."""
    dice = PlayoutRng(1)
    each = 2000
    assert chi_square([dice.randrange(sides) for _ in range(each * sides)], sides) < bound


@pytest.mark.parametrize(("sides", "bound"), [(6, 66.62), (7, 84.04)])
def test_a_throw_does_not_show_in_the_next(sides: int, bound: float) -> None:
    """Pairs of neighbouring throws are all equally frequent."""
    dice = PlayoutRng(2)
    pairs = [dice.randrange(sides) * sides + dice.randrange(sides) for _ in range(500 * sides * sides)]
    assert chi_square(pairs, sides * sides) < bound


def test_first_throws_of_neighbouring_seeds_are_fair() -> None:
    """Whoever numbers games 0, 1, 2 ... begins each of them anew."""
    assert chi_square([PlayoutRng(seed).randrange(6) for seed in range(12000)], 6) < FAIR[6]


def test_large_throws_are_fair() -> None:
    """A million million, in ten equal parts."""
    dice = PlayoutRng(4)
    assert chi_square([dice.randrange(10**12) // 10**11 for _ in range(20000)], 10) < 27.88


def chi_square(throws: list[int], sides: int) -> float:
    """How far the frequencies are from equal."""
    each = len(throws) / sides
    return sum([(throws.count(side) - each) ** 2 / each for side in range(sides)])


def test_loaded_dice_are_noticed() -> None:
    """One side a fifth more likely than the others is far beyond the bounds."""
    dice = PlayoutRng(1)
    throws = [min(dice.randrange(62), 59) // 10 for _ in range(12000)]
    assert chi_square(throws, 6) > FAIR[6]


# --- playing out ---


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_is_play_from_outside(name: str, seats: int) -> None:
    """The same dice in Python's hands, with every answer checked, make the same game."""
    inside, outside = registry.find(name).start(seats), registry.find(name).start(seats)
    dice, others = PlayoutRng(5), PlayoutRng(5)
    decisions = playout(inside, dice)
    answered = 0
    while not outside.over:
        answered += isinstance(outside.pending, Decision)
        outside.answer(answer(outside.pending, others))
    assert (decisions, inside.numbers()) == (answered, outside.numbers())
    assert dice.state == others.state


def answer(pending: Any, dice: PlayoutRng) -> int:
    if isinstance(pending, Chance):
        return roll(pending, dice)
    assert isinstance(pending, Decision)
    return pending.options[dice.randrange(len(pending.options))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_can_be_stopped_and_resumed(name: str, seats: int) -> None:
    """At most so many decisions; in parts, with the same dice, it is the same game."""
    whole, parts = registry.find(name).start(seats), registry.find(name).start(seats)
    decisions = playout(whole, PlayoutRng(6))
    dice = PlayoutRng(6)
    assert playout(parts, dice, 0) == 0
    assert parts.numbers() == registry.find(name).start(seats).numbers()
    assert playout(parts, dice, 40) == 40
    assert not parts.over
    assert playout(parts, dice) == decisions - 40
    assert parts.numbers() == whole.numbers()


def test_a_finished_game_is_left_alone() -> None:
    """There is nothing to decide, and no dice are thrown."""
    g = registry.find("colonialism/original+short").start(2)
    playout(g, PlayoutRng(1))
    before, dice = g.numbers(), PlayoutRng(9)
    assert playout(g, dice) == 0
    assert (g.numbers(), dice.state) == (before, PlayoutRng(9).state)


def test_python_takes_the_same_dice() -> None:
    """Whatever asks for a generator, such as a chance, takes these dice as well as Python's own."""
    chance = WeightedChance("die", [1, 2, 3], [1, 0, 5])
    assert {roll(chance, PlayoutRng(seed)) for seed in range(60)} == {1, 3}
    assert {roll(chance, Random(seed)) for seed in range(60)} == {1, 3}
