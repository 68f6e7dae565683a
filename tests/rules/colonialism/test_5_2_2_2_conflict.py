"""5.2.2.2 Conflict, and 7.2 who loses which discs of a mixed stack."""

from random import Random

import pytest

from metropole.games.colonialism.positions import edition_of, laid_out, perform, seat_of, shown, to_act
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import INDIA, SOUTHEAST_ASIA
from metropole.games.colonialism.rules.colonization import fight
from metropole.games.colonialism.rules.game import END_COLONIZATION
from metropole.games.colonialism.rules.queries import limit_fails, strengths
from metropole.games.colonialism.rules.state import GRAY, NATIVES, PURPLE
from metropole.testing import offered, say
from tests.rules.colonialism.common import (
    COMPASS,
    ORIGINAL,
    SPIELWORXX,
    asked,
    earlier_editions,
    every_edition,
    later_editions,
    reserve_of,
)
from tests.rules.colonialism.phases import (
    colonize,
    cubes_of,
    drive_out,
    fourth,
    hold_phase,
    left_in,
    question,
    row_order,
    sorted_out,
    spelled,
    told,
)
from tests.rules.questions import listen

CONFLICTS = [  # position, limit, later editions, original with track RBGW, original with track BRGW
    ("V-CON-1", "B14 R12 N7 G5", 16, "B9 R6 N1", "B9 R6 N1", "B9 R6 N1"),
    ("V-CON-2", "R5 B5", 9, "R4 B4", "R5 B4", "R4 B5"),
    ("V-CON-3", "R5 B5 N1", 9, "R4 B4", "R5 B4", "R4 B5"),
    ("V-CON-4", "N4 R4", 7, "N3 R3", "N3 R4", "N3 R4"),
    ("V-CON-5", "N4 R4", 6, "N3 R3", "N3 R3", "N3 R3"),
    ("V-CON-6", "R1 B1 N3", 4, "N3", "R1 N3", "B1 N3"),
    ("V-CON-7", "R3 B3 N3", 7, "R2 B2 N2", "R3 B2 N2", "R2 B3 N2"),
    ("V-CON-8", "R3 B3 N3", 8, "R2 B2 N2", "R3 B3 N2", "R3 B3 N2"),
    ("V-CON-9", "R4 B4 G4 W4 N4", 16, "R3 B3 G3 W3 N3", "R4 B3 G3 W3 N3", "R3 B4 G3 W3 N3"),
    ("V-CON-10", "N1 R20", 12, "R20", "R20", "R20"),
    ("V-CON-11", "N3 G5", 6, "N2 G4", "N2 G4", "N2 G4"),
    ("V-CON-12", "N6 R6 B2", 8, "N4 R4", "N4 R4", "N4 R4"),
]

PASSES = [  # of the printed example: where it stands when the limit is the total reached
    (38, "B14 R12 N7 G5"),
    (37, "B14 R12 N7 G4"),
    (36, "B14 R12 N6 G4"),
    (35, "B14 R11 N6 G4"),
    (34, "B13 R11 N6 G4"),
    (30, "B12 R10 N5 G3"),
    (26, "B11 R9 N4 G2"),
    (22, "B10 R8 N3 G1"),
    (18, "B9 R7 N2"),
    (17, "B9 R7 N1"),
    (16, "B9 R6 N1"),
]

TREATIES = [
    ("V-TRE-1", "B14 R12 N7 G5", 16, "G", "B8 R6 N1 G1"),
    ("V-TRE-2", "G1 N2 R9", 6, "G", "G1 R5"),
    ("V-TRE-3", "G1 N1 R9", 6, "G", "G1 R5"),
    ("V-TRE-4", "G1 R1 B9", 6, "GR", "G1 R1 B4"),
    ("V-TRE-5", "G2 R2 N5", 6, "GR", "G1 R1 N4"),
    ("V-TRE-6", "R2 B2 G2 W2", 3, "RBGW", "R1 B1 G1 W1"),
]


