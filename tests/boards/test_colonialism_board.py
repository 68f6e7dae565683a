"""The board of Colonialism: what the shipped file says, and what a bad file is told."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from metropole.boards import BoardError, ColonialismBoardFile, load, parse
from metropole.boards.toml_reader import locate
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
from tests.boards.shipped import Shipped, line_of, mask

FILE = Shipped("colonialism.toml")
SHIPPED = FILE.text
PLAYERS = (2, 3, 4)

edited = FILE.edited
within = FILE.within
without = FILE.without


def refusal(text: str) -> str:
    """What a bad file is told."""
    with pytest.raises(BoardError) as caught:
        parse(text, "mine.toml")
    return str(caught.value)


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


# The digest


@pytest.mark.parametrize(
    "text",
    [
        edited('en = "India"', 'en = "Hindustan"'),
        edited('de = "Indien"', 'de = "Hindustan"'),
        edited('title = "', 'title = "My '),
        edited("# Ottoman Empire, 1908.", "# Another comment."),
        edited('flag = "R-"', 'flag = "R+"'),
        edited('between = ["north_africa", "sub_saharan_africa"]', 'between = ["sub_saharan_africa", "north_africa"]'),
        SHIPPED.replace("\n", "\r\n"),
    ],
    ids=["english name", "german name", "title", "comment", "flag", "direction of a link", "line ends"],
)
def test_digest_ignores(chart: ColonialismBoardFile, text: str) -> None:
    """Names, flags, comments and layout are not rules."""
    assert SHIPPED != text
    assert chart.digest == parse(text, "mine.toml").digest


@pytest.mark.parametrize(
    "text",
    [
        edited("limit = { is = 2,", "limit = { is = 3,"),
        edited('colour = "yellow"', 'colour = "brown"'),
        edited('shores = { india = "R",', 'shores = { india = "R", china = "R",'),
        edited('[[links]]\nbetween = ["india", "china"]\nflag = "R"\n', ""),
        within("[events.gurkhas]", '"india"', '"china"'),
        within("[events.urabi_revolt]", '"mediterranean"', '"atlantic"'),
        within("[events.opium_trade]", '"china"', '"middle_east"'),
    ],
    ids=["limit", "colour", "shore", "link", "event", "zone", "second region"],
)
def test_digest_follows(chart: ColonialismBoardFile, text: str) -> None:
    """Every number, link, card and place belongs to the rules."""
    assert chart.digest != parse(text, "mine.toml").digest


def test_digest_follows_values(chart: ColonialismBoardFile) -> None:
    """Another split of the fifteen is another board, even with the same limits."""
    text = edited("value = { is = 1,", "value = { is = 2,")
    header = "[regions.india.tiles.2]\nvalue = { is = "
    assert chart.digest != parse(text.replace(header + "3", header + "2"), "mine.toml").digest


def test_digest_is_short_hexadecimal(chart: ColonialismBoardFile) -> None:
    """Sixteen hexadecimal digits."""
    assert re.fullmatch("[0-9a-f]{16}", chart.digest)


# Files of one's own


def test_shipped_board_is_read_once() -> None:
    """The shipped board is the same object every time."""
    assert load() is load()


def test_own_file(tmp_path: Path, chart: ColonialismBoardFile) -> None:
    """A file of one's own may rename places, and is read afresh every time."""
    path = tmp_path / "mine.toml"
    path.write_text(edited('en = "India"', 'en = "Hindustan"'), "utf-8")
    assert "Hindustan" == load(path).names["regions.india"]["en"]
    path.write_text(SHIPPED, "utf-8")
    assert chart.names == load(path).names


def test_same_interest_twice_is_allowed() -> None:
    """That the two cards of a region differ is only a reconstruction."""
    board = parse(edited('colour = "black"', 'colour = "yellow"'), "mine.toml").board
    assert [YELLOW, YELLOW] == board.interest_colour[:2]


def test_same_board_in_one_line_per_chapter() -> None:
    """Layout is free: dotted keys and inline tables mean the same."""
    header = '[zones.atlantic]\nname = { en = "Atlantic Ocean", de = "Atlantischer Ozean", flag = "R" }\n'
    dotted = '[zones."atlantic"]\nname.en = "Atlantic Ocean"\nname.de = "Atlantischer Ozean"\nname.flag = "R"\n'
    assert load().names == parse(edited(header, dotted), "mine.toml").names


# Bad files

