"""The board of Colonialism: what the shipped file says, and what a bad file is told."""

from collections import Counter

import pytest

from metropole.boards import ColonialismBoardFile, load, parse
from metropole.colonialism.board import (
    ARABIAN_SEA,
    ATLANTIC,
    BAY_OF_BENGAL,
    BLACK,
    BROWN,
    CHINA,
    COLOURS,
    EVENTS,
    INDIA,
    MEDITERRANEAN,
    MIDDLE_EAST,
    NORTH_AFRICA,
    REGIONS,
    SOUTH_CHINA_SEA,
    SOUTHEAST_ASIA,
    SUB_SAHARAN_AFRICA,
    YELLOW,
    ZONES,
)
from tests.boards.shipped import COLONIALISM, mask

PLAYERS = (2, 3, 4)


@pytest.fixture(name="chart")
def shipped_chart() -> ColonialismBoardFile:
    """The shipped board."""
    return load()


# What the shipped board says


@pytest.mark.rule("CM-2.0-a")
def test_six_regions_and_five_zones(chart: ColonialismBoardFile) -> None:
    """One board with exactly six regions and five sea zones."""
    assert (6, 5) == (len(REGIONS), len(ZONES))
    assert (6, 6, 5) == (len(chart.board.neighbours), len(chart.board.seas), len(chart.board.shores))
    assert 11 == len(chart.names)


def test_constants_agree_with_the_lists() -> None:
    """Every named place is the index of its name."""
    regions = (NORTH_AFRICA, SUB_SAHARAN_AFRICA, MIDDLE_EAST, INDIA, CHINA, SOUTHEAST_ASIA)
    zones = (ATLANTIC, MEDITERRANEAN, ARABIAN_SEA, BAY_OF_BENGAL, SOUTH_CHINA_SEA)
    assert list(range(6)) == list(regions)
    assert list(range(5)) == list(zones)
    assert ("yellow", "brown", "black") == (COLOURS[YELLOW], COLOURS[BROWN], COLOURS[BLACK])
    assert ("middle east", "southeast asia") == (REGIONS[MIDDLE_EAST], REGIONS[SOUTHEAST_ASIA])
    assert ("mediterranean", "south china sea") == (ZONES[MEDITERRANEAN], ZONES[SOUTH_CHINA_SEA])


@pytest.mark.rule("CM-2.0-i")
@pytest.mark.rule("CM-2.1-b")
def test_eighteen_limit_tiles(chart: ColonialismBoardFile) -> None:
    """One limit tile per region for each of two, three and four players."""
    assert [0, 0, 6, 6, 6] == [len(row) for row in chart.board.limits]
    assert [0, 0, 6, 6, 6] == [len(row) for row in chart.board.values]


@pytest.mark.rule("CM-2.7.2-a")
@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_show_value_and_limit(chart: ColonialismBoardFile, players: int) -> None:
    """A tile shows value and limit; here the limit is the value for each player."""
    assert [1, 3, 4, 3, 2, 2] == chart.board.values[players]
    assert [value * players for value in chart.board.values[players]] == chart.board.limits[players]


def test_limits_stated_in_print(chart: ColonialismBoardFile) -> None:
    """Sub-Saharan Africa has limit 6 with two players, the Middle East 16 with four."""
    assert 6 == chart.board.limits[2][SUB_SAHARAN_AFRICA]
    assert 16 == chart.board.limits[4][MIDDLE_EAST]


@pytest.mark.parametrize("players", PLAYERS)
def test_values_fit_bag_and_dice(chart: ColonialismBoardFile, players: int) -> None:
    """Fifteen cubes fill the board, as 45 = 3 x 15 and 63 = 3 x 15 + 3 x 6, and four dice suffice everywhere."""
    assert 15 == sum(chart.board.values[players])
    assert all(1 <= value <= 4 for value in chart.board.values[players])


def test_land_links(chart: ColonialismBoardFile) -> None:
    """Seven links of land."""
    expected = [
        mask(SUB_SAHARAN_AFRICA, MIDDLE_EAST),
        mask(NORTH_AFRICA, MIDDLE_EAST),
        mask(NORTH_AFRICA, SUB_SAHARAN_AFRICA, INDIA),
        mask(MIDDLE_EAST, CHINA, SOUTHEAST_ASIA),
        mask(INDIA, SOUTHEAST_ASIA),
        mask(INDIA, CHINA),
    ]
    assert expected == chart.board.neighbours


def test_adjacency_is_symmetric(chart: ColonialismBoardFile) -> None:
    """A region touches its neighbour's neighbour, never itself, and a zone's shore has that zone as its sea."""
    board = chart.board
    for one in range(6):
        assert not board.neighbours[one] >> one & 1
        for other in range(6):
            assert board.neighbours[one] >> other & 1 == board.neighbours[other] >> one & 1
        for zone in range(5):
            assert board.seas[one] >> zone & 1 == board.shores[zone] >> one & 1


def test_shores(chart: ColonialismBoardFile) -> None:
    """The Arabian Sea touches three regions, every other zone two; only China has a single sea."""
    expected = [
        mask(NORTH_AFRICA, SUB_SAHARAN_AFRICA),
        mask(NORTH_AFRICA, MIDDLE_EAST),
        mask(SUB_SAHARAN_AFRICA, MIDDLE_EAST, INDIA),
        mask(INDIA, SOUTHEAST_ASIA),
        mask(SOUTHEAST_ASIA, CHINA),
    ]
    assert expected == chart.board.shores
    assert mask(SOUTH_CHINA_SEA) == chart.board.seas[CHINA]
    assert mask(ATLANTIC, MEDITERRANEAN) == chart.board.seas[NORTH_AFRICA]


