"""Everything people read: facts, questions, options and names, in English and German."""

from metropole.text.bundles import LANGUAGES, BrokenText, UnknownLanguage
from metropole.text.speaker import Speaker

__all__ = ["LANGUAGES", "BrokenText", "Speaker", "UnknownLanguage"]
