"""5.2.2.3 Collecting resources, and the original's rule for every tie."""

import pytest

from metropole.games.colonialism.positions import laid_out, lay_policy, perform, seat_of, shown, to_act
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import CHINA, INDIA, SUB_SAHARAN_AFRICA
from metropole.games.colonialism.rules.game import END_COLONIZATION, END_TURN, Game
from metropole.games.colonialism.rules.queries import holdings, influence
from metropole.games.colonialism.rules.state import Seat
from metropole.games.colonialism.rules.view import view
from metropole.testing import offered, say
from tests.rules.colonialism.common import (
    COMPASS,
    ORIGINAL,
    SPIELWORXX,
    asked,
    earlier_editions,
    every_edition,
    later_editions,
)
from tests.rules.colonialism.phases import (
    colonize,
    cubes_of,
    drive_out,
    hold_phase,
    interest,
    left_in,
    question,
    result,
    row_choosers,
    row_order,
    told,
)
from tests.rules.questions import listen


def to_collect(edition: str, discs: str, cubes: str, track: str = "BRGW") -> Game:
    """A region within its limit that is colonized because of a card that adds nothing."""
    g = laid_out(
        edition,
        track=row_order(edition, track),
        india=discs,
        limit=20,
        cubes={"india": cubes},
        policies={"india": "green treaty"},
    )
    return colonize(g)


# --- the examples ---


@pytest.mark.rule("CM-5.2.2.3-a", "CM-5.2.2.3-c", "CM-5.2.2.3-d", "CM-5.2.2.3-e")
@every_edition
@pytest.mark.parametrize("track", ["BRGW", "RBGW"])
def test_printed_example(edition: str, track: str) -> None:
    """C0-3, V-COL-1: blue takes both yellow cubes, red the brown one, and the black one is left to blue."""
    g = to_collect(edition, "blue 8, red 4", "yellow 2, brown 1, black 1", track)

    assert ("blue", ["take yellow", "take brown", "take black"]) == (asked(g), offered(g))
    say(g, "take yellow")
    assert ("red", ["take brown", "take black"]) == (asked(g), offered(g))
    say(g, "take brown")

    assert g.over
    assert ("yellow 2, black 1", "brown 1") == (cubes_of(g, "blue"), cubes_of(g, "red"))
    assert 0 == left_in(g, INDIA)


@pytest.mark.rule("CM-5.2.2.3-a")
@every_edition
@pytest.mark.parametrize("discs", ["natives 1, blue 8", "natives 3, blue 8, red 2"])
def test_natives_prevent_collection(edition: str, discs: str) -> None:
    """V-COL-2: one native is enough to keep the cubes."""
    g = to_collect(edition, discs, "yellow 2")

    assert g.over
    assert "" == cubes_of(g, "blue")
    assert 2 == left_in(g, INDIA)


@pytest.mark.rule("CM-5.2.2.3-a")
@every_edition
def test_nothing_to_collect(edition: str) -> None:
    """Without cubes nobody is asked, and nothing is said to be collected."""
    g = laid_out(edition, india="blue 3, red 2", limit=20, policies={"india": "green treaty"})
    events = listen(g)

    colonize(g)

    assert g.over
    assert [] == told(events, facts.COLLECTED)


@pytest.mark.rule("CM-5.2.2.3-c", "CM-5.2.2.3-g")
@pytest.mark.ruling("A56")
@every_edition
@pytest.mark.parametrize(("track", "order"), [("BRGW", ["blue", "red", "green"]), ("RBGW", ["red", "blue", "green"])])
def test_ties_go_to_the_higher_on_the_turn_order_track(edition: str, track: str, order: list[str]) -> None:
    """V-COL-3: of two players with four discs the higher on the track picks first; one disc picks last."""
    g = to_collect(edition, "red 4, blue 4, green 1", "yellow 1, brown 1, black 1", track)

    assert order[0] == asked(g)
    say(g, "take black")
    assert order[1] == asked(g)
    say(g, "take brown")

    assert g.over
    assert ["black 1", "brown 1", "yellow 1"] == [cubes_of(g, colour) for colour in order]


@pytest.mark.rule("CM-5.2.2.3-d", "CM-5.2.2.3-f")
@every_edition
def test_some_come_away_with_nothing(edition: str) -> None:
    """V-COL-4: the first takes all three cubes of the only colour, the others nothing."""
    g = to_collect(edition, "red 4, blue 4, green 1", "yellow 3")

    assert g.over
    assert ("yellow 3", "", "") == (cubes_of(g, "blue"), cubes_of(g, "red"), cubes_of(g, "green"))


@pytest.mark.rule("CM-5.2.2.3-b")
@pytest.mark.ruling("A55")
@every_edition
def test_cubes_stay_where_nobody_is(edition: str) -> None:
    """V-COL-5: in an empty region the cube stays, also if the cards there belong to somebody."""
    g = to_collect(edition, "", "yellow 1")

    assert g.over
    assert 1 == left_in(g, INDIA)
    assert "" == cubes_of(g, "green")


