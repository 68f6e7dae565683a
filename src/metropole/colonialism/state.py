"""Everything that lies on the table, as numbers.

Places are indices, piles are counts, and sets of cards are bit masks, for every player owns exactly one copy of
each card. A shuffled deck has no order until somebody draws from it, so it is a set too.
"""

from typing import Final, NewType

from metropole.kernel.position import Position

Seat = NewType("Seat", int)
Faction = NewType("Faction", int)

NATIVES: Final = Faction(4)
NOBODY: Final = Seat(-1)
REGION_COUNT: Final = 6
ZONE_COUNT: Final = 5
COLOUR_COUNT: Final = 3
UPGRADE_COUNT: Final = 5
NO_EVENT: Final = -1
NO_CARD: Final = -1

GRAY: Final = 0
PURPLE: Final = 1

FIELDS: Final = (
    "turn phase event_deck event undealt order rows track acted queue rolls due discs mercenaries natives cubes bag "
    "spent supply reserve held gained fresh used hands decks discards played down up interests owners"
).split()


class State(Position):
    """The position of all components. Cells of two-dimensional fields are `seat * 6 + region` and the like."""

    def __init__(self, seats: int) -> None:
        self.turn = 1  # 2.8 the turn marker
        self.phase = 0  # 2.8 the phase marker: rounds 0, 1, colonization 2, rounds 3, 4, colonization 5
        self.event_deck = 0  # X1 the events not yet revealed
        self.event = NO_EVENT  # X1 the event in force
        self.undealt = 0  # 2.6.3 the interests nobody holds
        self.order: list[int] = []  # 2.7.1 the region on tile 1, 2, ...
        self.rows: list[int] = [0] * seats  # the row of each seat on the turn order track, 0 for none
        self.track: list[int] = []  # the seats from the top row to the bottom
        self.acted: list[int] = [0] * seats  # how often each seat has acted in this round
        self.queue: list[int] = []  # who chooses a row, in this order
        self.rolls: list[int] = [0] * seats  # the rolls for the first choice of rows
        self.due: list[int] = [0] * seats  # discs each seat has yet to give up in the region at hand
        self.discs: list[int] = [0] * (seats * REGION_COUNT)
        self.mercenaries: list[int] = [0] * (seats * REGION_COUNT)
        self.natives: list[int] = [0] * REGION_COUNT
        self.cubes: list[int] = [0] * (REGION_COUNT * COLOUR_COUNT)
        self.bag: list[int] = [0] * COLOUR_COUNT
        self.spent: list[int] = [0] * COLOUR_COUNT  # X2 cubes that have left the game
        self.supply: list[int] = [0, 0]  # gray and purple discs
        self.reserve: list[int] = [0] * seats
        self.held: list[int] = [0] * (seats * COLOUR_COUNT)  # collected cubes
        self.gained: list[int] = [0] * seats  # cubes collected in this game turn
        self.fresh: list[int] = [0] * (seats * ZONE_COUNT)
        self.used: list[int] = [0] * (seats * ZONE_COUNT)
        self.hands: list[int] = [0] * seats
        self.decks: list[int] = [0] * seats
        self.discards: list[int] = [0] * seats
        self.played: list[int] = [NO_CARD] * seats  # the action card being resolved
        self.down: list[int] = [NO_CARD] * (seats * REGION_COUNT)  # the face-down policy card
        self.up: list[int] = [0] * (seats * REGION_COUNT)  # the face-up policy cards
        self.interests: list[int] = [0] * seats
        self.owners: list[int] = [NOBODY] * UPGRADE_COUNT  # X2 who has bought each upgrade

    def copy(self) -> "State":
        other = State(0)
        other.turn = self.turn
        other.phase = self.phase
        other.event_deck = self.event_deck
        other.event = self.event
        other.undealt = self.undealt
        other.order = self.order[:]
        other.rows = self.rows[:]
        other.track = self.track[:]
        other.acted = self.acted[:]
        other.queue = self.queue[:]
        other.rolls = self.rolls[:]
        other.due = self.due[:]
        other.discs = self.discs[:]
        other.mercenaries = self.mercenaries[:]
        other.natives = self.natives[:]
        other.cubes = self.cubes[:]
        other.bag = self.bag[:]
        other.spent = self.spent[:]
        other.supply = self.supply[:]
        other.reserve = self.reserve[:]
        other.held = self.held[:]
        other.gained = self.gained[:]
        other.fresh = self.fresh[:]
        other.used = self.used[:]
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.played = self.played[:]
        other.down = self.down[:]
        other.up = self.up[:]
        other.interests = self.interests[:]
        other.owners = self.owners[:]
        return other

    def names(self) -> list[str]:
        return FIELDS
