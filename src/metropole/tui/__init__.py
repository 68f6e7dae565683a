"""The terminal table: line by line, in a pipe as well as on a screen."""

from metropole.tui.local_game import LocalGame

__all__ = ["LocalGame"]
