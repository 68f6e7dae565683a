"""The options of a question by their marks, which whoever knows the game gives."""

from metropole import registry
from metropole.kernel import Game, Prompt
from metropole.kernel.chance import Rng
from metropole.kernel.view import View


def judged(view: View, prompt: Prompt) -> list[float]:
    """A mark for each option of the view; the best is the greatest."""
    return registry.kit_of(view).bot.marks(view, prompt.key)


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


def chances(game: Game) -> list[float]:
    """Every seat's part of the victory: as it is, or else as it may be expected."""
    return registry.kit_of(game).bot.chances(game)
