"""5.2.3 Ending a colonization phase: hands, influence check, turn order, region order, refreshing."""

from random import Random

import pytest

from metropole.games.colonialism.positions import (
    edition_of,
    hand_size,
    laid_out,
    perform,
    practice_board,
    seat_of,
    shown,
)
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.board import CHINA, INDIA
from metropole.games.colonialism.rules.game import END_COLONIZATION, Game
from metropole.games.colonialism.rules.queries import size
from metropole.games.colonialism.rules.start import start
from metropole.games.colonialism.rules.state import GRAY, REGION_COUNT
from metropole.kernel import Chance
from metropole.laws import random_step
from metropole.testing import offered, say
from tests.rules.colonialism.common import (
    COMPASS,
    ORIGINAL,
    SPIELWORXX,
    asked,
    each_told,
    earlier_editions,
    every_edition,
    later_editions,
    reserve_of,
)
from tests.rules.colonialism.phases import (
    colonize,
    cubes_by_region,
    drive,
    drive_out,
    drive_to,
    fourth,
    hold_phase,
    interest,
    last_tile_first,
    question,
    row_choosers,
    row_order,
    spelled,
    told,
)
from tests.rules.questions import listen, outcome

FOUR_CARDS = "army, fleet, empire, plague"


def end_phase(g: Game) -> Game:
    """5.2.3 Begin to end the colonization phase."""
    return perform(g, END_COLONIZATION)


def in_hand(g: Game, colour: str) -> list[str]:
    hand = g.s.hands[seat_of(g, colour)]
    return [name for card, name in enumerate(CARDS) if hand >> card & 1]


def in_discard(g: Game, colour: str) -> list[str]:
    pile = g.s.discards[seat_of(g, colour)]
    return [name for card, name in enumerate(CARDS) if pile >> card & 1]


# --- hands ---


@pytest.mark.rule("CM-5.2.3-a", "CM-5.2.3-b", "CM-5.2.3-c", "OR-5.2.3-a")
@pytest.mark.parametrize(
    ("edition", "said", "drawn", "hand"),
    [
        (COMPASS, "keep fleet", 5, 6),
        (COMPASS, "done", 6, 6),
        (SPIELWORXX, "keep fleet", 5, 6),
        (ORIGINAL, "keep fleet", 6, 7),
    ],
)
def test_four_cards_in_hand(edition: str, said: str, drawn: int, hand: int) -> None:
    """V-HND-1: one card is kept, in compass also none; then the hand is filled up to six, or six cards are drawn."""
    g = laid_out(edition, hands={"red": FOUR_CARDS})
    events = listen(g)
    end_phase(g)
    kept = ["fleet"] if said == "keep fleet" else []
    options = ["keep army", "keep empire", "keep fleet", "keep plague"]
    assert ([*options, "done"] if edition == COMPASS else options) == offered(g)

    say(g, said)
    assert kept == in_hand(g, "red")
    assert sorted(set(FOUR_CARDS.split(", ")) - set(kept)) == sorted(in_discard(g, "red"))

    drive_to(g, "new-row")
    assert drawn == each_told(events, facts.CARD_DRAWN, "seat").count(seat_of(g, "red"))
    assert hand == hand_size(g, "red")


@pytest.mark.rule("CM-5.2.3-c", "OR-5.2.3-a")
@every_edition
def test_empty_hands(edition: str) -> None:
    """V-HND-2: who has no card is asked nothing and draws six."""
    g = end_phase(laid_out(edition))
    assert "card" == question(g)

    drive_to(g, "new-row")

    assert [6, 6, 6, 6] == [size(hand) for hand in g.s.hands]


@pytest.mark.rule("CM-5.2.3-a")
@earlier_editions
def test_a_single_card_is_kept(edition: str) -> None:
    """The older editions discard only from hands of two or more, and never the last card."""
    g = end_phase(laid_out(edition, hands={"red": "army"}))

    assert "card" == question(g)
    assert ["army"] == in_hand(g, "red")

    g = end_phase(laid_out(edition, hands={"red": "army, plague"}))
    assert ["keep army", "keep plague"] == offered(g)


@pytest.mark.rule("CM-5.2.3-b")
@pytest.mark.parametrize(("said", "discarded"), [("keep army", []), ("done", ["army"])])
def test_a_single_card_may_go_in_compass(said: str, discarded: list[str]) -> None:
    """The last edition lets a player discard even a single card."""
    g = end_phase(laid_out(COMPASS, hands={"red": "army"}))
    assert ["keep army", "done"] == offered(g)

    say(g, said)

    assert discarded == in_discard(g, "red")