@pytest.mark.rule("X1-CONGO-a")
def test_congo_atrocities_bar_the_brown_cubes() -> None:
    """V-COL-6: red takes the yellow cube, both brown ones stay."""
    g = laid_out(
        "colonialism/compass+events",
        sub_saharan_africa="red 3",
        limit=20,
        cubes={"sub-saharan africa": "yellow 1, brown 2"},
        policies={"sub-saharan africa": "red treaty"},
        event="congo atrocities",
    )

    colonize(g, SUB_SAHARAN_AFRICA)

    assert "yellow 1" == cubes_of(g, "red")
    assert 2 == left_in(g, SUB_SAHARAN_AFRICA)


# --- who, in which order, how much ---


@pytest.mark.rule("CM-5.2.2.3-b")
@every_edition
def test_only_players_in_the_region_collect(edition: str) -> None:
    """Green owns the card and discs elsewhere but none here: red has everything, without being asked in which order."""
    g = laid_out(
        edition,
        india="red 1",
        china="green 9",
        limit=20,
        cubes={"india": "yellow 1, brown 1, black 1"},
        policies={"india": "green treaty"},
    )

    assert colonize(g).over

    assert ("yellow 1, brown 1, black 1", "") == (cubes_of(g, "red"), cubes_of(g, "green"))


@pytest.mark.rule("CM-5.2.2.3-c")
@every_edition
def test_the_strongest_picks_first(edition: str) -> None:
    """Descending influence beats the track: green with five, red with three, blue with one."""
    g = to_collect(edition, "blue 1, red 3, green 5", "yellow 1, brown 1, black 1")

    say(g, "take black", "take yellow")

    assert ("black 1", "yellow 1", "brown 1") == (cubes_of(g, "green"), cubes_of(g, "red"), cubes_of(g, "blue"))


@pytest.mark.rule("CM-5.2.2.3-d")
@every_edition
def test_a_pick_is_free_and_takes_the_whole_colour(edition: str) -> None:
    """Red chooses the three black cubes although yellow comes first, and cannot decline."""
    g = to_collect(edition, "red 4, blue 1", "yellow 2, black 3")

    assert ["take yellow", "take black"] == offered(g)
    say(g, "take black")

    assert ("black 3", "yellow 2") == (cubes_of(g, "red"), cubes_of(g, "blue"))


@pytest.mark.rule("CM-5.2.2.3-h")
@pytest.mark.ruling("A58")
@later_editions
def test_cubes_of_this_turn_are_counted_apart(edition: str) -> None:
    """Both segments of a turn add up, older cubes do not count, everybody can see it, and a new turn begins at zero."""
    g = laid_out(
        edition,
        india="red 2",
        china="red 2",
        limit=20,
        held={"red": "yellow 5"},
        cubes={"india": "yellow 3"},
        policies={"india": "red treaty", "china": "red influence 2"},
        phase=2,
    )
    g.s.order = [CHINA, INDIA, 0, 1, 2, 5]
    red = seat_of(g, "red")
    hold_phase(g)
    drive_out(g)
    assert (3, "yellow 8", 1) == (g.s.gained[red], cubes_of(g, "red"), left_in(g, CHINA))

    lay_policy(g, red, CHINA, "treaty")
    g.s.phase, g.s.natives[CHINA] = 5, 0
    hold_phase(g)
    drive_out(g)
    assert (4, 9) == (g.s.gained[red], sum(holdings(g, Seat(red))))
    assert 4 == view(g, seat_of(g, "blue")).table.s.gained[red]

    drive_out(perform(g, END_TURN))
    assert 0 == g.s.gained[red]


@pytest.mark.ruling("A58")
def test_spending_does_not_lower_the_count() -> None:
    """Red collected three cubes and blue two; red pays two for an upgrade and still chooses a row after blue."""
    g = laid_out(
        "colonialism/compass+upgrades",
        india="red 2",
        china="blue 2",
        limit=20,
        cubes={"india": "yellow 3", "china": "black 2"},
        policies={"india": "red treaty", "china": "blue treaty"},
        phase=5,
    )
    colonize(g, INDIA)
    colonize(g, CHINA)
    say(to_act(g, "red"), "buy naval expansion", "to atlantic")
    assert ("yellow 1", "black 2") == (cubes_of(g, "red"), cubes_of(g, "blue"))

    assert ["green", "white", "blue", "red"] == row_choosers(perform(g, END_COLONIZATION))


# --- collecting in an action round ---


@pytest.mark.rule("SW-5.2.2.3-a")
@pytest.mark.ruling("A58")
@earlier_editions
def test_a_campaign_that_removes_the_last_natives(edition: str) -> None:
    """The region is collected at once by everybody present, blue first with three discs, and it counts this turn."""
    g = laid_out(
        edition,
        india="natives 2, red 1, blue 3",
        limit=20,
        cubes={"india": "yellow 1, brown 1"},
        hands={"red": "military campaign"},
    )
    say(to_act(g, "red"), "play military campaign", "in india", "target natives", 1)

    assert ("collect", "blue") == (question(g), asked(g))
    say(g, "take brown")

    assert ("brown 1", "yellow 1") == (cubes_of(g, "blue"), cubes_of(g, "red"))
    assert [1, 1, 0, 0] == g.s.gained


