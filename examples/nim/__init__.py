"""Nim, a whole game in one folder: take from one of three heaps; whoever takes the last thing wins."""

from dataclasses import dataclass
from typing import Final

from metropole.games.kit import UNDATED, AnyEdition, Book, GameKit, Option
from metropole.kernel import ActionSpace, Decision, Game, Outcome, Procedure, Prompt, Question, Slot, ask, loop
from metropole.kernel.game import OpenView
from metropole.kernel.position import Position, added
from metropole.kernel.view import View
from metropole.parts.claims import claim
from metropole.parts.outline import Cell, OutlineSection
from metropole.text.voice import AnySpeaker

# --- what can be said, asked and told ---

HEAPS: Final = (3, 4, 5)
SPACE: Final = ActionSpace([("heap", ("a", "b", "c")), ("take", ("1", "2", "3", "4", "5"))])
CHOOSE: Final = Prompt("heap", "1")
COUNT: Final = Prompt("take", "2", continues=True, about=("heap",))
HEAP: Final = Slot[int]()
MORE: Final = Slot[int](HEAP)  # than one thing is taken
FACTS: Final = (("taken", ("seat", "heap", "count")),)
TAKEN: Final = 0


@dataclass(frozen=True)
class Edition:
    """Whether the last thing wins or loses."""

    name: str = "plain"
    book: str = "plain"
    is_misere: bool = False


class Heaps(Position):
    """What lies there, what everybody has taken, and how many turns were taken."""

    def __init__(self, seats: int) -> None:
        self.heaps = list(HEAPS)
        self.taken = [0] * seats
        self.turn = 0

    def names(self) -> list[str]:
        return ["heaps", "taken", "turn"]


class Nim(Game):
    """The table."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(PROGRAM, SPACE, seats)
        self.edition = edition
        self.s = Heaps(seats)

    def blank(self) -> "Nim":
        return Nim(self.edition, self.seats)

    def position(self) -> Heaps:
        return self.s

    def moment(self) -> tuple[int, int]:
        return self.s.turn, 0


# --- the rules ---


def choose(g: Nim) -> Question | None:
    """1 In turn, everybody chooses a heap in which something lies."""
    heaps = [heap for heap, count in enumerate(g.s.heaps) if count]
    return Decision(g.s.turn % g.seats, CHOOSE, heaps) if heaps else None


def count(g: Nim) -> Question:
    """2 They take one thing from it, or several, or all."""
    first = SPACE.first[1]
    return Decision(g.s.turn % g.seats, COUNT, list(range(first, first + g.s.heaps[g[HEAP]])))


def take(g: Nim) -> None:
    """2 What is taken lies before its owner."""
    seat, heap, taken = g.s.turn % g.seats, g[HEAP], g[MORE] + 1
    g.s.heaps = added(g.s.heaps, heap, -taken)
    g.s.taken = added(g.s.taken, seat, taken)
    g.s.turn += 1
    g.tell(TAKEN, seat, heap, taken)


def end(g: Nim) -> Question:
    """3 When nothing is left, whoever took the last thing has won; in misère, everybody else."""
    last = (g.s.turn - 1) % g.seats
    won = [(seat == last) != g.edition.is_misere for seat in range(g.seats)]
    return Outcome([int(own) for own in won], g.s.taken, [1 if own else 1 + sum(won) for own in won], "empty")


PROGRAM: Final = [Procedure("1", loop(ask(choose, HEAP), ask(count, MORE, heap=HEAP), take), end)]


def nothing_is_lost(game: Game) -> None:
    """What lies there and what was taken is what there was."""
    g = KIT.own_game(game)
    claim(sum(g.s.heaps) + sum(g.s.taken) == sum(HEAPS), "nothing is lost", g.s.heaps, g.s.taken)


# --- what it brings ---


MISERE: Final = Option("misere", lambda edition: Edition("plain+misere", is_misere=True))


class NimKit(GameKit[Nim, OpenView, Edition, object]):
    """One page of all there is; whatever it does not bring, Metropole makes up."""

    name = "nim"
    title = "Nim"
    package = __name__
    minutes = 5
    totals = "taken"
    books = (Book("nim/plain", UNDATED, Edition(), (MISERE,), lambda edition: range(2, 5)),)
    game_type, edition_type, board_type = Nim, Edition, object
    facts = FACTS
    prompts = (CHOOSE, COUNT)
    laws = (nothing_is_lost,)

    def start(self, edition: AnyEdition, board: object, seats: int) -> Nim:
        game = Nim(self.own_edition(edition), seats)
        game.begin()
        return game

    def outline(self, view: View, speaker: AnySpeaker) -> list[OutlineSection]:
        """The heaps, and what everybody has."""
        g = self.own_game(view.shown())
        heaps = [row(speaker.option(heap), count, f"heap:{heap}") for heap, count in enumerate(g.s.heaps)]
        taken = [row(speaker.seat(seat), count, "") for seat, count in enumerate(g.s.taken)]
        return [
            OutlineSection(speaker.say("outline-heaps"), heaps),
            OutlineSection(speaker.say("outline-taken"), taken),
        ]


def row(name: str, count: int, thing: str) -> list[Cell]:
    """A name, a number, and as many dots."""
    return [Cell(name, thing), Cell(str(count)), Cell("●" * count)]


KIT: Final = NimKit()
