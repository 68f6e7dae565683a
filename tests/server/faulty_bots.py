"""Bots that do everything a bot must not do, each by its name, as an entry point would have it."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from metropole.bots import Bot, Budget
from metropole.kernel import Decision
from metropole.kernel.view import View

FOREVER = 3600


class Odd:
    """Does something odd, and then takes the last option, which no other bot here does by design."""

    def __init__(self, deed: Callable[[], object]) -> None:
        self.deed = deed

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        self.deed()
        return decision.options[-1]


class Cheat:
    """Answers what nobody has offered."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return max(decision.options) + 1


def spin() -> None:
    while True:
        pass


def fail(words: str = "lost\nmy \x1b[31mway") -> None:
    raise LookupError(words)


def chatter() -> None:
    """Prints by every way there is, and tries to read."""
    print('{"id": 1, "action": "pass"}', flush=True)
    os.write(1, b"raw\n")
    subprocess.run([sys.executable, "-c", "print('child')"], check=True)
    assert sys.stdin.readline() == ""


def scribble() -> None:
    """Writes into whatever is open."""
    for channel in range(3, 20):
        try:
            os.write(channel, b"scribbled\n")
        except OSError:
            continue


def pry() -> None:
    """Tells which names of interest the environment has."""
    fail(" ".join([name for name in os.environ if name.startswith(("METROPOLE", "PYTHONPATH"))]))


DEEDS: dict[str, Callable[[], object]] = {
    "sleeping": partial(time.sleep, FOREVER),
    "spinning": spin,
    "holding": partial(re.match, "(a+)+$", "a" * 64 + "b"),  # lets no other thread of the process run
    "breeding": partial(subprocess.run, [sys.executable, "-c", f"import time; time.sleep({FOREVER})"]),
    "crashing": os.abort,
    "leaving": partial(sys.exit, 3),
    "failing": fail,
    "chattering": chatter,
    "scribbling": scribble,
    "prying": pry,
    "dawdling": partial(time.sleep, 0.2),
}
NAMES = ("cheating", *DEEDS)


def __getattr__(name: str) -> Callable[[], Bot]:
    """The maker of a bot."""
    if name == "cheating":
        return Cheat
    if name in DEEDS:
        return partial(Odd, DEEDS[name])
    raise AttributeError(name)
