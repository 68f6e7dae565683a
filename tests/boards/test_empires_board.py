"""The board of Empires: what the shipped file says, and what a bad file is told."""

import re
from collections import Counter
from pathlib import Path

import pytest

from metropole import boards
from metropole.boards import BoardError, EmpiresBoardFile, load_any, load_empires, parse, parse_empires
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
from tests.boards.shipped import Shipped, line_of, mask

FILE = Shipped("empires.toml")
SHIPPED = FILE.text

edited = FILE.edited
within = FILE.within
without = FILE.without


def refusal(text: str) -> str:
    """What a bad file is told."""
    with pytest.raises(BoardError) as caught:
        parse_empires(text, "mine.toml")
    return str(caught.value)


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


# The digest

BARBARY_HEADER = "[territories.barbary]"
PERU_LINK = '[[links]]\nbetween = ["new_spain", "peru"]\nflag = "R"\n'
RIO_HEADER = "[territories.rio_de_la_plata]"
SALT = 'colour = { is = "orange", flag = "R" }\npicture = { is = "salt", flag = "R" }\n'
BLACK_SPACE = 'colour = { is = "black", flag = "R-" }\npicture = { is = "slaves"'
ORANGE_SPACE = 'colour = { is = "orange", flag = "R-" }\npicture = { is = "salt"'
EXTREMADURA_LINE = 'extremadura = { flag = "K", ends = { is = "at_six_prestige", flag = "R-" } }'


@pytest.mark.parametrize(
    "text",
    [
        edited('en = "Barbary"', 'en = "Maghreb"'),
        edited('de = "Kapstadt"', 'de = "Kapkolonie"'),
        edited("Europe's Empires Overseas, reconstructed", "my"),
        edited("# The only red space of the map.", "# Another comment."),
        edited('flag = "R-"', 'flag = "R+"'),
        edited('between = ["new_spain", "peru"]', 'between = ["peru", "new_spain"]'),
        edited('picture = { is = "salt",', 'picture = { is = "coffee",'),
        SHIPPED.replace("\n", "\r\n"),
    ],
    ids=["name", "city", "title", "comment", "flag", "direction of a link", "picture", "line ends"],
)
def test_digest_ignores(chart: EmpiresBoardFile, text: str) -> None:
    """Names, pictures, flags, comments and layout are not rules."""
    assert SHIPPED != text
    assert chart.digest == parse_empires(text, "mine.toml").digest


@pytest.mark.parametrize(
    "text",
    [
        edited("diplomacy = { is = 7,", "diplomacy = { is = 9,"),
        within(BARBARY_HEADER, "native_power = { is = 2,", "native_power = { is = 1,"),
        within("[territories.peru]", "difficulty = { is = 5,", "difficulty = { is = 2,"),
        within("[territories.congo]", '"africa"', '"asia"'),
        within("[territories.southern_africa]", BLACK_SPACE, ORANGE_SPACE),
        edited(PERU_LINK, ""),
        edited('persia = "R"', 'arabia = "R"'),
        edited('peru = { en = "Lima", de = "Lima", flag = "R" }\n', ""),
        edited('extra = { explorer = "R" }', 'extra = { viceroy = "R" }'),
        edited(EXTREMADURA_LINE, EXTREMADURA_LINE.replace("at_six_prestige", "never")),
    ],
    ids="diplomacy power difficulty continent colour link goal city extra ending".split(),
)
def test_digest_follows(chart: EmpiresBoardFile, text: str) -> None:
    """Every number, colour, link and line of a Nation card belongs to the rules."""
    assert chart.digest != parse_empires(text, "mine.toml").digest


def test_digest_is_short_hexadecimal(chart: EmpiresBoardFile) -> None:
    """Sixteen hexadecimal digits, other than those of the other game."""
    assert re.fullmatch("[0-9a-f]{16}", chart.digest)
    assert boards.load().digest != chart.digest


# Files of one's own


def test_shipped_board_is_read_once() -> None:
    """The shipped board is the same object every time."""
    assert load_empires() is load_empires()


