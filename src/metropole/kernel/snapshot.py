"""A game as one flat list of numbers, and back."""

from typing import Final

from metropole.kernel.errors import MetropoleError
from metropole.kernel.flow import Flow
from metropole.kernel.questions import EVERYBODY

Fields = dict[str, int | list[int]]
WORD: Final = (1 << 32) - 1


class LayoutError(MetropoleError):
    """The numbers were written by an engine that keeps where the rules stand otherwise."""


def layout(flow: Flow) -> int:
    """One number for the steps of all procedures and the places of their answers."""
    mark = 0
    for procedure in flow.program:
        mark = (mark * 31 + procedure.mark) & WORD
    return mark


def flatten(flow: Flow, fields: Fields) -> list[int]:
    """Every number of the position and of the flow, in a fixed order: equal lists mean equal games.

    Where the action under way began matters only while somebody is in the middle of one.
    """
    flat: list[int] = [layout(flow)]
    flat += [flow.anchor, flow.anchor_at] if flow.composing() != EVERYBODY else [0, 0]
    for value in fields.values():
        if isinstance(value, int):
            flat.append(value)
        else:
            append_list(flat, value)
    append_list(flat, flow.stack)
    flat.append(len(flow.answers))
    for given in flow.answers:
        append_list(flat, given)
    return flat


def append_list(flat: list[int], values: list[int]) -> None:
    """A list among other numbers begins with its length."""
    flat.append(len(values))
    flat.extend(values)


def unflatten(flow: Flow, like: Fields, numbers: list[int]) -> Fields:
    """Put the flow back and return the fields of the position; `like` says which of them are lists."""
    rest = numbers[::-1]
    if rest and rest.pop() != layout(flow):
        raise LayoutError("numbers: they were written by another version of the engine")
    try:
        flow.anchor, flow.anchor_at = rest.pop(), rest.pop()
        fields = {field: next_value(rest, value) for field, value in like.items()}
        flow.stack = next_list(rest)
        flow.answers = [next_list(rest) for _ in range(rest.pop())]
    except IndexError as error:
        raise MetropoleError(f"numbers: {len(numbers)} are too few for a game of {flow.seats} seats") from error
    if rest:
        raise MetropoleError(f"numbers: {len(rest)} of {len(numbers)} are too many for a game of {flow.seats} seats")
    return fields


def next_value(rest: list[int], like: int | list[int]) -> int | list[int]:
    return rest.pop() if isinstance(like, int) else next_list(rest)


def next_list(rest: list[int]) -> list[int]:
    return [rest.pop() for _ in range(rest.pop())]
