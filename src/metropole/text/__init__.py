"""Everything people read: facts, questions, options and names, in every language."""

from metropole.languages import LANGUAGES
from metropole.text.bundles import BrokenTextError, UnknownLanguageError

__all__ = ["LANGUAGES", "BrokenTextError", "UnknownLanguageError"]
