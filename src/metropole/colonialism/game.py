"""A game of Colonialism: an edition, a board, the position, and where the rules stand."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from metropole.colonialism.board import Board, Colour, Region, Zone
from metropole.colonialism.state import Faction, Seat, State
from metropole.kernel import Flow, Procedure, Space
from metropole.kernel.snapshot import flatten

Card = int

SEAT: Final = 0
REGION: Final = 1
CARD: Final = 2
COUNT: Final = 3
ZONE: Final = 4
FACTION: Final = 5
OTHER: Final = 6
COLOUR: Final = 7
INDEX: Final = 8

(
    GAME,
    TILES,
    STOCK,
    SETTLE,
    ROLL,
    ROWS,
    DEAL_INTERESTS,
    DRAW_CARDS,
    START_HANDS,
    SHIPS,
    TURN,
    ROUND,
    ACT,
    MOVE_SHIP,
    EXPLORE,
    WITHDRAW,
    BUY,
    PLAY_POLICY,
    CONSOLIDATE,
    DIPLOMACY,
    LAND_GRAB,
    MERCENARIES,
    CAMPAIGN,
    MISSIONARIES,
    PLAGUE,
    TRADE,
    LOSSES,
    COLONIZATION,
    COLONIZE,
    COLLECT,
    END_COLONIZATION,
    LAST_COLONIZATION,
    REFILL_HANDS,
    REFRESH,
    END_TURN,
    BERLIN,
    YOUNG_TURKS,
    OPIUM,
    BOXER,
    SICK_MAN,
    OPEN_DOOR,
    GURKHAS,
    CULTIVATION,
) = range(43)
PROCEDURE_COUNT: Final = 43


@dataclass(frozen=True)
class Influence:
    """7.0 An influence card: what it needs to be played, and what it does."""

    name: str
    policy: bool
    ship: bool
    presence: bool
    procedure: int
    worth: "Callable[[Game, Seat, Region], int] | None" = None  # discs a policy adds when its region is colonized


@dataclass(frozen=True)
class Edition:
    """A rulebook as a value: its numbers, cards and procedures, and the few places where books decide otherwise."""

    name: str
    colours: tuple[str, ...]
    space: Space
    turns: int
    cubes: int  # per colour
    gray: int  # native discs in use
    gray_markers: int  # 2.8 more of them that serve as markers
    purple: int  # mercenary discs
    hired_from: int  # which supply mercenaries come from
    start_dice: int
    rejects_public: bool
    drawn: int  # cards of the draw action
    withdraws: bool
    passing: bool
    rows: int  # rows of the track to choose from, 0 for as many as there are players
    common_counter: bool  # one counter for all on the track, instead of each player's own disc
    may_keep_none: bool
    hand_size: int
    refill: bool  # up to the hand size, instead of that many more cards
    cards: tuple[Influence, ...]
    deck: int  # the cards every player owns
    program: list[Procedure]
    campaign_targets: "Callable[[Game, Seat, Region], list[Faction]]"
    most: "Callable[[Game, Seat, Region], bool]"  # the most influence, for cards
    interest_most: "Callable[[Game, Seat, Region], bool]"  # the most influence, for interests
    unrest_victims: "Callable[[Game, Region], list[Seat]]"
    conflict_order: "Callable[[Game, list[int]], list[list[int]]]"
    new_order: "Callable[[Game], list[Seat]]"
    final_cubes: Callable[[list[int]], list[int]]  # what conversion makes of a player's cubes
    events: int = 0  # the event cards in the deck
    regional_needs_conflict: bool = False
    upgrades: tuple[int, ...] = ()  # the price of each upgrade for sale

    def policies(self) -> int:
        """The set of policy cards."""
        return sum([1 << i for i, card in enumerate(self.cards) if card.policy])


class Game(Flow):
    """The table: position, open question, and the door through which answers come."""

    def __init__(self, edition: Edition, board: Board, seats: int, state: State) -> None:
        super().__init__(edition.program, edition.space, seats)
        self.edition = edition
        self.board = board
        self.s = state

    def copy(self) -> "Game":
        """An independent game in the same position, to which nobody listens."""
        other = Game(self.edition, self.board, self.seats, self.s.copy())
        other.stand_like(self)
        return other

    # --- registers of the procedure under way ---

    @property
    def seat(self) -> Seat:
        return Seat(self.get(SEAT))

    @property
    def region(self) -> Region:
        return Region(self.get(REGION))

    @property
    def card(self) -> Card:
        return self.get(CARD)

    @property
    def count(self) -> int:
        return self.get(COUNT)

    @property
    def zone(self) -> Zone:
        return Zone(self.get(ZONE))

    @property
    def faction(self) -> Faction:
        return Faction(self.get(FACTION))

    @property
    def other(self) -> Region:
        return Region(self.get(OTHER))

    @property
    def colour(self) -> Colour:
        return Colour(self.get(COLOUR))

    @property
    def index(self) -> int:
        return self.get(INDEX)

    def next_index(self) -> int:
        """Count up, and return what it was before."""
        return self.count_up(INDEX)

    # --- standing still ---

    def numbers(self) -> list[int]:
        """Every number of the game, in a fixed order: equal lists mean equal games."""
        return flatten(self, self.s.numbers())

    def moment(self) -> tuple[int, int]:
        """2.8 What the markers show: whenever it changes, a journal takes a fingerprint."""
        return self.s.turn, self.s.phase
