"""Peers and adapters in processes of their own, with the interpreter of the environment that holds the peers."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from metropole.sim.bench import contest
from metropole.sim.bench.processes import BenchTask, Processes, own_source
from tools.peers import contestants
from tools.peers.adapters import ADAPTERS
from tools.peers.contestants import PEERS

ADAPTED = """
import json, sys
sys.path.extend(json.loads(sys.argv[1]))
from tools.peers.adapters import main
main(sys.argv[2])
"""  # our packages come last, so that everybody uses what the peers' environment holds


class PeerProcesses(Processes):
    """Measures every task in a new process, and what needs the peers' packages where they are."""

    def __init__(self, python: Path | None = None) -> None:
        self.python = python

    def command(self, task: BenchTask) -> list[str]:
        """Peers run the same file as we do, with nothing of ours or the user's on their path."""
        told = asdict(task)
        if task.contestant in ADAPTERS:
            own = json.dumps(own_path())
            return [str(self.python or sys.executable), "-I", "-c", ADAPTED, own, json.dumps(told)]
        if task.contestant in PEERS:
            return [str(self.python), "-I", contest.__file__, json.dumps({**told, "file": contestants.__file__})]
        return super().command(task)


def own_path() -> list[str]:
    """Everything that can be imported here, beginning with ourselves."""
    return [own_source(), *[place for place in sys.path if place]]
