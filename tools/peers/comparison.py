"""A measurement in which others take part: peers in turn with our games, adapters beside those of others."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import zip_longest
from typing import Any

from metropole.sim.bench import Bench, BenchPlan
from metropole.sim.bench.processes import BenchFailedError, BenchTask, Runner
from metropole.sim.bench.report import OURS, Measure
from tools.peers.adapters import ADAPTERS
from tools.peers.contestants import PEERS
from tools.peers.environment import Peers, gathered
from tools.peers.processes import PeerProcesses
from tools.peers.ratios import fastest_peer, of_adapters, ratios
from tools.peers.shown import blocks

__all__ = ["PeerComparison", "blocks", "prepared"]


@contextmanager
def prepared(plan: BenchPlan, with_peers: bool, tell: Callable[[str], None]) -> Iterator["PeerComparison"]:
    """Install the peers if they are wanted, for as long as the block lasts."""
    with gathered(tell) if with_peers else nullcontext(Peers()) as peers:
        yield PeerComparison(plan, PeerProcesses(peers.python), peers)


class PeerComparison(Bench):
    """Our games and those of others. A peer that fails is out; our own failure is nobody's fault but ours."""

    def __init__(self, plan: BenchPlan, runner: Runner, peers: Peers) -> None:
        super().__init__(plan, runner)
        self.peers = peers
        self.failed: dict[str, str] = {}

    def in_turn(self) -> list[str]:
        """Our games and the peers, one of these after one of those; then all adapters."""
        pairs = zip_longest(OURS, self.peers.names())
        return [*[name for pair in pairs for name in pair if name is not None], *self.peers.adapters()]

    def contest(self, name: str, number: int) -> None:
        if name in self.failed:
            return
        try:
            if name in ADAPTERS:
                task = BenchTask(name, ("adapter",), self.plan.seconds, number)
                self.samples.add(name, self.runner.together(task)[0])
            else:
                super().contest(name, number)
        except BenchFailedError as error:
            if name in OURS or (name in ADAPTERS and ADAPTERS[name].ours):
                raise
            self.samples.drop(name)
            self.failed[name] = str(error)

    def ratios(self) -> dict[str, Measure | None]:
        return {**ratios(self.samples), **super().ratios()}

    def results(self) -> dict[str, Any]:
        return {
            **super().results(),
            "contestants": self.samples.contestants([*OURS, *PEERS]),
            "fastest_peer": fastest_peer(self.samples) or None,
            "adapters": of_adapters(self.samples),
            "failed": self.failed,
            "peers": {"versions": self.peers.versions, "missing": self.peers.missing},
        }