REGION_LIST = "north_africa, sub_saharan_africa, middle_east, india, china, southeast_asia"
ZONE_LIST = "atlantic, mediterranean, arabian_sea, bay_of_bengal, south_china_sea"
EVENT_LIST = ", ".join(EVENTS).replace(" ", "_").replace(",_", ", ")
INDIA_TWO = "[regions.india.tiles.2]"
INDIA_VALUE = "regions.india.tiles.2.value"

# Each: an id, the text, the text of the line complained about, the field, the rest of the message.
BAD: list[tuple[str, str, str, str, str]] = [
    (
        "value too high",
        within(INDIA_TWO, "is = 3,", "is = 5,"),
        'value = { is = 5, flag = "R-" }',
        f"{INDIA_VALUE}.is",
        "is 5; allowed: a whole number from 1 to 4",
    ),
    (
        "value zero",
        within(INDIA_TWO, "is = 3,", "is = 0,"),
        'value = { is = 0, flag = "R-" }',
        f"{INDIA_VALUE}.is",
        "is 0; allowed: a whole number from 1 to 4",
    ),
    (
        "value a text",
        within(INDIA_TWO, "is = 3,", 'is = "3",'),
        'value = { is = "3", flag = "R-" }',
        f"{INDIA_VALUE}.is",
        "is '3'; allowed: a whole number from 1 to 4",
    ),
    (
        "value true",
        within("[regions.north_africa.tiles.2]", "is = 1,", "is = true,"),
        'value = { is = true, flag = "R-" }',
        "regions.north_africa.tiles.2.value.is",
        "is true; allowed: a whole number from 1 to 4",
    ),
    (
        "value a fraction",
        within(INDIA_TWO, "is = 3,", "is = 3.0,"),
        'value = { is = 3.0, flag = "R-" }',
        f"{INDIA_VALUE}.is",
        "is 3.0; allowed: a whole number from 1 to 4",
    ),
    (
        "value without flag",
        within(INDIA_TWO, 'value = { is = 3, flag = "R-" }', "value = { is = 3 } # bare"),
        "value = { is = 3 } # bare",
        f"{INDIA_VALUE}.flag",
        "is missing; allowed: exactly is, flag here",
    ),
    (
        "bare number",
        within(INDIA_TWO, 'value = { is = 3, flag = "R-" }', "value = 33"),
        "value = 33",
        INDIA_VALUE,
        "is 33; allowed: a table with is, flag",
    ),
    (
        "huge number",
        within(INDIA_TWO, "is = 3,", f"is = 0x{'f' * 9000},"),
        f'value = {{ is = 0x{"f" * 9000}, flag = "R-" }}',
        f"{INDIA_VALUE}.is",
        "is a huge number; allowed: a whole number from 1 to 4",
    ),
    (
        "unknown flag",
        within(INDIA_TWO, '"R-"', '"sure"'),
        'value = { is = 3, flag = "sure" }',
        f"{INDIA_VALUE}.flag",
        "is 'sure'; allowed: K, R+, R, R-",
    ),
    (
        "limit zero",
        within("[regions.china.tiles.3]", "limit = { is = 6,", "limit = { is = 0,"),
        'limit = { is = 0, flag = "R-" }',
        "regions.china.tiles.3.limit.is",
        "is 0; allowed: a whole number from 1 to 60",
    ),
    (
        "limit too high",
        within("[regions.china.tiles.3]", "limit = { is = 6,", "limit = { is = 61,"),
        'limit = { is = 61, flag = "R-" }',
        "regions.china.tiles.3.limit.is",
        "is 61; allowed: a whole number from 1 to 60",
    ),
    (
        "sub-saharan africa against print",
        within("[regions.sub_saharan_africa.tiles.2]", "is = 6,", "is = 7,"),
        'limit = { is = 7, flag = "K" }',
        "regions.sub_saharan_africa.tiles.2.limit.is",
        "is 7; allowed: 6, because the printed rules state it",
    ),
    (
        "middle east against print",
        within("[regions.middle_east.tiles.4]", "is = 16,", "is = 15,"),
        'limit = { is = 15, flag = "K" }',
        "regions.middle_east.tiles.4.limit.is",
        "is 15; allowed: 16, because the printed rules state it",
    ),
    (
        "sum of values",
        within("[regions.china.tiles.3]", "value = { is = 2,", "value = { is = 1,"),
        "[regions.north_africa]",
        "regions.*.tiles.3.value.is",
        "adds up to 1+3+4+3+1+2 = 14; allowed: a sum of 15 over all regions",
    ),
    (
        "unknown region",
        edited("[regions.india]", "[regions.atlantis]\n[regions.india]"),
        "[regions.atlantis]",
        "regions.atlantis",
        f"is unknown (a table); allowed: {REGION_LIST}",
    ),
    (
        "missing region",
        without("[regions.china]", "[regions.southeast_asia]"),
        "[regions.north_africa]",
        "regions.china",
        f"is missing; allowed: exactly {REGION_LIST} here",
    ),
    (
        "missing tile",
        without("[regions.china.tiles.4]", "\n[regions.southeast_asia]"),
        "[regions.china.tiles.2]",
        "regions.china.tiles.4",
        "is missing; allowed: exactly 2, 3, 4 here",
    ),
    (
        "fifth player",
        edited("[regions.china.tiles.4]", "[regions.china.tiles.5]"),
        "[regions.china.tiles.5]",
        "regions.china.tiles.5",
        "is unknown (a table); allowed: 2, 3, 4",
    ),
    (
        "misspelt key of a tile",
        within("[regions.china.tiles.4]", "limit =", "limits ="),
        'limits = { is = 8, flag = "R-" }',
        "regions.china.tiles.4.limits",
        "is unknown (a table); allowed: value, limit",
    ),
    (
        "name without german",
        edited(' de = "Indien",', ""),
        'name = { en = "India", flag = "R" }',
        "regions.india.name.de",
        "is missing; allowed: exactly en, de, flag here",
    ),
    (
        "empty name",
        edited('"Indien"', '" "'),
        'name = { en = "India", de = " ", flag = "R" }',
        "regions.india.name.de",
        "is ' '; allowed: a printable text of 1 to 60 characters",
    ),
    (
        "name that steers a terminal",
        edited('"Indien"', r'"\u001b[2J"'),
        r'name = { en = "India", de = "\u001b[2J", flag = "R" }',
        "regions.india.name.de",
        r"is '\x1b[2J'; allowed: a printable text of 1 to 60 characters",
    ),
    (
        "name in a third language",
        edited('"Indien",', '"Indien", fr = "Inde",'),
        'name = { en = "India", de = "Indien", fr = "Inde", flag = "R" }',
        "regions.india.name.fr",
        "is unknown ('Inde'); allowed: en, de, flag",
    ),
    (
        "unknown key at the top",
        edited('title = "', 'author = "me"\ntitle = "'),
        'author = "me"',
        "author",
        "is unknown ('me'); allowed: game, title, regions, links, zones, interests, events",
    ),
    (
        "another game",
        edited('game = "colonialism"', 'game = "chess"'),
        'game = "chess"',
        "game",
        "is 'chess'; allowed: colonialism",
    ),
    (
        "title a number",
        edited('title = "Colonialism, reconstructed board"', "title = 7"),
        "title = 7",
        "title",
        "is 7; allowed: a printable text of 1 to 60 characters",
    ),
    (
        "link to nowhere",
        edited('["india", "china"]', '["india", "tibet"]'),
        'between = ["india", "tibet"]',
        "links.4.between.1",
        f"is 'tibet'; allowed: {REGION_LIST}",
    ),
    (
        "link of a region with itself",
        edited('["india", "china"]', '["india", "india"]'),
        'between = ["india", "india"]',
        "links.4.between",
        f"is india twice; allowed: two different regions out of {REGION_LIST}",
    ),
    (
        "link of three",
        edited('["india", "china"]', '["india", "china", "middle_east"]'),
        'between = ["india", "china", "middle_east"]',
        "links.4.between",
        f"is a list of 3; allowed: two different regions out of {REGION_LIST}",
    ),
    (
        "link twice",
        edited('["china", "southeast_asia"]', '["china", "india"]'),
        'between = ["china", "india"]',
        "links.6.between",
        "links china and india a second time; allowed: every link once",
    ),
    (
        "link without flag",
        edited('["india", "china"]\nflag = "R"', '["india", "china"]'),
        '[[links]]|between = ["india", "china"]',
        "links.4.flag",
        "is missing; allowed: exactly between, flag here",
    ),
    (
        "zone with one shore",
        edited('{ india = "R", southeast_asia = "R" }', '{ india = "R" }'),
        'shores = { india = "R" }',
        "zones.bay_of_bengal.shores",
        f"names 1; allowed: at least two of {REGION_LIST}",
    ),
    (
        "shore unknown",
        edited('{ india = "R", southeast_asia = "R" }', '{ india = "R", siam = "R" }'),
        'shores = { india = "R", siam = "R" }',
        "zones.bay_of_bengal.shores.siam",
        f"is unknown ('R'); allowed: {REGION_LIST}",
    ),
    (
        "shore without a flag",
        edited('{ india = "R", southeast_asia = "R" }', '{ india = "R", southeast_asia = true }'),
        'shores = { india = "R", southeast_asia = true }',
        "zones.bay_of_bengal.shores.southeast_asia",
        "is true; allowed: K, R+, R, R-",
    ),
    (
        "region without a sea",
        edited('southeast_asia = "R", china = "R"', 'southeast_asia = "R", india = "R"'),
        "[zones.atlantic]",
        "zones.*.shores.china",
        "is missing in all zones; allowed: every region in the shores of at least one zone",
    ),
    (
        "unknown zone",
        edited("[zones.atlantic]", "[zones.pacific]"),
        "[zones.pacific]",
        "zones.pacific",
        f"is unknown (a table); allowed: {ZONE_LIST}",
    ),
    (
        "eleven interests",
        edited('[[interests]]\nregion = "north_africa"\ncolour = "black"\nflag = "R-"\n', ""),
        "[[interests]]",
        "interests",
        "is a list of 11; allowed: 12 cards, exactly two per region",
    ),
    (
        "three interests of a region",
        edited('region = "china"\ncolour = "black"', 'region = "india"\ncolour = "black" # third'),
        'region = "india"|colour = "black" # third',
        "interests.9.region",
        "is a third card for india; allowed: 12 cards, exactly two per region",
    ),
    (
        "unknown colour",
        edited('colour = "black"', 'colour = "green"'),
        'colour = "green"',
        "interests.1.colour",
        "is 'green'; allowed: yellow, brown, black",
    ),
    (
        "event missing",
        without("[events.gurkhas]", "# Dutch Java"),
        "[events.berlin_conference]",
        "events.gurkhas",
        f"is missing; allowed: exactly {EVENT_LIST} here",
    ),
    (
        "zone for a regional event",
        within("[events.gurkhas]", "region =", "zone ="),
        'zone = { is = "india", flag = "R+" }',
        "events.gurkhas.zone",
        "is unknown (a table); allowed: region",
    ),
    (
        "region for the urabi revolt",
        within("[events.urabi_revolt]", '"mediterranean"', '"north_africa"'),
        'zone = { is = "north_africa", flag = "K" }',
        "events.urabi_revolt.zone.is",
        f"is 'north_africa'; allowed: {ZONE_LIST}",
    ),
    (
        "opium trade with itself",
        within("[events.opium_trade]", '"china"', '"india"'),
        'brown_from = { is = "india", flag = "R" }',
        "events.opium_trade.brown_from.is",
        "is 'india' like black_from; allowed: a region other than black_from",
    ),
    (
        "opium trade with one region",
        within("[events.opium_trade]", 'brown_from = { is = "china", flag = "R" }\n', ""),
        "[events.opium_trade]",
        "events.opium_trade.brown_from",
        "is missing; allowed: exactly black_from, brown_from here",
    ),
]


