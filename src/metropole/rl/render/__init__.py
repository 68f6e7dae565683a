"""A position as a picture: the table in lines, the board as SVG, and the same in dots.

Nothing is shown that is not in the view. Pictures in dots need what the extra `rl` installs.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from metropole.colonialism.view import ColonialismView
from metropole.empires.view import EmpiresView
from metropole.rl.render import page, raster, text
from metropole.rl.render.picture import layers

__all__ = ["ansi", "rgb", "svg"]


def ansi(view: ColonialismView | EmpiresView, chart: Any = None) -> str:
    """The table as text, in English, without colours; with the names of this board, or of the shipped one."""
    return "\n".join(text.lines(view, chart)) + "\n"


def svg(view: ColonialismView | EmpiresView, chart: Any = None) -> str:
    """The board as it lies, and a line for each seat."""
    return page.whole(*layers(view, chart))


def rgb(view: ColonialismView | EmpiresView, chart: Any = None) -> NDArray[np.uint8]:
    """The same picture as rows, columns and three colours; its shape is always the same."""
    return raster.dots(layers(view, chart))