def after_conflict(edition: str, position: str, limit: int, track: str = "BRGW", treaties: str = "") -> list[str]:
    """The stacks in a region after its conflict."""
    cards = ", ".join([f"{colour} treaty" for colour in row_order(edition, treaties).split(", ") if colour])
    g = laid_out(
        edition,
        track=row_order(edition, track),
        india=spelled(edition, position),
        limit=limit,
        policies={"india": cards},
    )
    return sorted_out(shown(colonize(g), INDIA))


def words(edition: str, position: str) -> list[str]:
    return sorted_out(spelled(edition, position))


# --- the examples ---


@pytest.mark.rule("CM-5.2.2.2-b", "CM-5.2.2.2-c", "CM-5.2.2.2-e")
@pytest.mark.ruling("A34")
@every_edition
@pytest.mark.parametrize("track", ["RBGW", "BRGW", "WGRB"])
def test_printed_example(edition: str, track: str) -> None:
    """C0-2, V-CON-1: 38 discs under a limit of sixteen; the conflict ends in the middle of the sixth pass."""
    assert words(edition, "B9 R6 N1") == after_conflict(edition, "B14 R12 N7 G5", 16, track)


@pytest.mark.rule("CM-5.2.2.2-b", "CM-5.2.2.2-e")
@pytest.mark.ruling("A34")
@every_edition
@pytest.mark.parametrize(("limit", "position"), PASSES)
def test_passes_of_the_printed_example(edition: str, limit: int, position: str) -> None:
    """Every faction loses one disc per pass, the weakest first, and the end is tested before every single step."""
    assert words(edition, position) == after_conflict(edition, "B14 R12 N7 G5", limit)


@pytest.mark.rule("CM-5.2.2.2-b", "CM-5.2.2.2-c", "CM-5.2.2.2-d", "CM-5.2.2.2-f")
@pytest.mark.ruling("A34", "A35")
@later_editions
@pytest.mark.parametrize(("vector", "position", "limit", "later", "red_first", "blue_first"), CONFLICTS)
@pytest.mark.parametrize("track", ["RBGW", "BRGW"])
def test_conflict_of_the_later_editions(
    edition: str, vector: str, position: str, limit: int, later: str, red_first: str, blue_first: str, track: str
) -> None:
    """V-CON-1 to V-CON-12: tied factions lose together, whatever the track, and the total may fall below the limit."""
    assert words(edition, later) == after_conflict(edition, position, limit, track), vector


@pytest.mark.rule("CM-5.2.2.2-b", "CM-5.2.2.2-c", "OR-5.2.2.2-a", "OR-5.2.2.2-b")
@pytest.mark.ruling("A34", "A38")
@pytest.mark.parametrize(("vector", "position", "limit", "later", "red_first", "blue_first"), CONFLICTS)
def test_conflict_of_the_original(
    vector: str, position: str, limit: int, later: str, red_first: str, blue_first: str
) -> None:
    """V-CON-1 to V-CON-12: of tied factions the natives lose first, then the lower on the track."""
    assert words(ORIGINAL, red_first) == after_conflict(ORIGINAL, position, limit, "RBGW"), vector
    assert words(ORIGINAL, blue_first) == after_conflict(ORIGINAL, position, limit, "BRGW"), vector


@pytest.mark.rule("CM-7.1-TREATY-a")
@pytest.mark.ruling("A37")
@every_edition
@pytest.mark.parametrize(("vector", "position", "limit", "treaties", "result"), TREATIES)
def test_treaty(edition: str, vector: str, position: str, limit: int, treaties: str, result: str) -> None:
    """V-TRE-1 to V-TRE-6: a protected player keeps one disc; when nobody can lose any more the conflict ends."""
    assert words(edition, result) == after_conflict(edition, position, limit, treaties=treaties), vector


# --- when it happens and when it ends ---


@pytest.mark.rule("CM-5.2.2.2-a")
@every_edition
@pytest.mark.parametrize(
    ("position", "happens"),
    [("R4 N3", True), ("R4 B3", True), ("R3 N3", False), ("R9", False), ("N9", False), ("R2 B2 N3", True)],
)
def test_when_a_conflict_happens(edition: str, position: str, happens: bool) -> None:
    """A colonized region has a conflict exactly if two factions are there with more discs than the limit."""
    g = laid_out(edition, india=spelled(edition, position), limit=6, policies={"india": "green treaty"})
    before = shown(g, INDIA)
    events = listen(g)

    colonize(g)

    assert happens == bool(told(events, facts.CONFLICT))
    assert happens == (before != shown(g, INDIA))


