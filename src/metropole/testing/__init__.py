"""Positions in words, for tests of the rules, and random play, for tests of the laws."""

from metropole.testing.colonialism import (
    INDIA,
    hand_size,
    laid_out,
    lay_policy,
    offered,
    perform,
    practice_board,
    random_game,
    say,
    seat_of,
    shown,
    to_act,
)

__all__ = [
    "INDIA",
    "hand_size",
    "laid_out",
    "lay_policy",
    "offered",
    "perform",
    "practice_board",
    "random_game",
    "say",
    "seat_of",
    "shown",
    "to_act",
]