@pytest.mark.parametrize(("text", "line", "field", "rest"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_bad_file(text: str, line: str, field: str, rest: str) -> None:
    """A bad file is refused in one line: file, line number, field, bad value, what is allowed."""
    assert f"mine.toml:{line_of(text, line)}: {field} {rest}" == refusal(text)


@pytest.mark.parametrize(
    ("chapter", "allowed"),
    [
        ("regions", f"a table with {REGION_LIST}"),
        ("links", "a list of [[links]] tables"),
        ("zones", f"a table with {ZONE_LIST}"),
        ("interests", "a list of [[interests]] tables"),
        ("events", f"a table with {EVENT_LIST}"),
    ],
)
def test_chapter_of_the_wrong_kind(chapter: str, allowed: str) -> None:
    """A chapter that is a number instead of tables."""
    lines = SHIPPED.split("\n")
    others = [line for line in outside(lines, chapter) if not line.startswith("#")]
    message = refusal("\n".join([f"{chapter} = 1", *others]))
    assert f"mine.toml:1: {chapter} is 1; allowed: {allowed}" == message


def outside(lines: list[str], chapter: str) -> list[str]:
    """The lines that do not belong to a chapter."""
    kept: list[str] = []
    inside = False
    for line in lines:
        if line.startswith("["):
            inside = line.strip("[]").split(".")[0] == chapter
        if not inside:
            kept.append(line)
    return kept


def test_links_as_one_table() -> None:
    """A single [links] where a list is meant."""
    text = "\n".join([*outside(SHIPPED.split("\n"), "links"), "[links]"])
    line = line_of(text, "[links]")
    assert f"mine.toml:{line}: links is a table; allowed: a list of [[links]] tables" == refusal(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (edited('game = "colonialism"', 'game "colonialism"'), 'game "colonialism"'),
        (edited('de = "Indien"', 'de = "Indien'), 'name = { en = "India", de = "Indien, flag = "R" }'),
        (SHIPPED + "[regions.india]", "[regions.india]|"),
        (SHIPPED + "last = [", "last = ["),
    ],
    ids=["no equals sign", "open quote", "table twice", "end of file"],
)
def test_syntax_error(text: str, line: str) -> None:
    """A file that is not TOML is refused in one line with the line number."""
    message = refusal(text)
    number = len(text.split("\n")) if text.startswith(SHIPPED) else line_of(text, line)
    assert message.startswith(f"mine.toml:{number}: is not TOML: ")
    assert message.endswith("; allowed: TOML")
    assert 1 == len(message.splitlines())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x = " + "[" * 30000,
        "is = " + "9" * 5000,
        '"two\\nlines" = 1',
        f'"{"long" * 500}" = "{"long" * 500}"',
        "game = 1979-05-27\n",
        'title = """\n[not.a.header]\n"""\n',
        "\x00",
    ],
    ids=["empty", "nested", "digits", "key of two lines", "long", "date", "text of three lines", "nul"],
)
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    """Whatever the file holds, the answer is one printable line of bearable length."""
    message = refusal(text)
    assert message.startswith("mine.toml")
    assert message.isprintable()
    assert len(message) < 400


