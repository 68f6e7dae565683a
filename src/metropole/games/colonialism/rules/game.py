"""A game of Colonialism: an edition, a board, the position, and where the rules stand."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from metropole.games.colonialism.rules.board import Board, Region, Zone
from metropole.games.colonialism.rules.state import Faction, Seat, State
from metropole.kernel import ActionSpace, MetropoleError, Procedure
from metropole.kernel.game import Game as KernelGame
from metropole.kernel.slots import Slot

if TYPE_CHECKING:
    from metropole.games.colonialism.rules.view import ColonialismView

Card = int

# What nearly all procedures share. A procedure's own locals lie after those of these that it uses; none before CARD,
# for what lies there is secret in every frame.
SEAT: Final = Slot[Seat]()
REGION: Final = Slot[Region](SEAT)
CARD: Final = Slot[Card](REGION, secret=True)
ZONE: Final = Slot[Zone](CARD)
FACTION: Final = Slot[Faction](ZONE)

GAME: Final = 0
TILES: Final = 1
STOCK: Final = 2
SETTLE: Final = 3
ROLL: Final = 4
ROWS: Final = 5
DEAL_INTERESTS: Final = 6
DRAW_CARDS: Final = 7
START_HANDS: Final = 8
SHIPS: Final = 9
TURN: Final = 10
ROUND: Final = 11
ACT: Final = 12
MOVE_SHIP: Final = 13
EXPLORE: Final = 14
WITHDRAW: Final = 15
BUY: Final = 16
PLAY_POLICY: Final = 17
CONSOLIDATE: Final = 18
DIPLOMACY: Final = 19
LAND_GRAB: Final = 20
MERCENARIES: Final = 21
CAMPAIGN: Final = 22
MISSIONARIES: Final = 23
PLAGUE: Final = 24
TRADE: Final = 25
LOSSES: Final = 26
COLONIZATION: Final = 27
COLONIZE: Final = 28
COLLECT: Final = 29
END_COLONIZATION: Final = 30
LAST_COLONIZATION: Final = 31
REFILL_HANDS: Final = 32
REFRESH: Final = 33
END_TURN: Final = 34
BERLIN: Final = 35
YOUNG_TURKS: Final = 36
OPIUM: Final = 37
BOXER: Final = 38
SICK_MAN: Final = 39
OPEN_DOOR: Final = 40
GURKHAS: Final = 41
CULTIVATION: Final = 42
INFLICTED: Final = 43
SET_UP: Final = 44
PROCEDURE_COUNT: Final = 45


@dataclass(frozen=True)
class Influence:
    """7.0 An influence card: what it needs to be played, and what it does."""

    name: str
    policy: bool
    ship: bool
    presence: bool
    procedure: int
    worth: "Callable[[Game, Seat, Region], int] | None" = None  # discs a policy adds when its region is colonized


class Needs:
    """5.1.3 The cards of a rulebook by what they need to be played, as sets."""

    def __init__(self, cards: tuple[Influence, ...]) -> None:
        self.ship = 0  # a fresh ship beside the region
        self.ship_and_presence = 0
        self.presence = 0  # influence in the region
        self.company = 0  # somebody to attack, or something to exchange
        self.policies = 0
        for number, card in enumerate(cards):
            self.add(1 << number, card)

    def add(self, bit: int, card: Influence) -> None:
        if card.policy:
            self.policies |= bit
        if card.procedure in (CAMPAIGN, TRADE):
            self.company |= bit
        elif not card.ship:
            self.presence |= bit
        elif card.presence:
            self.ship_and_presence |= bit
        else:
            self.ship |= bit

    def met(self, within: int, present: int) -> int:
        """The cards with a region that is within reach of a ship, or where the player is present, as they need it."""
        cards = self.ship if within else 0
        if within & present:
            cards |= self.ship_and_presence
        if present:
            cards |= self.presence
        return cards


@dataclass(frozen=True)
class Edition:
    """A rulebook as a value: its numbers, cards and procedures, and the few places where books decide otherwise."""

    name: str
    book: str  # the rulebook that it is, or comes nearest to; a house rule keeps it
    colours: tuple[str, ...]
    space: ActionSpace
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
    view: "Callable[[Game, int], ColonialismView]"  # what a seat may know of a game
    campaign_targets: "Callable[[Game, Seat, Region], list[Faction]]"
    most: "Callable[[Game, Seat, Region], bool]"  # the most influence, for cards
    interest_most: "Callable[[Game, Seat, Region], bool]"  # the most influence, for interests
    unrest_victims: "Callable[[Game, Region], list[Seat]]"
    conflict_order: "Callable[[Game, list[int]], list[list[int]]]"
    new_order: "Callable[[Game], list[Seat]]"
    final_cubes: Callable[[list[int]], list[int]]  # what conversion makes of a player's cubes
    events: int = 0  # the event cards in the deck
    regional_needs_conflict: bool = False
    unrest_ends_treaty: bool = False  # in the conflict that follows, too
    upgrades: tuple[int, ...] = ()  # the price of each upgrade for sale

    def __repr__(self) -> str:
        return f"<Edition {self.name}>"

    def with_cards(self, **changed: Influence) -> "tuple[Influence, ...]":
        """The cards with some of them replaced, by name: `with_cards(trade=..., unrest_at_home=...)`."""
        replaced = {name.replace("_", " "): card for name, card in changed.items()}
        unknown = replaced.keys() - {card.name for card in self.cards}
        if unknown:
            known = ", ".join([card.name for card in self.cards])
            raise MetropoleError(f"cards: there is no '{min(unknown)}' (there are: {known})")
        return tuple([replace(replaced.get(card.name, card), name=card.name) for card in self.cards])

    def policies(self) -> int:
        """The set of policy cards."""
        return sum([1 << i for i, card in enumerate(self.cards) if card.policy])


class Game(KernelGame):
    """The table: position, open question, and the door through which answers come."""

    def __init__(self, edition: Edition, board: Board, seats: int, state: State) -> None:
        super().__init__(edition.program, edition.space, seats)
        self.edition = edition
        self.board = board
        self.s = state
        self.known_needs: Needs | None = None

    def blank(self) -> "Game":
        """A game of the same rules and seats in which nothing has happened, not even its beginning."""
        return Game(self.edition, self.board, self.seats, State(self.seats))

    def position(self) -> State:
        """Everything that lies on the table."""
        return self.s

    def view(self, seat: int) -> "ColonialismView":
        """What this seat, or a spectator, may know now."""
        return self.edition.view(self, seat)

    def copy(self) -> "Game":
        """An independent game in the same position, to which nobody listens."""
        other = Game(self.edition, self.board, self.seats, self.s.copy())
        other.known_needs = self.known_needs
        other.stand_like(self)
        return other

    def needs(self) -> Needs:
        """5.1.3 What the cards of the edition need, read off them once."""
        needs = self.known_needs
        if needs is None:
            needs = Needs(self.edition.cards)
            self.known_needs = needs
        return needs

    def __repr__(self) -> str:
        return f"<Game {self.edition.name}, {self.seats} seats, turn {self.s.turn}: {repr(self.pending)[1:-1]}>"

    # --- locals that nearly all procedures share ---

    @property
    def seat(self) -> Seat:
        return Seat(self.frame.r0)

    @property
    def region(self) -> Region:
        return Region(self.frame.r1)

    @property
    def card(self) -> Card:
        return self.frame.r2

    @property
    def zone(self) -> Zone:
        return Zone(self.frame.r3)

    @property
    def faction(self) -> Faction:
        return Faction(self.frame.r4)

    # --- standing still ---

    def moment(self) -> tuple[int, int]:
        """2.8 What the markers show: whenever it changes, a journal takes a fingerprint."""
        return self.s.turn, self.s.phase
