"""Information-set Monte Carlo tree search by one observer.

Every iteration deals a world that the observer's view allows, walks down a tree that all worlds share, plays on by
rules of thumb until something has been settled, and notes for every seat how likely it is then to win. At every moment
of the tree who is asked chooses what promises most to themselves. Chance is rolled in each world and is no part of the
tree; what others choose unseen is not either, for it must not depend on the answer that is being sought.
"""

from math import exp, sqrt
from typing import Final

from metropole import registry
from metropole.bots.heuristics import favourite
from metropole.kernel import Chance, Decision, Game
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import View

TEMPERATURE: Final = 0.3  # of the softmax over scores that gives the priors, in points
UNIFORM_PRIOR: Final = 0.15  # the part of the prior that is spread evenly over all options
UNSEEN_PRIOR: Final = 0.02  # the prior of an option that was not there when the node was expanded
EXPLORATION: Final = 0.6  # the exploration constant of PUCT
FIRST_PLAY_URGENCY: Final = 0.9  # the value of an unvisited option, as a part of its parent's
EXPAND_AFTER: Final = 3  # visits after which a leaf becomes a node with statistics of its own
MAX_PLAYOUT: Final = 400  # decisions after which a playout is cut off
STRIDE: Final = 1_000_003  # between the seeds of two worlds


class Node:
    """A moment after some answers: how often it was reached, and what it brought every seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.victories = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}

    def note(self, result: list[float]) -> None:
        self.visits += 1
        for seat in range(len(result)):
            self.victories[seat] += result[seat]

    def mean(self, seat: int) -> float:
        return self.victories[seat] / self.visits if self.visits else 0.0

    def child(self, action: int) -> "Node":
        found = self.children.get(action)
        if found is None:
            found = self.children[action] = Node(len(self.victories))
        return found

    def choice(self, seat: int, options: list[int]) -> int:
        """The option that promises most to who chooses, or has been tried too little to tell."""
        untried = self.mean(seat) * FIRST_PLAY_URGENCY
        reach = EXPLORATION * sqrt(self.visits + 1.0)
        best, chosen = -1.0, options[0]
        for option in options:
            prior = self.priors.get(option, UNSEEN_PRIOR)
            child = self.children.get(option)
            if child is None or not child.visits:
                promise = untried + reach * prior
            else:
                promise = child.victories[seat] / child.visits + reach * prior / (1.0 + child.visits)
            if promise > best:
                best, chosen = promise, option
        return chosen


class Search:
    """A tree that grows by iterations, all from the view of one seat which is asked something."""

    def __init__(self, view: View, seed: int) -> None:
        assert view.prompt is not None
        self.view = view
        self.seed = seed
        self.bot = registry.kit_of(view).bot
        self.root = Node(view.seats)
        self.root.priors = priors(view.options, self.bot.priors(view))

    def iterate(self) -> None:
        """One world, one walk down the tree, one playout.

        Every option meets the same worlds in the same order, so that all are compared in like circumstances.
        """
        seat = self.view.seat
        action = self.root.choice(seat, self.view.options)
        child = self.root.child(action)
        dice = PlayoutRng(self.seed + STRIDE * child.visits)
        g = self.view.redeal(dice)
        answer_for_others(g, seat, dice)
        end = self.bot.stage(g) + 1
        g.advance(action, seat)
        path = self.walked(g, child, end, dice)
        self.play_on(g, end, dice)
        result = self.bot.chances(g)
        for node in path:
            node.note(result)

    def walked(self, g: Game, first: Node, end: int, dice: PlayoutRng) -> list[Node]:
        """The moments from the root as far as the tree has grown; one more is added to it."""
        node = first
        path = [self.root, node]
        while not self.is_settled(g, end):
            pending = g.pending
            if not isinstance(pending, Decision) or (pending.sealed and pending.seat != self.view.seat):
                step(g, dice)
            elif len(pending.options) == 1:
                g.advance(pending.options[0])
            elif node.visits < EXPAND_AFTER:
                return path
            else:
                if not node.priors:
                    node.priors = priors(pending.options, self.bot.priors(g.view(pending.seat)))
                action = node.choice(pending.seat, pending.options)
                node = node.child(action)
                path.append(node)
                g.advance(action)
        return path

    def is_settled(self, g: Game, end: int) -> bool:
        return g.over or self.bot.stage(g) >= end

    def play_on(self, g: Game, end: int, dice: PlayoutRng) -> None:
        """Everybody goes on by rules of thumb until something has been settled."""
        left = MAX_PLAYOUT
        while left and not self.is_settled(g, end):
            step(g, dice)
            left -= 1


def priors(options: list[int], marks: list[float]) -> dict[int, float]:
    """How much attention each option deserves at first, by its mark."""
    best = max(marks)
    weights = [exp((mark - best) / TEMPERATURE) for mark in marks]
    total = sum(weights)
    even = UNIFORM_PRIOR / len(options)
    return {options[i]: even + (1.0 - UNIFORM_PRIOR) * weights[i] / total for i in range(len(options))}


def answer_for_others(g: Game, seat: int, dice: PlayoutRng) -> None:
    """In a sealed round: what the rules of thumb would answer in the others' places, unseen."""
    pending = g.pending
    if not isinstance(pending, Decision) or not pending.sealed:
        return
    for other in g.awaiting():
        if other != seat:
            g.retract(other)
            asked = g.question(other)
            while asked is not None:
                g.advance(favourite(g.view(other), asked.prompt, dice), other)
                asked = g.question(other)


def step(g: Game, dice: PlayoutRng) -> None:
    """Chance answers, or whoever is asked by rules of thumb."""
    pending = g.pending
    if isinstance(pending, Chance):
        g.advance(pending.at(dice.randrange(pending.total)))
    elif isinstance(pending, Decision):
        g.advance(favourite(g.view(pending.seat), pending.prompt, dice))