def test_file_not_found(tmp_path: Path) -> None:
    """A file that is not there is refused in one line."""
    path = tmp_path / "none.toml"
    with pytest.raises(BoardError, match=r"none\.toml: cannot be read \(.+\); allowed: a readable TOML file$"):
        load(path)


def test_folder(tmp_path: Path) -> None:
    """A folder is not a board."""
    with pytest.raises(BoardError, match="cannot be read"):
        load(tmp_path)


def test_file_too_large(tmp_path: Path) -> None:
    """Nobody's board has so many lines."""
    path = tmp_path / "large.toml"
    path.write_text(SHIPPED + "# more\n" * 20000, "utf-8")
    with pytest.raises(BoardError, match=r"large\.toml: is too large; allowed: at most 65536 bytes$"):
        load(path)


def test_file_not_utf8(tmp_path: Path) -> None:
    """Latin-1 is refused with the line of the first bad byte."""
    path = tmp_path / "latin.toml"
    path.write_bytes(SHIPPED.encode("latin-1"))
    line = line_of(SHIPPED, 'name = { en = "Southeast Asia", de = "Südostasien", flag = "R" }')
    with pytest.raises(BoardError, match=rf"latin\.toml:{line}: has the byte 0xfc; allowed: UTF-8 text$"):
        load(path)


