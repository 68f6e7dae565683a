"""The terminal table: line by line, in a pipe as well as on a screen."""

from metropole.tui.session import Session

__all__ = ["Session"]
