"""Everything that lies on the table, as numbers."""

from typing import Final, NewType

from metropole.kernel.position import Position

Seat = NewType("Seat", int)

NOBODY: Final = Seat(-1)
TERRITORY_COUNT: Final = 27
SPACE_COUNT: Final = 81  # three places for resource spaces in each territory, printed or not
ROUNDS: Final = 5
NOWHERE: Final = -1
NEVER: Final = 0
NO_CARD: Final = -1
NO_NATION: Final = -1

SEAFARING: Final = 0
NAVY: Final = 1
LOGISTICS: Final = 2
ECONOMY: Final = 3
TRACK_COUNT: Final = 4

FIELDS: Final = (
    "turn round phase first winner tokens excluded america circumnavigation discovered_turn discovered_round abolished "
    "treasury fleets squadrons goods prestige diplomacy tracks pile_owners piles stacks colonies independent unrest "
    "missions city city_value rows doubles nations starless uses attacker defender year shipped asked gifts"
).split()


class State(Position):
    """The position of all components. Cells of two-dimensional fields are `seat * 4 + track` and the like."""

    def __init__(self, seats: int) -> None:
        self.turn = 1
        self.round = 0  # 1 to 5 while rounds are played
        self.phase = 0  # endeavour 0, merchant fleets 1, first player 2, naval forces 3, interest 4
        self.first = 0  # the seat with the first player token
        self.winner: int = NOBODY
        self.tokens: list[int] = [0] * TERRITORY_COUNT  # prestige on territories: without any it is explored
        self.excluded = 0  # territories that are out of the game
        self.america = 0  # prestige in the box of the discovery of America
        self.circumnavigation = 0  # prestige on the compass rose
        self.discovered_turn = NEVER
        self.discovered_round = NEVER
        self.abolished = 0  # whether somebody has Economy 10
        self.treasury: list[int] = [0] * seats
        self.fleets: list[int] = [0] * seats
        self.squadrons: list[int] = [0] * seats
        self.goods: list[int] = [0] * seats
        self.prestige: list[int] = [0] * seats
        self.diplomacy: list[int] = [0] * seats
        self.tracks: list[int] = [0] * (seats * TRACK_COUNT)  # spaces entered on each progress track
        self.pile_owners: list[int] = []  # whose each loan is
        self.piles: list[int] = []  # and how large
        self.stacks: list[int] = [0] * SPACE_COUNT  # counters on resource spaces, see `control`
        self.colonies: list[int] = [NOBODY] * TERRITORY_COUNT
        self.independent = 0  # the set of independent states
        self.unrest: list[int] = [0] * TERRITORY_COUNT
        self.missions: list[int] = [0] * TERRITORY_COUNT
        self.city: int = NOWHERE
        self.city_value = 0
        self.rows: list[int] = [NO_CARD] * (seats * ROUNDS)  # the programmed cards
        self.doubles = 0  # seats that had a second copy of a card when they lined up their rows
        self.nations: list[int] = [NO_NATION] * seats
        self.starless = 0  # seats whose nation has lost its starred rules
        self.uses: list[int] = [0] * seats  # the characters each seat has used this turn
        self.attacker: int = NOBODY
        self.defender: int = NOBODY
        self.year = 0
        self.shipped: list[int] = [0] * seats  # goods shipped in the present action of the merchant
        self.asked = 0  # resource spaces already asked for, or territories already fought over
        self.gifts: list[int] = [0] * seats  # gifts each seat has made this turn

    def copy(self) -> "State":
        other = State(0)
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.winner = self.winner
        other.tokens = self.tokens[:]
        other.excluded = self.excluded
        other.america = self.america
        other.circumnavigation = self.circumnavigation
        other.discovered_turn = self.discovered_turn
        other.discovered_round = self.discovered_round
        other.abolished = self.abolished
        other.treasury = self.treasury[:]
        other.fleets = self.fleets[:]
        other.squadrons = self.squadrons[:]
        other.goods = self.goods[:]
        other.prestige = self.prestige[:]
        other.diplomacy = self.diplomacy[:]
        other.tracks = self.tracks[:]
        other.pile_owners = self.pile_owners[:]
        other.piles = self.piles[:]
        other.stacks = self.stacks[:]
        other.colonies = self.colonies[:]
        other.independent = self.independent
        other.unrest = self.unrest[:]
        other.missions = self.missions[:]
        other.city = self.city
        other.city_value = self.city_value
        other.rows = self.rows[:]
        other.doubles = self.doubles
        other.nations = self.nations[:]
        other.starless = self.starless
        other.uses = self.uses[:]
        other.attacker = self.attacker
        other.defender = self.defender
        other.year = self.year
        other.shipped = self.shipped[:]
        other.asked = self.asked
        other.gifts = self.gifts[:]
        return other

    def names(self) -> list[str]:
        return FIELDS