# Line numbers

LAYOUT = '''\
# comment
a = 1
b.c = { d = [1, 2] }
text = """
[not.a.table]
e = 5
"""
many = [
  "x",
  ["y"],
]
[t."dotted.key"]  # comment
  f = 1
[[rows]]
g = 1
[[rows]]
g = 2
[rows.inner]
h = 3
[[rows.deep]]
i = 4
[[rows.deep]]
i = 5
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("a",), 2),
        (("b",), 3),
        (("b", "c", "d", 1), 3),
        (("e",), 1),
        (("many", 1, 0), 8),
        (("t",), 12),
        (("t", "dotted.key", "f"), 13),
        (("t", "dotted.key", "missing"), 12),
        (("rows",), 14),
        (("rows", 0, "g"), 15),
        (("rows", 1), 16),
        (("rows", 1, "g"), 17),
        (("rows", 1, "inner", "h"), 19),
        (("rows", 1, "deep", 0, "i"), 21),
        (("rows", 1, "deep", 1, "i"), 23),
        (("nowhere", "at", "all"), 1),
    ],
    ids=lambda value: json.dumps(value) if isinstance(value, tuple) else None,
)
def test_line_numbers(place: tuple[str | int, ...], line: int) -> None:
    """A place is found on its line, or on the line of the nearest thing around it."""
    assert line == locate(LAYOUT, place)
