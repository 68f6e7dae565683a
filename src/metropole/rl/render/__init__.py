"""A position as a picture: the table in lines, the board as SVG, and the same in dots.

Nothing is shown that is not in the view. Pictures in dots need what the extra `rl` installs.
"""

import numpy as np
from numpy.typing import NDArray

from metropole.colonialism.view import ColonialismView
from metropole.empires.view import EmpiresView
from metropole.rl.render import page, raster, text
from metropole.rl.render.picture import layers

__all__ = ["ansi", "rgb", "svg"]


def ansi(view: ColonialismView | EmpiresView) -> str:
    """The table as text, in English, without colours."""
    return "\n".join(text.lines(view)) + "\n"


def svg(view: ColonialismView | EmpiresView) -> str:
    """The board as it lies, and a line for each seat."""
    return page.whole(*layers(view))


def rgb(view: ColonialismView | EmpiresView) -> NDArray[np.uint8]:
    """The same picture as rows, columns and three colours; its shape is always the same."""
    return raster.dots(layers(view))
