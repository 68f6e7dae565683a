"""A bot that chooses blindly."""

from metropole.kernel.chance import Rng
from metropole.kernel.view import View


class Blind:
    """Every option is as likely as any other, whatever the game."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> int:
        return view.options[rng.randrange(len(view.options))]