@pytest.mark.rule("CM-5.2.3-a")
@every_edition
def test_everybody_discards_before_anybody_draws(edition: str) -> None:
    """Both players choose first; then all other cards are discarded, and only then the drawing begins."""
    g = laid_out(edition, hands={"blue": "army, fleet", "red": "army, plague"})
    events = listen(g)

    end_phase(g)
    assert "blue" == asked(g)
    say(g, "keep fleet")
    assert ("red", []) == (asked(g), in_discard(g, "blue"))
    say(g, "keep plague")
    drive_to(g, "new-row")

    cards = [event.kind for event in events if event.kind in (facts.CARD_DISCARDED, facts.CARD_DRAWN)]
    assert [facts.CARD_DISCARDED] * 2 == cards[:2]
    assert facts.CARD_DISCARDED not in cards[2:]


@pytest.mark.rule("CM-5.2.3-a", "CM-5.2.3-c")
@pytest.mark.ruling("A90")
@later_editions
def test_a_large_hand_shrinks_to_six(edition: str) -> None:
    """Of nine cards eight go, so five are drawn: a hand above six cannot survive."""
    cards = "army, fleet, empire, plague, trade, treaty, dominion, commerce, monopoly"
    g = end_phase(laid_out(edition, hands={"red": cards}))

    say(g, "keep trade")
    assert ["trade"] == in_hand(g, "red")
    drive_to(g, "new-row")

    assert 6 == hand_size(g, "red")


@pytest.mark.rule("CM-5.2.3-c", "OR-5.2.3-a")
@pytest.mark.ruling("A90")
@pytest.mark.parametrize(("edition", "hand"), [(COMPASS, 6), (SPIELWORXX, 6), (ORIGINAL, 7)])
def test_hands_after_every_phase_of_a_game(edition: str, hand: int) -> None:
    """Whenever rows are chosen for more rounds, every hand has been refilled to six, or by six beside the card kept."""
    g = start(edition_of(edition), practice_board(), 3)
    rng = Random(5)
    seen: set[int] = set()
    while not g.over:
        if question(g) == "new-row" and (g.s.turn, g.s.phase) != (3, 5):
            seen |= {size(hand) for hand in g.s.hands}
        random_step(g, rng)

    assert {hand} == seen


# --- the influence check ---


@pytest.mark.rule("CM-5.2.3-d", "OR-5.2.3-b", "OR-5.2.3-d")
@pytest.mark.ruling("A60", "A89")
@pytest.mark.parametrize(
    ("edition", "said", "left"),
    [
        (COMPASS, "", "red 10"),
        (SPIELWORXX, "", "red 10"),
        (ORIGINAL, "lose 2", "red 10"),
        (ORIGINAL, "lose 1", "red 9"),
        (ORIGINAL, "lose 0", "red 8"),
    ],
)
def test_mercenaries_and_the_limit(edition: str, said: str, left: str) -> None:
    """V-CHK-1: ten own discs and four mercenaries under a limit of twelve.

    In the later editions the mercenaries leave first and ten discs stay. In the original two of the fourteen discs
    are surplus, the owner says which, and the remaining mercenaries leave afterwards.
    """
    g = laid_out(edition, india="red 10, red mercenaries 4", limit=12)
    drive(end_phase(g), lambda game: question(game) in ("mercenary-losses", "new-row"))

    if said:
        assert ("red", ["lose 0", "lose 1", "lose 2"]) == (asked(g), offered(g))
        say(g, said)
    assert "new-row" == question(g)
    assert left == shown(g, INDIA)
    assert [g.edition.gray, g.edition.purple] == g.s.supply


@pytest.mark.rule("CM-5.2.3-e")
@every_edition
def test_surplus_discs_return(edition: str) -> None:
    """V-CHK-2: of fourteen discs alone under a limit of twelve two go back to the reserve, and everybody hears why."""
    g = laid_out(edition, india="red 14", limit=12)
    assert 8 == reserve_of(g, "red")
    events = listen(g)

    drive_to(end_phase(g), "new-row")

    assert "red 12" == shown(g, INDIA)
    assert 10 == reserve_of(g, "red")
    assert [(INDIA, 12)] == told(events, facts.TRIMMED)


