"""5.0 Sequence of play."""

from typing import Final

from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.game import ACT, CARD, COLONIZATION, END_TURN, GAME, ROUND, TURN, Game
from metropole.games.colonialism.rules.moves import freshen_ships
from metropole.games.colonialism.rules.scoring import count_up, final_scoring
from metropole.games.colonialism.rules.setup import STOCK_AND_SETTLE, set_up
from metropole.kernel import Procedure, Slot, loop
from metropole.kernel.position import ZEROS, adjust

TURNS: Final = Slot[int](CARD)  # begun so far
ACTIONS: Final = Slot[int](CARD)  # taken so far

ACTIONS_EACH: Final = 3
PHASES: Final = 6


def play_turn(g: Game) -> None:
    """5.0 One game turn after the other; nothing but scoring follows the last."""
    if g.count_up(TURNS) == g.edition.turns:
        g.leave()
        return
    g.tell(facts.TURN_BEGAN, g.s.turn)
    g.call(TURN)


def action_round(g: Game) -> None:
    """5.1 An action round."""
    g.tell(facts.ROUND_BEGAN, g.s.phase - g.s.phase // 3 + 1)
    g.call(ROUND)


def colonization_phase(g: Game) -> None:
    """5.2 A colonization phase."""
    g.tell(facts.COLONIZATION_BEGAN)
    g.call(COLONIZATION)


def end_of_turn(g: Game) -> None:
    """5.3 After every turn but the last."""
    if g.s.turn < g.edition.turns:
        g.call(END_TURN)


def next_actor(g: Game) -> None:
    """5.1 Everybody acts three times, one action at a time, from the top of the track down."""
    index = g.count_up(ACTIONS)
    if index == ACTIONS_EACH * g.seats:
        g.leave()
        return
    seat = g.s.track[index % g.seats]
    adjust(g.s.acted, seat, 1)
    g.call(ACT, seat)


def end_round(g: Game) -> None:
    """5.1.5 Ships are fresh, the phase marker advances, the discs on the track return to the left."""
    freshen_ships(g)
    advance_phase(g)
    g.s.acted = [0] * g.seats


def advance_phase(g: Game) -> None:
    """5.1.5, 5.2.3 The phase marker advances one space."""
    g.s.phase += 1


def advance_turn(g: Game) -> None:
    """5.3 The turn marker advances, the phase marker returns to the first action round."""
    g.s.turn += 1
    g.s.phase = 0
    g.s.gained = ZEROS[g.seats]


PROCEDURES: dict[int, Procedure] = {
    GAME: Procedure("5.0", set_up, loop(play_turn), count_up, final_scoring),
    TURN: Procedure(
        "5.0",
        action_round,
        action_round,
        colonization_phase,
        action_round,
        action_round,
        colonization_phase,
        end_of_turn,
    ),
    ROUND: Procedure("5.1", loop(next_actor), end_round),
    END_TURN: Procedure("5.3", *STOCK_AND_SETTLE, advance_turn),
}
