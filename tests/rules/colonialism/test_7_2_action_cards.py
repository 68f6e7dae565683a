"""7.2 Action cards: what they need, and what they do at once."""

import pytest

from metropole.games.colonialism.positions import laid_out, perform, seat_of, shown, to_act
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import INDIA, MIDDLE_EAST, REGIONS, SUB_SAHARAN_AFRICA
from metropole.games.colonialism.rules.game import END_COLONIZATION, Game
from metropole.games.colonialism.rules.state import GRAY, PURPLE
from metropole.kernel import Chance
from metropole.testing import offered, say
from tests.rules.colonialism.cards_in_play import (
    EDITIONS,
    NO_LIMIT,
    by_chance,
    can,
    cannot,
    colonized,
    cubes_at,
    discards_of,
    face_down,
    fresh_ships,
    hand_of,
    holds,
    last_phase,
    play,
    prompt,
    used_ships,
)
from tests.rules.colonialism.common import COMPASS, ORIGINAL, SPIELWORXX, asked, reserve_of
from tests.rules.questions import listen

everywhere = pytest.mark.parametrize("edition", EDITIONS)
revised = pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX])
any_target = pytest.mark.parametrize("edition", [SPIELWORXX, ORIGINAL])
dice = pytest.mark.parametrize("die", [1, 2, 3])

WITH_SHIP = [(edition, card) for edition in EDITIONS for card in ("land grab", "mercenaries", "plague")]
WITHOUT_SHIP = [(edition, card) for edition in EDITIONS for card in ("diplomacy", "military campaign", "missionaries")]


# --- what they need ---


@pytest.mark.rule("CM-7.2-CONS-a", "CM-7.2-LAND-a", "CM-7.2-MERC-a", "CM-7.2-PLAG-a")
@pytest.mark.parametrize(("edition", "card"), [*WITH_SHIP, (COMPASS, "consolidate holdings")])
def test_ship_and_presence(edition: str, card: str) -> None:
    """The card is for a region with own influence beside a fresh ship, uses the ship, and is discarded at once."""
    g = laid_out(
        edition,
        hands={"blue": card},
        ships={"blue": "arabian sea, south china sea used"},
        india="blue 2, natives 1",
        china="blue 2",
        middle_east="red 3",
    )

    play(g, "blue", f"play {card}")
    assert ["in india"] == offered(g)
    say(g, "in india")
    if isinstance(g.pending, Chance):
        say(g, 1)

    assert [0, 0, 1, 0, 1] == used_ships(g, "blue")
    assert [] == hand_of(g, "blue")
    assert [card] == discards_of(g, "blue")


@pytest.mark.rule("CM-7.2-CONS-a", "CM-7.2-LAND-a", "CM-7.2-MERC-a", "CM-7.2-PLAG-a")
@pytest.mark.parametrize(("edition", "card"), [*WITH_SHIP, (COMPASS, "consolidate holdings")])
def test_neither_ship_nor_presence_alone_is_enough(edition: str, card: str) -> None:
    """A used ship does not do, and neither does a fresh one where the player has no influence."""
    used = laid_out(edition, hands={"blue": card}, ships={"blue": "arabian sea used"}, india="blue 2, red 2")
    absent = laid_out(edition, hands={"blue": card}, ships={"blue": "arabian sea"}, india="red 2", china="blue 2")

    assert cannot(used, "blue", f"play {card}")
    assert cannot(absent, "blue", f"play {card}")