def test_own_file(tmp_path: Path, chart: EmpiresBoardFile) -> None:
    """A file of one's own may rename places, and is read afresh every time."""
    path = tmp_path / "mine.toml"
    path.write_text(edited('en = "Barbary"', 'en = "Maghreb"'), "utf-8")
    assert "Maghreb" == load_empires(path).names["territories.barbary"]["en"]
    path.write_text(SHIPPED, "utf-8")
    assert chart.names == load_empires(path).names


def test_any_file(tmp_path: Path) -> None:
    """The value `game` says whose board it is."""
    for name, digest in (("colonialism.toml", boards.load().digest), ("empires.toml", load_empires().digest)):
        path = tmp_path / name
        path.write_text(Shipped(name).text, "utf-8")
        assert digest == load_any(path).digest


def test_file_of_the_other_game() -> None:
    """A file is refused by the other game at once, whatever else it holds."""
    line = line_of(SHIPPED, 'game = "empires"')
    with pytest.raises(BoardError, match=rf"^mine\.toml:{line}: game is 'empires'; allowed: colonialism$"):
        parse(SHIPPED, "mine.toml")
    other = Shipped("colonialism.toml").text
    line = line_of(other, 'game = "colonialism"')
    assert f"mine.toml:{line}: game is 'colonialism'; allowed: empires" == refusal(other)


def test_difficulty_two_is_allowed() -> None:
    """The range of the first map is wider than that of the second."""
    text = within("[territories.peru]", "difficulty = { is = 5,", "difficulty = { is = 2,")
    assert 2 == parse_empires(text, "mine.toml").board.difficulty[names_of.PERU]


def test_third_space_moves_no_other(chart: EmpiresBoardFile) -> None:
    """A space more in one territory does not change the numbers of the others."""
    text = edited("\n" + RIO_HEADER, f"[[territories.peru.resources]]\n{SALT}\n{RIO_HEADER}")
    board = parse_empires(text, "mine.toml").board
    assert [75, 76] == board.spaces[names_of.PERU]
    assert chart.board.spaces[26] == board.spaces[26]


def test_logistics_of_portugal() -> None:
    """Which nation keeps to Logistics 1 is reconstructed, so a file may say otherwise, even with stars."""
    line = 'logistics_one = { flag = "R", ends = { is = "never", flag = "R" } }\n'
    starred = line.replace("never", "at_six_prestige")
    text = edited(line, "").replace("[nations.portugal.rules]\n", "[nations.portugal.rules]\n" + starred)
    board = parse_empires(text, "mine.toml").board
    assert [PORTUGAL] == [nation for nation in range(5) if board.rules[nation] >> LOGISTICS_ONE & 1]
    assert board.ending[PORTUGAL] >> LOGISTICS_ONE & 1


# Bad files

TERRITORY_LIST = ", ".join(TERRITORY_KEYS)
WORTHY = ", ".join([key for key in TERRITORY_KEYS if key not in ("congo", "amazonia")])
SPANISH_GOALS = "west_indies, new_spain, california, peru, rio_de_la_plata, guyanas, east_indies"
NATION_LIST = "portugal, spain, dutch_republic, great_britain, france"
STATED = "because the printed rules state it"
PERU_HEADER = "[territories.peru]"
PERU_ROW = "[[territories.peru.resources]]"
PERU_DIFFICULTY = "territories.peru.difficulty"


def power(header: str, old: int, new: int) -> str:
    """The shipped file with another native power."""
    return within(f"[territories.{header}]", f"native_power = {{ is = {old},", f"native_power = {{ is = {new},")


def difficulty(header: str, old: object, new: object) -> str:
    """The shipped file with another difficulty."""
    return within(f"[territories.{header}]", f"difficulty = {{ is = {old},", f"difficulty = {{ is = {new},")


def continent(header: str, old: str, new: str) -> str:
    """The shipped file with another continent."""
    return within(f"[territories.{header}]", f'continent = {{ is = "{old}",', f'continent = {{ is = "{new}",')


def resource(header: str, old: str, new: str) -> str:
    """The shipped file with another colour and picture of a space, written in two words: yellow gold."""
    row = 'colour = {{ is = "{}", flag = "{}" }}\npicture = {{ is = "{}"'
    for flag in ("K", "R+", "R", "R-"):
        before = row.format(old.split()[0], flag, old.split()[1])
        if before in SHIPPED.partition(f"[territories.{header}]")[2].partition("\n\n")[0]:
            return within(f"[territories.{header}]", before, row.format(new.split()[0], flag, new.split()[1]))
    raise AssertionError(old)