@pytest.mark.rule("CM-5.2.2.2-c")
@every_edition
def test_a_lone_faction_is_left_alone(edition: str) -> None:
    """V-CON-10: when the last native is gone twenty discs stay, although the limit is twelve."""
    assert words(edition, "R20") == after_conflict(edition, "N1 R20", 12)


@pytest.mark.rule("CM-5.2.2.2-d", "OR-5.2.2.2-a")
@pytest.mark.ruling("A35")
@pytest.mark.parametrize(("edition", "result"), [(COMPASS, "R4 B4"), (SPIELWORXX, "R4 B4"), (ORIGINAL, "R5 B4")])
def test_below_the_limit_or_equal_to_it(edition: str, result: str) -> None:
    """V-CON-2: five against five with a limit of nine overshoots to eight, or stops at nine in the original."""
    assert words(edition, result) == after_conflict(edition, "R5 B5", 9, "RBGW")


@pytest.mark.rule("OR-5.2.2.2-b", "OR-5.2.2.3-b")
@pytest.mark.parametrize(("limit", "result"), [(8, "R3 B3 N2"), (7, "R3 B2 N2"), (6, "R2 B2 N2")])
def test_order_of_tied_losses_in_the_original(limit: int, result: str) -> None:
    """Natives lose a tie first, then the player lower on the track, last the one at the top."""
    assert words(ORIGINAL, result) == after_conflict(ORIGINAL, "R3 B3 N3", limit, "RBGW")


@pytest.mark.ruling("A36")
@pytest.mark.parametrize(("edition", "left", "cubes"), [(COMPASS, "", 1), (SPIELWORXX, "", 1), (ORIGINAL, "R1 B1", 0)])
def test_everybody_wiped_out(edition: str, left: str, cubes: int) -> None:
    """Three single discs under a limit of two all leave together, and the cubes stay; the original keeps two discs."""
    g = laid_out(
        edition,
        track=row_order(edition, "RBGW"),
        india=spelled(edition, "R1 B1 G1"),
        limit=2,
        cubes={"india": "yellow 1"},
    )

    colonize(g)

    assert g.over
    assert words(edition, left) == sorted_out(shown(g, INDIA))
    assert cubes == left_in(g, INDIA)


# --- X1 Tripartite Convention ---


@pytest.mark.rule("X1-TRIP-a", "X1-TRIP-b", "X1-TRIP-c")
@pytest.mark.parametrize(
    ("vector", "position", "with_event", "without"),
    [
        ("V-TRI-1", "R10 B8 N2", "R9 B7", "R7 B5"),
        ("V-TRI-3", "R10 B8", "R7 B5", "R7 B5"),
    ],
)
@pytest.mark.parametrize("event", ["tripartite convention", ""])
def test_tripartite_convention(vector: str, position: str, with_event: str, without: str, event: str) -> None:
    """V-TRI-1, V-TRI-3: the conflict also ends with the last native, if there were any, and nothing is trimmed."""
    g = laid_out(
        "colonialism/compass+events",
        southeast_asia=spelled(COMPASS, position),
        limit=12,
        event=event,
        turn=3,
        phase=5,
    )

    hold_phase(g)

    assert words(COMPASS, with_event if event else without) == sorted_out(shown(g, SOUTHEAST_ASIA)), vector


@pytest.mark.rule("X1-TRIP-a", "X1-TRIP-c")
@pytest.mark.parametrize(("event", "trimmed"), [("tripartite convention", "blue 8"), ("", "blue 6")])
def test_tripartite_convention_with_a_tie(event: str, trimmed: str) -> None:
    """V-TRI-2: the tied pair leaves together; the lone survivor is trimmed only without the event."""
    g = laid_out("colonialism/compass+events", southeast_asia="natives 2, red 2, blue 9", limit=6, event=event)
    colonize(g, SOUTHEAST_ASIA)
    assert "blue 8" == shown(g, SOUTHEAST_ASIA)

    perform(g, END_COLONIZATION)
    drive_out(g)
    assert trimmed == shown(g, SOUTHEAST_ASIA)