@pytest.mark.rule("SW-5.2.2.3-a")
@earlier_editions
@pytest.mark.parametrize(("discs", "target"), [("natives 3, red 1, blue 3", "natives"), ("red 1, blue 3", "blue")])
def test_other_campaigns_collect_nothing(edition: str, discs: str, target: str) -> None:
    """As long as a native is left, or if the natives had gone before, a campaign collects nothing."""
    g = laid_out(edition, india=discs, limit=20, cubes={"india": "yellow 1"}, hands={"red": "military campaign"})

    say(to_act(g, "red"), "play military campaign", "in india", f"target {target}", 1)

    assert g.over
    assert 1 == left_in(g, INDIA)


@pytest.mark.rule("SW-5.2.2.3-a")
def test_no_campaign_against_natives_in_compass() -> None:
    """The last edition attacks only other powers, so natives never vanish in an action round."""
    g = laid_out(COMPASS, india="natives 2, red 1, blue 3, green 1", limit=20, hands={"red": "military campaign"})

    say(to_act(g, "red"), "play military campaign", "in india")

    assert ["target blue", "target green"] == offered(g)


# --- every tie in the original ---


@pytest.mark.rule("OR-5.2.2.3-a", "OR-5.2.2.3-c")
@pytest.mark.parametrize("track", ["BRGW", "RBGW"])
def test_original_ties_in_collection(track: str) -> None:
    """The tied player higher on the track collects first."""
    g = to_collect(ORIGINAL, "blue 2, red 2", "yellow 2, black 1", track)

    assert row_order(ORIGINAL, track).split(", ")[0] == asked(g)


@pytest.mark.rule("OR-5.2.2.3-a", "OR-5.2.2.3-c")
@pytest.mark.parametrize(
    ("edition", "left"), [(ORIGINAL, "red 6, green 9"), (SPIELWORXX, "green 9"), (COMPASS, "green 9")]
)
def test_original_ties_in_unrest(edition: str, left: str) -> None:
    """Of two players with six discs only the lower on the track suffers; in the later editions both do."""
    g = laid_out(
        edition,
        track=row_order(edition, "RBGW"),
        india="red 6, blue 6, green 9",
        limit=60,
        policies={"india": "green unrest at home"},
    )

    assert left == shown(colonize(g), INDIA)


@pytest.mark.rule("OR-5.2.2.3-a", "OR-5.2.2.3-b", "OR-5.2.2.3-c")
@pytest.mark.parametrize(
    ("edition", "discs", "red", "blue"),
    [
        (ORIGINAL, "red 3, natives 3", 2, 0),
        (COMPASS, "red 3, natives 3", 0, 0),
        (SPIELWORXX, "red 3, natives 3", 0, 0),
        (ORIGINAL, "red 3, blue 3", 2, 0),
        (COMPASS, "red 3, blue 3", 0, 0),
        (SPIELWORXX, "red 3, blue 3", 0, 0),
    ],
)
def test_original_ties_for_dominion(edition: str, discs: str, red: int, blue: int) -> None:
    """The higher on the track has the most influence of tied players, and natives lose to both."""
    g = laid_out(
        edition,
        track=row_order(edition, "RBGW"),
        china=discs,
        limit=60,
        policies={"india": "red dominion, blue dominion"},
    )

    colonize(g)

    assert (red, blue) == tuple([influence(g, Seat(seat_of(g, colour)), INDIA) for colour in ("red", "blue")])


@pytest.mark.rule("OR-5.2.2.3-a", "OR-5.2.2.3-b", "OR-5.2.2.3-c")
@pytest.mark.ruling("A65")
@pytest.mark.parametrize(
    ("edition", "totals"),
    [
        (ORIGINAL, [0, 1, 0, 0]),
        ("colonialism/original+strictinterests", [0, 0, 0, 0]),
        (COMPASS, [0, 0, 0, 0]),
        (SPIELWORXX, [0, 0, 0, 0]),
    ],
)
def test_original_ties_for_interests(edition: str, totals: list[int]) -> None:
    """Red, above blue on the track and level with blue and the natives, is paid in the original only."""
    g = laid_out(
        edition,
        track=row_order(edition, "RBGW"),
        india="red 5, blue 5, natives 5",
        interests={"red": [interest("india", "yellow")], "blue": [interest("india", "brown")]},
    )

    assert totals == result(g).totals


@pytest.mark.rule("OR-5.2.2.3-c")
@pytest.mark.ruling("A59")
@pytest.mark.parametrize("track", ["WGRB", "BRGW"])
def test_original_ties_for_turn_order(track: str) -> None:
    """With nothing to tell the players apart, rows are chosen from the top of the old track downwards."""
    g = laid_out(ORIGINAL, track=row_order(ORIGINAL, track))

    assert row_order(ORIGINAL, track).split(", ") == row_choosers(perform(g, END_COLONIZATION))
