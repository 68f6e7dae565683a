"""A view as a picture: what notebooks, learners and the command line show.

Nothing is shown that is not in the view. What is imported with this module is little; a game's drawing comes when it
is asked for. Pictures in dots need what the extra `rl` installs.
"""

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from metropole import registry
from metropole.games.kit import Chart, NoPictureError
from metropole.kernel import MetropoleError
from metropole.kernel.view import NOTEBOOK, View

if TYPE_CHECKING:
    from metropole.parts.outline import OutlineSection

FITTING = "max-width: 100%; height: auto"


class PictureFileError(MetropoleError):
    """A file that no picture can be written into."""


def svg(view: View, chart: Chart | None = None, language: str = "en") -> str:
    """The board as it lies, and a line for each seat; with the names of this board, or of the shipped one."""
    from metropole.pictures import page

    return page.whole(*registry.kit_of(view).picture(view, chart, language))


def png(view: View, chart: Chart | None = None, language: str = "en") -> bytes:
    """The same picture in dots, as a file."""
    from metropole.pictures import raster

    return raster.png(svg(view, chart, language))


def save(path: Path, view: View, chart: Chart | None = None, language: str = "en") -> None:
    """Write the picture into a file; how it ends says what it is made of."""
    if path.suffix not in (".svg", ".png"):
        raise PictureFileError(f"picture: '{path}' ends with neither .svg nor .png")
    content = png(view, chart, language) if path.suffix == ".png" else svg(view, chart, language).encode()
    try:
        path.write_bytes(content)
    except OSError as error:
        raise PictureFileError(f"picture: {path}: {error.strerror}") from None


def html(view: View, chart: Chart | None = None, language: str = "en") -> str:
    """For a page: the picture, no wider than the page; where nobody has drawn a game, its outline in tables."""
    from metropole.pictures import page

    kit = registry.kit_of(view)
    try:
        return page.whole(*kit.picture(view, chart, language), style=FITTING)
    except NoPictureError:
        speaker = kit.speaker(kit.edition_of(view), language, chart or kit.load_board(), view.seat)
        return "".join([table(section) for section in kit.outline(view, speaker)])


def table(section: "OutlineSection") -> str:
    """A heading with its rows; the first cell of a row names what the others tell of."""
    from metropole.parts import outline

    rows = [row([escape(outline.told(cell)) for cell in cells]) for cells in section.rows]
    return f"<table><caption>{escape(section.heading)}</caption>{''.join(rows)}</table>"


def row(texts: list[str]) -> str:
    names = [f'<th scope="row">{text}</th>' for text in texts[:1]]
    return f"<tr>{''.join([*names, *[f'<td>{text}</td>' for text in texts[1:]]])}</tr>"


NOTEBOOK[:] = [html]  # from now on views draw themselves
