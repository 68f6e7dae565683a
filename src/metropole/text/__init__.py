"""Everything people read: facts, questions, options and names, in English and German."""

from typing import Any, TypeAlias

from metropole.kernel.view import SPECTATOR
from metropole.registry import EMPIRES, RuleSet
from metropole.text.bundles import LANGUAGES, BrokenTextError, UnknownLanguageError
from metropole.text.colonialism import Speaker
from metropole.text.empires import EmpiresSpeaker

__all__ = ["LANGUAGES", "AnySpeaker", "BrokenTextError", "EmpiresSpeaker", "Speaker", "UnknownLanguageError", "speaker"]

AnySpeaker: TypeAlias = Speaker | EmpiresSpeaker


def speaker(rule_set: RuleSet, language: str, chart: Any, you: int = SPECTATOR) -> AnySpeaker:
    """The speaker of the game that a rule set belongs to; the chart is one of that game."""
    if rule_set.kind is EMPIRES:
        return EmpiresSpeaker(language, rule_set.edition, chart, you)
    return Speaker(language, rule_set.edition, chart, you)
