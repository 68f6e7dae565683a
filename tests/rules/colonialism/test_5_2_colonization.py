"""5.2.1 and 5.2.2.1: which regions are colonized, and what their policy cards do."""

import pytest

from metropole.games.colonialism.positions import laid_out, practice_board, seat_of, shown, to_act
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import CHINA, INDIA, NORTH_AFRICA, SUB_SAHARAN_AFRICA
from metropole.games.colonialism.rules.queries import exceeds, limit, limit_fails, strengths
from metropole.games.colonialism.rules.state import NO_CARD, REGION_COUNT
from metropole.testing import say
from tests.rules.colonialism.common import (
    COMPASS,
    ORIGINAL,
    SPIELWORXX,
    asked,
    earlier_editions,
    every_edition,
    reserve_of,
)
from tests.rules.colonialism.phases import colonize, colonized, cubes_of, hold_phase, left_in, question, told

LIMIT_CHECKS = [
    ("V-LIM-1", "natives 3, green 5", 6, True),
    ("V-LIM-2", "green 17", 12, False),
    ("V-LIM-3", "natives 9", 6, False),
    ("V-LIM-4", "natives 3, green 3", 6, False),
    ("V-LIM-5", "red 3, red mercenaries 1, natives 3", 6, True),
    ("V-LIM-6", "red 5, red mercenaries 2", 6, False),
]

# --- 5.2.1 the check ---


@pytest.mark.rule("CM-5.2.1-b", "CM-5.2.1-f")
@pytest.mark.ruling("A57")
@every_edition
def test_printed_limit_check(edition: str) -> None:
    """C0-1, V-LIM-1: with two players three natives and five discs of one power break a limit of six."""
    g = laid_out(edition, 2, sub_saharan_africa="natives 3, red 5")
    assert 6 == limit(g, SUB_SAHARAN_AFRICA)

    events = hold_phase(g)

    assert ["sub-saharan africa"] == colonized(events)
    assert [(SUB_SAHARAN_AFRICA, 6)] == told(events, facts.CONFLICT)


@pytest.mark.rule("CM-5.2.1-b", "CM-5.2.1-c", "CM-5.2.1-f")
@every_edition
@pytest.mark.parametrize(("vector", "words", "most", "fails"), LIMIT_CHECKS)
def test_limit_check(edition: str, vector: str, words: str, most: int, fails: bool) -> None:
    """V-LIM-1 to V-LIM-6: the check fails with two factions above the limit, whoever owns the mercenaries."""
    g = laid_out(edition, india=words, limit=most, turn=3, phase=5)

    assert fails == limit_fails(g, INDIA)
    assert fails == (colonized(hold_phase(g)) == ["india"]), vector


@pytest.mark.rule("CM-5.2.1-f")
@pytest.mark.ruling("A57")
def test_two_factions_are_enough() -> None:
    """Two kinds of discs make a limit check fail; a third is not needed, and one never does."""
    assert exceeds([4, 0, 0, 0, 3], 6)
    assert exceeds([4, 3, 0, 0, 0], 6)
    assert not exceeds([7, 0, 0, 0, 0], 6)
    assert not exceeds([4, 0, 0, 0, 2], 6)


@pytest.mark.rule("CM-5.2.1-a")
@every_edition
def test_a_policy_card_is_enough(edition: str) -> None:
    """A region within its limit is colonized if a policy card lies there, even one that adds nothing."""
    g = laid_out(
        edition,
        india="red 2",
        limit=6,
        cubes={"india": "yellow 1"},
        policies={"india": "blue treaty"},
        turn=3,
        phase=5,
    )

    events = hold_phase(g)

    assert ["india"] == colonized(events)
    assert "yellow 1" == cubes_of(g, "red")


@pytest.mark.rule("CM-5.2.1-c")
@pytest.mark.ruling("A54")
@every_edition
def test_other_regions_are_skipped(edition: str) -> None:
    """V-COL-7: without a card and within the limit nothing happens, not even a collection where natives are gone."""
    g = laid_out(edition, india="red 3", limit=6, cubes={"india": "yellow 1"}, turn=3, phase=5)

    events = hold_phase(g)

    assert [] == colonized(events)
    assert "" == cubes_of(g, "red")
    assert 1 == left_in(g, INDIA)


@pytest.mark.rule("CM-5.2.1-d")
@every_edition
@pytest.mark.parametrize("order", [[4, 1, 3, 0, 5, 2], [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0]])
def test_regions_are_checked_in_region_order(edition: str, order: list[int]) -> None:
    """The order tiles decide which region comes first."""
    g = laid_out(edition, india="red 4, natives 3", china="red 4, natives 3", north_africa="red 4, natives 3", limit=6)
    g.s.turn, g.s.phase, g.s.order = 3, 5, order

    events = hold_phase(g)

    failing = [region for region in order if region in (INDIA, CHINA, NORTH_AFRICA)]
    assert [(region,) for region in failing] == told(events, facts.REGION_COLONIZED)


