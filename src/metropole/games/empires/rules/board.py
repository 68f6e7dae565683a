"""1 The board: 27 territories with their resource spaces, what touches what, and the five Nation cards."""

from typing import Final, NewType

Territory = NewType("Territory", int)
Colour = NewType("Colour", int)
Nation = NewType("Nation", int)
Rule = NewType("Rule", int)

TERRITORIES: Final = (
    "barbary",
    "egypt",
    "levant",
    "west africa",
    "congo",
    "east africa",
    "southern africa",
    "arabia",
    "persia",
    "india",
    "indochina",
    "china",
    "japan",
    "east indies",
    "australia",
    "canada",
    "new england",
    "new france",
    "wild west",
    "california",
    "new spain",
    "west indies",
    "guyanas",
    "amazonia",
    "brazil",
    "peru",
    "rio de la plata",
)
BARBARY: Final = Territory(0)
EGYPT: Final = Territory(1)
LEVANT: Final = Territory(2)
WEST_AFRICA: Final = Territory(3)
CONGO: Final = Territory(4)
EAST_AFRICA: Final = Territory(5)
SOUTHERN_AFRICA: Final = Territory(6)
ARABIA: Final = Territory(7)
PERSIA: Final = Territory(8)
INDIA: Final = Territory(9)
INDOCHINA: Final = Territory(10)
CHINA: Final = Territory(11)
JAPAN: Final = Territory(12)
EAST_INDIES: Final = Territory(13)
AUSTRALIA: Final = Territory(14)
CANADA: Final = Territory(15)
NEW_ENGLAND: Final = Territory(16)
NEW_FRANCE: Final = Territory(17)
WILD_WEST: Final = Territory(18)
CALIFORNIA: Final = Territory(19)
NEW_SPAIN: Final = Territory(20)
WEST_INDIES: Final = Territory(21)
GUYANAS: Final = Territory(22)
AMAZONIA: Final = Territory(23)
BRAZIL: Final = Territory(24)
PERU: Final = Territory(25)
RIO_DE_LA_PLATA: Final = Territory(26)

COLOURS: Final = ("orange", "beige", "yellow", "black", "blue", "grey", "brown", "red", "green", "purple")
ORANGE: Final = Colour(0)
BEIGE: Final = Colour(1)
YELLOW: Final = Colour(2)
BLACK: Final = Colour(3)
BLUE: Final = Colour(4)
GREY: Final = Colour(5)
BROWN: Final = Colour(6)
RED: Final = Colour(7)
GREEN: Final = Colour(8)
PURPLE: Final = Colour(9)

PLANTATION: Final = BEIGE
GOLD: Final = YELLOW
SLAVES: Final = BLACK
SILK: Final = BLUE
FURS: Final = BROWN
SPICES: Final = RED
TEA: Final = GREEN
OPIUM: Final = PURPLE

# In the printed order. The one called china in print is porcelain here, lest it be taken for the territory.
PICTURES: Final = (
    "salt",
    "rugs",
    "porcelain",
    "coffee",
    "cotton",
    "fine fabrics",
    "agriculture",
    "tobacco",
    "sugar cane",
    "american cotton",
    "gold",
    "spices",
    "furs",
    "opium",
    "silk",
    "tea",
    "precious metals",
    "slaves",
)

NATIONS: Final = ("portugal", "spain", "dutch republic", "great britain", "france")
PORTUGAL: Final = Nation(0)
SPAIN: Final = Nation(1)
DUTCH_REPUBLIC: Final = Nation(2)
GREAT_BRITAIN: Final = Nation(3)
FRANCE: Final = Nation(4)

CONTINENTS: Final = ("africa", "americas", "asia", "oceania")
AFRICA: Final = 0
AMERICAS: Final = 1
ASIA: Final = 2
OCEANIA: Final = 3
NO_CONTINENT: Final = -1