@pytest.mark.rule("CM-5.2.3-e", "CM-5.2.3-f", "CM-5.2.3-g")
@pytest.mark.ruling("A60")
@every_edition
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("R13", "R12"),
        ("R12", "R12"),
        ("R14 N1", "R14 N1"),
        ("R10 B5", "R10 B5"),
        ("R14 B1", "R14 B1"),
        ("B14 R1", "B14 R1"),
        ("N20", "N20"),
    ],
)
def test_who_is_trimmed(edition: str, before: str, after: str) -> None:
    """Only one colonial power alone loses its surplus; natives never do, nor do two factions together."""
    g = laid_out(edition, india=spelled(edition, before), limit=12)
    expected = shown(laid_out(edition, india=spelled(edition, after)), INDIA)

    drive_to(end_phase(g), "new-row")

    assert expected == shown(g, INDIA)


@pytest.mark.rule("CM-5.2.3-d", "OR-5.2.3-b")
@pytest.mark.ruling("A60")
@pytest.mark.parametrize(("edition", "left"), [(COMPASS, 12), (SPIELWORXX, 12), (ORIGINAL, 14)])
def test_foreign_mercenaries(edition: str, left: int) -> None:
    """Blue mercenaries save red from the check only in the original, where they are still there."""
    g = laid_out(edition, india="red 14, blue mercenaries 2", limit=12)

    drive_to(end_phase(g), "new-row")

    assert f"red {left}" == shown(g, INDIA)


@pytest.mark.rule("OR-5.2.3-d", "CM-7.2-MERC-f")
@pytest.mark.ruling("A60", "A89")
@pytest.mark.parametrize(("edition", "leaving"), [(COMPASS, [14]), (SPIELWORXX, [14]), (ORIGINAL, [2, 12])])
def test_mercenaries_alone(edition: str, leaving: list[int]) -> None:
    """Fourteen mercenaries leave at once, in the original first the two above the limit and then the rest."""
    g = laid_out(edition, india="red mercenaries 14", limit=12)
    events = listen(g)

    drive_to(end_phase(g), "new-row")

    assert "" == shown(g, INDIA)
    assert leaving == each_told(events, facts.MERCENARIES_LEFT, "count")


# --- new turn order ---


@pytest.mark.rule("CM-5.2.3-h", "CM-5.2.3-i")
@pytest.mark.ruling("A56")
@later_editions
def test_fewest_cubes_of_this_turn_choose_first(edition: str) -> None:
    """V-ORD-1: red collects four cubes, blue and green two, white none; the tie goes to green, higher on the track.

    White's many cubes of an earlier turn do not count.
    """
    g = laid_out(
        edition,
        track=row_order(edition, "GRBW"),
        north_africa="red 2",
        india="blue 2",
        china="green 2",
        limit=20,
        held={"white": "yellow 3, brown 3, black 3"},
        cubes={"north africa": "yellow 4", "india": "brown 2", "china": "black 2"},
        policies={"north africa": "red treaty", "india": "blue treaty", "china": "green treaty"},
        phase=2,
    )
    hold_phase(g)

    assert ["white", "green", "blue", "red"] == row_choosers(g)


@pytest.mark.rule("OR-5.2.3-c")
@pytest.mark.ruling("A59")
def test_lowest_score_chooses_first() -> None:
    """V-ORD-2: scores 0, 1, 1 and 0; of equal scores the smaller total is first, so purple, red, blue, green."""
    g = laid_out(
        ORIGINAL,
        track=row_order(ORIGINAL, "RBGW"),
        held={
            "red": "yellow 3, brown 3",
            "blue": "yellow 1, brown 1, black 1",
            "green": "yellow 2, brown 1, black 1",
        },
    )

    assert ["purple", "red", "blue", "green"] == row_choosers(end_phase(g))


@pytest.mark.rule("OR-5.2.3-c")
@pytest.mark.ruling("A59")
@pytest.mark.parametrize("track", ["RBGW", "GBRW"])
def test_interests_are_no_part_of_the_current_score(track: str) -> None:
    """Red would score one with an interest; without it red and blue are level and the old track decides."""
    g = laid_out(
        ORIGINAL,
        track=row_order(ORIGINAL, track),
        india="red 5",
        interests={"red": [interest("india", "yellow")]},
        held={
            "red": "brown 1, black 1",
            "blue": "brown 1, black 1",
            "green": "yellow 1, brown 1, black 1",
            "purple": "yellow 1, brown 1, black 2",
        },
    )
    tied = [colour for colour in row_order(ORIGINAL, track).split(", ") if colour in ("red", "blue")]

    assert [*tied, "green", "purple"] == row_choosers(end_phase(g))


