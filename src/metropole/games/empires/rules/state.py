"""Everything that lies on the table, as numbers."""

from typing import Final, NewType

from metropole.kernel.position import BLANKS, ZEROS, Position

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

    turn: int
    round: int  # 1 to 5 while rounds are played
    phase: int  # a place in the phases of the edition
    first: int  # the seat with the first player token
    winner: int
    tokens: list[int]  # prestige on territories (revised: a mark): unexplored
    excluded: int  # territories that are out of the game
    america: int  # prestige in the box of the discovery of America
    circumnavigation: int  # prestige on the compass rose
    discovered_turn: int
    discovered_round: int
    abolished: int  # whether somebody has Economy 10
    treasury: list[int]
    fleets: list[int]
    squadrons: list[int]
    goods: list[int]
    prestige: list[int]
    diplomacy: list[int]
    tracks: list[int]  # spaces entered on each progress track
    pile_owners: list[int]  # whose each loan is
    piles: list[int]  # and how large
    stacks: list[int]  # counters on resource spaces, see `control`
    colonies: list[int]
    independent: int  # the set of independent states
    unrest: list[int]
    missions: list[int]
    city: int
    city_value: int
    rows: list[int]  # the programmed cards
    doubles: int  # seats that had a second copy of a card when they lined up their rows
    nations: list[int]
    starless: int  # seats whose nation has lost its starred rules
    uses: list[int]  # the characters each seat has used this turn
    attacker: int
    defender: int
    year: int
    shipped: list[int]  # goods shipped in the present action of the merchant
    asked: int  # resource spaces already asked for, or territories already fought over
    gifts: list[int]  # gifts each seat has made this turn
    # What follows belongs to the revised rules.
    order: list[int]  # the seats in the order of play; without any it is clockwise from the first
    laid: list[int]  # cards played this turn without an action
    locked: list[int]  # the card each seat must leave out this turn
    released: int  # seats for which America is no longer unknown
    relevant_cities: list[int]
    privateers: list[int]  # owner * seats + whose fleets they lie in wait for
    raiders: list[int]  # privateers that attack the present shipment
    war_points: list[int]  # may be negative
    victories: list[int]  # wars won
    empires: int  # seats that once had five adjacent colonies
    progress_holder: int
    mission_holder: int
    missions_placed: list[int]
    war_box: int
    fought: int  # whether there was a war this turn
    marked: int  # territories where a rebel has put unrest this turn
    navy_bought: int  # seats that have bought a step of the navy track this turn
    doomed: list[int]  # counters about to be lost, as `space * 64 + position`
    quotas: list[int]  # counters each seat is still to lose
    allies: list[int]  # of the attacker and of the defender, while they fight
    hired: list[int]  # the same, even when they have left
    offers: list[int]  # what the attacker and the defender have promised
    warring: int  # seats that fought in the last war
    sea_losses: list[int]  # what each side lost at sea this year

    def __init__(self, seats: int, like: "State | None" = None) -> None:
        """An empty table, or the same position as another."""
        if like is None:
            self.lay_out(seats)
        else:
            self.share(like)

    def lay_out(self, seats: int) -> None:
        self.turn = 1
        self.round = 0
        self.phase = 0
        self.first = 0
        self.winner = NOBODY
        self.tokens = ZEROS[TERRITORY_COUNT]
        self.excluded = 0
        self.america = 0
        self.circumnavigation = 0
        self.discovered_turn = NEVER
        self.discovered_round = NEVER
        self.abolished = 0
        self.treasury = ZEROS[seats]
        self.fleets = ZEROS[seats]
        self.squadrons = ZEROS[seats]
        self.goods = ZEROS[seats]
        self.prestige = ZEROS[seats]
        self.diplomacy = ZEROS[seats]
        self.tracks = ZEROS[seats * TRACK_COUNT]
        self.pile_owners = ZEROS[0]
        self.piles = ZEROS[0]
        self.stacks = ZEROS[SPACE_COUNT]
        self.colonies = BLANKS[TERRITORY_COUNT]
        self.independent = 0
        self.unrest = ZEROS[TERRITORY_COUNT]
        self.missions = ZEROS[TERRITORY_COUNT]
        self.city = NOWHERE
        self.city_value = 0
        self.rows = BLANKS[seats * ROUNDS]
        self.doubles = 0
        self.nations = BLANKS[seats]
        self.starless = 0
        self.uses = ZEROS[seats]
        self.attacker = NOBODY
        self.defender = NOBODY
        self.year = 0
        self.shipped = ZEROS[seats]
        self.asked = 0
        self.gifts = ZEROS[seats]
        self.order = ZEROS[0]
        self.laid = ZEROS[seats]
        self.locked = BLANKS[seats]
        self.released = 0
        self.relevant_cities = ZEROS[TERRITORY_COUNT]
        self.privateers = ZEROS[seats * seats]
        self.raiders = ZEROS[seats]
        self.war_points = ZEROS[seats]
        self.victories = ZEROS[seats]
        self.empires = 0
        self.progress_holder = NOBODY
        self.mission_holder = NOBODY
        self.missions_placed = ZEROS[seats]
        self.war_box = 0
        self.fought = 0
        self.marked = 0
        self.navy_bought = 0
        self.doomed = ZEROS[0]
        self.quotas = ZEROS[seats]
        self.allies = BLANKS[2]
        self.hired = BLANKS[2]
        self.offers = ZEROS[2]
        self.warring = 0
        self.sea_losses = ZEROS[2]

    def share(self, like: "State") -> None:
        """The same numbers and the same lists."""
        self.turn = like.turn
        self.round = like.round
        self.phase = like.phase
        self.first = like.first
        self.winner = like.winner
        self.tokens = like.tokens
        self.excluded = like.excluded
        self.america = like.america
        self.circumnavigation = like.circumnavigation
        self.discovered_turn = like.discovered_turn
        self.discovered_round = like.discovered_round
        self.abolished = like.abolished
        self.treasury = like.treasury
        self.fleets = like.fleets
        self.squadrons = like.squadrons
        self.goods = like.goods
        self.prestige = like.prestige
        self.diplomacy = like.diplomacy
        self.tracks = like.tracks
        self.pile_owners = like.pile_owners
        self.piles = like.piles
        self.stacks = like.stacks
        self.colonies = like.colonies
        self.independent = like.independent
        self.unrest = like.unrest
        self.missions = like.missions
        self.city = like.city
        self.city_value = like.city_value
        self.rows = like.rows
        self.doubles = like.doubles
        self.nations = like.nations
        self.starless = like.starless
        self.uses = like.uses
        self.attacker = like.attacker
        self.defender = like.defender
        self.year = like.year
        self.shipped = like.shipped
        self.asked = like.asked
        self.gifts = like.gifts
        self.order = like.order
        self.laid = like.laid
        self.locked = like.locked
        self.released = like.released
        self.relevant_cities = like.relevant_cities
        self.privateers = like.privateers
        self.raiders = like.raiders
        self.war_points = like.war_points
        self.victories = like.victories
        self.empires = like.empires
        self.progress_holder = like.progress_holder
        self.mission_holder = like.mission_holder
        self.missions_placed = like.missions_placed
        self.war_box = like.war_box
        self.fought = like.fought
        self.marked = like.marked
        self.navy_bought = like.navy_bought
        self.doomed = like.doomed
        self.quotas = like.quotas
        self.allies = like.allies
        self.hired = like.hired
        self.offers = like.offers
        self.warring = like.warring
        self.sea_losses = like.sea_losses

    def copy(self) -> "State":
        return State(0, self)

    def names(self) -> list[str]:
        return FIELDS
