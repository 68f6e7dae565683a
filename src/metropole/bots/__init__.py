"""Players made of code. A bot sees a view and nothing else, and answers with one of the options it is offered."""

from collections.abc import Callable
from typing import Final, Protocol

from metropole.bots.blind import Blind
from metropole.bots.greedy import Greedy
from metropole.kernel import MetropoleError
from metropole.kernel.chance import Rng
from metropole.kernel.view import View


class Bot(Protocol):
    """Whoever answers a question from a view alone; the generator is for ties and for guesses."""

    name: str

    def choose(self, view: View, rng: Rng) -> int:
        """One of `view.options`."""


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": Blind, "greedy": Greedy}
KNOWN: Final = tuple(BOTS)


class UnknownBot(MetropoleError):
    """No bot has this name."""


def make(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise UnknownBot(f"bot: '{name}' is unknown (known: {', '.join(KNOWN)})")
    return BOTS[name]()


__all__ = ["Bot", "KNOWN", "UnknownBot", "make"]
