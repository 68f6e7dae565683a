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
    "missions city city_value rows doubles nations starless uses attacker defender year shipped asked gifts "
    "order laid locked released relevant_cities privateers raiders war_points victories empires progress_holder "
    "mission_holder missions_placed war_box fought marked navy_bought doomed quotas allies hired offers warring "
    "sea_losses"
).split()


class State(Position):
    """The position of all components. Cells of two-dimensional fields are `seat * 4 + track` and the like."""

    def __init__(self, seats: int) -> None:
        self.turn = 1
        self.round = 0  # 1 to 5 while rounds are played
        self.phase = 0  # a place in the phases of the edition
        self.first = 0  # the seat with the first player token
        self.winner: int = NOBODY
        self.tokens: list[int] = [0] * TERRITORY_COUNT  # prestige on territories (revised: a mark): unexplored
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
        # What follows belongs to the revised rules.
        self.order: list[int] = []  # the seats in the order of play; without any it is clockwise from the first
        self.laid: list[int] = [0] * seats  # cards played this turn without an action
        self.locked: list[int] = [NO_CARD] * seats  # the card each seat must leave out this turn
        self.released = 0  # seats for which America is no longer unknown
        self.relevant_cities: list[int] = [0] * TERRITORY_COUNT
        self.privateers: list[int] = [0] * (seats * seats)  # owner * seats + whose fleets they lie in wait for
        self.raiders: list[int] = [0] * seats  # privateers that attack the present shipment
        self.war_points: list[int] = [0] * seats  # may be negative
        self.victories: list[int] = [0] * seats  # wars won
        self.empires = 0  # seats that once had five adjacent colonies
        self.progress_holder: int = NOBODY
        self.mission_holder: int = NOBODY
        self.missions_placed: list[int] = [0] * seats
        self.war_box = 0
        self.fought = 0  # whether there was a war this turn
        self.marked = 0  # territories where a rebel has put unrest this turn
        self.navy_bought = 0  # seats that have bought a step of the navy track this turn
        self.doomed: list[int] = []  # counters about to be lost, as `space * 64 + position`
        self.quotas: list[int] = [0] * seats  # counters each seat is still to lose
        self.allies: list[int] = [NOBODY] * 2  # of the attacker and of the defender, while they fight
        self.hired: list[int] = [NOBODY] * 2  # the same, even when they have left
        self.offers: list[int] = [0] * 2  # what the attacker and the defender have promised
        self.warring = 0  # seats that fought in the last war
        self.sea_losses: list[int] = [0] * 2  # what each side lost at sea this year

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
        other.order = self.order[:]
        other.laid = self.laid[:]
        other.locked = self.locked[:]
        other.released = self.released
        other.relevant_cities = self.relevant_cities[:]
        other.privateers = self.privateers[:]
        other.raiders = self.raiders[:]
        other.war_points = self.war_points[:]
        other.victories = self.victories[:]
        other.empires = self.empires
        other.progress_holder = self.progress_holder
        other.mission_holder = self.mission_holder
        other.missions_placed = self.missions_placed[:]
        other.war_box = self.war_box
        other.fought = self.fought
        other.marked = self.marked
        other.navy_bought = self.navy_bought
        other.doomed = self.doomed[:]
        other.quotas = self.quotas[:]
        other.allies = self.allies[:]
        other.hired = self.hired[:]
        other.offers = self.offers[:]
        other.warring = self.warring
        other.sea_losses = self.sea_losses[:]
        return other

    def names(self) -> list[str]:
        return FIELDS
