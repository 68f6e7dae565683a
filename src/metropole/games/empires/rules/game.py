"""A game of Empires: an edition, a board, the position, and where the rules stand."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from metropole.games.empires.rules.action_space import ALPHABET
from metropole.games.empires.rules.board import CHARACTERS, Board, Territory
from metropole.games.empires.rules.state import Seat, State
from metropole.kernel import MetropoleError, Procedure
from metropole.kernel.game import Game as KernelGame
from metropole.kernel.slots import Slot

if TYPE_CHECKING:
    from metropole.games.empires.rules.view import EmpiresView

# What nearly all procedures share; a procedure's own locals lie after these.
SEAT: Final = Slot[Seat]()
PLACE: Final = Slot[Territory](SEAT)

GAME: Final = 0
CHOOSE_NATIONS: Final = 1
TURN: Final = 2
ROUND: Final = 3
ENDEAVOUR: Final = 4
WINDOW: Final = 5
AMBASSADOR: Final = 6
CONQUEROR: Final = 7
COLONY: Final = 8
EXPLORER: Final = 9
EXPEDITION: Final = 10
OCCUPATION: Final = 11
VOYAGE: Final = 12
FINANCIER: Final = 13
GOVERNOR: Final = 14
MERCHANT: Final = 15
CITY_SHIPMENT: Final = 16
SHIPMENTS: Final = 17
MISSIONARY: Final = 18
REBEL: Final = 19
REBELLION: Final = 20
SCIENTIST: Final = 21
SOVEREIGN: Final = 22
WAR_YEAR: Final = 23
BATTLE: Final = 24
CASUALTIES: Final = 25
SEA_BATTLE: Final = 26
TRADER: Final = 27
VICEROY: Final = 28
FLEETS_PHASE: Final = 29
NAVAL_PHASE: Final = 30
ORDER: Final = 31
PRIVATEERING: Final = 32
REPAYMENTS: Final = 33
LANDING: Final = 34
RECALLING: Final = 35
HALVING: Final = 36
DOOM: Final = 37
PRIVATEER_ATTACK: Final = 38
HUNT: Final = 39
WAR: Final = 40
SURRENDERS: Final = 41
INVASION: Final = 42
ESCALATION: Final = 43
GIVING: Final = 44
OFFERING: Final = 45
PROCEDURE_COUNT: Final = 46


@dataclass(frozen=True)
class Character:
    """13-24 One of the two faces of a card: whether it can be executed now, and how."""

    name: str
    procedure: int
    available: "Callable[[Game, Seat], bool]"


@dataclass(frozen=True)
class Edition:
    """A rulebook as a value."""

    name: str
    book: str  # the rulebook that it is, or comes nearest to; a house rule keeps it
    program: list[Procedure]
    view: "Callable[[Game, int], EmpiresView]"  # what a seat may know of a game
    characters: tuple[Character, ...]
    treasury: int
    fleets: int
    squadrons: int
    victory: int  # prestige that wins
    nations: bool
    gift_cap: int  # gifts a player may make each turn, 0 for none
    turn_cap: int  # AMB-142 the turn after which the game is over, 0 for no cap
    seats: range
    phases: tuple[str, ...]
    check_victory: "Callable[[Game], None]"  # whether somebody has won, looked at whenever it may have come true
    share: Callable[[int], int]  # 23 what native power adds to the trader, and what goods of others are worth to them
    free_gifts: bool = False  # 12 treasury may also be given when others are about to act
    strict_counters: bool = False  # AMB-01 nobody has more counters than the box holds
    hunt_is_war: bool = False  # AMB-108 whether war on privateers takes the war box, and keeps it from growing
    empire_lasts: bool = False  # AMB-161 whether the permanent point adds to what is left of an empire
    strict_city: bool = False  # AMB-90 whether the city's goods are a duty although own goods are left behind
    end_rolls: tuple[int, ...] = ()  # CR 13 the highest roll that ends the game after turn 8, 9, and so on

    def __repr__(self) -> str:
        return f"<Edition {self.name}>"

    def with_characters(self, **available: "Callable[[Game, Seat], bool]") -> "tuple[Character, ...]":
        """The characters, some of them executed under another condition, by name: `with_characters(merchant=...)`."""
        check_characters(list(available))
        return tuple([replace(one, available=available.get(one.name, one.available)) for one in self.characters])


EXECUTED_BY: Final = {
    "explorer": EXPLORER,
    "conqueror": CONQUEROR,
    "viceroy": VICEROY,
    "ambassador": AMBASSADOR,
    "sovereign": SOVEREIGN,
    "rebel": REBEL,
    "merchant": MERCHANT,
    "governor": GOVERNOR,
    "trader": TRADER,
    "financier": FINANCIER,
    "scientist": SCIENTIST,
    "missionary": MISSIONARY,
}


def cast(**available: "Callable[[Game, Seat], bool]") -> tuple[Character, ...]:
    """The twelve characters in the order of the cards, each with what decides whether it can be executed."""
    check_characters(list(available))
    return tuple([Character(name, EXECUTED_BY[name], available[name]) for name in CHARACTERS])


def check_characters(names: list[str]) -> None:
    unknown = set(names) - set(CHARACTERS)
    if unknown:
        raise MetropoleError(f"characters: there is no '{min(unknown)}' (there are: {', '.join(CHARACTERS)})")


def program(parts: list[dict[int, Procedure]]) -> list[Procedure]:
    """The procedures of an edition by number."""
    by_number = {number: procedure for part in parts for number, procedure in part.items()}
    return [by_number.get(number, Procedure("")) for number in range(PROCEDURE_COUNT)]


class Game(KernelGame):
    """The table: position, open question, and the door through which answers come."""

    def __init__(self, edition: Edition, board: Board, seats: int, state: State) -> None:
        super().__init__(edition.program, ALPHABET, seats)
        self.edition = edition
        self.board = board
        self.s = state

    def blank(self) -> "Game":
        """A game of the same rules and seats in which nothing has happened, not even its beginning."""
        return Game(self.edition, self.board, self.seats, State(self.seats))

    def position(self) -> State:
        """Everything that lies on the table."""
        return self.s

    def view(self, seat: int) -> "EmpiresView":
        """What this seat, or a spectator, may know now."""
        return self.edition.view(self, seat)

    def copy(self) -> "Game":
        """An independent game in the same position, to which nobody listens."""
        other = Game(self.edition, self.board, self.seats, self.s.copy())
        other.stand_like(self)
        return other

    def __repr__(self) -> str:
        return f"<Game {self.edition.name}, {self.seats} seats, turn {self.s.turn}: {repr(self.pending)[1:-1]}>"

    # --- locals that nearly all procedures share ---

    @property
    def seat(self) -> Seat:
        return Seat(self.frame.r0)

    @property
    def place(self) -> Territory:
        return Territory(self.frame.r1)

    # --- standing still ---

    def moment(self) -> tuple[int, int]:
        """4 Turn and phase: whenever they change, a journal takes a fingerprint."""
        return self.s.turn, self.s.phase
