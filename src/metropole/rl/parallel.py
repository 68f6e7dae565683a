"""PettingZoo's parallel environment: all agents act at the same time, and who is not asked waits."""

from collections.abc import Mapping
from typing import ClassVar, SupportsIndex

from gymnasium import spaces
from pettingzoo import ParallelEnv

from metropole.kernel import MetropoleError
from metropole.rl.rules import whole
from metropole.rl.setting import PICTURES, EnvConfig, NoGameError, Picture, earned
from metropole.rl.spaces import Observation

Infos = dict[str, dict[str, object]]


class UnexpectedActionError(MetropoleError):
    """An agent has said nothing, or something although it was not asked."""


class MetropoleParallel(ParallelEnv[str, Observation, SupportsIndex]):
    """In sealed rounds everybody answers at once; else the one who is asked does, and the others wait.

    Waiting is an action too, the last one: it is legal for whoever is not asked, and for nobody else.
    """

    metadata: ClassVar[dict[str, object]] = {"render_modes": list(PICTURES), "name": "metropole_parallel_v0"}

    def __init__(self, setting: EnvConfig) -> None:
        self.setting = setting
        self.table = setting.table
        self.layout = setting.rules.layout
        self.render_mode = setting.render_mode
        self.wait = setting.rules.actions
        self.possible_agents = setting.agents
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, setting.shape.with_actions(self.wait + 1))
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[object]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[object]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.setting.deal(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), self.infos()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        if not self.agents:
            raise NoGameError
        answers = [self.answer_of(seat, agent, actions) for seat, agent in enumerate(self.agents)]
        for seat, answer in enumerate(answers):
            if answer != self.wait:
                self.table.act_of(seat, answer)
        agents = self.agents
        rewards = earned(agents, self.setting.rewards.of_step(self.table.game))
        seen, told = self.observations(), self.infos()
        over = self.table.outcome is not None
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), told

    def answer_of(self, seat: int, agent: str, actions: Mapping[str, SupportsIndex]) -> int:
        """What an agent answers, checked before anybody's answer counts."""
        if agent not in actions:
            raise UnexpectedActionError(
                f"actions: nothing of {agent}; every agent acts, who is not asked with {self.wait} (wait)"
            )
        answer = whole(f"actions: {agent}", actions[agent])
        game = self.table.game
        if game.question(seat) is not None:
            game.check_answer(answer, seat)
        elif answer != self.wait:
            raise UnexpectedActionError(f"actions: {agent} is not asked and can only wait ({self.wait}), not {answer}")
        return answer

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observe(seat) for seat, agent in enumerate(self.agents)}

    def observe(self, seat: int) -> Observation:
        mask = self.table.mask(seat)
        mask.append(int(self.table.game.question(seat) is None))
        return self.setting.shape.arrays(self.table.observation(seat), mask)

    def infos(self) -> Infos:
        return {agent: {} for agent in self.agents}

    def render(self) -> Picture:
        picture: Picture = self.setting.picture()
        return picture

    def close(self) -> None:
        """Nothing is open."""