@pytest.mark.rule("CM-7.2-DIPL-a", "CM-7.2-CAMP-a", "CM-7.2-MISS-a", "OR-7.2-MISS-a")
@pytest.mark.parametrize(("edition", "card"), WITHOUT_SHIP)
def test_presence_without_ship(edition: str, card: str) -> None:
    """Three cards need influence in the region but no ship, and use none: Missionaries in 2011 too."""
    g = laid_out(
        edition,
        hands={"blue": card},
        ships={"blue": "atlantic used"},
        india="blue 2, red 2",
        china="blue 2, red 2",
        middle_east="red 3, green 2",
    )
    afloat = laid_out(
        edition,
        hands={"blue": card},
        ships={"blue": "arabian sea"},
        india="blue 2, red 2, green 2",
        middle_east="red 3",
    )

    assert ["in india", "in china"] == offered(play(g, "blue", f"play {card}"))
    assert ["in india"] == offered(play(afloat, "blue", f"play {card}"))
    play(afloat, "blue", f"play {card}", "in india")
    if card != "missionaries":
        say(afloat, "target red", 1)
    assert [0, 0, 1, 0, 0] == fresh_ships(afloat, "blue")
    assert [card] == discards_of(afloat, "blue")


@pytest.mark.rule("CM-7.2-DIPL-a", "CM-7.2-CAMP-a", "CM-7.2-MISS-a")
@pytest.mark.parametrize(("edition", "card"), WITHOUT_SHIP)
def test_nothing_without_presence(edition: str, card: str) -> None:
    """Without influence on the board the cards cannot be played, with as many ships as one likes."""
    g = laid_out(
        edition, hands={"blue": card}, ships={"blue": "arabian sea, bay of bengal"}, india="red 3, green 2, natives 2"
    )

    assert cannot(g, "blue", f"play {card}")


# --- Consolidate Holdings ---


@pytest.mark.rule("CM-7.2-CONS-b")
def test_consolidate_adds_seven_at_once() -> None:
    """In 2018 the seven discs come at once."""
    g = laid_out(
        hands={"blue": "consolidate holdings"}, ships={"blue": "arabian sea"}, reserve={"blue": 7}, india="blue 1"
    )

    play(g, "blue", "play consolidate holdings", "in india")

    assert "blue 8" == shown(g, INDIA)
    assert 0 == reserve_of(g, "blue")


@pytest.mark.rule("CM-7.2-CONS-c")
@pytest.mark.ruling("A50")
def test_consolidate_with_a_short_reserve() -> None:
    """V-ACT-10: with six discs in reserve the card may be played, adds none, and still costs card and ship."""
    g = laid_out(
        hands={"blue": "consolidate holdings"}, ships={"blue": "arabian sea"}, reserve={"blue": 6}, india="blue 1"
    )

    play(g, "blue", "play consolidate holdings", "in india")

    assert "blue 1" == shown(g, INDIA)
    assert ["consolidate holdings"] == discards_of(g, "blue")
    assert [0, 0, 1, 0, 0] == used_ships(g, "blue")


@pytest.mark.ruling("A50")
@pytest.mark.parametrize(("reserve", "told_of"), [(6, 1), (7, 0)])
def test_a_consolidation_of_nothing_is_told(reserve: int, told_of: int) -> None:
    """Everybody hears why no discs come."""
    g = laid_out(
        hands={"blue": "consolidate holdings"},
        ships={"blue": "arabian sea"},
        reserve={"blue": reserve},
        india="blue 1",
    )
    events = listen(g)

    play(g, "blue", "play consolidate holdings", "in india")

    assert told_of == [event.kind for event in events].count(facts.NOTHING_CONSOLIDATED)


@pytest.mark.rule("CM-7.2-CONS-a")
@everywhere
def test_consolidate_changed_its_kind(edition: str) -> None:
    """It is an action card in 2018 and a policy card before: afterwards it lies in the pile, or at the region."""
    g = laid_out(edition, hands={"blue": "consolidate holdings"}, ships={"blue": "arabian sea"}, india="blue 1")

    play(g, "blue", "play consolidate holdings", "in india")

    if edition == COMPASS:
        assert ["consolidate holdings"] == discards_of(g, "blue")
    else:
        assert "consolidate holdings" == face_down(g, "blue", INDIA)
        assert [] == discards_of(g, "blue")


# --- Diplomacy ---


