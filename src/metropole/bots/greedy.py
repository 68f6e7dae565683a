"""A bot that judges every option of a question and takes the best."""

from metropole.bots.colonialism.judges import JUDGES as COLONIALISM
from metropole.bots.empires.judges import JUDGES as EMPIRES
from metropole.bots.empires.revised.judges import JUDGES as EMPIRES_REVISED
from metropole.colonialism.view import ColonialismView
from metropole.empires.queries import is_revised
from metropole.empires.view import EmpiresView
from metropole.kernel import Prompt
from metropole.kernel.chance import Rng
from metropole.kernel.view import View


class Greedy:
    """Every option of a question is judged, and the best is chosen; chance decides between equals."""

    name = "greedy"

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.options) == 1 or view.prompt is None:
            return view.options[0]
        scores = judged(view, view.prompt)
        best = max(scores)
        equals = [option for option, score in zip(view.options, scores, strict=True) if score == best]
        return equals[rng.randrange(len(equals))]


def judged(view: View, prompt: Prompt) -> list[float]:
    """A mark for each option, given by whoever knows the game."""
    if isinstance(view, EmpiresView):
        judges = EMPIRES_REVISED if is_revised(view.table) else EMPIRES
        return judges[prompt.key](view)
    assert isinstance(view, ColonialismView)
    return COLONIALISM[prompt.key](view)
