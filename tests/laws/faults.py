"""How a fault is planted in the rules: a function of the engine is replaced."""

from collections.abc import Callable
from typing import Any

RevisedFault = tuple[object, str, Callable[..., Any]]  # of which module, which function, and what takes its place


def after(module: object, name: str, spoil: Callable[[Any], None]) -> RevisedFault:
    """The function does its work, and then something goes wrong."""
    true = getattr(module, name)

    def faulty(g: Any, *rest: Any) -> Any:
        result = true(g, *rest)
        g.s.own()
        spoil(g)
        return result

    return module, name, faulty


def nothing(*given: Any) -> None:
    """What ought to happen does not."""
