"""Marks for every option of a question, given by whoever knows the game."""

from metropole.bots.colonialism.option_scores import JUDGES as COLONIALISM
from metropole.bots.colonialism.prior_scores import prior_scores as leanings_colonialism
from metropole.bots.empires.option_scores import JUDGES as EMPIRES
from metropole.bots.empires.prior_scores import prior_scores as leanings_empires
from metropole.bots.empires.revised.option_scores import JUDGES as EMPIRES_REVISED
from metropole.colonialism.view import ColonialismView
from metropole.empires.queries import is_revised
from metropole.empires.view import EmpiresView
from metropole.kernel import Prompt
from metropole.kernel.chance import Rng
from metropole.kernel.view import View


def judged(view: View, prompt: Prompt) -> list[float]:
    """A mark for each option of the view; the best is the greatest."""
    if isinstance(view, EmpiresView):
        judges = EMPIRES_REVISED if is_revised(view.table) else EMPIRES
        return judges[prompt.key](view)
    assert isinstance(view, ColonialismView)
    return COLONIALISM[prompt.key](view)


def favoured(view: View, prompt: Prompt) -> list[int]:
    """The options with the best mark; there may be several."""
    options = view.options
    if len(options) == 1:
        return options
    marks = judged(view, prompt)
    best = max(marks)
    return [options[i] for i in range(len(options)) if marks[i] == best]


def favourite(view: View, prompt: Prompt, rng: Rng) -> int:
    """The option with the best mark; chance decides between equals."""
    equals = favoured(view, prompt)
    return equals[rng.randrange(len(equals))]


def prior_scores(view: View) -> list[float]:
    """A mark for each option of the view, told apart as finely as the rules of thumb can."""
    if isinstance(view, EmpiresView):
        return leanings_empires(view)
    assert isinstance(view, ColonialismView)
    return leanings_colonialism(view)
