"""For tests of the revised rules: a board of known values, standing anywhere in a turn, and ways through it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from metropole import registry
from metropole.games.empires.positions import laid_out, use
from metropole.games.empires.rules.action_space import CARDS, COLOURS
from metropole.games.empires.rules.game import GAME, TURN, Game
from metropole.games.empires.rules.revised.prestige import recount
from metropole.games.empires.rules.revised.turn import play_turn
from metropole.games.empires.rules.state import ROUNDS
from metropole.kernel import Chance
from metropole.kernel.questions import Question
from metropole.testing import offered, say
from tests.rules.empires.characters import with_counters
from tests.rules.empires.common import board_with, prompt, say_if, space
from tests.rules.questions import chance, decision

REVISED: Final = "empires/revised"

# What print does not state a test must not rely on; so the board of these tests says it.
MAP: Final = board_with(
    difficulty={"india": 4, "new france": 6, "brazil": 4, "east indies": 4, "peru": 5},
    native_power={
        "brazil": 2,
        "peru": 2,
        "guyanas": 1,
        "california": 1,
        "india": 7,
        "china": 8,
        "egypt": 3,
        "japan": 5,
    },
    resources={
        "barbary": "orange",
        "egypt": "orange",
        "levant": "orange",
        "arabia": "orange",
        "persia": "orange",
        "india": "blue, purple",
        "china": "blue, green",
        "indochina": "blue",
        "east indies": "red",
        "australia": "yellow",
        "california": "yellow",
        "east africa": "black",
        "southern africa": "black",
        "canada": "brown",
        "wild west": "brown",
        "brazil": "beige",
        "new england": "beige",
        "peru": "grey",
        "guyanas": "grey",
        "japan": "grey",
    },
    diplomacy=7,
)

table = partial(laid_out, REVISED, board=MAP)


def with_stacks(g: Game, territories: dict[str, str]) -> Game:
    """The same position with these stacks, where a test has the names of its territories from a list."""
    recount(with_counters(g, territories))
    return g


# --- beginning, and standing anywhere in a turn ---


def begun(seats: int = 4) -> Game:
    """A new game, standing at its first question: who comes first in the order of play."""
    g = registry.find(REVISED).start(seats)
    assert isinstance(g, Game)
    return g


def in_order(g: Game, *colours: str) -> Game:
    """Let chance name the players in this order."""
    return say(g, *[COLOURS.index(colour) for colour in colours])


def to_turn(g: Game) -> Game:
    """Stand at the beginning of a turn; turns follow each other until the game is over."""
    g.s.round = 0
    g.stack = []
    g.call(GAME)
    g.frame.go_to(g.program[GAME].steps.index(play_turn))
    g.run()
    return g


def at_step(g: Game, step: Callable[[Game], Question | None]) -> Game:
    """Stand at one step of a turn in which everybody has played the first five cards; another turn follows."""
    g.s.laid = [(1 << ROUNDS) - 1] * g.seats
    g.s.round = 0
    g.stack = []
    g.call(GAME)
    g.frame.go_to(g.program[GAME].steps.index(play_turn))
    g.call(TURN)
    g.frame.go_to(g.program[TURN].steps.index(step))
    g.run()
    return g


# --- ways through a turn ---


def lays(g: Game) -> list[str]:
    """The cards that may be played without an action."""
    return [option.removeprefix("lay ") for option in offered(g) if option.startswith("lay ")]


def usable(g: Game) -> list[str]:
    """The characters that may be used."""
    return [option.removeprefix("use ") for option in offered(g) if option.startswith("use ")]


def lay(g: Game) -> Game:
    """Whoever is asked plays the first card they may, and does nothing with it."""
    return say(g, f"lay {lays(g)[0]}")


def pass_rounds(g: Game) -> Game:
    """Nobody does anything or repays anything in all rounds that are left."""
    while prompt(g) in ("play", "repay"):
        if prompt(g) == "repay":
            say(g, "done")
        else:
            lay(g)
    return g


def pass_phases(g: Game) -> Game:
    """Nobody buys, places or repays anything in the phases that are left; ties in the order go by the seats."""
    while prompt(g) in ("build-fleets", "build-squadrons", "privateer", "repay", "order"):
        g.answer(chance(g).outcomes[0] if prompt(g) == "order" else decision(g).options[0])
    return g


def leave_out(g: Game, card: str = CARDS[0]) -> Game:
    """Everybody leaves the same card out of the next turn."""
    while prompt(g) == "lock":
        say(g, f"lock {card}")
    return g


def through(g: Game) -> Game:
    """Give the first answer to everything until the game is over."""
    while not g.over:
        g.answer(g.pending.outcomes[0] if isinstance(g.pending, Chance) else decision(g).options[0])
    return g


# --- characters ---


def send(g: Game, colour: str, where: str, *edges: str) -> Game:
    """Let a player send a counter to each of these spaces of a territory, by their edge colours, and then no more."""
    say_if(use(g, colour, "viceroy"), "govern", f"territory {where}")
    for i, edge in enumerate(edges):
        say_if(g, "send-more" if i else "send-space", space(g, where, edge))
    return say_if(g, "send-more", "done")


def rebellion(g: Game, colour: str, where: str, successes: int) -> Game:
    """Let a player raise a rebellion in a territory, with this result of the dice."""
    say_if(use(g, colour, "rebel"), "rebel", "stir rebellion")
    return say(say_if(g, "rebel-where", f"territory {where}"), successes)
