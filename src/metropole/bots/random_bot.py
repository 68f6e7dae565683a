"""A bot that chooses blindly."""

from metropole.bots.interface import Budget
from metropole.kernel import Decision
from metropole.kernel.view import View


class RandomBot:
    """Every option is as likely as any other, whatever the game."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return decision.options[budget.dice().randrange(len(decision.options))]
