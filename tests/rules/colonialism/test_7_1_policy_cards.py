"""7.1 Policy cards: what they need, what they add, and in which order.

India is the region of most positions. On the practice board it touches the Arabian Sea and the Bay of Bengal, and
borders on the Middle East, China and Southeast Asia; Sub-Saharan Africa shares a sea with it but no border.
"""

import pytest

from metropole.games.colonialism.positions import laid_out, seat_of, shown
from metropole.games.colonialism.rules.board import CHINA, INDIA, MIDDLE_EAST
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.state import NO_CARD, REGION_COUNT
from metropole.testing import offered, say
from tests.rules.colonialism.cards_in_play import (
    EDITIONS,
    EVENT_EDITION,
    NO_LIMIT,
    POLICIES,
    UPGRADE_EDITION,
    can,
    cannot,
    colonized,
    cubes_at,
    discards_of,
    face_down,
    fresh_ships,
    last_phase,
    play,
    revealed,
    used_ships,
)
from tests.rules.colonialism.common import COMPASS, ORIGINAL, SPIELWORXX, reserve_of

everywhere = pytest.mark.parametrize("edition", EDITIONS)
revised = pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX])
as_policy = pytest.mark.parametrize("edition", [SPIELWORXX, ORIGINAL])

ALL_POLICIES = ", ".join(POLICIES)
PLAYS = tuple([f"play {card}" for card in POLICIES])
ON_THE_ARABIAN_SEA = ["in sub-saharan africa", "in middle east", "in india"]
NEED_PRESENCE = ("treaty", "unrest at home")  # in the original edition


def widespread(edition: str, hand: str, ships: str) -> Game:
    """Blue has a disc in every region but one."""
    return laid_out(
        edition,
        hands={"blue": hand},
        ships={"blue": ships},
        sub_saharan_africa="blue 1",
        middle_east="blue 1",
        india="blue 1",
        china="blue 1",
        southeast_asia="blue 1",
    )


# --- 7.1 what they need ---


@pytest.mark.rule("CM-7.1-a")
@everywhere
def test_policies_need_a_fresh_ship(edition: str) -> None:
    """Without a fresh ship no policy card can be played at all, not even where the player has influence."""
    g = widespread(edition, ALL_POLICIES, "arabian sea used")

    assert cannot(g, "blue", *PLAYS)


@pytest.mark.rule("CM-7.1-a")
@pytest.mark.parametrize("card", POLICIES)
@everywhere
def test_policies_are_played_beside_the_ship(edition: str, card: str) -> None:
    """A policy card goes to a region adjacent to the ship, which is used by it; the card waits, face-down."""
    g = widespread(edition, card, "arabian sea, arabian sea")

    play(g, "blue", f"play {card}")
    assert ON_THE_ARABIAN_SEA == offered(g)
    say(g, "in india")

    assert [0, 0, 1, 0, 0] == fresh_ships(g, "blue")
    assert [0, 0, 1, 0, 0] == used_ships(g, "blue")
    assert card == face_down(g, "blue", INDIA)
    assert "blue 1" == shown(g, INDIA)


@pytest.mark.rule("CM-7.1-b")
@pytest.mark.parametrize("card", POLICIES)
@revised
def test_policies_need_no_presence(edition: str, card: str) -> None:
    """Since 2013 every one of the policy cards can be played where its owner has no influence."""
    g = laid_out(edition, hands={"blue": card}, ships={"blue": "arabian sea"}, india="red 3, natives 2")

    play(g, "blue", f"play {card}")

    assert ON_THE_ARABIAN_SEA == offered(g)


@pytest.mark.rule("OR-7.1-a")
@pytest.mark.parametrize("card", [card for card in POLICIES if card not in NEED_PRESENCE])
def test_most_policies_need_no_presence_in_the_original(card: str) -> None:
    """In 2011 the cards that add influence can be played without presence."""
    g = laid_out(ORIGINAL, hands={"blue": card}, ships={"blue": "arabian sea"}, india="red 3, natives 2")

    play(g, "blue", f"play {card}")

    assert ON_THE_ARABIAN_SEA == offered(g)