@pytest.mark.rule("CM-5.2.1-e")
@every_edition
def test_one_region_is_finished_before_the_next(edition: str) -> None:
    """While India is being collected the card at China still lies face-down and has done nothing."""
    g = laid_out(
        edition,
        india="blue 3, red 2",
        limit=20,
        cubes={"india": "yellow 1, brown 1"},
        policies={"india": "blue treaty", "china": "red influence 5"},
        turn=3,
        phase=5,
    )

    events = hold_phase(g)

    assert ("collect", "blue") == (question(g), asked(g))
    assert ["india"] == colonized(events)
    assert NO_CARD != g.s.down[seat_of(g, "red") * REGION_COUNT + CHINA]
    assert "" == shown(g, CHINA)

    say(g, "take yellow")

    assert ["india", "china"] == colonized(events)
    assert "red 5" == shown(g, CHINA)


@pytest.mark.rule("CM-5.2.1-e")
@every_edition
@pytest.mark.parametrize(("order", "conflicts"), [([3, 4, 0, 1, 2, 5], [(CHINA, 6)]), ([4, 3, 0, 1, 2, 5], [])])
def test_later_regions_see_what_earlier_ones_did(edition: str, order: list[int], conflicts: list[object]) -> None:
    """Cubes collected in India make the Monopoly card at China worth three, if India comes first."""
    g = laid_out(
        edition,
        india="red 1",
        china="red 1, natives 4",
        limit=6,
        cubes={"india": "yellow 3"},
        policies={"india": "red treaty", "china": "red monopoly"},
        turn=3,
        phase=5,
    )
    g.s.order = order

    assert conflicts == told(hold_phase(g), facts.CONFLICT)


# --- 5.2.2 the steps ---


@pytest.mark.rule("CM-5.2.2-a")
@every_edition
def test_cards_then_conflict_then_collection(edition: str) -> None:
    """The cards cause the conflict, the conflict removes the natives, and that makes the collection possible."""
    g = laid_out(
        edition,
        india="red 4, natives 1",
        limit=6,
        cubes={"india": "black 2"},
        policies={"india": "red influence 5"},
        turn=3,
        phase=5,
    )

    events = hold_phase(g)

    steps = [facts.POLICY_REVEALED, facts.DISCS_ADDED, facts.CONFLICT, facts.NATIVES_REMOVED, facts.COLLECTED]
    assert steps == [event.kind for event in events if event.kind in steps]
    assert "black 2" == cubes_of(g, "red")


# --- 5.2.2.1 resolving cards ---


@pytest.mark.rule("CM-5.2.2.1-a", "CM-5.2.2.1-c")
@every_edition
def test_all_cards_take_effect_in_full(edition: str) -> None:
    """Every policy card at the region counts, of every player, face-down or face-up; nobody is asked."""
    cards = "blue influence 2, blue influence 3, red influence 4, red influence 2, red influence 5"
    g = laid_out(edition, policies={"india": cards, "china": "blue influence 5"}, limit=60)

    colonize(g)

    assert g.over
    assert "blue 5, red 11" == shown(g, INDIA)
    assert "" == shown(g, CHINA)
    assert (17, 11) == (reserve_of(g, "blue"), reserve_of(g, "red"))


@pytest.mark.rule("CM-5.2.2.1-b", "OR-5.2.2.1-a")
@every_edition
@pytest.mark.parametrize(("other", "worth"), [("army", 2), ("influence 5", 5)])
def test_cards_of_one_player_resolve_together(edition: str, other: str, worth: int) -> None:
    """Discs placed for one card do not count for another: Empire sees only the region held before."""
    g = laid_out(edition, middle_east="red 1", policies={"india": f"red {other}, red empire"}, limit=60)

    colonize(g)

    assert f"red {worth + 1}" == shown(g, INDIA)


@pytest.mark.rule("CM-5.2.2.1-b", "OR-5.2.2.1-a")
@every_edition
@pytest.mark.parametrize("track", ["blue, red, green", "red, blue, green"])
def test_cards_of_two_players_resolve_together(edition: str, track: str) -> None:
    """Both Dominions are counted before either places discs, so red's majority in India still counts."""
    g = laid_out(
        edition,
        3,
        track=track,
        india="red 3, blue 2",
        china="blue 1",
        policies={"india": "blue dominion, red dominion"},
        limit=60,
    )

    colonize(g)

    assert "blue 4, red 5" == shown(g, INDIA)


@pytest.mark.rule("CM-5.2.2.1-b", "OR-5.2.2.1-a")
@pytest.mark.parametrize(("edition", "total"), [(COMPASS, 4), (SPIELWORXX, 4), (ORIGINAL, 3)])
def test_dominion_first_or_together(edition: str, total: int) -> None:
    """The later editions resolve Dominion before Empire, which then counts the new region; the original does not."""
    g = laid_out(
        edition,
        india="natives 2",
        middle_east="red 4, natives 3",
        policies={"india": "red dominion, red empire"},
        limit=60,
    )

    colonize(g)

    assert f"red {total}, natives 2" == shown(g, INDIA)


