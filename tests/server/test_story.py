"""The story of a game: marks in order, public numbers, and a scoring that adds up to the outcome."""

from typing import Any

import pytest

from metropole import registry
from metropole.games.colonialism.rules.game import Game as ColonialismGame
from metropole.games.empires.rules.game import Game as EmpiresGame
from metropole.kernel.view import SPECTATOR
from metropole.server import frames, story
from metropole.server.table import Table
from metropole.server.wire import AskUndo, BotSeat, Mark, Open, TimeSeries, Viewer
from tests.server.tables import LATER, RULE_SETS, begun, do, finished, opened, speak, speaking

EDITIONS = (
    *RULE_SETS,
    *[(rule_set.name, rule_set.seats[0]) for rule_set in registry.all_rule_sets()],
    ("colonialism/original+strictinterests", 3),
    ("empires/second+cap15", 4),
    ("empires/revised+fastend", 5),
)


def told(table: Table, seat: int = SPECTATOR, language: str = "en") -> TimeSeries:
    return story.tell(story.past(table, Viewer(seat)), language)


def column(found: TimeSeries, key: str) -> list[int]:
    """A column of the scoring, for every seat."""
    assert found.scoring is not None
    at = [one.key for one in found.scoring.columns].index(key)
    return [row[at] for row in found.scoring.rows]


@pytest.mark.parametrize(("edition", "seats"), dict(EDITIONS).items())
def test_the_scoring_adds_up_to_the_outcome(edition: str, seats: int) -> None:
    for seed in range(2 if edition.startswith("colonialism") else 1):
        table = finished(edition, seats, seed)
        outcome = frames.present(table, Viewer(), table.seq, "en", LATER).result
        assert outcome is not None
        found = told(table)
        columns = [column(found, key) for key in ("score", "total", "rank")]
        assert columns == [outcome.scores, outcome.totals, outcome.ranks]
        CHECKS[table.rule_set.book.name.split("/")[0] if "revised" not in edition else "revised"](found)


def check_colonialism(found: TimeSeries) -> None:
    """By colour, what was collected, what interests and conversion add; the fewest of a colour is the score."""
    assert found.scoring is not None
    heads = found.scoring.columns
    keys = [one.key for one in heads]
    assert [one.name for one in heads if one.group == "held"] == ["Collected"] * 3
    assert [one.colour for one in heads if one.group == "final"] == ["yellow", "brown", "black"]
    assert {one.group for one in heads if not one.colour} == {""}
    for seat, row in enumerate(found.scoring.rows):
        numbers = dict(zip(keys, row, strict=True))
        finals = []
        for colour in ("yellow", "brown", "black"):
            steps = [numbers.get(f"{step}-{colour}", 0) for step in ("held", "interests", "conversion")]
            assert sum(steps) == numbers[f"final-{colour}"], seat
            finals.append(sum(steps))
        assert (min(finals), sum(finals)) == (numbers["score"], numbers["total"])


def check_second(found: TimeSeries) -> None:
    """Whoever has won, then prestige, less debt, more treasury: that is the order of the places."""
    owed = [-debt for debt in column(found, "debt")]
    check_places(found, column(found, "won"), column(found, "score"), owed, column(found, "total"))


def check_places(found: TimeSeries, *columns: list[int]) -> None:
    """More in the first of these columns is the better place, where that is equal more in the next."""
    ranked = list(zip(*columns, strict=True))
    assert column(found, "rank") == [1 + len([other for other in ranked if other > own]) for own in ranked]


POINTS = ("monopolies", "colony-points", "cities", "wars", "awards", "neighbourhood", "variety", "loan")


def check_revised(found: TimeSeries) -> None:
    """All points together, less the loan, are the score; then colonies, monopolies, resources and wars won decide."""
    points = [column(found, key) for key in POINTS]
    assert [sum(one) for one in zip(*points, strict=True)] == column(found, "score")
    keys = ("score", "colonies", "monopolies", "resources", "victories")
    check_places(found, *[column(found, key) for key in keys])


CHECKS: dict[str, Any] = {"colonialism": check_colonialism, "empires": check_second, "revised": check_revised}


# --- over time ---


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_marks_are_lines_of_the_game_in_order(edition: str, seats: int) -> None:
    """Not too few, not too many, also where the table has gone back; every measure has a value for each seat."""
    table = finished(edition, seats, 3, wild=0.02)
    found = told(table)
    lines = [mark.seq for mark in found.marks]
    assert lines == sorted(set(lines))
    assert set(lines) <= set(table.lineage)
    assert (lines[0], lines[-1]) == (table.lineage[0], table.lineage[-1])
    assert 10 <= len(lines) <= story.MOST_MARKS
    assert all([mark.label for mark in found.marks])
    for measure in found.measures:
        assert "" not in (measure.name, measure.section)
        assert [len(values) for values in measure.values] == [seats] * len(lines)


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_values_are_those_of_the_position_after_the_line(edition: str, seats: int) -> None:
    table = finished(edition, seats, 4)
    found = told(table)
    for i in range(0, len(found.marks), 6):
        game = table.position(found.marks[i].seq)
        values = {measure.key: measure.values[i] for measure in found.measures}
        if isinstance(game, ColonialismGame):
            assert values["reserve"] == game.s.reserve
            assert sum(values["cubes"]) == sum(game.s.held)
            assert sum(values["influence"]) == sum(game.s.discs) + sum(game.s.mercenaries)
        else:
            assert isinstance(game, EmpiresGame)
            assert (values["prestige"], values["treasury"]) == (game.s.prestige, game.s.treasury)
            assert sum(values["debt"]) == sum(game.s.piles)
            assert sum(values["colonies"]) == len([owner for owner in game.s.colonies if owner >= 0])


def test_everybody_hears_the_same_numbers() -> None:
    table = finished("colonialism/compass", 3, 1)
    first, other = told(table), told(table, 1, "de")
    assert [one.values for one in first.measures] == [one.values for one in other.measures]
    assert first.scoring is not None
    assert other.scoring is not None
    assert first.scoring.rows == other.scoring.rows
    assert ("Preparations", "Spielvorbereitungen") == (first.marks[0].label, other.marks[0].label)


def test_a_running_game_has_no_scoring() -> None:
    """And before it has begun, there is no story."""
    assert told(opened("colonialism/compass", [Open(), BotSeat()])) == TimeSeries([], [], None)
    table = begun("empires/second", 4)
    for _ in range(30):
        speak(table, speaking(table)[0])
    found = told(table)
    assert (found.scoring, found.marks[-1].seq) == (None, table.lineage[-1])


def test_what_was_undone_is_not_told() -> None:
    table = begun("colonialism/compass", 2, people=("p0", "p0"))
    for _ in range(40):
        speak(table, speaking(table)[0])
    do(table, AskUndo(table.lineage[3]), "p0", 0)
    assert max([mark.seq for mark in told(table).marks]) == table.lineage[3]


def test_very_long_games_are_told_turn_by_turn() -> None:
    marks = [story.Milestone(i // 7, Mark(i + 1, str(i)), []) for i in range(100)]
    assert [one.mark.seq for one in story.thinned(marks)] == [*range(1, 100, 7), 100]
    assert story.thinned(marks[:60]) == marks[:60]
