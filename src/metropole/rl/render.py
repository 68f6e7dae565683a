"""A position as learners see it: the table in lines, the board as SVG, and the same in dots.

Nothing is shown that is not in the view. Pictures in dots need what the extra `rl` installs.
"""

import numpy as np
from numpy.typing import NDArray

from metropole import registry
from metropole.drawing import svg
from metropole.kernel.view import View
from metropole.parts import outline
from metropole.pictures import raster

__all__ = ["ansi", "rgb", "svg"]


def ansi(view: View, chart: registry.Chart | None = None) -> str:
    """The table as text, in English, without colours; with the names of this board, or of the shipped one."""
    kit = registry.kit_of(view)
    chart = chart or kit.load_board()
    speaker = kit.speaker(kit.edition_of(view), "en", chart, view.seat)
    return "\n".join(outline.with_ending(kit.outline(view, speaker), outline.ending(speaker, view))) + "\n"


def rgb(view: View, chart: registry.Chart | None = None) -> NDArray[np.uint8]:
    """The picture as rows, columns and three colours; its shape is always the same."""
    return raster.dots(registry.kit_of(view).picture(view, chart))
