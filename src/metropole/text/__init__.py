"""Everything people read: facts, questions, options and names, in English and German."""

from metropole.text.bundles import LANGUAGES, BrokenTextError, UnknownLanguageError

__all__ = ["LANGUAGES", "BrokenTextError", "UnknownLanguageError"]