# --- against an independent reading ---


def by_the_prose(
    start: dict[str, int], limit: int, treaties: set[str], tie_losers: list[str], together: bool, tripartite: bool
) -> dict[str, int]:
    """5.2.2.2 read once more, with no regard to speed: passes over a queue of factions."""
    counts = dict(start)

    def goes_on() -> bool:
        present = [faction for faction in counts if counts[faction] > 0]
        natives_gone = start["natives"] > 0 and counts["natives"] == 0
        return len(present) > 1 and sum(counts.values()) > limit and not (tripartite and natives_gone)

    while goes_on():
        at_start = dict(counts)
        queue = [faction for faction in tie_losers if counts[faction] > 0]
        queue.sort(key=lambda faction: at_start[faction])  # stable, so ties stay in the order of the losers
        while queue and goes_on():
            level = at_start[queue[0]]
            leaving = [faction for faction in queue if at_start[faction] == level] if together else queue[:1]
            queue = [faction for faction in queue if faction not in leaving]
            for faction in leaving:
                if not (faction in treaties and counts[faction] == 1):
                    counts[faction] -= 1
        if counts == at_start:
            break
    return counts


def random_conflict(edition: str, event: str, rng: Random) -> tuple[list[int], list[int]]:
    """What the engine and what the naive reading make of a random position."""
    seats = rng.randint(2, 4)
    colours = list(edition_of(edition).colours[:seats])
    counts = {colour: rng.choice([0, 1, 2, 3, rng.randint(0, 14)]) for colour in colours}
    counts["natives"] = rng.choice([0, 1, rng.randint(0, 9)])
    track = rng.sample(colours, seats)
    treaties = {colour for colour in colours if rng.random() < 0.2}
    limit = rng.randint(1, 20)
    g = laid_out(
        edition,
        seats,
        track=", ".join(track),
        southeast_asia=", ".join([f"{name} {count}" for name, count in counts.items()]),
        limit=limit,
        policies={"southeast asia": ", ".join([f"{colour} treaty" for colour in treaties])},
        event=event,
    )
    losers = ["natives", *track[::-1]]
    expected = by_the_prose(counts, limit, treaties, losers, edition != ORIGINAL, event != "")
    ends = fight(g, SOUTHEAST_ASIA, strengths(g, SOUTHEAST_ASIA))
    return [*[expected[c] for c in colours], *[0] * (4 - seats), expected["natives"]], ends


@pytest.mark.rule("CM-5.2.2.2-b", "CM-5.2.2.2-c", "CM-5.2.2.2-f", "OR-5.2.2.2-a", "OR-5.2.2.2-b")
@pytest.mark.ruling("A34", "A35", "A36", "A37")
@pytest.mark.parametrize(
    ("edition", "event"),
    [
        (COMPASS, ""),
        (SPIELWORXX, ""),
        (ORIGINAL, ""),
        ("colonialism/compass+events", "tripartite convention"),
    ],
)
def test_conflict_agrees_with_a_naive_reading(edition: str, event: str) -> None:
    """Thousands of random positions, with treaties, for both tie rules and for the event that ends conflicts early."""
    rng = Random(1885)
    for _ in range(3000):
        expected, ends = random_conflict(edition, event, rng)
        assert expected == ends


@pytest.mark.rule("OR-5.2.2.2-a")
@pytest.mark.ruling("A38")
def test_the_original_always_meets_the_limit() -> None:
    """Single losses never fall below the limit while two factions are left."""
    rng = Random(2011)
    met = 0
    for _ in range(1000):
        colours = [rng.randint(0, 12) for _ in range(4)]
        position = " ".join([f"{letter}{count}" for letter, count in zip("BRGW", colours, strict=True)])
        g = laid_out(ORIGINAL, india=spelled(ORIGINAL, f"{position} N{rng.randint(0, 9)}"), limit=rng.randint(4, 20))
        if limit_fails(g, INDIA):
            ends = fight(g, INDIA, strengths(g, INDIA))
            if len([count for count in ends if count]) > 1:
                assert g.board.limits[4][INDIA] == sum(ends)
                met += 1
    assert met > 500


