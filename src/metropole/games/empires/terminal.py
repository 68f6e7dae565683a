"""Empires at the terminal, by the second edition and by the revised rules."""

from typing import Final

from metropole.games.empires.rules import facts, prompts
from metropole.games.empires.rules.game import Edition
from metropole.games.empires.rules.state import ROUNDS
from metropole.parts.terminal import MultiChoice, TerminalKit

CHAPTERS: Final = frozenset([facts.TURN_BEGAN])
NATIONS: Final = frozenset(["nation"])


def terminal(edition: Edition) -> TerminalKit:
    """Whoever chooses what to play sees the whole table; smaller questions come with the news.

    4 Five cards are laid at once, in the order in which they will be shown.
    """
    if edition.end_rolls:
        return TerminalKit(
            opens=lambda prompt: prompt is prompts.PLAY, sealed="lock", unused=NATIONS, chapters=CHAPTERS
        )
    return TerminalKit(
        opens=lambda prompt: prompt in (prompts.NATION, prompts.PROGRAM, prompts.CHARACTER),
        several={prompts.PROGRAM.key: MultiChoice(ROUNDS, ordered=True, question="e-tui-program")},
        sealed="program",
        unused=frozenset() if edition.nations else NATIONS,
        chapters=CHAPTERS,
    )