@pytest.mark.rule("OR-7.1-TREATY-a", "OR-7.1-UNREST-a", "OR-7.1-CONS-a")
@pytest.mark.parametrize("card", [*NEED_PRESENCE, "consolidate holdings"])
def test_three_policies_need_presence_in_the_original(card: str) -> None:
    """In 2011 Treaty, Unrest at Home and Consolidate Holdings are played only where their owner has influence."""
    absent = laid_out(ORIGINAL, hands={"blue": card}, ships={"blue": "arabian sea"}, china="blue 2")
    present = laid_out(ORIGINAL, hands={"blue": card}, ships={"blue": "arabian sea"}, middle_east="blue 2")

    assert cannot(absent, "blue", f"play {card}")
    assert ["in middle east"] == offered(play(present, "blue", f"play {card}"))


# --- Army, Commerce, Fleet, Hegemony ---


@pytest.mark.rule("CM-7.1-ARMY-a")
@everywhere
def test_army_counts_neighbours(edition: str) -> None:
    """Two discs for each adjacent region with own influence: neither the region itself nor others' regions count."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue army"},
        india="blue 1, natives 1",
        middle_east="blue 3",
        china="blue 1, red 5",
        southeast_asia="red 2, natives 4",
        north_africa="blue 2",
        sub_saharan_africa="blue 2",
    )

    assert "blue 5, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-ARMY-a", "CM-7.1-HEG-a", "CM-7.1-FLEET-a", "CM-7.1-COMM-a")
@everywhere
def test_ships_and_neighbours(edition: str) -> None:
    """V-POL-7: Army 2, Hegemony 3 and Fleet 4 add nine red discs; Commerce adds four blue ones."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red army, red hegemony, red fleet, blue commerce"},
        ships={"red": "arabian sea, arabian sea, atlantic", "blue": "bay of bengal, bay of bengal"},
        middle_east="red 1",
        sub_saharan_africa="red 3",
        india="natives 1",
    )

    assert "blue 4, red 9, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-COMM-a")
@everywhere
def test_commerce_counts_everybodys_ships(edition: str) -> None:
    """One disc for each ship of any player in the adjacent zones, and for no ship elsewhere."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue commerce"},
        ships={
            "blue": "arabian sea, atlantic",
            "red": "bay of bengal, bay of bengal, south china sea",
            "green": "arabian sea, mediterranean",
        },
        india="natives 1",
    )

    assert "blue 4, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-FLEET-a")
@everywhere
def test_fleet_counts_own_ships(edition: str) -> None:
    """Two discs for each own ship in the adjacent zones; other players' ships do not count."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue fleet"},
        ships={"blue": "arabian sea, bay of bengal, atlantic", "red": "arabian sea, bay of bengal"},
        india="natives 1",
    )

    assert "blue 4, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-HEG-a")
@everywhere
def test_hegemony_counts_ships_and_neighbours(edition: str) -> None:
    """One disc for each own ship beside the region and one for each adjacent region with own influence."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue hegemony"},
        ships={"blue": "arabian sea, bay of bengal, atlantic", "red": "arabian sea"},
        india="natives 1",
        middle_east="blue 4",
        china="blue 1",
        north_africa="blue 3",
        southeast_asia="red 3",
    )

    assert "blue 4, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("SW-7.1-COMM-a", "SW-7.1-FLEET-a", "SW-7.1-HEG-a")
@pytest.mark.ruling("A53")
@pytest.mark.parametrize(("card", "discs"), [("commerce", 4), ("fleet", 6), ("hegemony", 3)])
@everywhere
def test_used_ships_count(edition: str, card: str, discs: int) -> None:
    """Ships count in all zones beside the region, fresh or used: stated in 2013, ruled for the other editions."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": f"blue {card}"},
        ships={"blue": "arabian sea used, arabian sea, bay of bengal used", "red": "bay of bengal used, atlantic"},
        india="natives 1",
    )

    assert f"blue {discs}, natives 1" == shown(colonized(g, INDIA), INDIA)


# --- Dominion and Empire ---


