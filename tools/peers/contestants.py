"""Games of others that can be played at random from Python.

This file is run where their packages are, and nothing of Metropole: it imports only the standard library, and them by
name, late.
"""

import importlib
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from metropole.sim.bench.contest import Contestant

ENDLESS = 1 << 60


class OpenSpiel:
    """A game of OpenSpiel, driven through its Python binding."""

    def __init__(self, game: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(game)

    def start(self, seed: int) -> Any:
        return self.game.new_initial_state()

    def play(self, state: Any, rng: Random, most: int = ENDLESS) -> int:
        decisions = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[rng.randrange(len(actions))])
                decisions += 1
        return decisions

    def over(self, state: Any) -> bool:
        return bool(state.is_terminal())

    def copier(self, state: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = state.clone
        return clone


def drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One outcome by its probability: the quickest way that was found from Python."""
    ticket = rng.random()
    for action, probability in outcomes:
        ticket -= probability
        if ticket < 0:
            return action
    return outcomes[-1][0]


class Catanatron:
    """Catan with four random players, in the package's own game loop; it asks forced moves too, and they count."""

    def __init__(self) -> None:
        catanatron = importlib.import_module("catanatron.game")
        player = importlib.import_module("catanatron.models.player")
        self.game, self.turns = catanatron.Game, catanatron.TURNS_LIMIT
        self.random, self.colours = player.RandomPlayer, list(player.Color)[:4]

    def start(self, seed: int) -> Any:
        return self.game([self.random(colour) for colour in self.colours], seed=seed + 1)  # 0 stands for no seed

    def play(self, state: Any, rng: Random, most: int = ENDLESS) -> int:
        decisions = 0
        while decisions < most and not self.over(state):
            state.play_tick()
            decisions += 1
        return decisions

    def over(self, state: Any) -> bool:
        return state.winning_color() is not None or state.state.num_turns >= self.turns

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy


# Bridge solves the deal for the best play of all four hands at the end of every game, which takes a third of a
# second and is no part of the play; so it is told not to.
PEERS: "dict[str, Callable[[], Contestant[Any]]]" = {
    "openspiel/bridge": lambda: OpenSpiel("bridge(use_double_dummy_result=false)"),
    "openspiel/hanabi": lambda: OpenSpiel("hanabi"),
    "openspiel/gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "openspiel/dou_dizhu": lambda: OpenSpiel("dou_dizhu"),
    "catanatron": Catanatron,
}
