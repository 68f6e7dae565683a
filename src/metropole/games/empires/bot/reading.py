"""What a judge reads off a view of Empires, and the marks that every judge gives alike."""

from collections.abc import Callable
from typing import Final

from metropole.games.empires.bot.sendings import NO_FLEET, Foothold
from metropole.games.empires.rules import action_space
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters.explorer import ADVENTURERS, FLEET
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.state import Seat
from metropole.games.empires.rules.view import EmpiresView

EmpiresScorer = Callable[[EmpiresView], list[float]]

MUST: Final = 1000.0
NEVER: Final = -1000.0


def table_of(view: EmpiresView) -> tuple[Game, Seat]:
    return view.table, Seat(view.seat)


def only(view: EmpiresView, choice: int) -> list[float]:
    """Full marks for one option."""
    return [1.0 if option == choice else 0.0 for option in view.options]


def only_means(view: EmpiresView, best: Foothold, otherwise: int) -> list[float]:
    """Full marks for what the best second step of an exploration consists of, the fleet first."""
    if best.fleet != NO_FLEET:
        return only(view, action_space.WITH + FLEET)
    return only(view, action_space.WITH + ADVENTURERS if best.adventurers else otherwise)


def each_territory(view: EmpiresView, worth: Callable[[Game, Seat, Territory], float]) -> list[float]:
    """A mark for each territory; nothing for going without."""
    g, seat = table_of(view)
    return [
        0.0 if option == action_space.PASS else worth(g, seat, Territory(option - action_space.TERRITORY))
        for option in view.options
    ]


def each_player(view: EmpiresView, worth: Callable[[Game, Seat], float]) -> list[float]:
    """A mark for each player; nothing for nobody."""
    return [
        0.0
        if option in (action_space.PASS, action_space.DONE)
        else worth(view.table, Seat(option - action_space.PLAYER))
        for option in view.options
    ]


def yes_if(view: EmpiresView, gain: float) -> list[float]:
    return [gain if option == action_space.YES else 0.0 for option in view.options]


def most(view: EmpiresView) -> list[float]:
    """The more the better."""
    return [float(option) for option in view.options]


def least(view: EmpiresView) -> list[float]:
    return [-float(option) for option in view.options]