@pytest.mark.rule("CM-7.1-DOM-a", "CM-7.1-DOM-b")
@everywhere
def test_dominion_counts_the_whole_board(edition: str) -> None:
    """Two discs for each region of the board with the most influence, the region of the card among them."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue dominion"},
        india="blue 3, natives 2",
        north_africa="blue 1",
        china="blue 3, red 2, natives 2",
        middle_east="blue 2, red 3",
        southeast_asia="blue 2, natives 3",
        sub_saharan_africa="red 2",
    )

    assert "blue 9, natives 2" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-DOM-c", "OR-7.1-DOM-a", "CM-7.1-EMP-b")
@pytest.mark.ruling("A23", "A24")
@pytest.mark.parametrize(("edition", "red"), [(COMPASS, 4), (SPIELWORXX, 4), (ORIGINAL, 3)])
def test_dominion_before_empire(edition: str, red: int) -> None:
    """V-POL-4: since 2013 Dominion comes first, so Empire counts the region itself; in 2011 both count at once."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red dominion, red empire"},
        middle_east="red 4, natives 3",
        india="natives 2",
    )

    assert f"red {red}, natives 2" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-DOM-a")
@pytest.mark.ruling("A25")
@pytest.mark.parametrize(("edition", "after"), [(COMPASS, ""), (SPIELWORXX, ""), (ORIGINAL, "red 2, ")])
def test_dominion_level_with_natives(edition: str, after: str) -> None:
    """V-POL-5: level with the natives is not the most, except in 2011, where natives lose ties."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red dominion"},
        middle_east="red 3, natives 3",
        india="natives 2",
    )

    assert f"{after}natives 2" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A25", "A26")
@pytest.mark.parametrize(
    ("edition", "track", "after"),
    [
        (COMPASS, "red, blue, green", ""),
        (SPIELWORXX, "red, blue, green", ""),
        (ORIGINAL, "red, blue, green", "red 2, "),
        (ORIGINAL, "blue, red, green", "blue 2, "),
    ],
)
def test_dominion_level_with_a_player(edition: str, track: str, after: str) -> None:
    """V-POL-6: of two level players neither has the most; in 2011 the higher on the track has."""
    g = laid_out(
        edition,
        seats=3,
        limit=NO_LIMIT,
        track=track,
        policies={"india": "red dominion, blue dominion"},
        middle_east="red 3, blue 3",
        india="natives 2",
    )

    assert f"{after}natives 2" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A23", "A26")
@pytest.mark.parametrize("track", ["blue, red, green, {}", "red, blue, green, {}"])
@everywhere
def test_two_dominions_at_once(edition: str, track: str) -> None:
    """Both Dominions count the same situation: blue's new discs do not cost red the majority in the region."""
    last = "purple" if edition == ORIGINAL else "white"
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        track=track.format(last),
        policies={"india": "blue dominion, red dominion"},
        india="red 3, blue 2, natives 1",
        north_africa="blue 1",
        china="blue 1",
    )

    assert "blue 6, red 5, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A27")
@everywhere
def test_dominion_without_influence(edition: str) -> None:
    """Nobody has the most influence in an empty region: without a disc on the board Dominion is worth nothing."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": "blue dominion"})

    assert "" == shown(colonized(g, INDIA), INDIA)
    assert 22 == reserve_of(g, "blue")


@pytest.mark.rule("CM-7.1-EMP-a", "CM-7.1-EMP-b")
@everywhere
def test_empire_counts_regions_with_influence(edition: str) -> None:
    """One disc for each region of the board with own influence, great or small, the card's own included."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue empire"},
        india="blue 1, natives 3",
        north_africa="blue 1, red 9",
        china="blue 5",
        southeast_asia="red 2",
    )

    assert "blue 4, natives 3" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A24")
@everywhere
def test_empire_without_presence(edition: str) -> None:
    """The region of the card counts only if its owner has influence there already."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue empire"},
        india="natives 3",
        north_africa="blue 1",
        china="blue 5",
    )

    assert "blue 2, natives 3" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A23")
@everywhere
def test_cards_of_a_group_count_one_situation(edition: str) -> None:
    """Discs that another card adds at the same time do not make Empire count the region."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue influence 2, blue empire"},
        india="natives 3",
        china="blue 5",
    )

    assert "blue 3, natives 3" == shown(colonized(g, INDIA), INDIA)


# --- Influence Region, Monopoly, Resources ---