@pytest.mark.rule("CM-7.2-DIPL-b", "CM-7.2-DIPL-c")
@pytest.mark.ruling("A43")
@dice
@pytest.mark.parametrize(
    ("target", "blue", "red", "natives"), [("blue", 1, 0, 0), ("red", 0, 1, 0), ("natives", 0, 0, 1)]
)
@everywhere
def test_diplomacy(edition: str, target: str, blue: int, red: int, natives: int, die: int) -> None:
    """The die plus one for any faction of the game, the own one, an absent one or the natives."""
    g = laid_out(edition, hands={"blue": "diplomacy"}, india="blue 5, green 1, natives 5", china="red 1")
    last = g.edition.colours[3]

    play(g, "blue", "play diplomacy", "in india")
    assert ["target blue", "target red", "target green", f"target {last}", "target natives"] == offered(g)
    say(g, f"target {target}", die)

    added = die + 1
    red_part = f"red {added * red}, " if red else ""
    assert f"blue {5 + added * blue}, {red_part}green 1, natives {5 + added * natives}" == shown(g, INDIA)


@pytest.mark.ruling("A43")
@everywhere
def test_diplomacy_knows_only_the_factions_in_the_game(edition: str) -> None:
    """With two players there are three factions to choose from."""
    g = laid_out(edition, seats=2, hands={"blue": "diplomacy"}, india="blue 5")

    play(g, "blue", "play diplomacy", "in india")

    assert ["target blue", "target red", "target natives"] == offered(g)


@pytest.mark.rule("CM-7.2-DIPL-c")
@pytest.mark.ruling("A43")
@everywhere
def test_diplomacy_with_few_gray_discs(edition: str) -> None:
    """V-ACT-5: the natives get no more than the gray supply holds."""
    g = laid_out(edition, hands={"blue": "diplomacy"}, india="blue 1, natives 1")
    g.s.supply[GRAY] = 2

    play(g, "blue", "play diplomacy", "in india", "target natives", 3)

    assert "blue 1, natives 3" == shown(g, INDIA)
    assert 0 == g.s.supply[GRAY]


@pytest.mark.ruling("A43")
@pytest.mark.parametrize(("reserve", "after"), [(1, "blue 1, red 1"), (0, "blue 1")])
@everywhere
def test_diplomacy_with_a_short_reserve(edition: str, reserve: int, after: str) -> None:
    """V-ACT-6: another player gets no more than their reserve holds; the card is spent even for nothing."""
    g = laid_out(edition, hands={"blue": "diplomacy"}, reserve={"red": reserve}, india="blue 1")

    play(g, "blue", "play diplomacy", "in india", "target red", 2)

    assert after == shown(g, INDIA)
    assert 0 == reserve_of(g, "red")
    assert ["diplomacy"] == discards_of(g, "blue")


# --- Land Grab ---


@pytest.mark.rule("CM-7.2-LAND-b")
@everywhere
def test_land_grab(edition: str) -> None:
    """V-ACT-4: three policy cards of two players, face-down and face-up, make three discs; those elsewhere none."""
    g = laid_out(
        edition,
        hands={"red": "land grab"},
        ships={"red": "arabian sea"},
        policies={"india": "red army, blue fleet, blue empire", "china": "red fleet, blue army"},
        india="red 1, natives 1",
    )

    play(g, "red", "play land grab", "in india")

    assert "red 4, natives 1" == shown(g, INDIA)


@pytest.mark.ruling("A48")
@everywhere
def test_land_grab_without_policies(edition: str) -> None:
    """It may be played where no policy card lies, and adds nothing."""
    g = laid_out(edition, hands={"red": "land grab"}, ships={"red": "arabian sea"}, india="red 1")

    play(g, "red", "play land grab", "in india")

    assert "red 1" == shown(g, INDIA)
    assert ["land grab"] == discards_of(g, "red")
    assert [0, 0, 1, 0, 0] == used_ships(g, "red")


# --- Mercenaries ---


