"""5.3 The end of a turn: new cubes, new natives, markers; and what that leaves in the bag."""

from random import Random

import pytest

from metropole.games.colonialism.positions import edition_of, laid_out, perform, practice_board, shown
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import CHINA, INDIA
from metropole.games.colonialism.rules.game import END_TURN, TURN, Game
from metropole.games.colonialism.rules.start import start
from metropole.games.colonialism.rules.state import GRAY
from metropole.kernel import Chance
from metropole.laws import random_step
from metropole.testing import say
from tests.rules.colonialism.common import COMPASS, ORIGINAL, SPIELWORXX, each_told, every_edition
from tests.rules.colonialism.phases import cubes_by_region, drive, drive_out, drive_to, last_tile_first, question, told
from tests.rules.questions import listen

PRACTICE_VALUES = [1, 3, 4, 3, 2, 2]


def new_game(edition: str, seats: int) -> Game:
    return start(edition_of(edition), practice_board(), seats)


# --- cubes ---


@pytest.mark.rule("CM-5.3-a", "CM-5.3-b")
@every_edition
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_cubes_join_the_old(edition: str, seats: int) -> None:
    """Every region receives as many cubes as its value, and those that lie there stay."""
    g = laid_out(edition, seats, cubes={"india": "yellow 2, black 1", "china": "brown 1"})
    assert PRACTICE_VALUES == g.board.values[seats]
    bag = sum(g.s.bag)

    drive_out(perform(g, END_TURN))

    assert [1, 3, 4, 3 + 3, 2, 2] == [count - (region == CHINA) for region, count in enumerate(cubes_by_region(g))]
    assert g.s.cubes[INDIA * 3] >= 2
    assert g.s.cubes[INDIA * 3 + 2] >= 1
    assert bag - sum(PRACTICE_VALUES) == sum(g.s.bag)


@pytest.mark.rule("CM-5.3-a")
@every_edition
def test_cubes_are_drawn_blindly_in_region_order(edition: str) -> None:
    """As during preparations each cube is drawn from the bag by chance, region after region."""
    g = laid_out(edition, cubes={"india": "yellow 2"})
    g.s.order = [4, 5, 3, 2, 1, 0]
    events = listen(g)

    perform(g, END_TURN)
    assert isinstance(g.pending, Chance)
    full = g.edition.cubes
    assert ("cube", [0, 1, 2], [full - 2, full, full]) == (g.pending.key, g.pending.outcomes, g.pending.weights)
    say(g, 2, 0, 1)
    drive_out(g)

    drawn = told(events, facts.CUBE)
    assert [(4, 2), (4, 0), (5, 1)] == drawn[:3]
    assert [4] * 2 + [5] * 2 + [3] * 3 + [2] * 4 + [1] * 3 + [0] == each_told(events, facts.CUBE, "region")


# --- natives ---


@pytest.mark.rule("CM-5.3-c", "CM-5.3-d")
@pytest.mark.ruling("A63")
@every_edition
def test_new_natives_where_there_are_none(edition: str) -> None:
    """India, with value three and only red discs, rolls three dice; regions with natives get none."""
    g = laid_out(
        edition,
        north_africa="natives 1",
        sub_saharan_africa="natives 2",
        middle_east="natives 3",
        india="red 4",
        china="natives 1",
        southeast_asia="natives 5",
    )

    drive_to(perform(g, END_TURN), "die")
    say(g, 1, 2, 3)

    assert g.over
    assert [1, 2, 3, 6, 1, 5] == g.s.natives
    assert "red 4, natives 6" == shown(g, INDIA)


@pytest.mark.rule("CM-5.3-c")
@every_edition
def test_as_many_dice_as_the_value(edition: str) -> None:
    """In empty regions every die shows three: natives are three times the value, as far as the supply goes."""
    g = laid_out(edition)

    drive_out(perform(g, END_TURN), lambda game: 3 if question(game) == "die" else 0)

    assert [3 * count for count in PRACTICE_VALUES] == g.s.natives
    assert g.edition.gray - 45 == g.s.supply[GRAY]


# --- short supplies and the order ---


@pytest.mark.rule("CM-5.3-a", "CM-5.3-c")
@pytest.mark.ruling("A62")
@every_edition
def test_short_supplies(edition: str) -> None:
    """Five cubes and seven gray discs are left: they are placed in region order, and nothing is refilled."""
    g = laid_out(edition)
    g.s.order = [5, 3, 0, 1, 2, 4]
    g.s.bag, g.s.supply[GRAY] = [2, 2, 1], 7

    drive_out(perform(g, END_TURN), lambda game: 2 if question(game) == "die" else game.s.bag.index(max(game.s.bag)))

    assert [0, 0, 0, 3, 0, 2] == cubes_by_region(g)
    assert [0, 0, 0, 3, 0, 4] == g.s.natives
    assert ([0, 0, 0], 0) == (g.s.bag, g.s.supply[GRAY])


