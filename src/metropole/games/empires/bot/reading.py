"""What a judge reads off a view of Empires, and the marks that every judge gives alike."""

from collections.abc import Callable
from typing import Final

from metropole.games.empires.bot.plans import TurnAnalysis, best_track
from metropole.games.empires.bot.sendings import NO_FLEET, Foothold
from metropole.games.empires.rules import action_space
from metropole.games.empires.rules.board import SLAVES, Territory
from metropole.games.empires.rules.characters.explorer import ADVENTURERS, FLEET
from metropole.games.empires.rules.characters.trader import limit
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.state import NOWHERE, Seat
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


def each_space(view: EmpiresView, worth: Callable[[Game, Seat, int], float]) -> list[float]:
    """A mark for each space; nothing for going without."""
    g, seat = table_of(view)
    return [
        0.0 if option in (action_space.PASS, action_space.DONE) else worth(g, seat, option - action_space.SPACE)
        for option in view.options
    ]


def each_amount(view: EmpiresView, worth: Callable[[Game, Seat, int], float]) -> list[float]:
    """A mark for each amount; nothing is given away, or bought on credit."""
    g, seat = table_of(view)
    return [
        NEVER if option >= action_space.GIFT else worth(g, seat, option - action_space.AMOUNT)
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


def agree(view: EmpiresView) -> list[float]:
    return yes_if(view, 1.0)


def amount(view: EmpiresView, wanted: int) -> list[float]:
    """The nearer to what is wanted the better."""
    return [-abs(float(option - action_space.AMOUNT - wanted)) for option in view.options]


def most(view: EmpiresView) -> list[float]:
    """The more the better."""
    return [float(option) for option in view.options]


def least(view: EmpiresView) -> list[float]:
    return [-float(option) for option in view.options]


# --- what every turn is made of ---


def each_venture(view: EmpiresView, o: TurnAnalysis) -> list[float]:
    """The exploration of each territory."""
    return [o.venture_to(Territory(option - action_space.TERRITORY)) for option in view.options]


def only_track(view: EmpiresView, o: TurnAnalysis) -> list[float]:
    """Full marks for the step that is worth most above its price."""
    best = best_track(o, o.g.s.treasury[o.seat], o.owed)
    return only(view, NOWHERE if best is None else action_space.TRACK + best.track)


def only_sending(view: EmpiresView, o: TurnAnalysis) -> list[float]:
    """Full marks for where the best counters to send belong."""
    sending = o.sending(o.g.s.treasury[o.seat])
    return only(view, NOWHERE if sending is None else action_space.TERRITORY + sending.territory)


def each_trader(view: EmpiresView, rivalry: Callable[[Game, Seat], float]) -> list[float]:
    """Own goods, then those of others, which serve both sides: with the least dangerous first."""
    return each_player(view, lambda g, other: 1.0 if other == view.seat else 1.0 - rivalry(g, other))


def costs_a_step(g: Game, seat: Seat, space: int) -> bool:
    """6 Whether shipping from a space costs diplomacy: slaves do, once slavery is abolished."""
    return g.board.space_colour[space] == SLAVES and bool(g.s.abolished) and g.s.diplomacy[seat] > 1


def grant(view: EmpiresView, sells: bool, harmless: bool) -> list[float]:
    """What one can sell oneself is kept, the rest is let go, if it does no harm."""
    g, seat = table_of(view)
    kept = limit(g, seat) if sells else 0
    return amount(view, max(0, g.s.goods[seat] - kept) if harmless else 0)