@pytest.mark.rule("CM-7.1-TREATY-a")
@pytest.mark.parametrize(
    ("india", "limit", "saved"),
    [("B9 R3", 6, True), ("B3 R1", 3, True), ("B3 R2", 4, False), ("B1 R1", 6, False)],
)
def test_a_treaty_is_credited_if_it_saved_a_disc(india: str, limit: int, saved: bool) -> None:
    """Who would have kept the last disc anyway owes it to no treaty."""
    g = laid_out(COMPASS, india=spelled(COMPASS, india), limit=limit, policies={"india": "red treaty"})
    events = listen(g)

    colonize(g)

    assert 1 == strengths(g, INDIA)[seat_of(g, "red")]
    assert ([(1, INDIA)] if saved else []) == told(events, facts.TREATY)


# --- mixed stacks ---


@pytest.mark.ruling("A40")
@every_edition
@pytest.mark.parametrize(
    ("vector", "own", "hired", "die", "options"),
    [
        ("V-MER-1", 5, 3, 3, ["lose 0", "lose 1", "lose 2", "lose 3"]),
        ("V-MER-2", 1, 4, 2, ["lose 2", "lose 3"]),
        ("V-MER-3", 2, 2, 3, []),
    ],
)
def test_split_of_losses(edition: str, vector: str, own: int, hired: int, die: int, options: list[str]) -> None:
    """V-MER-1 to V-MER-3: who attacks says how many of the lost discs are mercenaries, unless nothing is to choose."""
    position = f"blue 1, green 1, red {own}, red mercenaries {hired}"
    g = laid_out(edition, india=position, limit=60, hands={"blue": "military campaign"})
    say(to_act(g, "blue"), "play military campaign", "in india", "target red", die)

    if options:
        assert ("blue", "inflicted-losses") == (asked(g), question(g))
        assert options == offered(g), vector
        say(g, options[0])
    assert g.over
    assert own + hired - die - 1 == strengths(g, INDIA)[seat_of(g, "red")]


@pytest.mark.ruling("A40")
@every_edition
@pytest.mark.parametrize(
    ("said", "left", "afterwards"),
    [("lose 0", "red mercenaries 1, natives 8", "natives 8"), ("lose 1", "red 1, natives 8", "red 1, natives 8")],
)
def test_treaty_keeps_a_disc_of_the_owners_choice(edition: str, said: str, left: str, afterwards: str) -> None:
    """V-MER-4: one of two discs must go; a mercenary that stays leaves at the end of the phase."""
    position = "red 1, red mercenaries 1, natives 9"
    g = laid_out(edition, india=position, limit=9, policies={"india": "red treaty"})
    colonize(g)
    assert ["lose 0", "lose 1"] == offered(g)

    say(g, said)
    assert left == shown(g, INDIA)

    drive_out(perform(g, END_COLONIZATION))
    assert afterwards == shown(g, INDIA)


@pytest.mark.rule("CM-7.2-MERC-d")
@pytest.mark.ruling("A40")
@every_edition
@pytest.mark.parametrize("order", ["RBGW", "BRGW"])
def test_owners_choose_once_at_the_end_in_turn_order(edition: str, order: str) -> None:
    """After four passes each of two owners is asked once, for all four discs, the higher on the track first."""
    position = "blue 8, blue mercenaries 4, red 5, red mercenaries 3"
    g = laid_out(edition, track=row_order(edition, order), india=position, limit=12)
    choices = {"red": ["lose 0", "lose 1", "lose 2", "lose 3"], "blue": [f"lose {count}" for count in range(5)]}

    colonize(g)

    for colour in row_order(edition, order).split(", ")[:2]:
        assert (colour, choices[colour]) == (asked(g), offered(g))
        say(g, "lose 2")
    assert g.over
    assert "blue 6, blue mercenaries 2, red 3, red mercenaries 1" == shown(g, INDIA)


RED_THEN_GREEN = [("red", "mercenary-losses"), ("green", "mercenary-losses")]
BY_BLUE = ("blue", "inflicted-losses")


