"""The board of Colonial: Europe's Empires Overseas, read from a file and checked against what is known of it."""

from collections.abc import Callable, Sequence
from typing import Final

from metropole.boards.board_file import BoardFile, digest_of
from metropole.boards.parts import (
    ENGINE,
    PRINT,
    check_game,
    check_stated,
    keys_of,
    mask_of,
    read_links,
    read_members,
    read_names,
)
from metropole.boards.toml_reader import TomlPath, TomlReader, listed, with_reason
from metropole.games.empires.rules.board import (
    CHARACTERS,
    COLOURS,
    CONTINENTS,
    NATIONS,
    NO_CONTINENT,
    PICTURES,
    RULES,
    SLOTS,
    TERRITORIES,
    Board,
)
from metropole.languages import DEFAULT_LANGUAGE

TERRITORY_KEYS: Final = keys_of(TERRITORIES)
PICTURE_KEYS: Final = keys_of(PICTURES)
NATION_KEYS: Final = keys_of(NATIONS)
RULE_KEYS: Final = keys_of(RULES)

NONE: Final = "none"
IN_TERRITORY: Final = ("continent", "difficulty", "native_power", "resources")
REVISED_DIFFICULTY: Final = "revised_difficulty"
DIFFICULTY_LEAST: Final = 3
REVISED_LEAST: Final = 2
DIFFICULTY_MOST: Final = 7
POWER_MOST: Final = 8
PRINTED_TABLES: Final = "because the printed tables end there"
DIPLOMACY_LEAST: Final = 5
DIPLOMACY_MOST: Final = 255
START_OF_DIPLOMACY: Final = "because the printed rules go on to the right of the fourth; an observation is one byte"
FILLING_GAPS: Final = ("east_africa", "southern_africa", "peru", "rio_de_la_plata")  # named in no rulebook

# What is stated in print
REVISED_PRINT: Final = "because the revised rules state it"
NEAR_EUROPE: Final = ("barbary", "egypt", "levant")
STATED_DIFFICULTY: Final = {"india": 4, "west_indies": 3}
STATED_REVISED: Final = {"india": 4, "new_spain": 4, "west_indies": 3, "guyanas": 4, "brazil": 4}
STATED_POWER: Final = {"west_africa": 3, "new_france": 3, "new_spain": 4, "west_indies": 1}
STATED_CONTINENT: Final = {
    "east_indies": "oceania",
    "australia": "oceania",
    "new_spain": "americas",
    "west_indies": "americas",
    "guyanas": "americas",
    "brazil": "americas",
}
LATE_COLOURS: Final = ("green", "purple")  # nobody uses them before Economy 6
STATED_COLOURS: Final[dict[str, tuple[str, ...]]] = {
    "gold": ("yellow",),
    "slaves": ("black",),
    "silk": ("blue",),
    "furs": ("brown",),
    "spices": ("red",),
    "tea": LATE_COLOURS,
    "opium": LATE_COLOURS,
}
STATED_SPACES: Final = (
    ("west_africa", ("yellow",)),
    ("west_africa", ("black",)),
    ("india", ("blue",)),
    ("india", LATE_COLOURS),
    ("indochina", ("blue",)),
    ("china", ("blue",)),
    ("china", LATE_COLOURS),
    ("east_indies", ("red",)),
    ("new_france", ("beige",)),
    ("new_spain", ("yellow",)),
    ("west_indies", ("beige",)),
)
STATED_COUNTS: Final = {"red": 1, "blue": 3}
ONE_SPACE: Final = ("new_spain", "brazil")
STATED_LINKS: Final = (
    ("canada", "wild_west"),
    ("japan", "china"),
    ("arabia", "egypt"),
    ("arabia", "persia"),
    ("arabia", "levant"),
    ("west_indies", "new_france"),
    ("west_indies", "guyanas"),
    ("west_indies", "new_spain"),
    ("east_indies", "indochina"),
    ("east_indies", "australia"),
    ("new_spain", "california"),
    ("india", "persia"),
)
STATED_EXTRA: Final = {
    "dutch_republic": ["merchant"],
    "great_britain": ["trader", "financier"],
    "france": ["sovereign"],
}
LOGISTICS_ONE: Final = "logistics_one"  # print does not say which nations have it
STATED_RULES: Final[dict[str, tuple[str, ...]]] = {
    "portugal": ("extra_card", "tordesillas"),
    "spain": ("extra_card", "tordesillas", "extremadura", "flamboyance"),
    "dutch_republic": ("extra_card", "free_monopolies"),
    "great_britain": ("extra_card", "sea_reroll"),
    "france": ("extra_card", "two_wars"),
}
NEVER: Final = "never"
AT_SIX: Final = "at_six_prestige"
STARRED: Final = ("portugal", "spain")  # only theirs end
WITHOUT_PERSIA: Final = ("spain", "great_britain", "france")


