"""A table at the terminal for a game that brings none: its outline, and nothing to ask about."""

from collections.abc import Callable

from metropole.kernel.view import View
from metropole.parts import outline
from metropole.parts.outline import OutlineSection
from metropole.parts.terminal import RenderContext, TerminalKit

Outline = Callable[[View, str], list[OutlineSection]]  # what a view shows, in a language


def plain_terminal(told: Outline) -> TerminalKit:
    """The table that shows an outline."""
    return TerminalKit(
        board=lambda reader: outline.lines(told(reader.seen, reader.speaker.language), reader.paint),
        hand=lambda reader: [],
        result=result_lines,
        opens=lambda prompt: True,
        several=lambda reader: None,
        sealed="",
        chapters=frozenset(),
        commands={},
        topics=lambda reader: [],
        doubts=lambda reader: [],
        why=lambda reader: [],
    )


def result_lines(reader: RenderContext) -> list[str]:
    """Who has won, if somebody has."""
    outcome = reader.seen.outcome
    if outcome is None:
        return []
    first, *places = reader.speaker.outcome(outcome)
    return [reader.paint.heading(first), *[f"  {place}" for place in places]]
