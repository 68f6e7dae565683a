"""The games with their parameters, as OpenSpiel knows them."""

from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final

import pyspiel

from metropole import registry
from metropole.registry import Kit
from metropole.rl.openspiel.observer import Observer
from metropole.rl.openspiel.state import SpielState
from metropole.rl.openspiel.world import started
from metropole.rl.rewards import scheme
from metropole.rl.rules import rules_on

SHIPPED: Final = "shipped"  # the board, unless it is the path of a file
# No game of ours comes near. Where dice end one it could in principle go on for ever, but not in the lifetime of
# anybody; only an option that takes away its cap of turns has no such excuse.
MOST_NODES: Final = 1_000_000


@dataclass(frozen=True)
class SpielEntry:
    """One of the games, under the name it has in OpenSpiel, and what is played if nothing else is wanted."""

    kit: Kit

    @property
    def name(self) -> str:
        return f"metropole_{self.kit.name}"

    @property
    def edition(self) -> str:
        return self.kit.first.name.partition("/")[2]

    @property
    def players(self) -> int:
        return self.kit.opponents + 1


class SpielGame(pyspiel.Game):
    """An edition for a number of players, with a way to reward them; on the board in a file, or the shipped one."""

    entry: ClassVar[SpielEntry]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        entry = self.entry
        wanted = {
            "edition": entry.edition,
            "players": entry.players,
            "reward": "win",
            "board": SHIPPED,
            **(params or {}),
        }
        board = None if wanted["board"] == SHIPPED else wanted["board"]
        self.scheme = scheme(wanted["reward"])
        self.rules = rules_on(edition_of(entry, wanted["edition"]), wanted["players"], board)
        if self.rules.rule_set.kit is not entry.kit:
            raise registry.HouseRuleError(f"edition: {self.rules.rule_set.name} is no {entry.kit.title}")
        self.opening = started(self.rules)
        zero_sum = wanted["reward"] != "score"
        lowest, highest = (-1.0, 1.0) if zero_sum else self.rules.rule_set.kit.points(self.rules.rule_set.edition)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=max([len(labels) for labels in entry.kit.chances.values()], default=0),
            num_players=self.rules.seats,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MOST_NODES,
        )
        super().__init__(game_type(entry, zero_sum), info, wanted)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_NODES if self.entry.kit.chances else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, object] | None = None) -> Observer:
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def edition_of(entry: SpielEntry, wanted: str) -> str:
    """The full name of an edition, or the file with house rules that was named instead."""
    return wanted if wanted.endswith((".toml", ".py")) else f"{entry.kit.name}/{wanted}"


GAMES: Final[list[type["SpielGame"]]] = []  # that are registered


@cache
def spiel_game(kit: Kit) -> type[SpielGame]:
    """A game in any of its editions; OpenSpiel wants a class for each, which this module knows by name for pickles."""
    name = f"{kit.name.title()}Game"
    made = type(name, (SpielGame,), {"entry": SpielEntry(kit), "__doc__": kit.title, "__module__": __name__})
    globals()[name] = made
    return made


def game_type(entry: SpielEntry, zero_sum: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    seats = [number for rule_set in registry.all_rule_sets(entry.kit.name) for number in rule_set.seats]
    utility, chance = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=entry.name,
        long_name=f"Metropole: {entry.kit.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if entry.kit.chances else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"edition": entry.edition, "players": entry.players, "reward": "win", "board": SHIPPED},
    )


def register() -> None:
    """Make the games known to OpenSpiel. What is registered holds for every reward, so it promises no zero sum.

    OpenSpiel lets go of what is registered only when Python is gone: so it must be classes, which outlive it.
    """
    for kit in registry.kits():
        GAMES.append(spiel_game(kit))
        pyspiel.register_game(game_type(GAMES[-1].entry, zero_sum=False), GAMES[-1])
