"""What the bot that thinks ahead makes of the question at hand. Nothing but the view of who asks goes into it."""

import os
from dataclasses import replace
from typing import Final

from metropole.bots import Budget
from metropole.bots.search import Estimate, think
from metropole.kernel.chance import Rng
from metropole.kernel.view import View
from metropole.parts.ansi import Paint
from metropole.parts.terminal import MultiChoice
from metropole.tui.input_loop import OpenQuestion

SECONDS: Final = 2.0
SHOWN: Final = 8  # so many options are listed


def usual_budget() -> Budget:
    """Every core, for a moment that nobody minds waiting for."""
    return Budget(seconds=SECONDS, cores=os.cpu_count() or 1)


def hint_lines(asked: OpenQuestion, seen: View, paint: Paint, budget: Budget) -> list[str]:
    """The options as the question lists them, the most promising first; of a sealed choice, one thing after another."""
    reader = asked.reader
    if len(asked.choices) == 1:
        return [reader.say("tui-hint-one")]
    if asked.several is not None:
        rows = row_lines(asked, thought_through(asked, seen, asked.several, budget))
        return [paint.heading(reader.say("tui-hint-several")), *rows, reader.say("tui-hint-estimate")]
    found = think(seen, budget)
    rows = row_lines(asked, found[:SHOWN])
    left = len(asked.choices) - len(rows)
    more = ["  " + paint.aside(reader.say("tui-hint-more", count=left))] if left else []
    return [paint.heading(reader.say("tui-hint")), *rows, *more, reader.say("tui-hint-estimate")]


def thought_through(asked: OpenQuestion, seen: View, several: MultiChoice, budget: Budget) -> list[Estimate]:
    """One choice after the other, each in the light of those before it.

    What was picked stays if the order is what matters; otherwise all is thought about anew, and shown in the order of
    the list.
    """
    picked = asked.picked if several.ordered else []
    missing = several.wanted - len(picked)
    found: list[Estimate] = []
    while len(found) < missing:
        then = with_picked(seen, [*picked, *[one.action for one in found]], budget.dice())
        found.append(think(then, divided(budget, missing))[0])
    return found if several.ordered else sorted(found, key=lambda one: one.action)


def divided(budget: Budget, parts: int) -> Budget:
    """A part of the time, or of the iterations."""
    seconds = None if budget.seconds is None else budget.seconds / parts
    iterations = None if budget.iterations is None else max(1, budget.iterations // parts)
    return replace(budget, seconds=seconds, iterations=iterations)


def with_picked(seen: View, picked: list[int], rng: Rng) -> View:
    """What a seat would see after these answers of its own, and no others, in a sealed round."""
    world = seen.redeal(rng)
    if seen.given:
        world.retract(seen.seat)
    for action in picked:
        world.advance(action, seen.seat)
    return world.view(seen.seat)


def row_lines(asked: OpenQuestion, found: list[Estimate]) -> list[str]:
    """An option with its number, how likely it leads to victory, and how often it was tried."""
    reader = asked.reader
    numbers = {choice.value: number for number, choice in enumerate(asked.choices, 1)}
    names = {choice.value: choice.phrases[-1] for choice in asked.choices}
    deep = len(str(len(asked.choices)))
    wide = max([len(names[one.action]) for one in found])
    return [
        f"  {str(numbers[one.action]).rjust(deep)}  {names[one.action].ljust(wide)}  "
        + reader.say("tui-hint-row", chance=f"{100 * one.chance:3.0f}", visits=one.visits)
        for one in found
    ]