def linked(one: str, other: str) -> str:
    """The shipped file with one link instead of another."""
    return edited(f'between = ["{one}", "{other}"]', 'between = ["congo", "egypt"]')


# Each: an id, the text, the text of the line complained about, the field, the rest of the message.
BAD: list[tuple[str, str, str, str, str]] = [
    (
        "difficulty too high",
        difficulty("peru", 5, 8),
        'difficulty = { is = 8, flag = "R" }',
        f"{PERU_DIFFICULTY}.is",
        "is 8; allowed: a whole number from 2 to 7",
    ),
    (
        "difficulty too low",
        difficulty("peru", 5, 1),
        'difficulty = { is = 1, flag = "R" }',
        f"{PERU_DIFFICULTY}.is",
        "is 1; allowed: a whole number from 2 to 7",
    ),
    (
        "difficulty none far away",
        difficulty("peru", 5, '"none"'),
        'difficulty = { is = "none", flag = "R" }',
        f"{PERU_DIFFICULTY}.is",
        "is 'none'; allowed: a whole number from 2 to 7",
    ),
    (
        "difficulty near Europe",
        difficulty("levant", '"none"', 2),
        'difficulty = { is = 2, flag = "K" }',
        "territories.levant.difficulty.is",
        f"is 2; allowed: none, {STATED}",
    ),
    (
        "difficulty true",
        difficulty("peru", 5, "true"),
        'difficulty = { is = true, flag = "R" }',
        f"{PERU_DIFFICULTY}.is",
        "is true; allowed: a whole number from 2 to 7",
    ),
    (
        "difficulty without flag",
        within(PERU_HEADER, 'difficulty = { is = 5, flag = "R" }', "difficulty = { is = 5 } # bare"),
        "difficulty = { is = 5 } # bare",
        f"{PERU_DIFFICULTY}.flag",
        "is missing; allowed: exactly is, flag here",
    ),
    (
        "bare number",
        within(PERU_HEADER, 'difficulty = { is = 5, flag = "R" }', "difficulty = 5"),
        "difficulty = 5",
        PERU_DIFFICULTY,
        "is 5; allowed: a table with is, flag",
    ),
    (
        "unknown flag",
        within(PERU_HEADER, 'difficulty = { is = 5, flag = "R" }', 'difficulty = { is = 5, flag = "sure" }'),
        'difficulty = { is = 5, flag = "sure" }',
        f"{PERU_DIFFICULTY}.flag",
        "is 'sure'; allowed: K, R+, R, R-",
    ),
    *[
        (
            f"difficulty of {territory} against print",
            difficulty(territory, stated, 6),
            'difficulty = { is = 6, flag = "K" }',
            f"territories.{territory}.difficulty.is",
            f"is 6; allowed: {stated}, {STATED}",
        )
        for territory, stated in (("india", 4), ("new_spain", 4), ("west_indies", 3), ("guyanas", 4), ("brazil", 4))
    ],
    *[
        (
            f"power of {territory} against print",
            power(territory, stated, 5),
            'native_power = { is = 5, flag = "K" }',
            f"territories.{territory}.native_power.is",
            f"is 5; allowed: {stated}, {STATED}",
        )
        for territory, stated in (("west_africa", 3), ("new_france", 3), ("new_spain", 4), ("west_indies", 1))
    ],
    (
        "power too high",
        power("china", 8, 9),
        'native_power = { is = 9, flag = "R" }',
        "territories.china.native_power.is",
        "is 9; allowed: a whole number from 0 to 8",
    ),
    (
        "power negative",
        power("barbary", 2, -1),
        'native_power = { is = -1, flag = "R-" }',
        "territories.barbary.native_power.is",
        "is -1; allowed: a whole number from 0 to 8",
    ),
    (
        "unknown continent",
        continent("congo", "africa", "europe"),
        'continent = { is = "europe", flag = "R+" }',
        "territories.congo.continent.is",
        "is 'europe'; allowed: africa, americas, asia",
    ),
    (
        "third territory of Oceania",
        continent("japan", "asia", "oceania"),
        'continent = { is = "oceania", flag = "R+" }',
        "territories.japan.continent.is",
        "is 'oceania'; allowed: africa, americas, asia",
    ),
    (
        "East Indies in Asia",
        continent("east_indies", "oceania", "asia"),
        'continent = { is = "asia", flag = "K" }',
        "territories.east_indies.continent.is",
        f"is 'asia'; allowed: oceania, {STATED}",
    ),
    (
        "Egypt in Africa",
        continent("egypt", "none", "africa"),
        'continent = { is = "africa", flag = "K" }',
        "territories.egypt.continent.is",
        f"is 'africa'; allowed: none, {STATED}",
    ),
    (
        "unknown territory",
        edited(PERU_HEADER, f"[territories.philippines]\n{PERU_HEADER}"),
        "[territories.philippines]",
        "territories.philippines",
        f"is unknown (a table); allowed: {TERRITORY_LIST}",
    ),
    (
        "missing territory",
        without(PERU_HEADER, RIO_HEADER),
        "[territories.barbary]",
        "territories.peru",
        f"is missing; allowed: exactly {TERRITORY_LIST} here",
    ),
    (
        "misspelt key of a territory",
        within(PERU_HEADER, "native_power =", "natives ="),
        'natives = { is = 4, flag = "R-" }',
        "territories.peru.natives",
        "is unknown (a table); allowed: name, continent, difficulty, native_power, resources",
    ),
    (
        "name without german",
        edited(' de = "Berberküste",', ""),
        'name = { en = "Barbary", flag = "K" }',
        "territories.barbary.name.de",
        "is missing; allowed: exactly en, de, flag here",
    ),
    (
        "unknown colour",
        within(PERU_HEADER, '"grey"', '"pink"'),
        'colour = { is = "pink", flag = "R" }',
        "territories.peru.resources.0.colour.is",
        f"is 'pink'; allowed: {', '.join(COLOURS)}",
    ),
    (
        "unknown picture",
        within(PERU_HEADER, '"precious_metals"', '"guano"'),
        'picture = { is = "guano", flag = "R" }',
        "territories.peru.resources.0.picture.is",
        f"is 'guano'; allowed: {', '.join(PICTURES).replace(' ', '_').replace(',_', ', ')}",
    ),
    (
        "picture of another colour",
        within(PERU_HEADER, '"precious_metals"', '"gold"'),
        'colour = { is = "grey", flag = "R" }|picture = { is = "gold", flag = "R" }',
        "territories.peru.resources.0.colour.is",
        "is 'grey' with the picture gold; allowed: yellow",
    ),
    (
        "colour of another picture",
        within(PERU_HEADER, '"grey"', '"yellow"'),
        'colour = { is = "yellow", flag = "R" }|picture = { is = "precious_metals", flag = "R" }',
        "territories.peru.resources.0.colour.is",
        "is 'yellow' with the picture precious_metals; allowed: orange, beige, grey",
    ),
    (
        "one picture in two colours",
        within(PERU_HEADER, '"grey"', '"orange"'),
        'colour = { is = "orange", flag = "R" }|picture = { is = "precious_metals", flag = "R" }',
        "territories.peru.resources.0.colour.is",
        "is 'orange' with the picture precious_metals; allowed: grey as with that picture before",
    ),
    (
        "space without picture",
        within(PERU_ROW, 'picture = { is = "precious_metals", flag = "R" }\n', ""),
        PERU_ROW,
        "territories.peru.resources.0.picture",
        "is missing; allowed: exactly colour, picture here",
    ),
    (
        "four spaces",
        edited(PERU_ROW + "\n", (PERU_ROW + "\ncolour.is = 1\npicture.is = 1\n") * 3 + PERU_ROW + "\n"),
        PERU_ROW,
        "territories.peru.resources",
        "is a list of 4; allowed: 1 to 3 spaces, or the value none with a flag",
    ),
    (
        "no spaces without a flag",
        within("[territories.congo]", 'resources = { is = "none", flag = "R+" }', "resources = []"),
        "resources = []",
        "territories.congo.resources",
        "is a list of 0; allowed: 1 to 3 spaces, or the value none with a flag",
    ),
    (
        "resources in one word",
        within("[territories.congo]", 'is = "none"', 'is = "gold"'),
        'resources = { is = "gold", flag = "R+" }',
        "territories.congo.resources.is",
        "is 'gold'; allowed: none",
    ),
    *[
        (
            f"{territory} without {old}",
            resource(territory, old, new),
            f"[[territories.{territory}.resources]]",
            f"territories.{territory}.resources",
            f"has no space in {wanted}; allowed: one, {STATED}",
        )
        for territory, old, new, wanted in (
            ("west_africa", "yellow gold", "black slaves", "yellow"),
            ("west_africa", "black slaves", "yellow gold", "black"),
            ("india", "blue silk", "orange salt", "blue"),
            ("india", "purple opium", "orange salt", "green or purple"),
            ("china", "green tea", "orange salt", "green or purple"),
            ("indochina", "blue silk", "orange salt", "blue"),
            ("east_indies", "red spices", "orange salt", "red"),
            ("new_france", "beige american_cotton", "orange salt", "beige"),
            ("new_spain", "yellow gold", "orange salt", "yellow"),
            ("west_indies", "beige sugar_cane", "orange salt", "beige"),
        )
    ],
    (
        "second space in New Spain",
        edited("\n# Difficulty 3,", f"[[territories.new_spain.resources]]\n{SALT}\n# Difficulty 3,"),
        "[[territories.new_spain.resources]]",
        "territories.new_spain.resources",
        f"has 2 spaces; allowed: 1, {STATED}",
    ),
    (
        "second red space",
        resource("peru", "grey precious_metals", "red spices"),
        BARBARY_HEADER,
        "territories.*.resources",
        f"has 2 red spaces in all; allowed: 1, {STATED}",
    ),
    (
        "fourth blue space",
        resource("peru", "grey precious_metals", "blue silk"),
        BARBARY_HEADER,
        "territories.*.resources",
        f"has 4 blue spaces in all; allowed: 3, {STATED}",
    ),
    (
        "one black space",
        resource("east_africa", "black slaves", "orange salt").replace(BLACK_SPACE, ORANGE_SPACE),
        BARBARY_HEADER,
        "territories.*.resources",
        f"has 1 black spaces in all; allowed: at least 2, {STATED}",
    ),
    (
        "no grey space",
        SHIPPED.replace('"grey"', '"orange"'),
        BARBARY_HEADER,
        "territories.*.resources",
        f"has 0 grey spaces in all; allowed: at least 1, {STATED}",
    ),
    (
        "tea and opium in one colour",
        edited('"purple"', '"green"'),
        BARBARY_HEADER,
        "territories.*.resources",
        f"has 0 purple spaces in all; allowed: at least 1, {STATED}",
    ),
    *[
        (
            f"no link between {one} and {other}",
            linked(*sorted((one, other), key=TERRITORY_KEYS.index)),
            "[[links]]",
            "links",
            f"has no link between {one} and {other}; allowed: one, {STATED}",
        )
        for one, other in STATED_LINKS
    ],
    (
        "link to nowhere",
        edited('["new_spain", "peru"]', '["new_spain", "chile"]'),
        'between = ["new_spain", "chile"]',
        "links.30.between.1",
        f"is 'chile'; allowed: {TERRITORY_LIST}",
    ),
    (
        "link of a territory with itself",
        edited('["new_spain", "peru"]', '["peru", "peru"]'),
        'between = ["peru", "peru"]',
        "links.30.between",
        f"is peru twice; allowed: two different territories out of {TERRITORY_LIST}",
    ),
    (
        "link twice",
        edited('["new_spain", "peru"]', '["india", "persia"]'),
        'between = ["india", "persia"]',
        "links.30.between",
        "links india and persia a second time; allowed: every link once",
    ),
    (
        "link without flag",
        edited(PERU_LINK, PERU_LINK.replace('flag = "R"\n', "")),
        '[[links]]|between = ["new_spain", "peru"]',
        "links.30.flag",
        "is missing; allowed: exactly between, flag here",
    ),
    (
        "track too short",
        edited("diplomacy = { is = 7,", "diplomacy = { is = 4,"),
        'diplomacy = { is = 4, flag = "R" }',
        "diplomacy.is",
        "is 4; allowed: a whole number from 5 to 15",
    ),
    (
        "unknown key at the top",
        edited('title = "', 'author = "me"\ntitle = "'),
        'author = "me"',
        "author",
        "is unknown ('me'); allowed: game, title, diplomacy, territories, links, nations",
    ),
    (
        "another game",
        edited('game = "empires"', 'game = "chess"'),
        'game = "chess"',
        "game",
        "is 'chess'; allowed: empires",
    ),
    (
        "no game",
        edited('game = "empires"\n', ""),
        SHIPPED.split("\n")[0],
        "game",
        "is missing; allowed: exactly game, title, diplomacy, territories, links, nations here",
    ),
    (
        "unknown nation",
        edited("[nations.france]", "[nations.denmark]\n[nations.france]"),
        "[nations.denmark]",
        "nations.denmark",
        f"is unknown (a table); allowed: {NATION_LIST}",
    ),
    (
        "goal not on the map",
        edited('persia = "R"', 'ceylon = "R"'),
        'ceylon = "R"',
        "nations.portugal.goals.ceylon",
        f"is unknown ('R'); allowed: {TERRITORY_LIST}",
    ),
    (
        "goal without resources",
        edited('persia = "R"', 'congo = "R"'),
        'congo = "R"',
        "nations.portugal.goals.congo",
        f"has no resource or no natives; allowed: {WORTHY}",
    ),
    (
        "goal without natives",
        power("persia", 5, 0),
        'persia = "R"',
        "nations.portugal.goals.persia",
        f"has no resource or no natives; allowed: {WORTHY.replace('persia, ', '')}",
    ),
    (
        "goal without a flag",
        edited('persia = "R"', "persia = true"),
        "persia = true",
        "nations.portugal.goals.persia",
        "is true; allowed: K, R+, R, R-",
    ),
    (
        "no goals",
        without('canada = "R"\nnew_france', "[nations.france.cities]"),
        "[nations.france.goals]",
        "nations.france.goals",
        f"is empty; allowed: at least one of {WORTHY}",
    ),
    *[
        (
            f"Persia for {nation}",
            edited(f"[nations.{nation}.goals]", f'[nations.{nation}.goals]\npersia = "R-"'),
            'persia = "R-"',
            f"nations.{nation}.goals.persia",
            f"is a goal; allowed: any other, {STATED}",
        )
        for nation in ("spain", "great_britain", "france")
    ],
    (
        "Spain without the West Indies",
        edited('west_indies = "K"\n', ""),
        "[nations.spain.goals]",
        "nations.spain.goals.west_indies",
        f"is missing; allowed: this goal, {STATED}",
    ),
    (
        "Spain without Santo Domingo",
        edited('west_indies = { en = "Santo Domingo", de = "Santo Domingo", flag = "K" }\n', ""),
        "[nations.spain.cities]",
        "nations.spain.cities.west_indies",
        f"is missing; allowed: a city here, {STATED}",
    ),
    (
        "city outside the goals",
        edited('peru = { en = "Lima"', 'brazil = { en = "Lima"'),
        'brazil = { en = "Lima", de = "Lima", flag = "R" }',
        "nations.spain.cities.brazil",
        f"is unknown (a table); allowed: {SPANISH_GOALS}",
    ),
    (
        "city without german",
        edited('{ en = "Lima", de = "Lima", flag = "R" }', '{ en = "Lima", flag = "R" }'),
        'peru = { en = "Lima", flag = "R" }',
        "nations.spain.cities.peru.de",
        "is missing; allowed: exactly en, de, flag here",
    ),
    (
        "unknown character",
        edited('extra = { explorer = "R" }', 'extra = { pirate = "R" }'),
        'extra = { pirate = "R" }',
        "nations.portugal.extra.pirate",
        f"is unknown ('R'); allowed: {', '.join(CHARACTERS)}",
    ),
    (
        "characters of two cards",
        edited('extra = { explorer = "R" }', 'extra = { explorer = "R", rebel = "R" }'),
        'extra = { explorer = "R", rebel = "R" }',
        "nations.portugal.extra",
        "is explorer, rebel; allowed: one or both characters of a single card",
    ),
    (
        "no extra character",
        edited('extra = { explorer = "R" }', "extra = {}"),
        "extra = {}",
        "nations.portugal.extra",
        "is empty; allowed: one or both characters of a single card",
    ),
    (
        "extra character against print",
        edited('trader = "K", financier = "K"', 'trader = "K"'),
        'extra = { trader = "K" }',
        "nations.great_britain.extra",
        f"is trader; allowed: trader, financier, {STATED}",
    ),
    (
        "rule of another nation",
        edited("two_wars =", "tordesillas ="),
        'tordesillas = { flag = "K", ends = { is = "never", flag = "K" } }',
        "nations.france.rules.tordesillas",
        "is unknown (a table); allowed: extra_card, two_wars, logistics_one",
    ),
    (
        "rule missing",
        edited(EXTREMADURA_LINE + "\n", ""),
        "[nations.spain.rules]",
        "nations.spain.rules.extremadura",
        f"is missing; allowed: this rule, {STATED}",
    ),
    (
        "rule without an end",
        edited(EXTREMADURA_LINE, 'extremadura = { flag = "K" }'),
        'extremadura = { flag = "K" }',
        "nations.spain.rules.extremadura.ends",
        "is missing; allowed: exactly flag, ends here",
    ),
    (
        "rule with another end",
        edited(EXTREMADURA_LINE, EXTREMADURA_LINE.replace("at_six_prestige", "at_ten_prestige")),
        EXTREMADURA_LINE.replace("at_six_prestige", "at_ten_prestige"),
        "nations.spain.rules.extremadura.ends.is",
        "is 'at_ten_prestige'; allowed: never, at_six_prestige",
    ),
    (
        "Tordesillas for ever",
        within("[nations.spain.rules]", '"at_six_prestige"', '"never"'),
        'tordesillas = { flag = "K", ends = { is = "never", flag = "K" } }',
        "nations.spain.rules.tordesillas.ends.is",
        "is 'never'; allowed: at_six_prestige",
    ),
    (
        "Portugal keeps its card",
        within("[nations.portugal.rules]", '"at_six_prestige"', '"never"'),
        'extra_card = { flag = "K", ends = { is = "never", flag = "R+" } }',
        "nations.portugal.rules.extra_card.ends.is",
        "is 'never'; allowed: at_six_prestige",
    ),
    (
        "Spain loses its card",
        within("[nations.spain.rules]", '"never"', '"at_six_prestige"'),
        'extra_card = { flag = "K", ends = { is = "at_six_prestige", flag = "K" } }',
        "nations.spain.rules.extra_card.ends.is",
        "is 'at_six_prestige'; allowed: never",
    ),
    (
        "star of the Dutch",
        edited(
            'free_monopolies = { flag = "K", ends = { is = "never"',
            'free_monopolies = { flag = "K", ends = { is = "at_six_prestige"',
        ),
        'free_monopolies = { flag = "K", ends = { is = "at_six_prestige", flag = "K" } }',
        "nations.dutch_republic.rules.free_monopolies.ends.is",
        "is 'at_six_prestige'; allowed: never",
    ),
    (
        "nobody bound to Logistics 1",
        edited('logistics_one = { flag = "R", ends = { is = "never", flag = "R" } }\n', ""),
        "[nations.portugal]",
        "nations.*.rules.logistics_one",
        f"is a rule of 0 nations; allowed: exactly one, {STATED}",
    ),
]


@pytest.mark.parametrize(("text", "line", "field", "rest"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_bad_file(text: str, line: str, field: str, rest: str) -> None:
    """A bad file is refused in one line: file, line number, field, bad value, what is allowed."""
    assert f"mine.toml:{line_of(text, line)}: {field} {rest}" == refusal(text)


@pytest.mark.parametrize(
    "text",
    ["", "x = " + "[" * 30000, "game = 1979-05-27\n", 'game = "empires"\n', "\x00"],
    ids=["empty", "nested", "date", "game alone", "nul"],
)
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    """Whatever the file holds, the answer is one printable line of bearable length."""
    message = refusal(text)
    assert message.startswith("mine.toml")
    assert message.isprintable()
    assert len(message) < 400


def test_file_not_found(tmp_path: Path) -> None:
    """A file that is not there is refused in one line."""
    for read in (load_empires, load_any):
        with pytest.raises(BoardError, match=r"none\.toml: cannot be read \(.+\); allowed: a readable TOML file$"):
            read(tmp_path / "none.toml")
