"""Games on a real cluster: a scheduler and two workers, each in a process of its own."""

import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import Mock

import pytest

from metropole.extras import advice
from metropole.sim import cluster
from metropole.sim.cluster import ClusterError, cut, play_some, records, result_of
from metropole.sim.playing import GameFailedError
from tests.cli.program import metropole, refused
from tests.sim.games import EDITION, played, table, timeless

needs_dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="dask[distributed] is not installed"
)


def started(stack: ExitStack, program: str, *options: str) -> None:
    """A process that ends with the test."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", "--no-dashboard", *options]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.kill)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A scheduler with two workers."""
    file = tmp_path / "scheduler.json"
    with ExitStack() as stack:
        started(stack, "scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        for name in ("one", "two"):
            options = ("--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path), "--name", name)
            started(stack, "worker", "--scheduler-file", str(file), *options)
        until = time.monotonic() + 60
        while not file.exists() or not file.read_text("utf-8"):
            assert time.monotonic() < until
            time.sleep(0.05)
        yield json.loads(file.read_text("utf-8"))["address"]


@needs_dask
@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed like this there")
def test_killed_worker(address: str) -> None:
    """The others play its games, each is counted once, and they are those that this machine would play."""
    distributed = cluster.installed()
    where = table("random", "random", "random", "random:9", edition="colonialism/compass")
    numbers = list(range(24))
    with distributed.Client(address, set_as_default=False) as watcher:
        watcher.wait_for_workers(2, timeout=60)
        victim, process = next(iter(watcher.run(os.getpid).items()))
        os.kill(process, signal.SIGSTOP)  # so that it has not played its share when it is killed
        running = records(where, numbers, address)
        games = [next(running)]
        assert watcher.processing()[victim]
        os.kill(process, signal.SIGKILL)
        games += list(running)

        assert victim not in watcher.scheduler_info()["workers"]
    assert numbers == sorted([game.number for game in games])
    assert played(where, 24) == timeless(games)


# --- without one ---


def test_long_games_are_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker plays one game at least, and after some time no more."""
    where = table("random", "random")

    assert played(where, 3) == timeless(play_some(where, [0, 1, 2]))
    monkeypatch.setattr(cluster, "LONG", 0.0)
    assert [1] == [game.number for game in play_some(where, [1, 2])]


def test_chunks() -> None:
    """Every worker has some, and nobody has many."""
    assert [[0], [1], [2]] == cut([0, 1, 2], 8)
    assert [10, 10, 10, 10] == [len(some) for some in cut(list(range(40)), 1)]
    assert [16, 16] == [len(some) for some in cut(list(range(200)), 2)][:2]


def done(status: str, error: Exception | None = None) -> Mock:
    """A chunk that has come to an end."""
    return Mock(**{"cancelled.return_value": status == "cancelled", "exception.return_value": error}, status=status)


@needs_dask
def test_failures() -> None:
    """A lost scheduler and a worker without Metropole are told in a line; workers may die, but not for ever."""
    deaths: Counter[int] = Counter()
    killed = done("error", cluster.installed().scheduler.KilledWorker("play_some", None, 3))
    for future, reason in (
        (done("cancelled"), "the scheduler at tcp://far:1 has gone"),
        (done("lost"), "the scheduler at tcp://far:1 has gone"),
        (done("error", ImportError("no metropole")), "a worker cannot play: ImportError: no metropole"),
    ):
        with pytest.raises(ClusterError, match=reason):
            result_of(future, "tcp://far:1", [4, 5], deaths)
    with pytest.raises(GameFailedError, match="game 4 of seed 7"):
        result_of(done("error", GameFailedError("game 4 of seed 7: bad")), "tcp://far:1", [4, 5], deaths)
    assert [] == result_of(killed, "tcp://far:1", [4, 5], deaths)
    assert [] == result_of(killed, "tcp://far:1", [5], deaths)
    with pytest.raises(GameFailedError, match="games 5 to 6: the workers that play them keep dying"):
        result_of(killed, "tcp://far:1", [5, 6], deaths)


@needs_dask
@pytest.mark.parametrize(
    ("where", "reason"),
    [("tcp://127.0.0.1:9", "no scheduler answers at tcp://127.0.0.1:9"), ("nonsense", "missing port number")],
)
def test_no_scheduler(where: str, reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An address where nobody answers is refused in one line."""
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    told = refused(
        metropole("tournament", EDITION, "--bots", "random,random", "--folder", tmp_path, "--cluster", where)
    )

    assert told.startswith("metropole: cluster: ")
    assert reason in told


def test_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra, it is named."""
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(ClusterError, match=re.escape(advice("cluster"))):
        next(records(table("random", "random"), [0], "tcp://127.0.0.1:9"))
