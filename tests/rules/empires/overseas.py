"""For the tests of the revised rules on colonies, exploration and the map: rounds with points, wars and rebellions."""

from functools import partial
from typing import Final

from metropole.games.empires.positions import laid_out, lay_territories, to_round
from metropole.games.empires.rules.board import TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised.prestige import recount
from metropole.games.empires.rules.state import NO_CARD
from metropole.kernel import Chance
from metropole.testing import offered, say
from tests.rules.empires.characters import practice_board
from tests.rules.empires.common import prompt, say_if

REVISED: Final = "empires/revised"
FACES: Final = range(1, 7)
IMPOSSIBLE: Final = 7

table = partial(laid_out, REVISED, board=practice_board())


def row(colour: str, count: int) -> str:
    """So many counters of one colour in a stack."""
    return ", ".join([colour] * count)


def act(g: Game, colour: str, character: str, *words: str | int) -> Game:
    """A player's round with this character, and their answers; when it is over, points have been counted."""
    return say(to_round(g, colour), f"use {character}", *words)


def choices(g: Game, colour: str) -> list[str]:
    """The characters that a player is offered in their round; the position stays as it is."""
    trial = to_round(g.copy(), colour)
    return [word.removeprefix("use ") for word in offered(trial) if word.startswith("use ")]


def with_all_cards(g: Game) -> Game:
    """The same position with all cards in every hand."""
    g.s.uses, g.s.laid, g.s.locked = [0] * g.seats, [0] * g.seats, [NO_CARD] * g.seats
    return g


def peopled(g: Game, territories: dict[str, str]) -> Game:
    """The same position with these stacks, where a test has names from a list, and points counted anew."""
    lay_territories(g, territories)
    recount(g)
    return g


def relevant(g: Game, territory: str) -> int:
    """How many relevant cities stand in a territory."""
    return g.s.relevant_cities[TERRITORIES.index(territory)]


def sit_out(g: Game, turn: int) -> Game:
    """Go on to a player's first round of a later turn; until then nobody does anything that can be left."""
    while not (g.s.turn == turn and prompt(g) == "play"):
        if isinstance(g.pending, Chance):
            say(g, g.pending.outcomes[-1])
        else:
            words = offered(g)
            say(g, next((word for word in words if word.startswith(("lay", "done", "amount 0"))), words[0]))
    return g


# --- exploring ---


def is_explored(g: Game, territory: str) -> bool:
    return not g.s.tokens[TERRITORIES.index(territory)]


def explore(g: Game, colour: str, territory: str, roll: int) -> Game:
    """Let a player explore a territory with this roll, in a round of their own."""
    act(g, colour, "explorer")
    return say(say_if(g, "explore", f"territory {territory}"), roll)


def needed(g: Game, colour: str, territory: str) -> int:
    """The lowest roll with which a player explores a territory unpaid; the position stays as it is."""
    for roll in FACES:
        trial = with_all_cards(g.copy())
        trial.s.treasury = [0] * g.seats
        trial.s.fleets = [0] * g.seats
        if is_explored(explore(trial, colour, territory, roll), territory):
            return roll
    return IMPOSSIBLE


# --- the Viceroy ---


def send(g: Game, colour: str, territory: str, *spaces: str) -> Game:
    """Let the Viceroy of a player send counters, to each of these spaces one, and then no more."""
    say_if(act(g, colour, "viceroy"), "govern", f"territory {territory}")
    for i, space in enumerate(spaces):
        say_if(g, "send-more" if i else "send-space", space)
    return say_if(g, "send-more", "done")


def recall(g: Game, colour: str, territory: str, *spaces: str) -> Game:
    """Let the Viceroy of a player take back counters, from each of these spaces one, and then no more."""
    say_if(act(g, colour, "viceroy"), "govern", f"recall {territory}")
    for i, space in enumerate(spaces):
        say_if(g, "recall-more" if i else "recall-space", space)
        if prompt(g) == "recall-run":
            say(g, offered(g)[0])
    return say_if(g, "recall-more", "done")


# --- war and rebellion ---


def rebellion(g: Game, colour: str, territory: str, successes: int) -> Game:
    """Let a player raise a rebellion in a territory, with this result of the dice."""
    act(g, colour, "rebel")
    say_if(g, "rebel", "stir rebellion")
    return say(say_if(g, "rebel-where", f"territory {territory}"), successes)


def declare_war(g: Game, attacker: str, defender: str) -> Game:
    """Let a player attack another without allies on either side, up to the first roll."""
    say_if(act(g, attacker, "sovereign"), "war", f"player {defender}")
    for _ in range(2):
        say_if(g, "offer", "amount 0")
    while prompt(g) == "support":
        say(g, "support nobody")
    return g


def no_more(g: Game) -> Game:
    """Nobody arms after the war."""
    while not g.over:
        say(g, "no" if "no" in offered(g) else "amount 0")
    return g