@pytest.mark.ruling("A59")
@pytest.mark.parametrize(
    ("edition", "choosers"),
    [(ORIGINAL, ["green", "red", "blue", "purple"]), (f"{ORIGINAL}+leaderlast", ["green", "purple", "blue", "red"])],
)
def test_still_tied_after_score_and_total(edition: str, choosers: list[str]) -> None:
    """Of equal scores and totals the higher on the track chooses first; by option, last, for they count as ahead."""
    held = dict.fromkeys(("red", "blue", "purple"), "brown 1, black 1")
    g = laid_out(edition, track=row_order(ORIGINAL, "RBGW"), held=held)

    assert choosers == row_choosers(end_phase(g))


@pytest.mark.rule("CM-5.2.3-j")
@every_edition
def test_only_free_rows(edition: str) -> None:
    """All discs are lifted, so the first has four rows; every row taken is no longer offered, the last is left over."""
    g = drive_to(end_phase(laid_out(edition)), "new-row")
    colours = g.edition.colours

    assert (colours[0], ["row 1", "row 2", "row 3", "row 4"]) == (asked(g), offered(g))
    say(g, "row 3")
    assert (colours[1], ["row 1", "row 2", "row 4"]) == (asked(g), offered(g))
    say(g, "row 1")
    assert (colours[2], ["row 2", "row 4"]) == (asked(g), offered(g))
    say(g, "row 4")

    assert [3, 1, 4, 2] == g.s.rows
    assert [1, 3, 0, 2] == g.s.track


# --- new region order ---


@pytest.mark.rule("CM-5.2.3-k")
@every_edition
def test_region_tiles_are_dealt_anew(edition: str) -> None:
    """Every tile can come to every region that has none yet; the new order is what chance says."""
    g = drive_to(end_phase(laid_out(edition, phase=5)), "tile")
    assert isinstance(g.pending, Chance)
    assert list(range(REGION_COUNT)) == g.pending.outcomes
    assert 1 == len(set(g.pending.weights))

    say(g, 4, 2, 5)
    assert [0, 1, 3] == g.pending.outcomes
    say(g, 0, 3)

    assert g.over
    assert [4, 2, 5, 0, 3, 1] == g.s.order


# --- refreshing ---


@pytest.mark.rule("CM-5.2.3-l", "CM-5.2.3-m")
@pytest.mark.ruling("A63")
@later_editions
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_refreshing_after_the_first_colonization(edition: str, turn: int) -> None:
    """One cube for every region and one native where there is none, also beside players' discs and in turn three."""
    g = laid_out(
        edition,
        india="natives 2",
        china="red 3",
        cubes={"india": "yellow 2"},
        turn=turn,
        phase=2,
    )

    drive_out(end_phase(g))

    assert [1, 1, 1, 3, 1, 1] == cubes_by_region(g)
    assert [1, 1, 1, 2, 1, 1] == g.s.natives
    assert g.edition.gray - 7 == g.s.supply[GRAY]


@pytest.mark.rule("CM-5.2.3-n")
@later_editions
def test_no_refreshing_after_the_second_colonization(edition: str) -> None:
    """After the second colonization phase of a turn neither cubes nor natives come."""
    g = laid_out(edition, china="red 3", turn=1, phase=5)

    drive_out(end_phase(g))

    assert [0] * REGION_COUNT == cubes_by_region(g) == g.s.natives


@pytest.mark.rule("CM-5.2.3-l", "CM-5.2.3-m")
@pytest.mark.parametrize("phase", [2, 5])
def test_the_original_never_refreshes_here(phase: int) -> None:
    """In the original neither colonization phase adds cubes or natives."""
    g = laid_out(ORIGINAL, china="red 3", turn=1, phase=phase)

    drive_out(end_phase(g))

    assert [0] * REGION_COUNT == cubes_by_region(g) == g.s.natives


@pytest.mark.rule("CM-5.2.3-l", "CM-5.2.3-m")
@pytest.mark.ruling("A62", "A64")
@later_editions
def test_short_supplies_follow_the_new_region_order(edition: str) -> None:
    """Two cubes and two gray discs are left: they go to the first two regions of the order just laid out."""
    g = laid_out(edition, turn=1, phase=2)
    g.s.bag, g.s.supply[GRAY] = [1, 0, 1], 2

    drive_out(end_phase(g), last_tile_first)

    assert [5, 4, 3, 2, 1, 0] == g.s.order
    assert [0, 0, 0, 0, 1, 1] == cubes_by_region(g) == g.s.natives
    assert (0, 0) == (sum(g.s.bag), g.s.supply[GRAY])


