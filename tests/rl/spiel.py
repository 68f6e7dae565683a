"""The rule sets as OpenSpiel loads them."""

from typing import Any

import pyspiel

import metropole.rl.openspiel  # noqa: F401 -- registers the games


def load(name: str, seats: int, reward: str = "win") -> Any:
    kind, edition = name.split("/")
    return pyspiel.load_game(f"metropole_{kind}(edition={edition},players={seats},reward={reward})")
