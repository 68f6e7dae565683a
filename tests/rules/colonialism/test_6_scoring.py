"""6.0 The end of the game and scoring."""

from functools import cache
from itertools import product

import pytest

from metropole.games.colonialism.positions import laid_out
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.scoring import converted, count_up, unconverted
from tests.rules.colonialism.common import COMPASS, ORIGINAL, SPIELWORXX, every_edition, later_editions
from tests.rules.colonialism.phases import interest, result, row_order, spelled, told
from tests.rules.questions import listen

Triple = tuple[int, int, int]

# --- the examples ---


@pytest.mark.rule("CM-6.0-c")
@later_editions
def test_printed_conversion(edition: str) -> None:
    """C0-4: three black cubes become one yellow cube."""
    g = laid_out(edition, held={"blue": "brown 1, black 4"})

    assert [1, 1, 1] == g.edition.final_cubes([0, 1, 4])
    assert (1, 3) == (result(g).scores[0], result(g).totals[0])


@pytest.mark.rule("CM-6.0-c", "CM-6.0-d", "CM-6.0-f", "CM-6.0-g", "CM-6.0-h")
@pytest.mark.ruling("A66")
@later_editions
def test_printed_scoring(edition: str) -> None:
    """C0-5, V-SCO-1: red and green both score three, blue two; red's twelve cubes beat green's eleven.

    Green would have had thirteen before the exchange.
    """
    held = {
        "red": "black 5, brown 3, yellow 4",
        "blue": "black 7, brown 8",
        "green": "black 2, brown 3, yellow 8",
    }
    outcome = result(laid_out(edition, 3, held=held))

    assert [2, 3, 3] == outcome.scores
    assert [11, 12, 11] == outcome.totals
    assert [3, 1, 2] == outcome.ranks


@pytest.mark.rule("OR-6.0-a", "CM-6.0-d", "CM-6.0-e", "CM-6.0-f")
def test_printed_scoring_of_the_original() -> None:
    """C2-1, V-SCO-2: without any exchange red scores three, blue nothing, green two."""
    held = {
        "red": "black 4, brown 3, yellow 4",
        "blue": "black 7, brown 8",
        "green": "black 2, brown 3, yellow 8",
    }
    outcome = result(laid_out(ORIGINAL, 3, held=held))

    assert [0, 3, 2] == outcome.scores
    assert [15, 11, 13] == outcome.totals
    assert [3, 1, 2] == outcome.ranks


@pytest.mark.rule("CM-6.0-c", "OR-6.0-a", "CM-6.0-e", "CM-6.0-h")
@pytest.mark.ruling("A66")
@pytest.mark.parametrize(("edition", "score", "total"), [(COMPASS, 1, 5), (SPIELWORXX, 1, 5), (ORIGINAL, 0, 9)])
def test_nine_cubes_of_one_colour(edition: str, score: int, total: int) -> None:
    """V-SCO-5: two exchanges make a score of one and leave five cubes; the original has none."""
    outcome = result(laid_out(edition, held={"blue": "yellow 9"}))

    assert (score, total) == (outcome.scores[0], outcome.totals[0])


# --- interests ---


@pytest.mark.rule("CM-6.0-a", "CM-6.0-b")
@every_edition
@pytest.mark.parametrize(
    ("discs", "paid"),
    [
        ("R5 N4 B3", True),
        ("R1", True),
        ("R3 N4", False),
        ("R3 B4", False),
        ("", False),
        ("B2", False),
        ("N1", False),
    ],
)
def test_interests_pay_for_a_majority(edition: str, discs: str, paid: bool) -> None:
    """The card pays one cube of its colour to who has more influence than every other faction, the natives included."""
    g = laid_out(
        edition,
        india=spelled(edition, discs),
        held={"red": "brown 1, black 1"},
        interests={"red": [interest("india", "yellow")]},
    )

    outcome = result(g)

    assert (int(paid), 2 + paid) == (outcome.scores[1], outcome.totals[1])
    assert [0, 0, 0] == [outcome.totals[seat] for seat in (0, 2, 3)]


