"""How good every option of a question looks at a glance, in prestige: not only the favourite, the others too.

The search spends most of its time where these marks are high. They cost more than choosing a favourite does.
"""

from metropole.games.empires.bot.option_scores import JUDGES, outlook_of
from metropole.games.empires.bot.plans import best_row
from metropole.games.empires.bot.revised.option_scores import JUDGES as REVISED_JUDGES
from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules.queries import is_revised
from metropole.games.empires.rules.view import EmpiresView


def prior_scores(view: EmpiresView) -> list[float]:
    """A mark for each option; the favourite of the rules of thumb has the best."""
    assert view.prompt is not None
    if is_revised(view.table):
        return REVISED_JUDGES[view.prompt.key](view)
    if view.prompt is prompts.PROGRAM:
        return program_marks(view)
    return JUDGES[view.prompt.key](view)


def program_marks(view: EmpiresView) -> list[float]:
    """4 What the best row with each card in the next place would bring."""
    outlook = outlook_of(view)
    given = [action - action_space.PROGRAM for action in view.given]
    return [best_row(outlook, [*given, option - action_space.PROGRAM]).merit for option in view.options]