@pytest.mark.rule("CM-7.1-INF-a")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
@everywhere
def test_influence_region(edition: str, number: int) -> None:
    """The card adds the number it bears."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": f"blue influence {number}"}, india="natives 1")

    assert f"blue {number}, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A22")
@everywhere
def test_short_reserve(edition: str) -> None:
    """V-POL-1: the cards of a player are added up, and the player places what the reserve holds."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red influence 3, red influence 5"},
        reserve={"red": 4},
        india="natives 1",
    )

    assert "red 4, natives 1" == shown(colonized(g, INDIA), INDIA)
    assert 0 == reserve_of(g, "red")


@pytest.mark.rule("CM-7.1-MONO-a", "CM-7.1-MONO-b", "CM-7.1-RES-a")
@pytest.mark.ruling("A52")
@everywhere
def test_resources_and_monopoly(edition: str) -> None:
    """V-POL-8: cubes in the region and over its borders, not over the sea; Monopoly follows the largest heap."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red agricultural resources, red monopoly, blue natural resources, blue monopoly"},
        cubes={
            "india": "yellow 1, black 2",
            "middle east": "yellow 2, brown 1",
            "china": "brown 3, black 1",
            "sub-saharan africa": "yellow 3, brown 3, black 3",
            "north africa": "yellow 2, brown 2, black 2",
        },
        held={"red": "yellow 2, black 5"},
        india="natives 1",
    )

    assert "blue 4, red 8, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-RES-a")
@pytest.mark.parametrize(("card", "discs"), [("agricultural", 2), ("natural", 3), ("mineral", 5)])
@everywhere
def test_each_resources_card_has_its_colour(edition: str, card: str, discs: int) -> None:
    """Agricultural counts yellow cubes, natural brown ones, mineral black ones."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": f"blue {card} resources"},
        cubes={"india": "yellow 1, brown 1, black 2", "southeast asia": "yellow 1, brown 2, black 3"},
        india="natives 1",
    )

    assert f"blue {discs}, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A52")
@everywhere
def test_resources_count_when_resolved(edition: str) -> None:
    """A cube traded in from a region without a common border after the card was played counts."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        hands={"blue": "natural resources, trade"},
        ships={"blue": "arabian sea, arabian sea"},
        cubes={"india": "yellow 1", "sub-saharan africa": "brown 1"},
        india="blue 1, natives 1",
    )

    play(g, "blue", "play natural resources", "in india")
    play(g, "blue", "play trade")
    assert "brown 1" == cubes_at(g, INDIA)

    assert "blue 2, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-MONO-a")
@pytest.mark.parametrize(("held", "discs"), [("yellow 3", 3), ("yellow 1, brown 4", 4), ("brown 2, black 2", 2)])
@everywhere
def test_monopoly_counts_one_colour(edition: str, held: str, discs: int) -> None:
    """As many discs as cubes of the most frequent colour: neither the sum nor cubes of two colours."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": "blue monopoly"}, held={"blue": held}, india="natives 1")

    assert f"blue {discs}, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-MONO-b")