# Two on each card, in the order of the cards.
CHARACTERS: Final = (
    "explorer",
    "conqueror",
    "viceroy",
    "ambassador",
    "sovereign",
    "rebel",
    "merchant",
    "governor",
    "trader",
    "financier",
    "scientist",
    "missionary",
)

RULES: Final = (
    "extra card",
    "tordesillas",
    "extremadura",
    "flamboyance",
    "free monopolies",
    "logistics one",
    "sea reroll",
    "two wars",
)
EXTRA_CARD: Final = Rule(0)
TORDESILLAS: Final = Rule(1)
EXTREMADURA: Final = Rule(2)
FLAMBOYANCE: Final = Rule(3)
FREE_MONOPOLIES: Final = Rule(4)
LOGISTICS_ONE: Final = Rule(5)
SEA_REROLL: Final = Rule(6)
TWO_WARS: Final = Rule(7)

SLOTS: Final = 3  # room for resource spaces in each territory, so that no file changes the numbers of the others
NOTHING: Final = -1  # no resource space in this slot


class Board:
    """1 What is printed and never changes. Places are indices; sets are bit masks."""

    def __init__(
        self,
        difficulty: list[int],
        revised_difficulty: list[int],
        native_power: list[int],
        continent: list[int],
        neighbours: list[int],
        colours: list[list[int]],
        pictures: list[list[int]],
        goals: list[int],
        cities: list[int],
        extra: list[int],
        rules: list[int],
        ending: list[int],
        diplomacy: int,
        absent: int = 0,
    ) -> None:
        self.difficulty: list[int] = difficulty  # second edition; 0: none printed, explored from the start
        self.revised_difficulty: list[int] = revised_difficulty
        self.native_power: list[int] = native_power
        self.continent: list[int] = continent
        self.neighbours: list[int] = neighbours  # per territory: mask of territories
        self.adjacent: list[list[Territory]] = [members(mask) for mask in neighbours]  # the same as lists
        self.space_territory: list[int] = [space // SLOTS for space in range(SLOTS * len(TERRITORIES))]
        self.space_colour: list[int] = by_slot(colours)  # the edge colour alone counts
        self.space_picture: list[int] = by_slot(pictures)
        self.spaces: list[list[int]] = printed_spaces(colours)  # per territory
        self.all_spaces: list[int] = [space for row in self.spaces for space in row]
        self.spaces_of: list[list[int]] = spaces_by_colour(self.space_colour)
        self.goals: list[int] = goals  # per nation: mask of territories
        self.cities: list[int] = cities  # per nation: mask of the goals with a historical city
        self.extra: list[int] = extra  # per nation: mask of the characters it may use twice in a turn
        self.rules: list[int] = rules  # per nation: mask of rules
        self.ending: list[int] = ending  # per nation: mask of the rules that end at six prestige
        self.diplomacy: int = diplomacy  # spaces of the track
        self.absent: int = absent  # mask of the territories that this map does not have


def members(mask: int) -> list[Territory]:
    """The territories of a set, in order."""
    return [Territory(i) for i in range(mask.bit_length()) if mask >> i & 1]


def by_slot(rows: list[list[int]]) -> list[int]:
    """One value for each slot of each territory, printed or not."""
    values: list[int] = []
    for row in rows:
        values += row + [NOTHING] * (SLOTS - len(row))
    return values


def printed_spaces(rows: list[list[int]]) -> list[list[int]]:
    """1 The resource spaces of each territory, in the printed order."""
    return [[SLOTS * territory + slot for slot in range(len(rows[territory]))] for territory in range(len(rows))]


def spaces_by_colour(space_colour: list[int]) -> list[list[int]]:
    """5 The resource spaces of each edge colour."""
    spaces: list[list[int]] = [[] for _ in COLOURS]
    for space in range(len(space_colour)):
        if space_colour[space] != NOTHING:
            spaces[space_colour[space]].append(space)
    return spaces