@pytest.mark.rule("CM-7.2-MERC-b", "CM-7.2-MERC-e", "OR-7.2-MERC-a")
@dice
@pytest.mark.parametrize(("edition", "pile"), [(COMPASS, PURPLE), (SPIELWORXX, PURPLE), (ORIGINAL, GRAY)])
def test_mercenaries_are_hired(edition: str, pile: int, die: int) -> None:
    """The die plus one, from the sixteen purple discs, in 2011 from the gray supply; the reserve is not touched."""
    g = laid_out(edition, hands={"blue": "mercenaries"}, ships={"blue": "arabian sea"}, india="blue 1, natives 1")
    before = g.s.supply[:]

    play(g, "blue", "play mercenaries", "in india", die)

    assert f"blue 1, blue mercenaries {die + 1}, natives 1" == shown(g, INDIA)
    assert before[pile] - die - 1 == g.s.supply[pile]
    assert before[1 - pile] == g.s.supply[1 - pile]
    assert 21 == reserve_of(g, "blue")
    assert g.edition.purple == (0 if edition == ORIGINAL else 16)


@pytest.mark.rule("CM-7.2-MERC-b")
@everywhere
def test_few_mercenaries_left(edition: str) -> None:
    """V-ACT-9: with two discs left in the supply only two are hired."""
    g = laid_out(edition, hands={"blue": "mercenaries"}, ships={"blue": "arabian sea"}, india="blue 1")
    g.s.supply[g.edition.hired_from] = 2

    play(g, "blue", "play mercenaries", "in india", 3)

    assert "blue 1, blue mercenaries 2" == shown(g, INDIA)


@pytest.mark.rule("CM-7.2-MERC-c")
@everywhere
def test_mercenaries_are_presence(edition: str) -> None:
    """A card that needs influence can be played where its owner has mercenaries only."""
    g = laid_out(edition, hands={"blue": "diplomacy"}, india="blue mercenaries 1, red 2")

    assert can(g, "blue", "play diplomacy")


