"""A bot that thinks ahead in many worlds that its seat cannot tell from the truth."""

from metropole.bots.interface import Budget
from metropole.bots.search.runner import Estimate, think
from metropole.kernel import Decision
from metropole.kernel.view import View


class Searcher:
    """Every option is tried in many worlds, the promising ones more often; the one tried most is chosen."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        return think(view, budget)[0].action


__all__ = ["Estimate", "Searcher", "think"]
