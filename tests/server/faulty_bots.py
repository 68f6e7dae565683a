"""Bots that do everything a bot must not do, for `--bots tests.server.faulty_bots:BOTS`."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable

from metropole.kernel.chance import Rng
from metropole.kernel.view import View

FOREVER = 3600


class Odd:
    """Does something odd, and then takes the last option, which no other bot here does by design."""

    def __init__(self, name: str, deed: Callable[[], object]) -> None:
        self.name = name
        self.deed = deed

    def choose(self, view: View, rng: Rng) -> int:
        self.deed()
        return view.options[-1]


class Cheat:
    """Answers what nobody has offered."""

    name = "cheat"

    def choose(self, view: View, rng: Rng) -> int:
        return max(view.options) + 1


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


def maker(name: str, deed: Callable[[], object]) -> Callable[[], Odd]:
    return lambda: Odd(name, deed)


BOTS: dict[str, Callable[[], Odd | Cheat]] = {
    "cheating": Cheat,
    **{name: maker(name, deed) for name, deed in DEEDS.items()},
}
