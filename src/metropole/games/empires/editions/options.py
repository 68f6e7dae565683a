"""Switches that more than one rulebook can be played with."""

from dataclasses import replace

from metropole.games.empires.rules.game import Edition


def strict_counters(edition: Edition) -> Edition:
    """AMB-01 Forty counters each and no more: what the pool does not hold is not gained."""
    return replace(edition, name=f"{edition.name}+strictcounters", strict_counters=True)