# --- the marker, and the end of the game ---


@pytest.mark.rule("CM-5.2.3-o")
@every_edition
@pytest.mark.parametrize(("turn", "phase"), [(1, 2), (1, 5), (3, 2), (3, 5)])
def test_the_phase_marker_advances(edition: str, turn: int, phase: int) -> None:
    """After a colonization phase the marker stands one space further."""
    g = laid_out(edition, turn=turn, phase=phase)

    hold_phase(g)
    drive_out(g)

    assert phase + 1 == g.s.phase


@pytest.mark.ruling("A61")
@pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX, "colonialism/original+strictinterests"])
def test_after_the_last_colonization_only_the_check(edition: str) -> None:
    """Mercenaries leave and surplus discs return; nobody discards, draws or chooses, and no tile is dealt.

    In the original that is so if ties fulfil no interest."""
    g = laid_out(
        edition,
        track=f"{fourth(edition)}, red, blue, green",
        india="red 14",
        china="red 2, red mercenaries 4, natives 3",
        hands={"red": FOUR_CARDS},
        limit=12,
        turn=3,
        phase=5,
    )
    order, rows = g.s.order[:], g.s.rows[:]

    events = hold_phase(g)

    assert g.over
    assert ("red 12", "red 2, natives 3") == (shown(g, INDIA), shown(g, CHINA))
    assert (order, rows, 4) == (g.s.order, g.s.rows, hand_size(g, "red"))
    assert [] == told(events, facts.ROW_TAKEN) + told(events, facts.TILE) + told(events, facts.CARD_DRAWN)
    assert (0, 0) == (sum(cubes_by_region(g)), g.s.natives[INDIA])


@pytest.mark.ruling("A61")
@pytest.mark.parametrize(("edition", "turn"), [(ORIGINAL, 3), ("colonialism/original+short", 2)])
@pytest.mark.parametrize(("blue", "red"), [("row 1", "row 2"), ("row 4", "row 2")])
def test_the_last_positions_decide_ties(edition: str, turn: int, blue: str, red: str) -> None:
    """In the original the positions on the track are chosen after the last colonization phase too: a tie for an
    interest goes to who stands higher then. Hands and tiles stay as they are."""
    g = laid_out(
        edition,
        2,
        track="red, blue",
        india="blue 3, red 3, red mercenaries 2",
        held={"red": "black 3"},
        interests={"blue": [interest("india", "yellow")]},
        hands={"red": FOUR_CARDS},
        limit=12,
        turn=turn,
        phase=5,
    )
    order = g.s.order[:]
    hold_phase(g)
    assert "blue 3, red 3" == shown(g, INDIA)

    assert ("blue", "new-row") == (asked(g), question(g))
    say(g, blue)
    assert ("red", "new-row") == (asked(g), question(g))
    say(g, red)

    assert [1 if blue == "row 1" else 0, 3] == outcome(g).totals
    assert (order, 4) == (g.s.order, hand_size(g, "red"))


@pytest.mark.ruling("A61")
@every_edition
def test_the_last_check_decides_interests(edition: str) -> None:
    """Two discs and four mercenaries beat three natives until the mercenaries leave, so the interest is not paid."""
    g = laid_out(
        edition,
        china="red 2, red mercenaries 4, natives 3",
        interests={"red": [interest("china", "yellow")]},
        limit=20,
        turn=3,
        phase=5,
    )
    hold_phase(g)

    assert [0, 0, 0, 0] == drive_out(g).totals


@pytest.mark.ruling("A61")
@every_edition
def test_other_phases_are_not_the_last(edition: str) -> None:
    """In turn two, and after the first colonization of turn three, hands are discarded and rows chosen as ever."""
    for turn, phase in [(2, 5), (3, 2)]:
        g = laid_out(edition, hands={"red": FOUR_CARDS}, turn=turn, phase=phase)
        hold_phase(g)
        assert "keep-one" == question(g)
        drive_to(g, "new-row")
        drive_to(g, "tile")


@pytest.mark.rule("CM-5.2.3-e", "CM-5.2.2.2-c")
@every_edition
def test_conflict_then_trimming(edition: str) -> None:
    """The last native dies in the conflict, twenty discs stay; the check afterwards brings them to the limit."""
    g = laid_out(edition, india="natives 1, red 20", limit=12)
    assert "red 20" == shown(colonize(g), INDIA)

    drive_to(end_phase(g), "new-row")

    assert "red 12" == shown(g, INDIA)
