"""The board of Empires: what the shipped file says, and what a bad file is told."""

import re
from collections import Counter

import pytest

from metropole.boards import EmpiresBoardFile, load_empires, parse_empires
from metropole.boards.empires import STATED_LINKS, TERRITORY_KEYS
from metropole.empires import board as names_of
from metropole.empires.board import (
    AFRICA,
    AMAZONIA,
    AMERICAS,
    ARABIA,
    ASIA,
    AUSTRALIA,
    BARBARY,
    BEIGE,
    BLACK,
    BLUE,
    BRAZIL,
    BROWN,
    CHARACTERS,
    CHINA,
    COLOURS,
    CONGO,
    CONTINENTS,
    DUTCH_REPUBLIC,
    EAST_INDIES,
    EGYPT,
    EXTRA_CARD,
    EXTREMADURA,
    FLAMBOYANCE,
    FRANCE,
    FREE_MONOPOLIES,
    FURS,
    GOLD,
    GREAT_BRITAIN,
    GREEN,
    GREY,
    GUYANAS,
    INDIA,
    INDOCHINA,
    JAPAN,
    LEVANT,
    LOGISTICS_ONE,
    NATIONS,
    NEW_FRANCE,
    NEW_SPAIN,
    NO_CONTINENT,
    NOTHING,
    OCEANIA,
    OPIUM,
    ORANGE,
    PERSIA,
    PICTURES,
    PLANTATION,
    PORTUGAL,
    PURPLE,
    RED,
    RULES,
    SEA_REROLL,
    SILK,
    SLAVES,
    SLOTS,
    SPAIN,
    SPICES,
    TEA,
    TERRITORIES,
    TORDESILLAS,
    TWO_WARS,
    WEST_AFRICA,
    WEST_INDIES,
    WILD_WEST,
    YELLOW,
)
from tests.boards.shipped import EMPIRES, mask


def printed(chart: EmpiresBoardFile, territory: int) -> list[str]:
    """The colours and pictures of a territory's resource spaces."""
    board = chart.board
    return [f"{COLOURS[board.space_colour[i]]} {PICTURES[board.space_picture[i]]}" for i in board.spaces[territory]]


def members(places: int) -> list[int]:
    """The places in a set."""
    return [place for place in range(places.bit_length()) if places >> place & 1]


def reached_from(chart: EmpiresBoardFile, start: int) -> int:
    """All territories that links join to one of them, near or far."""
    reached = 0
    fresh = mask(start)
    while fresh:
        reached |= fresh
        near = [chart.board.neighbours[place] for place in members(fresh)]
        fresh = 0
        for places in near:
            fresh |= places & ~reached
    return reached


@pytest.fixture(name="chart")
def shipped_chart() -> EmpiresBoardFile:
    """The shipped board."""
    return load_empires()


# What the shipped board says


def test_twenty_seven_territories(chart: EmpiresBoardFile) -> None:
    """Every list about territories has one entry for each of them."""
    board = chart.board
    assert 27 == len(TERRITORIES) == len(set(TERRITORIES))
    rows = (board.difficulty, board.native_power, board.neighbours, board.continent, board.spaces)
    assert {27} == {len(row) for row in rows}
    assert {5} == {len(row) for row in (board.goals, board.cities, board.extra, board.rules, board.ending)}


@pytest.mark.parametrize("words", [TERRITORIES, COLOURS, NATIONS, CONTINENTS, RULES], ids=lambda words: words[0])
def test_constants_agree_with_the_lists(words: tuple[str, ...]) -> None:
    """Every named thing is the index of its name."""
    found = [getattr(names_of, word.upper().replace(" ", "_")) for word in words]
    assert list(range(len(words))) == found


