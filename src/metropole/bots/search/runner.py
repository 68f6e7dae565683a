"""How long to search, in how many processes, and what comes of it."""

import warnings
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Final

from metropole.bots.interface import Budget
from metropole.bots.search.tree import Search
from metropole.kernel.playout import BITS
from metropole.kernel.view import View

USUAL: Final = 1.0  # seconds, where no budget is given
FORK: Final = "fork"
FEWEST: Final = 16  # iterations before a lead counts
CONFIDENCE_PENALTY: Final = 0.5  # subtracted from an option's mean value, divided by the root of its visits

VisitCounts = dict[int, tuple[int, float]]  # by action: how often it was tried, and the victories it brought


@dataclass(frozen=True)
class Estimate:
    """One option: how often it was tried, and the chance of victory that it seems to give."""

    action: int
    visits: int
    chance: float

    @property
    def assured(self) -> float:
        """The chance that may be relied upon: less than it seems where few trials speak for it."""
        return self.chance - CONFIDENCE_PENALTY / sqrt(self.visits)


def think(view: View, budget: Budget) -> list[Estimate]:
    """Every option that was tried, the best first."""
    return estimates(search_together(view, budget) if budget.cores > 1 and can_fork() else search(view, budget))


def estimates(tally: VisitCounts) -> list[Estimate]:
    found = [Estimate(action, visits, victories / visits) for action, (visits, victories) in tally.items()]
    return sorted(found, key=lambda one: (-one.assured, -one.visits, one.action))


# --- one process ---


def search(view: View, budget: Budget) -> VisitCounts:
    """Search until the budget is spent, or nothing can change any more."""
    dice = budget.dice()
    tree = Search(view, dice.word() << BITS | dice.word())
    if budget.iterations is not None:
        for _ in range(budget.iterations):
            tree.iterate()
    else:
        search_for(tree, budget.seconds or USUAL)
    return tallied(tree)


def tallied(tree: Search) -> VisitCounts:
    """What the tree says of the options for the seat that is asked."""
    seat = tree.view.seat
    return {action: (child.visits, child.victories[seat]) for action, child in tree.root.children.items()}


def search_for(tree: Search, seconds: float) -> None:
    """As many iterations as there is time for, at least one; fewer when the rest of the time would change nothing."""
    begun = perf_counter()
    spent = 0.0
    while spent < seconds:
        tree.iterate()
        spent = perf_counter() - begun
        done = tree.root.visits
        if done >= FEWEST and is_decided(tallied(tree), done * (seconds - spent) / spent):
            return


def is_decided(tally: VisitCounts, left: float) -> bool:
    """Whether the best option is the one tried most, and no other can catch up in so many iterations."""
    best, *others = estimates(tally)
    return best.visits - max([one.visits for one in others], default=0) > left


# --- several processes ---


def can_fork() -> bool:
    """Whether a process can be split, with the view in it; elsewhere one process thinks alone."""
    return FORK in get_all_start_methods()


def search_together(view: View, budget: Budget) -> VisitCounts:
    """Every process grows a tree of its own; what they found out about the options is added up."""
    parts = shared_out(budget)
    context = get_context(FORK)
    listening: list[Connection] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of forks beside threads: the child touches none of theirs
        for part in parts[1:]:
            here, there = context.Pipe(duplex=False)
            context.Process(target=report, args=(view, part, there), daemon=True).start()
            there.close()
            listening.append(here)
    return added_up([search(view, parts[0]), *[heard for one in listening if (heard := hear(one)) is not None]])


def shared_out(budget: Budget) -> list[Budget]:
    """The same time for every process, or a part of the iterations; each with a seed of its own."""
    iterations = budget.iterations
    cores = budget.cores if iterations is None else min(budget.cores, iterations)
    parts: list[Budget] = []
    for i in range(cores):
        share = None if iterations is None else (iterations + i) // cores
        parts.append(replace(budget, seed=budget.seed * cores + i, iterations=share, cores=1))
    return parts


def report(view: View, budget: Budget, there: Connection) -> None:
    """What a process of its own does. Who interrupts the game means the process that waits for this one."""
    signal(SIGINT, SIG_IGN)
    there.send(search(view, budget))
    there.close()


def hear(one: Connection) -> VisitCounts | None:
    """What a process has found out; nothing if it has ended without a word."""
    try:
        tally: VisitCounts = one.recv()
    except (EOFError, OSError):  # before the first word, or in the middle of one
        return None
    finally:
        one.close()
    return tally


def added_up(tallies: list[VisitCounts]) -> VisitCounts:
    total: VisitCounts = {}
    for tally in tallies:
        for action, (visits, victories) in tally.items():
            before = total.get(action, (0, 0.0))
            total[action] = (before[0] + visits, before[1] + victories)
    return total
