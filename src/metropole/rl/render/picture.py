"""The picture of a position, whichever game it is of."""

from typing import Any

from metropole.colonialism.view import ColonialismView
from metropole.empires.view import EmpiresView
from metropole.rl.render import colonialism, empires
from metropole.rl.render.page import Layers


def layers(view: ColonialismView | EmpiresView, chart: Any) -> Layers:
    return colonialism.layers(view, chart) if isinstance(view, ColonialismView) else empires.layers(view, chart)