@pytest.mark.rule("CM-6.0-a")
@pytest.mark.ruling("A65")
@pytest.mark.parametrize(
    ("edition", "discs", "paid"),
    [
        (COMPASS, "R5 N5", False),
        (SPIELWORXX, "R5 N5", False),
        (ORIGINAL, "R5 N5", True),
        ("colonialism/original+strictinterests", "R5 N5", False),
        (ORIGINAL, "R5 B5", True),
        (ORIGINAL, "R5 G5", False),
        ("colonialism/original+strictinterests", "R5 B5", False),
        (COMPASS, "R5 B5", False),
        (SPIELWORXX, "R5 B5", False),
    ],
)
def test_ties_for_an_interest(edition: str, discs: str, paid: bool) -> None:
    """V-SCO-3: a tie pays nothing; in the original the track decides, and natives lose, unless the table is strict."""
    g = laid_out(
        edition,
        track=row_order(edition, "GRBW"),
        india=spelled(edition, discs),
        interests={"red": [interest("india", "yellow")]},
    )

    assert int(paid) == result(g).totals[1]


@pytest.mark.rule("CM-6.0-b", "CM-6.0-d")
@every_edition
def test_every_interest_of_a_player_counts(edition: str) -> None:
    """Three fulfilled interests, one of each colour, are a score of one without a single cube."""
    cards = [interest("india", "yellow"), interest("china", "black"), interest("sub-saharan africa", "brown")]
    g = laid_out(edition, india="red 1", china="red 2", sub_saharan_africa="red 3", interests={"red": cards})

    outcome = result(g)

    assert (1, 3) == (outcome.scores[1], outcome.totals[1])


@pytest.mark.rule("CM-6.0-b", "CM-6.0-c")
@pytest.mark.parametrize(("edition", "score", "total"), [(COMPASS, 1, 3), (SPIELWORXX, 1, 3), (ORIGINAL, 0, 5)])
def test_bonus_resources_can_be_exchanged(edition: str, score: int, total: int) -> None:
    """Only together with the bonus are there three yellow cubes to spare, which become the missing black one."""
    g = laid_out(
        edition,
        india="red 1",
        held={"red": "yellow 3, brown 1"},
        interests={"red": [interest("india", "yellow")]},
    )

    outcome = result(g)

    assert (score, total) == (outcome.scores[1], outcome.totals[1])


@pytest.mark.rule("CM-6.0-b", "X2-MERCANT-a")
def test_mercantilism_doubles_interests() -> None:
    """V-SCO-4: two fulfilled interests, yellow and black, are worth two cubes each with Mercantilism."""
    cards = [interest("india", "yellow"), interest("china", "black")]
    for owner, cubes in (("red", [2, 1, 2]), ("blue", [1, 1, 1])):
        g = laid_out(
            "colonialism/compass+upgrades",
            india="red 1",
            china="red 1",
            held={"red": "brown 1"},
            interests={"red": cards},
            owners={"mercantilism": owner},
        )

        outcome = result(g)

        assert (min(cubes), sum(cubes)) == (outcome.scores[1], outcome.totals[1])


# --- scores and ranks ---


@pytest.mark.rule("CM-6.0-d", "CM-6.0-e")
@every_edition
@pytest.mark.parametrize(
    ("cubes", "score"),
    [("yellow 2, brown 3, black 4", 2), ("yellow 2, brown 2", 0), ("yellow 4, brown 2, black 3", 2), ("", 0)],
)
def test_the_smallest_colour_is_the_score(edition: str, cubes: str, score: int) -> None:
    """Whichever colour a player has least of counts; a colour that is missing altogether means nothing."""
    assert score == result(laid_out(edition, held={"red": cubes})).scores[1]


@pytest.mark.rule("CM-6.0-f")
@every_edition
def test_the_score_comes_before_the_total(edition: str) -> None:
    """Three cubes, one of each colour, beat four cubes of two colours."""
    outcome = result(laid_out(edition, 2, held={"blue": "yellow 2, brown 2", "red": "yellow 1, brown 1, black 1"}))

    assert ([4, 3], [2, 1]) == (outcome.totals, outcome.ranks)


@pytest.mark.rule("CM-6.0-g")
@every_edition
def test_the_total_breaks_ties(edition: str) -> None:
    """Equal scores are ranked by the total of cubes, whatever the track."""
    held = {
        "blue": "yellow 1, brown 1, black 1",
        "red": "yellow 1, brown 2, black 2",
        "green": "yellow 1, brown 1, black 2",
    }
    outcome = result(laid_out(edition, 3, held=held))

    assert [1, 1, 1] == outcome.scores
    assert [3, 1, 2] == outcome.ranks


