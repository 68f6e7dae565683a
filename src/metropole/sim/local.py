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
from metropole.sim.plan import Table
from metropole.sim.playing import Company, GameFailedError, play
from metropole.sim.records import Record

PROCESSES: Final = get_context("spawn")
MOST_DEATHS: Final = 3  # of processes over one and the same game


class Worker:
    """A process that plays one game after the other."""

    def __init__(self, table: Table) -> None:
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


def work(table: Table, line: "Connection[Record | MetropoleError, int]") -> None:
    """Play what is asked for until nobody asks any more."""
    signal(SIGINT, SIG_IGN)  # an interrupt at the terminal is for the parent, who then ends us
    Thread(target=end_with_parent, daemon=True).start()
    with Company(table) as company, suppress(EOFError, OSError):
        while True:
            line.send(attempt(company, line.recv()))


def end_with_parent() -> None:
    """However the parent dies, nobody is left to play for."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def attempt(company: Company, number: int) -> Record | MetropoleError:
    """A game, or why there is none."""
    try:
        return play(company, number)
    except MetropoleError as error:
        return error


def records(table: Table, numbers: list[int], jobs: int) -> Iterator[Record]:
    """The games with these numbers, in whatever order they end."""
    if jobs == 1:
        with Company(table) as company:
            for number in numbers:
                yield play(company, number)
        return
    yield from shared(table, deque(numbers), jobs)


def shared(table: Table, waiting: deque[int], jobs: int) -> Iterator[Record]:
    """The games, played by several processes."""
    deaths: Counter[int] = Counter()
    busy: list[Worker] = []
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                busy.append(Worker(table))
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


def those_ready(busy: list[Worker]) -> list[Worker]:
    """Wait until somebody has played, or died."""
    ready = wait([worker.line for worker in busy])
    return [worker for worker in busy if worker.line in ready]


def heard(worker: Worker) -> Record | None:
    """The game that a process has played, or nothing if it has died."""
    try:
        answer = worker.line.recv()
    except (EOFError, OSError):
        return None
    if isinstance(answer, MetropoleError):
        raise answer
    assert isinstance(answer, Record)
    return answer


def bury(worker: Worker, deaths: Counter[int]) -> None:
    """Its game is played again, but one that ends process after process is not played for ever."""
    number = worker.number
    deaths[number] += 1
    if deaths[number] >= MOST_DEATHS:
        died = f"the process that plays it has died {deaths[number]} times"
        raise GameFailedError(f"game {number}: {died} (is there memory enough?)")
