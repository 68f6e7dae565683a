"""A bot that judges every option of a question and takes the best."""

from metropole.bots.heuristics import favourite
from metropole.bots.interface import Budget
from metropole.kernel import Decision
from metropole.kernel.view import View


class Greedy:
    """Every option of a question is judged, and the best is chosen; chance decides between equals."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return favourite(view, decision.prompt, budget.dice())
