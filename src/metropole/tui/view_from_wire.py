"""What a seat sees, made again from the numbers that a server has sent."""

from collections.abc import Mapping
from typing import Any

from metropole.kernel import MetropoleError, Outcome, Prompt
from metropole.kernel.view import SPECTATOR, View
from metropole.registry import Chart, RuleSet


class ServerVersionError(MetropoleError):
    """The server knows the game otherwise than this program."""


def empty(rule_set: RuleSet, chart: Chart, seats: int) -> View:
    """What a spectator sees before anything has happened."""
    return rule_set.start(seats, chart).view(SPECTATOR)


def rebuilt(rule_set: RuleSet, chart: Chart, numbers: Mapping[str, Any], ending: str = "") -> View:
    """The view that has these numbers. The way the game has ended is not among them."""
    try:
        seen = empty(rule_set, chart, numbers["seats"])
        position = seen.shown().position()
        position.put({field: whole(numbers[field]) for field in position.numbers()})
        known = set(seen.numbers()) - set(position.numbers())
        for field in known - {"prompt", "scores", "totals", "ranks"}:
            setattr(seen, field, numbers[field])
        seen.prompt = prompt_of(rule_set, numbers["prompt"])
        if numbers["ranks"] is not None:
            seen.outcome = Outcome(numbers["scores"], numbers["totals"], numbers["ranks"], ending)
    except (KeyError, TypeError, AttributeError) as error:
        raise ServerVersionError(
            f"server: it plays another version of {rule_set.name} than this program ({error})"
        ) from None
    return seen


def prompt_of(rule_set: RuleSet, key: str | None) -> Prompt | None:
    """The question with this key."""
    return None if key is None else {prompt.key: prompt for prompt in rule_set.kit.prompts}[key]


def whole(value: int | list[int | str]) -> int | list[int]:
    """Very large numbers come as texts."""
    return [int(number) for number in value] if isinstance(value, list) else value
