"""A picture in dots, made from the same SVG, with the typefaces of the browser's table."""

from functools import cache, lru_cache
from importlib.metadata import PackageNotFoundError, files
from io import BytesIO
from typing import TYPE_CHECKING, Final

from metropole.extras import advice
from metropole.kernel import MetropoleError
from metropole.pictures.page import Layers, whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

GROUNDS: Final = 4  # that are kept; a game has another one whenever a territory is explored
FONTS: Final = {
    "font-source-sans-pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf", "SourceSansPro-Bold.ttf"),
    "font-source-serif-pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-It.ttf", "SourceSerifPro-Semibold.ttf"),
}


class NoRasterizerError(MetropoleError):
    """What draws pictures in dots is not installed."""


def dots(layers: Layers) -> "NDArray[np.uint8]":
    """Rows, columns, and red, green and blue of each dot."""
    try:
        import numpy as np
        from PIL.Image import alpha_composite  # optional, and slow to load
    except ImportError as error:
        raise missing(error) from None
    picture = alpha_composite(ground(layers.ground), raster(layers.above))
    return np.array(picture.convert("RGB"))


@lru_cache(GROUNDS)
def ground(marks: str) -> "Image":
    """Land and sea take longer than all pieces."""
    return raster(marks)


def raster(marks: str) -> "Image":
    """Where there are no marks the picture is transparent."""
    try:
        from PIL.Image import open as opened
    except ImportError as error:
        raise missing(error) from None
    return opened(BytesIO(png(whole(marks)))).convert("RGBA")


def png(document: str) -> bytes:
    """A document in dots, as a file."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise missing(error) from None
    return bytes(svg_to_bytes(svg_string=document, skip_system_fonts=True, font_files=fonts()))


@cache
def fonts() -> list[str]:
    """The files of the typefaces; they come as packages, so that no machine needs any of its own."""
    return [file for package, names in FONTS.items() for file in files_of(package, names)]


def files_of(package: str, names: tuple[str, ...]) -> list[str]:
    try:
        return [str(file.locate()) for file in files(package) or [] if file.name in names]
    except PackageNotFoundError as error:
        raise missing(error) from None


def missing(error: ImportError) -> NoRasterizerError:
    return NoRasterizerError(f"picture: those in dots need more: {advice('rl')} ({error})")