def test_colours_by_what_they_are() -> None:
    """Eight of the ten edge colours are named after their resource."""
    named = (PLANTATION, GOLD, SLAVES, SILK, FURS, SPICES, TEA, OPIUM)
    assert (BEIGE, YELLOW, BLACK, BLUE, BROWN, RED, GREEN, PURPLE) == named
    assert (10, 18, 12) == (len(COLOURS), len(PICTURES), len(CHARACTERS))


def test_twenty_nine_spaces(chart: EmpiresBoardFile) -> None:
    """Twenty-nine resource spaces in ten colours."""
    expected = {ORANGE: 6, BEIGE: 5, YELLOW: 4, BLACK: 3, BLUE: 3, GREY: 3, BROWN: 2, RED: 1, GREEN: 1, PURPLE: 1}
    assert expected == {colour: len(spaces) for colour, spaces in enumerate(chart.board.spaces_of)}
    assert 29 == sum(len(spaces) for spaces in chart.board.spaces)


def test_spaces_have_fixed_numbers(chart: EmpiresBoardFile) -> None:
    """Three slots for each territory, printed or not: the lists by territory, by colour and by space agree."""
    board = chart.board
    assert 27 * SLOTS == len(board.space_territory) == len(board.space_colour) == len(board.space_picture)
    for space, colour in enumerate(board.space_colour):
        territory = board.space_territory[space]
        assert (space in board.spaces[territory]) == (colour != NOTHING) == (board.space_picture[space] != NOTHING)
        assert colour == NOTHING or space in board.spaces_of[colour]
    assert [SLOTS * WEST_AFRICA, SLOTS * WEST_AFRICA + 1] == board.spaces[WEST_AFRICA]


def test_every_picture_is_used_in_one_colour(chart: EmpiresBoardFile) -> None:
    """Eighteen pictures, six of them orange, four beige, the others alone in their colours."""
    board = chart.board
    pairs = {pair for pair in zip(board.space_picture, board.space_colour, strict=True) if NOTHING not in pair}
    assert list(range(18)) == sorted(picture for picture, _ in pairs)
    assert [6, 4, 1, 1, 1, 1, 1, 1, 1, 1] == [[pair[1] for pair in pairs].count(colour) for colour in range(10)]


def test_resources_stated_in_print(chart: EmpiresBoardFile) -> None:
    """Gold and slaves in West Africa, one space in New Spain, spices only in the East Indies, silk in three places."""
    assert ["yellow gold", "black slaves"] == printed(chart, WEST_AFRICA)
    assert ["yellow gold"] == printed(chart, NEW_SPAIN)
    assert ["red spices"] == printed(chart, EAST_INDIES)
    assert [EAST_INDIES] == [chart.board.space_territory[space] for space in chart.board.spaces_of[RED]]
    assert [INDIA, INDOCHINA, CHINA] == [chart.board.space_territory[space] for space in chart.board.spaces_of[BLUE]]
    for territory in (WEST_INDIES, NEW_FRANCE, BRAZIL):
        assert [BEIGE] == [chart.board.space_colour[space] for space in chart.board.spaces[territory]]


def test_tea_and_opium(chart: EmpiresBoardFile) -> None:
    """One of them in India, the other in China."""
    assert ["blue silk", "purple opium"] == printed(chart, INDIA)
    assert ["blue silk", "green tea", "orange porcelain"] == printed(chart, CHINA)


def test_triangular_trade(chart: EmpiresBoardFile) -> None:
    """All black spaces are in Africa, all beige ones in the Americas."""
    board = chart.board
    assert {AFRICA} == {board.continent[board.space_territory[space]] for space in board.spaces_of[BLACK]}
    assert {AMERICAS} == {board.continent[board.space_territory[space]] for space in board.spaces_of[BEIGE]}


def test_nothing_to_hold(chart: EmpiresBoardFile) -> None:
    """Congo and Amazonia have neither resources nor natives; every other territory has both."""
    board = chart.board
    assert [CONGO, AMAZONIA] == [t for t in range(27) if not board.spaces[t]]
    assert [CONGO, AMAZONIA] == [t for t in range(27) if not board.native_power[t]]


