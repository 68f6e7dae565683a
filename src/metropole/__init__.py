"""Metropole: two board games of empire, for people and for programs.

    import metropole

    match = metropole.Match("colonialism/compass+events", seats=3, seed=1)
    while not match.over:
        match.play(match.options[0])
    print(match.result.ranks)

`Match` is a game with its dice, `load` goes on with a saved one, `editions` lists the rulebooks. Bots, learning
environments, the server's client and the rules themselves are in `metropole.bots`, `metropole.rl`, `metropole.client`,
`metropole.games.colonialism.rules` and `metropole.games.empires.rules`. Nothing is imported before it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from metropole.kernel import Chance, Decision, Flow, MetropoleError, Outcome
    from metropole.kernel.view import View
    from metropole.match import Match, MatchError, editions, load

    __version__: str

__all__ = [
    "Chance",
    "Decision",
    "Flow",
    "Match",
    "MatchError",
    "MetropoleError",
    "Outcome",
    "View",
    "editions",
    "load",
]

HOMES = {
    "metropole.kernel": ("Chance", "Decision", "Flow", "MetropoleError", "Outcome"),
    "metropole.kernel.view": ("View",),
    "metropole.match": ("Match", "MatchError", "editions", "load"),
}


if not TYPE_CHECKING:  # who would take every name for one that there is

    def __getattr__(name: str) -> object:
        """What the package offers, found when it is asked for."""
        if name == "__version__":
            return import_module("importlib.metadata").version("metropole")
        for home, names in HOMES.items():
            if name in names:
                return getattr(import_module(home), name)
        raise AttributeError(f"module 'metropole' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