def read(sheet: TomlReader) -> BoardFile[Board]:
    """The whole file, chapter by chapter."""
    check_game(sheet, "empires")
    sheet.table((), ("game", "title", "diplomacy", "territories", "links", "nations"))
    title = sheet.words(("title",))
    present = read_present(sheet)
    names = {f"territories.{key}": name_of(key) for key in TERRITORY_KEYS}
    names |= read_names(sheet, "territories", present, IN_TERRITORY, (REVISED_DIFFICULTY,))
    names |= read_names(sheet, "nations", NATION_KEYS, ("extra", "goals", "cities", "rules"))
    board = read_board(sheet, present)
    names |= read_city_names(sheet)
    return BoardFile(board, names, sheet.flags, digest_of(content_of(board)), title)


def read_board(sheet: TomlReader, present: Sequence[str]) -> Board:
    """The map, then the Nation cards, which speak of it."""
    diplomacy = sheet.whole(sheet.flagged(("diplomacy",)), DIPLOMACY_LEAST, DIPLOMACY_MOST, START_OF_DIPLOMACY)
    continent = of_each(sheet, present, read_continent, NO_CONTINENT)
    difficulty = of_each(sheet, present, read_difficulty, 0)
    revised_difficulty = of_each(sheet, present, read_revised_difficulty, 0)
    native_power = of_each(sheet, present, read_power, 0)
    colours, pictures = read_resources(sheet, present)
    neighbours = read_links(sheet, TERRITORY_KEYS, present, "territories")
    check_links(sheet, neighbours)
    goals = [read_goals(sheet, nation, present) for nation in NATION_KEYS]
    cities = [read_cities(sheet, nation, goals[i]) for i, nation in enumerate(NATION_KEYS)]
    extra = [read_extra(sheet, nation) for nation in NATION_KEYS]
    rules, ending = read_all_rules(sheet)
    return Board(
        difficulty=difficulty,
        revised_difficulty=revised_difficulty,
        native_power=native_power,
        continent=continent,
        neighbours=neighbours,
        colours=colours,
        pictures=pictures,
        goals=[mask_of(some, TERRITORY_KEYS) for some in goals],
        cities=[mask_of(some, TERRITORY_KEYS) for some in cities],
        extra=extra,
        rules=rules,
        ending=ending,
        diplomacy=diplomacy,
        absent=mask_of([key for key in TERRITORY_KEYS if key not in present], TERRITORY_KEYS),
    )


# --- territories ---


def read_present(sheet: TomlReader) -> list[str]:
    """1 The territories of this map. Those that fill gaps may be left out; the engine knows no others than these."""
    found = sheet.subset(("territories",), TERRITORY_KEYS, ENGINE)
    for territory in TERRITORY_KEYS:
        if territory not in found and territory not in FILLING_GAPS:
            raise sheet.fault(("territories", territory), "is missing", with_reason("this territory", PRINT))
    return [territory for territory in TERRITORY_KEYS if territory in found]


def name_of(key: str) -> dict[str, str]:
    """What a territory is called that is on no map."""
    return {DEFAULT_LANGUAGE: key.replace("_", " ").title()}