def test_difficulty(chart: EmpiresBoardFile) -> None:
    """Three territories without, the others from 3 to 7."""
    assert Counter({0: 3, 3: 3, 4: 9, 5: 7, 6: 3, 7: 2}) == Counter(chart.board.difficulty)
    old_world = [0, 0, 0, 3, 7, 4, 3, 4, 4, 4, 5, 5, 5, 4, 7]
    americas = [5, 5, 6, 6, 5, 4, 3, 4, 6, 4, 5, 4]
    assert old_world + americas == chart.board.difficulty
    assert [BARBARY, EGYPT, LEVANT] == [t for t in range(27) if not chart.board.difficulty[t]]
    stated = {WEST_INDIES: 3, INDIA: 4, NEW_SPAIN: 4, GUYANAS: 4, BRAZIL: 4}
    assert stated == {territory: chart.board.difficulty[territory] for territory in stated}


def test_native_power(chart: EmpiresBoardFile) -> None:
    """Up to 8; four numbers are stated in print."""
    stated = {WEST_INDIES: 1, WEST_AFRICA: 3, NEW_FRANCE: 3, NEW_SPAIN: 4}
    assert stated == {territory: chart.board.native_power[territory] for territory in stated}
    old_world = [2, 3, 4, 3, 0, 2, 2, 2, 5, 7, 4, 8, 5, 4, 1]
    americas = [1, 2, 3, 3, 1, 4, 1, 1, 0, 2, 4, 2]
    assert old_world + americas == chart.board.native_power


def test_continents(chart: EmpiresBoardFile) -> None:
    """Oceania is the East Indies and Australia; what lies near Europe belongs to no continent."""
    continent = chart.board.continent
    assert [EAST_INDIES, AUSTRALIA] == [t for t in range(27) if continent[t] == OCEANIA]
    assert [BARBARY, EGYPT, LEVANT] == [t for t in range(27) if continent[t] == NO_CONTINENT]
    assert [4, 12, 6] == [continent.count(place) for place in (AFRICA, AMERICAS, ASIA)]


def test_thirty_nine_links(chart: EmpiresBoardFile) -> None:
    """Every link holds both ways, and none joins a territory to itself."""
    near = chart.board.neighbours
    assert 2 * 39 == sum(len(members(places)) for places in near)
    for one in range(27):
        assert not near[one] >> one & 1
        assert all(near[other] >> one & 1 for other in members(near[one]))


def test_links_stated_in_print(chart: EmpiresBoardFile) -> None:
    """Exactly the twelve stated links are flagged as known."""
    known = [path for path, flag in chart.flags.items() if path.startswith("links.") and flag == "K"]
    assert 12 == len(known) == len(STATED_LINKS)
    for one, other in STATED_LINKS:
        assert chart.board.neighbours[TERRITORY_KEYS.index(one)] >> TERRITORY_KEYS.index(other) & 1


def test_islands(chart: EmpiresBoardFile) -> None:
    """The list of doubtful links is complete for islands and for Arabia."""
    near = chart.board.neighbours
    assert mask(NEW_FRANCE, GUYANAS, NEW_SPAIN) == near[WEST_INDIES]
    assert mask(INDOCHINA, AUSTRALIA) == near[EAST_INDIES]
    assert mask(EAST_INDIES) == near[AUSTRALIA]
    assert mask(CHINA) == near[JAPAN]
    assert mask(EGYPT, LEVANT, PERSIA) == near[ARABIA]


def test_two_worlds(chart: EmpiresBoardFile) -> None:
    """The Americas hang together, the Old World hangs together, and no link crosses the ocean."""
    americas = mask(*[t for t in range(27) if chart.board.continent[t] == AMERICAS])
    assert americas == reached_from(chart, NEW_SPAIN)
    assert (1 << 27) - 1 - americas == reached_from(chart, EGYPT)


