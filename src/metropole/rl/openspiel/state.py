"""A position as OpenSpiel's algorithms walk through it: players, chance, and the end."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, SupportsInt

import numpy as np
import pyspiel
from numpy.typing import NDArray

from metropole.kernel import Chance, Decision, NotAwaitedError, Outcome
from metropole.rl.openspiel.chances import Sampler, outcomes_of
from metropole.rl.openspiel.observer import fields
from metropole.rl.openspiel.world import ListeningGame

if TYPE_CHECKING:
    from metropole.rl.openspiel.game import SpielGame

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
NOBODY: Final = -1

Tensor = NDArray[np.float32]


class SpielState(pyspiel.State):
    """A game under way. OpenSpiel keeps the history of actions; all else is in the world.

    What learners ask for at every step is answered here, without the way through C++; all else, and every refusal, is
    left to OpenSpiel. Tensors are arrays instead of lists of as many floats, which take longer than the rest.
    """

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.world: ListeningGame = game.opening.copy()

    # --- who is asked what ---

    def current_player(self) -> int:
        pending = self.world.game.pending
        if isinstance(pending, Decision):
            return pending.seat
        return CHANCE if isinstance(pending, Chance) else TERMINAL

    def is_terminal(self) -> bool:
        return isinstance(self.world.game.pending, Outcome)

    def is_chance_node(self) -> bool:
        return isinstance(self.world.game.pending, Chance)

    def _legal_actions(self, player: int) -> list[int]:
        pending = self.world.game.pending
        return pending.options[:] if isinstance(pending, Decision) and pending.seat == player else []

    def legal_actions(self, *player: int) -> list[int]:
        pending = self.world.game.pending
        if isinstance(pending, Decision) and (not player or player[0] == pending.seat):
            return pending.options[:]
        actions: list[int] = super().legal_actions(*player)
        return actions

    def legal_actions_mask(self, *player: int) -> list[int]:
        pending = self.world.game.pending
        if isinstance(pending, Decision) and (not player or player[0] == pending.seat):
            mask = [0] * self.world.rules.actions
            for action in pending.options:
                mask[action] = 1
            return mask
        masked: list[int] = super().legal_actions_mask(*player)
        return masked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pending = self.world.game.pending
        if isinstance(pending, Chance):
            return outcomes_of(pending)
        raise NotAwaitedError("chance is not asked anything now")

    # --- going on ---

    def _apply_action(self, action: int) -> None:
        self.world.take(action)

    def returns(self) -> list[float]:
        pending = self.world.game.pending
        game: SpielGame = self.get_game()
        return game.scheme(pending) if isinstance(pending, Outcome) else [0.0] * game.rules.seats

    # --- what is seen ---

    def observation_tensor(self, *player: SupportsInt) -> Tensor:
        seat = self.seat_of(player)
        return tensor(self.world.cells(seat, False)) if seat >= 0 else super().observation_tensor(*player)

    def information_state_tensor(self, *player: SupportsInt) -> Tensor:
        seat = self.seat_of(player)
        return tensor(self.world.cells(seat, True)) if seat >= 0 else super().information_state_tensor(*player)

    def seat_of(self, player: tuple[SupportsInt, ...]) -> int:
        """Whose eyes are meant: without a number those of whoever is asked. If they are nobody's, less than zero."""
        seat = int(player[0]) if player else self.current_player()  # it may come from an array
        return seat if seat < self.world.rules.seats else NOBODY

    def resample_from_infostate(self, player: SupportsInt, probability_sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one. How it came about nobody knows: it has no history."""
        state: SpielState = self.get_game().new_initial_state()
        state.world = self.world.resampled(int(player), Sampler(probability_sampler))
        return state

    # --- words ---

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.world.rules.space.name(action)
        pending = self.world.game.pending
        if not isinstance(pending, Chance):
            return f"chance {action}"
        labels = self.world.rules.rule_set.kit.chances[pending.key]
        return f"{pending.key} {labels[action] if action < len(labels) else action}"

    def __str__(self) -> str:
        game = self.world.game
        flow = {"stack": game.stack, "answers": game.answers}
        return fields({**game.position().numbers(), **flow})


def tensor(cells: bytearray) -> Tensor:
    return np.frombuffer(cells, np.uint8).astype(np.float32)
