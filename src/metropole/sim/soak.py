"""Random games over all rule sets and seat counts, every law checked after every decision."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from metropole import laws, registry


@dataclass(frozen=True)
class Trial:
    """One game to check."""

    edition: str
    seats: int
    seed: int


class LawBrokenError(Exception):
    """A law does not hold; the trial says how to see it again."""

    def __init__(self, trial: Trial, nodes: int, reason: str) -> None:
        super().__init__(reason)
        self.trial = trial
        self.nodes = nodes


def trials(seed: int) -> Iterator[Trial]:
    """All rule sets with all numbers of seats, over and over, each time with another seed."""
    while True:
        for rule_set in registry.all_rule_sets():
            for seats in rule_set.seats:
                yield Trial(rule_set.name, seats, seed)
        seed += 1


def check(trial: Trial) -> int:
    """Play one game at random and check every position: the number of nodes."""
    rng = Random(trial.seed)
    g = registry.find(trial.edition).start(trial.seats)
    nodes = 0
    try:
        while not g.over:
            laws.random_step(g, rng)
            nodes += 1
            laws.check(g)
    except Exception as error:  # whatever goes wrong in the rules has to be reported with its seed
        raise LawBrokenError(trial, nodes, f"{type(error).__name__}: {error}") from error
    return nodes