def of_each(
    sheet: TomlReader, present: Sequence[str], read: Callable[[TomlReader, str], int], absent: int
) -> list[int]:
    """A value for every territory, whether or not it is on this map."""
    return [read(sheet, territory) if territory in present else absent for territory in TERRITORY_KEYS]


def read_continent(sheet: TomlReader, territory: str) -> int:
    """11 Oceania is the East Indies and Australia; what lies near Europe counts for no continent."""
    place = sheet.flagged(("territories", territory, "continent"))
    if territory in NEAR_EUROPE:
        check_stated(sheet, place, sheet.at(place), NONE)
        return NO_CONTINENT
    if territory in STATED_CONTINENT:
        check_stated(sheet, place, sheet.at(place), STATED_CONTINENT[territory])
        return CONTINENTS.index(STATED_CONTINENT[territory])
    return sheet.choice(place, CONTINENTS[:-1], PRINT)


def read_difficulty(sheet: TomlReader, territory: str) -> int:
    """1 The number an explorer has to reach; what lies near Europe has none and is explored from the start.

    That exception is the second edition's alone.
    """
    place = sheet.flagged(("territories", territory, "difficulty"))
    if territory in NEAR_EUROPE:
        check_stated(sheet, place, sheet.at(place), NONE)
        return 0
    difficulty = sheet.whole(place, DIFFICULTY_LEAST, DIFFICULTY_MOST, PRINT)
    check_stated(sheet, place, difficulty, STATED_DIFFICULTY.get(territory, difficulty))
    return difficulty


def read_revised_difficulty(sheet: TomlReader, territory: str) -> int:
    """CR 1.1 The number by the revised rules, of every territory; the same as above unless the file says another."""
    beside: TomlPath = ("territories", territory, REVISED_DIFFICULTY)
    is_same = not sheet.has(beside)
    place = ("territories", territory, "difficulty", "is") if is_same else sheet.flagged(beside)
    if is_same and territory in NEAR_EUROPE:
        raise sheet.fault(beside, "is missing", f"a number with its flag, {REVISED_PRINT}")
    difficulty = sheet.whole(place, REVISED_LEAST, DIFFICULTY_MOST, REVISED_PRINT)
    stated = STATED_REVISED.get(territory, difficulty)
    if difficulty != stated:
        elsewhere = f", or beside it a {REVISED_DIFFICULTY} of {stated}" if is_same else ""
        raise sheet.fault(place, f"is {difficulty}", f"{stated}{elsewhere}, {REVISED_PRINT}")
    return difficulty


def read_power(sheet: TomlReader, territory: str) -> int:
    """1 Native Power; no Colony is founded where it is 0."""
    place = sheet.flagged(("territories", territory, "native_power"))
    power = sheet.whole(place, 0, POWER_MOST, PRINTED_TABLES)
    check_stated(sheet, place, power, STATED_POWER.get(territory, power))
    return power


# --- resources ---


def read_resources(sheet: TomlReader, present: Sequence[str]) -> tuple[list[list[int]], list[list[int]]]:
    """1 The edge colour and the picture of every resource space, territory by territory."""
    colours: list[list[int]] = []
    pictures: list[list[int]] = []
    for territory in TERRITORY_KEYS:
        rows = space_rows(sheet, ("territories", territory, "resources")) if territory in present else []
        both = [read_space(sheet, row) for row in rows]
        colours.append([colour for colour, _ in both])
        pictures.append([picture for _, picture in both])
    check_pictures(sheet, colours, pictures)
    check_spaces(sheet, colours)
    check_counts(sheet, colours)
    return colours, pictures


def space_rows(sheet: TomlReader, place: TomlPath) -> list[TomlPath]:
    """1 Up to three resource spaces. That there are none is a value too, with its flag."""
    if isinstance(sheet.at(place), dict):
        sheet.choice(sheet.flagged(place), (NONE,))
        return []
    rows = sheet.rows(place, ("colour", "picture"))
    if not 1 <= len(rows) <= SLOTS:
        allowed = f"1 to {SLOTS} spaces, or the value {NONE} with a flag"
        raise sheet.fault(place, f"is a list of {len(rows)}", with_reason(allowed, ENGINE))
    return rows