def test_diplomacy(chart: EmpiresBoardFile) -> None:
    """Seven spaces, with the starting space in the middle."""
    assert 7 == chart.board.diplomacy


def test_goals(chart: EmpiresBoardFile) -> None:
    """Seven goals each, all worth a Colony; four of them with a historical city."""
    board = chart.board
    for nation in range(5):
        goals = members(board.goals[nation])
        assert (7, 4) == (len(goals), len(members(board.cities[nation])))
        assert all(board.spaces[goal] and board.native_power[goal] for goal in goals)
        assert 0 == board.cities[nation] & ~board.goals[nation]
    assert board.cities[SPAIN] >> WEST_INDIES & 1


def test_goals_of_nobody(chart: EmpiresBoardFile) -> None:
    """Six territories are on no card. Persia is out of the game of Spain, France and Great Britain."""
    every = 0
    for goals in chart.board.goals:
        every |= goals
    assert [BARBARY, LEVANT, CONGO, ARABIA, WILD_WEST, AMAZONIA] == members((1 << 27) - 1 - every)
    assert [PORTUGAL] == [nation for nation in range(5) if chart.board.goals[nation] >> PERSIA & 1]


@pytest.mark.parametrize(
    ("nation", "characters", "rules", "ending"),
    [
        (PORTUGAL, ["explorer"], mask(EXTRA_CARD, TORDESILLAS), mask(EXTRA_CARD, TORDESILLAS)),
        (
            SPAIN,
            ["missionary"],
            mask(EXTRA_CARD, TORDESILLAS, EXTREMADURA, FLAMBOYANCE),
            mask(TORDESILLAS, EXTREMADURA),
        ),
        (DUTCH_REPUBLIC, ["merchant"], mask(EXTRA_CARD, FREE_MONOPOLIES, LOGISTICS_ONE), 0),
        (GREAT_BRITAIN, ["trader", "financier"], mask(EXTRA_CARD, SEA_REROLL), 0),
        (FRANCE, ["sovereign"], mask(EXTRA_CARD, TWO_WARS), 0),
    ],
    ids=NATIONS,
)
def test_nation_cards(chart: EmpiresBoardFile, nation: int, characters: list[str], rules: int, ending: int) -> None:
    """The characters a nation may use twice, its rules, and which of them end at six Prestige."""
    assert characters == [CHARACTERS[character] for character in members(chart.board.extra[nation])]
    assert (rules, ending) == (chart.board.rules[nation], chart.board.ending[nation])