@pytest.mark.ruling("A51")
@everywhere
def test_monopoly_without_cubes(edition: str) -> None:
    """Without collected cubes it is worth nothing, whatever interests its owner would fulfil or others hold."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue monopoly"},
        held={"red": "black 4"},
        interests={"blue": list(range(12))},
        india="blue 6, natives 1",
    )

    assert "blue 6, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A51")
def test_monopoly_after_spending() -> None:
    """Cubes spent on an upgrade are gone for Monopoly."""
    g = laid_out(
        UPGRADE_EDITION,
        limit=NO_LIMIT,
        policies={"india": "blue monopoly"},
        held={"blue": "black 4"},
        india="natives 1",
    )

    play(g, "blue", "buy mercantilism")

    assert "blue 1, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A51")
def test_monopoly_after_returning() -> None:
    """A cube returned to the Young Turks is gone for Monopoly."""
    g = laid_out(
        EVENT_EDITION,
        limit=NO_LIMIT,
        policies={"india": "blue monopoly"},
        held={"blue": "black 4"},
        middle_east="blue 1, natives 1",
        india="natives 1",
    )

    say(revealed(g, "young turks"), "pay black")

    assert "blue 3, natives 1" == shown(colonized(g, INDIA), INDIA)


# --- Treaty ---


@pytest.mark.rule("CM-7.1-TREATY-a")
@pytest.mark.parametrize(
    ("policies", "after"),
    [
        ("green treaty", "blue 8, red 6, green 1, natives 1"),
        ("blue treaty", "blue 9, red 6, natives 1"),
    ],
)
@everywhere
def test_treaty_in_conflict(edition: str, policies: str, after: str) -> None:
    """In the printed conflict green would be wiped out; with a Treaty one green disc stays, for green only."""
    g = laid_out(edition, limit=16, policies={"india": policies}, india="blue 14, red 12, green 5, natives 7")

    assert after == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-TREATY-b")
@pytest.mark.ruling("A31")
@everywhere
def test_unrest_overrides_treaty(edition: str) -> None:
    """Treaty saves no disc from Unrest at Home, not even the last one."""
    g = laid_out(
        edition, limit=NO_LIMIT, policies={"india": "red treaty, blue unrest at home"}, india="red 3, blue 4, natives 1"
    )

    assert "blue 4, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A31")
@pytest.mark.parametrize(
    ("policies", "after"),
    [("red treaty, blue unrest at home", "blue 5, red 1"), ("blue unrest at home", "blue 13")],
)
@everywhere
def test_treaty_works_after_unrest(edition: str, policies: str, after: str) -> None:
    """Whoever has discs left after Unrest at Home is protected in the conflict that follows."""
    g = laid_out(edition, limit=6, policies={"india": policies}, india="red 12, blue 14")

    assert after == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A31")
@pytest.mark.parametrize(
    ("policies", "after"),
    [("red treaty, blue unrest at home", "blue 13"), ("red treaty", "blue 5, red 1")],
)
@pytest.mark.parametrize("edition", [f"{COMPASS}+strictunrest", f"{SPIELWORXX}+strictunrest"])
def test_unrest_may_end_a_treaty(edition: str, policies: str, after: str) -> None:
    """By option Unrest at Home switches Treaty off for the conflict too; without it Treaty works as ever."""
    red = 12 if "unrest" in policies else 2
    g = laid_out(edition, limit=6, policies={"india": policies}, india=f"red {red}, blue 14")

    assert after == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A32")
@pytest.mark.parametrize(("word", "stays"), [("lose 0", "red mercenaries 1"), ("lose 1", "red 1")])
@everywhere
def test_treaty_keeps_one_piece_of_a_mixed_stack(edition: str, word: str, stays: str) -> None:
    """Own discs and mercenaries together do not fall below one, and the owner says which piece stays."""
    g = laid_out(edition, limit=6, policies={"india": "red treaty"}, india="red 1, red mercenaries 1, blue 9")

    colonized(g, INDIA)
    assert ["lose 0", "lose 1"] == offered(g)
    say(g, word)

    assert f"blue 5, {stays}" == shown(g, INDIA)


@pytest.mark.ruling("A33")
@everywhere
def test_treaty_does_not_stop_a_campaign(edition: str) -> None:
    """An action card takes the last disc although its owner's Treaty lies at the region."""
    g = laid_out(
        edition,
        hands={"blue": "military campaign"},
        policies={"india": "red treaty"},
        india="blue 2, red 1, green 1",
    )

    play(g, "blue", "play military campaign", "in india", "target red", 1)

    assert "blue 2, green 1" == shown(g, INDIA)


@pytest.mark.ruling("A33")
@everywhere
def test_treaty_does_not_stop_trimming(edition: str) -> None:
    """At the influence check a power alone in a region keeps what the limit allows, Treaty or not."""
    g = laid_out(edition, limit=0, policies={"india": "red treaty"}, india="red 3")

    assert "" == shown(last_phase(g), INDIA)


@pytest.mark.ruling("A33")
def test_treaty_does_not_stop_an_event() -> None:
    """A rebellion takes the last disc although a Treaty lies at the region."""
    g = laid_out(EVENT_EDITION, policies={"china": "red treaty"}, china="red 1, natives 1")

    say(revealed(g, "boxer rebellion"), 1)

    assert "natives 1" == shown(g, CHINA)


# --- Unrest at Home ---