def read_space(sheet: TomlReader, row: TomlPath) -> tuple[int, int]:
    """1 A resource space: its edge colour, and a picture that goes with it."""
    picture = sheet.choice(sheet.flagged((*row, "picture")), PICTURE_KEYS)
    place = sheet.flagged((*row, "colour"))
    colour = sheet.choice(place, COLOURS)
    allowed = STATED_COLOURS.get(PICTURE_KEYS[picture], COLOURS)
    if COLOURS[colour] not in allowed:
        problem = f"is '{COLOURS[colour]}' with the picture {PICTURE_KEYS[picture]}"
        raise sheet.fault(place, problem, with_reason(listed(allowed), PRINT))
    return colour, picture


def check_pictures(sheet: TomlReader, colours: list[list[int]], pictures: list[list[int]]) -> None:
    """1 All spaces with the same picture have the same edge colour."""
    seen: dict[int, int] = {}
    for territory, row in enumerate(pictures):
        for slot, picture in enumerate(row):
            colour = colours[territory][slot]
            if seen.setdefault(picture, colour) != colour:
                place = ("territories", TERRITORY_KEYS[territory], "resources", slot, "colour", "is")
                problem = f"is '{COLOURS[colour]}' with the picture {PICTURE_KEYS[picture]}"
                allowed = with_reason(f"{COLOURS[seen[picture]]} as with that picture before", PRINT)
                raise sheet.fault(place, problem, allowed)


def check_spaces(sheet: TomlReader, colours: list[list[int]]) -> None:
    """5, 6, 14 What print says about the resources of single territories."""
    for territory, wanted in STATED_SPACES:
        if not any(COLOURS[colour] in wanted for colour in colours[TERRITORY_KEYS.index(territory)]):
            problem = f"has no space in {' or '.join(wanted)}"
            raise sheet.fault(("territories", territory, "resources"), problem, with_reason("one", PRINT))
    for territory in ONE_SPACE:
        count = len(colours[TERRITORY_KEYS.index(territory)])
        if count != 1:
            problem = f"has {count} spaces"
            raise sheet.fault(("territories", territory, "resources"), problem, with_reason("1", PRINT))


def check_counts(sheet: TomlReader, colours: list[list[int]]) -> None:
    """5 One red space and three blue ones in all, at least two black ones, and no colour without a space."""
    every = [COLOURS[colour] for row in colours for colour in row]
    place: TomlPath = ("territories", "*", "resources")
    for colour in COLOURS:
        count = every.count(colour)
        least = 2 if colour == "black" else 1
        if count != STATED_COUNTS.get(colour, max(count, least)):
            allowed = str(STATED_COUNTS[colour]) if colour in STATED_COUNTS else f"at least {least}"
            problem = f"has {count} {colour} spaces in all"
            raise sheet.fault(place, problem, with_reason(allowed, PRINT))


def check_links(sheet: TomlReader, neighbours: list[int]) -> None:
    """15 Twelve links are stated in print."""
    for one, other in STATED_LINKS:
        if not neighbours[TERRITORY_KEYS.index(one)] >> TERRITORY_KEYS.index(other) & 1:
            problem = f"has no link between {one} and {other}"
            raise sheet.fault(("links",), problem, with_reason("one", PRINT))


# --- nations ---


def read_goals(sheet: TomlReader, nation: str, present: Sequence[str]) -> list[str]:
    """25 The historical goals of a nation."""
    place: TomlPath = ("nations", nation, "goals")
    goals = read_members(sheet, place, present)
    if not goals:
        raise sheet.fault(place, "is empty", with_reason(f"at least one of {listed(present)}", PRINT))
    if nation in WITHOUT_PERSIA and "persia" in goals:
        raise sheet.fault((*place, "persia"), "is a goal", with_reason("any other", PRINT))
    if nation == "spain" and "west_indies" not in goals:
        raise sheet.fault((*place, "west_indies"), "is missing", with_reason("this goal", PRINT))
    return goals