def test_extra_cards_differ(chart: EmpiresBoardFile) -> None:
    """One spare set of cards serves five nations."""
    assert 5 == len({members(characters)[0] // 2 for characters in chart.board.extra})


def test_names_in_two_languages(chart: EmpiresBoardFile) -> None:
    """Every territory, nation and historical city has an English and a German name."""
    assert {"en": "Barbary", "de": "Berberküste"} == chart.names["territories.barbary"]
    assert {"en": "Dutch Republic", "de": "Niederlande"} == chart.names["nations.dutch_republic"]
    assert {"en": "Cape Town", "de": "Kapstadt"} == chart.names["nations.dutch_republic.cities.southern_africa"]
    assert 27 + 5 + 20 == len(chart.names)
    assert all({"en", "de"} == set(names) for names in chart.names.values())


# How well it is known


def test_every_value_has_a_flag(chart: EmpiresBoardFile) -> None:
    """The track; name, continent, difficulty and power; colours and pictures; links; and five cards."""
    cards = 5 + 35 + 20 + 6 + 2 * 13
    assert 1 + 4 * 27 + 2 * 29 + 2 + 39 + cards == len(chart.flags)
    assert {"K", "R+", "R", "R-"} == set(chart.flags.values())


def test_what_is_known(chart: EmpiresBoardFile) -> None:
    """So many names, numbers, continents, spaces and links of the map are stated in print."""
    known = [path for path in chart.flags if path not in chart.reconstructed()]
    kinds = Counter([re.sub(r"\d+", "#", path.replace(path.split(".")[1], "*")) for path in known])
    assert {
        "territories.*.name": 23,
        "territories.*.difficulty": 8,
        "territories.*.native_power": 4,
        "territories.*.continent": 9,
        "territories.*.resources.#.colour": 9,
        "territories.*.resources.#.picture": 7,
        "links.*": 12,
    } == {kind: count for kind, count in kinds.items() if not kind.startswith("nations")}


def test_what_is_known_of_nations(chart: EmpiresBoardFile) -> None:
    """Names, the goal and the city in the West Indies, three extra characters and twelve rules."""
    known = {path for path in chart.flags if path.startswith("nations") and path not in chart.reconstructed()}
    assert {"nations.spain.goals.west_indies", "nations.spain.cities.west_indies"} <= known
    assert {"nations.dutch_republic.extra.merchant", "nations.france.extra.sovereign"} <= known
    assert not {path for path in known if "logistics_one" in path}
    assert 5 + 2 + 4 + 12 + 9 == len(known)


@pytest.mark.parametrize(
    ("path", "flag"),
    [
        ("diplomacy", "R"),
        ("territories.peru.name", "R"),
        ("territories.west_africa.continent", "R+"),
        ("territories.west_africa.difficulty", "R+"),
        ("territories.barbary.native_power", "R-"),
        ("territories.brazil.resources.0.colour", "R+"),
        ("territories.west_indies.resources.0.picture", "R"),
        ("territories.congo.resources", "R+"),
        ("links.0", "R+"),
        ("nations.portugal.extra.explorer", "R"),
        ("nations.portugal.goals.brazil", "R"),
        ("nations.portugal.cities.brazil", "R"),
        ("nations.portugal.rules.extra_card.ends", "R+"),
        ("nations.spain.rules.flamboyance.ends", "R-"),
        ("nations.dutch_republic.rules.logistics_one", "R"),
    ],
)
def test_reconstructed_values(chart: EmpiresBoardFile, path: str, flag: str) -> None:
    """A value that is not known says how strong the inference is."""
    assert flag == chart.flags[path]
    assert path in chart.reconstructed()


# Files of one's own


def test_difficulty_two_is_allowed() -> None:
    """The range of the first map is wider than that of the second."""
    text = EMPIRES.edited("difficulty = { is = 5,", "difficulty = { is = 2,", "territories.peru")
    assert 2 == parse_empires(text, "mine.toml").board.difficulty[names_of.PERU]


def test_third_space_moves_no_other(chart: EmpiresBoardFile) -> None:
    """A space more in one territory does not change the numbers of the others."""
    header = "[territories.rio_de_la_plata]"
    salt = 'colour = { is = "orange", flag = "R" }\npicture = { is = "salt", flag = "R" }\n'
    text = EMPIRES.edited(f"\n{header}", f"[[territories.peru.resources]]\n{salt}\n{header}")
    board = parse_empires(text, "mine.toml").board
    assert [75, 76] == board.spaces[names_of.PERU]
    assert chart.board.spaces[26] == board.spaces[26]


def test_logistics_of_portugal() -> None:
    """Which nation keeps to Logistics 1 is reconstructed, so a file may say otherwise, even with stars."""
    line = 'logistics_one = { flag = "R", ends = { is = "never", flag = "R" } }\n'
    starred = line.replace("never", "at_six_prestige")
    text = EMPIRES.edited(line, "").replace("[nations.portugal.rules]\n", "[nations.portugal.rules]\n" + starred)
    board = parse_empires(text, "mine.toml").board
    assert [PORTUGAL] == [nation for nation in range(5) if board.rules[nation] >> LOGISTICS_ONE & 1]
    assert board.ending[PORTUGAL] >> LOGISTICS_ONE & 1