def test_mediterranean_never_isolates(chart: ColonialismBoardFile) -> None:
    """Urabi Revolt closes the Mediterranean; both its regions keep a second sea."""
    assert all(chart.board.seas[region] & ~mask(MEDITERRANEAN) for region in range(6))


@pytest.mark.rule("CM-2.0-g")
def test_twelve_interest_cards(chart: ColonialismBoardFile) -> None:
    """Twelve interest cards, two per region; here four of each colour and never one colour twice."""
    board = chart.board
    cards = set(zip(board.interest_region, board.interest_colour, strict=True))
    assert 12 == len(cards)
    assert [2] * 6 == [board.interest_region.count(region) for region in range(6)]
    assert Counter({YELLOW: 4, BROWN: 4, BLACK: 4}) == Counter(board.interest_colour)
    assert {(MIDDLE_EAST, BLACK), (MIDDLE_EAST, BROWN), (NORTH_AFRICA, YELLOW), (CHINA, BLACK)} <= cards


def test_event_places(chart: ColonialismBoardFile) -> None:
    """Two events per region, the Opium Trade counted for India and the Urabi Revolt for the Mediterranean."""
    expected = {
        "berlin conference": (SUB_SAHARAN_AFRICA, -1),
        "young turks": (MIDDLE_EAST, -1),
        "opium trade": (INDIA, CHINA),
        "boxer rebellion": (CHINA, -1),
        "sick man of europe": (MIDDLE_EAST, -1),
        "open door policy": (CHINA, -1),
        "congo atrocities": (SUB_SAHARAN_AFRICA, -1),
        "agadir crisis": (NORTH_AFRICA, -1),
        "urabi revolt": (MEDITERRANEAN, -1),
        "tripartite convention": (SOUTHEAST_ASIA, -1),
        "gurkhas": (INDIA, -1),
        "cultivation system": (SOUTHEAST_ASIA, -1),
    }
    places = zip(chart.board.event_place, chart.board.event_other, strict=True)
    assert expected == dict(zip(EVENTS, places, strict=True))


def test_names_in_two_languages(chart: ColonialismBoardFile) -> None:
    """Every region and zone has an English and a German name."""
    assert {"en": "Middle East", "de": "Naher Osten"} == chart.names["regions.middle_east"]
    assert {"en": "Mediterranean Sea", "de": "Mittelmeer"} == chart.names["zones.mediterranean"]
    assert all({"en", "de"} == set(names) for names in chart.names.values())


# How well it is known


def test_every_value_has_a_flag(chart: ColonialismBoardFile) -> None:
    """11 names, 36 numbers on tiles, 7 links, 11 shores, 12 interest cards and 13 places of events."""
    assert 11 + 36 + 7 + 11 + 12 + 13 == len(chart.flags)
    assert {"K", "R+", "R", "R-"} == set(chart.flags.values())


def test_what_is_known(chart: ColonialismBoardFile) -> None:
    """Six values are stated somewhere in print; all others are reported as reconstructed."""
    known = {
        "regions.sub_saharan_africa.name",
        "regions.sub_saharan_africa.tiles.2.limit",
        "regions.middle_east.name",
        "regions.middle_east.tiles.4.limit",
        "zones.mediterranean.name",
        "events.urabi_revolt.zone",
    }
    assert known == set(chart.flags) - set(chart.reconstructed())


@pytest.mark.parametrize(
    ("path", "flag"),
    [
        ("regions.middle_east.tiles.2.value", "R+"),
        ("regions.india.name", "R"),
        ("regions.india.tiles.3.limit", "R-"),
        ("links.0", "R"),
        ("links.2", "R-"),
        ("zones.atlantic.shores.north_africa", "R"),
        ("zones.mediterranean.shores.middle_east", "R+"),
        ("zones.bay_of_bengal.name", "R-"),
        ("interests.11", "R-"),
        ("events.opium_trade.brown_from", "R"),
        ("events.tripartite_convention.region", "R"),
        ("events.gurkhas.region", "R+"),
    ],
)
def test_reconstructed_values(chart: ColonialismBoardFile, path: str, flag: str) -> None:
    """A value that is not known says how strong the inference is."""
    assert flag == chart.flags[path]
    assert path in chart.reconstructed()


# Files of one's own


def test_same_interest_twice_is_allowed() -> None:
    """That the two cards of a region differ is only a reconstruction."""
    board = parse(COLONIALISM.edited('colour = "black"', 'colour = "yellow"'), "mine.toml").board
    assert [YELLOW, YELLOW] == board.interest_colour[:2]


def test_same_board_in_one_line_per_chapter() -> None:
    """Layout is free: dotted keys and inline tables mean the same."""
    header = '[zones.atlantic]\nname = { en = "Atlantic Ocean", de = "Atlantischer Ozean", flag = "R" }\n'
    dotted = '[zones."atlantic"]\nname.en = "Atlantic Ocean"\nname.de = "Atlantischer Ozean"\nname.flag = "R"\n'
    assert load().names == parse(COLONIALISM.edited(header, dotted), "mine.toml").names
