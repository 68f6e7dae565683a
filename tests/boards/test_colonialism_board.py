"""The board of Colonialism: what the shipped file says, and what a file of one's own may say."""

from collections import Counter

import pytest

from metropole import registry
from metropole.games.colonialism.rules.board import COLOURS, EVENTS, REGIONS, ZONES
from tests.boards.shipped import COLONIALISM, named

CHART = registry.COLONIALISM.load_board()
BOARD = CHART.board


# What the shipped board says


@pytest.mark.rule("CM-2.0-a")
def test_six_regions_and_five_zones() -> None:
    """One board with exactly six regions and five sea zones."""
    assert (6, 5) == (len(REGIONS), len(ZONES))
    assert (6, 6, 5) == (len(BOARD.neighbours), len(BOARD.seas), len(BOARD.shores))
    assert 11 == len(CHART.names)


@pytest.mark.rule("CM-2.0-i")
@pytest.mark.rule("CM-2.1-b")
def test_eighteen_limit_tiles() -> None:
    """One limit tile per region for each of two, three and four players."""
    assert [0, 0, 6, 6, 6] == [len(row) for row in BOARD.limits] == [len(row) for row in BOARD.values]


@pytest.mark.rule("CM-2.7.2-a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_show_value_and_limit(players: int) -> None:
    """A tile shows value and limit; here the limit is the value for each player.

    So fifteen cubes fill the board, as 45 = 3 x 15 and 63 = 3 x 15 + 3 x 6, four dice suffice everywhere, and, as is
    stated in print, Sub-Saharan Africa has limit 6 with two players, the Middle East 16 with four.
    """
    assert [1, 3, 4, 3, 2, 2] == BOARD.values[players]
    assert [value * players for value in BOARD.values[players]] == BOARD.limits[players]


def test_land_links() -> None:
    """Seven links of land, both ways."""
    assert {
        "north africa": ["sub-saharan africa", "middle east"],
        "sub-saharan africa": ["north africa", "middle east"],
        "middle east": ["north africa", "sub-saharan africa", "india"],
        "india": ["middle east", "china", "southeast asia"],
        "china": ["india", "southeast asia"],
        "southeast asia": ["india", "china"],
    } == {region: named(REGIONS, places) for region, places in zip(REGIONS, BOARD.neighbours, strict=True)}


def test_shores() -> None:
    """The Arabian Sea touches three regions, every other zone two; only China has a single sea.

    Urabi Revolt closes the Mediterranean; both its regions keep a second sea.
    """
    shores = {zone: named(REGIONS, places) for zone, places in zip(ZONES, BOARD.shores, strict=True)}
    assert {
        "atlantic": ["north africa", "sub-saharan africa"],
        "mediterranean": ["north africa", "middle east"],
        "arabian sea": ["sub-saharan africa", "middle east", "india"],
        "bay of bengal": ["india", "southeast asia"],
        "south china sea": ["china", "southeast asia"],
    } == shores
    for region, zones in zip(REGIONS, BOARD.seas, strict=True):
        assert [zone for zone in ZONES if region in shores[zone]] == named(ZONES, zones)


@pytest.mark.rule("CM-2.0-g")
def test_twelve_interest_cards() -> None:
    """Twelve interest cards, two per region; here four of each colour and never one colour twice."""
    pairs = zip(BOARD.interest_region, BOARD.interest_colour, strict=True)
    cards = {(REGIONS[region], COLOURS[colour]) for region, colour in pairs}
    assert 12 == len(cards)
    assert dict.fromkeys(REGIONS, 2) == Counter([region for region, _ in cards])
    assert {"yellow": 4, "brown": 4, "black": 4} == Counter([colour for _, colour in cards])
    assert {("middle east", "black"), ("middle east", "brown"), ("north africa", "yellow"), ("china", "black")} <= cards


def test_event_places() -> None:
    """Two events per region, the Opium Trade counted for India and the Urabi Revolt for the Mediterranean."""
    expected = {
        "berlin conference": "sub-saharan africa",
        "young turks": "middle east",
        "opium trade": "india",
        "boxer rebellion": "china",
        "sick man of europe": "middle east",
        "open door policy": "china",
        "congo atrocities": "sub-saharan africa",
        "agadir crisis": "north africa",
        "urabi revolt": "mediterranean",
        "tripartite convention": "southeast asia",
        "gurkhas": "india",
        "cultivation system": "southeast asia",
    }
    pairs = zip(EVENTS, BOARD.event_place, strict=True)
    assert expected == {event: (ZONES if event == "urabi revolt" else REGIONS)[place] for event, place in pairs}
    others = zip(EVENTS, BOARD.event_other, strict=True)
    assert {"opium trade": "china"} == {event: REGIONS[other] for event, other in others if other != -1}


def test_names_in_two_languages() -> None:
    """Every region and zone has an English and a German name."""
    assert {"en": "Middle East", "de": "Naher Osten"} == CHART.names["regions.middle_east"]
    assert {"en": "Mediterranean Sea", "de": "Mittelmeer"} == CHART.names["zones.mediterranean"]


# How well it is known


def test_every_value_has_a_flag() -> None:
    """11 names, 36 numbers on tiles, 7 links, 11 shores, 12 interest cards and 13 places of events."""
    assert 11 + 36 + 7 + 11 + 12 + 13 == len(CHART.flags)


def test_what_is_known() -> None:
    """Six values are stated somewhere in print; all others are reported as reconstructed."""
    known = {
        "regions.sub_saharan_africa.name",
        "regions.sub_saharan_africa.tiles.2.limit",
        "regions.middle_east.name",
        "regions.middle_east.tiles.4.limit",
        "zones.mediterranean.name",
        "events.urabi_revolt.zone",
    }
    assert known == set(CHART.flags) - set(CHART.reconstructed())


# Files of one's own


def test_same_interest_twice_is_allowed() -> None:
    """That the two cards of a region differ is only a reconstruction."""
    board = registry.COLONIALISM.parse_board(
        COLONIALISM.edited('colour = "black"', 'colour = "yellow"'), "mine.toml"
    ).board
    assert ["yellow", "yellow"] == [COLOURS[colour] for colour in board.interest_colour[:2]]


def test_same_board_in_one_line_per_chapter() -> None:
    """Layout is free: dotted keys and inline tables mean the same."""
    header = '[zones.atlantic]\nname = { en = "Atlantic Ocean", de = "Atlantischer Ozean", flag = "R" }\n'
    dotted = '[zones."atlantic"]\nname.en = "Atlantic Ocean"\nname.de = "Atlantischer Ozean"\nname.flag = "R"\n'
    assert CHART.names == registry.COLONIALISM.parse_board(COLONIALISM.edited(header, dotted), "mine.toml").names
