"""Colonialism at the terminal."""

from metropole.games.colonialism.rules import facts, prompts
from metropole.games.colonialism.rules.game import Edition
from metropole.parts.terminal import MultiChoice, TerminalKit


def terminal(edition: Edition) -> TerminalKit:
    """Whoever begins something new sees the whole table. 4.0 The starting hand is kept at once, in any order."""
    return TerminalKit(
        opens=lambda prompt: not prompt.continues,
        several={prompts.KEEP_SIX.key: MultiChoice(edition.hand_size)},
        sealed="keep",
        chapters=frozenset([facts.TURN_BEGAN, facts.COLONIZATION_BEGAN]),
    )