@pytest.mark.rule("CM-7.2-CAMP-c", "CM-7.2-MISS-b")
@pytest.mark.ruling("A40")
@pytest.mark.parametrize(
    ("edition", "card", "spoken", "choosers", "most"),
    [
        *[(edition, "plague", [], RED_THEN_GREEN, ["lose 3", "lose 2"]) for edition in (COMPASS, SPIELWORXX, ORIGINAL)],
        *[(edition, "missionaries", [], RED_THEN_GREEN, ["lose 1"] * 2) for edition in (COMPASS, ORIGINAL)],
        (SPIELWORXX, "missionaries", [], [BY_BLUE, BY_BLUE], ["lose 1", "lose 1"]),
        *[
            (edition, "military campaign", ["target red", 1], [BY_BLUE], ["lose 2"])
            for edition in (COMPASS, SPIELWORXX, ORIGINAL)
        ],
    ],
)
def test_who_chooses_for_an_action_card(
    edition: str, card: str, spoken: list[str | int], choosers: list[tuple[str, str]], most: list[str]
) -> None:
    """Where the card's owner removes the discs, they choose; where a faction gives them up, each owner does, in turn
    order. Each stack is asked for once."""
    g = laid_out(
        edition,
        india="blue 1, red 3, red mercenaries 4, green 3, green mercenaries 2",
        limit=60,
        ships={"blue": "arabian sea"},
        hands={"blue": card},
    )
    say(to_act(g, "blue"), f"play {card}", "in india", *spoken)

    for chooser, last in zip(choosers, most, strict=True):
        assert (chooser, last) == ((asked(g), question(g)), offered(g)[-1])
        assert "lose 0" == offered(g)[0]
        say(g, last)
    assert g.over


@pytest.mark.ruling("A40")
@every_edition
def test_the_victim_loses_what_the_attacker_chose(edition: str) -> None:
    """Two own discs and a mercenary go; the discs are back in the reserve of the victim, not of who attacks."""
    g = laid_out(edition, india="blue 1, red 3, red mercenaries 2, green 1", hands={"blue": "military campaign"})
    before = reserve_of(g, "blue"), reserve_of(g, "red")

    say(to_act(g, "blue"), "play military campaign", "in india", "target red", 2, "lose 1")

    assert "blue 1, red 1, red mercenaries 1, green 1" == shown(g, INDIA)
    assert (before[0], before[1] + 2) == (reserve_of(g, "blue"), reserve_of(g, "red"))


@pytest.mark.ruling("A40", "A44")
@earlier_editions
def test_who_attacks_themselves_chooses_as_the_loser(edition: str) -> None:
    """A campaign against oneself is a loss like any other."""
    g = laid_out(edition, india="blue 3, blue mercenaries 2, natives 1", hands={"blue": "military campaign"})

    say(to_act(g, "blue"), "play military campaign", "in india", "target blue", 1)

    assert ("blue", "mercenary-losses") == (asked(g), question(g))


@pytest.mark.ruling("A40")
@every_edition
def test_unrest_asks_once_as_well(edition: str) -> None:
    """Of thirteen discs ten leave; at least one of them is a mercenary, at most all four."""
    position = "red 9, red mercenaries 4"
    g = laid_out(edition, india=position, limit=60, policies={"india": "red unrest at home"})

    colonize(g)

    assert ["lose 1", "lose 2", "lose 3", "lose 4"] == offered(g)
    say(g, "lose 4")
    assert "red 3" == shown(g, INDIA)


# --- mercenaries count for their owner ---


@pytest.mark.rule("CM-7.2-MERC-c")
@pytest.mark.ruling("A39")
@every_edition
def test_mercenaries_count_in_conflict(edition: str) -> None:
    """Two own discs and three mercenaries are stronger than four, so the four lose first."""
    g = laid_out(edition, india="blue 4, red 2, red mercenaries 3", limit=8)

    assert "blue 3, red 2, red mercenaries 3" == shown(colonize(g), INDIA)