@pytest.mark.rule("CM-7.1-UNREST-b", "CM-7.1-UNREST-d")
@pytest.mark.ruling("A30")
@pytest.mark.parametrize(
    ("edition", "track", "after"),
    [
        (COMPASS, "red, blue, green", "green 9"),
        (SPIELWORXX, "red, blue, green", "green 9"),
        (ORIGINAL, "red, blue, green", "red 6, green 9"),
        (ORIGINAL, "blue, red, green", "blue 6, green 9"),
    ],
)
def test_unrest_of_tied_players(edition: str, track: str, after: str) -> None:
    """V-UNR-1: all tied for the least are hit; in 2011 only the one lowest on the track. Who has too few loses all."""
    g = laid_out(
        edition,
        seats=3,
        limit=NO_LIMIT,
        track=track,
        policies={"india": "green unrest at home"},
        india="red 6, blue 6, green 9",
    )

    assert after == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-UNREST-d")
@revised
def test_tied_players_lose_ten_each(edition: str) -> None:
    """Each of the tied players removes ten discs; they do not share the loss."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": "green unrest at home"}, india="red 12, blue 12, green 13")

    assert "blue 2, red 2, green 13" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-UNREST-b", "CM-7.1-UNREST-f")
@pytest.mark.ruling("A30")
@everywhere
def test_unrest_of_a_sole_power(edition: str) -> None:
    """V-UNR-2: a power alone in the region is hit, though the natives are fewer; natives never are."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": "red unrest at home"}, india="red 12, natives 2")

    assert "red 2, natives 2" == shown(colonized(g, INDIA), INDIA)
    assert 20 == reserve_of(g, "red")


@pytest.mark.rule("CM-7.1-UNREST-f")
@pytest.mark.ruling("A30")
@everywhere
def test_unrest_without_powers(edition: str) -> None:
    """Without a colonial power in the region nothing happens: players without discs are no victims either."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": "red unrest at home"}, india="natives 12")

    assert "natives 12" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A30")
@everywhere
def test_unrest_passes_over_absent_powers(edition: str) -> None:
    """No influence is not the least influence: the card hits the weakest of those present."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": "green unrest at home"}, india="red 3, blue 4")

    assert "blue 4" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-UNREST-c")
@everywhere
def test_unrest_counts_mercenaries(edition: str) -> None:
    """V-UNR-3: three discs with four mercenaries are more than six discs."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "green unrest at home"},
        india="red 3, red mercenaries 4, blue 6",
    )

    assert "red 3, red mercenaries 4" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-UNREST-a")
@everywhere
def test_unrest_after_all_others(edition: str) -> None:
    """V-UNR-4: red first grows from one to six, so that blue has the least and loses four."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red influence 5, blue unrest at home"},
        india="red 1, blue 4",
    )

    assert "red 6" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A30")
@everywhere
def test_unrest_hits_its_owner(edition: str) -> None:
    """V-UNR-5: the owner of the card is not exempt."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"india": "red unrest at home"}, india="red 1, blue 4")

    assert "blue 4" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-UNREST-e")
@everywhere
def test_one_unrest_takes_effect(edition: str) -> None:
    """V-UNR-6: of two cards one works; the other is discarded without effect."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red unrest at home, blue unrest at home"},
        india="red 1, blue 4, green 9",
    )

    assert "blue 4, green 9" == shown(colonized(g, INDIA), INDIA)
    assert ["unrest at home"] == discards_of(g, "red") == discards_of(g, "blue")


@pytest.mark.rule("CM-7.1-UNREST-e")
@everywhere
def test_two_unrests_cost_ten_discs(edition: str) -> None:
    """Two cards do not make the same power lose twenty discs."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red unrest at home, blue unrest at home"},
        india="red 21, natives 1",
    )

    assert "red 11, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-UNREST-b")
@everywhere
def test_unrest_in_a_mixed_stack(edition: str) -> None:
    """V-UNR-7: of nine discs and four mercenaries ten leave, and the owner says how many are mercenaries."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "blue unrest at home"},
        india="red 9, red mercenaries 4",
    )

    colonized(g, INDIA)
    assert ["lose 1", "lose 2", "lose 3", "lose 4"] == offered(g)

    assert "red 2, red mercenaries 1" == shown(say(g, "lose 3"), INDIA)


# --- Consolidate Holdings as a policy card ---


