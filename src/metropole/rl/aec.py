"""PettingZoo's AEC environment: one agent after the other is asked, and answers."""

from typing import Any, ClassVar, Final, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv

from metropole.rl.rules import whole
from metropole.rl.setting import PICTURES, EnvConfig, Picture, earned, zeros
from metropole.rl.spaces import Observation

DEALT: Final = ("agent_selection", "rewards", "terminations", "truncations", "infos")


class MetropoleAEC(AECEnv[str, Observation, SupportsIndex]):
    """Any edition for any number of seats. Every answer is one step; chance needs none."""

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": list(PICTURES),
        "name": "metropole_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, setting: EnvConfig) -> None:
        super().__init__()
        self.setting = setting
        self.table = setting.table
        self.layout = setting.rules.layout
        self.arrays = setting.shape.arrays
        self.shaped = bool(setting.rewards.shaping)
        self.render_mode = setting.render_mode
        self.possible_agents = setting.agents
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, setting.shape.space)
        self.action_spaces = {agent: spaces.Discrete(setting.rules.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def __getattr__(self, name: str) -> Any:
        """What every game has of its own is not there before the first."""
        raise AttributeError(f"{name} is not there{' before the first reset()' if name in DEALT else ''}")

    def observation_space(self, agent: str) -> spaces.Space[object]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[object]:
        return self.action_spaces[agent]

    def action_name(self, action: int) -> str:
        """The words of an action, such as `play army`."""
        return self.setting.rules.space.name(action)

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.setting.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = zeros(self.agents)
        self._cumulative_rewards = zeros(self.agents)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        return self.arrays(self.table.observation(seat), self.table.mask(seat))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, object]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.act(action if type(action) is int else whole("action", action))
        self._cumulative_rewards[agent] = 0.0
        asked = table.asked
        if asked < 0 or self.shaped:
            self.rewards = earned(self.agents, self.setting.rewards.of_step(table.game))
            self._accumulate_rewards()
        if asked < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[asked]

    def render(self) -> Picture:
        return self.setting.picture()

    def close(self) -> None:
        """Nothing is open."""