def read_cities(sheet: TomlReader, nation: str, goals: Sequence[str]) -> list[str]:
    """25 The goals of a nation that have a historical city."""
    place: TomlPath = ("nations", nation, "cities")
    cities = sheet.subset(place, goals, PRINT)
    if nation == "spain" and "west_indies" not in cities:
        raise sheet.fault((*place, "west_indies"), "is missing", with_reason("a city here", PRINT))
    return cities


def read_city_names(sheet: TomlReader) -> dict[str, dict[str, str]]:
    """25 The names of all historical cities."""
    names: dict[str, dict[str, str]] = {}
    for nation in NATION_KEYS:
        for territory in sheet.subset(("nations", nation, "cities"), TERRITORY_KEYS):
            names[f"nations.{nation}.cities.{territory}"] = sheet.name(("nations", nation, "cities", territory))
    return names


def read_extra(sheet: TomlReader, nation: str) -> int:
    """25 The characters a nation may use twice in a turn: one of the extra card, or both."""
    place: TomlPath = ("nations", nation, "extra")
    found = read_members(sheet, place, CHARACTERS)
    if nation in STATED_EXTRA and sorted(found) != sorted(STATED_EXTRA[nation]):
        allowed = with_reason(listed(STATED_EXTRA[nation]), PRINT)
        raise sheet.fault(place, f"is {listed(found) or 'empty'}", allowed)
    if len({CHARACTERS.index(character) // 2 for character in found}) != 1:
        allowed = with_reason("one or both characters of a single card", PRINT)
        raise sheet.fault(place, f"is {listed(found) or 'empty'}", allowed)
    return mask_of(found, CHARACTERS)


def read_all_rules(sheet: TomlReader) -> tuple[list[int], list[int]]:
    """25 The rules of every nation, and those of them that end."""
    rules: list[int] = []
    ending: list[int] = []
    for nation in NATION_KEYS:
        found = read_rules(sheet, nation)
        rules.append(mask_of(found, RULE_KEYS))
        ending.append(mask_of([rule for rule in found if read_end(sheet, nation, rule)], RULE_KEYS))
    return rules, ending


def read_rules(sheet: TomlReader, nation: str) -> list[str]:
    """25 The rules of a nation: those that print gives it, and perhaps the limit on Logistics."""
    place: TomlPath = ("nations", nation, "rules")
    found = sheet.subset(place, (*STATED_RULES[nation], LOGISTICS_ONE), PRINT)
    for rule in STATED_RULES[nation]:
        if rule not in found:
            raise sheet.fault((*place, rule), "is missing", with_reason("this rule", PRINT))
    for rule in found:
        sheet.table((*place, rule), ("flag", "ends"))
        sheet.flag((*place, rule, "flag"), (*place, rule))
    return found


def read_end(sheet: TomlReader, nation: str, rule: str) -> bool:
    """25 Whether a rule ends when the nation first has six Prestige."""
    place = sheet.flagged(("nations", nation, "rules", rule, "ends"))
    allowed = possible_ends(nation, rule)
    return allowed[sheet.choice(place, allowed, PRINT)] == AT_SIX


def possible_ends(nation: str, rule: str) -> tuple[str, ...]:
    """25 Tordesillas ends. Otherwise only rules of Spain and Portugal may end; of the extra cards only Portugal's."""
    if rule == "tordesillas":
        return (AT_SIX,)
    if nation not in STARRED or (rule, nation) == ("extra_card", "spain"):
        return (NEVER,)
    return (NEVER, AT_SIX)


def content_of(board: Board) -> list[object]:
    """What matters to the rules; of the resources that is the edge colour alone."""
    return [
        "empires",
        board.difficulty,
        board.revised_difficulty,
        board.native_power,
        board.continent,
        board.neighbours,
        board.space_colour,
        board.goals,
        board.cities,
        board.extra,
        board.rules,
        board.ending,
        board.diplomacy,
        board.absent,
    ]