@pytest.mark.rule("SW-7.1-CONS-a", "SW-7.1-CONS-b")
@as_policy
def test_consolidate_waits_for_colonization(edition: str) -> None:
    """Until 2013 it is a policy card: it needs a fresh ship, lies face-down, and adds seven discs later."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        hands={"blue": "consolidate holdings"},
        ships={"blue": "arabian sea, atlantic used"},
        india="blue 1, natives 1",
        sub_saharan_africa="blue 1",
        north_africa="blue 1",
    )

    play(g, "blue", "play consolidate holdings")
    assert {"in india", "in sub-saharan africa"} <= set(offered(g))
    assert "in north africa" not in offered(g)
    say(g, "in india")
    assert [1, 0, 1, 0, 0] == used_ships(g, "blue")
    assert "consolidate holdings" == face_down(g, "blue", INDIA)
    assert "blue 1, natives 1" == shown(g, INDIA)

    assert "blue 8, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("SW-7.1-CONS-a")
@as_policy
def test_consolidate_needs_a_fresh_ship(edition: str) -> None:
    """A used ship does not do."""
    g = laid_out(edition, hands={"blue": "consolidate holdings"}, ships={"blue": "arabian sea used"}, india="blue 1")

    assert cannot(g, "blue", "play consolidate holdings")


@pytest.mark.rule("SW-7.1-CONS-d")
def test_consolidate_needs_no_presence_in_2013() -> None:
    """Of the two editions with the policy card only the later one lets it be played without influence."""
    positions = [
        laid_out(edition, hands={"blue": "consolidate holdings"}, ships={"blue": "arabian sea"})
        for edition in (SPIELWORXX, ORIGINAL)
    ]

    assert [True, False] == [can(g, "blue", "play consolidate holdings") for g in positions]


@pytest.mark.rule("SW-7.1-CONS-b", "SW-7.1-CONS-c")
@pytest.mark.ruling("A22", "A29")
@pytest.mark.parametrize(("reserve", "red"), [(11, 5), (12, 12)])
@as_policy
def test_consolidate_after_other_cards(edition: str, reserve: int, red: int) -> None:
    """V-POL-2, V-POL-3: after five other discs there are six left, too few, or seven, just enough."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red influence 5, red consolidate holdings"},
        reserve={"red": reserve},
        india="natives 1",
    )

    assert f"red {red}, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A29")
@pytest.mark.parametrize(("reserve", "red"), [(8, 2), (9, 9)])
@as_policy
def test_consolidate_after_dominion(edition: str, reserve: int, red: int) -> None:
    """Dominion's two discs are taken first; its seven do not make Dominion count the region."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red consolidate holdings, red dominion"},
        reserve={"red": reserve},
        india="natives 1",
        china="red 1",
    )

    assert f"red {red}, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("SW-7.1-CONS-c", "CM-7.1-UNREST-a")
@pytest.mark.ruling("A29")
@as_policy
def test_consolidate_before_unrest(edition: str) -> None:
    """Red grows to eight before Unrest at Home looks for the weakest."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red consolidate holdings, blue unrest at home"},
        india="red 1, blue 4",
    )

    assert "red 8" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.ruling("A28")
@as_policy
def test_two_consolidations(edition: str) -> None:
    """Each depends on its owner's reserve alone."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        policies={"india": "red consolidate holdings, blue consolidate holdings, green consolidate holdings"},
        reserve={"red": 7, "blue": 6, "green": 20},
        india="natives 1",
    )

    assert "red 7, green 7, natives 1" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("CM-7.1-INF-a")
@everywhere
def test_resolved_cards_are_open(edition: str) -> None:
    """A face-down card counts when its region is colonized, and lies in the discard pile afterwards."""
    g = laid_out(edition, limit=NO_LIMIT, policies={"middle east": "blue influence 2"}, middle_east="natives 1")
    assert "influence 2" == face_down(g, "blue", MIDDLE_EAST)

    colonized(g, MIDDLE_EAST)

    assert "blue 2, natives 1" == shown(g, MIDDLE_EAST)
    assert NO_CARD == g.s.down[seat_of(g, "blue") * REGION_COUNT + MIDDLE_EAST]
    assert ["influence 2"] == discards_of(g, "blue")