@pytest.mark.ruling("A62", "A64")
@every_edition
def test_the_end_of_turn_follows_the_order_just_laid_out(edition: str) -> None:
    """Tiles are dealt anew after the second colonization; the only cube and gray disc go to the new first region."""
    g = laid_out(edition, limit=60)
    perform(g, TURN)
    drive(g, lambda game: game.s.phase == 5 and question(game) == "tile")
    g.s.natives = [0] * 6
    before = cubes_by_region(g)
    g.s.bag, g.s.supply[GRAY] = [1, 0, 0], 1

    drive_out(g, last_tile_first)

    assert [5, 4, 3, 2, 1, 0] == g.s.order
    assert [0, 0, 0, 0, 0, 1] == [now - then for now, then in zip(cubes_by_region(g), before, strict=True)]
    assert [0, 0, 0, 0, 0, 1] == g.s.natives
    assert (2, 0) == (g.s.turn, g.s.phase)


# --- markers ---


@pytest.mark.rule("CM-5.3-e")
@every_edition
@pytest.mark.parametrize("turn", [1, 2])
def test_markers(edition: str, turn: int) -> None:
    """The turn marker advances, and the phase marker returns to the first action round."""
    g = laid_out(edition, turn=turn, phase=6)

    drive_out(perform(g, END_TURN))

    assert (turn + 1, 0) == (g.s.turn, g.s.phase)


# --- whole games ---


def bag_by_round(edition: str, seats: int) -> dict[tuple[int, int], int]:
    """How many cubes are in the bag in the first action round of each half of every turn."""
    g = new_game(edition, seats)
    rng = Random(seats)
    cubes: dict[tuple[int, int], int] = {}
    while not g.over:
        if question(g) == "act" and g.s.phase in (0, 3):
            cubes[g.s.turn, g.s.phase] = sum(g.s.bag)
        random_step(g, rng)
    return cubes


@pytest.mark.rule("CM-5.3-a", "CM-5.3-e", "CM-5.2.3-l", "CM-5.2.3-n")
@pytest.mark.ruling("A62")
@pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX, "colonialism/compass+events+upgrades"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_bag_of_the_later_editions(edition: str, seats: int) -> None:
    """V-BAG-1: with values that add up to fifteen the last refreshing empties the bag exactly."""
    expected = {(1, 0): 48, (1, 3): 42, (2, 0): 27, (2, 3): 21, (3, 0): 6, (3, 3): 0}
    assert expected == bag_by_round(edition, seats)


@pytest.mark.rule("CM-5.3-a", "CM-5.3-e")
@pytest.mark.ruling("A62")
@pytest.mark.parametrize(("edition", "after"), [(ORIGINAL, [30, 15, 0]), ("colonialism/original+short", [15, 0])])
def test_the_bag_of_the_original(edition: str, after: list[int]) -> None:
    """V-BAG-2: only preparations and the ends of turns draw cubes."""
    expected = {(turn, phase): left for turn, left in enumerate(after, 1) for phase in (0, 3)}
    assert expected == bag_by_round(edition, 3)


@pytest.mark.rule("CM-5.3-c", "CM-5.3-d")
@every_edition
def test_every_turn_begins_with_natives_everywhere(edition: str) -> None:
    """After each end of turn every region has natives; where some had stayed their number has not changed."""
    g = new_game(edition, 4)
    rng = Random(3)
    natives: list[int] = []
    begun = 0
    while not g.over:
        if question(g) == "cube" and g.s.phase == 6 and not natives:
            natives = g.s.natives[:]
        if question(g) == "act" and natives:
            assert all(g.s.natives)
            assert [n for n in natives if n] == [now for now, n in zip(g.s.natives, natives, strict=True) if n]
            natives = []
            begun += 1
        random_step(g, rng)
    assert 2 == begun


@pytest.mark.rule("CM-5.3-a", "CM-5.3-c")
@every_edition
def test_the_end_of_turn_asks_what_preparations_asked(edition: str) -> None:
    """The same cubes and dice are drawn and rolled, fifteen each, by the same chances as at the start."""
    prepared = new_game(edition, 4)
    ended = laid_out(edition)
    ended.s.order = [0, 1, 2, 3, 4, 5]
    perform(ended, END_TURN)
    drive_to(prepared, "cube")
    for _ in range(30):
        assert isinstance(prepared.pending, Chance)
        assert isinstance(ended.pending, Chance)
        assert prepared.pending.key == ended.pending.key
        assert prepared.pending.weights == ended.pending.weights
        outcome = prepared.pending.outcomes[-1]
        prepared.answer(outcome)
        ended.answer(outcome)
    assert ended.over
    assert (prepared.s.cubes, prepared.s.natives) == (ended.s.cubes, ended.s.natives)
