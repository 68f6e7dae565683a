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


def sleep() -> None:
    time.sleep(FOREVER)


def spin() -> None:
    while True:
        pass


def hold_everything() -> None:
    """A search for a pattern that lets no other thread of the process run."""
    re.match("(a+)+$", "a" * 64 + "b")


def breed() -> None:
    """Starts a process of its own, and hangs."""
    with subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOREVER})"]):
        time.sleep(FOREVER)


def crash() -> None:
    os.abort()


def leave() -> None:
    sys.exit(3)


def fail() -> None:
    raise LookupError("lost\nmy \x1b[31mway")


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
    raise LookupError(" ".join([name for name in os.environ if name.startswith(("METROPOLE", "PYTHONPATH"))]))


def dawdle() -> None:
    time.sleep(0.2)


DEEDS: dict[str, Callable[[], object]] = {
    "sleeping": sleep,
    "spinning": spin,
    "holding": hold_everything,
    "breeding": breed,
    "crashing": crash,
    "leaving": leave,
    "failing": fail,
    "chattering": chatter,
    "scribbling": scribble,
    "prying": pry,
    "dawdling": dawdle,
}
NAMES = ("cheating", *DEEDS)


def __getattr__(name: str) -> Callable[[], Bot]:
    """The maker of a bot."""
    if name == "cheating":
        return Cheat
    if name in DEEDS:
        return partial(Odd, DEEDS[name])
    raise AttributeError(name)
