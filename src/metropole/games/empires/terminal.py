"""Empires at the terminal, by the second edition and by the revised rules."""

from typing import Final

from metropole.games.empires.rules import facts, prompts
from metropole.games.empires.rules.state import ROUNDS
from metropole.parts.terminal import MultiChoice, TerminalKit

CHAPTERS: Final = frozenset([facts.TURN_BEGAN])

# 4 Five cards at once, in the order in which they will be shown. Smaller questions come with the news.
TERMINAL: Final = TerminalKit(
    opens=lambda prompt: prompt in (prompts.NATION, prompts.PROGRAM, prompts.CHARACTER),
    several={prompts.PROGRAM.key: MultiChoice(ROUNDS, ordered=True, question="e-tui-program")},
    sealed="program",
    chapters=CHAPTERS,
)
REVISED_TERMINAL: Final = TerminalKit(opens=lambda prompt: prompt is prompts.PLAY, sealed="lock", chapters=CHAPTERS)
