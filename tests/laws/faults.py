"""How a fault is planted in the rules: a part of the engine is replaced, or a step in all of its procedures."""

from collections.abc import Callable
from typing import Any

import pytest

from metropole import registry

PLAIN = pytest.mark.plain("replaces a part of the engine")
PlantedFault = list[tuple[object, str, Any]]  # of which module, which part, and what takes its place


def plant(patch: pytest.MonkeyPatch, fault: PlantedFault) -> None:
    for part in fault:
        patch.setattr(*part)


def after(module: object, name: str, spoil: Callable[[Any], None], owning: bool = True) -> PlantedFault:
    """The function does its work, and then something goes wrong; who does not own a list changes it for others too."""
    true = getattr(module, name)

    def faulty(g: Any, *rest: Any) -> Any:
        result = true(g, *rest)
        if owning:
            g.s.own()
        spoil(g)
        return result

    return [(module, name, faulty)]


def replaced(step: Callable[..., Any], faulty: Callable[..., Any]) -> PlantedFault:
    """The step is replaced in every procedure of every edition."""
    return [
        (node, "step", faulty)
        for rule_set in [registry.find(book.name) for book in registry.books()]
        for procedure in rule_set.start(rule_set.seats[0]).program
        for node in procedure.nodes
        if node.step is step
    ]


def change(field: str, place: int, by: int) -> Callable[[Any], None]:
    def spoil(g: Any) -> None:
        getattr(g.s, field)[place] += by

    return spoil


def nothing(*given: Any) -> None:
    """What ought to happen does not."""
