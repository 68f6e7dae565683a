"""Players made of code. A bot sees a view and nothing else, and answers with one of the options it is offered.

A bot is named like `greedy` or, with what it may spend on a decision, like `search:200ms`. Packages add their own
through the entry point group `metropole.bots`.
"""

from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from metropole.bots.greedy import Greedy
from metropole.bots.interface import BadBudgetError, Bot, Budget, Remembering, read_budget
from metropole.bots.random_bot import RandomBot
from metropole.bots.search import Searcher
from metropole.kernel import Decision, Event, MetropoleError
from metropole.kernel.view import View

GROUP: Final = "metropole.bots"

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": Greedy, "search": Searcher}


class UnknownBotError(MetropoleError):
    """No bot has this name."""


class BadBotError(MetropoleError):
    """A bot that was added by a package and cannot be made."""


def added() -> dict[str, EntryPoint]:
    """The bots that installed packages add, by name. Nothing of theirs is run; our own names cannot be taken."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def known() -> tuple[str, ...]:
    """The name of every bot there is."""
    return (*BOTS, *sorted(added()))


class BotPlayer:
    """A bot with what it may spend on a decision."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget

    def decide(self, view: View, seed: int) -> int:
        """What the bot answers to the question that is open to the viewer."""
        assert view.prompt is not None
        decision = Decision(view.seat, view.prompt, view.options[:], view.sealed)
        return self.bot.choose(view, decision, replace(self.budget, seed=seed))

    def hear(self, event: Event) -> None:
        """Tell the bot, if it wants to know."""
        if isinstance(self.bot, Remembering):
            self.bot.hear(event)


def parts(name: str) -> tuple[str, Budget]:
    """The bare name of a bot, which must be known, and its budget."""
    bare, _, written = name.partition(":")
    if bare not in BOTS and bare not in added():
        raise UnknownBotError(f"bot: '{bare}' is unknown (known: {', '.join(known())})")
    return bare, read_budget(written)


def make(name: str, cores: int = 1) -> BotPlayer:
    """The player with this name, such as `search:200ms`."""
    bare, budget = parts(name)
    return BotPlayer(name, BOTS[bare]() if bare in BOTS else loaded(bare), replace(budget, cores=cores))


def loaded(bare: str) -> Bot:
    """A bot of an installed package. Its code runs from here on."""
    try:
        bot: Bot = added()[bare].load()()
    except Exception as error:  # foreign code: whatever it raises is told to who asked for the bot
        raise BadBotError(f"bot: '{bare}' cannot be made: {type(error).__name__}: {error}") from error
    return bot


__all__ = [
    "BadBotError",
    "BadBudgetError",
    "Bot",
    "Budget",
    "BotPlayer",
    "Remembering",
    "UnknownBotError",
    "known",
    "make",
    "parts",
]