@pytest.mark.rule("CM-7.2-MERC-c")
@pytest.mark.ruling("A39")
@every_edition
def test_mercenaries_count_for_ties(edition: str) -> None:
    """Two own discs and two mercenaries tie with four: both lose, or the lower on the track in the original."""
    position = "blue 4, red 2, red mercenaries 2"
    g = laid_out(edition, track=row_order(edition, "BRGW"), india=position, limit=7)

    colonize(g)

    assert ("red", ["lose 0", "lose 1"]) == (asked(g), offered(g))
    say(g, "lose 1")
    blue = 4 if edition == ORIGINAL else 3
    assert f"blue {blue}, red 2, red mercenaries 1" == shown(g, INDIA)


@pytest.mark.rule("CM-7.2-MERC-c")
@pytest.mark.ruling("A39")
@every_edition
def test_mercenaries_count_for_most_and_least(edition: str) -> None:
    """With mercenaries red has the most influence in China for Dominion, and not the least in India for Unrest."""
    g = laid_out(
        edition,
        india="blue 6, red 3, red mercenaries 4",
        china="red 1, red mercenaries 3, blue 3",
        limit=60,
        policies={"india": "blue unrest at home, red dominion", "china": "red dominion"},
    )

    colonize(g)

    assert "red 7, red mercenaries 4" == shown(g, INDIA)


@pytest.mark.rule("CM-7.2-MERC-c")
@pytest.mark.ruling("A39")
@every_edition
def test_mercenaries_count_for_collection(edition: str) -> None:
    """One own disc and three mercenaries pick before three discs."""
    g = laid_out(
        edition,
        india="blue 3, red 1, red mercenaries 3",
        limit=60,
        cubes={"india": "yellow 2, black 1"},
        policies={"india": "green treaty"},
    )

    say(colonize(g), "take yellow")

    assert ("yellow 2", "black 1") == (cubes_of(g, "red"), cubes_of(g, "blue"))


# --- where mercenaries come from ---


@pytest.mark.ruling("A41", "A42")
@every_edition
@pytest.mark.parametrize(("left", "hired"), [(2, 2), (0, 0), (9, 4)])
def test_short_supply_of_mercenaries(edition: str, left: int, hired: int) -> None:
    """A die of three hires four mercenaries, or as many as the purple, in the original the gray, supply has left."""
    g = laid_out(edition, india="red 1", ships={"red": "arabian sea"}, hands={"red": "mercenaries"}, limit=60)
    source, other = (GRAY, PURPLE) if edition == ORIGINAL else (PURPLE, GRAY)
    g.s.supply[source] = left
    untouched = g.s.supply[other]

    say(to_act(g, "red"), "play mercenaries", "in india", 3)

    assert words(edition, "R1") + ([f"red mercenaries {hired}"] if hired else []) == sorted_out(shown(g, INDIA))
    assert (left - hired, untouched) == (g.s.supply[source], g.s.supply[other])


@pytest.mark.ruling("A41")
@later_editions
def test_there_are_sixteen_mercenaries(edition: str) -> None:
    """The supply of mercenaries is sixteen discs of their own."""
    assert 16 == laid_out(edition).s.supply[PURPLE]


@pytest.mark.ruling("A42")
def test_gray_mercenaries_are_no_natives() -> None:
    """In the original four gray mercenaries neither make a second faction nor keep their owner from collecting."""
    g = laid_out(
        ORIGINAL,
        india="red 5",
        limit=6,
        cubes={"india": "brown 1"},
        ships={"red": "arabian sea"},
        hands={"red": "mercenaries"},
    )
    gray = g.s.supply[GRAY]
    say(to_act(g, "red"), "play mercenaries", "in india", 3)

    assert gray - 4 == g.s.supply[GRAY]
    assert 0 == strengths(g, INDIA)[NATIVES]
    assert not limit_fails(g, INDIA)
    assert "brown 1" == cubes_of(colonize(g), "red")


@pytest.mark.rule("CM-7.2-MERC-c")
@pytest.mark.ruling("A39")
@every_edition
def test_all_four_players_can_be_in_one_conflict(edition: str) -> None:
    """Own mercenaries make the fourth player the strongest of five factions."""
    last = fourth(edition)
    position = f"blue 3, red 2, green 1, {last} 1, {last} mercenaries 3, natives 5"
    g = laid_out(edition, india=position, limit=14)

    assert f"blue 3, red 2, {last} 1, {last} mercenaries 3, natives 5" == shown(colonize(g), INDIA)
