"""Contestants in processes of their own: started, made ready, and then told to begin."""

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Protocol

import metropole
from metropole.sim.bench import contest
from metropole.sim.bench.contest import Figures

PATIENCE = 3600.0  # seconds; the longest measure, a hundred thousand games, takes minutes


class BenchFailedError(Exception):
    """A process ended without figures; the message is its last word."""


@dataclass(frozen=True)
class BenchTask:
    """What one process is to measure: `driven`, `playout`, `copy`, `held`, `traced` and the like."""

    contestant: str
    measures: tuple[str, ...]
    seconds: float
    seed: int = 0
    seats: int = 4
    count: int = 500


class Runner(Protocol):
    """Whoever can have tasks measured. Tests have their own."""

    def together(self, *tasks: BenchTask) -> list[Figures]:
        """The figures of some tasks that begin at the same time."""

    def seconds_for(self, code: str) -> float:
        """How long a new interpreter takes for some lines."""


class Processes:
    """Measures every task in a new process."""

    def together(self, *tasks: BenchTask) -> list[Figures]:
        begun: list[BenchProcess] = []
        try:
            for task in tasks:
                begun.append(BenchProcess(self.command(task)))
            for process in begun:
                process.wait_until_ready()
            for process in begun:
                process.go()
            return [process.figures() for process in begun]
        finally:
            for process in begun:
                process.close()

    def command(self, task: BenchTask) -> list[str]:
        return [sys.executable, "-P", contest.__file__, json.dumps(asdict(task))]

    def seconds_for(self, code: str, build: str = "") -> float:
        begun = perf_counter()
        subprocess.run([sys.executable, "-P", "-c", code], env=environment(build), check=True)
        return perf_counter() - begun


class BenchProcess:
    """One contestant at work."""

    def __init__(self, command: list[str], build: str = "") -> None:
        pipe = subprocess.PIPE
        env = environment(build)
        self.popen = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, text=True)

    def wait_until_ready(self) -> None:
        assert self.popen.stdout is not None
        if self.popen.stdout.readline() != "ready\n":
            raise BenchFailedError(last_word(self.popen.communicate()[1]))

    def answer(self, line: str) -> str:
        """One line, and what the process says to it."""
        assert self.popen.stdin is not None
        assert self.popen.stdout is not None
        self.popen.stdin.write(line + "\n")
        self.popen.stdin.flush()
        told = self.popen.stdout.readline()
        if not told:
            raise BenchFailedError(last_word(self.popen.communicate()[1]))
        return told

    def go(self) -> None:
        assert self.popen.stdin is not None
        self.popen.stdin.write("go\n")
        self.popen.stdin.flush()

    def figures(self) -> Figures:
        try:
            told, complaint = self.popen.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise BenchFailedError(f"no figures after {PATIENCE:.0f} seconds") from None
        if self.popen.returncode:
            raise BenchFailedError(last_word(complaint))
        figures: Figures = json.loads(told)
        return figures

    def close(self) -> None:
        """End the process if it has not ended."""
        self.popen.kill()
        self.popen.__exit__(None, None, None)


def last_word(complaint: str) -> str:
    """The last line that somebody wrote before the end."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    return lines[-1] if lines else "it ended without a word"


def own_source() -> str:
    """Where the very package is that runs here."""
    return str(Path(metropole.__file__).parent.parent)


def environment(build: str = "") -> dict[str, str]:
    """Child processes find the very modules that run here, or those of another build."""
    source = build or own_source()
    known = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([source, known]) if known else source}
