"""What a seat sees, made again from the numbers that a server has sent."""

from collections.abc import Mapping
from typing import Any, Final

from metropole.colonialism.prompts import PROMPTS as COLONIALISM_PROMPTS
from metropole.empires.prompts import PROMPTS as EMPIRES_PROMPTS
from metropole.kernel import MetropoleError, Outcome
from metropole.kernel.view import SPECTATOR
from metropole.registry import RuleSet

PROMPTS: Final = {
    "colonialism": {prompt.key: prompt for prompt in COLONIALISM_PROMPTS},
    "empires": {prompt.key: prompt for prompt in EMPIRES_PROMPTS},
}


class ServerVersionError(MetropoleError):
    """The server knows the game otherwise than this program."""


def empty(rule_set: RuleSet, chart: Any, seats: int) -> Any:
    """What a spectator sees before anything has happened."""
    return rule_set.kind.view(rule_set.start(seats, chart), SPECTATOR)


def rebuilt(rule_set: RuleSet, chart: Any, numbers: Mapping[str, Any], ending: str = "") -> Any:
    """The view that has these numbers. The way the game has ended is not among them."""
    try:
        seen = empty(rule_set, chart, numbers["seats"])
        seen.table.s.put({field: whole(numbers[field]) for field in seen.table.s.numbers()})
        known = set(seen.numbers()) - set(seen.table.s.numbers())
        for field in known - {"prompt", "scores", "totals", "ranks"}:
            setattr(seen, field, numbers[field])
        seen.prompt = PROMPTS[rule_set.kind.name][numbers["prompt"]] if numbers["prompt"] is not None else None
        if numbers["ranks"] is not None:
            seen.outcome = Outcome(numbers["scores"], numbers["totals"], numbers["ranks"], ending)
    except (KeyError, TypeError, AttributeError) as error:
        raise ServerVersionError(
            f"server: it plays another version of {rule_set.name} than this program ({error})"
        ) from None
    return seen


def whole(value: Any) -> Any:
    """Very large numbers come as texts."""
    return [int(number) for number in value] if isinstance(value, list) else value
