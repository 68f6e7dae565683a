"""Metropole: two board games of empire, for people and for programs.

>>> import random
>>> import metropole
>>> match = metropole.Match("colonialism/compass+events", seats=3)
>>> while not match.over:
...     match.play(random.choice(match.options))
>>> match
<Match colonialism/compass+events, 3 seats, over>
>>> match.result.ending
'all turns played'

What it offers, imported when it is asked for:

    Match           a game with its dice: seat, prompt, options, play, view, result, copy, save
    load            goes on with a saved match
    editions        the names of all rulebooks
    new             a game without dice: whoever has some answers for chance
    Game            a game: its position `s`, its question `pending`, `answer`, `view`, and `copy` to look ahead
    Decision        a question to a seat: its prompt and the options
    Chance          a question to dice, bag or deck: outcomes and weights
    Outcome         the end: scores, ranks and how it came
    View            what a seat may know
    MetropoleError  every refusal, in one clear line
    MatchError      what cannot be asked of a match as it stands

What is elsewhere:

    metropole.bots         players made of code, and how to add one
    metropole.sim          tournaments between them
    metropole.drawing      pictures of a view; in a notebook a match, a game and a view draw themselves
    metropole.rl           environments for learning: PettingZoo, Gymnasium, OpenSpiel, many games at once
    metropole.client       a server from a program
    metropole.boards       boards from files, the shipped ones or your own
    metropole.rulebooks    the rules in our own words, searchable
    metropole.games        the games: rules as code, books as values, boards, words; `kit` says what a game brings
    metropole.kernel       what all games share
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from metropole.kernel import Chance, Decision, Game, MetropoleError, Outcome
    from metropole.kernel.view import View
    from metropole.match import Match, MatchError, editions, load, new

    __version__: str

__all__ = [
    "Chance",
    "Decision",
    "Game",
    "Match",
    "MatchError",
    "MetropoleError",
    "Outcome",
    "View",
    "editions",
    "load",
    "new",
]

HOMES = {
    "metropole.kernel": ("Chance", "Decision", "Game", "MetropoleError", "Outcome"),
    "metropole.kernel.view": ("View",),
    "metropole.match": ("Match", "MatchError", "editions", "load", "new"),
}


if not TYPE_CHECKING:  # who would take every name for one that there is

    def __getattr__(name: str) -> object:
        """What the package offers, found when it is asked for."""
        if name == "__version__":
            metadata = import_module("importlib.metadata")
            try:
                return metadata.version("metropole")
            except metadata.PackageNotFoundError:  # sources that nobody has installed
                return "unknown"
        for home, names in HOMES.items():
            if name in names:
                return getattr(import_module(home), name)
        raise AttributeError(f"module 'metropole' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
