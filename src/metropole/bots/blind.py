"""A bot that chooses blindly."""

from metropole.colonialism.view import ColonialismView
from metropole.kernel.chance import Rng


class Blind:
    """Every option is as likely as any other."""

    name = "random"

    def choose(self, view: ColonialismView, rng: Rng) -> int:
        return view.options[rng.randrange(len(view.options))]
