"""The board of Empires: what the shipped file says, and what a file of one's own may say."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from metropole import registry
from metropole.games.empires.board import STATED_LINKS, TERRITORY_KEYS
from metropole.games.empires.rules import board as things
from metropole.games.empires.rules.board import (
    CHARACTERS,
    COLOURS,
    CONTINENTS,
    NATIONS,
    NOTHING,
    PICTURES,
    RULES,
    TERRITORIES,
)
from tests.boards.shipped import EMPIRES, named

CHART = registry.EMPIRES.load_board()
BOARD = CHART.board
AT = {name: number for number, name in enumerate(TERRITORIES)}


def with_value(values: Sequence[object], wanted: object) -> list[str]:
    """The territories for which a list has this value."""
    return [name for name, value in zip(TERRITORIES, values, strict=True) if value == wanted]


def near(territory: str) -> list[str]:
    return named(TERRITORIES, BOARD.neighbours[AT[territory]])


def reached_from(start: str) -> set[str]:
    """All territories that links join to one of them, near or far."""
    reached = {start}
    while more := {other for one in reached for other in near(one)} - reached:
        reached |= more
    return reached


# What the shipped board says


def test_twenty_seven_territories() -> None:
    """Every list about territories has one entry for each of them, and every list about nations."""
    about_places = (BOARD.difficulty, BOARD.native_power, BOARD.neighbours, BOARD.continent, BOARD.spaces)
    about_nations = (BOARD.goals, BOARD.cities, BOARD.extra, BOARD.rules, BOARD.ending)
    assert {27} == {len(set(TERRITORIES))} | {len(row) for row in about_places}
    assert {5} == {len(row) for row in about_nations}


def test_colours_by_what_they_are() -> None:
    """Eight of the ten edge colours are named after their resource."""
    resources = "PLANTATION GOLD SLAVES SILK FURS SPICES TEA OPIUM".split()
    colours = "beige yellow black blue brown red green purple".split()
    assert colours == [COLOURS[getattr(things, resource)] for resource in resources]
    assert (10, 18, 12) == (len(COLOURS), len(PICTURES), len(CHARACTERS))


def test_twenty_nine_spaces() -> None:
    """Twenty-nine resource spaces in ten colours."""
    assert dict(zip(COLOURS, [6, 5, 4, 3, 3, 3, 2, 1, 1, 1], strict=True)) == {
        COLOURS[colour]: len(spaces) for colour, spaces in enumerate(BOARD.spaces_of)
    }
    assert 29 == sum([len(spaces) for spaces in BOARD.spaces])


def test_spaces_have_fixed_numbers() -> None:
    """Three slots for each territory, printed or not: the lists by territory, by colour and by space agree."""
    assert 3 * 27 == len(BOARD.space_territory) == len(BOARD.space_colour) == len(BOARD.space_picture)
    for space, colour in enumerate(BOARD.space_colour):
        territory = BOARD.space_territory[space]
        assert (space in BOARD.spaces[territory]) == (colour != NOTHING) == (BOARD.space_picture[space] != NOTHING)
        assert colour == NOTHING or space in BOARD.spaces_of[colour]
    assert [3 * AT["west africa"], 3 * AT["west africa"] + 1] == BOARD.spaces[AT["west africa"]]


def test_every_picture_is_used_in_one_colour() -> None:
    """Eighteen pictures, six of them orange, four beige, the others alone in their colours."""
    pairs = {pair for pair in zip(BOARD.space_picture, BOARD.space_colour, strict=True) if NOTHING not in pair}
    assert list(range(18)) == sorted([picture for picture, _ in pairs])
    assert [6, 4, 1, 1, 1, 1, 1, 1, 1, 1] == [[pair[1] for pair in pairs].count(colour) for colour in range(10)]


@pytest.mark.parametrize(
    ("territory", "spaces"),
    [
        ("west africa", ["yellow gold", "black slaves"]),
        ("new spain", ["yellow gold"]),
        ("east indies", ["red spices"]),
        ("india", ["blue silk", "purple opium"]),
        ("china", ["blue silk", "green tea", "orange porcelain"]),
    ],
)
def test_resources_stated_in_print(territory: str, spaces: list[str]) -> None:
    """Gold and slaves in West Africa, one space in New Spain; of tea and opium one in India, the other in China."""
    numbers = BOARD.spaces[AT[territory]]
    assert spaces == [f"{COLOURS[BOARD.space_colour[i]]} {PICTURES[BOARD.space_picture[i]]}" for i in numbers]


def test_where_resources_are() -> None:
    """Spices only in the East Indies, silk in three places; all black spaces in Africa, all beige in the Americas."""
    places = {COLOURS[i]: [BOARD.space_territory[space] for space in BOARD.spaces_of[i]] for i in range(len(COLOURS))}
    assert ["east indies"] == [TERRITORIES[place] for place in places["red"]]
    assert ["india", "indochina", "china"] == [TERRITORIES[place] for place in places["blue"]]
    for colour, continent in (("black", "africa"), ("beige", "americas")):
        assert {continent} == {CONTINENTS[BOARD.continent[place]] for place in places[colour]}
    for territory in ("west indies", "new france", "brazil"):
        assert ["beige"] == [COLOURS[BOARD.space_colour[space]] for space in BOARD.spaces[AT[territory]]]


def test_nothing_to_hold() -> None:
    """Congo and Amazonia have neither resources nor natives; every other territory has both."""
    assert ["congo", "amazonia"] == with_value(BOARD.spaces, []) == with_value(BOARD.native_power, 0)


def test_difficulty() -> None:
    """Three territories without, near Europe, the others from 3 to 7. By the revised rules the three have 2."""
    old_world = [0, 0, 0, 3, 7, 4, 3, 4, 4, 4, 5, 5, 5, 4, 7]
    americas = [5, 5, 6, 6, 5, 4, 3, 4, 6, 4, 5, 4]
    assert old_world + americas == BOARD.difficulty
    assert ["barbary", "egypt", "levant"] == with_value(BOARD.difficulty, 0)
    assert [number or 2 for number in BOARD.difficulty] == BOARD.revised_difficulty


def test_native_power() -> None:
    """Up to 8."""
    old_world = [2, 3, 4, 3, 0, 2, 2, 2, 5, 7, 4, 8, 5, 4, 1]
    americas = [1, 2, 3, 3, 1, 4, 1, 1, 0, 2, 4, 2]
    assert old_world + americas == BOARD.native_power


def test_continents() -> None:
    """Oceania is the East Indies and Australia; what lies near Europe belongs to no continent."""
    assert ["east indies", "australia"] == with_value(BOARD.continent, things.OCEANIA)
    assert ["barbary", "egypt", "levant"] == with_value(BOARD.continent, things.NO_CONTINENT)
    assert {"africa": 4, "americas": 12, "asia": 6, "oceania": 2} == {
        name: BOARD.continent.count(number) for number, name in enumerate(CONTINENTS)
    }


def test_thirty_nine_links() -> None:
    """Every link holds both ways, and none joins a territory to itself."""
    links = {(one, other) for one in TERRITORIES for other in near(one)}
    assert 2 * 39 == len(links)
    assert links == {(other, one) for one, other in links}
    assert [] == [one for one, other in links if one == other]


def test_links_stated_in_print() -> None:
    """Exactly the twelve stated links are flagged as known."""
    known = [path for path, flag in CHART.flags.items() if path.startswith("links.") and flag == "K"]
    assert 12 == len(known) == len(STATED_LINKS)
    for one, other in STATED_LINKS:
        assert BOARD.neighbours[TERRITORY_KEYS.index(one)] >> TERRITORY_KEYS.index(other) & 1


def test_islands() -> None:
    """The list of doubtful links is complete for islands and for Arabia."""
    expected = {
        "west indies": ["new france", "new spain", "guyanas"],
        "east indies": ["indochina", "australia"],
        "australia": ["east indies"],
        "japan": ["china"],
        "arabia": ["egypt", "levant", "persia"],
    }
    assert expected == {territory: near(territory) for territory in expected}


def test_two_worlds() -> None:
    """The Americas hang together, the Old World hangs together, and no link crosses the ocean."""
    americas = set(with_value(BOARD.continent, things.AMERICAS))
    assert americas == reached_from("new spain")
    assert set(TERRITORIES) - americas == reached_from("egypt")


def test_diplomacy() -> None:
    """Seven spaces, with the starting space in the middle."""
    assert 7 == BOARD.diplomacy


def test_goals() -> None:
    """Seven goals each, all worth a Colony; four of them with a historical city. Six territories are on no card.

    Persia is out of the game of Spain, France and Great Britain.
    """
    goals = {nation: named(TERRITORIES, places) for nation, places in zip(NATIONS, BOARD.goals, strict=True)}
    cities = {nation: named(TERRITORIES, places) for nation, places in zip(NATIONS, BOARD.cities, strict=True)}
    for nation in NATIONS:
        assert (7, 4) == (len(goals[nation]), len(cities[nation]))
        assert set(cities[nation]) <= set(goals[nation])
        assert all([BOARD.spaces[AT[goal]] and BOARD.native_power[AT[goal]] for goal in goals[nation]])
    assert "west indies" in cities["spain"]
    of_nobody = set(TERRITORIES).difference(*goals.values())
    assert {"barbary", "levant", "congo", "arabia", "wild west", "amazonia"} == of_nobody
    assert ["portugal"] == [nation for nation in NATIONS if "persia" in goals[nation]]


@pytest.mark.parametrize(
    ("nation", "characters", "rules", "ending"),
    [
        ("portugal", "explorer", "extra card, tordesillas", "extra card, tordesillas"),
        (
            "spain",
            "missionary",
            "extra card, tordesillas, extremadura, flamboyance",
            "tordesillas, extremadura, flamboyance",
        ),
        ("dutch republic", "merchant", "extra card, free monopolies, logistics one", ""),
        ("great britain", "trader, financier", "extra card, sea reroll", ""),
        ("france", "sovereign", "extra card, two wars", ""),
    ],
)
def test_nation_cards(nation: str, characters: str, rules: str, ending: str) -> None:
    """The characters a nation may use twice, its rules, and which of them end at six Prestige.

    No two nations share a card: one spare set serves all five.
    """
    number = NATIONS.index(nation)
    assert characters == ", ".join(named(CHARACTERS, BOARD.extra[number]))
    assert (rules, ending) == tuple([", ".join(named(RULES, row[number])) for row in (BOARD.rules, BOARD.ending)])


def test_names_in_two_languages() -> None:
    """Every territory, nation and historical city has an English and a German name."""
    assert {"en": "Barbary", "de": "Berberküste"} == CHART.names["territories.barbary"]
    assert {"en": "Dutch Republic", "de": "Niederlande"} == CHART.names["nations.dutch_republic"]
    assert {"en": "Cape Town", "de": "Kapstadt"} == CHART.names["nations.dutch_republic.cities.southern_africa"]
    assert 27 + 5 + 20 == len(CHART.names)


# How well it is known


def test_every_value_has_a_flag() -> None:
    """The track; name, continent, difficulty (three have two) and power; colours and pictures; links; five cards."""
    cards = 5 + 35 + 20 + 6 + 2 * 13
    assert 1 + 4 * 27 + 3 + 2 * 29 + 2 + 39 + cards == len(CHART.flags)


def test_what_is_known() -> None:
    """So many names, numbers, continents, spaces and links of the map are stated in print."""
    known = [path for path in CHART.flags if path not in CHART.reconstructed()]
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


def test_what_is_known_of_nations() -> None:
    """Names, the goal and the city in the West Indies, three extra characters and twelve rules."""
    known = {path for path in CHART.flags if path.startswith("nations") and path not in CHART.reconstructed()}
    assert {"nations.spain.goals.west_indies", "nations.spain.cities.west_indies"} <= known
    assert {"nations.dutch_republic.extra.merchant", "nations.france.extra.sovereign"} <= known
    assert not {path for path in known if "logistics_one" in path}
    assert 5 + 2 + 4 + 12 + 9 == len(known)


# Files of one's own


def test_a_difficulty_for_each_map() -> None:
    """A file may hold another number for the revised rules, with a wider range; the other map keeps its own."""
    old = 'difficulty = { is = 5, flag = "R" }\n'
    text = EMPIRES.edited(old, old + 'revised_difficulty = { is = 2, flag = "K" }\n', "territories.peru")
    board = registry.EMPIRES.parse_board(text, "mine.toml").board
    assert (5, 2) == (board.difficulty[AT["peru"]], board.revised_difficulty[AT["peru"]])


def test_third_space_moves_no_other() -> None:
    """A space more in one territory does not change the numbers of the others."""
    header = "# The same example"
    salt = 'colour = { is = "orange", flag = "R" }\npicture = { is = "salt", flag = "R" }\n'
    text = EMPIRES.edited(f"\n{header}", f"[[territories.peru.resources]]\n{salt}\n{header}")
    board = registry.EMPIRES.parse_board(text, "mine.toml").board
    assert [75, 76] == board.spaces[AT["peru"]]
    assert BOARD.spaces[26] == board.spaces[26]


def test_logistics_of_portugal() -> None:
    """Which nation keeps to Logistics 1 is reconstructed, so a file may say otherwise, even with stars."""
    line = 'logistics_one = { flag = "R", ends = { is = "never", flag = "R" } }\n'
    starred = line.replace("never", "at_six_prestige")
    text = EMPIRES.edited(line, "").replace("[nations.portugal.rules]\n", "[nations.portugal.rules]\n" + starred)
    board = registry.EMPIRES.parse_board(text, "mine.toml").board
    rules = {nation: named(RULES, mask) for nation, mask in zip(NATIONS, board.rules, strict=True)}
    assert ["portugal"] == [nation for nation in NATIONS if "logistics one" in rules[nation]]
    assert "logistics one" in named(RULES, board.ending[NATIONS.index("portugal")])
