"""Everything that lies on the table, as numbers.

Places are indices, piles are counts, and sets of cards are bit masks, for every player owns exactly one copy of
each card. A shuffled deck has no order until somebody draws from it, so it is a set too.
"""

from typing import Final, NewType

from metropole.kernel.position import BLANKS, ZEROS, Position

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

OWN: Final = "discs natives cubes supply reserve acted fresh used hands decks discards down up".split()  # change often


class State(Position):
    """The position of all components. Cells of two-dimensional fields are `seat * 6 + region` and the like."""

    turn: int  # 2.8 the turn marker
    phase: int  # 2.8 the phase marker: rounds 0, 1, colonization 2, rounds 3, 4, colonization 5
    event_deck: int  # X1 the events not yet revealed
    event: int  # X1 the event in force
    undealt: int  # 2.6.3 the interests nobody holds
    order: list[int]  # 2.7.1 the region on tile 1, 2, ...
    rows: list[int]  # the row of each seat on the turn order track, 0 for none
    track: list[int]  # the seats from the top row to the bottom
    acted: list[int]  # how often each seat has acted in this round
    queue: list[int]  # who chooses a row, in this order
    rolls: list[int]  # the rolls for the first choice of rows
    due: list[int]  # discs each seat has yet to give up in the region at hand
    discs: list[int]
    mercenaries: list[int]
    natives: list[int]
    cubes: list[int]
    bag: list[int]
    spent: list[int]  # X2 cubes that have left the game
    supply: list[int]  # gray and purple discs
    reserve: list[int]
    held: list[int]  # collected cubes
    gained: list[int]  # cubes collected in this game turn
    fresh: list[int]
    used: list[int]
    hands: list[int]
    decks: list[int]
    discards: list[int]
    played: list[int]  # the action card being resolved
    down: list[int]  # the face-down policy card
    up: list[int]  # the face-up policy cards
    interests: list[int]
    owners: list[int]  # X2 who has bought each upgrade

    def __init__(self, seats: int, like: "State | None" = None) -> None:
        """An empty table, or the same position as another."""
        if like is None:
            self.lay_out(seats)
        else:
            self.share(like)

    def lay_out(self, seats: int) -> None:
        self.turn = 1
        self.phase = 0
        self.event_deck = 0
        self.event = NO_EVENT
        self.undealt = 0
        self.order = ZEROS[0]
        self.rows = ZEROS[seats]
        self.track = ZEROS[0]
        self.acted = [0] * seats
        self.queue = ZEROS[0]
        self.rolls = ZEROS[seats]
        self.due = ZEROS[seats]
        self.discs = [0] * (seats * REGION_COUNT)
        self.mercenaries = ZEROS[seats * REGION_COUNT]
        self.natives = [0] * REGION_COUNT
        self.cubes = [0] * (REGION_COUNT * COLOUR_COUNT)
        self.bag = ZEROS[COLOUR_COUNT]
        self.spent = ZEROS[COLOUR_COUNT]
        self.supply = [0, 0]
        self.reserve = [0] * seats
        self.held = ZEROS[seats * COLOUR_COUNT]
        self.gained = ZEROS[seats]
        self.fresh = [0] * (seats * ZONE_COUNT)
        self.used = [0] * (seats * ZONE_COUNT)
        self.hands = [0] * seats
        self.decks = [0] * seats
        self.discards = [0] * seats
        self.played = BLANKS[seats]
        self.down = [NO_CARD] * (seats * REGION_COUNT)
        self.up = [0] * (seats * REGION_COUNT)
        self.interests = ZEROS[seats]
        self.owners = BLANKS[UPGRADE_COUNT]

    def share(self, like: "State") -> None:
        """The same numbers and the same lists, but for those of a position's own."""
        self.turn = like.turn
        self.phase = like.phase
        self.event_deck = like.event_deck
        self.event = like.event
        self.undealt = like.undealt
        self.order = like.order
        self.rows = like.rows
        self.track = like.track
        self.acted = like.acted[:]
        self.queue = like.queue
        self.rolls = like.rolls
        self.due = like.due
        self.discs = like.discs[:]
        self.mercenaries = like.mercenaries
        self.natives = like.natives[:]
        self.cubes = like.cubes[:]
        self.bag = like.bag
        self.spent = like.spent
        self.supply = like.supply[:]
        self.reserve = like.reserve[:]
        self.held = like.held
        self.gained = like.gained
        self.fresh = like.fresh[:]
        self.used = like.used[:]
        self.hands = like.hands[:]
        self.decks = like.decks[:]
        self.discards = like.discards[:]
        self.played = like.played
        self.down = like.down[:]
        self.up = like.up[:]
        self.interests = like.interests
        self.owners = like.owners

    def copy(self) -> "State":
        return State(0, self)

    def names(self) -> list[str]:
        return FIELDS
