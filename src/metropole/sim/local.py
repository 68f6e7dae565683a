"""Games in processes of this machine. A process that dies is replaced, and its game played again."""

import os
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final

from metropole.kernel import MetropoleError
from metropole.sim.plan import Matchup
from metropole.sim.playing import GameFailedError, SeatedBots, play
from metropole.sim.records import GameRecord

PROCESSES: Final = get_context("spawn")
MOST_DEATHS: Final = 3  # of processes over one and the same game


class GameProcess:
    """A process that plays one game after the other."""

    def __init__(self, table: Matchup) -> None:
        self.line, there = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=work, args=(table, there), daemon=True)
        self.process.start()
        there.close()
        self.number = -1  # the game being played

    def begin(self, number: int) -> None:
        """Play this game next. A process that has died is noticed when its answer is awaited."""
        self.number = number
        with suppress(OSError):
            self.line.send(number)

    def end(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


def work(table: Matchup, line: "Connection[GameRecord | MetropoleError, int]") -> None:
    """Play what is asked for until nobody asks any more."""
    stay_with_parent()
    with SeatedBots(table) as company, suppress(EOFError, OSError):
        while True:
            line.send(attempt(company, line.recv()))


def stay_with_parent() -> None:
    """An interrupt at the terminal is for the parent, who then ends us; and nobody stays without it."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """However the parent dies, nobody is left to play for."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def attempt(company: SeatedBots, number: int) -> GameRecord | MetropoleError:
    """A game, or why there is none."""
    try:
        return play(company, number)
    except MetropoleError as error:
        return error


def records(table: Matchup, numbers: list[int], jobs: int) -> Iterator[GameRecord]:
    """The games with these numbers, in whatever order they end."""
    if jobs == 1:
        with SeatedBots(table) as company:
            for number in numbers:
                yield play(company, number)
        return
    yield from shared(table, deque(numbers), jobs)


def shared(table: Matchup, waiting: deque[int], jobs: int) -> Iterator[GameRecord]:
    """The games, played by several processes."""
    deaths: Counter[int] = Counter()
    busy: list[GameProcess] = []
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                busy.append(GameProcess(table))
                busy[-1].begin(waiting.popleft())
            for worker in those_ready(busy):
                record = heard(worker)
                if record is None:
                    bury(worker, deaths)
                    waiting.appendleft(worker.number)
                else:
                    yield record
                if record is not None and waiting:
                    worker.begin(waiting.popleft())
                else:
                    busy.remove(worker)
                    worker.end()
    finally:
        for worker in busy:
            worker.end()


def those_ready(busy: list[GameProcess]) -> list[GameProcess]:
    """Wait until somebody has played, or died."""
    ready = wait([worker.line for worker in busy])
    return [worker for worker in busy if worker.line in ready]


def heard(worker: GameProcess) -> GameRecord | None:
    """The game that a process has played, or nothing if it has died."""
    try:
        answer = worker.line.recv()
    except (EOFError, OSError):
        return None
    if isinstance(answer, MetropoleError):
        raise answer
    assert isinstance(answer, GameRecord)
    return answer


def bury(worker: GameProcess, deaths: Counter[int]) -> None:
    """Its game is played again, but one that ends process after process is not played for ever."""
    number = worker.number
    deaths[number] += 1
    if deaths[number] >= MOST_DEATHS:
        died = f"the process that plays it has died {deaths[number]} times"
        raise GameFailedError(f"game {number}: {died} (is there memory enough?)")