@pytest.mark.rule("CM-6.0-h")
@later_editions
def test_the_total_is_counted_after_the_exchange(edition: str) -> None:
    """Blue's six cubes become four by an exchange, so red wins with five."""
    held = {"blue": "yellow 4, brown 2", "red": "yellow 1, brown 2, black 2"}
    outcome = result(laid_out(edition, 2, held=held))

    assert ([1, 1], [4, 5], [2, 1]) == (outcome.scores, outcome.totals, outcome.ranks)


@pytest.mark.ruling("A67")
@every_edition
def test_a_tie_of_totals_is_shared(edition: str) -> None:
    """Red and green are level in score and total: both win, and blue is third, wherever they stand on the track."""
    held = {"red": "yellow 1, brown 2, black 1", "green": "yellow 2, brown 1, black 1", "blue": "yellow 1"}
    outcome = result(laid_out(edition, 3, track="green, blue, red", held=held))

    assert [3, 1, 1] == outcome.ranks


# --- the exchange against an independent reading ---


@cache
def best(cubes: Triple) -> tuple[int, int]:
    """The best score and total that any number of exchanges of three for one of another colour can reach."""
    results = [(min(cubes), sum(cubes))]
    for giver in range(3):
        for taker in range(3):
            if giver != taker and cubes[giver] >= 3:
                after = list(cubes)
                after[giver] -= 3
                after[taker] += 1
                results.append(best((after[0], after[1], after[2])))
    return max(results)


@pytest.mark.rule("CM-6.0-c", "CM-6.0-d", "CM-6.0-h")
@pytest.mark.ruling("A66")
def test_the_exchange_is_the_best_of_all() -> None:
    """For every holding of up to fifteen cubes per colour no sequence of exchanges does better."""
    for cubes in product(range(16), repeat=3):
        after = converted(list(cubes))
        assert best(cubes) == (min(after), sum(after)), cubes


@pytest.mark.rule("SW-6.0-a", "CM-6.0-c")
@pytest.mark.ruling("A66")
def test_the_exchange_is_possible() -> None:
    """Colours lose by threes and others gain one for each; no colour does both, and none becomes negative."""
    for cubes in product(range(16), repeat=3):
        changes = [after - before for after, before in zip(converted(list(cubes)), cubes, strict=True)]
        losses = [-change for change in changes if change < 0]
        assert all([loss % 3 == 0 for loss in losses])
        assert sum(losses) // 3 == sum([change for change in changes if change > 0])
        assert min(converted(list(cubes))) >= 0


@pytest.mark.rule("SW-6.0-a")
@later_editions
def test_nothing_is_exchanged_in_vain(edition: str) -> None:
    """Three cubes of one colour alone, or a balanced holding, stay as they are: no cube comes back in its colour."""
    g = laid_out(edition, held={"blue": "yellow 3", "red": "yellow 5, brown 1, black 1"})

    assert [3, 7] == result(g).totals[:2]


@pytest.mark.rule("OR-6.0-a")
def test_the_original_exchanges_nothing() -> None:
    """Every holding is scored as it is."""
    for cubes in product(range(0, 16, 5), repeat=3):
        assert list(cubes) == unconverted(list(cubes))
    outcome = result(laid_out(ORIGINAL, held={"red": "yellow 12, brown 1"}))
    assert (0, 13) == (outcome.scores[1], outcome.totals[1])


@pytest.mark.ruling("A66")
@pytest.mark.parametrize(("edition", "told_of"), [(COMPASS, [(1, 6, 2)]), (SPIELWORXX, [(1, 6, 2)]), (ORIGINAL, [])])
def test_the_exchange_is_told(edition: str, told_of: list[tuple[int, ...]]) -> None:
    """Everybody hears who converts how many cubes into how many others; who converts none is not mentioned."""
    g = laid_out(edition, held={"red": "yellow 8", "blue": "yellow 2, brown 2, black 2"})
    events = listen(g)

    count_up(g)

    assert told_of == told(events, facts.CONVERTED)
