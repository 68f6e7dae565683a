"""The rulebooks as values."""

from metropole.empires.editions.second import SECOND, with_nations, without_gifts

__all__ = ["SECOND", "with_nations", "without_gifts"]