@pytest.mark.rule("OR-5.2.2.1-a", "SW-5.2.2.1-a")
@earlier_editions
@pytest.mark.parametrize(("reserve", "placed"), [(11, 5), (12, 12), (7, 5), (16, 12)])
def test_consolidate_is_all_or_nothing_and_later(edition: str, reserve: int, placed: int) -> None:
    """Consolidate takes seven discs of what the other cards have left, or nothing if that is less than seven."""
    cards = "red consolidate holdings, red influence 5"
    g = laid_out(edition, india="red 1", reserve={"red": reserve}, policies={"india": cards}, limit=60)

    colonize(g)

    assert f"red {placed + 1}" == shown(g, INDIA)
    assert reserve - placed == reserve_of(g, "red")


@pytest.mark.rule("CM-5.2.2.1-b", "OR-5.2.2.1-a")
@every_edition
def test_unrest_comes_after_the_other_cards(edition: str) -> None:
    """Red grows past blue first; then Unrest at Home strikes the weakest, which is blue."""
    g = laid_out(
        edition,
        india="red 1, blue 4",
        policies={"india": "blue unrest at home, red influence 5"},
        limit=60,
    )

    colonize(g)

    assert "red 6" == shown(g, INDIA)


@pytest.mark.rule("CM-5.2.2.1-d")
@every_edition
def test_too_few_discs(edition: str) -> None:
    """With four discs in reserve a demand of eight places four, and the rest is not owed later."""
    g = laid_out(
        edition,
        reserve={"red": 4},
        policies={"india": "red influence 3, red influence 5"},
        limit=60,
        turn=3,
        phase=5,
    )

    hold_phase(g)

    assert "red 4" == shown(g, INDIA)
    assert 0 == reserve_of(g, "red")


@pytest.mark.rule("CM-5.2.2.1-e")
@every_edition
def test_discs_never_move_between_regions(edition: str) -> None:
    """An empty reserve places nothing, whatever lies elsewhere on the board."""
    g = laid_out(edition, china="red 9", reserve={"red": 0}, policies={"india": "red influence 5"}, limit=60)

    colonize(g)

    assert "" == shown(g, INDIA)
    assert "red 9" == shown(g, CHINA)


@pytest.mark.rule("CM-5.2.2.1-f", "CM-5.2.1-e")
@every_edition
@pytest.mark.parametrize(("order", "placed"), [([0, 1, 2, 3, 4, 5], "red 2"), ([4, 3, 2, 1, 0, 5], "")])
def test_removed_discs_are_usable_at_once(edition: str, order: list[int], placed: str) -> None:
    """Two discs lost in one region serve the card at the next; if that came first there was nothing to place."""
    g = laid_out(
        edition,
        north_africa="red 5, natives 5",
        reserve={"red": 0},
        policies={"china": "red influence 5"},
        limit=6,
        turn=3,
        phase=5,
    )
    g.s.order = order

    hold_phase(g)

    assert "red 3, natives 3" == shown(g, NORTH_AFRICA)
    assert placed == shown(g, CHINA)


@pytest.mark.rule("CM-5.2.2.1-f")
@every_edition
def test_all_removed_discs_return(edition: str) -> None:
    """Discs of players return to their reserves, natives to the supply, mercenaries to theirs."""
    g = laid_out(edition, india="blue 2, red 9, red mercenaries 1, natives 4", limit=4)

    say(colonize(g), "lose 1")

    assert "red 7" == shown(g, INDIA)
    assert (22, 15) == (reserve_of(g, "blue"), reserve_of(g, "red"))
    assert [g.edition.gray, g.edition.purple] == g.s.supply


# --- discs of others ---


@pytest.mark.ruling("A88")
@every_edition
def test_the_target_of_diplomacy_has_no_say(edition: str) -> None:
    """Red sends blue's discs to India; they come from blue's reserve, and blue is asked nothing."""
    g = laid_out(edition, india="red 1", hands={"red": "diplomacy"}, limit=60)

    say(to_act(g, "red"), "play diplomacy", "in india", "target blue", 3)

    assert g.over
    assert "blue 4, red 1" == shown(g, INDIA)
    assert (18, 21) == (reserve_of(g, "blue"), reserve_of(g, "red"))


@pytest.mark.ruling("A88")
@every_edition
def test_diplomacy_is_capped_by_the_targets_reserve(edition: str) -> None:
    """Blue has one disc left, so one disc is placed, whatever the die shows."""
    g = laid_out(edition, india="red 1", reserve={"blue": 1}, hands={"red": "diplomacy"}, board=practice_board())

    say(to_act(g, "red"), "play diplomacy", "in india", "target blue", 2)

    assert "blue 1, red 1" == shown(g, INDIA)
    assert [1, 1, 0, 0, 0] == strengths(g, INDIA)