@pytest.mark.rule("CM-7.2-MERC-c")
@everywhere
def test_mercenaries_count_for_policies(edition: str) -> None:
    """Army counts a neighbour held by mercenaries, and Dominion a majority won with them."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue army, blue dominion"},
        middle_east="blue 1, blue mercenaries 2, red 2",
        china="blue mercenaries 1, red 2",
        india="natives 1",
    )

    assert "blue 6, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.2-MERC-c")
@everywhere
def test_mercenaries_count_in_conflict_and_collection(edition: str) -> None:
    """They are no faction of their own, they push a region over its limit, and they decide who collects first."""
    alone = laid_out(edition, limit=6, policies={"india": "red treaty"}, india="blue 4, blue mercenaries 3")
    contested = laid_out(
        edition,
        limit=9,
        policies={"india": "green treaty"},
        cubes={"india": "yellow 1, brown 1"},
        india="blue 2, blue mercenaries 4, red 4",
    )

    assert "blue 4, blue mercenaries 3" == shown(colonized(alone, INDIA), INDIA)
    colonized(contested, INDIA)
    assert "blue 2, blue mercenaries 4, red 3" == shown(contested, INDIA)
    assert "blue" == asked(contested)


@pytest.mark.rule("CM-7.2-MERC-d")
@pytest.mark.parametrize(("lost", "after"), [(0, "red 1, red mercenaries 3"), (3, "red 4")])
@everywhere
def test_owner_chooses_the_losses(edition: str, lost: int, after: str) -> None:
    """Of five discs and three mercenaries four are lost in conflict: none to three of them mercenaries, as red says."""
    g = laid_out(edition, limit=20, policies={"india": "blue treaty"}, india="red 5, red mercenaries 3, blue 20")

    colonized(g, INDIA)
    assert "red" == asked(g)
    assert ["lose 0", "lose 1", "lose 2", "lose 3"] == offered(g)
    say(g, f"lose {lost}")

    assert f"blue 16, {after}" == shown(g, INDIA)


@pytest.mark.rule("CM-7.2-MERC-f", "CM-7.2-MERC-e", "OR-7.2-MERC-a")
@pytest.mark.parametrize("last", [False, True])
@everywhere
def test_mercenaries_leave(edition: str, last: bool) -> None:
    """At the end of a colonization phase, the last one included, all mercenaries go back where they came from."""
    g = laid_out(edition, india="blue 1, blue mercenaries 3, natives 1", china="red mercenaries 2, natives 2")
    supply = [g.edition.gray - 3, g.edition.purple]

    if last:
        last_phase(g)
    else:
        by_chance(perform(g, END_COLONIZATION))
        assert "new-row" == prompt(g)

    assert [0] * len(g.s.mercenaries) == g.s.mercenaries
    assert supply == g.s.supply
    assert "blue 1, natives 1" == shown(g, INDIA)


@pytest.mark.rule("SW-7.2-MERC-a")
@revised
def test_mercenaries_leave_before_trimming(edition: str) -> None:
    """Ten discs and four mercenaries alone under a limit of twelve: the mercenaries leave first, so all ten stay."""
    g = laid_out(edition, limit=12, india="red 10, red mercenaries 4")

    assert "red 10" == shown(last_phase(g), INDIA)


@pytest.mark.rule("SW-7.2-MERC-a")
def test_mercenaries_leave_after_trimming_in_the_original() -> None:
    """In 2011 the same stack is trimmed first, and red may have to give up discs of their own."""
    g = laid_out(ORIGINAL, limit=12, india="red 10, red mercenaries 4")

    last_phase(g)
    assert ["lose 0", "lose 1", "lose 2"] == offered(g)

    assert "red 8" == shown(say(g, "lose 0"), INDIA)


# --- Military Campaign ---


def campaign(edition: str, india: str) -> Game:
    """Blue begins a campaign in India."""
    g = laid_out(edition, hands={"blue": "military campaign"}, india=india)
    return play(g, "blue", "play military campaign", "in india")


@pytest.mark.rule("CM-7.2-CAMP-b", "SW-7.2-CAMP-a")
@pytest.mark.ruling("A44")
@pytest.mark.parametrize(
    ("edition", "targets"),
    [
        (COMPASS, ["target red", "target green"]),
        (SPIELWORXX, ["target blue", "target red", "target green", "target natives"]),
        (ORIGINAL, ["target blue", "target red", "target green", "target natives"]),
    ],
)
def test_campaign_targets(edition: str, targets: list[str]) -> None:
    """In 2018 another colonial power in the region; before, any faction there. Absent factions are no targets."""
    assert targets == offered(campaign(edition, india="blue 2, red 3, green 1, natives 4"))


@pytest.mark.rule("CM-7.2-CAMP-c")
@pytest.mark.ruling("A44")
@dice
@everywhere
def test_campaign_removes_discs(edition: str, die: int) -> None:
    """The target loses the die plus one, back to its reserve, or all it has there."""
    g = campaign(edition, india="blue 2, red 5, green 3, natives 4")
    weak = g.copy()

    say(g, "target red", die)
    say(weak, "target green", die)

    assert f"blue 2, red {4 - die}, green 3, natives 4" == shown(g, INDIA)
    assert 17 + die + 1 == reserve_of(g, "red")
    left = f"green {2 - die}, " if die < 2 else ""
    assert f"blue 2, red 5, {left}natives 4" == shown(weak, INDIA)


@pytest.mark.rule("SW-7.2-CAMP-a", "CM-7.2-CAMP-c")
@any_target
def test_campaign_against_natives_or_oneself(edition: str) -> None:
    """Before 2018 the natives lose discs to the gray supply, and a player may even attack themselves."""
    natives = campaign(edition, india="blue 4, natives 5")
    own = natives.copy()
    gray = natives.s.supply[GRAY]

    assert "blue 4, natives 2" == shown(say(natives, "target natives", 2), INDIA)
    assert gray + 3 == natives.s.supply[GRAY]
    assert "blue 1, natives 5" == shown(say(own, "target blue", 2), INDIA)


@pytest.mark.rule("CM-7.2-CAMP-b")
@pytest.mark.ruling("A44")
@everywhere
def test_campaign_without_target(edition: str) -> None:
    """V-ACT-8: in 2018 the card cannot be played with only natives beside oneself; before, it can."""
    g = laid_out(edition, hands={"blue": "military campaign"}, india="blue 2, natives 4", china="red 2")

    assert (edition != COMPASS) == can(g, "blue", "play military campaign")


@pytest.mark.ruling("A44")
def test_campaign_only_where_there_is_a_target() -> None:
    """Of two regions with influence only the one with a rival is offered."""
    g = laid_out(hands={"blue": "military campaign"}, india="blue 2, natives 4", china="blue 1, red 2")

    assert ["in china"] == offered(play(g, "blue", "play military campaign"))


@pytest.mark.rule("SW-7.2-CAMP-a")
@pytest.mark.ruling("A45")
@any_target
def test_conquest_is_collected_at_once(edition: str) -> None:
    """V-ACT-7: with the last natives gone blue, who has more discs, picks first and red second."""
    g = laid_out(
        edition,
        hands={"red": "military campaign"},
        cubes={"india": "yellow 1, brown 1"},
        india="red 1, blue 3, natives 2",
    )

    play(g, "red", "play military campaign", "in india", "target natives", 1)
    assert "blue" == asked(g)
    assert ["take yellow", "take brown"] == offered(g)
    say(g, "take brown")

    assert "blue 3, red 1" == shown(g, INDIA)
    assert ("brown 1", "yellow 1", "") == (holds(g, "blue"), holds(g, "red"), cubes_at(g, INDIA))
    assert [1, 1] == [g.s.gained[seat_of(g, colour)] for colour in ("blue", "red")]


@pytest.mark.ruling("A45")
@pytest.mark.parametrize(("target", "die"), [("natives", 1), ("blue", 3)])
@any_target
def test_no_collection_while_natives_live(edition: str, target: str, die: int) -> None:
    """Nothing is collected when natives are left, and nothing because another faction is wiped out."""
    g = laid_out(
        edition,
        hands={"red": "military campaign"},
        cubes={"india": "yellow 1, brown 1"},
        india="red 1, blue 3, natives 3",
    )

    play(g, "red", "play military campaign", "in india", f"target {target}", die)

    assert g.over
    assert "yellow 1, brown 1" == cubes_at(g, INDIA)


@pytest.mark.ruling("A45")
@everywhere
def test_campaign_against_a_player_collects_nothing(edition: str) -> None:
    """Where there were no natives before, a campaign against a player is no occasion to collect."""
    g = laid_out(
        edition,
        hands={"red": "military campaign"},
        cubes={"india": "yellow 1, brown 1"},
        india="red 1, blue 3, green 1",
    )

    play(g, "red", "play military campaign", "in india", "target blue", 3)

    assert g.over
    assert "yellow 1, brown 1" == cubes_at(g, INDIA)


# --- Missionaries ---


@pytest.mark.rule("CM-7.2-MISS-b", "CM-7.2-MISS-c")
@pytest.mark.ruling("A46")
@pytest.mark.parametrize(("reserve", "green"), [(5, 4), (1, 3)])
@everywhere
def test_missionaries(edition: str, reserve: int, green: int) -> None:
    """V-ACT-1, V-ACT-2: one disc of every other faction with two or more; a short reserve caps the gain only."""
    g = laid_out(
        edition, hands={"green": "missionaries"}, reserve={"green": reserve}, india="green 2, natives 5, red 1, blue 3"
    )
    gray = g.s.supply[GRAY]

    play(g, "green", "play missionaries", "in india")

    assert f"blue 2, red 1, green {green}, natives 4" == shown(g, INDIA)
    assert (gray + 1, 20) == (g.s.supply[GRAY], reserve_of(g, "blue"))


@pytest.mark.rule("CM-7.2-MISS-b", "CM-7.2-MISS-c")
@everywhere
def test_missionaries_and_mercenaries(edition: str) -> None:
    """A disc and a mercenary are two: one is lost, and the missionaries gain an own disc."""
    g = laid_out(edition, hands={"green": "missionaries"}, india="green 1, red 1, red mercenaries 1, natives 1")

    play(g, "green", "play missionaries", "in india")
    assert ["lose 0", "lose 1"] == offered(g)

    assert "red 1, green 2, natives 1" == shown(say(g, "lose 1"), INDIA)


# --- Plague ---


@pytest.mark.rule("CM-7.2-PLAG-b")
@pytest.mark.ruling("A47")
@everywhere
def test_plague(edition: str) -> None:
    """V-ACT-3: every faction loses half, rounded down, its owner and the natives too; a single disc stays."""
    g = laid_out(
        edition, hands={"green": "plague"}, ships={"green": "arabian sea"}, india="natives 5, red 1, blue 4, green 7"
    )

    play(g, "green", "play plague", "in india")

    assert "blue 2, red 1, green 4, natives 3" == shown(g, INDIA)


@pytest.mark.ruling("A47")
@everywhere
def test_plague_among_mercenaries(edition: str) -> None:
    """Half of discs and mercenaries together: of two and three, two leave, as their owner chooses."""
    g = laid_out(
        edition, hands={"green": "plague"}, ships={"green": "arabian sea"}, india="green 1, blue 2, blue mercenaries 3"
    )

    play(g, "green", "play plague", "in india")
    assert "blue" == asked(g)
    assert ["lose 0", "lose 1", "lose 2"] == offered(g)

    assert "blue 1, blue mercenaries 2, green 1" == shown(say(g, "lose 1"), INDIA)


# --- Trade ---


def trading(edition: str, *, ships: str = "arabian sea", india: str = "blue 1", middle_east: str = "") -> Game:
    """A trade over the Arabian Sea, which touches Sub-Saharan Africa, the Middle East and India."""
    return laid_out(
        edition,
        hands={"blue": "trade"},
        ships={"blue": ships},
        cubes={"india": "yellow 2, brown 1", "middle east": "black 1, brown 1"},
        india=india,
        middle_east=middle_east,
    )


@pytest.mark.rule("CM-7.2-TRADE-a", "CM-7.2-TRADE-c")
@pytest.mark.ruling("A49")
@everywhere
def test_trade(edition: str) -> None:
    """One cube of each region goes to the other; the ship is used and the card discarded."""
    g = trading(edition)

    play(g, "blue", "play trade")
    assert ["give yellow", "give brown"] == offered(g)
    say(g, "give yellow", "for brown")

    assert "yellow 1, brown 2" == cubes_at(g, INDIA)
    assert "yellow 1, black 1" == cubes_at(g, MIDDLE_EAST)
    assert ([0] * 5, [0, 0, 1, 0, 0]) == (fresh_ships(g, "blue"), used_ships(g, "blue"))
    assert ["trade"] == discards_of(g, "blue")


@pytest.mark.rule("CM-7.2-TRADE-a")
@everywhere
def test_trade_needs_a_fresh_ship(edition: str) -> None:
    """A used ship does not do."""
    assert can(trading(edition), "blue", "play trade")
    assert cannot(trading(edition, ships="arabian sea used"), "blue", "play trade")


@pytest.mark.rule("CM-7.2-TRADE-b", "OR-7.2-TRADE-a")
@pytest.mark.ruling("A49")
@pytest.mark.parametrize(("edition", "alone"), [(COMPASS, False), (SPIELWORXX, False), (ORIGINAL, True)])
def test_trade_and_presence(edition: str, alone: bool) -> None:
    """Since 2013 influence in one of the two regions is needed, and either is enough; in 2011 none is."""
    assert can(trading(edition, india="blue 1", middle_east="red 2"), "blue", "play trade")
    assert can(trading(edition, india="red 1", middle_east="blue 2"), "blue", "play trade")
    assert alone == can(trading(edition, india="red 1", middle_east="red 2"), "blue", "play trade")


@pytest.mark.rule("CM-7.2-TRADE-d")
@pytest.mark.ruling("A49")
@everywhere
def test_trade_stays_on_one_sea(edition: str) -> None:
    """Both regions touch the zone of the ship that is used: every other pair is out of the question."""
    g = laid_out(
        edition,
        hands={"blue": "trade"},
        ships={"blue": "arabian sea, bay of bengal, atlantic"},
        cubes={
            "india": "yellow 1",
            "middle east": "brown 1",
            "sub-saharan africa": "black 1",
            "southeast asia": "brown 2",
            "china": "black 2",
        },
        sub_saharan_africa="blue 1",
        middle_east="blue 1",
        india="blue 1",
    )

    play(g, "blue", "play trade")
    assert ["with arabian sea", "with bay of bengal"] == offered(g)
    bengal = say(g.copy(), "with bay of bengal")
    assert bengal.over
    assert "brown 1" == cubes_at(bengal, INDIA)
    say(g, "with arabian sea")
    assert ["between sub-saharan africa", "between middle east", "between india"] == offered(g)
    back = say(g.copy(), "between india")
    assert ["and sub-saharan africa", "and middle east"] == offered(back)
    say(g, "between sub-saharan africa")
    assert ["and middle east", "and india"] == offered(g)
    say(g, "and india")

    assert ("black 1", "yellow 1") == (cubes_at(g, INDIA), cubes_at(g, SUB_SAHARAN_AFRICA))
    assert [1, 0, 0, 1, 0] == fresh_ships(g, "blue")
    assert g.numbers() == say(back, "and sub-saharan africa").numbers()


@pytest.mark.rule("CM-7.2-TRADE-d")
@everywhere
@pytest.mark.parametrize(
    ("india", "middle_east", "first"),
    [("blue 1", "", "india"), ("", "blue 1", "middle east"), ("blue 1", "blue 1", "middle east")],
)
def test_two_regions_that_can_trade_are_not_asked_for(edition: str, india: str, middle_east: str, first: str) -> None:
    """With one pair only it is settled which; the cube to give is that of the region with own influence."""
    g = play(trading(edition, india=india, middle_east=middle_east), "blue", "play trade")

    assert REGIONS.index(first) == g.region
    assert (["give yellow", "give brown"] if first == "india" else ["give brown", "give black"]) == offered(g)


@pytest.mark.ruling("A49")
@pytest.mark.parametrize(
    ("india", "middle_east", "possible"),
    [
        ("yellow 1", "", False),
        ("", "", False),
        ("yellow 2", "yellow 1", True),
        ("yellow 2", "brown 1", True),
        ("yellow 1", "yellow 1, black 1", True),
    ],
)
@everywhere
def test_trade_needs_two_cubes(edition: str, india: str, middle_east: str, possible: bool) -> None:
    """V-ACT-11: without a cube in one of the regions there is nothing to trade; one colour in both will do."""
    g = laid_out(
        edition,
        hands={"blue": "trade"},
        ships={"blue": "arabian sea"},
        cubes={"india": india, "middle east": middle_east},
        india="blue 1",
    )

    assert possible == ("play trade" in offered(to_act(g, "blue")))


@pytest.mark.ruling("A49")
@everywhere
def test_equal_cubes_are_exchanged_if_there_are_no_others(edition: str) -> None:
    """The exchange changes nothing, but the ship is used and the card discarded."""
    g = laid_out(
        edition,
        hands={"blue": "trade"},
        ships={"blue": "arabian sea"},
        cubes={"india": "yellow 2", "middle east": "yellow 1"},
        india="blue 1",
    )

    play(g, "blue", "play trade")

    assert g.over
    assert ("yellow 2", "yellow 1") == (cubes_at(g, INDIA), cubes_at(g, MIDDLE_EAST))
    assert ([0] * 5, ["trade"]) == (fresh_ships(g, "blue"), discards_of(g, "blue"))


@pytest.mark.ruling("A49")
@everywhere
def test_equal_cubes_are_not_exchanged_otherwise(edition: str) -> None:
    """A colour is offered only against another one, as long as there is one."""
    g = trading(edition)

    brown = play(g, "blue", "play trade", "give brown")
    assert "yellow 2, black 1" == cubes_at(brown, INDIA)
    assert "brown 2" == cubes_at(brown, MIDDLE_EAST)

    yellow = play(trading(edition), "blue", "play trade", "give yellow")
    assert ["for brown", "for black"] == offered(yellow)
